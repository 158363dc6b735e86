"""A small picture of a map without words: who starts where, land that is nobody's, and the sea."""

from __future__ import annotations

from typing import Any, Final

LAND: Final = "#e3d9bd"
SEA: Final = "#9fc3d4"
FAR_SEA: Final = "#b5d2de"
BORDER: Final = "#4b3a2a"


def card_picture(drawn: dict[str, Any]) -> str:
    """The picture as SVG, from the map as clients get it."""
    width, height = drawn["size"]
    colours = [paint["colour"] for paint in drawn["powers"].values()]
    owner = {field: colours[place] for place, side in enumerate(drawn["sides"]) for field in side["fields"]}
    seas = {side["sea"]: colours[place] for place, side in enumerate(drawn["sides"]) if side["sea"]}
    water = [field for field in drawn["fields"] if field["sea"]]
    land = [field for field in drawn["fields"] if not field["sea"]]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" stroke-linejoin="round">',
        f'<rect width="{width:g}" height="{height:g}" fill="{FAR_SEA}"/>',
        f'<g fill="{SEA}" stroke="#fff" stroke-opacity=".6" stroke-width="3">',
        *[f'<path d="{field["path"]}"/>' for field in water],
        "</g>",
        f'<g stroke="{BORDER}" stroke-opacity=".55" stroke-width="2.5">',
        *[f'<path d="{field["path"]}" fill="{owner.get(field["id"], LAND)}"/>' for field in land],
        "</g>",
        f'<path d="{drawn["coast"]}" fill="none" stroke="{BORDER}" stroke-width="5"/>',
        *[ship(field, seas[field["id"]]) for field in water if field["id"] in seas],
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def ship(field: dict[str, Any], colour: str) -> str:
    """A side that starts at sea."""
    x, y = field["middle"]
    return f'<circle cx="{x:g}" cy="{y:g}" r="22" fill="{colour}" stroke="#fff" stroke-width="4"/>'
