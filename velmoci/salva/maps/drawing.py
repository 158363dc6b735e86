"""A map as a picture (SVG): water with a bright shore, land with dashed borders, names, hills, woods and sheaves."""

from __future__ import annotations

from itertools import pairwise
from typing import Final
from xml.sax.saxutils import escape

from velmoci.salva.maps.plan import UNIT, Glyph, Plan, Ring, Row

LAND_COLOURS: Final = ("#b9c98a", "#d9c48b", "#a9bf9a", "#c9b58f", "#cbd29c", "#dcb98f")
SEA_COLOURS: Final = ("#a9cbd8", "#9dc2d1", "#b4d3dd", "#93bacb")
WATER: Final = SEA_COLOURS[0]
INK: Final = "#4b3a2a"
CANAL: Final = "#2f6f8f"
BORDER: Final = "#6b5a3f"
LARGEST: Final = 170
SMALLEST: Final = 95
LETTER: Final = 60
"""The width of a letter in hundredths of the size of its font."""

STYLE: Final = 'font-family="\'DejaVu Serif\', Georgia, serif" fill-rule="evenodd"'
SHORES: Final = ((26, ".16"), (17, ".2"), (9, ".3"))
AT_SEA: Final = 'font-style="italic" letter-spacing="1" fill="#2f5a6c" stroke="#fff" stroke-opacity=".35"'
ON_LAND: Final = 'font-weight="700" fill="#2b1f14" stroke="#fff" stroke-opacity=".65" stroke-width="3.4"'
EDGE: Final = 120
"""How far a name stays from the frame."""
ARROWS: Final = 1500
"""How far apart the arrows at a wrapped edge are: one for each cell of a segment."""

GLYPHS: Final = {
    "mountain": '<path d="M{l} {b}l9-16 5 8 3-5 8 13" fill="#e9e1cf" stroke="#6b5a3f" stroke-width="1.2" '
    'stroke-linejoin="round"/>',
    "forest": '<path d="M{l} {b}l4-11 4 11zm7 0l4-11 4 11zm6 0l4-11 4 11z" fill="#7f9a63" stroke="#4f6a3c" '
    'stroke-width=".8" stroke-linejoin="round"/>',
    "sheaf": '<path d="M{x} {b}v-13m-4 12q-1-7-5-9m5 4q0-5-2-8m10 13q1-7 5-9m-5 4q0-5 2-8" fill="none" '
    'stroke="#a8741c" stroke-width="1.5" stroke-linecap="round"/>',
}


