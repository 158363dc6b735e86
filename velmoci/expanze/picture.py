"""The board as a picture: SVG from the map's data file, PNG from the SVG."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

from velmoci.expanze.palette import CONTINENT_SHADES, COUNTERS, POWER_COLOURS, POWER_INK
from velmoci.fonts import png as png
from velmoci.kernel.resources import read_text

ARMY_RADIUS: Final = 14.8
LEADING: Final = 1.08
FONTS: Final = "'Fira Sans Condensed', 'DejaVu Sans Condensed', sans-serif"
INK: Final = "#2a2320"
COAST: Final = "#4a3f35"
BORDER: Final = "#fffdf6"
ROUTE: Final = "#2f5f80"
ROUND: Final = 'stroke-linejoin="round" stroke-linecap="round"'


@cache
def map_data() -> dict[str, Any]:
    """The drawn map: states, routes, coasts, borders and graticule."""
    data: dict[str, Any] = json.loads(read_text("velmoci.expanze", "data/world48.map.json"))
    return data


@cache
def map_table() -> dict[str, Any]:
    """The map's table of names, continents and connections."""
    return tomllib.loads(read_text("velmoci.expanze", "data/world48.toml"))


def svg(
    language: str = "en",
    owners: Mapping[str, str] | None = None,
    soldiers: Mapping[str, int] | None = None,
    width: int | None = None,
) -> str:
    """The board as a standalone SVG; on request with the owners' counters and their soldiers."""
    if language not in map_table()["name"]:
        raise ValueError(f"the map has no names in {language!r}")
    left, top, right, bottom = map_data()["view_box"]
    size = f' width="{width}" height="{round(width * bottom / right)}"' if width else ""
    title = escape(map_table()["name"][language])
    frame = f'viewBox="{left} {top} {right} {bottom}"{size}'
    text = f'font-family="{FONTS}" font-weight="600" xml:lang="{language}"'
    layers = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {frame} role="img" {text}>',
        f"<title>{title}</title>",
        *_sea(right, bottom),
        *_routes(),
        *_states(language),
        *_names(language),
        *_armies(owners or {}, soldiers or {}),
        "</svg>",
    ]
    return "\n".join(layers) + "\n"


def _sea(width: float, height: float) -> Iterator[str]:
    yield (
        '<defs><radialGradient id="sea" cx=".5" cy=".45" r=".75"><stop offset="0" stop-color="#d9eaf3"/>'
        '<stop offset="1" stop-color="#a6c8dd"/></radialGradient>'
        f'<path id="coast" d="{map_data()["coast"]}"/></defs>'
    )
    yield f'<rect width="{width}" height="{height}" fill="url(#sea)"/>'
    grid = map_data()["graticule"]
    yield f'<path d="{grid}" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width=".8"/>'
    yield f'<g fill="none" stroke="#fff" {ROUND}>'
    for thickness, opacity in ((14, 0.18), (8.5, 0.22), (4, 0.35)):
        yield f'<use href="#coast" stroke-width="{thickness}" stroke-opacity="{opacity}"/>'
    yield "</g>"


def _routes() -> Iterator[str]:
    yield (
        f'<g id="routes" fill="none" stroke="{ROUTE}" stroke-width="3" stroke-dasharray=".1 6.4" '
        'stroke-linecap="round">'
    )
    for route in map_data()["routes"]:
        between = quoteattr(" ".join(route["between"]))
        yield f'<path data-between={between} d="{"".join(route["paths"])}"/>'
    yield "</g>"


