"""An order: what a seat wants, as a small value that prints, parses back and travels as JSON."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from velmoci.kernel.notation import Field


@mypyc_attr(allow_interpreted_subclasses=True)
class Order:
    """One class per kind of order; its fields are named once and serve print, parse and JSON."""

    kind: ClassVar[str] = ""
    fields: ClassVar[tuple[Field, ...]] = ()

    def values(self) -> tuple[object, ...]:
        """The values of the fields, in the order of the notation."""
        return tuple([getattr(self, field.name) for field in type(self).fields])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Order) and type(self) is type(other) and self.values() == other.values()

    def __hash__(self) -> int:
        return hash((type(self).kind, self.values()))

    def __str__(self) -> str:
        parts = [type(self).kind]
        for field in type(self).fields:
            written = field.write(getattr(self, field.name))
            if written:
                parts.append(written)
        return " ".join(parts)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), self.values()

    def __repr__(self) -> str:
        return f"<{self}>"

    def to_json(self) -> dict[str, object]:
        """The order as a JSON object: its kind and its fields."""
        out: dict[str, object] = {"kind": type(self).kind}
        for field in type(self).fields:
            out[field.name] = field.codec.to_json(getattr(self, field.name))
        return out


class Begin(Order):
    """The table's own first order: it lets chance set up what no seat decides."""

    kind: ClassVar[str] = "begin"


TABLE_SEAT = -1
"""Whoever gives `begin`: nobody at the table, the table itself."""
