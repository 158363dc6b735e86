"""Fuel from others (SA-air-32, 42): on a foreign field or from a foreign carrier, if its owner agrees.

Only with a chapter that lets seats agree on it: one that has the consent `refuelling`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.order import Order
from velmoci.salva.chapters.fuel import REFUELLING
from velmoci.salva.chapters.refuelling import Thirst
from velmoci.salva.chapters.treaty_orders import listed
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Consent, OrderRule
from velmoci.salva.state import NOBODY, Sight, State, Table


class RefuelFrom(Order):
    """`refuel_from brno for bomber_1`, `refuel_from carrier_3 for fighter_2`: fuel of somebody else, if he agrees."""

    kind: ClassVar[str] = "refuel_from"
    fields: ClassVar[tuple[Field, ...]] = (Field("source", Name()), Field("units", Names(), word="for"))

    def __init__(self, source: str, units: tuple[str, ...]) -> None:
        self.source: Final = source
        self.units: Final = units


class Source:
    """What somebody else has: the airfields of a land field, or a carrier."""

    def __init__(self, name: str, owner: int, field: int, carrier: int, left: int) -> None:
        self.name: Final = name
        self.owner: Final = owner
        self.field: Final = field
        self.carrier: Final = carrier
        """The unit, or -1."""
        self.left: Final = left


def sources(thirst: Thirst, table: Table, seat: i64, field: i64) -> list[Source]:
    """What others have on a field."""
    found: list[Source] = []
    rules, owner = thirst.rules, table.owner[field]
    if rules.board.is_land(field) and owner != NOBODY and owner != seat:
        left = thirst.fuel.land_left(table, field)
        found.append(Source(field_name(rules, field), int(owner), int(field), -1, left))
    for other in table.living():
        for unit in thirst.fuel.carriers_at(table, other, field) if other != int(seat) else []:
            name, left = unit_name(rules, table, unit), thirst.fuel.carrier_left(table, unit)
            found.append(Source(name, other, int(field), unit, left))
    return found


def find_source(thirst: Thirst, sight: Sight, order: RefuelFrom) -> Source | None:
    """The source that an order names, where aircraft of the seat need fuel."""
    for field in thirst.by_field(sight.table):
        for source in sources(thirst, sight.table, sight.seat, field):
            if source.name == order.source:
                return source
    return None


class RefuelFromRule(OrderRule):
    """Aircraft refuel from what somebody else has over their field."""

    order: ClassVar[type[Order]] = RefuelFrom
    steps: ClassVar[tuple[str, ...]] = (REFUELLING,)
    clause: ClassVar[str] = "SA-air-32"
    example: ClassVar[str] = "refuel_from hrad for bomber_3"
    explained_by: ClassVar[str] = "SA-air-42"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.thirst = Thirst(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, RefuelFrom)
        table, is_field = sight.table, order.source in self.rules.board.index
        clause = "SA-air-42" if is_field else "SA-air-32"
        source = find_source(self.thirst, sight, order)
        if source is None or not self.thirst.fuel.may_ask:
            raise Refusal("no_foreign_fuel", clause, item=order.source)
        if has_refused(sight, source.owner, REFUELLING):
            raise Refusal("no_foreign_fuel", clause, item=order.source)
        thirsty = [unit_name(self.rules, table, unit) for unit in self.thirst.by_field(table).get(source.field, [])]
        for name in order.units:
            if name not in thirsty or len(set(order.units)) < len(order.units):
                raise Refusal("needs_no_fuel", "SA-air-31", unit=name)
        if not order.units or len(order.units) > source.left:
            is_settled = source.carrier >= 0 or self.thirst.fuel.is_settled(table, source.field)
            raise Refusal("no_fuel", "SA-air-33" if is_settled else "SA-air-35", unit=" ".join(order.units)[:40])

    def menu(self, sight: Sight) -> Menu | None:
        table = sight.table
        found: list[Order] = []
        for field, units in self.thirst.by_field(table).items() if self.thirst.fuel.may_ask else []:
            names = [unit_name(self.rules, table, unit) for unit in units]
            for source in sources(self.thirst, table, sight.seat, field):
                if source.left > 0 and not has_refused(sight, source.owner, REFUELLING):
                    found.append(RefuelFrom(source.name, tuple(names[: source.left])))
        return listed(RefuelFrom.kind, found, False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, RefuelFrom)
        sight, table, thirst = state.sight(seat), state.table, self.thirst
        source = find_source(self.thirst, sight, order)
        assert source is not None
        if source.carrier >= 0:
            thirst.fuel.take_from_carrier(table, source.carrier, len(order.units))
        else:
            thirst.fuel.take_on_land(table, source.field, len(order.units))
        for name in order.units:
            thirst.wings.note(table, thirst.fuelled, find_unit(sight, name), 1)
        where = field_name(self.rules, source.field)
        state.tell(public("refuelled", power=seat_name(seat), units=list(order.units), field=where))


class ForeignFuel(Consent):
    """Nobody takes fuel from a seat that does not agree."""

    name = REFUELLING

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.thirst = Thirst(rules)

    def concerns(self, order: Order) -> bool:
        return isinstance(order, RefuelFrom)

    def needed(self, sight: Sight, order: Order) -> list[int]:
        assert isinstance(order, RefuelFrom)
        source = find_source(self.thirst, sight, order)
        assert source is not None
        return [source.owner]

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        assert isinstance(order, RefuelFrom)
        return {"source": order.source, "units": list(order.units)}


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-32": (RefuelFromRule, ForeignFuel),
    "SA-air-42": (RefuelFromRule, ForeignFuel),
}
