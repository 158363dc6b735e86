"""The table of choices in Salva's rulebook says what the form for a new game says."""

import sys
from pathlib import Path

import pytest

from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import LANGUAGES

pytestmark = pytest.mark.interpreted
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.book_choices import choices, with_choices  # noqa: E402


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_of_the_book_are_those_of_the_form(language: str) -> None:
    book = read_text("velmoci", f"rules/{language}/book-salva.md")
    assert with_choices(book, language) == book, "python -m tools.book_choices writes it"
    assert len(choices(language)) > 30


def test_a_stale_table_is_written_anew_and_nothing_else() -> None:
    book = "# A\n\n### Choices\n\nWords:\n\n| a | b | c |\n| --- | --- | --- |\n| old | row | gone |\n\n## B\n"
    written = with_choices(book, "en")
    assert "| old | row | gone |" not in written
    assert (written.startswith(book[: book.index("| old")]), written.endswith("|\n\n## B\n")) == (True, True)
