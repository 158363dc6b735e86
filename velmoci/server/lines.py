"""What is kept of a match for lists; not in the compiled room, for there unions of types lose their parts."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from velmoci.salva.library import SCENARIOS, find_scenario
from velmoci.salva.maps.atlas import LANGUAGES
from velmoci.server.messages import MatchLine


class Line(Struct, frozen=True):
    """What everybody sees, and whom the match waits for."""

    line: MatchLine
    waits: list[int]
    left: list[int] | None = None
    """The members who have got up; lines that were kept before this was do not say it."""
    since: list[int] = []
    """For each of those who are waited for since when, in milliseconds since 1970; 0 where nobody knows."""


def scenario_title(game: str, rulebook: dict[str, Any]) -> dict[str, str]:
    """What a match is called that is played by a shipped scenario; one of the players' own has no title in lists."""
    name = scenario_name(game, rulebook)
    return shipped_title(name) if name else {}


def scenario_name(game: str, rulebook: dict[str, Any]) -> str:
    """The shipped scenario that a match is played by, or nothing."""
    name = rulebook.get("options", {}).get("scenario", "") if game == "salva" else ""
    return name if name in SCENARIOS else ""


@cache
def shipped_title(name: str) -> dict[str, str]:
    scenario = find_scenario(name)
    return {language: scenario.title(language) for language in LANGUAGES}
