"""Small statistics: intervals and quantiles."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

NORMAL_95 = 1.959964
"""Between minus and plus so many standard deviations lie 95 % of a normal distribution."""


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share after so many trials; without trials everything is possible."""
    if trials == 0:
        return 0.0, 1.0
    share, square = successes / trials, NORMAL_95**2
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    half = NORMAL_95 / (1 + square / trials) * sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def quantile(values: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of the values does not exceed; 0 without values."""
    if not values:
        return 0
    ordered = sorted(values)
    place = max(0, -int(-share * len(ordered) // 1) - 1)
    return ordered[min(place, len(ordered) - 1)]
