"""Salva: the steady bot with goals for several: missions, claims, and whom it had better leave alone."""

import pytest

from tests.salva.goal_scenes import GoalScene
from velmoci.bots.salva.courage import courage
from velmoci.bots.salva.steady import SteadyBot
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Seeded
from velmoci.salva.chapters.relations import Relations
from velmoci.salva.chapters.secret_missions import hand_of
from velmoci.salva.goals.missions import Mission

THREE = {"A": ["f1", "f2"], "B": ["f3", "f4"], "C": ["f5", "f6"]}
CENTRES = {"f2": {"centre": True}, "f4": {"centre": True}, "f6": {"centre": True}}


def promised(missions: str, size: int = 6) -> GoalScene:
    """Three sides on a ring with missions that all can read; nobody has an army yet."""
    given = {"mission_source": "scenario", "side_missions": missions, "rounds": 10}
    return GoalScene("public_missions", THREE, size, CENTRES, **given)  # type: ignore[arg-type]


def far(scene: GoalScene, seat: int = 0) -> float:
    """How far a seat is with its mission."""
    return scene.rules.goal.result(scene.position.sight(seat), scene.table)


def outlook(scene: GoalScene, seat: int = 0) -> Outlook:
    return Outlook(scene.position.sight(seat), Seeded(1))


def test_every_step_towards_a_mission_counts() -> None:
    scene = promised("A: 1 B C / B: 5 f2 f4 f6 / C: 2")
    before = far(scene)
    scene.own(0, "f1", "f2", "f6")
    assert far(scene) == pytest.approx(before + 2.0 + 1 / 3 + 0.5 * (1 / 2 - 1 / 3))
    assert far(scene, 1) == 1.0
    assert far(scene, 2) == pytest.approx(0.5 / 3)


def test_a_secret_mission_counts_for_its_holder() -> None:
    scene = GoalScene("secret_missions", {**THREE, "D": ["f7"]}, 12, CENTRES)
    assert far(scene) == 0.0
    hand = hand_of(scene.position.sight(0))
    hand.dealt, hand.kept = [Mission(2, -1, -1, ())], 0
    scene.own(0, "f2", "f4")
    assert far(scene) == pytest.approx(2.0 + 1.0 + 0.5 * 2 / 4)


def test_a_friend_keeps_his_last_field() -> None:
    scene = promised("A: 1 B C / B: 5 f2 f4 f6 / C: 2")
    scene.own(1, "f3")
    scene.army(0, "f2", "tank tank tank")
    assert outlook(scene).is_against_goal(scene.rules.board.index["f3"])
    view = scene.position.view(0)
    assert not str(SteadyBot(Seeded(1)).decide(view, view.decisions()[0])).startswith("attack f3")
    scene.own(1, "f3", "f4")
    assert not outlook(scene).is_against_goal(scene.rules.board.index["f3"])


def test_a_friend_is_not_brought_down_to_his_last_field_for_nothing() -> None:
    scene = promised("A: 1 B C / B: 5 f2 f4 f6 / C: 2")
    scene.own(0, "f1", "f2", "f5").own(1, "f3", "f4")
    scene.own(2, "f6")
    assert outlook(scene).is_against_goal(scene.rules.board.index["f3"])
    assert not outlook(scene).is_against_goal(scene.rules.board.index["f6"])


DEALT = [
    Mission(1, 1, 2, ()),
    Mission(2, -1, -1, ()),
    Mission(3, -1, 1, ()),
    Mission(4, 1, 2, ()),
    Mission(6, -1, -1, ()),
]


@pytest.mark.parametrize(("patterns", "kept"), [([1, 4], 1), ([1, 2], 2), ([2, 3], 3), ([3, 4], 3), ([1, 6], 6)])
def test_it_keeps_the_mission_that_hangs_least_on_the_lives_of_others(patterns: list[int], kept: int) -> None:
    scene = GoalScene("secret_missions", {**THREE, "D": ["f7"]}, 12, CENTRES)
    sight = scene.position.sight(0)
    hand_of(sight).dealt = [mission for mission in DEALT if mission.pattern in patterns]
    assert str(scene.rules.goal.choice(sight, "missions")) == f"keep_mission {kept}"
    assert scene.rules.goal.choice(sight, "sides") is None


