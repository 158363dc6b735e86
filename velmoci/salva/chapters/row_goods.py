"""What stands on rows of formations and is no unit: factories, and markers of points and of research.

All of it lies open; which row is true only the owner knows. What a row has made is gained when everybody knows that it
is true, and is gone with a row that was shown to be false.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field
from velmoci.kernel.order import Order
from velmoci.salva.base.offers import find_item, money_text
from velmoci.salva.chapters.factories import parts_of
from velmoci.salva.chapters.formation_cards import BUILDING, Formations
from velmoci.salva.chapters.formation_rows import NAME
from velmoci.salva.chapters.row_armies import RowArmy, RowArmyRule, Site
from velmoci.salva.codecs import Armies, Spot, Stake
from velmoci.salva.hiding.cards import Card
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import RESEARCH as PAID_AS_RESEARCH
from velmoci.salva.naming import field_name
from velmoci.salva.paying import left_for
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TABLE, SliceSpec
from velmoci.salva.state import Sight, Slice, State, Table
from velmoci.salva.veils import Veil

GOODS: Final = "row_goods"
BUILDINGS: Final = ("political_building", "science_factory")
"""What may be built on a row."""
RESEARCH: Final = "_research"
"""Behind the name of a field of technology: research in that field."""
LEVEL: Final = "_level_"
"""Between a field and a level: an invention that was declared, with the turn from which on it can be used."""
Key = tuple[int, int, str]
"""A card by the number of its name, a row, and what is there."""


class RowGoods(Slice):
    """How much of what is on which row: buildings by number, markers in parts of a point."""

    def __init__(self) -> None:
        self.all: dict[Key, int] = {}

    def copy(self) -> Slice:
        twin = RowGoods()
        twin.all = dict(self.all)
        return twin

    def dump(self) -> object:
        return sorted([[card, row, what, count] for (card, row, what), count in self.all.items()])

    def load(self, data: Any) -> None:
        self.all = {(card, row, what): count for card, row, what, count in data}

    def mark(self) -> object:
        return dict(self.all)

    def told(self, sight: Sight) -> object:
        """For each card by its name what stands on its rows."""
        names, found = sight.rules.names("formation_names"), dict[str, list[dict[str, object]]]()
        for (card, row, what), count in sorted(self.all.items()):
            is_plain = what in BUILDINGS or LEVEL in what
            amount = str(count) if is_plain else money_text(sight.rules, count)
            found.setdefault(names[card], []).append({"row": row + 1, "item": what, "count": amount})
        return found

    def on_row(self, card: int, row: int) -> dict[str, int]:
        """What stands on a row."""
        return {what: count for (one, at, what), count in self.all.items() if (one, at) == (card, row)}

    def add(self, card: int, row: int, what: str, count: int) -> None:
        """So much more of it is on a row."""
        key = card, row, what
        self.all[key] = self.all.get(key, 0) + count

    def take(self, card: int, row: int) -> dict[str, int]:
        """Takes everything off a row."""
        found = self.on_row(card, row)
        self.all = {key: count for key, count in self.all.items() if key[:2] != (card, row)}
        return found

    def buildings(self, card: int, row: int) -> int:
        """How many factories a row has."""
        return sum([count for what, count in self.on_row(card, row).items() if what in BUILDINGS])


def goods_of(rules: Rules, table: Table) -> RowGoods:
    """What is on the rows of this table."""
    found = table.slices[rules.table_slice(GOODS)]
    assert isinstance(found, RowGoods)
    return found


def has_buildings(goods: RowGoods, card: Card) -> bool:
    """Whether any row of a card has factories."""
    return bool([row for row in card.rows if goods.buildings(card.name, row) > 0])


class Equip(RowArmy):
    """`equip caesar brno 1:political_building, 2:tank:6, 3:soft_research=6`: for every row units, works or research."""

    kind: ClassVar[str] = "equip"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("formation", NAME), Field("spot", Spot()), Field("armies", Armies()),
    )  # fmt: skip


class EquipRule(RowArmyRule):
    """As production into a formation; a row may get factories or research of the same value."""

    order: ClassVar[type[Order]] = Equip
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-formation_production-1"
    example: ClassVar[str] = "equip caesar brod 1:political_building, 2:tank:2, 3:infantry:2"
    in_column: ClassVar[int] = int(BUILDING)

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        chapters = rules.rulebook.chapters
        self.technologies: Final = technologies(rules) if "secret_research" in chapters else []
        self.works: Final = list(BUILDINGS) if "formations_politics" in chapters else []

    def is_work(self, name: str) -> bool:
        """Whether it is a factory that may stand on a row."""
        return name in self.works

    def field_of_research(self, name: str) -> str:
        """The field of technology in which an entry is research; '' where it is none."""
        field = name.removesuffix(RESEARCH)
        return field if name.endswith(RESEARCH) and field in self.technologies else ""

    def may_repeat(self, name: str) -> bool:
        return super().may_repeat(name) or bool(self.field_of_research(name))

    def worth(self, sight: Sight, site: Site, stake: Stake) -> int:
        _, name, count, amount = stake
        if self.field_of_research(name):
            if not amount:
                raise Refusal("bad_amount", self.building, amount="0")
            return self.checked_part(amount, left_for(self.rules, sight.table, site.field, PAID_AS_RESEARCH))
        if not self.is_work(name):
            return super().worth(sight, site, stake)
        if amount or count > 1:
            raise Refusal("not_in_parts", self.building, item=name)
        item = find_item(sight, name, field_name(self.rules, site.field))
        return self.rules.price(sight.table, sight.seat, item, site.field)

    def use_of(self, sight: Sight, site: Site, stake: Stake) -> str:
        return PAID_AS_RESEARCH if self.field_of_research(stake[1]) else super().use_of(sight, site, stake)

    def ways(
        self, sight: Sight, site: Site, prices: dict[str, tuple[int, str]], row: int, value: int
    ) -> list[Stake]:
        """Units as ever, and a factory or research that is worth as much."""
        found = super().ways(sight, site, prices, row, value)
        name = field_name(self.rules, site.field)
        for work in self.works:
            item = find_item(sight, work, name)
            if self.rules.price(sight.table, sight.seat, item, site.field) == value:
                found.append((row + 1, work, 1, ""))
        most = left_for(self.rules, sight.table, site.field, PAID_AS_RESEARCH) if self.technologies else 0
        if value <= most and value % self.rules.fineness() == 0:
            amount = money_text(self.rules, value)
            found += [(row + 1, technology + RESEARCH, 1, amount) for technology in self.technologies]
        return found

    def values(self, sight: Sight, site: Site, prices: dict[str, tuple[int, str]]) -> list[int]:
        """What units cost, and what a factory costs there."""
        found = set(super().values(sight, site, prices))
        left, name = int(sight.table.purse[site.field]), field_name(self.rules, site.field)
        for work in self.works:
            price = self.rules.price(sight.table, sight.seat, find_item(sight, work, name), site.field)
            found |= {price} if price <= left else set()
        return sorted(found)

    def menu(self, sight: Sight) -> Menu | None:
        """Those in which some row gets more than units."""
        menu = super().menu(sight)
        found = [order for order in menu or [] if isinstance(order, Equip) and self.is_special(order)]
        return Listed(Equip.kind, list(found), False) if found else None

    def is_special(self, order: Equip) -> bool:
        """Whether any row gets a factory or research."""
        return bool([one for one in order.armies if self.is_work(one[1]) or self.field_of_research(one[1])])

    def add(self, state: State, sight: Sight, site: Site, stake: Stake) -> list[str]:
        row, name, _, amount = stake
        if not self.is_work(name) and not self.field_of_research(name):
            return super().add(state, sight, site, stake)
        count = parts_of(self.rules, amount) if amount else 1
        goods_of(self.rules, state.table).add(site.card.name, row - 1, name, count)
        power, formation = seat_name(sight.seat), self.called(site.card)
        state.tell(public("row-equipped", power=power, formation=formation, row=row, item=name))
        return []


def technologies(rules: Rules) -> list[str]:
    """The fields of technology by name."""
    return [column.name.removeprefix("tech_") for column in rules.seat_columns if column.name in TECHNOLOGIES]


TECHNOLOGIES: Final = tuple(
    f"tech_{name}"
    for name in (
        "soft", "armoured", "naval", "sub", "air", "fortresses", "artillery", "anti_submarine", "anti_air",
    )
)  # fmt: skip
SPEC: Final = SliceSpec(GOODS, TABLE, RowGoods)
"""One for all chapters that put something on rows."""


class Rows:
    """What bridges ask of rows."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.files: Final = Formations(rules)

    def card(self, table: Table, name: int) -> Card | None:
        """The card of that name, if it is in the game."""
        found = [card for card in self.files.cards(table) if card.name == name]
        return found[0] if found else None

    def goods(self, table: Table) -> RowGoods:
        """What is on the rows."""
        return goods_of(self.rules, table)

    def field(self, card: Card) -> i64:
        """The field of a card with factories: all its tokens lie there."""
        return card.places[0].field


class RowKeeper(Veil):
    """What stands on a row goes with it, and is doubled with it."""

    name = GOODS

    def row_false(self, state: State, card: int, row: int) -> None:
        goods_of(self.rules, state.table).take(card, row)

    def row_doubled(self, state: State, card: int, row: int, new: int) -> None:
        goods = goods_of(self.rules, state.table)
        for what, count in goods.on_row(card, row).items():
            goods.add(card, new, what, count)

    def card_cleared(self, state: State, card: int) -> None:
        goods = goods_of(self.rules, state.table)
        goods.all = {key: count for key, count in goods.all.items() if key[0] != card}
