"""Exchanging letter cards: offers that complete a better set, and answers to the offers of others."""

from __future__ import annotations

from typing import Final

from velmoci.expanze.board import LETTERS
from velmoci.expanze.cards import letters
from velmoci.expanze.decisions import TradeAnswer
from velmoci.expanze.options import SETS
from velmoci.expanze.orders import AcceptTrade, DeclineTrade, OfferTrade
from velmoci.expanze.state import TURN_CHOICE, Sight
from velmoci.expanze.trading import trade_is_possible
from velmoci.kernel.order import Order

ROUNDS_FOR_AN_OFFER: Final = 6
"""One offer for so many rounds: enough to try everybody, never a flood."""


def value_of_hand(sight: Sight, held: str) -> float:
    """The best set that a hand holds, and a little for what comes next to one."""
    best = 0.0
    for kind, marks in enumerate(SETS):
        value = float(sight.settings.set_value[kind])
        lacking = sum([max(0, marks.count(mark) - held.count(mark)) for mark in LETTERS])
        if lacking == 0:
            best = max(best, value)
        elif lacking == 1:
            best = max(best, 0.25 * value)
    return best + 0.4 * len(held)


def without(held: str, given: str) -> str:
    """A hand after some letters have left it."""
    for mark in given:
        held = held.replace(mark, "", 1)
    return held


def useful_offer(sight: Sight) -> Order | None:
    """One card for one that improves the best set; at the start of its own turn, now and then."""
    table, own = sight.table, sight.own
    if table.phase != TURN_CHOICE or table.on_turn != sight.seat or len(own.hand) < 3:
        return None
    offers = sum(own.offered)
    if offers >= 1 + int(table.round) // ROUNDS_FOR_AN_OFFER:
        return None
    if sight.settings.max_sets == 0 or not trade_is_possible(sight):
        return None
    for offer in own.offers:
        if offer.giver == sight.seat:
            return None
    held = letters(sight.board, own.hand)
    now = value_of_hand(sight, held)
    give, want, gain = "", "", 1.0
    for given in LETTERS:
        for wanted in LETTERS:
            if given != wanted and given in held:
                better = value_of_hand(sight, without(held, given) + wanted) - now
                if better > gain:
                    give, want, gain = given, wanted, better
    partner = next_partner(sight)
    if not give or partner == -1:
        return None
    return OfferTrade(table.power(partner), give, want)


def next_partner(sight: Sight) -> int:
    """The power with cards that was asked least often, or -1."""
    table, own = sight.table, sight.own
    best = -1
    for other in table.living():
        if other == sight.seat or table.hand_size[other] == 0:
            continue
        if best == -1 or own.offered[other] < own.offered[best]:
            best = other
    return best


def answer(sight: Sight, question: TradeAnswer) -> Order | None:
    """Yes to what makes its own hand better, unless it helps a power that is about to win."""
    offer = question.offer
    giver = sight.table.power(offer.giver)
    number: int = offer.number
    held = letters(sight.board, sight.own.hand)
    accept = AcceptTrade(giver, number)
    after = without(held, offer.want) + offer.give
    gains = value_of_hand(sight, after) > value_of_hand(sight, held)
    if gains and sight.table.claim[offer.giver] == 0 and question.allows(accept):
        return accept
    decline = DeclineTrade(giver, number)
    return decline if question.allows(decline) else None
