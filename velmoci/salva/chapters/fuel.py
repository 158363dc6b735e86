"""Where aircraft can refuel (SA-air-30 to 39, 42): carriers, airfields, and how much each of them has left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from velmoci.salva.chapters.air_units import Wings
from velmoci.salva.forces import other_at, possibly_at
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table
from velmoci.salva.units import Kind

FUEL: Final = "fuel"
CHANGED: Final = "changed"
EVERYWHERE: Final = "everywhere"
REFUELLING: Final = "refuelling"
"""The topic of consents to refuel on foreign fields and carriers; without such a part nobody can."""
NO_LIMIT: Final = 10**6


class Airfield:
    """A building: where it stands, what it can do in a window, and from which turn on it works."""

    def __init__(self, number: int, field: int, capacity: int, ready: int) -> None:
        self.number: Final = number
        self.field: Final = field
        self.capacity: Final = capacity
        self.ready: Final = ready


class FuelLog(Slice):
    """All airfields, and who has refuelled where: turn, how many, by the number of the airfield or of the carrier."""

    def __init__(self) -> None:
        self.airfields: list[Airfield] = []
        self.next_number = 1
        self.fields: list[list[int]] = []
        """Number of the airfield, turn, how many."""
        self.carriers: list[list[int]] = []
        """Number of the carrier, turn, how many."""

    def copy(self) -> Slice:
        twin = FuelLog()
        twin.airfields = self.airfields[:]
        twin.next_number = self.next_number
        twin.fields = [row[:] for row in self.fields]
        twin.carriers = [row[:] for row in self.carriers]
        return twin

    def dump(self) -> object:
        return {
            "airfields": [[one.number, one.field, one.capacity, one.ready] for one in self.airfields],
            "next_number": self.next_number,
            "fields": [row[:] for row in self.fields],
            "carriers": [row[:] for row in self.carriers],
        }

    def load(self, data: Any) -> None:
        self.airfields = [Airfield(row[0], row[1], row[2], row[3]) for row in data["airfields"]]
        self.next_number = data["next_number"]
        self.fields = [list(row) for row in data["fields"]]
        self.carriers = [list(row) for row in data["carriers"]]

    def told(self, sight: Sight) -> object:
        table = sight.table
        return {
            "airfields": [
                {
                    "airfield": one.number,
                    "field": field_name(sight.rules, one.field),
                    "capacity": one.capacity,
                    "left": one.capacity - used(self.fields, one.number, table),
                    "works": one.ready <= table.turn,
                }
                for one in self.airfields
            ]
        }

    def build(self, field: i64, capacity: int, ready: int) -> None:
        """A new airfield."""
        self.airfields.append(Airfield(self.next_number, int(field), capacity, ready))
        self.next_number += 1


def used(log: list[list[int]], number: int, table: Table) -> int:
    """How many refuelled there after the end of the previous turn of the seat on turn."""
    start = int(table.turn - table.seats)
    return sum([count for one, turn, count in log if one == number and turn > start])


def note_use(log: list[list[int]], number: int, table: Table, count: int) -> None:
    """So many refuel there now; what no window reaches any more is forgotten."""
    start = int(table.turn - table.seats)
    log[:] = [row for row in log if row[1] > start]
    log.append([number, int(table.turn), count])


def log_of(rules: Rules, table: Table) -> FuelLog:
    """The airfields and what was refuelled."""
    found = table.slices[rules.table_slice(FUEL)]
    assert isinstance(found, FuelLog)
    return found


class Fuel:
    """Who can refuel how many aircraft where; options and columns looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.wings = Wings(rules)
        self.changed = rules.field_column(CHANGED)
        self.is_everywhere = rules.word("airfields") == EVERYWHERE
        self.carrier_capacity = rules.number("carrier_capacity")
        self.carriers = [kind.row.get("refuels", 0) > 0 for kind in rules.kinds.rows]

    @property
    def may_ask(self) -> bool:
        """Whether others can be asked for fuel, and nobody is in the way of anybody's refuelling."""
        return bool([part for part in self.rules.consents if part.name == REFUELLING])

    def is_settled(self, table: Table, field: i64) -> bool:
        """Whether a land field has kept its holder since the end of the previous turn of the seat on turn."""
        since = table.field_columns[self.changed][field]
        return since == 0 or since - 1 <= table.turn - table.seats

    def is_closed(self, table: Table, seat: i64, field: i64) -> bool:
        """Whether foreign units on the ground or at sea keep a seat from refuelling above them."""
        return not self.may_ask and other_at(self.rules, possibly_at(self.rules, table, field), field, seat) != seat

    def land_left(self, table: Table, field: i64) -> int:
        """How many aircraft the airfields of a land field can still serve, whoever holds it."""
        if not self.is_settled(table, field):
            return 0
        if self.is_everywhere:
            return NO_LIMIT
        log = log_of(self.rules, table)
        return sum([self.airfield_left(table, log, one) for one in log.airfields if one.field == field])

    def airfield_left(self, table: Table, log: FuelLog, airfield: Airfield) -> int:
        """How many one airfield can still serve."""
        left = airfield.capacity - used(log.fields, airfield.number, table)
        return max(left, 0) if airfield.ready <= table.turn else 0

    def carrier_left(self, table: Table, unit: i64) -> int:
        """How many a carrier can still serve."""
        log = log_of(self.rules, table)
        return max(self.carrier_capacity - used(log.carriers, int(table.number[unit]), table), 0)

    def carriers_at(self, table: Table, seat: i64, field: i64) -> list[int]:
        """The finished carriers of a seat on a field, docked ones too."""
        return [
            unit
            for unit in table.units_at(field)
            if self.carriers[table.kind[unit]] and table.is_finished(unit) and table.owner_of(unit) == seat
        ]

    def left(self, table: Table, seat: i64, field: i64) -> int:
        """How many aircraft of a seat can still refuel on a field from what is its own."""
        total = sum([self.carrier_left(table, unit) for unit in self.carriers_at(table, seat, field)])
        if table.owner[field] == seat:
            total += self.land_left(table, field)
        return total

    def others_left(self, table: Table, seat: i64, field: i64) -> int:
        """How many aircraft could refuel on a field from what others have there."""
        total = 0
        if table.owner[field] != seat and table.owner[field] != NOBODY:
            total = self.land_left(table, field)
        for other in table.living():
            carriers = self.carriers_at(table, other, field) if other != int(seat) else []
            total += sum([self.carrier_left(table, unit) for unit in carriers])
        return total

    def is_base(self, table: Table, seat: i64, field: i64) -> bool:
        """Whether an aircraft of a seat could refuel on a field if the phase came now."""
        return self.left(table, seat, field) > 0

    def bases(self, table: Table, seat: i64) -> list[int]:
        """All fields on which it could."""
        own = [unit for unit in table.units_of(seat) if self.carriers[table.kind[unit]] and table.is_finished(unit)]
        fields = {*table.fields_of(seat), *[int(table.place[unit]) for unit in own]}
        return [field for field in sorted(fields) if self.is_base(table, seat, field)]

    def take(self, state: State, seat: i64, field: i64, count: int) -> None:
        """So many aircraft of a seat refuel on a field: from the airfields first, then from carriers."""
        table = state.table
        if table.owner[field] == seat:
            count -= self.take_on_land(table, field, count)
        for unit in self.carriers_at(table, seat, field):
            count -= self.take_from_carrier(table, unit, count)

    def take_on_land(self, table: Table, field: i64, count: int) -> int:
        """How many of these the airfields of a field serve."""
        served = min(count, self.land_left(table, field))
        rest, log = served, log_of(self.rules, table)
        for airfield in log.airfields:
            if airfield.field == field and rest > 0 and not self.is_everywhere:
                part = min(rest, self.airfield_left(table, log, airfield))
                note_use(log.fields, airfield.number, table, part)
                rest -= part
        return served

    def take_from_carrier(self, table: Table, unit: i64, count: int) -> int:
        """How many of these a carrier serves."""
        served = min(count, self.carrier_left(table, unit))
        if served > 0:
            note_use(log_of(self.rules, table).carriers, int(table.number[unit]), table, served)
        return served

    def must_refuel(self, table: Table, unit: i64) -> bool:
        """Whether an aircraft is lost without fuel in this phase: at sea always, on land if it has moved."""
        if not self.rules.board.is_land(table.place[unit]):
            return True
        return self.wings.has(table, self.wings.flown, unit)


