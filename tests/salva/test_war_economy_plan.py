"""War economy: the golden plan of the specification in a game, and what spares a player the bookkeeping."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.economy_scenes import EconomyScene, chain_of, played_at_random
from velmoci.kernel.chance import Seeded
from velmoci.salva.paying import left_for

ORDER = ("food", "fuel", "ore", "iron", "tools", "concrete")
ROUNDS: list[tuple[str, str, int, tuple[int, ...], int]] = [
    (
        "grow_food 1, mine_fuel 2, smelt_iron 1, mix_concrete 1, make_tools 1, settle 2",
        "concrete_plant 1, farm 2", 10, (0, 14, 5, 2, 8, 1), 0,
    ),
    (
        "grow_food 3, smelt_iron 1, mix_concrete 2, make_tools 1, settle 3",
        "barracks 1, ironworks 1", 13, (4, 7, 4, 1, 9, 4), 0,
    ),
    (
        "grow_food 3, mine_fuel 1, smelt_iron 2, mix_concrete 2, make_tools 1, settle 4",
        "arms_works 1, farm 1, ironworks 1, toolworks 1", 17, (3, 5, 2, 0, 9, 0), 0,
    ),
    (
        "grow_food 4, mine_fuel 2, smelt_iron 2, mix_concrete 2, make_tools 2, recruit 1, arm 1, settle 3",
        "farm 1, mine 1", 20, (3, 6, 0, 2, 13, 3), 2,
    ),
    (
        "grow_food 5, mine_fuel 2, mine_ore 1, smelt_iron 3, mix_concrete 2, make_tools 2, recruit 2, arm 1, settle 2",
        "arms_works 1, barracks 2, mine 1", 22, (5, 5, 3, 3, 15, 0), 5,
    ),
    (
        "grow_food 5, mine_fuel 4, smelt_iron 2, mix_concrete 2, make_tools 2, recruit 4, arm 3",
        "arms_works 1, farm 1", 22, (4, 15, 1, 0, 16, 6), 12,
    ),
    (
        "grow_food 6, mine_fuel 3, mine_ore 1, smelt_iron 2, mix_concrete 1, make_tools 2, recruit 3, arm 4",
        "", 22, (8, 18, 5, 3, 17, 11), 19,
    ),
    (
        "grow_food 6, mine_fuel 2, mine_ore 2, smelt_iron 3, mix_concrete 1, make_tools 1, recruit 3, arm 4",
        "", 22, (12, 15, 14, 13, 12, 15), 26,
    ),
]  # fmt: skip
"""Of each round the work, what is built, the workers and the stock afterwards, and all points of the army so far."""


def on_a(words: str) -> str:
    """Words with the field between a thing and its number: `farm 2` is `farm a 2`."""
    return ", ".join([" a ".join(part.rsplit(" ", 1)) for part in words.split(", ")])


@clause("SA-war_economy-4", "SA-war_economy-7", "SA-war_economy-13", "SA-war_economy-16", "SA-war_economy-17",
        "TV5-15", "R5-10", "R5-40")  # fmt: skip
def test_the_golden_plan_comes_out_as_it_is_written() -> None:
    scene = EconomyScene(is_bare=False, owners={"a": 0, "d": 1})
    army = 0
    for work, build, workers, stock, total in ROUNDS:
        scene.working().order(0, f"work {on_a(work)}")
        scene.spending()
        purse = left_for(scene.rules, scene.position.table, scene.field("a"), "")
        army += purse // scene.rules.money
        if build:
            scene.order(0, f"build_works {on_a(build)}")
        scene.order(0, "end_production")
        left = scene.goods("a")
        assert tuple(left.get(name, 0) for name in ORDER) == stock
        assert (left["worker"], army) == (workers, total)
        scene.pass_turn()
    assert scene.works("a") == {
        "farm": 6, "mine": 4, "ironworks": 3, "concrete_plant": 2, "toolworks": 2, "barracks": 4, "arms_works": 4,
    }  # fmt: skip


@clause("SA-war_economy-6", "R5-06")
def test_the_work_of_the_last_phase_is_repeated_as_far_as_it_can_be() -> None:
    scene = EconomyScene()
    scene.put("a", worker=3, tools=6, fuel=9, food=12, farm=2)
    scene.working()
    assert scene.refusal(0, "work_as_before").code == "nothing_to_repeat"
    assert scene.offered(0, "work_as_before") == []
    assert str(scene.position.pending()[0].default()) == "end_work"
    scene.order(0, "work grow_food a 1")
    scene.order(0, "work grow_food a 1, research a 1")
    scene.order(0, "end_production")
    scene.pass_turn()
    scene.put("a", fuel=1, tools=9)
    scene.working()
    assert scene.position.pending()[0].about()["last"] == [["grow_food", "a", 2], ["research", "a", 1]]
    assert scene.offered(0, "work_as_before") == ["work_as_before"]
    assert str(scene.position.pending()[0].default()) == "work_as_before"
    told = scene.order(0, "work_as_before")
    assert told[:2] == ["worked", "goods-made"]
    assert (scene.goods("a")["tools"], scene.goods("a").get("fuel", 0)) == (7, 0)
    assert scene.step() == "production", "with it the work is over"


@clause("SA-war_economy-6")
def test_the_planner_proposes_a_whole_phase_that_one_confirms() -> None:
    scene = EconomyScene(is_bare=False)
    scene.working()
    aims = ["growth", "army", "research"]
    assert scene.offered(0, "work_by_plan") == ["work_by_plan", "work_by_plan army", "work_by_plan research"]
    forecast: Any = scene.position.pending()[0].forecast()
    assert list(forecast) == aims
    assert scene.refused(0, "work_by_plan peace") == "SA-war_economy-6"
    done = scene.order(0, "work_by_plan army")
    assert done.count("worked") == len(forecast["army"]["works"])
    assert scene.step() == "production"
    assert scene.purse("a") != "0"
    meant = ", ".join([f"{building} {field} 1" for building, field in forecast["army"]["buildings"]])
    assert scene.offered(0, "build_works")[0] == f"build_works {meant}"
    scene.order(0, f"build_works {meant}")
    assert scene.stock.meant == []


@clause("SA-war_economy-6")
def test_a_plan_comes_before_all_work_and_only_where_there_is_something_to_do() -> None:
    scene = EconomyScene(is_bare=False)
    scene.working().order(0, "work settle a 1")
    assert scene.refusal(0, "work_by_plan").code == "plan_too_late"
    assert scene.offered(0, "work_by_plan") == []
    idle = EconomyScene()
    idle.put("a", worker=1)
    assert idle.working().refusal(0, "work_by_plan").code == "nothing_to_propose"


@clause("SA-war_economy-7")
def test_a_plan_that_is_being_put_together_tells_what_it_leaves() -> None:
    scene = EconomyScene()
    scene.put("a", worker=3, tools=1, fuel=1, food=3, iron=1, farm=1, barracks=1)
    scene.working()
    rule = scene.rules.order_rules["work"]
    order = scene.notation.parse("work grow_food a 1, recruit a 1")
    draft: Any = rule.draft(scene.position.sight(0), order)
    told = draft["fields"]
    assert told == {
        "a": {"goods": {"food": 8}, "free": 1, "military": {"barracks": 6}, "settlement": 0, "research": 0},
        "b": {"goods": {}, "free": 0, "military": {}, "settlement": 0, "research": 0},
        "c": {"goods": {}, "free": 0, "military": {}, "settlement": 0, "research": 0},
    }
    moving = chain_of(2)
    moving.put("a", fuel=5)
    carry = moving.notation.parse("carry a b fuel 2")
    assert moving.rules.order_rules["carry"].draft(moving.position.sight(0), carry) == {"left": {"fuel": 3}}


@clause("SA-war_economy-8")
def test_a_phase_is_saved_between_two_orders_and_goes_on() -> None:
    scene = EconomyScene()
    scene.put("a", worker=5, tools=3, fuel=3, food=9, farm=2, concrete=2)
    scene.working().order(0, "work grow_food a 1, settle a 1")
    twin = scene.position.copy()
    dumped = scene.position.dump()
    for position in (scene.position, twin):
        position.apply(0, scene.notation.parse("work settle a 1"), Seeded(1))
        position.apply(0, scene.notation.parse("end_work"), Seeded(1))
    assert scene.position.dump() == twin.dump() != dumped


@clause("SA-war_economy-18")
def test_everybody_sees_goods_workers_buildings_points_and_railways() -> None:
    scene = EconomyScene()
    scene.put("a", worker=2, hungry_worker=1, fuel=3, iron=1, food=9, barracks=1)
    scene.lay("a", "b", 2)
    scene.working().order(0, "work recruit a 1")
    scene.order(0, "end_work")
    view = scene.seen(1)
    marks = {(mark["name"], mark.get("field"), mark.get("item")): mark.get("value") for mark in view["marks"]}
    assert marks["goods", "a", "fuel"] == "3"
    assert (marks["worker", "a", "worker"], marks["hungry_worker", "a", "hungry_worker"]) == ("2", "1")
    assert (marks["works", "a", "barracks"], marks["points", "a", "barracks"]) == ("1", "6")
    assert marks["railway", "a", "b"] == "2"
    ledger = next(mark for mark in view["marks"] if mark["kind"] == "ledger" and mark["power"] == "seat_1")
    lines = {line["name"]: line["now"] for line in ledger["lines"]}
    assert lines == {"food": "8", "fuel": "3", "worker": "2", "hungry_worker": "1", "eaten": "3"}
    told = view["slices"]["war_economy"]
    assert told["fields"]["a"] == {
        "goods": {"food": 8, "fuel": 3, "worker": 2, "hungry_worker": 1},
        "buildings": {"barracks": 1},
        "worked": 1,
        "military": {"barracks": 6},
    }


@pytest.mark.parametrize("seed", range(3))
def test_random_games_with_all_that_the_economy_meets_end(seed: int) -> None:
    options = {"hard_round_cap": 20, "airfields": "buildings", "field_yields": "random"}
    on = ["naval", "air", "artillery", "strategic_bombing", "upkeep", "land_transport", "formations"]
    position = played_at_random(on, options, seed)
    assert position.outcome() is not None


@clause("SA-war_economy-6")
def test_what_was_done_on_a_lost_field_is_not_repeated() -> None:
    scene = EconomyScene()
    for field in ("a", "b"):
        scene.put(field, worker=1, tools=6, fuel=9, food=9, farm=2)
    scene.working()
    scene.order(0, "work grow_food a 1, grow_food b 1")
    scene.order(0, "end_production")
    scene.pass_turn()
    scene.give("b", 1)
    before = scene.goods("b")
    scene.working()
    assert scene.offered(0, "work_as_before") == ["work_as_before"]
    assert scene.order(0, "work_as_before").count("worked") == 1
    assert scene.goods("b")["tools"] == before["tools"]


@clause("SA-war_economy-6")
def test_whoever_only_thinks_a_phase_through_hears_nothing_and_gets_the_same() -> None:
    scene = EconomyScene()
    scene.put("a", worker=1, tools=6, fuel=9, food=9, farm=2)
    scene.working()
    twin, order = scene.position.copy(), scene.notation.parse("work grow_food a 1")
    scene.order(0, str(order))
    twin.carry_out(0, order, Seeded(1))
    for position in (scene.position, twin):
        if scene.asked()[0][1] == "war_economy_work":
            position.carry_out(0, scene.notation.parse("end_work"), Seeded(1))
    assert twin.dump() == scene.position.dump()
