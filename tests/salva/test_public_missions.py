"""Public missions, clause by clause."""

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, say_standing, told
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import SPECTATOR
from velmoci.kernel.order import Begin
from velmoci.salva.chapters.public_missions import (
    PublicMissionsGoal,
    different_missions,
    drawn_tasks,
    same_mission,
)
from velmoci.salva.goals.missions import Mission
from velmoci.salva.library import rules_of, scenario_rulebook
from velmoci.salva.position import new_position

THREE = {"A": ["f1", "f2"], "B": ["f4", "f5"], "C": ["f7", "f8"]}
CENTRES = {"f3": {"centre": True}, "f6": {"centre": True}, "f9": {"centre": True}}
WRITTEN = "A: 1 B C / B: 5 f3 f6 f9 / C: 2"


def written(text: str = WRITTEN, **options: object) -> GoalScene:
    given = {"mission_source": "scenario", "side_missions": text, **options}
    return GoalScene("public_missions", THREE, marks=CENTRES, **given)  # type: ignore[arg-type]


def goal_of(scene: GoalScene) -> PublicMissionsGoal:
    goal = scene.rules.goal
    assert isinstance(goal, PublicMissionsGoal)
    return goal


@clause("SA-public_missions-1", "SA-public_missions-3", "SR-public_missions-1")
def test_every_side_has_a_mission_that_names_sides_and_everybody_sees() -> None:
    scene = written()
    about = scene.position.view(-1).to_json()["goal"]
    assert isinstance(about, dict)
    assert about["missions"]["A"]["friend"] == "B"
    lines = told(scene.events, -1)
    assert any(line.startswith("The mission of side A: hold at least 5 fields while B survives") for line in lines)
    assert about["centres"] == ["f3", "f6", "f9"]


WORDS: dict[str, dict[str, object]] = {
    "A": {"pattern": 1, "size": 5, "share": 4, "friend": "B", "enemy": "C", "fields": [], "field": ""},
    "B": {"pattern": 5, "size": 5, "share": 4, "friend": "", "enemy": "", "fields": ["f3", "f6"], "field": "f9"},
    "C": {"pattern": 2, "size": 5, "share": 4, "friend": "", "enemy": "", "fields": [], "field": ""},
}


@clause("SA-public_missions-1", "SA-public_missions-2", "SA-public_missions-3")
def test_missions_are_told_to_all_before_the_sides_are_taken_and_stay_open() -> None:
    scene = written()
    seen = [event.to_json() for event in (one.seen_by(SPECTATOR) for one in scene.events) if event is not None]
    order = [event["event"] for event in seen]
    assert order.index("centres") < order.index("side-mission")
    assert len(order) - order[::-1].index("side-mission") <= order.index("side-taken")
    told_missions = [event for event in seen if event["event"] == "side-mission"]
    assert told_missions == [{"event": "side-mission", "side": side, **words} for side, words in WORDS.items()]
    about = scene.position.view(SPECTATOR).to_json()["goal"]
    assert about == {
        "goal": "public_missions", "rounds": 12, "end_hold": "last_round", "ranked": False,
        "centres": ["f3", "f6", "f9"], "missions": WORDS,
    }  # fmt: skip


@clause("SA-public_missions-3")
def test_the_first_side_is_named_like_any_other() -> None:
    words = goal_of(scene := written("A: 2 / B: 4 A C / C: 3 A")).about(scene.table)["missions"]
    assert isinstance(words, dict)
    assert [(words[side]["friend"], words[side]["enemy"]) for side in "ABC"] == [("", ""), ("A", "C"), ("", "A")]


@clause("SA-public_missions-1", "SA-public_missions-2", "SA-public_missions-5")
def test_missions_are_drawn_from_the_deck_by_lot_unless_the_scenario_states_them() -> None:
    def drawn(*rolls: int) -> list[list[int]]:
        scene = GoalScene("public_missions", THREE, marks=CENTRES, rolls=rolls, mission_deck="3 2 6")
        return [mission.dump() for mission in goal_of(scene).tasks(scene.table).missions]

    assert drawn(1, 1, 2, 3) == [[3, -1, 2], [2, -1, -1], [6, -1, -1]]
    assert drawn(2, 2, 3, 2, 3, 1, 1) == [[2, -1, -1], [6, -1, -1], [3, -1, 1]], "anew where two are the same"


