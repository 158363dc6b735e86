"""What may be on an attacked field as far as a seat knows: every case with its weight, or some that were drawn."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import lcm, prod
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, big_roll
from velmoci.kernel.order import Order
from velmoci.salva.hiding.knowledge import Possibility, Unknown
from velmoci.salva.knowledge import possibility_told, unknowns_at
from velmoci.salva.position import Position
from velmoci.salva.state import NOBODY, Sight
from velmoci.salva.view import View

MOST_CASES: Final = 16
"""So many cases are gone through one by one; where there are more, so many are drawn."""


class Case:
    """One way in which everything that may be on a field is there or not."""

    def __init__(self, fog: Fog, numbers: tuple[int, ...], chance: Fraction) -> None:
        self.fog: Final = fog
        self.numbers: Final = numbers
        """For each unknown thing the number of its possibility."""
        self.chance: Final = chance

    def ways(self) -> list[tuple[Unknown, Possibility]]:
        """What is so in this case."""
        unknowns = zip(self.fog.unknowns, self.numbers, strict=True)
        return [(unknown, unknown.possibilities[number]) for unknown, number in unknowns]

    def army(self) -> tuple[int, ...]:
        """The kinds of the units there; with the same ones a battle goes the same way."""
        table = self.fog.sight.table
        units = [unit for _, way in self.ways() for unit in way.units]
        return tuple(sorted([int(table.kind[unit]) * 2 + int(table.is_finished(unit)) for unit in units]))

    def world(self, view: View, chance: Chance) -> Position:
        """A position of the seat's view in which it is so."""
        world = view.complete(chance)
        for unknown, number in zip(self.fog.unknowns, self.numbers, strict=True):
            unknown.settle(world, number, chance)
        return world

    def to_json(self) -> dict[str, object]:
        """The case as JSON: its chance and what would be there."""
        told: list[dict[str, object]] = []
        for unknown, way in self.ways():
            said = possibility_told(self.fog.sight, way)
            del said["chance"]
            told.append({"owner": unknown.owner, "name": unknown.name, **said})
        return {"chance": float(self.chance), "exact": str(self.chance), "unknowns": told}


class Fog:
    """All that is not known of one field, with the cases to be reckoned with."""

    def __init__(self, sight: Sight, unknowns: list[Unknown]) -> None:
        self.sight: Final = sight
        self.unknowns: Final = unknowns
        self.draws = 0
        """How many cases were drawn; 0 where all of them are there."""
        self.cases: Final[list[Case]] = []

    def fill(self, chance: Chance) -> None:
        """Finds the cases, the likeliest first; chance is asked only where there are too many."""
        sizes = [len(unknown.possibilities) for unknown in self.unknowns]
        shares: dict[tuple[int, ...], Fraction] = {}
        if prod(sizes) <= MOST_CASES:
            for numbers in product(*[range(size) for size in sizes]):
                shares[numbers] = Fraction(1)
                for unknown, number in zip(self.unknowns, numbers, strict=True):
                    shares[numbers] *= unknown.possibilities[number].chance
        else:
            self.draws = MOST_CASES
            for _ in range(MOST_CASES):
                drawn = tuple([drawn_by_weight(unknown.possibilities, chance) for unknown in self.unknowns])
                shares[drawn] = shares.get(drawn, Fraction(0)) + Fraction(1, MOST_CASES)
        for numbers in sorted(shares, key=lambda one: (-shares[one], one)):
            self.cases.append(Case(self, numbers, shares[numbers]))


def drawn_by_weight(possibilities: list[Possibility], chance: Chance) -> int:
    """The number of a possibility, drawn by the weights of all."""
    whole = lcm(*[one.chance.denominator for one in possibilities])
    rest = big_roll(chance, whole)
    for number, one in enumerate(possibilities):
        rest -= int(one.chance * whole)
        if rest <= 0:
            return number
    raise AssertionError("the chances of all possibilities are a whole")


def fog_over(view: View, order: Order | None, chance: Chance) -> Fog | None:
    """What is not known of the field that an order attacks; None where all is known."""
    field = field_of(view, order) if order is not None else NOBODY
    if field == NOBODY:
        return None
    unknowns = [unknown for unknown in unknowns_at(view.sight, field) if len(unknown.possibilities) > 1]
    if not unknowns:
        return None
    found = Fog(view.sight, unknowns)
    found.fill(chance)
    return found


def field_of(view: View, order: Order) -> i64:
    """The field for which an order may open a battle; in one that is under way orders open none."""
    name = order.to_json().get("field") if view.sight.table.battle is None else None
    return view.sight.rules.board.index.get(name, int(NOBODY)) if isinstance(name, str) else NOBODY
