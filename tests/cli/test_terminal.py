"""At a real terminal: completion, hand-over without leaks, Ctrl-C, a crash and what remains of the game."""

import os
import re
import signal
from pathlib import Path

import pytest

from tests.cli.program import Screen, plain, run
from tests.cli.tables import at_war, with_hands
from velmoci.cli.language import game_sentences
from velmoci.expanze.game import GAME
from velmoci.expanze.missions import MISSIONS
from velmoci.match.journal import read_file

PEOPLE = ({"person": "Anna"}, {"person": "Petr"})
FRESH = ("play", "expanze", "--players", "me,steady,random", "--seed", "4", "--file", "game.velmoci",
         "--option", "colour_choice=random")  # fmt: skip


def test_tab_completes_orders_states_and_numbers(tmp_path: Path) -> None:
    path = with_hands(tmp_path, {}, states={"maghreb": "red 6", "iberia": "blue 2"})
    screen = Screen(tmp_path, "play", str(path), rows=50)
    screen.read_until("Red>")
    for typed, completed in (("att\t", "ack"), ("magh\t", "reb"), ("ib\t", "eria")):
        screen.type(typed)
        screen.read_until(completed)
    screen.type("5\r")
    screen.read_until("5 against 2")
    screen.type("quit\r")
    assert screen.code() == 0
    assert str(read_file(path).records[-1].order) == "attack maghreb iberia 5"


def test_the_hand_over_clears_the_screen_and_shows_no_secret_of_the_other(tmp_path: Path) -> None:
    missions = {"red": "asia_europe", "blue": "south_pole"}
    hands = {0: ["turkey", "persia"], 1: ["arabia", "india"]}
    path = with_hands(tmp_path, hands, PEOPLE, missions)
    secrets = {"red": ["Asia + Europe", "Turkey and the Caucasus (P)"], "blue": ["South Pole", "India (K)"]}
    screen = Screen(tmp_path, "play", str(path), rows=50)
    before = screen.read_until("Enter begins.")
    assert "Anna (Red) is to decide. Everybody else looks away." in plain(before)
    assert not any(secret in before for both in secrets.values() for secret in both)
    screen.type("\r")
    own = plain(screen.read_until("Red>"))
    assert all(secret in own for secret in secrets["red"])
    assert not any(secret in own for secret in secrets["blue"])
    screen.type("end_turn\r")
    screen.read_until("Enter clears the screen.")
    screen.type("\r")
    between = screen.read_until("Enter begins.")
    screen.type("\r")
    other = screen.read_until("Blue>")
    cleared = other[other.rindex("\x1b[3J") :]
    assert "\x1b[2J\x1b[3J\x1b[H" in between
    assert "Petr (Blue) is to decide." in plain(between)
    assert not any(secret in plain(between) for secret in secrets["blue"])
    assert not any(secret in plain(between[between.rindex("\x1b[3J") :] + other) for secret in secrets["red"])
    assert all(secret in plain(cleared) for secret in secrets["blue"])
    screen.type("quit\r")
    assert screen.code() == 0


def test_what_one_person_typed_is_not_in_the_history_of_the_other(tmp_path: Path) -> None:
    path = with_hands(tmp_path, {0: ["turkey"], 1: ["arabia"]}, PEOPLE)
    screen = Screen(tmp_path, "play", str(path), rows=50)
    screen.read_until("Enter begins.")
    screen.type("\r")
    screen.read_until("Red>")
    screen.type("offer_trade blue give P want K\r")
    screen.read_until("offer 1)")
    screen.type("end_turn\r")
    screen.read_until("Enter clears the screen.")
    screen.type("\r")
    screen.read_until("Enter begins.")
    screen.type("\r")
    asked = plain(screen.read_until("Blue>"))
    assert 'Red offers you P for K: "accept_trade red 1" or "decline_trade red 1".' in asked.replace(
        "\n", " "
    )
    screen.type("\x1b[A\x1b[A\r")
    assert "offer_trade" not in plain(screen.read_until("What now?"))
    screen.type("accept_trade red 1\r")
    assert "Red gives Turkey and the Caucasus (P) to Blue and gets" in plain(screen.read_until("Blue>"))
    screen.type("quit\r")
    assert screen.code() == 0


def test_ctrl_c_leaves_cleanly_and_says_how_to_go_on(tmp_path: Path) -> None:
    screen = Screen(tmp_path, *FRESH)
    screen.read_until("Enter shows the board.")
    screen.type("\r")
    screen.read_until(">")
    screen.type("\x03")
    shown = plain(screen.read_until("velmoci play game.velmoci"))
    assert "Traceback" not in shown
    assert screen.code() == 130
    assert run(tmp_path, "play", "game.velmoci", typed="quit\n").returncode == 0


