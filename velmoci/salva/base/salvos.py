"""Salvos (SA-minimal-38 to 52, 72): the roll, then the orders of the side that fires, shot by shot or all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.fire import (
    aim,
    has_fire_left,
    is_raided,
    kill_share,
    may_shoot,
    minders,
    rate,
    round_down,
    take_cover,
)  # fmt: skip
from velmoci.salva.base.orders import FireByPlan, HoldFire, Salvo
from velmoci.salva.base.parties import has_nobodys, is_joint, is_unled, speaker, speaks_for, unheard
from velmoci.salva.base.plans import FOCUS, PLANS, fire_by_plan
from velmoci.salva.base.shot_choices import plan_choices, salvo_chain, shot_choices
from velmoci.salva.base.shots import check_shot, fire_shot
from velmoci.salva.battle import ATTACKER, DEFENDER, NO_PLAN, SIDES, Battle
from velmoci.salva.codecs import ShotText
from velmoci.salva.naming import field_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIGHT, NOBODY_ASKED, OrderRule, Step
from velmoci.salva.state import NOBODY, Hidden, Sight, State, Table

DIE: Final[i64] = 6
HOLD_FIRE: Final = HoldFire()
WHOLE_BATTLE: Final = "battle"
ONE_SALVO: Final = "salvo"
NO_CHANCE: Final = Chance()
"""For trials of what never rolls."""


class SalvoStep(Step):
    """One side's salvo."""

    track = FIGHT
    side: i64 = ATTACKER
    clause = "SA-minimal-38"
    rolls_salvo = True
    counts: bool = True
    """Whether it is one of the numbered salvos of its side."""

    def enter(self, state: State, chance: Chance) -> None:
        battle = battle_of(state.table)
        open_salvo(state, battle, self.side, chance, self.counts)
        plan = battle.plan[self.side]
        if has_nobodys(battle, self.side):
            fire_for_nobody(state, battle)
        if is_unled(battle, self.side):
            battle.is_fire_over = True
        elif plan != NO_PLAN:
            fire_by_plan(state, battle, plan)
            battle.is_fire_over = True

    def deciders(self, table: Table) -> list[int]:
        battle = battle_of(table)
        if battle.is_fire_over or not self.has_choice(table, battle):
            return NOBODY_ASKED
        if not is_joint(battle, self.side):
            return [int(battle.leader(self.side))]
        asked = [seat for seat in unheard(self.rules, table, battle, self.side) if self.has_say(table, battle, seat)]
        begun = self.begun_by(table, battle)
        return [begun] if begun in asked else asked

    def begun_by(self, table: Table, battle: Battle) -> int:
        """Of several seats on the side the one whose unit has fire left that it began to share out; or nobody."""
        if battle.shooter < 0 or battle.left_num <= 0 or not may_shoot(battle, battle.shooter):
            return int(NOBODY)
        return int(speaker(self.rules, table, battle, battle.shooter))

    def has_choice(self, table: Table, battle: Battle) -> bool:
        """Whether some fighter can still do something in this salvo; chapters that add actions ask more."""
        for fighter in range(battle.count()):
            if has_fire_left(battle, fighter) and may_shoot(battle, fighter):
                return True
        for rule in self.rules.orders_at(self):
            if rule.has_salvo_action(table):
                return True
        return False

    def has_say(self, table: Table, battle: Battle, seat: i64) -> bool:
        """Whether one of several seats on the side has something left to do."""
        for fighter in range(battle.count()):
            is_ready = has_fire_left(battle, fighter) and may_shoot(battle, fighter)
            if is_ready and speaks_for(self.rules, table, battle, seat, fighter):
                return True
        return bool([rule for rule in self.rules.orders_at(self) if rule.has_salvo_action(table)])

    def leave(self, state: State, chance: Chance) -> str:
        close_salvo(state, battle_of(state.table))
        return ""

    def default(self, sight: Sight) -> Order | None:
        """Whoever is silent fires for himself, but not in a battle of somebody else."""
        is_own = battle_of(sight.table).leader(self.side) == sight.seat
        return FireByPlan(PLANS[FOCUS]) if is_own else HOLD_FIRE

    def about(self, sight: Sight) -> dict[str, object]:
        battle = battle_of(sight.table)
        return {
            "roll": int(battle.roll),
            "factor": ratio_text(battle.num, battle.den),
            "shots": shot_choices(sight, battle),
        }

    def forecast(self, sight: Sight) -> dict[str, object]:
        return {"plans": plan_choices(sight)}


