"""Replay, proof, pictures, rules and lists, with the real program."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.cli.program import Screen, plain, run
from tests.cli.tables import with_hands

BOTS = ("play", "expanze", "--players", "steady,random", "--seed", "2", "--file", "game.velmoci")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished game, a running one, and finished ones that somebody has touched."""
    folder = tmp_path_factory.mktemp("records")
    assert run(folder, *BOTS).returncode == 0
    lines = (folder / "game.velmoci").read_text("utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if could_be_lower(json.loads(line)))
    (folder / "place").write_text(str(place), "utf-8")
    tampered = {
        "rolls": changed(lines, place, lambda record: record["rolls"].__setitem__(0, record["rolls"][0] - 1)),
        "order": changed(lines, 4, lambda record: record.__setitem__("order", "arm atlantis 3")),
        "seat": changed(lines, -2, lambda record: record.__setitem__("seat", 1 - record["seat"])),
        "outcome": changed(lines, -1, lambda closing: closing["outcome"].__setitem__("winners", [0, 1])),
        "secret": changed(lines, -1, lambda closing: closing.__setitem__("secret", "0" * 64)),
        "rules": changed(lines, 0, lambda header: header["rulebook"]["options"].__setitem__("arm_base", 9)),
        "line": [*lines[:3], lines[3][:20], *lines[4:]],
    }
    for name, content in tampered.items():
        (folder / f"{name}.velmoci").write_text("\n".join(content) + "\n", "utf-8")
    with_hands(folder, {0: ["turkey"], 1: ["india"]}, missions={"red": "asia_europe", "blue": "south_pole"})
    run(folder, "play", "middle.velmoci", typed="arm\nquit\n")
    return folder


def could_be_lower(record: dict[str, Any]) -> bool:
    """An attack whose first die beats the second by more than one: a pip less changes no outcome."""
    rolls = record.get("rolls", [])
    return str(record.get("order")).startswith("attack") and rolls[0] > rolls[1] + 1


def changed(lines: list[str], place: int, change: object) -> list[str]:
    """The lines of a file with one of them changed."""
    value = json.loads(lines[place])
    assert callable(change)
    change(value)
    touched = list(lines)
    touched[place] = json.dumps(value)
    return touched


def test_a_good_record_is_proved_with_its_dice(home: Path) -> None:
    result = run(home, "verify", "game.velmoci")
    count = len((home / "game.velmoci").read_text("utf-8").splitlines()) - 2
    assert f"All {count} records replay by the rules." in result.stdout
    assert "rolls are proved against the commitment." in result.stdout
    assert "Outcome: " in result.stdout
    assert result.returncode == 0


def test_a_running_record_is_proved_without_its_dice(home: Path) -> None:
    result = run(home, "verify", "middle.velmoci", "--language", "cs")
    assert "odpovíd" in result.stdout
    assert "hody půjde dokázat potom" in result.stdout
    assert "Partie trvá." in result.stdout
    assert result.returncode == 0


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("rolls", "The rolls of record PLACE are not those that the secret gives."),
        ("order", 'Record 4 ("arm atlantis 3") does not replay: There is no state "atlantis" on this map.'),
        ("seat", "does not replay"),
        ("outcome", "The outcome that stands in the file is not the one that the game reaches."),
        ("secret", "The revealed secret does not fit the hash that was published before the match."),
        ("rules", "The rulebook of this file does not match its hash"),
        ("line", "Line 4 is not a record"),
    ],
)
def test_a_record_that_was_touched_is_found_out(home: Path, name: str, sentence: str) -> None:
    result = run(home, "verify", f"{name}.velmoci")
    assert sentence.replace("PLACE", (home / "place").read_text("utf-8")) in result.stderr
    assert result.returncode == 1
    assert "Traceback" not in result.stderr


