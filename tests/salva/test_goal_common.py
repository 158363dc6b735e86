"""What all goals share: when they end, who holds a field at the end, and what the result says."""

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, goal_map, say_standing
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.chapters.goal_common import RoundGoal, is_destroyed
from velmoci.salva.goals.results import Result, ranked
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.maps.atlas import map_of
from velmoci.salva.state import NOBODY


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


def friends(**options: object) -> GoalScene:
    """Three who like each other as much as themselves: every field that somebody holds is 3 points for all."""
    given = {"relation_balance": "none", **options}
    return GoalScene("relations", "ABC", rolls=[6] * 6, **given)  # type: ignore[arg-type]


@clause("SA-goal_common-4", "SA-goal_common-5")
def test_before_the_last_round_the_standing_counts_what_everybody_owns_now() -> None:
    scene = friends()
    assert scene.values() == [9, 9, 9]
    scene.take(0, "f5")
    assert scene.values() == [12, 12, 12]
    scene.table.round = 12
    assert scene.values() == [9, 9, 9]


@clause("SA-goal_common-5", "SA-goal_common-6")
def test_the_result_of_a_game_that_ends_early_counts_what_everybody_owns() -> None:
    scene = friends(objective="rank")
    scene.end_round(11)
    scene.table.round = 12
    scene.take(0, "f5")
    scene.order(1, "resign")
    scene.order(2, "resign")
    said = [event.seen_by_all().to_json() for event in scene.events]
    assert [event for event in said if event["event"] == "result-score"] == [
        {"event": "result-score", "power": f"seat_{seat}", "value": 6} for seat in (1, 2, 3)
    ]
    assert (scene.table.ranking, scene.table.winners) == ([[0, 1, 2]], [0, 1, 2])


@clause("SA-goal_common-4")
def test_by_the_last_round_fields_are_kept_from_the_end_of_a_round_and_by_the_own_turn_from_its_end() -> None:
    for hold, after_turn in (("last_round", NOBODY), ("own_last_turn", 0)):
        scene = friends(end_hold=hold)
        scene.take(0, "f5")
        scene.end_turn(0)
        assert kept(scene, "f5") == after_turn
        scene.end_round(1)
        assert kept(scene, "f5") == 0


def kept(scene: GoalScene, field: str) -> object:
    """The number of the seat that keeps a field, as everybody sees it."""
    fields = scene.position.public_json()["fields"]
    assert isinstance(fields, dict)
    return fields[field]["kept"]


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


NAMED = """
[[side]]
id = "A"
cs = "Strana A"
en = "Side A"
fields = ["f1"]
allotment = 1
[[side]]
id = "N"
cs = "Sever"
en = "North"
fields = ["f2"]
allotment = 1
[[side]]
id = "X"
fields = ["f3"]
allotment = 1
"""


@clause("SA-goal_common-8")
def test_a_name_of_the_war_stands_only_for_a_plain_letter_that_has_one() -> None:
    text = goal_map({}, 4).replace('en = "scene"', f'en = "scene"\n{NAMED}')
    book = scenario_rulebook(text, ["relations", "multiplayer"], {"side_labels": "ww2", "players": 3})
    assert [side["name"] for side in map_of(book)["sides"]] == [
        {"cs": "Amerika", "en": "America"},
        {"cs": "Sever", "en": "North"},
        {"cs": "X", "en": "X"},
    ]


def test_every_reason_has_its_sentence() -> None:
    scene = GoalScene("priorities", "ABCD")
    scene.destroy(1)
    assert "Survives with priority 4: place 1. Nobody stands higher." in say_standing(scene.position)


def test_a_goal_must_say_how_everyone_fares() -> None:
    scene = GoalScene("priorities", "ABC")
    with pytest.raises(NotImplementedError):
        RoundGoal(scene.rules).results(scene.table)
