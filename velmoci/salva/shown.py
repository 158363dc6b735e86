"""What everybody is told of the game, and what has changed of it: what is as it was is not made again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import compress
from operator import ne
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.kernel.changes import Change, changes
from velmoci.salva.battle import ATTACKER, DEFENDER, SIDES, STANDING, Battle, Row
from velmoci.salva.decisions import is_running
from velmoci.salva.faces import marks_of
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.memory import boxed
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, SEAT, TURN, Column
from velmoci.salva.state import GONE, NOBODY, STATUSES, Sight, Table

SAME: Final = 3
"""Number, kind and owner, with which the row of a unit begins, make another unit of it; then follow these."""
PLACE: Final = 3
DAMAGE: Final = 4
POINTS: Final = 5
FLAGS: Final = 6
COLUMNS: Final = 7
PURSE: Final = 2
"""Where the row of a field has its money."""
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
        self.units_by_name: Final[dict[int, object]] = dict(enumerate(zip(table.kind, table.number, strict=True)))
        """Kind and number of each unit, which make its name."""
        self.situation: Final[object] = around, slices
        self.time: Final[object] = (int(table.round), int(table.turn), bool(table.is_over))
        columns: list[Any] = [*table.field_columns, *self.named(rules.fields_naming, table.field_columns)]
        self.field_rows: Final = boxed([table.owner, table.fresh, table.purse, *columns])
        units: list[Any] = table.unit_columns
        if rules.naming_columns:
            units = units + self.named(rules.naming_columns, table.unit_columns)
        powers: list[Any] = [*table.seat_columns, *self.named(rules.seats_naming, table.seat_columns)]
        self.unit_rows: Final = boxed(
            [
                table.number, table.kind, table.unit_owner, table.place, table.damage, table.points, table.flags, *units
            ]
        )  # fmt: skip
        owners = list(table.owner)
        lands = [owners.count(seat) for seat in range(int(table.seats))]
        self.seat_rows: Final = boxed(
            [
                table.side, table.status, table.stopped, table.funds, lands, *powers
            ]
        )  # fmt: skip
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
            or before.unit_rows != self.unit_rows
            or before.field_rows != self.field_rows
            or before.seat_rows != self.seat_rows
            or before.time != self.time
            or before.whole["slices"] != self.whole["slices"]
        )

    def named(self, places: list[int], columns: list[vec[i64]]) -> list[list[object]]:
        """For the columns that name units what makes their names: they may change while the column does not."""
        known = self.units_by_name
        return [list(map(known.get, columns[place])) for place in places]

    def tell_goal(self, sight: Sight, table: Table, before: Shown | None) -> None:
        """The goal, and how everybody stands by it."""
        if before is not None and before.situation == self.situation:
            self.whole["goal"], self.whole["standing"] = before.whole["goal"], before.whole["standing"]
        else:
            self.whole["goal"], self.whole["standing"] = self.rules.goal.about(table), standing_json(sight)

    def units_told(self, sight: Sight, before: Shown | None) -> list[dict[str, object] | None]:
        """The units at their places in the list, and None where one is gone."""
        count = len(self.unit_rows)
        if before is None:
            return [unit_told(sight, unit) for unit in range(count)]
        if before.unit_rows == self.unit_rows:
            return before.units
        found = before.units[:]
        for unit in compress(range(count), map(ne, self.unit_rows, before.unit_rows)):
            was = found[unit]
            if was is None or self.unit_rows[unit][:SAME] != before.unit_rows[unit][:SAME]:
                found[unit] = unit_told(sight, unit)
            else:
                found[unit] = unit_again(sight, unit, was, before.unit_rows[unit], self.unit_rows[unit])
        return found + [unit_told(sight, unit) for unit in range(len(found), count)]

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
        if before.field_rows == self.field_rows:
            return before.fields
        found = before.fields[:]
        for field in compress(range(len(found)), map(ne, self.field_rows, before.field_rows)):
            row, was = self.field_rows[field], before.field_rows[field]
            if row[:PURSE] == was[:PURSE] and row[PURSE + 1 :] == was[PURSE + 1 :]:
                found[field] = {**found[field], "purse": ratio_text(row[PURSE], self.rules.money)}
            else:
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
        known: Any = before.whole["powers"]
        found: list[dict[str, object]] = known[:]
        for seat in compress(seats, map(ne, self.seat_rows, before.seat_rows)):
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
        rows = boxed(
            [
                map(self.units_by_name.get, battle.unit), battle.side, battle.line, harm_told(battle), battle.sixths,
                battle.exposed, battle.is_done, battle.leaving, map(marks.__getitem__, battle.row), battle.fate,
            ]
        )  # fmt: skip
        for fighter, row in enumerate(rows):
            if row[-1] == STANDING:
                self.fighters[row] = known[row] if row in known else fighter_json(sight, battle, fighter, row[3])
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
        units = boxed([table.kind, table.unit_owner, table.place, *table.unit_columns])
    elif rules.goal.counts_units:
        units = dict(Counter(zip(table.kind, table.unit_owner, strict=True)))
    seats = boxed([table.status, table.side, *table.seat_columns])
    turn = int(table.turn) if rules.goal.counts_turns else 0
    time = (int(table.round), turn, bool(table.is_over), table.reason)
    return time, seats, boxed([table.owner, *table.field_columns]), units


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


def unit_again(
    sight: Sight, unit: i64, told_before: dict[str, object], was: tuple[Any, ...], row: tuple[Any, ...]
) -> dict[str, object]:
    """A unit of which only some numbers have changed: what follows from the others stays as it was told."""
    table, rules, data = sight.table, sight.rules, told_before.copy()
    count = len(rules.unit_columns)
    for place in compress(range(SAME, len(row)), map(ne, row[SAME:], was[SAME:])):
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
            if number >= count:
                number = rules.naming_columns[number - count]
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
