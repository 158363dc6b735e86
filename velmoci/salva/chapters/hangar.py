"""Which fighters can be sent where in a counter-move, and who is asked in which order (SA-air-12, 15, 17, 20)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.salva.base.ways import FAR, on_the_way
from velmoci.salva.chapters.air_steps import AirChance
from velmoci.salva.chapters.air_units import Wings, flight_cost, flight_to, flights, named_path
from velmoci.salva.chapters.escorts import targets_at
from velmoci.salva.codecs import March
from velmoci.salva.naming import find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, Table


class Hangar:
    """Which fighters of a seat can be sent where in a counter-move."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.wings = Wings(rules)

    def ready(self, table: Table, seat: i64) -> list[int]:
        """The fighters of a seat that may make a counter-move."""
        return [unit for unit in table.units_of(seat) if self.wings.is_ready(table, unit)]

    def reach(self, table: Table, unit: i64) -> list[int]:
        """What it costs a fighter to fly to each field."""
        return flights(self.rules, table, unit, self.rules.movement(table, unit))[0]

    def able(self, table: Table, seat: i64, field: i64) -> list[int]:
        """Those that reach a field."""
        return [unit for unit in self.ready(table, seat) if self.reach(table, unit)[field] < FAR]

    def fields(self, table: Table, chance: AirChance, seat: i64) -> dict[int, list[int]]:
        """The fields to which a seat can send fighters now, with all that reach them."""
        found: dict[int, list[int]] = {}
        ready = self.ready(table, seat)
        costs = [self.reach(table, unit) for unit in ready]
        for field in self.targets(table, chance, seat) if ready else []:
            units = [unit for place, unit in enumerate(ready) if costs[place][field] < FAR]
            if units:
                found[field] = units
        return found

    def targets(self, table: Table, chance: AirChance, seat: i64) -> list[int]:
        """The fields that bombers have entered where they still are and where the seat has not attacked yet."""
        open_to = [field for field in chance.entered if [int(seat), field] not in chance.done]
        return [f for f in open_to if targets_at(self.rules, self.wings, table, chance.seat, seat, f)]

    def march(self, sight: Sight, unit: i64, way: tuple[str, ...], field: i64) -> list[int]:
        """The fields that a fighter flies over, the last one too; by the cheapest way where none is named."""
        if way:
            return [*named_path(sight, way), int(field)]
        points = self.rules.movement(sight.table, unit)
        found = flight_to(self.rules, sight.table, unit, field, points)
        if not found and sight.table.place[unit] != field:
            raise on_the_way(sight, "too_far", unit, field, "SA-air-22")
        return found

    def cost(self, sight: Sight, march: March, field: i64) -> int:
        """What the flight of a named fighter costs; raises where it may not make it."""
        name, way = march
        unit = find_unit(sight, name, "SA-air-15")
        if sight.table.owner_of(unit) != sight.seat:
            raise Refusal("not_your_unit", "SA-air-20", unit=name)
        if not self.wings.is_ready(sight.table, unit):
            raise Refusal("not_ready", "SA-air-20", unit=name)
        points = self.rules.movement(sight.table, unit)
        return flight_cost(sight, unit, self.march(sight, unit, way, field), points, "SA-air-22")

    def proposals(self, table: Table, units: list[int]) -> list[tuple[March, ...]]:
        """All of them, half of them, one."""
        marches: list[March] = [(unit_name(self.rules, table, unit), ()) for unit in units]
        sizes = dict.fromkeys([len(units), (len(units) + 1) // 2, 1])
        return [tuple(marches[:size]) for size in sizes]


def in_turn_order(table: Table) -> list[int]:
    """The seats after the one on turn, in turn order."""
    first = int(table.turn % table.seats)
    return [int(table.order[(first + number) % int(table.seats)]) for number in range(1, int(table.seats))]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-12": (Hangar.targets,),
    "SA-air-15": (Hangar.targets,),
    "SA-air-17": (in_turn_order,),
    "SA-air-20": (Hangar.cost,),
    "SA-air-22": (Hangar.march,),
}
