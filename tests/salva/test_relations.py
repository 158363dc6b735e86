"""Random relations, clause by clause."""

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, say_standing, told
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRecord
from velmoci.salva.chapters.relations import DICE, RelationsGoal, zero_sum
from velmoci.salva.position import new_position

THREE = {"A": ["f1"], "B": ["f2"], "C": ["f3"]}


def rolled(*rolls: int, **options: object) -> GoalScene:
    given = {"relation_balance": "none", **options}
    return GoalScene("relations", THREE, 14, rolls=list(rolls), **given)  # type: ignore[arg-type]


def rows(scene: GoalScene) -> list[list[int]]:
    goal = scene.rules.goal
    assert isinstance(goal, RelationsGoal)
    return goal.relations(scene.table).rows


@clause("V2-32", "SA-relations-1", "SR-relations-2")
def test_a_die_gives_every_relation_but_nought() -> None:
    assert [DICE[roll - 1] for roll in (1, 4, 6)] == [-3, 1, 3]
    scene = rolled(1, 4, 6, 2, 3, 5)
    assert rows(scene) == [[3, -3, 1], [3, 3, -2], [-1, 2, 3]]
    assert "Side A rolls B −3, C +1; its relations are B −3, C +1." in told(scene.events, -1)


@clause("SA-relations-1")
def test_the_die_of_relations_has_six_sides() -> None:
    with pytest.raises(BadRecord, match="roll_out_of_range"):
        rolled(1, 4, 6, 2, 3, 7)


ZERO_SUMS = [
    pytest.param([3, 2, -1], [2, 1, -3], marks=clause("V2-33")),
    pytest.param([3, 3, 3], [0, 0, 0], marks=clause("V2-33")),
    pytest.param([-3, -3, 1, -1], [-2, -2, 3, 1], marks=clause("V2-33")),
    pytest.param([3, -2], [3, -3], marks=clause("V2-33")),
    pytest.param([3, 3, 3, -1], [1, 1, 1, -3], marks=clause("V2-33")),
    pytest.param([1, -1], [1, -1], marks=clause("V2-33")),
]


@clause("SA-relations-7", "SA-relations-9", "SR-relations-1")
@pytest.mark.parametrize(("given", "corrected"), ZERO_SUMS)
def test_relations_are_corrected_to_sum_to_nought(given: list[int], corrected: list[int]) -> None:
    assert zero_sum(given) == corrected


@clause("SA-relations-8")
def test_nobody_has_a_say_in_his_relations() -> None:
    scene = GoalScene("relations", THREE, rolls=[6, 6, 1, 1, 6, 1])
    assert rows(scene) == [[3, 0, 0], [0, 3, 0], [3, -3, 3]], "corrected before anybody is asked"
    other = GoalScene("any_pair", {"A": ["f1"], "B": ["f2"], "C": ["f3"], "D": ["f4"]})
    assert set(scene.rules.order_rules) == set(other.rules.order_rules)
    steps = [{step.name for track in game.rules.tracks for step in track} for game in (scene, other)]
    assert steps[0] == steps[1]


@clause("SA-relations-7")
def test_the_correction_always_ends_within_the_limits_and_asks_nobody() -> None:
    source = Seeded(2)
    for _ in range(500):
        row = [DICE[source.roll(6) - 1] for _ in range(1 + source.roll(4))]
        corrected = zero_sum(row)
        assert sum(corrected) == 0
        assert all(-3 <= number <= 3 for number in corrected)
        assert len(corrected) == len(row)


@clause("SA-relations-6", "SR-relations-3")
def test_the_correction_is_the_default() -> None:
    scene = GoalScene("relations", THREE, rolls=[6, 6, 1, 1, 6, 1])
    assert rows(scene) == [[3, 0, 0], [0, 3, 0], [3, -3, 3]]
    assert rows(rolled(6, 6, 1, 1, 6, 1, relation_balance="fair_start"))[0] == [3, 3, 3]


@clause("SA-relations-6")
@pytest.mark.parametrize("assignment", ["agreement", "lot", "ask", "fair_start"])
def test_to_even_out_relations_by_a_fair_start_is_to_have_one(assignment: str) -> None:
    scene = rolled(6, 6, 1, 1, 6, 1, relation_balance="fair_start", assignment=assignment)
    assert "fair_start" in scene.position.rulebook.chapters
    assert scene.position.pending()[0].kind == "agreement"
    assert "fair_start" not in rolled(6, 6, 1, 1, 6, 1).position.rulebook.chapters


