"""JCK: the Jack, sabotage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.deck import JACKS
from velmoci.evropska_valka.ending import end_if_won
from velmoci.evropska_valka.fields import controls, is_empty, is_home
from velmoci.evropska_valka.hands import check_power_card, use_for_power
from velmoci.evropska_valka.losses import halve
from velmoci.evropska_valka.orders import Sabotage
from velmoci.evropska_valka.state import Sight, State
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import reveal


def check_sabotage(sight: Sight, order: Sabotage) -> None:
    """Once a turn, a Jack or an Ace, a home field that another player controls."""
    field = sight.board.index[order.field]
    check_power_card(sight, order.card, JACKS, "EV-JCK-1")
    if sight.table.has_sabotaged:
        raise Refusal("second_sabotage", "EV-JCK-4")
    if not is_home(sight, field) or is_empty(sight, field) or controls(sight, field):
        raise Refusal("bad_sabotage_field", "EV-JCK-2", field=order.field)
    if is_immune(sight, field):
        raise Refusal("bad_sabotage_field", "EV-JCK-3", field=order.field)


def is_immune(sight: Sight, field: i64) -> bool:
    """A single figure, where the option protects it."""
    return sight.settings.single_is_immune and sight.table.figures[field] == 1


def sabotage_fields(sight: Sight) -> i64:
    """The fields that can be sabotaged now."""
    table, board = sight.table, sight.board
    if table.has_sabotaged:
        return 0
    fields = sight.home() & table.occupied() & ~table.mask[sight.seat]
    for field in range(board.size):
        if fields & board.bit[field] != 0 and is_immune(sight, field):
            fields -= board.bit[field]
    return fields


def sabotage(state: State, seat: i64, order: Sabotage) -> None:
    """Half of the figures there go; the turn goes on with one action, unless the game is won."""
    table = state.table
    field = state.board.index[order.field]
    other, before = table.power(table.owner[field]), int(table.figures[field])
    use_for_power(state, seat, order.card)
    table.has_sabotaged = True
    left = halve(state, field)
    if state.events is not None:
        state.tell(
            reveal(
                "sabotage",
                power=table.power(seat),
                card=order.card,
                field=order.field,
                other=other,
                before=before,
                left=int(left),
            )
        )
    end_if_won(state)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-JCK-1": (check_sabotage,),
    "EV-JCK-2": (check_sabotage, sabotage_fields),
    "EV-JCK-3": (sabotage, is_immune),
    "EV-JCK-4": (check_sabotage,),
    "EV-JCK-5": (sabotage,),
    "EV-ACE-2": (sabotage,),
    "EV-END-5": (sabotage,),
}