class DefenderSalvo(SalvoStep):
    """The defender fires first."""

    name = "defender_salvo"
    side: i64 = DEFENDER


class AttackerSalvo(SalvoStep):
    """Then the attacker."""

    name = "attacker_salvo"
    side: i64 = ATTACKER


def open_salvo(state: State, battle: Battle, side: i64, chance: Chance, counts: bool = True) -> None:
    """Begins a salvo: one roll for the whole side, unless nobody has anything to shoot at."""
    rules = state.rules
    battle.firing = side
    battle.is_fire_over = False
    battle.only = 0
    if counts:
        battle.salvos[side] += 1
    battle.shooter = NOBODY
    battle.has_harmed = False
    for reaction in minders(rules, battle).at_salvo_begin:
        reaction.salvo_begins(state, battle)
    rate(rules, state.table, battle)
    aim(rules, state.table, battle)
    take_cover(rules, state.table, battle)
    chain = salvo_chain(rules, state.table, battle)
    battle.roll = rolled_before(rules, battle)
    is_rolled = battle.roll > 0
    if not is_rolled and (anybody_shoots(battle) or (side == ATTACKER and is_raided(rules, state.table, battle))):
        battle.roll = chance.roll(DIE)
    if battle.roll > 0:
        num, den = rules.roll_table[battle.roll - 1]
        chain.times(num, den, "roll", "SA-minimal-41")
    battle.num, battle.den = chain.num, chain.den
    battle.harm_den = battle.base * battle.den
    sixth = battle.harm_den // 6
    is_done, sixths, harm = battle.is_done, battle.sixths, battle.harm
    for fighter in range(battle.count()):
        is_done[fighter] = 0
        before = sixths[fighter]
        if before != 0 or harm[fighter] != 0:
            harm[fighter] = int(before) * sixth
    if state.events is not None and battle.roll > 0:
        state.tell(
            public("salvo", side=SIDES[side], field=field_name(rules, battle.field), roll=int(battle.roll),
                   factor=chain.text(), number=max(1, int(battle.salvos[side])))
        )  # fmt: skip


def rolled_before(rules: Rules, battle: Battle) -> i64:
    """What a chapter rolled for the salvo that begins before it was known who fires; 0 where nothing was rolled."""
    for muster in rules.muster_rolls:
        roll = muster.rolled(battle)
        if roll > 0:
            return roll
    return 0


def fire_for_nobody(state: State, battle: Battle) -> None:
    """Units that are nobody's fire as the chapter has it that brought them, before anybody is asked."""
    for muster in state.rules.musters:
        if muster.fire_for_nobody(state, battle):
            return
    fire_by_plan(state, battle, FOCUS)


def anybody_shoots(battle: Battle) -> bool:
    """Whether some fighter of the firing side has a permitted shot."""
    first, last = battle.ranks(battle.firing)
    for fighter in range(first, last):
        if may_shoot(battle, fighter):
            return True
    return False


def close_salvo(state: State, battle: Battle) -> None:
    """Ends a salvo: damage is rounded down, and salvos that harm nobody are counted."""
    round_down(state, battle)
    battle.quiet = 0 if battle.has_harmed else battle.quiet + 1
    for reaction in minders(state.rules, battle).at_salvo_end:
        reaction.salvo_ends(state, battle)
    battle.firing = NOBODY


class SalvoRule(OrderRule):
    """A whole salvo as one list of shots and other actions; one that is not allowed at its moment refuses the list."""

    order: ClassVar[type[Order]] = Salvo
    steps: ClassVar[tuple[str, ...]] = ("defender_salvo", "attacker_salvo")
    clause: ClassVar[str] = "SA-minimal-38"
    example: ClassVar[str] = "salvo tank_1>infantry_4:kill, tank_1>at_gun_5"
    explained_by: ClassVar[str] = "SA-minimal-43"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Salvo)
        own = sight.own.copy()
        trial = State(sight.rules, sight.table.copy(), [own] * sight.rules.seats, Hidden([]))
        eyes = Sight(sight.rules, trial.table, own, sight.seat)
        for shot in order.shots:
            rule = salvo_action_rule(sight.rules, shot)
            if rule is None:
                check_shot(eyes, shot[0], shot[1], shot[2], shot[3])
                fire_shot(trial, eyes, shot)
            else:
                action = salvo_action_of(rule, shot)
                rule.check(eyes, action)
                rule.carry_out(trial, sight.seat, action, NO_CHANCE)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Salvo)
        sight = state.sight(seat)
        for shot in order.shots:
            rule = salvo_action_rule(state.rules, shot)
            if rule is None:
                fire_shot(state, sight, shot)
            else:
                rule.carry_out(state, seat, salvo_action_of(rule, shot), chance)
        rest(state, seat)


