"""Where formations meet political points: factories on rows, and points of which nobody knows whether they count."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.offers import money_text
from velmoci.salva.base.production import is_productive
from velmoci.salva.chapters.civilization_factories import yield_in_parts
from velmoci.salva.chapters.political_buildings import POINTS
from velmoci.salva.chapters.political_points import ID
from velmoci.salva.chapters.row_goods import SPEC, EquipRule, RowKeeper, Rows, has_buildings
from velmoci.salva.chapters.technology_levels import Levels
from velmoci.salva.chapters.technology_research import LABORATORY, invest
from velmoci.salva.chapters.workshops import COLUMNS, POLITICAL, SCIENCE
from velmoci.salva.faces import Face, field_badge
from velmoci.salva.hiding.cards import Card
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Veto
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.veils import Veil

POINT_MARKERS: Final = "points"
SCIENCE_MARKERS: Final = "science"
MADE_BY: Final = {"political_building": POINT_MARKERS, "science_factory": SCIENCE_MARKERS}
"""What each factory on a row makes."""
OPEN: Final = {"political_building": POLITICAL, "science_factory": COLUMNS[SCIENCE]}
"""The columns that count such factories when they lie open."""


class Works(Veil):
    """What a row has made is gained with its truth, and its factories lie open when the formation ends."""

    name = "formations_politics"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.rows = Rows(rules)
        self.points: i64 = rules.seat_column(POINTS.name)

    def row_true(self, state: State, card: int, row: int) -> None:
        found = self.rows.card(state.table, card)
        if found is not None:
            self.gain(state, found, row)

    def gain(self, state: State, card: Card, row: int) -> None:
        """The points of a true row count from now on; its science goes to the field of technology that is lowest."""
        goods, table = self.rows.goods(state.table), state.table
        found = goods.on_row(card.name, row)
        made, science = found.get(POINT_MARKERS, 0), found.get(SCIENCE_MARKERS, 0)
        for what in (POINT_MARKERS, SCIENCE_MARKERS):
            goods.all.pop((card.name, row, what), None)
        if made > 0:
            table.seat_columns[self.points][card.owner] += made
            power, points = seat_name(card.owner), money_text(self.rules, made)
            formation = self.rows.files.names[card.name]
            state.tell(public("row-points-gained", power=power, formation=formation, points=points))
        if science > 0 and LABORATORY in self.rules.rulebook.chapters:
            levels = Levels(self.rules)
            lowest = min(levels.present, key=lambda name: levels.level(table, card.owner, name))
            invest(state, levels, card.owner, lowest, science)

    def card_gone(self, state: State, card: int, row: int) -> None:
        found, table = self.rows.card(state.table, card), state.table
        if found is not None and row >= 0 and table.is_living(found.owner):
            self.gain(state, found, row)
            goods = self.rows.goods(table)
            for what, count in goods.on_row(card, row).items():
                if what in OPEN:
                    table.field_columns[self.rules.field_column(OPEN[what])][self.rows.field(found)] += count

    def most_buildings(self, table: Table, field: i64) -> int:
        goods, found = self.rows.goods(table), 0
        for card in self.rows.files.cards(table):
            if self.rows.field(card) == field:
                found += max([goods.buildings(card.name, row) for row in card.rows])
        return found

    def why_field_kept(self, table: Table, field: i64) -> Refusal | None:
        if self.most_buildings(table, field) == 0:
            return None
        return Refusal("field_has_works", "SA-political_points-3", field=field_name(self.rules, field))


class WorksStay(Veto):
    """A formation with factories on any row does not move."""

    name = "formations_politics"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.rows = Rows(rules)

    def move(self, sight: Sight, unit: i64) -> Refusal | None:
        table, files = sight.table, self.rows.files
        if table.unit_columns[files.card][unit] < 0 or not self.rows.goods(table).all:
            return None
        card = files.card_of(table, unit)
        if not has_buildings(self.rows.goods(table), card):
            return None
        name = unit_name(self.rules, table, unit)
        return Refusal("works_stay", "SA-political_points-3", unit=name, formation=files.names[card.name])


class RowYield(Reaction):
    """In production every row gets what its own factories would yield; in the last turn of the game all is shown."""

    name = "formations_politics"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.rows = Rows(rules)

    def purses_emptied(self, state: State, seat: i64) -> None:
        table = state.table
        for card in list(self.rows.files.cards_of(table, seat)):
            field = self.rows.field(card)
            if table.owner[field] == seat and is_productive(self.rules, table, field):
                self.mark_rows(state, card, field)

    def mark_rows(self, state: State, card: Card, field: i64) -> None:
        """Lays the markers of one formation."""
        goods, each = self.rows.goods(state.table), 0
        for row in card.rows:
            for what, count in goods.on_row(card.name, row).items():
                if what in MADE_BY:
                    each = each or yield_in_parts(self.rules, state.table, field)
                    goods.add(card.name, row, MADE_BY[what], count * each)
        if each and len(card.rows) == 1:
            for veil in self.rules.veils:
                veil.row_true(state, card.name, card.rows[0])

    def turn_ends(self, state: State, seat: i64) -> None:
        """Before the result is counted the truth of every row with markers is shown."""
        if not is_last_turn(self.rules, state.table):
            return
        files, goods = self.rows.files, self.rows.goods(state.table)
        for card in list(files.cards(state.table)):
            if [row for row in card.rows if goods.on_row(card.name, row)]:
                true = files.truths(state, card).row[card.group]
                for row in [row for row in card.rows if row != true]:
                    files.drop_row(state, card, row)


def is_last_turn(rules: Rules, table: Table) -> bool:
    """Whether nobody has a turn after this one before the game ends by its rounds."""
    turn = int(table.turn) + 1
    while not table.is_living(table.order[turn % int(table.seats)]):
        turn += 1
    return turn // int(table.seats) + 1 > table.round and table.round >= rules.number("rounds")


class WorksShown(Face):
    """What stands on rows, open to all."""

    name = "formations_politics"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.rows = Rows(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for card in self.rows.files.cards(table):
            field = field_name(self.rules, self.rows.field(card))
            for row in card.rows:
                for what, count in sorted(self.rows.goods(table).on_row(card.name, row).items()):
                    amount = str(count) if what in MADE_BY else money_text(self.rules, count)
                    called = f"{self.rows.files.names[card.name]} {row + 1}"
                    found.append(field_badge(f"row_{what}", field, value=amount, item=called))
        return found


CHAPTER: Final = Chapter(
    id="formations_politics",
    clause="SA-political_points-3",
    bridges=("formations", ID, "political_buildings"),
    contributions={
        "slice": (SPEC,),
        "order": (EquipRule,),
        "veil": (RowKeeper, Works),
        "veto": (WorksStay,),
        "react": (RowYield,),
        "face": (WorksShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-political_points-3": (EquipRule.worth, WorksStay.move, Works.most_buildings, Works.why_field_kept),
    "SA-political_points-5": (RowYield.mark_rows, RowYield.purses_emptied),
    "SA-political_points-6": (Works.gain, RowKeeper.row_false, RowYield.turn_ends),
}
