"""Political points from buildings, clause by clause."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, check_replay, play_out, say_standing
from velmoci.salva.base.sealing import cost_of
from velmoci.salva.chapters.political_buildings import yield_of
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.numbers import ratio_text
from velmoci.salva.position import new_position

TWO = {"A": ["f1", "f2", "f3"], "B": ["f6", "f7"]}
RICH = {"f1": {"factories": 8, "production": "3"}, "f2": {"factories": 2}}


def two(*chapters: str, **options: object) -> GoalScene:
    return GoalScene(
        "political_buildings", TWO, 10, marks=RICH, chapters=["factories", *chapters], **options  # type: ignore[arg-type]
    )


def price(scene: GoalScene, item: str, field: str) -> str:
    place = scene.rules.board.index[field]
    return ratio_text(scene.rules.price(scene.table, 0, scene.rules.items[item], place), scene.rules.money)


def buildings(scene: GoalScene, field: str) -> int:
    column = scene.table.field_columns[scene.rules.field_column("political_buildings")]
    return int(column[scene.rules.board.index[field]])


@clause("V2-42", "SA-political_buildings-2")
def test_the_price_counts_all_buildings_of_the_field() -> None:
    scene = two()
    assert (price(scene, "political_building", "f2"), price(scene, "factory", "f2")) == ("6", "6")
    scene.rules.items["political_building"].put(scene.position, 0, "f2", True)
    assert (price(scene, "political_building", "f2"), price(scene, "factory", "f2")) == ("8", "8")
    dear = two(political_price="5/2")
    assert (price(dear, "political_building", "f2"), price(dear, "factory", "f2")) == ("15/2", "6")


@clause("SA-political_buildings-2")
def test_it_is_bought_like_a_factory() -> None:
    scene = two()
    scene.order(0, "end_movement")
    assert scene.refused(0, "buy political_building f2") == "SA-minimal-24"
    assert scene.refused(0, "build_political f2 from f6 1") == "SA-factories-9"
    assert scene.refused(0, "build_political f6 from f2 1") == "SA-factories-9"
    menus = [menu for menu in scene.position.pending()[0].menus() if menu.kind == "build_political"]
    assert "build_political f2 from f1 4" in [str(order) for menu in menus for order in menu]
    assert scene.order(0, "build_political f2 from f1 4") == ["political-built"]
    assert buildings(scene, "f2") == 1
    assert scene.order(0, "buy political_building f1") == ["political-built"]


@clause("SA-political_buildings-2")
def test_an_offer_names_the_order_by_which_others_help_to_pay() -> None:
    scene = two()
    scene.order(0, "end_movement")
    offers: Any = scene.position.pending()[0].about()["choices"]
    orders = {one["item"]: one["sharing"]["order"] for one in offers["buy"] if "sharing" in one}
    assert orders == {"factory": "build_factory", "political_building": "build_political"}


@clause("SA-political_buildings-2")
def test_nothing_is_built_on_a_fresh_field() -> None:
    scene = two()
    scene.table.fresh[scene.rules.board.index["f2"]] = 1
    scene.order(0, "end_movement")
    assert scene.refused(0, "build_political f2 from f1 6") == "SA-factories-9"
    assert scene.refused(0, "buy political_building f2") == "SA-minimal-22"


@clause("SA-political_buildings-3")
def test_every_production_phase_yields_points_times_the_bonus_of_the_field() -> None:
    scene = two()
    for field in ("f1", "f2", "f3"):
        scene.rules.items["political_building"].put(scene.position, 0, field, True)
    scene.table.fresh[scene.rules.board.index["f3"]] = 1
    assert scene.order(0, "end_movement") == ["movement-ended", "political-yield"]
    assert scene.events[1].seen_by_all().to_json() == {"event": "political-yield", "power": "seat_1", "points": "4"}
    assert scene.values() == [4, 0]
    assert yield_of(scene.rules, scene.table, 0).text() == "3"
    scene.order(0, "end_production")
    assert scene.order(1, "end_movement") == ["movement-ended"], "without a building nothing is told"


@clause("SA-political_buildings-3")
def test_the_production_cycle_multiplies_points_and_skips_turns() -> None:
    scene = two("production_cycle", "terrain")
    scene.rules.items["political_building"].put(scene.position, 0, "f1", True)
    scene.order(0, "end_movement")
    assert scene.values() == [6, 0]
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(0, "end_movement")
    assert scene.values() == [6, 0], "a turn without production"


@clause("SA-political_buildings-1", "SA-political_buildings-4")
def test_most_points_win_and_equal_points_share_the_win() -> None:
    scene = two()
    points = scene.table.seat_columns[scene.rules.seat_column("political_points")]
    points[0] = points[1] = 5
    scene.end_round(14)
    assert not scene.table.is_over
    scene.end_round(15)
    assert (scene.table.winners, scene.table.ranking) == ([0, 1], [[0, 1]])
    assert "5 political points; 0 buildings yield more." in say_standing(scene.position)


@clause("SA-political_buildings-4")
def test_points_are_never_lost() -> None:
    scene = two()
    scene.rules.items["political_building"].put(scene.position, 0, "f2", True)
    scene.order(0, "end_movement")
    scene.take(1, "f2")
    assert scene.values() == [1, 0]


@clause("SA-political_buildings-2", "SA-factories-4")
def test_a_sealed_list_pays_for_each_building_by_those_before_it() -> None:
    scene = two()
    army = (("political_building", "f2", 1), ("factory", "f2", 1), ("political_building", "f2", 1))
    cost = cost_of(scene.position.sight(0), army)
    assert ratio_text(cost, scene.rules.money) == str(6 + 8 + 10)


@pytest.mark.parametrize("mode", ["alternating", "blind"])
def test_sampled_games_end_and_replay(mode: str) -> None:
    scene = two(rounds=6, allotment=8, placement_mode=mode)
    position = new_position(scene.position.rulebook)
    check_replay(position, play_out(position, 6))
    assert say_standing(position)


@clause("SA-political_buildings-1")
@pytest.mark.parametrize("seed", range(2))
def test_the_scenario_is_alike_for_all_and_ends(seed: int) -> None:
    position = new_position(scenario_rulebook("proud_cities"))
    board = position.rules.board
    circles = (("skalna", "borek", "podjezi"), ("horka", "jedlina", "ricany"), ("kamenice", "lesna", "luzec"))
    turn = {circle[place]: circle[(place + 1) % 3] for circle in circles for place in range(3)}
    turn["trziste"] = "trziste"
    for one in board.ids:
        near = {board.ids[other] for other in board.neighbours[board.index[one]]}
        turned = {board.ids[other] for other in board.neighbours[board.index[turn[one]]]}
        assert {turn[other] for other in near} == turned
    check_replay(position, play_out(position, seed))
    assert len(position.table.ranking) >= 1
