"""Political points from buildings (Hra na politické body z budov): who gathers most over the game wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public
from velmoci.kernel.option import IntOption, RatioOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.factories import BuildFactory, BuildRule, Factory, Payment
from velmoci.salva.chapters.goal_common import RoundGoal
from velmoci.salva.goals.results import Reason, Result, is_ahead
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, field_of
from velmoci.salva.numbers import Chain, Inexact, ratio, ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, SEAT, TURN, Column, Step
from velmoci.salva.state import Sight, State, Table

BUILDINGS: Final = Column("political_buildings", FIELD)
POINTS: Final = Column("political_points", SEAT)
BASE: Final = "base"
"""The factor of production that is not a bonus of the field."""


class BuildPolitical(BuildFactory):
    """`build_political brno from praha 2`: a political building that neighbours help to pay."""

    kind: ClassVar[str] = "build_political"


class FactoryAmongOthers(Factory):
    """With this goal a factory's price counts the political buildings of the field too."""

    name = "factory"
    replaces = "factory"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.others: i64 = rules.field_column(BUILDINGS.name)

    def depends_on_field(self) -> bool:
        return True

    def standing(self, table: Table, field: i64) -> int:
        return super().standing(table, field) + int(table.field_columns[self.others][field])


class PoliticalBuilding(FactoryAmongOthers):
    """Bought like a factory, and as dear as the buildings that stand there already make it."""

    name = "political_building"
    replaces = ""
    clause = "SA-political_buildings-2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        given = rules.word("political_price")
        self.num, self.den = rules.ratio("factory_price") if given == "factory_price" else ratio(given)

    def reserve(self, table: Table, field: i64, count: int) -> None:
        table.field_columns[self.others][field] += count

    def shared_order(self) -> str:
        return BuildPolitical.kind

    def put(self, state: State, seat: i64, spot: str, at_start: bool) -> None:
        field = field_of(state.sight(seat), spot)
        state.table.field_columns[self.others][field] += 1
        state.tell(public("political-built", power=seat_name(seat), field=field_name(self.rules, field)))


class BuildPoliticalRule(BuildRule):
    """A political building that neighbouring own fields pay for, in part or in full."""

    order: ClassVar[type[Order]] = BuildPolitical
    example: ClassVar[str] = "build_political brod from hrad 2"
    explained_by: ClassVar[str] = "SA-political_buildings-2"
    item_name: ClassVar[str] = "political_building"

    def build(self, field: str, payments: tuple[Payment, ...]) -> Order:
        return BuildPolitical(field, payments)


def point_parts(rules: Rules) -> int:
    """Political points are counted in parts: so many to the point; as all points where outputs are told apart."""
    if rules.payer is not None:
        return rules.money
    parts = 1
    for factor in rules.production:
        if factor.name != BASE:
            parts *= factor.denominator()
    return parts


def yield_of(rules: Rules, table: Table, field: i64, explains: bool = False) -> Chain:
    """What one political building yields on a field: one point times all that multiplies its production."""
    chain = Chain(explains)
    for factor in rules.production:
        if factor.name != BASE:
            factor.apply(table, field, chain)
    return chain


class PoliticalYield(Step):
    """In each production phase the political buildings of the seat on turn yield their points."""

    name = "politics"
    track = TURN
    before = "production"
    clause = "SA-political_buildings-3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.buildings: i64 = rules.field_column(BUILDINGS.name)
        self.points: i64 = rules.seat_column(POINTS.name)

    def enter(self, state: State, chance: Chance) -> None:
        table, gained, parts = state.table, 0, point_parts(self.rules)
        for field in table.fields_of(table.on_turn):
            if table.fresh[field] == 0:
                chain = yield_of(self.rules, table, field)
                if chain.num * parts % chain.den:
                    raise Inexact("political points", yield_of(self.rules, table, field, True), parts)
                gained += int(table.field_columns[self.buildings][field]) * chain.num * parts // chain.den
        if gained:
            table.seat_columns[self.points][table.on_turn] += gained
            state.tell(public("political-yield", power=seat_name(table.on_turn), points=ratio_text(gained, parts)))


class PoliticalBuildingsGoal(RoundGoal):
    """Most points after the last round win; points once gained are never lost."""

    name = "political_buildings"
    players: ClassVar[tuple[int, int]] = (2, 6)
    clause: ClassVar[str] = "SA-political_buildings-4"
    measure: ClassVar[str] = "points"
    always_ranks: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.buildings: i64 = rules.field_column(BUILDINGS.name)
        self.points: i64 = rules.seat_column(POINTS.name)

    def depends_on_fields(self) -> bool:
        return False

    def is_won(self, sight: Sight, table: Table) -> bool:
        return is_ahead(self.results(table), int(sight.seat))

    def building_worth(self, sight: Sight, field: i64) -> float:
        """How many political points a building would bring there until the end."""
        chain = yield_of(self.rules, sight.table, field)
        return float(chain.num) / float(chain.den) * float(int(self.rounds) - int(sight.table.round))

    def results(self, table: Table) -> list[Result]:
        parts = point_parts(self.rules)
        found: list[Result] = []
        for seat in range(int(table.seats)):
            worth = int(table.seat_columns[self.points][seat])
            count = sum([int(table.field_columns[self.buildings][field]) for field in table.fields_of(seat)])
            values: dict[str, str | int | list[str]] = {"points": ratio_text(worth, parts), "count": count}
            reason = Reason("points-by-buildings", "SA-political_buildings-1", values)
            found.append(Result(seat, worth // parts, worth, [reason]))
        return found


CHAPTER: Final = Chapter(
    id="political_buildings",
    clause="SA-political_buildings-1",
    needs=("factories",),
    options=(
        IntOption("rounds", 15, 6, 60, "SA-political_buildings-4"),
        RatioOption(
            "political_price", "factory_price", "0", "1000", "SA-political_buildings-2", ("factory_price",), above=True
        ),
    ),
    group="goal",
    contributions={
        "column": (BUILDINGS, POINTS),
        "step": (PoliticalYield,),
        "order": (BuildPoliticalRule,),
        "item": (FactoryAmongOthers, PoliticalBuilding),
        "goal": (PoliticalBuildingsGoal,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-political_buildings-1": (PoliticalBuildingsGoal.results,),
    "SA-political_buildings-2": (PoliticalBuilding, FactoryAmongOthers, BuildPoliticalRule),
    "SA-political_buildings-3": (PoliticalYield, yield_of),
    "SA-political_buildings-4": (PoliticalBuildingsGoal.results,),
}
