"""Founding, rows, and the end of formations; a part of the chapter `formations`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public, reveal
from velmoci.kernel.notation import Field, Name, Number
from velmoci.kernel.order import Order
from velmoci.salva.chapters.formation_cards import Deck, Formations, Secrets
from velmoci.salva.flow import current_step
from velmoci.salva.forces import possibly_at, provably
from velmoci.salva.hiding.cards import Card
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.veils import Wanted

NAME: Final = Name()
PHASES: Final = ("movement", "production")


class FoundFormation(Order):
    """`found caesar brno`: a formation without units; its place is known."""

    kind: ClassVar[str] = "found"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME), Field("field", NAME))

    def __init__(self, formation: str, field: str) -> None:
        self.formation: Final = formation
        self.field: Final = field


class RemoveRow(Order):
    """`remove_row caesar 2`: shows that the second row is false, and empties it."""

    kind: ClassVar[str] = "remove_row"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("formation", NAME), Field("row", Number("not_a_row", "SA-formations-18"))
    )  # fmt: skip

    def __init__(self, formation: str, row: int) -> None:
        self.formation: Final = formation
        self.row: Final = row


class DoubleRow(Order):
    """`double_row caesar 2`: a free row becomes a copy of the second one, and nobody else knows which is which."""

    kind: ClassVar[str] = "double_row"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("formation", NAME), Field("row", Number("not_a_row", "SA-formations-20"))
    )  # fmt: skip

    def __init__(self, formation: str, row: int) -> None:
        self.formation: Final = formation
        self.row: Final = row


class EndFormation(Order):
    """`end_formation caesar`: card and tokens of an empty formation go back to the bank."""

    kind: ClassVar[str] = "end_formation"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME),)

    def __init__(self, formation: str) -> None:
        self.formation: Final = formation


class PresentUnit(Wanted):
    """A unit of a seat that counts as being where it stands."""

    def __init__(self, rules: Rules, seat: i64) -> None:
        self.rules: Final = rules
        self.seat: Final = seat

    def fits(self, table: Table, unit: i64) -> bool:
        return table.owner_of(unit) == self.seat and not self.rules.is_absent(table, unit)


class FormationRule(OrderRule):
    """What all orders about cards share."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)

    def deck(self, sight: Sight) -> Deck:
        """What lies open of cards."""
        return self.files.deck(sight.table)

    def secrets(self, sight: Sight) -> Secrets:
        """What the seat alone knows."""
        return self.files.secrets(sight.own)

    def own_cards(self, sight: Sight) -> list[Card]:
        """The formations of the seat."""
        return self.files.cards_of(sight.table, sight.seat)

    def called(self, card: Card) -> str:
        """The name of a formation."""
        return self.files.names[card.name]


def may_found_on(rules: Rules, table: Table, seat: i64, field: i64) -> bool:
    """Own land; at sea where the seat surely has a unit, or next to that where nobody may be."""
    if rules.board.is_land(field):
        return table.owner[field] == seat
    wanted = PresentUnit(rules, seat)
    if provably(rules, table, field, wanted):
        return True
    if possibly_at(rules, table, field).units_at(field):
        return False
    seas = [near for near in rules.board.neighbours[field] if not rules.board.is_land(near)]
    return bool([near for near in seas if provably(rules, table, near, wanted)])


