"""A production phase of a war economy between two orders: taken up from the table, and laid back onto it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from velmoci.kernel.errors import Value
from velmoci.kernel.event import public
from velmoci.salva.base.production import is_productive
from velmoci.salva.chapters.economy_reach import Reach
from velmoci.salva.chapters.economy_stock import Economy, Labour
from velmoci.salva.economy.phase import (
    BUILDING,
    FEEDING,
    POINTS_PER_UNIT,
    Bonuses,
    Made,
    Phase,
    PhaseRules,
    Place,
    Work,
)
from velmoci.salva.economy.tables import MILITARY, RESEARCH, SETTLEMENT
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import State, Table

AT_ONCE: Final = "lost"


def yield_mark(resource: str) -> str:
    """The mark by which a map says how much of a resource a field yields."""
    return f"{resource}_yield"


@final
class Country:
    """The fields of a seat, and those that may supply them, as one phase finds them."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.economy: Final = Economy(rules)
        self.reach: Final = Reach(rules)
        self.phase_rules: Final = PhaseRules(
            rules.number("building_capacity"),
            rules.number("worker_food"),
            rules.ratio("spoilage"),
            rules.word("starvation") == AT_ONCE,
            rules.flag("recruits_use_worker"),
        )
        board, resources = rules.board, self.economy.table.resources
        self.marked: Final[list[Bonuses]] = [
            {
                place: board.ratio_mark(field, yield_mark(resource.code))
                for place, resource in enumerate(resources)
                if board.ratio_mark(field, yield_mark(resource.code)) != (1, 1)
            }
            for field in range(int(board.size))
        ]
        """For each field the factors that the map states."""
        self.idle: Final = idle_kinds(rules, self.economy)
        self.ports: Final = [
            board.is_land(field) and any(not board.is_land(near) for near in board.neighbours[field])
            for field in range(int(board.size))
        ]

    def fields(self, table: Table, seat: i64) -> list[int]:
        """The fields of the seat, then those whose goods it may use."""
        own = table.fields_of(seat)
        granted = self.economy.stock(table).granted
        return own + [field for field, _ in granted if self.reach.gives(table, seat, field)]

    def bonuses(self, table: Table, field: int) -> Bonuses:
        """The factors of a field: by the map, and what was drawn."""
        luck = self.economy.stock(table).luck.get(field)
        if luck is None:
            return self.marked[field]
        resource, num, den = luck
        before = self.marked[field].get(resource, (1, 1))
        return {**self.marked[field], resource: (before[0] * num, before[1] * den)}

    def places(self, table: Table, seat: i64, fields: list[int]) -> tuple[Place, ...]:
        """The fields as places of a phase."""
        economy, at = self.economy, {field: place for place, field in enumerate(fields)}
        found: list[Place] = []
        for field in fields:
            row, is_held = economy.on(table, field), table.owner[field] == seat
            reach = [at[one] for one in self.reach.sources(table, seat, field) if one in at] if is_held else []
            hungry = row[economy.hungry]
            found.append(
                Place(
                    field_name(self.rules, field),
                    tuple(row[: economy.resources]),
                    row[economy.worker] + hungry,
                    tuple(economy.buildings_on(table, field)),
                    tuple(reach),
                    hungry,
                    is_held,
                    not is_productive(self.rules, table, field),
                    self.ports[field],
                    self.bonuses(table, field),
                )
            )
        return tuple(found)

    def phase(self, table: Table, seat: i64, stage: int = 0) -> Phase:
        """The phase of a seat as it stands: the group under way, or at a stage after the groups."""
        fields, stock = self.fields(table, seat), self.economy.stock(table)
        phase = Phase(self.economy.table, self.phase_rules, self.places(table, seat, fields))
        at = {field: place for place, field in enumerate(fields)}
        phase.stage = stage or max(1, stock.stage)
        for place, field in enumerate(fields):
            phase.used[place] = stock.used.get(field, 0)
            if field in stock.runs:
                phase.runs[place] = stock.runs[field][:]
            if field in stock.military:
                phase.military[place] = stock.military[field][:]
            phase.settlement[place] = stock.settlement.get(field, 0)
            phase.research[place] = stock.research.get(field, 0)
        for conversion, field, count in stock.works:
            if field in at:
                work = Work(conversion, at[field], count)
                phase.works.append(work)
                phase.needs += phase.needs_of(work)
        return phase

    def works(self, phase: Phase, fields: list[int]) -> list[Labour]:
        """What the group under way of a phase is to do, by fields."""
        return [(work.conversion, fields[work.place], work.count) for work in phase.works]

    def keep(self, table: Table, seat: i64, phase: Phase) -> None:
        """Lays a phase back onto the table."""
        economy, stock, fields = self.economy, self.economy.stock(table), self.fields(table, seat)
        for place, field in enumerate(fields):
            row = economy.row(stock.goods, field)
            row[: economy.resources] = phase.stock[place]
            row[economy.worker] = phase.workers[place] - phase.hungry[place]
            row[economy.hungry] = phase.hungry[place]
            stock.buildings[field] = phase.buildings[place][:]
            stock.used[field] = phase.used[place]
            stock.runs[field] = phase.runs[place][:]
            stock.military[field] = phase.military[place][:]
            stock.settlement[field] = phase.settlement[place]
            stock.research[field] = phase.research[place]
        stock.stage = min(BUILDING, phase.stage)
        stock.works = self.works(phase, fields)


