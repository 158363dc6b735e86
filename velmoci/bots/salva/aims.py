"""What goals for several ask of a seat: how far its mission is, and who must fall before it can win."""

from __future__ import annotations

from typing import Final

from velmoci.salva.chapters.any_pair import PAIR, AnyPairGoal
from velmoci.salva.chapters.goal_common import RoundGoal
from velmoci.salva.chapters.priorities import PrioritiesGoal, by_priority
from velmoci.salva.chapters.public_missions import PublicMissionsGoal
from velmoci.salva.chapters.secret_missions import SecretMissionsGoal, hand_of
from velmoci.salva.goals.missions import Judge, Mission
from velmoci.salva.goals.results import Reason
from velmoci.salva.state import Sight, Table

LEVEL: Final = 2.0
"""What a victory is worth beside one condition of it."""
EXTRA: Final = 0.5
"""What a condition is worth that only makes a victory great."""


def result(sight: Sight, goal: RoundGoal, table: Table) -> float:
    """How a seat would fare on a table, by what it knows; a mission counts by how far it is."""
    if not isinstance(goal, (SecretMissionsGoal, PublicMissionsGoal)):
        return float(goal.results(table)[sight.seat].worth)
    mission = mission_of(sight, goal, table)
    return progress(judge_of(goal, table), mission, int(sight.seat)) if mission is not None else 0.0


def has_victory(sight: Sight, goal: RoundGoal, table: Table) -> bool:
    """Whether a mission is met on a table; whoever has none wins by what he holds."""
    if not isinstance(goal, (SecretMissionsGoal, PublicMissionsGoal)):
        return True
    mission = mission_of(sight, goal, table)
    return mission is not None and judge_of(goal, table).level(mission, int(sight.seat)) > 0


def mission_of(sight: Sight, goal: RoundGoal, table: Table) -> Mission | None:
    """The seat's mission: the card that it keeps, or the one that lies open."""
    if isinstance(goal, PublicMissionsGoal):
        return goal.mission(table, int(sight.seat))
    return hand_of(sight).mission()


def judge_of(goal: RoundGoal, table: Table) -> Judge:
    """Who says how far missions are; of a secret one only what the seat itself may know is asked."""
    if isinstance(goal, PublicMissionsGoal):
        return goal.judge(table)
    return Judge(goal, table, list(range(int(table.seats))))


def progress(judge: Judge, mission: Mission, seat: int) -> float:
    """How far a mission is, half-met conditions included."""
    small, great = judge.conditions(mission, seat)
    found = LEVEL * judge.level(mission, seat)
    found += sum([part(judge, mission, fact, reason) for fact, reason in small])
    return found + EXTRA * part(judge, mission, great[0], great[1])


def part(judge: Judge, mission: Mission, fact: bool, reason: Reason) -> float:
    """Which part of a condition is met: of so many fields some, of an enemy the less the more he has left."""
    if reason.sentence in ("holds-fields", "holds-centres"):
        count, need = reason.values["count"], reason.values["need"]
        assert isinstance(count, int)
        assert isinstance(need, int)
        return min(1.0, float(count) / float(max(1, need)))
    if reason.sentence == "other-destroyed" and not fact:
        return 1.0 / (1.0 + len(judge.table.fields_of(judge.seat_of[mission.enemy])))
    return 1.0 if fact else 0.0


def in_the_way(sight: Sight, goal: RoundGoal) -> list[int]:
    """The seats of which one or all must fall before the seat can win; none where the goal asks for something else."""
    if isinstance(goal, AnyPairGoal):
        places = PAIR if goal.is_timed else 0
    elif isinstance(goal, PrioritiesGoal):
        places = 1
    else:
        places = 0
    if places == 0:
        return []
    row = by_priority(sight.rules, sight.table)
    ahead = row[: row.index(int(sight.seat))]
    return ahead if len(ahead) >= places else []
