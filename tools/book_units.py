"""Writes the tables of later units in the rulebook of Salva: new and specialised ones, and artillery.

`python -m tools.book_units`
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final

from velmoci.kernel.sentences import LANGUAGES
from velmoci.salva.library import CHAPTERS
from velmoci.salva.units import CLASSES, Kind, standard_kinds

ROOT: Final = Path(__file__).resolve().parent.parent
FIRST_CHAPTERS: Final = ("minimal", "naval", "factories")
"""Their units stand in the first table of the book."""
NEW: Final = {"en": "### The new units", "cs": "### Nové jednotky"}
VARIANTS: Final = {"en": "### Specialised units", "cs": "### Specializované jednotky"}
GUNS: Final = {"en": "### Guns", "cs": "### Děla"}
TARGETS: Final = {
    "en": ("unarmoured", "armoured", "ship", "submarine", "aircraft", "fort"),
    "cs": ("nepancéřovaná", "pancéřovaná", "loď", "ponorka", "letadlo", "pevnost"),
}
HIT_BY_GUNS: Final = ("unarmoured", "armoured", "naval", "fortress")
SIGNS: Final = {Fraction(1, 4): "¼", Fraction(1, 3): "⅓", Fraction(1, 2): "½", Fraction(2, 3): "⅔"}


def sold() -> list[Kind]:
    """All kinds of unit that can be bought when every chapter is on."""
    kinds, chapters = standard_kinds(), tuple([chapter.id for chapter in CHAPTERS])
    return [kind for kind in kinds.rows if kinds.is_available(kind, chapters)]


def written(value: Fraction) -> str:
    """A number as the book writes it."""
    whole, part = divmod(value, 1)
    return f"{whole or ''}{SIGNS[part]}" if part in SIGNS else str(value)


def unit_row(kind: Kind, language: str) -> list[str]:
    """What the tables say of a unit: its class as a target, price, movement, and strength against each class."""
    cells = [kind.name(language), TARGETS[language][kind.cls], written(Fraction(kind.price_num, kind.price_den))]
    cells.append(str(kind.move))
    for target in range(len(CLASSES)):
        pair = [Fraction(row[target], kind.strength_den) for row in (kind.attack, kind.defence)]
        cells.append(" / ".join(written(value) for value in pair) if any(pair) else "–")
    return cells


def gun_row(kind: Kind, language: str) -> list[str]:
    """The strengths of a unit as artillery."""
    fire = [Fraction(kind.row["artillery"].get(name, 0)) for name in HIT_BY_GUNS]
    return [kind.name(language), *[written(value) if value else "–" for value in fire]]


def with_rows(text: str, heading: str, rows: Sequence[Sequence[str]]) -> str:
    """The book with other rows in the first table below a heading; a book without it stays as it is."""
    head, found, rest = text.partition(f"\n{heading}\n")
    table = re.search(r"^\|(?: --- \|)+\n((?:\|.*\n)*)", rest, re.MULTILINE)
    if not found or table is None:
        return text
    lines = "".join(f"| {' | '.join(row)} |\n" for row in rows)
    return head + found + rest[: table.start(1)] + lines + rest[table.end(1) :]


def with_units(text: str, language: str) -> str:
    """The book with its tables as the unit table of the program has them today."""
    later = [kind for kind in sold() if kind.chapter not in FIRST_CHAPTERS]
    plain = [unit_row(kind, language) for kind in later if not kind.row.get("replaces")]
    variants = [unit_row(kind, language) for kind in later if kind.row.get("replaces")]
    guns = [kind for kind in sold() if kind.row.get("artillery") and not kind.row.get("replaces")]
    text = with_rows(text, NEW[language], plain)
    text = with_rows(text, VARIANTS[language], variants)
    return with_rows(text, GUNS[language], [gun_row(kind, language) for kind in guns])


def main() -> None:
    """Writes both books."""
    for language in LANGUAGES:
        book = ROOT / "velmoci/rules" / language / "book-salva.md"
        book.write_text(with_units(book.read_text("utf-8"), language), "utf-8")


if __name__ == "__main__":
    main()