@clause("SA-public_missions-4")
def test_what_is_lacking_for_a_small_and_for_a_great_victory_is_told() -> None:
    scene = written(end_hold="now")
    scene.own(0, "f1", "f2", "f10", "f11", "f12")
    scene.own(1, "f3", "f6", "f9")
    entries = scene.rules.goal.standing(scene.table)
    small = {"reason": "need-small", "clause": "SA-secret_missions-4", "values": {"count": 1}}
    great = {"reason": "need-great", "clause": "SA-secret_missions-4"}
    assert [entry["missing"] for entry in entries] == [
        [{**great, "values": {"count": 1}}],
        [{"reason": "need-nothing", "clause": "SA-secret_missions-4", "values": {}}],
        [small, {**great, "values": {"count": 2}}],
    ]


@clause("SA-public_missions-4")
def test_small_and_great_victories_win_and_nothing_does_not() -> None:
    scene = written(end_hold="now")
    scene.own(0, "f1", "f2", "f10", "f11", "f12")
    scene.own(1, "f3", "f6", "f9")
    assert scene.values() == [1, 2, 0]
    scene.end_round(12)
    assert scene.table.winners == [0, 1]


@clause("SA-public_missions-2")
def test_missions_belong_to_sides_whoever_plays_them() -> None:
    scene = written(assignment="lot")
    position = new_position(scene.position.rulebook)
    position.apply(-1, Begin(), Seeded(4))
    sides = [position.rules.sides[int(side)].id for side in position.table.side]
    assert sides != ["A", "B", "C"]
    table = position.table
    for field in ("f3", "f6", "f9"):
        table.owner[position.rules.board.index[field]] = sides.index("B")
    assert position.rules.goal.standing(table)[sides.index("B")]["value"] == 2
    assert [mission.pattern for mission in goal_of(scene).tasks(table).missions] == [1, 5, 2]


@clause("SA-public_missions-4")
def test_ends_levels_and_destruction_are_as_with_secret_missions() -> None:
    scene = written(end_hold="now")
    scene.own(0, "f1", "f2", "f10", "f11", "f12")
    scene.own(2, "f7", "f8", "f3", "f6")
    assert scene.values() == [1, 0, 1]
    scene.destroy(2)
    assert scene.values() == [2, 0, 0]
    scene.end_round(12)
    assert (scene.table.winners, scene.table.clause) == ([0], "SA-public_missions-4")
    assert say_standing(scene.position)
    with pytest.raises(BadRulebook, match="SA-public_missions-4"):
        GoalScene("public_missions", {"A": ["f1"], "B": ["f2"]})


@clause("SA-public_missions-5")
@pytest.mark.parametrize("seed", range(20))
def test_no_two_sides_have_the_same_mission(seed: int) -> None:
    scene = GoalScene("public_missions", THREE, marks=CENTRES, mission_deck="3 2")
    missions = drawn_tasks(scene.rules, scene.table, Seeded(seed))
    assert len({same_mission(mission) for mission in missions}) == 3


@clause("SA-public_missions-5")
def test_missions_that_ask_for_the_same_are_the_same() -> None:
    assert same_mission(Mission(4, 0, 1, ())) == same_mission(Mission(4, 1, 0, ()))
    assert same_mission(Mission(1, 0, 1, ())) != same_mission(Mission(1, 1, 0, ()))
    assert same_mission(Mission(5, -1, -1, (2, 5, 8))) == same_mission(Mission(5, -1, -1, (5, 2, 8)))
    assert same_mission(Mission(5, -1, -1, (2, 5, 8))) != same_mission(Mission(5, -1, -1, (2, 8, 5)))
    assert same_mission(Mission(5, -1, -1, (5, 2, 8))) == (5, -1, -1, 2, 5, 8)
    assert same_mission(Mission(5, -1, -1, (8, 5, 2))) == (5, -1, -1, 5, 8, 2)