class FoundRule(FormationRule):
    """The true token lies on a field, and of the empty rows one is true."""

    order: ClassVar[type[Order]] = FoundFormation
    steps: ClassVar[tuple[str, ...]] = PHASES
    clause: ClassVar[str] = "SA-formations-9"
    example: ClassVar[str] = "found caesar brod"
    explained_by: ClassVar[str] = "SA-formations-8"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, FoundFormation)
        refusal = self.why_no_more(sight)
        if refusal is not None:
            raise refusal
        if order.formation not in self.free_names(sight):
            raise Refusal("name_not_free", "SA-formations-3", formation=order.formation[:40])
        if not may_found_on(self.rules, sight.table, sight.seat, find_field(sight, order.field)):
            raise Refusal("no_founding_there", "SA-formations-9", field=order.field)

    def why_no_more(self, sight: Sight) -> Refusal | None:
        """Why the seat can found nothing now."""
        if len(self.own_cards(sight)) >= self.files.most():
            return Refusal("enough_formations", "SA-formations-2", count=self.files.most())
        cards = self.deck(sight).cards
        if cards.true_rows < 1 or cards.false_rows < min(3, cards.size) - 1:
            return Refusal("no_row_tokens", "SA-formations-6")
        return None

    def free_names(self, sight: Sight) -> list[str]:
        """The names that no formation has."""
        taken = [self.called(card) for card in self.files.cards(sight.table)]
        return [name for name in self.files.names if name not in taken]

    def menu(self, sight: Sight) -> Menu | None:
        """The first free name, on every field where a formation can be founded."""
        names = self.free_names(sight)
        if not names or self.why_no_more(sight) is not None:
            return None
        rules, found = self.rules, list[Order]()
        for field in range(int(rules.board.size)):
            if may_found_on(rules, sight.table, sight.seat, field):
                found.append(FoundFormation(names[0], field_name(rules, field)))
        return Listed(FoundFormation.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, FoundFormation)
        table, sight = state.table, state.sight(seat)
        cards, field = self.deck(sight).cards, find_field(sight, order.field)
        number = self.files.names.index(order.formation)
        cards.next_token = int(table.next_number)
        card = cards.found(number, int(seat), int(field), self.secrets(sight).truths, chance.secret())
        self.files.new_token(state, card)
        state.tell(public("formation-founded", power=seat_name(seat), formation=order.formation, field=order.field))


def is_called(sight: Sight) -> bool:
    """Whether the seat is on turn, or answers a question."""
    table = sight.table
    return sight.seat == table.on_turn or int(sight.seat) in current_step(sight.rules.tracks, table).deciders(table)


class RemoveRowRule(FormationRule):
    """A row is shown to be false; all that it holds goes to the bank."""

    order: ClassVar[type[Order]] = RemoveRow
    steps: ClassVar[tuple[str, ...]] = PHASES
    is_aside: ClassVar[bool] = True
    clause: ClassVar[str] = "SA-formations-18"
    shows_truth: ClassVar[bool] = True
    gesture: ClassVar[str] = "row>bank"
    example: ClassVar[str] = "remove_row caesar 2"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, RemoveRow)
        if not is_called(sight):
            raise Refusal("not_now", "SA-formations-19")
        card = self.files.find(sight, order.formation, self.clause)
        check_row(card, order.row, order.formation, self.clause)
        if self.secrets(sight).truths.row[card.group] == order.row - 1:
            raise Refusal("row_is_true", self.clause, row=order.row, formation=order.formation)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        if is_called(sight):
            for card in self.own_cards(sight):
                true = self.secrets(sight).truths.row[card.group]
                found += [RemoveRow(self.called(card), row + 1) for row in card.rows if row != true]
        return Listed(RemoveRow.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, RemoveRow)
        card = self.files.find(state.sight(seat), order.formation, self.clause)
        linked = self.deck(state.sight(seat)).cards.linked(card)
        gone = [unit for other in linked for unit in self.files.units(state.table, other, order.row - 1)]
        units = self.files.names_of(state.table, gone)
        self.files.drop_row(state, card, order.row - 1)
        state.tell(reveal("row-removed", power=seat_name(seat), formation=order.formation, row=order.row, units=units))


def check_row(card: Card, row: int, formation: str, clause: str) -> None:
    """There is such a row."""
    if row - 1 not in card.rows:
        raise Refusal("no_such_row", clause, row=row, formation=formation)


def check_sound(files: Formations, table: Table, card: Card) -> None:
    """Nothing is hidden anew while the formation has a damaged unit."""
    for unit in [unit for other in files.deck(table).cards.linked(card) for unit in files.all_units(table, other)]:
        if table.damage[unit] > 0:
            raise Refusal("damaged_inside", "SA-formations-21", formation=files.names[card.name])


