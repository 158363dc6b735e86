"""Political points from fields, clause by clause."""

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, say_standing
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.position import new_position

TWO = {"A": ["f1", "f2", "f3"], "B": ["f6", "f7"]}
CENTRES = {"f3": {"centre": True}, "f6": {"centre": True}, "f9": {"centre": True}}


def two(**options: object) -> GoalScene:
    return GoalScene("political_fields", TWO, 10, marks=CENTRES, **options)  # type: ignore[arg-type]


@clause("SA-political_fields-1", "SR-political_fields-1")
def test_every_field_has_its_political_value() -> None:
    scene = GoalScene(
        "political_fields", TWO, 10, marks={**CENTRES, "f1": {"political_value": 7}}, field_value=1, centre_value=4
    )
    values = scene.rules.goal.about(scene.table)["values"]
    assert isinstance(values, dict)
    assert [values[name] for name in ("f1", "f2", "f3", "f9")] == [7, 1, 4, 4]
    drawn = GoalScene("political_fields", TWO, 10)
    shares = drawn.rules.goal.about(drawn.table)["values"]
    assert isinstance(shares, dict)
    assert sorted(shares.values())[-3:] == [3, 3, 3]


@clause("V2-43", "SA-political_fields-2")
def test_a_field_counts_from_the_first_round_that_it_is_kept_through() -> None:
    scene = two()
    for number in (1, 2, 3):
        scene.end_round(number)
    assert scene.values() == [9, 9]
    scene.table.round = 4
    scene.take(0, "f9")
    scene.end_round(4)
    assert scene.values() == [12, 12]
    scene.end_round(5)
    assert scene.values() == [18, 15]


@clause("SA-political_fields-2", "SA-political_fields-3")
def test_everybody_is_told_what_a_round_brought_to_those_who_got_anything() -> None:
    scene = GoalScene("political_fields", {**TWO, "C": ["f8"]}, 10, marks=CENTRES)
    scene.pass_to(2, 1)
    scene.pass_turn()
    told = [event.seen_by_all().to_json() for event in scene.events]
    assert [one for one in told if one["event"] == "political-points"] == [
        {"event": "political-points", "power": "seat_1", "value": 3},
        {"event": "political-points", "power": "seat_2", "value": 3},
    ]


@clause("SA-political_fields-1", "SA-political_fields-3")
def test_a_map_has_three_to_six_centres() -> None:
    with pytest.raises(BadRulebook, match="SA-secret_missions-6"):
        GoalScene("political_fields", TWO, 10, marks={"f3": {"centre": True}, "f6": {"centre": True}})


@clause("SA-political_fields-2")
def test_round_one_counts_from_the_start_of_play_and_a_break_counts_for_nobody() -> None:
    scene = two()
    scene.take(1, "f3")
    scene.take(0, "f3")
    scene.end_round(1)
    assert scene.values() == [0, 3]


@clause("SA-political_fields-2", "SA-minimal-15", "SA-minimal-16")
def test_points_are_told_when_a_round_is_over_and_before_the_next_begins() -> None:
    scene = two(rounds=6)
    first = [("round-begins", {"round": 1}), ("turn-begins", {"power": "seat_1"})]
    assert told(scene)[-3:] == [("turn-order", {"powers": ["seat_1", "seat_2"]}), *first]
    scene.take(0, "f6")
    scene.pass_turn()
    assert told(scene) == [("production-ended", {"power": "seat_1"}), ("turn-begins", {"power": "seat_2"})]
    scene.pass_turn()
    assert told(scene) == [
        ("production-ended", {"power": "seat_2"}), ("political-points", {"power": "seat_1", "value": 3}),
        ("round-begins", {"round": 2}), ("turn-begins", {"power": "seat_1"}),
    ]  # fmt: skip
    scene.pass_turn()
    scene.pass_turn()
    assert told(scene)[1] == ("political-points", {"power": "seat_1", "value": 6})


def told(scene: GoalScene) -> list[tuple[str, dict[str, object]]]:
    """What everybody was told last."""
    return [(part.sentence, dict(part.values)) for part in [event.seen_by_all() for event in scene.events]]


@clause("SA-political_fields-3")
def test_most_points_win_and_equal_points_share_the_win() -> None:
    scene = two(rounds=6)
    for number in range(1, 6):
        scene.end_round(number)
    assert not scene.table.is_over
    scene.end_round(6)
    assert (scene.table.winners, scene.table.ranking) == ([0, 1], [[0, 1]])
    assert "18 political points so far; 3 more if the round ended now." in say_standing(scene.position)


@clause("SA-political_fields-3")
def test_points_of_the_eliminated_stay_counted() -> None:
    sides = {**TWO, "C": ["f9"]}
    scene = GoalScene("political_fields", sides, 10, marks=CENTRES, rounds=6)
    scene.end_round(1)
    scene.destroy(2)
    scene.end_round(6)
    assert scene.values() == [6, 6, 3]
    assert scene.table.winners == [0, 1]


def test_sampled_games_end_and_replay() -> None:
    scene = two(rounds=6, allotment=3)
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, 6))
    assert say_standing(position)
