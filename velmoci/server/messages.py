"""The messages between server and browser, typed once: OpenAPI, schemas and TypeScript come from here."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from velmoci.match.commands import AnyCommand
from velmoci.match.told import (
    AgreementInfo,
    LoggedEvent,
    ProposalInfo,
    RemarkLine,
    SeatInfo,
    StandingInfo,
    StandingKindInfo,
    Status,
    TableInfo,
    TalkLine,
)  # fmt: skip

Nickname = Annotated[str, Meta(min_length=1, max_length=40)]

# ── WebSocket: what the client sends first, then commands


class Join(Struct, tag_field="type", tag="join", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The first message: which match, a seat's token or, to watch a private one, an invitation; what was seen."""

    match: str
    token: str | None = None
    since: int | None = None
    invitation: str = ""


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True, frozen=True):
    """Keeps a connection alive; answered by `pong`."""


ClientMessage = Join | Ping | AnyCommand

# ── WebSocket: what the server sends


class Welcome(Struct, tag_field="type", tag="welcome", frozen=True):
    """The answer to `join`: all that the seat may know now, and the log from `since` on."""

    sequence: int
    seat: int
    member: int | None
    table: TableInfo
    public: Raw
    own: Raw
    decisions: Raw
    log: list[LoggedEvent]
    talks: list[TalkLine]
    agreements: list[AgreementInfo]
    proposals: list[ProposalInfo]
    may_take_back: bool
    remarks: list[RemarkLine]
    """What spectators said to each other; to those who play it comes once the match is over."""
    standing: list[StandingInfo] = []
    """The seat's own standing orders."""
    standing_kinds: list[StandingKindInfo] = []
    """The questions that can be answered beforehand at this table."""


class Update(Struct, tag_field="type", tag="update", frozen=True):
    """What has changed; parts that have not are null.

    Of the game as everybody sees it `changes` tells pairs: a path of keys and of places in lists, and the
    value that now stands there.
    """

    sequence: int
    events: list[LoggedEvent]
    changes: Raw
    own: Raw
    decisions: Raw
    table: TableInfo | None
    talks: list[TalkLine]
    agreements: list[AgreementInfo]
    proposals: list[ProposalInfo] | None
    may_take_back: bool
    remarks: list[RemarkLine]
    standing: list[StandingInfo] | None = None


class Done(Struct, tag_field="type", tag="done", frozen=True):
    """The command with that id is carried out and durable."""

    id: str
    sequence: int


class Refused(Struct, tag_field="type", tag="refused", frozen=True):
    """The command with that id was not carried out; `reason` says which kind of wrong it was."""

    id: str | None
    reason: Literal["malformed", "not_yours", "refused", "limit", "unknown"]
    code: str
    clause: str | None
    values: dict[str, Any]


class Pong(Struct, tag_field="type", tag="pong", frozen=True):
    """The answer to `ping`."""


class Goodbye(Struct, tag_field="type", tag="goodbye", frozen=True):
    """The server closes the connection; the client may come back later."""

    code: Literal["shutdown", "too_many", "unknown_match", "bad_token", "too_slow", "bad_message"]


ServerMessage = Welcome | Update | Done | Refused | Pong | Goodbye

# ── HTTP


class OptionInfo(Struct, frozen=True, omit_defaults=True):
    """An option of a game for a form: what it is now, what is allowed, and the clause that it changes."""

    name: str
    type: Literal["int", "bool", "ask", "choice", "table", "ratio", "ratios", "names", "text"]
    default: int | bool | str | dict[str, int]
    clause: str
    allowed: str
    least: int | None = None
    most: int | None = None
    or_zero: bool = False
    choices: list[str] = []
    keys: list[str] = []
    words: list[str] = []
    count: int = 0


class OptionCheck(Struct, forbid_unknown_fields=True, frozen=True):
    """Options to be looked at before a match is made: POST /api/games/{game}/check answers with a Checked."""

    options: dict[str, Any] = {}


