"""END: who has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.board import POWERS, Board
from velmoci.evropska_valka.state import (
    ENDED_BY_FALL,
    ENDED_BY_TRIO,
    GAME_OVER,
    NOBODY,
    State,
    Table,
)  # fmt: skip
from velmoci.kernel.event import public


def stands_at_home(table: Table, board: Board, seat: i64) -> bool:
    """At least one of its figures is on one of its home fields."""
    return table.mask[seat] & board.trio[table.flag[seat]] != 0


def taken_trio(table: Table, board: Board, seat: i64) -> i64:
    """Another power all of whose fields the seat controls, or NOBODY; it may be an idle one."""
    mask = table.mask[seat]
    for power in range(len(POWERS)):
        trio = board.trio[power]
        if mask & trio == trio and power != table.flag[seat]:
            return power
    return NOBODY


def end_if_won(state: State) -> bool:
    """After a completed step: the seat on turn comes first, then clockwise; who stands nowhere at home cannot win."""
    table, board = state.table, state.board
    seat = table.on_turn
    for _ in range(table.players):
        if stands_at_home(table, board, seat):
            power = taken_trio(table, board, seat)
            if power != NOBODY:
                win(state, seat, ENDED_BY_TRIO, power)
                return True
            left = table.left_of(seat)
            if not stands_at_home(table, board, left):
                win(state, seat, ENDED_BY_FALL, left)
                return True
        seat = table.left_of(seat)
    return False


def win(state: State, seat: i64, reason: i64, cause: i64) -> None:
    """The game is over at once, in whosever turn."""
    table = state.table
    table.phase = GAME_OVER
    table.winners = [int(seat)]
    table.ended_by = reason
    table.cause = cause
    if state.events is not None:
        power = table.power(seat)
        if reason == ENDED_BY_TRIO:
            state.tell(public("won-trio", power=power, trio=POWERS[cause]))
        elif reason == ENDED_BY_FALL:
            state.tell(public("won-fall", power=power, other=table.power(cause)))
        else:
            state.tell(public("won-last", power=power))
        state.tell(public("game-over"))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-END-1": (end_if_won, taken_trio),
    "EV-END-2": (taken_trio,),
    "EV-END-3": (end_if_won,),
    "EV-END-4": (end_if_won,),
    "EV-END-6": (win,),
    "EV-END-7": (end_if_won, stands_at_home),
}
