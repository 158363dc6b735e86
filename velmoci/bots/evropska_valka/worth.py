"""What a board of Evropská válka is worth to a seat, in turns: one more or less makes a turn's difference.

There are two ways to win: all three fields of another power, or the fall of the left neighbour. A board is worth as
many turns as its seat is nearer to one of them, and less the more its home, or a board that others can win at once,
is in danger.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velmoci.evropska_valka.board import POWERS, Board
from velmoci.evropska_valka.deck import count_cards
from velmoci.evropska_valka.state import GAME_OVER, NOBODY, Table

WON: Final = 40.0
LOST: Final = -40.0
FIGURE: Final = 0.25
"""What one more figure is worth, up to as many as one can use; and what it is worth beyond."""
RESERVE: Final = 0.03
USEFUL_FIGURES: Final[i64] = 9
HOME_FIELD: Final = 0.9
GUARD: Final = 0.2
HOME_LOST: Final = -1.2
INVADER: Final = 0.1
LAST_HOME_FIELD: Final = -1.5
NEXT_TURN: Final = 9.0
"""The price of letting another seat win with its next order."""
CAREFUL_ROUNDS: Final = 20.0
"""After so many rounds one cares half as much for what others could win: a long game must come to an end."""
SECOND_PLAN: Final = 0.25


STEPS: Final[dict[str, vec[i64]]] = {}
"""Board → for each field and field how many moves lie between them, if nobody stands in the way."""


def steps_on(board: Board) -> vec[i64]:
    """The table of steps, made once for each board."""
    if board.id not in STEPS:
        table: vec[i64] = vec[i64]()
        for field in range(board.size):
            reached = board.bit[field]
            row = vec[i64]([i64(0) for _ in range(board.size)])
            distance: i64 = 0
            while reached != board.everything:
                distance += 1
                before = reached
                for place in range(board.size):
                    if before & board.bit[place] != 0:
                        reached |= board.near[place]
                for place in range(board.size):
                    if reached & ~before & board.bit[place] != 0:
                        row[place] = distance
            for steps in row:
                table = append(table, steps)
        STEPS[board.id] = table
    return STEPS[board.id]


class Worth:
    """Judges boards for one seat."""

    def __init__(self, board: Board, seat: i64, pyramids: bool) -> None:
        self.board = board
        self.seat = seat
        self.pyramids = pyramids
        self.steps = steps_on(board)

    def of(self, table: Table) -> float:
        """The worth of a board; cards do not count here."""
        if table.phase == GAME_OVER:
            return WON if table.winners[0] == self.seat else LOST
        pieces = table.pieces[self.seat]
        figures = FIGURE * float(min(pieces, USEFUL_FIGURES)) + RESERVE * float(max(pieces - USEFUL_FIGURES, 0))
        return figures + self.home(table) - self.plans(table) - self.threats(table)

    def home(self, table: Table) -> float:
        """How well its own home is guarded."""
        worth, held = 0.0, 0
        trio = self.board.trio[table.flag[self.seat]]
        for field in range(self.board.size):
            if trio & self.board.bit[field] != 0 and table.owner[field] != NOBODY:
                if table.owner[field] == self.seat:
                    held += 1
                    worth += HOME_FIELD + GUARD * float(min(table.figures[field] - 1, 3))
                else:
                    worth += HOME_LOST - INVADER * float(min(table.figures[field], 5))
        return worth + LAST_HOME_FIELD if held == 1 else worth

    def plans(self, table: Table) -> float:
        """How many turns the nearest way to win takes, and a little of the second."""
        best, second = 99.0, 99.0
        left = table.left_of(self.seat)
        for power in range(len(POWERS)):
            if power == table.flag[self.seat]:
                continue
            trio = self.board.trio[power]
            turns = self.turns(table, trio & ~table.mask[self.seat])
            if power == table.flag[left]:
                turns = min(turns, self.turns(table, trio & ~(table.occupied() & ~table.mask[left])))
            if turns < best:
                best, second = turns, best
            elif turns < second:
                second = turns
        return best + SECOND_PLAN * second

    def turns(self, table: Table, wanted: i64) -> float:
        """About how many turns it takes to stand on all these fields, and to keep one figure at home."""
        board, seat = self.board, self.seat
        home = board.trio[table.flag[seat]]
        spare = vec[i64]([i64(0) for _ in range(board.size)])
        at_home: i64 = -1
        for field in range(board.size):
            if table.owner[field] == seat:
                pieces: i64 = 1 if self.pyramids else table.figures[field]
                power = board.trio[board.power_of[field]]
                spare[field] = pieces
                if home & board.bit[field] != 0:
                    at_home += pieces
                elif power & wanted != 0:
                    spare[field] = pieces - 1
        turns = 0.0
        for field in range(board.size):
            if wanted & board.bit[field] != 0:
                source = self.nearest(field, spare, home, at_home)
                if source == NOBODY:
                    turns += 1.0 + float(self.least_steps(field, home))
                else:
                    turns += float(self.steps[source * board.size + field])
                    spare[source] -= 1
                    if home & board.bit[source] != 0:
                        at_home -= 1
                turns += self.resistance(table, field)
        return turns

    def nearest(self, field: i64, spare: vec[i64], home: i64, at_home: i64) -> i64:
        """The nearest own field that can spare a figure, or NOBODY."""
        best: i64 = NOBODY
        for source in range(self.board.size):
            if spare[source] <= 0 or (home & self.board.bit[source] != 0 and at_home <= 0):
                continue
            row = source * self.board.size
            if best == NOBODY or self.steps[row + field] < self.steps[best * self.board.size + field]:
                best = source
        return best

    def least_steps(self, field: i64, fields: i64) -> i64:
        """How far it is from the nearest of some fields."""
        least: i64 = 9
        for source in range(self.board.size):
            if fields & self.board.bit[source] != 0:
                least = min(least, self.steps[source * self.board.size + field])
        return least

    def resistance(self, table: Table, field: i64) -> float:
        """What it costs that somebody stands on a field: the more, the weaker its own figures beside it."""
        owner = table.owner[field]
        if owner == NOBODY:
            return 0.0
        defenders, attackers = table.figures[field], self.strongest(table, field, self.seat)
        return 0.8 + 0.5 * float(defenders) + 0.8 * float(max(defenders + 1 - attackers, 0))

    def strongest(self, table: Table, field: i64, seat: i64) -> i64:
        """The largest number of a seat's figures on one field beside this one."""
        most: i64 = 0
        near = self.board.near[field] & table.mask[seat]
        for place in range(self.board.size):
            if near & self.board.bit[place] != 0:
                most = max(most, table.figures[place])
        return most

    def threats(self, table: Table) -> float:
        """What others could win with their next orders."""
        danger = 0.0
        for other in range(table.players):
            if other != self.seat and table.is_playing(other):
                for power in range(len(POWERS)):
                    if power != table.flag[other]:
                        danger += self.trio_threat(table, other, self.board.trio[power])
        own = 0.0
        for victim in range(table.players):
            fall = self.fall_threat(table, victim)
            if victim == self.seat:
                own = fall
            else:
                danger += -0.5 * fall if table.left_of(self.seat) == victim else fall
        rounds = float(table.turn) / float(table.players)
        return own + danger * CAREFUL_ROUNDS / (CAREFUL_ROUNDS + rounds)

    def trio_threat(self, table: Table, other: i64, trio: i64) -> float:
        """A seat that lacks one field of a trio."""
        missing = trio & ~table.mask[other]
        if count_cards(missing) != 1:
            return 0.0
        field: i64 = 0
        while self.board.bit[field] != missing:
            field += 1
        attackers: i64 = 0
        near = self.board.near[field] & table.mask[other]
        for place in range(self.board.size):
            if near & self.board.bit[place] != 0:
                count = table.figures[place]
                if trio & self.board.bit[place] != 0 or self.is_last_home(table, other, place):
                    count -= 1
                if self.pyramids and count < table.figures[place]:
                    count = 0
                attackers = max(attackers, count)
        if attackers == 0:
            return 0.8
        if table.owner[field] == NOBODY:
            return NEXT_TURN
        return 0.8 + NEXT_TURN * rough_chance(attackers, table.figures[field])

    def is_last_home(self, table: Table, seat: i64, field: i64) -> bool:
        """Whether a seat has no other home field left."""
        return table.mask[seat] & self.board.trio[table.flag[seat]] == self.board.bit[field]

    def fall_threat(self, table: Table, victim: i64) -> float:
        """A seat that stands at home on one field only and could not stay at home if it were beaten there."""
        home = self.board.trio[table.flag[victim]]
        held = table.mask[victim] & home
        if count_cards(held) != 1:
            return 0.0
        field: i64 = 0
        while self.board.bit[field] != held:
            field += 1
        attackers: i64 = 0
        for other in range(table.players):
            if other != victim and (other != self.seat or table.left_of(self.seat) == victim):
                attackers = max(attackers, self.strongest(table, field, other))
        has_refuge = self.board.near[field] & home & ~table.occupied() != 0
        chance = rough_chance(attackers, table.figures[field])
        if not has_refuge and self.board.near[field] & ~table.occupied() == 0 and table.figures[field] > 1:
            chance *= 0.3
        return NEXT_TURN * (0.15 * chance if has_refuge else chance)


def rough_chance(attackers: i64, defenders: i64) -> float:
    """About how likely so many figures beat so many, whatever the cards."""
    if attackers <= 0:
        return 0.0
    ahead = attackers - defenders
    if ahead >= 0:
        return 0.45 if ahead == 0 else 0.85
    return 0.18 if ahead == -1 else 0.03
