"""Completion: a random full position consistent with a view, drawn from what the seat knows, never from the truth.

A card out of sight that was not in the pile when it was last shuffled must be in a hand; one that was may be in a
hand too or still in the pile. How many cards of each sort a hand holds follows from open play; where cards of fate
came from both sides of a shuffle it is known only between bounds.
"""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from velmoci.evropska_valka.deck import ACES, CARD_BIT, FULL_DECK, KINGS, card_at, count_cards
from velmoci.evropska_valka.position import Position
from velmoci.evropska_valka.state import FATE_ASSIGN, HOLDS, LACKS, Own, Pile, Sight, filled, fresh_own
from velmoci.evropska_valka.view import View
from velmoci.kernel.chance import Chance, big_roll, pick


class Hidden:
    """So many unknown cards in one place, of which between `least` and `most` come from the shuffled pile."""

    def __init__(self, cards: i64, least: i64, most: i64) -> None:
        self.cards = int(cards)
        self.least = int(max(least, 0))
        self.most = int(min(most, cards))


def complete(view: View, chance: Chance) -> Position:
    """Other hands, unseen cards of fate and the pile, every deal that the seat cannot exclude equally likely."""
    sight = view.sight
    while True:
        owns, pile = deal(sight, chance)
        if all(fits_court(sight, seat, own) for seat, own in enumerate(owns)):
            return Position(view.rulebook, sight.board, sight.settings, sight.table.copy(), owns, pile)


def fits_court(sight: Sight, seat: i64, own: Own) -> bool:
    """Whether a hand agrees with what being asked told about its Kings and Aces."""
    court = sight.table.court[seat]
    holds = own.hand & (KINGS | ACES) != 0
    return not (court == HOLDS and not holds) and not (court == LACKS and holds)


def deal(sight: Sight, chance: Chance) -> tuple[list[Own], Pile]:
    """Known cards where they are known to be, the others at random."""
    table = sight.table
    unseen = FULL_DECK & ~seen_cards(sight)
    old, fresh = unseen & ~table.shuffled, unseen & table.shuffled
    places = hidden_places(sight)
    shares = split_fresh(places, int(count_cards(fresh)) - int(table.pile_size), chance)
    dealt: list[int] = []
    for place, share in zip(places, shares, strict=True):
        new = take_some(fresh, share, chance)
        rest = take_some(old, place.cards - share, chance)
        fresh -= new
        old -= rest
        dealt.append(int(new | rest))
    owns = [
        sight.own.copy() if seat == sight.seat else stranger(sight, seat, dealt[seat])
        for seat in range(table.players)
    ]
    if sight.seat != table.on_turn and table.fate_size > 0:
        hold_fate(sight, owns[table.on_turn], dealt[-1], chance)
    return owns, Pile(fresh)


def seen_cards(sight: Sight) -> i64:
    """All cards of which the seat knows where they are."""
    table, own = sight.table, sight.own
    seen = table.discard | table.attacker_laid | table.defender_laid | own.hand | own.fate
    for seat in range(table.players):
        seen |= own.gifts[seat] | sight.known_cards(seat)
    return seen


def hidden_places(sight: Sight) -> list[Hidden]:
    """Where cards can be that the seat does not see: each hand in seat order, then the cards of fate."""
    table = sight.table
    places: list[Hidden] = []
    for seat in range(table.players):
        if seat == sight.seat:
            places.append(Hidden(0, 0, 0))
            continue
        known = sight.known_cards(seat)
        fresh = count_cards(known & table.shuffled)
        cards = table.hand_size[seat] - count_cards(known)
        places.append(Hidden(cards, table.fresh_least[seat] - fresh, table.fresh_most[seat] - fresh))
    if sight.seat != table.on_turn:
        places.append(Hidden(table.fate_size, table.fate_fresh, table.fate_fresh))
    return places


def split_fresh(places: list[Hidden], total: int, chance: Chance) -> list[int]:
    """How many cards of the shuffled pile each place gets, as likely as there are deals with such numbers."""
    ways = count_splits(places, total)
    number = big_roll(chance, ways[0][total])
    shares: list[int] = []
    for place, hidden in enumerate(places):
        for share in range(hidden.least, min(hidden.most, total) + 1):
            here = comb(hidden.cards, share) * ways[place + 1][total - share]
            if number <= here:
                break
            number -= here
        shares.append(share)
        number = 1 + (number - 1) % ways[place + 1][total - share]
        total -= share
    return shares


def count_splits(places: list[Hidden], total: int) -> list[list[int]]:
    """ways[p][t]: in how many ways the places from p on can hold t cards of the shuffled pile."""
    ways = [[1] + [0] * total]
    for hidden in reversed(places):
        after = ways[0]
        ways.insert(
            0,
            [
                sum(
                    [
                        comb(hidden.cards, share) * after[left - share]
                        for share in range(hidden.least, min(hidden.most, left) + 1)
                    ]
                )
                for left in range(total + 1)
            ],
        )
    return ways


def take_some(cards: i64, count: int, chance: Chance) -> i64:
    """So many random cards of a set."""
    taken: i64 = 0
    for _ in range(count):
        bit = CARD_BIT[card_at(cards, pick(chance, count_cards(cards)))]
        cards -= bit
        taken |= bit
    return taken


def stranger(sight: Sight, seat: i64, cards: i64) -> Own:
    """Another seat's secrets: what is known of its hand and what was dealt to it."""
    own = fresh_own(sight.table.players)
    own.hand = sight.known_cards(seat) | cards
    return own


def hold_fate(sight: Sight, own: Own, cards: i64, chance: Chance) -> None:
    """The three cards lie before the player on turn, or are promised already to others."""
    table = sight.table
    if table.phase == FATE_ASSIGN:
        own.fate = cards
        return
    gifts = filled(table.players, 0)
    for seat in range(table.players):
        gift = take_some(cards, int(table.given[seat]), chance)
        gifts[seat] = gift
        cards -= gift
    own.gifts = gifts
