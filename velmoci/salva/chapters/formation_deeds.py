"""What location tokens do as all for which they may stand: what such deeds share; a part of the chapter `formations`.

An order that units have too can be given to a token where every unit of every row could be given it (SA-formations-24).
"""

from __future__ import annotations

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.kernel.order import Order
from velmoci.salva.base.movement import why_idle
from velmoci.salva.chapters.formation_cards import Formations
from velmoci.salva.forces import cases
from velmoci.salva.hiding.cards import Place
from velmoci.salva.naming import find_mover
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, Table
from velmoci.salva.veils import Case, Deed


class TokenDeed(Deed):
    """What all deeds of location tokens share."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)

    def is_token(self, sight: Sight, name: str) -> bool:
        """Whether a name is that of a location token on the map."""
        try:
            return self.files.is_token(sight.table, find_mover(sight, name))
        except Refusal:
            return False

    def place(self, table: Table, token: i64) -> Place:
        """Where a token lies."""
        return self.files.card_of(table, token).place_of(int(table.number[token]))

    def find(self, sight: Sight, name: str) -> i64:
        """A token that the seat may order about."""
        token = find_mover(sight, name)
        if not self.rules.may_order(sight.table, token, sight.seat):
            raise Refusal("not_your_unit", "SA-minimal-27", unit=name)
        return token

    def tokens(self, sight: Sight) -> list[int]:
        """All location tokens that the seat may order about."""
        table = sight.table
        tokens = [token for card in self.files.cards(table) for token in card.tokens()]
        entries = [self.files.entry(table, token) for token in tokens]
        return [token for token in entries if self.rules.may_order(table, token, sight.seat)]

    def cases(self, sight: Sight, token: i64, name: str) -> list[Case]:
        """The ways things may stand for a token, with something in one of them, and nobody idle in any."""
        found = cases(sight, token, True)
        if not [case for case in found if case.units]:
            raise Refusal("no_such_unit", "SA-formations-24", unit=name)
        for case in found:
            for unit in case.units:
                idle = why_idle(case.sight, unit)
                if idle is not None:
                    raise idle
        return found

    def spend(self, table: Table, token: i64, unit: int, parts: int) -> None:
        """A unit of a row has so much less left with a token."""
        deck, key = self.files.deck(table), (int(table.number[token]), unit)
        deck.spent[key] = deck.spent.get(key, 0) + parts

    def spend_all(self, table: Table, token: i64) -> None:
        """Nobody has anything left with a token in this turn."""
        card, place = self.files.card_of(table, token), self.place(table, token)
        for unit in self.files.all_units(table, card):
            self.spend(table, token, unit, max(0, self.files.left(table, place, unit)))

    def is_legal(self, sight: Sight, order: Order) -> bool:
        """Whether nothing stands against an order."""
        try:
            self.check(sight, order)
        except Refusal:
            return False
        return True
