"""Work in forked children, each within its limits."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from tools.mutation import forks

pytestmark = pytest.mark.interpreted


ROOT = Path(__file__).resolve().parents[2]
SLEEPER = """
import os, sys, time
from pathlib import Path
from tools.mutation.forks import fork_all

def sleep(file, _):
    Path(file).write_text(str(os.getpid()))
    time.sleep(3600)

list(fork_all([sys.argv[1]], sleep, lambda _: 1.0, 1))
"""


def work(task: str, _: Path) -> str:
    if task == "waits":
        signal.alarm(0)
        time.sleep(3600)
    if task == "gets no turn":
        time.sleep(2.5)
    return f"{task} done"


def test_what_a_child_finds_is_told() -> None:
    ended = list(forks.fork_all(["a", "b"], work, lambda _: 1.0, 2))
    assert sorted((end.task, end.result) for end in ended) == [("a", "a done"), ("b", "b done")]


def test_a_child_that_waits_for_ever_is_ended_whatever_alarms_it_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forks, "WAIT", -0.5)
    (end,) = forks.fork_all(["waits"], work, lambda _: 1.0, 1)
    assert (end.result, end.why) == (None, f"signal {int(signal.SIGKILL)}")


def test_a_child_that_computes_slowly_because_others_do_too_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise every fault would count as noticed on a busy machine."""
    looks = count(1)
    monkeypatch.setattr(forks, "WAIT", -0.9)
    monkeypatch.setattr(forks, "ticks", lambda _: next(looks))
    (end,) = forks.fork_all(["gets no turn"], work, lambda _: 1.0, 1)
    assert end.result == "gets no turn done"
    assert next(looks) > 2, "it was looked at"


def test_how_long_a_process_has_computed_is_counted() -> None:
    before = forks.ticks(os.getpid())
    wait_for(lambda: sum(range(1_000_000)) and forks.ticks(os.getpid()) > before)
    assert forks.ticks(2**30) == 0, "there is no such process"


def test_a_run_that_is_stopped_from_outside_leaves_no_child(tmp_path: Path) -> None:
    file = tmp_path / "child"
    run = subprocess.Popen([sys.executable, "-c", SLEEPER, str(file)], cwd=ROOT)
    child = int(wait_for(lambda: file.exists() and file.read_text()))
    run.terminate()
    assert run.wait(30) == -signal.SIGTERM
    wait_for(lambda: not is_running(child))


def wait_for(found: Callable[[], object]) -> Any:
    """What is found at last."""
    for _ in range(600):
        if result := found():
            return result
        time.sleep(0.05)
    raise AssertionError("waited in vain")


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
