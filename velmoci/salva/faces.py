"""The seam of faces: what a chapter shows of itself, by kinds of picture that any client can draw.

A mark is a small JSON object with its `kind` and its `name`, whose sentence is `mark-<name>`:

    arrow     from a `unit` to a `field`
    link      between a `unit` and another, its `target`
    progress  of a `unit`, so much `done` `of` so much
    badge     a sign on a `unit` or a `field`, with a `value` or a `power` where there is one
    ledger    of a `power`: `lines` with a `name`, what it is `now` and what it will be `next`, and the units that
              would be lost by it now (`units`) and then (`next_units`)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from velmoci.salva.numbers import Chain
from velmoci.salva.seams import RulePart

if TYPE_CHECKING:
    from velmoci.salva.rules import Rules
    from velmoci.salva.state import Table
    from velmoci.salva.units import Kind


class Number:
    """A number of a kind of unit with its reasons; some numbers hold against one class of targets."""

    def __init__(self, name: str, chain: Chain, against: str = "") -> None:
        self.name: Final = name
        self.chain: Final = chain
        self.against: Final = against

    def to_json(self) -> dict[str, object]:
        """The number as JSON."""
        return {"name": self.name, "against": self.against, **self.chain.to_json()}


@mypyc_attr(allow_interpreted_subclasses=True)
class Face(RulePart):
    """What a chapter shows: marks on the map, and numbers of kinds of unit beyond strengths, price and movement."""

    def marks(self, table: Table) -> list[dict[str, object]]:
        """What is drawn beside units and fields, open to everybody; it follows from units, fields, seats and slices."""
        return []

    def numbers(self, kind: Kind) -> list[Number]:
        """Numbers of a kind that the chapter adds."""
        return []


def number(name: str, num: int, den: int, reason: str, clause: str, against: str = "") -> Number:
    """A number that begins with one value; factors may follow."""
    chain = Chain(True)
    chain.starts_with(num, den, reason, clause)
    return Number(name, chain, against)


def arrow(name: str, unit: str, field: str) -> dict[str, object]:
    """A mark from a unit to a field."""
    return {"kind": "arrow", "name": name, "unit": unit, "field": field}


def link(name: str, unit: str, target: str) -> dict[str, object]:
    """A mark between two units."""
    return {"kind": "link", "name": name, "unit": unit, "target": target}


def progress(name: str, unit: str, done: str, of: str) -> dict[str, object]:
    """How far a unit has come."""
    return {"kind": "progress", "name": name, "unit": unit, "done": done, "of": of}


def badge(name: str, unit: str, **more: object) -> dict[str, object]:
    """A sign on a unit."""
    return {"kind": "badge", "name": name, "unit": unit, **more}


def field_badge(name: str, field: str, **more: object) -> dict[str, object]:
    """A sign on a field."""
    return {"kind": "badge", "name": name, "field": field, **more}


def marks_of(rules: Rules, table: Table) -> list[dict[str, object]]:
    """All marks that lie open on the table."""
    return [mark for face in rules.faces for mark in face.marks(table)]


def numbers_of(rules: Rules, kind: Kind) -> list[dict[str, object]]:
    """All numbers that chapters add to a kind, and first its price with its reasons."""
    price = rules.agreed_price(kind)
    found = [number("price", price.num, price.den, price.name, price.clause)]
    for face in rules.faces:
        found += face.numbers(kind)
    return [one.to_json() for one in found]
