"""FAR: the one-off placement before the first turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.orders import PlaceFirst
from velmoci.expanze.placing import (
    check_counts,
    check_named_once,
    check_own_states,
    check_supply,
    place,
    supply_left,
    total,
)  # fmt: skip
from velmoci.expanze.state import FIRST_ARMAMENT, LIVING, Sight, State, Table
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public


def begin_first_armament(state: State) -> None:
    """The powers place one after the other in turn order, in the open."""
    state.table.phase = FIRST_ARMAMENT
    state.table.on_turn = state.table.first_seat


def allowance(sight: Sight) -> i64:
    """How many soldiers the power may add: more if it was dealt fewer states than others."""
    if was_dealt_fewer(sight.table, sight.seat):
        return sight.settings.first_arm_short
    return sight.settings.first_arm_base


def allowance_clause(sight: Sight) -> str:
    """The clause that the allowance rests on."""
    return "EX-FAR-2" if was_dealt_fewer(sight.table, sight.seat) else "EX-FAR-1"


def was_dealt_fewer(table: Table, seat: i64) -> bool:
    """Compared with the largest number of states dealt."""
    for other in range(table.powers):
        if table.dealt[other] > table.dealt[seat]:
            return True
    return False


def can_place(sight: Sight) -> i64:
    """How many the power can really add, under the cap for each state and the supply."""
    room = sight.table.states_of[sight.seat] * sight.settings.first_arm_cap
    return min(allowance(sight), room, supply_left(sight))


def check_place_first(sight: Sight, order: PlaceFirst) -> None:
    """At most so many for each state, at most so many in all, only on states of one's own; fewer is allowed."""
    cap = int(sight.settings.first_arm_cap)
    for state, count in order.placements:
        if count > cap:
            raise Refusal("first_cap", "EX-FAR-3", state=state, limit=cap)
    limit = int(allowance(sight))
    if total(order.placements) > limit:
        raise Refusal("first_total", allowance_clause(sight), limit=limit)
    check_own_states(sight, order.placements, "EX-FAR-4")
    check_named_once(order.placements, "EX-FAR-3")
    check_counts(order.placements)
    check_supply(sight, order.placements)


def place_first(state: State, seat: i64, order: PlaceFirst) -> None:
    """Places the soldiers; what is not placed is lost."""
    place(state, seat, order.placements)
    if state.events is not None:
        state.tell(
            public(
                "placed-first",
                power=state.table.power(seat),
                count=total(order.placements),
                states=[name for name, _ in order.placements],
                counts=[count for _, count in order.placements],
            )
        )


def next_to_place(table: Table) -> i64:
    """The next living power in turn order that has not placed, or -1 when all are done."""
    seat = (table.on_turn + 1) % table.powers
    while seat != table.first_seat:
        if table.status[seat] == LIVING:
            return seat
        seat = (seat + 1) % table.powers
    return -1


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-FAR-1": (allowance, check_place_first),
    "EX-FAR-2": (allowance, was_dealt_fewer),
    "EX-FAR-3": (check_place_first,),
    "EX-FAR-5": (place_first, can_place),
    "EX-FAR-6": (begin_first_armament, next_to_place),
    "EX-FAR-7": (place_first,),
}
