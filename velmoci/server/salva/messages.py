"""Scenarios, chapters and games that people put together, as they travel."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from velmoci.server.messages import OptionInfo, Problem


class SideCard(Struct, frozen=True):
    """A side of a scenario: its name, and what it is to do."""

    id: str
    title: dict[str, str]
    role: str


class Measured(Struct, frozen=True):
    """How games between equal bots went: how many each side won alone, how many several, how many nobody."""

    bots: str
    games: int
    wins: dict[str, int]
    shared: int
    drawn: int
    percent: dict[str, float]
    """Each side's share of all games; a win that is shared is divided."""
    interval: dict[str, list[float]]
    """Between how many per cent the true share lies in 95 of 100 cases."""


class ScenarioCard(Struct, frozen=True):
    """A scenario of Salva for somebody who chooses one."""

    id: str
    title: dict[str, str]
    about: dict[str, str]
    players: int
    sides: list[SideCard]
    chapters: list[str]
    options: dict[str, Any]
    """Those that the scenario sets."""
    limits: dict[str, list[Any]]
    """For some options the only values that it allows."""
    rounds: list[int]
    minutes: list[int]
    """From how many to how many; empty where nobody has measured."""
    measured: Measured | None


class ScenarioList(Struct, frozen=True):
    """The scenarios of Salva, the easiest first."""

    scenarios: list[ScenarioCard]


class ChapterInfo(Struct, frozen=True):
    """A chapter as a switch; one with bridges is on exactly when the chapters are that it joins."""

    id: str
    title: dict[str, str]
    clause: str
    rules: int
    """How many it brings."""
    needs: list[str]
    needs_one_of: list[list[str]]
    """Groups of which one must be there: a chapter, or an option as somebody types it, `airfields=buildings`."""
    excludes: list[str]
    bridges: list[str]
    is_always_on: bool
    is_goal: bool
    options: list[OptionInfo]


class GoalInfo(Struct, frozen=True):
    """A goal: its chapter (none: the minimal version), for how many, what it needs; `random` is one of them by lot."""

    id: str
    chapter: str
    players: tuple[int, int]
    needs: list[str]


class RungInfo(Struct, frozen=True):
    """A rung of the ladder by which chapters are learned: what is on, what is new, what can be played from here on."""

    title: dict[str, str]
    chapters: list[str]
    added: list[str]
    scenarios: list[str]


class ChapterList(Struct, frozen=True):
    """The chapters of Salva in their order, ready choices of them, and the goals."""

    chapters: list[ChapterInfo]
    presets: dict[str, list[str]]
    goals: list[GoalInfo]
    ladder: list[RungInfo]
    segments: list[str]
    """Of which maps are laid: `G1` and so on, each as its three rows of cells."""
    ways: list[str]
    """The ways to a game as beginners are offered them: `scenario` first, `fair_start` last."""


class Switches(Struct, forbid_unknown_fields=True, frozen=True):
    """Chapters that somebody wants to have on, and options that may stand in for what they need."""

    on: Annotated[list[str], Meta(max_length=60)]
    options: dict[str, Any] = {}


class ChapterOn(Struct, frozen=True):
    """A chapter that is on, why, and for which others."""

    chapter: str
    why: str
    """`always`, `wanted`, `needed` or `bridge`."""
    others: list[str]


class FittingScenario(Struct, frozen=True):
    """A scenario whose chapters are all on, and those that are switched on beside its own."""

    scenario: str
    more: list[str]


class Switched(Struct, frozen=True):
    """What follows from switches: what is on, what is out of the question because of what, or what is wrong."""

    on: list[ChapterOn]
    excluded: dict[str, list[str]]
    hash: str
    problem: Problem | None
    fits: list[FittingScenario] = []
    """Scenarios that can be played with these chapters, those made for most of them first."""


