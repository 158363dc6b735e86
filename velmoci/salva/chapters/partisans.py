"""Partisans (SA-government_and_people-13, 15 to 18, 23): raised and moved unseen, they come up to fight.

Underground they are no units: a number for each field in their people's own slice, of which nothing on the table
tells. When they come up they are units like others, with a number that nobody has seen; after a battle they go
underground again, where they stand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal, Value
from velmoci.kernel.event import Event, EventPart, public, to
from velmoci.kernel.notation import Field, Name, Number
from velmoci.kernel.order import Order
from velmoci.salva.base.attack import check_target, is_target
from velmoci.salva.base.battle_setup import call_to_battle
from velmoci.salva.base.movement import close_active, is_idle
from velmoci.salva.base.ways import barred_by
from velmoci.salva.battle import LEFT, STANDING, Battle
from velmoci.salva.battle_seams import Muster
from velmoci.salva.chapters.peoples import Peoples, add
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Item, PriceFactor, Veto
from velmoci.salva.naming import field_name, find_field, unit_name
from velmoci.salva.numbers import Chain, Link
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.units import Kind

CAME_UP: Final = "came_up"
"""The column that says in which turn a partisan came up or fought last."""
MOVEMENT: Final = "SA-government_and_people-16"
RAISING: Final = "SA-government_and_people-15"
RISING: Final = "SA-government_and_people-17"
NAME: Final = Name()


class RaisePartisan(Order):
    """`raise_partisan brno`: one more partisan underground on a field of the people."""

    kind: ClassVar[str] = "raise_partisan"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", NAME),)

    def __init__(self, field: str) -> None:
        self.field: Final = field


class Creep(Order):
    """`creep brno praha 2`: partisans go underground from a field to one beside it."""

    kind: ClassVar[str] = "creep"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("origin", NAME), Field("field", NAME), Field("number", Number("no_partisans", MOVEMENT), default=1),
    )  # fmt: skip

    def __init__(self, origin: str, field: str, number: int = 1) -> None:
        self.origin: Final = origin
        self.field: Final = field
        self.number: Final = number


class Rise(Order):
    """`rise brno 2`: partisans come up and attack whoever holds the field."""

    kind: ClassVar[str] = "rise"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", NAME), Field("number", Number("no_partisans", RISING)))

    def __init__(self, field: str, number: int) -> None:
        self.field: Final = field
        self.number: Final = number


def several(most: int) -> list[int]:
    """Of all numbers up to one those that are offered: one, a half, all."""
    return sorted({1, (most + 1) // 2, most}) if most > 0 else []


def tell_own(state: State, seat: i64, sentence: str, **values: Value) -> None:
    """A people is told what nobody else may know."""
    state.tell(Event(EventPart(to([int(seat)]), sentence, values)))


class RaiseRule(OrderRule):
    """A people raises a partisan, on each of its fields at most one in a phase."""

    order: ClassVar[type[Order]] = RaisePartisan
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = RAISING
    example: ClassVar[str] = "raise_partisan brod"
    shows_truth: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)
        self.ratio = rules.number("search_ratio")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, RaisePartisan)
        field = find_field(sight, order.field)
        reason = self.why_not(sight, field)
        if reason:
            raise Refusal(reason, self.clause, field=order.field)

    def why_not(self, sight: Sight, field: i64) -> str:
        """What stands against a partisan on a field; '' where nothing does."""
        table = sight.table
        if table.on_turn != sight.seat or self.peoples.living_on(table, field) != sight.seat:
            return "no_home"
        if self.peoples.mood(sight).new.get(int(field), 0) > 0:
            return "raised_already"
        return "under_guard" if len(self.peoples.gendarmes_at(table, field)) >= self.ratio else ""

    def menu(self, sight: Sight) -> Menu | None:
        if not self.peoples.is_people(sight.table, sight.seat):
            return None
        fields = [field for field in self.peoples.area(sight.table, sight.seat) if not self.why_not(sight, field)]
        found: list[Order] = [RaisePartisan(field_name(self.rules, field)) for field in fields]
        return Listed(RaisePartisan.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, RaisePartisan)
        mood = self.peoples.mood(state.sight(seat))
        mood.points -= self.peoples.option("partisan_cost")
        add(mood.new, find_field(state.sight(seat), order.field), 1)
        tell_own(state, seat, "partisan-raised", field=order.field, points=self.peoples.text(mood.points))


class CreepRule(OrderRule):
    """Partisans go one field, within their area; nobody sees it."""

    order: ClassVar[type[Order]] = Creep
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = MOVEMENT
    example: ClassVar[str] = "creep brod hrad 2"
    shows_truth: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Creep)
        origin, field = find_field(sight, order.origin), find_field(sight, order.field)
        if not 1 <= order.number <= self.ready(sight, origin):
            raise Refusal("no_partisans", self.clause, value=str(order.number), field=order.origin)
        if self.peoples.living_on(sight.table, field) != sight.seat:
            raise Refusal("leaves_home", self.clause, field=order.field)
        if not self.rules.board.are_adjacent(origin, field):
            raise Refusal("not_next_to", self.clause, field=order.field)

    def ready(self, sight: Sight, field: i64) -> int:
        """How many can move from a field in the people's own turn."""
        if sight.table.on_turn != sight.seat:
            return 0
        return self.peoples.mood(sight).ready.get(int(field), 0)

    def menu(self, sight: Sight) -> Menu | None:
        rules, found = self.rules, list[Order]()
        for origin in sorted(self.peoples.mood(sight).ready):
            for field in rules.board.neighbours[origin]:
                if self.peoples.living_on(sight.table, field) == sight.seat:
                    names = field_name(rules, origin), field_name(rules, field)
                    found += [Creep(*names, count) for count in several(self.ready(sight, origin))]
        return Listed(Creep.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Creep)
        sight = state.sight(seat)
        mood = self.peoples.mood(sight)
        add(mood.ready, find_field(sight, order.origin), -order.number)
        add(mood.moved, find_field(sight, order.field), order.number)
        tell_own(state, seat, "partisans-crept", origin=order.origin, field=order.field, number=order.number)


