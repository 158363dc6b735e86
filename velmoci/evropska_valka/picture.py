"""The board as a picture: SVG from the map's data file, PNG from the SVG."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from math import hypot
from typing import Any, Final
from xml.sax.saxutils import escape, quoteattr

from velmoci.evropska_valka.palette import COUNTERS, FIELD_SHADES, POWER_COLOURS, POWER_INK, SEA_COLOURS
from velmoci.fonts import png as png
from velmoci.kernel.resources import read_text

ARMY_RADIUS: Final = 15.0
SHIP_RADIUS: Final = 13.0
LEADING: Final = 1.08
FONTS: Final = "'DejaVu Serif', Georgia, 'Times New Roman', serif"
INK: Final = "#2b1f14"
LINE: Final = "#4b3a2a"
PAPER: Final = "#fbf6e9"
ROUND: Final = 'stroke-linejoin="round" stroke-linecap="round"'
SHIP: Final = "M-8 2.5H8L5.2 7H-5.4ZM-.9 1V-8.6L-6.6 1ZM.6 1V-7.4L6 1Z"
"""A sailing ship around the middle of its disc."""
SEA_NAMES: Final = {
    "atlantic": {"cs": "Atlantské přístavy", "en": "Atlantic harbours"},
    "mediterranean": {"cs": "Středomořské přístavy", "en": "Mediterranean harbours"},
}
BRIDGE_NAME: Final = {"cs": "Spojená pole", "en": "Joined fields"}


@cache
def map_data() -> dict[str, Any]:
    """The drawn map: fields, ships, bridges, lanes, seas, coasts, borders and graticule."""
    data: dict[str, Any] = json.loads(read_text("velmoci.evropska_valka", "data/europe15.map.json"))
    return data


@cache
def map_table() -> dict[str, Any]:
    """The map's table of powers, fields, harbours and connections."""
    return tomllib.loads(read_text("velmoci.evropska_valka", "data/europe15.toml"))


def svg(
    language: str = "en",
    owners: Mapping[str, str] | None = None,
    pieces: Mapping[str, int] | None = None,
    width: int | None = None,
    pyramids: bool = False,
) -> str:
    """The board as a standalone SVG; on request with the pieces of the powers that hold the fields.

    `pieces` gives the number of figures on a field, or with `pyramids` the size of its pyramid.
    """
    if language not in map_table()["name"]:
        raise ValueError(f"the map has no names in {language!r}")
    left, top, right, bottom = map_data()["view_box"]
    size = f' width="{width}" height="{round(width * bottom / right)}"' if width else ""
    title = escape(map_table()["name"][language])
    frame = f'viewBox="{left} {top} {right} {bottom}"{size}'
    text = f'font-family="{FONTS}" font-weight="700" xml:lang="{language}"'
    layers = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {frame} role="img" {text}>',
        f"<title>{title}</title>",
        *_sea(right, bottom),
        *_lanes(),
        *_fields(language),
        *_bridges(),
        *_sea_names(language),
        *_ships(language),
        *_names(language),
        *_legend(language),
        *_pieces(owners or {}, pieces or {}, pyramids),
        *_frame(right, bottom),
        "</svg>",
    ]
    return "\n".join(layers) + "\n"


def _sea(width: float, height: float) -> Iterator[str]:
    yield (
        '<defs><radialGradient id="sea" cx=".45" cy=".45" r=".8"><stop offset="0" stop-color="#dfe9e6"/>'
        '<stop offset="1" stop-color="#b4cdd3"/></radialGradient>'
        f'<path id="coast" d="{map_data()["coast"]}"/><path id="ship" d="{SHIP}"/></defs>'
    )
    yield f'<rect width="{width}" height="{height}" fill="url(#sea)"/>'
    grid = map_data()["graticule"]
    yield f'<path d="{grid}" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width=".8"/>'
    yield f'<g fill="none" {ROUND}>'
    for thickness, opacity in ((22, 0.3), (14, 0.42), (7, 0.55)):
        yield f'<g opacity="{opacity}"><use href="#coast" stroke="#5d7f8c" stroke-width="{thickness + 1.2:g}"/>'
        yield f'<use href="#coast" stroke="#cfdfe0" stroke-width="{thickness - 0.6:g}"/></g>'
    yield "</g>"
    yield f'<path d="{map_data()["abroad"]}" fill="#d9d3c4" stroke="#9a917f" stroke-width="1"/>'


def _lanes() -> Iterator[str]:
    yield '<g id="lanes" fill="none" stroke-width="2.2" stroke-dasharray=".1 6" stroke-linecap="round">'
    for sea, path in map_data()["lanes"].items():
        yield f'<path class="{sea}" stroke="{SEA_COLOURS[sea]}" d="{path}"/>'
    yield "</g>"


