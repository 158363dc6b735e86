"""The positions of the rulebook for players, from their files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from velmoci.expanze.building import build_position
from velmoci.expanze.position import Position


def build(data: Mapping[str, Any]) -> tuple[Position, list[str]]:
    """The position, and its seats by their colours."""
    held = {place: (power, count) for power, places in data["armies"].items() for place, count in places.items()}
    others = {key: value for key, value in data.items() if key != "armies"}
    return build_position(held, **others), data["powers"]
