"""KNG: the King, diplomacy. Who is asked, and what a King does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.deck import ACES, KINGS, card_names, count_cards
from velmoci.evropska_valka.hands import check_power_card, gain, hand_over, is_over_limit, use_for_power
from velmoci.evropska_valka.orders import King
from velmoci.evropska_valka.retreat import clear_attack
from velmoci.evropska_valka.state import HOLDS, KING_DISCARD, LACKS, REACTION, Sight, State, changed
from velmoci.evropska_valka.turns import pass_turn
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, reveal, to


def check_king(sight: Sight, order: King) -> None:
    """A King, or an Ace used as one."""
    check_power_card(sight, order.card, KINGS, "EV-KNG-1")


def asks_after(state: State, seat: i64) -> bool:
    """Asks the next player clockwise who may stop the attack; false when nobody is left to ask.

    Everybody is asked, whatever his hand, so that being asked tells nothing; with `holders_only` it tells, and
    what it tells is kept for all.
    """
    table = state.table
    seat = table.left_of(seat)
    while seat != table.on_turn:
        if may_react(state, seat):
            table.phase = REACTION
            table.decides = seat
            return True
        seat = table.left_of(seat)
    return False


def may_react(state: State, seat: i64) -> bool:
    """The defender too, unless the option says no; a hand is looked at only where the option lets it show."""
    table = state.table
    if seat == table.defender() and not state.settings.king_by_defender:
        return False
    if not state.settings.asks_holders_only:
        return True
    holds = state.owns[seat].hand & (KINGS | ACES) != 0
    table.court = changed(table.court, seat, HOLDS if holds else LACKS)
    return holds


def king(state: State, seat: i64, order: King) -> None:
    """The attack does not take place; both sides hand their cards to the player of the King."""
    table = state.table
    attacker, defender = table.on_turn, table.defender()
    use_for_power(state, seat, order.card)
    if state.events is not None:
        state.tell(
            reveal(
                "king-played",
                power=table.power(seat),
                card=order.card,
                attacker=table.power(attacker),
                defender=table.power(defender),
            )
        )
    give_hand(state, attacker, seat)
    take_laid(state, attacker, seat)
    if defender != seat:
        give_hand(state, defender, seat)
    clear_attack(state)
    if is_over_limit(table.hand_size[seat]):
        table.phase = KING_DISCARD
        table.decides = seat
    else:
        pass_turn(state)


def give_hand(state: State, giver: i64, receiver: i64) -> None:
    """A whole hand; only these two see the cards."""
    cards = hand_over(state, giver, receiver)
    if state.events is not None:
        names = card_names(cards)
        state.tell(
            Event(
                EventPart(
                    EVERYBODY,
                    "hand-given",
                    {"power": state.table.power(giver), "other": state.table.power(receiver), "count": len(names)},
                ),
                EventPart(to([int(giver), int(receiver)]), "hand-given-own", {"cards": names}),
            )
        )


def take_laid(state: State, attacker: i64, receiver: i64) -> None:
    """Cards that the attacker has laid already go over before all eyes."""
    table = state.table
    cards = table.attacker_laid
    if cards == 0:
        return
    table.attacker_laid = 0
    fresh = count_cards(cards & table.shuffled)
    gain(state, receiver, cards, fresh, fresh)
    table.open_cards = changed(table.open_cards, receiver, table.open_cards[receiver] | cards)
    if state.events is not None:
        state.tell(
            public(
                "laid-given",
                power=table.power(attacker),
                other=table.power(receiver),
                cards=card_names(cards),
            )
        )


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-KNG-1": (check_king, may_react),
    "EV-KNG-4": (king,),
    "EV-KNG-5": (king, give_hand, take_laid),
    "EV-KNG-6": (asks_after,),
}