class OrderCheck(Struct, forbid_unknown_fields=True, frozen=True):
    """An order, as it would be given."""

    order: dict[str, Any]


class Checked(Struct, frozen=True):
    """Whether options go together or an order is allowed; the problem says what is wrong and by which clause."""

    problem: Problem | None
    warnings: list[str] = []
    """What players should know before they begin: sentences of the game by name."""


class Threats(Struct, frozen=True):
    """What the next turns may bring, as far as the caller can know; each names its `field`, the rest the game says."""

    threats: list[dict[str, Any]]


class MapWish(Struct, forbid_unknown_fields=True, frozen=True):
    """The rules of a match whose map is wanted; without chapters those that the options bring."""

    options: dict[str, Any]
    chapters: list[str] | None = None


class DrawnMap(Struct, frozen=True):
    """A map that depends on the rules of the match: POST /api/maps/{game}; what else it holds, the game says."""

    id: str
    name: dict[str, str]
    size: tuple[float, float]
    fields: list[dict[str, Any]]
    """With `id`, `name`, `sea`, `next`, `marks`, and as drawn `path`, `middle`, `room`."""
    powers: dict[str, Any]


class GameInfo(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: dict[str, str]
    seats: tuple[int, int]
    """The fewest and the most."""
    options: list[OptionInfo]
    bots: list[str]
    """The simplest first."""
    talking: list[str]
    """Those of them that answer offers in talks."""
    advice: dict[str, list[int]]
    rules: list[str]
    """The languages in which its rules can be read."""
    lessons: dict[str, dict[str, str]]
    """The chapters that can be learned one by one, with their titles."""
    has_standing: bool
    """Whether some of its questions can be answered beforehand."""


class GameList(Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


class ClauseInfo(Struct, frozen=True):
    """One numbered rule."""

    id: str
    section: str
    text: str


class RuleBook(Struct, frozen=True):
    """The rules of a game: the whole text as Markdown, and every clause by its number."""

    game: str
    language: str
    text: str
    clauses: list[ClauseInfo]


class SeatWish(Struct, forbid_unknown_fields=True, frozen=True):
    """How a seat of a new match is to be filled: a person who joins by a link, the creator, or a bot."""

    kind: Literal["me", "person", "bot"]
    bot: str = ""
    colour: str = ""
    """Chosen in advance; empty leaves the choice to the game."""
    name: str = ""


class ClockWish(Struct, forbid_unknown_fields=True, frozen=True):
    """How time is kept in a new match."""

    mode: Literal["none", "live", "days"] = "none"
    move_seconds: Annotated[int, Meta(ge=0, le=1209600)] = 0
    bank_seconds: Annotated[int, Meta(ge=0, le=1209600)] = 0
    beforehand: bool = False
    """Whether what is asked out of turn is answered at once, by standing orders or by silence."""


class NewMatch(Struct, forbid_unknown_fields=True, frozen=True):
    """A match to be made."""

    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=7)]
    nickname: Nickname
    options: dict[str, Any] = {}
    clock: ClockWish = ClockWish()
    is_public: bool = True
    one_screen: bool = False
    """All seats marked `person` are played from the creator's browser."""


class Place(Struct, frozen=True):
    """A place at a table: the token is shown once and kept only as a hash."""

    match: str
    seat: int
    token: str


class MadeMatch(Struct, frozen=True):
    """A new match: the creator's own places, and an invitation for those who join."""

    match: str
    places: list[Place]
    invitation: str


class MemberInvitation(Struct, frozen=True):
    """An invitation to play a power that has members already; only its members are given it."""

    match: str
    seat: int
    invitation: str


class JoinMatch(Struct, forbid_unknown_fields=True, frozen=True):
    """Taking an open seat, or with the invitation of a power's members joining them."""

    nickname: Nickname
    invitation: str = ""
    seat: int | None = None


