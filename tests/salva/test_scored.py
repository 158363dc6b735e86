"""Scored public missions, clause by clause, with every scenario of the text."""

from fractions import Fraction

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, say_standing
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.chapters.scored import (
    Count,
    ScoredGoal,
    additionally,
    beaten_points,
    defence_points,
    duel_points,
    either,
    finland_points,
    land_points,
    own_land_points,
    small_neighbour_points,
    squared_points,
    weighed,
)
from velmoci.salva.library import find_scenario
from velmoci.salva.position import new_position


def fields(first: int, count: int) -> list[str]:
    return [f"f{number}" for number in range(first, first + count)]


def am_sov(land: int, **options: object) -> GoalScene:
    sides = {"A": ["f1"], "S": ["f2"], "N": fields(3, land - 2)}
    return GoalScene("scored", sides, land, end_hold="now", **options)  # type: ignore[arg-type]


def finland4(**options: object) -> GoalScene:
    """T 24, N0 18, Phi 4: f15 to f18."""
    sides = {"A": ["f13"], "S": ["f14"], "F": fields(15, 4), "N": [*fields(1, 12), *fields(19, 6)]}
    return GoalScene("scored", sides, 24, end_hold="now", **options)  # type: ignore[arg-type]


def divide(scene: GoalScene, **held: list[str]) -> dict[str, object]:
    """Who holds what at the end, and the scores by side."""
    for seat in range(int(scene.table.seats)):
        scene.own(seat)
    for side, names in held.items():
        for name in names:
            scene.table.owner[scene.rules.board.index[name]] = scene.seat(side)
    return dict(zip([side.id for side in scene.rules.sides], scene.values(), strict=True))


@clause("V2-8", "SA-scored-1", "SA-scored-2")
def test_the_worst_result_weighs_most() -> None:
    assert weighed([3, 2, 1], [2, 0, 1]) == 4


@clause("V2-35", "SA-scored-1", "SA-scored-2", "SA-scored-5", "SA-scored-19")
def test_two_tasks() -> None:
    assert weighed([2, 1], [2, 1]) == 4
    assert weighed([4, 2], [1, 2]) == 8


@clause("SA-scored-1")
@pytest.mark.parametrize(("weights", "results"), [([3, 2], [1, 2, 0]), ([3, 2], [1, -1])])
def test_weights_and_results_must_fit(weights: list[int], results: list[int]) -> None:
    with pytest.raises(BadRulebook, match="SA-scored-1"):
        weighed(weights, results)


@clause("SA-scored-8", "SA-scored-11", "SA-scored-15", "SA-scored-17", "SA-scored-20", "SA-scored-14", "SA-scored-16")
def test_every_task_at_its_limits() -> None:
    assert [own_land_points(own, 20) for own in (0, 9, 10, 11, 20)] == [0, 9, 10, 10, 10]
    assert [squared_points(held, 20) for held in (1, 2, 18, 19, 20)] == [0, 1, 81, 81, 100]
    for own, points in ((3, 0), (4, 1), (7, 1), (8, 2)):
        assert land_points(Count(24, {"A": own}, {}), "A") == points
    for own, points in ((2, 0), (3, 2), (1, 0)):
        assert duel_points(Count(24, {"A": own, "S": 2}, {}), "A", 0) == (1 if own == 2 else points)
    count = Count(36, {"S": 9}, {})
    count.finland = 6
    for own, points in ((2, 0), (3, 1), (5, 1), (6, 2)):
        count.own_finland = own
        assert defence_points(count) == points
    for held, points in ((4, 2), (5, 1), (9, 1), (10, 0)):
        assert small_neighbour_points(Count(36, {"S": held}, {})) == points
    for soviet, american, soviets in ((0, 2, 0), (1, 1, 1), (5, 1, 1), (6, 0, 2)):
        count.soviet_finland = soviet
        assert (finland_points(count, "A"), finland_points(count, "S")) == (american, soviets)


@clause("SA-scored-15", "SA-scored-20")
def test_shares_of_the_map_are_counted_exactly_on_maps_of_every_size() -> None:
    for land in range(8, 61):
        for held in range(land + 1):
            count = Count(land, {"A": held, "S": held}, {})
            assert land_points(count, "A") == (2 if 3 * held >= land else 1 if 6 * held >= land else 0)
            assert small_neighbour_points(count) == (2 if 8 * held <= land else 1 if 4 * held <= land else 0)


@clause("V2-36", "SA-scored-3", "SA-scored-4")
def test_tasks_beside_and_upon_each_other() -> None:
    assert (either(False, True), additionally(False, True)) == (1, 0)
    assert (either(True, True), additionally(True, True)) == (2, 2)


