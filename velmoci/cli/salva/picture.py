"""A scenario as a picture: every field a hexagon at its place, in the colour of its owner, with its units."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

from velmoci.cli.salva.board import marks_text, owner_of, units_text
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.library import SCENARIOS, scenario_rulebook
from velmoci.salva.position import Position, new_position
from velmoci.salva.view import View

WIDE: Final = 60
HIGH: Final = 52
EDGE: Final = 80
CORNERS: Final = ((0, -66), (58, -33), (58, 33), (0, 66), (-58, 33), (-58, -33))
FILLS: Final = ("#d98880", "#85c1e9", "#a9cf8f", "#f4d03f", "#c39bd3", "#76d7c4")
LAND: Final = "#e8dfc8"
SEA: Final = "#bcd9e6"


def svg(position: Position | None, language: str) -> str:
    """The map of a game, or of the first scenario before anything is placed."""
    shown = position if position is not None else new_position(first_rulebook())
    view = shown.view(-1)
    rows = view.sight.rules.board.rows
    width = max([across(row) for row in rows]) + EDGE
    height = max([down(row) for row in rows]) + EDGE
    fields = [hexagon(view, field, language) for field in range(len(rows))]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
    return "\n".join([head + 'font-family="DejaVu Serif, serif" text-anchor="middle">', *fields, "</svg>"]) + "\n"


def first_rulebook() -> Rulebook:
    """The rules of the scenario that beginners meet first."""
    return scenario_rulebook(SCENARIOS[0])


def across(row: dict[str, Any]) -> int:
    """Where a field lies from left to right."""
    return int(row.get("at", [0, 0])[0] * WIDE) + EDGE // 2


def down(row: dict[str, Any]) -> int:
    """Where a field lies from top to bottom."""
    return int(row.get("at", [0, 0])[1] * HIGH) + EDGE // 2


def hexagon(view: View, field: int, language: str) -> str:
    """One field with its name, its marks and its units."""
    sight = view.sight
    board = sight.rules.board
    row = board.rows[field]
    x, y = across(row), down(row)
    owner = owner_of(sight, field) if board.is_land(field) else -1
    fill = FILLS[owner] if owner >= 0 else LAND if board.is_land(field) else SEA
    points = " ".join(f"{x + dx},{y + dy}" for dx, dy in CORNERS)
    lines = [
        f'<polygon points="{points}" fill="{fill}" stroke="#4b3a2a" stroke-width="2"/>',
        label(x, y - 14, 15, board.name(board.ids[field], language)),
        label(x, y + 8, 14, marks_text(sight, field)),
        label(x, y + 30, 14, units_text(sight, field, language)),
    ]
    return "\n".join(lines)


def label(x: int, y: int, size: int, text: str) -> str:
    """A line of text within a field."""
    return f'<text x="{x}" y="{y}" font-size="{size}">{escape(text)}</text>'
