"""Shots at goods in a battle: they stand in the second line, and what is hit is gone; a part of `war_economy`.

A shot is an order of its own in the attacker's salvo, `raid bomber_3 fuel`. What the shots of a salvo do to one
resource is added up and rounded down once, when the salvo ends.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.fire import has_fire_left, take_up_fire, use_up
from velmoci.salva.base.parties import speaks_for
from velmoci.salva.base.shots import check_share, find_fighter, share_of, why_silent
from velmoci.salva.battle import ATTACKER, DEFENDER, FIRST_LINE, Battle, Row
from velmoci.salva.battle_seams import Muster
from velmoci.salva.chapters.economy_stock import HUNGRY, WORKER, Economy
from velmoci.salva.codecs import Share
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.numbers import Chain, ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table
from velmoci.salva.units import AIR, SUBMARINE, UNARMOURED, Kind

RAIDS: Final = "raids"
CLAUSE: Final = "SA-war_economy-27"
NAME: Final = Name()


class Raids(Slice):
    """What each resource has taken in the salvo under way: its place, numerator, denominator."""

    def __init__(self) -> None:
        self.hits: list[tuple[int, int, int]] = []

    def copy(self) -> Slice:
        twin = Raids()
        twin.hits = self.hits[:]
        return twin

    def dump(self) -> object:
        return [list(hit) for hit in self.hits]

    def load(self, data: Any) -> None:
        self.hits = [(row[0], row[1], row[2]) for row in data]

    def add(self, place: int, num: int, den: int) -> None:
        """So much more has hit a resource."""
        before = next((hit for hit in self.hits if hit[0] == place), (place, 0, 1))
        total = before[1] * den + num * before[2], before[2] * den
        common = gcd(total[0], total[1])
        self.hits = [hit for hit in self.hits if hit[0] != place]
        self.hits.append((place, total[0] // common, total[1] // common))


class Raid(Order):
    """`raid bomber_3 fuel share 1/3`: one shot at goods; without a share the rest of the unit's fire."""

    kind: ClassVar[str] = "raid"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("unit", NAME),
        Field("resource", NAME),
        Field("share", Share(), word="share", default="rest"),
    )

    def __init__(self, unit: str, resource: str, share: str = "rest") -> None:
        self.unit: Final = unit
        self.resource: Final = resource
        self.share: Final = share


def goods_vulnerability(rules: Rules, kind: Kind) -> tuple[int, int]:
    """How vulnerable goods are to a shooter."""
    return rules.ratio("air_goods_vulnerability" if kind.cls == AIR else "goods_vulnerability")


def raids_of(rules: Rules, table: Table) -> Raids:
    """What the salvo under way has done to goods."""
    found = table.slices[rules.table_slice(RAIDS)]
    assert isinstance(found, Raids)
    return found


def is_shielded(battle: Battle, kind: Kind) -> bool:
    """Whether defenders in the first line keep a shooter off the goods; aircraft and submarines shoot past them."""
    if kind.cls == AIR or kind.cls == SUBMARINE:
        return False
    for shield in battle.standing(DEFENDER):
        other = battle.row_of(shield).kind
        if battle.line[shield] == FIRST_LINE and other.shields and other.cls != AIR:
            return True
    return False


def whole_raid(state: State, battle: Battle, fighter: i64) -> tuple[int, int]:
    """How many units of goods the whole fire of a fighter destroys in this salvo, exactly."""
    rules, kind, chain = state.rules, battle.row_of(fighter).kind, Chain()
    chain.starts_with(kind.attack[UNARMOURED], kind.strength_den, "strength", CLAUSE)
    for factor in rules.shells:
        factor.shell(state.table, battle.unit[fighter], NOBODY, chain)
    chain.times(*goods_vulnerability(rules, kind), "goods_vulnerability", CLAUSE)
    return chain.num * battle.num, chain.den * battle.den


class GoodsRaiders(Muster):
    """Aircraft can fire at goods where there is nobody else."""

    name = "goods_raiders"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy = Economy(rules)
        self.can = [kind.cls == AIR and kind.attack[UNARMOURED] > 0 for kind in rules.kinds.rows]

    def minds(self, rows: list[Row]) -> bool:
        return bool([row for row in rows if row.side == ATTACKER and self.can[row.kind.index]])

    def can_raid(self, table: Table, unit: i64, victim: i64, field: i64) -> bool:
        if not self.can[table.kind[unit]] or table.owner[field] != victim:
            return False
        return any(self.economy.on(table, field)[: self.economy.resources])

    def raid(self, state: State, battle: Battle, fighter: i64) -> None:
        """By a plan it fires at what there is most of."""
        row = self.economy.on(state.table, battle.field)[: self.economy.resources]
        fire_at_goods(state, self.economy, battle, fighter, row.index(max(row)), "rest")


