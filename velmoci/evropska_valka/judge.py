"""Section 10: is the order allowed now? One answer, in the order of the table of bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.evropska_valka.attack import check_attack
from velmoci.evropska_valka.battle import check_lay
from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.deck import CARD_NUMBER
from velmoci.evropska_valka.diplomacy import check_king
from velmoci.evropska_valka.draft import check_draft
from velmoci.evropska_valka.espionage import check_espionage
from velmoci.evropska_valka.fate import check_assign, check_discard
from velmoci.evropska_valka.leaving import check_resign
from velmoci.evropska_valka.movement import check_move
from velmoci.evropska_valka.orders import (
    Assign,
    Attack,
    ChoosePower,
    Discard,
    Draft,
    EndTurn,
    Espionage,
    Fate,
    King,
    Lay,
    Move,
    Pass,
    Place,
    Resign,
    Retreat,
    Sabotage,
)  # fmt: skip
from velmoci.evropska_valka.pyramids import check_place
from velmoci.evropska_valka.retreat import check_retreat
from velmoci.evropska_valka.sabotage import check_sabotage
from velmoci.evropska_valka.setup import check_power
from velmoci.evropska_valka.state import (
    ATTACKER_CARDS,
    DEFENDER_CARDS,
    FATE_ASSIGN,
    FATE_DISCARD,
    GAME_OVER,
    KING_DISCARD,
    NOBODY,
    NOT_BEGUN,
    POWER_CHOICE,
    PYRAMID_SETUP,
    REACTION,
    RETREAT,
    TURN,
    Sight,
    Table,
)  # fmt: skip
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.kernel.order import Order


def check(sight: Sight, order: Order) -> None:
    """Raises the first thing that is wrong with the order; judged by what the seat sees."""
    table = sight.table
    if table.phase == GAME_OVER:
        raise Refusal("game_over", "EV-END-1")
    if table.phase == NOT_BEGUN:
        raise wrong_phase()
    check_names(sight, order)
    if isinstance(order, Resign):
        check_resign(sight)
    elif isinstance(order, King):
        check_reaction(sight, order)
    elif isinstance(order, (Draft, Move, Attack, Fate, Sabotage, Espionage, EndTurn)):
        check_turn(sight, order)
        check_turn_order(sight, order)
    else:
        check_asked(sight)
        check_answer(sight, order)


def check_names(sight: Sight, order: Order) -> None:
    """Fields, cards and powers must exist in this game."""
    if isinstance(order, (Move, Attack)):
        check_field(sight, order.origin)
        check_field(sight, order.target)
    elif isinstance(order, (Draft, Retreat, Place)):
        check_field(sight, order.field)
    elif isinstance(order, Sabotage):
        check_card(order.card)
        check_field(sight, order.field)
    elif isinstance(order, Espionage):
        check_card(order.card)
        check_seat(sight.table, order.power)
    elif isinstance(order, King):
        check_card(order.card)
    elif isinstance(order, (Lay, Discard)):
        for card in order.cards:
            check_card(card)
    elif isinstance(order, Assign):
        for card, power in order.cards:
            check_card(card)
            check_seat(sight.table, power)
    elif isinstance(order, ChoosePower) and order.power not in POWERS:
        raise Refusal("unknown_power", "EV-PLY-3", value=order.power)


def check_field(sight: Sight, field: str) -> None:
    if field not in sight.board.index:
        raise Refusal("unknown_field", "EV-FLD-1", value=field)


def check_card(card: str) -> None:
    if card not in CARD_NUMBER:
        raise Refusal("unknown_card", "EV-FLD-1", value=card)


def check_seat(table: Table, power: str) -> None:
    if table.seat_of(power) == NOBODY:
        raise Refusal("unknown_seat", "EV-FLD-1", value=power)


def check_reaction(sight: Sight, order: King) -> None:
    """A King only outside one's own turn, only against an open attack, and only when one is asked."""
    table = sight.table
    if table.phase >= TURN and table.on_turn == sight.seat:
        raise Refusal("own_turn_king", "EV-KNG-2")
    if table.phase != REACTION:
        raise Refusal("no_attack_open", "EV-KNG-3")
    check_asked(sight)
    check_king(sight, order)


def check_asked(sight: Sight) -> None:
    """An answer comes from the seat that is being asked."""
    table = sight.table
    if table.decides != sight.seat:
        raise NotYourDecision("not_your_turn", "EV-TRN-1", power=table.power(table.decides))


def check_turn(sight: Sight, order: Order) -> None:
    """Cards at the start and one action, only in one's own turn and only while no action has been chosen."""
    table = sight.table
    if table.on_turn != sight.seat:
        raise NotYourDecision("not_your_turn", "EV-TRN-1", power=table.power(table.on_turn))
    if table.phase == TURN:
        if isinstance(order, EndTurn) and not sight.settings.allow_pass:
            raise Refusal("no_pass", "EV-TRN-3")
        return
    if table.phase > TURN:
        if isinstance(order, Sabotage):
            raise Refusal("too_late", "EV-JCK-1")
        if isinstance(order, Espionage):
            raise Refusal("too_late", "EV-QUN-1")
        if not isinstance(order, EndTurn):
            raise Refusal("second_action", "EV-TRN-2")
    raise wrong_phase()


def check_turn_order(sight: Sight, order: Order) -> None:
    """The order of the seat on turn itself; fate and the end of the turn have nothing else to be wrong."""
    if isinstance(order, Draft):
        check_draft(sight, order)
    elif isinstance(order, Move):
        check_move(sight, order)
    elif isinstance(order, Attack):
        check_attack(sight, order)
    elif isinstance(order, Sabotage):
        check_sabotage(sight, order)
    elif isinstance(order, Espionage):
        check_espionage(sight, order)


def check_answer(sight: Sight, order: Order) -> None:
    """Answers, each to its own question."""
    phase = sight.table.phase
    if isinstance(order, Lay):
        require(phase == ATTACKER_CARDS or phase == DEFENDER_CARDS)
        check_lay(sight, order)
    elif isinstance(order, Retreat):
        require(phase == RETREAT)
        check_retreat(sight, order)
    elif isinstance(order, Assign):
        require(phase == FATE_ASSIGN)
        check_assign(sight, order)
    elif isinstance(order, Discard):
        require(phase == FATE_DISCARD or phase == KING_DISCARD)
        check_discard(sight, order)
    elif isinstance(order, ChoosePower):
        require(phase == POWER_CHOICE)
        check_power(sight, order)
    elif isinstance(order, Place):
        require(phase == PYRAMID_SETUP)
        check_place(sight, order)
    else:
        require(isinstance(order, Pass) and phase == REACTION)


def require(allowed: bool) -> None:
    if not allowed:
        raise wrong_phase()


def wrong_phase() -> Refusal:
    return Refusal("wrong_phase", "EV-TRN-2")


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-TRN-1": (check_asked, check_turn),
    "EV-TRN-2": (check_turn,),
    "EV-TRN-3": (check_turn,),
    "EV-ATT-4": (check_turn,),
    "EV-JCK-1": (check_turn,),
    "EV-QUN-1": (check_turn,),
    "EV-KNG-2": (check_reaction,),
    "EV-KNG-3": (check_reaction,),
}
