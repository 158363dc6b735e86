"""Long trials run in short, always the same part of them, and whole when it is wished for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.sampling import sample

ROOT = Path(__file__).resolve().parents[1]


def test_a_sample_is_spread_evenly_and_begins_with_the_first() -> None:
    assert sample(range(20), 5) == [0, 4, 8, 12, 16]
    assert sample(range(7), 3) == [0, 2, 4]


def test_what_is_no_more_than_its_sample_is_tried_whole() -> None:
    assert sample("ab", 2) == ["a", "b"]
    assert sample("ab", 5) == ["a", "b"]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("case", range(9))
def test_that_has_many_cases(case: int, pytestconfig: pytest.Config) -> None:
    assert case % 3 == 0 or pytestconfig.getoption("whole")


@pytest.mark.interpreted
@pytest.mark.parametrize(("words", "count"), [([], 3), (["--whole"], 9)])
def test_a_whole_run_has_all_cases_and_a_short_one_says_how_many_it_left_out(words: list[str], count: int) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider", *words]
    named = f"{Path(__file__).relative_to(ROOT)}::test_that_has_many_cases"
    told = subprocess.run([*command, named], cwd=ROOT, capture_output=True, text=True).stdout
    assert told.count(f"{named}[") == count
    assert ("6 deselected" in told) == (count == 3)
