"""Swapped production (Prohozeno): two armies of equal worth, of which only the owner knows which stands where.

One was added where the formation is, the other on a field beside it. Their entries carry the number of the formation in
the column `swap`. Until they have joined, the first waits beside the formation too once it is finished, for it may
stand on the other's field.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, reveal, to
from velmoci.kernel.notation import Field
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.offers import money_text
from velmoci.salva.chapters.formation_cards import BUILDING, BUILDING_NEAR, READY_NEAR, Formations
from velmoci.salva.chapters.formation_marks import stand
from velmoci.salva.chapters.formation_neighbours import ProduceNearRule, near_fields
from velmoci.salva.chapters.formation_production import ProduceRule
from velmoci.salva.chapters.formation_rows import NAME, FormationRule
from velmoci.salva.chapters.formation_veil import worth
from velmoci.salva.chapters.row_armies import RowArmyRule, Site, missing_of
from velmoci.salva.faces import Face, field_badge
from velmoci.salva.hiding.cards import Card
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import PriceFactor
from velmoci.salva.naming import field_name, find_field, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OWN, TABLE, UNIT, Column, Guess, Reaction, SliceSpec
from velmoci.salva.state import NOBODY, Own, Sight, Slice, State, Table
from velmoci.salva.veils import Veil

ID: Final = "formation_swap"
SWAPPED: Final = "swapped"
STRAIGHT: Final = "straight"
IN_PARTS: Final[i64] = -1
"""In the column `swap`: a part of this unit was paid in the phase under way."""


class SwapTokens(Slice):
    """The swap tokens on the table: by the name of its formation whose each is, and between which fields it lies."""

    def __init__(self) -> None:
        self.tokens: Final[dict[int, list[int]]] = {}

    def copy(self) -> SwapTokens:
        twin = SwapTokens()
        twin.tokens.update({name: token[:] for name, token in self.tokens.items()})
        return twin

    def dump(self) -> object:
        return [[name, *self.tokens[name]] for name in sorted(self.tokens)]

    def load(self, data: Any) -> None:
        self.tokens.clear()
        self.tokens.update({name: list(token) for name, *token in data})

    def told(self, sight: Sight) -> object:
        rules, names = sight.rules, sight.rules.names("formation_names")
        return [
            {
                "formation": names[name],
                "power": seat_name(owner),
                "fields": [field_name(rules, home), field_name(rules, near)],
            }
            for name, (owner, home, near) in sorted(self.tokens.items())
        ]


class SwapFaces(Slice):
    """Which of a seat's own swap tokens mean swapped."""

    def __init__(self) -> None:
        self.swapped: Final[dict[int, bool]] = {}

    def copy(self) -> SwapFaces:
        twin = SwapFaces()
        twin.swapped.update(self.swapped)
        return twin

    def dump(self) -> object:
        return [[name, self.swapped[name]] for name in sorted(self.swapped)]

    def load(self, data: Any) -> None:
        self.swapped.clear()
        self.swapped.update(dict(data))

    def told(self, sight: Sight) -> object:
        names = sight.rules.names("formation_names")
        return {names[name]: SWAPPED if self.swapped[name] else STRAIGHT for name in sorted(self.swapped)}


