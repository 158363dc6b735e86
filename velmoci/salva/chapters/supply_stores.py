"""Who eats how much, from what, and what was allotted in the interlude under way; a part of the chapter `supply`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.salva.base.offers import money_text
from velmoci.salva.chapters.supply_plan import Mouth, Plan, Store, plan
from velmoci.salva.forces import fed_as_units, unit_numbers
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import ratio
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Sight, Slice, Table
from velmoci.salva.units import SUBMARINE, Kind

ID: Final = "supply"
STOCK: Final = "supply_stock"
CARGO: Final = "factories"
PARTISANS: Final = "peoples_militia"
ONE: Final = "one"
BY_SCALE: Final = "by_scale"
SCALED: Final[dict[str, tuple[str, str]]] = {
    "supply_price": ("1/4", "1/12"), "supply_capacity": ("3", "1"), "supply_per_slot": ("2", "6"),
}  # fmt: skip
"""For each option that hangs on the scale what it is in the scales `three` and `one`."""


def scaled(rules: Rules, option: str) -> tuple[int, int]:
    """An option that hangs on the scale, where nothing else was agreed."""
    said = rules.word(option)
    return ratio(SCALED[option][rules.word("supply_scale") == ONE] if said == BY_SCALE else said)


def is_supply(kind: Kind) -> bool:
    """Whether units of a kind feed others."""
    return kind.chapter == ID


def eats(kind: Kind) -> bool:
    """Whether finished units of a kind eat: all that have a price, but for goods and partisans."""
    return kind.price_num > 0 and kind.chapter not in (ID, CARGO) and kind.id != PARTISANS


class Larder(Slice):
    """Of the interlude under way who was given how much, and what was taken from which supply unit."""

    def __init__(self) -> None:
        self.round = 0
        """The round of the last interlude."""
        self.given: Final[dict[int, int]] = {}
        """For entries of the unit list, in parts of a point."""
        self.drawn: Final[dict[int, int]] = {}
        self.basis: object = None
        """What the kept plans were worked out from. Like the plans it is no part of the game."""
        self.plans: Final[dict[int, Plan]] = {}

    def copy(self) -> Slice:
        twin = Larder()
        twin.round = self.round
        twin.given.update(self.given)
        twin.drawn.update(self.drawn)
        return twin

    def dump(self) -> object:
        pairs = [sorted([[entry, parts] for entry, parts in one.items()]) for one in (self.given, self.drawn)]
        return [self.round, *pairs]

    def load(self, data: Any) -> None:
        self.round = data[0]
        for kept, pairs in ((self.given, data[1]), (self.drawn, data[2])):
            kept.clear()
            kept.update(dict(pairs))

    def mark(self) -> object:
        return self.round, dict(self.given), dict(self.drawn)

    def told(self, sight: Sight) -> object:
        """Who has been fed, and what was taken from which supply unit, by their names."""
        rules, table = sight.rules, sight.table
        fed, drawn = (
            {unit_name(rules, table, entry): money_text(rules, parts) for entry, parts in sorted(one.items())}
            for one in (self.given, self.drawn)
        )
        return {"round": self.round, "fed": fed, "drawn": drawn}

    def clear(self) -> None:
        """The interlude is over."""
        self.given.clear()
        self.drawn.clear()

    def forget(self, entry: int) -> None:
        """Something left the list."""
        self.given.pop(entry, None)
        self.drawn.pop(entry, None)

    def plan_for(self, stores: Stores, table: Table, seat: int) -> Plan:
        """The plan of a seat, kept while nothing changes from which it follows."""
        others = [part.mark() for part in table.slices if part is not self]
        basis = unit_numbers(table), table.flags[:], self.mark(), others
        if basis != self.basis:
            self.plans.clear()
            self.basis = basis
        found = self.plans.get(seat)
        if found is None:
            found = self.plans[seat] = stores.plan(table, seat)
        return found


class Stores:
    """The numbers of the chapter, looked up once, and what is asked of supply."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.slice: Final[i64] = rules.table_slice(ID)
        self.stock: Final[i64] = rules.unit_column(STOCK)
        self.period: Final = rules.number("supply_period")
        self.most_stock: Final = rules.number("sub_stock")

    def larder(self, table: Table) -> Larder:
        """What was allotted."""
        found = table.slices[self.slice]
        assert isinstance(found, Larder)
        return found

    def capacity(self) -> int:
        """How much one supply unit feeds, in parts of a point."""
        return self.rules.in_parts(*scaled(self.rules, "supply_capacity"))

    def kind(self, table: Table, unit: i64) -> Kind:
        """The kind of a unit."""
        return self.rules.kinds.rows[table.kind[unit]]

    def price(self, table: Table, unit: i64) -> int:
        """What a unit eats: its price."""
        chain = self.rules.worth_chain(table, unit)
        return self.rules.in_parts(chain.num, chain.den)

    def mouths(self, table: Table, seat: i64, with_begun: bool = False) -> list[Mouth]:
        """All of a seat that eat, whoever is under construction only where one looks ahead."""
        found: list[Mouth] = []
        for unit in table.units_of(seat):
            if eats(self.kind(table, unit)) and (table.is_finished(unit) or with_begun):
                stock = int(table.unit_columns[self.stock][unit])
                field, number = int(table.place[unit]), int(table.number[unit])
                found.append(Mouth(unit, number, field, self.price(table, unit), stock > 0))
        for entry, field, need in fed_as_units(self.rules, table, seat):
            found.append(Mouth(entry, int(table.number[entry]), field, need))
        return [mouth for mouth in found if mouth.need > 0]

    def hungry(self, table: Table, seat: i64) -> list[Mouth]:
        """Those that have not been fed in this interlude; of a token that was fed in part the rest of its need."""
        given, found = self.larder(table).given, list[Mouth]()
        for mouth in self.mouths(table, seat):
            rest = mouth.need - given.get(mouth.entry, 0)
            if rest > 0:
                found.append(Mouth(mouth.entry, mouth.number, mouth.field, rest, mouth.has_stock))
        return found

    def stores(self, table: Table, seat: i64, with_begun: bool = False) -> list[Store]:
        """The supply units of a seat of which something is left."""
        drawn, capacity, found = self.larder(table).drawn, self.capacity(), list[Store]()
        for unit in table.units_of(seat):
            left = capacity - drawn.get(unit, 0)
            if is_supply(self.kind(table, unit)) and (table.is_finished(unit) or with_begun) and left > 0:
                found.append(Store(unit, int(table.place[unit]), left, unit in drawn))
        return found

    def left(self, table: Table, unit: i64) -> int:
        """What is left of a supply unit."""
        return self.capacity() - self.larder(table).drawn.get(int(unit), 0)

    def reaches(self, origin: i64, field: i64) -> bool:
        """Whether supply on one field feeds those on another."""
        return origin == field or self.rules.board.are_adjacent(origin, field)

    def plan(self, table: Table, seat: i64) -> Plan:
        """How a seat would feed whom it can, the dearest first."""
        return plan(self.rules.board.neighbours, self.hungry(table, seat), self.stores(table, seat))

    def plan_ahead(self, table: Table, seat: i64) -> Plan:
        """The same as things will be when all that is under construction is finished."""
        mouths = self.mouths(table, seat, True)
        return plan(self.rules.board.neighbours, mouths, self.stores(table, seat, True))

    def may_stock(self, table: Table, unit: i64) -> bool:
        """Whether a unit takes supply along: a submarine that has been fed and has room for more."""
        is_fed = int(unit) in self.larder(table).given
        return self.kind(table, unit).cls == SUBMARINE and is_fed and self.stocked(table, unit) < self.most_stock

    def stocked(self, table: Table, unit: i64) -> int:
        """For how many interludes a unit has a stock of its own."""
        return int(table.unit_columns[self.stock][unit])

    def draw(self, table: Table, sources: list[int], amount: int) -> None:
        """Takes so much from supply units, from each in turn what it has."""
        drawn = self.larder(table).drawn
        for unit in sources:
            taken = min(amount, self.left(table, unit))
            if taken > 0:
                drawn[unit] = drawn.get(unit, 0) + taken
                amount -= taken

    def check_source(self, sight: Sight, unit: i64, field: i64, name: str) -> None:
        """Raises what stands against taking supply from a unit for somebody on a field."""
        table = sight.table
        is_ready = is_supply(self.kind(table, unit)) and table.is_finished(unit) and table.owner_of(unit) != NOBODY
        if not is_ready or self.left(table, unit) <= 0:
            raise Refusal("no_supply", "SA-supply-3", unit=name)
        if not self.reaches(table.place[unit], field):
            raise Refusal("supply_out_of_reach", "SA-supply-4", unit=name)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-supply-3": (Stores.capacity, Stores.draw, Stores.left),
    "SA-supply-4": (Stores.reaches, Stores.check_source),
    "SA-supply-5": (plan,),
    "SA-supply-6": (eats, Stores.mouths),
    "SA-supply-7": (Stores.may_stock,),
    "SA-supply-10": (scaled,),
}