@pytest.mark.parametrize("cut", [0, 7])
def test_after_a_crash_nothing_that_was_told_is_lost(tmp_path: Path, cut: int) -> None:
    """Killed at the prompt; with `cut` also in the middle of the next line."""
    screen = Screen(tmp_path, *FRESH, rows=50)
    screen.read_until(">")
    screen.type("place_first\r")
    told = plain(screen.read_until("no soldiers"))
    assert "places no soldiers in the first armament" in told
    screen.kill()
    path = tmp_path / "game.velmoci"
    before = path.read_text("utf-8")
    assert '"order":"place_first"' in before
    if cut:
        path.write_text(before + '{"seat":0,"order":"end_turn"'[:-cut], "utf-8")
    again = run(tmp_path, "play", "game.velmoci", typed="board\nquit\n")
    assert again.returncode == 0, again.stderr
    assert path.read_text("utf-8").startswith(before)
    assert run(tmp_path, "verify", "game.velmoci").returncode == 0


def test_a_second_window_cannot_play_on_in_the_same_file(tmp_path: Path) -> None:
    screen = Screen(tmp_path, *FRESH)
    screen.read_until("Enter shows the board.")
    second = run(tmp_path, "play", "game.velmoci")
    assert second.returncode == 2
    assert '"game.velmoci" is being played in another window.' in second.stderr
    os.kill(screen.child, signal.SIGINT)
    assert screen.code() == 130


def test_two_people_roll_before_one_screen_without_secrets(tmp_path: Path) -> None:
    who = (
        "play",
        "expanze",
        "--people",
        "Anna,Petr",
        "--powers",
        "2",
        "--seed",
        "3",
        "--file",
        "game.velmoci",
    )
    how = ("--option", "battle_pace=stepwise", "--option", "colour_choice=random")
    screen = Screen(tmp_path, *who, *how, rows=60)
    mission_names = [game_sentences(GAME, "en").say("mission-only", {"mission": mission.id}) for mission in MISSIONS]
    for _ in range(2):
        screen.read_until("Enter begins.")
        screen.type("\r")
        screen.read_until(">")
        screen.type("\r")
        screen.read_until("back)>")
        screen.type("1\r")
        screen.read_until("Enter clears the screen.")
        screen.type("\r")
    screen.read_until("Enter begins.")
    screen.type("\r")
    screen.read_until(">")
    for key in ("\r", "2\r", "1\r"):
        screen.type(key)
        screen.read_until("back)>")
    screen.type("1\r")
    screen.read_until("(Enter rolls)>")
    screen.type("\r")
    screen.read_until("Enter clears the screen.")
    screen.type("\r")
    shown = screen.read_until("(Enter rolls)>")
    battle = plain(shown[shown.index("\x1b[3J") :])
    assert re.search(r"\w+ rolls [1-6]\.", battle)
    assert not any(name in battle for name in mission_names)
    screen.type("quit\r")
    assert screen.code() == 0


def test_tab_completes_fields_and_figures_and_a_king_stops_the_attack(tmp_path: Path) -> None:
    sitters = ({"person": "Anna"}, {"person": "Petr"})
    path = at_war(tmp_path, {"france": "blue 3"}, {"blue": "9 4", "black": "K 5"}, sitters)
    screen = Screen(tmp_path, "play", str(path), rows=50)
    before = plain(screen.read_until("Enter begins."))
    assert "Anna (France and allies) is to decide." in before
    assert "╭─────╮" not in before
    screen.type("\r")
    own = plain(screen.read_until("France and allies>"))
    assert "│9    │" in own
    assert "│K    │" not in own
    for typed, completed in (("att\t", "ack"), ("fra\t", "nce"), ("germ\t", "any")):
        screen.type(typed)
        screen.read_until(completed)
    screen.type("2\r")
    screen.read_until("Enter clears the screen.")
    screen.type("\r")
    between = screen.read_until("Enter begins.")
    screen.type("\r")
    other = plain(screen.read_until("(Enter lets it happen)>"))
    assert "Petr (Dual Alliance) is to decide." in plain(between)
    assert "│9    │" not in plain(between[between.rindex("\x1b[3J") :]) + other
    assert "│K    │" in other
    screen.type("king\r")
    told = plain(screen.read_until("Dual Alliance>"))
    assert "stopped the attack" in told
    assert "one action is still yours" not in told
    screen.kill()
    orders = [str(record.order).split()[0] for record in read_file(path).records]
    assert orders == ["attack", "king"]


def test_a_low_screen_shows_the_whole_of_europe_and_then_takes_what_was_typed(tmp_path: Path) -> None:
    sitters = ({"person": "Anna"}, {"bot": "random"}, {"bot": "random"})
    path = at_war(tmp_path, {}, {"blue": "9 4 Q A"}, sitters)
    screen = Screen(tmp_path, "play", str(path), rows=24)
    screen.read_until("Enter shows the board.")
    screen.type("rules EV-KNG-1\r")
    told = plain(screen.read_until("KNG: King, diplomacy"))
    shown, answer = told[told.rindex("Enter shows the board.") :].split("France and allies>", 1)
    assert len(shown.splitlines()) <= 24
    assert "Near East" in shown
    assert " 4" in shown
    assert answer.startswith(" rules EV-KNG-1")
    screen.type("quit\r")
    assert screen.code() == 0
