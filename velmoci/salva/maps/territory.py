"""Starting territory on a map that does not state it: far apart, grown by lot, or all but one field."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from velmoci.kernel.chance import Chance, big_roll, pick
from velmoci.kernel.errors import Refusal

Row = Mapping[str, Any]


class Ground:
    """The fields of a map with their distances: over land only where there are no ships."""

    def __init__(self, rows: Sequence[Row], naval: bool) -> None:
        self.ids = [str(row["id"]) for row in rows]
        self.land = [row["id"] for row in rows if not row.get("sea", False)]
        self.sea = [row["id"] for row in rows if row.get("sea", False)]
        self.near: dict[str, set[str]] = {id: set() for id in self.ids}
        for row in rows:
            for other in row["next"]:
                self.near[row["id"]].add(other)
                self.near[other].add(row["id"])
        self.passable = set(self.ids if naval else self.land)
        self.far = len(self.ids)
        """Farther than any field that can be reached."""

    def distances(self, start: str) -> dict[str, int]:
        """The least number of steps to every field that can be reached."""
        found = {start: 0}
        ring = [start]
        while ring:
            steps = {other for id in ring for other in self.near[id] if other in self.passable and other not in found}
            found.update(dict.fromkeys(steps, found[ring[0]] + 1))
            ring = sorted(steps)
        return found

    def table(self) -> list[list[int]]:
        """The distances between all land fields, in their order."""
        found = [self.distances(id) for id in self.land]
        return [[row.get(id, self.far) for id in self.land] for row in found]


def one_field_each(ground: Ground, count: int, chance: Chance) -> list[str]:
    """Land fields whose smallest distance from each other is as large as possible; ties by lot."""
    if count > len(ground.land):
        raise Refusal("map_too_small", "SA-setup-11", count=count, land=len(ground.land))
    table = ground.table()
    levels = sorted({distance for row in table for distance in row}, reverse=True)
    choices = [Sets(apart(table, least)) for least in levels]
    sets = next(found for found in choices if found.count(found.everything, count))
    total = sets.count(sets.everything, count)
    chosen = sets.take(count, big_roll(chance, total) - 1 if total > 1 else 0)
    return [ground.land[number] for number in shuffled(chosen, chance)]


def apart(table: list[list[int]], least: int) -> list[int]:
    """For each field, as bits, the earlier ones that lie at least so far from it."""
    return [sum([1 << other for other in range(number) if row[other] >= least]) for number, row in enumerate(table)]


class Sets:
    """All sets of fields that lie far enough apart from each other, counted and found by number."""

    def __init__(self, apart: list[int]) -> None:
        self.apart = apart
        self.everything = (1 << len(apart)) - 1
        self.known: dict[tuple[int, int], int] = {}

    def count(self, allowed: int, size: int) -> int:
        """How many sets of that size the allowed fields hold."""
        if size == 1:
            return allowed.bit_count()
        key = (allowed, size)
        if key not in self.known:
            self.known[key] = sum([self.count(allowed & self.apart[field], size - 1) for field in bits(allowed)])
        return self.known[key]

    def take(self, size: int, number: int) -> list[int]:
        """The set with that number."""
        allowed = self.everything
        chosen: list[int] = []
        while len(chosen) < size:
            for field in bits(allowed):
                left = size - len(chosen) - 1
                inside = self.count(allowed & self.apart[field], left) if left else 1
                if number < inside:
                    break
                number -= inside
            chosen.append(field)
            allowed &= self.apart[field]
        return chosen


def bits(mask: int) -> list[int]:
    """The places of the ones of a number."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]


def shuffled(items: list[int], chance: Chance) -> list[int]:
    """The same items in an order by lot."""
    left = list(items)
    return [left.pop(pick(chance, len(left))) for _ in items]


def similar(ground: Ground, count: int, chance: Chance, allowed: Sequence[str] | None = None) -> list[list[str]]:
    """Start fields far apart; then in turn everybody takes a neutral neighbour by lot, or else any neutral field."""
    starts = one_field_each(ground, count, chance)
    return grown(ground, [[start] for start in starts], allowed if allowed is not None else ground.land, chance)


def grown(ground: Ground, owned: list[list[str]], allowed: Sequence[str], chance: Chance) -> list[list[str]]:
    """Hands out what is left of the allowed fields in turn."""
    taken = {id for fields in owned for id in fields}
    left = [id for id in allowed if id not in taken]
    turn = 0
    while left:
        own = owned[turn % len(owned)]
        near = [id for id in left if any(other in ground.near[id] for other in own)] or left
        chosen = near[pick(chance, len(near))]
        own.append(chosen)
        left.remove(chosen)
        turn += 1
    return owned


def defender_holds_the_rest(
    ground: Ground, attackers: int, target: str | None, chance: Chance
) -> tuple[list[str], list[str]]:
    """A field for each offensive side, far from the target or by lot; the rest for the defensive side."""
    if attackers >= len(ground.land):
        raise Refusal("map_too_small", "SA-setup-11", count=attackers + 1, land=len(ground.land))
    left = ground.land[:]
    distances = ground.distances(target) if target is not None else {}
    chosen: list[str] = []
    for _ in range(attackers):
        farthest = max([distances.get(id, ground.far) for id in left])
        best = [id for id in left if distances.get(id, ground.far) == farthest]
        chosen.append(best[pick(chance, len(best))])
        left.remove(chosen[-1])
    return chosen, [id for id in ground.land if id not in chosen]


def sea_start(ground: Ground, chance: Chance) -> str:
    """One sea field by lot."""
    if not ground.sea:
        raise Refusal("map_no_sea", "SA-goals2-9")
    return str(ground.sea[pick(chance, len(ground.sea))])


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-random_map-7": (one_field_each, similar, defender_holds_the_rest, sea_start),
}