def _fields(language: str) -> Iterator[str]:
    yield '<g id="fields" stroke-width=".8" stroke-linejoin="round">'
    yield from (_field(row, language) for row in map_table()["field"])
    yield "</g>"
    yield f'<g fill="none" {ROUND} pointer-events="none">'
    yield f'<path d="{map_data()["borders"]}" stroke="{PAPER}" stroke-width="1.8"/>'
    yield f'<path d="{map_data()["power_borders"]}" stroke="{LINE}" stroke-width="2.6"/>'
    yield f'<use href="#coast" stroke="{LINE}" stroke-width="1.3"/></g>'


def _field(row: Mapping[str, Any], language: str) -> str:
    drawn = map_data()["fields"][row["id"]]
    shade = FIELD_SHADES[row["power"]][drawn["shade"]]
    title = f"<title>{escape(row['name'][language])}</title>"
    path = f'<path stroke="{shade}" d="{drawn["path"]}"/>'
    return f'<g id="field-{row["id"]}" class="field" fill="{shade}">{title}{path}</g>'


def _bridges() -> Iterator[str]:
    yield f'<g id="bridges" fill="none" stroke-linecap="butt" stroke="{LINE}" pointer-events="none">'
    for bridge in map_data()["bridges"]:
        between = quoteattr(" ".join(bridge["between"]))
        yield f"<g data-between={between}>{_bridge(*bridge['ends'])}</g>"
    yield "</g>"


def _bridge(start: tuple[float, float], end: tuple[float, float]) -> str:
    """Planks between two rails."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    x, y = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    rails = "".join(
        f"M{start[0] - y * side:.1f} {start[1] + x * side:.1f}L{end[0] - y * side:.1f} {end[1] + x * side:.1f}"
        for side in (-4.6, 4.6)
    )
    deck = f"M{start[0]} {start[1]}L{end[0]} {end[1]}"
    return (
        f'<path d="{deck}" stroke-width="10.6"/><path d="{deck}" stroke="{PAPER}" stroke-width="8"/>'
        f'<path d="{deck}" stroke-width="8" stroke-dasharray="1.3 3.2"/><path d="{rails}" stroke-width="1.8"/>'
    )


def _sea_names(language: str) -> Iterator[str]:
    yield (
        '<g id="seas" font-style="italic" font-weight="400" fill="#3f6273" letter-spacing="2" '
        'text-anchor="middle" pointer-events="none">'
    )
    for sea in map_data()["seas"]:
        place = f'translate({sea["x"]} {sea["y"]}) rotate({sea["turn"]})'
        yield f'<text transform="{place}" font-size="{sea["size"]}">{escape(sea["name"][language])}</text>'
    yield "</g>"


def _ships(language: str) -> Iterator[str]:
    yield '<g id="ships" pointer-events="none">'
    for row in map_table()["field"]:
        if row["harbours"]:
            x, y = map_data()["fields"][row["id"]]["ship"]
            yield _ship(x, y, row["harbours"][0])
    closed = map_data()["closed"]
    x, y = closed["place"]
    yield (
        f'<g transform="translate({x} {y})" stroke-linecap="round"><circle r="11" fill="{PAPER}" stroke="#b3271e" '
        f'stroke-width="2.4"/><use href="#ship" fill="#8b8378" transform="scale(.85)"/>'
        '<path d="M-7.6 7.6 7.6-7.6" stroke="#b3271e" stroke-width="2.4"/></g>'
    )
    label = _text(closed["labels"][language])
    yield f'<g font-style="italic" font-weight="400" fill="#7d3b2c">{label}</g></g>'


def _ship(x: float, y: float, sea: str) -> str:
    return (
        f'<g class="ship {sea}" transform="translate({x} {y})"><circle r="{SHIP_RADIUS}" fill="{PAPER}" '
        f'stroke="{SEA_COLOURS[sea]}" stroke-width="2.2"/><use href="#ship" fill="{SEA_COLOURS[sea]}"/></g>'
    )


def _names(language: str) -> Iterator[str]:
    yield (
        f'<g id="names" fill="{INK}" stroke="#fff" stroke-opacity=".6" stroke-width="3" '
        'paint-order="stroke" stroke-linejoin="round" pointer-events="none">'
    )
    for field in map_data()["fields"].values():
        yield _text(field["labels"][language])
    yield "</g>"


def _text(label: Mapping[str, Any]) -> str:
    x, y, size = label["x"], label["y"], label["size"]
    lines = "".join(
        f'<tspan x="{x}" y="{y + n * size * LEADING:.1f}">{escape(line)}</tspan>'
        for n, line in enumerate(label["lines"])
    )
    return f'<text font-size="{size}" text-anchor="{label["anchor"]}">{lines}</text>'


def _legend(language: str) -> Iterator[str]:
    left, top = map_data()["legend"]
    powers = map_table()["power"]
    height = 52 + 24 * (len(powers) + 3)
    yield f'<g id="legend" transform="translate({left} {top})" fill="{INK}" pointer-events="none">'
    yield f'<rect width="262" height="{height}" rx="6" fill="{PAPER}" fill-opacity=".93" stroke="{LINE}"/>'
    yield f'<text x="16" y="31" font-size="20">{escape(map_table()["name"][language])}</text>'
    for n, power in enumerate(powers):
        shade, name = FIELD_SHADES[power["id"]][0], escape(power["name"][language])
        y = 44 + 24 * n
        yield f'<rect x="16" y="{y}" width="30" height="17" rx="2" fill="{shade}" stroke="{LINE}" stroke-width=".8"/>'
        yield f'{counter(power["id"], 31, y + 8.5, None, 5.2)}<text x="58" y="{y + 14}" font-size="14.5">{name}</text>'
    y = 44 + 24 * len(powers)
    yield '<g font-weight="400" font-style="italic" font-size="14.5">'
    for n, (sea, names) in enumerate(SEA_NAMES.items()):
        yield f'<g transform="translate(31 {y + 24 * n + 9}) scale(.72)">{_ship(0, 0, sea)}</g>'
        yield f'<text x="58" y="{y + 24 * n + 14}">{escape(names[language])}</text>'
    y += 24 * len(SEA_NAMES)
    yield f'<g fill="none" stroke="{LINE}">{_bridge((17, y + 9), (45, y + 9))}</g>'
    yield f'<text x="58" y="{y + 14}">{escape(BRIDGE_NAME[language])}</text></g></g>'


def _pieces(owners: Mapping[str, str], pieces: Mapping[str, int], pyramids: bool) -> Iterator[str]:
    yield '<g id="pieces" text-anchor="middle" pointer-events="none">'
    for field, power in owners.items():
        x, y = map_data()["fields"][field]["army"]
        number = pieces.get(field)
        yield pyramid(power, x, y, number or 1) if pyramids else counter(power, x, y, number)
    yield "</g>"


def _frame(width: float, height: float) -> Iterator[str]:
    yield f'<g fill="none" stroke="{LINE}" pointer-events="none">'
    yield f'<rect x="4" y="4" width="{width - 8}" height="{height - 8}" stroke-width="3"/>'
    yield f'<rect x="9" y="9" width="{width - 18}" height="{height - 18}" stroke-width="1"/></g>'


def counter(power: str, x: float, y: float, figures: int | None = None, radius: float = ARMY_RADIUS) -> str:
    """A power's figures at a place of the picture, with their number if that is given."""
    shape = _counter_shape(power, x, y, radius)
    drawn = (
        f'<{shape} fill="none" stroke="#fff" stroke-width="{radius * 0.36:.1f}" stroke-linejoin="round"/>'
        f'<{shape} fill="{POWER_COLOURS[power]}" stroke="{INK}" stroke-width="1.1" stroke-linejoin="round"/>'
    )
    return drawn if figures is None else drawn + _number(power, x, y, figures, radius)