def test_the_steady_bot_asks_the_goal_which_mission_to_keep() -> None:
    scene = GoalScene("secret_missions", {**THREE, "D": ["f7"]}, 12, CENTRES)
    view = scene.position.view(0)
    hand_of(view.sight).dealt = DEALT[:2]
    order = SteadyBot(Seeded(1)).decide(view, view.decisions()[0])
    assert str(order) == "keep_mission 2"


def test_of_relations_the_lead_counts() -> None:
    scene = GoalScene("relations", THREE, 6, rounds=10)
    rows = scene.position.table.slices[scene.rules.table_slice("relations")]
    assert isinstance(rows, Relations)
    rows.rows = [[3, 0, 0], [3, 3, -3], [0, 0, 3]]
    assert far(scene) == 6.0 - 6.0
    scene.own(0, "f1", "f2", "f5").own(2, "f6")
    assert far(scene) == 9.0 - (9.0 + 6.0 - 3.0)


def test_the_last_rival_is_thrown_out_only_when_that_wins() -> None:
    scene = promised("A: 2 / B: 5 f2 f4 f6 / C: 1 A B")
    scene.destroy(2)
    scene.own(0, "f1", "f2").own(1, "f3")
    assert outlook(scene).is_against_goal(scene.rules.board.index["f3"])
    scene.own(0, "f1", "f2", "f4").own(1, "f3")
    assert not outlook(scene).is_against_goal(scene.rules.board.index["f3"])


def test_the_last_rival_of_a_secret_mission_too() -> None:
    scene = GoalScene("secret_missions", {**THREE, "D": ["f7"]}, 12, CENTRES)
    hand = hand_of(scene.position.sight(0))
    hand.dealt, hand.kept = [Mission(2, -1, -1, ())], 0
    scene.destroy(2, 3)
    scene.own(0, "f1", "f2").own(1, "f3")
    assert outlook(scene).is_against_goal(scene.rules.board.index["f3"])
    hand.kept = -1
    assert outlook(scene).is_against_goal(scene.rules.board.index["f3"])
    hand.kept = 0
    scene.own(0, "f1", "f2", "f4").own(1, "f3")
    assert not outlook(scene).is_against_goal(scene.rules.board.index["f3"])


def test_whoever_has_the_stronger_claim_is_in_the_way_and_the_strongest_claim_has_nobody() -> None:
    scene = GoalScene("priorities", THREE, 6, priorities="A B C", rounds=10)
    assert [scene.rules.goal.in_the_way(scene.position.sight(seat)) for seat in range(3)] == [[], [0], [0, 1]]
    worth = outlook(scene, 1).worth
    assert worth[scene.rules.board.index["f1"]] > worth[scene.rules.board.index["f5"]] + 1.5
    scene.table.round = 9
    assert [courage(scene.position.sight(seat)) for seat in range(3)] == pytest.approx([0.0, 2 / 3, 2 / 3])
    scene.destroy(0)
    assert scene.rules.goal.in_the_way(scene.position.sight(1)) == []


@pytest.mark.parametrize(("timed", "ahead"), [(True, [[], [], [0, 1], [0, 1, 2]]), (False, [[], [], [], []])])
def test_of_any_pair_two_are_in_the_way_of_the_third(timed: bool, ahead: list[list[int]]) -> None:
    scene = GoalScene("any_pair", {**THREE, "D": ["f7"]}, 8, timed=timed, priorities="A B C D")
    assert [scene.rules.goal.in_the_way(scene.position.sight(seat)) for seat in range(4)] == ahead


def test_other_goals_are_judged_by_their_results() -> None:
    scene = GoalScene("feuds", {"A": ["f1"], "N": ["f2", "f3"], "S": ["f4"]}, 4, {"f3": {"target": True}})
    assert scene.rules.goal.in_the_way(scene.position.sight(0)) == []
    worth = outlook(scene).worth
    assert worth[scene.rules.board.index["f3"]] > worth[scene.rules.board.index["f2"]] + 3.0
