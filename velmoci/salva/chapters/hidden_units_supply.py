"""Where hidden units meet supply: every token eats as the unit that it may be; one that is not fed is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.event import public
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.hidden_units import ID
from velmoci.salva.chapters.supply_stores import ID as SUPPLY
from velmoci.salva.chapters.supply_stores import Stores, eats
from velmoci.salva.chapters.token_debts import ask_what_follows, show
from velmoci.salva.hiding.tokens import Tokens
from velmoci.salva.items import seat_name
from velmoci.salva.naming import unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import State, Table
from velmoci.salva.veils import Veil


class FedUncertain(Veil):
    """A token that is true and not fed is destroyed; what becomes of the false ones is asked as after any showing."""

    name = "hidden_units_supply"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)
        self.stores = Stores(rules)

    def fed_as_units(self, table: Table, seat: i64) -> list[tuple[int, int, int]]:
        shown = self.tokens.known_to_all(table).false
        tokens = [one for one in self.tokens.of(table, seat) if int(table.number[one]) not in shown]
        eaters = [one for one in tokens if eats(self.stores.kind(table, one))]
        return [(one, int(self.tokens.field(table, one)), self.stores.price(table, one)) for one in eaters]

    def goes_hungry(self, state: State, entry: int, given: int) -> bool:
        table = state.table
        if not table.exists(entry) or not self.tokens.is_token(table, entry):
            return False
        seat = table.owner_of(entry)
        is_true = self.tokens.is_true(state.sight(seat), entry)
        show(state, self.tokens, entry)
        if is_true:
            name = unit_name(self.rules, table, entry)
            state.tell(public("supply-starved", power=seat_name(seat), units=[name]))
            state.remove_unit(entry)
        ask_what_follows(state)
        return True


CHAPTER: Final = Chapter(
    id="hidden_units_supply",
    clause="SA-supply-12",
    bridges=(ID, SUPPLY),
    contributions={"veil": (FedUncertain,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-supply-12": (FedUncertain.fed_as_units, FedUncertain.goes_hungry),
}
