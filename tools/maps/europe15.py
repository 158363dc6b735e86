"""Builds the picture of Evropská válka's board: `python -m tools.maps.europe15 [countries-10m.json]`."""

# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,attr-defined"
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations, product
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry

from tools.maps import atlas, countries, drawing, geometry, labels, outline, table
from tools.maps import europe15_layout as layout
from tools.maps.geometry import Place, Shapes
from tools.maps.projection import Canvas, conic, framed
from tools.maps.world48_layout import URAL

DATA = Path(__file__).parents[2] / "velmoci" / "evropska_valka" / "data"
SHADES = 3
ARMY = 15.0
SHIP = 13.0
TOLERANCE = 0.9
SPECK = 14.0
POND = 30.0
ABROAD = "abroad"
KALININGRAD = box(19, 54, 23, 56)
CUTS = {
    ("finland_baltics", "RUS"): KALININGRAD,
    ("ukraine", "RUS"): countries.CRIMEA,
    ("russia", "RUS"): (geometry.west_of(URAL) & box(23, 30, 65, 85)) - countries.CRIMEA,
}
# Islands far from the field that they belong to would lie in the sea of others, or outside the frame.
NEAR = {
    "spain": box(-11, 35.9, 5, 45),
    "france": box(-6, 41, 10, 52),
    "britain": box(-11, 49, 3, 61),
    "southern_scandinavia": box(4, 54, 32, 72),
    "north_africa": box(-18, 20, 12, 38),
    "russia": box(23, 38, 65, 70.5),
}


def make_canvas() -> Canvas:
    canvas = framed(conic(layout.MIDDLE, layout.SOUTH_TRUE, layout.NORTH_TRUE), layout.CORNERS, layout.WIDTH)
    top = replace(canvas, lenses=layout.LENSES).point(*layout.TOP)[1]
    x, y = canvas.offset
    return replace(canvas, offset=(x, y - top), lenses=layout.LENSES)


def field_outline(field: table.State, outlines: Shapes) -> BaseGeometry:
    """A field in degrees, put together from the countries that the table names."""
    pieces = [
        outlines[part.code] & CUTS[field.id, part.code] if part.piece else outlines[part.code]
        for part in field.parts
        if part.code in outlines
    ]
    whole = shapely.union_all(pieces)
    return countries.centred(NEAR[field.id])(whole) if field.id in NEAR else whole


def draw_land(board: table.Board, outlines: Shapes, canvas: Canvas) -> tuple[Shapes, BaseGeometry]:
    """The fields, with common points on common borders, and the land around them."""
    degrees = {name: field_outline(field, outlines) for name, field in board.states.items()}
    around = shapely.union_all([outlines[code] for code in layout.NEIGHBOURS if code in outlines])
    degrees[ABROAD] = around - shapely.union_all(list(degrees.values())) - KALININGRAD - countries.CRIMEA
    flat = {name: canvas.geometry(shapely.segmentize(shape, 0.3)) for name, shape in degrees.items()}
    shapes = geometry.coverage(flat, gap=1.2, tolerance=TOLERANCE)
    sheet = box(0, 0, layout.WIDTH, layout.HEIGHT).buffer(layout.OVERLAP, join_style="mitre")
    shapes = {
        name: geometry.without_ponds(geometry.without_specks(shapely.make_valid(shape) & sheet, SPECK), POND)
        for name, shape in shapes.items()
    }
    return shapes, shapes.pop(ABROAD)


def place_names(canvas: Canvas) -> dict[str, labels.Spot]:
    spots = {}
    for name, field in layout.FIELDS.items():
        place = canvas.point(*field.name)
        spots[name] = labels.Spot(
            canvas.point(*field.army),
            {
                language: labels.around(place, lines, field.size, field.anchor, labels.SERIF)
                for language, lines in (("cs", field.cs), ("en", field.en))
            },
        )
    return spots


def draw_bridge(ends: tuple[str, Place, str, Place], shapes: Shapes, canvas: Canvas) -> dict[str, Any]:
    """A bridge from coast to coast; a short one reaches inland on both sides."""
    first, start, second, end = ends
    span = shapely.shortest_line(
        shapes[first] & Point(canvas.point(*start)).buffer(40), shapes[second] & Point(canvas.point(*end)).buffer(40)
    )
    line = np.array([canvas.point(*start), canvas.point(*end)])
    wet = LineString(line) - shapes[first] - shapes[second]
    longest = max(getattr(wet, "geoms", [wet]), key=lambda piece: piece.length)
    points = np.array((span if longest.is_empty else longest).coords)[[0, -1]]
    along = (points[1] - points[0]) / np.hypot(*(points[1] - points[0]))
    reach = max(4.0, (layout.SHORTEST_BRIDGE - np.hypot(*(points[1] - points[0]))) / 2)
    points = points + np.array([-along, along]) * reach
    return {"between": [first, second], "ends": [[round(float(x), 1), round(float(y), 1)] for x, y in points]}


def smooth(points: Sequence[Place]) -> str:
    """SVG path data of a soft curve through all the points."""
    padded = np.array([points[0], *points, points[-1]])
    path = "M{:.1f} {:.1f}".format(*padded[1])
    for n in range(1, len(padded) - 2):
        before, here, there, after = padded[n - 1 : n + 3]
        first, second = here + (there - before) / 6, there - (after - here) / 6
        path += "C" + " ".join(f"{value:.1f}" for value in (*first, *second, *there))
    return path


def sea_data(sea: layout.Sea, canvas: Canvas) -> dict[str, Any]:
    x, y = canvas.point(*sea.place)
    return {
        "x": round(x, 1),
        "y": round(y, 1),
        "size": sea.size,
        "turn": sea.turn,
        "name": {"cs": sea.cs, "en": sea.en},
    }


