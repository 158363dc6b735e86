"""Borders as they are drawn: each side of a cell becomes a crooked line of its own that can cross no other."""

from __future__ import annotations

from collections.abc import Callable
from math import isqrt

from velmoci.kernel.chance import Chance
from velmoci.salva.maps.mesh import Mesh, gap
from velmoci.salva.maps.plan import Point, Ring
from velmoci.salva.maps.voronoi import rounded, turn

THOUSAND = 1000
COAST = (900, 4)
LAND = (600, 3)
SEA = (300, 2)
BULGE = 550
"""How far a line may leave its side, in thousandths of the length of the side."""

Line = tuple[Point, ...]


def between(a: Point, b: Point, part: int) -> Point:
    """The point at so many thousandths of the way."""
    return a[0] + rounded((b[0] - a[0]) * part, THOUSAND), a[1] + rounded((b[1] - a[1]) * part, THOUSAND)


def crooked(start: Point, left: Point, end: Point, right: Point, depth: int, chance: Chance) -> list[Point]:
    """A line from start to end that stays inside the four points, without its end."""
    if depth == 0:
        return [start]
    along, across = 300 + chance.roll(400), 300 + chance.roll(400)
    before, after = between(start, right, along), between(left, end, along)
    middle = between(before, after, across)
    inner_left, inner_right = between(start, left, across), between(right, end, across)
    one = crooked(start, inner_left, middle, before, depth - 1, chance)
    return one + crooked(middle, after, end, inner_right, depth - 1, chance)


class Outlines:
    """The lines between cells that belong to different fields; the same for both, and turned for images."""

    def __init__(self, mesh: Mesh, field: dict[int, int], is_sea: list[bool], chance: Chance) -> None:
        self.mesh = mesh
        self.field = field
        self.is_sea = is_sea
        self.chance = chance
        self.lines: dict[tuple[Point, Point], Line] = {}
        for cell in range(mesh.size):
            self.draw_sides(cell)

    def draw_sides(self, cell: int) -> None:
        """Draws the sides of a cell that are borders and not drawn yet, with their images."""
        corners, across = self.mesh.cells[cell].corners, self.mesh.cells[cell].across
        for place, other in enumerate(across):
            start, end = corners[place], corners[(place + 1) % len(corners)]
            if other < 0 or self.field.get(cell, -1) == self.field.get(other, -1) or (start, end) in self.lines:
                continue
            line = self.line(cell, other, start, end)
            for _ in range(self.mesh.turns):
                self.lines[line[0], line[-1]] = line
                self.lines[line[-1], line[0]] = line[::-1]
                line = tuple([turn(point, self.mesh.turns) for point in line])

    def line(self, cell: int, other: int, start: Point, end: Point) -> Line:
        """One side: straight where a turn would lay it on itself."""
        if self.mesh.image[cell] == other and self.mesh.image[other] == cell:
            return (start, end)
        width, depth = self.manner(cell, other)
        middle = between(start, end, 500)
        room = BULGE * isqrt(gap(start, end))
        left, right = [
            between(middle, centre, min(width, room // max(1, isqrt(gap(middle, centre)))))
            for centre in (self.mesh.cells[other].centre, self.mesh.cells[cell].centre)
        ]
        points = [*crooked(start, left, end, right, depth, self.chance), end]
        return tuple([point for place, point in enumerate(points) if place == 0 or point != points[place - 1]])

    def manner(self, cell: int, other: int) -> tuple[int, int]:
        """How crooked: coasts most, borders at sea least."""
        one, two = self.wet(cell), self.wet(other)
        if one != two:
            return COAST
        return SEA if one else LAND

    def wet(self, cell: int) -> bool:
        """Whether a cell is water."""
        field = self.field.get(cell, -1)
        return field < 0 or self.is_sea[field]

    def rings(self, belongs: Callable[[int], bool]) -> tuple[Ring, ...]:
        """The border of all cells that belong together, as rings."""
        pieces: dict[Point, list[Line]] = {}
        for number, cell in enumerate(self.mesh.cells):
            if not belongs(number):
                continue
            for place, other in enumerate(cell.across):
                if other < 0 or not belongs(other):
                    start, end = cell.corners[place], cell.corners[(place + 1) % len(cell.corners)]
                    pieces.setdefault(start, []).append(self.lines.get((start, end), (start, end)))
        return tuple(chained(pieces))


def chained(pieces: dict[Point, list[Line]]) -> list[Ring]:
    """Lines put end to end until they close."""
    rings: list[Ring] = []
    for start in sorted(pieces):
        while pieces[start]:
            ring: list[Point] = []
            at = start
            while not ring or at != start:
                line = pieces[at].pop()
                ring += line[:-1]
                at = line[-1]
            rings.append(tuple(ring))
    return rings