def fire_at_goods(state: State, economy: Economy, battle: Battle, fighter: i64, place: int, share: str) -> None:
    """A share of the fire of a fighter hits a resource."""
    rules, whole = state.rules, whole_raid(state, battle, fighter)
    take_up_fire(battle, fighter)
    num, den = (battle.left_num, battle.left_den) if share in ("rest", "kill") else share_of(share)
    use_up(battle, num, den)
    raids_of(rules, state.table).add(place, whole[0] * num, whole[1] * den)
    battle.has_harmed = battle.has_harmed or whole[0] * num >= whole[1] * den
    name, where = unit_name(rules, state.table, battle.unit[fighter]), field_name(rules, battle.field)
    told = ratio_text(whole[0] * num, whole[1] * den)
    state.tell(public("goods-hit", unit=name, resource=economy.names[place], field=where, points=told))


class RaidRule(OrderRule):
    """One shot at one resource of the field."""

    order: ClassVar[type[Order]] = Raid
    steps: ClassVar[tuple[str, ...]] = ("attacker_salvo",)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "raid bomber_3 fuel share 1/3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy = Economy(rules)

    def goods(self, table: Table, battle: Battle) -> list[str]:
        """The resources that lie on the field and are the defender's."""
        if table.owner[battle.field] != battle.leader(DEFENDER):
            return []
        row = self.economy.on(table, battle.field)
        return [self.economy.names[place] for place in range(self.economy.resources) if row[place] > 0]

    def can_raid(self, battle: Battle, fighter: i64) -> bool:
        """Whether a fighter has strength for it, stands in front, and nothing shields the goods from it."""
        kind = battle.row_of(fighter).kind
        is_in_front = battle.side[fighter] == ATTACKER and battle.line[fighter] == FIRST_LINE
        return is_in_front and kind.attack[UNARMOURED] > 0 and not is_shielded(battle, kind)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Raid)
        rules, table, battle = self.rules, sight.table, battle_of(sight.table)
        fighter = find_fighter(sight, order.unit, "SA-minimal-43")
        if not speaks_for(rules, table, battle, sight.seat, fighter):
            raise Refusal("not_your_unit", "SA-minimal-43", unit=order.unit)
        if order.resource in (WORKER, HUNGRY):
            raise Refusal("workers_are_safe", CLAUSE, value=order.resource)
        if battle.side[fighter] != ATTACKER or battle.row_of(fighter).kind.attack[UNARMOURED] == 0:
            raise Refusal("cannot_raid", CLAUSE, unit=order.unit)
        if battle.is_done[fighter] != 0 and battle.shooter != fighter:
            raise Refusal("has_fired", "SA-minimal-43", unit=order.unit)
        if battle.line[fighter] != FIRST_LINE:
            raise Refusal("not_in_front", why_silent(rules, battle, fighter), unit=order.unit)
        if order.resource not in self.goods(table, battle):
            raise Refusal("no_goods_to_raid", CLAUSE, value=order.resource[:40], field=field_name(rules, battle.field))
        if is_shielded(battle, battle.row_of(fighter).kind):
            raise Refusal("goods_shielded", "SA-war_economy-26", unit=order.unit)
        check_share(battle, fighter, order.share, order.unit)

    def ready(self, table: Table, battle: Battle) -> list[int]:
        """The attackers that have fire left and can hit goods."""
        if not self.goods(table, battle):
            return []
        found = battle.standing(ATTACKER)
        return [one for one in found if has_fire_left(battle, one) and self.can_raid(battle, one)]

    def has_salvo_action(self, table: Table) -> bool:
        return bool(self.ready(table, battle_of(table)))

    def menu(self, sight: Sight) -> Menu | None:
        """Everybody who can, with all his fire, at every resource."""
        rules, table, battle = self.rules, sight.table, battle_of(sight.table)
        found: list[Order] = []
        for fighter in self.ready(table, battle):
            if speaks_for(rules, table, battle, sight.seat, fighter):
                name = unit_name(rules, table, battle.unit[fighter])
                found += [Raid(name, resource) for resource in self.goods(table, battle)]
        return Listed(Raid.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Raid)
        battle = battle_of(state.table)
        fighter = find_fighter(state.sight(seat), order.unit, "SA-minimal-43")
        place = self.economy.names.index(order.resource)
        fire_at_goods(state, self.economy, battle, fighter, place, order.share)


class RaidRest(Reaction):
    """At the end of a salvo whole units of goods are gone; the rest is lost."""

    name = RAIDS

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy = Economy(rules)

    def salvo_ends(self, state: State, battle: Battle) -> None:
        hits = raids_of(self.rules, state.table)
        for place, num, den in hits.hits:
            destroy_goods(state, self.economy, battle.field, place, num // den)
        hits.hits = []


def destroy_goods(state: State, economy: Economy, field: i64, place: int, count: int) -> None:
    """So many units of a resource are gone, or all that there are."""
    row = economy.row(economy.stock(state.table).goods, field)
    gone = min(count, row[place])
    row[place] -= gone
    if gone > 0:
        where = field_name(economy.rules, field)
        state.tell(public("goods-destroyed", field=where, resource=economy.names[place], count=gone))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-26": (is_shielded,),
    "SA-war_economy-27": (RaidRule, RaidRest, GoodsRaiders, whole_raid, goods_vulnerability, destroy_goods),
}
