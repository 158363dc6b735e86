"""How a battle ends (SA-minimal-57 to 65, 69): tests, conquest, repair."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.elimination import test_elimination
from velmoci.salva.base.fire import is_raided, minders, rate
from velmoci.salva.base.retreat import ANNOUNCED, DUE
from velmoci.salva.battle import ATTACKER, DEFENDER, DESTROYED, STANDING, Battle
from velmoci.salva.battle_seams import ATTACKER_GONE, CONQUEST, FORCED_RETREAT, GOES_ON, Ending
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import END, FIGHT, Step
from velmoci.salva.state import State, Table


class SideGone(Ending):
    """One side has no unit left, or there never was one on the field."""

    name = "side_gone"
    clause = "SA-minimal-57"

    def verdict(self, state: State, battle: Battle) -> i64:
        if not battle.has(ATTACKER):
            return ATTACKER_GONE
        if battle.has(DEFENDER):
            return GOES_ON
        if somebody_can_take(self.rules, battle):
            return CONQUEST
        return GOES_ON if is_raided(self.rules, state.table, battle) else FORCED_RETREAT


class HelplessDefender(Ending):
    """Nothing is left to the defender except units that cannot shoot at any attacker: the field falls at once."""

    name = "helpless_defender"
    clause = "SA-minimal-59"

    def verdict(self, state: State, battle: Battle) -> i64:
        side, fate = battle.side, battle.fate
        first, last = battle.ranks(DEFENDER)
        for fighter in range(first, last):
            if side[fighter] != DEFENDER or fate[fighter] != STANDING:
                continue
            if not is_helpless(self.rules, battle, fighter):
                return GOES_ON
        return CONQUEST if somebody_can_take(self.rules, battle) else GOES_ON


class Deadlock(Ending):
    """Nobody who is left has strength against anybody on the other side: the attacker must go."""

    name = "deadlock"
    clause = "SA-minimal-58"

    def verdict(self, state: State, battle: Battle) -> i64:
        fate = battle.fate
        for shooter in range(battle.count()):
            if fate[shooter] == STANDING and can_harm_somebody(battle, shooter):
                return GOES_ON
        return GOES_ON if is_raided(self.rules, state.table, battle) else FORCED_RETREAT


def can_harm_somebody(battle: Battle, shooter: i64) -> bool:
    """Whether a fighter has strength against anybody who is left on the other side."""
    fate, rows, rates = battle.fate, battle.row, battle.rates
    if battle.armed[rows[shooter]] == 0:
        return False
    first, last = battle.enemies(shooter)
    line: i64 = rows[shooter] * len(battle.rows)
    for target in range(first, last):
        if fate[target] == STANDING and rates[line + rows[target]] > 0:
            return True
    return False


class Stalemate(Ending):
    """Too many salvos in a row have harmed nobody: the attacker must go."""

    name = "stalemate"
    clause = "SA-minimal-69"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.most: i64 = rules.number("stalemate_salvos")

    def verdict(self, state: State, battle: Battle) -> i64:
        return FORCED_RETREAT if battle.quiet >= self.most else GOES_ON


def can_take(rules: Rules, battle: Battle, fighter: i64) -> bool:
    """Whether an attacker could conquer the field once nobody resists."""
    if not rules.domain(battle.field).can_take(battle.row_of(fighter).kind):
        return False
    for muster in rules.muster_takers:
        if not muster.may_take(battle, fighter):
            return False
    return True


def somebody_can_take(rules: Rules, battle: Battle) -> bool:
    """Whether a surviving attacker could conquer the field."""
    for fighter in range(battle.count()):
        if battle.side[fighter] == ATTACKER and battle.stands(fighter) and can_take(rules, battle, fighter):
            return True
    return False


def is_helpless(rules: Rules, battle: Battle, fighter: i64) -> bool:
    """Whether a defender is under construction or not on its own ground, and can shoot at no attacker."""
    kind = battle.row_of(fighter).kind
    # What chapters bring to a field is often at home on another ground, or on none.
    is_at_home = kind.ground == rules.board.ground[battle.field]
    return (kind is rules.unfinished or not is_at_home) and not can_harm_somebody(battle, fighter)


class CheckStep(Step):
    """Tests the ends of the battle in their order."""

    track = FIGHT

    def leave(self, state: State, chance: Chance) -> str:
        battle = battle_of(state.table)
        rate(self.rules, state.table, battle)
        for ending in minders(self.rules, battle).endings:
            verdict = ending.verdict(state, battle)
            if verdict != GOES_ON:
                if state.events is not None:
                    state.tell(public("battle-decided", verdict=VERDICTS[verdict], clause=ending.clause))
                return self.settle(battle, verdict)
        return self.otherwise(battle)

    def settle(self, battle: Battle, verdict: i64) -> str:
        """Follows a verdict."""
        if verdict == FORCED_RETREAT:
            for fighter in battle.standing(ATTACKER):
                battle.leaving[fighter] = 2
            return "retreat_to"
        battle.is_conquest = verdict == CONQUEST
        battle.is_over = True
        return "aftermath"

    def otherwise(self, battle: Battle) -> str:
        """Where the battle goes on."""
        return ""


VERDICTS: Final = ("goes_on", "conquest", "attacker_gone", "forced_retreat", "battle_over")


class OpeningCheck(CheckStep):
    """Before the first salvo; what nobody defends falls without one."""

    name = "opening_check"


class CheckAfterDefender(CheckStep):
    """After each salvo of the defender; an announced retreat takes effect now."""

    name = "check_after_defender"

    def otherwise(self, battle: Battle) -> str:
        if battle.retreat == DUE:
            battle.retreat = 0
            for fighter in battle.standing(ATTACKER):
                battle.leaving[fighter] = 1
            return "retreat_to"
        return ""


class CheckAfterAttacker(CheckStep):
    """After each salvo of the attacker; then the defender fires again."""

    name = "check_after_attacker"

    def otherwise(self, battle: Battle) -> str:
        if battle.retreat == ANNOUNCED:
            battle.retreat = DUE
        return "defender_salvo"


class Aftermath(Step):
    """The field changes hands or keeps its owner; chapters may ask something before the battle is put away."""

    name = "aftermath"
    track = FIGHT

    def enter(self, state: State, chance: Chance) -> None:
        settle_battle(state, battle_of(state.table))


class BattleEnd(Step):
    """Survivors are repaired; whoever has nothing left is out."""

    name = "battle_end"
    track = FIGHT

    def leave(self, state: State, chance: Chance) -> str:
        repair(state)
        finish_battle(state, battle_of(state.table))
        return END


def settle_battle(state: State, battle: Battle) -> None:
    """Who owns the field now, and what of the loser's goes down with it."""
    if battle.is_conquest:
        conquer(state, battle)
    elif state.events is not None:
        state.tell(public("field-held", field=field_name(state.rules, battle.field)))
    for reaction in state.rules.at_battle_end:
        reaction.battle_ends(state, battle)


