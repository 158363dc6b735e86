"""Time: each move has its own, what is over it comes out of the bank.

A move lasts from the moment a seat is waited for until somebody else is.
"""

from __future__ import annotations

from velmoci.match.entries import ClockSetup
from velmoci.match.state import SeatState, TableState


def start_move(own: SeatState, at: int) -> None:
    """The seat is waited for from now on."""
    if own.started is None:
        own.started = at


def end_move(own: SeatState, clock: ClockSetup, at: int) -> None:
    """The seat is waited for no more; what was over the move's time is gone from its bank."""
    if own.started is not None:
        own.bank_ms = max(0, own.bank_ms - max(0, at - own.started - clock.move_ms))
        own.started = None


def deadline(own: SeatState, clock: ClockSetup) -> int | None:
    """When the seat that is waited for runs out of time."""
    if own.started is None:
        return None
    return own.started + clock.move_ms + own.bank_ms


def deadlines(state: TableState, clock: ClockSetup) -> list[tuple[int, int]]:
    """The seats whose time runs, and when it is over; not those that are voted on, and nobody without a clock."""
    if clock.mode == "none":
        return []
    voted_on = {vote.seat for vote in state.absent if vote.deadline is not None}
    found = [(seat, deadline(own, clock)) for seat, own in enumerate(state.seats)]
    return [(seat, end) for seat, end in found if end is not None and seat not in voted_on]


def shift(own: SeatState, by: int) -> None:
    """The table stood still for so long."""
    if own.started is not None:
        own.started += by
