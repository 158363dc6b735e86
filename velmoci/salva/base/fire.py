"""Fire (SA-minimal-43 to 54): what a shot does, exactly, and which shots are allowed."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.event import public
from velmoci.salva.battle import ATTACKER, DEFENDER, DESTROYED, FIRST_LINE, STANDING, Battle, Rates, Row
from velmoci.salva.battle_seams import UNKNOWN, Cover, FireFactor, FireMode, Minders, SalvoFactor, Shot
from velmoci.salva.mights import begin, mights_key
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import Chain, common_denominator, ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import NOBODY, State, Table, filled

POINTS: Final = 6
"""So many points of damage destroy a unit."""
PLAIN: Final[i64] = 0
MOST_KEPT: Final = 5000
"""So many kinds of battle are remembered for one rulebook."""


class Plainly(FireMode):
    """The ordinary way: attackers with their attack strength, defenders with their defence strength."""

    name = "plain"


class Strength(FireFactor):
    """The strength of the shooter against the class of the target, by role."""

    name = "strength"
    is_lasting = True

    def apply(self, shot: Shot, chain: Chain) -> None:
        kind = shot.shooter.kind
        attacks = shot.shooter.side == ATTACKER or shot.mode.takes_attack_strength
        row = kind.attack if attacks else kind.defence
        value = int(row[shot.target.kind.cls]), kind.strength_den
        if self.rules.mights:
            begin(self.rules, shot.table, shot.shooter.owner, kind, value, "strength", "SA-minimal-45", chain)
        else:
            chain.starts_with(value[0], value[1], "strength", "SA-minimal-45")

    def cache_key(self, table: Table, battle: Battle) -> int:
        return mights_key(self.rules, table) if self.rules.mights else 0


class Vulnerability(FireFactor):
    """The vulnerability of the target towards the class of the shooter."""

    name = "vulnerability"
    is_lasting = True

    def apply(self, shot: Shot, chain: Chain) -> None:
        num, den = shot.target.kind.vulnerability[shot.shooter.kind.cls]
        chain.times(num, den, "vulnerability", "SA-minimal-48")

    def cache_key(self, table: Table, battle: Battle) -> int:
        return 0


class FirstSalvo(SalvoFactor):
    """The defender's first salvo is a half salvo."""

    name = "first_salvo"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.num, self.den = rules.ratio("first_salvo_factor")

    def apply(self, table: Table, battle: Battle, chain: Chain) -> None:
        if battle.firing == DEFENDER and battle.salvos[DEFENDER] == 1:
            chain.times(self.num, self.den, "first_salvo", "SA-minimal-39")


class UnfinishedLast(Cover):
    """Nobody shoots at a unit under construction while another defender is on the field."""

    name = "unfinished_last"
    clause = "SA-minimal-56"
    code = "unfinished_last"

    def matters(self, table: Table, battle: Battle) -> bool:
        unfinished = self.rules.unfinished
        for row in battle.rows:
            if row.kind is unfinished:
                return True
        return False

    def covers(self, table: Table, battle: Battle, fighter: i64) -> bool:
        if battle.row_of(fighter).kind is not self.rules.unfinished:
            return False
        for other in range(len(battle.unit)):
            if battle.side[other] == DEFENDER and battle.fate[other] == STANDING and self.counts(battle, other):
                return True
        return False

    def counts(self, battle: Battle, fighter: i64) -> bool:
        """Whether a defender keeps fire off what is under construction."""
        return battle.row_of(fighter).kind is not self.rules.unfinished


def explain_fire(rules: Rules, table: Table, battle: Battle, shooter: Row, target: Row, mode: i64) -> Chain:
    """What the whole fire of one row does to another, with its reasons; the salvo's factor comes on top."""
    return fire_chain(rules, Shot(table, battle, shooter, target, rules.modes[mode]), True)


def fire_chain(rules: Rules, shot: Shot, explains: bool) -> Chain:
    """The product of all factors of fire; 0 where the shooter cannot shoot at the target at all."""
    chain = Chain(explains)
    for factor in rules.fire:
        factor.apply(shot, chain)
        if chain.num == 0:
            break
    return chain