class FuelKeeper(Reaction):
    """Remembers when a field changed its holder, and forgets carriers that are gone."""

    name = FUEL

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.changed = rules.field_column(CHANGED)
        self.log = rules.table_slice(FUEL)
        self.wings = Wings(rules)

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        state.table.field_columns[self.changed][field] = state.table.turn + 1

    def kind_worth(self, table: Table, kind: Kind, field: i64) -> float:
        """A carrier is wanted for the aircraft that it could serve."""
        if kind.row.get("refuels", 0) == 0:
            return 0.0
        aircraft = self.wings.aircraft_under(table, table.owner[field])
        return 1.0 * min(len(aircraft), self.rules.number("carrier_capacity"))

    def minds_kind(self, kind: Kind) -> bool:
        return bool(kind.row.get("refuels", 0) > 0)

    def unit_lost(self, state: State, unit: i64) -> None:
        log = state.table.slices[self.log]
        assert isinstance(log, FuelLog)
        if log.carriers:
            number = int(state.table.number[unit])
            log.carriers = [row for row in log.carriers if row[0] != number]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-32": (Fuel.carriers_at, Fuel.carrier_left),
    "SA-air-33": (used, note_use),
    "SA-air-34": (Fuel.carriers_at,),
    "SA-air-35": (Fuel.is_settled, FuelKeeper.field_changes),
    "SA-air-36": (Fuel.land_left,),
    "SA-air-38": (Fuel.airfield_left,),
    "SA-air-39": (Fuel.must_refuel,),
    "SA-air-42": (Fuel.left, Fuel.is_closed),
}
