"""Where formations meet upkeep: what of a formation is dissolved is worth as much whichever row is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Names
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.formation_cards import ID, Formations
from velmoci.salva.chapters.formation_rows import NAME, FormationRule, end_what_is_wiped_out
from velmoci.salva.chapters.formation_veil import worth
from velmoci.salva.chapters.upkeep import PAYING, DissolveRule
from velmoci.salva.chapters.upkeep_account import DUE, relief
from velmoci.salva.hiding.cards import Card
from velmoci.salva.items import seat_name
from velmoci.salva.naming import find_mover, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.veils import Veil


class Disband(Order):
    """`disband caesar tank_3 infantry_7 infantry_9`: destroys units of every row, in each worth as much."""

    kind: ClassVar[str] = "disband"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME), Field("units", Names()))

    def __init__(self, formation: str, units: tuple[str, ...]) -> None:
        self.formation: Final = formation
        self.units: Final = units


def by_rows(files: Formations, table: Table, card: Card, units: list[int]) -> list[list[int]]:
    """Some units of a formation, row by row."""
    rows = table.unit_columns[files.row]
    return [[unit for unit in units if rows[unit] == row] for row in card.rows]


class DisbandRule(FormationRule):
    """Units of the same worth leave every row; or all units leave, which counts as the cheapest row."""

    order: ClassVar[type[Order]] = Disband
    steps: ClassVar[tuple[str, ...]] = (PAYING,)
    is_aside: ClassVar[bool] = True
    clause: ClassVar[str] = "SA-formations-38"
    example: ClassVar[str] = "disband caesar tank_3 tank_7 tank_9"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.dissolving = DissolveRule(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Disband)
        refusal = self.dissolving.why_not_now(sight)
        if refusal is not None:
            raise refusal
        table, card = sight.table, self.files.find(sight, order.formation, self.clause)
        units = [int(find_mover(sight, name, self.clause)) for name in order.units]
        inside = self.files.all_units(table, card)
        for place, unit in enumerate(units):
            if unit not in inside or unit in units[:place]:
                raise Refusal("not_in_formation", self.clause, unit=order.units[place], formation=order.formation)
        for load in self.files.load_of(table, units, inside):
            if load not in units:
                raise Refusal("rides_along", self.clause, unit=unit_name(self.rules, table, load))
        worths = [worth(self.rules, table, row) for row in by_rows(self.files, table, card, units)]
        if not units or (len(units) < len(inside) and len(set(worths)) > 1):
            raise Refusal("unequal_rows", self.clause, formation=order.formation)

    def menu(self, sight: Sight) -> Menu | None:
        """Of every formation all, or one unit of each price that every row has."""
        found: list[Order] = []
        if self.dissolving.why_not_now(sight) is None:
            for card in self.own_cards(sight):
                for units in self.choices_of(sight.table, card):
                    found.append(Disband(self.called(card), tuple(self.files.names_of(sight.table, units))))
        return Listed(Disband.kind, found, False) if found else None

    def choices_of(self, table: Table, card: Card) -> list[list[int]]:
        """What may be dissolved of a formation."""
        inside, found = self.files.all_units(table, card), list[list[int]]()
        free = [unit for unit in inside if not self.files.is_carried(table, unit)]
        bare = [unit for unit in free if not self.files.load_of_row(table, [unit])]
        rows = by_rows(self.files, table, card, bare)
        priced = [{worth(self.rules, table, [unit]): unit for unit in reversed(row)} for row in rows]
        for price in sorted(priced[0]):
            units = [row[price] for row in priced if price in row]
            if len(units) == len(rows) < len(inside):
                found.append(units)
        return [*found, inside] if inside else found

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Disband)
        rules, table, sight = self.rules, state.table, state.sight(seat)
        card = self.files.find(sight, order.formation, self.clause)
        units = [int(find_mover(sight, name)) for name in order.units]
        rows = by_rows(self.files, table, card, units)
        less = min([sum([relief(rules, table, unit) for unit in row]) for row in rows])
        column = table.seat_columns[rules.seat_column(DUE)]
        column[seat] = max(0, int(column[seat]) - less)
        names = list(order.units)
        state.tell(public("disbanded", power=seat_name(seat), formation=order.formation, units=names))
        self.files.drop(state, units)
        end_what_is_wiped_out(state, self.files, seat)


class HiddenDissolving(Veil):
    """Who cannot pay and has nothing else left dissolves a formation."""

    name = "formations_upkeep"

    def has_way_out(self, table: Table, seat: i64) -> bool:
        files = Formations(self.rules)
        return bool([card for card in files.cards_of(table, seat) if files.all_units(table, card)])

    def way_out(self, sight: Sight) -> Order | None:
        files = Formations(self.rules)
        for card in files.cards_of(sight.table, sight.seat):
            units = files.all_units(sight.table, card)
            if units:
                return Disband(files.names[card.name], tuple(files.names_of(sight.table, units)))
        return None


CHAPTER: Final = Chapter(
    id="formations_upkeep",
    clause="SA-formations-38",
    bridges=("upkeep", ID),
    contributions={"order": (DisbandRule,), "veil": (HiddenDissolving,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formations-38": (DisbandRule, HiddenDissolving.way_out),
}
