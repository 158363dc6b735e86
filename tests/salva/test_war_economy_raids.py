"""War economy (SA-war_economy-25 to 27): goods and railways under fire, and formations that are paid with points."""

import pytest

from tests.clause import clause
from tests.salva.economy_scenes import EconomyScene
from tests.salva.formation_scenes import producing
from tests.salva.test_artillery import aimed, answer_all
from velmoci.kernel.rulebook import assemble
from velmoci.salva.chapters.economy_reach import Reach
from velmoci.salva.chapters.hold_lists import lists
from velmoci.salva.library import LIBRARY
from velmoci.salva.units import standard_kinds

KINDS = standard_kinds()
OWNERS = {"a": 0, "b": 1, "c": 1, "d": 1}
TRIANGLE = {"a": ["b", "c"], "b": ["c", "d"], "c": [], "d": []}
"""Field a borders on both ends of the edge b–c, but on one end of b–d only."""


def over(own: str, foes: str, *chapters: str, **options: object) -> EconomyScene:
    """An attack from a on b, where goods lie."""
    on = [*chapters, "air"]
    scene = EconomyScene(on, owners=OWNERS, units=KINDS, options=options)
    scene.army(0, "b" if "bomber" in own else "a", own)
    scene.army(1, "b", foes)
    scene.army(1, "d", "infantry")
    scene.army(0, "a", "infantry")
    return scene


@clause("SA-war_economy-27", "TV5-20", "R5-14")
@pytest.mark.parametrize(("roll", "lies", "left"), [(3, 20, 12), (3, 5, 0), (1, 20, 16), (6, 20, 8)])
def test_a_bomber_destroys_two_units_of_a_resource_for_each_point(roll: int, lies: int, left: int) -> None:
    scene = over("bomber", "")
    scene.put("b", fuel=lies, worker=3, iron=7)
    scene.order(0, "strike b with bomber_1", [roll])
    assert scene.offered(0, "raid") == ["raid bomber_1 fuel", "raid bomber_1 iron"]
    assert scene.refused(0, "raid bomber_1 worker") == "SA-war_economy-27"
    assert scene.refused(0, "raid bomber_1 food") == "SA-war_economy-27"
    assert scene.refused(0, "raid bomber_1 fuel share 0") == "SA-minimal-50"
    scene.order(0, "raid bomber_1 fuel")
    answer_all(scene)
    assert scene.goods("b").get("fuel", 0) == left
    assert (scene.goods("b")["worker"], scene.goods("b")["iron"]) == (3, 7)


@clause("SA-war_economy-27")
def test_what_several_do_to_one_resource_in_a_salvo_is_rounded_down_once() -> None:
    scene = over("bomber bomber", "", air_goods_vulnerability="1")
    scene.put("b", fuel=9, iron=9)
    scene.order(0, "strike b with bomber_1, bomber_2", [3])
    assert scene.asked() == [(0, "attacker_salvo")]
    scene.order(0, "raid bomber_1 fuel share 1/8")
    scene.order(0, "raid bomber_1 iron share 1/8")
    scene.order(0, "raid bomber_2 fuel share 1/8")
    assert scene.goods("b") == {"fuel": 9, "iron": 9}
    scene.order(0, "hold_fire")
    assert scene.goods("b")["iron"] == 9


@clause("SA-war_economy-26", "SA-war_economy-27")
def test_goods_stand_behind_the_units_of_the_first_line() -> None:
    scene = EconomyScene(owners=OWNERS)
    scene.put("b", fuel=9)
    scene.army(0, "a", "tank inf")
    scene.army(1, "b", "tank")
    scene.army(1, "d", "inf")
    scene.order(0, "attack b with tank_1, inf_2", [1])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [1])
    assert scene.offered(0, "raid") == []
    assert scene.refused(0, "raid tank_1 fuel") == "SA-war_economy-26"


@clause("SA-war_economy-27")
@pytest.mark.parametrize(("factor", "left"), [("1", 18), ("2", 16), ("5/4", 18), ("3/2", 17)])
def test_guns_destroy_goods_as_they_would_soft_units(factor: str, left: int) -> None:
    options = {"goods_vulnerability": factor}
    scene = EconomyScene(["artillery"], owners=OWNERS, units=KINDS, options=options)
    scene.put("b", fuel=20, worker=2)
    for gun in scene.army(0, "a", "gun gun"):
        aimed(scene, gun, "b")
    assert scene.offered(0, "fire_at") == ["fire_at b with gun_1>fuel, gun_2>fuel"]
    scene.order(0, "fire_at b with gun_1>fuel, gun_2>fuel")
    assert scene.goods("b") == {"fuel": left, "worker": 2}


