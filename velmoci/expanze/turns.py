"""TRN: whose turn it is, rounds, and the end of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.cards import draw_card, hand_over_turn_without_card
from velmoci.expanze.first_armament import next_to_place
from velmoci.expanze.state import (
    ENDED_ROUNDS,
    FIRST_ARMAMENT,
    GAME_OVER,
    LIVING,
    NOBODY,
    PLAYING_ON,
    TURN_CHOICE,
    State,
)  # fmt: skip
from velmoci.expanze.winning import end_game, next_living, settle_claim, show_by_itself
from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public


def end_turn(state: State, seat: i64, chance: Chance) -> None:
    """The power hands over; with `draw_mode=auto` it first gets the card it has a right to."""
    table = state.table
    if state.settings.draws_by_itself and table.has_card_right() and table.pile_size > 0:
        draw_card(state, seat, chance)
    hand_over_turn_without_card(state, seat)
    pass_turn(state)


def pass_turn(state: State) -> None:
    """The next living power is on turn; claims are settled at the start of the claimant's turn."""
    table = state.table
    clear_turn(state)
    while table.phase != GAME_OVER and table.phase != PLAYING_ON:
        move_on(state)
        if table.phase == GAME_OVER or settle_claim(state, table.on_turn):
            continue
        begin_turn(state)
        if table.is_living(table.on_turn):
            return


def begin_turn(state: State) -> None:
    """The power on turn chooses: arm or fight."""
    table = state.table
    table.phase = TURN_CHOICE
    if state.events is not None:
        state.tell(public("turn-begins", power=table.power(table.on_turn), round=int(table.round)))
    show_by_itself(state, table.on_turn)


def move_on(state: State) -> None:
    """Clockwise to the next living power; passing the first seat begins a new round."""
    table = state.table
    seat = table.on_turn
    while True:
        seat = seat + 1 if seat + 1 < table.powers else 0
        if seat == table.first_seat:
            table.round += 1
            if 0 < state.settings.round_limit < table.round:
                end_at_round_limit(state)
                return
        if table.status[seat] == LIVING:
            table.on_turn = seat
            return


def end_at_round_limit(state: State) -> None:
    """No winner; open claims lapse."""
    state.tell(public("round-limit", count=int(state.settings.round_limit)))
    end_game(state, ENDED_ROUNDS)


def clear_turn(state: State) -> None:
    """Used attack pairs and the right to a card end with the turn."""
    table = state.table
    if table.has_fought:
        used = table.used
        for origin in range(state.board.size):
            used[origin] = 0
    table.has_fought = False
    table.won_last_battle = False


def pass_first_armament(state: State) -> None:
    """The next power places; after the last one the first regular turn begins."""
    table = state.table
    seat = next_to_place(table)
    if seat != NOBODY:
        table.on_turn = seat
        return
    first: i64 = table.first_seat
    while table.status[first] != LIVING:
        first = (first + 1) % table.powers
    table.on_turn = first
    begin_turn(state)
    if not table.is_living(table.on_turn):
        pass_turn(state)


def pass_on_if_gone(state: State) -> None:
    """A power on turn that has won or resigned has no turn any more."""
    table = state.table
    if table.phase == GAME_OVER or table.is_living(table.on_turn):
        return
    if table.phase == FIRST_ARMAMENT:
        pass_first_armament(state)
    elif table.phase == PLAYING_ON:
        ask_next(state)
    else:
        hand_over_turn_without_card(state, table.on_turn)
        pass_turn(state)


def play_on(state: State, seat: i64) -> None:
    """One more power wants to go on after the win."""
    state.tell(public("plays-on", power=state.table.power(seat)))
    ask_next(state)


def ask_next(state: State) -> None:
    """The next power is asked; when all have been, the turn passes on from the winner."""
    table = state.table
    table.on_turn = next_living(table, table.on_turn)
    if not table.is_living(table.on_turn):
        table.phase = TURN_CHOICE
        pass_turn(state)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-TRN-1": (move_on,),
    "EX-TRN-3": (begin_turn,),
    "EX-TRN-5": (end_turn,),
    "EX-TRN-6": (move_on, pass_on_if_gone),
    "EX-TRN-7": (move_on, end_at_round_limit),
    "EX-ARM-11": (pass_turn,),
    "EX-CRD-4": (end_turn,),
    "EX-CRD-7": (end_turn,),
    "EX-ELI-7": (pass_on_if_gone,),
    "EX-WIN-2": (begin_turn,),
    "EX-WIN-8": (play_on, ask_next),
}
