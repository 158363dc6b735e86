"""Artillery attacks: all shots at one field, declared together and worked out exactly; a part of `artillery`."""

from __future__ import annotations

from math import gcd
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.base.fire import POINTS, damage_partner_of
from velmoci.salva.base.salvos import DIE
from velmoci.salva.base.shots import share_of
from velmoci.salva.chapters.guns import Guns, bombs_by_gun
from velmoci.salva.chapters.hold_lists import open_hold_window
from velmoci.salva.codecs import Shots, ShotText
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.numbers import Chain, ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Damaged, OrderRule
from velmoci.salva.state import NOBODY, Sight, State, Table

FULL: Final = POINTS * 6
"""So many sixths of damage destroy."""
REST: Final = "rest"

Ratio = tuple[int, int]
Totals = dict[int, Ratio]
"""For each unit that is hit the points of damage, exactly."""


class FireAt(Order):
    """`fire_at brno with gun_1>infantry_4, gun_2>infantry_4:1/3, gun_2>tank_5`: all shots of one artillery attack."""

    kind: ClassVar[str] = "fire_at"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", Name()), Field("shots", Shots(), word="with"))

    def __init__(self, field: str, shots: tuple[ShotText, ...]) -> None:
        self.field: Final = field
        self.shots: Final = shots


def plus(one: Ratio, other: Ratio) -> Ratio:
    """The sum of two fractions in lowest terms."""
    num, den = one[0] * other[1] + other[0] * one[1], one[1] * other[1]
    common = gcd(num, den)
    return num // common, den // common


def shares(shots: tuple[ShotText, ...]) -> list[Ratio]:
    """The share of each shot; what is not said is the rest of the unit's fire, and 0 where there is none."""
    used: dict[str, Ratio] = {}
    found: list[Ratio] = []
    for unit, _, share, _ in shots:
        before = used.get(unit, (0, 1))
        part = plus((1, 1), (-before[0], before[1])) if share == REST else share_of(share)
        used[unit] = plus(before, part)
        found.append(part)
    return found


def check_shells(shots: tuple[ShotText, ...]) -> None:
    """Every shot has a share above 0, and those of a unit are together at most 1."""
    used: dict[str, Ratio] = {}
    for unit, _, share, mode in shots:
        if mode or share == "kill" or share.endswith("/0"):
            raise Refusal("bad_share", "SA-artillery-14", unit=unit, share=share)
    for shot, part in zip(shots, shares(shots), strict=True):
        total = plus(used.get(shot[0], (0, 1)), part)
        used[shot[0]] = total
        if part[0] <= 0 or total[0] > total[1]:
            raise Refusal("bad_share", "SA-artillery-14", unit=shot[0], share=shot[2])


class FireAtRule(OrderRule):
    """One artillery attack on one field."""

    order: ClassVar[type[Order]] = FireAt
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-artillery-11"
    example: ClassVar[str] = "fire_at brod with gun_1>infantry_4, gun_2>tank_5:1/3"
    explained_by: ClassVar[str] = "SA-artillery-7"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.guns = Guns(rules)
        self.rolls = rules.word("artillery_roll") == "effectiveness"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, FireAt)
        field, table = find_field(sight, order.field), sight.table
        if table.field_columns[self.guns.shelled][field] != 0:
            raise Refusal("shelled_already", "SA-artillery-12", field=order.field)
        if not order.shots:
            raise Refusal("no_shells", "SA-artillery-12", field=order.field)
        for name, whom, _, _ in order.shots:
            unit = find_unit(sight, name, "SA-artillery-7")
            self.check_gun(sight, unit, name)
            if building_part(self.rules, table, whom, field) is not None:
                self.check_building(sight, unit, field, name, whom)
                continue
            target = find_unit(sight, whom, "SA-artillery-7")
            if table.place[target] != field or table.owner_of(target) == sight.seat:
                raise Refusal("not_on_field", "SA-artillery-7", target=whom, field=order.field)
            clause = self.guns.why_no_target(table, unit, target) or self.guns.reaches(table, unit, target)
            if clause:
                raise Refusal("cannot_shell", clause, unit=name, target=whom)
        check_shells(order.shots)

    def check_gun(self, sight: Sight, unit: i64, name: str) -> None:
        """A unit fires for its owner, in its active turn, once, and not from where guns are silent."""
        table = sight.table
        is_own = table.owner_of(unit) == sight.seat and self.rules.commander(table, unit) == sight.seat
        if not is_own:
            raise Refusal("not_your_unit", "SA-artillery-7", unit=name)
        clause = self.guns.why_silent(table, unit)
        if clause:
            raise Refusal("no_guns", clause, unit=name)
        if self.guns.fired_at(table, unit) != NOBODY:
            raise Refusal("has_fired", "SA-artillery-14", unit=name)

    def check_building(self, sight: Sight, unit: i64, field: i64, name: str, whom: str) -> None:
        """Buildings of others are hit only by those who have a number against them, from a stance."""
        table, where = sight.table, field_name(self.rules, field)
        if table.owner[field] == sight.seat:
            raise Refusal("not_on_field", "SA-artillery-7", target=where, field=where)
        part = building_part(self.rules, table, whom, field)
        assert part is not None
        if not hits_building(self.guns, table, unit, part, whom, field):
            raise Refusal("cannot_shell", why_harmless(table, part, whom, field), unit=name, target=where)
        if self.guns.aim(table, unit) != field:
            raise Refusal("cannot_shell", "SA-artillery-7", unit=name, target=where)
        clause = part.why_not_shelled(table, whom, field, table.place[unit])
        if clause:
            raise Refusal("cannot_shell", clause, unit=name, target=where)

    def menu(self, sight: Sight) -> Menu | None:
        """For each field: all guns at one target, and the guns shared out so that most targets are destroyed."""
        found: list[Order] = []
        shots = possible_shots(self.guns, sight)
        for field in sorted({int(sight.table.place[target]) for _, target in shots}):
            here = [shot for shot in shots if int(sight.table.place[shot[1]]) == field]
            found += proposals(self.guns, sight, field, here)
        found += raids(self.guns, sight)
        return Listed(FireAt.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, FireAt)
        table, sight = state.table, state.sight(seat)
        field = find_field(sight, order.field)
        roll = int(chance.roll(DIE)) if self.rolls else 0
        factor: Ratio = self.rules.roll_table[roll - 1] if roll else (1, 1)
        guns = list(dict.fromkeys([shot[0] for shot in order.shots]))
        where = field_name(self.rules, field)
        state.tell(public("field-shelled", power=seat_name(seat), field=where, units=guns, roll=roll))
        at_units = [building_part(self.rules, table, shot[1], field) is None for shot in order.shots]
        totals = declared(state, self.guns, sight, order.shots, at_units, factor)
        ruins = declared_at_buildings(state, self.guns, field, order.shots, at_units, factor)
        for name in guns:
            table.unit_columns[self.guns.fired][find_unit(sight, name)] = field
        table.field_columns[self.guns.shelled][field] = 1
        resolve(state, totals)
        harm_buildings(state, field, ruins)
        open_hold_window(state)


