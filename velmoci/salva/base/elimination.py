"""Who is out of the game (SA-goals2-10 to 14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.event import public
from velmoci.salva.flow import clear, close_turn
from velmoci.salva.forces import possibly
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import ELIMINATED, NOBODY, State, Table


def is_beaten(state: State, seat: i64) -> bool:
    """Whether a seat has lost what it needs to go on."""
    table, rules = state.table, state.rules
    if table.owns_land(seat) or rules.never_falls(table, seat):
        return False
    if rules.word("elimination_test") == "no_land":
        return True
    return not (has_enough(rules, table, seat) or has_enough(rules, possibly(rules, table), seat))


def has_enough(rules: Rules, table: Table, seat: i64) -> bool:
    """Whether a seat has units by which it can go on without land."""
    is_any = rules.word("elimination_test") == "nothing_left"
    for unit in table.units_of(seat):
        if is_any or (table.is_finished(unit) and rules.kinds.rows[table.kind[unit]].can_take_land()):
            return True
    return False


def test_elimination(state: State) -> None:
    """Takes out of the game everybody who is beaten, all at the same time."""
    table = state.table
    if table.round == 0 or table.is_over:
        return
    beaten = [seat for seat in table.living() if is_beaten(state, seat)]
    for seat in beaten:
        table.status[seat] = ELIMINATED
        state.tell(public("eliminated", power=seat_name(seat)))
    for seat in beaten:
        clear_away(state, seat)
    if beaten:
        after_leaving(state, beaten)


def clear_away(state: State, seat: i64) -> None:
    """Removes what is left of a seat: its units vanish, its fields become neutral."""
    table = state.table
    for unit in table.units_of(seat):
        state.remove_unit(unit)
    for field in table.fields_of(seat):
        for reaction in state.rules.reactions:
            reaction.field_changes(state, field, seat, NOBODY)
        table.owner[field] = NOBODY
        table.fresh[field] = 0
        table.purse[field] = 0
    for reaction in state.rules.reactions:
        reaction.seat_leaves(state, seat)


def after_leaving(state: State, seats: list[int]) -> None:
    """The goal is told, and the turn of somebody who is out ends at once."""
    table = state.table
    state.rules.goal.seats_leave(state, seats)
    if not table.is_over and int(table.on_turn) in seats:
        close_turn(state)
        clear(state)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-government_and_people-29": (is_beaten,),
    "SA-goals2-10": (is_beaten, has_enough, test_elimination),
    "SA-goals2-11": (clear_away,),
    "SA-goals2-13": (after_leaving,),
    "SA-goals2-14": (test_elimination,),
}
