"""How battles of Salva may end and what they cost: what is found out of each, summed up with its weight."""

from __future__ import annotations

from fractions import Fraction
from math import fsum, sqrt
from typing import Final

from velmoci.odds.intervals import NORMAL_95, wilson
from velmoci.odds.salva.fog import Case
from velmoci.salva.base.plans import PLANS
from velmoci.salva.battle import SIDES
from velmoci.salva.battle_seams import Sleepers
from velmoci.salva.rules import Rules

RARE: Final = 50
"""Sizes of an army that come less often than once in so many times are told together."""
WIN: Final = "win"
LOSE: Final = "lose"
STALEMATE: Final = "stalemate"
ENDS: Final = (WIN, LOSE, STALEMATE)

End = tuple[str, int, int]
"""How a battle ended, and how many attackers and defenders survived it."""


class Ground:
    """Where a battle is fought, by which plans, and who comes to defend the field only when it is attacked."""

    def __init__(self, field: str, plans: tuple[int, int], sleepers: list[Sleepers]) -> None:
        self.field: Final = field
        self.plans: Final = plans
        self.sleepers: Final = sleepers
        """By their likelihood; empty where all stand there."""


class Odds:
    """How a battle may end, and what it costs both sides."""

    def __init__(self, ground: Ground, ends: dict[End, float], losses: Losses, battles: int) -> None:
        self.ground: Final = ground
        self.ends: Final = ends
        """Every end with its chance."""
        self.battles: Final = battles
        """How many battles were fought; 0 where all were followed."""
        self.losses: Final = losses
        self.parts: list[Part] = []
        """Where not everything on the field is known: the odds case by case."""
        self.chances: Final = {name: fsum([chance for end, chance in ends.items() if end[0] == name]) for name in ENDS}
        self.intervals: Final = {name: self.interval(chance) for name, chance in self.chances.items()}
        self.lost: Final = losses.by_kind
        """For each side the kinds of unit that it loses, each with the number to be expected."""
        self.worth: Final = losses.worth
        """For each side what the lost units cost, in production points."""
        self.better: Final = losses.better
        """For each side the chance that it loses less than the other, in production points."""
        self.margins: Final = losses.margins(battles)
        """How far the number of lost units of each side may lie from the true one."""

    @property
    def sleepers(self) -> list[Sleepers]:
        """Who comes to defend the field only when it is attacked, by their likelihood."""
        return self.ground.sleepers

    @property
    def win(self) -> float:
        """The chance that the attackers take the field."""
        return self.chances[WIN]

    @property
    def is_exact(self) -> bool:
        """Whether all rolls were followed."""
        return self.battles == 0

    def interval(self, chance: float) -> tuple[float, float]:
        """Where the true chance of an end lies."""
        return wilson(round(chance * self.battles), self.battles) if self.battles > 0 else (chance, chance)

    def to_json(self) -> dict[str, object]:
        """The odds as JSON."""
        told: dict[str, object] = {
            "field": self.ground.field,
            "plans": {SIDES[side]: PLANS[plan] for side, plan in enumerate(self.ground.plans)},
            "is_exact": self.is_exact,
            "battles": self.battles,
            "chances": self.chances,
            "intervals": {name: list(interval) for name, interval in self.intervals.items()},
            "lost": {SIDES[side]: kinds for side, kinds in enumerate(self.lost)},
            "worth": {SIDES[side]: worth for side, worth in enumerate(self.worth)},
            "better": {SIDES[side]: chance for side, chance in enumerate(self.better)},
            "margins": {SIDES[side]: margin for side, margin in enumerate(self.margins)},
            "ends": [[name, one, other, self.ends[name, one, other]] for name, one, other in sorted(self.ends)],
        }
        told["sleepers"] = sleepers_told(self.sleepers)
        told["parts"] = [part.to_json() for part in self.parts]
        return told


class Part:
    """The odds where what is not known is so and so."""

    def __init__(self, case: Case, odds: Odds) -> None:
        self.case: Final = case
        self.odds: Final = odds

    def to_json(self) -> dict[str, object]:
        """The part as JSON."""
        odds = self.odds
        return {**self.case.to_json(), "chances": odds.chances, "is_exact": odds.is_exact}


def mixed(parts: list[Part], draws: int) -> Odds:
    """The odds over all cases, each with its weight, or over so many that were drawn."""
    ends: dict[End, float] = {}
    losses, rarest = Losses(), 0.0
    for part in parts:
        share, odds = float(part.case.chance), part.odds
        for end, chance in odds.ends.items():
            ends[end] = ends.get(end, 0.0) + share * chance
        losses.mix(odds.losses, share)
        if not odds.is_exact:
            rarest = max(rarest, share / odds.battles)
    # The variance of the whole is at most that of so many battles in one world.
    battles = int(1 / rarest) if rarest > 0 else draws
    battles = min(battles, draws) if draws > 0 else battles
    found = Odds(parts[0].odds.ground, ends, losses, battles)
    found.parts = parts
    return found


class Losses:
    """What battles cost both sides, summed up with the weight of each."""

    def __init__(self) -> None:
        self.by_kind: Final[list[dict[str, float]]] = [{}, {}]
        self.worth: Final = [0.0, 0.0]
        self.sums: Final = [0.0, 0.0]
        self.squares: Final = [0.0, 0.0]
        self.better: Final = [0.0, 0.0]
        """For each side the chance that it loses less than the other, in production points."""

    def add(self, rules: Rules, paid: list[Fraction], lost: list[list[int]], weight: float) -> None:
        """Takes in what one battle cost each side: the worth of its fighters, and the kinds of all that it lost."""
        rows = rules.kinds.rows
        if paid[0] != paid[1]:
            self.better[0 if paid[0] < paid[1] else 1] += weight
        for side, kinds in enumerate(lost):
            for kind in kinds:
                row = rows[kind]
                self.by_kind[side][row.id] = self.by_kind[side].get(row.id, 0.0) + weight
                self.worth[side] += weight * row.price_num / row.price_den
            self.sums[side] += weight * len(kinds)
            self.squares[side] += weight * len(kinds) ** 2

    def mix(self, other: Losses, weight: float) -> None:
        """Takes in what other battles cost, which come with a weight."""
        for side in (0, 1):
            for kind, count in other.by_kind[side].items():
                self.by_kind[side][kind] = self.by_kind[side].get(kind, 0.0) + weight * count
            self.worth[side] += weight * other.worth[side]
            self.sums[side] += weight * other.sums[side]
            self.squares[side] += weight * other.squares[side]
            self.better[side] += weight * other.better[side]

    def margins(self, battles: int) -> list[float]:
        """Half of the 95 % interval of the mean of each side's losses."""
        if battles == 0:
            return [0.0, 0.0]
        spread = [max(0.0, self.squares[side] - self.sums[side] ** 2) for side in (0, 1)]
        return [NORMAL_95 * sqrt(variance / battles) for variance in spread]


def sleepers_told(sleepers: list[Sleepers]) -> list[dict[str, object]]:
    """The sizes that an army may have, each with its chance; the least likely together with all that are greater."""
    likely = [army for army in sleepers if army.num * RARE >= army.den]
    found: list[dict[str, object]] = [
        {"kind": army.kind.id, "count": army.count, "chance": army.num / army.den, "or_more": False} for army in likely
    ]
    if len(likely) < len(sleepers):
        rest, more = sleepers[len(likely)], fsum([army.num / army.den for army in sleepers[len(likely) :]])
        found.append({"kind": rest.kind.id, "count": rest.count, "chance": more, "or_more": True})
    return found