def rate(rules: Rules, table: Table, battle: Battle) -> None:
    """Finds what every row does to every other, once for the battle: as in an earlier one, or worked out anew."""
    if battle.is_rated:
        return
    key = likeness(rules, table, battle)
    known = rules.rated.get(key) if key else None
    if known is None:
        known = worked_out(rules, table, battle)
        if key and len(rules.rated) < MOST_KEPT:
            rules.rated[key] = known
    battle.base, battle.rates, battle.armed = known.base, known.numbers, known.armed
    battle.minders = known.minders
    battle.reach = filled(len(battle.rows), 0)
    battle.is_rated = True


def minders(rules: Rules, battle: Battle) -> Minders:
    """The parts that may have anything to do in a battle; all of them while rows were added or nobody has looked."""
    known = battle.minders
    return known if known is not None and battle.is_rated else rules.minders


def likeness(rules: Rules, table: Table, battle: Battle) -> tuple[int, ...]:
    """Tells apart battles in which rows do different things to each other; empty where that cannot be told."""
    found: list[int] = []
    for factor in rules.fire:
        number = factor.cache_key(table, battle)
        if number == UNKNOWN:
            return ()
        found.append(number)
    for row in battle.rows:
        found.append(row.kind.index)
        found.append(row.side)
        found.append(row.owner)
        found.append(row.marks)
    return tuple(found)