@final
class Swaps:
    """What swap tokens are about, and what becomes of them."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.files: Final = Formations(rules)
        self.mark: Final[i64] = rules.unit_column("swap")
        self.slice: Final[i64] = rules.table_slice(ID)
        self.own: Final[i64] = rules.own_slice(ID)

    def tokens(self, table: Table) -> dict[int, list[int]]:
        """Those that lie on the table."""
        found = table.slices[self.slice]
        assert isinstance(found, SwapTokens)
        return found.tokens

    def faces(self, own: Own) -> dict[int, bool]:
        """Those of a seat, and whether they mean swapped."""
        found = own.slices[self.own]
        assert isinstance(found, SwapFaces)
        return found.swapped

    def units_of(self, table: Table, seat: i64) -> list[int]:
        """What stands in any row of a seat's formations."""
        return [unit for card in self.files.cards_of(table, seat) for unit in self.files.all_units(table, card)]

    def part(self, table: Table, name: int, side: int) -> list[int]:
        """The entries of one of two armies: 0 that of the formation's own field, 1 the other."""
        number, marks = 1 + 2 * name + side, table.unit_columns[self.mark]
        return [unit for unit in self.units_of(table, self.tokens(table)[name][0]) if marks[unit] == number]

    def parts(self, table: Table, name: int) -> list[int]:
        """The entries of both."""
        return [*self.part(table, name, 0), *self.part(table, name, 1)]

    def about(self, table: Table, cards: list[int]) -> list[int]:
        """The tokens whose armies stand on some of these cards."""
        names = table.unit_columns[self.files.card]
        return [
            name for name in self.tokens(table)
            if [unit for unit in self.parts(table, name) if int(names[unit]) in cards]
        ]  # fmt: skip

    def exchange(self, table: Table, name: int) -> None:
        """Each army is marked with the field of the other."""
        _, home, near = self.tokens(table)[name]
        columns, fields = table.unit_columns[self.files.column], table.unit_columns[self.files.near]
        first, second = self.part(table, name, 0), self.part(table, name, 1)
        for unit in first:
            columns[unit] = BUILDING_NEAR if columns[unit] == BUILDING else columns[unit]
            fields[unit] = near
        for unit in second:
            is_built = columns[unit] == BUILDING_NEAR
            columns[unit] = BUILDING if is_built else columns[unit]
            fields[unit] = NOBODY if is_built else home

    def discard(self, state: State, name: int) -> None:
        """A token leaves the table unseen."""
        table = state.table
        for unit in self.parts(table, name):
            table.unit_columns[self.mark][unit] = 0
        owner = self.tokens(table).pop(name)[0]
        self.faces(state.owns[owner]).pop(name, None)

    def discard_done(self, state: State) -> None:
        """Tokens of which both armies have joined, or are gone, leave the table."""
        for name in list(self.tokens(state.table)):
            if not self.parts(state.table, name):
                self.discard(state, name)

    def show(self, state: State, name: int) -> None:
        """A token is shown to all and leaves; if it says so, the armies are where each other's marks were."""
        owner, home, near = self.tokens(state.table)[name]
        is_swapped = self.faces(state.owns[owner])[name]
        where, beside = field_name(self.rules, home), field_name(self.rules, near)
        word = "swap-shown-swapped" if is_swapped else "swap-shown-straight"
        formation = self.files.names[name]
        state.tell(reveal(word, power=seat_name(owner), formation=formation, field=where, other=beside))
        if is_swapped:
            self.exchange(state.table, name)
        self.discard(state, name)


class LaySwap(Order):
    """`swap caesar praha swapped`: what was added here and on that field may stand at each other's."""

    kind: ClassVar[str] = "swap"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME), Field("field", NAME), Field("word", NAME))

    def __init__(self, formation: str, field: str, word: str) -> None:
        self.formation: Final = formation
        self.field: Final = field
        self.word: Final = word


class SwapRule(FormationRule):
    """Two armies of this phase have the same worth in every row, and each could be built on both fields."""

    order: ClassVar[type[Order]] = LaySwap
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-formation_swap-1"
    example: ClassVar[str] = "swap caesar brod swapped"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.swaps = Swaps(rules)
        self.here = ProduceRule(rules)
        self.beside = ProduceNearRule(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, LaySwap)
        if order.word not in (SWAPPED, STRAIGHT):
            raise Refusal("swapped_or_straight", self.clause, value=order.word[:40])
        card, field = self.files.find(sight, order.formation, self.clause), find_field(sight, order.field)
        if card.name in self.swaps.tokens(sight.table):
            raise Refusal("has_swap_token", "SA-formation_swap-4", formation=order.formation)
        self.check_worth(sight, card, field)
        self.check_places(sight, card, field)

    def added(self, table: Table, card: Card, row: int, field: i64) -> list[list[int]]:
        """What was begun for a row in this phase and is paid in full: with the formation, and on a field beside it."""
        files, near = self.files, table.unit_columns[self.files.near]
        found = files.in_column(table, card, row, BUILDING), files.in_column(table, card, row, BUILDING_NEAR)
        marks = table.unit_columns[self.swaps.mark]
        armies = [list(found[0]), [unit for unit in found[1] if near[unit] == field]]
        for unit in [unit for army in armies for unit in army if marks[unit] == IN_PARTS]:
            raise Refusal("swap_in_parts", "SA-formation_swap-2", unit=unit_name(self.rules, table, unit))
        return [[unit for unit in army if missing_of(self.rules, table, unit) == 0] for army in armies]

    def check_worth(self, sight: Sight, card: Card, field: i64) -> None:
        """In every row both armies are worth the same, and as much as in all others."""
        table, first = sight.table, 0
        for row in card.rows:
            here, there = [worth(self.rules, table, army) for army in self.added(table, card, row, field)]
            if here == 0 or there == 0:
                name = field_name(self.rules, field)
                raise Refusal("nothing_to_swap", self.clause, formation=self.called(card), field=name)
            first = first if first > 0 else here
            if (here, there) != (first, first):
                texts = money_text(self.rules, here), money_text(self.rules, there)
                raise Refusal("swap_unequal", "SA-formation_swap-2", row=row + 1, points=texts[0], other=texts[1])

    def check_places(self, sight: Sight, card: Card, field: i64) -> None:
        """Whatever was begun on one of the fields could have been begun on the other, and join from there."""
        table, home = sight.table, card.fields()[0]
        for row in card.rows:
            here, there = self.added(table, card, row, field)
            self.check_army(sight, self.beside, Site(card, int(field), -1), here)
            self.check_army(sight, self.here, Site(card, home, -1), there)

    def check_army(self, sight: Sight, rule: RowArmyRule, site: Site, units: list[int]) -> None:
        """All of an army could be built on a field for the formation."""
        for unit in units:
            kind = self.rules.kinds.rows[sight.table.kind[unit]]
            try:
                rule.buildable(sight, site, kind.id)
            except Refusal:
                name, field = unit_name(self.rules, sight.table, unit), field_name(self.rules, site.field)
                raise Refusal("not_swappable", "SA-formation_swap-2", unit=name, field=field) from None

    def menu(self, sight: Sight) -> Menu | None:
        """Both faces for each formation and field between which a token can be laid; they tell nothing."""
        found: list[Order] = []
        for card in self.own_cards(sight):
            for field in near_fields(self.files, sight.table, card):
                orders = [
                    LaySwap(self.called(card), field_name(self.rules, field), word) for word in (STRAIGHT, SWAPPED)
                ]
                try:
                    self.check(sight, orders[0])
                except Refusal:
                    continue
                found += orders
        return Listed(LaySwap.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, LaySwap)
        sight, table, swaps = state.sight(seat), state.table, self.swaps
        card, field = self.files.find(sight, order.formation, self.clause), int(find_field(sight, order.field))
        for row in card.rows:
            for side, army in enumerate(self.added(table, card, row, field)):
                for unit in army:
                    table.unit_columns[swaps.mark][unit] = 1 + 2 * card.name + side
        home = card.fields()[0]
        swaps.tokens(table)[card.name] = [int(seat), home, field]
        swaps.faces(sight.own)[card.name] = order.word == SWAPPED
        where = {"field": field_name(self.rules, home), "other": order.field}
        word = "swap-laid-swapped" if order.word == SWAPPED else "swap-laid-straight"
        part = EventPart(EVERYBODY, "swap-laid", {"power": seat_name(seat), "formation": order.formation, **where})
        state.tell(Event(part, EventPart(to([int(seat)]), word, {"formation": order.formation})))


