"""Troops aboard (SA-embarkation) and conquest by landing (SA-invasion)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.scenes import TABLE, Scene
from tests.salva.test_naval import CANAL, moor, ships
from velmoci.salva.document import Document
from velmoci.salva.state import MOVED
from velmoci.salva.units import read_kinds

SHORE = {"a": 0, "b": 1, "c": 1, "d": 1}


def load(scene: Scene, ship: str, kinds: str) -> list[str]:
    """Puts land units aboard a ship."""
    names = scene.army(0, scene.place(ship), kinds)
    column = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    for name in names:
        column[scene.unit(name)] = scene.unit(ship)
    return names


def invasion(
    landed: str, defenders: str, overland: str = "", more: tuple[str, ...] = (), **options: object
) -> Scene:
    """A transport of seat 1 at sea off b, with troops; seat 2 defends b."""
    scene = Scene(["naval", *more], owners=SHORE, marks=CANAL, options=options).begin()
    scene.army(0, "s", "tra")
    load(scene, "tra_1", landed)
    if overland:
        scene.army(0, "a", overland)
    if defenders:
        scene.army(1, "b", defenders)
    return scene


@clause("SA-embarkation-1", "SA-embarkation-8", "SR-embarkation-1", "SR-embarkation-3")
def test_land_units_board_own_docked_transports_with_room() -> None:
    scene = ships()
    moor(scene, 0, "b", "s", "tra cru")
    scene.army(0, "s", "tra")
    scene.army(0, "b", "inf inf inf")
    assert scene.refused(0, "embark inf_4 on tra_3") == "SA-embarkation-1"
    assert scene.refused(0, "embark inf_4 on cru_2") == "SA-embarkation-8"
    assert scene.refused(0, "embark cru_2 on tra_1") == "SA-embarkation-1"
    scene.order(0, "embark inf_4 on tra_1")
    scene.order(0, "embark inf_5 on tra_1")
    assert scene.refused(0, "embark inf_6 on tra_1") == "SA-embarkation-8"
    assert scene.refused(0, "embark inf_5 on tra_1") == "SA-embarkation-1"


@clause("SA-embarkation-1")
def test_nobody_boards_from_afar_at_sea_a_ship_of_others_or_one_under_construction() -> None:
    scene = ships({"a": 0, "b": 0, "c": 0, "d": 1})
    moor(scene, 0, "c", "s", "tra")
    scene.army(0, "b", "inf")
    assert scene.refused(0, "embark inf_2 on tra_1") == "SA-embarkation-1", "it lies in another field"
    moor(scene, 1, "b", "s", "tra")
    assert scene.refused(0, "embark inf_2 on tra_3") == "SA-embarkation-1", "it is another's"
    scene.army(0, "b", "tra", finished=False)
    harbour = scene.position.table.unit_columns[scene.rules.unit_column("harbour")]
    harbour[scene.unit("tra_4")] = scene.rules.board.index["s"]
    assert scene.refused(0, "embark inf_2 on tra_4") == "SA-embarkation-1", "it is not finished"
    moor(scene, 0, "b", "s", "tra")
    scene.position.table.unit_columns[scene.rules.unit_column("harbour")][scene.unit("tra_5")] = -1
    assert scene.refused(0, "embark inf_2 on tra_5") == "SA-embarkation-1", "it is not docked"


@clause("SA-embarkation-1")
def test_a_unit_that_cannot_move_does_not_board() -> None:
    bunker = """
