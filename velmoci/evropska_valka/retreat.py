"""RET: the beaten defender leaves, or loses half; then the attackers move in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.board import nth_bit
from velmoci.evropska_valka.deck import count_cards
from velmoci.evropska_valka.fields import enter, leave
from velmoci.evropska_valka.losses import halve
from velmoci.evropska_valka.orders import Retreat
from velmoci.evropska_valka.state import NOBODY, RETREAT, Sight, State
from velmoci.evropska_valka.turns import end_action
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public


def empty_neighbours(sight: Sight) -> i64:
    """Where beaten figures could go; the field the attack came from still holds the attackers."""
    board, target = sight.board, sight.table.target
    around = board.near[target] if sight.settings.sea_retreat else board.land[target]
    return around & ~sight.table.occupied()


def retreat_fields(sight: Sight) -> i64:
    """Where the defender may go: the last figures at home stay at home while they can, unless the choice is free."""
    fields = empty_neighbours(sight)
    if not sight.settings.home_retreat:
        return fields
    home = sight.home()
    if sight.table.mask[sight.seat] & home == sight.board.bit[sight.table.target] and fields & home != 0:
        return fields & home
    return fields


def check_retreat(sight: Sight, order: Retreat) -> None:
    """All figures go to one empty neighbour; nobody may stay, or leave home while there is room."""
    table, board = sight.table, sight.board
    field = board.index[order.field]
    if retreat_fields(sight) & board.bit[field] != 0:
        return
    if field == table.target:
        raise Refusal("bad_retreat", "EV-RET-6", field=order.field)
    if field == table.origin:
        raise Refusal("bad_retreat", "EV-RET-2", field=order.field)
    clause = "EV-RET-7" if empty_neighbours(sight) & board.bit[field] != 0 else "EV-RET-1"
    raise Refusal("bad_retreat", clause, field=order.field)


def beaten(state: State) -> None:
    """The defender chooses where to go, if there is a choice; without an empty neighbour half of the figures die."""
    table = state.table
    defender = table.defender()
    fields = retreat_fields(state.sight(defender))
    if fields == 0 or is_lost_at_once(state):
        lose_half(state, defender)
    elif count_cards(fields) == 1:
        fall_back(state, defender, nth_bit(fields, 0))
    else:
        table.phase = RETREAT
        table.decides = defender


def is_lost_at_once(state: State) -> bool:
    """By the option a single figure, or a small pyramid, does not get away from a lost battle."""
    return state.settings.single_is_lost and state.table.figures[state.table.target] == 1


def retreat(state: State, seat: i64, order: Retreat) -> None:
    """The field that the defender chose."""
    fall_back(state, seat, state.board.index[order.field])


def fall_back(state: State, seat: i64, field: i64) -> None:
    """All figures leave together; the attackers follow into the empty field."""
    table = state.table
    target = table.target
    figures = table.figures[target]
    leave(state, target, figures)
    enter(state, seat, field, figures)
    if state.events is not None:
        names = state.board.fields
        state.tell(public("retreated", power=table.power(seat), origin=names[target], target=names[field]))
    advance(state)
    close_attack(state)


def lose_half(state: State, seat: i64) -> None:
    """The figures stay and are halved; where none is left the attackers move in."""
    table = state.table
    target = table.target
    before = table.figures[target]
    left = halve(state, target)
    if state.events is not None:
        power, name = table.power(seat), state.board.fields[target]
        if left > 0:
            state.tell(public("halved", power=power, field=name, before=int(before), left=int(left)))
        else:
            state.tell(public("destroyed", power=power, field=name))
    if left == 0:
        advance(state)
    close_attack(state)


def advance(state: State) -> None:
    """All attacking figures, and only those, move in."""
    table = state.table
    leave(state, table.origin, table.attackers)
    enter(state, table.on_turn, table.target, table.attackers)
    if state.events is not None:
        names = state.board.fields
        state.tell(
            public(
                "advanced",
                power=table.power(table.on_turn),
                origin=names[table.origin],
                target=names[table.target],
                figures=int(table.attackers),
            )
        )


def close_attack(state: State) -> None:
    """The laid cards are discarded, and the action is over."""
    clear_attack(state)
    end_action(state)


def clear_attack(state: State) -> None:
    """No attack is open any more; whatever lies on the table goes to the discard pile."""
    table = state.table
    table.discard |= table.attacker_laid | table.defender_laid
    table.attacker_laid = 0
    table.defender_laid = 0
    table.origin = NOBODY
    table.target = NOBODY
    table.attackers = 0
    table.stage = 0


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-RET-1": (check_retreat, fall_back),
    "EV-RET-2": (empty_neighbours,),
    "EV-RET-3": (advance,),
    "EV-RET-4": (lose_half,),
    "EV-RET-5": (lose_half, is_lost_at_once),
    "EV-RET-6": (beaten, check_retreat),
    "EV-RET-7": (retreat_fields,),
    "EV-BAT-9": (clear_attack,),
    "EV-END-5": (close_attack,),
}
