"""The picture of a map that was made or laid: worked out again from what its scenario says it was made of."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Refusal
from velmoci.salva.maps.generator import LEAST_LAND, Request, make_request, voronoi_map
from velmoci.salva.maps.plan import NoSuchMap, Plan, Point
from velmoci.salva.maps.segments import laid_map
from velmoci.salva.maps.shapes import Line, Shapes
from velmoci.salva.scenario import Scenario
from velmoci.salva.units import standard_kinds

MOST_LAND: Final = 30
MOST_SEA: Final = 15
ATTEMPTS: Final = 15
"""Larger maps, and those that nearly never come out, take too long while somebody waits."""
KEPT: Final = 32


@lru_cache(KEPT)
def find_plan(seed: str, request: Request) -> Plan:
    """The map of a seed, made once: it is asked for again with every change in a form."""
    if request.land > MOST_LAND or request.sea > MOST_SEA:
        raise NoSuchMap("map_numbers", least=LEAST_LAND, land=MOST_LAND, sea=MOST_SEA)
    return voronoi_map(seed, request, ATTEMPTS)


@lru_cache(KEPT)
def find_laid(seed: str, laid: str, naval: bool) -> Plan:
    """The map of segments that somebody has laid; only its names and canals come from the seed."""
    return laid_map(laid, "none", naval, Seeded(f"segments:{seed}"))


def planned(scenario: Scenario) -> Shapes | None:
    """The outlines of the scenario's map, if it was made or laid here and has not been changed since."""
    given: dict[str, Any] = scenario.head.get("plan", {})
    if not given:
        return None
    try:
        if "laid" in given:
            plan = find_laid(given["seed"], given["laid"], standard_kinds().has_ships(scenario.chapters))
        else:
            plan = find_plan(given["seed"], make_request(given["land"], given["sea"], given["masses"], given["fair"]))
    except (NoSuchMap, Refusal):
        return None
    is_same = [row["id"] for row in plan.rows] == scenario.board.ids
    return shapes_of(plan) if is_same else None


def shapes_of(plan: Plan) -> Shapes:
    """The picture of a plan as those want it who draw the map themselves."""
    centres = {id: (x, y) for id, (x, y, _) in plan.labels.items()}
    return Shapes(plan.size, dict(plan.shapes), centres, plan.coast, borders(plan))


def borders(plan: Plan) -> dict[tuple[str, str], tuple[Line, ...]]:
    """The lines between neighbours: the steps that one goes one way round and the other the other way."""
    owner: dict[tuple[Point, Point], str] = {}
    for id, rings in plan.shapes.items():
        for ring in rings:
            owner.update({(point, ring[(place + 1) % len(ring)]): id for place, point in enumerate(ring)})
    steps: dict[tuple[str, str], list[tuple[Point, Point]]] = {}
    for (start, end), id in owner.items():
        other = owner.get((end, start), "")
        if id < other:
            steps.setdefault((id, other), []).append((start, end))
    return {pair: joined(found) for pair, found in steps.items()}


def joined(steps: list[tuple[Point, Point]]) -> tuple[Line, ...]:
    """Single steps as lines, each as long as it goes on."""
    after = dict(steps)
    ends = set(after.values())
    found: list[Line] = []
    for start in [point for point in after if point not in ends] or list(after)[:1]:
        line = [start]
        while line[-1] in after:
            line.append(after.pop(line[-1]))
        found.append(tuple(line))
    return tuple(found)
