"""Work in forked children, each within its limits."""

from __future__ import annotations

import signal
import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools.mutation import forks

pytestmark = pytest.mark.interpreted


def work(task: str, _: Path) -> str:
    if task == "waits":
        signal.alarm(0)
        time.sleep(3600)
    return f"{task} done"


def test_what_a_child_finds_is_told() -> None:
    ended = list(forks.fork_all(["a", "b"], work, lambda _: 1.0, 2))
    assert sorted((end.task, end.result) for end in ended) == [("a", "a done"), ("b", "b done")]


def test_a_child_that_waits_for_ever_is_ended_whatever_alarms_it_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forks, "WAIT", -0.5)
    (end,) = forks.fork_all(["waits"], work, lambda _: 1.0, 1)
    assert (end.result, end.why) == (None, f"signal {int(signal.SIGKILL)}")
