"""Chapters from outside the package are played at the terminal, though it has not a line for them."""

from pathlib import Path

import pytest

from tests.cli.keyboard import Keyboard
from tests.maps.drawn import game_of_four, row
from tests.salva.toys import CHAPTERS, GAME, TOYS
from velmoci.cli.local_match import LocalMatch
from velmoci.cli.play import Session
from velmoci.cli.salva.face import SalvaFace
from velmoci.kernel.rulebook import assemble

OWNERS = {"a": 0, "b": 0, "c": 1, "d": 2, "e": 3}
PEOPLE = [{"person": name} for name in ("Anna", "Bob", "Cyril", "Dana")]


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("velmoci.salva.game.GAME", GAME)
    monkeypatch.setattr(SalvaFace, "game", GAME)


def toy_table(folder: Path) -> LocalMatch:
    """Four people, three of them with something to place, on fields in a row."""
    options = game_of_four(row("abcde"), OWNERS, (2, 1, 1, 0), rounds=6)
    chapters = [*[chapter.id for chapter in CHAPTERS], "any_pair"]
    return LocalMatch.create(GAME, assemble(TOYS, chapters, options), PEOPLE, folder / "toys.velmoci", "seed")


def played(folder: Path, *lines: str, language: str = "en") -> str:
    """What four people read who type these lines at one keyboard, and Enter where the screen is handed on."""
    left = list(lines)

    def typist(keyboard: Keyboard, prompt: str, is_menu: bool) -> str:
        if not prompt.endswith("> ") and not is_menu:
            return ""
        if not left:
            raise EOFError
        return left.pop(0)

    keyboard, table = Keyboard(typist), toy_table(folder)
    try:
        Session(table, keyboard, language).run(is_new=True)
    finally:
        table.release()
    assert left == []
    return keyboard.text


START = ("place tank b", "place tank a", "place tank c", "place tank d")
"""Tanks 1 and 2 are Anna's, 3 is Bob's, 4 is Cyril's."""


def test_a_consent_a_reaction_and_a_battle_of_two_owners_are_typed(tmp_path: Path) -> None:
    lent = ("lend tank_1 to seat_2", "agree", "end_movement", "end_production")
    attack = ("move tank_1 c", "attack d with tank_1, tank_3", "shoot", "let_pass", "let_pass")
    fire = ("hold_fire", "fight_on", "fire tank_1 tank_4", "fire_by_plan focus")
    text = played(tmp_path, *START, *lent, *attack, *fire)
    assert "Seat 1 asks whether you agree: lend tank_1 to seat_2" in text
    assert "All agree with Seat 1: lend tank_1 to seat_2" in text
    assert "unit-lent: seat_1, seat_2, tank_1" in text, "without a text the plain words are shown"
    assert "shot-from-ambush: seat_2, tank_1" in text
    assert text.index("Seat 1> fire tank_1 tank_4") < text.index("Seat 2> fire_by_plan focus")
    assert "That cannot be ordered now" not in text


def test_the_menu_lists_what_the_chapters_add(tmp_path: Path) -> None:
    text = played(tmp_path, *START, "menu", "1", "1", "menu", "4", "menu", "1")
    assert "lend … (6)" in text
    assert "Agree beforehand to everything that Seat 2 asks" in text
    assert "give field: b to Seat 2" in text
    assert "field-given: seat_1, seat_2, b" in text, "Bob has agreed by his menu"


def test_units_are_called_by_their_numbers_in_orders_of_chapters_too(tmp_path: Path) -> None:
    text = played(tmp_path, *START, "lend 1 to seat_2", "agree")
    assert "Seat 1 asks whether you agree: lend tank_1 to seat_2" in text


def test_help_shows_the_example_of_an_order_without_words(tmp_path: Path) -> None:
    text = played(tmp_path, "help lend", "help shoot")
    assert "lend tank_1 to seat_2" in text
    assert "SA-alliance-20" in text
    assert "shoot" in text


def test_in_czech_too(tmp_path: Path) -> None:
    text = played(tmp_path, *START, "lend tank_1 to seat_2", "decline", language="cs")
    assert "se ptá, zda souhlasíš: lend tank_1 to seat_2" in text
    assert "není dán" in text
