"""CRD: cards that come into a hand or leave it, and what the others then know about it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.deck import ACES, CARD_BIT, CARD_NUMBER, KINGS, count_cards
from velmoci.evropska_valka.state import HOLDS, LACKS, UNKNOWN, Sight, State, changed
from velmoci.kernel.errors import Refusal

HAND_LIMIT: Final[i64] = 4


def check_power_card(sight: Sight, card: str, ranks: i64, clause: str) -> None:
    """The card is in the hand, and it is of the rank, or an Ace, which stands for any of them."""
    bit = CARD_BIT[CARD_NUMBER[card]]
    if sight.own.hand & bit == 0:
        raise Refusal("card_not_held", "EV-CRD-1", card=card)
    if (ranks | ACES) & bit == 0:
        raise Refusal("wrong_card", clause, card=card)


def check_held(sight: Sight, cards: tuple[str, ...]) -> None:
    """All these cards are in the hand."""
    for card in cards:
        if sight.own.hand & CARD_BIT[CARD_NUMBER[card]] == 0:
            raise Refusal("card_not_held", "EV-CRD-1", card=card)


def gain(state: State, seat: i64, cards: i64, fresh_least: i64, fresh_most: i64) -> None:
    """Cards come into a hand; of how many all know that they come from the pile as last shuffled is between bounds."""
    table = state.table
    if cards == 0:
        return
    state.owns[seat].hand |= cards
    table.hand_size[seat] += count_cards(cards)
    table.fresh_least[seat] += fresh_least
    table.fresh_most[seat] += fresh_most
    if table.court[seat] == LACKS:
        table.court = changed(table.court, seat, UNKNOWN)


def lose(state: State, seat: i64, cards: i64) -> None:
    """Cards leave a hand before all eyes: who knew of them knows that they are gone."""
    table = state.table
    if cards == 0:
        return
    state.owns[seat].hand &= ~cards
    fresh = count_cards(cards & table.shuffled)
    old = count_cards(cards) - fresh
    table.fresh_least[seat] = max(table.fresh_least[seat], fresh) - fresh
    table.fresh_most[seat] = min(table.fresh_most[seat], table.hand_size[seat] - old) - fresh
    table.hand_size[seat] -= fresh + old
    if table.open_cards[seat] & cards != 0:
        table.open_cards = changed(table.open_cards, seat, table.open_cards[seat] & ~cards)
    if table.court[seat] == HOLDS and cards & (KINGS | ACES) != 0:
        table.court = changed(table.court, seat, UNKNOWN)
    for own in state.owns:
        if own.known[seat] & cards != 0:
            own.known = changed(own.known, seat, own.known[seat] & ~cards)


def discard(state: State, seat: i64, cards: i64) -> None:
    """Cards go from a hand to the discard pile; all see them."""
    lose(state, seat, cards)
    state.table.discard |= cards


def use_for_power(state: State, seat: i64, card: str) -> None:
    """A card used for its power is shown and discarded."""
    discard(state, seat, CARD_BIT[CARD_NUMBER[card]])


def hand_over(state: State, giver: i64, receiver: i64) -> i64:
    """A whole hand goes to another seat; what anybody knew about it is known about the receiver now."""
    table = state.table
    cards = state.owns[giver].hand
    state.owns[giver].hand = 0
    gain(state, receiver, cards, table.fresh_least[giver], table.fresh_most[giver])
    table.fresh_least[giver] = 0
    table.fresh_most[giver] = 0
    table.hand_size[giver] = 0
    if table.open_cards[giver] != 0:
        table.open_cards = changed(
            changed(table.open_cards, receiver, table.open_cards[receiver] | table.open_cards[giver]), giver, 0
        )
    if table.court[giver] != UNKNOWN:
        if table.court[giver] == HOLDS:
            table.court = changed(table.court, receiver, HOLDS)
        table.court = changed(table.court, giver, UNKNOWN)
    for seat, own in enumerate(state.owns):
        known = cards if seat == giver else own.known[giver]
        if known != 0:
            own.known = changed(own.known, giver, 0)
            if seat != receiver:
                own.known = changed(own.known, receiver, own.known[receiver] | known)
    return cards


def is_over_limit(hand_size: i64) -> bool:
    """More cards than a hand may hold."""
    return hand_size > HAND_LIMIT


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-CRD-1": (check_power_card, use_for_power),
    "EV-CRD-2": (is_over_limit,),
    "EV-ACE-1": (check_power_card,),
}
