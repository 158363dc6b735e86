"""What everybody is told of the game: the whole, and the rows of which it is made."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.changes import Change
from velmoci.salva.battle import ATTACKER, DEFENDER, SIDES, Battle, Row
from velmoci.salva.decisions import is_running
from velmoci.salva.faces import marks_of
from velmoci.salva.flow import current_step
from velmoci.salva.forces import unit_numbers
from velmoci.salva.items import seat_name
from velmoci.salva.memory import kept
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, SEAT, TURN, Column, Step
from velmoci.salva.state import NOBODY, STATUSES, Sight, Table

PLACE: Final = 3
"""Number, kind and owner make another unit of it; then follow these columns of units."""
DAMAGE: Final = 4
POINTS: Final = 5
FLAGS: Final = 6
COLUMNS: Final = 7
LINE: Final = 3
"""Fate, unit and side make another fighter of him; then follow these columns of fighters, and last his row."""
HARMED: Final = 4
SIXTHS: Final = 5
EXPOSED: Final = 6
DONE: Final = 7
LEAVING: Final = 8
FORETOLD: Final = 6
"""So many rounds the calendar of production looks ahead."""


def public_json(sight: Sight) -> dict[str, object]:
    """The part of a view that is the same for everybody; it reads only what lies open on the table."""
    table, rules = sight.table.seen_by(NOBODY), sight.rules
    step = current_step(rules.tracks, table) if is_running(table) else None
    units = [unit_told(sight, unit) for unit in range(len(table.kind))]
    fields = [field_json(sight, field) for field in range(int(rules.board.size))]
    battle = table.battle
    found: dict[str, object] = {
        "game": "salva",
        "map": rules.word("scenario") if rules.scenario.is_drawn else None,
        "seats": seats_told(range(int(table.seats))),
        "phase": phase_told(step, table),
        "round": int(table.round),
        "on_turn": seat_name(table.on_turn) if table.on_turn != NOBODY else None,
        "waiting_for": seats_told(step.deciders(table)) if step is not None else [],
        "order": seats_told(table.order),
        "goal": rules.goal.about(table),
        "standing": standing_json(sight),
        "powers": [power_json(sight, seat) for seat in range(int(table.seats))],
        "fields": dict(zip(rules.board.ids, fields, strict=True)),
        "units": list(filter(None, units)),
        "battle": battle_json(sight, battle, fighters_json(sight, battle)) if battle is not None else None,
        "slices": {spec.name: table.slices[number].told(sight) for number, spec in enumerate(rules.table_slices)},
        "calendar": list(calendar_json(sight, {}).values()),
        "winners": seats_told(table.winners),
        "ranking": [seats_told(row) for row in table.ranking],
    }
    if rules.edge_columns:
        found["edges"] = edges_json(sight)
    if rules.faces:
        found["marks"] = marks_of(rules, table)
    return found


def phase_told(step: Step | None, table: Table) -> str:
    """The step that is under way, by its name."""
    if step is not None:
        return step.known_as()
    return "over" if table.is_over else "not_begun"


def seats_told(seats: Iterable[int]) -> list[str]:
    """Seats by their names."""
    return [seat_name(seat) for seat in seats]


def situation(rules: Rules, table: Table) -> tuple[object, ...]:
    """All from which the goal and its reasons follow, and what may be attacked: the time, the seats, the map."""
    units: object = None
    if rules.goal.counts_units and rules.goal.counts_places:
        units = unit_numbers(table)
    elif rules.goal.counts_units:
        units = kept([table.kind, table.unit_owner])
    seats = kept([table.status, table.side, *table.seat_columns])
    turn = int(table.turn) if rules.goal.counts_turns else 0
    time = (int(table.round), turn, bool(table.is_over), table.reason)
    return time, seats, kept([table.owner, *table.field_columns, *table.edge_columns]), units


def standing_json(sight: Sight) -> list[dict[str, object]]:
    """How everybody stands by the goal, once the game has begun."""
    return sight.rules.goal.standing(sight.table) if sight.table.round > 0 else []


def unit_told(sight: Sight, unit: i64) -> dict[str, object] | None:
    """A unit, or None where it is gone."""
    return unit_json(sight, unit) if sight.table.exists(unit) else None


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


def edges_json(sight: Sight) -> list[dict[str, object]]:
    """The edges of which there is anything to say."""
    rules, columns = sight.rules, sight.table.edge_columns
    found: list[dict[str, object]] = []
    for edge, (one, other) in enumerate(rules.board.edges):
        row: dict[str, object] = {}
        for number, column in enumerate(rules.edge_columns):
            if columns[number][edge] != column.default:
                row[column.name] = told(sight, column, columns[number][edge])
        if row:
            found.append({"fields": [rules.board.ids[one], rules.board.ids[other]], **row})
    return found


def unit_json(sight: Sight, unit: i64) -> dict[str, object]:
    """What everybody knows about a unit."""
    table, rules = sight.table, sight.rules
    data: dict[str, object] = {
        "unit": unit_name(rules, table, unit),
        "kind": rules.kinds.rows[table.kind[unit]].id,
        "owner": seat_name(table.owner_of(unit)) if table.owner_of(unit) != NOBODY else None,
        "field": rules.board.ids[table.place[unit]] if table.place[unit] != NOBODY else None,
        "finished": table.is_finished(unit),
        "damage": ratio_text(int(table.damage[unit]), 6),
        "points": ratio_text(table.points[unit], rules.pace),
        "flags": int(table.flags[unit]),
    }
    for number, column in enumerate(rules.unit_columns):
        data[column.name] = told(sight, column, table.unit_columns[number][unit])
    return data


def unit_again(
    sight: Sight, unit: i64, told_before: dict[str, object], differing: list[int], place: str, found: list[Change]
) -> dict[str, object]:
    """A unit of which only the numbers in some columns have changed, told at its place; the rest stays as it was."""
    table, rules, data, before_damage = sight.table, sight.rules, told_before.copy(), len(found)
    value: object
    for column in differing:
        if column == PLACE:
            name, value = "field", rules.board.ids[table.place[unit]] if table.place[unit] != NOBODY else None
        elif column == DAMAGE:
            name, value = "damage", ratio_text(int(table.damage[unit]), 6)
        elif column == POINTS:
            name, value = "points", ratio_text(table.points[unit], rules.pace)
        elif column == FLAGS:
            name, value = "flags", int(table.flags[unit])
            is_finished = table.is_finished(unit)
            if data["finished"] != is_finished:
                data["finished"] = is_finished
                found.insert(before_damage, (["units", place, "finished"], is_finished))
        else:
            spec = rules.unit_columns[column - COLUMNS]
            name, value = spec.name, told(sight, spec, table.unit_columns[column - COLUMNS][unit])
        if data[name] != value:
            data[name] = value
            found.append((["units", place, name], value))
            before_damage += column == PLACE
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


def calendar_json(sight: Sight, known: dict[int, object]) -> dict[int, object]:
    """The present turn and those of the next rounds, by their numbers; those that are known hold."""
    table, rules = sight.table, sight.rules
    found: dict[int, object] = {}
    if table.round == 0:
        return found
    steps, seats = rules.tracks[rules.track(TURN)], int(table.seats)
    for turn in range(int(table.turn), int(table.turn) + FORETOLD * seats):
        if turn in known:
            found[turn] = known[turn]
        elif table.is_living(table.order[turn % seats]):
            found[turn] = {
                "round": turn // seats + 1,
                "power": seat_name(table.order[turn % seats]),
                "production": all(step.lets_pass(turn) for step in steps),
            }
    return found


def battle_json(sight: Sight, battle: Battle, fighters: list[dict[str, object]]) -> dict[str, object]:
    """A battle that is under way, as everybody sees it."""
    rules, defender = sight.rules, battle.leader(DEFENDER)
    return {
        "field": rules.board.ids[battle.field],
        "attacker": seat_name(battle.leader(ATTACKER)),
        "defender": seat_name(defender) if defender != NOBODY else None,
        "firing": SIDES[battle.firing] if battle.firing >= 0 else None,
        "roll": int(battle.roll),
        "factor": ratio_text(battle.num, battle.den),
        "salvos": list(battle.salvos),
        "retreat": int(battle.retreat),
        "fighters": fighters,
        "notes": {column.name: battle.notes[number] for number, column in enumerate(rules.battle_columns)},
    }


def fighters_json(sight: Sight, battle: Battle) -> list[dict[str, object]]:
    """The fighters that stand, each by its side, its line and its damage at this moment."""
    damage = harm_told(battle)
    standing = [fighter for fighter in range(battle.count()) if battle.stands(fighter)]
    return [fighter_json(sight, battle, fighter, damage[fighter]) for fighter in standing]


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


def fighter_again(
    sight: Sight, battle: Battle, fighter: i64, damage: str, told_before: dict[str, object], differing: list[int],
    place: str, found: list[Change],
) -> dict[str, object]:  # fmt: skip
    """A fighter of whom only the numbers in some columns have changed, told at his place; the rest stays as it was."""
    data = told_before.copy()
    value: object
    for column in differing:
        if column == LINE:
            name, value = "line", int(battle.line[fighter])
        elif column == HARMED:
            name, value = "damage", damage
        elif column == SIXTHS:
            name, value = "before", ratio_text(int(battle.sixths[fighter]), 6)
        elif column == EXPOSED:
            name, value = "exposed", battle.exposed[fighter] > 0
        elif column == DONE:
            name, value = "done", battle.is_done[fighter] != 0
        elif column == LEAVING:
            name, value = "leaving", battle.leaving[fighter] != 0
        else:
            name, value = "marks", marks_told(sight.rules, battle.row_of(fighter))
        if data[name] != value:
            data[name] = value
            found.append((["battle", "fighters", place, name], value))
    return data


def marks_told(rules: Rules, row: Row) -> list[str]:
    """The names of the marks of a row."""
    return [mark.name for mark in rules.marks if row.has(rules.mark(mark.name))] if row.marks != 0 else []
