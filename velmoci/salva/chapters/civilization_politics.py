"""Where `civilization` and `political_buildings` meet: political buildings are the factories for political points.

What they put out may be spent on something else in the production phase; what is left at its end is gained.
"""

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
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.offers import money_text
from velmoci.salva.chapters.civilization import ID
from velmoci.salva.chapters.factories import parts_of
from velmoci.salva.chapters.political_buildings import POINTS, PoliticalBuilding, PoliticalYield
from velmoci.salva.chapters.workshops import POLITICS, USES, Workshops, efficiency
from velmoci.salva.codecs import Amount
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule, Reaction
from velmoci.salva.state import Sight, State, Table

PLACE: Final = USES.index(POLITICS)


class Devote(Order):
    """`devote brno 1/3`: so many political points are made of what other factories there put out."""

    kind: ClassVar[str] = "devote"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", Name()), Field("points", Amount()))

    def __init__(self, field: str, points: str) -> None:
        self.field: Final = field
        self.points: Final = points


class PoliticalFactory(PoliticalBuilding):
    """As dear as all factories of the field make it."""

    name = "political_building"
    replaces = "political_building"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.workshops = Workshops(rules)

    def standing(self, table: Table, field: i64) -> int:
        return self.workshops.count_all(table, field) if self.workshops.is_on else super().standing(table, field)


class YieldAtTheEnd(PoliticalYield):
    """Where factories are specialised, points are gained at the end of the production phase."""

    name = "politics"
    replaces = "politics"

    def enter(self, state: State, chance: Chance) -> None:
        if not self.rules.flag("specialised_factories"):
            super().enter(state, chance)


class PoliticalOutput(Reaction):
    """What political factories put out and nobody spent otherwise is gained."""

    name = "political_output"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.workshops = Workshops(rules)
        self.points: i64 = rules.seat_column(POINTS.name)

    def purses_emptied(self, state: State, seat: i64) -> None:
        table, gained = state.table, 0
        for field in table.fields_of(seat) if self.workshops.is_on else []:
            made = self.workshops.outputs_of(table, field)[PLACE]
            gained += made
            for reaction in self.rules.reactions:
                reaction.points_made(state, field, made)
        if gained:
            table.seat_columns[self.points][seat] += gained
            points = money_text(self.rules, gained)
            state.tell(public("political-yield", power=seat_name(seat), points=points))


class DevoteRule(OrderRule):
    """What other factories put out becomes political points, three for one."""

    order: ClassVar[type[Order]] = Devote
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-civilization-5"
    example: ClassVar[str] = "devote brod 1/3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.workshops = Workshops(rules)

    def most(self, table: Table, field: i64) -> int:
        """How many points a field could still make of what is not made for politics."""
        kept = self.workshops.outputs_of(table, field) if self.workshops.is_on else []
        others = [(use, much) for use, much in zip(USES, kept, strict=False) if use != POLITICS]
        return sum([much // efficiency(use, POLITICS) for use, much in others])

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Devote)
        table, field = sight.table, find_field(sight, order.field)
        if table.owner[field] != sight.seat:
            raise Refusal("not_your_field", self.clause, unit="political_building", field=order.field)
        most, parts = self.most(table, field), parts_of(self.rules, order.points)
        if not 0 < parts <= most:
            raise Refusal("too_dear", self.clause, left=money_text(self.rules, most))

    def menu(self, sight: Sight) -> Menu | None:
        """For each field all that it can make."""
        found: list[Order] = []
        for field in sight.table.fields_of(sight.seat):
            most = self.most(sight.table, field)
            if most > 0:
                found.append(Devote(field_name(self.rules, field), money_text(self.rules, most)))
        return Listed(Devote.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Devote)
        table, field = state.table, find_field(state.sight(seat), order.field)
        kept, wanted = self.workshops.outputs_of(table, field), parts_of(self.rules, order.points)
        for place, use in enumerate(USES):
            rate = efficiency(use, POLITICS)
            given = min(wanted, kept[place] // rate) if use != POLITICS else 0
            kept[place] -= given * rate
            kept[PLACE] += given
            wanted -= given
        self.workshops.put(table, field, kept)
        state.tell(public("devoted", power=seat_name(seat), field=order.field, points=order.points))


CHAPTER: Final = Chapter(
    id="civilization_politics",
    clause="SA-civilization-3",
    bridges=(ID, "political_buildings"),
    contributions={
        "item": (PoliticalFactory,),
        "step": (YieldAtTheEnd,),
        "react": (PoliticalOutput,),
        "order": (DevoteRule,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-civilization-3": (PoliticalOutput,),
    "SA-civilization-4": (PoliticalFactory,),
    "SA-civilization-5": (DevoteRule,),
    "SA-civilization-7": (PoliticalFactory.standing,),
    "SA-political_buildings-5": (PoliticalOutput, YieldAtTheEnd),
    "SA-political_points-1": (PoliticalOutput,),
}
