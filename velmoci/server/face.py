"""What the server tells of one game and not of all: each game has its face in a folder of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from velmoci.kernel.registry import game_ids, module_in


@dataclass(frozen=True)
class Face:
    """The modules that know more of a game; each is imported when it is asked for, and none need be there."""

    handlers: str = ""
    """Its ROUTES are the game's own."""
    jobs: str = ""
    """Its JOBS are done by the makers."""
    boards: Mapping[str, str] = field(default_factory=dict)
    """Pictures by name; `svg` of each draws one."""
    advice: str = ""
    """Its `advice` is for those who set up a game."""
    scenarios: str = ""
    """Its `scenario_name` and `scenario_title` tell by what a match is played, its `seat_colours` in which colours."""
    odds: str | None = None
    """Its `attack_odds` reckons an order."""
    battles: str | None = None
    """Its `battle_strengths` and `battle_odds` reckon a battle."""
    cards: str | None = None
    """Its `unit_card` tells from a view the numbers of one unit."""
    threats: str | None = None
    """Its `threats` says from a view what the next turns may bring."""
    luck: str | None = None
    """Its `luck` compares what chance gave with what was to be expected."""


@cache
def face_of(game: str) -> Face:
    """The FACE of a game; one that has none is served all the same."""
    module = module_in("server", game)
    if module is None:
        return Face()
    found = import_module(module).FACE
    assert isinstance(found, Face)
    return found


def faces() -> dict[str, Face]:
    """The faces of all games."""
    return {game: face_of(game) for game in game_ids()}


def all_of(field: str, name: str) -> list[Any]:
    """What the modules that the faces name in a field call by that name, game by game."""
    modules = [getattr(face, field) for face in faces().values()]
    return [getattr(import_module(module), name) for module in modules if module]
