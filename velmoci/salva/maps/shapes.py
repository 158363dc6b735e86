"""Outlines for a map that only says where its fields lie: cells around their places, with crooked borders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import isqrt
from typing import Final, NamedTuple
from zlib import crc32

from velmoci.kernel.chance import Chance, Seeded
from velmoci.salva.maps.outlines import BULGE, between, chained, crooked
from velmoci.salva.maps.plan import Point, Ring
from velmoci.salva.maps.voronoi import FAR, Cell, voronoi

Place = tuple[float, float]
Line = tuple[Point, ...]

APART: Final = 1500
"""From the middle of a field to that of its neighbour, in tenths of a pixel."""
JITTER: Final = 110
ROWS: Final = 866
"""Where fields lie in rows of hexagons, a row is so many thousandths of half a step."""
AROUND: Final = ((1000, 0), (500, 866), (-500, 866), (-1000, 0), (-500, -866), (500, -866))
BETWEEN: Final = ((866, 500), (0, 1000), (-866, 500), (-866, -500), (0, -1000), (866, -500))
WIDEST: Final = FAR // 10
"""How far from the middle a field may lie."""
MARGIN: Final = 260
COAST: Final = (520, 4)
LAND: Final = (360, 3)
SEA: Final = (160, 2)
"""How far a border may leave its side, in thousandths of the way to the middle, and how often it is bent."""


class Shapes(NamedTuple):
    """The picture of a map: its size, and for each field its outline and the middle of its cell."""

    size: Point
    rings: dict[str, tuple[Ring, ...]]
    centres: dict[str, Point]
    coast: tuple[Ring, ...]
    borders: dict[tuple[str, str], tuple[Line, ...]]
    """The lines between two fields, named in ascending order."""


def shapes(places: Mapping[str, Place], near: Mapping[str, Sequence[str]], wet: set[str]) -> Shapes:
    """The outlines; the same places give the same outlines everywhere."""
    ids = list(places)
    chance = Seeded(crc32(" ".join(ids).encode()))
    is_hexagonal = lies_in_rows(places, near)
    points = spread(places, near, ROWS if is_hexagonal else 1000)
    strangers = around(points)
    has_room = all(distance(one, other) > 3 * JITTER for one, other in combinations(points, 2))
    moved = [(x + jolt(chance), y + jolt(chance)) for x, y in points] if is_hexagonal and has_room else points
    middle, half = frame([*moved, *strangers])
    inside = [(x - middle[0], y - middle[1]) for x, y in (*moved, *strangers)]
    cells = voronoi(inside, half)
    lines = drawn(cells, ids, wet, chance)
    return gathered(cells, ids, wet, lines)


def lies_in_rows(places: Mapping[str, Place], near: Mapping[str, Sequence[str]]) -> bool:
    """Whether the fields lie like hexagons; those of other maps stay exactly where they are, so that corners meet."""
    steps = [(places[one], places[other]) for one in places for other in near[one]]
    return any(abs(a[0] - b[0]) == 1 and abs(a[1] - b[1]) == 2 for a, b in steps)


def spread(places: Mapping[str, Place], near: Mapping[str, Sequence[str]], flat: int) -> list[Point]:
    """The places so far apart that neighbours usually lie one step from each other; in a row where two would meet."""
    grid = {id: (round(1000 * x), round(flat * y)) for id, (x, y) in places.items()}
    lengths = sorted(
        isqrt((grid[one][0] - grid[other][0]) ** 2 + (grid[one][1] - grid[other][1]) ** 2)
        for one in grid
        for other in near[one]
    )
    step = max(1, lengths[len(lengths) // 2]) if lengths else 2000
    farthest = max(max(abs(x), abs(y)) for x, y in grid.values())
    step = max(step, farthest * APART // WIDEST + 1)
    points = [(x * APART // step, y * APART // step) for x, y in grid.values()]
    return points if len(set(points)) == len(points) else [(place * APART, 0) for place in range(len(points))]


def around(points: list[Point]) -> list[Point]:
    """Places of nobody around the map, so that every field has a border on all sides."""
    found: list[Point] = []
    for ways, room in ((AROUND, 95), (BETWEEN, 70)):
        for x, y in points:
            for dx, dy in ways:
                place = (x + dx * APART // 1000, y + dy * APART // 1000)
                if all(distance(place, other) * 100 >= room * APART for other in (*points, *found)):
                    found.append(place)
    return found


def distance(one: Point, other: Point) -> int:
    return isqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def jolt(chance: Chance) -> int:
    return chance.roll(2 * JITTER + 1) - JITTER - 1


def frame(points: list[Point]) -> tuple[Point, Point]:
    """The middle of the points, and half of a frame that holds them all."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    middle = ((min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2)
    return middle, ((max(xs) - min(xs)) // 2 + APART, (max(ys) - min(ys)) // 2 + APART)


def drawn(cells: list[Cell], ids: list[str], wet: set[str], chance: Chance) -> dict[tuple[Point, Point], Line]:
    """Every side of every field as a crooked line, the same from both ends."""
    lines: dict[tuple[Point, Point], Line] = {}
    for number in range(len(ids)):
        cell = cells[number]
        for place, other in enumerate(cell.across):
            start, end = cell.corners[place], cell.corners[(place + 1) % len(cell.corners)]
            if (start, end) in lines:
                continue
            width, depth = manner(ids[number] in wet, other >= len(ids) or ids[other] in wet)
            middle = between(start, end, 500)
            room = BULGE * distance(start, end)
            left, right = [
                between(middle, centre, min(width, room // max(1, distance(middle, centre))))
                for centre in (cells[other].centre, cell.centre)
            ]
            line = (*crooked(start, left, end, right, depth, chance), end)
            lines[start, end] = line
            lines[end, start] = line[::-1]
    return lines


def manner(one: bool, other: bool) -> tuple[int, int]:
    """How crooked: coasts most, borders at sea least."""
    if one != other:
        return COAST
    return SEA if one else LAND


def gathered(cells: list[Cell], ids: list[str], wet: set[str], lines: dict[tuple[Point, Point], Line]) -> Shapes:
    """The whole picture, moved into its corner."""
    corners = [point for line in lines.values() for point in line]
    left, top = min(x for x, _ in corners) - MARGIN, min(y for _, y in corners) - MARGIN
    size = (max(x for x, _ in corners) + MARGIN - left, max(y for _, y in corners) + MARGIN - top)

    def shifted(line: Sequence[Point]) -> Line:
        return tuple([(x - left, y - top) for x, y in line])

    rings: dict[str, tuple[Ring, ...]] = {}
    borders: dict[tuple[str, str], tuple[Line, ...]] = {}
    shore: dict[Point, list[Line]] = {}
    for number, id in enumerate(ids):
        cell = cells[number]
        ring: list[Point] = []
        for place, other in enumerate(cell.across):
            line = lines[cell.corners[place], cell.corners[(place + 1) % len(cell.corners)]]
            ring += line[:-1]
            if other < len(ids) and id < ids[other]:
                borders[id, ids[other]] = (shifted(line),)
            if id not in wet and (other >= len(ids) or ids[other] in wet):
                shore.setdefault(line[0], []).append(line)
        rings[id] = (shifted(ring),)
    coast = tuple([shifted(ring) for ring in chained(shore)])
    centres = {id: (cells[number].centre[0] - left, cells[number].centre[1] - top) for number, id in enumerate(ids)}
    return Shapes(size, rings, centres, coast, borders)
