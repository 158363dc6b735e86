"""Heights: a hilly surface out of lattices of lots, in whole numbers."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.chance import Chance
from velmoci.salva.maps.plan import Point

ONE: Final = 1024
OCTAVES: Final = 4
ACROSS: Final = 4
"""How many hills the coarsest lattice has from side to side."""
SINK: Final = 1100
"""How far the surface sinks towards the frame, so that the sea is there."""


class Relief:
    """Height at every point of the frame."""

    def __init__(self, half: Point, chance: Chance) -> None:
        self.half = half
        self.lattices: list[list[list[int]]] = []
        for octave in range(OCTAVES):
            count = (ACROSS << octave) + 2
            self.lattices.append([[int(chance.roll(ONE)) for _ in range(count)] for _ in range(count)])

    def height(self, at: Point) -> int:
        """The height of a point: big hills with smaller ones on them."""
        total = 0
        for octave, lattice in enumerate(self.lattices):
            cells = ACROSS << octave
            x = (at[0] + self.half[0]) * cells * ONE // (2 * self.half[0])
            y = (at[1] + self.half[1]) * cells * ONE // (2 * self.half[1])
            total += blend(lattice, x, y) >> octave
        edge = max(abs(at[0]) * ONE // self.half[0], abs(at[1]) * ONE // self.half[1])
        return total - SINK * edge * edge * edge // ONE**3


def blend(lattice: list[list[int]], x: int, y: int) -> int:
    """A smooth passage between the four corners around."""
    column, row = x // ONE, y // ONE
    right, down = smooth(x % ONE), smooth(y % ONE)
    above = lattice[column][row] * (ONE - right) + lattice[column + 1][row] * right
    below = lattice[column][row + 1] * (ONE - right) + lattice[column + 1][row + 1] * right
    return (above * (ONE - down) + below * down) // (ONE * ONE)


def smooth(part: int) -> int:
    """From 0 to 1 without a corner at either end."""
    return part * part * (3 * ONE - 2 * part) // (ONE * ONE)
