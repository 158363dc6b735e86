"""The sides of a battle as parties: who leads one, whose units fight in it, and who is asked for which of them.

The leader is the seat for which the side fights: attackers conquer for it, or it holds the field that is defended.
Each unit belongs to its owner, and its owner decides about its fire, its line and its way out, unless a chapter
lets somebody else speak for it (`Muster.speaker`). One owner a side, who is its leader, is the simple case.
"""

from __future__ import annotations

from mypy_extensions import i64

from velmoci.salva.battle import ATTACKER, DEFENDER, Battle
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Table


def is_joint(battle: Battle, side: i64) -> bool:
    """Whether units of somebody else than its leader fight on a side, or have fought there."""
    leader = battle.leader(side)
    for row in battle.rows:
        if row.side == side and row.owner != leader:
            return True
    return False


def is_unled(battle: Battle, side: i64) -> bool:
    """Whether nobody decides for a side: it has no leader, and nobody has units on it."""
    return battle.leader(side) == NOBODY and not is_joint(battle, side)


def has_nobodys(battle: Battle, side: i64) -> bool:
    """Whether units of nobody fight on a side, or have fought there."""
    return bool([row for row in battle.rows if row.side == side and row.owner == NOBODY])


def speaker(rules: Rules, table: Table, battle: Battle, fighter: i64) -> i64:
    """The seat that decides for a fighter."""
    seat = battle.row_of(fighter).owner
    for muster in rules.muster_speakers:
        seat = muster.speaker(table, battle, fighter, seat)
    return seat


def speaks_for(rules: Rules, table: Table, battle: Battle, seat: i64, fighter: i64) -> bool:
    """Whether a seat decides for a fighter."""
    return speaker(rules, table, battle, fighter) == seat


def speakers(rules: Rules, table: Table, battle: Battle, side: i64) -> list[int]:
    """The seats that decide for the fighters of a side who still stand."""
    if not is_joint(battle, side):
        return [int(battle.leader(side))]
    seats = [int(speaker(rules, table, battle, fighter)) for fighter in battle.standing(side)]
    return [seat for seat in dict.fromkeys(seats) if seat != NOBODY]


def unheard(rules: Rules, table: Table, battle: Battle, side: i64) -> list[int]:
    """Those of them who have not answered the step under way."""
    frame = table.frames[-1]
    return [seat for seat in speakers(rules, table, battle, side) if not frame.has_answered(seat)]


def owners(battle: Battle, side: i64) -> list[int]:
    """The leader of a side, if it has one, and all whose units were mustered on it."""
    found = [int(battle.leader(side)), *[int(row.owner) for row in battle.rows if row.side == side]]
    return [seat for seat in dict.fromkeys(found) if seat != NOBODY]


def side_of(battle: Battle, seat: i64) -> i64:
    """The side on which a seat fights."""
    return DEFENDER if int(seat) in owners(battle, DEFENDER) else ATTACKER


def why_absent(rules: Rules, table: Table, battle: Battle, unit: i64) -> str:
    """The clause under which a chapter keeps a unit out of the battle; '' where none does."""
    for muster in rules.musters:
        clause = muster.why_absent(table, battle, unit)
        if clause:
            return clause
    return ""
