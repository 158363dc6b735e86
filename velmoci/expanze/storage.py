"""The parts of a position as plain JSON values, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.expanze.state import Offer, Own, Table

NUMBERS: Final = (
    "powers", "phase", "on_turn", "dealer", "first_seat", "round", "nonsense_target", "pile_size", "ended_by",
    "won_last_battle", "has_fought", "origin", "target", "attackers", "shown_die"
)  # fmt: skip
ROWS: Final = (
    "owner", "soldiers", "used", "colour", "status", "destroyed_by", "mask", "states_of", "soldiers_of", "dealt",
    "hand_size", "shown", "claim", "ruled_out"
)  # fmt: skip
LISTS: Final = ("layers", "winners")


def dump_table(table: Table) -> dict[str, object]:
    """Every field of the table."""
    data: dict[str, object] = {}
    for name in NUMBERS:
        data[name] = getattr(table, name)
    for name in ROWS + LISTS:
        data[name] = list(getattr(table, name))
    return data


def load_table(data: Mapping[str, Any]) -> Table:
    """The table that was dumped."""
    table = Table()
    for name in NUMBERS:
        setattr(table, name, data[name])
    for name in ROWS:
        row: list[int] = data[name]
        setattr(table, name, vec[i64]([i64(number) for number in row]))
    for name in LISTS:
        setattr(table, name, list(data[name]))
    return table


def dump_own(own: Own) -> dict[str, object]:
    """What one seat keeps to itself."""
    return {
        "mission": int(own.mission),
        "hand": own.hand[:],
        "offers": [offer.dump() for offer in own.offers],
        "known": [[card, holder] for card, holder in sorted(own.known.items())],
        "offered": list(own.offered),
    }


def load_own(data: Mapping[str, Any]) -> Own:
    """A seat's secrets that were dumped; both parties of an offer hold equal offers."""
    return Own(
        data["mission"],
        list(data["hand"]),
        tuple([Offer(*offer) for offer in data["offers"]]),
        tuple(data["offered"]),
        dict(data["known"]),
    )
