"""The parts of a position as plain JSON values, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.salva.battle import Battle, Row, armed_rows
from velmoci.salva.rules import Rules
from velmoci.salva.state import Own, Slice, Table

NUMBERS: Final = (
    "seats", "is_entered", "is_done", "round", "turn", "on_turn", "next_number", "active", "is_over", "reason", "clause"
)  # fmt: skip
LISTS: Final = ("frames", "purse", "funds", "points", "winners")
ROWS: Final = (
    "order", "side", "status", "owner", "fresh", "stopped", "kind", "possessor", "place", "damage", "flags", "number"
)  # fmt: skip
COLUMNS: Final = ("unit_columns", "field_columns", "seat_columns")

BATTLE_NUMBERS: Final = (
    "field", "split", "is_mixed", "in_play", "base", "is_rated", "modes", "firing", "is_lull", "roll", "num", "den",
    "only", "grain", "shooter", "left_num", "left_den", "has_harmed", "quiet", "retreat", "is_conquest", "is_over"
)  # fmt: skip
BATTLE_LISTS: Final = ("harm", "rates", "notes")
BATTLE_ROWS: Final = (
    "seat", "unit", "side", "row", "line", "fate", "origin", "sixths", "is_done", "exposed", "cover", "reach", "salvos",
    "leaving", "plan"
)  # fmt: skip


def dump_map(rules: Rules) -> dict[str, object]:
    """The map, if it was drawn for this game; otherwise the rulebook names it."""
    return {"map": rules.word("scenario")} if rules.scenario.is_drawn else {}


def dump_table(table: Table) -> dict[str, object]:
    """Every field of the table."""
    data: dict[str, object] = {}
    for name in NUMBERS:
        data[name] = getattr(table, name)
    for name in (*LISTS, *ROWS):
        data[name] = list(getattr(table, name))
    for name in COLUMNS:
        data[name] = [list(column) for column in getattr(table, name)]
    data["ranking"] = [row[:] for row in table.ranking]
    data["slices"] = dump_slices(table.slices)
    data["battle"] = dump_battle(table.battle) if table.battle is not None else None
    return data


def load_table(rules: Rules, data: Mapping[str, Any]) -> Table:
    """The table that was dumped."""
    table = Table()
    for name in NUMBERS:
        setattr(table, name, data[name])
    for name in LISTS:
        setattr(table, name, list(data[name]))
    for name in ROWS:
        setattr(table, name, row_of(data[name]))
    for name in COLUMNS:
        setattr(table, name, [row_of(column) for column in data[name]])
    table.ranking = [list(row) for row in data["ranking"]]
    table.slices = load_slices([spec.make() for spec in rules.table_slices], data["slices"])
    table.battle = load_battle(rules, data["battle"]) if data["battle"] is not None else None
    return table


def row_of(numbers: list[int]) -> vec[i64]:
    """A row of numbers."""
    return vec[i64]([i64(number) for number in numbers])


def dump_slices(slices: list[Slice]) -> list[object]:
    """The slices as JSON values."""
    return [part.dump() for part in slices]


def load_slices(slices: list[Slice], data: list[Any]) -> list[Slice]:
    """The slices that were dumped, read into new ones."""
    for part, values in zip(slices, data, strict=True):
        part.load(values)
    return slices


def load_own(rules: Rules, data: list[Any]) -> Own:
    """A seat's own slices that were dumped."""
    return Own(load_slices([spec.make() for spec in rules.own_slices], data))


def dump_battle(battle: Battle) -> dict[str, object]:
    """Every field of a battle."""
    data: dict[str, object] = {}
    for name in BATTLE_NUMBERS:
        data[name] = getattr(battle, name)
    for name in (*BATTLE_LISTS, *BATTLE_ROWS):
        data[name] = list(getattr(battle, name))
    data["rows"] = [[row.kind.id, int(row.side), int(row.owner), int(row.marks)] for row in battle.rows]
    return data


def load_battle(rules: Rules, data: Mapping[str, Any]) -> Battle:
    """The battle that was dumped."""
    battle = Battle()
    for name in BATTLE_NUMBERS:
        setattr(battle, name, data[name])
    for name in BATTLE_LISTS:
        setattr(battle, name, list(data[name]))
    for name in BATTLE_ROWS:
        setattr(battle, name, row_of(data[name]))
    rows: list[Row] = []
    for kind, side, owner, marks in data["rows"]:
        rows.append(Row(len(rows), rules.kinds.rows[rules.kinds.index[kind]], side, owner, marks))
    battle.rows = rows
    battle.armed = armed_rows(battle.rates, len(rows))
    battle.open_ranks()
    return battle