def idle_kinds(rules: Rules, economy: Economy) -> tuple[int, ...]:
    """The kinds of buildings whose points buy nothing that can be had in this game."""
    military = [(number, one) for number, one in enumerate(economy.table.buildings) if one.is_military()]
    return tuple([number for number, one in military if not any(one.can_make(kind) for kind in rules.available)])


def tell_made(state: State, country: Country, seat: i64, made: list[Made], fields: list[int]) -> None:
    """What a group has yielded, for those who watch."""
    if state.events is None:
        return
    table = country.economy.table
    for piece in made:
        conversion, where = table.conversions[piece.work.conversion], field_name(state.rules, fields[piece.work.place])
        told: dict[str, Value] = {"power": seat_name(seat), "field": where, "amount": piece.amount}
        told["count"] = piece.work.count
        if conversion.product == MILITARY:
            code = table.buildings[conversion.building].code
            state.tell(public("points-made", building=code, **told))
        elif conversion.product == SETTLEMENT:
            state.tell(public("settlers-made", **told))
        elif conversion.product == RESEARCH:
            state.tell(public("research-made", **told))
        else:
            state.tell(public("goods-made", resource=table.resources[conversion.output].code, **told))


def end_group(state: State, country: Country, seat: i64, phase: Phase) -> None:
    """The group under way takes its inputs and yields what it makes."""
    fields, before = country.fields(state.table, seat), len(phase.made)
    phase.end_group()
    tell_made(state, country, seat, phase.made[before:], fields)


def pay_bundle(state: State, country: Country, seat: i64, bundle: tuple[int, ...], places: tuple[int, ...]) -> None:
    """Takes a bundle of goods from where it lies; it is there."""
    phase = country.phase(state.table, seat, BUILDING)
    phase.pay(bundle, places)
    take_promised(state, country, seat, phase)


def take_promised(state: State, country: Country, seat: i64, phase: Phase) -> None:
    """What was promised for buildings is taken, and the table is as the phase left it."""
    phase.end_building()
    assert phase.stage == FEEDING
    country.keep(state.table, seat, phase)


def parts_of_points(rules: Rules, points: int) -> int:
    """So many military or research points in parts of a production point."""
    return rules.in_parts(points, POINTS_PER_UNIT)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-9": (Country.places,),
    "SA-war_economy-10": (Country.places, Country.fields),
    "SA-war_economy-11": (Country.bonuses,),
    "SA-war_economy-16": (parts_of_points,),
}
