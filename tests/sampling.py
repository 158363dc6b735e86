"""Long trials in short: of the many cases of a test marked `sampled` a few run, and all of them with `--whole`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest

T = TypeVar("T")


def sample(cases: Sequence[T], count: int) -> list[T]:
    """So many of the cases, evenly spread, the first among them; the same in every run."""
    if len(cases) <= count:
        return list(cases)
    return [cases[number * len(cases) // count] for number in range(count)]


def left_out(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """The cases that only a whole run tries."""
    trials: dict[str, list[pytest.Item]] = {}
    counts: dict[str, int] = {}
    for item in items:
        mark = item.get_closest_marker("sampled")
        if mark is not None:
            name = item.nodeid.partition("[")[0]
            trials.setdefault(name, []).append(item)
            counts[name] = int(mark.args[0])
    kept = {item for name, cases in trials.items() for item in sample(cases, counts[name])}
    return [item for cases in trials.values() for item in cases if item not in kept]
