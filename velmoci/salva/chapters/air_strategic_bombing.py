"""Where `air` and `strategic_bombing` meet: bombers fire at buildings in battle, and airfields can be destroyed.

A shot at a building is an order of its own in the attacker's salvo, `bomb bomber_3 factory`. What is less than a sixth
of a point is kept to the end of the salvo, for the damage of a salvo is rounded once (the slice `bombs`).
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
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.fire import has_fire_left, is_raided, may_raid, take_up_fire, use_up
from velmoci.salva.base.parties import speaks_for
from velmoci.salva.base.shots import check_share, find_fighter, share_of, why_silent
from velmoci.salva.battle import ATTACKER, DEFENDER, FIRST_LINE, Battle, Row
from velmoci.salva.battle_seams import Muster
from velmoci.salva.chapters.air_battles import can_attack
from velmoci.salva.chapters.buildings import FULL, SIXTHS, Buildings
from velmoci.salva.chapters.fuel import log_of
from velmoci.salva.chapters.hold_lists import forget
from velmoci.salva.codecs import Share
from velmoci.salva.mights import begin
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.numbers import Chain, ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TABLE, OrderRule, Reaction, SliceSpec
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table
from velmoci.salva.units import Kind

AIRFIELD: Final = "airfield"
BOMBS: Final = "bombs"
HARM: Final = "airfield_damage"
NAME: Final = Name()


def bombs_in_battle(kind: Kind) -> int:
    """What a kind does to buildings in a salvo: the number of its column where that has no D."""
    number = kind.row.get("strategic_bombing", "")
    return int(number) if number.isdigit() else 0


def do_bombers_attack(rows: list[Row]) -> bool:
    """Whether anybody was mustered to attack who does anything to buildings."""
    return bool([row for row in rows if row.side == ATTACKER and bombs_in_battle(row.kind) > 0])


class Bombs(Slice):
    """What buildings have taken in the salvo under way beyond whole sixths of a point: name, numerator, denominator."""

    def __init__(self) -> None:
        self.rests: list[list[Any]] = []

    def copy(self) -> Slice:
        twin = Bombs()
        twin.rests = [row[:] for row in self.rests]
        return twin

    def dump(self) -> object:
        return [row[:] for row in self.rests]

    def load(self, data: Any) -> None:
        self.rests = [list(row) for row in data]

    def rest(self, building: str) -> tuple[int, int]:
        """The part of a sixth that a building has taken, in sixths."""
        for name, num, den in self.rests:
            if name == building:
                return int(num), int(den)
        return 0, 1

    def keep(self, building: str, num: int, den: int) -> None:
        """It has taken so much of a sixth now."""
        common = gcd(num, den)
        self.rests = [row for row in self.rests if row[0] != building]
        if num:
            self.rests.append([building, num // common, den // common])


class AirfieldHarm(Slice):
    """The damage of airfields, in sixths, by their numbers; it lies open."""

    def __init__(self) -> None:
        self.sixths: dict[int, int] = {}

    def copy(self) -> Slice:
        twin = AirfieldHarm()
        twin.sixths = dict(self.sixths)
        return twin

    def dump(self) -> object:
        return [[number, amount] for number, amount in self.sixths.items()]

    def load(self, data: Any) -> None:
        self.sixths = {row[0]: row[1] for row in data}

    def told(self, sight: Sight) -> object:
        return [{"airfield": number, "damage": ratio_text(amount, SIXTHS)} for number, amount in self.sixths.items()]


def bombs_of(rules: Rules, table: Table) -> Bombs:
    """What the salvo under way has left over."""
    found = table.slices[rules.table_slice(BOMBS)]
    assert isinstance(found, Bombs)
    return found


class DamagedAirfields(Buildings):
    """Airfields that are buildings, each by its number; whatever its capacity, the same damage destroys it."""

    name = "airfields"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.slice = rules.table_slice(HARM)

    def harms(self, table: Table) -> AirfieldHarm:
        """The damage of all of them."""
        found = table.slices[self.slice]
        assert isinstance(found, AirfieldHarm)
        return found

    def harmed(self, table: Table) -> list[int]:
        harms = self.harms(table).sixths
        return (
            sorted({one.field for one in log_of(self.rules, table).airfields if one.number in harms}) if harms else []
        )

    def buildings_on(self, table: Table, field: i64) -> list[str]:
        return [f"{AIRFIELD}_{one.number}" for one in log_of(self.rules, table).airfields if one.field == field]

    def harm(self, table: Table, building: str, field: i64) -> i64:
        return self.harms(table).sixths.get(number_of(building), 0)

    def set_harm(self, table: Table, building: str, field: i64, amount: i64) -> None:
        harms = self.harms(table)
        harms.sixths.pop(number_of(building), None)
        if amount > 0:
            harms.sixths[number_of(building)] = int(amount)

    def lose(self, state: State, building: str, field: i64) -> None:
        """With the airfield goes what was noted of it."""
        log, number = log_of(self.rules, state.table), number_of(building)
        log.airfields = [one for one in log.airfields if one.number != number]
        log.fields = [row for row in log.fields if row[0] != number]
        self.set_harm(state.table, building, field, 0)
        forget(state, self.thing(building, field))
        state.tell(public("airfield-lost", field=field_name(self.rules, field)))


def number_of(building: str) -> int:
    """The number of an airfield."""
    return int(building.rpartition("_")[2])


class Bomb(Order):
    """`bomb bomber_3 factory share 1/3`: one shot at a building; without a share the rest of the unit's fire."""

    kind: ClassVar[str] = "bomb"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("unit", NAME),
        Field("building", NAME),
        Field("share", Share(), word="share", default="rest"),
    )

    def __init__(self, unit: str, building: str, share: str = "rest") -> None:
        self.unit: Final = unit
        self.building: Final = building
        self.share: Final = share


