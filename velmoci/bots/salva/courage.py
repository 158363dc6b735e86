"""How much a seat must dare because time works against it: from 0, nothing, to 1, now or never."""

from __future__ import annotations

from typing import Final

from velmoci.bots.salva.aims import in_the_way
from velmoci.salva.base.goals import TwoPlayerGoal
from velmoci.salva.chapters.goal_common import RoundGoal
from velmoci.salva.chapters.political_fields import PoliticalFieldsGoal
from velmoci.salva.scenario import OFFENSIVE
from velmoci.salva.state import NOBODY, Sight

LAST_ROUNDS: Final = 3
"""So many rounds before the end somebody for whom time is running out begins to hurry."""
LAST_CHANCE: Final = 0.5
"""In the last round nobody needs an army for later."""


def courage(sight: Sight) -> float:
    """How much the seat must dare."""
    goal, table = sight.rules.goal, sight.table
    if isinstance(goal, TwoPlayerGoal):
        return in_a_duel(sight, goal)
    if isinstance(goal, PoliticalFieldsGoal) and is_falling_behind(sight, goal):
        return min(1.0, float(table.round) / float(goal.rounds))
    if isinstance(goal, RoundGoal) and in_the_way(sight, goal):
        return hurry(int(goal.rounds) - int(table.round))
    if isinstance(goal, RoundGoal) and table.round >= goal.rounds:
        return LAST_CHANCE
    return 0.0


def in_a_duel(sight: Sight, goal: TwoPlayerGoal) -> float:
    """The attacker of a blitz and a side with a deadline hurry at the end, the defender before the goal is met."""
    table, seat = sight.table, sight.seat
    if goal.is_blitz:
        if int(seat) == goal.seat_of_role(table, OFFENSIVE):
            return hurry(int(goal.rounds) - int(table.round))
        return 1.0 if goal.is_met(table) else 0.0
    if sight.rules.sides[table.side[seat]].id == goal.late_side:
        return hurry(int(goal.deadline) - int(table.round))
    return 0.0


def hurry(left: int) -> float:
    """The fewer rounds are left, the more."""
    return max(0.0, 1.0 - float(left) / float(LAST_ROUNDS))


def is_falling_behind(sight: Sight, goal: PoliticalFieldsGoal) -> bool:
    """Whether somebody else would have more points at the end if all fields stayed as they are."""
    table = sight.table
    left = int(goal.rounds) - int(table.round) + 1
    found = [int(points) for points in table.seat_columns[goal.points]]
    for field in sight.rules.board.land:
        owner = int(table.owner[field])
        if owner != int(NOBODY):
            found[owner] += left * goal.value(table, field)
    return max(found) > found[int(sight.seat)]
