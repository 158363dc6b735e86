"""What the benchmarks measure can be played by the rules as they are."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

from velmoci.kernel.chance import Seeded

SPEED = runpy.run_path(str(Path(__file__).resolve().parents[2] / "benchmarks" / "velmoci_speed.py"), run_name="speed")


@pytest.mark.parametrize(("force", "origin", "target"), [("ARMY", "a", "b"), ("FLEET", "s", "t")])
def test_a_battle_of_the_benchmark_is_fought(force: str, origin: str, target: str) -> None:
    position, attack = SPEED["facing"](SPEED[force], origin, target)
    SPEED["fight"](position, attack, Seeded(1))


def test_games_and_copies_of_the_benchmark_begin() -> None:
    assert SPEED["campaign_copies"](0.001)["salvo copies"] > 0
    assert SPEED["copies"]("benchmark", 0.001)["copies"] > 0
