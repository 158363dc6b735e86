"""PYR: pyramids instead of figures. One stands on a field; its size counts where figures would be counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.fields import enter, is_empty, is_home, leave
from velmoci.evropska_valka.orders import Place
from velmoci.evropska_valka.state import PYRAMID_SETUP, SIZES, Sight, State, Table
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public

SMALL: Final[i64] = 1
LARGE: Final[i64] = 3


def in_stock(table: Table, seat: i64, size: i64) -> i64:
    """How many pyramids of that size do not stand on the board; there is none beyond the large one."""
    return table.stock[seat * SIZES + size - 1] if SMALL <= size <= LARGE else 0


def take(state: State, seat: i64, size: i64, count: i64) -> None:
    """Pyramids leave the stock, or come back with a negative count."""
    table = state.table
    row = table.stock[:]
    row[seat * SIZES + size - 1] -= count
    table.stock = row


def place_size(table: Table) -> i64:
    """All place their small pyramid first, then the medium, then the large one."""
    return table.placed // table.players + 1


def begin_setup(state: State) -> None:
    """The starting player places first."""
    table = state.table
    table.phase = PYRAMID_SETUP
    table.on_turn = table.first_seat
    table.decides = table.first_seat


def place_fields(sight: Sight) -> i64:
    """The home fields that are still empty."""
    return sight.home() & ~sight.table.mask[sight.seat]


def check_place(sight: Sight, order: Place) -> None:
    """One on each home field."""
    field = sight.board.index[order.field]
    if not is_home(sight, field):
        raise Refusal("not_home", "EV-PYR-2", field=order.field)
    if not is_empty(sight, field):
        raise Refusal("not_empty", "EV-PYR-2", field=order.field)


def place(state: State, seat: i64, order: Place) -> bool:
    """The next pyramid of the setup; true when the last one stands."""
    table = state.table
    size = place_size(table)
    raise_pyramid(state, seat, state.board.index[order.field], size)
    if state.events is not None:
        state.tell(public("pyramid-placed", power=table.power(seat), field=order.field, size=int(size)))
    table.placed += 1
    table.decides = table.left_of(seat)
    table.on_turn = table.decides
    return table.placed == SIZES * table.players


def raise_pyramid(state: State, seat: i64, field: i64, size: i64) -> None:
    """A pyramid out of the stock comes to an empty field."""
    take(state, seat, size, 1)
    enter(state, seat, field, size)
    state.table.pieces[seat] += 1


def resize(state: State, field: i64, size: i64) -> None:
    """One pyramid is replaced by another of the same colour, or removed at size nought; the old one goes to stock."""
    table = state.table
    seat, old = table.owner[field], table.figures[field]
    take(state, seat, old, -1)
    leave(state, field, old)
    table.pieces[seat] -= 1
    if size > 0:
        raise_pyramid(state, seat, field, size)


def shrunk(table: Table, seat: i64, size: i64) -> i64:
    """One size less, or the next below that is in stock; a small one is removed."""
    size -= 1
    while size > 0 and in_stock(table, seat, size) == 0:
        size -= 1
    return size


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-PYR-1": (in_stock, take),
    "EV-PYR-2": (place, place_size, check_place),
    "EV-PYR-6": (shrunk, resize),
    "EV-PYR-7": (raise_pyramid,),
    "EV-PYR-8": (raise_pyramid, resize),
}