def rest(state: State, seat: i64) -> None:
    """A seat has done all that it wants to do in this salvo; where a leader fights alone, so has his side."""
    battle = battle_of(state.table)
    if is_joint(battle, battle.firing) or battle.leader(battle.firing) != seat:
        state.table.answer(seat)
    else:
        battle.is_fire_over = True


def salvo_action_rule(rules: Rules, shot: ShotText) -> OrderRule | None:
    """The kind of order that an entry of a salvo names in place of a target; None where it is a shot."""
    rule = rules.order_rules.get(shot[1])
    return rule if rule is not None and "attacker_salvo" in rule.steps else None


def salvo_action_of(rule: OrderRule, shot: ShotText) -> Order:
    """The order that an entry of a salvo stands for."""
    action = rule.salvo_action(shot[0], shot[2])
    if action is None:
        raise Refusal("not_in_battle", "SA-minimal-53", unit=shot[1])
    return action


class HoldFireRule(OrderRule):
    """Ends the salvo."""

    order: ClassVar[type[Order]] = HoldFire
    steps: ClassVar[tuple[str, ...]] = ("defender_salvo", "attacker_salvo")
    clause: ClassVar[str] = "SA-minimal-38"
    explained_by: ClassVar[str] = "SA-minimal-49"
    is_written_out: ClassVar[bool] = False

    def menu(self, sight: Sight) -> Menu | None:
        return Single(HOLD_FIRE)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        rest(state, seat)


class FireByPlanRule(OrderRule):
    """Fires the rest of the salvo, or of the battle, by a plan."""

    order: ClassVar[type[Order]] = FireByPlan
    steps: ClassVar[tuple[str, ...]] = ("defender_salvo", "attacker_salvo")
    clause: ClassVar[str] = "SA-minimal-38"
    example: ClassVar[str] = "fire_by_plan focus for battle"
    explained_by: ClassVar[str] = "SA-minimal-43"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, FireByPlan)
        if order.plan not in PLANS or order.span not in spans(sight):
            raise Refusal("no_such_plan", "SA-minimal-43", plan=order.plan[:40])

    def menu(self, sight: Sight) -> Menu | None:
        return PlanMenu(len(spans(sight)))

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, FireByPlan)
        battle = battle_of(state.table)
        plan: i64 = PLANS.index(order.plan)
        if order.span == WHOLE_BATTLE:
            battle.plan[battle.firing] = plan
        fire_by_plan(state, battle, plan, seat)
        rest(state, seat)


def spans(sight: Sight) -> tuple[str, ...]:
    """For how long a plan may be ordered: for the whole battle only by a seat that fights alone on its side."""
    battle = battle_of(sight.table)
    return (ONE_SALVO,) if is_joint(battle, battle.firing) else (ONE_SALVO, WHOLE_BATTLE)


class PlanMenu(Menu):
    """Every plan, for the salvo or for the battle."""

    def __init__(self, spans: int) -> None:
        self.kind = FireByPlan.kind
        self.total = spans * len(PLANS)

    def count(self) -> int:
        return self.total

    def __iter__(self) -> Iterator[Order]:
        for number in range(self.total):
            yield self.make(number)

    def sample(self, chance: Chance) -> Order:
        return self.make(pick(chance, self.total))

    def make(self, number: i64) -> Order:
        count: i64 = len(PLANS)
        return FireByPlan(PLANS[number % count], ONE_SALVO if number < count else WHOLE_BATTLE)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-38": (SalvoStep.enter, DefenderSalvo, AttackerSalvo),
    "SA-minimal-40": (open_salvo,),
    "SA-minimal-41": (open_salvo,),
    "SA-minimal-42": (open_salvo, kill_share),
    "SA-minimal-49": (HoldFireRule,),
    "SA-minimal-51": (SalvoRule.check,),
    "SA-minimal-54": (open_salvo, close_salvo),
    "SA-minimal-69": (close_salvo,),
    "SA-minimal-72": (anybody_shoots,),
}
