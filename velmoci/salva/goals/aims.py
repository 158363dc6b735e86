"""What goals tell bots, and anybody else who weighs a position: how far one is, what presses, what a field is worth."""

from __future__ import annotations

from typing import Final

from velmoci.salva.goals.missions import Judge, Mission
from velmoci.salva.goals.results import Reason

LEVEL: Final = 2.0
"""What a victory is worth beside one condition of it."""
EXTRA: Final = 0.5
"""What a condition is worth that only makes a victory great."""
SAFE: Final = 2
"""A friend with fewer fields may fall before anybody can help him."""
LIKELY: Final = {"other-lives": 0.3, "other-destroyed": 0.8, "nobody-exceeds": 0.7}
"""What becomes of others, as it went in games of bots: many fall, and nobody can see to it that somebody stays."""


def progress(judge: Judge, mission: Mission | None, seat: int) -> float:
    """How far a mission is, half-met conditions included."""
    if mission is None:
        return 0.0
    small, great = judge.conditions(mission, seat)
    found = LEVEL * judge.level(mission, seat)
    found += sum([part(judge, mission, fact, reason) for fact, reason in small])
    return found + EXTRA * part(judge, mission, great[0], great[1])


def part(judge: Judge, mission: Mission, fact: bool, reason: Reason) -> float:
    """Which part of a condition is met: some of many fields, the less the more an enemy has left or a friend lacks."""
    if reason.sentence in ("holds-fields", "holds-centres"):
        count, need = reason.values["count"], reason.values["need"]
        assert isinstance(count, int)
        assert isinstance(need, int)
        return min(1.0, float(count) / float(max(1, need)))
    if reason.sentence == "other-destroyed" and not fact:
        return 1.0 / (1.0 + len(judge.table.fields_of(judge.seat_of[mission.enemy])))
    if reason.sentence == "other-lives" and fact:
        friend = judge.rules.seat_names.index(str(reason.values["power"]))
        return min(1.0, len(judge.table.fields_of(friend)) / SAFE)
    return 1.0 if fact else 0.0


def promise(judge: Judge, mission: Mission, seat: int) -> float:
    """How likely a mission will be met, before anything has happened: by what it asks for a victory."""
    found = 1.0
    for fact, reason in judge.conditions(mission, seat)[0]:
        if reason.sentence in LIKELY:
            found *= LIKELY[reason.sentence]
        else:
            found *= 0.5 * (1.0 + part(judge, mission, fact, reason))
    return found


def is_victory(judge: Judge, mission: Mission | None, seat: int) -> bool:
    """Whether a mission is met."""
    return mission is not None and judge.level(mission, seat) > 0
