"""The games that can be played, found by name and imported only when asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from velmoci.kernel.errors import VelmociError
from velmoci.kernel.game import Game

GAMES: Final[dict[str, str]] = {
    "expanze": "velmoci.expanze.game",
    "evropska_valka": "velmoci.evropska_valka.game",
    "salva": "velmoci.salva.game",
}
"""Our own games; others announce themselves as entry points of the group `velmoci.games`."""


class UnknownGame(VelmociError):
    """No game of that name is installed."""


def game_ids() -> list[str]:
    """The names of all installed games, ours first."""
    return [*GAMES, *sorted({point.name for point in entry_points(group="velmoci.games")} - set(GAMES))]


def find_game(name: str) -> Game:
    """The game of that name."""
    module = GAMES.get(name) or next(
        (point.value for point in entry_points(group="velmoci.games") if point.name == name), None
    )
    if module is None:
        near = get_close_matches(name, game_ids(), 1)
        raise UnknownGame("unknown_game", value=name[:40], near=near, games=game_ids())
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return game
