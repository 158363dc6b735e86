"""The positions of the rulebook for players, from their files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from velmoci.kernel.chance import Seeded
from velmoci.salva.game import GAME
from velmoci.salva.library import find_scenario
from velmoci.salva.position import Position
from velmoci.salva.staging import staged_position


def build(data: Mapping[str, Any]) -> tuple[Position, list[str]]:
    """The movement of a side, with these owners and units; and the seats by their sides."""
    rulebook = GAME.rulebook({**data.get("options", {}), "scenario": data["scenario"]})
    sides = [side.id for side in find_scenario(data["scenario"]).sides]
    owners = {field: sides.index(side) if side else None for field, side in data.get("owners", {}).items()}
    troops = [(sides.index(side), spot, kind) for side, spot, kind in data["troops"]]
    return staged_position(rulebook, Seeded(1), sides.index(data["turn"]), owners, troops), sides
