"""Names at the border: units are called by kind and number, seats by their place, fields by the map."""

from __future__ import annotations

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.salva.rules import Rules
from velmoci.salva.state import GONE, Sight, Table


def unit_name(rules: Rules, table: Table, unit: i64) -> str:
    """The name of a unit: `tank_7`."""
    return f"{rules.kinds.rows[table.kind[unit]].id}_{int(table.number[unit])}"


def find_unit(sight: Sight, name: str, clause: str = "SA-minimal-27") -> i64:
    """The unit of that name, whoever owns it."""
    cut = name.rfind("_")
    kind, digits = name[: max(0, cut)], name[cut + 1 :]
    if digits.isascii() and digits.isdigit():
        number: i64 = int(digits) if len(digits) < 10 else -1
        kinds, numbers = sight.table.kind, sight.table.number
        count: i64 = len(kinds)
        for unit in range(count):
            if numbers[unit] == number and kinds[unit] != GONE and sight.rules.kinds.rows[kinds[unit]].id == kind:
                return unit
    raise Refusal("no_such_unit", clause, unit=name[:40])


def find_field(sight: Sight, name: str) -> i64:
    """The field of that name."""
    place = sight.rules.board.index.get(name)
    if place is None:
        raise Refusal("no_such_field", "SA-minimal-4", field=name[:40])
    return place


def field_name(rules: Rules, field: i64) -> str:
    """The name of a field in orders."""
    return rules.board.ids[field]


def field_of(sight: Sight, spot: str) -> i64:
    """The field to which a spot belongs."""
    return find_field(sight, spot.partition("/")[0])
