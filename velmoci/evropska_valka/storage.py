"""The parts of a position as plain JSON values, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.evropska_valka.state import Own, Table

NUMBERS: Final = (
    "players", "phase", "on_turn", "decides", "first_seat", "turn", "placed", "ended_by", "cause", "has_sabotaged",
    "origin", "target", "attackers", "stage", "attacker_laid", "defender_laid", "pile_size", "discard", "shuffled",
    "fate_size", "fate_fresh"
)  # fmt: skip
ROWS: Final = (
    "owner", "figures", "mask", "pieces", "hand_size", "fresh_least", "fresh_most", "flag", "status", "stock",
    "open_cards", "court", "given"
)  # fmt: skip


def dump_table(table: Table) -> dict[str, object]:
    """Every field of the table."""
    data: dict[str, object] = {}
    for name in NUMBERS:
        data[name] = getattr(table, name)
    for name in ROWS:
        data[name] = list(getattr(table, name))
    data["winners"] = table.winners[:]
    return data


def load_table(data: Mapping[str, Any]) -> Table:
    """The table that was dumped."""
    table = Table()
    for name in NUMBERS:
        setattr(table, name, data[name])
    for name in ROWS:
        setattr(table, name, row(data[name]))
    table.winners = list(data["winners"])
    return table


def row(numbers: list[int]) -> vec[i64]:
    """A list of numbers as a row of the table."""
    return vec[i64]([i64(number) for number in numbers])


def dump_own(own: Own) -> dict[str, object]:
    """What one seat keeps to itself; sets of cards are bits."""
    return {"hand": int(own.hand), "fate": int(own.fate), "gifts": list(own.gifts), "known": list(own.known)}


def load_own(data: Mapping[str, Any]) -> Own:
    """A seat's secrets that were dumped."""
    return Own(data["hand"], data["fate"], row(data["gifts"]), row(data["known"]))
