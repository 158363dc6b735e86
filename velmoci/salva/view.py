"""What a seat or a spectator may know, built by naming what is seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.changes import Change, changes
from velmoci.kernel.copying import view_again
from velmoci.kernel.decision import Decision
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.battle import ATTACKER, DEFENDER, SIDES, STANDING, Battle
from velmoci.salva.decisions import is_running, questions, unasked
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.library import rules_of, rules_on
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, SEAT, TURN, UNIT, Column
from velmoci.salva.state import GONE, NOBODY, STATUSES, Own, Sight, Slice, Table
from velmoci.salva.storage import dump_map, dump_slices, dump_table, load_own, load_table

if TYPE_CHECKING:
    from velmoci.salva.position import Position

FORETOLD: Final = 6
"""So many rounds the calendar of production looks ahead."""


class View:
    """The table and one seat's own slices, copied: nothing else can be reached from here."""

    def __init__(self, rulebook: Rulebook, sight: Sight) -> None:
        self.rulebook = rulebook
        self.sight = sight
        self.seat = int(sight.seat)

    def decisions(self) -> list[Decision]:
        """The questions put to this seat."""
        return questions(self.sight) if self.seat >= 0 else []

    def asides(self) -> list[Decision]:
        """What this seat may do although nobody asked."""
        return unasked(self.sight)

    def complete(self, chance: Chance) -> Position:
        """A random full position that this seat cannot tell from the true one."""
        from velmoci.salva.completion import complete

        return complete(self, chance)

    def to_json(self) -> dict[str, object]:
        """The view as JSON: exactly what leaves for this seat."""
        data = public_json(self.sight)
        data["seat"] = self.seat
        data["own"] = own_json(self.sight) if self.seat >= 0 else None
        return data

    def dump(self) -> dict[str, object]:
        """The view as plain values that `load_view` reads back."""
        own = dump_slices(self.sight.own.slices)
        return {**dump_map(self.sight.rules), "seat": self.seat, "table": dump_table(self.sight.table), "own": own}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.rulebook == other.rulebook and self.dump() == other.dump()

    def __reduce__(self) -> tuple[object, ...]:
        return view_again, (self.rulebook.to_json(), self.dump())

    def __repr__(self) -> str:
        seat = seat_name(self.seat) if self.seat >= 0 else "spectator"
        return f"<View of salva: {seat}, round {self.sight.table.round}>"


def loaded_rules(rulebook: Rulebook, data: Mapping[str, Any]) -> Rules:
    """The rules of what was dumped: on the map that was drawn, where one was."""
    return rules_on(rulebook, data["map"]) if "map" in data else rules_of(rulebook)


def load_view(rulebook: Rulebook, data: Mapping[str, Any]) -> View:
    """The view that was dumped."""
    rules = loaded_rules(rulebook, data)
    own = load_own(rules, data["own"]) if data["seat"] >= 0 else Own([])
    return View(rulebook, Sight(rules, load_table(rules, data["table"]), own, data["seat"]))


def public_json(sight: Sight) -> dict[str, object]:
    """The part of a view that is the same for everybody; it reads only what lies open on the table."""
    return Shown(sight, None).whole


def public_changes(sight: Sight, told: Shown | None) -> tuple[list[Change], Shown]:
    """What has changed of that since it was told."""
    now = Shown(sight, told)
    return changes(told.whole if told is not None else {}, now.whole), now


