"""Splitting a formation (Rozdělení uskupení): two cards whose rows are true or false together."""

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
from velmoci.salva.chapters.formation_cards import Formations
from velmoci.salva.chapters.formation_rows import (
    NAME,
    DoubleRowRule,
    EndFormationRule,
    FormationRule,
    FoundRule,
    RemoveRowRule,
)  # fmt: skip
from velmoci.salva.chapters.formation_veil import FormationVeil
from velmoci.salva.hiding.cards import Card, Cards
from velmoci.salva.items import seat_name
from velmoci.salva.naming import find_mover
from velmoci.salva.rules import Rules
from velmoci.salva.state import THIS_TURN, Sight, State, Table

ID: Final = "formation_split"


class SplitFormation(Order):
    """`split_formation caesar victory tank_3 infantry_7`: these units of any rows go to a second formation."""

    kind: ClassVar[str] = "split_formation"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME), Field("second", NAME), Field("targets", Names()))

    def __init__(self, formation: str, second: str, targets: tuple[str, ...]) -> None:
        self.formation: Final = formation
        self.second: Final = second
        self.targets: Final = targets


class SplitRule(FormationRule):
    """A second card beside a formation whose tokens lie on one field; its rows carry no tokens of their own."""

    order: ClassVar[type[Order]] = SplitFormation
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-formation_split-1"
    example: ClassVar[str] = "split_formation caesar victory tank_3 infantry_7"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.founding = FoundRule(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, SplitFormation)
        card = self.files.find(sight, order.formation, self.clause)
        self.check_card(sight, card)
        if order.second not in self.founding.free_names(sight):
            raise Refusal("name_not_free", self.clause, formation=order.second[:40])
        self.units(sight, card, order.targets)

    def check_card(self, sight: Sight, card: Card) -> None:
        """The seat may have one more, and everybody knows where this one is."""
        if len(self.own_cards(sight)) >= self.files.most():
            raise Refusal("enough_formations", self.clause, count=self.files.most())
        if len(card.fields()) > 1:
            raise Refusal("split_apart", "SA-formation_split-3", formation=self.called(card))

    def units(self, sight: Sight, card: Card, names: tuple[str, ...]) -> list[int]:
        """The units of these names, all inside; whoever is aboard another goes only with it."""
        files, table, found = self.files, sight.table, list[int]()
        inside = files.all_units(table, card)
        for name in names:
            unit = int(find_mover(sight, name, "SA-formation_split-2"))
            if unit not in inside or unit in found:
                raise Refusal("not_in_formation", "SA-formation_split-2", unit=name, formation=self.called(card))
            if files.is_carried(table, unit):
                raise Refusal("rides_along", "SA-formation_split-2", unit=name)
            found.append(unit)
        return [*found, *files.load_of(table, found, inside)]

    def menu(self, sight: Sight) -> Menu | None:
        """Of each formation that can be split all units of one row, and the first of every row."""
        found: list[Order] = []
        names = self.founding.free_names(sight)
        for card in self.own_cards(sight) if names else []:
            try:
                self.check_card(sight, card)
            except Refusal:
                continue
            rows = [self.free_units(sight.table, card, row) for row in card.rows]
            choices = [[row[0] for row in rows if row], *rows]
            for units in choices:
                order = SplitFormation(self.called(card), names[0], tuple(self.files.names_of(sight.table, units)))
                found += [order] if units and str(order) not in [str(other) for other in found] else []
        return Listed(SplitFormation.kind, found, False) if found else None

    def free_units(self, table: Table, card: Card, row: int) -> list[int]:
        """What of a row is not aboard another unit."""
        return [unit for unit in self.files.units(table, card, row) if not self.files.is_carried(table, unit)]

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, SplitFormation)
        table, files, sight = state.table, self.files, state.sight(seat)
        card = files.find(sight, order.formation, self.clause)
        units, cards = self.units(sight, card, order.targets), files.deck(table).cards
        cards.next_token = int(table.next_number)
        twin = cards.split(card, files.names.index(order.second), self.secrets(sight).truths)
        files.new_token(state, twin)
        self.take_over(table, card, twin)
        for unit in units:
            table.unit_columns[files.card][unit] = twin.name
            self.keep_spent(table, card, twin, unit)
        names = files.names_of(table, units)
        power = seat_name(seat)
        state.tell(
            public("formation-split", power=power, formation=order.formation, second=order.second, units=names)
        )

    def take_over(self, table: Table, card: Card, twin: Card) -> None:
        """The new token has done in this turn what any token of the old formation did."""
        files, entry = self.files, self.files.entry(table, twin.places[0].token)
        for token in card.tokens():
            old = files.entry(table, token)
            table.flags[entry] = table.flags[entry] | (table.flags[old] & THIS_TURN)

    def keep_spent(self, table: Table, card: Card, twin: Card, unit: int) -> None:
        """With the new token a unit has spent as much as with any of the old ones."""
        deck = self.files.deck(table)
        spent = max([deck.spent.get((token, unit), 0) for token in card.tokens()])
        self.files.forget_spent(table, unit)
        if spent > 0:
            deck.spent[twin.places[0].token, unit] = spent


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-formation_split-1",
    needs=("formations",),
    contributions={"order": (SplitRule,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formation_split-1": (SplitRule, Cards.split),
    "SA-formation_split-2": (SplitRule.units, SplitRule.carry_out),
    "SA-formation_split-3": (SplitRule.check_card,),
    "SA-formation_split-4": (Formations.drop_row, RemoveRowRule.carry_out, DoubleRowRule.carry_out),
    "SA-formation_split-5": (EndFormationRule, Formations.drop_card),
    "SA-formation_split-6": (FormationVeil.group,),
}
