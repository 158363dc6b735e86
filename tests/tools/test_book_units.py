"""The tables of later units in Salva's rulebook are those of the program's unit table."""

import sys
from pathlib import Path

import pytest

from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import LANGUAGES

pytestmark = pytest.mark.interpreted
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.book_units import with_rows, with_units  # noqa: E402

BOOK = "# A\n\n### Guns\n\nWords.\n\n| a | b |\n| --- | --- |\n| old | 1 |\n\nMore.\n\n| c |\n| --- |\n| kept |\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_units_of_the_book_are_those_of_the_program(language: str) -> None:
    book = read_text("velmoci", f"rules/{language}/book-salva.md")
    assert with_units(book, language) == book, "python -m tools.book_units writes it"


def test_a_stale_table_is_written_anew_and_nothing_else() -> None:
    assert with_rows(BOOK, "### Guns", [["new", "2"]]) == BOOK.replace("| old | 1 |", "| new | 2 |")


def test_a_book_without_the_section_stays_as_it_is() -> None:
    assert with_rows(BOOK, "### Ships", [["new", "2"]]) == BOOK
