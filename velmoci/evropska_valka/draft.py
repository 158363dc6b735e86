"""DRF: the action draft, one new figure at home; with pyramids build or grow (PYR-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.fields import controls, enter, is_empty, is_home
from velmoci.evropska_valka.orders import Draft
from velmoci.evropska_valka.pyramids import SMALL, in_stock, raise_pyramid, resize
from velmoci.evropska_valka.state import NOBODY, Sight, State
from velmoci.evropska_valka.turns import end_action
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public


def check_draft(sight: Sight, order: Draft) -> None:
    """A home field that is empty or one's own, a figure that the limit allows, a pyramid that is in stock."""
    field = sight.board.index[order.field]
    if not is_home(sight, field):
        raise Refusal("not_home", "EV-DRF-3", field=order.field)
    if not is_empty(sight, field) and not controls(sight, field):
        raise Refusal("field_held", "EV-DRF-2", field=order.field, power=sight.table.power(sight.table.owner[field]))
    if not limit_allows(sight, field):
        raise Refusal("figure_limit", "EV-DRF-1", limit=int(sight.settings.figure_limit))
    if not stock_allows(sight, field):
        raise Refusal("no_stock", "EV-PYR-4", field=order.field)


def limit_allows(sight: Sight, field: i64) -> bool:
    """Without the option figures are not limited; a pyramid that grows adds nothing."""
    limit = sight.settings.figure_limit
    if limit == 0 or (sight.settings.pyramids and controls(sight, field)):
        return True
    return sight.table.pieces[sight.seat] < limit


def stock_allows(sight: Sight, field: i64) -> bool:
    """With pyramids the next size must be in stock; on an empty field that is the small one."""
    return not sight.settings.pyramids or in_stock(sight.table, sight.seat, sight.table.figures[field] + 1) > 0


def draft_fields(sight: Sight) -> i64:
    """The fields where a draft is possible now."""
    table, board = sight.table, sight.board
    fields: i64 = 0
    home = sight.home()
    for field in range(board.size):
        if home & board.bit[field] != 0:
            owner = table.owner[field]
            if (owner == NOBODY or owner == sight.seat) and limit_allows(sight, field) and stock_allows(sight, field):
                fields |= board.bit[field]
    return fields


def draft(state: State, seat: i64, order: Draft) -> None:
    """One new figure."""
    table = state.table
    field = state.board.index[order.field]
    if state.settings.pyramids:
        build_or_grow(state, seat, field)
    else:
        enter(state, seat, field, 1)
        table.pieces[seat] += 1
        if state.events is not None:
            state.tell(
                public("drafted", power=table.power(seat), field=order.field, figures=int(table.figures[field]))
            )
    end_action(state)


def build_or_grow(state: State, seat: i64, field: i64) -> None:
    """A small pyramid on an empty field, or the next size in place of one's own, which returns to stock."""
    table = state.table
    name = state.board.fields[field]
    size = table.figures[field] + 1
    if size == SMALL:
        raise_pyramid(state, seat, field, SMALL)
        state.tell(public("built", power=table.power(seat), field=name))
    else:
        resize(state, field, size)
        state.tell(public("grown", power=table.power(seat), field=name, size=int(size)))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-DRF-1": (draft, limit_allows),
    "EV-DRF-2": (check_draft,),
    "EV-DRF-3": (check_draft,),
    "EV-PYR-4": (build_or_grow, stock_allows),
}
