"""When does a sample look uniform? A chi-square test with a false-alarm rate of about one in a million."""

from collections import Counter
from collections.abc import Hashable, Mapping

Z_ONE_IN_A_MILLION = 4.75


def chi_square(counts: Counter[Hashable], cells: int) -> float:
    """How far the counts are from equal ones; cells that never came up count too."""
    expected = counts.total() / cells
    empty = cells - len(counts)
    return sum((count - expected) ** 2 for count in counts.values()) / expected + empty * expected


def bound(cells: int) -> float:
    """What chi-square exceeds once in a million uniform samples (Wilson and Hilferty's approximation)."""
    freedom = cells - 1
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + Z_ONE_IN_A_MILLION * spread**0.5) ** 3)


def looks_uniform(counts: Counter[Hashable], cells: int) -> bool:
    """Whether a sample over so many cells may come from a fair source; it needs 10 or more for each cell."""
    assert counts.total() >= 10 * cells
    return len(counts) <= cells and chi_square(counts, cells) <= bound(cells)


def looks_like(counts: Counter[Hashable], weights: Mapping[Hashable, int]) -> bool:
    """The same for cells that are not equally likely."""
    share = counts.total() / sum(weights.values())
    assert share * min(weights.values()) >= 10
    distance = sum(
        (counts[cell] - share * weight) ** 2 / (share * weight) for cell, weight in weights.items()
    )
    return set(counts) <= set(weights) and distance <= bound(len(weights))
