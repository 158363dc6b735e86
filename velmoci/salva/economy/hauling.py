"""Who takes goods from where: each need is met out of the fields within its reach, none at the cost of an earlier."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final


@final
class Need:
    """So many units of one resource for one purpose, out of these fields; the first is the dearest to it."""

    def __init__(self, resource: int, count: int, reach: tuple[int, ...]) -> None:
        self.resource: Final = resource
        self.count: Final = count
        self.reach: Final = reach


@final
class Hauls:
    """How the needs of one resource are met: what each takes from each field, and what each lacks."""

    def __init__(self, supplies: list[int]) -> None:
        self.left = supplies[:]
        """What remains on each field."""
        self.needs: list[Need] = []
        self.taken: list[dict[int, int]] = []
        """For each need, how much comes from which field."""
        self.short: list[int] = []

    def add(self, need: Need) -> int:
        """Meets one more need as far as it can be met and says what it lacks; those before it keep as much.

        It takes what its fields have left, and then what an earlier need can find elsewhere.
        """
        place = len(self.needs)
        self.needs.append(need)
        self.taken.append({})
        missing = need.count
        while missing:
            found = self.fetch(place, missing)
            if not found:
                break
            missing -= found
        self.short.append(missing)
        return missing

    def drop_last(self) -> None:
        """Gives up what the last need takes."""
        self.needs.pop()
        self.short.pop()
        for field, amount in self.taken.pop().items():
            self.left[field] += amount

    def take(self, place: int, field: int, amount: int) -> None:
        """Notes that a need takes so much more, or less, from a field."""
        taken = self.taken[place]
        rest = taken.get(field, 0) + amount
        if rest:
            taken[field] = rest
        else:
            taken.pop(field, None)

    def fetch(self, place: int, missing: int) -> int:
        """Finds a field with something left by the shortest chain of needs that fetch theirs from another field."""
        came_from: dict[int, tuple[int, int]] = {field: (place, field) for field in self.needs[place].reach}
        queue = list(came_from)
        for field in queue:
            if self.left[field]:
                return self.shift(came_from, field, missing)
            for other in range(place):
                if self.taken[other].get(field, 0):
                    for further in self.needs[other].reach:
                        if further not in came_from:
                            came_from[further] = (other, field)
                            queue.append(further)
        return 0

    def shift(self, came_from: dict[int, tuple[int, int]], last: int, missing: int) -> int:
        """Carries out a chain that ends at a field with something left; it begins where nobody must be moved."""
        amount, here = min(missing, self.left[last]), last
        while came_from[here][1] != here:
            user, here = came_from[here]
            amount = min(amount, self.taken[user][here])
        self.left[last] -= amount
        here = last
        while came_from[here][1] != here:
            user, before = came_from[here]
            self.take(user, here, amount)
            self.take(user, before, -amount)
            here = before
        self.take(came_from[here][0], here, amount)
        return amount


def haul(stock: list[list[int]], needs: list[Need]) -> dict[int, Hauls]:
    """For each resource that is needed, how its needs are met in their order; the stock stays as it is."""
    found: dict[int, Hauls] = {}
    for need in needs:
        if need.resource not in found:
            found[need.resource] = Hauls([row[need.resource] for row in stock])
        found[need.resource].add(need)
    return found


def fetched(hauls: Hauls, place: int, resource: int) -> list[tuple[int, int, int]]:
    """What a need takes: the resource, from where, and how much."""
    return [(resource, field, amount) for field, amount in hauls.taken[place].items()]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-8": (haul,),
    "SA-war_economy-10": (Hauls.add, Hauls.fetch, Hauls.shift),
}
