"""War economy (SA-war_economy): what seats begin with, work, meals, and what is paid with what."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.economy_scenes import WIDE, EconomyScene
from tests.salva.scenes import Scene
from velmoci.kernel.errors import BadRulebook, Malformed
from velmoci.kernel.rulebook import assemble
from velmoci.salva.library import LIBRARY, NOTATION
from velmoci.salva.map_seams import ANYTHING, BUILDING, RESEARCH
from velmoci.salva.numbers import ratio_text
from velmoci.salva.paying import left_for, spend


def points(scene: EconomyScene, field: str, use: str) -> str:
    return ratio_text(left_for(scene.rules, scene.position.table, scene.field(field), use), scene.rules.money)


@clause("SA-war_economy-3", "R5-43")
@pytest.mark.parametrize(
    ("table", "workers", "resources", "buildings"), [("beginner", 8, 6, 7), ("advanced", 18, 18, 15)]
)
def test_every_seat_begins_with_its_set_on_its_first_field(
    table: str, workers: int, resources: int, buildings: int
) -> None:
    scene = EconomyScene(is_bare=False, options={"economy_table": table})
    assert (scene.goods("b"), scene.works("c")) == ({}, {})
    for field in ("a", "d"):
        assert scene.goods(field)["worker"] == workers
        assert len(scene.goods(field)) == resources + 1
        assert sum(scene.goods(field).values()) == workers + (36 if table == "beginner" else 12 * 2 + 6 * 16)
    kinds = {"barracks", "arms_works", "toolworks", "concrete_plant", "ironworks", "mine", "farm"}
    assert kinds <= set(scene.works("a"))
    assert scene.economy.table.name == table
    assert table == "advanced" or set(scene.works("a")) == kinds
    assert buildings <= sum(scene.works("d").values()) + (table == "beginner") * 0


@clause("SA-war_economy-1", "SA-foundations-4")
def test_it_takes_the_place_of_factories_and_of_points_that_fields_yield() -> None:
    for chapter in ("factories", "political_buildings"):
        with pytest.raises(BadRulebook):
            assemble(LIBRARY, ["war_economy", chapter], {})
    scene = EconomyScene(["terrain"], marks={"a": {"production": "3"}}).spending()
    assert [scene.purse(field) for field in "abc"] == ["0", "0", "0"]
    plain = Scene(owners=WIDE).begin()
    plain.order(0, "end_movement")
    assert plain.purse("a") == "1"


@clause("SA-war_economy-4", "SA-war_economy-5", "TS5-04", "R5-45")
def test_a_worker_and_two_inputs_make_six_and_the_worker_stays() -> None:
    scene = EconomyScene()
    scene.put("a", worker=1, tools=1, fuel=1, concrete_plant=1)
    scene.working()
    assert scene.order(0, "work mix_concrete a 1") == ["worked", "goods-made"]
    assert scene.goods("a") == {"worker": 1, "concrete": 6}


@clause("SA-war_economy-2")
@pytest.mark.parametrize("name", ["beginner", "advanced"])
def test_every_resource_leads_to_every_other_and_all_extraction_needs_tools(name: str) -> None:
    table = EconomyScene(options={"economy_table": name}).economy.table
    tools = table.resource_index["tools"]
    assert all(tools in one.inputs for one in table.conversions if one.group == 1)
    for start in range(len(table.resources)):
        reached, fresh = {start}, {start}
        while fresh:
            fresh = {int(one.output) for from_ in fresh for one in table.users(from_) if one.output >= 0} - reached
            reached |= fresh
        assert reached == set(range(len(table.resources))), table.resources[start].code


@clause("SA-war_economy-4", "SA-war_economy-5", "SA-war_economy-6", "SA-war_economy-9", "SA-war_economy-10")
def test_work_is_refused_without_worker_building_inputs_and_on_fresh_fields() -> None:
    scene = EconomyScene()
    scene.put("a", worker=2, tools=1, fuel=1, farm=1, food=1)
    scene.put("c", worker=1, tools=1, fuel=1, farm=1, ore=4)
    scene.put("d", worker=1, tools=1, fuel=1, farm=1)
    scene.position.table.fresh[scene.field("c")] = 1
    scene.working()
    assert scene.refused(0, "work grow_food b 1") == "SA-war_economy-4"
    assert scene.refused(0, "work grow_food a 3") == "SA-war_economy-4"
    assert scene.refused(0, "work mine_fuel a 1") == "SA-war_economy-6"
    assert scene.refused(0, "work grow_food a 2") == "SA-war_economy-6"
    assert scene.refused(0, "work settle a 1") == "SA-war_economy-4"
    assert scene.refused(0, "work grow_food c 1") == "SA-war_economy-9"
    assert scene.refused(0, "work grow_food d 1") == "SA-war_economy-5"
    assert scene.refused(0, "work bake_food a 1") == "SA-war_economy-3"
    assert scene.refused(0, "work grow_food nowhere 1") == "SA-minimal-4"
    assert scene.refusal(0, "work").code == "no_work_named"
    assert scene.offered(0, "work") == ["work grow_food a 1", "work research a 1"]
    scene.order(0, "work research a 1")
    assert scene.refused(0, "work grow_food a 1") == "SA-war_economy-7"


@clause("SA-war_economy-6", "R5-06", "TV5-19")
def test_a_worker_and_a_building_work_once_in_a_phase() -> None:
    scene = EconomyScene()
    scene.put("a", worker=2, tools=5, fuel=5, food=9, farm=1)
    scene.working()
    scene.order(0, "work grow_food a 1")
    assert scene.refusal(0, "work grow_food a 1").code == "building_busy"
    scene.order(0, "work research a 1")
    assert scene.step() == "production", "nobody is left to work"
    busy = EconomyScene(options={"building_capacity": 2})
    busy.put("a", worker=3, tools=5, fuel=5, farm=1)
    busy.working().order(0, "work grow_food a 2")
    assert busy.refusal(0, "work grow_food a 1").code == "building_busy"
    assert busy.refusal(0, "work grow_food a 2").code == "workers_busy"


@clause("SA-war_economy-7", "SA-war_economy-8", "TV5-17")
def test_a_group_uses_nothing_that_it_makes_itself() -> None:
    scene = EconomyScene()
    scene.put("a", worker=2, tools=2, food=1, farm=1, mine=1)
    scene.working()
    assert scene.refused(0, "work mine_fuel a 1, grow_food a 1") == "SA-war_economy-7"
    scene.order(0, "work mine_fuel a 1")
    assert scene.goods("a").get("fuel", 0) == 0, "the group is not over"
    assert scene.refusal(0, "work grow_food a 1").code == "made_in_this_group"
    scene.order(0, "end_work")
    assert scene.goods("a")["fuel"] == 6


@clause("SA-war_economy-7", "SA-war_economy-8", "TV5-18")
def test_ore_is_mined_smelted_and_made_into_tools_in_one_phase() -> None:
    scene = EconomyScene()
    scene.put("a", worker=3, tools=1, concrete=1, fuel=2, mine=1, ironworks=1, toolworks=1)
    scene.working()
    scene.order(0, "work make_tools a 1, smelt_iron a 1, mine_ore a 1")
    assert scene.goods("a") == {"worker": 3, "ore": 5, "iron": 5, "tools": 6}
    late = EconomyScene()
    late.put("a", worker=4, tools=2, concrete=1, fuel=3, mine=1, ironworks=1, ore=1)
    late.working().order(0, "work smelt_iron a 1")
    assert late.refused(0, "work mine_ore a 1") == "SA-war_economy-7"
    assert late.stock.stage == 2


@clause("SA-war_economy-11", "TS5-05")
def test_a_field_multiplies_what_it_is_rich_in_and_rounds_down() -> None:
    marks: dict[str, dict[str, object]] = {"a": {"iron_yield": "2"}, "b": {"food_yield": "5/4"}}
    scene = EconomyScene(marks=marks)
    scene.put("a", worker=1, ore=1, fuel=1, ironworks=1)
    scene.put("b", worker=2, tools=2, fuel=2, farm=2)
    scene.working().order(0, "work smelt_iron a 1, grow_food b 2")
    assert scene.goods("a") == {"worker": 1, "iron": 12}
    assert scene.goods("b") == {"worker": 2, "food": 14}, "7 for each conversion, not 15 for both"


@clause("SA-war_economy-12", "R5-07")
def test_a_roll_draws_the_yield_of_one_resource_for_each_field() -> None:
    """Food, fuel and ore come out of the ground, iron does not: twice, by half, one and a half, four thirds."""
    rolls = [1, 6, 2, 2, 3, 5, 4, 6]
    text = {"field_yields": "random", "economy_table": "beginner"}
    scene = Scene(["war_economy"], owners=WIDE, options=text)
    scene.begin(rolls)
    view: Any = scene.position.view(0).to_json()
    told = view["slices"]["war_economy"]["fields"]
    assert [told[field].get("yields") for field in "abcd"] == [
        {"food": "2"}, {"fuel": "1/2"}, {"ore": "3/2"}, {"iron": "4/3"},
    ]  # fmt: skip


@clause("SA-war_economy-12")
@pytest.mark.parametrize(
    ("rolls", "factors"), [([1, 1, 1, 3, 1, 4, 4, 5], ["0", "1", "1", "7/6"]), ([4, 1, 5, 2, 6, 4, 4, 3], ["1"] * 4)]
)
def test_what_is_manufactured_varies_less_than_what_is_extracted(rolls: list[int], factors: list[str]) -> None:
    scene = Scene(["war_economy"], owners=WIDE, options={"field_yields": "random"}).begin(rolls)
    view: Any = scene.position.view(0).to_json()
    told = view["slices"]["war_economy"]["fields"]
    assert [next(iter(told[field]["yields"].values())) for field in "abcd"] == factors


def fed(scene: EconomyScene) -> EconomyScene:
    """The scene after the production phase of the seat on turn."""
    scene.spending()
    scene.order(0, "end_production")
    return scene


@clause("SA-war_economy-13", "R5-08")
def test_every_worker_eats_at_the_end_wherever_food_is_in_reach() -> None:
    scene = EconomyScene(options={"spoilage": "0", "worker_food": 2})
    scene.put("a", worker=2)
    scene.put("b", food=9, worker=1)
    scene.put("c", worker=1)
    fed(scene)
    assert scene.goods("b") == {"food": 1, "worker": 1}
    assert (scene.goods("a"), scene.goods("c")) == ({"worker": 2}, {"worker": 1})
    none = EconomyScene(options={"worker_food": 0})
    none.put("a", worker=3)
    assert fed(none).goods("a") == {"worker": 3}


@clause("SA-war_economy-14", "TV5-16")
@pytest.mark.parametrize(("left", "stays"), [(17, 12), (2, 2), (3, 2)])
def test_a_third_of_the_food_that_is_left_on_a_field_spoils_rounded_down(left: int, stays: int) -> None:
    scene = EconomyScene()
    scene.put("a", food=left + 1, worker=1)
    scene.put("b", food=2)
    fed(scene)
    assert scene.goods("a")["food"] == stays
    assert scene.goods("b")["food"] == 2


@clause("SA-war_economy-15", "R5-08")
def test_an_unfed_worker_is_hungry_and_idle_and_then_lost() -> None:
    scene = EconomyScene()
    scene.put("a", worker=2, food=1, tools=9, fuel=9, farm=2)
    scene.spending()
    assert scene.order(0, "end_production")[0] == "production-ended"
    assert scene.asked() == [(0, "war_economy_meals")]
    assert scene.order(0, "feed_workers a 1 0")[0] == "workers-hungry"
    assert scene.goods("a") == {"worker": 1, "hungry_worker": 1, "tools": 9, "fuel": 9}
    scene.pass_turn()
    scene.working()
    assert scene.refusal(0, "work grow_food a 2").clause == "SA-war_economy-15"
    scene.order(0, "end_work")
    told = scene.order(0, "end_production")
    assert told[:3] == ["production-ended", "workers-hungry", "workers-lost"], "without any food there is no choice"
    assert scene.goods("a") == {"hungry_worker": 1, "tools": 9, "fuel": 9}


@clause("SA-war_economy-15")
def test_by_the_option_an_unfed_worker_is_lost_at_once_and_whoever_is_silent_feeds_by_the_table() -> None:
    scene = EconomyScene(options={"starvation": "lost"})
    scene.put("a", worker=2)
    scene.put("b", worker=1, food=2)
    scene.spending().order(0, "end_production")
    assert scene.offered(0, "feed_workers") == ["feed_workers a 2 0", "feed_workers a 1 0, b 1 0"]
    about = scene.position.pending()[0].about()
    assert about["eaters"] == {"a": [2, 0], "b": [1, 0]}
    assert str(scene.position.pending()[0].default()) == "feed_workers a 2 0"
    assert scene.refused(0, "feed_workers a 1 0") == "SA-war_economy-13"
    assert scene.refused(0, "feed_workers a 3 0") == "SA-war_economy-13"
    assert scene.refused(0, "feed_workers d 1 0") == "SA-war_economy-13"
    assert scene.order(0, "feed_workers a 1 0, b 1 0")[:2] == ["workers-lost", "turn-begins"]
    assert (scene.goods("a"), scene.goods("b")) == ({"worker": 1}, {"worker": 1})


@clause("SA-war_economy-15")
@pytest.mark.parametrize("said", ["a x 0", "a 1", "a 1 0, a 1 0", "a -1 0"])
def test_meals_that_are_no_meals_are_not_understood(said: str) -> None:
    with pytest.raises(Malformed):
        NOTATION.parse(f"feed_workers {said}")
    assert str(NOTATION.parse("feed_workers a 1 0, b 0 2")) == "feed_workers a 1 0, b 0 2"


@clause("SA-war_economy-15")
@pytest.mark.parametrize(("said", "code"), [("a 1 0", "not_a_list"), ([["a", 1]], "not_a_lot"), (["a"], "not_a_lot")])
def test_meals_are_sent_as_lists_of_a_field_and_two_numbers(said: object, code: str) -> None:
    order: Any = NOTATION.parse("feed_workers a 1 0, b 0 2").to_json()
    assert str(NOTATION.from_json(order)) == "feed_workers a 1 0, b 0 2"
    [part] = [name for name, value in order.items() if isinstance(value, list)]
    assert order[part] == [["a", 1, 0], ["b", 0, 2]]
    with pytest.raises(Malformed, match=code):
        NOTATION.from_json({**order, part: said})


@clause("SA-war_economy-16", "SA-war_economy-31", "R5-09")
def test_settlers_come_after_the_meal_and_work_in_the_next_phase() -> None:
    scene = EconomyScene()
    scene.put("a", worker=1, food=3, concrete=1)
    scene.working().order(0, "work settle a 1")
    assert scene.goods("a")["worker"] == 1
    scene.order(0, "end_production")
    assert scene.goods("a") == {"worker": 2, "food": 1}, "only who was there at first has eaten"


@clause("SA-war_economy-16", "R5-09")
def test_points_buy_units_of_their_building_on_their_field_in_this_phase() -> None:
    scene = EconomyScene()
    scene.put("a", worker=3, food=9, iron=3, fuel=9, barracks=2, arms_works=1)
    scene.working().order(0, "work recruit a 2, arm a 1")
    assert scene.purse("a") == "3"
    assert [points(scene, "a", use) for use in ("inf", "tank", ANYTHING)] == ["2", "1", "3"]
    assert scene.refusal(0, "buy inf b").code == "too_dear", "points are not moved"
    offers = scene.offered(0, "buy")
    assert {"buy inf a", "buy tank a"} <= set(offers)
    assert not [order for order in offers if order.endswith(" b")]
    scene.order(0, "buy tank a")
    assert (scene.refused(0, "buy tank a"), scene.purse("a")) == ("SA-minimal-24", "2")
    assert "buy tank a" not in scene.offered(0, "buy")
    scene.order(0, "buy inf a")
    scene.order(0, "end_production")
    scene.pass_turn()
    assert (scene.purse("a"), scene.stock.points) == ("0", {}), "points are not stored"
    assert scene.refused(0, "carry a b military_points 1") == "SA-war_economy-16"


@clause("SA-war_economy-4", "R5-45")
def test_by_the_option_barracks_make_soldiers_of_their_workers() -> None:
    for flag, left in ((False, 3), (True, 2)):
        scene = EconomyScene(options={"recruits_use_worker": flag})
        scene.put("a", worker=3, food=9, iron=3, fuel=9, barracks=1, arms_works=1)
        scene.working().order(0, "work recruit a 1, arm a 1")
        scene.order(0, "end_work")
        assert scene.goods("a")["worker"] == left
        scene.order(0, "end_production")
        assert scene.goods("a")["food"] in (5, 4)


@clause("SA-war_economy-16")
def test_research_makes_a_point_of_progress_for_every_six() -> None:
    scene = EconomyScene()
    scene.put("a", worker=2, food=9, tools=2)
    scene.working().order(0, "work research a 2")
    assert (points(scene, "a", RESEARCH), scene.purse("a")) == ("2", "0")
    spend(scene.position, scene.field("a"), RESEARCH, scene.rules.money)
    assert points(scene, "a", RESEARCH) == "1"
    scene.order(0, "end_production")
    assert scene.stock.research == {}


@clause("SA-war_economy-17", "R5-10")
def test_a_building_costs_three_concrete_and_three_iron_after_all_groups() -> None:
    scene = EconomyScene()
    scene.put("a", worker=1, concrete=5, iron=3, tools=2, fuel=3)
    scene.put("b", concrete=3, iron=3, food=9)
    scene.working()
    assert scene.refusal(0, "build_works farm a 1").code == "wrong_moment", "not before the groups are over"
    scene.order(0, "end_work")
    assert scene.refused(0, "build_works farm c 3") == "SA-war_economy-17"
    assert scene.refused(0, "build_works castle a 1") == "SA-war_economy-3"
    assert scene.refused(0, "build_works farm d 1") == "SA-war_economy-17"
    assert scene.refusal(0, "build_works").code == "no_works_named"
    assert "build_works farm a 1" in scene.offered(0, "build_works")
    assert scene.order(0, "build_works farm a 1, mine a 1") == ["works-built", "works-built"]
    assert scene.works("a") == {"farm": 1, "mine": 1}
    assert (scene.goods("a"), scene.goods("b")) == (
        {"worker": 1, "tools": 2, "fuel": 3}, {"concrete": 2, "food": 9},
    )  # fmt: skip
    scene.order(0, "end_production")
    scene.pass_turn()
    scene.working().order(0, "work grow_food a 1")
    assert scene.goods("a")["food"] == 6


@clause("SA-war_economy-17")
def test_the_prices_of_buildings_and_railways_are_options() -> None:
    prices = {"economy_building_price": {"concrete": 0, "iron": 1}, "rail_price": {"concrete": 1, "iron": 0}}
    scene = EconomyScene(options=prices)
    scene.put("a", iron=1, concrete=1)
    scene.spending()
    scene.order(0, "build_works farm a 1")
    scene.order(0, "build_railway a b")
    assert (scene.goods("a"), scene.works("a"), scene.railways("a", "b")) == ({}, {"farm": 1}, 1)


@clause("SA-war_economy-17")
def test_a_building_of_another_chapter_costs_a_bundle_for_each_point() -> None:
    scene = EconomyScene(["air"], options={"airfields": "buildings"})
    scene.put("a", concrete=7, iron=6)
    scene.put("b", iron=3)
    scene.spending()
    assert points(scene, "a", BUILDING) == "7/3"
    assert scene.refusal(0, "build_airfield a 3").code == "too_dear"
    scene.order(0, "build_airfield a 2")
    assert scene.goods("a") == {"concrete": 1}
    assert (scene.goods("b"), points(scene, "a", BUILDING)) == ({"iron": 3}, "1/3")


@clause("SA-war_economy-17")
def test_a_shipyard_stands_in_a_port() -> None:
    scene = EconomyScene(["naval"], options={"economy_table": "advanced"})
    for field in "ab":
        scene.put(field, concrete=3, iron=3)
    scene.spending()
    assert scene.refused(0, "build_works shipyard a 1") == "SA-war_economy-17"
    assert "build_works shipyard a 1" not in scene.offered(0, "build_works")
    scene.order(0, "build_works shipyard b 1")
    assert scene.works("b") == {"shipyard": 1}


@clause("SA-war_economy-18", "R5-11")
def test_the_conqueror_has_what_was_on_the_field() -> None:
    scene = EconomyScene()
    scene.put("d", worker=2, fuel=4, mine=1, hungry_worker=1)
    scene.army(0, "c", "tank")
    scene.order(0, "attack d with tank_1")
    assert (scene.owner("d"), scene.goods("d")) == (0, {"worker": 2, "hungry_worker": 1, "fuel": 4})
    assert scene.works("d") == {"mine": 1}


@clause("SA-war_economy-26")
def test_goods_and_workers_neither_fight_nor_keep_anybody_out() -> None:
    scene = EconomyScene()
    scene.put("d", worker=9, fuel=9)
    scene.army(0, "c", "inf")
    assert "conquered" in scene.order(0, "attack d with inf_1")
    assert scene.owner("d") == 0


@clause("SA-war_economy-31", "R5-46", "TV5-46")
def test_upkeep_is_paid_with_points_of_any_building_before_they_are_spent() -> None:
    scene = EconomyScene(["upkeep"])
    scene.put("a", worker=3, food=9, iron=3, fuel=9, barracks=2, arms_works=1)
    scene.working()
    scene.position.table.seat_columns[scene.rules.seat_column("upkeep_due")][0] = 2 * scene.rules.money
    scene.order(0, "work recruit a 2, arm a 1")
    assert scene.purse("a") == "1"
    assert sum(scene.stock.points[scene.field("a")]) == scene.rules.money
    assert [points(scene, "a", use) for use in ("inf", "tank")] == ["0", "1"], "who has most pays first"


@clause("SA-war_economy-31")
def test_what_others_add_to_a_field_is_that_of_a_military_building_at_work() -> None:
    options = {"cycle_factor": "2", "schedule": "custom", "custom_schedule": "1 1"}
    scene = EconomyScene(["production_cycle"], options=options)
    scene.put("a", worker=3, food=9, iron=3, fuel=9, barracks=2, arms_works=1)
    scene.put("b", worker=1, food=3, tools=3)
    scene.working().order(0, "work recruit a 2, arm a 1")
    scene.order(0, "end_work")
    assert scene.purse("a") == "6"
    assert [points(scene, "a", use) for use in ("inf", "tank")] == ["5", "1"]
    assert scene.purse("b") == "0"
