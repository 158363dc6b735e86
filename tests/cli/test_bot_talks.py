"""Bots at the terminal: which of them answer, and what they say."""

import json
from pathlib import Path

import pytest

from tests.cli.keyboard import Keyboard, by_lines, play
from velmoci.cli.arguments import Wishes, with_scenario
from velmoci.cli.listing import list_games

OFFERS = ('offer_treaty seat_2 article none text "Be good"', "offer_treaty seat_3", "offer_treaty seat_4 notice 9")


def said(folder: Path, language: str) -> str:
    """What a person reads who offers treaties to bots that talk and to one that does not."""
    keyboard = Keyboard(by_lines("stop_placing", *OFFERS, "quit"), width=200)
    options = with_scenario(("turn_order=1 2 3 4",), "four_neighbours")
    seats, file = "me,steady,random,steady", str(folder / "game")
    play(folder, keyboard, Wishes("salva", seats, None, None, options, "3", file, None), language)
    return keyboard.text


def test_a_treaty_is_answered_at_once_with_a_reason_in_the_readers_language(tmp_path: Path) -> None:
    told = said(tmp_path, "en")
    assert "The offer pact_12_1 has come to nothing. Seat 2: I am sorry, I am a bot" in told
    assert "The offer pact_14_1 has come to nothing. Seat 4: I am sorry: I do not bind myself for so long." in told
    assert "Jsem bot" not in told


def test_of_a_bot_that_does_not_answer_the_person_is_told_at_once(tmp_path: Path) -> None:
    told = said(tmp_path, "cs")
    assert told.count("hraje tu bot, který na smlouvy neodpovídá") == 1
    assert "Promiň, jsem bot" in told


@pytest.mark.parametrize(("language", "words"), [("en", "answered by steady"), ("cs", "odpovídá steady")])
def test_the_list_of_games_says_which_bots_answer(
    capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    list_games(language)
    assert " ".join(capsys.readouterr().out.split()).count(words) == 3
    list_games(language, as_json=True)
    assert [game["talking"] for game in json.loads(capsys.readouterr().out)] == [["steady"]] * 3