@clause("V2-37", "SA-scored-8", "SA-scored-9", "SA-scored-10", "SA-scored-11", "SR-scored-2")
def test_america_and_the_soviets_on_twenty_fields() -> None:
    scores = divide(am_sov(20), N=fields(1, 10), A=fields(11, 6), S=fields(17, 4))
    assert scores == {"A": 30, "S": 20, "N": 25}
    assert divide(am_sov(20), N=fields(1, 10), A=fields(11, 5), S=fields(16, 5)) == {"A": 25, "S": 25, "N": 25}


@clause("V2-38", "SA-scored-8", "SA-scored-9", "SA-scored-10", "SA-scored-11")
def test_america_and_the_soviets_on_seventeen_fields() -> None:
    scene = am_sov(17)
    assert divide(scene, N=fields(1, 3), A=fields(4, 9), S=fields(13, 5)) == {"A": 80, "S": 40, "N": 1}
    assert "The product of both is 80." in say_standing(scene.position)


@clause("SA-scored-7")
def test_america_and_the_soviets_start_with_one_field_each() -> None:
    for sides in ({"A": ["f1", "f2"], "S": ["f3"], "N": ["f4"]}, {"A": ["f1"], "S": ["f2"], "N": ["f3"]}):
        with pytest.raises(BadRulebook, match="SA-scored-7"):
            GoalScene("scored", sides, 4)
    with pytest.raises(BadRulebook, match="SA-scored-7"):
        GoalScene("scored", "ABN", 3)


def counted(scene: GoalScene) -> dict[str, int]:
    """The scores of T 24, N0 12, Phi 4; end N 5, S 7 (1 of Phi), A 8, F 4 (3 of Phi)."""
    goal = scene.rules.goal
    assert isinstance(goal, ScoredGoal)
    count = Count(24, {"N": 5, "S": 7, "A": 8, "F": 4}, {"N": 12})
    count.finland, count.soviet_finland, count.own_finland = 4, 1, 3
    return {side: goal.dispute(count, side)[0] for side in "ASNF"}


@clause("V2-39", "SA-scored-12", "SA-scored-14", "SA-scored-15", "SA-scored-16", "SA-scored-18", "SA-scored-19")
@clause("SA-scored-20", "SR-scored-3", "SR-scored-4")
def test_the_dispute_over_finland() -> None:
    assert counted(finland4()) == {"A": 7, "S": 6, "N": 5, "F": 2}


