"""What a table tells: everything a seat or a spectator may know about it, typed once."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

SPECTATOR: Final = -1
"""A viewer who sits nowhere."""
Status = Literal["gathering", "running", "paused", "over"]


class MemberInfo(Struct, frozen=True):
    """One person behind a power."""

    number: int
    """Unique at the table, in the order of joining."""
    name: str
    is_present: bool
    is_captain: bool


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    power: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    """The bot that plays the seat now: its own, or one that stands in for somebody absent."""
    members: list[MemberInfo]
    bank_ms: int | None
    """Time left in the bank, without the running move."""
    talks: bool = True
    """Whether anybody there answers offers: a person, or a bot that can; not one that stands in."""


class ClockInfo(Struct, frozen=True):
    """How time is kept, and when the seats that are waited for run out of it."""

    mode: Literal["none", "live", "days"]
    move_ms: int
    bank_ms: int
    deadline: int | None
    """Milliseconds since 1970, or None while nothing runs."""
    beforehand: bool = False
    """Whether what is asked out of turn is answered at once, by standing orders or by silence."""


class AbsentInfo(Struct, frozen=True):
    """A power that does not answer, and how the others have voted on it so far."""

    power: str
    votes: dict[str, int]
    """wait, default, bot: how many want it."""
    deadline: int | None


class TableInfo(Struct, frozen=True):
    """Everything about a table that is not the game itself."""

    match: str
    game: str
    status: Status
    seats: list[SeatInfo]
    clock: ClockInfo
    rulebook: dict[str, Any]
    commitment: str
    """The hash of the secret behind the dice, published before the first order."""
    secret: str | None
    """The secret itself, once the game is over."""
    mixed: list[bool]
    rematch: str | None
    """The match that follows this one, once every seat has asked for it."""
    rematch_asked: list[int]
    """The seats that have asked for another game."""
    absent: list[AbsentInfo]
    """Powers that are voted on."""
    talking: list[list[str]]
    """Who talks with whom, where the rules let everybody see it."""
    outcome: dict[str, Any] | None
    is_public: bool
    one_screen: bool


class StandingOffer(Struct, frozen=True):
    """What a standing order could say to a question that is asked now."""

    topic: str
    partner: str
    places: list[str]
    answers: list[tuple[str, dict[str, Any]]]
    """By name, each with the order that it would give now; silence can always be asked for."""
    with_odds: list[str]
    """The answers that may hang on the odds."""


class DecisionInfo(Struct, frozen=True):
    """A question to the seat: its kind, the kinds of order it offers, what silence means."""

    kind: str
    seat: int
    waits: bool
    offers: list[str]
    default: dict[str, Any] | None
    about: dict[str, Any]
    standing: StandingOffer | None = None
    """What can be said to such questions from now on; nothing where one is always asked."""


class StandingKindInfo(Struct, frozen=True):
    """A question that can be answered beforehand, and what a standing order may say of it."""

    question: str
    answers: list[str]
    """By name, beside silence."""
    topics: list[str]
    places: list[str]
    has_partner: bool
    """Whether an order may be restricted to one who asks."""
    with_odds: list[str]
    """The answers that may hang on the odds."""


class StandingInfo(Struct, frozen=True):
    """A standing order of one's own power."""

    number: int
    order: dict[str, Any]
    text: str


class LoggedEvent(Struct, frozen=True, omit_defaults=True):
    """An event as this seat sees it; the number counts what this seat could see."""

    sequence: int
    event: str
    values: dict[str, Any]
    is_private: bool = False
    """Whether it tells this seat what not everybody may read."""


class TalkLine(Struct, frozen=True):
    """A line that this seat may read, numbered for this seat."""

    number: int
    at: int
    powers: list[str]
    author: str
    power: str
    text: str
    sentence: str = ""
    """What a bot says, as the name of a sentence in the texts of the table; `author` is then the bot's name."""


class RemarkLine(Struct, frozen=True):
    """What a spectator said, numbered for all who may read it."""

    number: int
    at: int
    author: str
    text: str


class AgreementInfo(Struct, frozen=True):
    """An agreement that this seat may know of, numbered for this seat."""

    number: int
    powers: list[str]
    form: Literal["line", "against", "free"]
    pairs: list[tuple[str, str]]
    against: str
    text: str
    by: str
    accepted: list[str]
    declined: list[str]
    disclosed: list[str]
    """To whom it was disclosed, as far as this seat may know; "*" is everybody."""
    reasons: dict[str, str] = {}
    """What bots among the parties said to it: power → name of a reason."""


class ProposalInfo(Struct, frozen=True):
    """An order that members of one's own power are voting on."""

    order: dict[str, Any]
    text: str
    votes: list[int]
