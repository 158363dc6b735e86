"""What is kept of a match for lists; not in the compiled room, for there unions of types lose their parts."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from msgspec import Struct

from velmoci.server.face import face_of
from velmoci.server.messages import MatchLine


class ListedMatch(Struct, frozen=True):
    """What everybody sees, and whom the match waits for."""

    line: MatchLine
    waits: list[int]
    left: list[int] | None = None
    """The members who have left; lines that were kept before this was do not say it."""
    since: list[int] = []
    """For each of those who are waited for since when, in milliseconds since 1970; 0 where nobody knows."""


def scenario_title(game: str, rulebook: dict[str, Any]) -> dict[str, str]:
    """The title of the shipped scenario that a match is played by; one of the players' own has none in lists."""
    module = face_of(game).scenarios
    found: dict[str, str] = import_module(module).scenario_title(rulebook) if module else {}
    return found


def scenario_name(game: str, rulebook: dict[str, Any]) -> str:
    """The shipped scenario that a match is played by, or nothing."""
    module = face_of(game).scenarios
    return str(import_module(module).scenario_name(rulebook)) if module else ""


def seat_colours(game: str, rulebook: dict[str, Any], public: dict[str, Any]) -> list[str]:
    """For each seat the power in whose colour it plays; nothing where every power has its own colour."""
    module = face_of(game).scenarios
    found: list[str] = import_module(module).seat_colours(rulebook, public) if module else []
    return found
