"""The scenario that a match is played by, for lists of matches."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from velmoci.salva.items import seat_name
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


def seat_colours(rulebook: dict[str, Any], public: dict[str, Any]) -> list[str]:
    """The colours of the sides, which the map keeps by their places; before fields are given out nobody has a side."""
    if not any(field["owner"] for field in public.get("fields", {}).values()):
        return [""] * len(public.get("seats", []))
    sides = side_ids(public["map"] or rulebook["options"]["scenario"])
    return [seat_name(sides.index(power["side"])) for power in public["powers"]]


@lru_cache(64)
def side_ids(scenario: str) -> list[str]:
    return [side.id for side in find_scenario(scenario).sides]


@cache
def shipped_title(name: str) -> dict[str, str]:
    scenario = find_scenario(name)
    return {language: scenario.title(language) for language in LANGUAGES}
