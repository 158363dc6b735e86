"""What can be done in a salvo, written out for those who choose by pointing: shots, what stops others, plans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from velmoci.salva.base.fire import (
    PLAIN,
    POINTS,
    explain_fire,
    has_fire_left,
    kill_share,
    power,
    round_down,
)  # fmt: skip
from velmoci.salva.base.parties import speaks_for
from velmoci.salva.base.plans import PLANS, fire_by_plan
from velmoci.salva.battle import FIRST_LINE, SIDES, STANDING, Battle, Row
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import Chain, ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.state import Hidden, Sight, State, Table


def salvo_chain(rules: Rules, table: Table, battle: Battle, explains: bool = False) -> Chain:
    """The factors of the whole salvo apart from its roll."""
    chain = Chain(explains)
    for factor in rules.salvo:
        factor.apply(table, battle, chain)
    return chain


def shot_choices(sight: Sight, battle: Battle) -> list[dict[str, object]]:
    """The seat's units that can still fire, those that fire alike together, with all that they may and may not hit."""
    groups: list[dict[str, object]] = []
    seen: dict[tuple[int, bool], list[str]] = {}
    marks = targets_of(sight, battle)
    for fighter in battle.standing(battle.firing):
        if battle.line[fighter] != FIRST_LINE:
            continue
        if not speaks_for(sight.rules, sight.table, battle, sight.seat, fighter):
            continue
        if not has_fire_left(battle, fighter):
            continue
        key = int(battle.row[fighter]), bool(battle.shooter == fighter)
        name = unit_name(sight.rules, sight.table, battle.unit[fighter])
        if key in seen:
            seen[key].append(name)
            continue
        seen[key] = [name]
        left = ratio_text(battle.left_num, battle.left_den) if key[1] else "1"
        for number in range(int(battle.modes)):
            targets, blocked = aims_of(sight, battle, fighter, number, marks)
            if targets or number == 0:
                mode = sight.rules.modes[number].name if number else ""
                groups.append({"units": seen[key], "left": left, "mode": mode, "targets": targets, "blocked": blocked})
    return groups


Mark = tuple[int, int, int, int]
"""All by which targets differ for a shooter: the row, the damage, what covers them, and one of them."""


def targets_of(sight: Sight, battle: Battle) -> dict[str, Mark]:
    """The units on the other side, by their names; of those that lie open and are alike the first stands for all."""
    rows, cover, harm = battle.row, battle.cover, battle.harm
    found: dict[str, Mark] = {}
    alike: dict[tuple[int, int], Mark] = {}
    for target in battle.standing(1 - battle.firing):
        mark: Mark = int(rows[target]), harm[target], int(cover[target]), target
        if mark[2] == 0:
            mark = alike.setdefault(mark[:2], mark)
        found[unit_name(sight.rules, sight.table, battle.unit[target])] = mark
    return found


def aims_of(
    sight: Sight, battle: Battle, fighter: i64, mode: i64, marks: dict[str, Mark]
) -> tuple[dict[str, object], dict[str, object]]:
    """Whom a fighter may hit in one way and what that would do; whom it may not shoot at plainly, and by which clause.

    Targets of one row with the same damage are hit alike.
    """
    rules, shooter, size = sight.rules, int(battle.row[fighter]), len(battle.rows)
    line, passed = (int(mode) * size + shooter) * size, ~int(battle.reach[shooter])
    aims: dict[Mark, dict[str, object]] = {}
    bars: dict[Mark, dict[str, object]] = {}
    for mark in dict.fromkeys(marks.values()):
        row, _, cover, target = mark
        if battle.rates[line + row] <= 0:
            bars[mark] = {"code": "no_strength", "clause": "SA-minimal-52"}
        elif cover & passed == 0:
            aims[mark] = aim_at(battle, fighter, target, mode)
        else:
            part = next(part for part in rules.covers if cover & passed & part.bit != 0)
            bars[mark] = {"code": part.code, "clause": part.cited(battle, target)}
    targets: dict[str, object] = {name: aims[mark] for name, mark in marks.items() if mark in aims}
    if mode != PLAIN:
        return targets, {}
    return targets, {name: bars[mark] for name, mark in marks.items() if mark in bars}


