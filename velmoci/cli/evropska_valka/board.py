"""The board in characters: fields where they lie in Europe, joined by borders and bridges, in 80 columns or more."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from velmoci.cli.language import plain_texts
from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.palette import FIELD_SHADES, POWER_COLOURS, POWER_INK
from velmoci.evropska_valka.picture import map_data
from velmoci.evropska_valka.state import NOBODY
from velmoci.evropska_valka.view import View

TEXTS: Final = "velmoci.cli.evropska_valka"
SYMBOLS: Final = {
    "british_allies": "◆",
    "french_allies": "▼",
    "dual_alliance": "■",
    "ottoman_empire": "●",
    "russian_empire": "★",
}
"""A sign for each power, so that colour is not the only one."""
FIGURE, PYRAMID, SEA, OWN, NEAR = "♟", "▲", "≈", "•", "‹"
INK: Final = "#1c150d"
BORDER: Final = "dim"
BRIDGE: Final = "bold"
LEFT: Final = 2
GAP: Final = 3
HEIGHT: Final = 15
MOST_SINGLE: Final = 5


@dataclass(frozen=True)
class Cell:
    """Where a field stands: its column, and its first and last line."""

    column: int
    top: int
    bottom: int


CELLS: Final = {
    "britain": Cell(0, 1, 2),
    "southern_scandinavia": Cell(1, 1, 2),
    "finland_baltics": Cell(2, 1, 2),
    "russia": Cell(3, 1, 8),
    "benelux": Cell(0, 4, 5),
    "germany": Cell(1, 4, 8),
    "ukraine": Cell(2, 4, 5),
    "france": Cell(0, 7, 8),
    "austria_hungary": Cell(2, 7, 8),
    "spain": Cell(0, 10, 11),
    "italy": Cell(1, 10, 11),
    "southern_balkans": Cell(2, 10, 11),
    "anatolia": Cell(3, 10, 11),
    "north_africa": Cell(0, 13, 14),
    "near_east": Cell(3, 13, 14),
}
DOWN: Final = (
    ("finland_baltics", "ukraine"),
    ("benelux", "france"),
    ("ukraine", "austria_hungary"),
    ("france", "spain"),
    ("germany", "italy"),
    ("austria_hungary", "southern_balkans"),
    ("russia", "anatolia"),
    ("anatolia", "near_east"),
)
DOWN_BRIDGES: Final = (
    ("britain", "benelux"),
    ("southern_scandinavia", "germany"),
    ("spain", "north_africa"),
)
ACROSS: Final = (
    ("southern_scandinavia", "finland_baltics", 1),
    ("finland_baltics", "russia", 1),
    ("benelux", "germany", 4),
    ("germany", "ukraine", 4),
    ("ukraine", "russia", 4),
    ("france", "germany", 7),
    ("germany", "austria_hungary", 7),
    ("southern_balkans", "anatolia", 10),
    ("north_africa", "near_east", 13),
)
SLANTED: Final = (("france", "italy", "╲", 0), ("austria_hungary", "italy", "╱", 1))
"""Fields that meet at a corner, the stroke between them, and the gap in which it stands."""
OVER_THE_TOP: Final = ("southern_scandinavia", "russia")
AROUND_THE_SIDE: Final = ("britain", "france")
BRIDGE_ACROSS: Final = ("italy", "southern_balkans", 10)


def badge(power: str, language: str) -> Text:
    """A power's sign: symbol and two letters on its colour."""
    if power not in SYMBOLS:
        return Text(power[-1:].rjust(2) + " ")
    letters = plain_texts(TEXTS, language)[f"letters-{power}"]
    return Text(f"{SYMBOLS[power]}{letters}", style=f"bold {POWER_INK[power]} on {POWER_COLOURS[power]}")


def attackable(view: View) -> set[str]:
    """Fields of others next to one's own."""
    board, table = view.sight.board, view.sight.table
    return {
        other
        for number, field in enumerate(board.fields)
        if view.seat >= 0 and table.owner[number] == view.seat
        for other in board.neighbours(field)
        if table.owner[board.index[other]] not in (view.seat, NOBODY)
    }


