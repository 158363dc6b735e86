"""Work of a war economy: the step before production, and at the end of the phase meals, hunger and spoilage.

`work` carries out a whole plan: the engine goes through the groups in their order. What a group makes appears when the
next group begins or the work ends. `work_as_before` repeats the last phase as far as it can be repeated.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Malformed, Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Codec, Field, Name, Tokens, shorten
from velmoci.kernel.order import Order
from velmoci.salva.base.production import is_productive
from velmoci.salva.chapters.economy_phase import Country, end_group
from velmoci.salva.chapters.economy_stock import HUNGRY, Labour
from velmoci.salva.codecs import Lot, Lots
from velmoci.salva.economy.feeding import eaters, feed, is_short, usual_meals, why_not_feed
from velmoci.salva.economy.mix import AIMS, GROWTH, Aim, aim_of
from velmoci.salva.economy.phase import FEEDING, Phase, Work
from velmoci.salva.economy.planner import Plan, propose
from velmoci.salva.economy.tables import GROUPS
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TURN, OrderRule, Step
from velmoci.salva.state import Sight, State, Table

WORKING: Final = "war_economy_work"
MEALS: Final = "war_economy_meals"
MOST_WORKERS: Final = 999

Ration = tuple[str, int, int]
"""A field, how many of its rested workers eat, and how many of its hungry ones."""


class Rations(Codec):
    """Who eats: `brno 3 1, praha 2 0`, the rested workers of a field and the hungry ones."""

    def __init__(self) -> None:
        self.field = Name()

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join(f"{field} {rested} {hungry}" for field, rested, hungry in value)

    def read(self, tokens: Tokens) -> tuple[Ration, ...]:
        found: list[object] = []
        while tokens.next() is not None:
            words = [tokens.take("field"), tokens.take("number"), tokens.take("number")]
            found.append([words[0], *[int(word) if word.isascii() and word.isdigit() else word for word in words[1:]]])
        return self.from_json(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [list(ration) for ration in value]

    def from_json(self, value: object) -> tuple[Ration, ...]:
        if not isinstance(value, list):
            raise Malformed("not_a_list", value=shorten(value))
        rations: list[Ration] = []
        for entry in value:
            if not isinstance(entry, list) or len(entry) != 3:
                raise Malformed("not_a_lot", value=shorten(entry))
            field = self.field.from_json(entry[0])
            for count in entry[1:]:
                if not isinstance(count, int) or isinstance(count, bool) or not 0 <= count <= MOST_WORKERS:
                    raise Malformed("not_a_number", value=shorten(count))
            if field in [ration[0] for ration in rations]:
                raise Malformed("named_twice", value=field)
            rations.append((field, entry[1], entry[2]))
        return tuple(rations)


class DoWork(Order):
    """`work grow_food brno 2, make_tools praha 1`: conversions, each with its field and so many workers."""

    kind: ClassVar[str] = "work"
    fields: ClassVar[tuple[Field, ...]] = (Field("works", Lots()),)

    def __init__(self, works: tuple[Lot, ...]) -> None:
        self.works: Final = works


class WorkAsBefore(Order):
    """`work_as_before`: what was done in the last phase, as far as it can be done again; then the work is over."""

    kind: ClassVar[str] = "work_as_before"


class EndWork(Order):
    """`end_work`"""

    kind: ClassVar[str] = "end_work"


class Feed(Order):
    """`feed brno 3 1, praha 2 0`: who eats; of each field the rested workers and the hungry ones."""

    kind: ClassVar[str] = "feed"
    fields: ClassVar[tuple[Field, ...]] = (Field("meals", Rations()),)

    def __init__(self, meals: tuple[Ration, ...]) -> None:
        self.meals: Final = meals


class WorkByPlan(Order):
    """`work_by_plan army`: what the planner proposes for an aim; then the work is over."""

    kind: ClassVar[str] = "work_by_plan"
    fields: ClassVar[tuple[Field, ...]] = (Field("aim", Name(), default=GROWTH.name),)

    def __init__(self, aim: str = GROWTH.name) -> None:
        self.aim: Final = aim


WORK_AS_BEFORE: Final = WorkAsBefore()
END_WORK: Final = EndWork()


def has_idle_workers(country: Country, table: Table, seat: i64) -> bool:
    """Whether anybody could still be set to work."""
    stock, worker = country.economy.stock(table), country.economy.worker
    for field in table.fields_of(seat):
        is_idle = country.economy.on(table, field)[worker] > stock.used.get(field, 0)
        if is_idle and is_productive(country.rules, table, field):
            return True
    return False


class WorkStep(Step):
    """The workers of the seat on turn do conversions, group by group."""

    name = WORKING
    track = TURN
    before = "production"
    clause = "SA-war_economy-7"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)

    def enter(self, state: State, chance: Chance) -> None:
        stock = self.country.economy.stock(state.table)
        stock.forget_phase()
        stock.stage = 1

    def deciders(self, table: Table) -> list[int]:
        if table.is_answered() or not has_idle_workers(self.country, table, table.on_turn):
            return []
        return [int(table.on_turn)]

    def leave(self, state: State, chance: Chance) -> str:
        """All groups are over; only now it is known what there is to spend."""
        table, seat, country = state.table, state.table.on_turn, self.country
        stock, phase = country.economy.stock(table), country.phase(table, seat)
        while phase.stage <= GROUPS:
            end_group(state, country, seat, phase)
        stock.last[int(seat)] = added_up(stock.done)
        country.keep(table, seat, phase)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return WORK_AS_BEFORE if repeatable(self.country, sight) else END_WORK

    def forecast(self, sight: Sight) -> dict[str, object]:
        """What the planner proposes for each aim, and what it would make."""
        return {aim.name: plan_told(self.country, sight, proposal(self.country, sight, aim)) for aim in AIMS}

    def about(self, sight: Sight) -> dict[str, object]:
        stock = self.country.economy.stock(sight.table)
        return {"group": stock.stage, "last": works_told(self.country, stock.last.get(int(sight.seat), []))}


def added_up(works: list[Labour]) -> list[Labour]:
    """The same work with one entry for each conversion and field."""
    counts: dict[tuple[int, int], int] = {}
    for conversion, field, count in works:
        counts[conversion, field] = counts.get((conversion, field), 0) + count
    return [(conversion, field, count) for (conversion, field), count in counts.items()]


def works_told(country: Country, works: list[Labour]) -> list[list[object]]:
    """Work by names."""
    codes = country.economy.table.conversions
    return [[codes[number].code, field_name(country.rules, field), count] for number, field, count in works]


def in_order(country: Country, works: list[Labour]) -> list[Labour]:
    """Work by groups; within a group as it was named."""
    conversions = country.economy.table.conversions
    return sorted(works, key=lambda work: int(conversions[work[0]].group))


def named_works(country: Country, sight: Sight, lots: tuple[Lot, ...]) -> list[Labour]:
    """What an order names, in the order in which it is done."""
    found: list[Labour] = []
    for code, spot, count in lots:
        conversion = country.economy.table.conversion(code)
        if conversion is None:
            raise Refusal("no_such_conversion", "SA-war_economy-3", conversion=code[:40])
        found.append((int(conversion.index), int(find_field(sight, spot)), count))
    return in_order(country, found)


def as_work(country: Country, sight: Sight, work: Labour, fields: list[int]) -> Work:
    """Some work as a phase knows it."""
    conversion, field, count = work
    if sight.table.owner[field] != sight.seat:
        code = country.economy.table.conversions[conversion].code
        raise Refusal("not_your_field", "SA-war_economy-5", unit=code, field=field_name(country.rules, field))
    return Work(conversion, fields.index(field), count)


def advance(country: Country, phase: Phase, conversion: int) -> None:
    """Ends groups until that of a conversion works."""
    group = int(country.economy.table.conversions[conversion].group)
    while phase.stage < group:
        phase.end_group()


def planned(country: Country, sight: Sight, works: list[Labour]) -> Phase:
    """The phase as it would be with that work besides; raises what stands against it."""
    phase, fields = country.phase(sight.table, sight.seat), country.fields(sight.table, sight.seat)
    for labour in works:
        work = as_work(country, sight, labour, fields)
        advance(country, phase, labour[0])
        refusal = phase.why_not(work)
        if refusal is not None:
            raise better_reason(country, sight, labour, refusal)
        phase.do(work)
    return phase


def better_reason(country: Country, sight: Sight, work: Labour, refusal: Refusal) -> Refusal:
    """What is short may lie beside the field, with somebody who has not been asked for it."""
    if refusal.code != "resource_missing":
        return refusal
    conversion, field, _ = work
    for near in country.rules.board.neighbours[field]:
        if not country.reach.gives_goods(sight.table, sight.seat, near):
            row = country.economy.on(sight.table, near)
            for place in country.economy.table.conversions[conversion].inputs:
                if row[place] > 0 and country.economy.names[place] == refusal.values["resource"]:
                    return Refusal("out_of_reach", "SA-war_economy-10", **refusal.values)
    return refusal


def carried_out(state: State, country: Country, seat: i64, works: list[Labour]) -> None:
    """Sets workers to work."""
    table, sight = state.table, state.sight(seat)
    stock, phase, fields = country.economy.stock(table), country.phase(table, seat), country.fields(table, seat)
    codes = country.economy.table.conversions
    for labour in works:
        group = int(codes[labour[0]].group)
        while phase.stage < group:
            end_group(state, country, seat, phase)
        phase.do(as_work(country, sight, labour, fields))
        stock.done.append(labour)
        where, code = field_name(state.rules, labour[1]), codes[labour[0]].code
        state.tell(public("worked", power=seat_name(seat), field=where, conversion=code, count=labour[2]))
    country.keep(table, seat, phase)


def repeatable(country: Country, sight: Sight) -> list[Labour]:
    """What of the last phase can be done again."""
    wanted = country.economy.stock(sight.table).last.get(int(sight.seat), [])
    return as_far_as_possible(country, sight, wanted)


def as_far_as_possible(country: Country, sight: Sight, works: list[Labour]) -> list[Labour]:
    """Of a plan what can be done, entry by entry with as many workers as there can be."""
    phase, fields = country.phase(sight.table, sight.seat), country.fields(sight.table, sight.seat)
    found: list[Labour] = []
    for conversion, field, count in in_order(country, works):
        if field not in fields or sight.table.owner[field] != sight.seat:
            continue
        advance(country, phase, conversion)
        for fewer in range(count, 0, -1):
            work = Work(conversion, fields.index(field), fewer)
            if phase.why_not(work) is None:
                phase.do(work)
                found.append((conversion, field, fewer))
                break
    return found


def as_order(country: Country, works: list[Labour]) -> Order:
    """The order that does some work."""
    codes = country.economy.table.conversions
    rules = country.rules
    return DoWork(tuple([(codes[number].code, field_name(rules, field), count) for number, field, count in works]))


class WorkRule(OrderRule):
    """Conversions; each takes a worker and two inputs."""

    order: ClassVar[type[Order]] = DoWork
    steps: ClassVar[tuple[str, ...]] = (WORKING,)
    clause: ClassVar[str] = "SA-war_economy-6"
    example: ClassVar[str] = "work grow_food brod 2, make_tools hrad 1"
    explained_by: ClassVar[str] = "SA-war_economy-4"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, DoWork)
        if not order.works:
            raise Refusal("no_work_named", self.clause)
        planned(self.country, sight, named_works(self.country, sight, order.works))

    def menu(self, sight: Sight) -> Menu | None:
        """Every conversion on every field by one worker, and by as many as there can be."""
        found: list[Order] = []
        for conversion, field, most in self.possible(sight):
            counts = (1, most) if most > 1 else (1,)
            found += [as_order(self.country, [(conversion, field, count)]) for count in counts]
        return Listed(DoWork.kind, found, False) if found else None

    def possible(self, sight: Sight) -> list[Labour]:
        """Every conversion on every field that can be done now, and by how many workers at most."""
        country, found = self.country, list[Labour]()
        phase, fields = country.phase(sight.table, sight.seat), country.fields(sight.table, sight.seat)
        while phase.stage <= GROUPS:
            for conversion in country.economy.table.in_group(phase.stage):
                for place, field in enumerate(fields):
                    most = most_of(phase, int(conversion.index), place)
                    if most > 0:
                        found.append((int(conversion.index), field, most))
            phase.end_group()
        return found

    def draft(self, sight: Sight, order: Order) -> dict[str, object]:
        """What would be in stock after all groups, and how many workers would still be free."""
        assert isinstance(order, DoWork)
        country = self.country
        phase = planned(country, sight, named_works(country, sight, order.works))
        while phase.stage <= GROUPS:
            phase.end_group()
        return phase_told(country, sight, phase)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, DoWork)
        carried_out(state, self.country, seat, named_works(self.country, state.sight(seat), order.works))


def most_of(phase: Phase, conversion: int, place: int) -> int:
    """How many workers of a place can do a conversion now."""
    free = phase.workers[place] - phase.hungry[place] - phase.used[place]
    kind = int(phase.table.conversions[conversion].building)
    if kind >= 0:
        capacity = phase.places[place].buildings[kind] * phase.rules.building_capacity
        free = min(free, capacity - phase.runs[place][kind])
    low, high = 0, max(0, free)
    while low < high:
        middle = (low + high + 1) // 2
        if phase.why_not(Work(conversion, place, middle)) is None:
            low = middle
        else:
            high = middle - 1
    return low


def plan_told(country: Country, sight: Sight, plan: Plan) -> dict[str, object]:
    """A plan by names, and what is short for it."""
    fields, conversions = country.fields(sight.table, sight.seat), country.economy.table.conversions
    buildings = country.economy.table.buildings
    built = [[buildings[kind].code, field_name(country.rules, fields[place])] for kind, place in plan.built]
    short = [
        {"conversion": conversions[one.conversion].code, "field": field_name(country.rules, fields[one.place])}
        for one in plan.shortages
    ]
    works = works_told(country, proposed_works(country, sight, plan))
    return {"works": works, "buildings": built, "made": plan.total(), "short": short}


def phase_told(country: Country, sight: Sight, phase: Phase) -> dict[str, object]:
    """A phase by names: for each own field what lies there, who is free, and the points."""
    economy, found = country.economy, dict[str, object]()
    for place, field in enumerate(country.fields(sight.table, sight.seat)):
        free = phase.workers[place] - phase.hungry[place] - phase.used[place]
        points = economy.works_told(phase.military[place])
        row: dict[str, object] = {"goods": economy.goods_told(phase.stock[place]), "free": free, "military": points}
        row["settlement"], row["research"] = phase.settlement[place], phase.research[place]
        found[field_name(country.rules, field)] = row
    return {"fields": found}


class AsBeforeRule(OrderRule):
    """The work of the last phase once more, as far as it can be done."""

    order: ClassVar[type[Order]] = WorkAsBefore
    steps: ClassVar[tuple[str, ...]] = (WORKING,)
    clause: ClassVar[str] = "SA-war_economy-6"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)

    def check(self, sight: Sight, order: Order) -> None:
        if not repeatable(self.country, sight):
            raise Refusal("nothing_to_repeat", self.clause)

    def menu(self, sight: Sight) -> Menu | None:
        return Single(WORK_AS_BEFORE) if repeatable(self.country, sight) else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        carried_out(state, self.country, seat, repeatable(self.country, state.sight(seat)))
        state.table.answer(seat)


def proposal(country: Country, sight: Sight, aim: Aim) -> Plan:
    """What the planner would have the seat do in this phase."""
    fields = country.fields(sight.table, sight.seat)
    places = country.places(sight.table, sight.seat, fields)
    price, idle = country.economy.building_price, country.idle
    return propose(country.economy.table, country.phase_rules, places, price, aim, idle)


def proposed_works(country: Country, sight: Sight, plan: Plan) -> list[Labour]:
    """The work of a plan by fields, in the order in which it is done."""
    fields = country.fields(sight.table, sight.seat)
    return in_order(country, [(work.conversion, fields[work.place], work.count) for work in plan.works])


class ByPlanRule(OrderRule):
    """The planner's proposal as one order; its buildings are proposed when buildings are paid."""

    order: ClassVar[type[Order]] = WorkByPlan
    steps: ClassVar[tuple[str, ...]] = (WORKING,)
    clause: ClassVar[str] = "SA-war_economy-6"
    example: ClassVar[str] = "work_by_plan army"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)

    def is_time(self, sight: Sight) -> bool:
        """Whether nobody has worked in this phase."""
        return not self.country.economy.stock(sight.table).done

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, WorkByPlan)
        if order.aim not in [aim.name for aim in AIMS]:
            raise Refusal("no_such_aim", self.clause, value=order.aim[:40])
        if not self.is_time(sight):
            raise Refusal("plan_too_late", self.clause)
        if not proposal(self.country, sight, aim_of(order.aim)).works:
            raise Refusal("nothing_to_propose", self.clause)

    def menu(self, sight: Sight) -> Menu | None:
        if not self.is_time(sight):
            return None
        aims = [aim.name for aim in AIMS if proposal(self.country, sight, aim).works]
        return Listed(WorkByPlan.kind, [WorkByPlan(aim) for aim in aims]) if aims else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, WorkByPlan)
        country, sight = self.country, state.sight(seat)
        plan, fields = proposal(country, sight, aim_of(order.aim)), country.fields(state.table, seat)
        carried_out(state, country, seat, proposed_works(country, sight, plan))
        country.economy.stock(state.table).meant = [(building, fields[place]) for building, place in plan.built]
        state.table.answer(seat)


