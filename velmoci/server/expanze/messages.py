"""The map of Expanze and the odds of its attacks, as they travel."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class StateInfo(Struct, frozen=True):
    """A state of a map."""

    id: str
    name: dict[str, str]
    continent: str
    letter: str
    neighbours: list[str]


class ContinentInfo(Struct, frozen=True):
    """A continent of a map, with the shades that its states are painted in."""

    id: str
    name: dict[str, str]
    shades: list[str]


class PowerPaint(Struct, frozen=True):
    """How a power is drawn: its colour, the ink upon it, and its counter's corners (none: a disc)."""

    colour: str
    ink: str
    counter: list[tuple[float, float]]


class MapInfo(Struct, frozen=True):
    """A board to be drawn and played on: GET /api/maps/{game}, as `velmoci.expanze.atlas` makes it."""

    id: str
    name: dict[str, str]
    states: list[StateInfo]
    continents: list[ContinentInfo]
    powers: dict[str, PowerPaint]
    drawing: dict[str, Any]
    """The map's drawn data: view_box, states, routes, graticule, coast, borders, continent_borders."""


class OddsAnswer(Struct, frozen=True):
    """The odds of an attack."""

    attackers: int
    defenders: int
    win: float
    attackers_lost: float
    defenders_lost: float
    attackers_left: list[float]
    """Chance that the attack succeeds with 1, 2, … attackers left."""
    defenders_left: list[float]
    """Chance that it fails with 1, 2, … defenders left."""
