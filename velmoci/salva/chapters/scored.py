"""Scored public missions (Hra na bodované veřejné úkoly): tasks of every side, of which the worst weighs most."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import ChoiceOption, IntOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.board import FLAG, FieldKey
from velmoci.salva.chapters.goal_common import (
    END_HOLD,
    KEPT,
    OBJECTIVE,
    Keeping,
    RoundGoal,
    destroyed_reason,
    is_destroyed,
)
from velmoci.salva.goals.results import Reason, Result, count_true
from velmoci.salva.rules import Rules
from velmoci.salva.state import Table

AM_SOV: Final = "am_sov3"
FINLAND4: Final = "finland4"
FINLAND5: Final = "finland5"
SIDES: Final[dict[str, str]] = {AM_SOV: "ANS", FINLAND4: "AFNS", FINLAND5: "AFJNS"}
BY_PLAYERS: Final = {3: AM_SOV, 4: FINLAND4, 5: FINLAND5}
FINLAND: Final = "finland"
DEFENDERS: Final[tuple[str, ...]] = ("N", "J")
MOST: Final = 12
"""Everybody scores up to so much in the dispute over Finland."""


def weighed(weights: list[int], results: list[int]) -> int:
    """Weights times results in ascending order: the worst result counts with the first weight."""
    if len(weights) != len(results) or any(result < 0 for result in results):
        raise BadRulebook("bad_tasks", "SA-scored-1", weights=weights, results=results)
    return sum([weight * result for weight, result in zip(weights, sorted(results), strict=True)])


def either(one: bool, other: bool) -> int:
    """`A/B`: a point for each."""
    return count_true([one, other])


def additionally(one: bool, other: bool) -> int:
    """`A / additionally B`: without A nothing."""
    return count_true([one, one and other])


def own_land_points(own: int, land: int) -> int:
    """0 to 10 for the territory that one has."""
    return min(10, 20 * own // land)


def little_left_points(held: int, land: int) -> int:
    """0 to 10 for a side that holds little."""
    return 10 * (land - held) // land


def squared_points(held: int, land: int) -> int:
    """The defender's score: as hard to reach as the product of the other two."""
    tenths = 10 * held // land
    return tenths * tenths


