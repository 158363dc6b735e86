"""Political points in games in the style of Civilization (SA-political_points)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, say_standing
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.chapters.political_points import advice
from velmoci.salva.library import find_scenario, scenario_rulebook
from velmoci.salva.numbers import ratio_text
from velmoci.salva.position import new_position
from velmoci.salva.warnings import warnings_of

TWO = {"A": ["f1", "f2", "f3"], "B": ["f6", "f7"]}


def two(*chapters: str, marks: Any = None, **options: Any) -> GoalScene:
    on = ["factories", "civilization", "political_points", "terrain", *chapters]
    given: dict[str, Any] = {"one_field_start": False, **options}
    return GoalScene("political_buildings", TWO, 10, marks=marks or {"f1": {"factories": 6}}, chapters=on, **given)


def build(scene: GoalScene, field: str, count: int = 1, seat: int = 0) -> None:
    for _ in range(count):
        scene.rules.items["political_building"].put(scene.position, seat, field, True)


def points(scene: Scene) -> list[str]:
    column = scene.position.table.seat_columns[scene.rules.seat_column("political_points")]
    return [ratio_text(int(parts), scene.rules.money) for parts in column]


def produce(scene: GoalScene, seat: int = 0) -> list[str]:
    scene.order(seat, "end_movement")
    return scene.order(seat, "end_production")


def price(scene: GoalScene, item: str, field: str) -> str:
    place = scene.rules.board.index[field]
    return ratio_text(scene.rules.price(scene.table, 0, scene.rules.items[item], place), scene.rules.money)


@clause("SA-political_points-1", "SA-civilization-3", "SA-political_buildings-5", "SA-civilization-8")
def test_political_factories_yield_points_times_the_bonus_of_the_field() -> None:
    scene = two(marks={"f1": {"production": "3"}, "f2": {"factories": 0}})
    build(scene, "f1", 2)
    build(scene, "f2")
    build(scene, "f3")
    scene.table.fresh[scene.rules.board.index["f3"]] = 1
    assert scene.order(0, "end_movement") == ["movement-ended"]
    assert scene.order(0, "end_production")[:2] == ["production-ended", "political-yield"]
    assert points(scene) == ["7", "0"]


@clause("SA-political_points-1", "SA-civilization-5", "SA-civilization-6")
def test_what_political_factories_put_out_may_be_spent_otherwise() -> None:
    scene = two(marks={"f1": {"factories": 0}})
    build(scene, "f1", 4)
    scene.order(0, "end_movement")
    assert scene.purse("f1") == "4/3"
    scene.order(0, "buy tank f1")
    scene.order(0, "end_production")
    assert points(scene) == ["1", "0"]


@clause("SA-civilization-5")
def test_other_factories_make_political_points_one_of_three() -> None:
    scene = two(marks={"f1": {"factories": 6}, "f2": {"factories": 0}})
    build(scene, "f1")
    scene.order(0, "end_movement")
    assert offered(scene, "devote") == (["devote f1 2", "devote f3 1/3"], False)
    assert scene.refused(0, "devote f1 3") == "SA-civilization-5"
    assert scene.refused(0, "devote f1 0") == "SA-civilization-5"
    assert scene.refused(0, "devote f6 1") == "SA-civilization-5"
    scene.order(0, "devote f1 1")
    assert scene.purse("f1") == "11/3", "three of them and a third of two points"
    assert offered(scene, "devote") == (["devote f1 1", "devote f3 1/3"], False)
    scene.order(0, "end_production")
    assert points(scene) == ["2", "0"]


@clause("SA-civilization-5")
def test_without_specialised_factories_the_goal_is_as_it_was() -> None:
    on = ["factories", "civilization"]
    given: dict[str, Any] = {"one_field_start": False, "specialised_factories": False}
    scene = GoalScene("political_buildings", TWO, 10, marks={}, chapters=on, **given)
    build(scene, "f1")
    assert scene.order(0, "end_movement") == ["movement-ended", "political-yield"]
    assert offered(scene, "devote") is None
    assert price(scene, "factory", "f1") == "6"


@clause("SA-civilization-7", "SA-political_points-1")
def test_the_price_counts_factories_of_all_kinds() -> None:
    scene = two(marks={"f1": {"factories": 1, "science_factories": 1, "building_factories": 1}})
    build(scene, "f1")
    assert [price(scene, item, "f1") for item in ("factory", "science_factory", "political_building")] == ["10"] * 3
    dear = two(political_price="1/2", marks={"f1": {"factories": 1, "science_factories": 1}})
    assert price(dear, "political_building", "f1") == "3/2"


@clause("SA-political_points-1")
def test_political_points_need_specialised_factories() -> None:
    with pytest.raises(BadRulebook, match=r"bad_option.*SA-political_points-1"):
        two(specialised_factories=False)


@clause("SA-political_points-2")
def test_most_points_win_after_the_last_round_and_equal_ones_share_the_win() -> None:
    scene = two()
    column = scene.table.seat_columns[scene.rules.seat_column("political_points")]
    column[0] = column[1] = 5 * scene.rules.money
    scene.end_round(15)
    assert (scene.table.winners, scene.table.ranking) == ([0, 1], [[0, 1]])
    assert "5 political points; 0 buildings yield more." in say_standing(scene.position)
    again = two()
    again.table.seat_columns[again.rules.seat_column("political_points")][1] = 1
    again.end_round(14)
    assert not again.table.is_over
    again.end_round(15)
    assert again.table.winners == [1]


@clause("SA-political_points-4", "TV5-29", "R5-25")
@pytest.mark.parametrize(("share", "after"), [("1/3", ["6", "3"]), ("1/2", ["9/2", "9/2"]), ("0", ["9", "0"])])
def test_whoever_conquers_political_factories_takes_a_part_of_what_they_made(share: str, after: list[str]) -> None:
    scene = two(political_capture=share, marks={"f2": {"factories": 0, "production": "3"}})
    build(scene, "f2", 3)
    produce(scene)
    assert points(scene) == ["9", "0"]
    scene.take(1, "f2")
    assert points(scene) == after


@clause("SA-political_points-4")
def test_only_what_the_field_itself_has_made_counts_and_nobody_comes_below_nothing() -> None:
    scene = two(political_capture="1/2", marks={"f2": {"factories": 0}})
    build(scene, "f1", 4)
    build(scene, "f2", 2)
    produce(scene)
    scene.take(1, "f2")
    assert points(scene) == ["5", "1"]
    column = scene.table.seat_columns[scene.rules.seat_column("political_points")]
    column[0] = scene.rules.money
    scene.take(1, "f1")
    assert points(scene) == ["0", "2"]


@clause("SA-political_points-4")
def test_without_political_factories_nothing_is_taken_nor_with_a_gift_nor_from_nobody() -> None:
    scene = two(political_capture="1/2", marks={"f2": {"factories": 0}})
    build(scene, "f2", 2)
    produce(scene)
    place = scene.rules.board.index["f2"]
    for reaction in scene.rules.reactions:
        reaction.field_given(scene.position, place, 0, 1)
        reaction.field_changes(scene.position, place, -1, 1)
        reaction.field_changes(scene.position, place, 0, -1)
    assert points(scene) == ["2", "0"]
    scene.table.field_columns[scene.rules.field_column("political_buildings")][place] = 0
    scene.take(1, "f2")
    assert points(scene) == ["2", "0"]


@clause("SA-political_points-7")
@pytest.mark.parametrize(("vulnerability", "warned"), [("1/3", False), ("1/4", True), ("1/2", False)])
def test_cheap_scouts_are_warned_of(vulnerability: str, warned: bool) -> None:
    scene = two("scouting", "formations", scout_vulnerability=vulnerability)
    found = [warning.sentence for warning in advice(scene.position.rulebook, 12)]
    assert found == (["warning-cheap-scouts"] if warned else [])


@clause("SA-political_points-7")
def test_a_large_map_is_warned_of() -> None:
    book = two().position.rulebook
    assert [warning.sentence for warning in advice(book, 30)] == []
    assert [warning.sentence for warning in advice(book, 31)] == ["warning-large-map"]
    assert advice(scenario_rulebook("proud_cities"), 99) == []


@clause("SA-political_points-2")
def test_it_is_said_that_points_count_with_their_goal_alone() -> None:
    on = ["civilization", "factories", "political_points"]
    book = scenario_rulebook("border_war", [*find_scenario("border_war").chapters, *on])
    assert [warning.sentence for warning in advice(book, 12)] == ["warning-no-political-goal"]
    assert "warning-no-political-goal" in [warning.sentence for warning in warnings_of(book)]


@pytest.mark.parametrize("seed", [1, 2])
def test_sampled_games_end_and_replay(seed: int) -> None:
    scene = two(rounds=6, allotment=8, political_capture="1/3")
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, seed))
