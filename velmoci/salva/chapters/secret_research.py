"""Secret research (Utajený výzkum): research on rows of formations, and inventions that are had if a row is true."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public, reveal
from velmoci.kernel.notation import Field, Number
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.offers import money_text
from velmoci.salva.chapters.formation_looks import rows_are_known
from velmoci.salva.chapters.formation_rows import NAME, FormationRule, check_row, is_called
from velmoci.salva.chapters.row_goods import LEVEL, RESEARCH, SPEC, EquipRule, RowKeeper, Rows
from velmoci.salva.chapters.technology_levels import Levels
from velmoci.salva.chapters.technology_research import Rise, gain, invest, laboratory
from velmoci.salva.faces import Face, field_badge
from velmoci.salva.hiding.cards import Card
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.veils import Veil

ID: Final = "secret_research"
ROW: Final = Number("not_a_row", "SA-formations-18")


class DeclareInvention(Order):
    """`declare_invention caesar 2 soft`: if the second row is true, the seat has the next level of a field."""

    kind: ClassVar[str] = "declare_invention"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME), Field("row", ROW), Field("technology", NAME))

    def __init__(self, formation: str, row: int, technology: str) -> None:
        self.formation: Final = formation
        self.row: Final = row
        self.technology: Final = technology


class UseInvention(Order):
    """`use_invention caesar 2`: all see that the row is true, and its inventions can be used."""

    kind: ClassVar[str] = "use_invention"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME), Field("row", ROW))

    def __init__(self, formation: str, row: int) -> None:
        self.formation: Final = formation
        self.row: Final = row


class Inventions:
    """What is on rows of research and of inventions."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.rows: Final = Rows(rules)
        self.levels: Final = Levels(rules)

    def declared(self, table: Table, card: Card, row: int) -> list[tuple[str, int, int]]:
        """The inventions of a row: field, level, and the turn from which on each can be used."""
        found: list[tuple[str, int, int]] = []
        for what, turn in self.rows.goods(table).on_row(card.name, row).items():
            field, word, level = what.partition(LEVEL)
            if word:
                found.append((field, int(level), turn))
        return sorted(found)

    def next_level(self, table: Table, card: Card, row: int, field: str) -> int:
        """The level that the row would reach next: one above what everybody sees and what it has declared."""
        known = [level for name, level, _ in self.declared(table, card, row) if name == field]
        return max([self.levels.level(table, card.owner, field), *known]) + 1

    def missing(self, table: Table, card: Card, row: int, field: str) -> int:
        """What a row lacks for its next level, by the levels that everybody sees; 0 or less where it has enough."""
        level = self.next_level(table, card, row, field)
        having = self.rows.goods(table).on_row(card.name, row).get(field + RESEARCH, 0)
        return self.levels.price_parts(table, card.owner, field, level) - having


class DeclareRule(FormationRule):
    """A row that holds the price of a level may be said to have it."""

    order: ClassVar[type[Order]] = DeclareInvention
    steps: ClassVar[tuple[str, ...]] = ("movement", "production")
    clause: ClassVar[str] = "SA-secret_research-2"
    example: ClassVar[str] = "declare_invention caesar 2 soft"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.inventions = Inventions(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, DeclareInvention)
        card = self.files.find(sight, order.formation, self.clause)
        check_row(card, order.row, order.formation, self.clause)
        self.check_field(sight.table, card, order.row - 1, order.technology)

    def check_field(self, table: Table, card: Card, row: int, field: str) -> None:
        """The field is there, has a next level, and the row holds its price."""
        levels = self.inventions.levels
        if field not in levels.present:
            raise Refusal("no_such_technology", "SA-technology-5", technology=field[:40])
        level = self.inventions.next_level(table, card, row, field)
        if level > levels.highest(field):
            raise Refusal("technology_highest", "SA-technology-2", technology=field, level=level - 1)
        missing = self.inventions.missing(table, card, row, field)
        if missing > 0:
            formation, points = self.called(card), money_text(self.rules, missing)
            raise Refusal("too_little_research", self.clause, row=row + 1, formation=formation, points=points)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for card in self.own_cards(sight):
            for row in card.rows:
                for field in self.inventions.levels.present:
                    if self.is_possible(sight.table, card, row, field):
                        found.append(DeclareInvention(self.called(card), row + 1, field))
        return Listed(DeclareInvention.kind, found) if found else None

    def is_possible(self, table: Table, card: Card, row: int, field: str) -> bool:
        """Whether the next level of a field can be declared."""
        try:
            self.check_field(table, card, row, field)
        except Refusal:
            return False
        return True

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, DeclareInvention)
        table, field, row = state.table, order.technology, order.row - 1
        card = self.files.find(state.sight(seat), order.formation, self.clause)
        level, goods = self.inventions.next_level(table, card, row, field), self.inventions.rows.goods(table)
        goods.add(card.name, row, field + RESEARCH, -self.inventions.levels.price_parts(table, seat, field, level))
        turn = int(table.turn) + self.rules.number("tech_delay") * int(table.seats)
        goods.add(card.name, row, f"{field}{LEVEL}{level}", turn)
        power, first = seat_name(seat), turn // int(table.seats) + 1
        formation = order.formation
        state.tell(
            public(
                "invention-declared",
                power=power, formation=formation, row=order.row, technology=field, level=level, round=first,
            )
        )  # fmt: skip
        if len(card.rows) == 1:
            for veil in self.rules.veils:
                veil.row_true(state, card.name, row)


