"""A table before anything has happened."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.salva.rules import Rules
from velmoci.salva.state import LIVING, NOBODY, Table, filled


def fresh_table(rules: Rules) -> Table:
    """A table before anything has happened."""
    table = Table()
    size, seats = rules.board.size, rules.seats
    table.seats = seats
    table.frames = []
    table.round = 0
    table.turn = -1
    table.on_turn = NOBODY
    table.order = vec[i64]([i64(seat) for seat in range(seats)])
    table.side = vec[i64]([i64(seat) for seat in range(seats)])
    table.status = filled(seats, LIVING)
    table.owner = filled(size, NOBODY)
    table.fresh = filled(size, 0)
    table.purse = [0] * int(size)
    table.funds = [0] * int(seats)
    table.stopped = filled(seats, 0)
    table.kind = filled(0, 0)
    table.unit_owner = filled(0, 0)
    table.place = filled(0, 0)
    table.damage = filled(0, 0)
    table.points = []
    table.flags = filled(0, 0)
    table.number = filled(0, 0)
    table.next_number = 1
    table.active = NOBODY
    table.unit_columns = [filled(0, 0) for _ in rules.unit_columns]
    table.field_columns = [filled(size, column.default) for column in rules.field_columns]
    table.edge_columns = [filled(len(rules.board.edges), column.default) for column in rules.edge_columns]
    table.seat_columns = [filled(seats, column.default) for column in rules.seat_columns]
    table.slices = [spec.make() for spec in rules.table_slices]
    table.is_over = False
    table.winners = []
    table.ranking = []
    table.reason = ""
    table.clause = ""
    return table