class SwapVeil(Veil):
    """Each of two armies may stand on either field; the two know of each other."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.swaps = Swaps(rules)
        self.files = self.swaps.files

    def fields(self, table: Table, name: int) -> list[tuple[int, int]]:
        """The entries of a token with the fields where they are if it means swapped."""
        _, home, near = self.swaps.tokens(table)[name]
        first, second = self.swaps.part(table, name, 0), self.swaps.part(table, name, 1)
        return [*[(unit, near) for unit in first], *[(unit, home) for unit in second]]

    def is_own(self, sight: Sight, name: int) -> bool:
        """Whether a token is the seat's own, so that it knows its face."""
        return self.swaps.tokens(sight.table)[name][0] == sight.seat

    def lay_possible(self, table: Table, field: i64) -> None:
        for name in self.swaps.tokens(table):
            for unit, other in self.fields(table, name):
                if field in (NOBODY, other):
                    stand(self.files, table, unit, other)

    def has_possible(self, table: Table, field: i64) -> bool:
        return bool([token for token in self.swaps.tokens(table).values() if int(field) in token[1:]])

    def laid(self, table: Table, name: int) -> list[tuple[int, int]]:
        """Those that were laid on the map."""
        return [(unit, field) for unit, field in self.fields(table, name) if table.place[unit] != NOBODY]

    def lay_sure_to(self, sight: Sight, table: Table) -> None:
        """Nobody but the owner is sure where they stand."""
        for name in self.swaps.tokens(table):
            for unit, field in self.laid(table, name):
                if not self.is_own(sight, name):
                    table.put(unit, NOBODY)
                elif self.swaps.faces(sight.own)[name]:
                    table.put(unit, field)

    def lay_likely_to(self, sight: Sight, table: Table) -> dict[int, float]:
        """To all but the owner both fields are as likely, of every row that may be true."""
        found: dict[int, float] = {}
        for name in self.swaps.tokens(table):
            for unit, field in self.laid(table, name):
                if not self.is_own(sight, name):
                    share = 0.5 / len(self.files.rows_to(sight, self.files.card_of(table, unit)))
                    found.update(dict.fromkeys([unit, stand(self.files, table, unit, field)], share))
                elif self.swaps.faces(sight.own)[name]:
                    table.put(unit, field)
        return found

    def at(self, table: Table, cards: list[int], field: i64) -> list[int]:
        """The tokens about these cards between a field and another."""
        if not self.swaps.tokens(table):
            return []
        return [name for name in self.swaps.about(table, cards) if int(field) in self.swaps.tokens(table)[name][1:]]

    def marked(self, sight: Sight, cards: list[int], field: i64) -> list[Table]:
        found: list[Table] = [sight.table]
        names = self.at(sight.table, cards, field)
        for name in names:
            twins = [table.with_own_units() for table in found]
            for twin in twins:
                self.swaps.exchange(twin, name)
            if not self.is_own(sight, name):
                found += twins
            elif self.swaps.faces(sight.own)[name]:
                found = twins
        return found if names else []

    def settle_marks(self, state: State, cards: list[int], field: i64, number: int) -> None:
        for place, name in enumerate(self.at(state.table, cards, field)):
            owner = self.swaps.tokens(state.table)[name][0]
            self.swaps.faces(state.owns[owner])[name] = number >> place & 1 == 1

    def show_marks(self, state: State, cards: list[int]) -> None:
        for name in self.swaps.about(state.table, cards):
            self.swaps.show(state, name)

    def joined(self, state: State, units: list[int]) -> None:
        for unit in units:
            state.table.unit_columns[self.swaps.mark][unit] = 0
        self.swaps.discard_done(state)


