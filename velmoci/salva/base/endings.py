"""How a battle ends (SA-minimal-57 to 69): tests, retreat, conquest, repair."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.elimination import test_elimination
from velmoci.salva.base.fire import rate, take_cover
from velmoci.salva.base.orders import FightOn, Retreat, RetreatTo
from velmoci.salva.base.parties import speaker, speaks_for
from velmoci.salva.base.rallying import go
from velmoci.salva.base.salvos import battle_of, find_fighter
from velmoci.salva.battle import ATTACKER, DEFENDER, DESTROYED, LEFT, NO_PLAN, STANDING, Battle
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import (
    ATTACKER_GONE,
    CONQUEST,
    END,
    FIGHT,
    FORCED_RETREAT,
    GOES_ON,
    NOBODY_ASKED,
    Ending,
    OrderRule,
    Step,
)  # fmt: skip
from velmoci.salva.state import GONE, NOBODY, Sight, State, Table

FIGHT_ON: Final = FightOn()
RETREAT: Final = Retreat()
ANNOUNCED: Final[i64] = 1
DUE: Final[i64] = 2


class SideGone(Ending):
    """One side has no unit left, or there never was one on the field."""

    name = "side_gone"
    clause = "SA-minimal-57"

    def verdict(self, state: State, battle: Battle) -> i64:
        if not battle.has(ATTACKER):
            return ATTACKER_GONE
        if battle.has(DEFENDER):
            return GOES_ON
        return CONQUEST if somebody_can_take(self.rules, battle) else FORCED_RETREAT


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
        return FORCED_RETREAT


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
    kind = battle.row_of(fighter).kind
    if rules.board.is_land(battle.field):
        return kind.can_take_land()
    if not kind.can_take_sea():
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
    """Whether a defender is under construction, docked or in the air, and can shoot at no attacker."""
    row = battle.row_of(fighter)
    if row.kind is not rules.stuff and row.kind.ground & rules.board.ground[battle.field] != 0 and row.kind.ground != 3:
        return False
    return not can_harm_somebody(battle, fighter)


class CheckStep(Step):
    """Tests the ends of the battle in their order."""

    track = FIGHT

    def leave(self, state: State, chance: Chance) -> str:
        battle = battle_of(state.table)
        rate(self.rules, state.table, battle)
        for ending in self.rules.endings:
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


class RetreatChoice(Step):
    """Before each of his salvos the attacker may announce that his whole force leaves."""

    name = "retreat_choice"
    track = FIGHT
    clause = "SA-minimal-66"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_on = rules.flag("simple_retreat")

    def deciders(self, table: Table) -> list[int]:
        battle = battle_of(table)
        if table.is_answered() or battle.plan[ATTACKER] != NO_PLAN:
            return NOBODY_ASKED
        return [int(battle.leader(ATTACKER))] if self.is_possible(table, battle) else NOBODY_ASKED

    def is_possible(self, table: Table, battle: Battle) -> bool:
        """Whether the rule is on and somebody could leave."""
        if not self.is_on:
            return False
        rules = self.rules
        for fighter in range(battle.count()):
            if battle.side[fighter] == ATTACKER and battle.stands(fighter) and refuges(rules, table, battle, fighter):
                return True
        return False

    def default(self, sight: Sight) -> Order | None:
        return FIGHT_ON

    def about(self, sight: Sight) -> dict[str, object]:
        battle = battle_of(sight.table)
        return {"refuges": refuges_told(sight, battle, battle.standing(ATTACKER))}


class FightOnRule(OrderRule):
    """No retreat now."""

    order: ClassVar[type[Order]] = FightOn
    steps: ClassVar[tuple[str, ...]] = ("retreat_choice",)
    clause: ClassVar[str] = "SA-minimal-66"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(FIGHT_ON)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


class RetreatRule(OrderRule):
    """The whole force leaves after the defender's next salvo."""

    order: ClassVar[type[Order]] = Retreat
    steps: ClassVar[tuple[str, ...]] = ("retreat_choice",)
    clause: ClassVar[str] = "SA-minimal-66"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(RETREAT)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        battle = battle_of(state.table)
        battle.retreat = ANNOUNCED
        state.table.answer(seat)
        state.tell(public("retreat-announced", power=seat_name(seat), field=field_name(self.rules, battle.field)))


