"""ATT: declaring an attack, and the steps that follow until it is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.battle import judge_battle, lays_by_itself
from velmoci.evropska_valka.diplomacy import asks_after
from velmoci.evropska_valka.fields import controls, keeps_home
from velmoci.evropska_valka.movement import check_neighbour
from velmoci.evropska_valka.orders import Attack
from velmoci.evropska_valka.state import ATTACKER_CARDS, DEFENDER_CARDS, NOBODY, Sight, State
from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public

KING_WINDOW: Final[i64] = 0
ATTACKER_LAYS: Final[i64] = 1
DEFENDER_LAYS: Final[i64] = 2
JUDGEMENT: Final[i64] = 3
STEPS: Final = (int(KING_WINDOW), int(ATTACKER_LAYS), int(DEFENDER_LAYS), int(JUDGEMENT))
STEPS_WITH_LATE_KING: Final = (int(ATTACKER_LAYS), int(KING_WINDOW), int(DEFENDER_LAYS), int(JUDGEMENT))


def check_attack(sight: Sight, order: Attack) -> None:
    """From one own field to a neighbour that another player controls, with some or all of the figures there."""
    table, board = sight.table, sight.board
    origin, target = board.index[order.origin], board.index[order.target]
    if not controls(sight, origin):
        raise Refusal("not_own_figure", "EV-ATT-2", field=order.origin)
    check_neighbour(sight, origin, target, sight.settings.sea_attack)
    if table.owner[target] == NOBODY:
        raise Refusal("nothing_to_attack", "EV-ATT-3", field=order.target)
    if controls(sight, target):
        raise Refusal("nothing_to_attack", "EV-ATT-1", field=order.target)
    most = int(most_attackers(sight, origin))
    if not 1 <= order.count <= most:
        raise Refusal("bad_count", "EV-ATT-2", value=str(order.count))
    if not keeps_home(sight, origin, target, order.count == most):
        raise Refusal("home_empty", "EV-TRN-4")


def most_attackers(sight: Sight, origin: i64) -> i64:
    """All figures of the field, or its one pyramid."""
    return 1 if sight.settings.pyramids else sight.table.figures[origin]


def attack_targets(sight: Sight, origin: i64, foreign: i64) -> i64:
    """What can be attacked from a field, given the fields that others control."""
    board = sight.board
    return foreign & (board.near[origin] if sight.settings.sea_attack else board.land[origin])


def most_abroad(sight: Sight, origin: i64) -> i64:
    """With how many figures that field can attack a field abroad: all, or all but one that must stay at home."""
    most = most_attackers(sight, origin)
    others = sight.table.mask[sight.seat] - sight.board.bit[origin]
    return most if others & sight.home() != 0 else most - 1


def attack_counts(sight: Sight, origin: i64, target: i64) -> i64:
    """With up to how many figures that attack is possible; one that goes home may take all."""
    at_home = sight.home() & sight.board.bit[target] != 0
    return most_attackers(sight, origin) if at_home else most_abroad(sight, origin)


def attack(state: State, seat: i64, order: Attack, chance: Chance) -> None:
    """The attack is declared; from now on others may stop it."""
    table, board = state.table, state.board
    table.origin = board.index[order.origin]
    table.target = board.index[order.target]
    table.attackers = table.figures[table.origin] if state.settings.pyramids else order.count
    table.stage = 0
    if state.events is not None:
        state.tell(
            public(
                "attack-declared",
                power=table.power(seat),
                other=table.power(table.defender()),
                origin=order.origin,
                target=order.target,
                attackers=int(table.attackers),
                defenders=int(table.figures[table.target]),
            )
        )
    go_on(state, chance)


def go_on(state: State, chance: Chance) -> None:
    """Step after step until somebody must be asked or the attack is over; the attacker lays before the defender."""
    table = state.table
    steps = STEPS_WITH_LATE_KING if state.settings.king_comes_late else STEPS
    while True:
        step = steps[table.stage]
        if step == KING_WINDOW:
            if asks_after(state, table.on_turn):
                return
        elif step == ATTACKER_LAYS:
            if not lays_by_itself(state, table.on_turn, ATTACKER_CARDS, chance):
                return
        elif step == DEFENDER_LAYS:
            if not lays_by_itself(state, table.defender(), DEFENDER_CARDS, chance):
                return
        else:
            judge_battle(state)
            return
        table.stage += 1


def go_on_after_answer(state: State, chance: Chance) -> None:
    """The step that waited for an answer is done."""
    state.table.stage += 1
    go_on(state, chance)


def pass_by(state: State, seat: i64, chance: Chance) -> None:
    """One player lets the attack happen; the next one is asked."""
    if state.events is not None:
        state.tell(public("passed", power=state.table.power(seat)))
    if not asks_after(state, seat):
        go_on_after_answer(state, chance)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-ATT-1": (check_attack, attack_targets),
    "EV-ATT-2": (check_attack, most_attackers),
    "EV-ATT-3": (check_attack,),
    "EV-ATT-4": (attack,),
    "EV-TRN-4": (check_attack, most_abroad),
    "EV-BAT-2": (go_on,),
    "EV-KNG-3": (go_on,),
    "EV-KNG-6": (pass_by,),
    "EV-PYR-5": (attack,),
}
