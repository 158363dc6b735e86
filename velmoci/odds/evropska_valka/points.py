"""Counting battles of Evropská válka: how points compare when some of the cards are not known.

A side lays cards that are known and cards that may be any of a pool. Cards of equal points are alike, so all ways to
fill the unknown places are counted point by point, from the Aces down, and never listed.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from math import comb
from typing import Final

from velmoci.evropska_valka.deck import CARD_NUMBER, CARDS, FULL_DECK, POINTS, card_set, count_cards, listed
from velmoci.kernel.errors import VelmociError

MOST_POINTS: Final = 11
MOST_CARDS: Final = len(CARDS)


class BadBattle(VelmociError):
    """A number of cards that no battle can be worked out for."""


class Side:
    """One side of a battle: cards known by their points, some that are not known, and how many of them count."""

    def __init__(self, known: list[int], unknown: int, laid: int) -> None:
        self.known: Final = known
        """known[p]: how many cards of p points."""
        self.unknown: Final = unknown
        self.laid: Final = laid
        """The best so many of all these cards are laid."""


def by_points(cards: int) -> list[int]:
    """How many cards of a set are worth 0, 1, … 11 points."""
    counts = [0] * (MOST_POINTS + 1)
    for card in listed(cards):
        counts[POINTS[card]] += 1
    return counts


def count_margins(pool: list[int], attacker: Side, defender: Side) -> dict[int, int]:
    """In how many ways the unknown cards give each difference of points, attack less defence.

    Descending points make the choice of the best cards easy: a card counts while its side still has a place.
    """
    states: dict[tuple[int, int], dict[int, int]] = {(0, 0): {0: 1}}
    above_a, above_d = 0, 0
    for value in range(MOST_POINTS, 0, -1):
        following: dict[tuple[int, int], dict[int, int]] = {}
        here_a, here_d = attacker.known[value], defender.known[value]
        for (a, d), ways in states.items():
            for x in range(min(pool[value], attacker.unknown - a) + 1):
                gain = value * laid_now(attacker.laid - above_a - a, here_a + x)
                for y in range(min(pool[value] - x, defender.unknown - d) + 1):
                    change = gain - value * laid_now(defender.laid - above_d - d, here_d + y)
                    choices = comb(pool[value], x) * comb(pool[value] - x, y)
                    add(following.setdefault((a + x, d + y), {}), ways, change, choices)
        above_a += here_a
        above_d += here_d
        states = following
    return states.get((attacker.unknown, defender.unknown), {})


def laid_now(places: int, cards: int) -> int:
    """How many of so many equal cards still find a place."""
    return max(0, min(places, cards))


def add(total: dict[int, int], ways: dict[int, int], change: int, choices: int) -> None:
    """Adds ways whose difference has changed, each in so many choices."""
    for margin, count in ways.items():
        total[margin + change] = total.get(margin + change, 0) + count * choices


def chance_to_win(margins: dict[int, int]) -> Fraction:
    """The share of the ways in which the attacker has strictly more points."""
    won = sum([ways for margin, ways in margins.items() if margin > 0])
    return Fraction(won, sum(margins.values()))


FULL_POOL: Final[list[int]] = by_points(2**MOST_CARDS - 1)


def blind_side(cards: int) -> Side:
    """A side that holds nothing and draws all it lays."""
    return Side([0] * (MOST_POINTS + 1), cards, cards)


def blind_chance(attackers: int, defenders: int) -> Fraction:
    """The exact chance of an attack between empty hands, from a full pile: the table of the rulebook."""
    if attackers < 1 or defenders < 1 or attackers + defenders > MOST_CARDS:
        raise BadBattle("bad_count", value=f"{attackers} {defenders}"[:40])
    return chance_to_win(count_margins(FULL_POOL, blind_side(attackers), blind_side(defenders)))


def battle_chance(
    attackers: int, defenders: int, attack_hand: Iterable[str] = (), defence_hand: Iterable[str] = (), hidden: int = 0
) -> Fraction:
    """The exact chance of an attack between hands of known cards, such as `("9H", "AS")`, by plain numbers.

    The defender holds `hidden` cards more that nobody knows; each side lays its best and draws what it lacks from
    all cards that are not named.
    """
    mine, other = known_cards(attack_hand), known_cards(defence_hand)
    if attackers < 1 or defenders < 1 or hidden < 0 or mine & other != 0:
        raise BadBattle("bad_count", value=f"{attackers} {defenders} {hidden}"[:40])
    attacker = side_with(mine, 0, attackers)
    defender = side_with(other, hidden, defenders)
    pool = FULL_DECK & ~(mine | other)
    if attacker.unknown + defender.unknown > count_cards(pool):
        raise BadBattle("bad_count", value=f"{attackers} {defenders} {hidden}"[:40])
    return chance_to_win(count_margins(by_points(pool), attacker, defender))


def known_cards(names: Iterable[str]) -> int:
    """Cards by their names, each once."""
    cards = list(names)
    for card in cards:
        if card not in CARD_NUMBER or cards.count(card) > 1:
            raise BadBattle("bad_count", value=card[:40])
    return int(card_set(cards))


def side_with(hand: int, hidden: int, laid: int) -> Side:
    """A side that holds these cards and some that nobody knows, and draws what it lacks."""
    held = int(count_cards(hand)) + hidden
    return Side(by_points(hand), hidden + max(0, laid - held), laid)
