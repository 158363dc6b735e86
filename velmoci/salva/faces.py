"""The seam of faces: what a chapter shows of itself, by kinds of picture that any client can draw.

A mark is a small JSON object with its `kind` and its `name`, whose sentence is `mark-<name>`:

    arrow     from a `unit` to a `field`
    link      between a `unit` and another, its `target`
    progress  of a `unit`, so much `done` `of` so much
    badge     a sign on a `unit` or a `field`, with a `value` or a `power` where there is one
    ledger    of a `power`: `lines` with a `name`, what it is `now` and what it will be `later`, and the units that
              would be lost by it now (`units`) and then (`next_units`)
    stack     tokens that lie face down on a `field`: their `units` by name, how many (`value`), whose (`power`), and
              what they are tokens of (`item`, a kind of unit or a card)
    card      of a `power`, by its name (`card`): `rows` with a `row` number and what stands in each of the `columns`,
              `tokens` with a `unit` and its `field`, at most `size` rows, so many tokens `spare`, and the cards whose
              rows it shares (`linked`); a `face` is true or false where everybody knows it, otherwise nothing

    flow      of a `power`, by fields (`places`): its `stocks` of an `item`, what there is `now` and will be `later`,
              and its `works`, how many (`count`) of an `item` and how many of them are `busy`; what goes (`moves`) from
              a `field` to its `target`, so much (`value`) of an `item`; and what is `short`, an `item` on a `field`,
              with the refusal that says why (`code`, `values`, `clause`)

A question may tell a `flow` too, and an order that is being put together (`OrderRule.draft`); and under `forms` how an
order is put together with sliders: fixed fields of the order (`head`), the field that gathers them (`into`), and for
each of the `sliders` its `words`, from where (`least`) to where (`most`) it goes, and where it stands (`value`).

What a seat knows beyond that it is told alone, in marks of one more kind:

    known     the `face` of a `unit` that lies face down, or of a `row` of a `card`
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from velmoci.salva.numbers import Chain
from velmoci.salva.seams import RulePart

if TYPE_CHECKING:
    from velmoci.salva.rules import Rules
    from velmoci.salva.state import Sight, Table
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

    def known(self, sight: Sight) -> list[dict[str, object]]:
        """What the seat knows of what lies face down: its own truth, what it has seen, and what follows by counting."""
        return []

    def numbers(self, kind: Kind) -> list[Number]:
        """Numbers of a kind that the chapter adds."""
        return []

    def words(self) -> dict[str, dict[str, str]]:
        """By their codes the names, in each language, of things that marks speak of and that are in no text."""
        return {}


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


def stack(name: str, field: str, power: str, item: str, units: list[str]) -> dict[str, object]:
    """Tokens that lie face down on a field."""
    value = str(len(units))
    return {"kind": "stack", "name": name, "field": field, "value": value, "power": power, "item": item, "units": units}


def flow(
    name: str,
    power: str,
    places: list[dict[str, object]],
    moves: list[dict[str, object]],
    short: list[dict[str, object]],
) -> dict[str, object]:
    """What lies, works, moves and is missing on the fields of a power."""
    return {"kind": "flow", "name": name, "power": power, "places": places, "moves": moves, "short": short}


def slider(words: list[str], least: int, most: int, value: int) -> dict[str, object]:
    """One number of an order, between bounds."""
    return {"words": words, "least": least, "most": most, "value": value}


def form(kind: str, into: str, sliders: list[dict[str, object]], **head: object) -> dict[str, object]:
    """How an order of a kind is put together with sliders, for `facts` of its rule."""
    return {"forms": {kind: {"head": head, "into": into, "sliders": sliders}}}


def known(name: str, unit: str, face: bool) -> dict[str, object]:
    """What a seat knows of a token."""
    return {"kind": "known", "name": name, "unit": unit, "face": face}


def known_row(name: str, card: str, row: int, face: bool) -> dict[str, object]:
    """What it knows of a row of a card."""
    return {"kind": "known", "name": name, "card": card, "row": row, "face": face}


def known_of(sight: Sight) -> list[dict[str, object]]:
    """All that a seat alone knows of what lies face down."""
    return [mark for face in sight.rules.faces for mark in face.known(sight)]


def marks_of(rules: Rules, table: Table) -> list[dict[str, object]]:
    """All marks that lie open on the table."""
    return [mark for face in rules.faces for mark in face.marks(table)]


def words_of(rules: Rules) -> dict[str, dict[str, str]]:
    """All names that faces bring."""
    found: dict[str, dict[str, str]] = {}
    for face in rules.faces:
        found.update(face.words())
    return found


def numbers_of(rules: Rules, kind: Kind) -> list[dict[str, object]]:
    """All numbers that chapters add to a kind, and first its price with its reasons."""
    price = rules.agreed_price(kind)
    found = [number("price", price.num, price.den, price.name, price.clause)]
    for face in rules.faces:
        found += face.numbers(kind)
    return [one.to_json() for one in found]
