"""The rulebooks for players: alike in both languages, nothing dead in them, and every position opens and plays."""

import re
from pathlib import Path

import pytest

from velmoci.kernel.chance import Seeded
from velmoci.kernel.clauses import BOOK_FILES, book_text, cited_ids, clause, lesson_text, lesson_titles
from velmoci.kernel.registry import GAMES
from velmoci.kernel.sentences import LANGUAGES
from velmoci.match.examples import UnknownExample, example, example_names, positions_in
from velmoci.salva.presets import steps

RULES = Path(__file__).resolve().parent.parent / "velmoci" / "rules"
BOOKS = [(game, language) for game in BOOK_FILES for language in LANGUAGES]
PICTURE = re.compile(r"^!\[([^\]]+)\]\(([^)]+)\)$", re.MULTILINE)
OPENING = re.compile(r"^\[([^\]]+)\]\(\.\./positions/([a-z-]+)\.toml\)$", re.MULTILINE)


def headings(text: str) -> list[str]:
    return [found[1] for found in re.finditer(r"^(#+) ", text, re.MULTILINE)]


def shapes(text: str) -> list[int]:
    """The number of columns of every row of a table."""
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


def last_section(text: str) -> str:
    return text[text.rindex("\n## ") :]


def test_every_game_has_a_rulebook() -> None:
    assert set(BOOK_FILES) == set(GAMES)


@pytest.mark.parametrize("game", BOOK_FILES)
def test_both_languages_tell_the_same_in_the_same_order(game: str) -> None:
    english, czech = book_text(game, "en"), book_text(game, "cs")
    assert headings(english) == headings(czech)
    assert shapes(english) == shapes(czech)
    assert positions_in(english) == positions_in(czech)
    names = [[Path(link).name for _, link in PICTURE.findall(text)] for text in (english, czech)]
    assert names[0] == names[1]
    assert sorted(set(cited_ids(english))) == sorted(set(cited_ids(czech)))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_pictures_positions_and_clauses_of_a_book_exist(game: str, language: str) -> None:
    text = book_text(game, language)
    assert len(PICTURE.findall(text)) >= 4
    for words, link in PICTURE.findall(text):
        assert len(words) > 10
        assert (RULES / language / link).is_file(), link
    assert len(positions_in(text)) >= 3
    assert len(OPENING.findall(text)) == len(positions_in(text))
    for id in cited_ids(text):
        assert clause(id, language).id == id


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_pictures_with_words_are_in_the_language_of_the_book(game: str, language: str) -> None:
    other = "cs" if language == "en" else "en"
    assert f"pictures/{other}/" not in book_text(game, language)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_is_prose_that_cites_clauses_only_in_parentheses(game: str, language: str) -> None:
    text = book_text(game, language)
    assert text.startswith("# ")
    assert headings(text).count("#") == 1
    assert set(headings(text)) == {"#", "##", "###"}
    assert "`" not in text
    assert "<" not in text
    assert re.findall(r"^ +[-*] ", text, re.MULTILINE) == []
    outside = re.sub(r"\([^()]*\)", "", text)
    assert list(cited_ids(outside)) == []


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_the_page_to_print_is_words_and_tables_only(game: str, language: str) -> None:
    page = last_section(book_text(game, language))
    assert PICTURE.findall(page) == []
    assert positions_in(page) == []
    assert len(page) > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_of_the_ladder_is_taught_in_a_minute_or_two(language: str) -> None:
    assert set(steps()) < set(lesson_titles("salva"))
    for chapter in lesson_titles("salva"):
        page = lesson_text("salva", chapter, language)
        assert page.startswith(f"# {lesson_titles('salva')[chapter][language]}\n\n")
        assert headings(page) == ["#"]
        prose = [line for line in page.splitlines() if not line.startswith("|")]
        assert 20 < len(" ".join(prose).split()) < 450, chapter


@pytest.mark.parametrize("name", example_names())
def test_every_position_of_a_book_asks_its_reader_and_plays_its_worked_example(name: str) -> None:
    shown = example(name)
    decisions = shown.position.view(shown.seat).decisions()
    assert [decision.seat for decision in decisions] == [shown.seat]
    assert shown.steps
    before = shown.position.dump()
    after, events = shown.played()
    assert events
    assert shown.position.dump() == before != after.dump()


@pytest.mark.parametrize("name", example_names())
def test_a_position_of_a_book_can_be_saved_and_read_back(name: str) -> None:
    shown = example(name)
    again = shown.game.load(shown.position.rulebook, shown.position.dump())
    order = shown.position.pending()[0].default()
    assert order is not None
    for position in (shown.position, again):
        position.apply(shown.seat, order, Seeded(1))
    assert again.dump() == shown.position.dump()


def test_no_position_lies_about_that_no_book_offers() -> None:
    assert sorted(file.stem for file in (RULES / "positions").glob("*.toml")) == list(example_names())


def test_a_position_that_no_book_has_is_not_found() -> None:
    with pytest.raises(UnknownExample):
        example("expanze-nowhere")
