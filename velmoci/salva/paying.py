"""What a field can pay, and how it pays: all out of its purse, unless a part of the seam `payer` keeps sorts apart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from velmoci.salva.map_seams import Need

if TYPE_CHECKING:
    from velmoci.salva.rules import Rules
    from velmoci.salva.state import State, Table


def left_for(rules: Rules, table: Table, field: i64, use: str) -> int:
    """What a field has left for something, in parts of a point."""
    payer = rules.payer
    return table.purse[field] if payer is None else payer.left(table, field, use)


def spend(state: State, field: i64, use: str, parts: int) -> None:
    """A field pays so many parts of a point for something; it has them."""
    payer = state.rules.payer
    if payer is None:
        state.table.purse[field] -= parts
    else:
        payer.pay(state, field, use, parts)


def covers(rules: Rules, table: Table, field: i64, rows: list[list[Need]]) -> bool:
    """Whether a field can pay for one of these rows, whichever that may be."""
    payer = rules.payer
    if payer is None:
        return most_of(rows) <= table.purse[field]
    return payer.covers(table, field, rows)


def spend_for_rows(state: State, field: i64, rows: list[list[Need]]) -> None:
    """A field pays for one of these rows and does not tell which: of each sort as much as the dearest takes."""
    payer = state.rules.payer
    if payer is None:
        state.table.purse[field] -= most_of(rows)
    else:
        payer.pay_for_rows(state, field, rows)


def most_of(rows: list[list[Need]]) -> int:
    """What the dearest of some rows costs, where all is paid alike."""
    return max([sum([parts for _, parts in row]) for row in rows], default=0)
