"""Who takes goods from where: as much as there is, from the first field that has some, and nobody at another's cost."""

from itertools import combinations

import pytest

from tests.clause import clause
from velmoci.salva.economy.hauling import Hauls, Need, fetched, haul


def hauls(supplies: list[int], *needs: tuple[int, tuple[int, ...]]) -> Hauls:
    """Needs of so many units out of these fields, one after another."""
    found = Hauls(supplies)
    for count, reach in needs:
        found.add(Need(0, count, reach))
    return found


@clause("SA-war_economy-10")
def test_the_first_field_gives_first() -> None:
    found = hauls([2, 5, 5], (4, (1, 0)), (3, (0, 2)))
    assert found.taken == [{1: 4}, {0: 2, 2: 1}]
    assert (found.left, found.short) == ([0, 1, 4], [0, 0])


@clause("SA-war_economy-10")
def test_what_is_missing_is_told_and_what_is_there_is_taken() -> None:
    found = hauls([2, 1], (5, (0, 1)), (1, (1,)))
    assert (found.taken, found.short, found.left) == ([{0: 2, 1: 1}, {}], [2, 1], [0, 0])
    found.drop_last()
    found.drop_last()
    assert (found.left, found.needs, found.short, found.taken) == ([2, 1], [], [], [])


@clause("SA-war_economy-10")
def test_chains_of_needs_move_on_for_one_that_finds_it_nowhere_else() -> None:
    found = hauls([3, 3, 2], (3, (0, 1)), (2, (1, 2)), (5, (0, 1)))
    assert found.short == [0, 0, 2]
    assert sum(sum(taken.values()) for taken in found.taken[:2]) == 5
    assert found.left == [0, 0, 0]
    assert hauls([1, 1, 1], (1, (0, 1)), (1, (1, 2)), (1, (0,)), (1, (1,))).short == [0, 0, 0, 1]


@clause("SA-war_economy-10", "SA-war_economy-8")
@pytest.mark.parametrize("seed", range(40))
def test_no_way_to_distribute_meets_more(seed: int) -> None:
    """As much as there can be: for any needs, what they take is bounded by what their fields have, and reached."""
    number = seed * 7919 + 11
    draws: list[int] = []
    for _ in range(40):
        number = number * 48271 % 2147483647
        draws.append(number)
    supplies = [draw % 4 for draw in draws[:4]]
    needs = [
        (draws[4 + at] % 4 + 1, tuple(field for field in range(4) if draws[10 + at] >> field & 1) or (at % 4,))
        for at in range(5)
    ]
    found = hauls(supplies, *needs)
    for place, (count, reach) in enumerate(needs):
        assert set(found.taken[place]) <= set(reach)
        assert sum(found.taken[place].values()) == count - found.short[place]
    for field, supply in enumerate(supplies):
        assert found.left[field] == supply - sum(taken.get(field, 0) for taken in found.taken)
        assert found.left[field] >= 0
    best = 0
    wanted = sum(count for count, _ in needs)
    for size in range(5):
        for fields in combinations(range(4), size):
            cut = sum(supplies[field] for field in fields)
            cut += sum(count for count, reach in needs if not set(reach) <= set(fields))
            best = min(best or wanted, cut)
    assert wanted - sum(found.short) == min(best, wanted)


@clause("SA-war_economy-8")
def test_each_resource_is_hauled_for_itself_and_stocks_stay_as_they_are() -> None:
    stock = [[1, 2], [3, 4]]
    found = haul(stock, [Need(1, 3, (0, 1)), Need(0, 2, (1,)), Need(1, 3, (1, 0))])
    assert sorted(found) == [0, 1]
    assert (found[0].left, found[1].left, found[1].short) == ([1, 1], [0, 0], [0, 0])
    assert stock == [[1, 2], [3, 4]]
    assert fetched(found[1], 0, 1) == [(1, 0, 2), (1, 1, 1)]
