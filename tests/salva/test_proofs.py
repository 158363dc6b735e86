"""Whether rolled salvos can destroy a whole force: exact, and the same as trying all shots."""

from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from velmoci.kernel.chance import Seeded
from velmoci.salva.hiding.inequalities import Inequalities
from velmoci.salva.hiding.proofs import Shooters, Volley, can_destroy

Rows = tuple[tuple[int, ...], ...]
PARTS = 6
"""So many parts make a point."""


def volley(rows: Rows, shields: tuple[int, ...] = (), behind: tuple[int, ...] = (), den: int = PARTS) -> Volley:
    """A salvo in which everybody is a group of his own."""
    return Volley([Shooters(1, list(row)) for row in rows], den, list(shields), list(behind))


@cache
def is_shot_down(left: tuple[Fraction, ...], needs: tuple[Fraction, ...], rows: Rows) -> bool:
    """Whether somebody can fire all that he has, or all that is needed, at somebody, until nobody is left.

    Where nobody stands behind, the order of shots is no matter, so these are all corners of what is possible."""
    if not any(needs):
        return True
    for shooter, target in product(range(len(left)), range(len(needs))):
        if left[shooter] and needs[target] and rows[shooter][target]:
            power = Fraction(rows[shooter][target], PARTS)
            share = min(left[shooter], needs[target] / power)
            rest = tuple(value - share * (place == shooter) for place, value in enumerate(left))
            more = tuple(value - share * power * (place == target) for place, value in enumerate(needs))
            if is_shot_down(rest, more, rows):
                return True
    return False


def is_shot_in_order(
    needs: tuple[Fraction, ...], rows: Rows, shields: tuple[int, ...], behind: tuple[int, ...], shares: int
) -> bool:
    """Whether the shooters, one after the other, in parts of their fire, can destroy everybody as the rules have it."""
    if not any(needs):
        return True
    for place, row in enumerate(rows):
        for after in fired(needs, row, shields, behind, shares, shares):
            if is_shot_in_order(after, rows[:place] + rows[place + 1 :], shields, behind, shares):
                return True
    return False


def fired(
    needs: tuple[Fraction, ...],
    row: tuple[int, ...],
    shields: tuple[int, ...],
    behind: tuple[int, ...],
    left: int,
    of: int,
) -> set[tuple[Fraction, ...]]:
    """What may be left to do when one shooter has fired some of his parts, one after the other."""
    found = {needs}
    if left == 0:
        return found
    for target, need in enumerate(needs):
        is_covered = target in behind and any(needs[shield] for shield in shields)
        if need and row[target] and not is_covered:
            rest = max(Fraction(0), need - Fraction(row[target], PARTS * of))
            after = tuple(rest if place == target else other for place, other in enumerate(needs))
            found |= fired(after, row, shields, behind, left - 1, of)
    return found


def test_inequalities_are_solved_exactly() -> None:
    sums = Inequalities()
    one, other = sums.variable(), sums.variable()
    sums.at_least({one: 3, other: 1}, 5)
    sums.at_most({one: 1, other: 1}, 2)
    assert sums.have_solution()
    sums.at_most({one: 2}, 3)
    assert sums.have_solution()
    sums.at_most({one: 3}, 4)
    assert not sums.have_solution()


@pytest.mark.parametrize(("least", "is_found"), [(6, True), (7, False)])
def test_whole_variables_are_whole(least: int, is_found: bool) -> None:
    """Twice one and three times another are at most 7: in whole numbers a sum of weights comes to 6, not more."""
    sums = Inequalities()
    one, other = sums.variable(is_whole=True), sums.variable(is_whole=True)
    sums.at_most({one: 3, other: 5}, 7)
    sums.at_least({one: 3, other: 5}, least)
    assert sums.have_solution() == is_found


