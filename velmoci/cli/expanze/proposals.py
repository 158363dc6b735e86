"""Sensible orders for menus: attacks by their odds, soldiers where enemies stand, sets worth handing in."""

from __future__ import annotations

from dataclasses import dataclass

from velmoci.expanze.arming import NO_SET, can_arm
from velmoci.expanze.first_armament import can_place
from velmoci.expanze.options import SETS
from velmoci.expanze.orders import Arm, PlaceFirst, Placements
from velmoci.expanze.sets import by_letter
from velmoci.expanze.view import View
from velmoci.odds.expanze.battles import win_chance


@dataclass(frozen=True)
class Strike:
    """An attack that could be made with everyone who may go."""

    origin: str
    target: str
    count: int
    defenders: int
    defender: str
    win: float
    wanted: bool
    """Whether one's own mission needs the target."""


def own_states(view: View) -> list[str]:
    """The states of the view's own seat."""
    sight = view.sight
    return [
        state for number, state in enumerate(sight.board.states) if sight.table.owner[number] == view.seat
    ]


def hand(view: View) -> list[str]:
    """One's own letter cards, called by their states."""
    return [view.sight.board.states[card] for card in view.sight.own.hand]


def soldiers_at(view: View, state: str) -> int:
    """How many soldiers stand in a state."""
    return int(view.sight.table.soldiers[view.sight.board.index[state]])


def owner_of(view: View, state: str) -> int:
    """The seat that holds a state."""
    return int(view.sight.table.owner[view.sight.board.index[state]])


def attack_targets(view: View, origin: str) -> list[str]:
    """Where an attack from that state may go now."""
    board, table = view.sight.board, view.sight.table
    number = board.index[origin]
    if table.owner[number] != view.seat or table.soldiers[number] < 2:
        return []
    return [
        state
        for state in board.neighbours(origin)
        if table.owner[board.index[state]] != view.seat
        and not table.used[number] & board.bit[board.index[state]]
    ]


def strikes(view: View) -> list[Strike]:
    """Every attack with full strength, the surest first; at equal odds what the mission needs."""
    progress = view.own_progress()
    wanted = set(progress.missing) if progress is not None else set()
    found = []
    for origin in own_states(view):
        for target in attack_targets(view, origin):
            count, defenders = soldiers_at(view, origin) - 1, soldiers_at(view, target)
            power = view.sight.table.power(owner_of(view, target))
            found.append(
                Strike(
                    origin, target, count, defenders, power, win_chance(count, defenders), target in wanted
                )
            )
    return sorted(found, key=lambda strike: (-round(strike.win, 2), not strike.wanted, strike.defenders))


def threat(view: View, state: str) -> int:
    """How many enemy soldiers stand next to a state, beyond the one each must leave."""
    board = view.sight.board
    return sum(
        soldiers_at(view, other) for other in board.neighbours(state) if owner_of(view, other) != view.seat
    )


def border_states(view: View) -> list[str]:
    """Own states next to others', the most threatened first."""
    borders = [state for state in own_states(view) if threat(view, state)]
    return sorted(borders, key=lambda state: soldiers_at(view, state) - threat(view, state))


def springboards(view: View) -> list[str]:
    """Own states from which what the mission needs can be attacked, the strongest first."""
    progress = view.own_progress()
    wanted = set(progress.missing) if progress is not None else set()
    near = [
        state
        for state in own_states(view)
        if any(other in wanted for other in view.sight.board.neighbours(state))
    ]
    return sorted(near, key=lambda state: -soldiers_at(view, state))


def spread(view: View, soldiers: int, cap: int | None) -> Placements:
    """Soldiers one by one to the border that needs one most."""
    placed = dict.fromkeys(border_states(view) or own_states(view), 0)
    need = {state: threat(view, state) - soldiers_at(view, state) for state in placed}
    for _ in range(soldiers):
        open_states = [state for state in placed if cap is None or placed[state] < cap]
        if not open_states:
            break
        state = max(open_states, key=lambda state: need[state] - placed[state])
        placed[state] += 1
    return tuple((state, count) for state, count in placed.items() if count)


def pile_up(states: list[str], soldiers: int, cap: int | None) -> Placements:
    """Soldiers to the first states of a list, as many to each as may go."""
    placements: list[tuple[str, int]] = []
    for state in states:
        count = soldiers if cap is None else min(cap, soldiers)
        if count:
            placements.append((state, count))
        soldiers -= count
    return tuple(placements)


def sets_in_hand(view: View) -> list[int]:
    """The kinds of set that the hand holds, the most valuable first."""
    if view.sight.settings.max_sets == 0:
        return []
    piles = by_letter(view.sight)
    kinds = [kind for kind in range(3) if len(piles[kind]) >= 3]
    if all(piles):
        kinds.append(SETS.index("PKD"))
    return sorted(kinds, key=lambda kind: -view.sight.settings.set_value[kind])


def cards_of_set(view: View, kind: int) -> tuple[str, ...]:
    """Three cards of the hand that make the set, the oldest ones."""
    if kind == NO_SET:
        return ()
    piles = by_letter(view.sight)
    chosen = [pile[0] for pile in piles] if SETS[kind] == "PKD" else piles[kind][:3]
    return tuple(view.sight.board.states[card] for card in chosen)


def first_placements(view: View) -> list[PlaceFirst]:
    """Ways to place the first armament: along the borders, or where the mission begins."""
    soldiers, cap = int(can_place(view.sight)), int(view.sight.settings.first_arm_cap)
    borders = border_states(view)
    ways = [
        spread(view, soldiers, cap),
        pile_up(list(dict.fromkeys([*springboards(view), *borders, *own_states(view)])), soldiers, cap),
        pile_up(sorted(borders, key=lambda state: threat(view, state)), soldiers, cap),
    ]
    return [PlaceFirst(way) for way in dict.fromkeys(ways) if way]


def armings(view: View) -> list[Arm]:
    """Ways to arm: with the best set if there is one, spread along the borders or all in one place."""
    kind = (sets_in_hand(view) or [int(NO_SET)])[0]
    cards, soldiers = cards_of_set(view, kind), int(can_arm(view.sight, kind))
    places = dict.fromkeys([*springboards(view)[:3], *border_states(view)[:6]])
    ways: list[Placements] = [spread(view, soldiers, None)] + [((state, soldiers),) for state in places]
    orders = [Arm(way, cards) for way in dict.fromkeys(ways) if soldiers]
    if cards:
        plain = int(can_arm(view.sight, NO_SET))
        orders.append(Arm(spread(view, plain, None)))
    return orders