[unit.bunker]
czech = "Bunkr"
english = "Bunker"
chapter = "minimal"
class = "unarmoured"
price = "1"
move = 0
attack = {}
defence = { unarmoured = 2 }
"""
    units = read_kinds(Document("fixture", TABLE + bunker))
    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, units=units).begin()
    moor(scene, 0, "b", "s", "tra")
    scene.army(0, "b", "bunker inf")
    assert scene.refused(0, "embark bunker_2 on tra_1") == "SA-embarkation-1"
    assert [str(order) for order in scene.position.pending()[0] if order.kind == "embark"] == ["embark inf_3 on tra_1"]


@clause("SA-embarkation-5")
def test_nobody_goes_ashore_who_is_not_aboard() -> None:
    scene = ships()
    scene.army(0, "b", "inf")
    moor(scene, 0, "b", "s", "tra")
    assert scene.refused(0, "disembark inf_1") == "SA-embarkation-5"


@clause("SA-embarkation-2", "SR-embarkation-4")
def test_boarding_costs_nothing_but_not_after_a_battle_or_a_closed_move() -> None:
    scene = ships({"a": 0, "b": 0, "c": 1, "d": 1})
    moor(scene, 0, "b", "s", "tra")
    scene.army(0, "a", "inf")
    scene.army(0, "b", "tank inf")
    scene.order(0, "move inf_2 b")
    assert scene.points("inf_2") == "0"
    scene.order(0, "embark inf_2 on tra_1")
    scene.order(0, "attack c with tank_3")
    scene.order(0, "move inf_4 a")
    scene.order(0, "move tra_1 s")
    assert scene.refused(0, "embark inf_4 on tra_1") == "SA-embarkation-2"


@clause("SA-embarkation-3", "SA-embarkation-5", "SA-embarkation-6", "V-40")
def test_going_ashore_takes_all_movement_and_binds_to_the_harbour() -> None:
    scene = ships()
    moor(scene, 0, "c", "s", "tra")
    moor(scene, 0, "c", "t", "tra")
    moor(scene, 0, "c", "s", "tra")
    name = load(scene, "tra_1", "tank")[0]
    scene.order(0, f"disembark {name}")
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "disembarked", "power": "seat_1", "unit": name, "field": "c"}
    ]
    assert scene.position.table.active == scene.unit(name)
    assert scene.position.table.flags[scene.unit(name)] & MOVED != 0
    assert (scene.place(name), scene.points(name)) == ("c", "0")
    assert scene.refused(0, f"embark {name} on tra_2") == "SA-embarkation-6"
    scene.order(0, f"embark {name} on tra_3")
    at_sea = ships()
    at_sea.army(0, "s", "tra")
    name = load(at_sea, "tra_1", "inf")[0]
    assert at_sea.refused(0, f"disembark {name}") == "SA-embarkation-5"


@clause("SA-embarkation-4", "SA-minimal-28")
def test_boarding_a_ship_at_rest_begins_the_move_of_the_unit_alone() -> None:
    scene = ships({"a": 0, "b": 0, "c": 0, "d": 0})
    moor(scene, 0, "c", "s", "tra")
    scene.army(0, "c", "inf tank")
    scene.order(0, "move tank_3 b")
    scene.order(0, "embark inf_2 on tra_1")
    table = scene.position.table
    assert (table.active, table.flags[scene.unit("inf_2")] & MOVED) == (scene.unit("inf_2"), MOVED)
    assert table.flags[scene.unit("tra_1")] & MOVED == 0
    assert scene.refused(0, "move tank_3 a") == "SA-minimal-28"


@clause("SA-embarkation-4", "SR-embarkation-2")
def test_loading_neither_closes_nor_reopens_the_ship() -> None:
    scene = ships({"a": 0, "b": 0, "c": 0, "d": 0})
    moor(scene, 0, "c", "s", "cru")
    scene.army(0, "s", "tra")
    scene.army(0, "c", "inf inf")
    scene.order(0, "dock tra_2 c")
    scene.order(0, "embark inf_3 on tra_2")
    scene.order(0, "canal tra_2 t")
    assert scene.points("tra_2") == "0"
    scene.order(0, "move cru_1 s")
    scene.order(0, "embark inf_4 on tra_2")
    assert scene.refused(0, "move tra_2 t") == "SA-minimal-28"


@clause("SA-embarkation-4", "SA-minimal-28")
def test_boarding_a_ship_under_way_is_a_deed_of_the_unit_and_leaves_the_ship_under_way() -> None:
    scene = ships({"a": 0, "b": 0, "c": 0, "d": 0})
    scene.army(0, "s", "tra")
    scene.army(0, "c", "inf inf")
    scene.order(0, "dock tra_1 c")
    scene.order(0, "embark inf_2 on tra_1")
    flags = scene.position.table.flags
    assert flags[scene.unit("inf_2")] & MOVED != 0
    assert flags[scene.unit("inf_3")] & MOVED == 0
    scene.order(0, "move tra_1 s")
    assert scene.place("inf_2") == "s"


@clause("SA-embarkation-7", "SA-embarkation-10", "SA-embarkation-9", "SA-minimal-27")
def test_the_load_goes_where_its_ship_goes_and_does_nothing_else() -> None:
    scene = ships()
    moor(scene, 0, "b", "s", "tra")
    name = load(scene, "tra_1", "tank")[0]
    assert scene.refused(0, f"move {name} a") == "SA-embarkation-7"
    assert str(scene.refusal(0, f"attack d with {name}")) == f"is_aboard (unit={name}) [SA-embarkation-7]"
    scene.order(0, "move tra_1 s")
    assert scene.place(name) == "s"
    assert scene.refused(0, f"move {name} c") == "SA-embarkation-7"
    scene.give("c", 1)
    assert scene.refused(0, f"move {name} c") == "SA-embarkation-7"
    load_unit = scene.unit(name)
    scene.position.events = []
    scene.position.remove_unit(scene.unit("tra_1"))
    assert [event.seen_by_all().to_json() for event in scene.position.events] == [
        {"event": "lost-aboard", "unit": name}
    ]
    assert scene.position.table.unit_columns[scene.rules.unit_column("aboard")][load_unit] == -1
    assert not scene.lives(name)


@clause("SA-embarkation-2", "SA-embarkation-11", "SA-invasion-2", "V-39")
def test_nobody_boards_and_lands_in_one_turn() -> None:
    scene = ships({"a": 0, "b": 0, "c": 1, "d": 1})
    moor(scene, 0, "b", "s", "tra")
    scene.army(0, "a", "inf")
    scene.order(0, "move inf_2 b")
    scene.order(0, "embark inf_2 on tra_1")
    scene.order(0, "move tra_1 s t")
    assert scene.place("inf_2") == "t"
    assert scene.refused(0, "attack c with inf_2") in ("SA-invasion-2", "SA-minimal-28")
    fresh = ships({"a": 0, "b": 0, "c": 1, "d": 1})
    moor(fresh, 0, "b", "s", "tra")
    name = load(fresh, "tra_1", "inf")[0]
    fresh.order(0, "move tra_1 s")
    assert fresh.refused(0, f"attack c with {name}") == "SA-invasion-2"


@clause("SA-invasion-1", "SA-invasion-4", "SA-invasion-16", "SA-invasion-17", "SA-invasion-13", "SA-invasion-15")
def test_an_undefended_shore_falls_and_the_transport_chooses_its_berth() -> None:
    for where, place in (("harbour", "b"), ("sea", "s")):
        scene = invasion("inf cargo", "")
        scene.order(0, "attack b with inf_2")
        assert scene.owner("b") == 0
        assert scene.points("inf_2") == "0"
        assert scene.asked() == [(0, "transports")]
        assert scene.refused(0, "berth tra_1 moon") == "SA-invasion-13"
        scene.order(0, f"berth tra_1 {where}")
        assert (scene.place("tra_1"), scene.place("cargo_3")) == (place, place)
        assert scene.refused(0, "move tra_1 t") == "SA-minimal-28"


@clause("SA-invasion-14", "SR-invasion-4", "SA-ideas-2")
@pytest.mark.parametrize("unloads", [False, True])
def test_what_stayed_aboard_waits_a_turn(unloads: bool) -> None:
    scene = invasion("inf cargo", "", unload_after_invasion=unloads)
    scene.order(0, "attack b with inf_2")
    scene.order(0, "berth tra_1 harbour")
    if unloads:
        scene.order(0, "disembark cargo_3")
    else:
        assert scene.refused(0, "disembark cargo_3") == "SA-invasion-14"


@clause("SA-ideas-2", "TV5-44", "R5-38")
def test_cargo_that_is_unloaded_after_a_landing_is_used_in_the_next_turn() -> None:
    scene = invasion("inf cargo", "", more=("factories",), unload_after_invasion=True)
    scene.order(0, "attack b with inf_2")
    scene.order(0, "berth tra_1 harbour")
    scene.order(0, "disembark cargo_3")
    scene.order(0, "end_movement")
    assert scene.refused(0, "use_cargo cargo_3") == "SA-ideas-2"
    assert "use_cargo" not in [menu.kind for menu in scene.position.pending()[0].menus()]
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "end_movement")
    assert scene.order(0, "use_cargo cargo_3") == ["cargo-used"]


@clause("SA-ideas-2", "TV5-44", "R5-38")
def test_without_the_option_cargo_stays_aboard_for_the_turn() -> None:
    scene = invasion("inf cargo", "", more=("factories",))
    scene.order(0, "attack b with inf_2")
    scene.order(0, "berth tra_1 harbour")
    assert scene.refused(0, "disembark cargo_3") == "SA-invasion-14"


@clause("SA-invasion-13", "SA-invasion-14")
@pytest.mark.parametrize("unloads", [False, True])
@pytest.mark.parametrize("falls", [True, False])
def test_a_transport_lands_troops_once_in_a_turn(unloads: bool, falls: bool) -> None:
    scene = invasion("inf inf", "" if falls else "tank tank", unload_after_invasion=unloads)
    scene.order(0, "attack b with inf_2")
    if falls:
        scene.order(0, "berth tra_1 sea")
    else:
        scene.order(1, "pick tank_4 tank_5", [3])
        scene.order(1, "salvo tank_4>inf_2, tank_5>inf_2:kill")
    assert scene.owner("b") == (0 if falls else 1)
    assert scene.refused(0, "attack c with inf_3") == "SA-invasion-14"
    assert "attack" not in [menu.kind for menu in scene.position.pending()[0].menus()]
    for seat in (0, 1):
        scene.order(seat, "end_movement")
        scene.order(seat, "end_production")
    scene.order(0, "attack c with inf_3")
    assert scene.owner("c") == 0


def repelled() -> Scene:
    """A landing at b has failed; the transport lies off b and c, and nobody of seat 2 stands in c."""
    scene = Scene(["naval"], owners={"a": 0, "b": 1, "c": 1, "d": 0}, marks=CANAL).begin()
    scene.army(0, "s", "tra")
    load(scene, "tra_1", "inf")
    scene.army(1, "b", "tank tank")
    scene.order(0, "attack b with inf_2")
    scene.order(1, "pick tank_3 tank_4", [3])
    scene.order(1, "salvo tank_3>inf_2, tank_4>inf_2:kill")
    assert not scene.lives("inf_2")
    return scene


@clause("SA-invasion-13")
def test_a_conquest_overland_gives_no_berth_to_a_transport_that_landed_elsewhere() -> None:
    scene = repelled()
    scene.army(0, "d", "tank")
    scene.order(0, "attack c with tank_5")
    assert scene.owner("c") == 0
    assert scene.asked() == [(0, "movement")]
    assert scene.place("tra_1") == "s"


@clause("SA-invasion-13")
def test_a_conquest_at_sea_moves_no_transport_that_landed_elsewhere() -> None:
    scene = repelled()
    scene.army(0, "s", "cru cru")
    scene.army(1, "t", "tra")
    scene.order(0, "attack t with cru_5, cru_6")
    scene.order(0, "fight_on", [3])
    scene.order(0, "salvo cru_5>tra_7, cru_6>tra_7")
    assert not scene.lives("tra_7")
    assert scene.asked() == [(0, "movement")]
    assert scene.place("tra_1") == "s"


@clause("SA-invasion-13")
def test_every_transport_that_landed_chooses_a_berth_and_no_other() -> None:
    scene = Scene(["naval"], owners=SHORE, marks=CANAL).begin()
    scene.army(0, "s", "tra tra tra")
    load(scene, "tra_1", "inf")
    load(scene, "tra_2", "inf")
    load(scene, "tra_3", "inf")
    scene.order(0, "attack b with inf_4, inf_6")
    assert scene.refused(0, "berth tra_2 harbour") == "SA-invasion-13"
    scene.order(0, "berth tra_3 harbour")
    assert scene.refused(0, "berth tra_3 sea") == "SA-invasion-13"
    scene.order(0, "berth tra_1 sea")
    assert scene.asked() == [(0, "movement")]
    assert [scene.place(ship) for ship in ("tra_1", "tra_2", "tra_3")] == ["s", "s", "b"]


@clause("SA-invasion-6", "SA-second_line-3")
def test_units_that_were_not_picked_take_no_part_in_the_beach_salvo() -> None:
    scene = Scene(["naval", "second_line"], owners=SHORE, marks=CANAL).begin()
    scene.army(0, "s", "tra")
    load(scene, "tra_1", "inf inf")
    scene.army(1, "b", "inf inf")
    scene.order(0, "attack b with inf_2, inf_3")
    scene.order(1, "lines")
    scene.order(0, "lines")
    scene.order(1, "pick inf_4", [3])
    assert scene.refused(1, "line inf_5 2") == "SA-invasion-6"
    changes = [str(order) for order in scene.position.pending()[0] if order.kind == "line"]
    assert changes == ["line inf_4 2"]
    scene.order(1, "fire inf_4 inf_2", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    scene.order(1, "line inf_5 2")


@clause("SA-minimal-42", "SA-invasion-6")
def test_a_half_salvo_without_effect_is_fired_all_the_same_by_those_who_were_not_picked() -> None:
    scene = invasion("inf inf", "inf inf", beach_mode="merged", first_salvo_factor="0")
    scene.order(0, "attack b with inf_2, inf_3")
    scene.order(1, "pick inf_4", [3])
    scene.order(1, "fire inf_5 inf_2 share kill")
    assert scene.damage("inf_2") == "0"
    assert scene.refused(1, "fire inf_5 inf_3") == "SA-minimal-50"
    scene.order(1, "fire inf_4 inf_2", [3])
    assert scene.damage("inf_2") == "4"
    scene.order(0, "salvo inf_2>inf_4, inf_3>inf_4", [3])
    scene.order(1, "fire inf_5 inf_3")
    assert scene.damage("inf_3") == "2"


@clause("SA-invasion-3", "SR-invasion-3")
def test_a_transport_that_fought_at_sea_lands_nobody() -> None:
    scene = invasion("inf", "")
    scene.army(0, "s", "cru cru")
    scene.army(1, "t", "tra")
    scene.order(0, "attack t with cru_3, cru_4, tra_1")
    scene.order(0, "fight_on", [3])
    scene.order(0, "salvo cru_3>tra_5, cru_4>tra_5")
    assert scene.place("tra_1") == "t"
    assert scene.refused(0, "attack c with inf_2") == "SA-invasion-3"


@clause("SA-minimal-40", "SA-invasion-5", "SA-invasion-6", "SA-invasion-10", "V-41", "SR-invasion-1", "SR-invasion-5")
def test_picked_units_fire_at_the_beach_before_the_half_salvo() -> None:
    scene = invasion("inf inf", "inf inf inf")
    scene.order(0, "attack b with inf_2, inf_3")
    assert scene.asked() == [(1, "beach_pick")]
    about = scene.position.pending()[0].about()
    assert (about["most"], about["able"]) == (2, ["inf_4", "inf_5", "inf_6"])
    assert scene.refused(1, "pick inf_4 inf_5 inf_6") == "SA-invasion-5"
    assert scene.refused(1, "pick inf_2") == "SA-invasion-9"
    scene.order(1, "pick inf_4 inf_5", [3])
    assert scene.asked() == [(1, "beach_salvo")]
    assert scene.refused(1, "fire inf_6 inf_2") == "SA-invasion-6"
    scene.order(1, "salvo inf_4>inf_2, inf_5>inf_2:1/2, inf_5>inf_3:1/2", [3])
    assert not scene.lives("inf_2")
    assert scene.damage("inf_3") == "2"
    assert scene.asked() == [(1, "defender_salvo")]
    assert scene.refused(1, "fire inf_4 inf_3") == "SA-invasion-6"
    scene.order(1, "fire inf_6 inf_3", [3])
    assert scene.damage("inf_3") == "3"
    assert scene.asked() == [(0, "attacker_salvo")]
    scene.order(0, "fire inf_3 inf_4", [3])
    assert scene.damage("inf_4") == "2"


@clause("SA-invasion-6", "V-42")
def test_in_the_mode_extra_the_picked_units_fire_again() -> None:
    scene = invasion("inf inf", "inf inf inf", beach_mode="extra")
    scene.order(0, "attack b with inf_2, inf_3")
    scene.order(1, "pick inf_4 inf_5", [3])
    scene.order(1, "salvo inf_4>inf_2, inf_5>inf_2:1/2, inf_5>inf_3:1/2", [3])
    scene.order(1, "salvo inf_4>inf_3, inf_5>inf_3, inf_6>inf_3", [3])
    assert scene.damage("inf_3") == "5"


@clause("SA-invasion-6", "SA-invasion-7")
def test_in_the_mode_merged_there_is_one_salvo_with_two_factors() -> None:
    scene = invasion("inf inf", "inf inf inf", overland="tank", beach_mode="merged")
    scene.order(0, "attack b with inf_2, inf_3, tank_4")
    scene.order(1, "pick inf_5", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    assert scene.refused(1, "fire inf_5 tank_4") == "SA-invasion-7"
    scene.order(1, "fire inf_5 inf_2")
    scene.order(1, "fire inf_6 inf_3")
    scene.order(1, "fire inf_7 tank_4")
    assert (scene.damage("inf_2"), scene.damage("inf_3"), scene.damage("tank_4")) == ("4", "1", "1/2")
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "fire inf_5 tank_4")
    assert scene.damage("tank_4") == "3/2"


@clause("SA-invasion-7", "SA-invasion-11", "SA-invasion-12", "V-43", "V-62", "SR-minimal-18", "SA-minimal-66")
def test_only_overland_units_may_retreat() -> None:
    scene = invasion("inf", "inf inf", overland="tank")
    scene.order(0, "attack b with inf_2, tank_3")
    scene.order(1, "pick inf_4", [3])
    shown: Any = scene.position.view(0).to_json()
    assert {one["unit"]: one["marks"] for one in shown["battle"]["fighters"]} == {
        "inf_2": ["landed"], "tank_3": [], "inf_4": ["picked"], "inf_5": [],
    }  # fmt: skip
    assert scene.refused(1, "fire inf_4 tank_3") == "SA-invasion-7"
    scene.order(1, "hold_fire", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "fire tank_3 inf_4")
    scene.order(0, "fire inf_2 inf_4", [3])
    scene.order(1, "fire inf_4 inf_2")
    scene.order(1, "hold_fire", [3])
    assert scene.place("tank_3") == "a"
    assert scene.place("inf_2") == "b"
    assert scene.asked() == [(0, "attacker_salvo")]
    battle = scene.battle
    assert battle.retreat == 0


@clause("SA-invasion-11", "SA-minimal-67", "SA-naval-12")
def test_landed_units_that_are_forced_out_are_destroyed() -> None:
    scene = invasion("atg", "atg")
    scene.order(0, "attack b with atg_2")
    told = [event.seen_by_all().to_json() for event in scene.events]
    assert told.count({"event": "lost-in-retreat", "unit": "atg_2"}) == 1
    assert not scene.lives("atg_2")
    assert scene.owner("b") == 1


@clause("SA-invasion-8", "SA-invasion-9", "SA-invasion-16", "SR-invasion-2")
def test_only_units_able_to_shoot_at_the_landed_can_be_picked() -> None:
    scene = invasion("inf", "atg")
    scene.order(0, "attack b with inf_2", [3])
    assert scene.asked() == [(0, "attacker_salvo")]
    some = invasion("inf", "atg inf")
    names = some.army(1, "b", "inf", finished=False)
    some.order(0, "attack b with inf_2")
    assert some.refused(1, "pick atg_3") == "SA-invasion-9"
    assert some.refused(1, f"pick {names[0]}") == "SA-invasion-9"
    some.order(1, "pick", [3])
    assert some.asked() == [(1, "defender_salvo")]


def landing_in_lines(landed_lines: str) -> Scene:
    """Two infantries land in b beside a tank overland; one infantry defends and is picked."""
    scene = Scene(["naval", "second_line"], owners=SHORE, marks=CANAL).begin()
    scene.army(0, "s", "tra")
    load(scene, "tra_1", "inf inf")
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf inf")
    scene.order(0, "attack b with inf_2, inf_3, tank_4")
    scene.order(1, "lines")
    scene.order(0, f"lines {landed_lines}")
    scene.order(1, "pick inf_5", [3])
    return scene


@clause("SA-invasion-8", "SR-invasion-2", "SA-second_line-10")
def test_in_the_beach_salvo_only_landed_units_protect_the_landed_second_line() -> None:
    scene = landing_in_lines("inf_2 2, inf_3 2")
    scene.order(1, "fire inf_5 inf_2", [3])
    assert scene.damage("inf_2") == "4"
    assert scene.refused(1, "fire inf_6 inf_2") == "SA-second_line-6"
    covered = landing_in_lines("inf_2 2")
    assert covered.refused(1, "fire inf_5 inf_2") == "SA-second_line-6"
    covered.order(1, "fire inf_5 inf_3", [3])
    assert covered.damage("inf_3") == "4"


@clause("SA-invasion-9", "SR-invasion-2")
def test_nobody_behind_and_nobody_docked_is_picked() -> None:
    scene = Scene(["naval", "second_line"], owners=SHORE, marks=CANAL).begin()
    scene.army(0, "s", "tra")
    load(scene, "tra_1", "inf")
    scene.army(1, "b", "inf inf")
    moor(scene, 1, "b", "s", "cru")
    scene.order(0, "attack b with inf_2")
    scene.order(1, "lines inf_4 2")
    scene.order(0, "lines")
    assert scene.position.pending()[0].about()["able"] == ["inf_3"]
    assert scene.refused(1, "pick inf_4") == "SA-invasion-9"
    assert scene.refused(1, "pick cru_5") == "SA-invasion-9"


@clause("SA-invasion-4", "SA-invasion-1", "SA-minimal-34", "SR-invasion-3")
def test_transports_of_several_seas_and_units_overland_join_one_attack() -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, marks=CANAL).begin()
    scene.army(0, "s", "tra")
    scene.army(0, "t", "tra")
    load(scene, "tra_1", "cargo")
    load(scene, "tra_2", "cargo")
    scene.army(0, "b", "tank")
    scene.army(1, "c", "inf")
    assert scene.refused(0, "attack c with cargo_3, cargo_4") == "SA-minimal-34"
    assert scene.refused(0, "attack d with cargo_4, tank_5") == "SA-minimal-33"
    scene.order(0, "attack c with cargo_3, cargo_4, tank_5")
    battle = scene.battle
    assert len(battle.standing(0)) == 3
    landed = scene.rules.mark("landed")
    assert [battle.row_of(fighter).has(landed) for fighter in battle.standing(0)] == [True, True, False]


@clause("SA-invasion-15")
def test_a_transport_is_no_part_of_the_battle_on_land() -> None:
    scene = invasion("inf inf cargo", "inf inf")
    scene.order(0, "attack b with inf_2, inf_3")
    battle = scene.battle
    assert [int(battle.unit[fighter]) for fighter in battle.standing(0)] == [scene.unit("inf_2"), scene.unit("inf_3")]
    scene.order(1, "pick inf_5", [3])
    for target in ("tra_1", "cargo_4"):
        assert scene.refused(1, f"fire inf_5 {target}") == "SA-minimal-53"
    scene.order(1, "hold_fire", [3])
    assert scene.refused(1, "fire inf_6 tra_1") == "SA-minimal-53"


@clause("V-44", "SR-production_cycle-5")
@pytest.mark.parametrize(("width", "turn"), [(1, 2), (2, 2), (3, 2), (4, 3), (5, 4)])
def test_how_soon_a_landing_comes_across_so_many_sea_fields(width: int, turn: int) -> None:
    sea = [f"s{number}" for number in range(width)]
    fields: dict[str, list[str]] = {"a": ["s0"], "z": [sea[-1]], "y": ["z"]}
    for number, name in enumerate(sea):
        fields[name] = [sea[number + 1]] if number + 1 < width else []
    scene = Scene(["naval"], owners={"a": 0, "z": 1, "y": 1}, fields=fields, sea=sea).begin()
    moor(scene, 0, "a", "s0", "tra")
    unit = load(scene, "tra_1", "inf")[0]
    number = 0
    while True:
        number += 1
        here = scene.place("tra_1")
        if here == sea[-1] and number > 1:
            scene.order(0, f"attack z with {unit}")
            break
        step = 0 if here == "a" else sea.index(here) + 1
        path = sea[step : step + (2 if here == "a" else 1)]
        scene.order(0, f"move tra_1 {' '.join(path)}")
        if scene.place("tra_1") == sea[-1] and number > 1:
            scene.order(0, f"attack z with {unit}")
            break
        for seat in (0, 1):
            scene.order(seat, "end_movement")
            scene.order(seat, "end_production")
    assert number == turn
    assert scene.owner("z") == 0


@clause("SA-minimal-59", "SA-minimal-62")
def test_what_is_left_of_the_defender_goes_down_with_the_field() -> None:
    scene = invasion("inf", "")
    scene.army(1, "b", "tank", finished=False)
    scene.order(0, "attack b with inf_2")
    assert {"event": "destroyed", "unit": "tank_3"} in [event.seen_by_all().to_json() for event in scene.events]
    table = scene.position.table
    assert scene.asked() == [(0, "transports")]
    assert table.battle is not None
    assert table.battle.standing(1) == []
    assert table.fresh[scene.rules.board.index["b"]] == 1