class Raiders(Muster):
    """Who has a number against buildings can fire at those of the one who is attacked."""

    name = "raiders"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.numbers = [bombs_in_battle(kind) for kind in rules.kinds.rows]

    def minds(self, rows: list[Row]) -> bool:
        return do_bombers_attack(rows)

    def can_raid(self, table: Table, unit: i64, victim: i64, field: i64) -> bool:
        return self.numbers[table.kind[unit]] > 0 and bool(targets(self.rules, table, victim, field))

    def raid(self, state: State, battle: Battle, fighter: i64) -> None:
        found = targets(self.rules, state.table, battle.leader(DEFENDER), battle.field)
        drop(state, battle, fighter, found[0], "kill")


def targets(rules: Rules, table: Table, victim: i64, field: i64) -> list[str]:
    """The buildings on a field that are hit in a battle against a seat: those of the field's holder alone."""
    if table.owner[field] != victim:
        return []
    return [building for part in rules.damaged for building in part.buildings_on(table, field)]


def part_with(rules: Rules, table: Table, building: str, field: i64) -> Buildings:
    """The part that knows of a building on a field."""
    parts = [part for part in rules.damaged if building in part.buildings_on(table, field)]
    found = parts[0]
    assert isinstance(found, Buildings)
    return found


def bombing(state: State, battle: Battle, fighter: i64) -> tuple[int, int]:
    """The sixths of a point that the whole fire of a fighter does to a building in this salvo."""
    rules, table = state.rules, state.table
    unit, chain = battle.unit[fighter], Chain()
    row = battle.row_of(fighter)
    value = bombs_in_battle(row.kind), 1
    begin(rules, table, row.owner, row.kind, value, "strategic_bombing", "SA-strategic_bombing-1", chain)
    for factor in rules.shells:
        factor.shell(table, unit, NOBODY, chain)
    for factor in rules.strikes:
        factor.strike(table, unit, battle.field, False, chain)
    return chain.num * battle.num * SIXTHS, chain.den * battle.den


def drop(state: State, battle: Battle, fighter: i64, building: str, share: str) -> None:
    """A share of the fire of a fighter hits a building."""
    rules, table = state.rules, state.table
    part, bombs = part_with(rules, table, building, battle.field), bombs_of(rules, table)
    take_up_fire(battle, fighter)
    rest, whole = bombs.rest(building), bombing(state, battle, fighter)
    num, den = (battle.left_num, battle.left_den) if share in ("rest", "kill") else share_of(share)
    if share == "kill":
        need = (int(FULL - part.harm(table, building, battle.field)) * rest[1] - rest[0]) * whole[1], rest[1] * whole[0]
        num, den = need if need[0] * den < num * need[1] else (num, den)
    use_up(battle, num, den)
    given = whole[0] * num, whole[1] * den
    total = given[0] * rest[1] + rest[0] * given[1], given[1] * rest[1]
    amount = total[0] // total[1]
    bombs.keep(building, total[0] - amount * total[1], total[1])
    battle.has_harmed = battle.has_harmed or amount > 0
    name, where = unit_name(rules, table, battle.unit[fighter]), field_name(rules, battle.field)
    points = ratio_text(given[0], given[1] * SIXTHS)
    state.tell(public("building-bombed", unit=name, building=building, field=where, points=points))
    part.take(state, building, battle.field, amount)


