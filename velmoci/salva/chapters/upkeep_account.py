"""What everybody owes for upkeep, when it was counted, and how it can be paid.

The column `upkeep_due` holds what each seat owes, as it was counted at the last update and lowered by dissolving.
"""

from __future__ import annotations

from math import prod
from typing import Any, Final

from mypy_extensions import i64

from velmoci.salva.base.offers import money_text
from velmoci.salva.base.production import is_productive
from velmoci.salva.chapters.factories import Payment
from velmoci.salva.faces import Face, Number, number
from velmoci.salva.forces import charged, trait_rows, unit_traits
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import PriceFactor
from velmoci.salva.memory import MOST_KEPT, kept
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, Slice, Table
from velmoci.salva.units import FORTRESS, Kind

ID: Final = "upkeep"
DUE: Final = "upkeep_due"


class Account(Slice):
    """When upkeep was counted last, the last roll, and whether seats are asked if they insist."""

    def __init__(self) -> None:
        self.updated = 0
        self.roll = 0
        self.asks = False
        self.basis: object = None
        """What the kept results were worked out from. Like the next two it is a cache, no part of the game."""
        self.reckonings: Final[dict[int, Reckoning]] = {}
        """What was worked out for each seat."""
        self.costs: Final[dict[object, tuple[int, int]]] = {}
        """By kind and columns of a unit what it adds to the amount due, and by how much dissolving it lowers that."""

    def copy(self) -> Slice:
        twin = Account()
        twin.updated, twin.roll, twin.asks = self.updated, self.roll, self.asks
        return twin

    def dump(self) -> object:
        return [self.updated, self.roll, self.asks]

    def load(self, data: Any) -> None:
        self.updated, self.roll, self.asks = data

    def told(self, sight: Sight) -> object:
        """What everybody owes now and after the next update, what he will have, and whom he would have to dissolve."""
        rules, table = sight.rules, sight.table
        self.look(rules, table)
        living = table.living() if table.round > 0 else []
        powers = {seat_name(seat): self.reckoning(rules, table, seat).outlook for seat in living}
        return {"updated": self.updated, "roll": self.roll, "asks": self.asks, "powers": powers}

    def look(self, rules: Rules, table: Table) -> None:
        """Forgets what was worked out when anything has changed from which it follows."""
        units = unit_traits(table)
        fields = kept([table.owner, table.fresh, *table.field_columns])
        time = None if rules.yields_by_field else (int(table.round), int(table.turn))
        basis = units, fields, table.seat_columns[rules.seat_column(DUE)][:], time
        if basis != self.basis:
            self.reckonings.clear()
            self.basis = basis

    def reckoning(self, rules: Rules, table: Table, seat: int) -> Reckoning:
        """What a seat has to reckon with; found once, after a look."""
        found = self.reckonings.get(seat)
        if found is None:
            found = self.reckonings[seat] = Reckoning(rules, table, seat)
        return found


def account(rules: Rules, table: Table) -> Account:
    """The account of this table."""
    found = table.slices[rules.table_slice(ID)]
    assert isinstance(found, Account)
    return found


def outlook(rules: Rules, table: Table, seat: i64) -> dict[str, object]:
    """What a seat has to reckon with."""
    return Reckoning(rules, table, seat).outlook


class Reckoning:
    """What a seat owes now and after an update, what it will have, and whom it would have to dissolve."""

    def __init__(self, rules: Rules, table: Table, seat: i64) -> None:
        due, anew, having = due_of(rules, table, seat), counted(rules, table, seat), income(rules, table, seat)
        now, later = payment(rules, table, seat, due), payment(rules, table, seat, anew)
        going, next_going = cheapest(rules, table, seat, due, having), cheapest(rules, table, seat, anew, having)
        names = [unit_name(rules, table, unit) for unit in going]
        self.outlook: Final[dict[str, object]] = {
            "due": money_text(rules, due),
            "after_update": money_text(rules, anew),
            "payment": money_text(rules, now),
            "income": money_text(rules, having),
            "dissolves": names,
        }
        """As JSON."""
        self.ledger: Final[dict[str, object]] = {
            "kind": "ledger",
            "name": ID,
            "power": seat_name(seat),
            "lines": [
                {"name": name, "now": money_text(rules, first), "later": money_text(rules, second)}
                for name, first, second in (("due", due, anew), ("payment", now, later), ("income", having, having))
            ],
            "units": names,
            "next_units": [unit_name(rules, table, unit) for unit in next_going],
        }
        """Lines as they are now and as the next update would make them, and the units that would be lost."""


def income(rules: Rules, table: Table, seat: i64) -> int:
    """What the fields of a seat generate in its production phase."""
    fields = [field for field in table.fields_of(seat) if is_productive(rules, table, field)]
    return sum([rules.output(table, field) for field in fields])


