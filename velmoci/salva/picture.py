"""The map of the first scenario as a picture with names, for the page that teaches the game."""

from __future__ import annotations

from typing import Any, Final

from velmoci.salva.library import SCENARIOS, scenario_rulebook
from velmoci.salva.maps.atlas import map_of
from velmoci.salva.maps.card import card_picture

INK: Final = "#ffffff"
FONT: Final = "'DejaVu Serif', Georgia, serif"


def svg(language: str = "en") -> str:
    """The picture as SVG: the sides in their colours, every field with its name and what it produces."""
    drawn: dict[str, Any] = map_of(scenario_rulebook(SCENARIOS[0]))
    head, _, _ = card_picture(drawn).rpartition("</svg>")
    lines = [f'<g font-family="{FONT}" font-weight="700" font-size="19" text-anchor="middle" fill="{INK}">']
    for field in drawn["fields"]:
        x, y = field["middle"]
        lines.append(f'<text x="{x:g}" y="{y:g}">{field["name"][language]}</text>')
        lines.append(f'<text x="{x:g}" y="{y + 24:g}">{field["marks"].get("production", "1")}</text>')
    return head + "\n".join([*lines, "</g>", "</svg>"]) + "\n"