def refuges(rules: Rules, table: Table, battle: Battle, fighter: i64) -> list[int]:
    """The fields to which an attacker may retreat: beside the field, own land, or sea without foreign units."""
    unit = battle.unit[fighter]
    kind = rules.kinds.rows[table.kind[unit]]
    found: list[int] = []
    for field in rules.board.neighbours[battle.field]:
        ground: i64 = rules.board.ground[field]
        if kind.ground & ground == 0:
            continue
        if rules.board.is_land(field):
            if rules.is_friend(table, unit, table.owner[field]):
                found.append(field)
        elif is_free_sea(rules, table, field, table.owner_of(unit)):
            found.append(field)
    for muster in rules.musters:
        found = muster.refuges(table, battle, fighter, found)
    return found


def is_free_sea(rules: Rules, table: Table, field: i64, seat: i64) -> bool:
    """Whether no foreign unit is on a sea field."""
    for unit in table.units_at(field):
        if table.owner_of(unit) != seat and not rules.is_absent(table, unit):
            return False
    return True


class WayOut(Step):
    """Whoever leaves goes to a field beside the battle, unit by unit."""

    name = "retreat_to"
    track = FIGHT
    clause = "SA-minimal-67"

    def enter(self, state: State, chance: Chance) -> None:
        lead_away(state, battle_of(state.table))

    def deciders(self, table: Table) -> list[int]:
        battle = battle_of(table)
        fighter = next_to_leave(battle)
        return [int(speaker(self.rules, table, battle, fighter))] if fighter >= 0 else []

    def leave(self, state: State, chance: Chance) -> str:
        battle = battle_of(state.table)
        if battle.standing(ATTACKER):
            take_cover(self.rules, state.table, battle)
            return "retreat_choice"
        battle.is_over = True
        return "aftermath"

    def default(self, sight: Sight) -> Order | None:
        return next(iter(RefugeMenu(sight)))

    def about(self, sight: Sight) -> dict[str, object]:
        battle = battle_of(sight.table)
        leaving = [fighter for fighter in battle.standing(ATTACKER) if battle.leaving[fighter] != 0]
        return {"refuges": refuges_told(sight, battle, leaving)}


def refuges_told(sight: Sight, battle: Battle, fighters: list[int]) -> dict[str, object]:
    """For each of these attackers the fields to which it may retreat."""
    rules, table = sight.rules, sight.table
    return {
        unit_name(rules, table, battle.unit[fighter]): [
            field_name(rules, field) for field in refuges(rules, table, battle, fighter)
        ]
        for fighter in fighters
    }


def next_to_leave(battle: Battle) -> i64:
    """The first attacker that still has to be led away."""
    for fighter in range(len(battle.unit)):
        if battle.leaving[fighter] != 0 and battle.fate[fighter] == STANDING:
            return fighter
    return -1


def lead_away(state: State, battle: Battle) -> None:
    """Leads away everybody who has no choice: to the only field, back where he came from, or to destruction."""
    for fighter in range(len(battle.unit)):
        if battle.leaving[fighter] == 0 or battle.fate[fighter] != STANDING:
            continue
        fields = refuges(state.rules, state.table, battle, fighter)
        is_forced = battle.leaving[fighter] == 2
        if len(fields) == 1:
            withdraw(state, battle, fighter, fields[0])
        elif not fields and is_forced:
            turn_back(state, battle, fighter)
        elif not fields:
            battle.leaving[fighter] = 0


def turn_back(state: State, battle: Battle, fighter: i64) -> None:
    """A unit that is forced out and has nowhere to go returns where it entered from, if it still can."""
    origin = battle.origin[fighter]
    unit = battle.unit[fighter]
    rules, table = state.rules, state.table
    can = origin != NOBODY and origin != battle.field
    for muster in rules.musters:
        can = can and muster.may_turn_back(table, battle, fighter)
    if can and rules.board.is_land(origin):
        can = rules.is_friend(table, unit, table.owner[origin])
    if can:
        withdraw(state, battle, fighter, origin)
    else:
        battle.fate[fighter] = DESTROYED
        state.tell(public("lost-in-retreat", unit=unit_name(rules, table, unit)))
        state.remove_unit(unit)