def picture(plan: Plan, language: str = "cs") -> str:
    """The whole picture."""
    width, height = number(plan.size[0]), number(plan.size[1])
    colours = coloured(plan)
    coast = path(plan.coast)
    sea, land = [plan.row(id) for id in plan.ids(True)], [plan.row(id) for id in plan.ids(False)]
    frame = f'width="{number(plan.size[0] - 60)}" height="{number(plan.size[1] - 60)}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {STYLE}>',
        f'<defs><path id="coast" d="{coast}"/></defs>',
        f'<rect width="{width}" height="{height}" fill="{WATER}"/>',
        '<g stroke="#eaf4f6" stroke-width="2" stroke-dasharray="7 6" stroke-linejoin="round">',
        *[shape(plan, row, colours) for row in sea],
        "</g>",
        '<g fill="none" stroke="#fff" stroke-linejoin="round">',
        *[f'<use href="#coast" stroke-opacity="{depth}" stroke-width="{wide}"/>' for wide, depth in SHORES],
        "</g>",
        '<use href="#coast" transform="translate(3 4)" fill="#31505c" opacity=".35"/>',
        f'<g stroke="{BORDER}" stroke-width="1.5" stroke-dasharray="5 3.5" stroke-linejoin="round">',
        *[shape(plan, row, colours) for row in land],
        "</g>",
        f'<use href="#coast" fill="none" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>',
        '<g opacity=".8">',
        *[glyph(mark) for mark in plan.glyphs],
        "</g>",
        *[canal(plan, row) for row in land if row.get("canal", False) or row.get("potential_canal", False)],
        *[label(plan, row, language) for row in (*sea, *land)],
        f'<rect x="3" y="3" {frame} fill="none" stroke="{INK}" stroke-width="4"/>',
        *wrapped_edges(plan),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def wrapped_edges(plan: Plan) -> list[str]:
    """Arrows out of the map where it goes on at the opposite edge, one for each row or column of cells."""
    width, height = plan.size
    rows, columns = range(ARROWS // 2, height, ARROWS), range(ARROWS // 2, width, ARROWS)
    places = [(x, y, turn) for y in rows for x, turn in ((0, 180), (width, 0))] if plan.wraps != "none" else []
    if plan.wraps == "both":
        places += [(x, y, turn) for x in columns for y, turn in ((0, 270), (height, 90))]
    return [
        f'<path d="M-22-9l14 9-14 9z" fill="{INK}" transform="translate({number(x)} {number(y)}) rotate({turn})"/>'
        for x, y, turn in places
    ]


def number(value: int) -> str:
    """Tenths as a number with at most one decimal place."""
    sign, value = ("-", -value) if value < 0 else ("", value)
    return f"{sign}{value // UNIT}" + (f".{value % UNIT}" if value % UNIT else "")


def path(rings: tuple[Ring, ...]) -> str:
    """Rings as path data, each corner after the first relative to the one before."""
    found = []
    for ring in rings:
        steps = [
            f"{number(after[0] - before[0])} {number(after[1] - before[1])}"
            for before, after in pairwise(ring)
        ]
        found.append(f"M{number(ring[0][0])} {number(ring[0][1])}l{' '.join(steps)}z".replace(" -", "-"))
    return "".join(found)


def shape(plan: Plan, row: Row, colours: dict[str, str]) -> str:
    """A field."""
    id = row["id"]
    return f'<path data-field="{id}" d="{path(plan.shapes[id])}" fill="{colours[id]}"/>'


def coloured(plan: Plan) -> dict[str, str]:
    """A colour for every field: neighbours differ where the palette allows it."""
    near: dict[str, set[str]] = {row["id"]: set() for row in plan.rows}
    for one, other in plan.links():
        near[one].add(other)
        near[other].add(one)
    found: dict[str, str] = {}
    for id in sorted(near, key=lambda id: (-len(near[id]), id)):
        palette = SEA_COLOURS if plan.is_sea(id) else LAND_COLOURS
        used = {found[other] for other in near[id] if other in found}
        found[id] = next((colour for colour in palette if colour not in used), palette[-1])
    return found


def glyph(mark: Glyph) -> str:
    """A little picture around its place."""
    x, y = mark.at[0] // UNIT, mark.at[1] // UNIT
    return GLYPHS[mark.kind].format(x=x, l=x - 11, b=y + 7)


def canal(plan: Plan, row: Row) -> str:
    """A canal: a ribbon of water below the name; where one may be dug, only its banks."""
    x, y, _ = plan.labels[row["id"]]
    line = f"M{number(x - 300)} {number(y + 250)}h60"
    water = f'<path d="{line}" stroke="{WATER}" stroke-width="7" fill="none"/>' if row.get("canal", False) else ""
    return f'{water}<path d="{line}" stroke="{CANAL}" stroke-width="1.6" stroke-dasharray="4 3" fill="none"/>'


def label(plan: Plan, row: Row, language: str) -> str:
    """The name of a field, as large as its place allows."""
    x, y, room = plan.labels[row["id"]]
    name = str(row.get(language, row["id"]))
    most, least = (LARGEST - 20, SMALLEST - 20) if row.get("sea", False) else (LARGEST, SMALLEST)
    size = max(least, min(most, 2 * room * 100 // (LETTER * (len(name) + 1))))
    half = size * LETTER * (len(name) + 1) // 200 + EDGE
    x = min(max(x, half), plan.size[0] - half)
    text = f'<text x="{number(x)}" y="{number(y + size // 3)}" text-anchor="middle" font-size="{number(size)}" '
    style = AT_SEA if row.get("sea", False) else ON_LAND
    return f'{text}{style} paint-order="stroke">{escape(name)}</text>'
