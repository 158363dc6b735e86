"""Builds the picture of Expanze's default board: `python -m tools.maps.world48 [countries-50m.json]`."""

# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,attr-defined"
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from shapely.geometry import Point, box
from shapely.geometry.base import BaseGeometry

from tools.maps import atlas, countries, drawing, geometry, labels, outline, table
from tools.maps import world48_layout as layout
from tools.maps.countries import Cutter
from tools.maps.geometry import Place, Shapes
from tools.maps.projection import Canvas, fit, natural_earth, taller

DATA = Path(__file__).parents[2] / "velmoci" / "expanze" / "data"
SHADES = 4
ARMY = 17.0
# Half the width and height of the largest counter: a star or a diamond with three digits on it.
WIDEST, HIGHEST = 24.2, 17.9
SIZES = [19.0, 18.0, 17.0, 16.5, 16.0, 15.5]
TOLERANCE = 0.75
SPECK = 5.0
OVERHANG = 1.5
MOST_DRY = 6.0
CAPTION = 15.5

UNMAPPED = {"GIB", "TUV", "TKL", "CCK"}


def country_outlines(topology: Any) -> Shapes:
    """The countries of the atlas, with what lies beyond the western edge of the map at its eastern edge."""
    return {code: eastward(shape) for code, shape in countries.by_code(topology).items()}


def eastward(shape: BaseGeometry) -> BaseGeometry:
    """Moves what lies beyond the western edge of the map to its eastern edge."""
    return shapely.union_all(
        [
            shapely.transform(piece, lambda points: points + np.array([360.0, 0.0]))
            if piece.bounds[0] < layout.WEST
            else piece
            for piece in geometry.polygons(shape)
        ]
    )


def west_of(line: list[Place]) -> Cutter:
    side = geometry.west_of(line)
    return lambda shape: geometry.split(shape, side, cut_area=300)[0]


def east_of(line: list[Place]) -> Cutter:
    side = geometry.west_of(line)
    return lambda shape: geometry.split(shape, side, cut_area=300)[1]


def north_of(line: list[Place]) -> Cutter:
    side = geometry.north_of(line)
    return lambda shape: geometry.split(shape, side, cut_area=300)[0]


def south_of(line: list[Place]) -> Cutter:
    side = geometry.north_of(line)
    return lambda shape: geometry.split(shape, side, cut_area=300)[1]


def both(first: Cutter, second: Cutter) -> Cutter:
    return lambda shape: second(first(shape))


def russia_proper(shape: BaseGeometry) -> BaseGeometry:
    """Russia without Kaliningrad and Crimea."""
    return shape - countries.CRIMEA - box(19, 54, 23, 56)


KALININGRAD = countries.centred(box(19, 54, 23, 56))
LOWER_STATES = countries.centred(box(-169, 15, -60, 50))
CUTTERS: dict[tuple[str, str], Cutter] = {
    ("indonesia", "IDN"): countries.centred(box(90, -15, 130.5, 10)),
    ("new_guinea", "IDN"): countries.centred(box(130.5, -15, 150, 10)),
    ("siberia", "RUS"): both(russia_proper, both(east_of(layout.URAL), west_of(layout.LENA))),
    ("chukotka", "RUS"): both(russia_proper, east_of(layout.LENA)),
    ("european_russia", "RUS"): both(russia_proper, west_of(layout.URAL)),
    # Crimea goes with Ukraine, whatever the atlas says.
    ("eastern_europe", "RUS"): lambda shape: KALININGRAD(shape) | (shape & countries.CRIMEA),
    ("iberia", "ESP"): countries.centred(box(-13, 30, 10, 50)),
    ("canary_islands", "ESP"): countries.centred(box(-20, 25, -13, 32)),
    # The Aleutians beyond 169° W would lie at the other edge of the map, beside Chukotka.
    ("alaska", "USA"): countries.centred(box(-169, 51, -129, 75)),
    ("western_canada", "CAN"): west_of(layout.HUNDRED_WEST),
    ("eastern_canada", "CAN"): east_of(layout.HUNDRED_WEST),
    ("western_usa", "USA"): both(LOWER_STATES, west_of(layout.HUNDRED_WEST)),
    ("eastern_usa", "USA"): both(LOWER_STATES, east_of(layout.HUNDRED_WEST)),
    ("northern_brazil", "BRA"): north_of(layout.TWELVE_SOUTH),
    ("southern_brazil", "BRA"): south_of(layout.TWELVE_SOUTH),
    ("western_australia", "AUS"): west_of(layout.AUSTRALIA_129),
    ("central_australia", "AUS"): both(east_of(layout.AUSTRALIA_129), west_of(layout.AUSTRALIA_141)),
    ("eastern_australia", "AUS"): east_of(layout.AUSTRALIA_141),
}
# Islands of these states on the far side of the Pacific would lie at the wrong edge of the map.
EASTERN_ONLY = {"new_zealand", "new_guinea"}


