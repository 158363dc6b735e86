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
    PLAIN,
    aim,
    has_fire_left,
    is_permitted,
    kill_share,
    may_shoot,
    rate,
    round_down,
    shoot,
    take_cover,
    take_up_fire,
)  # fmt: skip
from velmoci.salva.base.orders import Fire, FireByPlan, HoldFire, Salvo
from velmoci.salva.base.parties import is_joint, speaker, speaks_for, unheard, why_absent
from velmoci.salva.base.plans import FOCUS, PLANS, fire_by_plan
from velmoci.salva.base.shot_choices import plan_choices, salvo_chain, shot_choices
from velmoci.salva.battle import ATTACKER, DEFENDER, FIRST_LINE, NO_PLAN, SIDES, Battle
from velmoci.salva.battle_seams import FireMode, Shot
from velmoci.salva.codecs import ShotText
from velmoci.salva.naming import field_name, find_unit, unit_name
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
    counts: bool = True
    """Whether it is one of the numbered salvos of its side."""

    def enter(self, state: State, chance: Chance) -> None:
        battle = battle_of(state.table)
        open_salvo(state, battle, self.side, chance, self.counts)
        plan = battle.plan[self.side]
        if battle.leader(self.side) == NOBODY:
            plan = FOCUS
        if plan != NO_PLAN:
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
    for reaction in rules.at_salvo_begin:
        reaction.salvo_begins(state, battle)
    rate(rules, state.table, battle)
    aim(rules, state.table, battle)
    take_cover(rules, state.table, battle)
    chain = salvo_chain(rules, state.table, battle)
    battle.roll = 0
    if anybody_shoots(battle):
        battle.roll = chance.roll(DIE)
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
    for reaction in state.rules.at_salvo_end:
        reaction.salvo_ends(state, battle)
    battle.firing = NOBODY


def find_fighter(sight: Sight, name: str, clause: str) -> i64:
    """The place in the battle of the unit of that name."""
    battle, unit = battle_of(sight.table), find_unit(sight, name, clause)
    fighter = battle.fighter_of(unit)
    if fighter < 0 or not battle.stands(fighter):
        raise Refusal("not_in_battle", why_absent(sight.rules, sight.table, battle, unit) or clause, unit=name)
    return fighter


def find_mode(rules: Rules, name: str) -> i64:
    """The way to fire of that name; none is the plain one."""
    if name == "":
        return PLAIN
    for number, mode in enumerate(rules.modes):
        if number and mode.name == name:
            return number
    raise Refusal("no_such_mode", "SA-minimal-43", mode=name)


def check_shot(sight: Sight, unit: str, whom: str, share: str, way: str) -> None:
    """Raises what stands against a shot now."""
    rules, battle = sight.rules, battle_of(sight.table)
    shooter = find_fighter(sight, unit, "SA-minimal-43")
    if not speaks_for(rules, sight.table, battle, sight.seat, shooter):
        raise Refusal("not_your_unit", "SA-minimal-43", unit=unit)
    if battle.is_done[shooter] != 0 and battle.shooter != shooter:
        raise Refusal("has_fired", "SA-minimal-43", unit=unit)
    if battle.line[shooter] != FIRST_LINE:
        raise Refusal("not_in_front", why_silent(rules, battle, shooter), unit=unit)
    target = find_fighter(sight, whom, "SA-minimal-53")
    if battle.side[target] == battle.side[shooter]:
        raise Refusal("own_unit", "SA-minimal-43", unit=unit, target=whom)
    check_aim(sight, shooter, target, find_mode(rules, way), unit, whom)
    check_share(battle, shooter, share, unit)


def why_silent(rules: Rules, battle: Battle, fighter: i64) -> str:
    """The clause under which a fighter behind the first line may not shoot."""
    clauses = [muster.why_silent(battle, fighter) for muster in rules.muster_silences]
    return next(clause for clause in clauses if clause)


def check_aim(sight: Sight, shooter: i64, target: i64, mode: i64, unit: str, whom: str) -> None:
    """The shooter must have strength against the target, and nothing may protect it."""
    rules, battle = sight.rules, battle_of(sight.table)
    one, other = battle.row_of(shooter), battle.row_of(target)
    if mode != PLAIN:
        way: FireMode = rules.modes[mode]
        clause = way.why_not(Shot(sight.table, battle, one, other, way))
        if clause:
            raise Refusal("mode_not_possible", clause, unit=unit, mode=way.name)
    if battle.rate(shooter, target, mode) <= 0:
        raise Refusal("no_strength", "SA-minimal-52", unit=unit, target=whom)
    if not battle.is_open(shooter, target):
        blocked = battle.cover[target] & ~battle.reach[battle.row[shooter]]
        for cover in rules.covers:
            if blocked & cover.bit != 0:
                raise Refusal(cover.code, cover.cited(battle, target), unit=unit, target=whom)


def check_share(battle: Battle, shooter: i64, share: str, unit: str) -> None:
    """Shares are above 0 and together at most 1."""
    num, den = (battle.left_num, battle.left_den) if battle.shooter == shooter else (1, 1)
    if share == "kill" or share == "rest":
        wanted_num, wanted_den = num, den
    else:
        wanted_num, wanted_den = share_of(share)
    if wanted_num <= 0 or wanted_num * den > num * wanted_den:
        raise Refusal("bad_share", "SA-minimal-50", unit=unit, share=share)