class Sheet:
    """A page of characters, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.lines = [[(" ", "")] * width for _ in range(height)]

    def write(self, x: int, y: int, text: Text | str, style: str = "") -> None:
        """Puts text at a place; a Text keeps its own styles over the given one."""
        piece = text if isinstance(text, Text) else Text(text)
        for place, letter in enumerate(piece.plain):
            own = [str(span.style) for span in piece.spans if span.start <= place < span.end]
            if x + place < len(self.lines[y]):
                self.lines[y][x + place] = (letter, own[-1] if own else str(piece.style) or style)

    def rows(self) -> list[Text]:
        return [Text.assemble(*line, end="") for line in self.lines]


class Drawing:
    """Europe for one view, one language and one width."""

    def __init__(self, view: View, language: str, width: int) -> None:
        self.view = view
        self.language = language
        self.cell = (width - LEFT - 3 * GAP) // 4
        self.sheet = Sheet(LEFT + 4 * self.cell + 3 * GAP, HEIGHT)
        self.near = attackable(view)

    def x(self, column: int) -> int:
        return LEFT + column * (self.cell + GAP)

    def rows(self) -> list[Text]:
        for field in CELLS:
            self.draw_field(field)
        self.draw_borders()
        self.draw_bridges()
        return self.sheet.rows()

    def draw_field(self, field: str) -> None:
        cell, board = CELLS[field], self.view.sight.board
        power = POWERS[board.power_of[board.index[field]]]
        shade = FIELD_SHADES[power][map_data()["fields"][field]["shade"]]
        style = f"{INK} on {shade}"
        for y in range(cell.top, cell.bottom + 1):
            self.sheet.write(self.x(cell.column), y, " " * self.cell, style)
        self.sheet.write(self.x(cell.column), cell.top, self.name(field), f"bold {style}")
        if board.harbours[board.index[field]]:
            mark = SEA + self.sea_letter(board.harbours[board.index[field]][0])
            self.sheet.write(self.x(cell.column) + self.cell - 2, cell.top, mark, style)
        self.draw_pieces(field, style)

    def name(self, field: str) -> str:
        """The field's name, or a shorter one where it would not fit."""
        board = self.view.sight.board
        room = self.cell - (3 if board.harbours[board.index[field]] else 0)
        whole = board.name(field, self.language)
        return whole if len(whole) <= room else plain_texts(TEXTS, self.language)[f"short-{field}"][:room]

    def sea_letter(self, sea: str) -> str:
        return plain_texts(TEXTS, self.language)[f"letter-{sea}"]

    def draw_pieces(self, field: str, style: str) -> None:
        table, number = self.view.sight.table, self.view.sight.board.index[field]
        if table.owner[number] == NOBODY:
            return
        cell = CELLS[field]
        x, y = self.x(cell.column), cell.top + 1
        own = table.owner[number] == self.view.seat
        mark = OWN if own else NEAR if field in self.near else " "
        self.sheet.write(x, y, mark, f"bold {style}")
        self.sheet.write(x + 1, y, badge(table.power(table.owner[number]), self.language))
        count = int(table.figures[number])
        sign = PYRAMID if self.view.sight.settings.pyramids else FIGURE
        pieces = sign * count if count <= MOST_SINGLE else f"{sign}×{count}"
        self.sheet.write(x + 5, y, pieces, f"bold {style}")

    def middle(self, column: int) -> int:
        return self.x(column) + self.cell // 2

    def draw_borders(self) -> None:
        for upper, lower in DOWN:
            self.sheet.write(self.middle(CELLS[lower].column), CELLS[upper].bottom + 1, "│", BORDER)
        for left, right, y in ACROSS:
            start = self.x(CELLS[left].column) + self.cell
            self.sheet.write(start, y, "─" * (self.x(CELLS[right].column) - start), BORDER)
        for upper, _, stroke, gap in SLANTED:
            x = self.x(gap) + self.cell + 1
            self.sheet.write(x, CELLS[upper].bottom + 1, stroke, BORDER)
        start, end = (self.middle(CELLS[field].column) for field in OVER_THE_TOP)
        self.sheet.write(start, 0, f"╭{'─' * (end - start - 1)}╮", BORDER)

    def draw_bridges(self) -> None:
        for upper, lower in DOWN_BRIDGES:
            self.sheet.write(self.middle(CELLS[lower].column), CELLS[upper].bottom + 1, "║", BRIDGE)
        left, right, y = BRIDGE_ACROSS
        start = self.x(CELLS[left].column) + self.cell
        self.sheet.write(start, y, "═" * (self.x(CELLS[right].column) - start), BRIDGE)
        top, bottom = CELLS[AROUND_THE_SIDE[0]].top, CELLS[AROUND_THE_SIDE[1]].top
        self.sheet.write(0, top, "╔═", BRIDGE)
        for y in range(top + 1, bottom):
            self.sheet.write(0, y, "║", BRIDGE)
        self.sheet.write(0, bottom, "╚═", BRIDGE)


def board_rows(view: View, language: str, width: int) -> list[Text]:
    """Europe with who stands where; own fields stand out, attackable ones have a mark."""
    return Drawing(view, language, width).rows()
