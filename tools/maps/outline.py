"""Outlines on a grid of whole tenths: SVG paths, common borders and coasts, without any geometry library.

A map whose neighbours share their border points exactly can be checked from its paths alone: two states
share a stretch of border when the same edge occurs in the outlines of both.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable, Mapping
from math import hypot

GRID = 10
Point = tuple[int, int]
Ring = tuple[Point, ...]
Edge = frozenset[Point]


def to_grid(x: float, y: float) -> Point:
    """The grid point nearest to a place in the picture."""
    return round(x * GRID), round(y * GRID)


def tidy(points: Iterable[Point]) -> Ring:
    """A ring without its closing point and without points repeated in a row."""
    ring: list[Point] = []
    for point in points:
        if not ring or point != ring[-1]:
            ring.append(point)
    while len(ring) > 1 and ring[0] == ring[-1]:
        ring.pop()
    return tuple(ring)


def path_of(rings: Iterable[Ring], closed: bool = True) -> str:
    """Compact relative SVG path data."""
    return "".join(_subpath(ring, closed) for ring in rings)


def _subpath(ring: Ring, closed: bool) -> str:
    (x, y), steps = ring[0], []
    for (x0, y0), (x1, y1) in itertools.pairwise(ring):
        steps.append(f"{_number(x1 - x0)} {_number(y1 - y0)}")
    body = " ".join(steps).replace(" -", "-")
    return f"M{_number(x)} {_number(y)}l{body}{'z' if closed else ''}"


def _number(tenths: int) -> str:
    whole, rest = divmod(abs(tenths), GRID)
    sign = "-" if tenths < 0 else ""
    digits = f"{whole or ''}.{rest}" if rest else str(whole)
    return sign + digits


def rings_of(path: str) -> tuple[Ring, ...]:
    """Reads back what `path_of` wrote."""
    rings = []
    for start, steps in re.findall(r"M([^l]+)l([^zM]+)z?", path):
        x, y = (round(float(number) * GRID) for number in start.split())
        points = [(x, y)]
        numbers = [round(float(number) * GRID) for number in re.findall(r"-?(?:\d*\.\d|\d+)", steps)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = x + dx, y + dy
            points.append((x, y))
        rings.append(tuple(points))
    return tuple(rings)


def edges_of(rings: Iterable[Ring]) -> set[Edge]:
    """The undirected edges of closed rings."""
    return {frozenset((a, b)) for ring in rings for a, b in zip(ring, ring[1:] + ring[:1], strict=True)}


def common_borders(outlines: Mapping[str, Iterable[Ring]]) -> dict[frozenset[str], set[Edge]]:
    """The edges that two outlines have in common, for every pair that has some."""
    owners: dict[Edge, list[str]] = {}
    for name, rings in outlines.items():
        for edge in edges_of(rings):
            owners.setdefault(edge, []).append(name)
    common: dict[frozenset[str], set[Edge]] = {}
    for edge, names in owners.items():
        if len(names) > 2:
            raise ValueError(f"{names} overlap at {sorted(edge)}")
        if len(names) == 2:
            common.setdefault(frozenset(names), set()).add(edge)
    return common


def coast(outlines: Mapping[str, Iterable[Ring]]) -> set[Edge]:
    """The edges that belong to one outline only."""
    seen: set[Edge] = set()
    twice: set[Edge] = set()
    for rings in outlines.values():
        edges = edges_of(rings)
        twice |= seen & edges
        seen |= edges
    return seen - twice


def length(edges: Iterable[Edge]) -> float:
    """The total length of edges, in the units of the picture."""
    return sum(hypot(a[0] - b[0], a[1] - b[1]) for a, b in map(sorted, edges)) / GRID


def chain(edges: Iterable[Edge]) -> list[Ring]:
    """Joins edges end to end into as few long lines as a simple walk finds."""
    left: dict[Point, set[Point]] = {}
    for a, b in map(sorted, edges):
        left.setdefault(a, set()).add(b)
        left.setdefault(b, set()).add(a)
    starts = sorted(left, key=lambda point: (len(left[point]) % 2 == 0, point))
    return [line for start in starts for line in _walks(start, left)]


def _walks(start: Point, left: dict[Point, set[Point]]) -> list[Ring]:
    walks = []
    while left[start]:
        line, here = [start], start
        while left[here]:
            there = min(left[here])
            left[here].discard(there)
            left[there].discard(here)
            line.append(there)
            here = there
        walks.append(tuple(line))
    return walks


def encloses(rings: Iterable[Ring], x: float, y: float) -> bool:
    """Whether a place in the picture lies inside the outlines (even-odd rule)."""
    px, py, inside = x * GRID, y * GRID, False
    for ring in rings:
        for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True):
            if (y0 > py) != (y1 > py) and px < x0 + (py - y0) * (x1 - x0) / (y1 - y0):
                inside = not inside
    return inside