def state_outline(state: table.State, outlines: Shapes) -> BaseGeometry:
    """A state in degrees, put together from the parts that the table names."""
    pieces = []
    for part in state.parts:
        if part.code in outlines:
            piece = outlines[part.code]
            pieces.append(CUTTERS[state.id, part.code](piece) if part.piece else piece)
        elif part.code not in UNMAPPED:
            raise KeyError(f"{part.code} is not in the atlas")
    whole = shapely.union_all(pieces)
    return countries.centred(box(100, -90, 200, 90))(whole) if state.id in EASTERN_ONLY else whole


def make_canvas() -> Canvas:
    canvas = fit(
        taller(natural_earth((layout.WEST + layout.EAST) / 2), layout.HEIGHTEN),
        layout.WEST,
        layout.EAST,
        layout.NORTH,
        layout.WIDTH,
        layout.MARGIN,
    )
    x, y = canvas.offset
    return replace(canvas, offset=(x - layout.LEFTWARDS, y + layout.HEADROOM), lenses=layout.LENSES)


def draw_states(board: table.Board, outlines: Shapes, canvas: Canvas) -> dict[str, tuple[outline.Ring, ...]]:
    """The outlines of all states on the picture; neighbours share their border points."""
    degrees = {name: state_outline(state, outlines) for name, state in board.states.items()}
    flat = {name: canvas.geometry(shapely.segmentize(shape, 0.5)) for name, shape in degrees.items()}
    islands = {name: flat.pop(name) for name in layout.ISLANDS}
    shapes = geometry.coverage(flat, gap=0.3, tolerance=TOLERANCE)
    shapes = {
        name: geometry.without_ponds(geometry.without_specks(shape, SPECK), SPECK)
        for name, shape in shapes.items()
    }
    for name, shape in islands.items():
        shapes[name] = draw_island(shape, layout.ISLANDS[name], canvas)
    return {name: geometry.rings(shapes[name]) for name in board.states}


def draw_island(shape: BaseGeometry, island: layout.Island, canvas: Canvas) -> BaseGeometry:
    largest = max(geometry.polygons(shape), key=lambda piece: piece.area)
    near = geometry.select(shape, lambda piece: bool(piece.distance(largest) < island.group))
    x, y = canvas.point(*island.centre)
    resized = geometry.resized(near, island.width, (x, y - layout.ISLAND_RISE))
    return geometry.without_specks(shapely.simplify(resized, 0.3), 1.0)


def disc(state: str, canvas: Canvas) -> BaseGeometry:
    """The clickable disc of a small island."""
    return Point(canvas.point(*layout.ISLANDS[state].centre)).buffer(layout.DISC)


def place_names(board: table.Board, shapes: Shapes, canvas: Canvas) -> dict[str, labels.Spot]:
    """Army points and names of all states: by hand where the layout says so, else where they fit best."""
    spots = {}
    for name, state in board.states.items():
        if name in layout.BY_HAND:
            drop = layout.ARMY_DROP if name in layout.ISLANDS else 0.0
            spots[name] = hand_spot(layout.BY_HAND[name], canvas, drop)
        else:
            spot = labels.inside(shapes[name].buffer(OVERHANG), state.names, SIZES, ARMY, step=3)
            if spot is None:
                raise ValueError(f"no room for the name of {name}; place it by hand")
            spots[name] = spot
    return spots


def hand_spot(hand: layout.Placed, canvas: Canvas, drop: float) -> labels.Spot:
    x, y = canvas.point(*hand.army)
    army = (x, y + drop)
    if hand.name is None:
        return labels.Spot(
            army, {lang: labels.above(army, lines, hand.size, ARMY + 1) for lang, lines in hand.lines.items()}
        )
    place = canvas.point(*hand.name)
    return labels.Spot(
        army,
        {lang: labels.around(place, lines, hand.size, hand.anchor) for lang, lines in hand.lines.items()},
    )


@dataclass(frozen=True)
class Line:
    """A drawn route: its curves by control points, the places where it meets the coast, and captions."""

    between: tuple[str, str]
    curves: tuple[list[Place], ...]
    ends: tuple[Place, Place]
    captions: tuple[dict[str, labels.Label], ...] = ()


