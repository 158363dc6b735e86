"""Fire plans: a few words instead of an order for every shot, carried out by rules that anybody can follow.

All plans go through the firing side's units in the order in which they joined the battle. Each unit picks one of the
targets it may shoot at, uses only the share that destroys it, and goes on with the rest of its fire.

    focus     the target that the unit brings nearest to destruction
    protect   the target whose fire could hurt one's own side most
    spread    the target with the least damage so far
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.salva.base.fire import (
    PLAIN,
    POINTS,
    has_fire_left,
    hit,
    may_raid,
    minders,
    power,
    share_to_kill,
    take_up_fire,
)
from velmoci.salva.base.parties import is_joint, speaks_for
from velmoci.salva.battle import ATTACKER, DEFENDER, FIRST_LINE, STANDING, Battle
from velmoci.salva.codecs import ShotText
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.state import NOBODY, State

PLANS: Final = ("focus", "protect", "spread")
FOCUS: Final[i64] = 0
PROTECT: Final[i64] = 1
SPREAD: Final[i64] = 2
UNSEEN: Final[i64] = -2
"""A target that has to be chosen yet; -1 is none."""


def fire_by_plan(state: State, battle: Battle, plan: i64, seat: i64 = NOBODY) -> list[ShotText]:
    """Fires the rest of the salvo by a plan and returns the shots, for whoever wants to see them; where several seats
    speak for the side, only what the one speaks for who gives the order."""
    rules, table = state.rules, state.table
    fired: list[ShotText] = []
    is_whole = seat == NOBODY or not is_joint(battle, battle.firing)
    danger = dangers(battle) if plan == PROTECT else []
    begun = battle.shooter
    raids = battle.firing == ATTACKER and bool(minders(rules, battle).raiders)
    if begun >= 0 and battle.left_num > 0 and (is_whole or speaks_for(rules, table, battle, seat, begun)):
        fire_all(state, battle, battle.shooter, plan, danger, UNSEEN, fired)
        raid(state, battle, begun)
    row: i64 = -1
    target = UNSEEN
    fate, rows, armed = battle.fate, battle.row, battle.armed
    first, last = battle.ranks(battle.firing)
    for fighter in range(first, last):
        if (
            fate[fighter] == STANDING
            and (armed[rows[fighter]] != 0 or raids)
            and battle.side[fighter] == battle.firing
            and battle.line[fighter] == FIRST_LINE
            and battle.is_done[fighter] == 0
            and (is_whole or speaks_for(rules, table, battle, seat, fighter))
        ):
            if rows[fighter] != row:
                row, target = rows[fighter], UNSEEN
            target = fire_all(state, battle, fighter, plan, danger, target, fired)
            if raids:
                raid(state, battle, fighter)
    return fired


def raid(state: State, battle: Battle, fighter: i64) -> None:
    """A unit that has fire left and nobody to shoot at fires at what is no unit, where it can."""
    rules = state.rules
    while has_fire_left(battle, fighter) and may_raid(rules, state.table, battle, fighter):
        for muster in rules.muster_raids:
            victim, unit = battle.leader(DEFENDER), battle.unit[fighter]
            if has_fire_left(battle, fighter) and muster.can_raid(state.table, unit, victim, battle.field):
                muster.raid(state, battle, fighter)


def fire_all(
    state: State, battle: Battle, fighter: i64, plan: i64, danger: list[int], target: i64, fired: list[ShotText]
) -> i64:
    """Fires everything that one unit has left, target after target, and returns what the next unit of the same row
    picks, as far as that is known: nobody, or who came nearer to destruction and still stands."""
    watched = state.events is not None
    while battle.shooter != fighter or battle.left_num > 0:
        if target == UNSEEN:
            target = choose(battle, fighter, plan, danger)
        if target < 0:
            return target
        take_up_fire(battle, fighter)
        whole = power(battle, fighter, target, PLAIN)
        num, den = share_to_kill(battle, fighter, target, whole)
        if watched:
            rules, table = state.rules, state.table
            who, whom = battle.unit[fighter], battle.unit[target]
            fired.append((unit_name(rules, table, who), unit_name(rules, table, whom), ratio_text(num, den), ""))
        hit(state, battle, fighter, target, num, den, whole)
        if plan != FOCUS or battle.fate[target] != STANDING:
            target = UNSEEN
    return target


def choose(battle: Battle, fighter: i64, plan: i64, danger: list[int]) -> i64:
    """The target that the plan names, or -1 where the unit may shoot at nobody.

    Targets of one row differ only by their harm: one that is no better by it than an earlier one need not be weighed.
    """
    best: i64 = -1
    best_over, best_under = 0, 1
    rates, harm, cover, rows = battle.rates, battle.harm, battle.cover, battle.row
    first, last = battle.enemies(fighter)
    blocked = ~battle.reach[rows[fighter]]
    line: i64 = rows[fighter] * len(battle.rows)
    full = POINTS * battle.harm_den
    fate = battle.fate
    row: i64 = -1
    rate, suffered = 0, -1
    for target in range(first, last):
        if fate[target] != STANDING or cover[target] & blocked != 0:
            continue
        if rows[target] != row:
            row = rows[target]
            rate, suffered = rates[line + row], -1
        if rate <= 0:
            continue
        here = harm[target]
        if suffered >= 0 and (here >= suffered if plan == SPREAD else here <= suffered):
            continue
        suffered = here
        if plan == FOCUS:
            over, under = rate, full - here
        elif plan == PROTECT:
            over, under = 1 + danger[row], full - here
        else:
            over, under = 1, 1 + here
        if best < 0 or over * best_under > best_over * under:
            best, best_over, best_under = target, over, under
    return best


def dangers(battle: Battle) -> list[int]:
    """For each row what its fire could do to all units of the firing side together."""
    size = len(battle.rows)
    found = [0] * size
    for row in range(size):
        for fighter in range(len(battle.unit)):
            if battle.side[fighter] == battle.firing and battle.fate[fighter] == STANDING:
                found[row] += battle.rates[row * size + int(battle.row[fighter])]
    return found


def preview(state: State, plan: str, seat: i64 = NOBODY) -> list[ShotText]:
    """The shots that a plan of a seat, or of a whole side, would fire now; nothing changes."""
    twin = State(state.rules, state.table.copy(), [own.copy() for own in state.owns], state.hidden.copy())
    twin.events = []
    battle = twin.table.battle
    assert battle is not None
    return fire_by_plan(twin, battle, PLANS.index(plan), seat)
