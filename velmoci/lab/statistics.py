"""Small statistics: quantiles."""

from __future__ import annotations

from collections.abc import Sequence


def quantile(values: Sequence[int], share: float) -> int:
    """The smallest value that at least this share of the values does not exceed; 0 without values."""
    if not values:
        return 0
    ordered = sorted(values)
    place = max(0, -int(-share * len(ordered) // 1) - 1)
    return ordered[min(place, len(ordered) - 1)]