class RiseRule(OrderRule):
    """Partisans come up and attack the holder; those of their own who stand there already attack with them."""

    order: ClassVar[type[Order]] = Rise
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = RISING
    example: ClassVar[str] = "rise brod 2"
    shows_truth: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Rise)
        field = find_field(sight, order.field)
        if sight.table.on_turn != sight.seat or not 1 <= order.number <= self.ready(sight, field):
            raise Refusal("no_partisans", self.clause, value=str(order.number), field=order.field)
        check_target(sight, field)

    def ready(self, sight: Sight, field: i64) -> int:
        """How many can come up on a field."""
        return self.peoples.mood(sight).ready.get(int(field), 0)

    def standing(self, sight: Sight, field: i64) -> list[int]:
        """The people's own units above ground there that can still fight."""
        there = [unit for unit in sight.table.units_at(field) if sight.table.owner_of(unit) == sight.seat]
        return [unit for unit in there if not is_idle(sight, unit)]

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for field in sorted(self.peoples.mood(sight).ready) if sight.table.on_turn == sight.seat else []:
            if is_target(sight, field):
                found += [Rise(field_name(self.rules, field), count) for count in several(self.ready(sight, field))]
        return Listed(Rise.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Rise)
        sight, table = state.sight(seat), state.table
        field = find_field(sight, order.field)
        close_active(state, NOBODY)
        units = [*self.standing(sight, field), *self.peoples.come_up(state, seat, field, order.number)]
        if state.events is not None:
            names = [unit_name(self.rules, table, unit) for unit in units]
            state.tell(public("partisans-rise", power=seat_name(seat), field=order.field, units=names))
        holder = barred_by(self.rules, table, field, seat)
        call_to_battle(state, seat, holder, field, units, [int(field)] * len(units))


class PartisanMuster(Muster):
    """Partisans who came up where they fight retreat into the ground."""

    name = "partisans"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def refuges(self, table: Table, battle: Battle, fighter: i64, fields: list[int]) -> list[int]:
        is_partisan = self.peoples.is_partisan(table, battle.unit[fighter])
        return [int(battle.field)] if is_partisan and battle.origin[fighter] == battle.field else fields


class PartisanKeeper(Reaction):
    """When partisans can act, when they go underground again, and what their deaths cost."""

    name = "partisans"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)
        self.column = rules.unit_column(CAME_UP)

    def turn_begins(self, state: State, seat: i64) -> None:
        """Those who were raised since the last turn can act."""
        mood = self.peoples.mood(state.sight(seat))
        for group in (mood.moved, mood.new):
            for field, count in group.items():
                add(mood.ready, field, count)
        mood.moved, mood.new = {}, {}

    def battle_ends(self, state: State, battle: Battle) -> None:
        """Who retreated is underground; who stands has fought now."""
        table, gone = state.table, 0
        for fighter in range(int(battle.count())):
            unit = battle.unit[fighter]
            if battle.fate[fighter] not in (STANDING, LEFT) or not self.peoples.is_partisan(table, unit):
                continue
            if battle.fate[fighter] == LEFT and table.place[unit] == battle.field:
                self.peoples.go_under(state, unit)
                gone += 1
            else:
                table.unit_columns[self.column][unit] = table.turn
        if gone > 0 and state.events is not None:
            state.tell(public("went-underground", field=field_name(self.rules, battle.field), number=gone))

    def turn_ends(self, state: State, seat: i64) -> None:
        """At the end of their next own turn those who have fought go underground, where their people lives."""
        table, fields = state.table, dict[int, int]()
        for unit in table.units_of(seat) if self.peoples.is_people(table, seat) else []:
            field = int(table.place[unit])
            is_due = 0 <= table.unit_columns[self.column][unit] < table.turn
            if is_due and self.peoples.is_partisan(table, unit) and self.peoples.living_on(table, field) == seat:
                self.peoples.go_under(state, unit)
                fields[field] = fields.get(field, 0) + 1
        for field, count in fields.items():
            state.tell(public("went-underground", field=field_name(self.rules, field), number=count))

    def unit_lost(self, state: State, unit: i64) -> None:
        table = state.table
        seat = table.owner_of(unit)
        if self.peoples.is_partisan(table, unit) and seat != NOBODY and table.is_living(seat):
            self.peoples.change(state, seat, -self.peoples.option("partisan_loss"))
            self.peoples.tell(state, seat)


