"""Guns: what a shell does to whom, and who stands where; a part of the chapter `artillery`.

The column `aims_at` names the field against which a unit is in stance, `fired_at` the one at which it fired in its last
active turn; the column `shelled` of fields says that there was an artillery attack on it in this turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.salva.forces import possibly_at
from velmoci.salva.numbers import Chain, ratio
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import NOBODY, State, Table
from velmoci.salva.units import AIR, ARMOURED, CLASSES, SUBMARINE, UNARMOURED, Kind

ARTILLERY: Final = "artillery"
ALL: Final = "all"
GUN: Final = "gun"
ROUGHNESS: Final = "roughness"


def has_guns(kind: Kind) -> bool:
    """Whether a kind has a D strength against anything."""
    return any(ratio(value)[0] > 0 for value in kind.row.get(ARTILLERY, {}).values())


def d_strength(kind: Kind, target: Kind) -> tuple[int, int]:
    """The D strength of a kind against another: against an unarmoured gun its own number, if there is one."""
    row = kind.row.get(ARTILLERY, {})
    if target.cls == UNARMOURED and GUN in row and has_guns(target):
        return ratio(row[GUN])
    return ratio(row.get(CLASSES[target.cls], 0))


def bombs_by_gun(kind: Kind) -> int:
    """What a kind does to buildings by its guns: the number behind the D of its column; 0 where there is none."""
    number = kind.row.get("strategic_bombing", "")
    return int(number[1:]) if number.startswith("D") else 0


def shell_vulnerability(target: Kind) -> tuple[int, int]:
    """The vulnerability to shells, or to everything; what holds against the class of the gun does not count."""
    row = target.row.get("vulnerability", {})
    return ratio(row.get(ARTILLERY, row.get(ALL, 1)))


class Guns:
    """The columns and options of the chapter, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.aims = rules.unit_column("aims_at")
        self.fired = rules.unit_column("fired_at")
        self.shelled = rules.field_column("shelled")
        self.coefficient = rules.ratio("artillery_coefficient")
        self.docked_fire = rules.flag("docked_artillery")
        self.needs_stance = rules.word("counter_battery") == "any_stance"
        has_ground = ROUGHNESS in [column.name for column in rules.field_columns]
        is_rough = rules.flag("artillery_roughness") and has_ground
        self.rough: i64 = rules.field_column(ROUGHNESS) if is_rough else NOBODY

    def kind(self, table: Table, unit: i64) -> Kind:
        """The row of the unit table that holds for a unit; one under construction has a row of its own."""
        return self.rules.kinds.rows[table.kind[unit]] if table.is_finished(unit) else self.rules.unfinished

    def aim(self, table: Table, unit: i64) -> i64:
        """The field against which a unit is in stance, or nobody."""
        return table.unit_columns[self.aims][unit]

    def set_aim(self, table: Table, unit: i64, field: i64) -> None:
        """A unit takes stance against a field, or, -1, gives it up."""
        table.unit_columns[self.aims][unit] = field

    def fired_at(self, table: Table, unit: i64) -> i64:
        """The field at which a unit fired in its last active turn, or nobody."""
        return table.unit_columns[self.fired][unit]

    def is_aboard(self, table: Table, unit: i64) -> bool:
        """Whether a unit is carried by a ship, so that it is on its field for nobody."""
        return self.rules.kinds.rows[table.kind[unit]].is_land and self.rules.is_absent(table, unit)

    def why_silent(self, table: Table, unit: i64) -> str:
        """The clause under which a unit has no use of its guns where it is; '' where it has."""
        kind = self.rules.kinds.rows[table.kind[unit]]
        if not has_guns(kind):
            return "SA-artillery-1"
        if not table.is_finished(unit):
            return "SA-artillery-6"
        is_docked = not kind.is_land and self.rules.board.is_land(table.place[unit])
        if self.is_aboard(table, unit) or (is_docked and not self.docked_fire):
            return "SA-artillery-5"
        return ""

    def why_no_stance(self, table: Table, unit: i64, field: i64) -> str:
        """The clause under which a unit may not take stance against a field; '' where it may."""
        silent = self.why_silent(table, unit)
        if silent:
            return silent
        here, board = table.place[unit], self.rules.board
        if not board.are_adjacent(here, field):
            return "SA-artillery-1"
        return "" if board.is_land(here) or board.is_land(field) else "SA-artillery-22"

    def reaches(self, table: Table, unit: i64, target: i64) -> str:
        """The clause under which a unit may not fire at another where that one stands; '' where it may."""
        here, there, board = table.place[unit], table.place[target], self.rules.board
        if not board.is_land(here) and not board.is_land(there):
            return "SA-artillery-22"
        threatens = self.aim(table, target) == here
        if self.aim(table, unit) != there:
            is_ready = self.aim(table, unit) != NOBODY or not self.needs_stance
            if not (threatens and is_ready and board.are_adjacent(here, there)):
                return "SA-artillery-21" if is_ready else "SA-artillery-7"
        if not board.is_land(there):
            return "" if threatens or self.fired_at(table, target) == here else "SA-artillery-20"
        return ""

    def why_no_target(self, table: Table, unit: i64, target: i64) -> str:
        """The clause under which nobody's shells can harm a unit, or not those of this one; '' where they can."""
        kind = self.kind(table, target)
        if kind.cls == AIR or kind.cls == SUBMARINE or self.is_aboard(table, target):
            return "SA-artillery-10"
        if kind is self.rules.unfinished and self.has_finished(table, target):
            return "SA-artillery-17"
        return "" if d_strength(self.kind(table, unit), kind)[0] > 0 else "SA-artillery-7"

    def has_finished(self, table: Table, target: i64) -> bool:
        """Whether somebody who is finished and can be shelled may stand beside a unit of his side."""
        there = possibly_at(self.rules, table, table.place[target])
        for other in there.units_at(table.place[target]):
            cls = self.kind(there, other).cls
            is_mark = cls != AIR and cls != SUBMARINE and not self.is_aboard(there, other)
            if is_mark and there.is_finished(other) and there.owner_of(other) == table.owner_of(target):
                return True
        return False

    def damage(self, table: Table, unit: i64, target: i64, chain: Chain) -> None:
        """What the whole fire of a unit does to another; a roll comes on top."""
        kind, mark = self.kind(table, unit), self.kind(table, target)
        num, den = d_strength(kind, mark)
        chain.starts_with(num, den, "artillery_strength", "SA-artillery-7")
        chain.times(self.coefficient[0], self.coefficient[1], "artillery_coefficient", "SA-artillery-7")
        num, den = shell_vulnerability(mark)
        chain.times(num, den, "vulnerability", "SA-artillery-16")
        if self.rough != NOBODY and mark.cls == ARMOURED:
            rough = table.field_columns[self.rough][table.place[target]]
            chain.times(int(rough), self.rules.parts[ROUGHNESS], "roughness", "SA-artillery-9")
        for factor in self.rules.shells:
            factor.shell(table, unit, target, chain)

    def building_damage(self, table: Table, unit: i64) -> tuple[int, int]:
        """What the whole fire of a unit does to a building."""
        chain = Chain()
        chain.times(bombs_by_gun(self.kind(table, unit)), 1, "strategic_bombing", "SA-strategic_bombing-2")
        chain.times(self.coefficient[0], self.coefficient[1], "artillery_coefficient", "SA-artillery-7")
        for factor in self.rules.shells:
            factor.shell(table, unit, NOBODY, chain)
        return chain.num, chain.den

    def soft_damage(self, table: Table, unit: i64) -> tuple[int, int]:
        """What the whole fire of a unit does to something that is hit as unarmoured units are."""
        num, den = ratio(self.kind(table, unit).row.get(ARTILLERY, {}).get(CLASSES[UNARMOURED], 0))
        chain = Chain()
        chain.starts_with(num, den, "artillery_strength", "SA-artillery-7")
        chain.times(self.coefficient[0], self.coefficient[1], "artillery_coefficient", "SA-artillery-7")
        for factor in self.rules.shells:
            factor.shell(table, unit, NOBODY, chain)
        return chain.num, chain.den

    def batteries(self, table: Table, seat: i64) -> list[int]:
        """The units of a seat that could fire in this turn: they obey their owner and have not fired yet."""
        found: list[int] = []
        for unit in self.rules.units_under(table, seat):
            is_ready = table.owner_of(unit) == seat and self.fired_at(table, unit) == NOBODY
            if is_ready and not self.why_silent(table, unit):
                found.append(unit)
        return found


class StanceKeeper(Reaction):
    """A stance ends when the unit leaves its field or gets another owner; a new turn lets everybody fire again."""

    name = "stances_of_guns"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.guns = Guns(rules)

    def minds_kind(self, kind: Kind) -> bool:
        return has_guns(kind)

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        self.guns.set_aim(state.table, unit, NOBODY)

    def owner_changes(self, state: State, unit: i64, old: i64) -> None:
        self.guns.set_aim(state.table, unit, NOBODY)

    def turn_begins(self, state: State, seat: i64) -> None:
        table = state.table
        for unit in self.rules.units_under(table, seat):
            table.unit_columns[self.guns.fired][unit] = NOBODY
        for field in range(len(table.field_columns[self.guns.shelled])):
            table.field_columns[self.guns.shelled][field] = 0
