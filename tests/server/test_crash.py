"""The real process on its worst days, in short; `python -m tools.trials.kills` tries as much as one wishes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server import killing
from tests.server.killing import Figures, fill_the_disk, kill_on_postgres, kill_on_sqlite


def check(figures: Figures) -> None:
    assert figures.is_good, figures.lines()
    assert figures.acknowledged > 12 * figures.breaks > 0


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    check(kill_on_sqlite(tmp_path, lambda breaks: breaks < 3))


def test_killed_servers_over_postgresql_have_lost_nothing_that_they_acknowledged() -> None:
    """Two servers share one database; first one is killed, then the other, then the database."""
    check(kill_on_postgres(lambda breaks: breaks < 3, count=2))


def test_a_full_disk_loses_nothing_and_is_told(tmp_path: Path) -> None:
    figures = fill_the_disk(tmp_path, lambda breaks: breaks < 2)
    check(figures)
    assert figures.counts["not kept"] > 0


def test_a_trial_goes_on_when_its_matches_are_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(killing, "MATCHES", 1)
    monkeypatch.setattr(killing, "some_order", lambda player, chance: {"kind": "resign"})
    server = killing.Process(str(tmp_path / "matches.sqlite"))
    figures = killing.guarded([server], lambda *_: None, lambda breaks: breaks < 1, 0)
    assert figures.is_good, figures.lines()
    assert figures.acknowledged >= 17, "two in each match"