def draw_routes(board: table.Board, shapes: Shapes, canvas: Canvas) -> list[Line]:
    targets = {
        name: disc(name, canvas) if name in layout.ISLANDS else shape for name, shape in shapes.items()
    }
    lines = [draw_route(route, targets, canvas) for route in layout.ROUTES]
    return lines + [draw_wrap(wrap, board, targets, canvas) for wrap in layout.WRAPS]


def draw_route(route: layout.Route, targets: Shapes, canvas: Canvas) -> Line:
    via = [canvas.point(*place) for place in route.via]
    start = drawing.coast_point(targets[route.first], canvas.point(*route.start))
    end = drawing.coast_point(targets[route.second], canvas.point(*route.end))
    if route.first in layout.ISLANDS:
        start = drawing.coast_point(targets[route.first], via[0] if via else end)
    if route.second in layout.ISLANDS:
        end = drawing.coast_point(targets[route.second], via[-1] if via else start)
    curve = [start, *via, end]
    sea = drawing.at_sea(curve, [targets[route.first], targets[route.second]])
    return Line((route.first, route.second), (curve,), (drawing.place(sea.coords[0]), drawing.place(sea.coords[-1])))


def draw_wrap(wrap: layout.Wrap, board: table.Board, targets: Shapes, canvas: Canvas) -> Line:
    west, east = canvas.point(*wrap.west_exit), canvas.point(*wrap.east_exit)
    starts = [
        drawing.coast_point(targets[wrap.west_state], canvas.point(*wrap.west_coast)),
        drawing.coast_point(targets[wrap.east_state], canvas.point(*wrap.east_coast)),
    ]
    captions = (
        {lang: west_caption(west, name) for lang, name in board.states[wrap.east_state].names.items()},
        {lang: east_caption(east, name) for lang, name in board.states[wrap.west_state].names.items()},
    )
    return Line(
        (wrap.west_state, wrap.east_state),
        ([starts[0], west], [starts[1], east]),
        (starts[0], starts[1]),
        captions,
    )


def west_caption(exit_point: Place, name: str) -> labels.Label:
    first, *rest = narrow(name, 16)
    return labels.around((exit_point[0] - 5, exit_point[1]), (f"← {first}", *rest), CAPTION, "end")


def east_caption(exit_point: Place, name: str) -> labels.Label:
    *rest, last = narrow(name, 9)
    return labels.around((exit_point[0] + 5, exit_point[1]), (*rest, f"{last} →"), CAPTION, "start")


def narrow(name: str, letters: int) -> tuple[str, ...]:
    """A name in as few lines as possible of about so many letters."""
    return min(labels.breaks(name), key=lambda lines: (max(letters, *map(len, lines)), len(lines)))


def check(board: table.Board, outlines: dict[str, tuple[outline.Ring, ...]], routes: list[Line]) -> list[str]:
    """Everything in which the picture contradicts the table."""
    problems = table.disagreements(set(outline.common_borders(outlines)), board.pairs("land"))
    drawn = [frozenset(line.between) for line in routes]
    problems += [f"drawn more than once: {sorted(pair)}" for pair in set(drawn) if drawn.count(pair) > 1]
    problems += table.disagreements(set(drawn), board.pairs("sea", "strait"))
    return problems


def check_drawing(
    shapes: Shapes, spots: dict[str, labels.Spot], routes: list[Line], canvas: Canvas
) -> list[str]:
    """Everything in which parts of the picture get in each other's way."""
    problems = [problem for line in routes for problem in check_route(line, shapes)]
    curves = {
        f"route {'-'.join(line.between)} {n}": geometry.bezier(curve)
        for line in routes
        for n, curve in enumerate(line.curves)
    }
    sheet = box(*view_box(canvas)).buffer(-4)
    for language in ("cs", "en"):
        names = names_drawn(spots, routes, language)
        others = curves | armies_drawn(spots, canvas)
        problems += [
            f"{language}: {name} leaves the picture"
            for name, area in names.items()
            if not sheet.contains(area)
        ]
        pairs = [*combinations(names.items(), 2), *product(names.items(), others.items())]
        problems += [
            f"{language}: {one} runs into {other}" for (one, a), (other, b) in pairs if a.intersects(b)
        ]
    return problems


def check_route(line: Line, shapes: Shapes) -> Iterator[str]:
    """A route may run under the coasts that it joins, but over no other land and not across its own."""
    for curve in map(geometry.bezier, line.curves):
        for name, shape in shapes.items():
            if name not in line.between and curve.intersects(shape):
                yield f"the route {line.between} runs over {name}"
        dry = curve & shapely.union_all([shapes[name] for name in line.between])
        if dry.length > MOST_DRY:
            yield f"the route {line.between} runs {dry.length:.0f} over its own land"


