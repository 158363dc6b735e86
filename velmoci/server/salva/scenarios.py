"""The scenario that a match is played by, for lists of matches."""

from __future__ import annotations

from functools import cache
from typing import Any

from velmoci.salva.library import SCENARIOS, find_scenario
from velmoci.salva.maps.atlas import LANGUAGES


def scenario_name(rulebook: dict[str, Any]) -> str:
    """The shipped scenario, or nothing."""
    name = rulebook.get("options", {}).get("scenario", "")
    return name if name in SCENARIOS else ""


def scenario_title(rulebook: dict[str, Any]) -> dict[str, str]:
    """Its title in every language."""
    name = scenario_name(rulebook)
    return shipped_title(name) if name else {}


@cache
def shipped_title(name: str) -> dict[str, str]:
    scenario = find_scenario(name)
    return {language: scenario.title(language) for language in LANGUAGES}