def aim_at(battle: Battle, fighter: i64, target: i64, mode: i64) -> dict[str, object]:
    """The points of a shot, the damage that they make, and what is left of the fire after a kill."""
    num, den = (battle.left_num, battle.left_den) if battle.shooter == fighter else (1, 1)
    whole, full = power(battle, fighter, target, mode) * num, POINTS * battle.harm_den * den
    after = whole + battle.harm[target] * den
    kill_num, kill_den = kill_share(battle, fighter, target, mode)
    spare = num * kill_den - kill_num * den
    return {
        "points": ratio_text(whole, battle.harm_den * den),
        "after": ratio_text(min(after, full), battle.harm_den * den),
        "kills": after >= full,
        "spare": ratio_text(spare, den * kill_den) if spare > 0 else None,
    }


def plan_choices(sight: Sight) -> dict[str, object]:
    """For each plan the shots that it would fire now and what they would do; the roll is known, so that is certain."""
    return {plan: foreseen(sight, number) for number, plan in enumerate(PLANS)}


def foreseen(sight: Sight, plan: int) -> dict[str, object]:
    """What a plan would do with the rest of this salvo; nothing changes."""
    twin = State(sight.rules, sight.table.copy(), [], Hidden([]))
    twin.events = []
    battle = twin.table.battle
    assert battle is not None
    names = [unit_name(sight.rules, twin.table, unit) for unit in battle.unit]
    before = [int(sixths) for sixths in battle.sixths]
    stood = battle.standing(1 - battle.firing)
    fired = fire_by_plan(twin, battle, plan, sight.seat)
    round_down(twin, battle)
    told: list[Mapping[str, Any]] = [
        event.seen_by_all().values for event in twin.events if event.seen_by_all().sentence == "shot"
    ]
    shots = [[unit, target, share, told[place]["points"]] for place, (unit, target, share, _) in enumerate(fired)]
    hit = [i for i in stood if battle.fate[i] == STANDING and battle.sixths[i] > before[i]]
    return {
        "shots": shots,
        "after": {names[i]: ratio_text(int(battle.sixths[i]), 6) for i in hit},
        "destroyed": [names[i] for i in stood if battle.fate[i] != STANDING],
    }


def strength_table(rules: Rules, table: Table, battle: Battle) -> list[dict[str, object]]:
    """What the whole fire of each row does to each row on the other side, with the chain of its factors."""
    found: list[dict[str, object]] = []
    for mode in range(int(battle.modes)):
        for shooter in battle.rows:
            for target in battle.rows:
                if shooter.side != target.side and rate_of(battle, shooter, target, mode) > 0:
                    chain = explain_fire(rules, table, battle, shooter, target, mode)
                    entry: dict[str, object] = {"shooter": int(shooter.index), "target": int(target.index)}
                    entry["mode"] = rules.modes[mode].name if mode else ""
                    entry.update(chain.to_json())
                    found.append(entry)
    return found


def rate_of(battle: Battle, shooter: Row, target: Row, mode: int) -> int:
    """What one row does to another, over `base`."""
    size = len(battle.rows)
    return battle.rates[(mode * size + int(shooter.index)) * size + int(target.index)]


def row_table(rules: Rules, table: Table, battle: Battle) -> list[dict[str, object]]:
    """The rows of a battle with the units in them that still stand."""
    return [
        {
            "kind": row.kind.id,
            "side": SIDES[row.side],
            "units": [
                unit_name(rules, table, battle.unit[i]) for i in battle.standing(row.side) if battle.row[i] == row.index
            ],
        }
        for row in battle.rows
    ]
