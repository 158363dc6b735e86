"""What goals tell whoever weighs a position: what a field is worth, whom time presses, what must not end the game."""

import pytest

from tests.salva.goal_scenes import GoalScene
from tests.salva.scenes import Scene

START = {"a": 0, "b": 1, "c": 1, "d": 1}
TWO = {"A": ["f1", "f2", "f3"], "B": ["f6", "f7"]}
FOUR = {"A": ["f1", "f2"], "B": ["f3"], "C": ["f4"], "D": ["f5"]}


def worth(scene: Scene) -> list[float]:
    sight = scene.position.sight(0)
    return [scene.rules.goal.worth(sight, scene.rules.board.index[field]) for field in "abcd"]


def pressed(scene: Scene | GoalScene, round: int) -> list[float]:
    """How much each of two seats must dare in a round."""
    scene.position.table.round = round
    return [scene.rules.goal.pressure(scene.position.sight(seat)) for seat in (0, 1)]


def test_in_a_blitz_every_field_counts_or_the_key_fields_decide() -> None:
    options = {"goal": "blitz", "turn_order": ""}
    assert worth(Scene(owners=START, options=options).begin()) == [1.0, 1.0, 1.0, 1.0]
    keys = {**options, "blitz_objective": "key_fields", "key_fields": "b d", "key_count": 2}
    assert worth(Scene(owners=START, options=keys).begin()) == [0.0, 5.0, 0.0, 5.0]
    assert worth(Scene(owners=START).begin()) == [0.0, 0.0, 0.0, 0.0]


def test_time_presses_the_attacker_of_a_blitz_and_its_defender_once_the_objective_is_met() -> None:
    scene = Scene(owners=START, options={"goal": "blitz", "turn_order": "", "rounds": 8}).begin()
    assert pressed(scene, 5) == [0.0, 0.0]
    assert pressed(scene, 7) == pytest.approx([2 / 3, 0.0])
    for field in "bcd":
        scene.give(field, 0)
    assert pressed(scene, 8) == [1.0, 1.0]


def test_a_deadline_presses_the_side_that_has_it() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1}, options={"deadline_side": "side_2", "deadline_round": 20})
    assert pressed(scene.begin(), 19) == pytest.approx([0.0, 2 / 3])


def test_of_any_pair_the_last_fields_of_who_is_in_the_way_are_worth_most() -> None:
    scene = GoalScene("any_pair", FOUR, 8, timed=True, priorities="A B C D")
    goal, sight, index = scene.rules.goal, scene.position.sight(3), scene.rules.board.index
    assert [goal.worth(sight, index[field]) for field in ("f1", "f3", "f5", "f8")] == [2.0, 4.0, 0.0, 0.0]
    assert not goal.depends_on_fields()


def test_political_buildings_bring_points_until_the_end_and_the_lead_must_be_kept() -> None:
    scene = GoalScene("political_buildings", TWO, 10, chapters=["factories"], rounds=10)
    goal, sight = scene.rules.goal, scene.position.sight(0)
    assert not goal.depends_on_fields()
    worths = []
    for round in (4, 7):
        scene.table.round = round
        worths.append(goal.building_worth(sight, scene.rules.board.index["f1"]))
    assert worths[0] == 2 * worths[1] > 0.0
    assert not goal.is_won(sight, scene.table), "both have as much"


def test_political_fields_are_worth_their_points_and_press_who_falls_behind() -> None:
    scene = GoalScene("political_fields", TWO, 10, marks={"f1": {"political_value": 7}}, rounds=10)
    goal, sight = scene.rules.goal, scene.position.sight(0)
    scene.table.round = 4
    assert goal.worth(sight, scene.rules.board.index["f1"]) == 7 * 4 * 0.5
    scene.table.round = 9
    assert goal.worth(sight, scene.rules.board.index["f1"]) == 7 * 1 * 0.5
    assert not goal.depends_on_fields()
    assert pressed(scene, 5) == [0.0, 0.5]
    assert not goal.is_won(sight, scene.table)
    scene.table.seat_columns[scene.rules.seat_column("political_points")][0] = 1
    assert goal.is_won(sight, scene.table)
