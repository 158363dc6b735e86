"""A covering array: few rulebooks in which every two chapters meet, on or off, and every goal meets every chapter."""

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from tests.trust.salva.play import CHAPTER, GOALS, PLAIN_GOALS, SWITCHES, with_needs
from velmoci.kernel.chance import Seeded
from velmoci.kernel.rulebook import unmet

Row = tuple[str, tuple[str, ...]]
"""A goal and the chapters that are on beside it."""
Pair = tuple[tuple[str, object], tuple[str, object]]
ALL_GOALS: Final = (*PLAIN_GOALS, *GOALS)
CANDIDATES: Final = 60


def chapters_of(goal: str, switches: tuple[str, ...]) -> tuple[str, ...]:
    """The switches that are on: those that are wanted and those that they or the goal need."""
    goals = [] if goal in PLAIN_GOALS else [goal]
    return tuple(name for name in with_needs([*goals, *switches]) if name in SWITCHES)


def pairs_of(row: Row) -> set[Pair]:
    """What meets in a rulebook."""
    goal, on = row
    facts: list[tuple[str, object]] = [("goal", goal), *((name, name in on) for name in SWITCHES)]
    return set(combinations(facts, 2))


@cache
def possible_pairs() -> frozenset[Pair]:
    """All pairs that some rulebook holds, found by trying every two or three wishes."""
    needing = {one: {name for name in SWITCHES if name == one or one in with_needs([name])} for one in SWITCHES}
    wishes: set[tuple[str, ...]] = set(combinations_with_replacement(SWITCHES, 2))
    for one in SWITCHES:
        wishes |= {tuple(name for name in SWITCHES if name not in {other, *needing[one]}) for other in SWITCHES}
    rows = {(goal, chapters_of(goal, wish)) for goal in ALL_GOALS for wish in wishes}
    found = {pair for row in rows for pair in pairs_of(row)}
    return frozenset(found)


@cache
def covering_array() -> tuple[Row, ...]:
    """Rows that hold all pairs, each the best of some drawn by lot."""
    chance = Seeded("covering array")
    left = set(possible_pairs())
    rows: list[Row] = []
    while left:
        best: Row = (ALL_GOALS[0], ())
        for number in range(CANDIDATES):
            goal = ALL_GOALS[(len(rows) + number) % len(ALL_GOALS)]
            row = (goal, chapters_of(goal, tuple(name for name in SWITCHES if chance.roll(2) == 1)))
            if len(pairs_of(row) & left) > len(pairs_of(best) & left):
                best = row
        rows += [best] if pairs_of(best) & left else []
        left -= pairs_of(best)
    return tuple(rows)


def is_closed(row: Row) -> bool:
    """Whether everything that is needed is on."""
    on = {"minimal", *row[1]}
    return all(on.issuperset(CHAPTER[name].needs) and not unmet(CHAPTER[name], on, {}) for name in row[1])