def graticule(canvas: Canvas) -> str:
    """Meridians every ten and parallels every five degrees."""
    latitudes, longitudes = np.linspace(22, 75, 60), np.linspace(-40, 70, 80)
    lines = [np.column_stack([np.full(60, lon), latitudes]) for lon in range(-40, 71, 10)]
    lines += [np.column_stack([longitudes, np.full(80, lat)]) for lat in range(25, 76, 5)]
    return outline.path_of(
        [outline.tidy(outline.to_grid(x, y) for x, y in canvas.points(line)) for line in lines], False
    )


def border_paths(board: table.Board, outlines: dict[str, tuple[outline.Ring, ...]]) -> dict[str, str]:
    """Coasts, borders inside a power and borders between powers, each line once."""
    inner: set[outline.Edge] = set()
    outer: set[outline.Edge] = set()
    for pair, edges in outline.common_borders(outlines).items():
        same = len({board.states[name].continent for name in pair}) == 1
        (inner if same else outer).update(edges)
    groups = {"coast": outline.coast(outlines), "borders": inner, "power_borders": outer}
    return {name: outline.path_of(outline.chain(edges), closed=False) for name, edges in groups.items()}


def check(
    board: table.Board, outlines: dict[str, tuple[outline.Ring, ...]], bridges: list[dict[str, Any]]
) -> list[str]:
    """Everything in which the picture contradicts the table; a special pair may touch as well."""
    special = board.pairs("special")
    problems = table.disagreements(set(outline.common_borders(outlines)) - special, board.pairs("land"))
    return problems + table.disagreements({frozenset(bridge["between"]) for bridge in bridges}, special)


def check_drawing(shapes: Shapes, spots: dict[str, labels.Spot], canvas: Canvas) -> list[str]:
    """Everything in which parts of the picture get in each other's way."""
    sheet = box(0, 0, layout.WIDTH, layout.HEIGHT).buffer(-12)
    armies = {f"army {name}": Point(spot.army).buffer(ARMY) for name, spot in spots.items()}
    ships = {f"ship {name}": Point(canvas.point(*place)).buffer(SHIP) for name, place in layout.SHIPS.items()}
    problems = [
        f"{ship} lies on the land of {name}"
        for ship, area in ships.items()
        for name, shape in shapes.items()
        if area.centroid.buffer(2).intersects(shape)
    ]
    problems += [
        f"the army of {name} stands outside" for name in spots if not shapes[name].contains(Point(spots[name].army))
    ]
    for language in ("cs", "en"):
        names = {
            f"{language} {name}": shapely.union_all(spot.labels[language].boxes()) for name, spot in spots.items()
        }
        pairs = [*combinations(names.items(), 2), *product(names.items(), (armies | ships).items())]
        problems += [f"{one} runs into {other}" for (one, a), (other, b) in pairs if a.intersects(b)]
        problems += [f"{name} leaves the picture" for name, area in names.items() if not sheet.contains(area)]
    crowd = combinations((armies | ships).items(), 2)
    return problems + [f"{one} runs into {other}" for (one, a), (other, b) in crowd if a.intersects(b)]


def field_data(rings: tuple[outline.Ring, ...], spot: labels.Spot, shade: int) -> dict[str, Any]:
    return {
        "path": outline.path_of(rings),
        "shade": shade,
        "army": [round(value, 1) for value in spot.army],
        "labels": {language: drawing.label_data(label) for language, label in spot.labels.items()},
    }


def build(topology: Any) -> tuple[dict[str, Any], list[str]]:
    """The picture as data, and everything in which it contradicts the table or itself."""
    board = table.read_board(DATA / "europe15.toml", "field", "power")
    canvas = make_canvas()
    window = box(*layout.AROUND)
    shapes, abroad = draw_land(
        board, {code: shape & window for code, shape in countries.by_code(topology).items()}, canvas
    )
    outlines = {name: geometry.rings(shapes[name]) for name in board.states}
    shapes = {name: geometry.shape_of(rings) for name, rings in outlines.items()}
    spots = place_names(canvas)
    bridges = [draw_bridge(bridge, shapes, canvas) for bridge in layout.BRIDGES]
    problems = check(board, outlines, bridges) + check_drawing(shapes, spots, canvas)
    shades = table.shade_states(board, SHADES)
    fields = {name: field_data(outlines[name], spots[name], shades[name]) for name in board.states}
    for name, place in layout.SHIPS.items():
        fields[name]["ship"] = [round(value, 1) for value in canvas.point(*place)]
    caption = canvas.point(*layout.CLOSED_CAPTION)
    picture = {
        "id": board.id,
        "source": "Natural Earth 1:10m, public domain, through world-atlas 2.0.2 (see tools/maps)",
        "view_box": [0, 0, round(layout.WIDTH), round(layout.HEIGHT)],
        "fields": fields,
        "bridges": bridges,
        "lanes": {
            sea: "".join(smooth([canvas.point(*place) for place in lane]) for lane in lanes)
            for sea, lanes in layout.LANES.items()
        },
        "closed": {
            "place": [round(value, 1) for value in canvas.point(*layout.CLOSED)],
            "labels": {
                language: drawing.label_data(labels.around(caption, words, 12, "middle", labels.ITALIC))
                for language, words in layout.CLOSED_WORDS.items()
            },
        },
        "seas": [sea_data(sea, canvas) for sea in layout.SEAS],
        "legend": list(layout.LEGEND),
        "abroad": outline.path_of(geometry.rings(abroad)),
        "graticule": graticule(canvas),
        **border_paths(board, outlines),
    }
    return picture, problems


def main() -> None:
    drawing.command(__doc__, build, DATA / "europe15.map.json", atlas.FINE)


if __name__ == "__main__":
    main()
