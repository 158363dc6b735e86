"""PLY-5: a player may leave at any moment; the seat plays on by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.ending import win
from velmoci.evropska_valka.state import ENDED_LAST, GAME_OVER, LEFT, NOBODY, NOT_BEGUN, Sight, State, Table, changed
from velmoci.kernel.errors import NotYourDecision
from velmoci.kernel.event import public


def check_resign(sight: Sight) -> None:
    """Once."""
    if not sight.table.is_playing(sight.seat):
        raise NotYourDecision("not_your_turn", "EV-PLY-5", power=sight.table.power(sight.table.decides))


def resign(state: State, seat: i64) -> None:
    """The seat stays in the game without its player; the last player left wins."""
    table = state.table
    table.status = changed(table.status, seat, LEFT)
    state.tell(public("left", power=table.power(seat)))
    last = last_player(table)
    if last != NOBODY:
        win(state, last, ENDED_LAST, NOBODY)


def last_player(table: Table) -> i64:
    """The only seat that still has its player, or NOBODY while there are more."""
    last: i64 = NOBODY
    for seat in range(table.players):
        if table.is_playing(seat):
            if last != NOBODY:
                return NOBODY
            last = seat
    return last


def waits_for_nobody(table: Table) -> bool:
    """Whether the seat that must decide has been left, so that the game plays for it."""
    running = table.phase != NOT_BEGUN and table.phase != GAME_OVER
    return running and not table.is_playing(table.decides)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-PLY-5": (resign, waits_for_nobody, last_player),
}
