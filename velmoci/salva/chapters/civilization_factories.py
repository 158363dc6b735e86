"""Where `civilization` and `factories` meet: factories for units, for buildings and for science in place of one kind.

The factories of the map and of the start are factories for units.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.offers import money_text
from velmoci.salva.board import WHOLE, FieldKey
from velmoci.salva.chapters.civilization import ID
from velmoci.salva.chapters.factories import BuildFactory, BuildRule, Conquered, Factory, FactoryOutput, Payment
from velmoci.salva.chapters.workshops import (
    COLUMNS,
    FINE,
    OUTPUT,
    SCIENCE,
    UNITS,
    USES,
    Workshops,
    efficiency,
    worth_for,
)  # fmt: skip
from velmoci.salva.faces import Face, field_badge
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import BUILDING, Payer, PriceFactor
from velmoci.salva.naming import field_name, field_of
from velmoci.salva.numbers import Chain, Inexact
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, OPENING, Column, Reaction, Step
from velmoci.salva.state import NOBODY, Sight, State, Table

BASE: Final = "base"


class BuildBuildingFactory(BuildFactory):
    """`build_building_factory brno from praha 2`: neighbours help to pay for a factory that makes buildings."""

    kind: ClassVar[str] = "build_building_factory"


class BuildScienceFactory(BuildFactory):
    """`build_science_factory brno from praha 2`: the same for a factory of science."""

    kind: ClassVar[str] = "build_science_factory"


def points(rules: Rules) -> int:
    """Output is counted in parts as all points are."""
    return rules.money


class MarkedFactories(Step):
    """The factories for buildings and for science that the map states."""

    name = "marked_factories"
    track = OPENING
    after = "first_factories"
    clause = "SA-civilization-4"

    def enter(self, state: State, chance: Chance) -> None:
        rules, table = self.rules, state.table
        for use in (BUILDING, SCIENCE):
            column = table.field_columns[rules.field_column(COLUMNS[use])]
            for field in rules.board.land:
                said = rules.board.mark(field, COLUMNS[use])
                assert isinstance(said, int)
                column[field] = said if rules.flag("specialised_factories") else 0


class SpecialOutput(FactoryOutput):
    """A field yields for units what its factories put out, in full or in part by what they are made for."""

    replaces = BASE
    depends_on_field: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.workshops = Workshops(rules)

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        shops = self.workshops
        if not shops.is_on:
            super().apply(table, field, chain)
            return
        sixths = 0
        for place, use in enumerate(shops.uses):
            sixths += 6 * shops.count(table, place, field) // efficiency(use, UNITS)
        chain.starts_with(sixths, 6, "factories", "SA-civilization-5")
        chain.reduce()

    def denominator(self) -> int:
        return 6 if self.workshops.is_on else 1


def yield_in_parts(rules: Rules, table: Table, field: i64) -> int:
    """What one factory yields on a field of what it is made for, in parts of a point."""
    chain = bonus_chain(rules, table, field)
    if chain.num * rules.money % chain.den:
        raise Inexact("production", bonus_chain(rules, table, field, True), rules.money)
    return chain.num * rules.money // chain.den


def bonus_chain(rules: Rules, table: Table, field: i64, explains: bool = False) -> Chain:
    """One point times all that multiplies the production of a field."""
    chain = Chain(explains)
    for factor in rules.production:
        if factor.name != BASE:
            factor.apply(table, field, chain)
    return chain


class Outputs(Reaction):
    """Fills what each speciality puts out when the purses are filled; nothing of it outlasts the turn."""

    name = "workshops"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.workshops = Workshops(rules)

    def purses_filled(self, state: State, seat: i64) -> None:
        table, shops = state.table, self.workshops
        for field in table.fields_of(seat) if shops.is_on else []:
            if table.purse[field] > 0:
                each = yield_in_parts(self.rules, table, field)
                counts = [shops.count(table, place, field) for place in range(len(shops.uses))]
                kept = [each * count for count in counts]
                shops.put(table, field, kept + [0] * (len(USES) - len(kept)))

    def turn_ends(self, state: State, seat: i64) -> None:
        table, shops = state.table, self.workshops
        for field in range(int(self.rules.board.size)) if shops.is_on else []:
            for column in shops.outputs:
                table.field_columns[column][field] = 0

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        for column in self.workshops.outputs:
            state.table.field_columns[column][field] = 0


class SpecialPurses(Payer):
    """What a field can spend hangs on what it is spent on."""

    name = "workshops"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.workshops = Workshops(rules)

    def left(self, table: Table, field: i64, use: str) -> int:
        return self.workshops.left(table, field, use) if self.workshops.is_on else table.purse[field]

    def pay(self, state: State, field: i64, use: str, parts: int) -> None:
        if self.workshops.is_on:
            self.workshops.spend(state.table, field, use, parts)
        else:
            state.table.purse[field] -= parts


class FinePrices(PriceFactor):
    """Halves and thirds of outputs are whole numbers of parts."""

    name = "workshops"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_on = rules.flag("specialised_factories")

    def fineness(self) -> int:
        return FINE if self.is_on else 1


class UnitFactory(Factory):
    """The n-th factory of a field costs n times the price, whatever the others are made for."""

    name = "factory"
    replaces = "factory"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.workshops = Workshops(rules)

    def standing(self, table: Table, field: i64) -> int:
        if self.workshops.is_on:
            return self.workshops.count_all(table, field)
        return self.replaced.standing(table, field) if isinstance(self.replaced, Factory) else 0


class SpecialFactory(UnitFactory):
    """A factory that is not made for units."""

    replaces = ""
    clause = "SA-civilization-4"
    use_of_output: str = BUILDING

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.own: i64 = rules.field_column(COLUMNS[self.use_of_output])

    def reserve(self, table: Table, field: i64, count: int) -> None:
        table.field_columns[self.own][field] += count

    def spots(self, sight: Sight, field: i64, at_start: bool) -> list[str]:
        return super().spots(sight, field, at_start) if self.workshops.is_on else []

    def put(self, state: State, seat: i64, spot: str, at_start: bool) -> None:
        field = field_of(state.sight(seat), spot)
        state.table.field_columns[self.own][field] += 1
        where = field_name(self.rules, field)
        state.tell(public("workshop-built", power=seat_name(seat), field=where, building=self.name))


class BuildingFactory(SpecialFactory):
    """A factory for buildings."""

    name = "building_factory"
    use_of_output = BUILDING

    def shared_order(self) -> str:
        return BuildBuildingFactory.kind


class ScienceFactory(SpecialFactory):
    """A factory for science."""

    name = "science_factory"
    use_of_output = SCIENCE

    def shared_order(self) -> str:
        return BuildScienceFactory.kind


class BuildBuildingFactoryRule(BuildRule):
    """A factory for buildings that neighbouring own fields pay for, in part or in full."""

    order: ClassVar[type[Order]] = BuildBuildingFactory
    example: ClassVar[str] = "build_building_factory brod from hrad 2"
    explained_by: ClassVar[str] = "SA-civilization-4"
    item_name: ClassVar[str] = "building_factory"

    def build(self, field: str, payments: tuple[Payment, ...]) -> Order:
        return BuildBuildingFactory(field, payments)


class BuildScienceFactoryRule(BuildRule):
    """A factory for science that neighbouring own fields pay for, in part or in full."""

    order: ClassVar[type[Order]] = BuildScienceFactory
    example: ClassVar[str] = "build_science_factory brod from hrad 2"
    explained_by: ClassVar[str] = "SA-civilization-4"
    item_name: ClassVar[str] = "science_factory"

    def build(self, field: str, payments: tuple[Payment, ...]) -> Order:
        return BuildScienceFactory(field, payments)


class ConqueredWorkshops(Conquered):
    """With the factories of a field that falls those for buildings and for science are kept or lost."""

    name = "conquered_factories"
    replaces = "conquered_factories"

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        table, columns = state.table, state.table.field_columns
        had = int(columns[self.column][field])
        super().field_changes(state, field, old, new)
        if new == NOBODY or self.fate == "keep":
            return
        others = [self.rules.field_column(COLUMNS[use]) for use in (BUILDING, SCIENCE)]
        for column in [column for column in others if table.field_columns[column][field] > 0]:
            if self.fate == "destroy_all":
                columns[column][field] = 0
            elif had == 0:
                columns[column][field] -= 1
                had = 1
                state.tell(public("factory-lost", field=field_name(self.rules, field)))


class WorkshopsShown(Face):
    """Which factories stand on a field besides those for units, and what the field can spend on what."""

    name = "workshops"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.workshops = Workshops(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for field in self.rules.board.land if self.workshops.is_on else []:
            name = field_name(self.rules, field)
            for use in (BUILDING, SCIENCE):
                count = table.field_columns[self.rules.field_column(COLUMNS[use])][field]
                if count > 0:
                    found.append(field_badge(COLUMNS[use], name, value=str(int(count))))
            found += self.spendable(table, field, name)
        return found

    def spendable(self, table: Table, field: i64, name: str) -> list[dict[str, object]]:
        """While its production lasts, what the field can spend on anything but units."""
        kept = self.workshops.outputs_of(table, field)
        if not any(kept):
            return []
        uses = [use for use in self.workshops.uses if use != UNITS]
        return [field_badge(f"left_{use}", name, value=money_text(self.rules, worth_for(kept, use))) for use in uses]


CHAPTER: Final = Chapter(
    id="civilization_factories",
    clause="SA-civilization-4",
    bridges=(ID, "factories"),
    contributions={
        "field": (
            FieldKey(COLUMNS[BUILDING], WHOLE, 0, "SA-civilization-4"),
            FieldKey(COLUMNS[SCIENCE], WHOLE, 0, "SA-civilization-4"),
        ),
        "column": (
            Column(COLUMNS[BUILDING], FIELD),
            Column(COLUMNS[SCIENCE], FIELD),
            *[Column(OUTPUT + use, FIELD, parts=points) for use in USES],
        ),
        "step": (MarkedFactories,),
        "order": (BuildBuildingFactoryRule, BuildScienceFactoryRule),
        "react": (Outputs, ConqueredWorkshops),
        "production": (SpecialOutput,),
        "price": (FinePrices,),
        "payer": (SpecialPurses,),
        "item": (UnitFactory, BuildingFactory, ScienceFactory),
        "face": (WorkshopsShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-civilization-4": (SpecialFactory, MarkedFactories, BuildBuildingFactoryRule, BuildScienceFactoryRule),
    "SA-civilization-5": (SpecialOutput.apply,),
    "SA-civilization-6": (SpecialPurses, Outputs),
    "SA-civilization-7": (UnitFactory.standing,),
    "SA-civilization-8": (yield_in_parts, bonus_chain),
}
