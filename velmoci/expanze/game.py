"""Expanze as the registry knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.expanze.board import Board, find_board
from velmoci.expanze.options import FEWEST_POWERS, LIBRARY, MOST_POWERS
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.position import load_position, new_position
from velmoci.kernel.game import Game

STATE_KEYS: Final = frozenset({"state", "origin", "target", "states", "missing"})
CARD_KEYS: Final = frozenset({"card", "cards", "others"})


def name_of(key: str, value: str, language: str) -> str | None:
    """How a value of an event, a refusal or a view is called; None where it stands for itself or for a message."""
    board: Board = find_board("world48")
    if key in STATE_KEYS and value in board.index:
        return board.name(value, language)
    if key in CARD_KEYS and value in board.index:
        return f"{board.name(value, language)} ({'PKD'[board.letter[board.index[value]]]})"
    return None


GAME: Final = Game(
    id="expanze",
    title={"cs": "Expanze", "en": "Expanze"},
    library=LIBRARY,
    notation=NOTATION,
    seats=(FEWEST_POWERS, MOST_POWERS),
    begin=new_position,
    load=load_position,
    names=name_of,
    locale="velmoci.expanze",
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {"EX-PLY-2": (new_position,)}
