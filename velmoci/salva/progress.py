"""The seam of progress: what other chapters say of fields of technology, of their prices and of what they bring.

A chapter that lets seats raise levels asks these parts; where none says anything, every kind of unit is there from the
beginning, every field of which there is a kind counts, and prices are as that chapter has them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from velmoci.salva.seams import RulePart

if TYPE_CHECKING:
    from velmoci.salva.state import Table
    from velmoci.salva.units import Kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Progress(RulePart):
    """What levels of technology mean beside fire."""

    def is_reached(self, table: Table, seat: i64, kind: Kind) -> bool:
        """Whether a seat is far enough to have units of a kind."""
        return True

    def brakes(self, table: Table, seat: i64, field: str) -> bool:
        """Whether a field of which a seat can have a kind counts when it is asked which of its fields is behind."""
        return True

    def set_level(self, table: Table, seat: i64, field: str) -> int | None:
        """The level that a seat has in a field without rising itself; None where it rises as usual."""
        return None

    def base_price(self, level: int) -> tuple[int, int] | None:
        """What it costs to rise to a level, before what lags behind and what is cheaper; None as it is usual."""
        return None