def declared(
    state: State, guns: Guns, sight: Sight, shots: tuple[ShotText, ...], at_units: list[bool], factor: Ratio
) -> Totals:
    """What all shots at units together give to each target; nobody has been harmed yet."""
    totals: Totals = {}
    for (name, whom, _, _), share, is_unit in zip(shots, shares(shots), at_units, strict=True):
        if not is_unit:
            continue
        unit, target = find_unit(sight, name), find_unit(sight, whom)
        chain = Chain()
        guns.damage(state.table, unit, target, chain)
        points = chain.num * share[0] * factor[0], chain.den * share[1] * factor[1]
        totals[int(target)] = plus(totals.get(int(target), (0, 1)), points)
        state.tell(public("shot", unit=name, target=whom, points=ratio_text(points[0], points[1])))
    return totals


def building_part(rules: Rules, table: Table, name: str, field: i64) -> Damaged | None:
    """The part that knows of a kind of building on a field; None where no such one can be fired at there."""
    for part in rules.damaged:
        if name in part.buildings_on(table, field) or name in part.soft_on(table, field):
            return part
    return None


def hits_building(guns: Guns, table: Table, unit: i64, part: Damaged, name: str, field: i64) -> bool:
    """Whether the fire of a unit does anything to what is no unit."""
    if name in part.soft_on(table, field):
        return guns.soft_damage(table, unit)[0] > 0
    return bombs_by_gun(guns.kind(table, unit)) > 0


def why_harmless(table: Table, part: Damaged, name: str, field: i64) -> str:
    """The clause by which it does nothing."""
    return "SA-artillery-7" if name in part.soft_on(table, field) else "SA-strategic_bombing-1"


def declared_at_buildings(
    state: State, guns: Guns, field: i64, shots: tuple[ShotText, ...], at_units: list[bool], factor: Ratio
) -> dict[str, Ratio]:
    """What all shots together give to each kind of building on the field."""
    sight = state.sight(NOBODY)
    totals: dict[str, Ratio] = {}
    for (name, whom, _, _), share, is_unit in zip(shots, shares(shots), at_units, strict=True):
        if not is_unit:
            part = building_part(guns.rules, state.table, whom, field)
            is_soft = part is not None and whom in part.soft_on(state.table, field)
            unit = find_unit(sight, name)
            num, den = guns.soft_damage(state.table, unit) if is_soft else guns.building_damage(state.table, unit)
            points = num * share[0] * factor[0], den * share[1] * factor[1]
            totals[whom] = plus(totals.get(whom, (0, 1)), points)
            told = ratio_text(points[0], points[1])
            state.tell(public("building-hit", unit=name, field=field_name(guns.rules, field), points=told))
    return totals


