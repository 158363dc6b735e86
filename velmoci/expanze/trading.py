"""TRD: exchanging letter cards; an offer must tell nothing about the other hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.board import LETTERS
from velmoci.expanze.cards import holds_letters, letter
from velmoci.expanze.options import ACTIVE_ONLY, TRADE_OFF
from velmoci.expanze.orders import AcceptTrade, OfferTrade
from velmoci.expanze.state import COLOURS, FIGHT_CLOSED, FIGHTING, TURN_CHOICE, Offer, Own, Sight, State
from velmoci.kernel.errors import Refusal, Value
from velmoci.kernel.event import EVERYBODY, Event, EventPart, to


def trade_is_possible(sight: Sight) -> bool:
    """From the first regular turn on, while no battle is open, unless trading is off."""
    return sight.settings.trade_window != TRADE_OFF and sight.table.phase in (
        TURN_CHOICE, FIGHTING, FIGHT_CLOSED
    )  # fmt: skip


def window_is_open(sight: Sight, other: i64) -> bool:
    """With `active_only` one of the two must be on turn."""
    if sight.settings.trade_window == ACTIVE_ONLY and sight.table.on_turn not in (sight.seat, other):
        return False
    return trade_is_possible(sight)


def partner(sight: Sight, power: str) -> i64:
    """The seat of the other party."""
    return sight.table.seat_of_colour(COLOURS.index(power))


def check_offer(sight: Sight, order: OfferTrade) -> None:
    """Both give something, and the offerer holds what it gives; the other hand is never looked at."""
    other = partner(sight, order.power)
    check_window(sight, other)
    if other == sight.seat:
        raise Refusal("trade_self", "EX-TRD-1")
    if not order.give or not order.want:
        raise Refusal("trade_empty", "EX-TRD-2")
    for mark in order.give + order.want:
        if mark not in LETTERS:
            raise Refusal("no_letter", "EX-TRD-4", value=mark, letters=list(LETTERS))
    if not holds_letters(sight.board, sight.own, order.give):
        raise Refusal("trade_cards", "EX-TRD-5", cards=[order.give])


def check_window(sight: Sight, other: i64) -> None:
    """Whether the two may trade at this moment."""
    if not window_is_open(sight, other):
        raise Refusal("trade_closed", "EX-TRD-3")
    if not sight.table.is_living(other):
        raise Refusal("trade_closed", "EX-ELI-6")


def check_answer(sight: Sight, power: str, number: int, is_own: bool) -> None:
    """Declining and withdrawing need an open offer and no open battle."""
    if not trade_is_possible(sight):
        raise Refusal("trade_closed", "EX-TRD-3")
    find_offer(sight, power, number, is_own)


def check_accept(sight: Sight, order: AcceptTrade) -> None:
    """Only now is it asked whether the accepting hand holds what is wanted."""
    other = partner(sight, order.power)
    check_window(sight, other)
    offer = find_offer(sight, order.power, order.number, False)
    if not holds_letters(sight.board, sight.own, offer.want):
        raise Refusal("trade_cards", "EX-TRD-5", cards=[offer.want])


def find_offer(sight: Sight, power: str, number: int, is_own: bool) -> Offer:
    """An open offer, by the other party and its number within the pair."""
    other = partner(sight, power)
    giver, taker = (sight.seat, other) if is_own else (other, sight.seat)
    for offer in sight.own.offers:
        if offer.giver == giver and offer.taker == taker and int(offer.number) == number:
            return offer
    raise Refusal("no_offer", "EX-TRD-6", power=power, number=number)


def offer_trade(state: State, seat: i64, order: OfferTrade) -> None:
    """Opens an offer that only the two parties see."""
    other = partner(state.sight(seat), order.power)
    own = state.owns[seat]
    own.offered = tuple([count + (taker == other) for taker, count in enumerate(own.offered)])
    offer = Offer(seat, other, own.offered[other], order.give, order.want)
    own.offers += (offer,)
    state.owns[other].offers += (offer,)
    tell_parties(state, offer, "trade-offered")


def accept_trade(state: State, seat: i64, order: AcceptTrade) -> None:
    """The cards change hands: of several with the same letter the one held longest."""
    offer = find_offer(state.sight(seat), order.power, order.number, False)
    giver, taker = state.owns[offer.giver], state.owns[offer.taker]
    given = take_letters(state, giver, offer.give)
    got = take_letters(state, taker, offer.want)
    giver.hand += got
    taker.hand += given
    state.table.hand_size[offer.giver] += len(got) - len(given)
    state.table.hand_size[offer.taker] += len(given) - len(got)
    remember_exchange(state, offer, given, got)
    remove_offer(state, offer)
    tell_exchange(state, offer, given, got)
    end_offers_without_cards(state, offer.giver)
    end_offers_without_cards(state, offer.taker)


def take_letters(state: State, own: Own, wanted: str) -> list[int]:
    """Takes cards with these letters out of a hand, the oldest first."""
    cards: list[int] = []
    for mark in wanted:
        for card in own.hand:
            if letter(state.board, card) == mark:
                own.hand.remove(card)
                cards.append(card)
                break
    return cards


def remember_exchange(state: State, offer: Offer, given: list[int], got: list[int]) -> None:
    """The parties know what they gave; everyone else can no longer be sure of either hand."""
    for seat, own in enumerate(state.owns):
        if seat == offer.giver:
            learn(own, given, got, offer.taker)
        elif seat == offer.taker:
            learn(own, got, given, offer.giver)
        else:
            own.known = {
                card: holder for card, holder in own.known.items() if holder not in (offer.giver, offer.taker)
            }


def learn(own: Own, gone: list[int], come: list[int], other: i64) -> None:
    for card in gone:
        own.learn(card, int(other))
    for card in come:
        own.forget(card)


def tell_exchange(state: State, offer: Offer, given: list[int], got: list[int]) -> None:
    """Everybody learns that it happened and how many cards went each way; the parties see the cards."""
    if state.events is None:
        return
    counts: dict[str, Value] = {
        "power": state.table.power(offer.giver),
        "other": state.table.power(offer.taker),
        "given": len(given),
        "got": len(got),
    }
    cards: dict[str, Value] = {
        "number": int(offer.number),
        "cards": [state.card(card) for card in given],
        "others": [state.card(card) for card in got],
    }
    state.tell(
        Event(
            EventPart(EVERYBODY, "trade-done", counts),
            EventPart(to([int(offer.giver), int(offer.taker)]), "trade-done-own", cards),
        )
    )


def decline_trade(state: State, seat: i64, power: str, number: i64) -> None:
    """The other party says no."""
    offer = find_offer(state.sight(seat), power, number, False)
    remove_offer(state, offer)
    tell_parties(state, offer, "trade-declined")


def withdraw_trade(state: State, seat: i64, power: str, number: i64) -> None:
    """The offerer takes the offer back."""
    offer = find_offer(state.sight(seat), power, number, True)
    remove_offer(state, offer)
    tell_parties(state, offer, "trade-withdrawn")


def end_offers_without_cards(state: State, seat: i64) -> None:
    """An offer ends when its cards are gone; to the other party that looks like a withdrawal."""
    own = state.owns[seat]
    for offer in own.offers:
        if offer.giver == seat and not holds_letters(state.board, own, offer.give):
            remove_offer(state, offer)
            values = offer_values(state, offer)
            state.tell(
                Event(
                    EventPart(to([int(offer.taker)]), "trade-withdrawn", values),
                    EventPart(to([int(offer.giver)]), "trade-lapsed", values),
                )
            )


def end_offers_of(state: State, seat: i64) -> None:
    """A power that is no longer living has no offers, made or got."""
    for offer in state.owns[seat].offers:
        remove_offer(state, offer)
        tell_parties(state, offer, "trade-void")


def remove_offer(state: State, offer: Offer) -> None:
    """Both parties drop it; in a position that was loaded each has its own copy of it."""
    for seat in (offer.giver, offer.taker):
        own = state.owns[seat]
        own.offers = tuple([other for other in own.offers if not other.is_same(offer)])


def tell_parties(state: State, offer: Offer, sentence: str) -> None:
    if state.events is not None:
        audience = to([int(offer.giver), int(offer.taker)])
        state.tell(Event(EventPart(audience, sentence, offer_values(state, offer))))


def offer_values(state: State, offer: Offer) -> dict[str, Value]:
    return {
        "power": state.table.power(offer.giver),
        "other": state.table.power(offer.taker),
        "number": int(offer.number),
        "give": offer.give,
        "want": offer.want,
    }


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-TRD-1": (offer_trade, accept_trade),
    "EX-TRD-2": (check_offer,),
    "EX-TRD-3": (trade_is_possible, window_is_open),
    "EX-TRD-4": (check_offer,),
    "EX-TRD-5": (check_offer, check_accept, take_letters),
    "EX-TRD-6": (decline_trade, withdraw_trade, end_offers_without_cards, end_offers_of),
}
