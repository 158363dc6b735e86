"""What a field can pay for: one purse for everything, unless a chapter tells apart what its output is good for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.salva.rules import Rules
from velmoci.salva.state import Table

UNITS: Final = "unit"
BUILDINGS: Final = "building"
SCIENCE: Final = "science"


def left_for(rules: Rules, table: Table, use: str, field: i64) -> int:
    """What a field can still spend on a use, in parts of a point; `table.purse` is what it can spend on units."""
    for part in rules.purses:
        return part.left_for(table, use, field)
    return table.purse[field]


def spend(rules: Rules, table: Table, use: str, field: i64, parts: int) -> None:
    """A field spends so much on a use."""
    for part in rules.purses:
        part.spend(table, use, field, parts)
        return
    table.purse[field] -= parts
