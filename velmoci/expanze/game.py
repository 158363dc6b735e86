"""Expanze as the registry knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.expanze.board import find_board
from velmoci.expanze.building import load_checked
from velmoci.expanze.cards import letter
from velmoci.expanze.options import FEWEST_POWERS, LIBRARY, MOST_POWERS
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.position import new_position
from velmoci.expanze.state import COLOURS
from velmoci.expanze.view import load_view
from velmoci.kernel.game import Game

STATE_KEYS: Final = frozenset({"state", "origin", "target", "states", "missing"})
CARD_KEYS: Final = frozenset({"card", "cards", "others"})
POWER_KEYS: Final = frozenset({"power", "powers", "other", "by", "colour"})


def name_of(key: str, value: str, language: str) -> str | None:
    """The name of a value: by the board, by a message (`@…`), or, None, by itself."""
    board = find_board("world48")
    if key in STATE_KEYS and value in board.index:
        return board.name(value, language)
    if key in CARD_KEYS and value in board.index:
        return f"{board.name(value, language)} ({letter(board, board.index[value])})"
    if key in POWER_KEYS and (value in COLOURS or value.startswith("seat_")):
        return f"@power-{value}"
    if key == "mission":
        return f"@mission-{value}"
    return None


TABLE_CLAUSES: Final = {
    "agreement_alone": "EX-AGR-1",
    "agreement_against": "EX-AGR-3",
    "agreement_empty": "EX-AGR-3",
    "not_captain": "EX-PLY-4",
    "partner_gone": "EX-ELI-6",
    "power_destroyed": "EX-ELI-6",
    "talk_off": "EX-AGR-2",
    "unknown_power": "EX-MAP-1",
    "unknown_state": "EX-MAP-1",
    "vote_open": "EX-PLY-4",
}
"""What the table refuses in a game of this kind, and by which clause."""

GAME: Final = Game(
    id="expanze",
    title={"cs": "Expanze", "en": "Expanze"},
    library=LIBRARY,
    notation=NOTATION,
    seats=(FEWEST_POWERS, MOST_POWERS),
    begin=new_position,
    load=load_checked,
    load_view=load_view,
    names=name_of,
    locale="velmoci.expanze",
    table_clauses=TABLE_CLAUSES,
    examples="velmoci.expanze.examples",
    simulation={"colour_choice": "random", "round_limit": 1000},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {"EX-PLY-2": (new_position,)}
