"""How positions and views travel through `pickle` and `copy`: as the plain values that they dump."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from velmoci.kernel.archive import read_rulebook
from velmoci.kernel.game import Position, View
from velmoci.kernel.registry import find_game


def position_again(rulebook: dict[str, Any], data: Mapping[str, Any]) -> Position:
    """The position that was dumped under this rulebook."""
    game = find_game(rulebook["game"])
    return game.load(read_rulebook(game, rulebook), data)


def view_again(rulebook: dict[str, Any], data: Mapping[str, Any]) -> View:
    """The view that was dumped under this rulebook."""
    game = find_game(rulebook["game"])
    return game.load_view(read_rulebook(game, rulebook), data)