def test_whole_solutions_agree_with_trying_all() -> None:
    chance = Seeded(5)
    for _ in range(300):
        rows = [([int(chance.roll(9)) - 5 for _ in range(2)], int(chance.roll(9)) - 5) for _ in range(3)]
        sums = Inequalities()
        names = [sums.variable(is_whole=True) for _ in range(2)]
        for name in names:
            sums.at_most({name: 1}, 3)
        for numbers, bound in rows:
            sums.at_most(dict(zip(names, numbers, strict=True)), bound)
        tried = [
            all(numbers[0] * x + numbers[1] * y <= bound for numbers, bound in rows)
            for x, y in product(range(4), repeat=2)
        ]
        assert sums.have_solution() == any(tried)


def test_nobody_is_destroyed_without_salvos_and_no_force_needs_none() -> None:
    assert can_destroy([], [])
    assert not can_destroy([1], [])
    assert not can_destroy([1], [volley(())])


def test_fire_is_divided_to_the_last_part() -> None:
    """Two who do 5 and 7 to either of two targets that need 6: only if the stronger one gives some of his fire."""
    needs = [6, 6]
    assert can_destroy(needs, [volley(((30, 30), (42, 42)))])
    assert not can_destroy(needs, [volley(((30, 30), (41, 41)))])
    assert can_destroy(needs, [volley(((30, 0), (42, 42)))])
    assert not can_destroy(needs, [volley(((30, 0), (41, 42)))])


def test_single_salvos_agree_with_trying_all_shots() -> None:
    chance, found = Seeded(11), [0, 0]
    for _ in range(200):
        shooters, targets = int(chance.roll(3)), int(chance.roll(3))
        rows = tuple(tuple(6 * (int(chance.roll(6)) - 1) for _ in range(targets)) for _ in range(shooters))
        needs = [int(chance.roll(6)) for _ in range(targets)]
        tried = is_shot_down((Fraction(1),) * shooters, tuple(Fraction(need) for need in needs), rows)
        assert can_destroy(needs, [volley(rows)]) == tried, (needs, rows)
        found[tried] += 1
    assert min(found) > 25


def test_those_behind_fall_only_after_their_shields() -> None:
    """Each of two shooters is good against one in front and one behind: neither can wait for the other."""
    rows = ((72, 0, 72, 0), (0, 72, 0, 72))
    needs = [6, 6, 6, 6]
    assert can_destroy(needs, [volley(rows)])
    assert not can_destroy(needs, [volley(rows, (0, 1), (2, 3))])
    assert can_destroy(needs, [volley((*rows, (36, 36, 0, 0)), (0, 1), (2, 3))])
    assert can_destroy(needs, [volley(rows, (0, 1), ())])
    assert can_destroy(needs, [volley(rows, (), (2, 3))])


def test_one_shooter_may_turn_from_the_last_shield_to_those_behind() -> None:
    rows = ((36, 36), (36, 36))
    assert can_destroy([4, 8], [volley(rows, (0,), (1,))])
    assert not can_destroy([4, 9], [volley(rows, (0,), (1,))])
    assert not can_destroy([4, 2], [volley(((0, 72), (12, 0)), (0,), (1,))])


def test_who_is_no_shield_may_be_hit_before_or_after() -> None:
    rows = ((36, 0, 36), (0, 36, 36))
    assert can_destroy([5, 5, 2], [volley(rows, (0,), (1,))])
    assert not can_destroy([5, 5, 3], [volley(rows, (0,), (1,))])


def test_shooters_in_order_agree_with_trying_parts_of_their_fire() -> None:
    """Wherever halves of fire suffice it is found, and what is found needs no more than fire that never waits."""
    chance, found = Seeded(3), [0, 0]
    for _ in range(120):
        rows = tuple(tuple(12 * (int(chance.roll(4)) - 1) for _ in range(3)) for _ in range(3))
        needs = tuple(int(chance.roll(3)) for _ in range(3))
        shields, behind = ((0,), (1, 2)) if chance.roll(2) == 1 else ((0, 1), (2,))
        tried = is_shot_in_order(tuple(Fraction(need) for need in needs), rows, shields, behind, 2)
        answer = can_destroy(list(needs), [volley(rows, shields, behind)])
        assert answer or not tried, (needs, rows, shields)
        assert not answer or can_destroy(list(needs), [volley(rows)])
        if answer != tried:
            assert is_shot_in_order(tuple(Fraction(need) for need in needs), rows, shields, behind, 12), (needs, rows)
        found[answer] += 1
    assert min(found) > 8


