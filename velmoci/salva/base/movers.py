"""Ways of what is hidden: a way is allowed if it is so for all who may be there, however things may stand."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.salva.base.ways import FAR, find_destinations, searched, walk, way_to
from velmoci.salva.forces import cases
from velmoci.salva.memory import Model
from velmoci.salva.state import Sight
from velmoci.salva.veils import Case


@final
class Marcher:
    """A unit that may be there, in the case in which it is."""

    def __init__(self, sight: Sight, unit: i64) -> None:
        self.sight: Final = sight
        self.unit: Final = unit
        self.known: Model | None = None
        """How far it can go, once it was asked for."""

    def model(self) -> Model:
        """What a search over the map finds of it."""
        found = self.known
        if found is None:
            found = self.known = searched(self.sight, self.unit)
        return found

    def goals(self) -> list[int]:
        """The fields where it can end by itself."""
        return find_destinations(self.sight, self.unit, self.model())

    def way(self, goal: i64) -> list[int]:
        """Its own cheapest way to a field; empty where there is none."""
        found = self.model().distances
        assert found is not None
        return way_to(self.sight, self.unit, goal, False, found[0], found[1])

    def cost(self, path: list[int]) -> int:
        """What its own way costs; raises where it leads onto a field that may not be entered."""
        found, goal = self.model().distances, path[-1]
        if found is not None and 0 < found[0][goal] < FAR:
            return found[0][goal]
        return walk(self.sight, self.unit, path, False)


def marchers(case: Case) -> list[Marcher]:
    """The units of a case, of those that are alike one."""
    table, found = case.sight.table, dict[str, Marcher]()
    for unit in case.units:
        noted = [int(column[unit]) for column in table.unit_columns]
        sign = str([int(table.kind[unit]), int(table.flags[unit]), int(table.points[unit]), noted])
        found.setdefault(sign, Marcher(case.sight, unit))
    return list(found.values())


@final
class March:
    """All who may go when something hidden moves."""

    def __init__(self, sight: Sight, mover: i64) -> None:
        self.marchers: Final = [marcher for case in cases(sight, mover) for marcher in marchers(case)]

    def goals(self) -> list[int]:
        """The fields to which all can go by one way."""
        if not self.marchers:
            return []
        return [goal for goal in self.marchers[0].goals() if self.way(goal)]

    def way(self, goal: i64) -> list[int]:
        """A way that all can go, one that is the cheapest for some of them; empty where none of these is."""
        for marcher in self.marchers:
            path = marcher.way(goal)
            if path and self.cost(path, marcher) >= 0:
                return path
        return []

    def cost(self, path: list[int], leader: Marcher | None = None) -> int:
        """The most that a way, the own one of the leader, costs any of them; below 0 where somebody may not go it."""
        most = 0
        for marcher in self.marchers:
            try:
                own = marcher.cost(path) if marcher is leader else walk(marcher.sight, marcher.unit, path, False)
                most = max(most, own)
            except Refusal:
                return -1
        return most
