"""What lies face down at the terminal: cards as tables, tokens in stacks, and what the seat knows of them."""

from __future__ import annotations

from typing import Any, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from velmoci.cli.salva.board import badge
from velmoci.kernel.sentences import Sentences
from velmoci.salva.faces import known_of, marks_of
from velmoci.salva.game import unit_title
from velmoci.salva.view import View

Lines = list[RenderableType]
Mark = dict[str, Any]


def marks(view: View, kind: str) -> list[Mark]:
    """What everybody sees of one kind."""
    found = cast(list[Mark], marks_of(view.sight.rules, view.sight.table))
    return [mark for mark in found if mark["kind"] == kind]


def hidden_units(view: View) -> list[str]:
    """The names of all that lies face down or stands on a card."""
    names = [name for mark in marks(view, "stack") for name in mark["units"]]
    columns = [column for card in marks(view, "card") for row in card["rows"] for column in row["columns"].values()]
    return [*names, *[name for column in columns for name in column]]


def known_faces(view: View, is_shown: bool) -> dict[str, bool]:
    """What the seat knows, by tokens and by cards with rows; nothing while its truth is covered."""
    if view.seat < 0 or not is_shown:
        return {}
    found = cast(list[Mark], known_of(view.sight))
    faces = [mark for mark in found if mark["kind"] == "known"]
    return {str(mark.get("unit") or f"{mark['card']} {mark['row']}"): bool(mark["face"]) for mark in faces}


class HiddenScreen:
    """The cards, one's own first, then tokens that belong to none."""

    def __init__(self, view: View, say: Sentences, is_shown: bool) -> None:
        self.view = view
        self.say = say
        self.is_shown = is_shown
        self.faces = known_faces(view, is_shown)

    def lines(self) -> Lines:
        """All of it in words."""
        cards, lines = marks(self.view, "card"), list[RenderableType]()
        for card in sorted(cards, key=lambda card: self.seat(card) != self.view.seat):
            lines += self.card(card)
        names = [card["card"] for card in cards]
        lines += [self.stack(stack) for stack in marks(self.view, "stack") if stack["item"] not in names]
        if not lines:
            return [self.say.say("cards-none")]
        return lines if self.is_shown else [*lines, Text(self.say.say("truth-off"), style="dim")]

    def seat(self, mark: Mark) -> int:
        """Whose it is."""
        return int(str(mark["power"]).rpartition("_")[2]) - 1

    def card(self, card: Mark) -> Lines:
        """Its name, its rows as a table, its tokens with their fields."""
        title = self.say.say("card-title", {"name": self.title(card["card"]), "power": card["power"]})
        grid = Grid(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        names = list(card["rows"][0]["columns"])
        used = [name for name in names if name == names[0] or any(row["columns"][name] for row in card["rows"])]
        grid.add_column(self.say.say("heading-row"))
        for name in used:
            grid.add_column(self.say.say(f"column-{name}"))
        for row in card["rows"]:
            face = self.face(f"{card['card']} {row['row']}", row["face"])
            grid.add_row(f"{row['row']} {face}", *[self.units(row["columns"][name]) for name in used])
        tokens = ", ".join([self.token(one["unit"], one["field"], one["face"]) for one in card["tokens"]])
        told = self.say.say("card-tokens", {"names": tokens, "count": card["spare"]})
        return [Text.assemble(badge(self.seat(card)), (f" {title}", "bold")), grid, told]

    def title(self, item: str) -> str:
        """The name of a card, or of a kind."""
        kinds = self.view.sight.rules.kinds
        return kinds.rows[kinds.index[item]].name(self.say.language)

    def units(self, units: list[str]) -> str:
        """What stands in a column of a row."""
        return ", ".join([unit_title(unit, self.say.language) or unit for unit in units]) or "–"

    def token(self, unit: str, field: str, face: bool | None) -> str:
        """A token by its number, with its field and what is known of it."""
        where = self.view.sight.rules.board.name(field, self.say.language)
        return f"{unit.rpartition('_')[2]} ({where}) {self.face(unit, face)}"

    def face(self, key: str, shown: bool | None) -> str:
        """What everybody or the seat knows."""
        face = self.faces.get(key) if shown is None else shown
        return self.say.say(f"face-{'down' if face is None else 'true' if face else 'false'}")

    def stack(self, stack: Mark) -> Text:
        """Uncertain tokens on one field."""
        where = self.view.sight.rules.board.name(stack["field"], self.say.language)
        each = ", ".join([f"{unit.rpartition('_')[2]} {self.face(unit, None)}" for unit in stack["units"]])
        what = f"? ×{stack['value']} {self.title(stack['item'])}"
        return Text.assemble(badge(self.seat(stack)), f" {what}, {where}: {each}")
