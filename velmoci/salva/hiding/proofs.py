"""Whether rolled salvos can destroy a whole force, found exactly (SA-hidden_attack-7).

In a salvo every shooter fires once and may divide its fire; what stands behind can be hit only when all that shield it
have fallen, so that at most one shooter fires at both, and after a salvo damage is rounded down to whole points. Who
fires at whom with which share are variables of inequalities, as is the damage after the first salvo, a whole number.
"""

from __future__ import annotations

from typing import Final, final

from velmoci.salva.hiding.inequalities import Inequalities

NO_DIVIDER: Final = -1
"""Nobody fires at those behind: the shields outlast the salvo."""
FREELY: Final = -2
"""Nothing keeps a shooter from firing at some in front and some behind."""


@final
class Shooters:
    """Some who fire alike: what the whole fire of each does to every target, in parts of a point."""

    def __init__(self, count: int, power: list[int]) -> None:
        self.count: Final = count
        self.power: Final = power


@final
class Volley:
    """A salvo whose effect is rolled: who fires, how many parts make a point, and who shields whom."""

    def __init__(self, shooters: list[Shooters], den: int, shields: list[int], behind: list[int]) -> None:
        self.shooters: Final = shooters
        self.den: Final = den
        self.shields: Final = shields
        self.behind: Final = behind
        """The targets at which nobody may fire while one of the shields stands."""

    def column(self, target: int) -> tuple[int, ...]:
        """All that matters of a target: what everybody does to it, and where it stands."""
        stands = 1 if target in self.shields else 2 if target in self.behind else 0
        return stands, *[group.power[target] for group in self.shooters]

    def dividers(self, is_last: bool) -> list[int]:
        """The shooters of whom one may fire at both shields and those behind; or that nobody needs to, or may."""
        if not self.shields or not self.behind:
            return [FREELY]
        groups = list(range(len(self.shooters)))
        return groups if is_last else [NO_DIVIDER, *groups]


def can_destroy(needs: list[int], volleys: list[Volley]) -> bool:
    """Whether some legal shots in these salvos, one after the other, destroy all targets; each needs so many points."""
    if not needs:
        return True
    if not volleys:
        return False
    if len(volleys) == 1:
        needs, volleys = put_together(needs, volleys[0])
    if not is_possible(needs, volleys, [FREELY] * len(volleys)):
        return False
    return has_order(needs, volleys, [])


def has_order(needs: list[int], volleys: list[Volley], chosen: list[int]) -> bool:
    """Whether it is possible with one of the shooters who may divide their fire so in each salvo that is left."""
    if len(chosen) == len(volleys):
        return is_possible(needs, volleys, chosen)
    for divider in volleys[len(chosen)].dividers(len(chosen) + 1 == len(volleys)):
        if has_order(needs, volleys, [*chosen, divider]):
            return True
    return False


def put_together(needs: list[int], volley: Volley) -> tuple[list[int], list[Volley]]:
    """In a single salvo targets that are alike are as good as one that needs all their points."""
    alike: dict[tuple[int, ...], list[int]] = {}
    for target in range(len(needs)):
        alike.setdefault(volley.column(target), []).append(target)
    groups = list(alike.values())
    sums = [sum([needs[target] for target in group]) for group in groups]
    firsts = [group[0] for group in groups]
    shooters = [Shooters(row.count, [row.power[target] for target in firsts]) for row in volley.shooters]
    shields = [place for place, target in enumerate(firsts) if target in volley.shields]
    behind = [place for place, target in enumerate(firsts) if target in volley.behind]
    return sums, [Volley(shooters, volley.den, shields, behind)]


def is_possible(needs: list[int], volleys: list[Volley], dividers: list[int]) -> bool:
    """The same for given dividers: whether the inequalities have a solution."""
    sums = Inequalities()
    dealt: list[list[int]] = []
    """For each salvo but the last the whole points that each target gets."""
    for place, volley in enumerate(volleys):
        fire = [[sums.variable() for _ in needs] for _ in volley.shooters]
        for number, group in enumerate(volley.shooters):
            sums.at_most(dict.fromkeys(fire[number], 1), group.count)
            keep_order(sums, volley, dividers[place], number, fire[number])
        is_last = place + 1 == len(volleys)
        if not is_last:
            dealt.append([sums.variable(is_whole=True) for _ in needs])
        for target, need in enumerate(needs):
            terms = {row[target]: group.power[target] for row, group in zip(fire, volley.shooters, strict=True)}
            if is_last:
                terms.update({points[target]: volley.den for points in dealt})
                sums.at_least(terms, need * volley.den)
            else:
                terms[dealt[-1][target]] = -volley.den
                sums.at_least(terms, 0)
                if dividers[place] >= 0 and target in volley.shields:
                    sums.at_least({points[target]: 1 for points in dealt}, need)
        if not is_last:
            order_alike(sums, needs, volleys, dealt)
    return sums.have_solution()


def keep_order(sums: Inequalities, volley: Volley, divider: int, number: int, fire: list[int]) -> None:
    """Of shooters who do not divide their fire so, some fire at shields and the others at those behind."""
    at_back = {fire[target]: 1 for target in volley.behind}
    if divider == NO_DIVIDER:
        sums.at_most(at_back, 0)
    elif divider not in (FREELY, number):
        early, at_front = sums.variable(is_whole=True), {fire[target]: 1 for target in volley.shields}
        sums.at_most({**at_front, early: -1}, 0)
        sums.at_most({**at_back, early: 1}, volley.shooters[number].count)


def order_alike(sums: Inequalities, needs: list[int], volleys: list[Volley], dealt: list[list[int]]) -> None:
    """Of targets that are alike in everything the earlier ones get more in the first salvo, without loss."""
    if len(dealt) > 1:
        return
    last: dict[tuple[tuple[int, ...], ...], int] = {}
    for target, need in enumerate(needs):
        key = ((need,), *[volley.column(target) for volley in volleys])
        if key in last:
            sums.at_most({dealt[0][target]: 1, dealt[0][last[key]]: -1}, 0)
        last[key] = target
