"""Cutting, cleaning and simplifying outlines so that neighbours share their borders exactly."""

# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,attr-defined"
from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from tools.maps import outline

Place = tuple[float, float]
Shapes = dict[str, BaseGeometry]
FAR = 400.0


def polygons(shape: BaseGeometry) -> Iterator[Polygon]:
    """The polygons of any geometry; points and lines are left out."""
    if isinstance(shape, Polygon):
        if not shape.is_empty:
            yield shape
    else:
        for part in getattr(shape, "geoms", ()):
            yield from polygons(part)


def select(shape: BaseGeometry, keep: Callable[[Polygon], bool]) -> BaseGeometry:
    """Only those polygons of a shape that pass the test."""
    return MultiPolygon([polygon for polygon in polygons(shape) if keep(polygon)])


def wiggle(line: list[Place], amplitude: float, seed: int, depth: int = 4) -> list[Place]:
    """Displaces midpoints again and again, so that a straight cut looks like a grown border."""
    dice = random.Random(seed)
    for _ in range(depth):
        finer = [line[0]]
        for (x0, y0), (x1, y1) in itertools.pairwise(line):
            push = (dice.random() * 2 - 1) * amplitude
            finer += [((x0 + x1) / 2 - (y1 - y0) * push, (y0 + y1) / 2 + (x1 - x0) * push), (x1, y1)]
        line = finer
    return line


def west_of(line: list[Place]) -> Polygon:
    """Everything west of a line that runs from north to south."""
    north, south = (line[0][0], FAR), (line[-1][0], -FAR)
    return Polygon([north, *line, south, (-FAR, -FAR), (-FAR, FAR)])


def north_of(line: list[Place]) -> Polygon:
    """Everything north of a line that runs from west to east."""
    west, east = (-FAR, line[0][1]), (FAR, line[-1][1])
    return Polygon([west, *line, east, (FAR, FAR), (-FAR, FAR)])


def split(shape: BaseGeometry, side: Polygon, cut_area: float) -> tuple[BaseGeometry, BaseGeometry]:
    """Cuts a shape into what lies on `side` and the rest; islands under `cut_area` stay whole."""
    inside: list[BaseGeometry] = []
    outside: list[BaseGeometry] = []
    for polygon in polygons(shape):
        if polygon.area >= cut_area:
            inside.append(polygon.intersection(side))
            outside.append(polygon.difference(side))
        else:
            (inside if side.contains(polygon.centroid) else outside).append(polygon)
    return shapely.union_all(inside), shapely.union_all(outside)


def coverage(shapes: Shapes, gap: float, tolerance: float) -> Shapes:
    """Closes gaps, removes overlaps and simplifies, with identical points on common borders."""
    parts = [MultiPolygon(list(polygons(shape))) for shape in shapes.values()]
    clean = shapely.coverage_clean(parts, gap_width=gap)
    simple = shapely.coverage_simplify(clean, tolerance)
    if not shapely.coverage_is_valid(simple):
        raise ValueError("the states do not form a valid coverage")
    return dict(zip(shapes, simple, strict=True))


def without_specks(shape: BaseGeometry, least: float) -> BaseGeometry:
    """Leaves out islands smaller than `least`, but never the largest piece."""
    pieces = sorted(polygons(shape), key=lambda polygon: -polygon.area)
    return MultiPolygon(pieces[:1] + [piece for piece in pieces[1:] if piece.area >= least])


def without_ponds(shape: BaseGeometry, least: float) -> BaseGeometry:
    """Fills holes smaller than `least`."""
    return MultiPolygon(
        [
            Polygon(polygon.exterior, [hole for hole in polygon.interiors if Polygon(hole).area >= least])
            for polygon in polygons(shape)
        ]
    )


def resized(shape: BaseGeometry, width: float, centre: Place) -> BaseGeometry:
    """A shape scaled to a width and moved to a new centre."""
    left, top, right, bottom = shape.bounds
    middle = np.array([(left + right) / 2, (top + bottom) / 2])
    return shapely.transform(
        shape, lambda points: (points - middle) * width / (right - left) + np.array(centre)
    )


def rings(shape: BaseGeometry) -> tuple[outline.Ring, ...]:
    """The rings of a shape on the grid of the picture."""
    found = []
    for polygon in polygons(shape):
        for ring in (polygon.exterior, *polygon.interiors):
            tidy = outline.tidy(outline.to_grid(x, y) for x, y in ring.coords)
            if len(tidy) >= 3:
                found.append(tidy)
    return tuple(found)


def shape_of(outlines: tuple[outline.Ring, ...]) -> BaseGeometry:
    """The area inside rings on the grid, back in the units of the picture (even-odd rule)."""
    area: BaseGeometry = MultiPolygon()
    for ring in outlines:
        area = area.symmetric_difference(shapely.make_valid(Polygon(ring)))
    return shapely.transform(area, lambda points: points / outline.GRID)


def bezier(points: list[Place], steps: int = 48) -> LineString:
    """A straight line, a quadratic or a cubic curve as a fine polyline."""
    t = np.linspace(0, 1, steps + 1)[:, None]
    places = [np.array(point)[None, :] for point in points]
    while len(places) > 1:
        places = [a * (1 - t) + b * t for a, b in itertools.pairwise(places)]
    return LineString(places[0])