@clause("SA-scored-14", "SA-scored-16")
def test_the_dispute_is_counted_on_the_map() -> None:
    scene = finland4()
    held = {"N": fields(1, 4), "S": ["f18", *fields(6, 6)], "A": [*fields(12, 3), *fields(19, 5)]}
    scores = divide(scene, **held, F=["f15", "f16", "f17", "f24"])
    assert scores == {"A": 3 * 1 + 2 * 2 + 2, "S": 3 * 1 + 2 * 1 + 2, "F": 2, "N": 12 * 4 // 18}
    assert "Weighed 3-2-1, the worst first: 9." in say_standing(scene.position)


@clause("V2-40", "SA-scored-17")
def test_the_third_task_as_a_duel() -> None:
    scores = counted(finland4(third_task="duel"))
    assert (scores["A"], scores["S"]) == (6, 6)
    apart = counted(finland4(third_task="duel", duel_margin=0))
    assert (apart["A"], apart["S"]) == (7, 0 * 3 + 2 + 1)


@clause("SA-scored-17")
@pytest.mark.parametrize(
    ("america", "soviets", "margin", "points"),
    [(8, 7, 2, (1, 1)), (8, 6, 2, (1, 1)), (6, 8, 2, (1, 1)), (8, 5, 2, (2, 0)), (5, 8, 2, (0, 2)), (7, 7, 0, (1, 1)),
     (8, 7, 0, (2, 0)), (6, 7, 0, (0, 2))],
)  # fmt: skip
def test_a_duel_is_even_within_the_margin_and_otherwise_the_larger_ones(
    america: int, soviets: int, margin: int, points: tuple[int, int]
) -> None:
    count = Count(24, {"A": america, "S": soviets}, {})
    assert (duel_points(count, "A", margin), duel_points(count, "S", margin)) == points


@clause("V2-41", "SA-scored-23")
def test_the_soviets_look_at_one_defender_and_america_at_both() -> None:
    count = Count(30, {"A": 1, "S": 1, "F": 1, "N": 4, "J": 4}, {"N": 8, "J": 6})
    assert beaten_points(count, "A") == 0
    assert beaten_points(count, "S") == 1


def finland5(**options: object) -> GoalScene:
    sides = {"A": ["f1"], "S": ["f2"], "F": fields(3, 4), "N": fields(7, 8), "J": fields(15, 6)}
    return GoalScene("scored", sides, 20, end_hold="now", **options)  # type: ignore[arg-type]


@clause("SA-scored-22", "SR-scored-5")
def test_japan_scores_by_its_own_territory() -> None:
    scene = finland5()
    scores = divide(scene, N=fields(7, 4), J=fields(15, 6), F=fields(3, 4), A=["f1"], S=["f2"])
    assert (scores["N"], scores["J"]) == (6, 12)
    assert divide(scene, N=[], J=fields(15, 3))["J"] == 6
    assert say_standing(scene.position)


def reasons(scene: GoalScene, side: str) -> list[tuple[str, str, dict[str, object]]]:
    """Why a side stands as it does: sentence, clause and values."""
    entry = scene.rules.goal.standing(scene.table)[scene.seat(side)]
    found = entry["reasons"]
    assert isinstance(found, list)
    return [(reason["reason"], reason["clause"], reason["values"]) for reason in found]


@clause("SA-scored-12", "SA-scored-14", "SA-scored-15", "SA-scored-16", "SA-scored-18", "SA-scored-19")
@clause("SA-scored-20", "SA-scored-22", "SA-scored-23")
def test_every_task_of_the_dispute_is_told_with_its_clause_and_its_limits() -> None:
    scene = finland5()
    held = {"A": fields(7, 4), "S": ["f2", "f6"], "F": fields(3, 3), "N": fields(11, 4), "J": fields(15, 5)}
    assert divide(scene, **held) == {"A": 3, "S": 3, "F": 8, "N": 6, "J": 10}
    assert reasons(scene, "A") == [
        ("score-beaten", "SA-scored-15", {"count": 9, "one": 7, "two": 3, "points": 0}),
        ("score-out-of-finland", "SA-scored-14", {"party": "S", "count": 1, "land": 4, "points": 1}),
        ("score-land", "SA-scored-15", {"count": 4, "one": 4, "two": 7, "points": 1}),
        ("score-total", "SA-scored-14", {"weights": "3-2-1", "points": 3}),
    ]
    assert reasons(scene, "S") == [
        ("score-beaten", "SA-scored-15", {"count": 4, "one": 4, "two": 2, "points": 1}),
        ("score-in-finland", "SA-scored-16", {"party": "S", "count": 1, "land": 4, "points": 1}),
        ("score-land", "SA-scored-15", {"count": 2, "one": 4, "two": 7, "points": 0}),
        ("score-total", "SA-scored-16", {"weights": "3-2-1", "points": 3}),
    ]
    assert reasons(scene, "F") == [
        ("score-defence", "SA-scored-20", {"count": 3, "one": 2, "two": 4, "points": 1}),
        ("score-small-neighbour", "SA-scored-20", {"party": "S", "count": 2, "one": 5, "two": 2, "points": 2}),
        ("score-total", "SA-scored-19", {"weights": "4-2", "points": 8}),
    ]
    assert reasons(scene, "N") == [("score-kept", "SA-scored-18", {"count": 4, "start": 8, "points": 6})]
    assert reasons(scene, "J") == [("score-kept", "SA-scored-22", {"count": 5, "start": 6, "points": 10})]


@clause("SA-scored-17")
def test_a_duel_is_told_with_the_territory_of_both() -> None:
    scene = finland5(third_task="duel", duel_margin=1)
    divide(scene, A=fields(7, 4), S=["f2", "f6"])
    values = {"count": 4, "other_count": 2, "margin": 1, "points": 2}
    assert reasons(scene, "A")[2] == ("score-duel", "SA-scored-17", values)
    assert reasons(scene, "S")[2][2] == {"count": 2, "other_count": 4, "margin": 1, "points": 0}


@clause("SA-scored-8", "SA-scored-9", "SA-scored-10", "SA-scored-11")
def test_the_product_of_america_and_the_soviets_is_told_with_both_factors() -> None:
    scene = am_sov(20)
    divide(scene, N=fields(1, 10), A=fields(11, 6), S=fields(17, 4))
    assert reasons(scene, "A") == [
        ("score-own-land", "SA-scored-8", {"count": 6, "land": 20, "points": 6}),
        ("score-little-left", "SA-scored-9", {"party": "N", "count": 10, "land": 20, "points": 5}),
        ("score-product", "SA-scored-10", {"points": 30}),
    ]
    assert reasons(scene, "N") == [("score-square", "SA-scored-11", {"count": 10, "land": 20, "points": 25})]


@clause("SA-scored-13", "SR-scored-6")
def test_finland_stays_the_full_list_when_its_people_hold_a_part() -> None:
    sides = {"A": ["f1"], "S": ["f2", "f3", "f4"], "F": ["f5", "f6"], "N": fields(7, 6)}
    marks = {name: {"finland": True} for name in fields(3, 4)}
    scene = GoalScene("scored", sides, 12, marks=marks, finland_start="small", end_hold="now")
    assert scene.rules.goal.about(scene.table)["finland"] == ["f3", "f4", "f5", "f6"]
    assert scene.values()[2] == 4 * 1 + 2 * 1, "half of Finland, and the Soviets with a quarter of the map"
    assert divide(scene, F=fields(3, 4))["F"] == 4 * 2 + 2 * 2


@clause("SA-scored-21", "SA-scored-24", "SR-scored-6")
@pytest.mark.parametrize(
    ("sides", "rule"),
    [
        ({"A": ["f1"], "S": ["f2"], "F": ["f3"], "N": []}, "SA-scored-24"),
        ({"A": ["f1"], "S": ["f2"], "F": [], "N": ["f3"]}, "SA-scored-24"),
        ({"A": ["f1", "f4"], "S": ["f2"], "F": ["f3"], "N": ["f5"]}, "SA-scored-21"),
        ({"A": ["f1"], "S": ["f2"], "F": ["f3"], "N": ["f4"]}, "SA-scored-21"),
    ],
)
def test_bad_starts_of_the_dispute_are_refused(sides: dict[str, list[str]], rule: str) -> None:
    with pytest.raises(BadRulebook, match=rule):
        GoalScene("scored", sides, 5)


@clause("SA-scored-24")
def test_a_small_finland_needs_two_fields() -> None:
    sides = {"A": ["f1"], "S": ["f2"], "F": ["f3"], "N": ["f4"]}
    assert GoalScene("scored", sides, 4).rules.goal.name == "scored"
    with pytest.raises(BadRulebook, match="SA-scored-24"):
        GoalScene("scored", sides, 4, finland_start="small")
    shared = {"A": ["f1"], "S": ["f2", "f3"], "F": ["f4"], "N": ["f5"]}
    marks = {"f3": {"finland": True}, "f4": {"finland": True}}
    scene = GoalScene("scored", shared, 5, marks=marks, finland_start="small")
    assert scene.rules.goal.about(scene.table)["finland"] == ["f3", "f4"]


@clause("SA-goal_common-7", "SR-goal_common-2")
def test_a_destroyed_side_scores_nothing() -> None:
    scene = am_sov(20)
    scene.destroy(scene.seat("A"))
    assert scene.values()[0] == 0
    assert "Seat 1 is destroyed and scores nothing." in say_standing(scene.position)


@clause("SA-scored-6", "SA-goal_common-6", "SR-scored-1")
def test_scores_are_computed_after_the_last_round() -> None:
    scene = am_sov(20, objective="rank")
    scene.end_round(11)
    assert not scene.table.is_over
    scene.end_round(12)
    assert scene.table.ranking == [[2], [0, 1]]
    assert am_sov(20).rules.goal.about(scene.table)["ranked"] is False


def test_scores_lie_within_their_limits() -> None:
    source = Seeded(4)
    for scene, most in ((am_sov(20), 100), (finland4(), 12), (finland5(), 12), (finland4(third_task="duel"), 12)):
        seats = int(scene.table.seats)
        for _ in range(60):
            for field in scene.rules.board.land:
                scene.table.owner[field] = source.roll(seats + 1) - 2
            assert all(isinstance(value, int) and 0 <= value <= most for value in scene.values())


@pytest.mark.long
@pytest.mark.parametrize("build", [am_sov, finland4, finland5])
def test_sampled_games_end_and_replay(build: object) -> None:
    assert callable(build)
    scene = build(20, rounds=6, allotment=2) if build is am_sov else build(rounds=6, allotment=2)
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, 8))
    assert say_standing(position)


