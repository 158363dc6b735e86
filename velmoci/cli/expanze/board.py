"""The board in characters: states by continents, in three columns that fit into 80 characters."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from velmoci.cli.language import plain_texts
from velmoci.expanze.board import CONTINENTS
from velmoci.expanze.palette import POWER_COLOURS, POWER_INK
from velmoci.expanze.state import NOBODY
from velmoci.expanze.view import View

TEXTS: Final = "velmoci.cli.expanze"
SYMBOLS: Final = {
    "black": "■", "red": "◆", "green": "▲", "yellow": "★", "brown": "✚", "white": "●", "blue": "▼"
}  # fmt: skip
"""A sign for each power, so that colour is not the only one."""
COLUMNS: Final = (("asia", "australia"), ("europe", "africa"), ("north_america", "south_america"))
NARROWEST: Final = 24


def badge(power: str, language: str) -> Text:
    """A power's sign: symbol and two letters on its colour."""
    if power not in SYMBOLS:
        return Text(power[-1:].rjust(2) + " ")
    letters = plain_texts(TEXTS, language)[f"letters-{power}"]
    return Text(f"{SYMBOLS[power]}{letters}", style=f"bold {POWER_INK[power]} on {POWER_COLOURS[power]}")


def attackable(view: View) -> set[str]:
    """Foreign states next to one's own."""
    board, table = view.sight.board, view.sight.table
    if view.seat < 0:
        return set()
    return {
        other
        for number, state in enumerate(board.states)
        if table.owner[number] == view.seat
        for other in board.neighbours(state)
        if table.owner[board.index[other]] != view.seat
    }


def board_grid(view: View, language: str, width: int) -> Grid:
    """All states with their owners and soldiers; own ones stand out, attackable ones have a mark."""
    column = (width - 2) // len(COLUMNS)
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _ in COLUMNS:
        grid.add_column(width=column - 1, no_wrap=True)
    near = attackable(view)
    stacks = [
        [
            line
            for continent in continents
            for line in continent_lines(view, continent, near, language, column - 1)
        ]
        for continents in COLUMNS
    ]
    height = max(len(stack) for stack in stacks)
    for row in range(height):
        grid.add_row(*(stack[row] if row < len(stack) else Text() for stack in stacks))
    return grid


def continent_lines(view: View, continent: str, near: set[str], language: str, width: int) -> list[Text]:
    """The heading of a continent with its bonus, then its states."""
    board, settings = view.sight.board, view.sight.settings
    number = CONTINENTS.index(continent)
    states = board.members(board.continent[number])
    title = f"{board.name(continent, language)} +{settings.bonus[number]}"
    return [
        Text(title, style="bold underline"),
        *(state_line(view, state, near, language, width) for state in states),
    ]


def state_line(view: View, state: str, near: set[str], language: str, width: int) -> Text:
    """One state: mark, owner, soldiers, name."""
    table, board = view.sight.table, view.sight.board
    number = board.index[state]
    if table.owner[number] == NOBODY:
        return Text(f"  {board.name(state, language)}"[:width])
    own = table.owner[number] == view.seat
    line = Text("•" if own else "‹" if state in near else " ", style="bold" if own else "dim")
    line.append_text(badge(table.power(table.owner[number]), language))
    line.append(f"{int(table.soldiers[number]):>3} ", style="bold" if own else "")
    line.append(shortened(board.name(state, language), width - len(line)), style="bold" if own else "")
    return line


def shortened(name: str, width: int) -> str:
    """A name cut to a width, at a word where that still says enough."""
    if len(name) <= width:
        return name
    return name[: width - 1].rstrip(" ,") + "…"