class BombRule(OrderRule):
    """One shot at a building."""

    order: ClassVar[type[Order]] = Bomb
    steps: ClassVar[tuple[str, ...]] = ("attacker_salvo",)
    clause: ClassVar[str] = "SA-strategic_bombing-1"
    example: ClassVar[str] = "bomb bomber_3 factory share 1/3"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Bomb)
        rules, table, battle = self.rules, sight.table, battle_of(sight.table)
        fighter = find_fighter(sight, order.unit, "SA-minimal-43")
        if not speaks_for(rules, table, battle, sight.seat, fighter):
            raise Refusal("not_your_unit", "SA-minimal-43", unit=order.unit)
        if battle.side[fighter] != ATTACKER or bombs_in_battle(battle.row_of(fighter).kind) == 0:
            raise Refusal("cannot_bomb", self.clause, unit=order.unit)
        if battle.is_done[fighter] != 0 and battle.shooter != fighter:
            raise Refusal("has_fired", "SA-minimal-43", unit=order.unit)
        if battle.line[fighter] != FIRST_LINE:
            raise Refusal("not_in_front", why_silent(rules, battle, fighter), unit=order.unit)
        if order.building not in targets(rules, table, battle.leader(DEFENDER), battle.field):
            where = field_name(rules, battle.field)
            raise Refusal("no_such_building", self.clause, building=order.building, field=where)
        check_share(battle, fighter, order.share, order.unit)

    def ready(self, table: Table, battle: Battle) -> list[int]:
        """The attackers that have fire left and can hit a building."""
        armed = [one for one in battle.standing(ATTACKER) if bombs_in_battle(battle.row_of(one).kind) > 0]
        return [one for one in armed if has_fire_left(battle, one) and may_raid(self.rules, table, battle, one)]

    def has_salvo_action(self, table: Table) -> bool:
        battle = battle_of(table)
        is_any = bool(targets(self.rules, table, battle.leader(DEFENDER), battle.field))
        return is_any and bool(self.ready(table, battle))

    def menu(self, sight: Sight) -> Menu | None:
        """Every bomber with all its fire at every building."""
        rules, table, battle = self.rules, sight.table, battle_of(sight.table)
        buildings = targets(rules, table, battle.leader(DEFENDER), battle.field)
        found: list[Order] = []
        for fighter in self.ready(table, battle):
            if speaks_for(rules, table, battle, sight.seat, fighter):
                name = unit_name(rules, table, battle.unit[fighter])
                found += [Bomb(name, building) for building in buildings]
        return Listed(Bomb.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Bomb)
        battle = battle_of(state.table)
        fighter = find_fighter(state.sight(seat), order.unit, "SA-minimal-43")
        drop(state, battle, fighter, order.building, order.share)


class SalvoRest(Reaction):
    """What a salvo has not brought to a whole sixth is lost when it ends."""

    name = BOMBS

    def minds(self, rows: list[Row]) -> bool:
        return do_bombers_attack(rows)

    def salvo_ends(self, state: State, battle: Battle) -> None:
        bombs_of(self.rules, state.table).rests = []


CHAPTER: Final = Chapter(
    id="air_strategic_bombing",
    clause="SA-strategic_bombing-1",
    bridges=("air", "strategic_bombing"),
    contributions={
        "slice": (SliceSpec(BOMBS, TABLE, Bombs), SliceSpec(HARM, TABLE, AirfieldHarm)),
        "order": (BombRule,),
        "react": (SalvoRest,),
        "muster": (Raiders,),
        "damaged": (DamagedAirfields,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-26": (Raiders.can_raid, can_attack),
    "SA-air-37": (DamagedAirfields,),
    "SA-strategic_bombing-1": (bombs_in_battle, bombing, drop, BombRule),
    "SA-strategic_bombing-3": (DamagedAirfields.lose,),
    "SA-strategic_bombing-4": (Raiders, targets, may_raid, is_raided),
}
