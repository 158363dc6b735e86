"""ELI: powers that are destroyed or resign."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.cards import put_under_unseen
from velmoci.expanze.missions import MISSIONS, PURSUIT, is_nonsense
from velmoci.expanze.state import (
    BATTLE,
    COLOUR_CHOICE,
    DESTROYED,
    LIVING,
    NOBODY,
    NOT_BEGUN,
    RESIGNED,
    Sight,
    State,
    changed,
)  # fmt: skip
from velmoci.expanze.trading import end_offers_of
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, to


def destroy(state: State, seat: i64, conqueror: i64) -> None:
    """A power without soldiers takes no further part; who removed the last one is recorded."""
    table = state.table
    table.destroyed_by = changed(table.destroyed_by, seat, conqueror)
    state.tell(public("power-destroyed", power=table.power(seat), by=table.power(conqueror)))
    if table.status[seat] == LIVING or table.status[seat] == RESIGNED:
        table.status = changed(table.status, seat, DESTROYED)
    leave(state, seat)
    give_up_cards(state, seat, conqueror)
    pursuits_become_nonsense(state, seat, conqueror)


def leave(state: State, seat: i64) -> None:
    """A power that stops acting has no claim and no offers."""
    if state.table.claim[seat] > 0:
        state.table.claim = changed(state.table.claim, seat, 0)
        state.tell(public("claim-void", power=state.table.power(seat)))
    end_offers_of(state, seat)


def give_up_cards(state: State, seat: i64, conqueror: i64) -> None:
    """The hand goes unseen under the pile, or to the conqueror where the option says so."""
    table = state.table
    hand = state.owns[seat].hand
    if not hand:
        return
    state.owns[seat].hand = []
    table.hand_size[seat] = 0
    if conqueror != NOBODY and state.settings.conqueror_takes_cards:
        take_over_cards(state, seat, conqueror, hand)
        return
    put_under_unseen(state, hand)
    state.tell(public("cards-put-under", power=table.power(seat), count=len(hand)))


def take_over_cards(state: State, seat: i64, conqueror: i64, hand: list[int]) -> None:
    """Only the conqueror sees the cards; who knew one of them knows where it went."""
    table = state.table
    state.owns[conqueror].hand += hand
    table.hand_size[conqueror] += len(hand)
    for other, own in enumerate(state.owns):
        for card in hand:
            if other == conqueror:
                own.forget(card)
            elif other == seat or card in own.known:
                own.learn(card, conqueror)
    if state.events is not None:
        state.tell(
            Event(
                EventPart(
                    EVERYBODY,
                    "cards-taken-over",
                    {"power": table.power(seat), "by": table.power(conqueror), "count": len(hand)},
                ),
                EventPart(
                    to([int(seat), int(conqueror)]),
                    "cards-taken-over-own",
                    {"cards": [state.card(card) for card in hand]},
                ),
            )
        )


def pursuits_become_nonsense(state: State, seat: i64, conqueror: i64) -> None:
    """Only the owner of the pursuit card learns of it."""
    table = state.table
    for hunter in range(table.powers):
        number = state.owns[hunter].mission
        if hunter == conqueror or number == NOBODY or MISSIONS[number].kind != PURSUIT:
            continue
        if hunter != seat and MISSIONS[number].victim == table.colour[seat]:
            assert is_nonsense(table, hunter, MISSIONS[number])
            state.tell(
                Event(
                    EventPart(
                        to([int(hunter)]),
                        "pursuit-became-nonsense",
                        {"power": table.power(seat), "count": int(table.nonsense_target)},
                    )
                )
            )


def check_resign(sight: Sight) -> None:
    """From the first armament on, except while a battle is open."""
    if sight.table.phase == BATTLE:
        raise Refusal("battle_open", "EX-ELI-7")
    if sight.table.phase in (NOT_BEGUN, COLOUR_CHOICE):
        raise Refusal("wrong_phase", "EX-SET-1")


def resign(state: State, seat: i64) -> None:
    """The soldiers stay and defend; cards, claim and offers go."""
    state.table.status = changed(state.table.status, seat, RESIGNED)
    state.tell(public("resigned", power=state.table.power(seat)))
    leave(state, seat)
    give_up_cards(state, seat, NOBODY)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-ELI-1": (destroy,),
    "EX-ELI-2": (destroy,),
    "EX-ELI-4": (give_up_cards, take_over_cards),
    "EX-ELI-5": (destroy,),
    "EX-ELI-7": (check_resign, resign),
    "EX-MIS-7": (pursuits_become_nonsense,),
    "EX-MIS-8": (pursuits_become_nonsense,),
}