class EndWorkRule(OrderRule):
    """Whoever has not worked rests."""

    order: ClassVar[type[Order]] = EndWork
    steps: ClassVar[tuple[str, ...]] = (WORKING,)
    clause: ClassVar[str] = "SA-war_economy-7"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(END_WORK)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)
        state.tell(public("work-ended", power=seat_name(seat)))


class MealStep(Step):
    """The workers eat, food spoils, settlers come; where food is short the seat says who eats."""

    name = MEALS
    track = TURN
    after = "production"
    clause = "SA-war_economy-13"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)

    def deciders(self, table: Table) -> list[int]:
        """Whoever has food for some but not for all is asked."""
        if table.is_answered():
            return []
        phase = self.country.phase(table, table.on_turn, FEEDING)
        return [int(table.on_turn)] if is_short(phase) and any(map(sum, usual_meals(phase))) else []

    def leave(self, state: State, chance: Chance) -> str:
        if not state.table.is_answered():
            phase = self.country.phase(state.table, state.table.on_turn, FEEDING)
            eat(state, self.country, phase, usual_meals(phase))
        return ""

    def default(self, sight: Sight) -> Order | None:
        return meals_order(self.country, sight)

    def about(self, sight: Sight) -> dict[str, object]:
        phase = self.country.phase(sight.table, sight.seat, FEEDING)
        present = [eaters(phase, place) for place in range(len(phase.places))]
        names = [place.name for place in phase.places]
        return {"eaters": {name: list(meal) for name, meal in zip(names, present, strict=True) if sum(meal)}}


