"""Attacks as the steady bot of Evropská válka weighs them: the chance to win, and the boards they lead to."""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.bots.evropska_valka.cards import POINT, worth_of_all
from velmoci.bots.evropska_valka.worth import Worth
from velmoci.evropska_valka.attack import attack_counts, attack_targets
from velmoci.evropska_valka.deck import count_cards, highest
from velmoci.evropska_valka.orders import Attack
from velmoci.evropska_valka.position import Position
from velmoci.evropska_valka.retreat import beaten
from velmoci.evropska_valka.state import DEFENDER_CARDS, RETREAT, Sight
from velmoci.kernel.chance import Seeded
from velmoci.odds.evropska_valka.attack import chance_of_court, unseen_cards
from velmoci.odds.evropska_valka.points import MOST_POINTS, Side, by_points, count_margins

MOST_COUNTED: Final = 3
MOST_CHOICES: Final = 6
"""So many unknown cards are counted, more of them where a side chooses the best of its hand; the points of others are
taken for normally distributed."""
WILLINGNESS: Final = 0.5
"""How often a seat that could stop an attack does so."""

PATIENT_ROUNDS: Final = 8.0
JOINT: Final = 0.5
"""What an attack on a common enemy is worth beside others, in turns."""


class Battles:
    """The attacks that one seat could declare, or that are declared against it, in one world of its view."""

    def __init__(self, sight: Sight, world: Position, worth: Worth) -> None:
        self.sight = sight
        self.world = world
        self.worth = worth
        self.pool = by_points(unseen_cards(sight))
        self.now = worth.of(sight.table)
        self.chances: dict[tuple[int, int, int], float] = {}
        rounds = float(sight.table.turn) / float(sight.table.players)
        self.patience = PATIENT_ROUNDS / (PATIENT_ROUNDS + rounds)
        """How much cards are still worth saving: a long game must come to an end."""
        self.closed: vec[i64] = vec[i64]([i64(0) for _ in range(sight.board.size)])
        """For each field the neighbours that are not attacked from there, because that was promised."""
        self.enemies: list[int] = []
        """Seats that somebody else and this one have agreed to fight."""

    def close(self, one: i64, other: i64) -> None:
        """No attacks between two fields."""
        bit = self.sight.board.bit
        self.closed[one] |= bit[other]
        self.closed[other] |= bit[one]

    def has_targets(self) -> bool:
        """Whether somebody may be attacked from anywhere."""
        sight, board, table = self.sight, self.sight.board, self.sight.table
        mine = table.mask[sight.seat]
        for origin in range(board.size):
            if mine & board.bit[origin] != 0:
                targets = attack_targets(sight, origin, table.occupied() & ~mine)
                if targets & ~self.closed[origin] != 0:
                    return True
        return False

    def side(self, seat: i64, count: int) -> Side:
        """A side that lays so many cards: known ones, hidden ones, and those off the pile; or those that lie there."""
        laid = self.sight.table.attacker_laid
        if laid != 0 and seat == self.sight.table.on_turn:
            return Side(by_points(laid), 0, count)
        known = self.sight.own.hand if seat == self.sight.seat else self.sight.known_cards(seat)
        size = int(self.sight.table.hand_size[seat])
        return Side(by_points(known), size - int(count_cards(known)) + max(0, count - size), count)

    def chance(self, attacker: i64, count: int, target: i64) -> float:
        """The chance that so many figures of a seat take a field, if nobody stops them."""
        table = self.sight.table
        key = int(attacker), count, int(target)
        if key not in self.chances:
            defender = self.side(table.owner[target], int(table.figures[target]))
            self.chances[key] = chance_between(self.pool, self.side(attacker, count), defender)
        return self.chances[key]

    def stop(self) -> float:
        """The chance that some other seat stops an attack of this one."""
        table = self.sight.table
        others = [seat for seat in range(table.players) if seat != self.sight.seat and table.is_playing(seat)]
        return WILLINGNESS * chance_of_court(self.sight, others)

    def won_board(self, attacker: i64, origin: i64, target: i64, count: i64) -> float:
        """What the board is worth after a won attack; the beaten side goes where it serves itself best."""
        twin = self.world.copy()
        table = twin.table
        defender = table.owner[target]
        table.on_turn = attacker
        table.origin, table.target, table.attackers = origin, target, count
        table.attacker_laid, table.defender_laid = 0, 0
        table.phase = DEFENDER_CARDS
        beaten(twin)
        if table.phase != RETREAT:
            return self.worth.of(table)
        boards: list[float] = []
        for order in twin.pending()[0]:
            after = twin.copy()
            after.carry_out(defender, order, Seeded(0))
            boards.append(self.worth.of(after.table))
        return max(boards) if defender == self.sight.seat else 0.5 * (min(boards) + sum(boards) / len(boards))

    def best_attack(self) -> tuple[float, Attack | None]:
        """The attack that promises most, and what it promises above doing nothing."""
        sight, board, table = self.sight, self.sight.board, self.sight.table
        best, order, stop = -99.0, None, self.stop()
        mine = table.mask[sight.seat]
        foreign = table.occupied() & ~mine
        for origin in range(board.size):
            if mine & board.bit[origin] == 0:
                continue
            targets = attack_targets(sight, origin, foreign) & ~self.closed[origin]
            for target in range(board.size):
                if targets & board.bit[target] == 0:
                    continue
                joint = JOINT if table.owner[target] in self.enemies else 0.0
                for count in counts(int(attack_counts(sight, origin, target)), int(table.figures[target])):
                    gain = self.gain(origin, target, count, stop, best - joint) + joint
                    if gain > best:
                        best, order = gain, Attack(board.fields[origin], board.fields[target], count)
        return best, order

    def gain(self, origin: i64, target: i64, count: int, stop: float, beaten_by: float) -> float:
        """What an attack promises above doing nothing, cards included; roughly where it cannot be the best."""
        sight = self.sight
        figures = int(sight.table.figures[origin]) if sight.settings.pyramids else count
        won = (1.0 - stop) * (self.won_board(sight.seat, origin, target, figures) - self.now)
        hand = sight.own.hand
        laid = highest(hand, min(figures, count_cards(hand)))
        cards = (1.0 - stop) * worth_of_all(sight, laid) + stop * worth_of_all(sight, hand)
        price = POINT * self.patience * cards
        if max(won, 0.0) - price <= beaten_by:
            return won - price
        return won * self.chance(sight.seat, figures, target) - price


