"""The unit table: what each kind of unit costs, how far it moves and how it shoots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.option import read_ratio
from velmoci.kernel.resources import read_text
from velmoci.salva.document import Document
from velmoci.salva.numbers import common_denominator, ratio

UNARMOURED: Final[i64] = 0
ARMOURED: Final[i64] = 1
NAVAL: Final[i64] = 2
SUBMARINE: Final[i64] = 3
AIR: Final[i64] = 4
FORTRESS: Final[i64] = 5
CLASSES: Final = ("unarmoured", "armoured", "naval", "submarine", "air", "fortress")

LAND: Final[i64] = 1
SEA: Final[i64] = 2
GROUNDS: Final = {"land": 1, "sea": 2, "both": 3}

ROW_GROUNDS: Final = {
    "unarmoured": "land", "armoured": "land", "naval": "sea", "submarine": "sea", "air": "both", "fortress": "land",
}  # fmt: skip
"""Where a class is at home, for rows that come without a table of classes."""

UNDER_CONSTRUCTION: Final = "under_construction"

TEXT: Final = "text"
WHOLE: Final = "whole number"
RATIO: Final = "fraction"
FLAG: Final = "true or false"
BY_CLASS: Final = "fractions by class"
TABLE: Final = "table"
NAMES: Final = "list of names"

ROW: Final[dict[str, str]] = {
    "czech": TEXT, "english": TEXT, "chapter": TEXT, "class": TEXT, "price": TEXT, "move": WHOLE,
    "attack": BY_CLASS, "defence": BY_CLASS, "artillery": BY_CLASS, "vulnerability": BY_CLASS,
    "strategic_bombing": TEXT, "attack_salvos": WHOLE, "capacity": WHOLE, "carries": TEXT, "refuels": WHOLE,
    "shields_second_line": FLAG, "half_unit": FLAG, "hideable": FLAG, "replaces": TEXT, "exceptions": NAMES,
    "notes": TEXT, "source": TABLE,
}  # fmt: skip
INHERITED: Final = ("class", "price", "move", "vulnerability")
"""What a row that stands in for another one takes over from it."""
REQUIRED: Final = ("czech", "english", "chapter", "class", "price", "move", "attack", "defence")
EXTRA_CLASSES: Final[dict[str, tuple[str, ...]]] = {"artillery": ("gun",), "vulnerability": ("all", "artillery")}


class Kind:
    """One row of the unit table."""

    def __init__(self, id: str, index: i64, row: dict[str, Any], den: int, meta: dict[str, Any]) -> None:
        self.id: Final = id
        self.index: Final = index
        self.row: Final = row
        """The row as it is written, for chapters that read columns of their own."""
        self.chapter: Final[str] = row["chapter"]
        self.cls: Final[i64] = CLASSES.index(row["class"])
        ground: int = GROUNDS[meta[row["class"]]["ground"]]
        self.ground: Final[i64] = ground
        price = ratio(meta["prices"].get(row["price"], row["price"]))
        self.price_num: Final[int] = price[0]
        self.price_den: Final[int] = price[1]
        self.move: Final[i64] = row["move"]
        self.attack: Final = strengths(row["attack"], den)
        self.defence: Final = strengths(row["defence"], den)
        self.strength_den: Final = den
        self.vulnerability: Final = vulnerabilities(row.get("vulnerability", {}))
        self.shields: Final[bool] = row.get("shields_second_line", True)
        capacity: int = row.get("capacity", 0)
        self.capacity: Final[i64] = capacity
        self.is_land: Final[bool] = ground == 1

    def name(self, language: str) -> str:
        """The name of the kind."""
        found: str = self.row["czech" if language == "cs" else "english"]
        return found

    def can_take_land(self) -> bool:
        """Whether it is a land unit with attack strength against unarmoured or armoured targets."""
        return self.is_land and (self.attack[UNARMOURED] > 0 or self.attack[ARMOURED] > 0)


class Kinds:
    """The whole table, in its own order, which breaks ties."""

    def __init__(self, rows: list[Kind], needs: dict[str, str]) -> None:
        self.rows = rows
        self.index: dict[str, int] = {kind.id: number for number, kind in enumerate(rows)}
        self.needs = needs
        """For each class the chapter without which its kinds are left out."""

    def find(self, id: str) -> Kind | None:
        """The kind of that id."""
        place = self.index.get(id)
        return self.rows[place] if place is not None else None

    def with_tokens(self, names: list[str]) -> Kinds:
        """The table with a row for each of these names: such a thing costs nothing, does nothing, is for nobody."""
        row: dict[str, Any] = {"chapter": "", "class": CLASSES[UNARMOURED], "price": "0", "move": 0}
        meta: dict[str, Any] = {CLASSES[UNARMOURED]: {"ground": "both"}, "prices": {}}
        rows, den = self.rows[:], self.rows[0].strength_den
        for name in names:
            label = name.replace("_", " ").capitalize()
            told = {"czech": label, "english": label, "attack": {}, "defence": {}}
            rows.append(Kind(name, len(rows), {**row, **told}, den, meta))
        return Kinds(rows, self.needs)

    def with_rows(self, more: dict[str, dict[str, Any]]) -> Kinds:
        """The table with further rows, which may have any strength."""
        rows, den = self.rows[:], self.rows[0].strength_den
        for id, row in more.items():
            meta: dict[str, Any] = {row["class"]: {"ground": ROW_GROUNDS[row["class"]]}, "prices": {}}
            dens = [ratio(value)[1] for column in ("attack", "defence") for value in row[column].values()]
            rows.append(Kind(id, len(rows), row, common_denominator([den, *dens]), meta))
        return Kinds(rows, self.needs)

    def is_available(self, kind: Kind, chapters: tuple[str, ...]) -> bool:
        """Whether the chapters that are on allow the kind to be bought: its own, its class's, its model's."""
        need = self.needs.get(CLASSES[kind.cls], "")
        if kind.chapter not in chapters or (need and need not in chapters) or kind.id == UNDER_CONSTRUCTION:
            return False
        model = self.find(kind.row.get("replaces", ""))
        return model is None or self.is_available(model, chapters)

    def has_ships(self, chapters: tuple[str, ...]) -> bool:
        """Whether the chapters that are on allow something to be bought that is at home on the sea alone."""
        return bool([kind for kind in self.rows if kind.ground == SEA and self.is_available(kind, chapters)])


def strengths(row: dict[str, object], den: int) -> list[int]:
    """Strength by class of the target, over the table's common denominator."""
    values = []
    for name in CLASSES:
        num, own = ratio(row.get(name, 0))
        values.append(num * (den // own))
    return values


def vulnerabilities(row: dict[str, object]) -> list[tuple[int, int]]:
    """Vulnerability by class of the shooter; a named class overrules `all`."""
    return [ratio(row.get(name, row.get("all", 1))) for name in CLASSES]


def read_kinds(document: Document) -> Kinds:
    """The table of a document, checked."""
    data = document.data
    classes = data.get("class")
    if not isinstance(classes, dict) or set(classes) != set(CLASSES):
        raise document.wrong("classes_missing", ("class",))
    meta: dict[str, Any] = dict(classes)
    for name, entry in classes.items():
        if not isinstance(entry, dict) or entry.get("ground") not in GROUNDS:
            raise document.wrong("bad_value", ("class", name, "ground"), expected="land, sea, both")
    meta["prices"] = {"fortress": data.get("meta", {}).get("fortress_price", "1/4")}
    units = data.get("unit")
    if not isinstance(units, dict) or UNDER_CONSTRUCTION not in units:
        raise document.wrong("entry_missing", ("unit", UNDER_CONSTRUCTION))
    dens = [1]
    rows = {id: with_model(units, row) for id, row in units.items()}
    for id, row in rows.items():
        check_row(document, id, row, meta)
        for column in ("attack", "defence"):
            dens += [ratio(value)[1] for value in row[column].values()]
    den = common_denominator(dens)
    kinds = [Kind(id, number, row, den, meta) for number, (id, row) in enumerate(rows.items())]
    return Kinds(kinds, {name: str(entry.get("needs", "")) for name, entry in classes.items()})


def with_model(units: dict[str, Any], row: Any) -> Any:
    """A row that stands in for another one has its class, price, move and vulnerability unless it says otherwise."""
    model = units.get(str(row.get("replaces"))) if isinstance(row, dict) else None
    if not isinstance(model, dict):
        return row
    return {**{key: model[key] for key in INHERITED if key in model}, **row}


def check_row(document: Document, id: str, row: object, meta: dict[str, Any]) -> None:
    """Raises the first thing that is wrong with a row, with its line."""
    if not isinstance(row, dict):
        raise document.wrong("bad_value", ("unit", id), expected=TABLE)
    for key in REQUIRED:
        if key not in row:
            raise document.wrong("entry_missing", ("unit", id), missing=key)
    for key, value in row.items():
        if key not in ROW:
            raise document.wrong("unknown_entry", ("unit", id, key))
        if not fits(value, ROW[key], EXTRA_CLASSES.get(key, ())):
            raise document.wrong("bad_value", ("unit", id, key), expected=ROW[key])
    if row["class"] not in CLASSES:
        raise document.wrong("bad_value", ("unit", id, "class"), expected=", ".join(CLASSES))
    if row["price"] not in meta["prices"] and read_ratio(row["price"]) is None:
        raise document.wrong("bad_value", ("unit", id, "price"), expected=RATIO)


def fits(value: object, expected: str, extra: tuple[str, ...] = ()) -> bool:
    """Whether a value is of the kind that its column holds."""
    if expected == TEXT:
        return isinstance(value, str)
    if expected == FLAG:
        return isinstance(value, bool)
    if expected == WHOLE:
        return isinstance(value, int) and not isinstance(value, bool) and value >= 0
    if expected == NAMES:
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if not isinstance(value, dict):
        return False
    if expected == TABLE:
        return True
    return all((name in CLASSES or name in extra) and read_ratio(item) is not None for name, item in value.items())


STANDARD: list[Kinds] = []


def standard_kinds() -> Kinds:
    """The table that is shipped with the game, read once."""
    if not STANDARD:
        STANDARD.append(read_kinds(Document("units.toml", read_text("velmoci.salva", "data/units.toml"))))
    return STANDARD[0]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-chapters-5": (Kinds.is_available,),
    "SA-minimal-2": (Kinds.is_available,),
    "SA-minimal-21": (Kind,),
    "SA-minimal-34": (Kind.can_take_land,),
    "SA-minimal-44": (read_kinds,),
    "SA-minimal-48": (vulnerabilities,),
}