def names_drawn(spots: dict[str, labels.Spot], routes: list[Line], language: str) -> dict[str, BaseGeometry]:
    names = {f"name {name}": shapely.union_all(spot.labels[language].boxes()) for name, spot in spots.items()}
    for line in routes:
        for state, caption in zip(line.between, line.captions, strict=False):
            names[f"caption at {state}"] = shapely.union_all(caption[language].boxes())
    return names


def armies_drawn(spots: dict[str, labels.Spot], canvas: Canvas) -> dict[str, BaseGeometry]:
    armies = {f"army {name}": widest_counter(*spot.army) for name, spot in spots.items()}
    return armies | {f"disc {name}": disc(name, canvas) for name in layout.ISLANDS}


def widest_counter(x: float, y: float) -> BaseGeometry:
    return box(x - WIDEST, y - HIGHEST, x + WIDEST, y + HIGHEST)


def view_box(canvas: Canvas) -> tuple[int, int, int, int]:
    return 0, 0, round(layout.WIDTH), round(canvas.point(0, layout.SOUTH)[1] + layout.FOOTROOM)


def graticule(canvas: Canvas) -> str:
    """Meridians and parallels every 30 degrees."""
    latitudes = np.linspace(layout.SOUTH, layout.NORTH, 48)
    longitudes = np.linspace(layout.WEST, layout.EAST, 96)
    lines = [np.column_stack([np.full(48, lon), latitudes]) for lon in range(-150, 191, 30)]
    lines += [np.column_stack([longitudes, np.full(96, lat)]) for lat in (-30, 0, 30, 60)]
    return outline.path_of(
        [outline.tidy(outline.to_grid(x, y) for x, y in canvas.points(line)) for line in lines], False
    )


def border_paths(board: table.Board, outlines: dict[str, tuple[outline.Ring, ...]]) -> dict[str, str]:
    """Coasts, borders inside a continent and borders between continents, each line once."""
    islands = set(layout.ISLANDS)
    inner: set[outline.Edge] = set()
    outer: set[outline.Edge] = set()
    for pair, edges in outline.common_borders(outlines).items():
        same = len({board.states[name].continent for name in pair}) == 1
        (inner if same else outer).update(edges)
    coast = outline.coast({name: rings for name, rings in outlines.items() if name not in islands})
    groups = {"coast": coast, "borders": inner, "continent_borders": outer}
    return {name: outline.path_of(outline.chain(edges), closed=False) for name, edges in groups.items()}


def route_data(line: Line, kind: str) -> dict[str, Any]:
    return {
        "between": list(line.between),
        "kind": kind,
        "paths": [drawing.curve_path(curve) for curve in line.curves],
        "ends": [[round(x, 1), round(y, 1)] for x, y in line.ends],
        "captions": [
            {lang: drawing.label_data(label) for lang, label in caption.items()} for caption in line.captions
        ],
    }


def state_data(rings: tuple[outline.Ring, ...], spot: labels.Spot, shade: int) -> dict[str, Any]:
    return {
        "path": outline.path_of(rings),
        "shade": shade,
        "army": [round(value, 1) for value in spot.army],
        "labels": {lang: drawing.label_data(label) for lang, label in spot.labels.items()},
    }


def build(topology: Any) -> tuple[dict[str, Any], list[str]]:
    """The picture as data, and everything in which it contradicts the table or itself."""
    board = table.read_board(DATA / "world48.toml")
    canvas = make_canvas()
    outlines = draw_states(board, country_outlines(topology), canvas)
    shapes = {name: geometry.shape_of(rings) for name, rings in outlines.items()}
    spots = place_names(board, shapes, canvas)
    routes = draw_routes(board, shapes, canvas)
    problems = check(board, outlines, routes) + check_drawing(shapes, spots, routes, canvas)
    shades = table.shade_states(board, SHADES)
    kinds = {frozenset(ends): kind for kind in ("sea", "strait") for ends in board.connections[kind]}
    states = {name: state_data(outlines[name], spots[name], shades[name]) for name in board.states}
    for name in layout.ISLANDS:
        x, y = canvas.point(*layout.ISLANDS[name].centre)
        states[name]["disc"] = [round(x, 1), round(y, 1), layout.DISC]
    picture = {
        "id": board.id,
        "source": "Natural Earth 1:50m, public domain, through world-atlas 2.0.2 (see tools/maps)",
        "view_box": view_box(canvas),
        "states": states,
        "routes": [route_data(line, kinds[frozenset(line.between)]) for line in routes],
        "graticule": graticule(canvas),
        **border_paths(board, outlines),
    }
    return picture, problems


def main() -> None:
    drawing.command(__doc__, build, DATA / "world48.map.json", atlas.MEDIUM)


if __name__ == "__main__":
    main()