def withdraw(state: State, battle: Battle, fighter: i64, field: i64) -> None:
    """An attacker leaves the battle for a field."""
    unit = battle.unit[fighter]
    battle.fate[fighter] = LEFT
    battle.leaving[fighter] = 0
    go(state, unit, field)
    for reaction in state.rules.reactions:
        reaction.unit_withdraws(state, battle, fighter, field)
    if state.events is not None:
        name = unit_name(state.rules, state.table, unit)
        state.tell(public("withdrew", unit=name, field=field_name(state.rules, field)))


class RetreatToRule(OrderRule):
    """Chooses the field for one unit."""

    order: ClassVar[type[Order]] = RetreatTo
    steps: ClassVar[tuple[str, ...]] = ("retreat_to",)
    clause: ClassVar[str] = "SA-minimal-67"
    is_written_out: ClassVar[bool] = True

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, RetreatTo)
        battle = battle_of(sight.table)
        fighter = find_fighter(sight, order.unit, "SA-minimal-67")
        if battle.leaving[fighter] == 0:
            raise Refusal("does_not_leave", "SA-minimal-68", unit=order.unit)
        if not speaks_for(self.rules, sight.table, battle, sight.seat, fighter):
            raise Refusal("not_your_unit", "SA-minimal-67", unit=order.unit)
        if int(find_field(sight, order.field)) not in refuges(self.rules, sight.table, battle, fighter):
            raise Refusal("no_refuge", "SA-minimal-67", unit=order.unit, field=order.field)

    def menu(self, sight: Sight) -> Menu | None:
        return RefugeMenu(sight)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, RetreatTo)
        sight = state.sight(seat)
        fighter = find_fighter(sight, order.unit, "SA-minimal-67")
        battle = battle_of(state.table)
        withdraw(state, battle, fighter, find_field(sight, order.field))
        lead_away(state, battle)


class RefugeMenu(Menu):
    """Where the next unit that leaves may go."""

    is_complete = False

    def __init__(self, sight: Sight) -> None:
        self.kind = RetreatTo.kind
        battle = battle_of(sight.table)
        fighter = next_to_leave(battle)
        self.unit = unit_name(sight.rules, sight.table, battle.unit[fighter])
        self.fields = [field_name(sight.rules, f) for f in refuges(sight.rules, sight.table, battle, fighter)]

    def count(self) -> int:
        return len(self.fields)

    def __iter__(self) -> Iterator[Order]:
        for field in self.fields:
            yield RetreatTo(self.unit, field)

    def sample(self, chance: Chance) -> Order:
        return RetreatTo(self.unit, self.fields[pick(chance, len(self.fields))])


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
    kinds, damage = state.table.kind, state.table.damage
    count: i64 = len(kinds)
    told: list[str] = []
    for unit in range(count):
        if kinds[unit] != GONE and damage[unit] != 0 and is_repaired(state, unit):
            if state.events is not None:
                told.append(f"{unit_name(state.rules, state.table, unit)}: {ratio_text(damage[unit], 6)}")
            damage[unit] = 0
    if told:
        state.tell(public("repaired", units=told))


def is_repaired(state: State, unit: i64) -> bool:
    """Whether a unit loses its damage after the battle."""
    for reaction in state.rules.keepers:
        if reaction.stays_damaged(state, unit):
            return False
    return True


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
    if rules.board.is_land(field):
        hand_over(state, field, seat)
        table.fresh[field] = 1
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
    "SA-naval-5": (conquer,),
    "SA-naval-6": (conquer,),
    "SA-naval-11": (can_take,),
    "SA-naval-12": (refuges, turn_back),
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
    "SA-minimal-66": (RetreatChoice, RetreatRule, CheckAfterDefender),
    "SA-minimal-67": (refuges, lead_away, turn_back),
    "SA-minimal-68": (RetreatToRule.check,),
    "SA-minimal-69": (Stalemate,),
}