def test_damage_is_rounded_down_between_salvos() -> None:
    """Two and a half points now and three and a half then make five; two targets can use the halves, one cannot."""
    first, second = volley(((15,),)), volley(((21,),))
    assert can_destroy([5], [first, second])
    assert not can_destroy([6], [first, second])
    assert can_destroy([6], [volley(((36,),))])
    assert can_destroy([6], [volley(((18,),)), volley(((18,),))])
    assert not can_destroy([6], [volley(((17,),)), volley(((19,),))])
    assert can_destroy([6], [volley(((6,),)), volley(((12,),)), volley(((18,),))])
    assert not can_destroy([6], [volley(((6,),)), volley(((11,),)), volley(((19,),))])


def test_two_salvos_agree_with_trying_whole_points() -> None:
    chance, found = Seeded(7), [0, 0]
    for _ in range(60):
        rows = [tuple(tuple(5 * (int(chance.roll(6)) - 1) for _ in range(2)) for _ in range(2)) for _ in range(2)]
        needs = [int(chance.roll(6)), int(chance.roll(6))]
        tried = [
            can_destroy([one, other], [volley(rows[0])])
            and can_destroy([needs[0] - one, needs[1] - other], [volley(rows[1])])
            for one, other in product(range(needs[0] + 1), range(needs[1] + 1))
        ]
        assert can_destroy(needs, [volley(rows[0]), volley(rows[1])]) == any(tried), (needs, rows)
        found[any(tried)] += 1
    assert min(found) > 8


def test_targets_that_are_alike_get_whole_points_each() -> None:
    """Five points for two targets are two and three; three and a half twice are three and three."""
    half = volley(((30, 30),))
    assert can_destroy([3, 2], [half])
    assert can_destroy([5, 5], [half, half])
    assert not can_destroy([6, 5], [half, half])
    assert not can_destroy([5, 5], [volley(((29, 29),)), volley(((31, 31),))])


def test_shields_may_fall_in_the_first_salvo_or_in_the_second() -> None:
    """The first salvo either leaves those behind alone or fells all shields; a shield of the second may be another."""
    strong, weak = ((36, 36),), ((36, 0),)
    assert can_destroy([6, 6], [volley(weak, (0,), (1,)), volley(((0, 36),), (0,), (1,))])
    assert not can_destroy([6, 6], [volley(((0, 36),), (0,), (1,)), volley(weak, (0,), (1,))])
    assert can_destroy([6, 6], [volley(strong, (0,), (1,)), volley(strong, (0,), (1,))])
    assert can_destroy([3, 9], [volley(strong, (0,), (1,)), volley(strong, (0,), (1,))])
    assert not can_destroy([7, 5], [volley(((0, 36), (12, 0)), (0,), (1,)), volley(((36, 0),), (0,), (1,))])
    assert can_destroy([7, 5], [volley(((12, 0),), (0,), (1,)), volley(((36, 0), (0, 36)), (0,), (1,))])


@pytest.mark.parametrize(("patrols", "is_proved"), [(1, True), (2, False)])
def test_fire_enough_for_exactly_one(patrols: int, is_proved: bool) -> None:
    """Six infantry in mountains with a six: 18 of fire, a third of it damage."""
    assert can_destroy([6] * patrols, [Volley([Shooters(6, [6] * patrols)], 6, [], [])]) == is_proved


def test_many_who_are_alike_are_as_quick_as_few() -> None:
    """Forty targets, half of them behind the other half, against sixty shooters of three kinds."""
    shields, behind = list(range(20)), list(range(20, 40))
    groups = [Shooters(20, [12] * 40), Shooters(20, [18] * 20 + [6] * 20), Shooters(20, [6] * 20 + [18] * 20)]
    assert can_destroy([4] * 40, [Volley(groups, 6, shields, behind)])
    assert not can_destroy([5] * 40, [Volley(groups, 6, shields, behind)])