class MatchLine(Struct, frozen=True):
    """A match in a list."""

    match: str
    game: str
    status: Status
    seats: list[SeatInfo]
    round: int
    created: int
    updated: int
    is_public: bool
    open_seats: int
    title: dict[str, str] = {}
    """What is played, in every language, where the game has scenarios and this is one of them."""
    waits: list[int] = []
    """The seats whose turn it is."""
    winners: list[int] = []
    """The seats that have won, once the match is over."""
    pace: Literal["none", "live", "days"] = "none"
    """How time is kept: not at all, in minutes at the table, or in days."""
    scenario: str = ""
    """Which shipped scenario is played, where the game has some."""
    chapters: list[str] = []
    """Which chapters are on, where the game has some."""
    colours: list[str] = []
    """For each seat the power in whose colour it plays, where that may be another's; empty while nobody knows."""


class MatchList(Struct, frozen=True):
    """Matches that may be watched or joined, the latest first."""

    matches: list[MatchLine]
    next: str = ""
    """What to ask for as `before` to see more; empty: there is nothing more."""


class MyMatch(Struct, frozen=True):
    """A match of one's own, with what is wanted of one there."""

    line: MatchLine
    seat: int
    token: str | None
    is_my_turn: bool
    waits_since: int | None = None
    """Since when it is one's turn, in milliseconds since 1970."""


class MyMatches(Struct, frozen=True):
    """All matches of one's own, the latest first."""

    matches: list[MyMatch]


class Mine(Struct, forbid_unknown_fields=True, frozen=True):
    """Places that a guest's browser remembers; the account's own are added by themselves."""

    places: Annotated[list[Place], Meta(max_length=200)] = []


class Fork(Struct, forbid_unknown_fields=True, frozen=True):
    """A game of one's own from a moment of another: from the truth if it is over, else from one's own view."""

    at: int
    token: str = ""
    seat: int = 0
    bot: str = "steady"
    nickname: Nickname = "Guest"


class Opening(Struct, forbid_unknown_fields=True, frozen=True):
    """A game of one's own from a position of a rulebook."""

    nickname: Nickname = "Guest"


class Credentials(Struct, forbid_unknown_fields=True, frozen=True):
    """A name and a password."""

    name: Nickname
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Account(Struct, frozen=True):
    """Who is signed in."""

    name: str | None


class CardOdds(Struct, frozen=True):
    """The odds of an attack in Evropská válka, from what one seat knows: GET /api/matches/{match}/odds."""

    attackers: int
    defenders: int
    win: float
    is_exact: bool
    interval: tuple[float, float]
    stop: float
    """The chance that somebody who is still to be asked could stop it."""
    margin: float
    margins: list[tuple[int, float]]
    """Difference of points, attack less defence, and its chance."""


class SleepersInfo(Struct, frozen=True):
    """How likely it is that so many units of a kind, or more, come to defend a field when it is attacked."""

    kind: str
    count: int
    chance: float
    or_more: bool


class WayInfo(Struct, frozen=True):
    """What something hidden is in a case: a row of formations that are there, so many units, or nothing."""

    owner: str
    name: str
    row: int
    formations: list[str]
    units: dict[str, int]
    building: dict[str, int]


class OddsPart(Struct, frozen=True):
    """The odds where what is hidden is so and so, and how likely that is."""

    chance: float
    exact: str
    unknowns: list[WayInfo]
    chances: dict[str, float]
    is_exact: bool


