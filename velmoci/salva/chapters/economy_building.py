"""Buildings and railways of a war economy, and who pays for what; a part of `war_economy`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.chapters.economy_moving import HAUL
from velmoci.salva.chapters.economy_phase import Country, parts_of_points, pay_bundle, take_promised
from velmoci.salva.chapters.economy_reach import RAILWAYS
from velmoci.salva.codecs import Lot, Lots
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.economy.phase import BUILDING as PAYING
from velmoci.salva.economy.phase import POINTS_PER_UNIT, Phase
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import ANYTHING, BUILDING, RESEARCH, FieldFactor, Need, Payer
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table


class BuildWorks(Order):
    """`build_works farm brno 1, mine praha 2`: economic buildings, which work from the next phase."""

    kind: ClassVar[str] = "build_works"
    fields: ClassVar[tuple[Field, ...]] = (Field("works", Lots()),)

    def __init__(self, works: tuple[Lot, ...]) -> None:
        self.works: Final = works


class BuildRailway(Order):
    """`build_railway brno praha`: on the edge of two neighbouring land fields."""

    kind: ClassVar[str] = "build_railway"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", Name()), Field("goal", Name()))

    def __init__(self, field: str, goal: str) -> None:
        self.field: Final = field
        self.goal: Final = goal


class PointsMade(FieldFactor):
    """A field has for its army what its workers have made in this phase."""

    name = "base"
    replaces = "base"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        made = sum(self.country.economy.stock(table).military.get(int(field), ()))
        chain.starts_with(made, POINTS_PER_UNIT, "military_points", "SA-war_economy-16")

    def denominator(self) -> int:
        return POINTS_PER_UNIT


class NoOtherRiches(FieldFactor):
    """What else a map says of the yield of a field counts for points, which nobody has."""

    name = "bonus"
    replaces = "bonus"

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        """Nothing is multiplied."""


class KeepPoints(Reaction):
    """Points lie with the building that made them, from when purses are filled to the end of the phase."""

    name = "military_points"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)

    def purses_filled(self, state: State, seat: i64) -> None:
        table, stock = state.table, self.country.economy.stock(state.table)
        for field in table.fields_of(seat):
            made = stock.military.get(field, [])
            points = [parts_of_points(self.rules, number) for number in made]
            stock.points[field] = points
            self.settle(table, field, points)

    def settle(self, table: Table, field: int, points: list[int]) -> None:
        """What others have added or taken away is that of the building that made most; without one it is nothing."""
        if not any(points):
            table.purse[field] = 0
            return
        more = table.purse[field] - sum(points)
        if more > 0:
            points[points.index(max(points))] += more
        else:
            take_from(points, -more)

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        """Points are nobody's spoils; buildings, workers and goods are the conqueror's, as they lie."""
        stock = self.country.economy.stock(state.table)
        for rows in (stock.points, stock.military, stock.moved, stock.runs):
            rows.pop(int(field), None)
        for counts in (stock.used, stock.settlement, stock.research):
            counts.pop(int(field), None)
        stock.granted = [pair for pair in stock.granted if pair[0] != field]


def take_from(points: list[int], parts: int) -> None:
    """So much is taken from the building that has most, then from the next."""
    for place in sorted(range(len(points)), key=lambda number: (-points[number], number)):
        taken = min(parts, points[place])
        points[place] -= taken
        parts -= taken


class PointsAndGoods(Payer):
    """Units are paid with points of buildings that make them, other buildings with goods, progress with research."""

    name = "war_economy"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)
        buildings, kinds = self.country.economy.table.buildings, rules.kinds.rows
        self.makers: Final[dict[str, list[int]]] = {
            kind.id: [number for number, building in enumerate(buildings) if building.can_make(kind)] for kind in kinds
        }
        """For each kind of unit the buildings that make it."""

    def points(self, table: Table, field: i64) -> list[int]:
        """The points of a field by buildings."""
        return self.country.economy.stock(table).points.get(int(field)) or [0] * len(
            self.country.economy.table.buildings
        )

    def left(self, table: Table, field: i64, use: str) -> int:
        if use == ANYTHING:
            return table.purse[field]
        if use == BUILDING:
            return self.in_goods(table, field)
        if use == RESEARCH:
            made = self.country.economy.stock(table).research.get(int(field), 0)
            return parts_of_points(self.rules, made)
        points = self.points(table, field)
        return sum([points[number] for number in self.makers.get(use, [])])

    def in_goods(self, table: Table, field: i64) -> int:
        """How dear a building the goods within reach of a field pay for: each point is a bundle."""
        country, seat = self.country, table.owner[field]
        if seat == NOBODY:
            return 0
        sources = country.reach.sources(table, seat, field)
        rows = [country.economy.on(table, one) for one in sources]
        most = [
            sum([row[place] for row in rows]) * self.rules.money // amount
            for place, amount in enumerate(country.economy.building_price)
            if amount > 0
        ]
        return min(most, default=0)

    def pay(self, state: State, field: i64, use: str, parts: int) -> None:
        stock = self.country.economy.stock(state.table)
        if use == BUILDING:
            self.pay_goods(state, field, parts)
        elif use == RESEARCH:
            stock.research[int(field)] -= -(-parts * POINTS_PER_UNIT // self.rules.money)
        else:
            row = self.points(state.table, field)[:]
            take_from(row, parts) if use == ANYTHING else self.take(row, use, parts)
            stock.points[int(field)] = row
            state.table.purse[field] -= parts

    def pay_goods(self, state: State, field: i64, parts: int) -> None:
        """A building that is none of the economy's: so many bundles, rounded up."""
        country, money = self.country, self.rules.money
        seat = state.table.owner[field]
        bundle = tuple([-(-amount * parts // money) for amount in country.economy.building_price])
        phase = country.phase(state.table, seat, PAYING)
        place = country.fields(state.table, seat).index(int(field))
        phase.pay(bundle, phase.places[place].reach)
        take_promised(state, country, seat, phase)

    def take(self, row: list[int], use: str, parts: int) -> bool:
        """Takes points for a kind of unit, first of the building that comes last in the table; whether they suffice."""
        for number in reversed(self.makers.get(use, [])):
            taken = min(parts, row[number])
            row[number] -= taken
            parts -= taken
        return parts == 0

    def covers(self, table: Table, field: i64, rows: list[list[Need]]) -> bool:
        for needs in rows:
            row = self.points(table, field)[:]
            for use, parts in needs:
                if not self.take(row, use, parts):
                    return False
        return True

    def pay_for_rows(self, state: State, field: i64, rows: list[list[Need]]) -> None:
        before = self.points(state.table, field)[:]
        least = before[:]
        for needs in rows:
            row = before[:]
            for use, parts in needs:
                self.take(row, use, parts)
            least = [min(pair) for pair in zip(least, row, strict=True)]
        self.country.economy.stock(state.table).points[int(field)] = least
        state.table.purse[field] -= sum(before) - sum(least)


class BuildWorksRule(OrderRule):
    """Economic buildings, after all groups have worked."""

    order: ClassVar[type[Order]] = BuildWorks
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-war_economy-17"
    example: ClassVar[str] = "build_works farm brod 1, mine hrad 2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)

    def planned(self, sight: Sight, works: tuple[Lot, ...]) -> Phase:
        """The phase as it would be with these buildings; raises what stands against them."""
        country = self.country
        phase, fields = country.phase(sight.table, sight.seat, PAYING), country.fields(sight.table, sight.seat)
        if not works:
            raise Refusal("no_works_named", self.clause)
        for code, spot, count in works:
            building, field = country.economy.table.building(code), int(find_field(sight, spot))
            if building is None:
                raise Refusal("no_such_works", "SA-war_economy-3", value=code[:40])
            if field not in fields:
                raise Refusal("not_your_field", self.clause, unit=code, field=spot)
            for _ in range(count):
                price = country.economy.building_price
                refusal = phase.why_not_build(int(building.index), fields.index(field), price)
                if refusal is not None:
                    raise refusal
                phase.build(int(building.index), fields.index(field), price)
        return phase

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, BuildWorks)
        self.planned(sight, order.works)

    def menu(self, sight: Sight) -> Menu | None:
        """What the plan proposes, and every building on every field that can pay for one."""
        country, found = self.country, self.meant(sight)
        phase, price = country.phase(sight.table, sight.seat, PAYING), self.country.economy.building_price
        for place, spot in enumerate(phase.places):
            if spot.is_held and phase.why_no_bundle(price, spot.reach) is None:
                for building in country.economy.table.buildings:
                    if phase.why_not_build(int(building.index), place, price) is None:
                        found.append(BuildWorks(((building.code, spot.name, 1),)))
        return Listed(BuildWorks.kind, found, False) if found else None

    def meant(self, sight: Sight) -> list[Order]:
        """What the plan of this phase proposes, as long as it can be paid."""
        codes, works = self.country.economy.table.buildings, list[Lot]()
        for kind, field in self.country.economy.stock(sight.table).meant:
            works.append((codes[kind].code, field_name(self.rules, field), 1))
        if len(works) < 2:
            return []
        try:
            self.planned(sight, tuple(works))
        except Refusal:
            return []
        return [BuildWorks(tuple(works))]

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, BuildWorks)
        phase = self.planned(state.sight(seat), order.works)
        take_promised(state, self.country, seat, phase)
        for code, spot, count in order.works:
            state.tell(public("works-built", power=seat_name(seat), building=code, field=spot, count=count))
        self.country.economy.stock(state.table).meant = []


class BuildRailwayRule(OrderRule):
    """A railway between two neighbouring land fields, if both holders agree; there may be several."""

    order: ClassVar[type[Order]] = BuildRailway
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-war_economy-22"
    example: ClassVar[str] = "build_railway brod hrad"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.country = Country(rules)

    def ends(self, sight: Sight, order: BuildRailway) -> tuple[int, int]:
        """The two fields."""
        return int(find_field(sight, order.field)), int(find_field(sight, order.goal))

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, BuildRailway)
        one, other = self.ends(sight, order)
        refusal = self.why_no_edge(sight, one, other) or self.why_unpaid(sight, one, other)
        if refusal is not None:
            raise refusal

    def why_no_edge(self, sight: Sight, one: int, other: int) -> Refusal | None:
        """Why no railway can be built there."""
        board, table, rules = self.rules.board, sight.table, self.rules
        names = {"field": field_name(rules, one), "goal": field_name(rules, other)}
        if not board.are_adjacent(one, other) or not board.is_land(one) or not board.is_land(other):
            return Refusal("no_edge", self.clause, **names)
        holders = [int(table.owner[one]), int(table.owner[other])]
        if int(sight.seat) not in holders or int(NOBODY) in holders:
            return Refusal("nobody_agrees", self.clause, **names)
        for seat in holders:
            if seat != int(sight.seat) and has_refused(sight, seat, HAUL):
                return Refusal("nobody_agrees", self.clause, **names)
        return None

    def reach(self, sight: Sight, phase: Phase, one: int, other: int) -> tuple[int, ...]:
        """From where it is paid: from all that either end of it reaches."""
        fields = self.country.fields(sight.table, sight.seat)
        ends = [fields.index(end) for end in (one, other) if end in fields]
        return tuple(dict.fromkeys([place for end in ends for place in phase.places[end].reach]))

    def why_unpaid(self, sight: Sight, one: int, other: int) -> Refusal | None:
        """Why it cannot be paid."""
        phase = self.country.phase(sight.table, sight.seat, PAYING)
        return phase.why_no_bundle(self.country.economy.rail_price, self.reach(sight, phase, one, other))

    def menu(self, sight: Sight) -> Menu | None:
        """Every edge of an own field on which there is none yet and that can be paid."""
        found: list[Order] = []
        board, table = self.rules.board, sight.table
        for number, (one, other) in enumerate(board.edges):
            if table.edge_columns[self.country.reach.railways][number] or self.why_no_edge(sight, one, other):
                continue
            if self.why_unpaid(sight, one, other) is None:
                found.append(BuildRailway(field_name(self.rules, one), field_name(self.rules, other)))
        return Listed(BuildRailway.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, BuildRailway)
        sight, table = state.sight(seat), state.table
        one, other = self.ends(sight, order)
        reach = self.reach(sight, self.country.phase(table, seat, PAYING), one, other)
        pay_bundle(state, self.country, seat, self.country.economy.rail_price, reach)
        table.edge_columns[self.rules.edge_column(RAILWAYS)][self.rules.board.edge(one, other)] += 1
        state.tell(public("railway-built", power=seat_name(seat), field=order.field, goal=order.goal))


def railway_holders(sight: Sight, order: BuildRailway) -> list[int]:
    """The other holders of the ends of a railway."""
    ends = [find_field(sight, order.field), find_field(sight, order.goal)]
    owners = [int(sight.table.owner[end]) for end in ends]
    return [seat for seat in owners if seat not in (int(sight.seat), int(NOBODY))]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-1": (PointsMade, NoOtherRiches, PointsAndGoods),
    "SA-war_economy-16": (PointsMade.apply, PointsAndGoods.left, PointsAndGoods.take),
    "SA-war_economy-17": (BuildWorksRule, PointsAndGoods.pay_goods),
    "SA-war_economy-18": (KeepPoints.field_changes,),
    "SA-war_economy-19": (PointsAndGoods.covers, PointsAndGoods.pay_for_rows),
    "SA-war_economy-22": (BuildRailwayRule,),
    "SA-war_economy-31": (KeepPoints.settle, take_from),
}
