"""Completion: a random full position consistent with a view, drawn from what the seat knows, never from the truth."""

from __future__ import annotations

from mypy_extensions import i64

from velmoci.expanze.missions import mission_deck
from velmoci.expanze.position import Position
from velmoci.expanze.state import NOBODY, Own, Pile, Sight
from velmoci.expanze.view import View
from velmoci.kernel.chance import Chance, draw, pick


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
    own = Own(NOBODY, [], [], {})
    own.offered = [0] * int(sight.table.powers)
    return own


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
        if not any([is_ruled_out(sight, seat, owns[seat].mission) for seat in hidden]):
            return


def is_ruled_out(sight: Sight, seat: i64, mission: i64) -> bool:
    """With `auto_show` the power would have shown that card."""
    return sight.table.ruled_out[seat] & sight.board.bit[mission] != 0


def give_cards(sight: Sight, owns: list[Own], chance: Chance) -> Pile:
    """Known cards where they are known to be; all others fall anywhere else with equal chance."""
    table = sight.table
    for card, holder in sight.own.known.items():
        owns[holder].hand.append(card)
    placed = set([card for own in owns for card in own.hand] + [layer for layer in table.layers if layer >= 0])
    loose = [card for card in range(sight.board.size) if card not in placed]
    for seat, own in enumerate(owns):
        while len(own.hand) < table.hand_size[seat]:
            own.hand.append(draw(chance, loose))
        if seat != sight.seat:
            shuffle(own.hand, chance)
    return Pile([[layer] if layer >= 0 else deal_layer(loose, -layer, chance) for layer in table.layers])


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
        owns[other].offers.append(offer)
        if offer.giver == other:
            owns[other].offered[sight.seat] = max(owns[other].offered[sight.seat], int(offer.number))
