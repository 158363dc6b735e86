"""The orders that a question offers, counted and drawn without being listed."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.arming import NO_SET, can_arm
from velmoci.expanze.choices import own_states
from velmoci.expanze.first_armament import can_place
from velmoci.expanze.options import SETS
from velmoci.expanze.orders import (
    Arm,
    Attack,
    ChooseColour,
    OfferTrade,
    PlaceFirst,
    Placements,
)  # fmt: skip
from velmoci.expanze.sets import by_letter, count_sets, find_set, sets_in_hand, usable_cards
from velmoci.expanze.setup import free_colours
from velmoci.expanze.state import (
    COLOURS,
    Sight,
)  # fmt: skip
from velmoci.expanze.trading import window_is_open
from velmoci.kernel.chance import Chance, big_roll, pick
from velmoci.kernel.decision import Menu
from velmoci.kernel.order import Order

WAYS: Final[dict[tuple[int, int, int], list[list[int]]]] = {}


class ColourMenu(Menu):
    """The free colours."""

    def __init__(self, sight: Sight) -> None:
        self.kind = ChooseColour.kind
        self.free = free_colours(sight)

    def count(self) -> int:
        return len(self.free)

    def __iter__(self) -> Iterator[Order]:
        for colour in self.free:
            yield ChooseColour(COLOURS[colour])

    def sample(self, chance: Chance) -> Order:
        return ChooseColour(COLOURS[self.free[pick(chance, len(self.free))]])


class AttackMenu(Menu):
    """Every origin, target and number of soldiers that the rules allow now."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Attack.kind
        self.sight = sight
        self.size = count_attacks(sight)

    def count(self) -> int:
        return self.size

    def __iter__(self) -> Iterator[Order]:
        for place in range(1, int(self.size) + 1):
            yield find_attack(self.sight, place)

    def sample(self, chance: Chance) -> Order:
        return find_attack(self.sight, chance.roll(self.size))


def count_attacks(sight: Sight) -> i64:
    """How many attacks there are: for each pair of states one for every number that may be committed."""
    board, seat = sight.board, sight.seat
    owner, soldiers, used = sight.table.owner, sight.table.soldiers, sight.table.used
    border, first_border, bit, adjacent = board.border, board.first_border, board.bit, board.adjacent
    mask = sight.table.mask[seat]
    count: i64 = 0
    for origin in range(board.size):
        if owner[origin] != seat or soldiers[origin] < 2:
            continue
        barred = mask | used[origin]
        if adjacent[origin] | barred == barred:
            continue
        ways = soldiers[origin] - 1
        for i in range(first_border[origin], first_border[origin + 1]):
            if bit[border[i]] & barred == 0:
                count += ways
    return count


def find_attack(sight: Sight, place: i64) -> Order:
    """The attack at that place of the enumeration, from 1."""
    board, seat = sight.board, sight.seat
    owner, soldiers, used = sight.table.owner, sight.table.soldiers, sight.table.used
    border, first_border, bit, adjacent = board.border, board.first_border, board.bit, board.adjacent
    mask = sight.table.mask[seat]
    for origin in range(board.size):
        if owner[origin] != seat or soldiers[origin] < 2:
            continue
        barred = mask | used[origin]
        if adjacent[origin] | barred == barred:
            continue
        ways = soldiers[origin] - 1
        for i in range(first_border[origin], first_border[origin + 1]):
            if bit[border[i]] & barred == 0:
                if place <= ways:
                    return Attack(board.states[origin], board.states[border[i]], place)
                place -= ways
    raise AssertionError("there are fewer attacks than were counted")


class FirstMenu(Menu):
    """All ways to place up to the allowance with a cap for each state."""

    def __init__(self, sight: Sight) -> None:
        self.kind = PlaceFirst.kind
        self.states = own_states(sight)
        self.cap: i64 = sight.settings.first_arm_cap
        self.soldiers: i64 = can_place(sight)
        self.ways = capped_ways(len(self.states), self.cap, self.soldiers)

    def count(self) -> int:
        return self.ways[-1][-1]

    def __iter__(self) -> Iterator[Order]:
        for place in range(1, self.count() + 1):
            yield self.find(place)

    def sample(self, chance: Chance) -> Order:
        return self.find(big_roll(chance, self.count()))

    def find(self, place: int) -> Order:
        """The placement at that place of the enumeration, from 1."""
        placements: list[tuple[str, int]] = []
        left: i64 = self.soldiers
        states = len(self.states)
        for number, state in enumerate(self.states):
            fewer = self.ways[states - number - 1]
            count: i64 = 0
            while place > fewer[left - count]:
                place -= fewer[left - count]
                count += 1
            left -= count
            if count > 0:
                placements.append((state, int(count)))
        return PlaceFirst(tuple(placements))


def capped_ways(states: int, cap: int, soldiers: int) -> list[list[int]]:
    """ways[n][s]: in how many ways at most s soldiers go to n states, at most `cap` to each."""
    key = (states, cap, soldiers)
    if key not in WAYS:
        ways = [[1] * (soldiers + 1)]
        for _ in range(states):
            fewer = ways[-1]
            ways.append([sum(fewer[max(0, s - cap) : s + 1]) for s in range(soldiers + 1)])
        WAYS[key] = ways
    return WAYS[key]


