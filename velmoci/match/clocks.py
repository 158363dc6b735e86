"""Time: each move has its own, what is over it comes out of the bank.

A move lasts from the moment a seat is waited for until somebody else is.
"""

from __future__ import annotations

from velmoci.match.entries import ClockSetup
from velmoci.match.state import SeatState


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


def shift(own: SeatState, by: int) -> None:
    """The table stood still for so long."""
    if own.started is not None:
        own.started += by