class Shown:
    """What everybody was told, with the numbers from which it was made: what is as it was is not made again.

    A row is made of the numbers of its unit or field, what a field yields also of the time; the goal and how everybody
    stands of all that lies on the map. Movement, damage and money change neither.
    """

    def __init__(self, sight: Sight, told: Shown | None) -> None:
        table, rules = sight.table.seen_by(NOBODY), sight.rules
        self.rules = rules
        before = told if told is not None and told.rules is rules else None
        step = current_step(rules.tracks, table) if is_running(table) else None
        slices = {spec.name: table.slices[number].told(sight) for number, spec in enumerate(rules.table_slices)}
        self.kinds: Final[object] = boxed([table.kind, table.number])
        self.situation: Final[object] = situation(rules, table), slices
        self.field_rows: Final = boxed([table.owner, table.fresh, table.purse, *table.field_columns])
        self.time: Final[object] = (int(table.round), int(table.turn), bool(table.is_over))
        self.unit_rows: Final = boxed(
            [
                table.number, table.kind, table.unit_owner, table.place, table.damage, table.points, table.flags,
                *table.unit_columns,
            ]
        )  # fmt: skip
        seats = boxed([table.side, table.status, table.stopped, table.funds, *table.seat_columns])
        self.seat_rows: Final[object] = boxed([table.owner]), seats
        self.fields: Final = self.fields_told(sight, before)
        self.units: Final = self.units_told(sight, before)
        is_same = before is not None and before.situation == self.situation
        self.whole: Final[dict[str, object]] = {
            "game": "salva",
            "map": rules.word("scenario") if rules.scenario.is_drawn else None,
            "seats": [seat_name(seat) for seat in range(table.seats)],
            "phase": step.known_as() if step is not None else ("over" if table.is_over else "not_begun"),
            "round": int(table.round),
            "on_turn": seat_name(table.on_turn) if table.on_turn != NOBODY else None,
            "waiting_for": [seat_name(seat) for seat in step.deciders(table)] if step is not None else [],
            "order": [seat_name(seat) for seat in table.order],
            "goal": before.whole["goal"] if is_same and before is not None else rules.goal.about(table),
            "standing": before.whole["standing"] if is_same and before is not None else standing_json(sight),
            "powers": self.powers_told(sight, before),
            "fields": dict(zip(rules.board.ids, self.fields, strict=True)),
            "units": [row for row in self.units if row is not None],
            "battle": battle_json(sight, table.battle) if table.battle is not None else None,
            "slices": slices,
            "calendar": self.calendar_told(sight, before),
            "winners": [seat_name(seat) for seat in table.winners],
            "ranking": [[seat_name(seat) for seat in row] for row in table.ranking],
        }

    def units_told(self, sight: Sight, before: Shown | None) -> list[dict[str, object] | None]:
        """The units at their places in the list, and None where one is gone."""
        if before is None or (before.kinds != self.kinds and self.names_units(sight)):
            return [unit_told(sight, unit) for unit in range(len(sight.table.kind))]
        if before.unit_rows == self.unit_rows:
            return before.units
        same = [row == was for row, was in zip(self.unit_rows, before.unit_rows, strict=False)]
        found = [before.units[unit] if is_same else unit_told(sight, unit) for unit, is_same in enumerate(same)]
        return found + [unit_told(sight, unit) for unit in range(len(same), len(sight.table.kind))]

    def names_units(self, sight: Sight) -> bool:
        """Whether the row of a unit names another one, which may be called otherwise when units come and go."""
        for number, column in enumerate(self.rules.unit_columns):
            if column.names == UNIT and max(boxed([sight.table.unit_columns[number]]), default=(-1,)) >= (0,):
                return True
        return False

    def fields_told(self, sight: Sight, before: Shown | None) -> list[dict[str, object]]:
        """The fields in the order of the map."""
        if before is not None and before.time == self.time:
            if before.field_rows == self.field_rows:
                return before.fields
            same = [row == was for row, was in zip(self.field_rows, before.field_rows, strict=True)]
            return [before.fields[field] if is_same else field_json(sight, field) for field, is_same in enumerate(same)]
        return [field_json(sight, field) for field in range(int(sight.rules.board.size))]

    def powers_told(self, sight: Sight, before: Shown | None) -> object:
        """The seats."""
        if before is not None and before.seat_rows == self.seat_rows:
            return before.whole["powers"]
        return [power_json(sight, seat) for seat in range(sight.table.seats)]

    def calendar_told(self, sight: Sight, before: Shown | None) -> object:
        """The coming turns."""
        if before is not None and before.time == self.time and before.seat_rows == self.seat_rows:
            return before.whole["calendar"]
        return calendar_json(sight)


def boxed(columns: list[Any]) -> list[tuple[int, ...]]:
    """Columns of as many numbers as rows of plain ones, which are compared at once."""
    return list(zip(*columns, strict=True))


def situation(rules: Rules, table: Table) -> tuple[object, ...]:
    """All from which the goal and its reasons follow, and what may be attacked: the time, the seats, the map."""
    units = boxed([table.kind, table.unit_owner, table.place, *table.unit_columns]) if rules.goal.counts_units else None
    seats = boxed([table.status, table.side, *table.seat_columns])
    time = (int(table.round), int(table.turn), bool(table.is_over), table.reason)
    return time, seats, boxed([table.owner, *table.field_columns]), units


def standing_json(sight: Sight) -> list[dict[str, object]]:
    """How everybody stands by the goal, once the game has begun."""
    return sight.rules.goal.standing(sight.table) if sight.table.round > 0 else []


def unit_told(sight: Sight, unit: i64) -> dict[str, object] | None:
    """A unit, or None where it is gone."""
    return unit_json(sight, unit) if sight.table.kind[unit] != GONE else None


