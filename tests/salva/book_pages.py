"""The players' rulebook of Salva as tests read it: its sections, tables, examples, and how it writes numbers."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction

from velmoci.kernel.resources import read_text

PARTS = {Fraction(1, 4): "¼", Fraction(1, 3): "⅓", Fraction(1, 2): "½", Fraction(2, 3): "⅔"}
EXAMPLES = {"en": "**Example.**", "cs": "**Příklad.**"}
Section = tuple[str, str]
"""The heading of a section in English and in Czech."""


def book(language: str) -> str:
    """The whole rulebook, every paragraph and every item of a list in one line."""
    text = read_text("velmoci", f"rules/{language}/book-salva.md")
    return re.sub(r"(?<=[^\n])\n *(?![\n|#\[!-]|\d+\. )", " ", text)


def both(section: Section) -> Iterator[tuple[str, str]]:
    """Each language with the text of a section, up to the next heading of any level."""
    for language, heading in zip(("en", "cs"), section, strict=True):
        found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", book(language), re.MULTILINE | re.DOTALL)
        assert found is not None, heading
        yield language, found[1]


def tables(section: Section, number: int = 0) -> Iterator[tuple[str, list[list[str]]]]:
    """Each language with the rows of a table of a section, without its head."""
    for language, text in both(section):
        found = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)[number]
        yield language, [[cell.strip() for cell in line.strip("|").split("|")] for line in found.splitlines()][2:]


def written(value: Fraction | int | str) -> str:
    """A number as the book writes it: 3, ½, 7½."""
    whole, part = divmod(Fraction(value), 1)
    return f"{whole or ''}{PARTS[part]}" if part else str(whole)


def numbers(text: str) -> list[str]:
    """All numbers of a text in their order, without those of clauses."""
    plain = re.sub(r"\((?:SA|SR)-[^)]*\)", "", text)
    return re.findall(r"\d*[½⅓⅔]|\d+", plain)


def tells(section: Section, expected: Iterable[Fraction | int | str], number: int = 0) -> bool:
    """Whether an example of a section has just these numbers, in whatever order its language puts them."""
    wanted = Counter(written(value) for value in expected)
    for language, text in both(section):
        told = [line for line in text.splitlines() if line.startswith(EXAMPLES[language])]
        assert Counter(numbers(told[number])) == wanted, (language, told[number])
    return True
