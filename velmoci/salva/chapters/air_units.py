"""What aircraft are (SA-air-2 to 4, 11, 41): the columns of the chapter `air`, flights over the map, their limits."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.salva.base.land import LandSite
from velmoci.salva.base.ways import FAR, on_the_way, trace
from velmoci.salva.battle import Battle
from velmoci.salva.faces import Face, Number, number
from velmoci.salva.map_seams import Presence, RangeFactor, Veto
from velmoci.salva.naming import find_field, unit_name
from velmoci.salva.numbers import Chain, ratio
from velmoci.salva.rules import Rules
from velmoci.salva.state import MOVED, Sight, Table
from velmoci.salva.units import AIR, CLASSES, Kind

FIGHTER_WORD: Final = "stíhačka"
BOMBER_WORD: Final = "bombardér"
AIR_BATTLE: Final = 1
STRIKE: Final = 2
"""What a battle is, in the battle column `air`: in the air alone, or by aircraft alone against a field; 0 any other."""


def is_fighter_kind(kind: Kind) -> bool:
    """A fighter is an air unit whose Czech name says so."""
    return kind.cls == AIR and FIGHTER_WORD in kind.name("cs").lower()


def is_bomber_kind(kind: Kind) -> bool:
    """So is a bomber; some other aircraft are neither."""
    return kind.cls == AIR and BOMBER_WORD in kind.name("cs").lower()


class Wings:
    """The columns of the chapter and the kinds of aircraft, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.flown = rules.unit_column("flown")
        """Whether an aircraft has moved since the end of its last active turn."""
        self.struck = rules.unit_column("struck")
        """Whether it has attacked in its last active turn."""
        self.scrambled = rules.unit_column("scrambled")
        """Whether it has made a counter-move since then."""
        self.salvos = rules.unit_column("air_salvos")
        """How many salvos it has fired as an attacker in the battle under way."""
        self.lines = rules.unit_column("air_line")
        """The line in which it stood when the salvo of its side began."""
        self.battle_kind = rules.battle_column("air")
        self.air = [kind.cls == AIR for kind in rules.kinds.rows]
        self.fighters = [is_fighter_kind(kind) for kind in rules.kinds.rows]

    def is_air(self, table: Table, unit: i64) -> bool:
        """Whether a unit is an aircraft."""
        return self.air[table.kind[unit]]

    def is_fighter(self, table: Table, unit: i64) -> bool:
        """Whether it is a fighter."""
        return self.fighters[table.kind[unit]]

    def is_bomber(self, table: Table, unit: i64) -> bool:
        """Whether it is an aircraft but no fighter, whatever it is called."""
        return self.air[table.kind[unit]] and not self.fighters[table.kind[unit]]

    def has(self, table: Table, column: i64, unit: i64) -> bool:
        """Whether something is noted of it."""
        return table.unit_columns[column][unit] != 0

    def note(self, table: Table, column: i64, unit: i64, value: i64) -> None:
        """Notes something of it."""
        table.unit_columns[column][unit] = value

    def is_kind(self, battle: Battle, kind: int) -> bool:
        """Whether a battle is one for a field, in the air, or of aircraft alone against a field."""
        return battle.notes[self.battle_kind] == kind

    def aircraft_at(self, table: Table, field: i64) -> list[int]:
        """The finished aircraft over a field."""
        return [unit for unit in table.units_at(field) if self.air[table.kind[unit]] and table.is_finished(unit)]

    def aircraft_under(self, table: Table, seat: i64) -> list[int]:
        """The finished aircraft that a seat commands."""
        found = self.rules.units_under(table, seat)
        return [unit for unit in found if self.air[table.kind[unit]] and table.is_finished(unit)]

    def is_ready(self, table: Table, unit: i64) -> bool:
        """Whether a fighter may make a counter-move: it did nothing in its last turn, and has made none since."""
        if not self.is_fighter(table, unit) or not table.is_finished(unit) or table.flags[unit] & MOVED != 0:
            return False
        if self.has(table, self.struck, unit) or self.has(table, self.scrambled, unit):
            return False
        return self.rules.commander(table, unit) == table.owner_of(unit)


def flights(
    rules: Rules, table: Table, unit: i64, points: int, prices: dict[int, int] | None = None
) -> tuple[list[int], list[int]]:
    """For every field what it costs to fly there with so many points (`FAR`: too much), and the field before.

    `prices` has what is known of the costs of steps, and is added to.
    """
    size = int(rules.board.size)
    known: dict[int, int] = prices if prices is not None else {}
    cost, before = [FAR] * size, [-1] * size
    start = int(table.place[unit])
    cost[start] = 0
    front = [start]
    while front:
        if len(front) > 1:
            front.sort(key=cost.__getitem__, reverse=True)
        here = front.pop()
        spent = cost[here]
        for there in rules.board.neighbours[here]:
            if cost[there] <= spent:
                continue
            price = known.get(here * size + there, -1)
            if price < 0:
                price = known[here * size + there] = rules.step_cost(table, unit, here, there)
            total = spent + price
            if total <= points and total < cost[there]:
                cost[there] = total
                before[there] = here
                front.append(there)
    return cost, before


