"""The cells of a map as a graph that can be turned: what masses of land and fields are grown on."""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt

from velmoci.kernel.chance import Chance
from velmoci.salva.maps.plan import Point
from velmoci.salva.maps.relief import Relief
from velmoci.salva.maps.voronoi import Cell, relaxed, turn, voronoi

ROUNDS = 3
MARGIN = 60
NARROW = 5
"""A side below such a part of the pace is too short to join two cells for the eye."""


class Mesh:
    """Cells with their neighbours, heights and areas; `image[c]` is the cell that c becomes by one turn of the map."""

    def __init__(self, points: list[Point], half: Point, turns: int) -> None:
        self.half = half
        self.turns = turns
        self.cells: list[Cell] = voronoi(points, half)
        self.size = len(points)
        self.near = [sorted({other for other in cell.across if other >= 0}) for cell in self.cells]
        self.pace = isqrt(4 * half[0] * half[1] // len(points))
        """About how far two neighbours are apart."""
        self.joined = [
            [other for other in near if self.border(cell, other) >= self.pace // NARROW]
            for cell, near in enumerate(self.near)
        ]
        """Neighbours with a side between them that one can see: fields and seas hang together by these."""
        self.at_frame = [-1 in cell.across for cell in self.cells]
        self.area = [area(cell.corners) for cell in self.cells]
        whole = self.size - self.size % turns
        self.image = [
            number - number % turns + (number + 1) % turns if number < whole else number for number in range(self.size)
        ]
        self.height: list[int] = [0] * self.size

    def raise_hills(self, relief: Relief) -> None:
        """Gives every cell the height of its centre; images get that of the first."""
        for number in range(self.size):
            first = min(self.orbit(number))
            self.height[number] = relief.height(self.cells[first].centre)

    def orbit(self, cell: int) -> list[int]:
        """A cell and all its images, once each."""
        found = [cell]
        while self.image[found[-1]] != cell:
            found.append(self.image[found[-1]])
        return found

    def surroundings(self, cell: int) -> set[int]:
        """All cells within two steps: so wide is every strait."""
        return {other for near in self.near[cell] for other in (near, *self.near[near])}

    def distance(self, one: int, other: int) -> int:
        """The square of the distance between two centres."""
        return gap(self.cells[one].centre, self.cells[other].centre)

    def border(self, one: int, other: int) -> int:
        """The length of the side between two neighbours."""
        cell = self.cells[one]
        return sum(
            [
                isqrt(gap(cell.corners[place], cell.corners[(place + 1) % len(cell.corners)]))
                for place, across in enumerate(cell.across)
                if across == other
            ]
        )

    def parts(self, cells: Iterable[int]) -> list[set[int]]:
        """The connected parts of a set of cells."""
        left = set(cells)
        found: list[set[int]] = []
        while left:
            part: set[int] = set()
            todo = [min(left)]
            while todo:
                cell = todo.pop()
                if cell in left:
                    left.remove(cell)
                    part.add(cell)
                    todo += self.joined[cell]
            found.append(part)
        return found


def make_mesh(count: int, half: Point, turns: int, has_centre: bool, chance: Chance) -> Mesh:
    """So many cells by lot, moved until they are of about one size; turned images stand one after another."""
    points: list[Point] = []
    taken = {(0, 0)}
    while len(points) < count:
        point = scattered(half, chance)
        images = [point]
        for _ in range(turns - 1):
            images.append(turn(images[-1], turns))
        if not taken & set(images):
            taken.update(images)
            points += images
    points = relaxed(points + [(0, 0)] * has_centre, half, turns, ROUNDS)
    return Mesh(points, half, turns)


def scattered(half: Point, chance: Chance) -> Point:
    """A point by lot, not quite at the frame."""
    x = chance.roll(2 * (half[0] - MARGIN) + 1) - 1 - (half[0] - MARGIN)
    y = chance.roll(2 * (half[1] - MARGIN) + 1) - 1 - (half[1] - MARGIN)
    return int(x), int(y)


def gap(one: Point, other: Point) -> int:
    """The square of a distance."""
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def area(corners: tuple[Point, ...]) -> int:
    """Twice the area inside the corners, which go round counter-clockwise."""
    after = (*corners[1:], corners[0])
    return sum([a[0] * b[1] - a[1] * b[0] for a, b in zip(corners, after, strict=True)])
