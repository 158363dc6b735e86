"""The games that can be played, found by name and imported only when asked for."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Final

from velmoci.kernel.errors import VelmociError
from velmoci.kernel.game import Game

GAMES: Final = ("expanze", "evropska_valka", "salva")
"""Our own games, each with a folder in every layer; others announce themselves as entry points `velmoci.games`."""


class UnknownGame(VelmociError):
    """No game of that name is installed."""


def game_ids() -> list[str]:
    """The names of all installed games, ours first."""
    return [*GAMES, *sorted({point.name for point in entry_points(group="velmoci.games")} - set(GAMES))]


def find_game(name: str) -> Game:
    """The game of that name."""
    module = f"velmoci.{name}.game" if name in GAMES else announced("games", name)
    if module is None:
        near = get_close_matches(name, game_ids(), 1)
        raise UnknownGame("unknown_game", value=name[:40], near=near, games=game_ids())
    game = import_module(module).GAME
    assert isinstance(game, Game)
    return game


def module_in(layer: str, game: str) -> str | None:
    """The module that stands for a game in a layer: of ours its folder there, of others what they announce."""
    if game not in GAMES:
        return announced(layer, game)
    return f"velmoci.{layer}.{game}" if find_spec(f"velmoci.{layer}.{game}") is not None else None


def announced(group: str, game: str) -> str | None:
    """The module that somebody's game announces as an entry point of that group of ours."""
    return next((point.value for point in entry_points(group=f"velmoci.{group}") if point.name == game), None)
