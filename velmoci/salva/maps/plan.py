"""A finished map: what the engine reads, and what a picture is drawn from."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.resources import read_text
from velmoci.salva.document import Document

Point = tuple[int, int]
Ring = tuple[Point, ...]
Row = dict[str, Any]
UNIT: Final = 10
"""Coordinates are whole tenths of a pixel, so that a map is the same on every machine."""
MOST_TIMES: Final = 4
"""So often a name can come again on the largest map."""
ROW_ORDER: Final = (
    "id", "cs", "en", "sea", "at", "canal", "potential_canal", "defence", "roughness", "production", "centre", "next",
)  # fmt: skip


class NoSuchMap(VelmociError):
    """Such a map cannot be made; nothing was."""


class Glyph(NamedTuple):
    """A little picture on the map."""

    kind: str
    at: Point


class Plan(NamedTuple):
    """A map: rows as a scenario has them, and the shapes of its fields."""

    rows: tuple[Row, ...]
    size: Point
    shapes: Mapping[str, tuple[Ring, ...]]
    """The border of each field as rings; neighbours share every point of their border."""
    coast: tuple[Ring, ...]
    labels: Mapping[str, tuple[int, int, int]]
    """Where the name of a field stands, and how much room there is to either side."""
    glyphs: tuple[Glyph, ...]
    turns: Mapping[str, str]
    """A map that is fair by construction: which field each one becomes when the map is turned; otherwise empty."""
    wraps: str = "none"

    def is_sea(self, id: str) -> bool:
        """Whether a field is sea."""
        return bool(self.row(id).get("sea", False))

    def row(self, id: str) -> Row:
        """What the map says about a field."""
        return next(row for row in self.rows if row["id"] == id)

    def ids(self, sea: bool) -> list[str]:
        """The fields of one ground."""
        return [row["id"] for row in self.rows if bool(row.get("sea", False)) == sea]

    def links(self) -> set[tuple[str, str]]:
        """All pairs of neighbours, each once."""
        return {(min(row["id"], other), max(row["id"], other)) for row in self.rows for other in row["next"]}

    def toml(self) -> str:
        """The fields as they stand in a scenario."""
        return "\n".join([row_toml(row) for row in self.rows])


def row_toml(row: Row) -> str:
    """One field as TOML."""
    lines = [f"{name} = {toml_value(row[name])}" for name in ROW_ORDER if name in row]
    return "\n".join(["[[field]]", *lines, ""])


def toml_value(value: object) -> str:
    """A value as TOML; texts hold nothing that needs escaping."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (list, tuple)):
        return f"[{', '.join([toml_value(item) for item in value])}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


class Namer:
    """Hands out names by lot, each once; when all are used, again with a number."""

    def __init__(self, chance: Chance) -> None:
        words = Document("names", read_text("velmoci.salva", "maps/data/names.toml")).data
        self.lands: list[tuple[str, str]] = [(name, name) for name in words["land"]]
        self.seas: list[tuple[str, str]] = [(cs, en) for cs, en in words["sea"]]
        self.left: dict[bool, list[tuple[str, str]]] = {False: [], True: []}
        self.times = {False: 0, True: 0}
        self.chance = chance

    def name(self, sea: bool) -> Row:
        """The beginning of a row: id and names."""
        if not self.left[sea]:
            self.left[sea] = list(self.seas if sea else self.lands)
            self.times[sea] += 1
        cs, en = self.left[sea].pop(pick(self.chance, len(self.left[sea])))
        number = self.times[sea]
        again = f" {number}" if number > 1 else ""
        return {"id": plain_id(cs + again), "cs": cs + again, "en": en + again}


def drawn_names(language: str) -> dict[str, str]:
    """By their ids all names that a map by chance may give to its fields, those with a number too."""
    words = Document("names", read_text("velmoci.salva", "maps/data/names.toml")).data
    pairs: list[tuple[str, str]] = [*[(name, name) for name in words["land"]], *[(cs, en) for cs, en in words["sea"]]]
    found: dict[str, str] = {}
    for again in ("", *[f" {number}" for number in range(2, MOST_TIMES + 1)]):
        for cs, en in pairs:
            found[plain_id(cs + again)] = (cs if language == "cs" else en) + again
    return found


def plain_id(name: str) -> str:
    """A name as an id: small letters without accents."""
    flat = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return flat.lower().replace(" ", "_")


def with_neighbours(rows: Sequence[Row], links: Mapping[int, set[int]]) -> tuple[Row, ...]:
    """The rows with the ids of their neighbours."""
    near = [[rows[other]["id"] for other in sorted(links[number])] for number in range(len(rows))]
    return tuple([{**row, "next": others} for row, others in zip(rows, near, strict=True)])
