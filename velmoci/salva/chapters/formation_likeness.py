"""Tokens and rows of formations that differ in nothing that counts: what is found of one holds of the others."""

from __future__ import annotations

from velmoci.salva.chapters.formation_cards import Formations
from velmoci.salva.hiding.cards import Card, Place
from velmoci.salva.state import Table

Rows = dict[int, list[int]]
"""The units of a formation, those of each row in use together."""


def by_rows(files: Formations, table: Table, card: Card) -> Rows:
    """What stands in each row, in all columns."""
    rows, found = table.unit_columns[files.row], {row: list[int]() for row in card.rows}
    for unit in files.entries(table, card):
        if rows[unit] >= 0:
            found[int(rows[unit])].append(unit)
    return found


def token_sign(files: Formations, table: Table, token: int, place: Place) -> object:
    """Equal for tokens of a formation that lie alike, and with which all units have as much left."""
    spent = files.deck(table).spent
    paid = sorted([(unit, parts) for (number, unit), parts in spent.items() if number == place.token]) if spent else []
    noted = [column[token] for column in table.unit_columns]
    return place.field, place.harbour, int(table.flags[token]), str(noted), str(paid)


def distinct_places(files: Formations, table: Table, places: list[Place]) -> list[Place]:
    """Of places of a formation that are alike the first."""
    if len(places) < 2:
        return places
    found: dict[object, Place] = {}
    for place in places:
        found.setdefault(token_sign(files, table, files.entry(table, place.token), place), place)
    return list(found.values())


def unit_sign(files: Formations, table: Table, place: Place, unit: int) -> str:
    """Equal for units of rows that are alike and have as much left at a place."""
    noted = [column[unit] for column in table.unit_columns]
    noted[files.row] = 0
    return str([table.kind[unit], table.flags[unit], table.damage[unit], files.left(table, place, unit), noted])


def row_sign(files: Formations, table: Table, place: Place, units: list[int]) -> str:
    """Equal for rows with units that are alike; such that name others, as what is aboard does, are like none."""
    return str(sorted([unit_sign(files, table, place, unit) for unit in units]))


def distinct_rows(files: Formations, table: Table, card: Card, place: Place) -> list[int]:
    """Of rows that are alike at a place the first."""
    found: dict[str, int] = {}
    for row, units in by_rows(files, table, card).items():
        found.setdefault(row_sign(files, table, place, units), row)
    return list(found.values())
