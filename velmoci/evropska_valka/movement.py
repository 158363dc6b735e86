"""MOV: the action move, one figure to an empty neighbour."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.fields import controls, enter, is_empty, keeps_home, leave
from velmoci.evropska_valka.orders import Move
from velmoci.evropska_valka.state import Sight, State
from velmoci.evropska_valka.turns import end_action
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public


def check_move(sight: Sight, order: Move) -> None:
    """From a field of one's own to an empty neighbour, and never the last figure away from home."""
    board = sight.board
    origin, target = board.index[order.origin], board.index[order.target]
    if not controls(sight, origin):
        raise Refusal("not_own_figure", "EV-MOV-1", field=order.origin)
    check_neighbour(sight, origin, target, True)
    if not is_empty(sight, target) and not (sight.settings.move_to_own and controls(sight, target)):
        raise Refusal("not_empty", "EV-MOV-2", field=order.target)
    if not keeps_home(sight, origin, target, moves_all(sight, origin)):
        raise Refusal("home_empty", "EV-TRN-4")


def check_neighbour(sight: Sight, origin: i64, target: i64, by_ship: bool) -> None:
    """The two fields are neighbours; if not, what is wrong with the way."""
    board = sight.board
    around = board.near[origin] if by_ship else board.land[origin]
    if around & board.bit[target] != 0:
        return
    names = board.fields[origin], board.fields[target]
    if board.near[origin] & board.bit[target] != 0:
        raise Refusal("no_sea_attack", "EV-ATT-1", origin=names[0], target=names[1])
    if (board.harbours[origin] or board.harbours[target]) and not board.share_sea(origin, target):
        has_both = bool(board.harbours[origin]) and bool(board.harbours[target])
        raise Refusal("wrong_sea", "EV-ADJ-4" if has_both else "EV-MOV-4", origin=names[0], target=names[1])
    raise Refusal("not_neighbour", "EV-ADJ-1", origin=names[0], target=names[1])


def moves_all(sight: Sight, origin: i64) -> bool:
    """Whether moving one piece leaves the field empty; a pyramid always does."""
    return sight.settings.pyramids or sight.table.figures[origin] == 1


def move_targets(sight: Sight, origin: i64, empty: i64) -> i64:
    """Where a figure of that field may go, given the empty fields."""
    board, table = sight.board, sight.table
    own = table.mask[sight.seat]
    targets = board.near[origin] & (empty | own if sight.settings.move_to_own else empty)
    if moves_all(sight, origin) and (own - board.bit[origin]) & sight.home() == 0:
        targets &= sight.home()
    return targets


def move(state: State, seat: i64, order: Move) -> None:
    """One figure, or the pyramid, goes over."""
    table, board = state.table, state.board
    origin, target = board.index[order.origin], board.index[order.target]
    count: i64 = table.figures[origin] if state.settings.pyramids else 1
    leave(state, origin, count)
    enter(state, seat, target, count)
    if state.events is not None:
        state.tell(public("moved", power=table.power(seat), origin=order.origin, target=order.target))
    end_action(state)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-MOV-1": (check_move, move),
    "EV-MOV-2": (check_move,),
    "EV-MOV-3": (check_neighbour,),
    "EV-MOV-4": (check_neighbour,),
    "EV-TRN-4": (check_move,),
    "EV-PYR-3": (move_targets,),
}
