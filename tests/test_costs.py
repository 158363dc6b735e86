"""What tests cost is counted with all the processes that they have started."""

from __future__ import annotations

import subprocess
import sys

from tests.costs import dearest, spent


def test_what_a_process_spends_that_we_have_started_is_counted() -> None:
    before = spent()
    subprocess.run([sys.executable, "-c", "sum(range(10_000_000))"], check=True)
    assert spent() - before > 0.05


def test_the_dearest_come_first() -> None:
    assert dearest({"a": 1.0, "b": 3.0, "c": 2.0}, 2) == [("b", 3.0), ("c", 2.0)]
