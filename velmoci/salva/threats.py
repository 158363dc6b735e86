"""Which fields of a seat others could attack in their next turn, as far as it can know: their turns, tried out.

Every other seat is given its next turn in a copy of the table; the rules themselves say how far its units come.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Scripted
from velmoci.kernel.order import Order
from velmoci.salva.base.attack import can_open, is_target, may_march
from velmoci.salva.base.movement import is_idle
from velmoci.salva.base.orders import Move
from velmoci.salva.base.ways import destinations, distances, way_to
from velmoci.salva.forces import is_present, surely_to
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.seams import TURN, OrderRule
from velmoci.salva.state import Hidden, Sight, State, Table
from velmoci.salva.units import SEA
from velmoci.salva.view import View

MOVEMENT: Final = "movement"


def threats(view: View) -> list[dict[str, object]]:
    """Fields of the seat, and seas it holds, that somebody could attack; none before the first round or in battle."""
    sight = view.sight
    table, board = sight.table, sight.rules.board
    if view.seat < 0 or table.round == 0 or table.is_over or table.battle is not None:
        return []
    own = [field for field in range(int(board.size)) if is_held(sight, field)]
    found: list[int] = []
    for foe in table.living():
        if foe != view.seat:
            look = Lookout(next_turn(sight, foe), foe, own, found)
            look.all_units()
    return [{"field": board.ids[field]} for field in own if field in found]


def is_held(sight: Sight, field: i64) -> bool:
    """Whether the field is the seat's: its land, or a sea where its units can be attacked."""
    if sight.rules.board.is_land(field):
        return sight.table.owner[field] == sight.seat
    return is_present(sight.rules, surely_to(sight), field, sight.seat)


def next_turn(sight: Sight, foe: i64) -> State:
    """The table as it would be when another seat begins to move; what that seat keeps to itself is not known here."""
    table, rules = sight.table.copy(), sight.rules
    state = State(rules, table, [sight.own for _ in range(table.seats)], Hidden([]))
    table.on_turn = foe
    for reaction in rules.reactions:
        reaction.turn_begins(state, foe)
    for step in rules.tracks[rules.track(TURN)]:
        if step.known_as() == MOVEMENT:
            step.enter(state, Scripted([]))
    return state


class Lookout:
    """Looks for the fields that the units of one seat reach; a field that was found before is not looked for again."""

    def __init__(self, state: State, seat: i64, wanted: list[int], found: list[int]) -> None:
        self.state = state
        self.seat: i64 = seat
        self.wanted = wanted
        self.found = found
        self.rules_onward: list[OrderRule] = list(state.rules.order_rules.values())

    def all_units(self) -> None:
        """Every unit from where it is, and ships also from wherever they can go first."""
        sight = self.state.sight(self.seat)
        seen: list[tuple[int, ...]] = []
        for unit in sight.table.units_of(self.seat):
            kind = sight.rules.kinds.rows[sight.table.kind[unit]]
            key = trait(sight.table, unit)
            if is_idle(sight, unit) or (key in seen and kind.capacity == 0):
                continue
            seen.append(key)
            self.strike(self.state, unit)
            if kind.ground == SEA:
                self.sail(self.state, unit)

    def strike(self, state: State, unit: i64) -> None:
        """What a unit can attack now."""
        sight, rules = state.sight(self.seat), state.rules
        left = [field for field in self.wanted if field not in self.found]
        targets = [field for field in left if can_open(rules, state.table, unit, field) and is_target(sight, field)]
        if not targets:
            return
        cost, before = distances(sight, unit)
        for target in targets:
            if may_march(sight, unit, target) and way_to(sight, unit, target, True, cost, before):
                self.found.append(target)

    def sail(self, state: State, ship: i64) -> None:
        """What those aboard can attack from wherever the ship can go, and where it comes by orders other than moves."""
        sight = state.sight(self.seat)
        self.go_on(state, ship)
        cost, before = distances(sight, ship)
        for field in destinations(sight, ship):
            path = way_to(sight, ship, field, False, cost, before)
            names = tuple([field_name(state.rules, step) for step in path])
            there = self.after(state, Move(unit_name(state.rules, state.table, ship), names))
            for unit in there.table.units_of(self.seat):
                if int(unit) != int(ship) and there.table.place[unit] != state.table.place[unit]:
                    self.strike(there, unit)
            self.go_on(there, ship)

    def go_on(self, state: State, ship: i64) -> None:
        """Orders that carry a ship farther than its moves do."""
        sight = state.sight(self.seat)
        for rule in self.rules_onward:
            for order in rule.onward(sight, ship):
                there = self.after(state, order)
                self.strike(there, ship)
                self.go_on(there, ship)

    def after(self, state: State, order: Order) -> State:
        """The table after an order, tried out."""
        there = State(state.rules, state.table.copy(), state.owns, state.hidden)
        state.rules.order_rules[order.kind].carry_out(there, self.seat, order, Scripted([]))
        return there


def trait(table: Table, unit: i64) -> tuple[int, ...]:
    """All by which a unit's reach can differ from another's."""
    columns = [int(column[unit]) for column in table.unit_columns]
    return (int(table.kind[unit]), int(table.place[unit]), *columns)
