"""Attacks weighed by their odds: what a stack of soldiers can win, state after state."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.bots.expanze.goals import Goals
from velmoci.expanze.state import Sight
from velmoci.odds.expanze.battles import mean_left, win_chance

DEPTH: Final[i64] = 3
"""So many further attacks of the same stack are looked at."""
LATER: Final = 0.9
CARD: Final = 2.2
"""What a letter card is worth in soldiers."""
KILL: Final = 0.25
EVERYONE_ELSE: Final = 0.5
"""What the loss of an enemy soldier is worth: the only enemy's more than one of several."""
BARE: Final = 1.5
"""How much the danger counts that an attack leaves behind."""
MANY_SOLDIERS: Final = 300.0
"""With so many a soldier is worth half as much."""
CALM_ROUND: Final = 12
BOLD_ROUND: Final = 80
WILD_ROUND: Final = 200
"""From the calm to the bold round, and on to the wild one, risks are taken more readily: stand-offs end."""


class Campaign:
    """The attacks that one seat can make now, and what they are worth in soldiers."""

    def __init__(self, sight: Sight, goals: Goals) -> None:
        self.sight = sight
        self.goals = goals
        table = sight.table
        bold = rising(table.round, CALM_ROUND, BOLD_ROUND)
        wild = rising(table.round, BOLD_ROUND, WILD_ROUND)
        self.least_chance = 0.0 if goals.urgent else 0.6 - 0.25 * bold - 0.25 * wild
        self.price = (1.0 - 0.6 * bold) * (1.0 - 0.9 * wild)
        self.price /= 1.0 + float(table.soldiers_of[sight.seat]) / MANY_SOLDIERS
        """What a soldier of one's own is worth: less when there are many."""
        self.caution = (1.0 - 0.6 * bold) * (1.0 - wild)
        """How much danger counts."""
        self.kill = self.price * (EVERYONE_ELSE if len(table.living()) == 2 else KILL)
        self.card = CARD * self.price if table.pile_size > 0 else 0.0
        self.origin: i64 = -1
        self.target: i64 = -1
        self.closed: vec[i64] = vec[i64]([i64(0) for _ in range(sight.board.size)])
        """For each state the neighbours that are not attacked from there, because that was promised."""

    def close(self, one: i64, other: i64) -> None:
        """No attacks between two states."""
        bit = self.sight.board.bit
        self.closed[one] |= bit[other]
        self.closed[other] |= bit[one]

    def has_targets(self) -> bool:
        """Whether there is a foreign state that may be attacked from somewhere."""
        table, board, seat = self.sight.table, self.sight.board, self.sight.seat
        for origin in range(board.size):
            if table.owner[origin] == seat and board.adjacent[origin] & ~table.mask[seat] & ~self.closed[origin] != 0:
                return True
        return False

    def best_attack(self) -> float:
        """Finds the best attack, keeps its origin and target, and says what it is worth; 0 means none."""
        table, board, seat = self.sight.table, self.sight.board, self.sight.seat
        best = 0.0
        self.origin = -1
        for origin in range(board.size):
            if table.owner[origin] != seat or table.soldiers[origin] < 2:
                continue
            barred = table.mask[seat] | table.used[origin] | self.closed[origin]
            if board.adjacent[origin] & ~barred == 0:
                continue
            for i in range(board.first_border[origin], board.first_border[origin + 1]):
                target = board.border[i]
                if board.bit[target] & barred != 0:
                    continue
                value = self.value_of_attack(origin, target)
                if value > best:
                    best = value
                    self.origin = origin
                    self.target = target
        return best

    def value_of_attack(self, origin: i64, target: i64) -> float:
        """What the attack is worth: what it wins and what follows, the card, and what it leaves bare."""
        table = self.sight.table
        force = self.commitment(origin, target)
        chance = win_chance(force, table.soldiers[target])
        value = self.step(force, target, table.mask[self.sight.seat], DEPTH)
        if value == NOTHING:
            return 0.0
        if table.has_card_right():
            value -= (1.0 - chance) * self.card
        else:
            value += chance * self.card
        standing = table.soldiers[origin]
        bare = self.threat(origin, standing - force, target) - self.threat(origin, standing, -1)
        return value - BARE * self.caution * bare * self.goals.worth[origin]

    def step(self, force: i64, target: i64, taken: i64, depth: i64) -> float:
        """One attack of so many soldiers and the best that can follow; NOTHING where the odds are bad."""
        defenders = self.sight.table.soldiers[target]
        chance = win_chance(force, defenders)
        if chance < self.least_chance or chance <= 0.0:
            return NOTHING
        left = mean_left(force, defenders)
        value = chance * (self.goals.worth[target] + self.kill * float(defenders))
        value -= self.price * (float(force) - left)
        if depth > 0:
            value += chance * LATER * self.follow(target, i64(left / chance + 0.5), taken, depth - 1)
        return value

    def follow(self, state: i64, soldiers: i64, taken: i64, depth: i64) -> float:
        """The best that soldiers in a state can do next; 0 is to stay."""
        if soldiers < 2:
            return 0.0
        board = self.sight.board
        taken |= board.bit[state]
        barred = taken | self.closed[state]
        best = 0.0
        for i in range(board.first_border[state], board.first_border[state + 1]):
            target = board.border[i]
            if board.bit[target] & barred == 0:
                value = self.step(soldiers - 1, target, taken, depth)
                if value > best:
                    best = value
        return best

    def threat(self, state: i64, soldiers: i64, besides: i64) -> float:
        """The chance that the strongest neighbour takes a state held by so many; one may be left out."""
        table, board, seat = self.sight.table, self.sight.board, self.sight.seat
        worst = 0.0
        for i in range(board.first_border[state], board.first_border[state + 1]):
            other = board.border[i]
            if table.owner[other] != seat and other != besides and table.is_living(table.owner[other]):
                chance = win_chance(table.soldiers[other] - 1, soldiers)
                if chance > worst:
                    worst = chance
        return worst

    def is_border(self, state: i64) -> bool:
        """Whether another power stands next to one of its states."""
        return self.sight.board.adjacent[state] & ~self.sight.table.mask[self.sight.seat] != 0

    def commitment(self, origin: i64, target: i64) -> i64:
        """How many go: all that may, or all but a guard where the odds allow one."""
        table = self.sight.table
        going = table.soldiers[origin] - 1
        worth = self.goals.worth[origin]
        if worth < GUARDED or self.threat(origin, 1, target) < 0.3:
            return going
        defenders = table.soldiers[target]
        while (
            going > 1
            and win_chance(going - 1, defenders) > SURE
            and self.threat(origin, table.soldiers[origin] - going, target) > 0.3
        ):
            going -= 1
        return going


def rising(round: i64, first: int, last: int) -> float:
    """From 0 in the first of these rounds to 1 in the last."""
    return min(1.0, max(0.0, float(round - first) / float(last - first)))


NOTHING: Final = -1e9
GUARDED: Final = 3.0
SURE: Final = 0.93