def pyramid(power: str, x: float, y: float, size: int, radius: float = ARMY_RADIUS) -> str:
    """A power's pyramid at a place of the picture: small, medium or large, with its points."""
    half, height = radius * (0.5 + 0.33 * size), radius * (0.9 + 0.55 * size)
    corners = f"{x:.1f},{y - height / 2:.1f} {x + half:.1f},{y + height / 2:.1f} {x - half:.1f},{y + height / 2:.1f}"
    paint = f'fill="{POWER_COLOURS[power]}" stroke="{INK}" stroke-width="1.1"'
    ink, base = POWER_INK[power], y + height / 2 - 6
    pips = "".join(
        f'<circle cx="{x + (n - (size - 1) / 2) * 7:.1f}" cy="{base:.1f}" r="2.5" fill="{ink}"/>' for n in range(size)
    )
    return (
        f'<polygon points="{corners}" fill="none" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>'
        f'<polygon points="{corners}" {paint} stroke-linejoin="round"/>{pips}'
    )


def _number(power: str, x: float, y: float, figures: int, radius: float) -> str:
    size = radius * (1.25 if figures < 10 else 1.05)
    place = f'x="{x}" y="{y + size * 0.36:.1f}" font-size="{size:.1f}"'
    return f'<text {place} fill="{POWER_INK[power]}">{figures}</text>'


def _counter_shape(power: str, x: float, y: float, radius: float) -> str:
    corners = COUNTERS[power]
    if not corners:
        return f'circle cx="{x}" cy="{y}" r="{radius}"'
    points = " ".join(f"{x + dx * radius:.1f},{y + dy * radius:.1f}" for dx, dy in corners)
    return f'polygon points="{points}"'