class ArmMenu(Menu):
    """All ways to arm: with each set that the hand holds or none, all placements of up to the pool."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Arm.kind
        self.sight = sight

    def count(self) -> int:
        states = int(self.sight.table.states_of[self.sight.seat])
        return sum([sets * comb(soldiers + states, states) for sets, soldiers in self.pools()])

    def pools(self) -> list[tuple[int, int]]:
        """For no set and for each kind of set: in how many ways it can be handed in, and the soldiers."""
        piles = usable_cards(self.sight)
        pools = [(1, int(can_arm(self.sight, NO_SET)))]
        for kind in range(len(SETS)):
            ways = count_sets(piles, kind)
            pools.append((ways, int(can_arm(self.sight, kind)) if ways else 0))
        return pools

    def __iter__(self) -> Iterator[Order]:
        states = own_states(self.sight)
        for kind in range(-1, len(SETS)):
            soldiers = int(can_arm(self.sight, kind))
            for cards in sets_in_hand(self.sight, kind):
                for placements in all_placements(states, soldiers):
                    yield Arm(placements, cards)

    def sample(self, chance: Chance) -> Order:
        sight = self.sight
        if len(sight.own.hand) < 3:
            return Arm(any_placement(sight, can_arm(sight, NO_SET), chance))
        states = int(sight.table.states_of[sight.seat])
        pools = self.pools()
        sizes = [sets * comb(soldiers + states, states) for sets, soldiers in pools]
        place = big_roll(chance, sum(sizes))
        kind = NO_SET
        while place > sizes[kind + 1]:
            place -= sizes[kind + 1]
            kind += 1
        sets, soldiers = pools[kind + 1]
        return Arm(any_placement(sight, soldiers, chance), find_set(sight, kind, (place - 1) % sets))


def any_placement(sight: Sight, soldiers: i64, chance: Chance) -> Placements:
    """Up to so many soldiers on states of one's own, every placement equally likely.

    Soldiers and states in one row, each state a bar behind its soldiers: every row is equally likely, and what
    stands behind the last bar is not placed.
    """
    table, board, seat = sight.table, sight.board, sight.seat
    placements: list[tuple[str, int]] = []
    bars = table.states_of[seat]
    left = soldiers
    count: i64 = 0
    number: i64 = -1
    while bars > 0:
        if left == 0 or chance.roll(left + bars) <= bars:
            number += 1
            while table.owner[number] != seat:
                number += 1
            if count > 0:
                placements.append((board.states[number], int(count)))
                count = 0
            if left == 0:
                break
            bars -= 1
        else:
            left -= 1
            count += 1
    return tuple(placements)


def all_placements(states: list[str], soldiers: int) -> Iterator[Placements]:
    """Every way to put up to so many soldiers on the states."""
    if not states:
        yield ()
        return
    for rest in all_placements(states[1:], soldiers):
        placed = sum([count for _, count in rest])
        yield rest
        for count in range(1, soldiers - placed + 1):
            yield ((states[0], count), *rest)


class OfferMenu(Menu):
    """Offers that make sense: any part of one's own letters for at most as many cards as the other holds."""

    def __init__(self, sight: Sight) -> None:
        self.kind = OfferTrade.kind
        self.is_complete = False
        self.sight = sight
        self.partners = [
            other
            for other in range(sight.table.powers)
            if other != sight.seat and sight.table.is_living(other) and window_is_open(sight, other)
        ]

    def gives(self) -> list[str]:
        """What can be given."""
        held = [len(pile) for pile in by_letter(self.sight)]
        return [
            "P" * p + "K" * k + "D" * d
            for p in range(held[0] + 1)
            for k in range(held[1] + 1)
            for d in range(held[2] + 1)
            if p + k + d
        ]

    def wants(self, other: int) -> int:
        """How many different wishes there are: letters, at least one, no more than the other hand holds."""
        return comb(int(self.sight.table.hand_size[other]) + 3, 3) - 1

    def count(self) -> int:
        wishes = sum([self.wants(other) for other in self.partners])
        if wishes == 0 or not self.sight.own.hand:
            return 0
        held = [len(pile) for pile in by_letter(self.sight)]
        return ((held[0] + 1) * (held[1] + 1) * (held[2] + 1) - 1) * wishes

    def __iter__(self) -> Iterator[Order]:
        for other in self.partners:
            for give in self.gives():
                for want in all_wants(int(self.sight.table.hand_size[other])):
                    yield OfferTrade(self.sight.table.power(other), give, want)

    def sample(self, chance: Chance) -> Order:
        place = big_roll(chance, self.count()) - 1
        gives = self.gives()
        for other in self.partners:
            size = len(gives) * self.wants(other)
            if place < size:
                give, wish = divmod(place, self.wants(other))
                want = list(all_wants(int(self.sight.table.hand_size[other])))[wish]
                return OfferTrade(self.sight.table.power(other), gives[give], want)
            place -= size
        raise AssertionError("there are fewer offers than were counted")


def all_wants(most: int) -> Iterator[str]:
    """Letters without regard to order, from one up to so many."""
    for p in range(most + 1):
        for k in range(most + 1 - p):
            for d in range(most + 1 - p - k):
                if p + k + d:
                    yield "P" * p + "K" * k + "D" * d
