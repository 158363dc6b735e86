"""What the first armament and every arming share: soldiers put on states of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.orders import Placements
from velmoci.expanze.state import Sight, State
from velmoci.kernel.errors import Refusal


def total(placements: Placements) -> int:
    """How many soldiers are placed."""
    return sum([count for _, count in placements])


def check_own_states(sight: Sight, placements: Placements, clause: str) -> None:
    """Soldiers go only to states of one's own."""
    for state, _ in placements:
        if sight.table.owner[sight.board.index[state]] != sight.seat:
            raise Refusal("not_own_state", clause, state=state)


def check_named_once(placements: Placements, clause: str) -> None:
    """Every state once, so that limits for one state cannot be passed in parts."""
    named: set[str] = set()
    for state, _ in placements:
        if state in named:
            raise Refusal("state_twice", clause, state=state)
        named.add(state)


def check_counts(placements: Placements) -> None:
    """At least one soldier for each state that is named."""
    for _, count in placements:
        if count < 1:
            raise Refusal("negative_count", "EX-ARM-2", value=str(count))


def check_supply(sight: Sight, placements: Placements) -> None:
    """Without a limit the supply never ends; with one, a placement that would exceed it is refused whole."""
    left = int(supply_left(sight))
    if total(placements) > left:
        raise Refusal("supply_empty", "EX-SOL-1", limit=int(sight.settings.soldier_limit), left=left)


def supply_left(sight: Sight) -> i64:
    """How many soldiers the box still holds: what is lost in battle has gone back to it."""
    if sight.settings.soldier_limit == 0:
        return 1_000_000_000
    return max(0, sight.settings.soldier_limit - sight.table.soldiers_of[sight.seat])


def place(state: State, seat: i64, placements: Placements) -> None:
    """Puts the soldiers on the board; after the first armament a state holds any number."""
    table = state.table
    index = state.board.index
    for name, count in placements:
        table.soldiers[index[name]] += i64(count)
        table.soldiers_of[seat] += i64(count)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-SOL-1": (check_supply,),
    "EX-SOL-2": (supply_left,),
    "EX-SOL-4": (place,),
    "EX-FAR-3": (check_named_once,),
    "EX-FAR-4": (check_own_states,),
    "EX-ARM-2": (check_own_states, check_named_once, check_counts),
}