def _states(language: str) -> Iterator[str]:
    rows = map_table()["state"]
    yield '<g id="states" stroke-width=".6" stroke-linejoin="round">'
    yield from (_state(row, language) for row in rows if "disc" not in map_data()["states"][row["id"]])
    yield "</g>"
    yield f'<g fill="none" stroke="{BORDER}" {ROUND} pointer-events="none">'
    yield f'<path d="{map_data()["borders"]}" stroke-width="1.3"/>'
    yield f'<path d="{map_data()["continent_borders"]}" stroke-width="3"/></g>'
    yield f'<use href="#coast" fill="none" stroke="{COAST}" {ROUND} pointer-events="none"/>'
    yield f'<g id="islands" stroke="{COAST}" stroke-linejoin="round">'
    yield from (_state(row, language) for row in rows if "disc" in map_data()["states"][row["id"]])
    yield "</g>"
    yield f'<g fill="{ROUTE}" stroke="#fff" stroke-width="1" pointer-events="none">'
    for route in map_data()["routes"]:
        yield from (f'<circle cx="{x}" cy="{y}" r="3.6"/>' for x, y in route["ends"])
    yield "</g>"


def _state(row: Mapping[str, Any], language: str) -> str:
    drawn = map_data()["states"][row["id"]]
    shades = CONTINENT_SHADES[row["continent"]]
    shade = shades[drawn["shade"]]
    title = f"<title>{escape(row['name'][language])}</title>"
    opening = f'<g id="state-{row["id"]}" class="state" fill="{shade}">{title}'
    if "disc" not in drawn:
        return f'{opening}<path stroke="{shade}" d="{drawn["path"]}"/></g>'
    x, y, radius = drawn["disc"]
    plate = f'<circle cx="{x}" cy="{y}" r="{radius}" fill="#f4f9fc" stroke-width="1.4"/>'
    return f'{opening}{plate}<path d="{drawn["path"]}"/></g>'


def _names(language: str) -> Iterator[str]:
    yield (
        f'<g id="names" fill="{INK}" stroke="#fff" stroke-opacity=".8" stroke-width="3" '
        'paint-order="stroke" stroke-linejoin="round" pointer-events="none">'
    )
    for state in map_data()["states"].values():
        yield _text(state["labels"][language])
    yield "</g>"
    yield f'<g id="captions" fill="{ROUTE}" pointer-events="none">'
    for route in map_data()["routes"]:
        yield from (_text(caption[language]) for caption in route["captions"])
    yield "</g>"


def _text(label: Mapping[str, Any]) -> str:
    x, y, size = label["x"], label["y"], label["size"]
    lines = "".join(
        f'<tspan x="{x}" y="{y + n * size * LEADING:.1f}">{escape(line)}</tspan>'
        for n, line in enumerate(label["lines"])
    )
    return f'<text font-size="{size}" text-anchor="{label["anchor"]}">{lines}</text>'


def _armies(owners: Mapping[str, str], soldiers: Mapping[str, int]) -> Iterator[str]:
    yield '<g id="armies" text-anchor="middle" pointer-events="none">'
    for state, power in owners.items():
        x, y = map_data()["states"][state]["army"]
        yield counter(power, x, y, soldiers.get(state))
    yield "</g>"


def counter(power: str, x: float, y: float, soldiers: int | None = None, radius: float = ARMY_RADIUS) -> str:
    """A power's counter at a place of the picture, with its number of soldiers if that is given."""
    paint = f'fill="{POWER_COLOURS[power]}" stroke-linejoin="round"'
    shape = _counter_shape(power, x, y, radius)
    drawn = (
        f'<{shape} fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>'
        f'<{shape} {paint} stroke="{INK}" stroke-width="1.1"/>'
    )
    if soldiers is None:
        return drawn
    size = radius * {1: 1.25, 2: 1.15, 3: 0.86}.get(len(str(soldiers)), 0.66)
    place = f'x="{x}" y="{y + size * 0.36:.1f}" font-size="{size:.1f}"'
    return f'{drawn}<text {place} fill="{POWER_INK[power]}">{soldiers}</text>'


def _counter_shape(power: str, x: float, y: float, radius: float) -> str:
    corners = COUNTERS[power]
    if not corners:
        return f'circle cx="{x}" cy="{y}" r="{radius}"'
    points = " ".join(f"{x + dx * radius:.1f},{y + dy * radius:.1f}" for dx, dy in corners)
    return f'polygon points="{points}"'


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {"EX-MAP-10": (_state, counter)}
