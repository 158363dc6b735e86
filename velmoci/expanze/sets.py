"""The sets of three letter cards that a hand holds, counted and found without listing them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.arming import NO_SET
from velmoci.expanze.state import Sight

MIXED: Final[i64] = 3
"""The place of PKD among the sets."""


def by_letter(sight: Sight) -> list[list[int]]:
    """The hand sorted into P, K and D."""
    piles: list[list[int]] = [[], [], []]
    for card in sight.own.hand:
        piles[sight.board.letter[card]].append(card)
    return piles


def usable_cards(sight: Sight) -> list[list[int]]:
    """The cards that sets can be made of; none where sets are off."""
    return by_letter(sight) if sight.settings.max_sets > 0 else [[], [], []]


def count_sets(piles: list[list[int]], kind: i64) -> int:
    """In how many ways a kind of set can be handed in; the order of the cards counts, it orders the pile."""
    if kind == MIXED:
        return 6 * len(piles[0]) * len(piles[1]) * len(piles[2])
    size = len(piles[kind])
    return size * (size - 1) * (size - 2)


def sets_in_hand(sight: Sight, kind: i64) -> Iterator[tuple[str, ...]]:
    """The sets of one kind in every order; for NO_SET the one way to hand in nothing."""
    if kind == NO_SET:
        yield ()
        return
    for place in range(count_sets(usable_cards(sight), kind)):
        yield find_set(sight, kind, place)


def find_set(sight: Sight, kind: i64, place: int) -> tuple[str, ...]:
    """The set at that place of the enumeration, from 0."""
    if kind == NO_SET:
        return ()
    cards = pick_cards(by_letter(sight), kind, place)
    return tuple([sight.board.states[card] for card in cards])


def pick_cards(piles: list[list[int]], kind: i64, place: int) -> list[int]:
    """Three cards in one of their orders."""
    if kind == MIXED:
        place, order = divmod(place, 6)
        chosen: list[int] = []
        for pile in piles:
            place, card = divmod(place, len(pile))
            chosen.append(pile[card])
        return arrange(chosen, order)
    return arrange(piles[kind][:], place)


def arrange(cards: list[int], place: int) -> list[int]:
    """Three of the cards, in the order that the number says."""
    chosen: list[int] = []
    for _ in range(3):
        place, card = divmod(place, len(cards))
        chosen.append(cards.pop(card))
    return chosen
