"""Twin worlds: positions that differ only in what one seat may not know, and all that the seat can notice."""

from collections import Counter
from typing import Any

from tests.trust import eyes
from tests.trust.eyes import SPECTATOR, described, differences, noticed, step_differences
from tests.trust.play import Pick
from velmoci.expanze.missions import MISSIONS, is_fulfilled, mission_deck
from velmoci.expanze.orders import AcceptTrade, Arm, DrawCard, EndTurn, ShowMission
from velmoci.expanze.position import Position, load_position
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.order import Order

__all__ = [
    "SPECTATOR", "Eyes", "described", "differences", "hidden_facts", "is_told_by_rule", "noticed", "recast",
    "shuffled", "step_differences"
]  # fmt: skip


class Eyes(eyes.Eyes[Position]):
    """How a seat looks at a position of Expanze."""


def letters_of(position: Position, seat: int) -> Counter[str]:
    return Counter("PKD"[position.board.letter[card]] for card in position.owns[seat].hand)


def is_told_by_rule(one: Position, other: Position, seat: int, actor: int, order: Order) -> bool:
    """Whether the rules themselves make the order reveal something in which the twins differ."""
    if isinstance(order, ShowMission):
        return one.owns[actor].mission != other.owns[actor].mission
    if one.settings.auto_show and may_show_by_itself(one, other, actor, order):
        return True
    if actor == seat and (
        isinstance(order, DrawCard) or (isinstance(order, EndTurn) and one.settings.draws_by_itself)
    ):
        return one.pile.layers != other.pile.layers
    if isinstance(order, AcceptTrade):
        giver = next(s for s in range(int(one.table.powers)) if one.table.power(s) == order.power)
        if (
            seat in (giver, actor)
            and one.owns[giver + actor - seat].hand != other.owns[giver + actor - seat].hand
        ):
            return True
        return offers_may_lapse(one, other, seat, [giver, actor])
    if isinstance(order, Arm) and order.cards:
        return offers_may_lapse(one, other, seat, [actor])
    if one.settings.conqueror_takes_cards and actor == seat:
        return any(one.owns[x].hand != other.owns[x].hand for x in range(int(one.table.powers)) if x != seat)
    return False


def offers_may_lapse(one: Position, other: Position, seat: int, givers: list[int]) -> bool:
    """An offer to the seat ends when its giver has spent the cards: the rules tell the seat that much."""
    open_givers = (
        {offer.giver for own in (one.owns[seat], other.owns[seat]) for offer in own.offers}
        if seat >= 0
        else set()
    )
    return any(
        giver in open_givers and letters_of(one, giver) != letters_of(other, giver) for giver in givers
    )


def may_show_by_itself(one: Position, other: Position, actor: int, order: Order) -> bool:
    """With `auto_show` whoever is on turn afterwards shows a fulfilled mission unasked."""
    after = one.copy()
    after.apply(actor, order, Seeded(str(order)))
    for seat in range(int(one.table.powers)):
        mine, theirs = one.owns[seat].mission, other.owns[seat].mission
        if mine != theirs and (is_fulfilled(after, seat, mine) or is_fulfilled(after, seat, theirs)):
            return True
    return False


def shuffled(position: Position, seat: int, chance: Chance) -> Position:
    """A twin by the engine's own completion; how many offers it got, the seat knows from the past."""
    data: dict[str, Any] = position.view(seat).complete(chance).dump()
    for number, own in enumerate(data["owns"]):
        if number != seat >= 0:
            own["offered"][seat] = position.owns[number].offered[seat]
    return load_position(position.rulebook, data)


def recast(position: Position, seat: int, pick: Pick) -> Position:
    """A twin in which everything that the seat may not know is dealt anew, by the test's own hand."""
    data: dict[str, Any] = position.dump()
    if position.table.dealer == -1:
        return load_position(position.rulebook, data)
    recast_missions(position, data, seat, pick)
    recast_cards(position, data, seat, pick)
    recast_offers(position, data, seat, pick)
    for number, own in enumerate(data["owns"]):
        if number != seat:
            own["known"] = [
                [card, holder] for card, holder in own["known"] if card in data["owns"][holder]["hand"]
            ]
    return load_position(position.rulebook, data)


