"""Nothing that somebody types or keeps in a file ends in a traceback: a bounded part of the long trial.

A third of it runs always, all of it with `--whole`;
`python -m tools.trials.command_line` tries as much as one wishes; an attempt that failed there is added here.
"""

import json
from pathlib import Path

import pytest

from tests.cli.keyboard import Keyboard, by_lines, play
from tests.cli.oddities import KINDS, WORDS, attempt, call, check, saved
from tests.sampling import sample
from velmoci.cli.arguments import Wishes
from velmoci.cli.numbers import is_whole

COUNTS = {"arguments": 60, "save": 25, "scenario": 12, "bids": 25, "lines": 8}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("VELMOCI_LANGUAGE", "en")


@pytest.mark.parametrize("kind", KINDS)
def test_odd_things_get_a_sentence_and_a_code(kind: str, tmp_path: Path, pytestconfig: pytest.Config) -> None:
    is_whole_run = pytestconfig.getoption("whole")
    numbers = sample(range(COUNTS[kind]), COUNTS[kind] if is_whole_run else COUNTS[kind] // 3)
    found = [(number, attempt(kind, number, tmp_path)) for number in numbers]
    assert [(number, str(fault)) for number, fault in found if fault is not None] == []


def test_the_trial_notices_a_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, "broken", lambda chance, folder: check(folder, ["play", "odd"]) and None)
    monkeypatch.setattr("velmoci.cli.arguments.is_file", lambda name: {}[name])
    assert "KeyError" in str(attempt("broken", 0, tmp_path))


@pytest.mark.parametrize("typed", ["²", "٣", "9" * 5000, "-1", "0", "99"])
def test_a_menu_takes_plain_numbers_of_its_lines_alone(typed: str, tmp_path: Path) -> None:
    keyboard = Keyboard(by_lines("menu", typed, "quit", "quit"), most=6)
    play(tmp_path, keyboard, Wishes("expanze", seed="1"))
    assert not is_whole(typed) or f"There is no line {typed}" in keyboard.text
    assert "Traceback" not in keyboard.text


@pytest.mark.parametrize("key", ["x", "0" * 63])
def test_a_spoilt_key_is_refused_in_words_even_if_nothing_was_committed(key: str, tmp_path: Path) -> None:
    lines = saved(3).splitlines()[:-1]
    header = json.loads(lines[0])
    del header["commitment"]
    (tmp_path / "odd.velmoci").write_text("\n".join([json.dumps(header), *lines[1:], ""]), "utf-8")
    (tmp_path / "odd.velmoci.key").write_text(key, "utf-8")
    code, _, err = call(tmp_path, ["play", "odd.velmoci"])
    assert (code, "odd.velmoci.key" in err, "Traceback" in err) == (2, True, False)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("[{", "[[], {"), "This is not a Velmoci record file."),
        (('"seats":[{"bot":"random"},', '"seats":['), "This is not a Velmoci record file."),
        (('"commitment":"', '"start":{"x":1},"commitment":"'), "The position with which this record begins"),
        (('"mixed":[]', '"mixed":7'), "This is not a Velmoci record file."),
        (('"secret":"', '"secret":"z'), "The revealed secret does not fit"),
        (('"secret":"', '"secret":"0'), "The revealed secret does not fit"),
        (('"outcome":{', '"outcome":7,"x":{'), "This is not a Velmoci record file."),
    ],
)
def test_a_spoilt_record_is_refused_in_words(tmp_path: Path, change: tuple[str, str], sentence: str) -> None:
    text = saved(3)
    assert change[0] in text
    (tmp_path / "odd.velmoci").write_text(text.replace(*change, 1), "utf-8")
    code, _, err = call(tmp_path, ["play", "odd.velmoci"])
    assert (code, err.count("\n")) == (2, 1)
    assert sentence in err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "9" * 5000], "There is no game"),
        (["play", "expanze", "--file", "a" * 300], "File name too long"),
        (["play", "salva", "--scenario", "bytes.toml"], '"bytes.toml" is not a text in UTF-8.'),
        (["salva", "fair-start", "bids.toml"], "Bids stand in tables"),
    ],
)
def test_an_odd_name_or_file_is_refused_in_words(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    (tmp_path / "bids.toml").write_text('players = ["Ann", "Bob"]\n[bids]\nAnn = 1\n', "utf-8")
    code, _, err = call(tmp_path, arguments)
    assert (code, err.count("\n")) == (2, 1)
    assert sentence in err


def test_a_word_of_odd_signs_is_no_number() -> None:
    assert [word for word in WORDS if is_whole(word)] == ["0", "1", "2", "7"]