@clause("SA-scored-13")
def test_finland_has_a_small_army_low_productivity_and_good_defensive_ground() -> None:
    scenario = find_scenario("northern_dispute")
    amounts = {side.id: int(side.allotment) for side in scenario.sides}
    assert amounts["F"] == min(amounts.values()) < min([amounts[id] for id in "ANS"])
    rows = {row["id"]: row for row in scenario.board.rows}
    finland = [id for id, row in rows.items() if row.get("finland")]
    assert next(side.fields for side in scenario.sides if side.id == "F") == ["jezera", "brezina"]
    assert sorted(finland) == ["brezina", "jezera"]
    assert all("production" not in rows[id] for id in finland)
    others = [float(Fraction(row.get("defence", "1"))) for id, row in rows.items() if id not in finland]
    assert min(float(Fraction(rows[id]["defence"])) for id in finland) > max(others)


@clause("SA-scored-6", "SA-civilization-2")
def test_who_is_scored_by_his_land_starts_with_all_of_it_in_a_civilization_too() -> None:
    sides = {"N": fields(1, 18), "A": fields(19, 1), "S": fields(20, 1)}
    scene = GoalScene("scored", sides, 20, chapters=["civilization", "factories"], end_hold="now")
    table = scene.position.table
    assert scene.rules.goal.states_start()
    assert sorted(len(table.fields_of(seat)) for seat in range(3)) == [1, 1, 18]
