"""Writes the table of choices in the rulebook of Salva, in the words of the form for a new game.

`python -m tools.book_choices`
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from velmoci.kernel.option import ChoiceOption
from velmoci.kernel.sentences import LANGUAGES
from velmoci.salva.library import CHAPTERS

ROOT: Final = Path(__file__).resolve().parent.parent
HEADINGS: Final = {"en": "### Choices", "cs": "### Výběr z možností"}
LEFT_OUT: Final = ("goal", "roughness_display")
"""The goal has a section of its own, and how a number is shown changes nothing."""


def words_of_the_form(language: str) -> dict[str, str]:
    """What the form for a new game says: each option, and each of its values."""
    files = (f"velmoci/salva/texts/{language}.ftl", f"web/src/games/salva/texts/{language}/start.ftl")
    text = "\n".join((ROOT / file).read_text("utf-8") for file in files)
    lines: dict[str, str] = dict(re.findall(r"^([a-z][\w-]*) = (.+)$", text, re.MULTILINE))
    return {name: lines.get(line[2:-2], line) for name, line in lines.items()}


def choice_text(option: str, choice: object) -> str:
    """The id of a choice's words; a name of a message has no slash."""
    return f"choice-{option}-{choice}".replace("/", "_")


def choices(language: str) -> list[list[str]]:
    """A row for each option with named values: what it is about, what is usual, what else is possible."""
    say = words_of_the_form(language)
    found = {one.name: one for chapter in CHAPTERS for one in chapter.options if isinstance(one, ChoiceOption)}
    rows: list[list[str]] = []
    for name, one in found.items():
        if name not in LEFT_OUT:
            other = [say[choice_text(name, choice)] for choice in one.choices if choice != one.default]
            usual = say[choice_text(name, one.default)]
            rows.append([say[f"option-{name}"].removesuffix("."), usual, "; ".join(other)])
    return rows


def with_choices(text: str, language: str) -> str:
    """The book with its table as the form says it today."""
    head, heading, rest = text.partition(f"\n{HEADINGS[language]}\n")
    first, rule, table = rest.partition("| --- | --- | --- |\n")
    rows = "".join(f"| {' | '.join(row)} |\n" for row in choices(language))
    return head + heading + first + rule + rows + re.sub(r"\A(?:\|.*\n)*", "", table)


def main() -> None:
    """Writes both books."""
    for language in LANGUAGES:
        book = ROOT / "velmoci/rules" / language / "book-salva.md"
        book.write_text(with_choices(book.read_text("utf-8"), language), "utf-8")


if __name__ == "__main__":
    main()
