"""What seldom happens at a table, and must still go by the book."""

import pytest

from tests.clause import clause
from tests.maps import small_map
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble
from velmoci.salva.battle import DESTROYED
from velmoci.salva.fair_start.session import NoMore
from velmoci.salva.library import LIBRARY
from velmoci.salva.position import new_position
from velmoci.salva.seams import MapMaker

GARRISONED = small_map("garrisons")


@clause("SA-setup-7", "SA-placement-1")
def test_a_scenario_puts_units_on_the_map_as_far_as_its_chapters_know_them() -> None:
    position = new_position(assemble(LIBRARY, [], {"scenario": GARRISONED, "goal": "elimination"}))
    position.apply(-1, Begin(), Seeded(0))
    kinds = [position.rules.kinds.rows[kind].id for kind in position.table.kind]
    assert kinds == ["infantry", "infantry"]


@clause("SA-random_terrain-2")
def test_another_bag_of_terrain_is_taken_as_it_is_given() -> None:
    bag = assemble(LIBRARY, ["terrain", "random_terrain"]).options["terrain_bag"]
    assert isinstance(bag, dict)
    more = {**bag, next(iter(bag)): 7}
    assert assemble(LIBRARY, ["terrain", "random_terrain"], {"terrain_bag": more}).options["terrain_bag"] == more


@clause("SA-minimal-43")
def test_units_that_nobody_commands_fire_by_themselves() -> None:
    scene = Scene(owners={"a": 0, "d": 1})
    scene.army(0, "a", "tank")
    scene.army(-1, "b", "inf")
    events = scene.order(0, "attack b with tank_1", [3])
    assert events == ["battle-declared", "salvo", "shot"]
    assert scene.asked() == [(0, "retreat_choice")]
    assert scene.damage("tank_1") == "1/2"


@clause("SA-minimal-43")
def test_nobody_commands_the_guns_of_a_stranger_on_his_side() -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 1, "d": 2}, seats=3)
    scene.army(0, "s", "cru")
    scene.army(1, "t", "cru")
    scene.army(2, "t", "cru")
    scene.order(0, "attack t with cru_1", [3])
    assert scene.asked() == [(1, "defender_salvo"), (2, "defender_salvo")]
    offered = {str(order) for order in scene.position.pending()[0]}
    assert "fire cru_2 cru_1" in offered
    assert not any(order.startswith("fire cru_3") for order in offered)
    assert scene.refused(1, "fire cru_3 cru_1") == "SA-minimal-43"


@clause("SA-harbours-8")
def test_nobody_takes_the_ship_of_another_through_a_canal() -> None:
    scene = Scene(["naval"], owners={"a": 0, "c": 0, "d": 1}, marks={"c": {"canal": True}})
    scene.army(1, "t", "cru")
    assert scene.refused(0, "canal cru_1 s") == "SA-minimal-27"


@clause("SA-embarkation-5")
def test_nobody_lands_the_troops_of_another() -> None:
    scene = Scene(["naval"])
    scene.army(1, "c", "inf")
    assert scene.refused(0, "disembark inf_1") == "SA-minimal-27"


def test_lots_of_a_closed_question_are_never_drawn_again() -> None:
    with pytest.raises(AssertionError, match="never drawn"):
        NoMore().roll(6)


@clause("SA-submarines-3", "SA-second_line-6")
def test_a_damaged_submarine_that_dives_behind_a_shield_is_covered_as_in_the_second_line() -> None:
    scene = Scene(["naval", "second_line", "submarines"])
    scene.army(0, "s", "des des")
    scene.army(1, "t", "sub cru")
    scene.order(0, "attack t with des_1, des_2")
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire des_1 sub_3 share 1/3")
    scene.order(0, "hold_fire", [3])
    scene.order(1, "line sub_3 2")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "line sub_3 3")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire des_1 sub_3") == "SA-submarines-3"


@clause("SA-submarines-4", "SA-submarines-14")
def test_aircraft_have_one_salvo_at_a_side_that_has_dived() -> None:
    scene = Scene(["naval", "second_line", "submarines"])
    scene.army(0, "s", "cru bom")
    scene.army(1, "t", "sub")
    scene.order(0, "attack t with cru_1, bom_2")
    scene.order(1, "lines sub_3 3")
    assert "battle-decided" not in scene.order(0, "lines")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire cru_1 sub_3") in ("SA-minimal-52", "SA-submarines-4")
    scene.order(0, "fire bom_2 sub_3 share 1/2")
    assert scene.damage("sub_3") == "1"
    assert "conquered" in scene.order(0, "hold_fire")


@clause("SA-minimal-53")
def test_nobody_shoots_at_a_unit_that_is_not_in_the_battle() -> None:
    scene = Scene()
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    assert scene.refused(1, "fire inf_3 tank_2") == "SA-minimal-53"


@clause("SA-submarines-4")
def test_the_depth_matters_only_while_somebody_lives_there() -> None:
    scene = Scene(["naval", "second_line", "submarines"])
    scene.army(0, "s", "cru")
    scene.army(1, "t", "sub cru")
    scene.order(0, "attack t with cru_1")
    scene.order(1, "lines sub_2 3")
    table = scene.position.table
    battle, cover = table.battle, next(cover for cover in scene.rules.covers if cover.name == "third_line")
    assert battle is not None
    assert cover.matters(table, battle)
    battle.fate[battle.fighter_of(scene.unit("sub_2"))] = DESTROYED
    assert not cover.matters(table, battle)


def test_a_maker_of_maps_must_draw_one() -> None:
    with pytest.raises(NotImplementedError):
        MapMaker(Scene().rules).draw(Seeded(0))