@clause("V2-34", "SA-relations-2", "SA-relations-3", "SA-relations-4")
def test_every_field_counts_as_much_as_one_likes_its_holder() -> None:
    scene = rolled(5, 2, 1, 1, 6, 6)
    scene.own(0, "f1", "f2", "f3", "f4", "f5")
    scene.own(1, "f6", "f7", "f8", "f9")
    scene.own(2, "f10", "f11", "f12")
    assert scene.values()[0] == 17
    assert scene.values() == [17, -3 * 5 + 3 * 4 - 3 * 3, 3 * 5 + 3 * 4 + 3 * 3]
    assert "Fields held by Seat 3: 3, at −2 each: −6." in say_standing(scene.position)


@clause("SA-relations-5", "SA-goal_common-6")
@pytest.mark.parametrize("objective", ["score", "rank"])
def test_it_is_played_for_the_score_or_for_the_rank(objective: str) -> None:
    scene = rolled(5, 2, 1, 1, 6, 6, objective=objective, end_hold="now")
    scene.end_round(12)
    assert scene.values() == [3, -3, 9]
    assert scene.table.winners == [2]
    assert scene.table.ranking == ([[2], [0], [1]] if objective == "rank" else [])


@clause("SA-goal_common-7", "SR-goal_common-2")
def test_a_destroyed_player_still_has_his_points() -> None:
    scene = rolled(5, 2, 1, 1, 6, 6, end_hold="now")
    scene.destroy(2)
    assert scene.values()[2] == 3 + 3


@clause("SA-relations-10")
def test_relations_belong_to_sides() -> None:
    scene = rolled(5, 2, 1, 1, 6, 6, relation_balance="fair_start")
    about = scene.rules.goal.about(scene.table)
    assert about["relations"] == {
        "A": {"A": 3, "B": 2, "C": -2}, "B": {"A": -3, "B": 3, "C": -3}, "C": {"A": 3, "B": 3, "C": 3}
    }  # fmt: skip


@clause("V2-28", "SA-goal_common-4", "SR-goal_common-1")
def test_a_field_taken_in_the_last_round_counts_for_nobody() -> None:
    for hold, score in (("last_round", 0), ("now", 3)):
        scene = rolled(5, 2, 1, 1, 6, 6, end_hold=hold)
        scene.own(1).own(2)
        scene.end_round(11)
        scene.table.round = 12
        scene.take(0, "f5")
        before = scene.values()[0]
        scene.end_round(12)
        assert scene.values()[0] == before == 3 + score


@clause("SA-goal_common-4", "SR-goal_common-1")
def test_a_field_that_was_lost_and_won_back_in_the_last_round_counts_for_nobody() -> None:
    scene = rolled(5, 2, 1, 1, 6, 6)
    scene.end_round(11)
    scene.table.round = 12
    scene.take(1, "f1")
    scene.take(0, "f1")
    scene.end_round(12)
    assert scene.values()[0] == 2 - 2


@clause("V2-29", "SA-goal_common-4")
def test_by_the_own_last_turn_a_field_lost_afterwards_counts_for_nobody() -> None:
    scene = rolled(5, 2, 1, 1, 6, 6, end_hold="own_last_turn")
    scene.table.round = 11
    scene.take(0, "f5")
    scene.end_turn(0)
    scene.table.round = 12
    scene.end_turn(0)
    assert scene.values()[0] == 6 + 2 - 2
    scene.take(2, "f5")
    scene.end_turn(2)
    scene.end_round(12)
    assert scene.values()[0] == 3 + 2 - 2


@clause("SA-goal_common-4")
def test_by_the_own_last_turn_a_field_taken_in_it_counts_for_nobody() -> None:
    scene = rolled(5, 2, 1, 1, 6, 6, end_hold="own_last_turn")
    scene.table.round = 12
    scene.take(0, "f5")
    scene.end_turn(0)
    scene.end_round(12)
    assert scene.values()[0] == 3 + 2 - 2


@clause("SA-goal_common-5", "SR-goal_common-1")
def test_a_game_that_ends_early_counts_what_everybody_owns() -> None:
    scene = rolled(5, 2, 1, 1, 6, 6)
    scene.end_round(11)
    scene.table.round = 12
    scene.take(0, "f5")
    scene.destroy(1, 2)
    assert scene.table.reason == "elimination"
    assert scene.values()[0] == 6


@pytest.mark.parametrize("objective", ["score", "rank"])
def test_sampled_games_end_and_replay(objective: str) -> None:
    scene = GoalScene("relations", THREE, 6, allotment=3, rounds=6, objective=objective)
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, 7))
    assert say_standing(position)