def worked_out(rules: Rules, table: Table, battle: Battle) -> Rates:
    """What every row does to every other by the factors of all chapters."""
    rows = battle.rows
    size = len(rows)
    nums = [0] * (len(rules.modes) * size * size)
    dens = nums[:]
    used = [POINTS]
    for number, mode in enumerate(rules.modes):
        for shooter in rows:
            if is_unarmed(rules, battle, shooter):
                continue
            for target in rows:
                if shooter.side == target.side:
                    continue
                shot = Shot(table, battle, shooter, target, mode)
                if number and mode.why_not(shot):
                    continue
                chain = fire_chain(rules, shot, False)
                if chain.num:
                    chain.reduce()
                    place = (number * size + int(shooter.index)) * size + int(target.index)
                    nums[place], dens[place] = chain.num, chain.den
                    if chain.den not in used:
                        used.append(chain.den)
    base = common_denominator(used)
    rates = [num * (base // den) if num else 0 for num, den in zip(nums, dens, strict=True)]
    return Rates(base, rates, size, Minders(rules, rows))


def is_unarmed(rules: Rules, battle: Battle, row: Row) -> bool:
    """Whether a chapter says that fighters of this row cannot shoot in this battle."""
    for muster in rules.musters:
        if muster.is_unarmed(battle, row):
            return True
    return False


def take_cover(rules: Rules, table: Table, battle: Battle) -> None:
    """Sees anew who is protected by what; for whenever somebody falls, leaves or changes line."""
    if battle.in_play == 0:
        return
    covers = [cover for cover in rules.covers if battle.in_play & cover.bit != 0]
    for fighter in range(battle.count()):
        bits: i64 = 0
        if battle.fate[fighter] == STANDING:
            for cover in covers:
                if cover.covers(table, battle, fighter):
                    bits = bits | cover.bit
        battle.cover[fighter] = bits


def aim(rules: Rules, table: Table, battle: Battle) -> None:
    """Sees what can protect anybody in this salvo, and what each row of the firing side shoots past."""
    in_play: i64 = 0
    for cover in minders(rules, battle).covers:
        if cover.matters(table, battle):
            in_play = in_play | cover.bit
    if battle.in_play != 0:
        for fighter in range(battle.count()):
            battle.cover[fighter] = 0
    battle.in_play = in_play
    if in_play == 0:
        return
    for row in battle.rows:
        if row.side != battle.firing:
            continue
        bits: i64 = 0
        for cover in rules.covers:
            if cover.is_passed_by(table, battle, row):
                bits = bits | cover.bit
        battle.reach[row.index] = bits


def is_permitted(battle: Battle, shooter: i64, target: i64, mode: i64) -> bool:
    """Whether a fighter may fire at another now; at its own side no row has strength."""
    return (
        battle.fate[target] == STANDING
        and battle.rate(shooter, target, mode) > 0
        and battle.is_open(shooter, target)
    )


def may_shoot(battle: Battle, fighter: i64) -> bool:
    """Whether a fighter of the firing side has anything to shoot at, apart from what it has already done."""
    fate, cover, rows, rates = battle.fate, battle.cover, battle.row, battle.rates
    if fate[fighter] != STANDING or battle.side[fighter] != battle.firing or battle.line[fighter] != FIRST_LINE:
        return False
    row = rows[fighter]
    if battle.armed[row] == 0:
        return False
    first, last = battle.enemies(fighter)
    blocked = ~battle.reach[row]
    size: i64 = len(battle.rows)
    for mode in range(battle.modes):
        line = (mode * size + row) * size
        for target in range(first, last):
            if fate[target] == STANDING and cover[target] & blocked == 0 and rates[line + rows[target]] > 0:
                return True
    return False


def may_raid(rules: Rules, table: Table, battle: Battle, fighter: i64) -> bool:
    """Whether somebody who stands attacks from the first line and can fire at something that is no fighter."""
    if battle.side[fighter] != ATTACKER or battle.line[fighter] != FIRST_LINE:
        return False
    for muster in minders(rules, battle).raiders:
        if muster.can_raid(table, battle.unit[fighter], battle.leader(DEFENDER), battle.field):
            return True
    return False


def is_raided(rules: Rules, table: Table, battle: Battle) -> bool:
    """Whether some attacker can."""
    for fighter in battle.standing(ATTACKER) if minders(rules, battle).raiders else []:
        if may_raid(rules, table, battle, fighter):
            return True
    return False


def power(battle: Battle, shooter: i64, target: i64, mode: i64) -> int:
    """What the whole fire of a fighter does to a target in this salvo, `harm_den` to the point."""
    if battle.only != 0 and not battle.row_of(shooter).has(battle.only):
        return 0
    whole = battle.rate(shooter, target, mode) * battle.num
    return whole * (battle.harm_den // (battle.base * battle.den))


def take_up_fire(battle: Battle, shooter: i64) -> None:
    """A fighter begins to fire, or goes on with what is left of its fire."""
    if battle.shooter != shooter:
        battle.shooter = shooter
        battle.is_done[shooter] = 1
        battle.left_num = 1
        battle.left_den = 1


def refine(battle: Battle, times: int) -> None:
    """Counts damage in smaller parts, so that the next shot comes out exact."""
    battle.harm_den *= times
    for fighter in range(len(battle.harm)):
        battle.harm[fighter] *= times


def shoot(state: State, battle: Battle, shooter: i64, target: i64, num: int, den: int, mode: i64) -> None:
    """Fires a share of `num / den` of the whole fire of the fighter that is firing, not more than it has left."""
    hit(state, battle, shooter, target, num, den, power(battle, shooter, target, mode))


def hit(state: State, battle: Battle, shooter: i64, target: i64, num: int, den: int, whole: int) -> None:
    """A share of the fire of the fighter that is firing strikes the target; `whole` is what all of it would do."""
    use_up(battle, num, den)
    amount = whole * num
    if amount % den:
        times = den // gcd(amount, den)
        refine(battle, times)
        amount *= times
    amount //= den
    before = battle.harm[target]
    harm = before + amount
    battle.harm[target] = harm
    if state.events is not None:
        tell_shot(state, battle, shooter, target, amount)
    sharers = minders(state.rules, battle).damage_sharers
    other = damage_partner_of(state, sharers, battle.unit[target]) if sharers else NOBODY
    partner = battle.fighter_of(other) if other != NOBODY else NOBODY
    if harm >= POINTS * battle.harm_den:
        destroy(state, battle, target)
    if partner >= 0 and battle.fate[partner] == STANDING:
        suffer_along(state, battle, partner, min(amount, POINTS * battle.harm_den - before))


def damage_partner_of(state: State, sharers: list[Reaction], unit: i64) -> i64:
    """Another unit that suffers the same damage as this one, or nobody."""
    for reaction in sharers:
        partner = reaction.damage_partner(state.table, unit)
        if partner != NOBODY:
            return partner
    return NOBODY


def suffer_along(state: State, battle: Battle, fighter: i64, amount: int) -> None:
    """A fighter takes so much because somebody else took it, whatever its own vulnerability."""
    battle.harm[fighter] += amount
    if state.events is not None:
        name = unit_name(state.rules, state.table, battle.unit[fighter])
        state.tell(public("suffered-along", unit=name, points=ratio_text(amount, battle.harm_den)))
    if battle.harm[fighter] >= POINTS * battle.harm_den:
        destroy(state, battle, fighter)


def use_up(battle: Battle, num: int, den: int) -> None:
    """Takes a share off what is left of the fire of the fighter that is firing."""
    left = battle.left_num * den - num * battle.left_den
    battle.left_den *= den
    battle.left_num = left
    if left:
        common = gcd(left, battle.left_den)
        battle.left_num //= common
        battle.left_den //= common


def kill_share(battle: Battle, shooter: i64, target: i64, mode: i64) -> tuple[int, int]:
    """The smallest share that destroys the target, or all that is left where it is not enough."""
    return share_to_kill(battle, shooter, target, power(battle, shooter, target, mode))


def share_to_kill(battle: Battle, shooter: i64, target: i64, whole: int) -> tuple[int, int]:
    """The same, where it is known what the whole fire does."""
    num, den = 1, 1
    if battle.shooter == shooter:
        num, den = battle.left_num, battle.left_den
    need = POINTS * battle.harm_den - battle.harm[target]
    if whole * num <= need * den:
        return num, den
    common = gcd(need, whole)
    return need // common, whole // common


def tell_shot(state: State, battle: Battle, shooter: i64, target: i64, amount: int) -> None:
    """Tells one shot and what it did."""
    rules, table = state.rules, state.table
    who, whom = battle.unit[shooter], battle.unit[target]
    done = ratio_text(amount, battle.harm_den)
    state.tell(public("shot", unit=unit_name(rules, table, who), target=unit_name(rules, table, whom), points=done))


def has_fire_left(battle: Battle, fighter: i64) -> bool:
    """Whether a fighter has not used all of its fire in this salvo."""
    if battle.shooter == fighter:
        return battle.left_num > 0
    return battle.is_done[fighter] == 0


def destroy(state: State, battle: Battle, fighter: i64) -> None:
    """A fighter has six points of damage: it is gone at once."""
    battle.harm[fighter] = POINTS * battle.harm_den
    battle.fate[fighter] = DESTROYED
    battle.close_ranks(battle.side[fighter])
    battle.has_harmed = True
    unit = battle.unit[fighter]
    if state.events is not None:
        state.tell(public("destroyed", unit=unit_name(state.rules, state.table, unit)))
    for reaction in minders(state.rules, battle).at_fall:
        reaction.fighter_falls(state, battle, fighter)
    state.remove_unit(unit)
    take_cover(state.rules, state.table, battle)


def round_down(state: State, battle: Battle) -> None:
    """After a salvo the damage of every survivor is a whole number of sixths, rounded down once for all its shots."""
    sixth = battle.harm_den // POINTS
    fate, harms = battle.fate, battle.harm
    first, last = battle.ranks(1 - battle.firing)
    for fighter in range(first, last):
        if fate[fighter] == STANDING:
            harm = harms[fighter]
            if harm:
                sixths: i64 = harm // sixth
                if sixths > battle.sixths[fighter]:
                    battle.has_harmed = True
                    battle.sixths[fighter] = sixths
                    state.table.damage[battle.unit[fighter]] = sixths


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-conv-2": (round_down,),
    "SA-chapters-6": (Strength,),
    "SA-minimal-39": (FirstSalvo,),
    "SA-minimal-43": (is_permitted, may_shoot),
    "SA-minimal-45": (Strength,),
    "SA-minimal-46": (fire_chain, power),
    "SA-minimal-47": (Chain.times,),
    "SA-minimal-50": (shoot, hit, use_up, kill_share),
    "SA-minimal-52": (is_permitted,),
    "SA-minimal-53": (destroy,),
    "SA-minimal-54": (round_down,),
    "SA-minimal-56": (UnfinishedLast, take_cover),
}
