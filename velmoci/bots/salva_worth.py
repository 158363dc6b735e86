"""What a seat makes of the map: what each field is worth to it, who threatens it, where the war is."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.chance import Chance
from velmoci.salva.base.goals import TwoPlayerGoal
from velmoci.salva.chapters.goal_common import KEPT, RoundGoal
from velmoci.salva.chapters.political_buildings import PoliticalBuildingsGoal, yield_of
from velmoci.salva.chapters.political_fields import PoliticalFieldsGoal
from velmoci.salva.chapters.secret_missions import SecretMissionsGoal, hand_of
from velmoci.salva.goals.missions import Judge
from velmoci.salva.seams import Column
from velmoci.salva.state import GONE, NOBODY, Sight, Table
from velmoci.salva.units import SEA

FAR: Final = 99
KEY: Final = 5.0
"""What a field that decides the game is worth beside one production point a round."""
CROWN: Final = 4.0
"""What the field is worth that serves the goal most."""
HARVESTS: Final = 4.0
"""For so many rounds production is counted ahead."""
WHIM: Final = 0.001
"""By a hundred times as much equal fields may seem to differ, so that no corner of a map is preferred."""


class Outlook:
    """One seat's judgement of a position; made anew for every decision, from its view alone."""

    def __init__(self, sight: Sight, chance: Chance) -> None:
        self.sight: Final = sight
        self.rules: Final = sight.rules
        self.table: Final = sight.table
        self.seat: Final = int(sight.seat)
        self.size: Final = int(sight.rules.board.size)
        self.guards: Final[list[list[int]]] = [[] for _ in range(self.size)]
        """For each field the finished units that would defend it."""
        self.begun: Final[list[int]] = [0] * self.size
        """For each field how many units are under construction."""
        self.threat: Final[list[float]] = [0.0] * self.size
        """For each field how many units others could throw at it in one turn of theirs."""
        self.harvest: Final[list[float]] = [0.0] * self.size
        self.worth: Final[list[float]] = [0.0] * self.size
        self.see_units()
        self.weigh_fields(chance)

    def see_units(self) -> None:
        """Sorts all units by field, and spreads the threat of others."""
        table, rules = self.table, self.rules
        for unit in range(len(table.kind)):
            if table.kind[unit] == GONE:
                continue
            field = int(table.place[unit])
            kind = rules.kinds.rows[table.kind[unit]]
            if not table.is_finished(unit):
                self.begun[field] += 1
                continue
            if not rules.is_absent(table, unit) and (kind.ground == SEA) != rules.board.is_land(field):
                self.guards[field].append(unit)
            if int(table.possessor[unit]) != self.seat:
                self.spread_threat(unit, field, kind.can_take_land(), kind.can_take_sea(), int(kind.move))

    def spread_threat(self, unit: int, field: int, on_land: bool, at_sea: bool, moves: int) -> None:
        """Adds a foreign unit to every field that it could attack, roughly: two steps look far enough."""
        board, owner = self.rules.board, int(self.table.possessor[unit])
        reached = {field}
        near = [field]
        for _ in range(min(moves, 2)):
            following: list[int] = []
            for here in near:
                for there in board.neighbours[here]:
                    if there in reached or not (on_land if board.is_land(there) else at_sea):
                        continue
                    reached.add(there)
                    self.threat[there] += 1.0
                    if not board.is_land(there) or int(self.table.owner[there]) == owner:
                        following.append(there)
            near = following

    def weigh_fields(self, chance: Chance) -> None:
        """What each land field is worth: what it yields, what it does for the goal, and a whim among equals."""
        rules = self.rules
        bonus = self.goal_bonus()
        for field in rules.board.land:
            chain = rules.production_chain(self.table, field)
            self.harvest[field] = float(chain.num) / float(chain.den)
            whim = WHIM * float(chance.roll(100))
            self.worth[field] = 0.5 + self.harvest[field] * HARVESTS * 0.5 + bonus[field] + whim

    def goal_bonus(self) -> list[float]:
        """For each field what it does for the goal."""
        goal = self.rules.goal
        bonus = [0.0] * self.size
        if isinstance(goal, TwoPlayerGoal):
            if goal.is_blitz:
                for field in goal.keys if goal.on_key_fields else self.rules.board.land:
                    bonus[field] = KEY if goal.on_key_fields else 1.0
        elif isinstance(goal, PoliticalFieldsGoal):
            left = max(1, int(goal.rounds) - int(self.table.round))
            for field in self.rules.board.land:
                bonus[field] = goal.value(self.table, field) * min(left, 4) * 0.5
        elif isinstance(goal, RoundGoal):
            self.add_gains(goal, bonus)
        return bonus

    def add_gains(self, goal: RoundGoal, bonus: list[float]) -> None:
        """What the own result gains by each field, measured by the most that a field brings."""
        table = self.table.copy()
        before = self.result(goal, table)
        gains = [0.0] * self.size
        for field in self.rules.board.land:
            owner = table.owner[field]
            if owner == self.seat:
                other = self.worst_owner(field)
                give(self.rules.field_columns, table, field, other)
                gains[field] = before - self.result(goal, table)
            else:
                give(self.rules.field_columns, table, field, self.seat)
                gains[field] = self.result(goal, table) - before
            give(self.rules.field_columns, table, field, int(owner))
        most = max([abs(gain) for gain in gains])
        if most > 0.0:
            for field in self.rules.board.land:
                bonus[field] = CROWN * gains[field] / most

    def worst_owner(self, field: int) -> int:
        """Somebody else who could take an own field: a neighbour, or anybody."""
        for near in self.rules.board.neighbours[field]:
            owner = int(self.table.owner[near])
            if owner not in (self.seat, int(NOBODY)):
                return owner
        return (self.seat + 1) % int(self.table.seats)

    def result(self, goal: RoundGoal, table: Table) -> float:
        """How the seat would fare by what it knows."""
        if isinstance(goal, SecretMissionsGoal):
            mission = hand_of(self.sight).mission()
            if mission is None:
                return 0.0
            judge = Judge(goal, table, list(range(int(table.seats))))
            small, great = judge.conditions(mission, self.seat)
            met = len([fact for fact, _ in small if fact])
            return judge.level(mission, self.seat) * 2.0 + met + 0.5 * len([fact for fact, _ in great if fact])
        return float(goal.results(table)[self.seat].worth)

    def politics(self, field: int) -> float:
        """How many political points a political building would bring there until the end."""
        goal = self.rules.goal
        if not isinstance(goal, PoliticalBuildingsGoal):
            return 0.0
        chain = yield_of(self.rules, self.table, field)
        return float(chain.num) / float(chain.den) * float(int(goal.rounds) - int(self.table.round))

    def ends_too_soon(self, field: int) -> bool:
        """Whether the last rival would be thrown out by losing a field before the own points are ahead of his."""
        goal, table = self.rules.goal, self.table
        rival = int(table.owner[field])
        if not isinstance(goal, (PoliticalFieldsGoal, PoliticalBuildingsGoal)) or rival in (self.seat, int(NOBODY)):
            return False
        if len(table.living()) > 2 or len(table.fields_of(rival)) > 1:
            return False
        worth = [result.worth for result in goal.results(table)]
        return any(other >= worth[self.seat] for seat, other in enumerate(worth) if seat != self.seat)

    def rival_units(self) -> list[int]:
        """All units of others that still live."""
        table = self.table
        return [
            int(unit)
            for unit in range(len(table.kind))
            if table.kind[unit] != GONE and int(table.possessor[unit]) != self.seat
        ]

    def is_mine(self, field: int) -> bool:
        """Whether the seat owns a land field."""
        return int(self.table.owner[field]) == self.seat

    def steps_from(self, starts: list[int], by_sea: bool) -> list[int]:
        """For each field the least number of steps from any of the starts, over land alone or over sea alone."""
        board = self.rules.board
        steps = [FAR] * self.size
        near = starts[:]
        for field in near:
            steps[field] = 0
        while near:
            following: list[int] = []
            for here in near:
                for there in board.neighbours[here]:
                    if steps[there] == FAR and board.is_land(there) != by_sea:
                        steps[there] = steps[here] + 1
                        following.append(there)
            near = following
        return steps


def give(columns: list[Column], table: Table, field: int, seat: int) -> None:
    """Imagines another owner of a field, as if he had always had it."""
    table.owner[field] = seat
    for number, column in enumerate(columns):
        if column is KEPT:
            table.field_columns[number][field] = seat
