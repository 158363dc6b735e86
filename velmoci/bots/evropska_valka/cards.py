"""What cards are worth to a player of Evropská válka, in points above the card that the pile gives on average.

Cards in the hand must be laid before any is drawn, so a low card is worse than none.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.deck import ACES, CARD_BIT, CARDS, JACKS, KINGS, POINTS, QUEENS, count_cards, listed
from velmoci.evropska_valka.hands import HAND_LIMIT
from velmoci.evropska_valka.orders import Assign, Discard
from velmoci.evropska_valka.sabotage import sabotage_fields
from velmoci.evropska_valka.state import Sight

MEAN_POINTS: Final = 5.46
KING_POWER: Final = 5.0
ACE_POWER: Final = 3.0
JACK_POWER: Final = 2.0
JACK_IN_NEED: Final = 8.0
"""A Jack while somebody stands on a home field."""
QUEEN_POWER: Final = 2.0
FATE_CARD: Final = 0.25
"""What a card of fate is worth in turns, if there is room for it."""
POINT: Final = 0.12
"""What a point above the average is worth in turns."""


def worth_of(sight: Sight, card: int) -> float:
    """One card in this seat's hand."""
    bit = CARD_BIT[card]
    worth = float(POINTS[card]) - MEAN_POINTS
    if KINGS & bit != 0:
        return worth + KING_POWER
    if ACES & bit != 0:
        return worth + ACE_POWER
    if QUEENS & bit != 0:
        return worth + QUEEN_POWER
    if JACKS & bit != 0:
        return worth + (JACK_IN_NEED if sabotage_fields(sight) != 0 else JACK_POWER)
    return worth


def worth_of_all(sight: Sight, cards: i64) -> float:
    """Several cards together."""
    return sum([worth_of(sight, card) for card in listed(cards)])


def worst_first(sight: Sight, cards: i64) -> list[int]:
    """The cards of a set, those one would give away first."""
    return sorted(listed(cards), key=lambda card: worth_of(sight, card))


def discard(sight: Sight, count: int) -> Discard:
    """The worst cards go."""
    return Discard(tuple([CARDS[card] for card in worst_first(sight, sight.own.hand)[:count]]))


def assign(sight: Sight, rival: i64) -> Assign:
    """Keeps what makes the hand better; what would make it worse goes to the rival, who must lay it one day."""
    kept = kept_cards(sight)
    me, other = sight.table.power(sight.seat), sight.table.power(rival)
    return Assign(tuple([(CARDS[card], me if card in kept else other) for card in listed(sight.own.fate)]))


def kept_cards(sight: Sight) -> list[int]:
    """Of the cards of fate those that are worth keeping, each better than the old card that must go for it."""
    old = worst_first(sight, sight.own.hand)
    room = int(HAND_LIMIT - count_cards(sight.own.hand))
    kept: list[int] = []
    for card in reversed(worst_first(sight, sight.own.fate)):
        worth = worth_of(sight, card)
        if room > 0:
            better = worth > 0.0
            room -= 1 if better else 0
        else:
            better = bool(old) and worth > max(0.0, worth_of(sight, old[0]))
            if better:
                old.pop(0)
        if better:
            kept.append(card)
    return kept


def worth_of_fate(sight: Sight) -> float:
    """What three more cards are worth on average, in turns: the emptier and the worse the hand, the more."""
    hand = listed(sight.own.hand)
    room = float(HAND_LIMIT - len(hand)) + 0.5 * float(len([card for card in hand if worth_of(sight, card) < 1.0]))
    return FATE_CARD * min(room, 3.0)
