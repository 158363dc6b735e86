"""Commands that tell something: lessons, saved games, lists for scripts, rules that nobody can play by yet."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.cli.keyboard import Keyboard, by_lines
from tests.cli.oddities import saved
from tests.cli.program import Call
from velmoci.cli.arguments import Wishes
from velmoci.cli.expanze.face import ExpanzeFace
from velmoci.cli.play import Session, new_table
from velmoci.cli.replay import Player, frames_of
from velmoci.cli.rules import is_playable
from velmoci.cli.saved import saved_games
from velmoci.kernel.clauses import BOOK_FILES, COMING, clauses, find
from velmoci.match.journal import read_file

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = ("expanze", "evropska_valka", "salva")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_printed_without_marks_or_pictures(call: Call, game: str) -> None:
    for language, minutes, how in (("en", "in three minutes", "To play"), ("cs", "za tři minuty", "Hraje se")):
        code, out, err = call(("learn", game), language)
        assert (code, err) == (0, "")
        assert minutes in out
        assert how in out
        assert [mark for mark in ("![", "**", "](", ".svg", ".png") if mark in out] == []


def test_a_chapter_is_taught_in_a_minute_with_a_position_to_play(call: Call) -> None:
    for language, title in (("en", "Evading submarines"), ("cs", "Unikající ponorky")):
        code, out, err = call(("learn", "salva", "submarines"), language)
        assert (code, err) == (0, "")
        assert title in out
        assert "velmoci play salva-submarine" in out
        assert [mark for mark in ("![", "**", "](", ".svg", ".toml", "##") if mark in out] == []


def test_a_chapter_without_a_page_gets_the_list_of_those_that_have_one(call: Call) -> None:
    code, _, err = call(("learn", "salva", "chess"), "en")
    assert code == 2
    assert 'There is no page about a chapter "chess". There are: terrain, ' in err
    assert call(("learn", "expanze", "chess"), "en")[0] == 2


@pytest.mark.parametrize("game", BOOK_FILES)
def test_a_rulebook_is_printed_without_marks_or_pictures(call: Call, game: str) -> None:
    spoken = {"en": ("What beginners get wrong", "one page to print"), "cs": ("začátečníci", "k vytištění")}
    for language, (words, how) in spoken.items():
        code, out, err = call(("book", game), language)
        assert (code, err) == (0, "")
        assert words in out
        assert how in out
        assert [mark for mark in ("![", "**", "](", ".svg", ".png", ".toml") if mark in out] == []


@pytest.mark.parametrize("command", ["book", "learn", "play"])
def test_without_a_game_the_games_are_listed(call: Call, command: str) -> None:
    code, _, err = call((command,), "en")
    assert code == 2
    assert "Which game? There are: expanze, evropska_valka, salva." in err


def test_the_number_of_players_is_the_scenarios(call: Call) -> None:
    code, _, err = call(("play", "salva", "--powers", "4"), "en")
    assert code == 2
    assert "The scenario decides how many play: 2, not 4." in err


def test_saved_games_are_listed_the_latest_first(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("velmoci.cli.saved.data_folder", lambda: tmp_path)
    assert call(("saved",), "en")[1].startswith("There are no saved games in")
    for number, game in enumerate(("expanze", "salva")):
        file = tmp_path / f"my {game}.velmoci"
        new_table(Wishes(game, seed="1", file=str(file)), "en").release()
        os.utime(file, (number, number))
    (tmp_path / "notes.velmoci").write_text("no game", "utf-8")
    assert [game.archive.game.id for game in saved_games(tmp_path)] == ["salva", "expanze"]
    text = call(("saved",), "en")[1]
    assert "Salva: You, steady; one order" in text
    assert f"velmoci play '{tmp_path}/my salva.velmoci'" in text
    told = json.loads(call(("saved", "--json"), "cs")[1])
    rows = [(game["game"], game["orders"], game["over"]) for game in told]
    assert rows == [("salva", 1, False), ("expanze", 1, False)]


@pytest.mark.parametrize(
    ("command", "part"),
    [
        ("games", {"id": "salva", "seats": [2, 6]}),
        ("options expanze", {"name": "round_limit", "clause": "EX-TRN-7"}),
        ("rules EX-FGT-16", {"id": "EX-FGT-16", "playable": True}),
        ("rules SA-hidden_attack-11", {"id": "SA-hidden_attack-11", "playable": False}),
        ("salva scenarios", {"name": "border_war", "sides": ["west", "east"]}),
        ("salva chapters", {"id": "naval"}),
    ],
)
def test_lists_are_had_as_json(call: Call, command: str, part: dict[str, Any]) -> None:
    code, out, _ = call((*command.split(), "--json"), "cs")
    rows = json.loads(out)
    assert code == 0
    assert any(all(row.get(key) == value for key, value in part.items()) for row in rows)


def test_a_proof_and_the_consequences_of_chapters_are_had_as_json(call: Call, home: Path) -> None:
    new_table(Wishes("expanze", seed="1", file=str(home / "proof.velmoci")), "en").release()
    proof = json.loads(call(("verify", "proof.velmoci", "--json"), "en")[1])
    assert proof == {"file": "proof.velmoci", "game": "expanze", "records": 1, "rolls": None, "outcome": None}
    told = json.loads(call(("salva", "chapters", "--on", "submarines", "--json"), "en")[1])
    assert told["on"]["naval"]["why"] == "needed"


def test_a_rule_that_no_game_has_yet_says_so(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("velmoci.cli.rules.COMING", {**COMING, "SA-supply": "A whole section."})
    assert "not playable yet" in call(("rules", "SA-supply-1"), "en")[1]
    assert "zatím nelze hrát" in call(("rules", "SA-supply-1"), "cs")[1]
    assert "not playable yet" not in call(("rules", "SA-naval-1"), "en")[1]
    contents = " ".join(call(("rules",), "en")[1].split())
    groups = {rule.group: is_playable(rule) for rule in reversed(clauses("salva"))}
    assert contents.count("not playable yet") == list(groups.values()).count(False) > 0
    found = json.loads(call(("rules", "supply", "--json"), "en")[1])
    marked = [not rule["playable"] for rule in found]
    assert marked == sorted(marked)
    assert set(marked) == {False, True}


def test_the_rules_that_are_not_playable_are_those_that_are_coming() -> None:
    known = {rule.id for rule in clauses("salva")} | {rule.group for rule in clauses("salva")}
    assert set(COMING) <= known
    for id in sorted(COMING):
        assert not any(is_playable(rule) for rule in find(id, "en")), id
    assert all(is_playable(rule) for game in ("expanze", "evropska_valka") for rule in clauses(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_board_fits_a_terminal_that_has_changed_its_width(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.velmoci"
    table = new_table(Wishes(game, seed="1", file=str(file)), "en")
    keyboard = Keyboard(by_lines(), width=140)
    session = Session(table, keyboard, "en")
    assert session.face.width == 140
    keyboard.console.width = 72
    assert session.face.width == 72
    session.terminal.say(*session.face.show("board", table.view(0), []))
    assert max(map(len, keyboard.text.splitlines())) <= 72
    table.release()
    archive = read_file(file)
    player = Player(archive, frames_of(archive), 0, keyboard, "en")
    keyboard.console.width = 90
    assert player.face.width == 90


def test_enter_shows_the_board_only_where_a_board_follows(tmp_path: Path) -> None:
    wishes = Wishes("expanze", seed="1", options=("colour_choice=pick",), file=str(tmp_path / "game.velmoci"))
    table = new_table(wishes, "en")
    assert [decision.kind for decision in table.view(0).decisions()] == ["colour_choice"]
    assert not ExpanzeFace("en", 80, table.sitters).fills_screen(table.view(0))
    table.release()


def test_the_armies_of_a_saved_game_are_drawn_on_the_map(call: Call, home: Path) -> None:
    (home / "armies.velmoci").write_text(saved(0), "utf-8")
    status, _, _ = call(("map", "expanze", "--out", "armies.svg", "--file", "armies.velmoci"), "en")
    assert status == 0
    assert '<g id="armies"' in (home / "armies.svg").read_text("utf-8")
