"""What all goals share: when they end, who holds a field at the end, and what the result says."""

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, say_standing
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.chapters.goal_common import RoundGoal, is_destroyed
from velmoci.salva.goals.results import Result, ranked
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.maps.atlas import map_of


def goal_of(scene: GoalScene) -> RoundGoal:
    goal = scene.rules.goal
    assert isinstance(goal, RoundGoal)
    return goal


@clause("SA-goal_common-1", "SR-goal_common-4")
def test_equal_results_share_a_place_and_a_win() -> None:
    results = [Result(0, 3, 3, []), Result(1, 5, 5, []), Result(2, 5, 5, [])]
    assert ranked(results) == [[1, 2], [0]]
    scene = GoalScene("priorities", "ABC")
    assert goal_of(scene).winners(scene.table, results) == [1, 2]


@clause("SA-goal_common-2")
def test_a_goal_ends_after_its_last_round_or_when_one_is_left() -> None:
    scene = GoalScene("priorities", "ABC", rounds=4)
    scene.end_round(3)
    assert not scene.table.is_over
    scene.end_round(4)
    assert (scene.table.reason, scene.table.clause) == ("rounds", "SA-priorities-4")
    alone = GoalScene("priorities", "ABC", rounds=4)
    alone.destroy(0, 1)
    assert (alone.table.reason, alone.table.winners) == ("elimination", [2])


@clause("SA-goal_common-2")
def test_the_general_limit_of_rounds_does_not_cut_a_goal_with_its_own() -> None:
    scene = GoalScene("priorities", "ABC", rounds=30, hard_round_cap=20)
    scene.end_round(20)
    assert not scene.table.is_over


@clause("SA-goal_common-2")
def test_a_goal_is_for_so_many_players() -> None:
    with pytest.raises(BadRulebook, match="SA-any_pair-1"):
        GoalScene("any_pair", "ABC")
    with pytest.raises(BadRulebook, match="SA-minimal-1"):
        GoalScene("", "ABC")
    with pytest.raises(BadRulebook, match="chapter_conflict"):
        GoalScene("priorities", "ABCD", chapters=["any_pair"])


@clause("SA-goal_common-3")
def test_whoever_is_out_is_destroyed_by_whomever_and_however() -> None:
    scene = GoalScene("priorities", "ABCD")
    scene.destroy(2)
    scene.order(1, "resign")
    assert [is_destroyed(scene.table, seat) for seat in range(4)] == [False, True, True, False]
    assert scene.values() == [1, 3, 4, 2]


@clause("SA-goal_common-8", "SR-goal_common-3")
@pytest.mark.parametrize("name", ["northern_dispute", "quarrel_of_five"])
def test_sides_are_letters_unless_the_names_of_the_war_are_wanted(name: str) -> None:
    letters, names = (map_of(scenario_rulebook(name, None, {"side_labels": labels})) for labels in ("letters", "ww2"))
    assert [side["name"] for side in letters["sides"]] == [{"cs": s["id"], "en": s["id"]} for s in letters["sides"]]
    called = {side["id"]: side["name"] for side in names["sides"]}
    assert (called["N"]["cs"], called["A"]["en"]) == ("Německo", "America")
    assert map_of(scenario_rulebook("border_war", None, {"side_labels": "ww2"}))["sides"][0]["name"]["en"] == "West"


def test_every_reason_has_its_sentence() -> None:
    scene = GoalScene("priorities", "ABCD")
    scene.destroy(1)
    assert "Survives with priority 4: place 1. Nobody stands higher." in say_standing(scene.position)


def test_a_goal_must_say_how_everyone_fares() -> None:
    scene = GoalScene("priorities", "ABC")
    with pytest.raises(NotImplementedError):
        RoundGoal(scene.rules).results(scene.table)