def meals_order(country: Country, sight: Sight) -> Order:
    """Who eats by the order of the table."""
    phase = country.phase(sight.table, sight.seat, FEEDING)
    return fed_by(phase, usual_meals(phase))


def fed_by(phase: Phase, meals: list[tuple[int, int]]) -> Order:
    """The order by which these eat."""
    places = enumerate(meals)
    return Feed(tuple([(phase.places[place].name, meal[0], meal[1]) for place, meal in places if sum(meal)]))


def eat(state: State, country: Country, phase: Phase, meals: list[tuple[int, int]]) -> None:
    """The end of the phase, with what becomes of everybody."""
    table, seat = state.table, state.table.on_turn
    fields, before = country.fields(table, seat), phase.workers[:]
    feed(phase, meals)
    for place, field in enumerate(fields):
        where = field_name(state.rules, field)
        if phase.hungry[place]:
            state.tell(public("workers-hungry", field=where, count=phase.hungry[place]))
        if phase.lost[place]:
            state.tell(public("workers-lost", field=where, count=phase.lost[place]))
        if phase.spoiled[place]:
            state.tell(public("food-spoiled", field=where, count=phase.spoiled[place]))
        came = phase.workers[place] - before[place] + phase.lost[place]
        if came:
            state.tell(public("workers-came", field=where, count=came))
    country.keep(table, seat, phase)
    country.economy.stock(table).forget_phase()


