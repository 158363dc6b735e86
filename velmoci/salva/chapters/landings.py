"""Where fighters fly after the air battle of a counter-move (SA-air-22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import go
from velmoci.salva.base.ways import FAR
from velmoci.salva.chapters.air_steps import CHANCE, chance_of, is_alive
from velmoci.salva.chapters.air_units import flight_cost, flight_to, flights, named_path
from velmoci.salva.chapters.fuel import Fuel
from velmoci.salva.codecs import March, Marches
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule, Step
from velmoci.salva.state import NOBODY, Sight, State, Table


class Land(Order):
    """`land fighter_1:praha:brno`: where fighters fly after the air battle; whoever is not named stays."""

    kind: ClassVar[str] = "land"
    fields: ClassVar[tuple[Field, ...]] = (Field("marches", Marches(), default=()),)

    def __init__(self, marches: tuple[March, ...] = ()) -> None:
        self.marches: Final = marches


STAY: Final = Land()


class LandingStep(Step):
    """After the air battle fighters fly on within what is left of their movement; then others are asked again."""

    name = "landing"
    track = CHANCE
    after = "helpers"
    clause = "SA-air-22"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.fuel = Fuel(rules)

    def deciders(self, table: Table) -> list[int]:
        return table.yet_to_answer([int(table.owner_of(unit)) for unit in landing(self.rules, table)])

    def leave(self, state: State, chance: Chance) -> str:
        chance_of(state.table).field = int(NOBODY)
        return "counter_move"

    def default(self, sight: Sight) -> Order | None:
        return STAY

    def about(self, sight: Sight) -> dict[str, object]:
        """What each fighter has left, and where it could refuel in its own turn as things are."""
        rules, table = self.rules, sight.table
        found: dict[str, object] = {}
        for unit in landing(rules, table):
            if table.owner_of(unit) == sight.seat:
                bases = [field_name(rules, field) for field in homes(self.fuel, sight, unit)]
                left = ratio_text(table.points[unit], rules.pace)
                found[unit_name(rules, table, unit)] = {"range": left, "bases": bases}
        return {"field": field_name(rules, chance_of(table).field), "units": found}


def landing(rules: Rules, table: Table) -> list[int]:
    """The fighters of the counter-move that can still fly on."""
    return [unit for unit in chance_of(table).units if is_alive(table, unit) and table.points[unit] >= rules.pace]


def homes(fuel: Fuel, sight: Sight, unit: i64) -> list[int]:
    """The fields in reach where a fighter could refuel in its own turn, the nearest first."""
    table, rules = sight.table, sight.rules
    cost = flights(rules, table, unit, table.points[unit])[0]
    own = [field for field in range(len(cost)) if cost[field] < FAR and fuel.is_base(table, sight.seat, field)]
    return sorted(own, key=lambda field: (cost[field], field))


class LandRule(OrderRule):
    """Says where fighters fly after the air battle."""

    order: ClassVar[type[Order]] = Land
    steps: ClassVar[tuple[str, ...]] = ("landing",)
    clause: ClassVar[str] = "SA-air-22"
    example: ClassVar[str] = "land fighter_3:brod:hrad"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.fuel = Fuel(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Land)
        for name, way in order.marches:
            unit = find_unit(sight, name, "SA-air-22")
            if int(unit) not in landing(self.rules, sight.table) or sight.table.owner_of(unit) != sight.seat:
                raise Refusal("does_not_land", "SA-air-22", unit=name)
            flight_cost(sight, unit, named_path(sight, way), sight.table.points[unit], "SA-air-22")

    def menu(self, sight: Sight) -> Menu | None:
        """All stay, or all whom it is in reach of go to one base; the nearest first."""
        rules, table = self.rules, sight.table
        own = [unit for unit in landing(rules, table) if table.owner_of(unit) == sight.seat]
        choices: dict[int, list[March]] = {}
        for unit in own:
            name, points = unit_name(rules, table, unit), table.points[unit]
            for base in homes(self.fuel, sight, unit):
                way = tuple([field_name(rules, one) for one in flight_to(rules, table, unit, base, points)])
                if way:
                    choices.setdefault(base, []).append((name, way))
        found: list[Order] = [Land(tuple(marches)) for marches in choices.values()]
        return Listed(Land.kind, [STAY, *found], False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Land)
        sight, table = state.sight(seat), state.table
        for name, way in order.marches:
            unit = find_unit(sight, name)
            path = named_path(sight, way)
            table.points[unit] -= flight_cost(sight, unit, path, table.points[unit], "SA-air-22")
            start = field_name(self.rules, table.place[unit])
            if path:
                go(state, unit, path[-1])
                state.tell(public("moved", power=seat_name(seat), unit=name, origin=start, field=way[-1]))
        table.answer(seat)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-17": (LandingStep.leave,),
    "SA-air-22": (flight_cost, LandingStep, LandRule),
}
