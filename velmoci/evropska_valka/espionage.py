"""QUN: the Queen, espionage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.deck import QUEENS, card_names
from velmoci.evropska_valka.hands import check_power_card, use_for_power
from velmoci.evropska_valka.orders import Espionage
from velmoci.evropska_valka.state import Sight, State, changed
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, to


def check_espionage(sight: Sight, order: Espionage) -> None:
    """A Queen or an Ace, and an opponent."""
    check_power_card(sight, order.card, QUEENS, "EV-QUN-1")
    if sight.table.seat_of(order.power) == sight.seat:
        raise Refusal("bad_spy_target", "EV-QUN-2")


def espionage(state: State, seat: i64, order: Espionage) -> None:
    """The spy alone sees the whole hand as it is now; the turn goes on."""
    table = state.table
    other = table.seat_of(order.power)
    use_for_power(state, seat, order.card)
    hand = state.owns[other].hand
    own = state.owns[seat]
    own.known = changed(own.known, other, hand)
    if state.events is not None:
        tell_espionage(state, seat, order, hand)


def tell_espionage(state: State, seat: i64, order: Espionage, hand: i64) -> None:
    cards = card_names(hand)
    state.tell(
        Event(
            EventPart(
                EVERYBODY,
                "espionage",
                {"power": state.table.power(seat), "card": order.card, "other": order.power, "count": len(cards)},
            ),
            EventPart(to([int(seat)]), "espionage-own", {"cards": cards}),
        )
    )


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-QUN-1": (check_espionage,),
    "EV-QUN-2": (check_espionage, espionage),
    "EV-QUN-3": (espionage,),
    "EV-QUN-4": (espionage,),
}
