"""What a table remembers beside the game itself: plain values, written into snapshots as they are."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from velmoci.match.entries import Header
from velmoci.match.remarks import Remarks
from velmoci.match.talks import TalkState

STATE_VERSION = 2
"""A snapshot of another version is not read; the table is folded from all its entries instead."""


class Member(Struct):
    """A person who sits, or sat, at the table."""

    number: int
    seat: int
    name: str
    is_present: bool = True
    has_left: bool = False
    is_former: bool = False
    """Sat at this seat in the match before."""


class Proposal(Struct):
    """An order that members of one power vote for; `topic` is the question it answers."""

    topic: str
    order: str
    votes: list[int]


class StandingState(Struct):
    """A standing order; numbers are the seat's own and never given again."""

    number: int
    order: str


class SeatState(Struct):
    """What is remembered of one seat."""

    bank_ms: int = 0
    mixed: str = ""
    captain: int | None = None
    """The one whom the power named; without one it is the first who joined."""
    captain_votes: dict[int, int] = field(default_factory=dict)
    proposals: list[Proposal] = field(default_factory=list)
    stand_in: Literal["", "default", "bot"] = ""
    """Who plays for the absent: default orders, or a bot."""
    timeouts: int = 0
    """How often in a row time ran out."""
    started: int | None = None
    """When the move that is waited for began."""
    wants_rematch: bool = False
    standing: list[StandingState] = field(default_factory=list)
    """In the order in which they are asked; the first that speaks of a question answers it."""
    standing_count: int = 0


class Absent(Struct):
    """A vote on a seat that does not answer."""

    seat: int
    deadline: int | None
    votes: dict[int, str] = field(default_factory=dict)


class TableState(Struct):
    """The fold of all entries, without the game."""

    seats: list[SeatState]
    seen: list[int]
    """For every seat, and last for the spectators, how many entries could be seen."""
    talks: TalkState
    sequence: int = 0
    updated: int = 0
    has_begun: bool = False
    mixed: list[str] = field(default_factory=list)
    paused_at: int | None = None
    filled_at: int | None = None
    """Since when nobody is missing, before the game begins."""
    members: list[Member] = field(default_factory=list)
    absent: list[Absent] = field(default_factory=list)
    commands: dict[str, int] = field(default_factory=dict)
    """The last commands, by member and id, with the count of their seat after them."""
    rematch: str | None = None
    remarks: Remarks = field(default_factory=Remarks)


def fresh_state(header: Header) -> TableState:
    """A table at which nothing has happened."""
    seats = [SeatState(bank_ms=header.clock.bank_ms) for _ in header.seats]
    return TableState(seats, [0] * (len(seats) + 1), TalkState(known=[[] for _ in range(len(seats) + 1)]))
