"""Shots one by one: who may aim at whom with which share of his fire (SA-minimal-44 to 50)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.fire import (
    PLAIN,
    has_fire_left,
    is_permitted,
    kill_share,
    may_shoot,
    shoot,
    take_up_fire,
)  # fmt: skip
from velmoci.salva.base.orders import Fire
from velmoci.salva.base.parties import speaks_for, why_absent
from velmoci.salva.battle import FIRST_LINE, Battle
from velmoci.salva.battle_seams import FireMode, Shot
from velmoci.salva.codecs import ShotText
from velmoci.salva.naming import find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule
from velmoci.salva.state import Sight, State


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
        clauses = [muster.why_unarmed(one.kind) for muster in rules.musters]
        cited = next((clause for clause in clauses if clause), "SA-minimal-52")
        raise Refusal("no_strength", cited, unit=unit, target=whom)
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


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-43": (check_shot, find_mode),
    "SA-minimal-49": (check_share,),
    "SA-minimal-50": (check_share,),
}