@clause("SA-public_missions-5")
def test_a_deck_that_cannot_tell_all_sides_apart_is_refused() -> None:
    with pytest.raises(BadRulebook, match="SA-public_missions-5"):
        GoalScene("public_missions", THREE, marks=CENTRES, mission_deck="2 6")
    with pytest.raises(BadRulebook, match="SA-public_missions-1"):
        GoalScene("public_missions", THREE, marks=CENTRES, mission_deck="7")
    assert different_missions(GoalScene("public_missions", THREE, marks=CENTRES, mission_deck="5").rules) == 3


@clause("SA-public_missions-1", "SA-public_missions-4")
def test_there_are_three_to_six_centres_as_with_secret_missions() -> None:
    for marks in ({"f3": {"centre": True}}, {f"f{place}": {"centre": True} for place in range(3, 10)}):
        with pytest.raises(BadRulebook, match="SA-secret_missions-6"):
            GoalScene("public_missions", THREE, marks=marks)


@clause("SA-public_missions-1", "SA-public_missions-2")
def test_a_deck_does_not_matter_where_the_scenario_states_the_missions() -> None:
    assert len(goal_of(scene := written(mission_deck="2 6")).tasks(scene.table).missions) == 3


@clause("SA-public_missions-1", "SA-public_missions-2")
def test_missions_of_a_scenario_are_checked_before_the_game_begins() -> None:
    text = written().rules.word("scenario")
    given = {"mission_source": "scenario", "side_missions": "A: 2 / B: 2 / C: 6", "players": 3}
    with pytest.raises(BadRulebook, match="SA-public_missions-5"):
        rules_of(scenario_rulebook(text, ["public_missions", "multiplayer"], given))


@clause("SA-public_missions-1", "SA-public_missions-5")
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("A: / B: 2 / C: 6", "SA-public_missions-1"),
        pytest.param("A: 1 A C / B: 2 / C: 6", "SA-secret_missions-9", marks=clause("SA-secret_missions-9")),
        pytest.param("A: 1 B B / B: 2 / C: 6", "SA-secret_missions-9", marks=clause("SA-secret_missions-9")),
        ("A: 5 f1 f3 f6 / B: 2 / C: 6", "SA-secret_missions-9"),
        ("A: 2 B / B: 3 A / C: 6", "SA-secret_missions-9"),
        ("A: 8 / B: 2 / C: 6", "SA-public_missions-1"),
        ("X: 2 / B: 2 / C: 6", "SA-public_missions-1"),
        ("A: 2 / B: 6", "SA-public_missions-5"),
        ("A: 2 / B: 2 / C: 6", "SA-public_missions-5"),
        ("A: 2 / B: 6 / C: 3 A / A: 3 B", "SA-public_missions-1"),
    ],
)
def test_missions_of_a_scenario_are_checked(text: str, rule: str) -> None:
    with pytest.raises(BadRulebook, match=rule):
        written(text)


@clause("SA-public_missions-1", "SA-public_missions-5")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("A: 2 / B: 7 / C: 6", "B: 7"),
        ("A: 2 / " + "Z" * 50 + ": 2 / C: 6", "Z" * 40),
        ("C: 3 A / A: 2 / B: 2", "A B C"),
        ("C: 3 A / A: 2", "A C"),
    ],
)
def test_a_refused_mission_is_told_as_it_was_written(text: str, value: str) -> None:
    with pytest.raises(BadRulebook, match="bad_mission") as caught:
        written(text)
    assert caught.value.values == {"value": value}


@clause("SA-public_missions-1")
def test_missions_may_stand_on_lines_of_their_own_in_any_order() -> None:
    missions = goal_of(scene := written("C: 3 A\nA: 2\nB: 4 A C")).tasks(scene.table).missions
    assert [mission.dump() for mission in missions] == [[2, -1, -1], [4, 0, 2], [3, -1, 0]]


def test_missions_with_one_opponent_name_him_as_the_one_to_destroy() -> None:
    missions = goal_of(scene := written("A: 3 B / B: 4 A C / C: 6")).tasks(scene.table).missions
    assert [mission.dump() for mission in missions] == [[3, -1, 1], [4, 0, 2], [6, -1, -1]]


@pytest.mark.parametrize("seed", range(2))
def test_sampled_games_end_and_replay(seed: int) -> None:
    scene = GoalScene("public_missions", THREE, marks=CENTRES, allotment=3, rounds=6)
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, seed))
    assert say_standing(position)
