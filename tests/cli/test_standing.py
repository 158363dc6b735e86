"""Standing orders at the terminal: listed, added, revoked, kept beside the match, and used."""

from pathlib import Path

import pytest

from tests.cli.keyboard import Keyboard, by_lines
from tests.cli.tables import saved
from tests.match.air_tables import FLY, AirWar
from velmoci.cli.local_match import LocalMatch
from velmoci.cli.play import Session
from velmoci.match.journal import read_file
from velmoci.salva.game import GAME

PEOPLE = [{"person": "Ann"}, {"person": "Bob"}, {"person": "Cyn"}, {"person": "Dan"}]
HUNT = "when counter_move intercept from 1"
PASS = "when counter_move default"


def war(folder: Path) -> Path:
    """Ann's bomber within reach of Bob's fighters."""
    return saved(folder, GAME, AirWar().table.match.position, PEOPLE)


def typed(path: Path, lines: list[str], language: str = "en") -> str:
    """What is on the screen after these lines."""
    table = LocalMatch.resume(path)
    try:
        keyboard = Keyboard(by_lines(*lines, "quit"), 120)
        Session(table, keyboard, language).run(is_new=False)
        return keyboard.text
    finally:
        table.release()


def test_standing_orders_are_listed_added_and_revoked(tmp_path: Path) -> None:
    path = war(tmp_path)
    text = typed(path, ["", "standing", "standing add counter_move intercept over b, c of seat_2 from 60 for turn"])
    assert "You have answered nothing beforehand." in text
    line = "1. Bombers within reach: intercept with all fighters in reach, over b, c, of "
    assert line in " ".join(text.split())
    assert "if the odds are at least 60 %, this turn only" in " ".join(text.split())
    text = typed(path, ["", "standing revoke 2", "standing revoke 1", "standing revoke"])
    assert "You have no standing order 2." in text
    assert text.count("You have answered nothing beforehand.") == 1
    assert LocalMatch.resume(path).standing == {}


def test_in_czech_the_same_words_are_there(tmp_path: Path) -> None:
    text = typed(war(tmp_path), ["", "trvalé přidat landing land", "trvalé otázky", "trvalé zrušit 1"], "cs")
    assert "1. Stíhačky po protitahu: přistát na nejbližší základně" in text
    assert "counter_move default / intercept – Bombardéry na dosah" in text
    assert "Předem jsi neodpověděl na nic." in text


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("standing movement default", "There is no question"),
        ("standing counter_move perhaps", "is no answer to this question"),
        ("standing counter_move default of seat_9", "leave"),
        ("standing counter_move default of seat_1", "what others ask"),
        ("standing add", "The order is not complete"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(tmp_path: Path, line: str, said: str) -> None:
    assert said in " ".join(typed(war(tmp_path), ["", line]).split())


def test_a_standing_order_answers_and_its_owner_reads_of_it(tmp_path: Path) -> None:
    path = war(tmp_path)
    table = LocalMatch.resume(path)
    table.add_standing(1, PASS)
    table.release()
    text = typed(path, ["", FLY, "end_movement", "end_production", "", ""])
    assert text.count("~~~ cleared ~~~") == 3, "Bob did not have to come in between"
    assert "Your standing order 1 has answered: Let them fly" in text.rpartition("~~~ cleared ~~~")[2]
    archive = read_file(path)
    assert [str(record.order) for record in archive.records][:2] == [FLY, "let_fly"]


def test_they_are_kept_beside_the_match_end_with_their_turn_and_go_with_the_match(tmp_path: Path) -> None:
    path = war(tmp_path)
    table = LocalMatch.resume(path)
    table.add_standing(1, f"{HUNT} for turn")
    table.add_standing(1, PASS)
    assert "standing" not in path.read_text("utf-8")
    table.release()
    with open(table.journal.standing, "a", encoding="utf-8") as file:
        file.write("1 nonsense\nx when landing land\n")
    again = LocalMatch.resume(path)
    assert [one.order for one in again.standing[1]] == [f"{HUNT} for turn", PASS]
    while again.waits_for() == 0:
        order = again.position.pending()[0].default()
        assert order is not None
        again.submit(0, order)
    assert [one.order for one in again.standing[1]] == [PASS]
    for seat in range(3):
        if not again.is_over:
            again.submit(seat, GAME.notation.parse("resign"))
    assert again.is_over
    assert not again.journal.standing.exists()
    again.release()
