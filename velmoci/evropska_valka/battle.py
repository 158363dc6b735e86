"""BAT: the battle; as many cards as figures, the attacker needs more points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.deck import card_names, card_set, count_cards, points
from velmoci.evropska_valka.hands import check_held, lose
from velmoci.evropska_valka.orders import Lay
from velmoci.evropska_valka.piles import draw_cards
from velmoci.evropska_valka.retreat import beaten, close_attack
from velmoci.evropska_valka.state import ATTACKER_CARDS, DEFENDER_CARDS, Sight, State, Table
from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public, reveal


def needed(table: Table) -> i64:
    """How many cards the side lays that is to lay now: the attackers named, or all figures on the attacked field."""
    return table.attackers if table.phase == ATTACKER_CARDS else table.figures[table.target]


def check_lay(sight: Sight, order: Lay) -> None:
    """Exactly as many different cards from the hand as are needed."""
    check_held(sight, order.cards)
    count = needed(sight.table)
    if len(order.cards) != count or len(set(order.cards)) != len(order.cards):
        raise Refusal("bad_lay", "EV-BAT-1", count=int(count))


def lays_by_itself(state: State, seat: i64, phase: i64, chance: Chance) -> bool:
    """A hand that does not exceed the need is laid whole; with more cards the player is asked to choose."""
    table = state.table
    table.phase = phase
    if table.hand_size[seat] > needed(table):
        table.decides = seat
        return False
    lay(state, seat, state.owns[seat].hand, chance)
    return True


def lay_chosen(state: State, seat: i64, order: Lay, chance: Chance) -> None:
    """The cards that the player chose."""
    lay(state, seat, card_set(order.cards), chance)


def lay(state: State, seat: i64, cards: i64, chance: Chance) -> None:
    """Cards from the hand first; what is missing comes unseen off the pile, straight to the table."""
    table = state.table
    lose(state, seat, cards)
    count = needed(table)
    if table.phase == ATTACKER_CARDS:
        table.attacker_laid = cards
    else:
        table.defender_laid = cards
    drawn = draw_cards(state, count - count_cards(cards), chance)
    if table.phase == ATTACKER_CARDS:
        table.attacker_laid |= drawn
    else:
        table.defender_laid |= drawn
    if state.events is not None:
        tell_laid(state, seat, cards, drawn, count)


def tell_laid(state: State, seat: i64, cards: i64, drawn: i64, count: i64) -> None:
    table = state.table
    state.tell(
        reveal(
            "attacker-lays" if table.phase == ATTACKER_CARDS else "defender-lays",
            power=table.power(seat),
            cards=card_names(cards),
            drawn=card_names(drawn),
            points=int(points(cards | drawn)),
            missing=int(count - count_cards(cards | drawn)),
        )
    )


def attacker_wins(table: Table) -> bool:
    """Only with strictly more points; cards that nobody could draw count nothing."""
    return points(table.attacker_laid) > points(table.defender_laid)


def judge_battle(state: State) -> None:
    """The defender is beaten, or all figures stay where they are."""
    table = state.table
    assert table.phase == DEFENDER_CARDS
    won = attacker_wins(table)
    if state.events is not None:
        tell_battle(state, won)
    if won:
        beaten(state)
    else:
        close_attack(state)


def tell_battle(state: State, won: bool) -> None:
    table, names = state.table, state.board.fields
    state.tell(
        public(
            "battle-won" if won else "battle-lost",
            power=table.power(table.on_turn),
            other=table.power(table.defender()),
            origin=names[table.origin],
            target=names[table.target],
            attack=int(points(table.attacker_laid)),
            defence=int(points(table.defender_laid)),
        )
    )


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-BAT-1": (needed, check_lay),
    "EV-BAT-3": (lay,),
    "EV-BAT-4": (lays_by_itself, check_lay),
    "EV-BAT-5": (lays_by_itself,),
    "EV-BAT-7": (attacker_wins,),
    "EV-BAT-8": (judge_battle,),
    "EV-DCK-2": (lay,),
    "EV-DCK-3": (attacker_wins,),
    "EV-PYR-5": (needed,),
}