def kept_points(held: int, start: int) -> int:
    """0 to 12 for what is left of the start."""
    return min(MOST, MOST * held // start)


class Count:
    """Everything that the dispute over Finland counts at the end."""

    def __init__(self, land: int, held: dict[str, int], start: dict[str, int]) -> None:
        self.land: Final = land
        self.held: Final = held
        """The fields of each side."""
        self.start: Final = start
        """What N, and J if it plays, held at the start."""
        self.finland = 0
        """The size of Finland."""
        self.soviet_finland = 0
        self.own_finland = 0


Values = dict[str, str | int | list[str]]
Task = tuple[int, Reason]
"""What a task yields, 0 to 2, and why."""


def beaten_points(count: Count, side: str) -> int:
    """(a): the defenders are down to a half, to a quarter; A looks at all of them, S at N only."""
    held, start = defenders(count, side)
    return either(held <= start // 2, held <= start // 4)


def defenders(count: Count, side: str) -> tuple[int, int]:
    """What the defenders that a side looks at hold, and what they had."""
    names = list(count.start) if side == "A" else ["N"]
    return sum([count.held[name] for name in names]), sum([count.start[name] for name in names])


def beaten_task(count: Count, side: str) -> Task:
    """(a) with what the defenders may still hold for one point and for two."""
    points, (held, start) = beaten_points(count, side), defenders(count, side)
    values: Values = {"count": held, "one": start // 2, "two": start // 4, "points": points}
    return points, Reason("score-beaten", "SA-scored-15", values)


def finland_points(count: Count, side: str) -> int:
    """(b): A wants the Soviets out of Finland, S wants in."""
    if side == "A":
        return either(count.soviet_finland < count.finland, count.soviet_finland == 0)
    return either(count.soviet_finland >= 1, count.soviet_finland == count.finland)


def finland_task(count: Count, side: str) -> Task:
    """(b) with what the Soviets hold of Finland."""
    points = finland_points(count, side)
    values: Values = {"party": "S", "count": count.soviet_finland, "land": count.finland, "points": points}
    if side == "A":
        return points, Reason("score-out-of-finland", "SA-scored-14", values)
    return points, Reason("score-in-finland", "SA-scored-16", values)


def land_points(count: Count, side: str) -> int:
    """(c): a sixth and a third of the map."""
    own = count.held[side]
    return either(6 * own >= count.land, 3 * own >= count.land)


def land_task(count: Count, side: str) -> Task:
    """(c) with what one point and two ask for."""
    points, land = land_points(count, side), count.land
    values: Values = {"count": count.held[side], "one": -(-land // 6), "two": -(-land // 3), "points": points}
    return points, Reason("score-land", "SA-scored-15", values)


def duel_points(count: Count, side: str, margin: int) -> int:
    """(c) as a duel of A and S: a point each while they are about equal, otherwise two for the larger."""
    lead = count.held[side] - count.held["S" if side == "A" else "A"]
    if abs(lead) <= margin:
        return 1
    return 2 if lead > 0 else 0


def defence_points(count: Count) -> int:
    """(d): Finland keeps half of itself, additionally all of itself."""
    return additionally(2 * count.own_finland >= count.finland, count.own_finland == count.finland)


def defence_task(count: Count) -> Task:
    """(d) with what one point and two ask for."""
    points, size = defence_points(count), count.finland
    values: Values = {"count": count.own_finland, "one": -(-size // 2), "two": size, "points": points}
    return points, Reason("score-defence", "SA-scored-20", values)


def small_neighbour_points(count: Count) -> int:
    """(e): the Soviets hold at most a quarter, additionally an eighth of the map."""
    held = count.held["S"]
    return additionally(held <= count.land // 4, held <= count.land // 8)


def small_neighbour_task(count: Count) -> Task:
    """(e) with what the Soviets may hold for one point and for two."""
    points, land = small_neighbour_points(count), count.land
    values: Values = {"party": "S", "count": count.held["S"], "one": land // 4, "two": land // 8, "points": points}
    return points, Reason("score-small-neighbour", "SA-scored-20", values)


class ScoredGoal(RoundGoal):
    """After the last round every side is scored by its tasks."""

    name = "scored"
    players: ClassVar[tuple[int, int]] = (3, 5)
    clause: ClassVar[str] = "SA-scored-6"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        given = rules.word("scored_scenario")
        self.scenario = BY_PLAYERS.get(int(rules.seats), AM_SOV) if given == "by_players" else given
        self.phi = finland_of(rules)
        self.duel = rules.word("third_task") == "duel"
        self.margin = rules.number("duel_margin")

    def states_start(self) -> bool:
        return True

    def check_start(self) -> None:
        super().check_start()
        ids, allowed = sorted([side.id for side in self.rules.sides]), SIDES[self.scenario]
        if ids != list(allowed):
            raise BadRulebook("bad_sides", "SA-scored-7", value=" ".join(ids), allowed=" ".join(allowed))
        is_small = self.rules.word("finland_start") == "small"
        empty = [id for id in DEFENDERS if id in ids and not self.start(id)]
        if empty or (self.scenario != AM_SOV and len(self.phi) < (2 if is_small else 1)):
            raise BadRulebook("bad_start", "SA-scored-24")
        self.check_territory("SA-scored-7" if self.scenario == AM_SOV else "SA-scored-21")

    def check_territory(self, clause: str) -> None:
        """A and S start with one field outside Finland, F inside it, and no land is left over."""
        finland = [self.rules.board.ids[field] for field in self.phi]
        taken = 0
        for side in self.rules.sides:
            inside = len([name for name in side.fields if name in finland])
            outside = len(side.fields) - inside
            taken += len(side.fields)
            if (side.id in ("A", "S") and outside != 1) or (side.id == "F" and outside) or (side.id == "A" and inside):
                raise BadRulebook("bad_start", clause)
        if taken < len(self.rules.board.land):
            raise BadRulebook("bad_start", clause)

    def start(self, side: str) -> int:
        """How many fields a side starts with."""
        return sum([len(row.fields) for row in self.rules.sides if row.id == side])

    def seat_of(self, table: Table, side: str) -> int:
        """Who plays a side."""
        return [self.rules.sides[number].id for number in table.side].index(side)

    def count(self, table: Table) -> Count:
        """All numbers that the tasks look at."""
        held = {side.id: self.held(table, self.seat_of(table, side.id)) for side in self.rules.sides}
        sizes = {side: len(fields) for side, fields in held.items()}
        start: dict[str, int] = {id: self.start(id) for id in DEFENDERS if id in held}
        count = Count(len(self.rules.board.land), sizes, start)
        count.finland = len(self.phi)
        count.soviet_finland = len([field for field in held["S"] if field in self.phi])
        count.own_finland = len([field for field in held.get("F", []) if field in self.phi])
        return count

    def results(self, table: Table) -> list[Result]:
        count = self.count(table)
        found: list[Result] = []
        for seat in range(int(table.seats)):
            side = self.rules.sides[table.side[seat]].id
            score, reasons = self.am_sov(count, side) if self.scenario == AM_SOV else self.dispute(count, side)
            if is_destroyed(table, seat):
                score, reasons = 0, [destroyed_reason(seat)]
            found.append(Result(seat, score, score, reasons))
        return found

    def am_sov(self, count: Count, side: str) -> tuple[int, list[Reason]]:
        """America and the Soviets."""
        enemy, land = count.held["N"], count.land
        if side == "N":
            score = squared_points(enemy, land)
            return score, [Reason("score-square", "SA-scored-11", {"count": enemy, "land": land, "points": score})]
        own, left = own_land_points(count.held[side], land), little_left_points(enemy, land)
        reasons = [
            Reason("score-own-land", "SA-scored-8", {"count": count.held[side], "land": land, "points": own}),
            Reason("score-little-left", "SA-scored-9", {"party": "N", "count": enemy, "land": land, "points": left}),
            Reason("score-product", "SA-scored-10", {"points": own * left}),
        ]
        return own * left, reasons

    def dispute(self, count: Count, side: str) -> tuple[int, list[Reason]]:
        """The dispute over Finland, with Japan or without."""
        if side in count.start:
            score = kept_points(count.held[side], count.start[side])
            clause = "SA-scored-18" if side == "N" else "SA-scored-22"
            values: dict[str, str | int | list[str]] = {"count": count.held[side], "start": count.start[side]}
            return score, [Reason("score-kept", clause, {**values, "points": score})]
        if side == "F":
            return self.total([defence_task(count), small_neighbour_task(count)], [4, 2], "SA-scored-19")
        third = self.duel_task(count, side) if self.duel else land_task(count, side)
        tasks = [beaten_task(count, side), finland_task(count, side), third]
        return self.total(tasks, [3, 2, 1], "SA-scored-14" if side == "A" else "SA-scored-16")

    def duel_task(self, count: Count, side: str) -> Task:
        """(c) as a duel, with the territory of both."""
        points, rival = duel_points(count, side, self.margin), "S" if side == "A" else "A"
        values: Values = {"count": count.held[side], "other_count": count.held[rival], "margin": self.margin}
        return points, Reason("score-duel", "SA-scored-17", {**values, "points": points})

    def total(self, tasks: list[Task], weights: list[int], clause: str) -> tuple[int, list[Reason]]:
        """The sum of the tasks, the worst weighing most, with all its reasons."""
        score = weighed(weights, [points for points, _ in tasks])
        names = "-".join([str(weight) for weight in weights])
        total = Reason("score-total", clause, {"weights": names, "points": score})
        return score, [*[reason for _, reason in tasks], total]

    def about(self, table: Table) -> dict[str, object]:
        finland = [self.rules.board.ids[field] for field in self.phi]
        return {**super().about(table), "scenario": self.scenario, "finland": finland}


def finland_of(rules: Rules) -> list[int]:
    """Finland: the fields that the map marks, or those on which F starts."""
    board = rules.board
    marked = [field for field in board.land if board.mark(field, FINLAND) is True]
    return marked or sorted([board.index[name] for side in rules.sides if side.id == "F" for name in side.fields])


CHAPTER: Final = Chapter(
    id="scored",
    clause="SA-scored-6",
    needs=("multiplayer",),
    options=(
        ChoiceOption("scored_scenario", ("by_players", *SIDES), "SA-scored-7"),
        IntOption("rounds", 12, 6, 40, "SA-scored-6"),
        OBJECTIVE,
        ChoiceOption("third_task", ("own_territory", "duel"), "SA-scored-17"),
        IntOption("duel_margin", 2, 0, 10, "SA-scored-17"),
        ChoiceOption("finland_start", ("whole", "small"), "SA-scored-13"),
        END_HOLD,
    ),
    group="goal",
    contributions={
        "field": (FieldKey(FINLAND, FLAG, False, "SA-scored-13"),),
        "column": (KEPT,),
        "react": (Keeping,),
        "goal": (ScoredGoal,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-scored-1": (weighed,),
    "SA-scored-2": (weighed,),
    "SA-scored-3": (either,),
    "SA-scored-4": (additionally,),
    "SA-scored-5": (weighed,),
    "SA-scored-6": (ScoredGoal.results,),
    "SA-scored-7": (ScoredGoal.check_start,),
    "SA-scored-8": (own_land_points,),
    "SA-scored-9": (little_left_points,),
    "SA-scored-10": (ScoredGoal.am_sov,),
    "SA-scored-11": (squared_points,),
    "SA-scored-12": (ScoredGoal.dispute,),
    "SA-scored-13": (finland_of,),
    "SA-scored-14": (ScoredGoal.dispute, finland_points),
    "SA-scored-15": (beaten_points, land_points),
    "SA-scored-16": (ScoredGoal.dispute, finland_points),
    "SA-scored-17": (duel_points,),
    "SA-scored-18": (kept_points,),
    "SA-scored-19": (ScoredGoal.dispute,),
    "SA-scored-20": (defence_points, small_neighbour_points),
    "SA-scored-21": (ScoredGoal.check_start,),
    "SA-scored-22": (kept_points,),
    "SA-scored-23": (beaten_points,),
    "SA-scored-24": (ScoredGoal.check_start,),
    "SA-goal_common-7": (ScoredGoal.results,),
}
