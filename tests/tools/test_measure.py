"""Figures of scenarios: the tool plays them again, writes them where they belong, and the kept ones agree with it."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest

from velmoci.salva.library import find_scenario

pytestmark = pytest.mark.interpreted
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools import measure  # noqa: E402

BORDER_WAR = (measure.FOLDER / "border_war.toml").read_text("utf-8")
KEPT = {
    "length": {"rounds": [3, 7], "minutes": [5, 40]},
    "measured": {
        "bots": "random", "games": 6, "wins": {"west": 3, "east": 3}, "shared": 0, "drawn": 0,
        "percent": {"west": 50.0, "east": 50.0}, "interval": {"west": [18.8, 81.2], "east": [18.8, 81.2]},
    },
}  # fmt: skip
"""Six games of the seed `kept`; it changes only with the rules, the bots or the scenario."""


def test_the_same_seed_gives_the_figures_that_are_kept_here() -> None:
    assert tomllib.loads(measure.measure(BORDER_WAR, "random", 6, 1, "kept")) == KEPT


def test_the_figures_of_a_scenario_agree_with_games_played_anew() -> None:
    played = tomllib.loads(measure.measure(BORDER_WAR, "steady", 6, 1, "anew"))["measured"]["interval"]
    for side, share in find_scenario("border_war").measured["percent"].items():
        assert played[side][0] <= share <= played[side][1]


def test_figures_take_the_place_of_older_ones_and_nothing_else_changes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "war.toml"
    file.write_text(BORDER_WAR, "utf-8")
    assert measure.main([str(file), "--games", "2", "--bots", "random", "--print"]) == 0
    assert file.read_text("utf-8") == BORDER_WAR
    assert measure.main([str(file), "--games", "2", "--bots", "random"]) == 0
    written, before = tomllib.loads(file.read_text("utf-8")), tomllib.loads(BORDER_WAR)
    assert (written["measured"]["games"], written["measured"]["bots"]) == (2, "random")
    assert {**written, "measured": 0, "length": 0} == {**before, "measured": 0, "length": 0}
    assert list(written) == list(before)
    told = capsys.readouterr()
    assert "war.toml: 2 / 2" in told.err
    assert "[measured]" in told.out


def test_the_entries_of_a_balance_are_measured_each_with_its_chapters_and_options(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "war.toml"
    file.write_text(BORDER_WAR, "utf-8")
    assert measure.main([str(file), "--games", "2", "--bots", "random", "--balance", "--print"]) == 0
    assert file.read_text("utf-8") == BORDER_WAR
    assert measure.main([str(file), "--games", "2", "--bots", "random", "--balance"]) == 0
    written, before = tomllib.loads(file.read_text("utf-8")), tomllib.loads(BORDER_WAR)
    assert len(written["balance"]) == len(before["balance"]) > 1
    for entry, old in zip(written["balance"], before["balance"], strict=True):
        assert entry["games"] == 2
        assert sum(entry["percent"].values()) == pytest.approx(100)
        assert {**entry, "games": 0, "percent": 0} == {**old, "games": 0, "percent": 0}
    assert {**written, "balance": 0} == {**before, "balance": 0}
    assert capsys.readouterr().out.count("percent = ") == 2 * len(before["balance"])


def test_the_balance_is_played_with_what_its_entries_say() -> None:
    plain = BORDER_WAR.replace("allotments = [10, 10]", "allotments = [30, 1]", 1)
    found = [tomllib.loads(entry) for entry in measure.measure_balance(plain, "steady", 4, 1, "anew")]
    assert found[0]["percent"] == {"west": 100.0, "east": 0.0}


def test_what_cannot_be_measured_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert measure.main([str(tmp_path / "none.toml")]) == 1
    assert "none.toml" in capsys.readouterr().err