@clause("SA-war_economy-27", "SA-half_units-2")
def test_half_a_gun_destroys_half_as_many_goods() -> None:
    options = {"half_kinds": "gun"}
    scene = EconomyScene(["artillery", "half_units"], owners=OWNERS, units=KINDS, options=options)
    scene.put("b", fuel=20)
    for gun in scene.army(0, "a", "gun gun"):
        aimed(scene, gun, "b")
        scene.position.table.unit_columns[scene.rules.unit_column("half")][scene.unit(gun)] = 1
    scene.order(0, "fire_at b with gun_1>fuel, gun_2>fuel")
    assert scene.goods("b") == {"fuel": 19}


def railway(own: str = "gun gun gun gun gun gun", **more: object) -> EconomyScene:
    """Guns on a, and railways on the edges b–c and b–d."""
    on = ["artillery", "strategic_bombing"]
    scene = EconomyScene(on, owners=OWNERS, units=KINDS, fields=TRIANGLE, sea=(), options=more)
    scene.lay("b", "c", 2)
    scene.lay("b", "d")
    for name in scene.army(0, "a", own):
        aimed(scene, name, "b")
    scene.army(1, "d", "infantry")
    return scene


@clause("SA-war_economy-25", "TV5-23")
def test_guns_reach_a_railway_only_from_a_field_beside_both_of_its_ends() -> None:
    scene = railway()
    assert scene.refused(0, "fire_at b with gun_1>railway_d") == "SA-war_economy-25"
    assert not [order for order in scene.offered(0, "fire_at") if "railway_d" in order]
    scene.order(0, "fire_at b with gun_1>railway_c")
    answer_all(scene)
    assert scene.railways("b", "c") == 2


@clause("SA-war_economy-23", "SA-war_economy-25", "TV5-22")
def test_a_railway_dies_at_six_points_and_the_one_beside_it_still_works() -> None:
    scene = railway(" ".join(["gun"] * 12))
    assert "railway_c" in scene.offered(0, "fire_at")[0]
    shots = ", ".join([f"gun_{number}>railway_c" for number in range(1, 13)])
    assert "railway-lost" in scene.order(0, f"fire_at b with {shots}")
    answer_all(scene)
    assert scene.railways("b", "c") == 1
    assert scene.railways("b", "d") == 1
    reach, table = Reach(scene.rules), scene.position.table
    assert reach.goals(table, 1, scene.field("b")) == [scene.field("c"), scene.field("d")]
    assert reach.has_railway(table, scene.field("b"), scene.field("c"))
    scene.lay("b", "c", 0)
    assert not reach.has_railway(table, scene.field("b"), scene.field("c"))


@clause("SA-war_economy-25")
def test_bombers_hit_railways_from_either_field() -> None:
    for field, other in (("b", "c"), ("c", "b")):
        scene = EconomyScene(["air", "strategic_bombing"], owners=OWNERS, units=KINDS)
        scene.lay("b", "c")
        scene.army(0, field, "bomber")
        scene.army(1, "d", "infantry")
        scene.army(0, "a", "infantry")
        scene.order(0, f"strike {field} with bomber_1", [3])
        scene.order(0, f"bomb bomber_1 railway_{other}")
        edge = scene.rules.board.edge(scene.field("b"), scene.field("c"))
        column = scene.position.table.edge_columns[scene.rules.edge_column("rail_damage")]
        assert int(column[edge]) == 12
        answer_all(scene)


@clause("SA-war_economy-25", "SA-foundations-4")
def test_railways_are_enough_to_bomb() -> None:
    assert "strategic_bombing" in assemble(LIBRARY, ["strategic_bombing", "air", "war_economy"], {}).chapters


@clause("SA-war_economy-19", "R5-12")
def test_a_formation_is_paid_by_the_most_that_any_row_takes_of_each_sort() -> None:
    scene = EconomyScene(["formations"], owners={"a": 0, "b": 0, "c": 0, "d": 1}, options={"row_value": "at_most"})
    scene.put("b", worker=4, food=9, iron=4, fuel=9, barracks=2, arms_works=2)
    producing(scene)
    scene.order(0, "work recruit b 2, arm b 2")
    assert scene.purse("b") == "4"
    assert scene.refused(0, "produce caesar b 1:tank:3, 2:inf:1") == "SA-minimal-24"
    before = scene.offered(0, "produce")
    assert before
    assert not [order for order in before if "tank:3" in order or "inf:3" in order]
    scene.order(0, "produce caesar b 1:tank:2, 2:inf:1, 3:tank:1")
    assert scene.purse("b") == "1", "two for tanks, one for infantry, whichever row is true"
    assert scene.refused(0, "buy tank b") == "SA-minimal-24"
    scene.order(0, "buy inf b")


@clause("SA-war_economy-27")
def test_by_a_plan_a_bomber_fires_at_what_there_is_most_of() -> None:
    scene = over("bomber", "")
    scene.put("b", fuel=5, iron=20, worker=99)
    scene.order(0, "strike b with bomber_1", [3])
    assert "goods-hit" in scene.order(0, "fire_by_plan focus")
    answer_all(scene)
    assert scene.goods("b") == {"fuel": 5, "iron": 12, "worker": 99}


