"""Completion: a random full position consistent with a view, drawn from what the seat knows, never from the truth."""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from velmoci.expanze.board import LETTERS
from velmoci.expanze.cards import letter, letters
from velmoci.expanze.missions import mission_deck
from velmoci.expanze.position import Position
from velmoci.expanze.state import NOBODY, Own, Pile, Sight
from velmoci.expanze.view import View
from velmoci.kernel.chance import Chance, big_roll, draw, pick

Letters = tuple[int, int, int]
Need = tuple[int, Letters]
Counted = dict[tuple[int, int, int, int], int]


def complete(view: View, chance: Chance) -> Position:
    """Other missions and hands, and the pile, as likely as they can be given what the seat has seen."""
    sight = view.sight
    table = sight.table.copy()
    owns = [sight.own.copy() if seat == view.seat else stranger(sight) for seat in range(table.powers)]
    give_missions(sight, owns, chance)
    pile = give_cards(sight, owns, chance)
    share_offers(sight, owns)
    return Position(view.rulebook, sight.board, sight.settings, table, owns, pile)


def stranger(sight: Sight) -> Own:
    """Another seat's secrets, still to be filled."""
    return Own(NOBODY, [], (), (0,) * int(sight.table.powers), {})


def give_missions(sight: Sight, owns: list[Own], chance: Chance) -> None:
    """Shown cards are known; the others come from the rest of the deck, without those that silence rules out.

    The cards are dealt anew as a whole until none is ruled out: so every deal that the seat cannot exclude is
    equally likely.
    """
    table = sight.table
    if table.dealer == NOBODY:
        return
    deck = mission_deck(sight.settings, [int(colour) for colour in table.colour])
    hidden: list[int] = []
    for seat, own in enumerate(owns):
        if seat != sight.seat:
            own.mission = table.shown[seat]
        if own.mission == NOBODY:
            hidden.append(seat)
        else:
            deck.remove(int(own.mission))
    while True:
        left = deck[:]
        for seat in hidden:
            owns[seat].mission = draw(chance, left)
        if not any(is_ruled_out(sight, seat, owns[seat].mission) for seat in hidden):
            return


def is_ruled_out(sight: Sight, seat: i64, mission: i64) -> bool:
    """With `auto_show` the power would have shown that card."""
    return sight.table.ruled_out[seat] & sight.board.bit[mission] != 0


def give_cards(sight: Sight, owns: list[Own], chance: Chance) -> Pile:
    """Known cards where they are known to be; of the others every deal that covers all offers is equally likely."""
    table = sight.table
    for card, holder in sorted(sight.own.known.items()):
        owns[holder].hand.append(card)
    placed = set([card for own in owns for card in own.hand] + [layer for layer in table.layers if layer >= 0])
    loose = [card for card in range(sight.board.size) if card not in placed]
    cover_offers(sight, owns, loose, chance)
    for seat, own in enumerate(owns):
        while len(own.hand) < table.hand_size[seat]:
            own.hand.append(draw(chance, loose))
        if seat != sight.seat:
            shuffle(own.hand, chance)
    return Pile([[layer] if layer >= 0 else deal_layer(loose, -layer, chance) for layer in table.layers])


def cover_offers(sight: Sight, owns: list[Own], loose: list[int], chance: Chance) -> None:
    """Whoever has an offer before the seat holds what it gives: first letters for such a hand, then cards."""
    givers = sorted({int(offer.giver) for offer in sight.own.offers if offer.taker == sight.seat})
    needs = [hand_need(sight, owns[giver].hand, giver) for giver in givers]
    decks = [[card for card in loose if letter(sight.board, card) == mark] for mark in LETTERS]
    seen: Counted = {}
    for place, giver in enumerate(givers):
        sizes = (len(decks[0]), len(decks[1]), len(decks[2]))
        number = big_roll(chance, count_deals(needs, place, sizes, seen))
        for split in splits(needs[place], sizes):
            deals = count_split(needs, place, sizes, split, seen)
            if number <= deals:
                break
            number -= deals
        for deck, count in zip(decks, split, strict=True):
            for _ in range(count):
                card = draw(chance, deck)
                owns[giver].hand.append(card)
                loose.remove(card)


def hand_need(sight: Sight, known: list[int], giver: int) -> Need:
    """How many unknown cards a hand has, and at least how many of each letter are among them."""
    held = letters(sight.board, known)
    given = [offer.give for offer in sight.own.offers if offer.giver == giver and offer.taker == sight.seat]
    least = [max(0, max([give.count(mark) for give in given]) - held.count(mark)) for mark in LETTERS]
    return int(sight.table.hand_size[giver]) - len(known), (least[0], least[1], least[2])


def splits(need: Need, sizes: Letters) -> list[Letters]:
    """The letters that the unknown cards of a hand can have."""
    free, least = need
    return [
        (p, k, free - p - k)
        for p in range(least[0], min(free, sizes[0]) + 1)
        for k in range(least[1], min(free - p, sizes[1]) + 1)
        if least[2] <= free - p - k <= sizes[2]
    ]


def count_deals(needs: list[Need], place: int, sizes: Letters, seen: Counted) -> int:
    """In how many ways the hands from that place on can be dealt from so many cards of each letter."""
    if place == len(needs):
        return 1
    key = (place, *sizes)
    if key not in seen:
        ways = splits(needs[place], sizes)
        seen[key] = sum([count_split(needs, place, sizes, split, seen) for split in ways])
    return seen[key]


def count_split(needs: list[Need], place: int, sizes: Letters, split: Letters, seen: Counted) -> int:
    """The same with the letters of the first of these hands chosen."""
    cards = comb(sizes[0], split[0]) * comb(sizes[1], split[1]) * comb(sizes[2], split[2])
    rest = (sizes[0] - split[0], sizes[1] - split[1], sizes[2] - split[2])
    return cards * count_deals(needs, place + 1, rest, seen)


def deal_layer(loose: list[int], size: int, chance: Chance) -> list[int]:
    return sorted([draw(chance, loose) for _ in range(size)])


def shuffle(hand: list[int], chance: Chance) -> None:
    """The age of the cards in a foreign hand is unknown."""
    for place in range(len(hand) - 1, 0, -1):
        other = pick(chance, place + 1)
        hand[place], hand[other] = hand[other], hand[place]


def share_offers(sight: Sight, owns: list[Own]) -> None:
    """The partners of the seat's own offers know of them too; offers among others stay unknown."""
    for offer in sight.own.offers:
        other = offer.taker if offer.giver == sight.seat else offer.giver
        owns[other].offers += (offer,)
        if offer.giver == other:
            made = list(owns[other].offered)
            made[sight.seat] = max(made[sight.seat], int(offer.number))
            owns[other].offered = tuple(made)
