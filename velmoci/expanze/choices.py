"""What can be chosen, written out for those who choose by pointing: targets and numbers, states and sets of cards."""

from __future__ import annotations

from mypy_extensions import i64

from velmoci.expanze.arming import NO_SET, can_arm, explain_pool, pool
from velmoci.expanze.first_armament import allowance, can_place
from velmoci.expanze.options import SETS
from velmoci.expanze.placing import supply_left
from velmoci.expanze.sets import count_sets, find_set, usable_cards
from velmoci.expanze.state import Sight


def own_states(sight: Sight) -> list[str]:
    """The states of the seat, in the order of the board."""
    owner, states = sight.table.owner, sight.board.states
    return [states[number] for number in range(sight.board.size) if owner[number] == sight.seat]


def attack_choices(sight: Sight) -> dict[str, object]:
    """For every state that can attack the states it can attack, and the most soldiers that it can send."""
    board, table, seat = sight.board, sight.table, sight.seat
    found: dict[str, object] = {}
    for origin in range(board.size):
        if table.owner[origin] != seat or table.soldiers[origin] < 2:
            continue
        targets = board.members(board.adjacent[origin] & ~(table.mask[seat] | table.used[origin]))
        if targets:
            found[board.states[origin]] = {"most": int(table.soldiers[origin] - 1), "targets": targets}
    return found


def first_choices(sight: Sight) -> dict[str, object]:
    """The states of the first armament, how many soldiers in all and in each, and what keeps them from being more."""
    most = can_place(sight)
    bound = "EX-SOL-1" if supply_left(sight) == most else "EX-FAR-3"
    return {
        "states": own_states(sight),
        "most": int(most),
        "each": int(sight.settings.first_arm_cap),
        "bound": bound if most < allowance(sight) else None,
    }


def arm_choices(sight: Sight) -> dict[str, object]:
    """The states that can be armed, with how many soldiers, and the sets that can be handed in for more."""
    return {"states": own_states(sight), **armament(sight, NO_SET), "sets": set_choices(sight)}


def set_choices(sight: Sight) -> list[dict[str, object]]:
    """One set of each kind that the hand holds, the most valuable first."""
    piles = usable_cards(sight)
    kinds = [(-sight.settings.set_value[kind], kind) for kind in range(len(SETS)) if count_sets(piles, kind) > 0]
    return [
        {"cards": list(find_set(sight, kind, 0)), **armament(sight, kind), **explain_pool(sight, kind)[-1].to_json()}
        for _, kind in sorted(kinds)
    ]


def armament(sight: Sight, kind: i64) -> dict[str, object]:
    """How many soldiers can be added with that kind of set, and the clause that keeps it from being the whole pool."""
    most = can_arm(sight, kind)
    return {"most": int(most), "bound": "EX-SOL-1" if most < pool(sight, kind) else None}
