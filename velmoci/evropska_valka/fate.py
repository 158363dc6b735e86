"""FAT: the action fate, three cards for whom one likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.evropska_valka.deck import CARD_BIT, CARD_NUMBER, card_names, card_set, count_cards
from velmoci.evropska_valka.hands import HAND_LIMIT, check_held, discard, gain, is_over_limit
from velmoci.evropska_valka.orders import Assign, Discard
from velmoci.evropska_valka.piles import draw_cards
from velmoci.evropska_valka.state import FATE_ASSIGN, FATE_DISCARD, Sight, State, changed, filled
from velmoci.evropska_valka.turns import pass_turn
from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, reveal, to

FATE_CARDS: Final[i64] = 3


def fate(state: State, seat: i64, chance: Chance) -> None:
    """The player draws three cards and alone looks at them."""
    table = state.table
    cards = draw_cards(state, FATE_CARDS, chance)
    state.owns[seat].fate = cards
    table.fate_size = FATE_CARDS
    table.fate_fresh = count_cards(cards & table.shuffled)
    table.phase = FATE_ASSIGN
    if state.events is not None:
        state.tell(
            Event(
                EventPart(EVERYBODY, "fate-drawn", {"power": table.power(seat), "count": int(FATE_CARDS)}),
                EventPart(to([int(seat)]), "fate-drawn-own", {"cards": card_names(cards)}),
            )
        )


def check_assign(sight: Sight, order: Assign) -> None:
    """Each of the three cards goes to one player, and nothing else does."""
    assigned: i64 = 0
    for card, _ in order.cards:
        bit = CARD_BIT[CARD_NUMBER[card]]
        if assigned & bit != 0:
            raise Refusal("bad_assign", "EV-FAT-2", cards=card_names(sight.own.fate))
        assigned |= bit
    if assigned != sight.own.fate:
        clause = "EV-FAT-4" if assigned & ~sight.own.fate == 0 else "EV-FAT-2"
        raise Refusal("bad_assign", clause, cards=card_names(sight.own.fate))


def assign(state: State, seat: i64, order: Assign) -> None:
    """Who gets how many is open, who gets which is not; hands that would be too full discard first."""
    table = state.table
    gifts: vec[i64] = filled(table.players, 0)
    given: vec[i64] = filled(table.players, 0)
    for card, power in order.cards:
        receiver = table.seat_of(power)
        gifts[receiver] |= CARD_BIT[CARD_NUMBER[card]]
        given[receiver] += 1
    own = state.owns[seat]
    own.gifts = gifts
    own.fate = 0
    table.given = given
    if state.events is not None:
        receivers = [other for other in range(table.players) if given[other] > 0]
        state.tell(
            public(
                "fate-assigned",
                power=table.power(seat),
                powers=[table.power(other) for other in receivers],
                counts=[int(given[other]) for other in receivers],
            )
        )
    ask_for_discards(state)


def ask_for_discards(state: State) -> None:
    """Everyone who would hold too many, clockwise from the player on turn; then the cards are handed over."""
    table = state.table
    seat = table.on_turn
    for _ in range(table.players):
        if table.given[seat] > 0 and is_over_limit(table.hand_size[seat] + table.given[seat]):
            table.phase = FATE_DISCARD
            table.decides = seat
            return
        seat = table.left_of(seat)
    give_cards(state)
    pass_turn(state)


def to_discard(sight: Sight) -> i64:
    """How many cards must go: down to the limit, counting those of fate that come."""
    return sight.table.hand_size[sight.seat] + sight.table.given[sight.seat] - HAND_LIMIT


def check_discard(sight: Sight, order: Discard) -> None:
    """The needed number of different cards, from the old hand."""
    count = to_discard(sight)
    for card in order.cards:
        if is_new(sight, CARD_BIT[CARD_NUMBER[card]]):
            raise Refusal("bad_discard", "EV-FAT-3", count=int(count))
    check_held(sight, order.cards)
    if len(order.cards) != count or len(set(order.cards)) != len(order.cards):
        clause = "EV-FAT-3" if sight.table.phase == FATE_DISCARD else "EV-KNG-5"
        raise Refusal("bad_discard", clause, count=int(count))


def is_new(sight: Sight, bit: i64) -> bool:
    """A card of fate that this seat has drawn and that is not in any hand yet."""
    for gift in sight.own.gifts:
        if gift & bit != 0:
            return True
    return False


def discard_chosen(state: State, seat: i64, order: Discard) -> None:
    """The discards are open; after a King the turn is over, in fate the next one discards."""
    table = state.table
    discard(state, seat, card_set(order.cards))
    if state.events is not None:
        state.tell(reveal("discarded", power=table.power(seat), cards=list(order.cards)))
    if table.phase == FATE_DISCARD:
        ask_for_discards(state)
    else:
        pass_turn(state)


def give_cards(state: State) -> None:
    """Giver and receiver see the cards, the others only how many there are."""
    table = state.table
    giver = table.on_turn
    own = state.owns[giver]
    old = table.fate_size - table.fate_fresh
    for seat in range(table.players):
        cards = own.gifts[seat]
        if cards != 0:
            count = table.given[seat]
            gain(state, seat, cards, max(count - old, 0), min(count, table.fate_fresh))
            if seat != giver:
                own.known = changed(own.known, seat, own.known[seat] | cards)
            if state.events is not None:
                tell_given(state, giver, seat, card_names(cards))
    own.gifts = filled(table.players, 0)
    table.given = filled(table.players, 0)
    table.fate_size = 0
    table.fate_fresh = 0


def tell_given(state: State, giver: i64, receiver: i64, cards: list[str]) -> None:
    table = state.table
    power, count = table.power(giver), len(cards)
    if giver == receiver:
        state.tell(
            Event(
                EventPart(EVERYBODY, "fate-kept", {"power": power, "count": count}),
                EventPart(to([int(giver)]), "fate-kept-own", {"cards": cards}),
            )
        )
        return
    state.tell(
        Event(
            EventPart(EVERYBODY, "fate-given", {"power": power, "other": table.power(receiver), "count": count}),
            EventPart(to([int(giver), int(receiver)]), "fate-given-own", {"cards": cards}),
        )
    )


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-FAT-1": (fate,),
    "EV-FAT-2": (check_assign, assign),
    "EV-FAT-3": (ask_for_discards, to_discard, check_discard),
    "EV-FAT-4": (check_assign, is_new),
    "EV-FAT-5": (give_cards, tell_given),
    "EV-KNG-5": (to_discard, check_discard),
    "EV-CRD-2": (ask_for_discards,),
}