def replayed(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    result = run(home, "replay", *arguments)
    assert result.returncode == 0, result.stderr
    return result


def test_a_replay_through_a_pipe_tells_everything(home: Path) -> None:
    text = replayed(home, "game.velmoci").stdout
    assert "gets the mission:" in text
    assert "Record 1 of " in text
    assert "The game is over." in text


def test_a_replay_may_stop_early_and_look_through_other_eyes(home: Path) -> None:
    text = replayed(home, "game.velmoci", "--to", "5", "--view", "spectator").stdout
    assert "Record 5 of 5" in text
    assert "Record 6" not in text
    assert "gets the mission" not in text
    assert "Your mission" not in text


def test_a_running_game_keeps_its_secrets(home: Path) -> None:
    text = replayed(home, "middle.velmoci").stdout
    assert "South Pole" not in text
    assert "Asia + Europe" not in text
    for view in ("all", "blue"):
        refused = run(home, "replay", "middle.velmoci", "--view", view)
        assert refused.returncode == 2
        assert "its secrets stay hidden" in refused.stderr
    assert replayed(home, "middle.velmoci", "--view", "red").returncode == 0
    unknown = run(home, "replay", "middle.velmoci", "--view", "pink")
    assert unknown.returncode == 2
    assert 'There is no view "pink"; there are: red, blue, spectator, all.' in unknown.stderr


def test_a_replay_at_a_terminal_goes_both_ways(home: Path) -> None:
    screen = Screen(home, "replay", "game.velmoci", rows=50)
    for key, place in (("\r", 2), ("\r", 3), ("b\r", 2), ("12\r", 12), ("e\r", None)):
        screen.read_until("q leave>")
        screen.type(key)
        shown = plain(screen.read_until("Record " if place is None else f"Record {place} of"))
        assert shown
    screen.read_until("q leave>")
    screen.type("q\r")
    assert screen.code() == 0


def test_the_map_is_drawn_with_and_without_armies(home: Path) -> None:
    assert run(home, "map", "expanze").returncode == 0
    assert (home / "expanze.png").read_bytes().startswith(b"\x89PNG")
    empty = (home / "expanze.svg").read_text("utf-8")
    result = run(
        home, "map", "expanze", "--out", "armies.svg", "--file", "middle.velmoci", "--language", "cs"
    )
    assert "Zapsáno: armies.svg" in result.stdout
    armed = (home / "armies.svg").read_text("utf-8")
    assert "Pyrenejský" in armed
    assert len(armed) > len(empty)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("rules", "EX-FGT-16"), ["from the same state only once", "It rests on the ruling EX-R-25"]),
        (("rules", "ex-fgt-16", "--language", "cs"), ["EX-FGT-16", "Opírá se o výklad EX-R-25"]),
        (("rules", "EX-FGT"), ["EX-FGT-1 ", "EX-FGT-19"]),
        (("rules", "EX-R-25"), ["once-per-pair"]),
        (("rules", "pile", "bottom"), ["EX-ARM-7"]),
        (("rules", "hromádk", "spod", "--language", "cs"), ["EX-"]),
        (("rules", "EV-KNG-3", "--language", "cs"), ["Vynáší se po vyhlášení útoku", "Opírá se o výklad EV-R-17"]),
        (("rules", "SA-minimal-1", "--language", "cs"), ["se hry účastní právě dva hráči"]),
        (("rules", "SA-supply-1", "--language", "cs"), ["Zásobovací jednotka se podobá nákladu surovin"]),
        (("rules",), ["Expanze", "EX-FGT (19)", "Evropská válka", "Salva"]),
        (("games",), ["expanze – Expanze, 2 to 7 powers; bots: random, steady"]),
        (("options", "expanze"), ["round_limit  [EX-TRN-7]", "allowed: 0, 10–1000", "Best with 6 to 7"]),
        (("options", "expanze", "--language", "cs"), ["výchozí 20; dovoleno: 10–45", "Pro hráče od 10 let."]),
        (("--version",), ["velmoci 0."]),
        (("--help",), ["Usage: ", "simulate", "verify"]),
        (("play", "--help", "--language", "cs"), ["Použití: ", "Jména lidí u klávesnice."]),
    ],
)  # fmt: skip
def test_what_can_be_looked_up(home: Path, arguments: tuple[str, ...], words: list[str]) -> None:
    result = run(home, *arguments)
    assert result.returncode == 0, result.stderr
    for word in words:
        assert word in " ".join(result.stdout.split()) or word in result.stdout


def test_a_simulation_prints_a_table_with_intervals(home: Path) -> None:
    result = run(home, "simulate", "expanze", "--players", "steady,random", "--games", "4", "--jobs", "2")
    assert "4 games of Expanze" in result.stdout
    assert "95 % interval" in result.stdout
    assert result.returncode == 0


def test_a_simulation_gives_the_same_json_for_the_same_seed(home: Path) -> None:
    arguments = ("simulate", "expanze", "--players", "random,steady", "--games", "3", "--seed", "9", "--json")
    results = [json.loads(run(home, *arguments, "--jobs", jobs).stdout) for jobs in ("1", "2")]
    for result in results:
        assert result.pop("seconds") > 0
    assert results[0] == results[1]
    assert results[0]["games"] == 3
