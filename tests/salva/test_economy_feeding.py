"""Feeding, hunger and spoilage at the end of a production phase of the war economy."""

import pytest

from tests.clause import clause
from tests.salva.economy_places import end_groups, finish, place, started, stock
from velmoci.salva.economy.feeding import eaters, feed, is_short, usual_meals, why_not_feed
from velmoci.salva.economy.phase import OVER, Phase, PhaseRules, Place


def before_meals(*places: Place, rules: PhaseRules | None = None) -> Phase:
    """A phase whose workers are about to eat."""
    phase = started(*places, rules=rules)
    end_groups(phase)
    phase.end_building()
    return phase


@clause("TV5-16", "SA-war_economy-14")
@pytest.mark.parametrize(
    ("left", "share", "spoils"),
    [
        (17, (1, 3), 5),
        (2, (1, 3), 0),
        (3, (1, 3), 1),
        (0, (1, 3), 0),
        (17, (0, 1), 0),
        (17, (1, 1), 17),
        (7, (1, 2), 3),
    ],
)
def test_a_part_of_the_food_that_is_left_spoils(left: int, share: tuple[int, int], spoils: int) -> None:
    phase = started(place({"food": left + 4, "fuel": 9}, 4), rules=PhaseRules(spoilage=share))
    finish(phase)
    assert (stock(phase)["food"], phase.spoiled, stock(phase)["fuel"]) == (left - spoils, [spoils], 9)


@clause("SA-war_economy-14")
def test_food_spoils_on_each_own_field_for_itself() -> None:
    phase = started(
        place({"food": 5}), place({"food": 5}, name="plzen"), place({"food": 5}, name="wien", is_held=False)
    )
    finish(phase)
    assert [stock(phase, at)["food"] for at in range(3)] == [4, 4, 5]


@clause("SA-war_economy-13")
@pytest.mark.parametrize(("each", "left"), [(0, 12), (1, 9), (2, 6), (4, 0)])
def test_every_worker_eats(each: int, left: int) -> None:
    phase = started(place({"food": 12}, 3), rules=PhaseRules(worker_food=each, spoilage=(0, 1)))
    finish(phase)
    assert (stock(phase)["food"], phase.hungry, phase.lost) == (left, [0], [0])


@clause("SA-war_economy-13", "SA-war_economy-10")
def test_workers_eat_what_is_within_reach_and_foreign_workers_are_not_fed() -> None:
    phase = before_meals(
        place({"food": 1}, 3, reach=(0, 1)),
        place({"food": 1}, 5, name="wien", reach=(1,), is_held=False),
        place({"food": 9}, name="ostrava", reach=(2,)),
    )
    assert eaters(phase, 1) == (0, 0)
    assert is_short(phase)
    feed(phase)
    assert [stock(phase, at)["food"] for at in range(3)] == [0, 0, 6]
    assert (phase.hungry, phase.workers) == ([1, 0, 0], [3, 5, 0])


@clause("SA-war_economy-15")
def test_who_is_not_fed_is_hungry_and_the_second_time_lost() -> None:
    first = started(place({"food": 2}, 5))
    finish(first)
    assert (first.hungry, first.workers, first.lost) == ([3], [5], [0])
    assert first.stage == OVER
    then = started(place({"food": 1}, 5, hungry=3))
    finish(then)
    assert (then.hungry, then.workers, then.lost) == ([2], [3], [2])
    rested = started(place({"food": 5}, 5, hungry=3))
    finish(rested)
    assert (rested.hungry, rested.workers, rested.lost) == ([0], [5], [0])


@clause("SA-war_economy-15")
def test_who_is_not_fed_is_lost_at_once_where_the_option_says_so() -> None:
    phase = started(place({"food": 2}, 5), rules=PhaseRules(starves_at_once=True))
    finish(phase)
    assert (phase.hungry, phase.workers, phase.lost) == ([0], [2], [3])


@clause("SA-war_economy-13", "SA-war_economy-15")
def test_unasked_the_fields_eat_in_their_order_and_the_hungry_first() -> None:
    phase = before_meals(
        place({"food": 3}, 2, reach=(0,), hungry=1), place({}, 3, name="plzen", reach=(1, 0), hungry=1), place()
    )
    assert usual_meals(phase) == [(1, 1), (0, 1), (0, 0)]
    feed(phase)
    assert (phase.hungry, phase.lost, phase.workers) == ([0, 2, 0], [0, 0, 0], [2, 3, 0])


@clause("SA-war_economy-15", "SA-war_economy-13")
def test_the_seat_chooses_who_goes_hungry() -> None:
    spots = [place({"food": 3}, 2, hungry=1), place({}, 3, name="plzen", reach=(1, 0), hungry=1)]
    phase = before_meals(*spots)
    assert why_not_feed(phase, [(0, 0), (2, 1)]) is None
    feed(phase, [(0, 0), (2, 1)])
    assert (phase.hungry, phase.lost, phase.workers) == ([1, 0], [1, 0], [1, 3])
    assert [stock(phase, at)["food"] for at in (0, 1)] == [0, 0]


@clause("SA-war_economy-13")
@pytest.mark.parametrize(
    ("meals", "code"),
    [
        ([(2, 1), (0, 0)], "nobody_to_feed"),
        ([(1, 2), (0, 0)], "nobody_to_feed"),
        ([(1, 1), (1, 1)], "food_missing"),
        ([(1, 1), (0, 0)], "food_left_over"),
        ([(0, 0), (0, 0)], "food_left_over"),
        ([(0, 0), (1, 1)], "food_left_over"),
    ],
)
def test_nobody_goes_hungry_beside_food_nor_eats_what_is_not_there(meals: list[tuple[int, int]], code: str) -> None:
    phase = before_meals(place({"food": 3}, 2, hungry=1), place({}, 3, name="plzen", reach=(1, 0), hungry=1))
    refusal = why_not_feed(phase, meals)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, "SA-war_economy-13")
    assert code != "nobody_to_feed" or refusal.values == {"field": "brno", "count": 2}


@clause("SA-war_economy-13")
def test_where_there_is_enough_everybody_eats_and_nothing_stands_against_it() -> None:
    phase = before_meals(place({"food": 9}, 4, hungry=3))
    assert why_not_feed(phase, [(1, 3)]) is None
    short = why_not_feed(phase, [(1, 0)])
    assert short is not None
    assert short.code == "food_left_over"
    feed(phase, [(1, 3)])
    assert (stock(phase)["food"], phase.hungry, phase.workers) == (4, [0], [4])


@clause("SA-war_economy-13")
def test_a_worker_eats_in_full_or_not_at_all() -> None:
    phase = started(
        place({"food": 3}, 1, reach=(0, 1)), place({"food": 2}, 3, name="plzen", reach=(1, 0)),
        rules=PhaseRules(worker_food=2, spoilage=(0, 1)),
    )  # fmt: skip
    finish(phase)
    assert phase.hungry == [0, 2]
    assert sum(row[phase.table.food] for row in phase.stock) == 1


def test_only_who_is_there_when_nothing_is_missing_has_nothing_to_choose() -> None:
    assert not is_short(before_meals(place({"food": 5}, 5)))
    assert is_short(before_meals(place({"food": 4}, 5)))
