"""FLD: figures on fields. A field holds one colour, any number of it, and stays its power's for the whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.state import NOBODY, Sight, State


def enter(state: State, seat: i64, field: i64, count: i64) -> None:
    """Figures come to a field that is empty or the player's own."""
    table = state.table
    table.owner[field] = seat
    table.figures[field] += count
    table.mask[seat] |= state.board.bit[field]


def leave(state: State, field: i64, count: i64) -> None:
    """Figures go; without the last one nobody controls the field."""
    table = state.table
    table.figures[field] -= count
    if table.figures[field] == 0:
        table.mask[table.owner[field]] -= state.board.bit[field]
        table.owner[field] = NOBODY


def is_empty(sight: Sight, field: i64) -> bool:
    """No figure at all stands there."""
    return sight.table.owner[field] == NOBODY


def controls(sight: Sight, field: i64) -> bool:
    """At least one own figure stands there."""
    return sight.table.owner[field] == sight.seat


def is_home(sight: Sight, field: i64) -> bool:
    """One of the three fields of one's own power, whoever stands there now."""
    return sight.home() & sight.board.bit[field] != 0


def keeps_home(sight: Sight, origin: i64, target: i64, goes_empty: bool) -> bool:
    """Whether a figure is left at home when some go from one field to another; attacks count as won."""
    left = sight.table.mask[sight.seat] | sight.board.bit[target]
    if goes_empty:
        left -= sight.board.bit[origin]
    return left & sight.home() != 0


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-FLD-2": (enter,),
    "EV-FLD-3": (controls, leave),
    "EV-FLD-4": (enter,),
    "EV-TRN-4": (keeps_home,),
}
