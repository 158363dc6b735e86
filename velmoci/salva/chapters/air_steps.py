"""Air steps (SA-air-5, 6, 13, 14): aircraft fly together, and after bombers have moved others may intercept them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import go
from velmoci.salva.base.movement import is_idle, start_move, why_idle
from velmoci.salva.base.ways import FAR, destinations, prices_of, walk
from velmoci.salva.battle import ATTACKER, Battle
from velmoci.salva.chapters.air_units import AIR_BATTLE, Wings, flights, named_path
from velmoci.salva.chapters.fuel import Fuel
from velmoci.salva.codecs import March, Marches
from velmoci.salva.flow import push
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule, Reaction
from velmoci.salva.state import CLOSED, FOUGHT, Sight, Slice, State, Table
from velmoci.salva.units import AIR, Kind

CHANCE: Final = "air_chance"


class Fly(Order):
    """`fly bomber_1:brno, fighter_2:brno:praha`: an air step; aircraft, each with the fields it flies to."""

    kind: ClassVar[str] = "fly"
    fields: ClassVar[tuple[Field, ...]] = (Field("marches", Marches()),)

    def __init__(self, marches: tuple[March, ...]) -> None:
        self.marches: Final = marches


class AirChance(Slice):
    """The matter of the track: where bombers have come in this air step, who has done what about it, and what is on."""

    def __init__(self) -> None:
        self.seat = -1
        """The seat whose bombers have moved."""
        self.entered: list[int] = []
        self.passed: list[int] = []
        """Seats that have said that they do nothing more."""
        self.done: list[list[int]] = []
        """Seats with the fields that they have attacked."""
        self.hunter = -1
        """The seat that leads the counter-move under way."""
        self.field = -1
        self.units: list[int] = []
        """Its fighters, and those of seats that have joined it."""
        self.defenders: list[int] = []
        """Aircraft that defend besides the bombers."""
        self.helpers: list[int] = []
        """Aircraft of third seats that would."""

    def copy(self) -> Slice:
        twin = AirChance()
        twin.load(self.dump())
        return twin

    def dump(self) -> object:
        return {
            "seat": self.seat,
            "entered": self.entered[:],
            "passed": self.passed[:],
            "done": [pair[:] for pair in self.done],
            "hunter": self.hunter,
            "field": self.field,
            "units": self.units[:],
            "defenders": self.defenders[:],
            "helpers": self.helpers[:],
        }

    def load(self, data: Any) -> None:
        self.seat = data["seat"]
        self.entered = list(data["entered"])
        self.passed = list(data["passed"])
        self.done = [list(pair) for pair in data["done"]]
        self.hunter = data["hunter"]
        self.field = data["field"]
        self.units = list(data["units"])
        self.defenders = list(data["defenders"])
        self.helpers = list(data["helpers"])


def give_chance(state: State, seat: i64, field: i64) -> None:
    """A bomber of the seat on turn has come to a field; all of one air step give one chance."""
    chance = state.table.frames[-1].matter
    if not isinstance(chance, AirChance):
        chance = AirChance()
        chance.seat = int(seat)
        push(state, CHANCE, chance)
    chance.entered.append(int(field))


class AirKeeper(Reaction):
    """Keeps the columns, and lets aircraft go on after others have moved and after an attack."""

    name = "air"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)

    def turn_begins(self, state: State, seat: i64) -> None:
        for unit in self.wings.aircraft_under(state.table, seat):
            self.wings.note(state.table, self.wings.struck, unit, 0)

    def turn_ends(self, state: State, seat: i64) -> None:
        for unit in self.wings.aircraft_under(state.table, seat):
            self.wings.note(state.table, self.wings.flown, unit, 0)
            self.wings.note(state.table, self.wings.scrambled, unit, 0)

    def unit_closes(self, state: State, unit: i64) -> None:
        if self.wings.is_air(state.table, unit):
            state.table.flags[unit] = state.table.flags[unit] & ~CLOSED

    def minds_kind(self, kind: Kind) -> bool:
        return kind.cls == AIR

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        table = state.table
        if origin == field:
            return
        self.wings.note(table, self.wings.flown, unit, 1)
        if self.wings.is_bomber(table, unit):
            give_chance(state, table.on_turn, field)

    def battle_begins(self, state: State, battle: Battle) -> None:
        """An aircraft attacks once in a turn; afterwards it may still fly."""
        table = state.table
        for fighter in range(battle.count()):
            unit = battle.unit[fighter]
            if battle.side[fighter] != ATTACKER or not self.wings.is_air(table, unit):
                continue
            self.wings.note(table, self.wings.salvos, unit, 0)
            table.flags[unit] = table.flags[unit] & ~FOUGHT
            if not self.wings.is_kind(battle, AIR_BATTLE):
                self.wings.note(table, self.wings.struck, unit, 1)


class FlyRule(OrderRule):
    """An air step: bombers go one field each, fighters as far as they can."""

    order: ClassVar[type[Order]] = Fly
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"
    example: ClassVar[str] = "fly bomber_3:brod, fighter_4:brod:hrad"
    explained_by: ClassVar[str] = "SA-air-13"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)
        self.fuel = Fuel(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Fly)
        if not order.marches:
            raise Refusal("no_path", "SA-air-13", unit="")
        for name, way in order.marches:
            unit = find_unit(sight, name, "SA-air-13")
            idle = why_idle(sight, unit)
            if idle is not None:
                raise idle
            if not self.wings.is_air(sight.table, unit):
                raise Refusal("no_aircraft", "SA-air-13", unit=name)
            if not way:
                raise Refusal("no_path", "SA-air-13", unit=name)
            walk(sight, unit, named_path(sight, way), False)

    def menu(self, sight: Sight) -> Menu | None:
        menu = FlyMenu(sight, self.wings)
        return menu if menu.orders else None

    def facts(self, sight: Sight) -> dict[str, object]:
        """How far each aircraft can still fly, where it could refuel, and which fields it could reach and not leave."""
        rules, table = self.rules, sight.table
        units = [unit for unit in self.wings.aircraft_under(table, sight.seat) if not is_idle(sight, unit)]
        if not units:
            return {}
        found: dict[str, object] = {}
        bases, known = self.fuel.bases(table, sight.seat), flights_known(sight)
        around = tuple(bases)
        for unit in units:
            kind = int(table.kind[unit]) if rules.steps_by_kind else -1 - int(unit)
            key = around, kind, int(table.place[unit]), table.points[unit]
            if key not in known:
                prices = prices_of(sight, unit)
                if (around, kind) not in known:
                    known[around, kind] = ways_home(rules, table, unit, bases, prices)
                known[key] = self.range_told(table, unit, bases, known[around, kind], prices)
            found[unit_name(rules, table, unit)] = known[key]
        return {"flights": found}

    def range_told(
        self, table: Table, unit: i64, bases: list[int], home: list[int], prices: dict[int, int]
    ) -> dict[str, object]:
        """The same of one aircraft."""
        rules, points = self.rules, table.points[unit]
        cost = flights(rules, table, unit, points, prices)[0]
        return {
            "range": ratio_text(points, rules.pace),
            "bases": [field_name(rules, field) for field in bases if cost[field] < FAR],
            "one_way": [field_name(rules, field) for field in one_way(table, unit, cost, home)],
        }

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Fly)
        sight, table = state.sight(seat), state.table
        for name, way in order.marches:
            unit = find_unit(sight, name)
            path = named_path(sight, way)
            start_move(state, unit)
            table.points[unit] -= walk(sight, unit, path, False)
            start = field_name(self.rules, table.place[unit])
            go(state, unit, path[-1])
            state.tell(public("moved", power=seat_name(seat), unit=name, origin=start, field=way[-1]))


def flights_known(sight: Sight) -> dict[object, Any]:
    """What was found of flights, where it holds on while steps cost the same."""
    if sight.memory is None or not sight.rules.steps_by_kind:
        return {}
    return sight.memory.by_steps


def one_way(table: Table, unit: i64, cost: list[int], home: list[int]) -> list[int]:
    """The fields within the range of an aircraft from which it could reach no base any more in this turn."""
    points, here = table.points[unit], table.place[unit]
    fields = [field for field in range(len(cost)) if cost[field] < FAR and field != here]
    return [field for field in fields if cost[field] + home[field] > points]


def ways_home(rules: Rules, table: Table, unit: i64, bases: list[int], prices: dict[int, int]) -> list[int]:
    """For every field what it costs to fly from there to the nearest base, or `FAR`; `prices` is as for flights."""
    size = int(rules.board.size)
    home, front = [FAR] * size, bases[:]
    for base in bases:
        home[base] = 0
    while front:
        there = front.pop()
        for here in rules.board.neighbours[there]:
            if home[here] <= home[there]:
                continue
            price = prices.get(here * size + there, -1)
            if price < 0:
                price = prices[here * size + there] = rules.step_cost(table, unit, here, there)
            total = home[there] + price
            if total < home[here]:
                home[here] = total
                front.append(here)
    return home


class FlyMenu(Listed):
    """From every field with several aircraft: all of them, or the bombers alone, to a field beside it."""

    def __init__(self, sight: Sight, wings: Wings) -> None:
        super().__init__(Fly.kind, [], False)
        table = sight.table
        fields: dict[int, list[int]] = {}
        for unit in wings.aircraft_under(table, sight.seat):
            if table.points[unit] >= sight.rules.pace and not is_idle(sight, unit):
                fields.setdefault(int(table.place[unit]), []).append(unit)
        for field, units in fields.items():
            bombers = [unit for unit in units if wings.is_bomber(table, unit)]
            for near in sight.rules.board.neighbours[field] if len(units) > 1 else []:
                self.add(sight, units, near)
                if 1 < len(bombers) < len(units):
                    self.add(sight, bombers, near)

    def add(self, sight: Sight, units: list[int], field: i64) -> None:
        """A step of these units to one field, if all of them may take it."""
        rules, way = sight.rules, (field_name(sight.rules, field),)
        if all(int(field) in destinations(sight, unit) for unit in units):
            self.orders.append(Fly(tuple([(unit_name(rules, sight.table, unit), way) for unit in units])))


def chance_of(table: Table) -> AirChance:
    """The chance that is nearest to the top of the agenda."""
    found: AirChance | None = None
    for frame in table.frames:
        if isinstance(frame.matter, AirChance):
            found = frame.matter
    assert found is not None
    return found


def is_alive(table: Table, unit: int) -> bool:
    """Whether a unit is still on the map."""
    return table.exists(unit)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-5": (AirKeeper.unit_closes,),
    "SA-air-6": (AirKeeper.battle_begins,),
    "SA-air-8": (AirKeeper.battle_begins,),
    "SA-air-13": (FlyRule,),
    "SA-air-14": (AirKeeper.unit_goes, give_chance),
    "SA-air-23": (AirKeeper.unit_goes,),
    "SA-air-39": (AirKeeper.unit_goes,),
    "SA-air-40": (FlyRule.facts, one_way, ways_home),
}