@clause("SA-war_economy-27")
def test_chapters_that_change_what_guns_do_to_units_change_nothing_for_goods() -> None:
    scene = over("bomber", "", "supply")
    scene.put("b", fuel=20)
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "raid bomber_1 fuel")
    answer_all(scene)
    assert scene.goods("b") == {"fuel": 12}


@clause("SA-war_economy-27", "SA-air-26")
def test_who_cannot_hit_goods_does_not_strike_for_them() -> None:
    scene = over("bomber", "")
    assert scene.offered(0, "strike") == []
    scene.put("b", fuel=1)
    assert "strike b with bomber_1" in scene.offered(0, "strike")


@clause("SA-war_economy-26", "SA-war_economy-27", "SA-minimal-43")
def test_beside_a_bomber_only_the_first_line_fires_at_goods() -> None:
    scene = EconomyScene(["air", "artillery", "second_line"], owners=OWNERS, units=KINDS)
    scene.put("b", fuel=20)
    scene.army(0, "a", "tank at_gun tank tank")
    scene.army(0, "b", "bomber")
    scene.army(1, "b", "infantry infantry")
    scene.army(1, "d", "infantry")
    scene.order(0, "attack b with tank_1, at_gun_2, tank_3, tank_4, bomber_5")
    scene.order(1, "lines")
    scene.order(0, "lines tank_3 2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.asked() == [(0, "attacker_salvo")]
    assert scene.refusal(0, "raid at_gun_2 fuel").code == "cannot_raid"
    assert scene.refusal(0, "raid tank_3 fuel").code == "not_in_front"
    assert scene.refusal(0, "raid tank_1 fuel").code == "goods_shielded"
    assert scene.offered(0, "raid") == ["raid bomber_5 fuel"]
    scene.order(0, "raid bomber_5 fuel")
    scene.order(0, "fire_by_plan focus", [3])
    assert scene.goods("b") == {"fuel": 12}, "the tanks have fired at units"


@clause("SA-war_economy-26")
def test_aircraft_shield_nothing() -> None:
    scene = over("bomber", "bomber")
    scene.put("b", fuel=20)
    scene.army(0, "a", "tank")
    scene.order(0, "attack b with tank_5, bomber_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert "raid tank_5 fuel" in scene.offered(0, "raid")


@clause("SA-war_economy-27")
def test_goods_of_a_field_are_raided_only_against_their_holder() -> None:
    for holder, offered in (({"b": 0}, []), ({"b": 1}, ["raid bomber_1 fuel"])):
        scene = EconomyScene(["air"], owners={"a": 0, "c": 1, "d": 1, **holder}, units=KINDS)
        scene.put("b", fuel=20)
        scene.army(0, "b", "bomber")
        scene.army(1, "b", "infantry")
        scene.order(0, "strike b with bomber_1", [3])
        if scene.asked()[0][0] == 1:
            scene.order(1, "hold_fire")
        assert scene.offered(0, "raid") == offered


@clause("SA-war_economy-25", "SA-strategic_bombing-5", "SA-strategic_bombing-6")
def test_a_damaged_railway_is_held_under_the_name_of_its_first_field_until_it_is_torn_down() -> None:
    scene = EconomyScene(["air", "strategic_bombing", "repair_prevention"], owners=OWNERS, units=KINDS)
    scene.lay("b", "c")
    scene.army(0, "c", "bomber")
    scene.army(1, "d", "infantry")
    scene.army(0, "a", "infantry")
    scene.order(0, "strike c with bomber_1", [1])
    scene.order(0, "bomb bomber_1 railway_b")
    for unknown in ("railway_b/c", "railway_d/c", "railway_c/nowhere"):
        assert scene.refused(0, f"hold_unit {unknown}")
    assert scene.offered(0, "hold_unit") == ["hold_unit railway_c/b"]
    scene.order(0, "hold_unit railway_c/b")
    scene.pass_turn()
    assert lists(scene.rules, scene.position.table).has("railway_c/b")
    edge = scene.rules.board.edge(scene.field("b"), scene.field("c"))
    damage = scene.position.table.edge_columns[scene.rules.edge_column("rail_damage")]
    assert int(damage[edge]) > 0, "it is not repaired"
    damage[edge] = 0
    scene.lay("b", "c", 0)
    scene.pass_turn()
    assert not lists(scene.rules, scene.position.table).has("railway_c/b")


@clause("SA-war_economy-27", "SA-minimal-43", "SA-minimal-50")
def test_who_cannot_raid_is_told_why() -> None:
    scene = over("bomber bomber", "infantry")
    scene.put("b", fuel=20)
    scene.order(0, "strike b with bomber_1, bomber_2", [3])
    assert scene.asked() == [(0, "attacker_salvo")]
    assert scene.refusal(0, "raid infantry_3 fuel").code == "not_your_unit"
    scene.order(0, "raid bomber_1 fuel")
    scene.order(0, "raid bomber_2 fuel share 1/2")
    assert scene.refusal(0, "raid bomber_1 fuel").code == "has_fired"
