"""Section 2.1: the 52 cards, what they are worth, and sets of cards as bits.

A card is known inside by a number, four times its rank plus its suit; a hand or a pile is a set of bits. Sets have
no order: nothing in the state can know which card lies on top of a pile.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.evropska_valka.board import powers_of_two

RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SUITS: Final = ("C", "D", "H", "S")
POINTS_OF_RANK: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1, 2, 3, 11)

CARDS: Final[tuple[str, ...]] = tuple([rank + suit for rank in RANKS for suit in SUITS])
CARD_NUMBER: Final[dict[str, int]] = {card: number for number, card in enumerate(CARDS)}
DECK_SIZE: Final[i64] = 52

CARD_BIT: Final[vec[i64]] = powers_of_two(DECK_SIZE)
POINTS: Final[vec[i64]] = vec[i64]([i64(POINTS_OF_RANK[number // 4]) for number in range(52)])
LOWEST_FIRST: Final[tuple[int, ...]] = tuple(
    sorted(range(52), key=lambda number: (POINTS_OF_RANK[number // 4], number))
)
"""All cards by their points; of equal cards the one with the lower number first."""

FULL_DECK: Final[i64] = 2**52 - 1
JACKS: Final[i64] = 15 * 2**36
QUEENS: Final[i64] = 15 * 2**40
KINGS: Final[i64] = 15 * 2**44
ACES: Final[i64] = 15 * 2**48

CHUNK: Final[i64] = 8191
"""Thirteen bits: a quarter of the deck."""
ONES: Final[vec[i64]] = vec[i64]([i64(number.bit_count()) for number in range(8192)])


def count_cards(cards: i64) -> i64:
    """How many cards a set holds."""
    return ONES[cards & CHUNK] + ONES[(cards >> 13) & CHUNK] + ONES[(cards >> 26) & CHUNK] + ONES[cards >> 39]


def card_at(cards: i64, place: i64) -> i64:
    """The number of the card at that place of a set, from 0 in ascending order."""
    start: i64 = 0
    while place >= ONES[cards & CHUNK]:
        place -= ONES[cards & CHUNK]
        cards >>= 13
        start += 13
    while place > 0:
        cards &= cards - 1
        place -= 1
    while cards & 1 == 0:
        cards >>= 1
        start += 1
    return start


def listed(cards: i64) -> list[int]:
    """The numbers of the cards in a set, ascending."""
    numbers: list[int] = []
    number: int = 0
    while cards != 0:
        if cards & 1 != 0:
            numbers.append(number)
        cards >>= 1
        number += 1
    return numbers


def card_names(cards: i64) -> list[str]:
    """The cards of a set as they are written: `10H`, `KS`."""
    return [CARDS[number] for number in listed(cards)]


def card_set(names: tuple[str, ...] | list[str]) -> i64:
    """The set of cards that are written so."""
    cards: i64 = 0
    for name in names:
        cards |= CARD_BIT[CARD_NUMBER[name]]
    return cards


def points(cards: i64) -> i64:
    """What a set of cards is worth in a battle."""
    total: i64 = 0
    number: i64 = 0
    while cards != 0:
        if cards & 1 != 0:
            total += POINTS[number]
        cards >>= 1
        number += 1
    return total


def lowest(cards: i64, count: i64) -> i64:
    """So many cards of the set with the fewest points."""
    chosen: i64 = 0
    for number in LOWEST_FIRST:
        bit = CARD_BIT[number]
        if count > 0 and cards & bit != 0:
            chosen |= bit
            count -= 1
    return chosen


def highest(cards: i64, count: i64) -> i64:
    """So many cards of the set with the most points."""
    return cards & ~lowest(cards, count_cards(cards) - count)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-BAT-6": (points,),
    "EV-ACE-3": (points,),
}
