"""Names at the border: units are called by kind and number, seats by their place, fields by the map."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Sight, Table

MOST_READ: Final = 20_000
"""So many names of units are remembered with what they say."""


def unit_name(rules: Rules, table: Table, unit: i64) -> str:
    """The name of a unit: `tank_7`."""
    return f"{rules.kinds.rows[table.kind[unit]].id}_{int(table.number[unit])}"


def find_unit(sight: Sight, name: str, clause: str = "SA-minimal-27") -> i64:
    """The unit of that name on the map, whoever owns it."""
    unit = find_mover(sight, name, clause)
    if sight.table.place[unit] == NOBODY:
        raise Refusal("no_such_unit", clause, unit=name[:40])
    return unit


def find_mover(sight: Sight, name: str, clause: str = "SA-minimal-27") -> i64:
    """The unit of that name, or what is hidden and moves under that name."""
    known = sight.rules.names_read.get(name)
    kind, number = known if known is not None else read_name(name)
    unit = sight.table.numbered(number)
    if unit == NOBODY or sight.rules.kinds.rows[sight.table.kind[unit]].id != kind:
        raise Refusal("no_such_unit", clause, unit=name[:40])
    if known is None and len(sight.rules.names_read) < MOST_READ:
        sight.rules.names_read[name] = kind, number
    return unit


def read_name(name: str) -> tuple[str, int]:
    """The kind and the number that a name says; no unit has the number -1."""
    kind, _, digits = name.rpartition("_")
    is_number = digits.isascii() and digits.isdigit() and len(digits) < 10
    return kind, int(digits) if is_number else -1


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