class FightOdds(Struct, frozen=True):
    """The odds of a battle of Salva: GET /api/matches/{match}/battle/odds; sides are `attacker` and `defender`."""

    field: str
    plans: dict[str, str]
    is_exact: bool
    battles: int
    """How many battles were tried out; 0 where all rolls were followed."""
    chances: dict[str, float]
    """Of `win` (the field falls), `lose` (no attacker is left) and `stalemate` (the attackers have to leave)."""
    intervals: dict[str, tuple[float, float]]
    lost: dict[str, dict[str, float]]
    """For each side its losses by kind, as they are to be expected."""
    worth: dict[str, float]
    """For each side what the lost units cost, and the chance that it loses less than the other."""
    better: dict[str, float]
    margins: dict[str, float]
    """How far the number of lost units may lie from the true one."""
    ends: list[tuple[str, int, int, float]]
    """Each end with the attackers and the defenders that survive it, and its chance."""
    sleepers: list[SleepersInfo] = []
    """Who comes to defend the field only when it is attacked; none where all stand there."""
    parts: list[OddsPart] = []
    """Where the caller does not know all that is on the field: the same case by case, the likeliest first."""


class FactorInfo(Struct, frozen=True):
    """One factor of a strength and the clause that it rests on."""

    name: str
    clause: str
    value: str


class ChainInfo(Struct, frozen=True):
    """A number with the factors that make it."""

    value: str
    factors: list[FactorInfo]


class RowInfo(Struct, frozen=True):
    """Fighters that shoot and are shot at alike."""

    kind: str
    side: str
    units: list[str]


class StrengthInfo(Struct, frozen=True):
    """What the whole fire of one row does to another, apart from the salvo's factor."""

    shooter: int
    target: int
    mode: str
    value: str
    factors: list[FactorInfo]


class FightStrengths(Struct, frozen=True):
    """Who fights in a battle of Salva and how hard: GET /api/matches/{match}/battle."""

    field: str
    rows: list[RowInfo]
    strengths: list[StrengthInfo]
    salvo: ChainInfo | None
    """The factor of the salvo that is under way."""
    sleepers: list[SleepersInfo] = []
    """Who comes to defend the field only when it is attacked; none where all stand there."""


class HitInfo(Struct, frozen=True):
    """What all fire of a unit does to a class of targets, apart from the salvo's factor, on these fields."""

    side: str
    against: str
    mode: str
    fields: list[str]
    value: str
    factors: list[FactorInfo]


class UnitNumbers(Struct, frozen=True):
    """A unit of Salva in numbers: GET /api/matches/{match}/unit; it defends where it is and attacks from there."""

    unit: str
    movement: ChainInfo
    left: str
    """Of its movement."""
    damage: str
    hits: list[HitInfo]


class ReplayPart(Struct, frozen=True):
    """What one seat knew and read of a step besides what everybody did; the seat -1 is everybody."""

    seat: int
    own: dict[str, Any] | None
    """What it alone knew afterwards; None where that is what it was before."""
    events: list[LoggedEvent] | None
    """What it read; None where that is all of `events`."""


class ReplayStep(Struct, frozen=True):
    """One record of a replay as the viewer may see it."""

    sequence: int
    seat: int
    order: str | None
    rolls: list[int]
    sides: list[int]
    """What each roll chose from: a die from 6, a lot between three seats from 3."""
    secret_sides: list[int]
    """What each secret roll of a shuffle chose from; the rolls stand in the record."""
    events: list[LoggedEvent]
    public: dict[str, Any]
    parts: list[ReplayPart] = []
    """Of everybody, and of every seat once the game is over; before that of the viewer's own alone."""


class Replay(Struct, frozen=True):
    """A match from the beginning; of a running one only what the viewer has seen."""

    table: TableInfo
    steps: list[ReplayStep]
    secrets: dict[str, Any] | None
    """All secrets by power, once the game is over."""
    luck: list[dict[str, Any]]
    """For each power what was to be expected and what came: losses, or battles won and points drawn."""
    talks: list[TalkLine]
    """What was said, once the game is over, as far as the rules or all who talked allow it."""
    remarks: list[RemarkLine]
    """What spectators said to each other, once the game is over."""


class Health(Struct, frozen=True):
    """Whether the server does its work."""

    status: Literal["ok", "stopping"]
    version: str


class Problem(Struct, frozen=True):
    """Why a request was not carried out."""

    code: str
    clause: str | None = None
    values: dict[str, Any] = {}
