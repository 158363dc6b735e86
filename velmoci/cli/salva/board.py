"""The map in characters: every field a small box at its place, with its owner, its marks and the units on it."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from velmoci.cli.language import plain_texts
from velmoci.salva.faces import marks_of
from velmoci.salva.state import NOBODY, Sight
from velmoci.salva.view import View

TEXTS: Final = "velmoci.cli.salva"
SIGNS: Final = ("■", "◆", "▲", "★", "✚", "●")
"""A sign for each seat, so that colour is not the only one."""
COLOURS: Final = ("red", "blue", "green", "yellow", "magenta", "cyan")
WIDEST: Final = 15
NARROWEST: Final = 11
HEIGHT: Final = 4
STEP: Final = 2
"""Neighbouring fields of the shipped maps are so far apart."""
MARKS: Final = (("canal", "≡"), ("target", "◎"), ("centre", "☆"), ("finland", "F"))


def badge(seat: int) -> Text:
    """The sign of a seat in its colour."""
    return Text(f"{SIGNS[seat]}{seat + 1}", style=f"bold {COLOURS[seat]}")


def short_kind(kind: str, language: str) -> str:
    """A kind of unit in two or three letters."""
    return plain_texts(TEXTS, language).get(f"short-{kind}", kind[:2])


def units_text(sight: Sight, field: int, language: str, width: int = 0) -> str:
    """The units on a field, kind by kind, with their numbers if these fit; those under construction behind a plus."""
    table, rules = sight.table, sight.rules
    counts: dict[str, int] = {}
    numbers: dict[str, list[str]] = {}
    begun = 0
    for unit in table.units_at(field):
        if table.is_finished(unit):
            name = short_kind(rules.kinds.rows[table.kind[unit]].id, language)
            counts[name] = counts.get(name, 0) + 1
            numbers.setdefault(name, []).append(str(int(table.number[unit])))
        else:
            begun += 1
    rest = [f"+{begun}"] if begun else []
    rest += signs_on(sight, field)
    named = " ".join([*[f"{name}{','.join(numbers[name])}" for name in counts], *rest])
    return named if len(named) <= width else " ".join([*[f"{count}×{name}" for name, count in counts.items()], *rest])


def signs_on(sight: Sight, field: int) -> list[str]:
    """Signs that chapters put on a field and that are no numbers, such as the question mark of an unknown army."""
    id, found = sight.rules.board.ids[field], marks_of(sight.rules, sight.table)
    values = [str(mark.get("value", "0")) for mark in found if mark["kind"] == "badge" and mark.get("field") == id]
    stacks = [f"?{mark['value']}×{mark['item']}" for mark in found if mark["kind"] == "stack" and mark["field"] == id]
    return [*[value for value in values if not value[:1].isdigit()], *stacks]


def marks_text(sight: Sight, field: int) -> str:
    """What the map says of a field: what it yields, its ground, and what matters for the goal."""
    board = sight.rules.board
    if not board.is_land(field):
        return "~"
    chain = sight.rules.production_chain(sight.table, field)
    words = [f"{chain.num // chain.den}" if chain.num % chain.den == 0 else f"{chain.num}/{chain.den}"]
    rough = board.ratio_mark(field, "roughness")
    if rough[0] > rough[1]:
        words.append("♠" if rough[0] < 3 * rough[1] else "⛰")
    words += [sign for name, sign in MARKS if board.mark(field, name) is True]
    if board.ids[field] in sight.rules.names("key_fields"):
        words.append("◎")
    return " ".join(words)


def owner_of(sight: Sight, field: int) -> int:
    """Whose colour a field has: its owner's, or at sea that of whoever has ships there."""
    if sight.rules.board.is_land(field):
        return int(sight.table.owner[field])
    found = [int(sight.table.owner_of(unit)) for unit in sight.table.units_at(field)]
    return found[0] if found else int(NOBODY)


def cell(sight: Sight, field: int, language: str, width: int) -> list[Text]:
    """The three lines of a field."""
    owner = owner_of(sight, field)
    board = sight.rules.board
    name = board.name(board.ids[field], language)
    style = COLOURS[owner] if owner >= 0 else "dim" if board.is_land(field) else "bright_blue"
    sign = SIGNS[owner] if owner >= 0 else "□" if board.is_land(field) else "≈"
    lines = [f"{sign} {name}", f"  {marks_text(sight, field)}", f"  {units_text(sight, field, language, width - 2)}"]
    return [Text(line[:width], style=f"bold {style}" if not place else style) for place, line in enumerate(lines)]


def board_rows(view: View, language: str, width: int) -> list[Text] | None:
    """The map line by line; None where it does not fit."""
    sight = view.sight
    rows = sight.rules.board.rows
    if any("at" not in row for row in rows):
        return None
    across, down = [row["at"][0] for row in rows], [row["at"][1] for row in rows]
    wide = (max(across) - min(across)) / STEP
    size = min(WIDEST, int(width / (wide + 1)))
    if size < NARROWEST or (max(down) - min(down)) / STEP > HEIGHT * 3:
        return None
    lines = [Text() for _ in range(int((max(down) - min(down)) / STEP) * HEIGHT + HEIGHT)]
    for field in sorted(range(len(rows)), key=lambda number: across[number]):
        left = int((across[field] - min(across)) / STEP * size)
        top = int((down[field] - min(down)) / STEP) * HEIGHT
        for place, text in enumerate(cell(sight, field, language, size - 1)):
            line = lines[top + place]
            if len(line) > left:
                return None
            line.append(" " * (left - len(line)))
            line.append_text(text)
    return lines


def field_list(view: View, language: str) -> Grid:
    """All fields in a table, for maps that do not fit as a picture."""
    sight = view.sight
    board = sight.rules.board
    grid = Grid(box=None, padding=(0, 1), pad_edge=False, show_header=False)
    for field, id in enumerate(board.ids):
        owner = owner_of(sight, field)
        near = ", ".join(board.name(board.ids[other], language) for other in board.neighbours[field])
        sign = badge(owner) if owner >= 0 else Text("")
        words = f"{marks_text(sight, field)}  {units_text(sight, field, language)}"
        grid.add_row(sign, board.name(id, language), words, Text(near, style="dim"))
    return grid


