"""The refuelling phase (SA-air-1, 30, 31, 39, 40): between movement and completion every aircraft needs fuel."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Names
from velmoci.kernel.order import Order
from velmoci.salva.chapters.air_units import Wings
from velmoci.salva.chapters.fuel import REFUELLING, Fuel
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import NOBODY_ASKED, TURN, OrderRule, Step
from velmoci.salva.state import Sight, State, Table

FUELLED: Final = "fuelled"


class Refuel(Order):
    """`refuel bomber_1 fighter_2`: which aircraft come first where there is not fuel for all; the others follow."""

    kind: ClassVar[str] = "refuel"
    fields: ClassVar[tuple[Field, ...]] = (Field("units", Names(), default=()),)

    def __init__(self, units: tuple[str, ...] = ()) -> None:
        self.units: Final = units


class Thirst:
    """Which aircraft of the seat on turn still need fuel, and where that is too little for all."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.wings = Wings(rules)
        self.fuel = Fuel(rules)
        self.fuelled = rules.unit_column(FUELLED)

    def thirsty(self, table: Table) -> list[int]:
        """The aircraft of the seat on turn that must refuel and have not yet."""
        return [
            unit
            for unit in self.wings.aircraft_under(table, table.on_turn)
            if not self.wings.has(table, self.fuelled, unit) and self.fuel.must_refuel(table, unit)
        ]

    def by_field(self, table: Table) -> dict[int, list[int]]:
        """The same, field by field."""
        found: dict[int, list[int]] = {}
        for unit in self.thirsty(table):
            found.setdefault(int(table.place[unit]), []).append(unit)
        return found

    def scarce(self, table: Table) -> dict[int, list[int]]:
        """The fields where some can refuel but not all, with those who need it."""
        return {
            field: units
            for field, units in self.by_field(table).items()
            if 0 < self.fuel.left(table, table.on_turn, field) < len(units)
        }

    def serve(self, state: State, field: i64, units: list[int]) -> None:
        """These aircraft refuel on a field."""
        table = state.table
        self.fuel.take(state, table.on_turn, field, len(units))
        for unit in units:
            self.wings.note(table, self.fuelled, unit, 1)
        if units and state.events is not None:
            names = [unit_name(self.rules, table, unit) for unit in units]
            power, where = seat_name(table.on_turn), field_name(self.rules, field)
            state.tell(public("refuelled", power=power, units=names, field=where))


class RefuellingPhase(Step):
    """Whoever can refuel does so by himself; the player is asked only where there is too little for all."""

    name = REFUELLING
    track = TURN
    before = "completion"
    clause = "SA-air-30"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.thirst = Thirst(rules)

    def enter(self, state: State, chance: Chance) -> None:
        table, thirst = state.table, self.thirst
        for unit in thirst.wings.aircraft_under(table, table.on_turn):
            thirst.wings.note(table, thirst.fuelled, unit, 0)
        for field, units in thirst.by_field(table).items():
            if thirst.fuel.left(table, table.on_turn, field) >= len(units):
                thirst.serve(state, field, units)

    def deciders(self, table: Table) -> list[int]:
        if table.is_answered() or not (self.thirst.scarce(table) or self.may_ask_others(table)):
            return NOBODY_ASKED
        return [int(table.on_turn)]

    def may_ask_others(self, table: Table) -> bool:
        """Whether aircraft for which nothing is left are where somebody else has fuel."""
        fuel = self.thirst.fuel
        if not fuel.may_ask:
            return False
        return any(fuel.others_left(table, table.on_turn, field) > 0 for field in self.thirst.by_field(table))

    def leave(self, state: State, chance: Chance) -> str:
        """What is left serves the others in table order; for whom nothing is left is lost."""
        table, thirst = state.table, self.thirst
        for field, units in thirst.by_field(table).items():
            left = thirst.fuel.left(table, table.on_turn, field)
            thirst.serve(state, field, in_table_order(table, units)[:left])
        for unit in thirst.thirsty(table):
            state.tell(public("out-of-fuel", unit=unit_name(self.rules, table, unit)))
            state.remove_unit(unit)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return Refuel()

    def about(self, sight: Sight) -> dict[str, object]:
        table, rules = sight.table, self.rules
        return {
            "fuel": {
                field_name(rules, field): {
                    "left": self.thirst.fuel.left(table, sight.seat, field),
                    "units": [unit_name(rules, table, unit) for unit in units],
                }
                for field, units in self.thirst.scarce(table).items()
            }
        }


def in_table_order(table: Table, units: list[int]) -> list[int]:
    """Units by the row of their kind, then as they were made."""
    return sorted(units, key=lambda unit: (int(table.kind[unit]), int(table.number[unit])))


class RefuelRule(OrderRule):
    """Says who refuels first where there is too little for all."""

    order: ClassVar[type[Order]] = Refuel
    steps: ClassVar[tuple[str, ...]] = (REFUELLING,)
    clause: ClassVar[str] = "SA-air-31"
    example: ClassVar[str] = "refuel bomber_3 fighter_4"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.thirst = Thirst(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Refuel)
        table = sight.table
        named: dict[int, list[int]] = {}
        for name in order.units:
            unit = find_unit(sight, name, "SA-air-31")
            if int(unit) not in self.thirst.thirsty(table):
                raise Refusal("needs_no_fuel", "SA-air-31", unit=name)
            here = named.setdefault(int(table.place[unit]), [])
            if int(unit) in here:
                raise Refusal("needs_no_fuel", "SA-air-31", unit=name)
            here.append(int(unit))
            if len(here) > self.thirst.fuel.left(table, sight.seat, table.place[unit]):
                raise Refusal("no_fuel", self.why_none(sight, table.place[unit]), unit=name)

    def why_none(self, sight: Sight, field: i64) -> str:
        """The clause under which there is no fuel for one more on a field."""
        table, fuel = sight.table, self.thirst.fuel
        if self.rules.board.is_land(field) and table.owner[field] != sight.seat:
            return "SA-air-42"
        if not fuel.is_settled(table, field):
            return "SA-air-35"
        return "SA-air-42" if fuel.is_closed(table, sight.seat, field) else "SA-air-33"

    def menu(self, sight: Sight) -> Menu | None:
        """In table order, the other way round, and each single aircraft first."""
        table = sight.table
        menu = Listed(Refuel.kind, [Refuel()], False)
        for field, units in self.thirst.scarce(table).items():
            names = [unit_name(self.rules, table, unit) for unit in in_table_order(table, units)]
            left = self.thirst.fuel.left(table, sight.seat, field)
            if left > 1:
                menu.orders.append(Refuel(tuple(names[::-1][:left])))
            menu.orders += [Refuel((name,)) for name in names]
        return menu

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Refuel)
        sight, table = state.sight(seat), state.table
        for name in order.units:
            unit = find_unit(sight, name)
            self.thirst.serve(state, table.place[unit], [int(unit)])
        table.answer(seat)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-1": (RefuellingPhase,),
    "SA-air-30": (RefuellingPhase,),
    "SA-air-31": (RefuellingPhase.leave, RefuelRule),
    "SA-air-33": (RefuelRule.check,),
    "SA-air-35": (RefuelRule.why_none,),
    "SA-air-40": (RefuellingPhase.leave,),
    "SA-air-42": (RefuelRule.why_none,),
}
