"""The map: land and sea fields, who borders on whom, and the marks that chapters read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.option import read_ratio
from velmoci.salva.document import Document
from velmoci.salva.entries import FIELD, check_entries
from velmoci.salva.entries import FLAG as FLAG
from velmoci.salva.memory import bits_of
from velmoci.salva.numbers import ratio
from velmoci.salva.units import LAND, SEA

AMOUNT: Final = "fraction above 0"
AMOUNT_OR_NONE: Final = "fraction"
WHOLE: Final = "whole number"

FEWEST_LAND: Final = 6
MOST_LAND: Final = 15

MOST_FIELDS: Final = 300
"""On land and at sea; the largest map that can be drawn has fewer."""
LARGEST_MARK: Final = 999


class FieldKey:
    """A mark that a field of the map may carry: its name, what it holds, what it means where it is not written."""

    def __init__(self, name: str, holds: str, default: object, clause: str, land_only: bool = True) -> None:
        self.name: Final = name
        self.holds: Final = holds
        self.default: Final = default
        self.clause: Final = clause
        self.land_only: Final = land_only


class Board:
    """Fields by number; adjacency goes both ways and no field borders on itself."""

    def __init__(self, rows: list[dict[str, Any]], marks: dict[str, object]) -> None:
        self.rows = rows
        self.ids: list[str] = [row["id"] for row in rows]
        self.index: dict[str, int] = {id: number for number, id in enumerate(self.ids)}
        self.size: i64 = len(rows)
        self.ground: list[int] = [int(SEA) if row.get("sea", False) else int(LAND) for row in rows]
        self.neighbours: list[list[int]] = neighbours(rows, self.index)
        self.edges: list[tuple[int, int]] = [
            (one, other) for one, near in enumerate(self.neighbours) for other in near if one < other
        ]
        """Every two fields that border on each other, once, the lower number first."""
        self.edge_index: dict[tuple[int, int], int] = {edge: number for number, edge in enumerate(self.edges)}
        self.bits: list[int] = [2**number for number in range(len(rows))]
        """A bit for each field, for sets of them."""
        self.around: list[int] = [
            bits_of(self.bits, [number, *near]) for number, near in enumerate(self.neighbours)
        ]
        """For each field the bits of itself and its neighbours."""
        self.land: list[int] = [number for number, ground in enumerate(self.ground) if ground == LAND]
        self.defaults = marks

    def is_land(self, field: i64) -> bool:
        return self.ground[field] == LAND

    def are_adjacent(self, one: i64, other: i64) -> bool:
        return int(other) in self.neighbours[one]

    def edge(self, one: i64, other: i64) -> int:
        """The number of the edge between two fields; -1 where they do not border on each other."""
        key = (int(one), int(other)) if one < other else (int(other), int(one))
        return self.edge_index.get(key, -1)

    def mark(self, field: i64, name: str) -> object:
        """What the map says about a field under that name, or what holds where it says nothing."""
        return self.rows[field].get(name, self.defaults.get(name))

    def ratio_mark(self, field: i64, name: str) -> tuple[int, int]:
        """A mark that is an exact number."""
        return ratio(self.mark(field, name))

    def name(self, id: str, language: str) -> str:
        """The name of a field."""
        row = self.rows[self.index[id]]
        found: str = row.get(language, row.get("cs", id))
        return found


def is_recommended_size(board: Board, sides: int) -> bool:
    """Whether the map has as many land fields as are recommended for two; others are played with a warning."""
    return sides > 2 or FEWEST_LAND <= len(board.land) <= MOST_LAND


def neighbours(rows: list[dict[str, Any]], index: dict[str, int]) -> list[list[int]]:
    """Who borders on whom; it is enough that one of two fields says so."""
    found: list[set[int]] = [set() for _ in rows]
    for number, row in enumerate(rows):
        for name in row["next"]:
            found[number].add(index[name])
            found[index[name]].add(number)
    return [sorted(around) for around in found]


def read_board(document: Document, rows: object, keys: tuple[FieldKey, ...]) -> Board:
    """The map of a document, checked; `keys` are the marks of all chapters, on or off."""
    if not isinstance(rows, list) or not rows:
        raise document.wrong("entry_missing", ("field",))
    if len(rows) > MOST_FIELDS:
        raise document.wrong("bad_value", ("field", MOST_FIELDS), expected=f"1–{MOST_FIELDS}")
    known = {key.name: key for key in keys}
    ids: set[str] = set()
    for number, row in enumerate(rows):
        check_field(document, number, row, known)
        if row["id"] in ids:
            raise document.wrong("written_twice", ("field", number, "id"), name=row["id"])
        ids.add(row["id"])
    for number, row in enumerate(rows):
        for name in row["next"]:
            if name not in ids or name == row["id"]:
                raise document.wrong("no_such_neighbour", ("field", number, "next"), name=name)
    if not any(not row.get("sea", False) for row in rows):
        raise document.wrong("no_land", ("field",))
    return Board(rows, {key.name: key.default for key in keys})


def check_field(document: Document, number: int, row: object, known: dict[str, FieldKey]) -> None:
    """Raises the first thing that is wrong with a field."""
    assert isinstance(row, dict)
    own: dict[str, object] = {"id": None, "next": None}
    own.update({name: value for name, value in row.items() if name in FIELD})
    check_entries(document, ("field", number), own, FIELD)
    for name, value in row.items():
        if name in FIELD:
            continue
        key = known.get(name)
        if key is None:
            raise document.wrong("unknown_entry", ("field", number, name))
        if not holds(key, value) or (key.land_only and row.get("sea", False)):
            raise document.wrong("bad_value", ("field", number, name), expected=key.holds)


def holds(key: FieldKey, value: object) -> bool:
    """Whether a mark has a value of its kind."""
    if key.holds == FLAG:
        return isinstance(value, bool)
    if key.holds == WHOLE:
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LARGEST_MARK
    number = read_ratio(value)
    return number is not None and (key.holds == AMOUNT_OR_NONE or number > 0)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-3": (is_recommended_size,),
    "SA-minimal-4": (Board, read_board),
    "SA-minimal-8": (Board.is_land,),
}
