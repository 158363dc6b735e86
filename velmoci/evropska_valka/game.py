"""Evropská válka as the registry knows it."""

from __future__ import annotations

from typing import Final

from velmoci.evropska_valka.board import POWERS, find_board
from velmoci.evropska_valka.building import load_checked
from velmoci.evropska_valka.options import FEWEST_PLAYERS, LIBRARY, MOST_PLAYERS
from velmoci.evropska_valka.orders import NOTATION
from velmoci.evropska_valka.position import new_position
from velmoci.evropska_valka.view import load_view
from velmoci.kernel.game import Game

FIELD_KEYS: Final = frozenset({"field", "fields", "origin", "target"})
CARD_KEYS: Final = frozenset({"card", "cards", "drawn"})
POWER_KEYS: Final = frozenset({"power", "powers", "other", "attacker", "defender", "trio"})
SUIT_SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def name_of(key: str, value: str, language: str) -> str | None:
    """The name of a value: by the board, by a message (`@…`), by its suit, or, None, by itself."""
    board = find_board("europe15")
    if key in FIELD_KEYS and value in board.index:
        return board.name(value, language)
    if key in CARD_KEYS and value[-1:] in SUIT_SIGNS:
        return value[:-1] + SUIT_SIGNS[value[-1]]
    if key in POWER_KEYS and (value in POWERS or value.startswith("seat_")):
        return f"@power-{value}"
    return None


TABLE_CLAUSES: Final = {
    "agreement_alone": "EV-R-28",
    "agreement_against": "EV-R-28",
    "agreement_empty": "EV-R-28",
    "partner_gone": "EV-PLY-5",
    "power_destroyed": "EV-PLY-5",
    "unknown_power": "EV-PLY-3",
    "unknown_state": "EV-FLD-1",
}
"""What the table refuses in a game of this kind, and by which clause."""

GAME: Final = Game(
    id="evropska_valka",
    title={"cs": "Evropská válka", "en": "European War"},
    library=LIBRARY,
    notation=NOTATION,
    seats=(FEWEST_PLAYERS, MOST_PLAYERS),
    begin=new_position,
    load=load_checked,
    load_view=load_view,
    names=name_of,
    locale="velmoci.evropska_valka",
    table_clauses=TABLE_CLAUSES,
    examples="velmoci.evropska_valka.examples",
    seats_option="players",
)
