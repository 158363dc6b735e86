"""The parts of a position as plain JSON values, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.salva.agenda import EVERYBODY, Frame
from velmoci.salva.battle import Battle, Row, armed_rows
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIGHT
from velmoci.salva.state import Own, Slice, Table

NUMBERS: Final = ("round", "turn", "on_turn", "next_number", "active", "is_over", "reason", "clause")
LISTS: Final = ("purse", "funds", "points", "winners")
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

RENAMED: Final = {"possessor": "unit_owner", "grain": "harm_den", "is_lull": "is_fire_over"}
"""Attributes that have got another name than they have in saves."""


def attribute(name: str) -> str:
    """The attribute that a save keeps under the name."""
    return RENAMED.get(name, name)


def dump_map(rules: Rules) -> dict[str, object]:
    """The map, if it was drawn for this game; otherwise the rulebook names it."""
    return {"map": rules.word("scenario")} if rules.scenario.is_drawn else {}


def dump_table(table: Table) -> dict[str, object]:
    """Every field of the table.

    Of the agenda stand here its tracks and steps, how far the step on top has come, and the battle. Only where these
    do not say all, because a question lies on top of a phase, it is written out frame by frame.
    """
    frames, battle = table.frames, table.battle
    top = frames[-1] if frames else None
    data: dict[str, object] = {"seats": table.seats}
    data["is_entered"] = top.is_entered if top is not None else table.round > 0
    data["is_done"] = top is not None and top.answered != 0
    for name in NUMBERS:
        data[name] = getattr(table, name)
    data["frames"] = places_of(frames)
    for name in (*LISTS, *ROWS):
        data[name] = list(getattr(table, attribute(name)))
    for name in COLUMNS:
        data[name] = [list(column) for column in getattr(table, name)]
    if table.edge_columns:
        data["edge_columns"] = [list(column) for column in table.edge_columns]
    data["ranking"] = [row[:] for row in table.ranking]
    data["slices"] = dump_slices(table.slices)
    data["battle"] = dump_battle(battle) if battle is not None else None
    if not all(is_plain(frame, frame is top, battle) for frame in frames):
        data["agenda"] = [dump_frame(frame) for frame in frames]
    return data


def load_table(rules: Rules, data: Mapping[str, Any]) -> Table:
    """The table that was dumped."""
    table = Table()
    table.seats = data["seats"]
    for name in NUMBERS:
        setattr(table, name, data[name])
    for name in LISTS:
        setattr(table, name, list(data[name]))
    for name in ROWS:
        setattr(table, attribute(name), row_of(data[name]))
    for name in COLUMNS:
        setattr(table, name, [row_of(column) for column in data[name]])
    table.edge_columns = [row_of(column) for column in data.get("edge_columns", [])]
    table.ranking = [list(row) for row in data["ranking"]]
    table.slices = load_slices([spec.make() for spec in rules.table_slices], data["slices"])
    table.frames = load_agenda(rules, data)
    return table


def places_of(frames: list[Frame]) -> list[int]:
    """Track and step of each frame, one after the other."""
    places: list[int] = []
    for frame in frames:
        places.append(int(frame.track))
        places.append(int(frame.place))
    return places


def is_plain(frame: Frame, is_top: bool, battle: Battle | None) -> bool:
    """Whether the short form of the agenda says all about a frame."""
    if frame.answered != 0 or not (is_top or frame.is_entered):
        return False
    return frame.matter is None or (is_top and frame.matter is battle)


def dump_frame(frame: Frame) -> dict[str, object]:
    """All of a frame but its track and its place."""
    matter = frame.matter
    data = dump_battle(matter) if isinstance(matter, Battle) else matter.dump() if matter is not None else None
    return {"is_entered": frame.is_entered, "answered": int(frame.answered), "matter": data}


def load_agenda(rules: Rules, data: Mapping[str, Any]) -> list[Frame]:
    """The agenda that was dumped."""
    frames: list[Frame] = []
    places, rows = data["frames"], data.get("agenda")
    for number in range(0, len(places), 2):
        frame = Frame(places[number], None)
        frame.place = places[number + 1]
        frame.is_entered = True
        if rows is not None:
            load_frame(rules, frame, rows[number // 2])
        frames.append(frame)
    if frames and rows is None:
        top = frames[-1]
        top.is_entered = data["is_entered"]
        top.answered = EVERYBODY if data["is_done"] else 0
        top.matter = load_battle(rules, data["battle"]) if data["battle"] is not None else None
    return frames


def load_frame(rules: Rules, frame: Frame, data: Mapping[str, Any]) -> None:
    """Reads a frame that was written out; the track says what kind of matter it has."""
    frame.is_entered, frame.answered = data["is_entered"], data["answered"]
    track = rules.track_names[frame.track]
    if data["matter"] is None:
        return
    if track == FIGHT:
        frame.matter = load_battle(rules, data["matter"])
        return
    matter = rules.new_matter(track)
    matter.load(data["matter"])
    frame.matter = matter


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
    """Every field of a battle; who sees which fighter only where not everybody sees all."""
    data: dict[str, object] = {}
    for name in BATTLE_NUMBERS:
        data[name] = getattr(battle, attribute(name))
    for name in (*BATTLE_LISTS, *BATTLE_ROWS):
        data[name] = list(getattr(battle, name))
    data["rows"] = [[row.kind.id, int(row.side), int(row.owner), int(row.marks)] for row in battle.rows]
    if len(battle.watchers) > 0:
        data["watchers"] = list(battle.watchers)
    return data


def load_battle(rules: Rules, data: Mapping[str, Any]) -> Battle:
    """The battle that was dumped."""
    battle = Battle()
    for name in BATTLE_NUMBERS:
        setattr(battle, attribute(name), data[name])
    for name in BATTLE_LISTS:
        setattr(battle, name, list(data[name]))
    for name in BATTLE_ROWS:
        setattr(battle, name, row_of(data[name]))
    rows: list[Row] = []
    for kind, side, owner, marks in data["rows"]:
        rows.append(Row(len(rows), rules.kinds.rows[rules.kinds.index[kind]], side, owner, marks))
    battle.rows = rows
    battle.watchers = row_of(data.get("watchers", []))
    battle.armed = armed_rows(battle.rates, len(rows))
    battle.minders = None
    battle.open_ranks()
    return battle
