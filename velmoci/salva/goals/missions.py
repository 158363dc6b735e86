"""Missions (SA-secret_missions-9): patterns with their own lots, and how far somebody is with one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook, Value
from velmoci.salva.base.sides import shuffled
from velmoci.salva.chapters.goal_common import RoundGoal, is_destroyed
from velmoci.salva.goals.centres import centre_fields
from velmoci.salva.goals.results import Reason
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Table

STANDARD: Final = "1 2 3 4 5 6"
SMALL: Final = 1
GREAT: Final = 2
Condition = tuple[bool, Reason]
"""Whether something that a mission asks for holds now, and how that is told."""


class Mission:
    """One mission: the number of its pattern, two opponents of its holder, and three centres, all by lot."""

    def __init__(self, pattern: int, friend: int, enemy: int, centres: tuple[int, ...]) -> None:
        self.pattern: Final = pattern
        self.friend: Final = friend
        """The opponent u, who must not be destroyed where the pattern names him."""
        self.enemy: Final = enemy
        """The opponent v."""
        self.centres: Final = centres

    def dump(self) -> list[int]:
        """The mission as JSON values."""
        return [self.pattern, self.friend, self.enemy, *self.centres]


def load_mission(data: Any) -> Mission:
    """The mission that was dumped."""
    return Mission(data[0], data[1], data[2], tuple(data[3:]))


def deck_of(rules: Rules) -> list[int]:
    """The patterns of the deck."""
    return [int(name) for name in rules.names("mission_deck")]


def check_deck(rules: Rules, least: int, clause: str) -> None:
    """The deck holds known patterns, and enough of them."""
    names = rules.names("mission_deck")
    if len(names) < least or any(name not in STANDARD.split() for name in names):
        raise BadRulebook("bad_deck", clause, value=" ".join(names), least=least)


def drawn_mission(rules: Rules, table: Table, pattern: int, holder: int, chance: Chance) -> Mission:
    """A pattern with its lots for a holder; pattern and lots together are one mission."""
    others = [seat for seat in range(int(rules.seats)) if seat != holder]
    people = [int(seat) for seat in shuffled(chance, others)] if pattern in (1, 3, 4) else others
    centres = [int(field) for field in shuffled(chance, centre_fields(rules, table))] if pattern == 5 else []
    friend = people[0] if pattern in (1, 4) else -1
    enemy = people[-1] if pattern in (1, 3, 4) else -1
    return Mission(pattern, friend, enemy, tuple(centres[:3]))


def goal_size(rules: Rules) -> int:
    """X: five quarters of the land, divided by the players, rounded up."""
    return -(-5 * len(rules.board.land) // (4 * int(rules.seats)))


def fair_share(rules: Rules) -> int:
    """The land divided by the players, rounded up."""
    return -(-len(rules.board.land) // int(rules.seats))


class Judge:
    """What everybody holds, counted once, and the conditions of all patterns."""

    def __init__(self, goal: RoundGoal, table: Table, seat_of: list[int]) -> None:
        self.goal = goal
        self.rules: Rules = goal.rules
        self.table = table
        self.seat_of = seat_of
        """The seat for each number that a mission names: a seat itself, or the side it plays."""
        self.holders = goal.holders(table)
        self.lands: list[int] = [int(self.holders[field]) for field in self.rules.board.land]
        """Who holds each field of the land."""
        self.known: dict[tuple[Mission, int], tuple[list[Condition], Condition]] = {}

    def level(self, mission: Mission, seat: int) -> int:
        """0 none, 1 small, 2 great: small and the additional condition."""
        small, great = self.conditions(mission, seat)
        if not all(fact for fact, _ in small):
            return 0
        return GREAT if great[0] else SMALL

    def reasons(self, mission: Mission, seat: int) -> list[Reason]:
        """Every condition of the mission with whether it holds now."""
        small, great = self.conditions(mission, seat)
        return [reason for _, reason in (*small, great)]

    def missing(self, mission: Mission, seat: int) -> list[Reason]:
        """How many conditions are still open for a small victory and for a great one."""
        small, great = self.conditions(mission, seat)
        first = len([reason for fact, reason in small if not fact])
        open_ones = first if great[0] else first + 1
        if not open_ones:
            return [Reason("need-nothing", "SA-secret_missions-4", {})]
        found = [Reason("need-small", "SA-secret_missions-4", {"count": first})] if first else []
        return [*found, Reason("need-great", "SA-secret_missions-4", {"count": open_ones})]

    def conditions(self, mission: Mission, seat: int) -> tuple[list[Condition], Condition]:
        """The conditions for a small victory, and the one that makes it a great one, found once."""
        key = mission, seat
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.find_conditions(mission, seat)
        return found

    def find_conditions(self, mission: Mission, seat: int) -> tuple[list[Condition], Condition]:
        """The same by the pattern of the mission."""
        size, pattern = goal_size(self.rules), mission.pattern
        if pattern == 1:
            small = [self.holds_fields(seat, size), self.lives(mission.friend)]
            return small, self.is_gone(mission.enemy)
        if pattern == 2:
            half = (len(centre_fields(self.rules, self.table)) + 1) // 2
            return [self.holds_centres(seat, half)], self.holds_fields(seat, size)
        if pattern == 3:
            return [self.is_gone(mission.enemy)], self.holds_fields(seat, size)
        if pattern == 4:
            people = [self.lives(mission.friend), self.lives(mission.enemy)]
            return [*people, self.holds_fields(seat, fair_share(self.rules))], self.holds_centres(seat, 2)
        if pattern == 5:
            one, two, three = mission.centres
            return [self.holds_field(seat, one), self.holds_field(seat, two)], self.holds_field(seat, three)
        return [self.nobody_exceeds(seat, size)], self.holds_most(seat)

    def told(self, fact: bool, sentence: str, values: dict[str, str | int | list[str]]) -> Condition:
        """A condition with its reason."""
        return fact, Reason(sentence, "SA-secret_missions-9", {**values, "met": "yes" if fact else "no"})

    def holds_fields(self, seat: int, need: int) -> Condition:
        have = self.lands.count(seat)
        return self.told(have >= need, "holds-fields", {"count": have, "need": need})

    def holds_centres(self, seat: int, need: int) -> Condition:
        have = len([field for field in centre_fields(self.rules, self.table) if self.holders[field] == seat])
        return self.told(have >= need, "holds-centres", {"count": have, "need": need})

    def holds_field(self, seat: int, field: int) -> Condition:
        return self.told(self.holders[field] == seat, "holds-field", {"field": self.rules.board.ids[field]})

    def lives(self, other: int) -> Condition:
        seat: i64 = self.seat_of[other]
        return self.told(not is_destroyed(self.table, seat), "other-lives", {"power": seat_name(seat)})

    def is_gone(self, other: int) -> Condition:
        seat: i64 = self.seat_of[other]
        return self.told(is_destroyed(self.table, seat), "other-destroyed", {"power": seat_name(seat)})

    def nobody_exceeds(self, seat: int, limit: int) -> Condition:
        most = max([self.lands.count(other) for other in range(int(self.table.seats)) if other != seat])
        return self.told(most <= limit, "nobody-exceeds", {"count": most, "need": limit})

    def holds_most(self, seat: int) -> Condition:
        most = max([self.lands.count(other) for other in range(int(self.table.seats)) if other != seat])
        have = self.lands.count(seat)
        return self.told(have > most, "holds-most", {"count": have, "other_count": most})


def mission_words(mission: Mission, rules: Rules, names: list[str]) -> dict[str, Value]:
    """A mission as the values of its sentence; `names` are those of the seats or sides it may speak of."""
    return {
        "pattern": mission.pattern,
        "size": goal_size(rules),
        "share": fair_share(rules),
        "friend": names[mission.friend] if mission.friend >= 0 else "",
        "enemy": names[mission.enemy] if mission.enemy >= 0 else "",
        "fields": [rules.board.ids[field] for field in mission.centres[:2]],
        "field": rules.board.ids[mission.centres[2]] if mission.centres else "",
    }


def seat_names(rules: Rules) -> list[str]:
    """The names of the seats."""
    return rules.seat_names


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-secret_missions-2": (Mission, Judge.find_conditions),
    "SA-secret_missions-3": (Judge.is_gone,),
    "SA-secret_missions-4": (Judge.level,),
    "SA-secret_missions-9": (Judge.find_conditions, drawn_mission, goal_size),
}