def share_of(text: str) -> tuple[int, int]:
    """A share as it is written; a zero below the line is no share at all."""
    over, _, under = text.partition("/")
    return int(over), int(under or "1")


def fire_shot(state: State, sight: Sight, shot: ShotText) -> None:
    """Carries out one shot that is known to be allowed."""
    unit, whom, share, way = shot
    battle = battle_of(state.table)
    shooter = find_fighter(sight, unit, "SA-minimal-43")
    target = find_fighter(sight, whom, "SA-minimal-53")
    mode = find_mode(state.rules, way)
    take_up_fire(battle, shooter)
    if share == "kill":
        num, den = kill_share(battle, shooter, target, mode)
    elif share == "rest":
        num, den = battle.left_num, battle.left_den
    else:
        num, den = share_of(share)
    shoot(state, battle, shooter, target, num, den, mode)


class FireRule(OrderRule):
    """One shot."""

    order: ClassVar[type[Order]] = Fire
    steps: ClassVar[tuple[str, ...]] = ("defender_salvo", "attacker_salvo")
    clause: ClassVar[str] = "SA-minimal-38"
    example: ClassVar[str] = "fire tank_1 infantry_4 share 1/3"
    explained_by: ClassVar[str] = "SA-minimal-50"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Fire)
        check_shot(sight, order.unit, order.target, order.share, order.mode)

    def menu(self, sight: Sight) -> Menu | None:
        return FireMenu(sight) if has_shot(sight) else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Fire)
        fire_shot(state, state.sight(seat), (order.unit, order.target, order.share, order.mode))


def has_shot(sight: Sight) -> bool:
    """Whether some unit for which the seat speaks has fire left and somebody to shoot at."""
    battle = battle_of(sight.table)
    first, last = battle.ranks(battle.firing)
    for fighter in range(first, last):
        is_ready = has_fire_left(battle, fighter) and may_shoot(battle, fighter)
        if is_ready and speaks_for(sight.rules, sight.table, battle, sight.seat, fighter):
            return True
    return False


class FireMenu(Menu):
    """Every unit with fire left at every target, with all its fire or with what destroys the target."""

    is_complete = False

    def __init__(self, sight: Sight) -> None:
        self.kind = Fire.kind
        self.sight = sight
        self.found: list[tuple[int, int, int, bool]] | None = None

    @property
    def shots(self) -> list[tuple[int, int, int, bool]]:
        """All of them, found when they are asked for."""
        if self.found is None:
            self.found = []
            sight, battle = self.sight, battle_of(self.sight.table)
            for shooter in battle.standing(battle.firing):
                if battle.line[shooter] != 1 or not has_fire_left(battle, shooter):
                    continue
                if not speaks_for(sight.rules, sight.table, battle, sight.seat, shooter):
                    continue
                for mode in range(battle.modes):
                    self.add(battle, shooter, mode, self.found)
        return self.found

    def add(self, battle: Battle, shooter: i64, mode: i64, shots: list[tuple[int, int, int, bool]]) -> None:
        """The shots of one unit in one way."""
        for target in range(len(battle.unit)):
            if is_permitted(battle, shooter, target, mode):
                shots.append((int(shooter), int(target), int(mode), False))
                num, den = kill_share(battle, shooter, target, mode)
                left_num, left_den = (battle.left_num, battle.left_den) if battle.shooter == shooter else (1, 1)
                if num * left_den < left_num * den:
                    shots.append((int(shooter), int(target), int(mode), True))

    def count(self) -> int:
        return len(self.shots)

    def __iter__(self) -> Iterator[Order]:
        for shot in self.shots:
            yield self.make(shot)

    def sample(self, chance: Chance) -> Order:
        return self.make(self.shots[pick(chance, len(self.shots))])

    def make(self, shot: tuple[int, int, int, bool]) -> Order:
        rules, table = self.sight.rules, self.sight.table
        battle = battle_of(table)
        shooter, target, mode, kills = shot
        who, whom = unit_name(rules, table, battle.unit[shooter]), unit_name(rules, table, battle.unit[target])
        return Fire(who, whom, "kill" if kills else "rest", rules.modes[mode].name if mode else "")


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
        trial = State(sight.rules, sight.table.copy(), [sight.own] * sight.rules.seats, Hidden([]))
        eyes = Sight(sight.rules, trial.table, sight.own, sight.seat)
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
    """A seat has done all that it wants to do in this salvo; where it fights alone, so has its side."""
    battle = battle_of(state.table)
    if is_joint(battle, battle.firing):
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
    "SA-minimal-43": (check_shot, find_mode),
    "SA-minimal-49": (HoldFireRule, check_share),
    "SA-minimal-50": (check_share,),
    "SA-minimal-51": (SalvoRule.check,),
    "SA-minimal-54": (open_salvo, close_salvo),
    "SA-minimal-69": (close_salvo,),
    "SA-minimal-72": (anybody_shoots,),
}