class SwapPayments(PriceFactor):
    """Notes of which units a part was paid in this phase: those are swapped with nothing."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mark: i64 = rules.unit_column("swap")

    def note_paid(self, table: Table, unit: i64, paid: int, missing: int) -> None:
        table.unit_columns[self.mark][unit] = IN_PARTS


class SwapTurns(Reaction):
    """What becomes of swap tokens while the game goes on."""

    name = ID
    before = "near_lost"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.swaps = Swaps(rules)

    def purses_filled(self, state: State, seat: i64) -> None:
        """What was paid in parts was paid in an earlier phase."""
        marks = state.table.unit_columns[self.swaps.mark]
        for unit in self.swaps.units_of(state.table, seat):
            marks[unit] = max(marks[unit], 0)
        self.swaps.discard_done(state)

    def unit_made(self, state: State, unit: i64) -> None:
        """Whoever was built where the formation is waits beside it, for he may be on the other field."""
        table, files = state.table, self.swaps.files
        mark = table.unit_columns[self.swaps.mark][unit]
        if mark > 0 and mark % 2 == 1:
            table.unit_columns[files.column][unit] = READY_NEAR
            table.unit_columns[files.near][unit] = self.swaps.tokens(table)[int(mark) // 2][1]

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        """With one of its fields lost a token is shown, for it says which army is lost."""
        for name, (owner, home, near) in list(self.swaps.tokens(state.table).items()):
            if field in (home, near) and owner == old and self.swaps.parts(state.table, name):
                self.swaps.show(state, name)

    def field_given(self, state: State, field: i64, old: i64, new: i64) -> None:
        """Where the field is given away, what stands there stays as a guest."""

    def seat_leaves(self, state: State, seat: i64) -> None:
        self.swaps.discard_done(state)


class SwapGuess(Guess):
    """Each swap token of others may mean either, both alike."""

    name = ID

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        swaps = Swaps(state.rules)
        for name, token in swaps.tokens(state.table).items():
            if token[0] != sight.seat:
                swaps.faces(state.owns[token[0]])[name] = pick(chance, 2) == 1


class SwapShown(Face):
    """On both fields lies the sign of the token; what it means the owner is told alone."""

    name = ID

    def marks(self, table: Table) -> list[dict[str, object]]:
        swaps, found = Swaps(self.rules), list[dict[str, object]]()
        for name, (owner, home, near) in swaps.tokens(table).items():
            for field in (home, near):
                where, formation = field_name(self.rules, field), swaps.files.names[name]
                found.append(field_badge("swap_token", where, power=seat_name(owner), item=formation))
        return found


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-formation_swap-1",
    needs=("formation_neighbours",),
    contributions={
        "column": (Column("swap", UNIT),),
        "slice": (SliceSpec(ID, TABLE, SwapTokens), SliceSpec(ID, OWN, SwapFaces)),
        "order": (SwapRule,),
        "price": (SwapPayments,),
        "react": (SwapTurns,),
        "veil": (SwapVeil,),
        "guess": (SwapGuess,),
        "face": (SwapShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formation_swap-1": (SwapRule, SwapRule.added),
    "SA-formation_swap-2": (SwapRule.check_worth, SwapRule.check_places),
    "SA-formation_swap-3": (Swaps.exchange, SwapTurns.unit_made),
    "SA-formation_swap-4": (SwapRule.check, SwapVeil.joined, Swaps.discard_done),
    "SA-formation_swap-5": (SwapVeil.marked, SwapVeil.show_marks, SwapTurns.field_changes),
}
