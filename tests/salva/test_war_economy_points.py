"""War economy: points that others add or take, what a field loses with its holder, and buildings that were planned."""

from tests.clause import clause
from tests.salva.economy_scenes import EconomyScene
from velmoci.salva.chapters.economy_building import KeepPoints
from velmoci.salva.chapters.economy_stock import BY_WAY
from velmoci.salva.map_seams import ANYTHING, BUILDING, RESEARCH
from velmoci.salva.paying import left_for, spend


def settled(purse: int, points: list[int]) -> tuple[int, list[int]]:
    """The purse and the points of a field after others have changed the purse."""
    scene = EconomyScene()
    table, field = scene.position.table, scene.field("b")
    table.purse[field] = purse
    KeepPoints(scene.rules).settle(table, field, points)
    return table.purse[field], points


@clause("SA-war_economy-31")
def test_what_others_add_or_take_is_that_of_the_building_that_made_most() -> None:
    assert settled(9, [0, 2, 4]) == (9, [0, 2, 7])
    assert settled(6, [0, 2, 4]) == (6, [0, 2, 4])
    assert settled(3, [0, 2, 4]) == (3, [0, 2, 1])
    assert settled(1, [0, 2, 4]) == (1, [0, 1, 0])
    assert settled(5, [0, 0, 0]) == (0, [0, 0, 0]), "where no military building works it has no effect"


@clause("SA-war_economy-18")
def test_with_its_holder_a_field_loses_its_points_and_what_was_noted_of_it() -> None:
    scene = EconomyScene()
    stock, lost, kept = scene.stock, scene.field("d"), scene.field("c")
    for field in (lost, kept):
        for rows in (stock.points, stock.military, stock.moved, stock.runs):
            rows[field] = [1] * 8
        for counts in (stock.used, stock.settlement, stock.research):
            counts[field] = 1
    stock.granted = [(lost, BY_WAY), (kept, BY_WAY)]
    KeepPoints(scene.rules).field_changes(scene.position, lost, 1, 0)
    for rows in (stock.points, stock.military, stock.moved, stock.runs):
        assert list(rows) == [kept]
    for counts in (stock.used, stock.settlement, stock.research):
        assert list(counts) == [kept]
    assert stock.granted == [(kept, BY_WAY)]


@clause("SA-war_economy-17")
def test_several_planned_buildings_are_proposed_together_until_one_is_built() -> None:
    scene = EconomyScene()
    scene.put("c", concrete=9, iron=9)
    scene.spending()
    building = scene.economy.table.building_index
    scene.stock.meant = [(building["mine"], scene.field("c")), (building["farm"], scene.field("b"))]
    assert scene.offered(0, "build_works")[0] == "build_works mine c 1, farm b 1"
    scene.stock.meant = [(building["mine"], scene.field("c"))]
    assert scene.offered(0, "build_works")[0] == "build_works farm b 1"
    scene.stock.meant = [(building["mine"], scene.field("c"))] * 4
    assert scene.offered(0, "build_works")[0] == "build_works farm b 1", "not what cannot be paid"
    scene.order(0, "build_works mine c 1")
    assert scene.stock.meant == []
    menu = next(menu for menu in scene.position.pending()[0].menus() if menu.kind == "build_works")
    assert not menu.is_complete


@clause("SA-war_economy-16", "SA-war_economy-17")
def test_a_field_without_goods_points_or_holder_pays_for_nothing() -> None:
    scene = EconomyScene(owners={"a": 0, "b": 0, "d": 1}, options={"haul_plain": 0})
    scene.put("a", concrete=4, iron=9)
    scene.put("c", concrete=9, iron=9)
    scene.spending()
    rules, table = scene.rules, scene.position.table
    for use in (ANYTHING, BUILDING, RESEARCH, "tank", "inf"):
        assert left_for(rules, table, scene.field("b"), use) == 0
        assert left_for(rules, table, scene.field("c"), use) == 0
    assert left_for(rules, table, scene.field("a"), BUILDING) == 4 * rules.money // 3
    spend(scene.position, scene.field("a"), BUILDING, rules.money // 2)
    assert scene.goods("a") == {"concrete": 2, "iron": 7}, "rounded up"
    free = EconomyScene(options={"economy_building_price": {"concrete": 0, "iron": 0}})
    free.spending()
    assert left_for(free.rules, free.position.table, 0, BUILDING) == 0
    assert "build_works farm a 1" in free.offered(0, "build_works")


@clause("SA-war_economy-22")
def test_goods_of_either_end_pay_for_a_railway() -> None:
    for one, other in ("ab", "ba"):
        scene = EconomyScene(options={"haul_plain": 0})
        scene.put("a", concrete=2)
        scene.put("b", iron=4)
        scene.spending()
        scene.order(0, f"build_railway {one} {other}")
        assert (scene.goods("a"), scene.goods("b"), scene.railways("a", "b")) == ({}, {}, 1)
    foreign = EconomyScene(owners={"a": 0, "b": 1, "c": 1, "d": 1})
    foreign.put("a", concrete=9, iron=9)
    foreign.spending()
    assert foreign.refusal(0, "build_railway b c").code == "nobody_agrees"
    assert foreign.offered(0, "build_railway") == ["build_railway a b"]


@clause("SA-war_economy-13", "SA-war_economy-14", "SA-war_economy-16")
def test_the_end_of_a_phase_is_told_field_by_field() -> None:
    scene = EconomyScene()
    scene.put("a", worker=2, food=8, concrete=1)
    scene.working().order(0, "work settle a 1")
    scene.order(0, "end_work")
    scene.order(0, "end_production")
    told = [event.seen_by_all() for event in scene.events]
    values = {one.sentence: (one.values["field"], one.values["count"]) for one in told if "count" in one.values}
    assert values == {"food-spoiled": ("a", 1), "workers-came": ("a", 1)}
    assert (scene.stock.used, scene.stock.done, scene.stock.settlement, scene.stock.military) == ({}, [], {}, {})
    worked = EconomyScene()
    worked.put("b", worker=1, tools=1, food=1)
    worked.working().order(0, "work research b 1")
    first = worked.events[0].seen_by_all().values
    assert (first["field"], first["conversion"], first["count"]) == ("b", "research", 1)


@clause("SA-war_economy-6", "SA-war_economy-9")
def test_only_those_who_can_still_work_are_waited_for() -> None:
    scene = EconomyScene()
    scene.put("b", worker=1, tools=1, food=1)
    scene.position.table.fresh[scene.field("b")] = 1
    scene.working()
    assert scene.step() == "production", "on a fresh field nobody works"
    other = EconomyScene()
    other.put("b", hungry_worker=2, food=9)
    other.working()
    assert other.step() == "production", "the hungry do not work"
