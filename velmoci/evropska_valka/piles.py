"""DCK: the draw pile and the discard pile. Which card is drawn is decided when it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.deck import CARD_BIT, card_at, count_cards
from velmoci.evropska_valka.state import State
from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.event import public


def draw_cards(state: State, count: i64, chance: Chance) -> i64:
    """So many cards off the pile, shuffling the discards when it is empty; fewer when nothing is left at all."""
    table = state.table
    drawn: i64 = 0
    for _ in range(count):
        if table.pile_size == 0:
            if table.discard == 0:
                break
            reshuffle(state)
        bit = CARD_BIT[card_at(state.pile.cards, pick(chance, table.pile_size))]
        state.pile.cards -= bit
        table.pile_size -= 1
        drawn |= bit
    return drawn


def reshuffle(state: State) -> None:
    """The discard pile becomes the draw pile; cards that lie in an open battle are not part of it."""
    table = state.table
    state.pile.cards = table.discard
    table.shuffled = table.discard
    table.pile_size = count_cards(table.discard)
    table.discard = 0
    for seat in range(table.players):
        table.fresh_least[seat] = 0
        table.fresh_most[seat] = 0
    if state.events is not None:
        state.tell(public("reshuffled", count=int(table.pile_size)))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-DCK-1": (draw_cards, reshuffle),
    "EV-DCK-2": (reshuffle,),
    "EV-DCK-3": (draw_cards,),
}
