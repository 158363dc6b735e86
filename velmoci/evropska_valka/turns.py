"""TRN: whose turn it is, and how a turn ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.ending import end_if_won
from velmoci.evropska_valka.state import TURN, State
from velmoci.kernel.event import public


def begin_turn(state: State, seat: i64) -> None:
    """The start part: Jacks and Queens, as many as the rules allow, and then one action."""
    table = state.table
    table.on_turn = seat
    table.decides = seat
    table.turn += 1
    table.phase = TURN
    table.has_sabotaged = False
    if state.events is not None:
        state.tell(public("turn-begins", power=table.power(seat), turn=int(table.turn)))


def pass_turn(state: State) -> None:
    """After exactly one action the left neighbour is on turn."""
    begin_turn(state, state.table.left_of(state.table.on_turn))


def end_action(state: State) -> None:
    """An action that changed the board: has anybody won? If not, the turn is over."""
    if not end_if_won(state):
        pass_turn(state)


def end_turn(state: State, seat: i64) -> None:
    """No action at all, where the option allows it."""
    if state.events is not None:
        state.tell(public("turn-passed", power=state.table.power(seat)))
    pass_turn(state)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-TRN-1": (pass_turn,),
    "EV-TRN-2": (begin_turn, pass_turn),
    "EV-TRN-3": (end_turn,),
    "EV-END-5": (end_action,),
}
