"""The map of Evropská válka, as it travels."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class FieldInfo(Struct, frozen=True):
    """A field of Evropská válka."""

    id: str
    name: dict[str, str]
    power: str
    harbours: list[str]
    neighbours: dict[str, list[str]]
    """By the kind of step: `land`, `special`, `ship`."""


class FieldPower(Struct, frozen=True):
    """A power of Evropská válka and how it is drawn."""

    id: str
    name: dict[str, str]
    figures: str
    shades: list[str]
    colour: str
    ink: str
    counter: list[tuple[float, float]]


class SeaInfo(Struct, frozen=True):
    """A sea that ships cross."""

    name: dict[str, str]
    colour: str


class FieldMap(Struct, frozen=True):
    """The board of Evropská válka: GET /api/maps/evropska_valka, as `velmoci.evropska_valka.atlas` makes it."""

    id: str
    name: dict[str, str]
    fields: list[FieldInfo]
    powers: list[FieldPower]
    seas: dict[str, SeaInfo]
    points: dict[str, int]
    """What each rank of cards is worth in a battle."""
    drawing: dict[str, Any]
    """The map's drawn data: view_box, fields, bridges, lanes, closed, seas, coast, borders, power_borders."""