class DoubleRowRule(FormationRule):
    """A free row becomes a copy of another; the truth of the two is shuffled."""

    order: ClassVar[type[Order]] = DoubleRow
    steps: ClassVar[tuple[str, ...]] = PHASES
    clause: ClassVar[str] = "SA-formations-21"
    gesture: ClassVar[str] = "row>free"
    example: ClassVar[str] = "double_row caesar 1"
    explained_by: ClassVar[str] = "SA-formations-20"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, DoubleRow)
        card = self.files.find(sight, order.formation, "SA-formations-20")
        check_row(card, order.row, order.formation, "SA-formations-20")
        self.check_card(sight, card)

    def check_card(self, sight: Sight, card: Card) -> None:
        """There are a free row and a token for it."""
        cards = self.deck(sight).cards
        if cards.free_row(card) < 0:
            raise Refusal("no_free_row", "SA-formations-21", formation=self.called(card))
        if cards.false_rows < 1:
            raise Refusal("no_row_tokens", "SA-formations-21")
        check_sound(self.files, sight.table, card)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for card in self.own_cards(sight):
            try:
                self.check_card(sight, card)
            except Refusal:
                continue
            found += [DoubleRow(self.called(card), row + 1) for row in card.rows]
        return Listed(DoubleRow.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, DoubleRow)
        sight, files = state.sight(seat), self.files
        card, row = files.find(sight, order.formation, self.clause), order.row - 1
        before, cards = card.rows[:], self.deck(sight).cards
        new = cards.double_row(card, row, self.secrets(sight).truths, chance.secret())
        for other in cards.linked(card):
            files.copy_units(state, files.units(state.table, other, row), new)
            for veil in self.rules.veils:
                veil.row_doubled(state, other.name, row, new)
        files.know_rows_shuffled(state, card, before, row, new)
        state.tell(public("row-doubled", power=seat_name(seat), formation=order.formation, row=order.row, new=new + 1))


class EndFormationRule(FormationRule):
    """A formation without units ends."""

    order: ClassVar[type[Order]] = EndFormation
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-formations-35"
    example: ClassVar[str] = "end_formation caesar"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, EndFormation)
        card = self.files.find(sight, order.formation, self.clause)
        if self.files.all_units(sight.table, card):
            raise Refusal("formation_not_empty", self.clause, formation=order.formation)

    def menu(self, sight: Sight) -> Menu | None:
        empty = [card for card in self.own_cards(sight) if not self.files.all_units(sight.table, card)]
        found: list[Order] = [EndFormation(self.called(card)) for card in empty]
        return Listed(EndFormation.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, EndFormation)
        end_formation(state, self.files, self.files.find(state.sight(seat), order.formation, self.clause))


def end_formation(state: State, files: Formations, card: Card) -> None:
    """Card and tokens return to the bank, and everybody sees it."""
    state.tell(public("formation-ended", power=seat_name(card.owner), formation=files.names[card.name]))
    files.drop_card(state, card)


def end_what_is_wiped_out(state: State, files: Formations, seat: i64) -> None:
    """After a loss a formation ends if everybody knows its true row and nothing is left in it."""
    for card in files.cards_of(state.table, seat):
        if len(card.rows) == 1 and not files.all_units(state.table, card):
            end_formation(state, files, card)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formations-2": (Formations.most, FoundRule.why_no_more),
    "SA-formations-3": (FoundRule.free_names,),
    "SA-formations-6": (FoundRule.why_no_more,),
    "SA-formations-8": (FoundRule.carry_out,),
    "SA-formations-9": (may_found_on,),
    "SA-formations-18": (RemoveRowRule,),
    "SA-formations-19": (is_called,),
    "SA-formations-20": (DoubleRowRule.carry_out,),
    "SA-formations-21": (DoubleRowRule.check_card, check_sound),
    "SA-formations-35": (EndFormationRule,),
    "SA-formations-36": (end_what_is_wiped_out,),
}
