"""What a seat makes of the map: what each field is worth to it, who threatens it, where the war is."""

from __future__ import annotations

from typing import Final

from velmoci.bots.salva.knowledge import HEEDS, Knowledge
from velmoci.bots.salva.riches import riches
from velmoci.kernel.chance import Chance
from velmoci.salva.base.battle_setup import sleepers_at
from velmoci.salva.chapters.goal_common import KEPT
from velmoci.salva.goal_seams import Goal
from velmoci.salva.goals.pressure import FOREMOST
from velmoci.salva.seams import Column
from velmoci.salva.state import ELIMINATED, LIVING, NOBODY, Sight, Table
from velmoci.salva.units import SEA

FAR: Final = 99
HARVESTS: Final = 4.0
"""For so many rounds production is counted ahead."""
TIE_BREAK: Final = 0.001
"""By a hundred times as much equal fields may seem to differ, so that no corner of a map is preferred."""


class Outlook:
    """One seat's judgement of a position; made anew for every decision, from its view alone."""

    def __init__(self, sight: Sight, chance: Chance, knowledge: Knowledge = HEEDS) -> None:
        self.knowledge: Final = knowledge
        self.sight: Final = sight
        self.rules: Final = sight.rules
        self.table: Final = sight.table
        self.there, self.likely = knowledge.picture(sight)
        """The table with all on it that may stand somewhere as far as the seat knows, and how likely it is there."""
        self.seat: Final = int(sight.seat)
        self.size: Final = int(sight.rules.board.size)
        self.guards: Final[list[list[int]]] = [[] for _ in range(self.size)]
        """For each field the finished units that would defend it, or may."""
        self.mass: Final[list[float]] = [0.0] * self.size
        """For each field how many of them are to be expected."""
        self.sleepers: Final[list[float]] = [0.0] * self.size
        """For each field how many more are to be expected there when it is attacked."""
        self.begun: Final[list[int]] = [0] * self.size
        """For each field how many units are under construction."""
        self.threat: Final[list[float]] = [0.0] * self.size
        """For each field how many units others could throw at it in one turn of theirs."""
        self.harvest: Final[list[float]] = [0.0] * self.size
        self.worth: Final[list[float]] = [0.0] * self.size
        self.gains: Final[list[float]] = [0.0] * self.size
        """For each field what the result of a goal for several gains by having it, or loses."""
        self.see_units()
        self.see_sleepers()
        self.weigh_fields(chance)

    def see_units(self) -> None:
        """Sorts all units that may be there by field, and spreads the threat of others."""
        table, rules = self.there, self.rules
        for unit in table.units():
            field = int(table.place[unit])
            kind = rules.kinds.rows[table.kind[unit]]
            if not table.is_finished(unit):
                self.begun[field] += 1
                continue
            if not rules.is_absent(table, unit) and (kind.ground == SEA) != rules.board.is_land(field):
                self.guards[field].append(unit)
                self.mass[field] += self.likely.get(unit, 1.0)
            if int(table.owner_of(unit)) != self.seat:
                at_sea = rules.domains[SEA].can_take(kind)
                self.spread_threat(unit, field, kind.can_take_land(), at_sea, int(kind.move))

    def see_sleepers(self) -> None:
        """How many are to be expected on fields where some come only when they are attacked, beside those there."""
        for field in self.rules.board.land:
            armies = sleepers_at(self.rules, self.table, field)
            if armies:
                expected = sum(army.count * army.num / army.den for army in armies)
                self.sleepers[field] = max(0.0, expected - self.mass[field])

    def strength(self, field: int) -> float:
        """How many defend a field, as far as can be expected."""
        return self.mass[field] + self.sleepers[field]

    def is_unsure(self, field: int) -> bool:
        """Whether somebody may be on a field of whom the seat does not know it."""
        return any(self.likely.get(unit, 1.0) < 1.0 for unit in self.guards[field])

    def spread_threat(self, unit: int, field: int, on_land: bool, at_sea: bool, moves: int) -> None:
        """Adds a foreign unit to every field that it could attack, roughly: two steps look far enough."""
        board, owner = self.rules.board, int(self.there.owner_of(unit))
        reached = {field}
        near = [field]
        for _ in range(min(moves, 2)):
            following: list[int] = []
            for here in near:
                for there in board.neighbours[here]:
                    if there in reached or not (on_land if board.is_land(there) else at_sea):
                        continue
                    reached.add(there)
                    self.threat[there] += self.likely.get(unit, 1.0)
                    if not board.is_land(there) or int(self.table.owner[there]) == owner:
                        following.append(there)
            near = following

    def weigh_fields(self, chance: Chance) -> None:
        """What each land field is worth: what it yields, what it does for the goal, and a little luck among equals."""
        rules = self.rules
        bonus, lying = self.goal_bonus(), riches(self.sight)
        for field in rules.board.land:
            chain = rules.production_chain(self.table, field)
            self.harvest[field] = float(chain.num) / float(chain.den)
            noise = TIE_BREAK * float(chance.roll(100))
            self.worth[field] = 0.5 + self.harvest[field] * HARVESTS * 0.5 + bonus[field] + noise
            if lying:
                self.worth[field] += lying[field]

    def goal_bonus(self) -> list[float]:
        """For each field what it does for the goal."""
        goal = self.rules.goal
        bonus = [0.0] * self.size
        for field in self.rules.board.land:
            bonus[field] = goal.worth(self.sight, field)
        if goal.depends_on_fields():
            self.add_gains(goal, bonus)
        return bonus

    def add_gains(self, goal: Goal, bonus: list[float]) -> None:
        """What its own result gains by each field, measured by the most that a field brings."""
        table = self.table.copy()
        before = goal.result(self.sight, table)
        for field in self.rules.board.land:
            owner = int(table.owner[field])
            if owner == self.seat:
                give(self.rules.field_columns, table, field, self.worst_owner(field))
                self.gains[field] = before - goal.result(self.sight, table)
            else:
                self.take(table, field)
                self.gains[field] = goal.result(self.sight, table) - before
                if owner >= 0:
                    table.status[owner] = LIVING
            give(self.rules.field_columns, table, field, owner)
        most = max(self.gains)
        if most > 0.0:
            for field in self.rules.board.land:
                bonus[field] = FOREMOST * max(-1.0, self.gains[field] / most)

    def take(self, table: Table, field: int) -> None:
        """Imagines that the seat takes a field, and whose last it was is out."""
        loser = int(table.owner[field])
        give(self.rules.field_columns, table, field, self.seat)
        if loser >= 0 and not table.owns_land(loser):
            table.status[loser] = ELIMINATED

    def worst_owner(self, field: int) -> int:
        """Somebody else who could take one of its fields: a neighbour, or anybody."""
        for near in self.rules.board.neighbours[field]:
            owner = int(self.table.owner[near])
            if owner not in (self.seat, int(NOBODY)):
                return owner
        return (self.seat + 1) % int(self.table.seats)

    def politics(self, field: int) -> float:
        """What a building that serves the goal alone would bring there until the end."""
        return self.rules.goal.building_worth(self.sight, field)

    def is_against_goal(self, field: int) -> bool:
        """Whether taking a field would make its own result worse, or end the game before it is won."""
        goal, table = self.rules.goal, self.table
        rival = int(table.owner[field])
        if rival in (self.seat, int(NOBODY)):
            return False
        if self.gains[field] < 0.0:
            return True
        if len(table.living()) > 2 or len(table.fields_of(rival)) > 1:
            return False
        twin = table.copy()
        self.take(twin, field)
        return not goal.is_won(self.sight, twin)

    def rival_units(self) -> list[int]:
        """All units that others may have."""
        table = self.there
        return [unit for unit in table.units() if int(table.owner_of(unit)) != self.seat]

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
