"""What of the table a menu can hang on, each as something that is compared with what it was.

A rule names such aspects in `depends_on`, beside slices of its seat. They are read once after an order, for all seats,
and what nobody has changed since is not found again. That a rule names all it looks at is held by `test_telling.py`.
"""

from __future__ import annotations

from velmoci.salva.agenda import Matter
from velmoci.salva.battle import Battle
from velmoci.salva.causes import BUSY, FIELDS, MENDABLE, MONEY, ON_TABLE, SALVO, SEATS, STEP, TIME, UNITS
from velmoci.salva.forces import unit_traits
from velmoci.salva.memory import kept
from velmoci.salva.rules import Rules
from velmoci.salva.state import Table


def aspect_of(rules: Rules, table: Table, aspect: str) -> object:
    """The table as far as it is meant by a name."""
    if aspect == BUSY:
        return [matter_mark(frame.matter) for frame in table.frames if frame.matter is not None]
    if aspect == STEP:
        return (int(table.frames[-1].track), int(table.frames[-1].place), int(table.on_turn)) if table.frames else None
    if aspect == SALVO:
        battle = table.battle
        return battle is not None and battle.firing >= 0
    if aspect == MENDABLE:
        return mendable(table)
    if aspect == UNITS:
        return unit_traits(table)
    if aspect == FIELDS:
        return kept([table.owner, *table.field_columns, *table.edge_columns])
    if aspect == SEATS:
        return kept([table.side, *table.seat_columns])
    if aspect == MONEY:
        return table.purse[:]
    if aspect == TIME:
        return int(table.round), int(table.turn)
    return table.slices[rules.table_slice(aspect[len(ON_TABLE) :])].mark()


def matter_mark(matter: Matter | None) -> object:
    """What a track is about; while it equals what it was, so does the matter, unless that is a battle."""
    return matter if matter is None or isinstance(matter, Battle) else (matter, matter.dump())


def mendable(table: Table) -> object:
    """All units that are damaged, with what they are, the fields and the slices; None while an attack is resolved."""
    if not table.frames:
        return None
    top = table.frames[-1]
    if top.matter is None or top.matter.is_attack():
        for frame in table.frames:
            if frame.matter is not None and frame.matter.is_attack():
                return None
    units = table.damaged_units() if any(table.damage) else []
    columns = unit_traits(table) if units else []
    harm = [(unit, int(table.damage[unit]), *[int(column[unit]) for column in columns]) for unit in units]
    slices = [part.mark() for part in table.slices]
    return int(top.answered), matter_mark(top.matter), harm, kept([table.owner, *table.field_columns]), slices
