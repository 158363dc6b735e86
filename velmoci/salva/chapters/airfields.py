"""Airfields as buildings (SA-air-36 to 38): X + 1 production points build one that serves 2X aircraft."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Number
from velmoci.kernel.order import Order
from velmoci.salva.base.offers import money_text
from velmoci.salva.base.production import is_productive
from velmoci.salva.chapters.fuel import EVERYWHERE, log_of
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import BUILDING
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.paying import left_for, spend
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, OrderRule, Step
from velmoci.salva.state import Sight, State

LEAST: Final = 2
"""No airfield costs less."""


class BuildAirfield(Order):
    """`build_airfield brno 5`: an airfield for so many production points."""

    kind: ClassVar[str] = "build_airfield"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("field", Name()),
        Field("points", Number("no_such_airfield", "SA-air-36")),
    )

    def __init__(self, field: str, points: int) -> None:
        self.field: Final = field
        self.points: Final = points


def capacity_for(points: int) -> int:
    """How many aircraft an airfield for so many points serves."""
    return 2 * (points - 1)


class FirstAirfields(Step):
    """At the start there are the airfields that the map states."""

    name = "first_airfields"
    track = OPENING
    after = "sides"

    def enter(self, state: State, chance: Chance) -> None:
        rules = self.rules
        for field in rules.board.land:
            capacity = rules.board.mark(field, "airfield")
            assert isinstance(capacity, int)
            if capacity > 0 and rules.word("airfields") != EVERYWHERE:
                log_of(rules, state.table).build(field, capacity, 0)


class BuildAirfieldRule(OrderRule):
    """Builds an airfield of any size out of what its field has left."""

    order: ClassVar[type[Order]] = BuildAirfield
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-minimal-17"
    example: ClassVar[str] = "build_airfield brod 3"
    explained_by: ClassVar[str] = "SA-air-36"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_on = rules.word("airfields") != EVERYWHERE

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, BuildAirfield)
        rules, table = self.rules, sight.table
        if not self.is_on or order.points < LEAST:
            raise Refusal("no_such_airfield", "SA-air-36", value=str(order.points))
        field = find_field(sight, order.field)
        if table.owner[field] != sight.seat:
            raise Refusal("not_your_field", "SA-air-36", unit="airfield", field=order.field)
        if not is_productive(rules, table, field):
            raise Refusal("fresh_field", "SA-minimal-22", field=order.field)
        left = left_for(rules, table, field, BUILDING)
        if order.points * rules.money > left:
            raise Refusal("too_dear", "SA-minimal-24", left=money_text(rules, left))

    def menu(self, sight: Sight) -> Menu | None:
        rules, table = self.rules, sight.table
        menu = Listed(BuildAirfield.kind, [])
        for field in table.fields_of(sight.seat) if self.is_on else []:
            most = left_for(rules, table, field, BUILDING) // rules.money if is_productive(rules, table, field) else 0
            name = field_name(rules, field)
            menu.orders += [BuildAirfield(name, points) for points in range(LEAST, most + 1)]
        return menu if menu.orders else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, BuildAirfield)
        table, capacity = state.table, capacity_for(order.points)
        field = find_field(state.sight(seat), order.field)
        spend(state, field, BUILDING, order.points * self.rules.money)
        log_of(self.rules, table).build(field, capacity, int(table.turn + table.seats))
        state.tell(public("airfield-built", power=seat_name(seat), field=order.field, capacity=capacity))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-36": (BuildAirfieldRule, capacity_for),
    "SA-air-38": (BuildAirfieldRule.carry_out,),
}
