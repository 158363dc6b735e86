"""Armies for the rows of a formation, one for each: what they are worth, where they are built, what is proposed.

What production into a formation on its own field and on fields beside it share.
"""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import build
from velmoci.kernel.order import Order
from velmoci.salva.base.offers import find_item, money_text, offers_for
from velmoci.salva.base.production import is_productive
from velmoci.salva.chapters.factories import parts_of
from velmoci.salva.chapters.formation_rows import FormationRule, check_row
from velmoci.salva.codecs import Stake
from velmoci.salva.hiding.cards import Card
from velmoci.salva.items import KindItem, seat_name
from velmoci.salva.map_seams import Need
from velmoci.salva.naming import field_name, field_of, find_field, find_mover, unit_name
from velmoci.salva.paying import covers, spend_for_rows
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Sight, State, Table

AT_MOST: Final = "at_most"
MOST_ALIKE: Final = 9
"""So many units of one kind are proposed for a row at most."""


@final
class Site:
    """Where an army is built: its formation, the field that pays, and the harbour of its ships, or -1."""

    def __init__(self, card: Card, field: int, harbour: int) -> None:
        self.card: Final = card
        self.field: Final = field
        self.harbour: Final = harbour


def missing_of(rules: Rules, table: Table, unit: i64) -> int:
    """What is still to be paid for a unit under construction."""
    return max([factor.missing(table, unit) for factor in rules.prices], default=0)


def is_in_parts(rules: Rules, item: KindItem, price: int) -> bool:
    """Whether such a unit may be begun before all of it is paid."""
    return bool([factor for factor in rules.prices if factor.is_paid_in_parts(item, price)])


def note_paid(rules: Rules, table: Table, unit: i64, paid: int, missing: int) -> None:
    """So much more of a unit has been paid."""
    for factor in rules.prices:
        factor.note_paid(table, unit, paid, missing)


class RowArmy(Order):
    """An order that names a formation, a field, and what goes into which row."""

    def __init__(self, formation: str, spot: str, armies: tuple[Stake, ...]) -> None:
        self.formation: Final = formation
        self.spot: Final = spot
        self.armies: Final = armies


