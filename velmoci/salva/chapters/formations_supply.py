"""Where formations meet supply: every location token is fed by itself, as if it were true and had its dearest row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.event import reveal
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.formation_cards import ID, READY, READY_NEAR, Formations
from velmoci.salva.chapters.formation_rows import end_what_is_wiped_out
from velmoci.salva.chapters.formation_veil import show_token
from velmoci.salva.chapters.supply_stores import ID as SUPPLY
from velmoci.salva.chapters.supply_stores import Stores, eats
from velmoci.salva.hiding.cards import Card
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import State, Table
from velmoci.salva.veils import Veil


class FedTokens(Veil):
    """What a token is given is used up, be it true or false; one that is not fed in full is shown."""

    name = "formations_supply"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)
        self.stores = Stores(rules)

    def eaters(self, table: Table, card: Card, row: int) -> list[int]:
        """The finished units of a row, with the formation or beside it, the dearest first."""
        columns = table.unit_columns[self.files.column]
        units = [
            unit
            for unit in self.files.units(table, card, row)
            if eats(self.stores.kind(table, unit)) and columns[unit] in (READY, READY_NEAR)
        ]
        return sorted(units, key=lambda unit: (-self.stores.price(table, unit), int(table.number[unit])))

    def need(self, table: Table, card: Card) -> int:
        """What the dearest row eats."""
        rows = [self.eaters(table, card, row) for row in card.rows]
        return max([sum([self.stores.price(table, unit) for unit in units]) for units in rows])

    def fed_as_units(self, table: Table, seat: i64) -> list[tuple[int, int, int]]:
        found: list[tuple[int, int, int]] = []
        for card in self.files.cards_of(table, seat):
            need = self.need(table, card)
            found += [(self.files.entry(table, one.token), one.field, need) for one in self.files.places(table, card)]
        return found

    def goes_hungry(self, state: State, entry: int, given: int) -> bool:
        table, files = state.table, self.files
        if table.unit_columns[files.card][entry] < 0 or not table.exists(entry) or not files.is_token(table, entry):
            return False
        card, number = files.card_of(table, entry), int(table.number[entry])
        is_true = files.truths(state, card).token[card.name] == number
        show_token(state, files, entry)
        if is_true:
            for row in card.rows:
                self.starve(state, card, row, given)
            end_what_is_wiped_out(state, files, card.owner)
        return True

    def starve(self, state: State, card: Card, row: int, given: int) -> None:
        """The dearest units of a row live on what there is; the others leave it with all that is aboard them."""
        table, files = state.table, self.files
        going: list[int] = []
        for unit in self.eaters(table, card, row):
            price = self.stores.price(table, unit)
            if price <= given:
                given -= price
            else:
                going.append(unit)
        loads = [load for load in files.load_of_row(table, going) if load not in going] if going else []
        if going:
            names, formation = files.names_of(table, going), files.names[card.name]
            power = seat_name(card.owner)
            state.tell(reveal("row-starved", power=power, formation=formation, row=row + 1, units=names))
            files.drop(state, [*going, *loads])


CHAPTER: Final = Chapter(
    id="formations_supply",
    clause="SA-supply-11",
    bridges=(ID, SUPPLY),
    contributions={"veil": (FedTokens,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-supply-11": (FedTokens.need, FedTokens.eaters),
    "SA-supply-12": (FedTokens.fed_as_units, FedTokens.goes_hungry, FedTokens.starve),
}
