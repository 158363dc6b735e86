"""Scenarios: a map, a goal with its details, and what each side starts with, as readable TOML."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from velmoci.kernel.option import read_ratio
from velmoci.kernel.resources import read_text
from velmoci.salva.board import Board, FieldKey, read_board
from velmoci.salva.document import Document
from velmoci.salva.entries import BALANCE, LANGUAGES, LENGTH, MEASURED, SCENARIO, SECTIONS, SIDE, check_entries

OFFENSIVE: Final = "offensive"
DEFENSIVE: Final = "defensive"
ROLES: Final = ("", OFFENSIVE, DEFENSIVE)
FIRST_SIDES: Final = 2
MOST_SIDES: Final = 6


class Side:
    """One side: its role in the goal, its territory, its allotment and an army that stands ready."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: Final[str] = row["id"]
        self.row: Final = row
        self.role: Final[str] = row.get("role", "")
        self.fields: Final[list[str]] = row.get("fields", [])
        self.people: Final[list[str]] = row.get("people", [])
        """The fields on which its people lives, of a side that is a people."""
        self.sea: Final[str] = row.get("sea", "")
        """The sea field of a side that starts without land."""
        self.allotment: Final = str(row.get("allotment", 0))
        self.units: Final[dict[str, dict[str, int]]] = row.get("units", {})

    def card(self) -> dict[str, object]:
        """The name of the side, and what it is to do."""
        title = {language: self.row.get(language, self.id) for language in LANGUAGES}
        return {"id": self.id, "title": title, "role": self.role}


class Scenario:
    """A prepared game: chapters and options it is made for, sides, map."""

    def __init__(self, document: Document, board: Board) -> None:
        data = document.data
        self.name = document.name
        self.head: dict[str, Any] = data.get("scenario", {})
        self.chapters: tuple[str, ...] = tuple(self.head.get("chapters", ()))
        self.is_drawn: bool = self.head.get("drawn", False) is True
        """Whether the map was drawn for one game, by its own lots."""
        self.options: dict[str, object] = data.get("options", {})
        self.limits: dict[str, list[object]] = data.get("limits", {})
        self.length: dict[str, list[int]] = data.get("length", {})
        """Between how many rounds, and how many minutes, most games last."""
        self.measured: dict[str, Any] = data.get("measured", {})
        """How games between equal bots went: which bots, how many games, and how many each side won."""
        self.sides: list[Side] = [Side(row) for row in data["side"]]
        self.balance: list[dict[str, Any]] = data.get("balance", [])
        self.board = board

    def title(self, language: str) -> str:
        """The name of the scenario."""
        found: str = self.head.get(language, self.name)
        return found

    def about(self, language: str) -> str:
        """What the scenario is about, in one sentence."""
        found: str = self.head.get("about", {}).get(language, "")
        return found

    def card(self) -> dict[str, Any]:
        """What somebody wants to know who chooses a scenario."""
        return {
            "id": self.name,
            "title": {language: self.title(language) for language in LANGUAGES},
            "about": {language: self.about(language) for language in LANGUAGES},
            "players": len(self.sides),
            "sides": [side.card() for side in self.sides],
            "chapters": list(self.chapters),
            "rounds": self.length.get("rounds", []),
            "minutes": self.length.get("minutes", []),
            "measured": self.measured,
        }

    def allotments(self, chapters: tuple[str, ...], options: Mapping[str, object]) -> list[str]:
        """What each side may spend on its army: by the first entry of the balance that fits, or as the sides say."""
        entry = self.balance_for(chapters, options)
        if entry is None:
            return [side.allotment for side in self.sides]
        return [str(amount) for amount in entry["allotments"]]

    def balance_for(self, chapters: tuple[str, ...], options: Mapping[str, object]) -> dict[str, Any] | None:
        """The first entry of the balance whose chapters are on and whose options have these values."""
        for entry in self.balance:
            if set(entry.get("chapters", ())) <= set(chapters) and all(
                str(options.get(name)) == str(value) for name, value in entry.get("options", {}).items()
            ):
                return entry
        return None

    def is_balanced(self, chapters: tuple[str, ...], options: Mapping[str, object]) -> bool:
        """Whether every side has an allotment, or at least an army that stands ready."""
        given = [side.units or "allotment" in side.row for side in self.sides]
        return self.balance_for(chapters, options) is not None or all(given)

    def is_untested(self, chapters: tuple[str, ...]) -> bool:
        """Whether somebody should be warned that nobody has tried these chapters here."""
        return bool(set(self.head.get("untested", ())) & set(chapters))

    def excluded(self, chapters: tuple[str, ...]) -> list[str]:
        """The chapters that the scenario does not allow."""
        return [name for name in self.head.get("excluded", ()) if name in chapters]