class UseRule(FormationRule):
    """Whoever uses an invention shows to all that its row is true."""

    order: ClassVar[type[Order]] = UseInvention
    steps: ClassVar[tuple[str, ...]] = ("movement", "production")
    is_aside: ClassVar[bool] = True
    shows_truth: ClassVar[bool] = True
    clause: ClassVar[str] = "SA-secret_research-3"
    example: ClassVar[str] = "use_invention caesar 2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.inventions = Inventions(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, UseInvention)
        if not is_called(sight):
            raise Refusal("not_now", "SA-formations-19")
        card = self.files.find(sight, order.formation, self.clause)
        check_row(card, order.row, order.formation, self.clause)
        if not self.inventions.declared(sight.table, card, order.row - 1):
            raise Refusal("no_invention", self.clause, row=order.row, formation=order.formation)
        if self.secrets(sight).truths.row[card.group] != order.row - 1:
            raise Refusal("row_not_true", self.clause, row=order.row, formation=order.formation)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for card in self.own_cards(sight) if is_called(sight) else []:
            row = self.secrets(sight).truths.row[card.group]
            if self.inventions.declared(sight.table, card, row):
                found.append(UseInvention(self.called(card), row + 1))
        return Listed(UseInvention.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, UseInvention)
        card = self.files.find(state.sight(seat), order.formation, self.clause)
        power = seat_name(seat)
        state.tell(reveal("invention-shown", power=power, formation=order.formation, row=order.row))
        rows_are_known(state, self.files, card, [order.row - 1])


class ResearchOnRows(Veil):
    """When a row is known to be true, its inventions and its research count."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.inventions = Inventions(rules)

    def row_true(self, state: State, card: int, row: int) -> None:
        found = self.inventions.rows.card(state.table, card)
        if found is not None:
            self.gain(state, found, row)

    def card_gone(self, state: State, card: int, row: int) -> None:
        found = self.inventions.rows.card(state.table, card)
        if found is not None and row >= 0 and state.table.is_living(found.owner):
            self.gain(state, found, row)

    def gain(self, state: State, card: Card, row: int) -> None:
        """Levels that are due are had at once, others when they are due; research is paid towards the next level."""
        table, levels = state.table, self.inventions.levels
        goods = self.inventions.rows.goods(table)
        for field, level, turn in self.inventions.declared(table, card, row):
            goods.all.pop((card.name, row, f"{field}{LEVEL}{level}"))
            if turn <= table.turn:
                gain(state, levels, card.owner, field, level)
            else:
                laboratory(self.rules, table).rises.append(Rise(card.owner, field, level, turn, False))
        for field in levels.present:
            parts = goods.all.pop((card.name, row, field + RESEARCH), 0)
            if parts > 0:
                invest(state, levels, card.owner, field, parts)


class ResearchShown(Face):
    """Research and inventions on rows lie open; which row is true does not."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.inventions = Inventions(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        rows = self.inventions.rows
        for card in rows.files.cards(table):
            field = field_name(self.rules, rows.field(card))
            for row in card.rows:
                called = f"{rows.files.names[card.name]} {row + 1}"
                for what, parts in sorted(rows.goods(table).on_row(card.name, row).items()):
                    if what.endswith(RESEARCH) and parts > 0:
                        name, amount = f"row_{what}", money_text(self.rules, parts)
                        found.append(field_badge(name, field, value=amount, item=called))
                for name, level, _ in self.inventions.declared(table, card, row):
                    found.append(field_badge(f"row_{name}_invention", field, value=str(level), item=called))
        return found


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-secret_research-1",
    needs=("technology", "formations"),
    contributions={
        "slice": (SPEC,),
        "order": (EquipRule, DeclareRule, UseRule),
        "veil": (RowKeeper, ResearchOnRows),
        "face": (ResearchShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-secret_research-1": (EquipRule.worth, EquipRule.add, EquipRule.field_of_research),
    "SA-secret_research-2": (DeclareRule, Inventions.missing, Inventions.next_level),
    "SA-secret_research-3": (UseRule, ResearchOnRows.gain),
    "SA-secret_research-4": (RowKeeper.row_false, ResearchOnRows.row_true),
}