def counts(most: int, defenders: int) -> list[int]:
    """With how many figures an attack is weighed: about as many as defend, all, and all but a guard."""
    few = list(range(max(1, defenders - 1), min(most, defenders + 4) + 1))
    return few + [count for count in (most - 1, most) if count > 0 and count not in few]


def chance_between(pool: list[int], attacker: Side, defender: Side) -> float:
    """The chance that the attacker has more points, each side laying its best cards."""
    unknown = attacker.unknown + defender.unknown
    chooses = attacker.unknown > attacker.laid or defender.unknown > defender.laid
    if unknown > (MOST_CHOICES if chooses else MOST_COUNTED) or sum(pool) < unknown:
        return normal_chance(pool, attacker, defender)
    ways = count_margins(pool, attacker, defender)
    return sum([count for margin, count in ways.items() if margin > 0]) / sum(ways.values())


def normal_chance(pool: list[int], attacker: Side, defender: Side) -> float:
    """The same for many cards, roughly: sums of many cards are normally distributed."""
    cards = max(sum(pool), 1)
    mean = sum([value * pool[value] for value in range(MOST_POINTS + 1)]) / cards
    variance = sum([(value - mean) ** 2 * pool[value] for value in range(MOST_POINTS + 1)]) / cards
    ahead = known_points(attacker) - known_points(defender) + mean * (unknown_laid(attacker) - unknown_laid(defender))
    spread = sqrt(variance * (unknown_laid(attacker) + unknown_laid(defender)) + 0.01)
    return 0.5 * (1.0 + erf((ahead - 0.5) / spread / sqrt(2.0)))


def unknown_laid(side: Side) -> int:
    """About how many unknown cards a side lays."""
    return min(side.unknown, side.laid)


def known_points(side: Side) -> int:
    """The points of the known cards that fit beside the unknown ones."""
    places, points = side.laid - unknown_laid(side), 0
    for value in range(MOST_POINTS, 0, -1):
        laid = min(places, side.known[value])
        points += value * laid
        places -= laid
    return points