def repair(state: State) -> None:
    """After a battle damaged units are sound again, unless a chapter keeps them damaged; what they had is told."""
    damage = state.table.damage
    told: list[str] = []
    for unit in state.table.damaged_units():
        if is_repaired(state, unit):
            left = damage_left(state.rules, state.table, unit)
            if left < damage[unit] and state.events is not None:
                told.append(f"{unit_name(state.rules, state.table, unit)}: {ratio_text(damage[unit], 6)}")
            damage[unit] = left
    if told:
        state.tell(public("repaired", units=told))


def is_repaired(state: State, unit: i64) -> bool:
    """Whether a unit loses its damage after the battle."""
    for reaction in state.rules.keepers:
        if reaction.stays_damaged(state, unit):
            return False
    return True


def damage_left(rules: Rules, table: Table, unit: i64) -> i64:
    """The sixths of damage with which a repaired unit goes on: none, unless a chapter says so."""
    left: i64 = 0
    for reaction in rules.menders:
        left = max(left, reaction.damage_left(table, unit))
    return left


def conquer(state: State, battle: Battle) -> None:
    """The field is the attacker's; what is left of the defender there is destroyed."""
    table, rules = state.table, state.rules
    seat, field = battle.leader(ATTACKER), battle.field
    for fighter in battle.standing(DEFENDER):
        unit = battle.unit[fighter]
        if not outlives(rules, table, battle, fighter):
            battle.fate[fighter] = DESTROYED
            if state.events is not None:
                state.tell(public("destroyed", unit=unit_name(rules, table, unit)))
            state.remove_unit(unit)
    rules.domain(field).conquered(state, field, seat)
    if state.events is not None:
        state.tell(public("conquered", power=seat_name(seat), field=field_name(rules, field)))


def outlives(rules: Rules, table: Table, battle: Battle, fighter: i64) -> bool:
    """Whether a chapter lets a defender survive the fall of the field."""
    for muster in rules.musters:
        if muster.outlives(table, battle, fighter):
            return True
    return False


def hand_over(state: State, field: i64, seat: i64) -> None:
    """A land field gets another owner, or none."""
    table = state.table
    old = table.owner[field]
    for reaction in state.rules.reactions:
        reaction.field_changes(state, field, old, seat)
    table.owner[field] = seat


def finish_battle(state: State, battle: Battle) -> None:
    """The battle is put away; eliminations and the goal are tested."""
    state.table.close_matter(battle)
    test_elimination(state)
    if not state.table.is_over:
        state.rules.goal.battle_ends(state)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-5": (hand_over,),
    "SA-minimal-7": (SideGone,),
    "SA-minimal-9": (conquer, hand_over),
    "SA-minimal-55": (repair, is_repaired),
    "SA-minimal-57": (SideGone,),
    "SA-minimal-58": (Deadlock,),
    "SA-minimal-59": (HelplessDefender, conquer),
    "SA-minimal-61": (CheckStep.leave,),
    "SA-minimal-62": (conquer,),
    "SA-minimal-63": (settle_battle,),
    "SA-minimal-64": (SideGone, can_take),
    "SA-minimal-65": (SideGone, OpeningCheck),
    "SA-minimal-66": (CheckAfterDefender,),
    "SA-minimal-69": (Stalemate,),
}
