"""War economy (SA-war_economy): what seats begin with, work, meals, and what is paid with what."""

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
    told = scene.position.view(0).to_json()["slices"]["war_economy"]["fields"]
    assert [told[field].get("yields") for field in "abcd"] == [
        {"food": "2"}, {"fuel": "1/2"}, {"ore": "3/2"}, {"iron": "4/3"},
    ]  # fmt: skip


@clause("SA-war_economy-12")
@pytest.mark.parametrize(
    ("rolls", "factors"), [([1, 1, 1, 3, 1, 4, 4, 5], ["0", "1", "1", "7/6"]), ([4, 1, 5, 2, 6, 4, 4, 3], ["1"] * 4)]
)
def test_what_is_manufactured_varies_less_than_what_is_extracted(rolls: list[int], factors: list[str]) -> None:
    scene = Scene(["war_economy"], owners=WIDE, options={"field_yields": "random"}).begin(rolls)
    told = scene.position.view(0).to_json()["slices"]["war_economy"]["fields"]
    assert [next(iter(told[field]["yields"].values())) for field in "abcd"] == factors