def flight_to(rules: Rules, table: Table, unit: i64, target: i64, points: int) -> list[int]:
    """The fields of the cheapest flight, without the first; empty where the aircraft is there or cannot get there."""
    return trace(flights(rules, table, unit, points)[1], target)


def flight_cost(sight: Sight, unit: i64, path: list[int], points: int, clause: str) -> int:
    """What a flight along a path costs; raises where it is none, or too far."""
    rules, table = sight.rules, sight.table
    here, spent = int(table.place[unit]), 0
    for there in path:
        if not rules.board.are_adjacent(here, there):
            raise on_the_way(sight, "not_adjacent", unit, there)
        spent += rules.step_cost(table, unit, here, there)
        if spent > points:
            raise on_the_way(sight, "too_far", unit, there, clause)
        here = there
    return spent


def named_path(sight: Sight, way: tuple[str, ...]) -> list[int]:
    """The fields that an order names."""
    return [int(find_field(sight, name)) for name in way]


class Airborne(Presence):
    """Aircraft hold and block nothing, and may be over any field without fighting."""

    name = "airborne"
    depends_on_way: ClassVar[bool] = True
    depends_on_kind: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.air = [kind.cls == AIR for kind in rules.kinds.rows]

    def is_absent(self, table: Table, unit: i64) -> bool:
        return self.air[table.kind[unit]]

    def slips_in(self, sight: Sight, unit: i64, field: i64) -> bool:
        return self.air[sight.table.kind[unit]]


class AirVeto(Veto):
    """Bombers go one field at a time and attack where they are; who made a counter-move rests."""

    name = "air"
    depends_on_way: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)

    def minds_kind(self, kind: Kind) -> bool:
        return kind.cls == AIR

    def leave(self, sight: Sight, unit: i64, origin: i64, field: i64, is_attack: bool) -> Refusal | None:
        table = sight.table
        if origin == table.place[unit] or not self.wings.is_bomber(table, unit):
            return None
        return on_the_way(sight, "one_field_at_a_time", unit, field, "SA-air-13")

    def join(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        table = sight.table
        if not self.wings.is_air(table, unit):
            return None
        if self.wings.has(table, self.wings.struck, unit):
            return Refusal("has_fought", "SA-minimal-36", unit=unit_name(self.rules, table, unit))
        if self.wings.is_bomber(table, unit) and table.place[unit] != field:
            return on_the_way(sight, "not_over_field", unit, field, "SA-air-14")
        return None

    def move(self, sight: Sight, unit: i64) -> Refusal | None:
        table = sight.table
        if self.wings.has(table, self.wings.scrambled, unit):
            return Refusal("has_intercepted", "SA-air-21", unit=unit_name(self.rules, table, unit))
        return None


class LongestRange(RangeFactor):
    """No bomber flies farther in a turn than the option says."""

    name = "max_air_range"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.most = rules.number("max_air_range")

    def apply(self, table: Table, unit: i64, chain: Chain) -> None:
        kind = self.rules.kinds.rows[table.kind[unit]]
        if kind.move > self.most and is_bomber_kind(kind):
            chain.times(self.most, int(kind.move), "max_air_range", "SA-air-41")


class AirSite(LandSite):
    """Aircraft are placed and built on own land."""

    name = "air"

    def depends_on_field(self) -> bool:
        return type(self) is AirSite

    def takes(self, kind: Kind) -> bool:
        return kind.cls == AIR


class AircraftShown(Face):
    """How many salvos aircraft fire in an attack, who carries their fuel, and what fires at them from the ground."""

    name = "aircraft"

    def numbers(self, kind: Kind) -> list[Number]:
        found: list[Number] = []
        if kind.cls == AIR and "attack_salvos" in kind.row:
            found.append(number("attack_salvos", kind.row["attack_salvos"], 1, "attack_salvos", "SA-air-8"))
        if "refuels" in kind.row:
            found.append(number("refuels", self.rules.number("carrier_capacity"), 1, "carrier_capacity", "SA-air-32"))
        for way in ("attack", "defence") if kind.cls != AIR else ():
            num, den = ratio(kind.row[way].get(CLASSES[AIR], 0))
            if num:
                found.append(number(f"anti_air_{way}", num, den, "strength", "SA-air-28"))
        return found


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-2": (Airborne,),
    "SA-air-3": (Airborne,),
    "SA-air-4": (flights, flight_cost),
    "SA-air-11": (is_fighter_kind,),
    "SA-air-20": (Wings.is_ready,),
    "SA-air-21": (AirVeto.move,),
    "SA-air-40": (flights,),
    "SA-air-41": (LongestRange,),
}
