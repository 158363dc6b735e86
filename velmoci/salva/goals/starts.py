"""Starting territory for every goal on a map that does not state it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from typing import Final

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.errors import Refusal
from velmoci.salva.maps.territory import Ground, Row, defender_holds_the_rest, one_field_each, similar

Territory = dict[str, list[str]]
"""The land fields of each side."""


def alike(rows: Sequence[Row], sides: Sequence[str], naval: bool, way: str, chance: Chance) -> Territory:
    """Sides that start alike: one field each, or land that is shared out."""
    ground = Ground(rows, naval)
    if way == "one_field":
        return {side: [field] for side, field in zip(sides, one_field_each(ground, len(sides), chance), strict=True)}
    return dict(zip(sides, similar(ground, len(sides), chance), strict=True))


def all_but_a_corner(
    rows: Sequence[Row], attackers: Sequence[str], defender: str, target: str | None, naval: bool, chance: Chance
) -> Territory:
    """A field for each attacker, far from the target; the rest is the defender's."""
    corners, rest = defender_holds_the_rest(Ground(rows, naval), len(attackers), target, chance)
    return {**{side: [field] for side, field in zip(attackers, corners, strict=True)}, defender: rest}


def feud_start(
    rows: Sequence[Row], sides: Sequence[str], target: str, options: Mapping[str, object], naval: bool, chance: Chance
) -> Territory:
    """As in a blitz; the allies of the defender may have grown from their corner."""
    ground = Ground(rows, naval)
    start = all_but_a_corner(rows, [side for side in sides if side != "N"], "N", target, naval, chance)
    land = len(ground.land)
    wanted: dict[str, int] = {}
    if options.get("j_start") == "large_territory" and "J" in sides:
        wanted = {"I": land // 5, "J": land // 5}
    if options.get("i_start") == "half_map":
        wanted["I"] = land // 2
    for side, size in wanted.items():
        if side in start:
            free = [field for field in start["N"] if field != target]
            start[side] = grown_to(ground, start[side], free, size, chance)
            start["N"] = [field for field in start["N"] if field not in start[side]]
    return start


def grown_to(ground: Ground, fields: list[str], free: list[str], size: int, chance: Chance) -> list[str]:
    """A territory that grows by lot to adjacent free land until it is so large, or nothing is left to take."""
    found, left = list(fields), list(free)
    while len(found) < size:
        near = [field for field in left if any(other in ground.near[field] for other in found)]
        if not near:
            break
        chosen = near[pick(chance, len(near))]
        found.append(chosen)
        left.remove(chosen)
    return found


def finland_start(
    rows: Sequence[Row], with_japan: bool, is_small: bool, naval: bool, chance: Chance
) -> tuple[Territory, list[str]]:
    """The start of the dispute over Finland, and Finland itself."""
    ground = Ground(rows, naval)
    finland = drawn_finland(ground, chance)
    rest = [field for field in ground.land if field not in finland]
    if len(rest) < (4 if with_japan else 3) or (is_small and len(finland) < 2):
        raise Refusal("map_too_small", "SA-scored-24", count=5 if with_japan else 4, land=len(ground.land))
    america, soviets = far_pair(ground, finland, rest, chance)
    rest = [field for field in rest if field not in (america, soviets)]
    start: Territory = {"A": [america], "S": [soviets], "F": list(finland), "N": rest}
    if is_small:
        for _ in range(len(finland) // 2):
            start["S"].append(start["F"].pop(pick(chance, len(start["F"]))))
    if with_japan:
        ground.land = rest
        start["N"], start["J"] = similar(ground, 2, chance)
    return start, finland


def drawn_finland(ground: Ground, chance: Chance) -> list[str]:
    """A sixth of the land about the middle: the field nearest to all others, then by lot what borders on it."""
    reach = [max(row) for row in ground.table()]
    middle = [field for field, far in zip(ground.land, reach, strict=True) if far == min(reach)]
    found = [middle[pick(chance, len(middle))]]
    size = -(-len(ground.land) // 6)
    while len(found) < size:
        left = [field for field in ground.land if field not in found]
        near = [field for field in left if any(other in ground.near[field] for other in found)] or left
        found.append(near[pick(chance, len(near))])
    return found


def far_pair(ground: Ground, finland: list[str], rest: list[str], chance: Chance) -> tuple[str, str]:
    """The two fields with the largest sum of their distances to Finland and to each other; ties by lot."""
    steps = {field: ground.distances(field) for field in rest}
    away = {field: min([steps[field].get(other, ground.far) for other in finland]) for field in rest}
    pairs = list(permutations(rest, 2))
    sums = [away[one] + away[other] + steps[one].get(other, ground.far) for one, other in pairs]
    best = [pair for pair, total in zip(pairs, sums, strict=True) if total == max(sums)]
    return best[pick(chance, len(best))]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-random_map-7": (alike, all_but_a_corner),
    "SA-feuds-2": (feud_start,),
    "SA-feuds-11": (feud_start,),
    "SA-feuds-12": (feud_start, grown_to),
    "SA-scored-7": (all_but_a_corner,),
    "SA-scored-21": (finland_start,),
    "SA-scored-24": (finland_start, drawn_finland, far_pair),
}
