"""Everything that happens at a table is an entry of one list that only grows; a table is the fold of it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Kind = Literal[
    "join",
    "leave",
    "away",
    "back",
    "mix",
    "begin",
    "order",
    "undo",
    "standing",
    "proposal",
    "captain",
    "say",
    "agreement",
    "answer",
    "disclose",
    "reveal",
    "pause",
    "resume",
    "absent",
    "vote",
    "takeover",
    "rematch",
    "remark",
]


class Entry(Struct, frozen=True):
    """One thing that happened: when, by whom, and what a fold needs to do it again."""

    sequence: int
    """Counts all entries of the match from 1. It never leaves: gaps would tell of others' secrets."""
    at: int
    """Milliseconds since 1970."""
    kind: Kind
    seat: int
    """-1 is the table itself."""
    member: int | None = None
    command: str | None = None
    """The id that the member's client made; one command is carried out once."""
    data: dict[str, Any] = {}


class SeatSetup(Struct, frozen=True):
    """How a seat is meant to be filled."""

    kind: Literal["person", "bot"]
    bot: str = ""
    colour: str = ""
    """Ordered by itself when the seat is asked for a colour and it is still free."""
    name: str = ""


class ClockSetup(Struct, frozen=True):
    """How time is kept: each move has its own time, and what is over it is taken from the bank."""

    mode: Literal["none", "live", "days"] = "none"
    move_ms: int = 0
    bank_ms: int = 0
    beforehand: bool = False
    """Whether what is asked out of turn is answered at once, by standing orders or by silence: nobody is waited for."""


class Header(Struct, frozen=True):
    """What is fixed when a table is set up; all of it but `start` may be shown to everybody."""

    match: str
    game: str
    rulebook: dict[str, Any]
    seats: list[SeatSetup]
    clock: ClockSetup
    created: int
    commitment: str
    is_public: bool = True
    one_screen: bool = False
    start: dict[str, Any] | None = None
    """A position dumped whole, where a match does not begin at the beginning; it never leaves the server."""
    follows: str | None = None
    """The match of which this one is the rematch or the fork."""


class Snapshot(Struct, frozen=True):
    """A table after some entry, so that opening it needs only the entries after that."""

    sequence: int
    version: int
    """Of the shape of `state`; a snapshot of another version is not used."""
    state: bytes


class Handled(Struct, frozen=True):
    """What became of a command: the entries to be made durable before anybody is told of it."""

    entries: list[Entry]
    """Empty when the command had been carried out before."""
    sequence: int
    """The acting seat's own count when it was carried out; the same again when the command comes again."""