def harm_buildings(state: State, field: i64, totals: dict[str, Ratio]) -> None:
    """Buildings take what they were given, rounded down to sixths once."""
    for building, (num, den) in totals.items():
        part = building_part(state.rules, state.table, building, field)
        assert part is not None
        part.take(state, building, field, 6 * num // den)


def raids(guns: Guns, sight: Sight) -> list[Order]:
    """For each building of others all guns that are in stance against its field."""
    rules, table = guns.rules, sight.table
    found: list[Order] = []
    able = guns.batteries(table, sight.seat) if rules.damaged else []
    for field in sorted({int(guns.aim(table, unit)) for unit in able} - {int(NOBODY)}):
        if table.owner[field] == sight.seat or table.field_columns[guns.shelled][field] != 0:
            continue
        here = [unit for unit in able if guns.aim(table, unit) == field]
        for part in rules.damaged:
            for building in [*part.buildings_on(table, field), *part.soft_on(table, field)]:
                names = [unit_name(rules, table, unit) for unit in here if reaches(guns, table, unit, part, building)]
                if names:
                    shots = tuple([(name, building, REST, "") for name in names])
                    found.append(FireAt(field_name(rules, field), shots))
    return found


def reaches(guns: Guns, table: Table, unit: i64, part: Damaged, building: str) -> bool:
    """Whether a unit in stance against the field of a building can fire at it."""
    field = guns.aim(table, unit)
    is_near = not part.why_not_shelled(table, building, field, table.place[unit])
    return is_near and hits_building(guns, table, unit, part, building, field)


def resolve(state: State, totals: Totals) -> None:
    """Everybody takes what he was given, rounded down to sixths once; who suffers along takes no more than destroys."""
    table, whole = state.table, dict(totals)
    for target, points in totals.items():
        partner = damage_partner_of(state, state.rules.damage_sharers, target)
        if partner != NOBODY:
            left: Ratio = (FULL - int(table.damage[target]), 6)
            suffered = points if points[0] * left[1] < left[0] * points[1] else left
            whole[int(partner)] = plus(whole.get(int(partner), (0, 1)), suffered)
            name = unit_name(state.rules, table, partner)
            state.tell(public("suffered-along", unit=name, points=ratio_text(suffered[0], suffered[1])))
    for target, (num, den) in whole.items():
        table.damage[target] = min(FULL, int(table.damage[target]) + 6 * num // den)
    for target in whole:
        if table.damage[target] >= FULL:
            state.tell(public("destroyed", unit=unit_name(state.rules, table, target)))
            state.remove_unit(target)


def possible_shots(guns: Guns, sight: Sight) -> list[tuple[int, int]]:
    """Every gun that may fire now with every target that it may fire at."""
    table, rules = sight.table, guns.rules
    found: list[tuple[int, int]] = []
    batteries = guns.batteries(table, sight.seat)
    if not batteries:
        return found
    foes = [unit for unit in table.units() if is_foe(table, unit, sight.seat)]
    for unit in batteries:
        near = rules.board.neighbours[table.place[unit]]
        for target in foes:
            place = int(table.place[target])
            if place not in near or table.field_columns[guns.shelled][place] != 0:
                continue
            if not guns.reaches(table, unit, target) and not guns.why_no_target(table, unit, target):
                found.append((unit, target))
    return found


def is_foe(table: Table, unit: i64, seat: i64) -> bool:
    """Whether a unit on the map belongs to somebody else."""
    return table.kind[unit] >= 0 and table.owner_of(unit) != seat


def proposals(guns: Guns, sight: Sight, field: int, shots: list[tuple[int, int]]) -> list[Order]:
    """Sensible attacks on one field."""
    rules, table = guns.rules, sight.table
    where = field_name(rules, field)
    found: list[Order] = []
    for target in sorted({target for _, target in shots}):
        name = unit_name(rules, table, target)
        texts = [(unit_name(rules, table, unit), name, REST, "") for unit, whom in shots if whom == target]
        found.append(FireAt(where, tuple(texts)))
    spread = FireAt(where, tuple(shared_out(guns, sight, shots)))
    return found if spread in found else [spread, *found]


def shared_out(guns: Guns, sight: Sight, shots: list[tuple[int, int]]) -> list[ShotText]:
    """Gun by gun at the target that it brings nearest to destruction; one that needs nothing more comes last."""
    rules, table = guns.rules, sight.table
    given: Totals = {}
    texts: list[ShotText] = []
    for unit in dict.fromkeys([unit for unit, _ in shots]):
        best, most = NOBODY, (0, 1)
        for gun, target in shots:
            if gun != unit:
                continue
            before = given.get(target, (0, 1))
            left = (FULL - int(table.damage[target])) * before[1] - 6 * before[0]
            chain = Chain()
            guns.damage(table, unit, target, chain)
            part = (6 * chain.num * before[1], chain.den * left) if left > 0 else (0, 1)
            if best == NOBODY or part[0] * most[1] > most[0] * part[1]:
                best, most = target, part
        chain = Chain()
        guns.damage(table, unit, best, chain)
        given[int(best)] = plus(given.get(int(best), (0, 1)), (chain.num, chain.den))
        texts.append((unit_name(rules, table, unit), unit_name(rules, table, best), REST, ""))
    return texts