def upkeep_chain(rules: Rules, table: Table, unit: i64, explains: bool = False) -> Chain:
    """What one unit adds to the amount due, with its reasons if they are wanted."""
    chain = rules.worth_chain(table, unit, explains)
    chain.times(*rules.ratio("upkeep_coefficient"), "upkeep_coefficient", "SA-upkeep-1")
    if rules.kinds.rows[table.kind[unit]].cls == FORTRESS:
        chain.times(*rules.ratio("fort_upkeep_factor"), "fort_upkeep_factor", "SA-upkeep-2")
    for factor in rules.upkeepers:
        factor.unit_upkeep(table, unit, chain)
    return chain


def costs_of(rules: Rules, table: Table, units: list[int]) -> list[tuple[int, int]]:
    """What each unit adds to the amount due, and by how much dissolving it lowers that."""
    rows, known = trait_rows(table), account(rules, table).costs
    if len(known) > MOST_KEPT:
        known.clear()
    for unit in units:
        if rows[unit] not in known:
            chain = upkeep_chain(rules, table, unit)
            known[rows[unit]] = rules.in_parts(chain.num, chain.den), relief(rules, table, unit)
    return [known[rows[unit]] for unit in units]


def counted(rules: Rules, table: Table, seat: i64) -> int:
    """What an update would put down for a seat: all its units, also those under construction or hidden."""
    return sum([cost for cost, _ in costs_of(rules, table, charged(rules, table, seat))])


def relief(rules: Rules, table: Table, unit: i64) -> int:
    """By how much dissolving a unit lowers the amount due at once."""
    chain = upkeep_chain(rules, table, unit)
    chain.times(*rules.ratio("dissolve_relief"), "dissolve_relief", "SA-upkeep-10")
    return rules.in_parts(chain.num, chain.den)


def due_of(rules: Rules, table: Table, seat: i64) -> int:
    """What a seat owes, in parts of a point."""
    return int(table.seat_columns[rules.seat_column(DUE)][seat])


def payment(rules: Rules, table: Table, seat: i64, due: int) -> int:
    """What is paid of so much: by the option every field that the seat has takes something off."""
    num, den = rules.ratio("upkeep_land")
    return max(0, due - len(table.fields_of(seat)) * rules.in_parts(num, den))


def cheapest(rules: Rules, table: Table, seat: i64, due: int, having: int) -> list[int]:
    """The units that have to go until what is due can be paid, the cheapest first; all where nothing suffices."""
    missing = payment(rules, table, seat, due) - having
    found: list[int] = []
    if missing <= 0:
        return found
    units = table.units_of(seat)
    costs = costs_of(rules, table, units)
    for less, _, unit in sorted([(costs[i][1], int(table.number[unit]), unit) for i, unit in enumerate(units)]):
        if missing > 0:
            found.append(unit)
            missing -= less
    return found


def available(table: Table, seat: i64) -> int:
    """What the fields of a seat have to spend, in parts of a point."""
    return sum([table.purse[field] for field in table.fields_of(seat)])


def poorest_first(rules: Rules, table: Table, seat: i64, owed: int) -> tuple[Payment, ...]:
    """A way to pay: the fields that have least give all they have."""
    fields = sorted(table.fields_of(seat), key=lambda field: (table.purse[field], field))
    return in_turn(rules, table, fields, owed)


def in_turn(rules: Rules, table: Table, fields: list[int], owed: int) -> tuple[Payment, ...]:
    """Fields pay one after another all they have, until so much is paid."""
    found: list[Payment] = []
    for field in fields:
        given = min(owed, table.purse[field])
        if given > 0:
            found.append((field_name(rules, field), money_text(rules, given)))
            owed -= given
    return tuple(found)


class UpkeepParts(PriceFactor):
    """Upkeep is reckoned in smaller parts of a point than anybody pays by hand; nothing is rounded."""

    name = ID

    def fineness(self) -> int:
        options = ("upkeep_coefficient", "fort_upkeep_factor", "dissolve_relief", "upkeep_land")
        return prod([self.rules.ratio(option)[1] for option in options])


def points(rules: Rules) -> int:
    """What is due is counted in parts as all points are."""
    return rules.money


class UpkeepShown(Face):
    """What everybody owes now and after the next update, and what one unit of a kind adds to it."""

    name = ID

    def marks(self, table: Table) -> list[dict[str, object]]:
        book = account(self.rules, table)
        book.look(self.rules, table)
        living = table.living() if table.round > 0 else []
        return [book.reckoning(self.rules, table, seat).ledger for seat in living]

    def numbers(self, kind: Kind) -> list[Number]:
        price = self.rules.agreed_price(kind)
        found = number(ID, price.num, price.den, price.name, price.clause)
        found.chain.times(*self.rules.ratio("upkeep_coefficient"), "upkeep_coefficient", "SA-upkeep-1")
        if kind.cls == FORTRESS:
            found.chain.times(*self.rules.ratio("fort_upkeep_factor"), "fort_upkeep_factor", "SA-upkeep-2")
        return [found]
