"""Victory of any pair, clause by clause."""

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, say_standing
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.chapters.any_pair import AnyPairGoal
from velmoci.salva.position import new_position

FIVE = ("P5", "P4", "P3", "P2", "P1")


@clause("SA-any_pair-1")
def test_at_least_four_players_take_part() -> None:
    with pytest.raises(BadRulebook, match="SA-any_pair-1"):
        GoalScene("any_pair", "ABC")


@clause("V2-23", "SA-any_pair-2")
def test_the_game_is_over_the_moment_only_two_survive() -> None:
    scene = GoalScene("any_pair", "ABCD")
    scene.destroy(1)
    assert not scene.table.is_over
    scene.destroy(3)
    assert (scene.table.winners, scene.table.reason, scene.table.ranking) == ([0, 2], "elimination", [])
    assert "Seat 2 is destroyed." in say_standing(scene.position)


@clause("V2-22", "SA-any_pair-3", "SA-any_pair-4", "SA-any_pair-5")
def test_with_a_limit_the_two_survivors_of_highest_priority_win() -> None:
    scene = GoalScene("any_pair", FIVE, timed=True)
    scene.destroy(scene.seat("P5"))
    scene.destroy(scene.seat("P2"))
    scene.end_round(11)
    assert not scene.table.is_over
    scene.end_round(12)
    assert [FIVE[seat] for seat in scene.table.winners] == ["P4", "P3"]
    assert [[FIVE[seat] for seat in row] for row in scene.table.ranking] == [["P4", "P3"], ["P1"], ["P5"], ["P2"]]
    assert scene.values() == [4, 1, 1, 5, 3]
    goal = scene.rules.goal
    assert isinstance(goal, AnyPairGoal)
    assert [result.worth for result in goal.results(scene.table)] == [-4, -1, -1, -5, -3]


@clause("SA-any_pair-3")
def test_with_a_limit_two_survivors_end_the_game_too() -> None:
    scene = GoalScene("any_pair", FIVE, timed=True)
    scene.destroy(0, 1, 2)
    assert scene.table.winners == [3, 4]
    assert [[FIVE[seat] for seat in row] for row in scene.table.ranking] == [["P2", "P1"], ["P5"], ["P4"], ["P3"]]


@clause("SA-any_pair-3", "SA-any_pair-4", "SA-any_pair-5")
def test_the_limited_variant_gives_priorities_before_the_game() -> None:
    scene = GoalScene("any_pair", "ABCD", timed=True, priorities="D B A C")
    said = [event.seen_by_all().to_json() for event in scene.events]
    assert [event["value"] for event in said if event["event"] == "priority"] == [2, 3, 1, 4]
    scene.end_round(12)
    assert (scene.table.winners, scene.table.ranking) == ([3, 1], [[1, 3], [0], [2]])


@clause("SA-any_pair-3")
def test_without_a_limit_no_round_is_the_last_and_nobody_has_a_priority() -> None:
    scene = GoalScene("any_pair", "ABCD")
    assert "priority" not in [event.seen_by_all().sentence for event in scene.events]
    for number in (11, 12, 13):
        scene.end_round(number)
        assert not scene.table.is_over


@clause("SA-any_pair-4", "SA-any_pair-6")
def test_with_a_limit_a_single_survivor_stands_alone_above_the_others() -> None:
    scene = GoalScene("any_pair", FIVE, timed=True)
    scene.destroy(0)
    scene.destroy(1, 2, 3, 4)
    assert (scene.table.winners, scene.table.reason) == ([1, 2, 3, 4], "draw")
    alone = GoalScene("any_pair", FIVE, timed=True)
    alone.destroy(0, 1, 3, 4)
    assert (alone.table.winners, alone.table.ranking) == ([2], [[2], [0], [1], [3], [4]])
    assert alone.values() == [2, 3, 1, 4, 5]


@clause("SA-any_pair-2", "SA-any_pair-4")
def test_two_survivors_win_in_seat_order_whatever_their_priorities() -> None:
    scene = GoalScene("any_pair", "ABCD", timed=True, priorities="D C B A")
    scene.destroy(0, 2)
    assert (scene.table.winners, scene.table.ranking) == ([1, 3], [[1, 3], [2], [0]])


@clause("V2-46", "SA-any_pair-6", "SR-any_pair-2")
def test_one_survivor_of_the_last_three_wins_alone() -> None:
    scene = GoalScene("any_pair", "ABCD")
    scene.destroy(0)
    scene.destroy(1, 2)
    assert scene.table.winners == [3]


@clause("SA-any_pair-6")
@pytest.mark.parametrize("timed", [False, True])
def test_with_nobody_left_those_who_went_last_share_a_draw(timed: bool) -> None:
    scene = GoalScene("any_pair", "ABCD", timed=timed)
    scene.destroy(1)
    scene.destroy(0, 2, 3)
    assert (scene.table.winners, scene.table.reason) == ([0, 2, 3], "draw")
    assert scene.table.ranking == ([[0, 2, 3], [1]] if timed else [])


@clause("SR-any_pair-1", "SA-goals2-12")
def test_without_a_limit_the_general_one_ends_the_game_in_a_draw() -> None:
    scene = GoalScene("any_pair", "ABCD", hard_round_cap=20)
    scene.end_round(20)
    assert (scene.table.winners, scene.table.reason) == ([0, 1, 2, 3], "draw")
    timed = GoalScene("any_pair", "ABCD", hard_round_cap=20, timed=True, rounds=25)
    timed.end_round(20)
    assert not timed.table.is_over
    assert timed.rules.goal.about(timed.table)["rounds"] == 25


@clause("SA-any_pair-3")
def test_the_limited_variant_needs_priorities() -> None:
    with pytest.raises(BadRulebook, match="SA-priorities-1"):
        GoalScene("any_pair", "ABCD", timed=True, priorities="A B")
    assert GoalScene("any_pair", "ABCD", priorities="A B").values() == [1, 1, 1, 1]


@pytest.mark.parametrize("timed", [False, True])
def test_sampled_games_end_and_replay(timed: bool) -> None:
    scene = GoalScene("any_pair", "ABCD", 6, allotment=3, timed=timed, rounds=5, hard_round_cap=20)
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, 3, talks=True))
    assert say_standing(position)
