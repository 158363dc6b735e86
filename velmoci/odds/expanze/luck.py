"""Luck in Expanze: what battles were expected to cost each power, against what they did cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from velmoci.odds.expanze.battles import attack_odds

FOUGHT: Final = ("battle-won", "battle-lost")
SETTLED: Final = ("state-taken", "state-held")


class Luck:
    """The battles of one power, as attacker and as defender."""

    def __init__(self, power: str) -> None:
        self.power = power
        self.battles = 0
        self.expected_lost = 0.0
        self.lost = 0
        self.expected_killed = 0.0
        self.killed = 0

    def add(self, expected_lost: float, lost: int, expected_killed: float, killed: int) -> None:
        """One more battle, seen from this side."""
        self.battles += 1
        self.expected_lost += expected_lost
        self.lost += lost
        self.expected_killed += expected_killed
        self.killed += killed

    def to_json(self) -> dict[str, object]:
        """The sums, for the page after the game."""
        return {
            "power": self.power,
            "battles": self.battles,
            "expected_lost": round(self.expected_lost, 3),
            "lost": self.lost,
            "expected_killed": round(self.expected_killed, 3),
            "killed": self.killed,
        }


def luck(events: Iterable[tuple[str, Mapping[str, Any]]]) -> list[dict[str, object]]:
    """For every power that fought: losses that were to be expected and those that came."""
    found: dict[str, Luck] = {}
    announced: Mapping[str, Any] = {}
    for name, values in events:
        if name == "attack-announced":
            announced = values
        elif name in FOUGHT:
            count(found, values, values["lost"], values["killed"])
        elif name in SETTLED and announced:
            lost = announced["attackers"] - values["attackers"]
            count(found, announced, lost, announced["defenders"] - values["defenders"])
            announced = {}
    return [found[power].to_json() for power in sorted(found)]


def count(found: dict[str, Luck], battle: Mapping[str, Any], lost: int, killed: int) -> None:
    """Adds one battle for both sides."""
    odds = attack_odds(battle["attackers"], battle["defenders"])
    mine, theirs = odds.expected_attackers_lost, odds.expected_defenders_lost
    attacker, defender = str(battle["power"]), str(battle["other"])
    found.setdefault(attacker, Luck(attacker)).add(mine, lost, theirs, killed)
    found.setdefault(defender, Luck(defender)).add(theirs, killed, mine, lost)
