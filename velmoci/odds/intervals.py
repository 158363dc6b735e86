"""How far a share that was found by trying may lie from the true one."""

from __future__ import annotations

from math import sqrt
from typing import Final

NORMAL_95: Final = 1.959964
"""Between minus and plus so many standard deviations lie 95 % of a normal distribution."""


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share after so many trials; without trials everything is possible."""
    if trials == 0:
        return 0.0, 1.0
    share, square = successes / trials, NORMAL_95**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    half = NORMAL_95 / (1 + square / trials) * sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    return max(0.0, middle - half), min(1.0, middle + half)
