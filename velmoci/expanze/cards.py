"""CRD: the letter pile, drawing from it and putting cards under it.

The bottom of the pile is known (sets go there before all eyes), the top is not: a layer whose order nobody
knows has no order until a card is drawn from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.board import LETTERS, Board
from velmoci.expanze.state import FIGHT_CLOSED, Own, Sight, State
from velmoci.kernel.chance import Chance, draw
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, to


def check_draw(sight: Sight) -> None:
    """Only after a last battle that was won, once, and while there is a card."""
    table = sight.table
    if table.phase == FIGHT_CLOSED:
        raise Refusal("no_card_right", "EX-CRD-3")
    if not table.has_card_right():
        raise Refusal("no_card_right", "EX-CRD-1" if table.has_fought else "EX-CRD-6")
    if table.pile_size == 0:
        raise Refusal("pile_empty", "EX-CRD-7")


def draw_card(state: State, seat: i64, chance: Chance) -> None:
    """Takes the top card; no attack follows in this turn."""
    card = take_top(state, seat, chance)
    state.owns[seat].hand.append(card)
    state.table.hand_size[seat] += 1
    state.table.phase = FIGHT_CLOSED
    if state.events is not None:
        state.tell(
            Event(
                EventPart(EVERYBODY, "card-drawn", {"power": state.table.power(seat)}),
                EventPart(
                    to([seat]), "card-drawn-own", {"card": state.card(card), "letter": letter(state.board, card)}
                ),
            )
        )


def take_top(state: State, seat: i64, chance: Chance) -> int:
    """Chance decides which card of the top layer it is; a card that all saw go down is known when it comes up."""
    table = state.table
    layer = state.pile.layers.pop(0)[:]
    card = draw(chance, layer)
    if layer:
        state.pile.layers.insert(0, layer)
    table.pile_size -= 1
    if table.layers[0] >= 0:
        table.layers.pop(0)
        remember_holder(state, card, seat)
    elif table.layers[0] == -1:
        table.layers.pop(0)
    else:
        table.layers[0] += 1
    return card


def put_under_in_order(state: State, cards: list[int]) -> None:
    """Cards shown to all go to the bottom in the order in which they were named."""
    for card in cards:
        state.pile.layers.append([card])
        state.table.layers.append(card)
        for own in state.owns:
            own.forget(card)
    state.table.pile_size += len(cards)


def put_under_unseen(state: State, cards: list[int]) -> None:
    """A hand that nobody saw goes to the bottom in random order."""
    if cards:
        state.pile.layers.append(sorted(cards))
        state.table.layers.append(-len(cards))
        state.table.pile_size += len(cards)
        for own in state.owns:
            for card in cards:
                own.forget(card)


def remember_holder(state: State, card: i64, holder: i64) -> None:
    """Everybody knows who holds that card now."""
    for seat in range(state.table.powers):
        if seat != holder:
            state.owns[seat].learn(int(card), int(holder))


def hand_over_turn_without_card(state: State, seat: i64) -> None:
    """A right to a card that was not used is gone."""
    if state.table.has_card_right() and state.table.pile_size > 0:
        state.tell(public("card-right-lapsed", power=state.table.power(seat)))


def letter(board: Board, card: i64) -> str:
    """The letter on a card; in this use the state's name has no effect."""
    return LETTERS[board.letter[card]]


def letters(board: Board, cards: list[int]) -> str:
    """The letters on some cards."""
    return "".join([letter(board, card) for card in cards])


def holds_letters(board: Board, own: Own, wanted: str) -> bool:
    """Whether a hand has those letters; there is no limit to a hand."""
    held = letters(board, own.hand)
    for name in LETTERS:
        if wanted.count(name) > held.count(name):
            return False
    return True


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-CRD-1": (check_draw, draw_card),
    "EX-CRD-2": (check_draw,),
    "EX-CRD-3": (check_draw,),
    "EX-CRD-4": (draw_card, hand_over_turn_without_card),
    "EX-CRD-5": (draw_card,),
    "EX-CRD-6": (check_draw,),
    "EX-CRD-7": (check_draw,),
    "EX-CRD-8": (holds_letters,),
    "EX-CRD-9": (letter,),
}
