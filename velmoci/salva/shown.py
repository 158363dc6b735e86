"""What everybody is told of the game, and what has changed of it: what is as it was is not made again."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import ne
from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.changes import Change, changes
from velmoci.salva.battle import ATTACKER, DEFENDER, SIDES, STANDING, Battle, Row
from velmoci.salva.decisions import is_running
from velmoci.salva.faces import marks_of
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.memory import boxed, changed, kept
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, SEAT, TURN, Column
from velmoci.salva.state import GONE, NOBODY, STATUSES, Sight, Table

NAMING: Final = 2
"""The first two columns of units, number and kind, make their names."""
SAME: Final = 3
"""Number, kind and owner make another unit of it; then follow these."""
PLACE: Final = 3
DAMAGE: Final = 4
POINTS: Final = 5
FLAGS: Final = 6
COLUMNS: Final = 7
PURSE: Final = 2
"""Which column of fields is their money."""
LANDS: Final = 4
"""Which column of seats is the number of their fields; then follow those of chapters."""
FORETOLD: Final = 6
"""So many rounds the calendar of production looks ahead."""


def public_json(sight: Sight) -> dict[str, object]:
    """The part of a view that is the same for everybody; it reads only what lies open on the table."""
    return Shown(sight, None, situation(sight.rules, sight.table)).whole


def public_changes(sight: Sight, told: Shown | None, around: tuple[object, ...]) -> tuple[list[Change], Shown]:
    """What has changed of that since it was told; `around` is the situation."""
    now = Shown(sight, told, around)
    return changes(told.whole if told is not None else {}, now.whole), now


class Shown:
    """What everybody was told, with the numbers from which it was made.

    A row is made of the numbers of its unit, field, seat or fighter, what a field yields also of the time where
    chapters say so; the goal and how everybody stands of all that lies on the map. Movement, damage and money change
    neither.
    """

    def __init__(self, sight: Sight, told: Shown | None, around: tuple[object, ...]) -> None:
        table, rules = sight.table.seen_by(NOBODY), sight.rules
        self.rules = rules
        before = told if told is not None and told.rules is rules else None
        step = current_step(rules.tracks, table) if is_running(table) else None
        asked = step.deciders(table) if step is not None else []
        self.asked: Final[list[int] | None] = asked if table is sight.table else None
        """Who is asked, unless some of it is hidden."""
        slices = {spec.name: table.slices[number].told(sight) for number, spec in enumerate(rules.table_slices)}
        self.situation: Final[object] = around, slices
        self.time: Final[object] = (int(table.round), int(table.turn), bool(table.is_over))
        self.field_columns: Final = kept([table.owner, table.fresh, table.purse, *table.field_columns])
        self.unit_columns: Final = kept(
            [
                table.number, table.kind, table.unit_owner, table.place, table.damage, table.points, table.flags,
                *table.unit_columns,
            ]
        )  # fmt: skip
        self.seat_columns: Final = kept(
            [table.side, table.status, table.stopped, table.funds, self.lands(before), *table.seat_columns]
        )
        self.renamed: Final[set[int]] = set()
        """The units whose names have changed: what names them is told anew although its number is as it was."""
        if before is not None and (rules.naming_columns or rules.fields_naming or rules.seats_naming):
            self.renamed.update(changed(self.unit_columns[:NAMING], before.unit_columns[:NAMING]))
        self.turns: Final[object] = tuple(table.order), tuple(table.status)
        self.calendar: Final[dict[int, object]] = self.calendar_told(sight, before)
        self.fighters: Final[dict[object, dict[str, object]]] = {}
        self.fields: Final = self.fields_told(sight, before)
        self.units: Final = self.units_told(sight, before)
        self.whole: Final[dict[str, object]] = {
            "game": "salva",
            "map": rules.word("scenario") if rules.scenario.is_drawn else None,
            "seats": before.whole["seats"] if before is not None else seats_told(range(int(table.seats))),
            "phase": step.known_as() if step is not None else ("over" if table.is_over else "not_begun"),
            "round": int(table.round),
            "on_turn": seat_name(table.on_turn) if table.on_turn != NOBODY else None,
            "waiting_for": seats_told(asked),
            "order": (
                before.whole["order"] if before is not None and before.turns == self.turns else seats_told(table.order)
            ),
            "goal": None,
            "standing": None,
            "powers": self.powers_told(sight, before),
            "fields": self.board_told(before),
            "units": self.living_told(before),
            "battle": self.battle_told(sight, table.battle, before) if table.battle is not None else None,
            "slices": slices,
            "calendar": list(self.calendar.values()),
            "winners": seats_told(table.winners) if table.winners else [],
            "ranking": [seats_told(row) for row in table.ranking] if table.ranking else [],
        }
        self.tell_goal(sight, table, before)
        if rules.faces:
            self.whole["marks"] = marks_of(rules, table) if self.is_changed(before) else before_marks(before)

    def is_changed(self, before: Shown | None) -> bool:
        """Whether anything may be otherwise from which marks follow."""
        return (
            before is None
            or before.unit_columns != self.unit_columns
            or before.field_columns != self.field_columns
            or before.seat_columns != self.seat_columns
            or before.time != self.time
            or before.whole["slices"] != self.whole["slices"]
        )

    def lands(self, before: Shown | None) -> list[int]:
        """How many fields each seat has."""
        owner = self.field_columns[0]
        if before is not None and before.field_columns[0] == owner:
            known: list[int] = before.seat_columns[LANDS]
            return known
        owners = list(owner)
        return [owners.count(seat) for seat in range(int(self.rules.seats))]

    def naming(self, columns: list[Any], place: int) -> Iterable[int]:
        """The places where a column names a unit whose name has changed."""
        return compress(range(len(columns[place])), map(self.renamed.__contains__, columns[place]))

    def tell_goal(self, sight: Sight, table: Table, before: Shown | None) -> None:
        """The goal, and how everybody stands by it."""
        if before is not None and before.situation == self.situation:
            self.whole["goal"], self.whole["standing"] = before.whole["goal"], before.whole["standing"]
        else:
            self.whole["goal"], self.whole["standing"] = self.rules.goal.about(table), standing_json(sight)

    def units_told(self, sight: Sight, before: Shown | None) -> list[dict[str, object] | None]:
        """The units at their places in the list, and None where one is gone."""
        columns, count = self.unit_columns, len(sight.table.kind)
        if before is None:
            return [unit_told(sight, unit) for unit in range(count)]
        if before.unit_columns == columns:
            return before.units
        found, places = before.units[:], dict[int, list[int]]()
        for place in compress(range(len(columns)), map(ne, columns, before.unit_columns)):
            for unit in compress(range(len(found)), map(ne, columns[place], before.unit_columns[place])):
                places.setdefault(unit, []).append(place)
        for number in self.rules.naming_columns if self.renamed else ():
            for unit in self.naming(columns, COLUMNS + number):
                places.setdefault(unit, []).append(COLUMNS + number)
        new = range(len(found), count)
        found += [None for _ in new]
        for unit, differing in [*places.items(), *[(unit, [0]) for unit in new]]:
            was = found[unit]
            if was is None or differing[0] < SAME:
                found[unit] = unit_told(sight, unit)
            else:
                found[unit] = unit_again(sight, unit, was, differing)
        return found

    def living_told(self, before: Shown | None) -> object:
        """The units that are on the map."""
        return (
            before.whole["units"]
            if before is not None and before.units is self.units
            else list(filter(None, self.units))
        )

    def fields_told(self, sight: Sight, before: Shown | None) -> list[dict[str, object]]:
        """The fields in the order of the map."""
        if before is None or (before.time != self.time and not self.rules.yields_by_field):
            return [field_json(sight, field) for field in range(int(sight.rules.board.size))]
        columns, known = self.field_columns, before.field_columns
        anew = [field for place in self.rules.fields_naming for field in self.naming(columns, PURSE + 1 + place)]
        if known == columns and not anew:
            return before.fields
        found = before.fields[:]
        for field in changed(columns[PURSE : PURSE + 1], known[PURSE : PURSE + 1]):
            found[field] = {**found[field], "purse": ratio_text(columns[PURSE][field], self.rules.money)}
        anew += changed([*columns[:PURSE], *columns[PURSE + 1 :]], [*known[:PURSE], *known[PURSE + 1 :]])
        for field in anew:
            found[field] = field_json(sight, field)
        return found

    def board_told(self, before: Shown | None) -> object:
        """The same by their names."""
        if before is not None and before.fields is self.fields:
            return before.whole["fields"]
        return dict(zip(self.rules.board.ids, self.fields, strict=True))

    def powers_told(self, sight: Sight, before: Shown | None) -> list[dict[str, object]]:
        """The seats."""
        seats = range(int(sight.table.seats))
        if before is None:
            return [power_json(sight, seat) for seat in seats]
        powers: Any = before.whole["powers"]
        known: list[dict[str, object]] = powers
        anew = [seat for place in self.rules.seats_naming for seat in self.naming(self.seat_columns, LANDS + 1 + place)]
        if not anew and before.seat_columns == self.seat_columns:
            return known
        found = known[:]
        for seat in [*anew, *changed(self.seat_columns, before.seat_columns)]:
            found[seat] = power_json(sight, seat)
        return found

    def calendar_told(self, sight: Sight, before: Shown | None) -> dict[int, object]:
        """The present turn and those of the next rounds, by their numbers."""
        table, rules = sight.table, sight.rules
        if table.round == 0:
            return {}
        known = before.calendar if before is not None and before.turns == self.turns else {}
        if known and before is not None and before.time == self.time:
            return known
        steps, first = rules.tracks[rules.track(TURN)], int(table.turn)
        found: dict[int, object] = {}
        for turn in range(first, first + FORETOLD * int(table.seats)):
            if turn in known:
                found[turn] = known[turn]
            elif table.is_living(table.order[turn % int(table.seats)]):
                found[turn] = {
                    "round": turn // int(table.seats) + 1,
                    "power": seat_name(table.order[turn % int(table.seats)]),
                    "production": all(step.lets_pass(turn) for step in steps),
                }
        return found

    def battle_told(self, sight: Sight, battle: Battle, before: Shown | None) -> dict[str, object]:
        """The battle that is under way; all of it is open."""
        rules = sight.rules
        return {
            "field": rules.board.ids[battle.field],
            "attacker": seat_name(battle.leader(ATTACKER)),
            "defender": seat_name(battle.leader(DEFENDER)) if battle.leader(DEFENDER) != NOBODY else None,
            "firing": SIDES[battle.firing] if battle.firing >= 0 else None,
            "roll": int(battle.roll),
            "factor": ratio_text(battle.num, battle.den),
            "salvos": list(battle.salvos),
            "retreat": int(battle.retreat),
            "fighters": self.fighters_told(sight, battle, before),
            "notes": {column.name: battle.notes[number] for number, column in enumerate(rules.battle_columns)},
        }

    def fighters_told(self, sight: Sight, battle: Battle, before: Shown | None) -> list[dict[str, object]]:
        """The fighters that stand, each by its side, its line and its damage at this moment."""
        known = before.fighters if before is not None else {}
        marks = [int(row.marks) for row in battle.rows]
        numbers, kinds = self.unit_columns[:NAMING]
        rows = boxed(
            [
                harm_told(battle), map(numbers.__getitem__, battle.unit), map(kinds.__getitem__, battle.unit),
                battle.side, battle.line, battle.sixths, battle.exposed, battle.is_done, battle.leaving,
                map(marks.__getitem__, battle.row), battle.fate,
            ]
        )  # fmt: skip
        for fighter, row in enumerate(rows):
            if row[-1] == STANDING:
                self.fighters[row] = known[row] if row in known else fighter_json(sight, battle, fighter, row[0])
        return list(self.fighters.values())


def before_marks(before: Shown | None) -> object:
    """The marks as they were told."""
    assert before is not None
    return before.whole["marks"]


def seats_told(seats: Iterable[int]) -> list[str]:
    """Seats by their names."""
    return [seat_name(seat) for seat in seats]


def situation(rules: Rules, table: Table) -> tuple[object, ...]:
    """All from which the goal and its reasons follow, and what may be attacked: the time, the seats, the map."""
    units: object = None
    if rules.goal.counts_units and rules.goal.counts_places:
        units = kept([table.kind, table.unit_owner, table.place, *table.unit_columns])
    elif rules.goal.counts_units:
        units = kept([table.kind, table.unit_owner])
    seats = kept([table.status, table.side, *table.seat_columns])
    turn = int(table.turn) if rules.goal.counts_turns else 0
    time = (int(table.round), turn, bool(table.is_over), table.reason)
    return time, seats, kept([table.owner, *table.field_columns]), units


def standing_json(sight: Sight) -> list[dict[str, object]]:
    """How everybody stands by the goal, once the game has begun."""
    return sight.rules.goal.standing(sight.table) if sight.table.round > 0 else []


def unit_told(sight: Sight, unit: i64) -> dict[str, object] | None:
    """A unit, or None where it is gone."""
    return unit_json(sight, unit) if sight.table.kind[unit] != GONE else None


def power_json(sight: Sight, seat: i64) -> dict[str, object]:
    """What everybody knows about a seat."""
    table, rules = sight.table, sight.rules
    data: dict[str, object] = {
        "power": seat_name(seat),
        "side": rules.sides[table.side[seat]].id,
        "status": STATUSES[table.status[seat]],
        "fields": list(table.owner).count(seat),
        "left": ratio_text(table.funds[seat], rules.money),
        "has_placed": table.stopped[seat] != 0,
    }
    for number, column in enumerate(rules.seat_columns):
        data[column.name] = told(sight, column, table.seat_columns[number][seat])
    return data


def field_json(sight: Sight, field: i64) -> dict[str, object]:
    """What everybody knows about a field."""
    table, rules = sight.table, sight.rules
    data: dict[str, object] = {
        "owner": seat_name(table.owner[field]) if table.owner[field] != NOBODY else None,
        "fresh": table.fresh[field] != 0,
        "purse": ratio_text(table.purse[field], rules.money),
        "yields": rules.production_chain(table, field).text() if rules.board.is_land(field) else "0",
    }
    for number, column in enumerate(rules.field_columns):
        value = table.field_columns[number][field]
        parts = rules.parts.get(column.name)
        data[column.name] = told(sight, column, value) if parts is None else ratio_text(value, parts)
    return data


def unit_json(sight: Sight, unit: i64) -> dict[str, object]:
    """What everybody knows about a unit."""
    table, rules = sight.table, sight.rules
    data: dict[str, object] = {
        "unit": unit_name(rules, table, unit),
        "kind": rules.kinds.rows[table.kind[unit]].id,
        "owner": seat_name(table.owner_of(unit)),
        "field": rules.board.ids[table.place[unit]],
        "finished": table.is_finished(unit),
        "damage": ratio_text(int(table.damage[unit]), 6),
        "points": ratio_text(table.points[unit], rules.pace),
        "flags": int(table.flags[unit]),
    }
    for number, column in enumerate(rules.unit_columns):
        data[column.name] = told(sight, column, table.unit_columns[number][unit])
    return data


def unit_again(sight: Sight, unit: i64, told_before: dict[str, object], differing: list[int]) -> dict[str, object]:
    """A unit of which only the numbers in some columns have changed: the rest stays as it was told."""
    table, rules, data = sight.table, sight.rules, told_before.copy()
    for place in differing:
        if place == PLACE:
            data["field"] = rules.board.ids[table.place[unit]]
        elif place == DAMAGE:
            data["damage"] = ratio_text(int(table.damage[unit]), 6)
        elif place == POINTS:
            data["points"] = ratio_text(table.points[unit], rules.pace)
        elif place == FLAGS:
            data["flags"], data["finished"] = int(table.flags[unit]), table.is_finished(unit)
        else:
            number = place - COLUMNS
            column = rules.unit_columns[number]
            data[column.name] = told(sight, column, table.unit_columns[number][unit])
    return data


def told(sight: Sight, column: Column, value: i64) -> object:
    """The number of a column, or the name of what it stands for."""
    if column.parts is not None:
        return ratio_text(value, column.parts(sight.rules))
    if not column.names:
        return int(value)
    if value < 0:
        return None
    if column.names == SEAT:
        return seat_name(value)
    return sight.rules.board.ids[value] if column.names == FIELD else unit_name(sight.rules, sight.table, value)


def harm_told(battle: Battle) -> list[str]:
    """The damage of each fighter at this moment as text."""
    if battle.firing < 0:
        return [ratio_text(int(sixths), 6) if sixths else "0" for sixths in battle.sixths]
    return [ratio_text(harm, battle.harm_den) if harm else "0" for harm in battle.harm]


def fighter_json(sight: Sight, battle: Battle, fighter: i64, damage: str) -> dict[str, object]:
    """One fighter."""
    return {
        "unit": unit_name(sight.rules, sight.table, battle.unit[fighter]),
        "side": SIDES[battle.side[fighter]],
        "line": int(battle.line[fighter]),
        "damage": damage,
        "before": ratio_text(int(battle.sixths[fighter]), 6),
        "exposed": battle.exposed[fighter] > 0,
        "done": battle.is_done[fighter] != 0,
        "leaving": battle.leaving[fighter] != 0,
        "marks": marks_told(sight.rules, battle.row_of(fighter)),
    }


def marks_told(rules: Rules, row: Row) -> list[str]:
    """The names of the marks of a row."""
    return [mark.name for mark in rules.marks if row.has(rules.mark(mark.name))] if row.marks != 0 else []
