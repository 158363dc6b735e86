"""What has changed of what everybody is told: only rows are made again whose numbers are not what they were.

Whether they are is seen by comparing columns with what they were, which costs next to nothing as long as they are the
same, and which nobody who writes into a table has to think of.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import ne
from typing import Any, Final, final

from velmoci.kernel.changes import Change, collect, collect_value
from velmoci.salva.battle import Battle
from velmoci.salva.faces import marks_of
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.memory import changed, kept
from velmoci.salva.numbers import ratio_text
from velmoci.salva.seams import Step
from velmoci.salva.shown import (
    COLUMNS,
    HARMED,
    LINE,
    PLACE,
    battle_json,
    calendar_json,
    edges_json,
    field_json,
    fighter_again,
    fighter_json,
    harm_told,
    phase_told,
    power_json,
    public_json,
    seats_told,
    standing_json,
    unit_again,
    unit_json,
    unit_told,
)
from velmoci.salva.state import NOBODY, Sight, Table

KIND: Final = 1
OWNER: Final = 2
NAMING: Final = 2
"""The first two columns of units, number and kind, make their names."""
PURSE: Final = 2
"""Which column of fields is their money."""
STOPPED: Final = 2
"""Behind side and status come two columns of seats that count for no goal."""
FUNDS: Final = 3
SEAT_COLUMNS: Final = 4
"""From which column of seats on follow those of chapters."""


@final
class Shown:
    """What everybody was told, with the numbers from which it was made.

    A row is made of the numbers of its unit, field, seat or fighter, what a field yields also of the time where
    chapters say so; the goal and how everybody stands of all that lies on the map. Movement, damage and money change
    neither.
    """

    def __init__(self, sight: Sight) -> None:
        rules = sight.rules
        self.rules: Final = rules
        self.is_open: Final = not rules.matters and not rules.veils
        """Whether everybody sees the whole agenda."""
        self.number = 0
        """How often it was brought up to date."""
        self.whole: Final[dict[str, object]] = public_json(sight)
        table = sight.table.seen_by(NOBODY)
        self.asked: list[int] = []
        self.step: Step | None = None
        self.moment: object = None
        self.look_who_is_asked(table)
        self.reason: str = table.reason
        self.time: tuple[object, ...] = time_of(table)
        self.turns: object = (table.order[:], table.status[:])
        self.calendar: dict[int, object] = calendar_json(sight, {})
        self.seat_columns: list[Any] = seat_columns(table)
        self.field_columns: list[Any] = field_columns(table)
        self.edge_columns: list[Any] = kept(table.edge_columns)
        self.unit_columns: list[Any] = unit_columns(table)
        living: Any = self.whole["units"]
        rows = iter(living)
        self.units: Final[list[dict[str, object] | None]] = [next(rows) if kind >= 0 else None for kind in table.kind]
        """The units at their places in the list, and None where one is gone."""
        self.places: dict[int, int] = {}
        """Where units stand among those that are told; empty until it is asked for."""
        self.renamed: set[int] = set()
        """The units whose names have changed: what names them is told anew although its number is as it was."""
        self.battle: object = None
        self.fighter_columns: list[Any] = []
        self.fighters: list[dict[str, object] | None] = []
        """The fighters of the battle under way, and None where one does not stand any more."""

    def handed_out(self) -> dict[str, object]:
        """The whole for others; what is kept goes on changing."""
        fields, units = self.whole["fields"], self.whole["units"]
        assert isinstance(fields, dict)
        assert isinstance(units, list)
        return {**self.whole, "fields": fields.copy(), "units": units[:]}

    def put(self, key: str, value: object, found: list[Change]) -> None:
        """Tells a value if it is another than before."""
        was = self.whole[key]
        if was != value:
            self.whole[key] = value
            collect_value([key], was, value, found)

    def changes(self, sight: Sight) -> list[Change]:
        """What has changed since the last time, in the order of the keys."""
        rules, table = self.rules, sight.table
        if not self.is_open:
            table = table.seen_by(NOBODY)
        found: list[Change] = []
        self.number += 1
        if self.look_who_is_asked(table):
            self.tell_who_is_asked(table, found)
        time, seats, fields, units = time_of(table), seat_columns(table), field_columns(table), unit_columns(table)
        is_later = time != self.time
        are_seats, are_fields = seats == self.seat_columns, fields == self.field_columns
        are_units = units == self.unit_columns
        is_same = are_seats and are_fields and are_units and not is_later
        are_edges = True
        if rules.edge_columns:
            edges = kept(table.edge_columns)
            are_edges, self.edge_columns = edges == self.edge_columns, edges
            is_same = is_same and are_edges
        slices, are_slices = None, True
        if rules.table_slices:
            slices = {spec.name: table.slices[place].told(sight) for place, spec in enumerate(rules.table_slices)}
            are_slices = slices == self.whole["slices"]
            is_same = is_same and are_slices
        is_more = not are_slices or not are_edges
        if not is_same and (is_more or self.may_stand_otherwise(table, time, seats, fields, units)):
            self.put("goal", rules.goal.about(table), found)
            self.put("standing", standing_json(sight), found)
        if rules.names_units and not are_units:
            self.renamed = set(changed(units[:NAMING], self.unit_columns[:NAMING]))
        if not are_seats or fields[0] != self.field_columns[0] or self.renamed:
            self.tell_powers(sight, seats, fields[0], found)
        is_yield_other = is_later or (not are_slices and not rules.yields_by_field)
        if not are_fields or is_yield_other or self.renamed:
            self.tell_fields(sight, is_yield_other, fields, found)
        battle = table.battle
        if not are_units:
            if battle is not None and units[:NAMING] != self.unit_columns[:NAMING]:
                self.battle = None
            self.tell_units(sight, units, found)
        if battle is not None:
            self.tell_battle(sight, battle, found)
        elif self.whole["battle"] is not None:
            self.battle = None
            self.put("battle", None, found)
        if slices is not None and not are_slices:
            self.put("slices", slices, found)
        if is_later:
            self.tell_calendar(sight, table, found)
            self.time = time
        if table.winners or table.ranking or self.whole["winners"]:
            self.put("winners", seats_told(table.winners), found)
            self.put("ranking", [seats_told(row) for row in table.ranking], found)
        if not are_edges:
            self.put("edges", edges_json(sight), found)
        if rules.faces and not is_same:
            self.put("marks", marks_of(rules, table), found)
        return found

    def may_stand_otherwise(
        self, table: Table, time: tuple[object, ...], seats: list[Any], fields: list[Any], units: list[Any]
    ) -> bool:
        """Whether anything has changed from which the goal follows and how everybody stands."""
        goal, now, was = self.rules.goal, units, self.unit_columns
        if goal.counts_units and (now[KIND] != was[KIND] or now[OWNER] != was[OWNER]):
            return True
        if goal.counts_units and goal.counts_places and (now[PLACE] != was[PLACE] or now[COLUMNS:] != was[COLUMNS:]):
            return True
        reason, self.reason = self.reason, table.reason
        if reason != table.reason or time[0] != self.time[0] or time[2:] != self.time[2:]:
            return True
        if goal.counts_turns and time[1] != self.time[1]:
            return True
        before = self.field_columns
        if fields[0] != before[0] or fields[PURSE + 1 :] != before[PURSE + 1 :]:
            return True
        return seats[:STOPPED] + seats[SEAT_COLUMNS:] != self.seat_columns[:STOPPED] + self.seat_columns[SEAT_COLUMNS:]

    def look_who_is_asked(self, table: Table) -> bool:
        """Takes note of the step and of whoever is asked; whether that is otherwise than it was."""
        step = current_step(self.rules.tracks, table) if table.frames and not table.is_over else None
        self.step, self.asked = step, step.deciders(table) if step is not None else []
        moment = step, self.asked, int(table.on_turn), int(table.round), table.order[:], bool(table.is_over)
        if moment == self.moment:
            return False
        self.moment = moment
        return True

    def tell_who_is_asked(self, table: Table, found: list[Change]) -> None:
        """The time, the step, and whoever is asked."""
        self.put("phase", phase_told(self.step, table), found)
        self.put("round", int(table.round), found)
        self.put("on_turn", seat_name(table.on_turn) if table.on_turn != NOBODY else None, found)
        self.put("waiting_for", seats_told(self.asked), found)
        self.put("order", seats_told(table.order), found)

    def naming(self, columns: list[Any], place: int) -> Iterable[int]:
        """The places where a column names a unit whose name has changed."""
        return compress(range(len(columns[place])), map(self.renamed.__contains__, columns[place]))

    def tell_powers(self, sight: Sight, columns: list[Any], owner: Any, found: list[Change]) -> None:
        """The seats of which anything has changed, or how many fields they have."""
        was, known = self.field_columns[0], self.whole["powers"]
        assert isinstance(known, list)
        before = self.seat_columns
        is_rest = columns[:FUNDS] == before[:FUNDS] and columns[SEAT_COLUMNS:] == before[SEAT_COLUMNS:]
        if owner == was and is_rest and not self.renamed:
            self.tell_funds(known[:], columns, found)
            return
        anew = changed(columns, self.seat_columns)
        for field in changed([owner], [was]):
            anew += [int(owner[field]), int(was[field])]
        for place in self.rules.seats_naming if self.renamed else ():
            anew += self.naming(columns, SEAT_COLUMNS + place)
        powers = known[:]
        for seat in set(anew):
            if seat >= 0:
                powers[seat] = power_json(sight, seat)
        self.seat_columns = columns
        self.put("powers", powers, found)

    def tell_funds(self, powers: list[dict[str, object]], columns: list[Any], found: list[Change]) -> None:
        """The seats of which nothing has changed but what they have left to place."""
        for seat in changed(columns[FUNDS:SEAT_COLUMNS], self.seat_columns[FUNDS:SEAT_COLUMNS]):
            left = ratio_text(columns[FUNDS][seat], self.rules.money)
            powers[seat] = {**powers[seat], "left": left}
            found.append((["powers", str(seat), "left"], left))
        self.seat_columns, self.whole["powers"] = columns, powers

    def tell_fields(self, sight: Sight, is_later: bool, columns: list[Any], found: list[Change]) -> None:
        """The fields of which anything has changed; of those whose money alone has, that alone."""
        fields, ids, was = self.whole["fields"], self.rules.board.ids, self.field_columns
        assert isinstance(fields, dict)
        self.field_columns = columns
        purses, rest, before = columns[PURSE], columns[:PURSE] + columns[PURSE + 1 :], was[:PURSE] + was[PURSE + 1 :]
        anew: set[int] = set()
        if is_later and not self.rules.yields_by_field:
            anew.update(range(len(ids)))
        elif rest != before:
            anew.update(changed(rest, before))
        for place in self.rules.fields_naming if self.renamed else ():
            anew.update(self.naming(columns, PURSE + 1 + place))
        paid = list(compress(range(len(ids)), map(ne, purses, was[PURSE])))
        for field in sorted(anew.union(paid)) if anew else paid:
            name = ids[field]
            told: dict[str, object] = fields[name]
            if field in anew:
                fields[name] = field_json(sight, field)
                collect(["fields", name], told, fields[name], found)
            else:
                text = ratio_text(purses[field], self.rules.money)
                fields[name] = {**told, "purse": text}
                found.append((["fields", name, "purse"], text))

    def tell_units(self, sight: Sight, columns: list[Any], found: list[Change]) -> None:
        """The units of which anything has changed, or all of them where one has come or gone."""
        anew, units, table = differing(columns, self.unit_columns), self.units, sight.table
        for number in self.rules.naming_columns if self.renamed else ():
            for unit in self.naming(columns, COLUMNS + number):
                anew.setdefault(unit, []).append(COLUMNS + number)
        is_shifted = len(columns[0]) != len(units)
        units += [None] * (len(columns[0]) - len(units))
        if columns[KIND] != self.unit_columns[KIND] and not is_shifted:
            is_shifted = bool([unit for unit in anew if (units[unit] is None) == table.exists(unit)])
        self.unit_columns = columns
        if is_shifted:
            self.places.clear()
            untold: list[Change] = []
            for unit, places in anew.items():
                was = units[unit]
                if was is None or places[0] < PLACE:
                    units[unit] = unit_told(sight, unit)
                else:
                    units[unit] = unit_again(sight, unit, was, places, "", untold)
            self.put("units", list(filter(None, units)), found)
        else:
            self.tell_units_that_stay(sight, anew, found)

    def tell_units_that_stay(self, sight: Sight, anew: dict[int, list[int]], found: list[Change]) -> None:
        """Units at the places where they were told; the whole list if that is shorter."""
        living, units, start = self.whole["units"], self.units, len(found)
        assert isinstance(living, list)
        if not self.places:
            there = [unit for unit, one in enumerate(units) if one is not None]
            self.places = {unit: place for place, unit in enumerate(there)}
        for unit in sorted(anew):
            was, places = units[unit], anew[unit]
            if was is None:
                continue
            place = self.places[unit]
            if places[0] >= PLACE:
                now = unit_again(sight, unit, was, places, str(place), found)
            else:
                now = unit_json(sight, unit)
                collect(["units", str(place)], was, now, found)
            living[place] = units[unit] = now
        if len(found) - start > len(living):
            found[start:] = [(["units"], living[:])]

    def tell_calendar(self, sight: Sight, table: Table, found: list[Change]) -> None:
        """The turns that are foretold."""
        turns = table.order[:], table.status[:]
        self.calendar = calendar_json(sight, self.calendar if turns == self.turns else {})
        self.turns = turns
        self.put("calendar", list(self.calendar.values()), found)

    def tell_battle(self, sight: Sight, battle: Battle, found: list[Change]) -> None:
        """The battle that is under way; a fighter of whom nothing has changed is told as he was."""
        columns = kept(
            [
                battle.fate, battle.unit, battle.side, battle.line, harm_told(battle), battle.sixths, battle.exposed,
                battle.is_done, battle.leaving, battle.row,
            ]
        )  # fmt: skip
        told, before = self.whole["battle"], self.fighter_columns
        self.fighter_columns = columns
        if battle is not self.battle or not isinstance(told, dict) or len(columns[0]) != len(self.fighters):
            self.battle, self.fighters = battle, [None] * len(columns[0])
            self.tell_fighters(sight, battle, {fighter: [0] for fighter in range(len(columns[0]))}, [])
            self.put("battle", battle_json(sight, battle, list(filter(None, self.fighters))), found)
            return
        head = battle_json(sight, battle, told["fighters"])
        notes = head["notes"]
        if head != told:
            head["notes"] = told["notes"]
            collect(["battle"], told, head, found)
        if columns != before:
            start = len(found)
            self.tell_fighters(sight, battle, differing(columns, before), found)
            head["fighters"] = fighters = list(filter(None, self.fighters))
            if columns[0] != before[0] or len(found) - start > len(fighters):
                del found[start:]
                collect_value(["battle", "fighters"], told["fighters"], fighters, found)
        if notes != told["notes"]:
            head["notes"] = notes
            collect_value(["battle", "notes"], told["notes"], notes, found)
        self.whole["battle"] = head

    def tell_fighters(self, sight: Sight, battle: Battle, anew: dict[int, list[int]], found: list[Change]) -> None:
        """Fighters with the columns in which each has changed, told at their places among those who stand."""
        fighters, damage, place = self.fighters, self.fighter_columns[HARMED], -1
        for fighter, was in enumerate(fighters):
            place += was is not None
            columns = anew.get(fighter)
            if columns is None:
                continue
            if not battle.stands(fighter):
                fighters[fighter] = None
            elif was is None or columns[0] < LINE:
                fighters[fighter] = fighter_json(sight, battle, fighter, damage[fighter])
            else:
                harm = damage[fighter]
                fighters[fighter] = fighter_again(sight, battle, fighter, harm, was, columns, str(place), found)


def differing(now: list[Any], before: list[Any]) -> dict[int, list[int]]:
    """For each row of which anything has changed the columns in which it has; of a new one the first.

    Mostly the same few rows have changed in several columns: whether that is all is seen at once.
    """
    found: dict[int, list[int]] = {}
    for place in compress(range(len(now)), map(ne, now, before)):
        column, was = now[place], before[place]
        if found and len(column) == len(was) and is_all(column, was, found):
            for row, places in found.items():
                if column[row] != was[row]:
                    places.append(place)
            continue
        for row in compress(range(len(was)), map(ne, column, was)):
            if row in found:
                found[row].append(place)
            else:
                found[row] = [place]
    if len(now[0]) > len(before[0]):
        for row in range(len(before[0]), len(now[0])):
            found[row] = [0]
    return found


def is_all(column: Any, was: Any, rows: dict[int, list[int]]) -> bool:
    """Whether a column is what it was but for some rows."""
    twin = was[:]
    for row in rows:
        twin[row] = column[row]
    return bool(twin == column)


def time_of(table: Table) -> tuple[object, ...]:
    """The time, and who takes part in which order."""
    return int(table.round), int(table.turn), bool(table.is_over), table.order[:], table.status[:]


def seat_columns(table: Table) -> list[Any]:
    """What a seat is told by, without the number of its fields."""
    return kept([table.side, table.status, table.stopped, table.funds, *table.seat_columns])


def field_columns(table: Table) -> list[Any]:
    """What a field is told by."""
    return kept([table.owner, table.fresh, table.purse, *table.field_columns])


def unit_columns(table: Table) -> list[Any]:
    """What a unit is told by."""
    return kept(
        [
            table.number, table.kind, table.unit_owner, table.place, table.damage, table.points, table.flags,
            *table.unit_columns,
        ]
    )  # fmt: skip