class RowArmyRule(FormationRule):
    """An army for every row, all paid by one field."""

    in_column: ClassVar[int] = 0
    """The column that the armies enter."""
    building: ClassVar[str] = "SA-formation_production-3"
    """What cannot be built or inside is refused under."""

    def site(self, sight: Sight, formation: str, spot: str) -> Site:
        """Where the army is built, if it can be built there at all: here on the field with all tokens."""
        card, field = self.files.find(sight, formation, self.clause), int(field_of(sight, spot))
        if card.fields() != [field]:
            raise Refusal("not_all_there", self.clause, formation=formation, field=spot.partition("/")[0])
        self.check_paying(sight, field, self.clause)
        named, known = self.harbour_named(sight, spot), [place.harbour for place in card.places if place.harbour >= 0]
        if known and named not in (-1, known[0]):
            raise Refusal("other_harbour", self.building, formation=formation, field=spot.partition("/")[0])
        return Site(card, field, known[0] if known else named)

    def places_for(self, sight: Sight, card: Card) -> list[int]:
        """The fields that may pay for a formation."""
        fields = card.fields()
        return fields if len(fields) == 1 and sight.table.purse[fields[0]] > 0 else []

    def check_reach(self, sight: Sight, site: Site, item: KindItem, spot: str) -> None:
        """Raises where such a unit would be of no use to the formation."""

    def near_field(self, site: Site) -> int:
        """The neighbouring field with which the entries are marked; nobody's where they are with the formation."""
        return int(NOBODY)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, RowArmy)
        formation, spot, armies = order.formation, order.spot, order.armies
        site = self.site(sight, formation, spot)
        self.value(sight, site, armies)
        if "/" in spot and not self.has_ship(armies, self.prices(sight, site), field_name(self.rules, site.field)):
            raise Refusal("no_ships_begun", self.building, field=spot.partition("/")[0])
        if not self.is_covered(sight, site, armies):
            left = int(sight.table.purse[site.field])
            raise Refusal("too_dear", "SA-minimal-24", left=money_text(self.rules, left))

    def is_covered(self, sight: Sight, site: Site, armies: tuple[Stake, ...]) -> bool:
        """Whether the field can pay for the army of any row."""
        return covers(self.rules, sight.table, site.field, self.needs(sight, site, armies))

    def needs(self, sight: Sight, site: Site, armies: tuple[Stake, ...]) -> list[list[Need]]:
        """For each row what is paid for which kinds of unit."""
        found: dict[int, list[Need]] = {row: [] for row in site.card.rows}
        for stake in armies:
            found[stake[0] - 1].append((self.use_of(sight, site, stake), self.worth(sight, site, stake)))
        return list(found.values())

    def use_of(self, sight: Sight, site: Site, stake: Stake) -> str:
        """What an entry is paid for: a kind of unit, or a building."""
        unit = self.begun(sight, site, stake)
        return self.rules.kinds.rows[sight.table.kind[unit]].id if unit >= 0 else self.rules.items[stake[1]].use

    def value(self, sight: Sight, site: Site, armies: tuple[Stake, ...]) -> int:
        """What is spent: what the army of every row is worth, in parts of a point."""
        worths = self.worths(sight, site, armies)
        most, formation = max(worths.values()), self.called(site.card)
        if most == 0:
            raise Refusal("no_armies", "SA-formation_production-2", formation=formation)
        for row, worth in worths.items():
            if worth != most and self.rules.word("row_value") != AT_MOST:
                texts = money_text(self.rules, worth), money_text(self.rules, most)
                raise Refusal("rows_differ", "SA-formation_production-2", row=row + 1, points=texts[0], most=texts[1])
        return most

    def worths(self, sight: Sight, site: Site, armies: tuple[Stake, ...]) -> dict[int, int]:
        """What each row would get, in parts of a point."""
        found = dict.fromkeys(site.card.rows, 0)
        for place, stake in enumerate(armies):
            check_row(site.card, stake[0], self.called(site.card), "SA-formation_production-2")
            if not self.may_repeat(stake[1]) and stake[1] in [other[1] for other in armies[:place]]:
                raise Refusal("paid_twice", self.building, unit=stake[1])
            found[stake[0] - 1] += self.worth(sight, site, stake)
        return found

    def may_repeat(self, name: str) -> bool:
        """Whether several entries may have that name: all but the names of units that are paid on."""
        return name in self.rules.items

    def worth(self, sight: Sight, site: Site, stake: Stake) -> int:
        """What one entry costs now; raises where it cannot be built there."""
        _, name, count, amount = stake
        unit = self.begun(sight, site, stake)
        if unit >= 0:
            return self.checked_part(amount, missing_of(self.rules, sight.table, unit))
        item = self.buildable(sight, site, name)
        price = self.rules.price(sight.table, sight.seat, item, site.field)
        if amount and not is_in_parts(self.rules, item, price):
            raise Refusal("not_in_parts", self.building, item=name)
        return self.checked_part(amount, price) if amount else count * price

    def begun(self, sight: Sight, site: Site, stake: Stake) -> int:
        """The unit of a row that an entry goes on paying for; nobody where it begins a new one."""
        row, name, _, amount = stake
        if not amount or name in self.rules.items:
            return int(NOBODY)
        table, files = sight.table, self.files
        unit = int(find_mover(sight, name, self.building))
        inside = files.in_column(table, site.card, row - 1, self.in_column)
        is_here = unit in inside and table.unit_columns[files.near][unit] == self.near_field(site)
        if not is_here or missing_of(self.rules, table, unit) == 0:
            raise Refusal("is_paid", self.building, unit=name)
        return unit

    def checked_part(self, amount: str, most: int) -> int:
        """What is paid of something of which so much is left to pay."""
        parts = parts_of(self.rules, amount)
        if parts <= 0 or parts % self.rules.fineness():
            raise Refusal("bad_amount", self.building, amount=amount)
        if parts > most:
            raise Refusal("overpaid", self.building, left=money_text(self.rules, most))
        return parts

    def buildable(self, sight: Sight, site: Site, name: str) -> KindItem:
        """The unit of that name, if it can be built there and move with the formation."""
        spot = field_name(self.rules, site.field)
        item = find_item(sight, name, spot)
        if not isinstance(item, KindItem) or item.kind.move == 0:
            raise Refusal("not_mobile", self.building, item=name)
        self.check_reach(sight, site, item, self.spot_of(sight, site, item))
        return item

    def spot_of(self, sight: Sight, site: Site, item: KindItem) -> str:
        """Where on the field it is put; ships in the harbour of the army."""
        name = field_name(self.rules, site.field)
        spots = item.spots(sight, site.field, False)
        if name in spots:
            return name
        if site.harbour < 0 and spots:
            raise Refusal("which_harbour", self.building, item=item.name, field=name)
        spot = f"{name}/{field_name(self.rules, site.harbour)}" if site.harbour >= 0 else name
        if spot not in spots:
            raise item.why_not(sight, spot, False)
        return spot

    def harbour_named(self, sight: Sight, spot: str) -> int:
        """The sea field that a spot names, or -1."""
        sea = spot.partition("/")[2]
        return int(find_field(sight, sea)) if sea else -1

    def check_paying(self, sight: Sight, field: i64, clause: str) -> None:
        """The field is the seat's, and yields something for it."""
        if sight.table.owner[field] != sight.seat:
            raise Refusal("field_cannot_pay", clause, field=field_name(self.rules, field))
        if not is_productive(self.rules, sight.table, field):
            raise Refusal("fresh_field", clause, field=field_name(self.rules, field))

    def menu(self, sight: Sight) -> Menu | None:
        """For each formation and field some armies that are paid in full: the same in every row, and others."""
        found: list[Order] = []
        for card in self.own_cards(sight):
            for field in self.places_for(sight, card):
                found += self.proposals(sight, card, field)
        return Listed(self.order.kind, found, False) if found else None

    def proposals(self, sight: Sight, card: Card, field: int) -> list[Order]:
        """Some armies that a field can pay."""
        found: list[Order] = []
        name, formation, is_apart = field_name(self.rules, field), self.called(card), self.rules.payer is not None
        for spot in self.spots(sight, field, card):
            try:
                site = self.site(sight, formation, spot)
            except Refusal:
                continue
            prices = self.prices(sight, site)
            for value in self.values(sight, site, prices):
                for armies in self.armies(sight, site, prices, value):
                    has_ships = self.has_ship(armies, prices, name)
                    if has_ships == ("/" in spot) and (not is_apart or self.is_covered(sight, site, armies)):
                        found.append(build(self.order, [formation, spot, armies]))
        return found

    def spots(self, sight: Sight, field: int, card: Card) -> list[str]:
        """The field, and its harbours as far as ships can be built there."""
        found = [field_name(self.rules, field)]
        for offer in offers_for(sight, field, False):
            if offer.spot not in found:
                found.append(offer.spot)
        return found

    def has_ship(self, armies: tuple[Stake, ...], prices: dict[str, tuple[int, str]], name: str) -> bool:
        """Whether something of an army is put into a harbour."""
        return bool([stake for stake in armies if prices.get(stake[1], (0, name))[1] != name])

    def prices(self, sight: Sight, site: Site) -> dict[str, tuple[int, str]]:
        """What can be built there, each with its price and spot."""
        found: dict[str, tuple[int, str]] = {}
        for offer in offers_for(sight, site.field, False):
            if isinstance(offer.item, KindItem) and offer.item.name not in found:
                try:
                    item = self.buildable(sight, site, offer.item.name)
                except Refusal:
                    continue
                found[item.name] = offer.price, self.spot_of(sight, site, item)
        return found

    def values(self, sight: Sight, site: Site, prices: dict[str, tuple[int, str]]) -> list[int]:
        """What may be spent: the price of one unit, or as much as the field has for units of a price."""
        left, found = int(sight.table.purse[site.field]), set[int]()
        for price, _ in prices.values():
            if price <= left:
                found |= {price, left // price * price}
        for unit in self.files.all_units(sight.table, site.card):
            missing = missing_of(self.rules, sight.table, unit)
            found |= {missing} if 0 < missing <= left else set()
        return sorted(found)

    def armies(
        self, sight: Sight, site: Site, prices: dict[str, tuple[int, str]], value: int
    ) -> list[tuple[Stake, ...]]:
        """Armies of that worth: one choice for all rows, a different one for each, or where it may, for one alone."""
        rows = [self.ways(sight, site, prices, row, value) for row in site.card.rows]
        found: dict[tuple[Stake, ...], None] = {}
        for first in range(max([len(row) for row in rows]) if all(rows) else 0):
            found[tuple([row[first % len(row)] for row in rows])] = None
            found[tuple([row[(first + place) % len(row)] for place, row in enumerate(rows)])] = None
        if self.rules.word("row_value") == AT_MOST:
            found.update({(row[0],): None for row in rows if row})
        return list(found)

    def ways(
        self, sight: Sight, site: Site, prices: dict[str, tuple[int, str]], row: int, value: int
    ) -> list[Stake]:
        """The ways to spend so much on one row by one entry."""
        rules, table, files = self.rules, sight.table, self.files
        amount, found = money_text(rules, value), list[Stake]()
        for unit in files.in_column(table, site.card, row, self.in_column):
            is_here = table.unit_columns[files.near][unit] == self.near_field(site)
            if is_here and missing_of(rules, table, unit) >= value and value % rules.fineness() == 0:
                found.append((row + 1, unit_name(rules, table, unit), 1, amount))
        for name, (price, _) in prices.items():
            item = rules.items[name]
            assert isinstance(item, KindItem)
            if value % price == 0 and value // price <= MOST_ALIKE:
                found.append((row + 1, name, value // price, ""))
            elif value < price and is_in_parts(rules, item, price) and value % rules.fineness() == 0:
                found.append((row + 1, name, 1, amount))
        return found

    def draft(self, sight: Sight, order: Order) -> dict[str, object]:
        """What each row gets, what the field has left, and what could be added to every row."""
        assert isinstance(order, RowArmy)
        formation, spot, armies = order.formation, order.spot, order.armies
        site = self.site(sight, formation, spot)
        worths = self.worths(sight, site, armies)
        prices = {name: money_text(self.rules, price) for name, (price, _) in self.prices(sight, site).items()}
        left = int(sight.table.purse[site.field]) - max(worths.values())
        rows = {str(row + 1): money_text(self.rules, worth) for row, worth in worths.items()}
        return {"left": money_text(self.rules, left), "rows": rows, "prices": prices}

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, RowArmy)
        formation, spot, armies = order.formation, order.spot, order.armies
        sight = state.sight(seat)
        site = self.site(sight, formation, spot)
        value = self.value(sight, site, armies)
        spend_for_rows(state, site.field, self.needs(sight, site, armies))
        points, field = money_text(self.rules, value), field_name(self.rules, site.field)
        state.tell(public("produced", power=seat_name(seat), formation=formation, field=field, points=points))
        for row in site.card.rows:
            names: list[str] = []
            for stake in [stake for stake in armies if stake[0] == row + 1]:
                names += self.add(state, sight, site, stake)
            state.tell(public("row-grows", formation=formation, row=row + 1, units=names))

    def add(self, state: State, sight: Sight, site: Site, stake: Stake) -> list[str]:
        """An entry goes into its row; returns the names of its units."""
        row, name, count, amount = stake
        table, rules, paid = state.table, self.rules, self.worth(sight, site, stake)
        unit = self.begun(sight, site, stake)
        if unit >= 0:
            note_paid(rules, table, unit, paid, missing_of(rules, table, unit) - paid)
            return [name]
        item = self.buildable(sight, site, name)
        price = rules.price(table, sight.seat, item, site.field)
        found: list[str] = []
        for _ in range(count):
            new = state.new_unit(item.kind, sight.seat, site.field, False)
            self.enter(state, site, new, row - 1, self.spot_of(sight, site, item))
            item.begin(table, new, False)
            if amount:
                note_paid(rules, table, new, paid, price - paid)
            found.append(unit_name(rules, table, new))
        return found

    def enter(self, state: State, site: Site, unit: i64, row: int, spot: str) -> None:
        """A new unit stands in a row under construction."""
        table, files = state.table, self.files
        near = self.near_field(site)
        if near >= 0:
            item = self.rules.items[self.rules.kinds.rows[table.kind[unit]].id]
            assert isinstance(item, KindItem)
            item.site.settle(state, unit, spot)
        table.put(unit, NOBODY)
        table.unit_columns[files.card][unit] = site.card.name
        table.unit_columns[files.row][unit] = row
        table.unit_columns[files.column][unit] = self.in_column
        table.unit_columns[files.near][unit] = near