def recast_missions(position: Position, data: dict[str, Any], seat: int, pick: Pick) -> None:
    table = data["table"]
    deck = mission_deck(position.settings, table["colour"])
    open_cards = [own["mission"] if s == seat else table["shown"][s] for s, own in enumerate(data["owns"])]
    for card in open_cards:
        if card >= 0:
            deck.remove(card)
    for number, own in enumerate(data["owns"]):
        if open_cards[number] < 0:
            possible = [card for card in deck if not table["ruled_out"][number] >> card & 1]
            own["mission"] = possible[pick(len(possible))]
            deck.remove(own["mission"])


def recast_cards(position: Position, data: dict[str, Any], seat: int, pick: Pick) -> None:
    """Cards that the seat does not know change places; an open offer to the seat stays covered."""
    known = dict(data["owns"][seat]["known"]) if seat >= 0 else {}
    offers = data["owns"][seat]["offers"] if seat >= 0 else []
    fixed = {number: kept_cards(position, data, number, known, offers) for number in range(len(data["owns"]))}
    if seat >= 0:
        fixed[seat] = data["owns"][seat]["hand"]
    placed = {card for hand in fixed.values() for card in hand} | set(data["table"]["layers"])
    loose = [card for card in range(48) if card not in placed]
    for number, own in enumerate(data["owns"]):
        if number != seat:
            hand = fixed[number] + [take(loose, pick) for _ in range(len(own["hand"]) - len(fixed[number]))]
            own["hand"] = [take(hand, pick) for _ in range(len(hand))]
    data["pile"] = [
        [layer] if layer >= 0 else sorted(take(loose, pick) for _ in range(-layer))
        for layer in data["table"]["layers"]
    ]


def kept_cards(
    position: Position, data: dict[str, Any], number: int, known: dict[int, int], offers: list[list[Any]]
) -> list[int]:
    """The cards of a foreign hand that stay: known ones, and those that cover an offer to the seat."""
    kept = [card for card, holder in known.items() if holder == number]
    for giver, _, _, give, _ in offers:
        if giver == number:
            for mark in "PKD":
                same = [c for c in data["owns"][number]["hand"] if "PKD"[position.board.letter[c]] == mark]
                missing = give.count(mark) - len([card for card in kept if card in same])
                kept += [card for card in same if card not in kept][: max(0, missing)]
    return kept


def take(cards: list[int], pick: Pick) -> int:
    return cards.pop(pick(len(cards)))


def recast_offers(position: Position, data: dict[str, Any], seat: int, pick: Pick) -> None:
    """Offers among the others vanish, and new ones appear."""
    owns = data["owns"]
    for own in owns:
        own["offers"] = [offer for offer in own["offers"] if seat in offer[:2]]
    others = [s for s in position.table.living() if s != seat]
    for giver in others:
        for taker in others:
            if giver == taker:
                continue
            owns[giver]["offered"][taker] += pick(4)
            if owns[giver]["hand"] and position.outcome() is None and pick(2):
                owns[giver]["offered"][taker] += 1
                mark = "PKD"[position.board.letter[owns[giver]["hand"][0]]]
                offer = [giver, taker, owns[giver]["offered"][taker], mark, "PKD"[pick(3)]]
                owns[giver]["offers"].append(offer)
                owns[taker]["offers"].append(offer)


def hidden_facts(position: Position, seat: int) -> dict[str, object]:
    """What the seat may not know, to see whether twins really differ."""
    others = [own for number, own in enumerate(position.owns) if number != seat]
    return {
        "missions": [MISSIONS[own.mission].id for own in others if own.mission >= 0],
        "hands": [own.hand for own in others],
        "pile": position.pile.layers,
        "offers": [
            offer.dump() for own in others for offer in own.offers if seat not in (offer.giver, offer.taker)
        ],
    }