def read_scenario(document: Document, keys: tuple[FieldKey, ...]) -> Scenario:
    """The scenario of a document, checked."""
    data = document.data
    check_entries(document, (), data, SECTIONS)
    check_head(document, data.get("scenario", {}))
    check_entries(document, ("length",), data.get("length", {}), LENGTH)
    board = read_board(document, data.get("field"), keys)
    sides = data.get("side")
    if not isinstance(sides, list) or not FIRST_SIDES <= len(sides) <= MOST_SIDES:
        raise document.wrong("entry_missing", ("side",), missing="side")
    taken: set[str] = set()
    for number, row in enumerate(sides):
        check_side(document, number, row, board, taken)
    for number, row in enumerate(data.get("balance", [])):
        check_balance(document, number, row, [row["id"] for row in sides])
    check_measured(document, data.get("measured", {}), [row["id"] for row in sides])
    return Scenario(document, board)


def check_head(document: Document, head: dict[str, Any]) -> None:
    """Raises the first thing that is wrong with what the scenario says about itself."""
    check_entries(document, ("scenario",), head, SCENARIO)
    for language in head.get("about", {}):
        if language not in LANGUAGES:
            raise document.wrong("unknown_entry", ("scenario", "about", language))


def check_measured(document: Document, measured: dict[str, Any], sides: list[str]) -> None:
    """Raises the first thing that is wrong with the figures of measured games."""
    check_entries(document, ("measured",), measured, MEASURED)
    for name in ("wins", "percent", "interval"):
        if name in measured and list(measured[name]) != sides:
            raise document.wrong("bad_value", ("measured", name), expected=", ".join(sides))


def check_side(document: Document, number: int, row: dict[str, Any], board: Board, taken: set[str]) -> None:
    """Raises the first thing that is wrong with a side."""
    check_entries(document, ("side", number), {"id": None, **row}, SIDE)
    if row.get("role", "") not in ROLES:
        raise document.wrong("bad_value", ("side", number, "role"), expected=", ".join(ROLES[1:]))
    if read_ratio(row.get("allotment", 0)) is None:
        raise document.wrong("bad_value", ("side", number, "allotment"), expected="fraction")
    for name in row.get("fields", []):
        if name not in board.index or not board.is_land(board.index[name]):
            raise document.wrong("no_such_field_here", ("side", number, "fields"), name=name)
        if name in taken:
            raise document.wrong("written_twice", ("side", number, "fields"), name=name)
        taken.add(name)
    for name in row.get("people", []):
        if name not in board.index or not board.is_land(board.index[name]):
            raise document.wrong("no_such_field_here", ("side", number, "people"), name=name)
        if f"people {name}" in taken:
            raise document.wrong("written_twice", ("side", number, "people"), name=name)
        taken.add(f"people {name}")
    sea = row.get("sea", "")
    if sea and (sea not in board.index or board.is_land(board.index[sea])):
        raise document.wrong("no_such_field_here", ("side", number, "sea"), name=sea)
    for name in row.get("units", {}):
        if name.partition("/")[0] not in row.get("fields", []) and name != sea:
            raise document.wrong("no_such_field_here", ("side", number, "units"), name=name)


def check_balance(document: Document, number: int, row: dict[str, Any], sides: list[str]) -> None:
    """Raises the first thing that is wrong with an entry of the balance."""
    check_entries(document, ("balance", number), row, BALANCE)
    amounts, count = row.get("allotments"), len(sides)
    if not isinstance(amounts, list) or len(amounts) != count or any(read_ratio(item) is None for item in amounts):
        raise document.wrong("bad_value", ("balance", number, "allotments"), expected=f"{count} × n")
    if "percent" in row and list(row["percent"]) != sides:
        raise document.wrong("bad_value", ("balance", number, "percent"), expected=", ".join(sides))


def scenario_document(option: str) -> Document:
    """A scenario that is written out in the option, or the shipped one of that name."""
    if "\n" in option:
        return Document("scenario", option)
    return Document(option, read_text("velmoci.salva", f"scenarios/{option}.toml"))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-setup-3": (Scenario,),
    "SA-setup-8": (Scenario.allotments, Scenario.balance_for, Scenario.is_untested, Scenario.excluded),
}