def calendar_json(sight: Sight) -> list[dict[str, object]]:
    """The present turn and those of the next rounds: whose they are, and whether they have production."""
    table, rules = sight.table, sight.rules
    if table.round == 0:
        return []
    steps, first = rules.tracks[rules.track(TURN)], int(table.turn)
    return [
        {
            "round": turn // int(table.seats) + 1,
            "power": seat_name(table.order[turn % int(table.seats)]),
            "production": all(step.lets_pass(turn) for step in steps),
        }
        for turn in range(first, first + FORETOLD * int(table.seats))
        if table.is_living(table.order[turn % int(table.seats)])
    ]


def power_json(sight: Sight, seat: i64) -> dict[str, object]:
    """What everybody knows about a seat."""
    table, rules = sight.table, sight.rules
    data: dict[str, object] = {
        "power": seat_name(seat),
        "side": rules.sides[table.side[seat]].id,
        "status": STATUSES[table.status[seat]],
        "fields": len(table.fields_of(seat)),
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


def battle_json(sight: Sight, battle: Battle) -> dict[str, object]:
    """The battle that is under way; all of it is open."""
    rules = sight.rules
    return {
        "field": rules.board.ids[battle.field],
        "attacker": seat_name(battle.leader(ATTACKER)),
        "defender": seat_name(battle.leader(DEFENDER)) if battle.leader(DEFENDER) != NOBODY else None,
        "firing": SIDES[battle.firing] if battle.firing >= 0 else None,
        "roll": int(battle.roll),
        "factor": ratio_text(battle.num, battle.den),
        "salvos": [int(number) for number in battle.salvos],
        "retreat": int(battle.retreat),
        "fighters": [fighter_json(sight, battle, i) for i in range(len(battle.unit)) if battle.fate[i] == STANDING],
        "notes": {column.name: battle.notes[number] for number, column in enumerate(rules.battle_columns)},
    }


def fighter_json(sight: Sight, battle: Battle, fighter: i64) -> dict[str, object]:
    """One fighter: its side, its line and its damage at this moment."""
    rules = sight.rules
    harm = ratio_text(battle.harm[fighter], battle.harm_den) if battle.firing >= 0 else None
    return {
        "unit": unit_name(rules, sight.table, battle.unit[fighter]),
        "side": SIDES[battle.side[fighter]],
        "line": int(battle.line[fighter]),
        "damage": harm if harm is not None else ratio_text(int(battle.sixths[fighter]), 6),
        "before": ratio_text(int(battle.sixths[fighter]), 6),
        "exposed": battle.exposed[fighter] > 0,
        "done": battle.is_done[fighter] != 0,
        "leaving": battle.leaving[fighter] != 0,
        "marks": [mark.name for mark in rules.marks if battle.row_of(fighter).has(rules.mark(mark.name))],
    }


def own_json(sight: Sight) -> dict[str, object]:
    """The secrets of the seat itself, and how it stands by them."""
    data: dict[str, object] = {}
    for number, spec in enumerate(sight.rules.own_slices):
        data[spec.name] = sight.own.slices[number].told(sight)
    data["goal"] = sight.rules.goal.about_own(sight)
    data["barred"] = barred_json(sight)
    data.update(secret_matters(sight))
    return data


def own_mark(sight: Sight) -> object:
    """While it equals what it was, so does `own_json`."""
    own = [part.dump() for part in sight.own.slices]
    rules, table = sight.rules, sight.table
    has_fleets = rules.veto_attack and len(rules.board.land) < rules.board.size
    fleets = boxed([table.kind, table.unit_owner, table.place, *table.unit_columns]) if has_fleets else None
    open_slices = [part.dump() for part in table.slices]
    return is_running(table), own, situation(rules, table), fleets, open_slices, secret_matters(sight)


def secret_matters(sight: Sight) -> dict[str, object]:
    """What the agenda is about before this seat but not before everybody, by the names of the tracks."""
    found: dict[str, object] = {}
    for frame in sight.table.frames_seen_by(sight.seat):
        matter = frame.matter
        if isinstance(matter, Slice) and not matter.is_seen_by(NOBODY):
            found[sight.rules.track_names[frame.track]] = matter.told(sight)
    return found


def barred_json(sight: Sight) -> dict[str, object]:
    """The fields for which the seat may start no battle whatever it has there, each with the refusal it would get."""
    found: dict[str, object] = {}
    if not is_running(sight.table):
        return found
    for veto in sight.rules.veto_attack:
        for field, id in enumerate(sight.rules.board.ids):
            refusal = veto.attack(sight, field)
            if refusal is not None:
                found[id] = {"code": refusal.code, "clause": refusal.clause, "values": dict(refusal.values)}
    return found


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-conv-4": (own_json,),
}
