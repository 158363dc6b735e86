"""Production into a formation (Výroba do uskupení): every row gets an army, and nobody knows which row is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field
from velmoci.kernel.option import ChoiceOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.production import is_held_up
from velmoci.salva.chapters.formation_cards import BUILDING, BUILDING_NEAR, READY, READY_NEAR, Formations
from velmoci.salva.chapters.formation_rows import NAME
from velmoci.salva.chapters.row_armies import AT_MOST, RowArmy, RowArmyRule
from velmoci.salva.codecs import Armies, Spot
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TURN, Step
from velmoci.salva.state import FINISHED, State

ID: Final = "formation_production"
EQUAL: Final = "equal"


class Produce(RowArmy):
    """`produce caesar brno 1:tank:2, 2:infantry, 2:at_gun, 3:battleship=2`: an army for every row."""

    kind: ClassVar[str] = "produce"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("formation", NAME), Field("spot", Spot()), Field("armies", Armies()),
    )  # fmt: skip


class ProduceRule(RowArmyRule):
    """The field on which all tokens of the formation lie pays."""

    order: ClassVar[type[Order]] = Produce
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-formation_production-1"
    example: ClassVar[str] = "produce caesar brod 1:tank, 2:infantry, 3:at_gun"
    in_column: ClassVar[int] = int(BUILDING)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Produce)
        site = self.site(state.sight(seat), order.formation, order.spot)
        super().carry_out(state, seat, order, chance)
        for place in site.card.places:
            place.harbour = site.harbour


class RowCompletion(Step):
    """After the units on the map those of rows are finished; whoever is not paid in full stays."""

    name = "row_completion"
    track = TURN
    after = "completion"
    clause = "SA-formation_production-4"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)

    def enter(self, state: State, chance: Chance) -> None:
        table = state.table
        for card in self.files.cards_of(table, table.on_turn):
            units = [unit for unit in self.files.all_units(table, card) if not table.is_finished(unit)]
            done = [unit for unit in units if not is_held_up(state, unit)]
            for unit in done:
                self.finish(state, unit)
            if done:
                names, formation = self.files.names_of(table, done), self.files.names[card.name]
                state.tell(public("rows-finished", power=seat_name(card.owner), formation=formation, units=names))

    def finish(self, state: State, unit: int) -> None:
        """A unit of a row is finished, with the formation or beside it."""
        table, column = state.table, state.table.unit_columns[self.files.column]
        table.flags[unit] = table.flags[unit] | FINISHED
        column[unit] = READY_NEAR if column[unit] == BUILDING_NEAR else READY
        for reaction in self.rules.reactions:
            reaction.unit_made(state, unit)


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-formation_production-1",
    needs=("formations",),
    forced_by=("formations",),
    options=(ChoiceOption("row_value", (EQUAL, AT_MOST), "SA-formation_production-2"),),
    contributions={"order": (ProduceRule,), "step": (RowCompletion,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formation_production-1": (ProduceRule, RowArmyRule.site, RowArmyRule.check_paying),
    "SA-formation_production-2": (RowArmyRule.value, RowArmyRule.worths),
    "SA-formation_production-3": (
        ProduceRule.carry_out, RowArmyRule.buildable, RowArmyRule.worth, RowArmyRule.spot_of, RowArmyRule.begun,
    ),
    "SA-formation_production-4": (RowCompletion,),
    "SA-formation_production-5": (RowArmyRule.carry_out,),
}  # fmt: skip
