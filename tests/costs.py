"""What tests cost: CPU seconds of their process and of all that it has started, servers and browsers too.

`pytest --costs 40` lists the dearest. Unlike the time on the clock this hardly depends on what else the machine does.
"""

from __future__ import annotations

import os
from collections.abc import Generator
from pathlib import Path

import pytest

PROPERTY = "cpu seconds"
PARENT, OWN_TIMES = 1, slice(11, 15)
"""Where /proc/PID/stat tells them, counted behind the program's name."""


def spent() -> float:
    """CPU seconds of this process and its descendants, those that have ended included."""
    parents: dict[int, int] = {}
    ticks: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                values = (entry / "stat").read_text("utf-8").rpartition(")")[2].split()
            except OSError:
                continue
            parents[int(entry.name)] = int(values[PARENT])
            ticks[int(entry.name)] = sum(map(int, values[OWN_TIMES]))
    family = {os.getpid()}
    while more := {child for child, parent in parents.items() if parent in family} - family:
        family |= more
    return sum(ticks[process] for process in family if process in ticks) / os.sysconf("SC_CLK_TCK")


def dearest(costs: dict[str, float], count: int) -> list[tuple[str, float]]:
    return sorted(costs.items(), key=lambda one: -one[1])[:count]


class Costs:
    """Measures each test where it runs, and tells the dearest where all reports come together."""

    def __init__(self, shown: int) -> None:
        self.shown = shown
        self.costs: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.before = spent()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_teardown(self, item: pytest.Item) -> Generator[None, None, None]:
        running = spent()
        yield
        # What a browser's processes have spent is forgotten when it is killed at the end.
        item.user_properties.append((PROPERTY, max(running, spent()) - self.before))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            costs = (value for name, value in report.user_properties if name == PROPERTY)
            self.costs[report.nodeid] = next((float(str(value)) for value in costs), 0.0)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section(f"{sum(self.costs.values()):.0f} CPU seconds")
        files: dict[str, float] = {}
        for test, cost in self.costs.items():
            file = test.partition("::")[0]
            files[file] = files.get(file, 0.0) + cost
        for name, cost in [*dearest(files, self.shown), *dearest(self.costs, self.shown)]:
            terminalreporter.write_line(f"{cost:7.1f}  {name}")