class FeedRule(OrderRule):
    """Who eats where there is too little for all."""

    order: ClassVar[type[Order]] = Feed
    steps: ClassVar[tuple[str, ...]] = (MEALS,)
    clause: ClassVar[str] = "SA-war_economy-13"
    example: ClassVar[str] = "feed brod 3 1, hrad 2 0"
    explained_by: ClassVar[str] = "SA-war_economy-15"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)

    def meals(self, sight: Sight, order: Feed, phase: Phase) -> list[tuple[int, int]]:
        """Who eats, place by place."""
        fields, found = self.country.fields(sight.table, sight.seat), [(0, 0) for _ in phase.places]
        for name, rested, hungry in order.meals:
            field = int(find_field(sight, name))
            if field not in fields or sight.table.owner[field] != sight.seat:
                raise Refusal("not_your_field", self.clause, unit=HUNGRY, field=name)
            found[fields.index(field)] = rested, hungry
        return found

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Feed)
        phase = self.country.phase(sight.table, sight.seat, FEEDING)
        refusal = why_not_feed(phase, self.meals(sight, order, phase))
        if refusal is not None:
            raise refusal

    def menu(self, sight: Sight) -> Menu | None:
        """By the order of the table, and each field first in turn."""
        phase, found = self.country.phase(sight.table, sight.seat, FEEDING), list[Order]()
        for meals in [usual_meals(phase), *[meals_from(phase, first) for first in range(len(phase.places))]]:
            order = fed_by(phase, meals)
            if order not in found and why_not_feed(phase, meals) is None:
                found.append(order)
        return Listed(Feed.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Feed)
        phase = self.country.phase(state.table, seat, FEEDING)
        eat(state, self.country, phase, self.meals(state.sight(seat), order, phase))
        state.table.answer(seat)


def meals_from(phase: Phase, first: int) -> list[tuple[int, int]]:
    """Who eats if all of one place go without as far as others need it: they come last."""
    meals = usual_meals(phase)
    meals[first] = (0, meals[first][1])
    for place in [*[other for other in range(len(meals)) if other != first], first]:
        present = eaters(phase, place)
        while meals[place][0] < present[0]:
            more = [meal if other != place else (meal[0] + 1, meal[1]) for other, meal in enumerate(meals)]
            refusal = why_not_feed(phase, more)
            if refusal is not None and refusal.code != "food_left_over":
                break
            meals = more
    return meals


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-4": (WorkRule.check, named_works),
    "SA-war_economy-6": (planned, has_idle_workers),
    "SA-war_economy-7": (WorkStep, in_order, carried_out),
    "SA-war_economy-8": (WorkStep.leave, advance),
    "SA-war_economy-13": (MealStep, FeedRule.meals),
    "SA-war_economy-14": (eat,),
    "SA-war_economy-15": (FeedRule, MealStep.deciders),
}
