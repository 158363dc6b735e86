"""Section 10: is the order allowed now? One answer, in the order of the table of bad input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.arming import check_arm
from velmoci.expanze.cards import check_draw
from velmoci.expanze.elimination import check_resign
from velmoci.expanze.fighting import check_attack, who_decides
from velmoci.expanze.first_armament import check_place_first
from velmoci.expanze.orders import (
    AcceptTrade,
    Arm,
    Attack,
    ChooseColour,
    DeclineTrade,
    DrawCard,
    EndTurn,
    OfferTrade,
    PlaceFirst,
    PlayOn,
    Resign,
    Roll,
    ShowMission,
    StopHere,
    WithdrawTrade,
)  # fmt: skip
from velmoci.expanze.setup import check_colour
from velmoci.expanze.state import (
    BATTLE,
    COLOUR_CHOICE,
    COLOURS,
    DESTROYED,
    FIGHT_CLOSED,
    FIGHTING,
    FIRST_ARMAMENT,
    GAME_OVER,
    NOBODY,
    NOT_BEGUN,
    PLAYING_ON,
    TURN_CHOICE,
    Sight,
)  # fmt: skip
from velmoci.expanze.trading import check_accept, check_answer, check_offer
from velmoci.expanze.winning import check_show
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.kernel.order import Order


def check(sight: Sight, order: Order) -> None:
    """Raises the first thing that is wrong with the order; judged by what the seat sees."""
    table = sight.table
    if table.phase == GAME_OVER:
        raise Refusal("game_over", "EX-WIN-3")
    if table.phase == NOT_BEGUN:
        raise wrong_phase("EX-SET-1")
    check_names(sight, order)
    if not table.is_living(sight.seat):
        clause = "EX-ELI-1" if table.status[sight.seat] == DESTROYED else "EX-ELI-6"
        raise Refusal("power_destroyed", clause)
    if not is_judged_out_of_turn(sight, order):
        check_battle_and_turn(sight, order)
        check_turn_order(sight, order)


def check_names(sight: Sight, order: Order) -> None:
    """States, cards, powers and colours must exist in this game."""
    if isinstance(order, Attack):
        check_state(sight, order.origin)
        check_state(sight, order.target)
    elif isinstance(order, PlaceFirst):
        check_states(sight, order.placements)
    elif isinstance(order, Arm):
        check_states(sight, order.placements)
        for card in order.cards:
            if card not in sight.board.index:
                raise Refusal("unknown_card", "EX-MAP-1", value=card)
    elif isinstance(order, ChooseColour):
        if order.colour not in COLOURS:
            raise Refusal("unknown_colour", "EX-PLY-6", value=order.colour)
    elif isinstance(order, (OfferTrade, AcceptTrade, DeclineTrade, WithdrawTrade)):
        check_power(sight, order.power)


def check_states(sight: Sight, placements: tuple[tuple[str, int], ...]) -> None:
    for state, _ in placements:
        check_state(sight, state)


def check_state(sight: Sight, state: str) -> None:
    if state not in sight.board.index:
        raise Refusal("unknown_state", "EX-MAP-1", value=state)


def check_power(sight: Sight, power: str) -> None:
    if power not in COLOURS or sight.table.seat_of_colour(COLOURS.index(power)) == NOBODY:
        raise Refusal("unknown_power", "EX-MAP-1", value=power)


def is_judged_out_of_turn(sight: Sight, order: Order) -> bool:
    """Trades and resignation do not ask whose turn it is."""
    if isinstance(order, OfferTrade):
        check_offer(sight, order)
    elif isinstance(order, AcceptTrade):
        check_accept(sight, order)
    elif isinstance(order, DeclineTrade):
        check_answer(sight, order.power, order.number, False)
    elif isinstance(order, WithdrawTrade):
        check_answer(sight, order.power, order.number, True)
    elif isinstance(order, Resign):
        check_resign(sight)
    else:
        return False
    return True


def check_battle_and_turn(sight: Sight, order: Order) -> None:
    """No reinforcement and nothing else while a battle is open; then, whose decision it is."""
    table = sight.table
    if table.phase == BATTLE and not isinstance(order, Roll):
        raise Refusal("battle_open", "EX-FGT-9" if table.on_turn == sight.seat else "EX-FGT-8")
    decides = who_decides(table)
    if decides != sight.seat:
        if table.phase == BATTLE:
            raise NotYourDecision("not_your_die", "EX-FGT-10", power=table.power(decides))
        if table.phase == PLAYING_ON:
            raise NotYourDecision("not_asked", "EX-WIN-8", power=table.power(decides))
        if isinstance(order, ShowMission):
            raise NotYourDecision("mission_turn", "EX-WIN-2", power=table.power(decides))
        raise NotYourDecision("not_your_turn", "EX-TRN-1", power=table.power(decides))


def check_turn_order(sight: Sight, order: Order) -> None:
    """Orders of the power on turn, phase by phase."""
    phase = sight.table.phase
    if isinstance(order, Attack):
        if phase == FIGHT_CLOSED:
            raise Refusal("fight_closed", "EX-CRD-5")
        require(phase == TURN_CHOICE or phase == FIGHTING, "EX-SET-1")
        check_attack(sight, order)
    elif isinstance(order, Arm):
        check_may_arm(phase, order)
        check_arm(sight, order)
    elif isinstance(order, DrawCard):
        check_draw(sight)
    elif isinstance(order, EndTurn):
        require(is_turn(phase), "EX-SET-1")
    elif isinstance(order, ShowMission):
        require(is_turn(phase), "EX-SET-1")
        check_show(sight)
    elif isinstance(order, PlaceFirst):
        require(phase == FIRST_ARMAMENT, "EX-TRN-3" if is_turn(phase) else "EX-SET-1")
        check_place_first(sight, order)
    elif isinstance(order, ChooseColour):
        require(phase == COLOUR_CHOICE, "EX-TRN-3" if is_turn(phase) else "EX-SET-1")
        check_colour(sight, order)
    elif isinstance(order, (PlayOn, StopHere)):
        require(phase == PLAYING_ON, "EX-WIN-8")
    else:
        require(isinstance(order, Roll) and phase == BATTLE, "EX-FGT-10" if is_turn(phase) else "EX-SET-1")


def check_may_arm(phase: i64, order: Arm) -> None:
    """Never both in one turn, and letter cards only while arming."""
    if phase == FIGHTING or phase == FIGHT_CLOSED:
        raise Refusal("already_fought", "EX-TRN-4")
    if phase != TURN_CHOICE and order.cards:
        raise Refusal("set_in_fight", "EX-ARM-8")
    require(phase == TURN_CHOICE, "EX-SET-1")


def is_turn(phase: i64) -> bool:
    """The setup is over and no battle is open."""
    return phase == TURN_CHOICE or phase == FIGHTING or phase == FIGHT_CLOSED


def require(allowed: bool, clause: str) -> None:
    if not allowed:
        raise wrong_phase(clause)


def wrong_phase(clause: str) -> Refusal:
    return Refusal("wrong_phase", clause)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-TRN-1": (check_battle_and_turn,),
    "EX-TRN-3": (check_turn_order,),
    "EX-TRN-4": (check_may_arm,),
    "EX-ARM-8": (check_may_arm,),
    "EX-FGT-8": (check_battle_and_turn,),
    "EX-FGT-9": (check_battle_and_turn,),
    "EX-FGT-10": (check_battle_and_turn,),
    "EX-ELI-6": (check, check_battle_and_turn),
    "EX-SET-1": (check_turn_order,),
    "EX-WIN-8": (check_battle_and_turn, check_turn_order),
}