class WishedMap(Struct, forbid_unknown_fields=True, frozen=True):
    """A map by chance; no masses of land: as many as are usual; fair for so many by construction.

    Or, in place of all this, segments laid on purpose: rows between commas, an `r` for each quarter turn clockwise.
    """

    seed: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z_-]*$")]
    land: Annotated[int, Meta(ge=2, le=30)]
    sea: Annotated[int, Meta(ge=0, le=15)]
    masses: Annotated[int, Meta(ge=0, le=6)] = 0
    fair: Annotated[int, Meta(ge=1, le=4)] = 1
    laid: Annotated[str, Meta(max_length=400)] = ""


class WishedGame(Struct, forbid_unknown_fields=True, frozen=True):
    """A game that somebody puts together: POST /api/salva/compose."""

    map: WishedMap
    chapters: Annotated[list[str], Meta(max_length=60)] = []
    goal: str = "elimination"
    players: Annotated[int, Meta(ge=2, le=6)] = 2
    start: Literal["similar", "one_field", "sea"] = "similar"
    total: Annotated[int, Meta(ge=0, le=1000)] = 20
    allotments: Annotated[list[Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=6)] = []
    names: Annotated[list[Annotated[str, Meta(max_length=30)]], Meta(max_length=6)] = []
    options: dict[str, Any] = {}


class ComposedGame(Struct, frozen=True):
    """The scenario as text, to be given as the option `scenario` of a new match, with its map; or what is wrong."""

    scenario: str = ""
    goal: str = ""
    chapters: list[str] = []
    warnings: list[str] = []
    map: dict[str, Any] | None = None
    """As POST /api/maps/salva gives it."""
    problem: Problem | None = None


class ExactChance(Struct, frozen=True):
    """A chance as it is exactly, `2/9`, and as a number."""

    exact: str
    share: float


class ClueInfo(Struct, frozen=True):
    """A row by its number or a token by its name, where the token lies, and its face where that is known."""

    name: str
    field: str
    face: bool | None


class KnownInfo(Struct, frozen=True):
    """What somebody knows of a formation, or of all tokens of one kind that a seat has; those have no rows."""

    owner: str
    name: str
    rows: list[ClueInfo]
    tokens: list[ClueInfo]
    true: int
    """So many of the tokens whose faces are not known are true."""
    worlds: int
    """So many ways to lie are left."""


class PossibilityInfo(Struct, frozen=True):
    """One thing that may be on a field: a row of formations, so many units of tokens, or nothing."""

    chance: ExactChance
    row: int
    """0 where no row is meant."""
    formations: list[str]
    """Those that would be there; the row may be empty all the same."""
    units: dict[str, int]
    building: dict[str, int]


class UnknownInfo(Struct, frozen=True):
    """Something hidden of which one possibility is true: formations whose rows are linked, or tokens of a kind."""

    owner: str
    name: str
    tokens: list[str]
    """Those that lie on the field."""
    possibilities: list[PossibilityInfo]


class UnknownArmy(Struct, frozen=True):
    """An army that comes only when the field is attacked, and how likely it is of this size."""

    kind: str
    count: int
    chance: ExactChance


class FieldKnowledge(Struct, frozen=True):
    """What could be on a field as far as the caller knows: GET /api/matches/{match}/knowledge."""

    field: str
    units: list[str]
    """Those that surely stand there."""
    unknowns: list[UnknownInfo]
    """Things that are independent of each other."""
    nobody: ExactChance
    armies: list[UnknownArmy]
    known: list[KnownInfo]
    """What the caller knows of those whose tokens lie there; without a field of everything that others hide."""


class Witness(Struct, frozen=True):
    """What a seat can know of what the caller hides; without a power what everybody can."""

    power: str
    known: list[KnownInfo]


class GivenAway(Struct, frozen=True):
    """What others can know of what the caller hides, and after an order: GET /api/matches/{match}/given_away."""

    now: list[Witness]
    after: list[Witness] | None