class PeopleVeto(Veto):
    """Where partisans and gendarmes may go, and what peoples and governments may buy."""

    name = "people"
    depends_on_way: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def leave(self, sight: Sight, unit: i64, origin: i64, field: i64, is_attack: bool) -> Refusal | None:
        table = sight.table
        if table.kind[unit] == self.peoples.gendarmes.index and table.owner[field] != table.owner_of(unit):
            return Refusal("gendarme_abroad", "SA-government_and_people-10", field=field_name(self.rules, field))
        return self.away_from_home(table, unit, field)

    def join(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        if sight.table.kind[unit] == self.peoples.gendarmes.index:
            return Refusal("gendarme_abroad", "SA-government_and_people-10", field=field_name(self.rules, field))
        return self.away_from_home(sight.table, unit, field)

    def away_from_home(self, table: Table, unit: i64, field: i64) -> Refusal | None:
        """A partisan does not go where his people does not live."""
        is_partisan = table.kind[unit] == self.peoples.partisan.index
        if not is_partisan or self.peoples.living_on(table, field) == table.owner_of(unit):
            return None
        return Refusal("leaves_home", MOVEMENT, field=field_name(self.rules, field))

    def buy(self, sight: Sight, item: Item, field: i64) -> Refusal | None:
        if item.name == self.peoples.partisan.id:
            return Refusal("not_for_sale", "SA-government_and_people-13", item=item.name)
        if not self.peoples.is_people(sight.table, sight.seat) or item.name == "infantry":
            return None
        number = 10 if item.name == self.peoples.gendarmes.id else 22
        return Refusal("people_builds_infantry", f"SA-government_and_people-{number}", item=item.name)


    def give(self, sight: Sight, unit: i64) -> Refusal | None:
        kind = sight.table.kind[unit]
        if kind not in (self.peoples.gendarmes.index, self.peoples.partisan.index):
            return None
        number = 10 if kind == self.peoples.gendarmes.index else 13
        name = unit_name(self.rules, sight.table, unit)
        return Refusal("nobody_elses", f"SA-government_and_people-{number}", unit=name)


class GendarmesAtHome(Reaction):
    """Gendarmes on a field that gets another holder are no more."""

    name = "gendarmes"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        table = state.table
        gone = [unit for unit in self.peoples.gendarmes_at(table, field) if table.owner_of(unit) != new]
        if gone and state.events is not None:
            state.tell(public("gendarmes-disbanded", units=[unit_name(self.rules, table, unit) for unit in gone]))
        for unit in gone:
            state.remove_unit(unit)


class PeoplePrice(PriceFactor):
    """The price of gendarmes is an option; partisans cost no upkeep, which would betray them."""

    name = "people"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def agreed(self, kind: Kind) -> Link | None:
        if kind.id != self.peoples.gendarmes.id:
            return None
        return Link("gendarme_price", "SA-government_and_people-10", *self.rules.ratio("gendarme_price"))

    def unit_upkeep(self, table: Table, unit: i64, chain: Chain) -> None:
        if self.peoples.is_partisan(table, unit):
            chain.times(0, 1, "partisan", MOVEMENT)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-government_and_people-3": (RaiseRule.why_not, CreepRule, RiseRule),
    "SA-government_and_people-10": (
        GendarmesAtHome,
        PeopleVeto.leave,
        PeopleVeto.join,
        PeopleVeto.buy,
        PeopleVeto.give,
        PeoplePrice.agreed,
    ),
    "SA-government_and_people-13": (PeopleVeto.buy, RaiseRule),
    "SA-government_and_people-15": (RaiseRule, PartisanKeeper.turn_begins),
    "SA-government_and_people-16": (CreepRule, PeopleVeto.away_from_home, PeoplePrice.unit_upkeep),
    "SA-government_and_people-17": (RiseRule, PartisanMuster.refuges, PartisanKeeper.battle_ends),
    "SA-government_and_people-18": (PartisanKeeper.unit_lost,),
    "SA-government_and_people-22": (PeopleVeto.buy,),
    "SA-government_and_people-23": (PartisanKeeper.battle_ends, PartisanKeeper.turn_ends),
}
