"""What lies on the fields of a war economy, as a slice of the table that everybody sees; a part of `war_economy`.

Goods, workers and hungry workers of a field are one row of numbers: the resources in the order of the table, then the
workers, then those of them who are hungry. A production phase under way is noted beside it, so that it can be taken up
between any two orders.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from velmoci.salva.economy.tables import EconomyTable, economy_table
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, Slice, Table

ID: Final = "war_economy"
WORKER: Final = "worker"
HUNGRY: Final = "hungry_worker"
BY_WAY: Final = 0
FOR_GOODS: Final = 1
"""What the holder of a field has agreed to: that goods go through it, or that what lies there is used as well."""

Rows = dict[int, list[int]]
Labour = tuple[int, int, int]
"""A conversion, a field, and how many workers."""


def rows_copied(rows: Rows) -> Rows:
    """Independent rows."""
    return {key: row[:] for key, row in rows.items()}


def rows_dumped(rows: Rows) -> list[object]:
    """Rows as JSON values, without empty ones."""
    return [[key, row[:]] for key, row in sorted(rows.items()) if any(row)]


def rows_loaded(data: Any) -> Rows:
    """The rows that were dumped."""
    return {key: list(row) for key, row in data}


@final
class Offer:
    """Goods on a field of a seat for goods of whoever takes it; by their places in a row."""

    def __init__(
        self, number: int, seat: int, field: int, given: list[tuple[int, int]], taken: list[tuple[int, int]]
    ) -> None:
        self.number: Final = number
        self.seat: Final = seat
        self.field: Final = field
        self.given: Final = given
        self.taken: Final = taken

    def name(self) -> str:
        """What it is called in orders."""
        return f"offer_{self.number}"

    def dump(self) -> list[object]:
        """As JSON values."""
        bundles = [[list(pair) for pair in goods] for goods in (self.given, self.taken)]
        return [self.number, self.seat, self.field, *bundles]


def offer_loaded(data: Any) -> Offer:
    """The offer that was dumped."""
    pairs = [[(pair[0], pair[1]) for pair in goods] for goods in data[3:]]
    return Offer(data[0], data[1], data[2], pairs[0], pairs[1])


@final
class Stock(Slice):
    """All that a war economy keeps."""

    def __init__(self) -> None:
        self.goods: Rows = {}
        """For each field how much lies there, and how many workers live there."""
        self.moved: Rows = {}
        """How much of that has been moved in this turn."""
        self.buildings: Rows = {}
        self.points: Rows = {}
        """For each field the military points of this phase, by the building that made them, in parts of a point."""
        self.luck: dict[int, tuple[int, int, int]] = {}
        """For each field the resource and the factor that were drawn for it."""
        self.loads: Rows = {}
        """For each ship, by its number, what is aboard."""
        self.granted: list[tuple[int, int]] = []
        """The foreign fields that the seat on turn may use in this turn, and how."""
        self.offers: list[Offer] = []
        """The open offers of the market."""
        self.last: dict[int, list[Labour]] = {}
        """What was done in the last phase of each seat."""
        self.meant: list[tuple[int, int]] = []
        """The buildings, each with its field, that the plan of this phase proposes."""
        self.stage = 0
        """The group that works now, or 0."""
        self.works: list[Labour] = []
        """What was set going in that group, and has taken nothing yet."""
        self.done: list[Labour] = []
        """All that was set going in this phase."""
        self.used: dict[int, int] = {}
        """How many workers of a field have worked in this phase."""
        self.runs: Rows = {}
        """How often its buildings have worked."""
        self.military: Rows = {}
        self.settlement: dict[int, int] = {}
        self.research: dict[int, int] = {}

    def copy(self) -> Slice:
        twin = Stock()
        twin.goods, twin.moved = rows_copied(self.goods), rows_copied(self.moved)
        twin.buildings, twin.points = rows_copied(self.buildings), rows_copied(self.points)
        twin.luck, twin.loads = dict(self.luck), rows_copied(self.loads)
        twin.granted, twin.offers = self.granted[:], self.offers[:]
        twin.last = {seat: works[:] for seat, works in self.last.items()}
        twin.meant = self.meant[:]
        twin.stage, twin.works, twin.done = self.stage, self.works[:], self.done[:]
        twin.used, twin.runs, twin.military = dict(self.used), rows_copied(self.runs), rows_copied(self.military)
        twin.settlement, twin.research = dict(self.settlement), dict(self.research)
        return twin

    def dump(self) -> object:
        return {
            "goods": rows_dumped(self.goods),
            "moved": rows_dumped(self.moved),
            "buildings": rows_dumped(self.buildings),
            "points": rows_dumped(self.points),
            "luck": [[field, *luck] for field, luck in sorted(self.luck.items())],
            "loads": rows_dumped(self.loads),
            "granted": [list(pair) for pair in self.granted],
            "offers": [one.dump() for one in self.offers],
            "last": [[seat, [list(work) for work in works]] for seat, works in sorted(self.last.items())],
            "meant": [list(pair) for pair in self.meant],
            "stage": self.stage,
            "works": [list(work) for work in self.works],
            "done": [list(work) for work in self.done],
            "used": [[field, count] for field, count in sorted(self.used.items()) if count],
            "runs": rows_dumped(self.runs),
            "military": rows_dumped(self.military),
            "settlement": [[field, count] for field, count in sorted(self.settlement.items()) if count],
            "research": [[field, count] for field, count in sorted(self.research.items()) if count],
        }

    def load(self, data: Any) -> None:
        self.goods, self.moved = rows_loaded(data["goods"]), rows_loaded(data["moved"])
        self.buildings, self.points = rows_loaded(data["buildings"]), rows_loaded(data["points"])
        self.luck = {row[0]: (row[1], row[2], row[3]) for row in data["luck"]}
        self.loads = rows_loaded(data["loads"])
        self.granted = [(pair[0], pair[1]) for pair in data["granted"]]
        self.offers = [offer_loaded(row) for row in data["offers"]]
        self.last = {seat: labours(works) for seat, works in data["last"]}
        self.meant = [(pair[0], pair[1]) for pair in data["meant"]]
        self.stage, self.works, self.done = data["stage"], labours(data["works"]), labours(data["done"])
        self.used = dict(data["used"])
        self.runs, self.military = rows_loaded(data["runs"]), rows_loaded(data["military"])
        self.settlement = dict(data["settlement"])
        self.research = dict(data["research"])

    def told(self, sight: Sight) -> object:
        """By fields, with names; what is 0 is left out."""
        economy = Economy(sight.rules)
        fields: dict[str, dict[str, object]] = {}
        for field in range(int(sight.rules.board.size)):
            row = economy.told_on(self, field)
            if row:
                fields[field_name(sight.rules, field)] = row
        loads = {str(ship): economy.goods_told(load) for ship, load in self.loads.items() if any(load)}
        granted = [[field_name(sight.rules, field), how] for field, how in self.granted]
        offers = [economy.offer_told(one) for one in self.offers]
        told = {"table": economy.table.name, "stage": self.stage, "fields": fields}
        return {**told, "loads": loads, "granted": granted, "offers": offers}

    def forget_phase(self) -> None:
        """No production phase is under way."""
        self.stage, self.works, self.done, self.meant = 0, [], [], []
        self.used, self.runs, self.military = {}, {}, {}
        self.settlement, self.research, self.points = {}, {}, {}


def labours(rows: list[Any]) -> list[Labour]:
    """What was written of some work."""
    return [(row[0], row[1], row[2]) for row in rows]


@final
class Economy:
    """The table that is played with, and where things stand in it; looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.table: Final[EconomyTable] = economy_table(rules.word("economy_table"))
        self.place: Final = rules.table_slice(ID)
        self.resources: Final = len(self.table.resources)
        self.worker: Final = self.resources
        self.hungry: Final = self.resources + 1
        self.names: Final = [*[resource.code for resource in self.table.resources], WORKER, HUNGRY]
        """What can be carried: goods, workers, and hungry workers."""
        self.building_price: Final = self.bundle("economy_building_price")
        self.rail_price: Final = self.bundle("rail_price")

    def bundle(self, option: str) -> tuple[int, ...]:
        """The amounts of resources that an option states."""
        amounts = self.rules.rulebook.options[option]
        assert isinstance(amounts, dict)
        return self.table.bundle(amounts)

    def stock(self, table: Table) -> Stock:
        """What lies on the fields."""
        found = table.slices[self.place]
        assert isinstance(found, Stock)
        return found

    def row(self, rows: Rows, key: i64) -> list[int]:
        """A row of goods that can be changed."""
        return rows.setdefault(int(key), [0] * len(self.names))

    def works_row(self, rows: Rows, field: i64) -> list[int]:
        """A row of numbers by buildings that can be changed."""
        return rows.setdefault(int(field), [0] * len(self.table.buildings))

    def on(self, table: Table, field: i64) -> list[int]:
        """How much of everything is on a field; not to be changed."""
        return self.stock(table).goods.get(int(field)) or [0] * len(self.names)

    def buildings_on(self, table: Table, field: i64) -> list[int]:
        """How many buildings of each kind stand on a field; not to be changed."""
        return self.stock(table).buildings.get(int(field)) or [0] * len(self.table.buildings)

    def goods_told(self, row: list[int]) -> dict[str, int]:
        """A row by names."""
        return {self.names[place]: count for place, count in enumerate(row) if count}

    def works_told(self, row: list[int]) -> dict[str, int]:
        """A row of buildings by names."""
        return {self.table.buildings[place].code: count for place, count in enumerate(row) if count}

    def offer_told(self, one: Offer) -> dict[str, object]:
        """An open offer by names."""
        bundles = [{self.names[place]: count for place, count in goods} for goods in (one.given, one.taken)]
        told = {"offer": one.name(), "power": seat_name(one.seat), "field": field_name(self.rules, one.field)}
        return {**told, "given": bundles[0], "taken": bundles[1]}

    def told_on(self, stock: Stock, field: int) -> dict[str, object]:
        """A field by names; empty where there is nothing."""
        row: dict[str, object] = {}
        if any(stock.goods.get(field, ())):
            row["goods"] = self.goods_told(stock.goods[field])
        if any(stock.buildings.get(field, ())):
            row["buildings"] = self.works_told(stock.buildings[field])
        if any(stock.moved.get(field, ())):
            row["moved"] = self.goods_told(stock.moved[field])
        if field in stock.luck:
            resource, num, den = stock.luck[field]
            row["yields"] = {self.names[resource]: f"{num}/{den}" if den > 1 else str(num)}
        if stock.used.get(field):
            row["worked"] = stock.used[field]
        if any(stock.military.get(field, ())):
            row["military"] = self.works_told(stock.military[field])
        return row


def stock_of(rules: Rules, table: Table) -> Stock:
    """What lies on the fields."""
    found = table.slices[rules.table_slice(ID)]
    assert isinstance(found, Stock)
    return found
