"""Voronoi cells in whole numbers: exact tests decide who borders on whom, and corners are rounded once for all."""

from __future__ import annotations

from typing import Final, NamedTuple

from velmoci.salva.maps.plan import Point

FAR: Final = 10**7

Edges = dict[tuple[int, int], int]
"""Each directed edge of a triangle, counter-clockwise, with the corner opposite to it."""


class Cell(NamedTuple):
    """A cell: its centre, its corners around, and what lies across each side (-1: the frame)."""

    centre: Point
    corners: tuple[Point, ...]
    across: tuple[int, ...]
    """The cell beyond the side from a corner to the next one."""


def side_of(a: Point, b: Point, p: Point) -> int:
    """Above 0 if p lies to the left of the way from a to b."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def is_inside_circle(a: Point, b: Point, c: Point, p: Point) -> bool:
    """Whether p lies inside the circle through a, b, c, which are counter-clockwise."""
    ax, ay, bx, by, cx, cy = a[0] - p[0], a[1] - p[1], b[0] - p[0], b[1] - p[1], c[0] - p[0], c[1] - p[1]
    aa, bb, cc = ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy
    return ax * (by * cc - bb * cy) - ay * (bx * cc - bb * cx) + aa * (bx * cy - by * cx) > 0


def triangulate(points: list[Point]) -> Edges:
    """The Delaunay triangles of the points, inside three corners far outside (the last three numbers)."""
    count = len(points)
    corners = [*points, (-3 * FAR, -FAR), (3 * FAR, -FAR), (0, 3 * FAR)]
    edges: Edges = {}
    add_triangle(edges, count, count + 1, count + 2)
    start = (count, count + 1)
    for number in range(count):
        start = insert(edges, corners, locate(edges, corners, start, corners[number]), number)
    return edges


def locate(edges: Edges, corners: list[Point], start: tuple[int, int], p: Point) -> tuple[int, int]:
    """Walks towards p; returns an edge of the triangle that holds it."""
    a, b = start
    while True:
        c = edges[a, b]
        for u, v in ((a, b), (b, c), (c, a)):
            if side_of(corners[u], corners[v], p) < 0:
                a, b = v, u
                break
        else:
            return a, b


def insert(edges: Edges, corners: list[Point], first: tuple[int, int], number: int) -> tuple[int, int]:
    """Puts a point in: triangles whose circle holds it give way; returns an edge of a new triangle."""
    a, b = first
    new = first
    c = edges[a, b]
    remove_triangle(edges, a, b, c)
    todo = [(a, b), (b, c), (c, a)]
    while todo:
        u, v = todo.pop()
        w = edges.get((v, u), -1)
        if w >= 0 and is_inside_circle(corners[v], corners[u], corners[w], corners[number]):
            remove_triangle(edges, v, u, w)
            todo += [(u, w), (w, v)]
        else:
            add_triangle(edges, u, v, number)
            new = (u, v)
    return new


def add_triangle(edges: Edges, a: int, b: int, c: int) -> None:
    edges[a, b], edges[b, c], edges[c, a] = c, a, b


def remove_triangle(edges: Edges, a: int, b: int, c: int) -> None:
    del edges[a, b], edges[b, c], edges[c, a]


def rounded(num: int, den: int) -> int:
    """The nearest whole number, halves away from 0: so a turned map is rounded to the turned numbers."""
    if den < 0:
        num, den = -num, -den
    whole = (2 * abs(num) + den) // (2 * den)
    return whole if num >= 0 else -whole


def centre_of_circle(a: Point, b: Point, c: Point) -> Point:
    """The point with the same distance to all three."""
    twice = 2 * (a[0] * (b[1] - c[1]) + b[0] * (c[1] - a[1]) + c[0] * (a[1] - b[1]))
    aa, bb, cc = a[0] * a[0] + a[1] * a[1], b[0] * b[0] + b[1] * b[1], c[0] * c[0] + c[1] * c[1]
    x = aa * (b[1] - c[1]) + bb * (c[1] - a[1]) + cc * (a[1] - b[1])
    y = aa * (c[0] - b[0]) + bb * (a[0] - c[0]) + cc * (b[0] - a[0])
    return rounded(x, twice), rounded(y, twice)


def voronoi(points: list[Point], half: Point) -> list[Cell]:
    """The cells of the points in a frame from -half to +half; mirror images beyond the frame give straight edges."""
    count = len(points)
    everything = [*points, *mirrored(points, half)]
    edges = triangulate(everything)
    joined: dict[int, int] = {}
    for a, b in edges:
        joined[a] = b
    return [cell_of(number, joined[number], count, edges, everything) for number in range(count)]


def mirrored(points: list[Point], half: Point) -> list[Point]:
    """The images of the points near the frame beyond each of its four sides."""
    wide, high = 2 * half[0], 2 * half[1]
    found = [(-wide - x, y) for x, y in points if x < -half[0] // 3]
    found += [(wide - x, y) for x, y in points if x > half[0] // 3]
    found += [(x, -high - y) for x, y in points if y < -half[1] // 3]
    found += [(x, high - y) for x, y in points if y > half[1] // 3]
    return found


def cell_of(number: int, first: int, count: int, edges: Edges, points: list[Point]) -> Cell:
    """Goes round a point; corners that fall together are one, and no side lies between them."""
    corners: list[Point] = []
    across: list[int] = []
    at = first
    while True:
        after = edges[number, at]
        corners.append(centre_of_circle(points[number], points[at], points[after]))
        across.append(after if after < count else -1)
        at = after
        if at == first:
            break
    sides = [place for place in range(len(corners)) if corners[place] != corners[(place + 1) % len(corners)]]
    return Cell(points[number], tuple([corners[place] for place in sides]), tuple([across[place] for place in sides]))


def relaxed(points: list[Point], half: Point, turns: int, rounds: int) -> list[Point]:
    """Moves every point to the middle of its cell, some times; a point is followed by its turned images.

    A last point without images lies in the centre of the map and stays there.
    """
    whole = len(points) - len(points) % turns
    for _ in range(rounds):
        cells = voronoi(points, half)
        moved: list[Point] = []
        for number in range(whole):
            moved.append(turn(moved[-1], turns) if number % turns else middle(cells[number].corners))
        points = moved + points[whole:]
    return points


def middle(corners: tuple[Point, ...]) -> Point:
    """The mean of the corners."""
    count = len(corners)
    return rounded(sum([x for x, _ in corners]), count), rounded(sum([y for _, y in corners]), count)


def turn(p: Point, turns: int) -> Point:
    """A point after one turn: of a half circle if there are two, of a quarter if there are four."""
    if turns == 4:
        return -p[1], p[0]
    return (-p[0], -p[1]) if turns == 2 else p
