"""The fighter counter-move (SA-air-12 to 23): who may intercept bombers, who helps them, and where fighters land."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import Event, Part, public, to
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import go
from velmoci.salva.base.movement import FAR
from velmoci.salva.chapters.air_steps import CHANCE, AirChance, chance_of, is_alive
from velmoci.salva.chapters.air_units import Wings, flight_cost, flight_to, flights, named_path
from velmoci.salva.chapters.escorts import aircraft_there, fight_in_the_air, targets_at
from velmoci.salva.chapters.fuel import Fuel
from velmoci.salva.codecs import March, Marches
from velmoci.salva.flow import push
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import END, NOBODY_ASKED, OrderRule, Step
from velmoci.salva.state import Sight, Slice, State, Table

INVITATION: Final = "counter_invitation"


class Intercept(Order):
    """`intercept brno with fighter_1, fighter_2:praha inviting seat_3`: fighters with the fields they pass through."""

    kind: ClassVar[str] = "intercept"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("field", Name()),
        Field("marches", Marches(), word="with"),
        Field("powers", Names(), word="inviting", default=()),
    )

    def __init__(self, field: str, marches: tuple[March, ...], powers: tuple[str, ...] = ()) -> None:
        self.field: Final = field
        self.marches: Final = marches
        self.powers: Final = powers


class LetFly(Order):
    """`let_fly`: no counter-move, or none any more."""

    kind: ClassVar[str] = "let_fly"


class JoinCounter(Order):
    """`join_counter fighter_5, fighter_6:praha`: fighters for the counter-move of the one who invites; none refuses."""

    kind: ClassVar[str] = "join_counter"
    fields: ClassVar[tuple[Field, ...]] = (Field("marches", Marches(), default=()),)

    def __init__(self, marches: tuple[March, ...] = ()) -> None:
        self.marches: Final = marches


class Land(Order):
    """`land fighter_1:praha:brno`: where fighters fly after the air battle; whoever is not named stays."""

    kind: ClassVar[str] = "land"
    fields: ClassVar[tuple[Field, ...]] = (Field("marches", Marches(), default=()),)

    def __init__(self, marches: tuple[March, ...] = ()) -> None:
        self.marches: Final = marches


LET_FLY: Final = LetFly()
STAY: Final = Land()
REFUSE: Final = JoinCounter()


class Invitation(Slice):
    """The matter of its track, seen by those it names: a counter-move that waits for fighters of others."""

    def __init__(self) -> None:
        self.seat = -1
        self.field = -1
        self.invited: list[int] = []
        self.units: list[int] = []
        self.costs: list[int] = []

    def is_seen_by(self, seat: i64) -> bool:
        return int(seat) == self.seat or int(seat) in self.invited

    def copy(self) -> Slice:
        twin = Invitation()
        twin.load(self.dump())
        return twin

    def dump(self) -> object:
        return [self.seat, self.field, self.invited[:], self.units[:], self.costs[:]]

    def load(self, data: Any) -> None:
        self.seat, self.field = data[0], data[1]
        self.invited, self.units, self.costs = list(data[2]), list(data[3]), list(data[4])

    def told(self, sight: Sight) -> object:
        rules, table = sight.rules, sight.table
        return {
            "power": seat_name(self.seat),
            "field": field_name(rules, self.field),
            "invited": [seat_name(seat) for seat in self.invited],
            "units": [unit_name(rules, table, unit) for unit in self.units],
        }


def invitation_of(table: Table) -> Invitation:
    """The invitation on top of the agenda."""
    found = table.frames[-1].matter
    assert isinstance(found, Invitation)
    return found


class Hangar:
    """Which fighters of a seat can be sent where in a counter-move."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.wings = Wings(rules)

    def ready(self, table: Table, seat: i64) -> list[int]:
        """The fighters of a seat that may make a counter-move."""
        return [unit for unit in table.units_of(seat) if self.wings.is_ready(table, unit)]

    def reach(self, table: Table, unit: i64) -> list[int]:
        """What it costs a fighter to fly to each field."""
        return flights(self.rules, table, unit, self.rules.movement(table, unit))[0]

    def able(self, table: Table, seat: i64, field: i64) -> list[int]:
        """Those that reach a field."""
        return [unit for unit in self.ready(table, seat) if self.reach(table, unit)[field] < FAR]

    def fields(self, table: Table, chance: AirChance, seat: i64) -> dict[int, list[int]]:
        """The fields to which a seat can send fighters now, with all that reach them."""
        found: dict[int, list[int]] = {}
        ready = self.ready(table, seat)
        costs = [self.reach(table, unit) for unit in ready]
        for field in self.targets(table, chance, seat) if ready else []:
            units = [unit for place, unit in enumerate(ready) if costs[place][field] < FAR]
            if units:
                found[field] = units
        return found

    def targets(self, table: Table, chance: AirChance, seat: i64) -> list[int]:
        """The fields that bombers have entered where they still are and where the seat has not attacked yet."""
        open_to = [field for field in chance.entered if [int(seat), field] not in chance.done]
        return [f for f in open_to if targets_at(self.rules, self.wings, table, chance.seat, seat, f)]

    def march(self, sight: Sight, unit: i64, way: tuple[str, ...], field: i64) -> list[int]:
        """The fields that a fighter flies over, the last one too; by the cheapest way where none is named."""
        if way:
            return [*named_path(sight, way), int(field)]
        points = self.rules.movement(sight.table, unit)
        found = flight_to(self.rules, sight.table, unit, field, points)
        return found if found or sight.table.place[unit] == field else [int(field)]

    def cost(self, sight: Sight, march: March, field: i64) -> int:
        """What the flight of a named fighter costs; raises where it may not make it."""
        name, way = march
        unit = find_unit(sight, name, "SA-air-15")
        if sight.table.owner_of(unit) != sight.seat:
            raise Refusal("not_your_unit", "SA-air-20", unit=name)
        if not self.wings.is_ready(sight.table, unit):
            raise Refusal("not_ready", "SA-air-20", unit=name)
        path = self.march(sight, unit, way, field)
        if not way and len(path) == 1 and not self.rules.board.are_adjacent(sight.table.place[unit], path[0]):
            raise Refusal("too_far", "SA-air-22", unit=name, field=field_name(self.rules, field))
        return flight_cost(sight, unit, path, self.rules.movement(sight.table, unit), "SA-air-22")

    def proposals(self, table: Table, units: list[int]) -> list[tuple[March, ...]]:
        """All of them, half of them, one."""
        marches: list[March] = [(unit_name(self.rules, table, unit), ()) for unit in units]
        sizes = dict.fromkeys([len(units), (len(units) + 1) // 2, 1])
        return [tuple(marches[:size]) for size in sizes]


def in_turn_order(table: Table) -> list[int]:
    """The living seats after the one on turn, in turn order."""
    first = int(table.turn % table.seats)
    seats = [int(table.order[(first + number) % int(table.seats)]) for number in range(1, int(table.seats))]
    return [seat for seat in seats if table.is_living(seat)]


class CounterStep(Step):
    """The next seat in turn order that could intercept is asked, until nobody can or wants to."""

    name = "counter_move"
    track = CHANCE
    clause = "SA-air-17"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hangar = Hangar(rules)

    def deciders(self, table: Table) -> list[int]:
        chance = chance_of(table)
        if chance.field >= 0:
            return NOBODY_ASKED
        for seat in in_turn_order(table):
            if seat not in chance.passed and self.hangar.fields(table, chance, seat):
                return [seat]
        return NOBODY_ASKED

    def leave(self, state: State, chance: Chance) -> str:
        return "" if chance_of(state.table).field >= 0 else END

    def default(self, sight: Sight) -> Order | None:
        return LET_FLY

    def about(self, sight: Sight) -> dict[str, object]:
        table, chance, found = sight.table, chance_of(sight.table), dict[str, object]()
        for field, units in self.hangar.fields(table, chance, sight.seat).items():
            found[field_name(self.rules, field)] = self.told(table, field, units)
        return {"power": seat_name(chance.seat), "fields": found}

    def told(self, table: Table, field: i64, units: list[int]) -> dict[str, object]:
        """Who is over a field, and which fighters reach it with how much left to land."""
        rules, pace = self.rules, self.rules.pace
        left = [rules.movement(table, unit) - self.hangar.reach(table, unit)[field] for unit in units]
        names = [unit_name(rules, table, unit) for unit in units]
        there = aircraft_there(self.hangar.wings, table, field)
        return {
            "aircraft": [unit_name(rules, table, unit) for unit in there],
            "fighters": {name: ratio_text(left[place], pace) for place, name in enumerate(names)},
        }


class InterceptRule(OrderRule):
    """Fighters fly to a field that bombers have entered and attack them there."""

    order: ClassVar[type[Order]] = Intercept
    steps: ClassVar[tuple[str, ...]] = ("counter_move",)
    clause: ClassVar[str] = "SA-air-14"
    example: ClassVar[str] = "intercept hrad with fighter_3, fighter_4:brod"
    explained_by: ClassVar[str] = "SA-air-15"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hangar = Hangar(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Intercept)
        table, field = sight.table, find_field(sight, order.field)
        if int(field) not in self.hangar.targets(table, chance_of(table), sight.seat):
            raise Refusal("no_bombers_there", "SA-air-15", field=order.field)
        if not order.marches:
            raise Refusal("no_fighters_named", "SA-air-15", field=order.field)
        for march in order.marches:
            self.hangar.cost(sight, march, field)
        for name in order.powers:
            if name not in [seat_name(seat) for seat in self.partners(table, sight.seat, field)]:
                raise Refusal("nobody_to_invite", "SA-air-16", power=name[:40])

    def partners(self, table: Table, seat: i64, field: i64) -> list[int]:
        """Other seats with fighters that could come along."""
        chance = chance_of(table)
        others = [other for other in in_turn_order(table) if other != int(seat)]
        return [
            other
            for other in others
            if self.hangar.able(table, other, field)
            and targets_at(self.rules, self.hangar.wings, table, chance.seat, other, field)
        ]

    def menu(self, sight: Sight) -> Menu | None:
        menu, table = Listed(Intercept.kind, [], False), sight.table
        for field, units in self.hangar.fields(table, chance_of(table), sight.seat).items():
            name = field_name(self.rules, field)
            for marches in self.hangar.proposals(table, units):
                menu.orders.append(Intercept(name, marches))
            partners = tuple([seat_name(seat) for seat in self.partners(table, sight.seat, field)])
            if partners:
                menu.orders.append(Intercept(name, self.hangar.proposals(table, units)[0], partners))
        return menu

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Intercept)
        sight, offer = state.sight(seat), Invitation()
        offer.seat, offer.field = int(seat), int(find_field(sight, order.field))
        add_fighters(sight, self.hangar, offer, order.marches)
        if not order.powers:
            launch(state, self.hangar, offer)
            return
        offer.invited = [other for other in in_turn_order(state.table) if seat_name(other) in order.powers]
        push(state, INVITATION, offer)
        told: dict[str, Any] = {"power": seat_name(seat), "powers": list(order.powers), "field": order.field}
        state.tell(Event(Part(to([int(seat), *offer.invited]), "counter-offered", told)))


def add_fighters(sight: Sight, hangar: Hangar, offer: Invitation, marches: tuple[March, ...]) -> None:
    """Notes which fighters fly, and what it costs them."""
    for march in marches:
        offer.costs.append(hangar.cost(sight, march, offer.field))
        offer.units.append(int(find_unit(sight, march[0])))


def launch(state: State, hangar: Hangar, offer: Invitation) -> None:
    """The counter-move begins: all its fighters are on their way, and nobody can stop them."""
    table, chance, wings = state.table, chance_of(state.table), hangar.wings
    for place, unit in enumerate(offer.units):
        table.points[unit] = state.rules.movement(table, unit) - offer.costs[place]
        wings.note(table, wings.scrambled, unit, 1)
        wings.note(table, wings.flown, unit, 1)
    chance.hunter, chance.field, chance.units = offer.seat, offer.field, offer.units[:]
    chance.defenders, chance.helpers = [], []
    for seat in dict.fromkeys([int(table.owner_of(unit)) for unit in offer.units]):
        chance.done.append([seat, offer.field])
    if state.events is not None:
        names = [unit_name(state.rules, table, unit) for unit in offer.units]
        where, power = field_name(state.rules, offer.field), seat_name(offer.seat)
        state.tell(public("intercepted", power=power, field=where, units=names))


class InvitationStep(Step):
    """All who are invited say at once which fighters they send; who is silent sends none."""

    name = "join_counter"
    track = INVITATION
    clause = "SA-air-16"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hangar = Hangar(rules)

    def deciders(self, table: Table) -> list[int]:
        offer, frame = invitation_of(table), table.frames[-1]
        if not table.is_living(offer.seat):
            return NOBODY_ASKED
        return [seat for seat in offer.invited if table.is_living(seat) and not frame.has_answered(seat)]

    def asker(self, table: Table) -> int:
        return invitation_of(table).seat

    def leave(self, state: State, chance: Chance) -> str:
        offer = invitation_of(state.table)
        if state.table.is_living(offer.seat):
            alive = [place for place, unit in enumerate(offer.units) if is_alive(state.table, unit)]
            offer.costs = [offer.costs[place] for place in alive]
            offer.units = [offer.units[place] for place in alive]
            launch(state, self.hangar, offer)
        return END

    def default(self, sight: Sight) -> Order | None:
        return REFUSE

    def about(self, sight: Sight) -> dict[str, object]:
        offer, table = invitation_of(sight.table), sight.table
        units = self.hangar.able(table, sight.seat, offer.field)
        return {
            "power": seat_name(offer.seat),
            "field": field_name(self.rules, offer.field),
            "fighters": [unit_name(self.rules, table, unit) for unit in units],
        }


class JoinCounterRule(OrderRule):
    """Sends fighters along with those of the seat that invites, or none."""

    order: ClassVar[type[Order]] = JoinCounter
    steps: ClassVar[tuple[str, ...]] = ("join_counter",)
    clause: ClassVar[str] = "SA-air-16"
    example: ClassVar[str] = "join_counter fighter_5"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hangar = Hangar(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, JoinCounter)
        for march in order.marches:
            self.hangar.cost(sight, march, invitation_of(sight.table).field)

    def menu(self, sight: Sight) -> Menu | None:
        table = sight.table
        units = self.hangar.able(table, sight.seat, invitation_of(table).field)
        found: list[Order] = [JoinCounter(marches) for marches in self.hangar.proposals(table, units)]
        return Listed(JoinCounter.kind, [REFUSE, *found], False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, JoinCounter)
        add_fighters(state.sight(seat), self.hangar, invitation_of(state.table), order.marches)
        state.table.answer(seat)


class LetFlyRule(OrderRule):
    """No counter-move."""

    order: ClassVar[type[Order]] = LetFly
    steps: ClassVar[tuple[str, ...]] = ("counter_move",)
    clause: ClassVar[str] = "SA-air-14"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(LET_FLY)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        chance_of(state.table).passed.append(int(seat))


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
        frame = table.frames[-1]
        owners = [int(table.owner_of(unit)) for unit in landing(self.rules, table)]
        return [seat for seat in dict.fromkeys(owners) if not frame.has_answered(seat)]

    def leave(self, state: State, chance: Chance) -> str:
        matter = chance_of(state.table)
        matter.field, matter.hunter, matter.units = -1, -1, []
        return "counter_move"

    def default(self, sight: Sight) -> Order | None:
        return STAY

    def about(self, sight: Sight) -> dict[str, object]:
        """What each fighter has left, and where it could refuel in its own turn as things are."""
        rules, table, found = self.rules, sight.table, dict[str, object]()
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
        """Everybody to the nearest base, everybody to one base, or all stay."""
        rules, table = self.rules, sight.table
        own = [unit for unit in landing(rules, table) if table.owner_of(unit) == sight.seat]
        nearest, others = list[March](), dict[int, list[March]]()
        for unit in own:
            name, points = unit_name(rules, table, unit), table.points[unit]
            bases = [base for base in homes(self.fuel, sight, unit) if base != int(table.place[unit])]
            for number, base in enumerate(bases):
                way = tuple([field_name(rules, one) for one in flight_to(rules, table, unit, base, points)])
                others.setdefault(base, []).append((name, way))
                if number == 0:
                    nearest.append((name, way))
        choices = [nearest, *others.values()]
        orders: list[Order] = [STAY]
        for marches in choices:
            if marches and Land(tuple(marches)) not in orders:
                orders.append(Land(tuple(marches)))
        return Listed(Land.kind, orders, False)

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
    "SA-air-12": (fight_in_the_air, Hangar.targets),
    "SA-air-14": (CounterStep,),
    "SA-air-15": (InterceptRule, Hangar.targets),
    "SA-air-16": (InterceptRule.partners, InvitationStep, JoinCounterRule),
    "SA-air-17": (CounterStep.deciders, in_turn_order),
    "SA-air-18": (fight_in_the_air,),
    "SA-air-19": (fight_in_the_air,),
    "SA-air-20": (Hangar.cost,),
    "SA-air-21": (launch,),
    "SA-air-22": (flight_cost, LandingStep, LandRule),
    "SA-air-23": (InterceptRule,),
}
