"""Elimination with priorities, clause by clause."""

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, say_standing
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import SPECTATOR
from velmoci.salva.position import new_position

FIVE = ("P5", "P4", "P3", "P2", "P1")
"""Sides from the strongest claim down, named as in the rulebook; seat 0 plays P5."""


def finished(*destroyed: str) -> GoalScene:
    """A game of five that was played to its end with these destroyed."""
    scene = GoalScene("priorities", FIVE)
    for side in destroyed:
        scene.destroy(scene.seat(side))
    scene.end_round(10)
    return scene


def ranking(scene: GoalScene) -> list[str]:
    return [FIVE[row[0]] for row in scene.table.ranking]


@clause("V2-7", "SA-priorities-5", "SA-priorities-6")
def test_survivors_stand_first_then_the_destroyed_each_by_priority() -> None:
    assert ranking(finished("P2", "P4")) == ["P5", "P3", "P1", "P4", "P2"]
    assert ranking(finished("P4", "P2")) == ["P5", "P3", "P1", "P4", "P2"], "the time of destruction does not matter"


@clause("V2-24", "SA-priorities-2", "SA-priorities-4")
def test_with_all_alive_the_highest_priority_wins_after_the_last_round() -> None:
    scene = finished()
    assert ranking(scene) == ["P5", "P4", "P3", "P2", "P1"]
    assert scene.table.winners == [0]


@clause("SA-priorities-3")
def test_another_wins_when_all_above_him_are_destroyed_by_whomever() -> None:
    assert finished("P5", "P4").table.winners == [2]


@clause("SA-priorities-7")
def test_the_game_ends_early_with_one_survivor_and_without_any_nobody_wins() -> None:
    scene = GoalScene("priorities", FIVE)
    scene.destroy(0, 1, 2, 3)
    assert scene.table.winners == [4]
    none = GoalScene("priorities", FIVE)
    none.destroy(0, 1, 2, 3, 4)
    assert none.table.winners == []
    assert ranking(none) == ["P5", "P4", "P3", "P2", "P1"]


@clause("SA-priorities-1")
def test_priorities_belong_to_sides_as_listed_or_as_the_option_says() -> None:
    scene = GoalScene("priorities", "ABC", priorities="B C A")
    scene.end_round(10)
    assert scene.table.ranking == [[1], [2], [0]]


@clause("SA-priorities-1", "SA-priorities-8")
@pytest.mark.parametrize(("numbering", "values"), [("high_first", [1, 3, 2]), ("one_first", [3, 1, 2])])
def test_everybody_is_told_all_priorities_before_the_game(numbering: str, values: list[int]) -> None:
    scene = GoalScene("priorities", "ABC", priorities="B C A", priority_numbering=numbering)
    said = [event.to_json() for event in (one.seen_by(SPECTATOR) for one in scene.events) if event is not None]
    assert [event for event in said if event["event"] == "priority"] == [
        {"event": "priority", "power": f"seat_{place + 1}", "value": value} for place, value in enumerate(values)
    ]


@clause("SA-priorities-5", "SA-priorities-6")
def test_the_place_of_everybody_is_told_with_those_who_stand_higher() -> None:
    scene = GoalScene("priorities", "ABC")
    scene.destroy(0)
    told = [entry["reasons"] for entry in scene.rules.goal.standing(scene.table)]
    survives = {"reason": "priority-survives", "clause": "SA-priorities-5"}
    destroyed = {"reason": "priority-destroyed", "clause": "SA-priorities-5"}
    assert told == [
        [{**destroyed, "values": {"priority": 3, "place": 3, "ahead": ["seat_2", "seat_3"]}}],
        [{**survives, "values": {"priority": 2, "place": 1, "ahead": []}}],
        [{**survives, "values": {"priority": 1, "place": 2, "ahead": ["seat_2"]}}],
    ]


@clause("SA-priorities-1")
def test_priorities_are_drawn_or_agreed_for_seats() -> None:
    drawn = GoalScene("priorities", "ABC", priority_assignment="lot", rolls=[3, 1])
    assert drawn.values() == [2, 3, 1]
    agreed = GoalScene("priorities", "ABC", priority_assignment="agreement", priorities="2 3 1")
    assert agreed.values() == [3, 1, 2]


@clause("SA-priorities-1")
@pytest.mark.parametrize(
    ("way", "given"), [("sides", "A B"), ("sides", "A B D"), ("agreement", ""), ("agreement", "1 2")]
)
def test_missing_priorities_are_refused(way: str, given: str) -> None:
    with pytest.raises(BadRulebook, match="SA-priorities-1"):
        GoalScene("priorities", "ABC", priority_assignment=way, priorities=given)


@clause("SA-priorities-1")
def test_two_players_cannot_have_the_same_priority() -> None:
    with pytest.raises(BadRulebook, match="SA-priorities-1"):
        GoalScene("priorities", "ABC", priorities="A A B")


@clause("SA-priorities-8", "SR-priorities-1")
def test_numbering_from_one_changes_only_what_is_shown() -> None:
    plain, other = GoalScene("priorities", "ABC"), GoalScene("priorities", "ABC", priority_numbering="one_first")
    assert plain.values() == other.values() == [1, 2, 3]
    assert "Survives with priority 3: place 1. Nobody stands higher." in say_standing(plain.position)
    assert "Survives with priority 1: place 1. Nobody stands higher." in say_standing(other.position)


@clause("SA-priorities-9")
def test_a_side_may_start_with_a_single_field_and_a_game_may_be_short_or_long() -> None:
    for rounds in (6, 12, 24):
        scene = GoalScene("priorities", {"A": ["f1", "f2", "f3"], "B": ["f4"], "C": ["f5"]}, rounds=rounds)
        assert scene.rules.goal.about(scene.table)["rounds"] == rounds


@pytest.mark.parametrize("seed", range(3))
def test_sampled_games_end_and_replay(seed: int) -> None:
    scene = GoalScene("priorities", {"A": ["f1", "f2"], "B": ["f4"], "C": ["f6"]}, 8, allotment=3, rounds=5)
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, seed, talks=True))
    assert len(position.table.ranking) == 3
    assert say_standing(position)
