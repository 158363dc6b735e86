"""RET-4 and JCK-3: half of the figures on a field go, rounded so that the smaller half stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.fields import leave
from velmoci.evropska_valka.pyramids import resize, shrunk
from velmoci.evropska_valka.state import State


def halved(figures: i64) -> i64:
    """5 → 2, 4 → 2, 3 → 1, 2 → 1, 1 → 0."""
    return figures // 2


def halve(state: State, field: i64) -> i64:
    """Halves the figures of a field, or shrinks its pyramid; tells how many stay."""
    table = state.table
    seat, figures = table.owner[field], table.figures[field]
    if state.settings.pyramids:
        size = shrunk(table, seat, figures)
        resize(state, field, size)
        return size
    stay = halved(figures)
    table.pieces[seat] -= figures - stay
    leave(state, field, figures - stay)
    return stay


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-RET-4": (halved, halve),
    "EV-JCK-3": (halved, halve),
    "EV-PYR-6": (halve,),
}
