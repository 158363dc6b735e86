"""Ready choices of chapters: presets, and a ladder on which one chapter after another is learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from velmoci.kernel.rulebook import Chapter, unmet
from velmoci.salva.library import CHAPTERS, SCENARIOS, find_scenario
from velmoci.salva.overview import excluded_by, title
from velmoci.salva.units import standard_kinds

FOUNDATIONS: Final = ("terrain", "naval", "second_line", "submarines", "factories")
ARMS: Final = (
    "multiplayer", "repair_prevention", "statistical_destruction", "half_units", "alliance", "retreat", "upkeep", "air",
    "expensive_units", "capital_ships", "fortresses", "artillery", "land_transport", "cheap_units",
    "strategic_bombing", "specialised", "pioneer_infantry",
)  # fmt: skip
HIDDEN: Final = ("formations", "hidden_units", "scouting", "neutral_army")


AFLOAT: Final = ("naval", "submarine")
STEPS_OF_SETUP: Final = ("random_map", "random_goal", "fair_start")
"""Chapters that say how a game begins and change no rule of it."""


class Fit(NamedTuple):
    """A shipped scenario that can be played with a choice of chapters."""

    scenario: str
    own: int
    """How many of the chapters that were chosen are its own."""
    more: tuple[str, ...]
    """Those that were chosen and are switched on beside its own."""


def steps() -> list[str]:
    """The chapters of the ladder in canonical order: no goals, no bridges, nothing that is on anyway."""
    return [
        chapter.id
        for chapter in CHAPTERS
        if not chapter.is_always_on and not chapter.bridges and chapter.group != "goal"
    ]


class Rung(NamedTuple):
    """One ready choice on the ladder."""

    chapters: tuple[str, ...]
    """All that are on, beside those that always are."""
    added: tuple[str, ...]
    """Those that the rung below has not."""
    scenarios: tuple[str, ...]
    """The scenarios that can be played from this rung on, whatever their goal, the easiest first."""

    def title(self, language: str) -> str:
        """What is new on the rung; the first one is the minimal version."""
        return ", ".join([title(name, language) for name in self.added or (CHAPTERS[0].id,)])


def ladder() -> list[Rung]:
    """For every k the first k chapters; one that needs a later chapter joins at the step where its needs are met.

    A chapter that some below it exclude is a rung without them, and the next rung goes on without it.
    """
    order = steps()
    found: list[Rung] = []
    for count in range(len(order) + 1):
        below = together(order[: count - 1]) if count else ()
        chapters = beside(below, order[count - 1]) if count else ()
        added = tuple([name for name in chapters if name not in below])
        known = {name for rung in found for name in rung.scenarios}
        scenarios = tuple([name for name in playable(chapters) if name not in known])
        found.append(Rung(chapters, added, scenarios))
    return found


def together(reached: Sequence[str]) -> tuple[str, ...]:
    """Of some chapters those that can be on at once, the earlier ones first, each with its needs among them."""
    chapters = {chapter.id: chapter for chapter in CHAPTERS}
    on: list[str] = []
    for name in reached:
        if not set(excluded_by(chapters[name])) & set(on):
            on.append(name)
    return standing_alone(on)


def beside(below: Sequence[str], newest: str) -> tuple[str, ...]:
    """Some chapters and one more; what it excludes makes room, with all that rests on it."""
    chapters = {chapter.id: chapter for chapter in CHAPTERS}
    excluded = excluded_by(chapters[newest])
    return standing_alone([*[name for name in below if name not in excluded], newest])


def standing_alone(reached: Sequence[str]) -> tuple[str, ...]:
    """Of some chapters those whose needs are among them."""
    chapters = {chapter.id: chapter for chapter in CHAPTERS}
    given = {chapter.id for chapter in CHAPTERS if chapter.is_always_on}
    on: set[str] = set()
    before = -1
    while len(on) > before:
        before = len(on)
        on |= {name for name in reached if is_complete(chapters[name], given | on)}
    return tuple([name for name in reached if name in on])


def is_complete(chapter: Chapter, on: set[str]) -> bool:
    """Whether all that a chapter needs is among some chapters, with every option as it comes."""
    return on.issuperset(chapter.needs) and not unmet(chapter, on, {})


def playable(chapters: Sequence[str]) -> tuple[str, ...]:
    """The shipped scenarios whose chapters are all among these or are goals."""
    goals = {chapter.id for chapter in CHAPTERS if chapter.group == "goal"}
    known = set(chapters) | goals
    return tuple([name for name in SCENARIOS if chapters_of(name) <= known])


@cache
def chapters_of(name: str) -> frozenset[str]:
    """The chapters of a shipped scenario, whose file is read once."""
    return frozenset(find_scenario(name).chapters)


def fitting(wanted: Sequence[str]) -> list[Fit]:
    """The shipped scenarios that can be played with these chapters on, those that are made for most of them first."""
    goals = {chapter.id for chapter in CHAPTERS if chapter.group == "goal"}
    bridges = {chapter.id for chapter in CHAPTERS if chapter.bridges}
    chosen = {name for name in wanted if name not in goals}
    found: list[Fit] = []
    for name in SCENARIOS:
        own = set(chapters_of(name)) - goals - bridges
        more = tuple([chapter.id for chapter in CHAPTERS if chapter.id in chosen - own])
        scenario = find_scenario(name)
        is_afloat = scenario.board.has_sea() or not chosen & at_sea()
        if own <= chosen and is_afloat and not scenario.excluded(more):
            found.append(Fit(name, len(own), more))
    return sorted(found, key=lambda fit: -fit.own)


@cache
def at_sea() -> frozenset[str]:
    """The chapters whose units are all at home at sea, so that they can do nothing on a map without one."""
    kinds = standard_kinds().rows
    ashore = {kind.row["chapter"] for kind in kinds if kind.row["class"] not in AFLOAT}
    return frozenset({str(kind.row["chapter"]) for kind in kinds} - ashore)


def ways() -> tuple[str, ...]:
    """The ways to a game, for beginners from the first to the last."""
    return ("scenario", "free", "random_map", "random_goal", "fair_start")


PRESETS: Final[dict[str, tuple[str, ...]]] = {
    "minimal": (),
    "basic": FOUNDATIONS,
    "all_arms": (*FOUNDATIONS, *ARMS),
    "hiding": (*FOUNDATIONS, *HIDDEN),
    "war_economy": ("terrain", "naval", "second_line", "submarines", "war_economy"),
    "ages": (*FOUNDATIONS, "technology", "civilization"),
    "people": ("terrain", "second_line", "multiplayer", "alliance", "government_and_people"),
    "everything": together([name for name in steps() if name not in STEPS_OF_SETUP]),
}
"""Exactly these chapters, beside those that are always on; whoever wants others composes them himself (`custom`)."""

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-chapters-4": (standing_alone,),
    "SA-chapters-7": (steps,),
    "SA-chapters-11": (steps,),
    "SA-chapters-12": (ladder, standing_alone, together, beside),
    "SA-setup-12": (ways,),
}
