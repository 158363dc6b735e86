"""Chapter `air`, part 3: the refuelling phase, carriers, airfields, and the option of a delayed assault."""

from dataclasses import replace

import pytest

from tests.clause import clause
from tests.salva.air_scenes import air_scene, next_turn, raid, settle
from tests.salva.allies import agreed, skip
from tests.salva.scenes import Scene
from velmoci.kernel.errors import Refusal
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.foreign_fuel import ForeignFuel
from velmoci.salva.chapters.fuel import log_of
from velmoci.salva.consent import with_consent
from velmoci.salva.library import LIBRARY

AGREEING = Chapter("agreeing", "SA-air-42", contributions=with_consent({"consent": (ForeignFuel,)}))
"""Lets seats ask each other for fuel, as the chapter alliance does."""
FRIENDLY = replace(LIBRARY, chapters=(*LIBRARY.chapters, AGREEING))
BUILDINGS = {"airfields": "buildings"}


@clause("SA-air-1", "SA-air-30", "SA-air-31")
def test_after_movement_every_aircraft_that_moved_refuels_or_is_lost() -> None:
    scene = air_scene()
    scene.army(0, "b", "bom fig bom")
    scene.order(0, "move bom_1 c")
    scene.order(0, "move fig_2 c d e")
    assert scene.order(0, "end_movement") == ["movement-ended", "refuelled", "out-of-fuel"]
    assert (scene.lives("bom_1"), scene.lives("fig_2"), scene.lives("bom_3")) == (True, False, True)
    assert scene.asked() == [(0, "production")]


@clause("SA-air-30")
def test_refuelling_comes_before_completion() -> None:
    scene = air_scene()
    scene.army(0, "b", "bom")
    scene.army(0, "c", "inf", finished=False)
    scene.order(0, "move bom_1 c")
    assert scene.order(0, "end_movement") == ["movement-ended", "refuelled", "finished"]


@clause("SA-air-31", "SA-air-38")
def test_where_fuel_is_scarce_the_owner_chooses_and_the_rest_is_lost() -> None:
    scene = air_scene(options=BUILDINGS, marks={"c": {"airfield": 2}})
    scene.army(0, "b", "bom bom fig")
    scene.order(0, "fly bom_1:c, bom_2:c, fig_3:c")
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "refuelling")]
    decision = scene.position.pending()[0]
    assert decision.about()["fuel"] == {"c": {"left": 2, "units": ["bom_1", "bom_2", "fig_3"]}}
    assert str(decision.default()) == "refuel"
    menu = [str(order) for order in decision]
    assert menu == ["refuel", "refuel fig_3 bom_2", "refuel bom_1", "refuel bom_2", "refuel fig_3"]
    assert [menu.is_complete for menu in decision.menus() if menu.kind == "refuel"] == [False]
    assert scene.refused(0, "refuel bom_1 bom_2 fig_3") == "SA-air-33"
    assert scene.refused(0, "refuel bom_1 bom_1") == "SA-air-31"
    scene.order(0, "refuel fig_3")
    assert [scene.lives(name) for name in ("bom_1", "bom_2", "fig_3")] == [True, False, True]


@clause("SA-air-31")
def test_whoever_says_nothing_refuels_in_table_order() -> None:
    scene = air_scene(options=BUILDINGS, marks={"c": {"airfield": 2}})
    scene.army(0, "b", "fig bom bom")
    scene.army(0, "a", "bom")
    scene.order(0, "fly fig_1:c, bom_2:c, bom_3:c")
    scene.order(0, "end_movement")
    assert scene.refused(0, "refuel bom_4") == "SA-air-31"
    scene.order(0, "refuel")
    assert [scene.lives(name) for name in ("fig_1", "bom_2", "bom_3")] == [False, True, True]


@clause("SA-air-39", "TV3-45")
def test_an_aircraft_that_has_not_moved_needs_no_fuel_on_land_but_at_sea() -> None:
    scene = air_scene(options=BUILDINGS)
    scene.army(0, "c", "bom")
    scene.army(0, "s", "bom")
    events = scene.order(0, "end_movement")
    assert events == ["movement-ended", "out-of-fuel"]
    assert (scene.lives("bom_1"), scene.lives("bom_2")) == (True, False)


@clause("SA-air-39")
def test_a_counter_move_is_a_move() -> None:
    scene = air_scene(options=BUILDINGS)
    raid(scene, "bom", (1, "e", "fig"))
    scene.order(1, "intercept d with fig_2", [3])
    settle(scene)
    scene.order(1, "land fig_2:e")
    next_turn(scene, 0)
    assert scene.order(1, "end_movement") == ["movement-ended", "out-of-fuel"]


@clause("SA-air-32", "SA-air-34")
def test_a_carrier_refuels_three_at_sea_and_in_a_port() -> None:
    scene = air_scene(chapters=["naval"], options=BUILDINGS)
    scene.army(0, "s", "car bom bom bom bom")
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "refuelling")]
    scene.order(0, "refuel bom_5")
    assert [scene.lives(f"bom_{number}") for number in (2, 3, 4, 5)] == [True, True, False, True]
    port = air_scene(chapters=["naval"], options=BUILDINGS)
    port.army(0, "s", "car")
    port.army(0, "b", "bom")
    port.order(0, "dock car_1 c")
    port.order(0, "move bom_2 c")
    assert "refuelled" in port.order(0, "end_movement")


@clause("SA-air-32")
def test_the_option_says_how_many_a_carrier_serves() -> None:
    scene = air_scene(chapters=["naval"], options={"carrier_capacity": 1})
    scene.army(0, "s", "car bom bom")
    scene.order(0, "end_movement")
    scene.order(0, "refuel bom_3")
    assert (scene.lives("bom_2"), scene.lives("bom_3")) == (False, True)


@clause("SA-air-34")
def test_a_carrier_that_sails_leaves_its_aircraft_behind() -> None:
    scene = air_scene(chapters=["naval"])
    scene.army(0, "s", "car bom")
    scene.order(0, "move car_1 t")
    assert scene.place("bom_2") == "s"
    scene.order(0, "end_movement")
    assert not scene.lives("bom_2")


@clause("SA-air-33")
def test_a_carrier_serves_anew_in_the_next_turn_of_its_seat_and_not_before() -> None:
    scene = air_scene(chapters=["naval"])
    scene.army(0, "s", "car bom bom bom")
    next_turn(scene, 0)
    log = log_of(scene.rules, scene.position.table)
    assert log.carriers == [[1, 0, 3]]
    next_turn(scene, 1)
    next_turn(scene, 0)
    assert [scene.lives(f"bom_{number}") for number in (2, 3, 4)] == [True] * 3
    assert log_of(scene.rules, scene.position.table).carriers == [[1, 2, 3]]


@clause("SA-air-35", "R3-29")
def test_nobody_refuels_on_a_field_that_has_just_changed_hands_but_a_carrier_in_its_port_serves() -> None:
    scene = air_scene(chapters=["naval"])
    scene.army(0, "c", "tank")
    scene.army(0, "b", "bom bom")
    scene.order(0, "attack d with tank_1")
    scene.order(0, "move bom_2 c")
    scene.order(0, "move bom_2 d")
    scene.army(0, "t", "car")
    about = scene.position.pending()[0].about()["flights"]["bom_2"]["bases"]  # type: ignore[index]
    assert "d" not in about
    scene.army(0, "s", "car bom bom bom bom")
    scene.order(0, "end_movement")
    assert scene.refused(0, "refuel bom_2") == "SA-air-35"
    scene.order(0, "refuel")
    assert not scene.lives("bom_2")
    scene.order(0, "end_production")
    next_turn(scene, 1)
    scene.order(0, "move bom_3 c")
    scene.order(0, "move bom_3 d")
    assert "refuelled" in scene.order(0, "end_movement")
    port = air_scene(chapters=["naval"])
    port.army(0, "c", "tank bom")
    port.army(0, "t", "car")
    port.order(0, "attack d with tank_1")
    port.order(0, "dock car_3 d")
    port.order(0, "move bom_2 d")
    assert "refuelled" in port.order(0, "end_movement")


@clause("SA-air-36")
def test_everywhere_means_every_land_field_of_ones_own_without_limit() -> None:
    scene = air_scene()
    scene.army(0, "b", " ".join(["bom"] * 12))
    scene.order(0, "fly " + ", ".join(f"bom_{number}:c" for number in range(1, 13)))
    assert scene.order(0, "end_movement") == ["movement-ended", "refuelled"]
    scene.order(0, "end_production")
    next_turn(scene, 1)
    scene.order(0, "end_movement")
    assert scene.refused(0, "build_airfield c 2") == "SA-air-36"


@clause("SA-air-36", "TS3-12", "TV3-24")
def test_one_point_more_than_x_builds_an_airfield_for_two_x_aircraft() -> None:
    for points, capacities in (((3, 3, 4), [4, 4, 6]), ((10,), [18]), ((2,), [2]), ((5,), [8])):
        scene = air_scene(options={**BUILDINGS, "base_productivity": "10"})
        scene.army(0, "a", "inf")
        scene.order(0, "end_movement")
        for amount in points:
            assert scene.order(0, f"build_airfield c {amount}") == ["airfield-built"]
        assert [one.capacity for one in log_of(scene.rules, scene.position.table).airfields] == capacities
        assert scene.purse("c") == str(10 - sum(points))


@clause("SA-air-36")
def test_an_airfield_for_less_or_for_a_fraction_is_refused() -> None:
    scene = air_scene(options={**BUILDINGS, "base_productivity": "3"}, marks={"d": {"production": 3}})
    scene.army(0, "c", "tank")
    scene.order(0, "attack d with tank_1")
    scene.order(0, "end_movement")
    assert scene.refused(0, "build_airfield c 1") == "SA-air-36"
    with pytest.raises(Refusal) as refused:
        scene.notation.parse("build_airfield c 5/2")
    assert refused.value.clause == "SA-air-36"
    assert scene.refused(0, "build_airfield s 2") == "SA-air-36"
    assert scene.refused(0, "build_airfield e 2") == "SA-air-36"
    assert scene.refused(0, "build_airfield d 2") == "SA-minimal-22"
    assert scene.refused(0, "build_airfield c 4") == "SA-minimal-24"
    menu = [str(order) for order in scene.position.pending()[0] if order.kind == "build_airfield"]
    assert menu == [f"build_airfield {field} {points}" for field in "abc" for points in (2, 3)]


@clause("SA-air-38", "R3-30")
def test_a_new_airfield_works_from_the_next_refuelling_phase_on() -> None:
    scene = air_scene(options={**BUILDINGS, "base_productivity": "3"})
    scene.army(0, "b", "bom")
    scene.order(0, "end_movement")
    scene.order(0, "build_airfield c 2")
    slices = scene.position.public_json()["slices"]
    assert slices["fuel"]["airfields"] == [  # type: ignore[index]
        {"airfield": 1, "field": "c", "capacity": 2, "left": 2, "works": False}
    ]
    scene.order(0, "end_production")
    next_turn(scene, 1)
    scene.order(0, "move bom_1 c")
    assert "refuelled" in scene.order(0, "end_movement")
    slices = scene.position.public_json()["slices"]
    assert slices["fuel"]["airfields"] == [  # type: ignore[index]
        {"airfield": 1, "field": "c", "capacity": 2, "left": 1, "works": True}
    ]


@clause("SA-air-38")
def test_several_airfields_on_a_field_serve_one_after_another() -> None:
    scene = air_scene(options={**BUILDINGS, "base_productivity": "6"})
    scene.army(0, "b", "bom bom bom")
    scene.order(0, "end_movement")
    scene.order(0, "build_airfield c 2")
    scene.order(0, "build_airfield c 2")
    scene.order(0, "end_production")
    next_turn(scene, 1)
    scene.order(0, "fly bom_1:c, bom_2:c, bom_3:c")
    assert "refuelled" in scene.order(0, "end_movement")
    assert log_of(scene.rules, scene.position.table).fields == [[1, 2, 2], [2, 2, 1]]


@clause("SA-air-42")
def test_without_agreement_only_ones_own_fields_and_carriers_serve_and_none_above_foreign_units() -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 1, "f": 1, "g": 1}
    scene = air_scene(owners, ["naval"])
    scene.army(0, "b", "bom bom")
    scene.army(1, "s", "car")
    scene.army(0, "s", "bom")
    scene.order(0, "move bom_1 c")
    assert scene.order(0, "end_movement") == ["movement-ended", "out-of-fuel", "out-of-fuel"]
    assert scene.lives("bom_2")


@clause("SA-air-42", "SA-air-32")
def test_foreign_fuel_is_refused_where_nobody_can_agree() -> None:
    scene = air_scene(chapters=["naval"], options=BUILDINGS, marks={"c": {"airfield": 1}})
    scene.army(0, "b", "bom bom")
    scene.army(0, "d", "bom")
    scene.army(1, "t", "car")
    scene.army(0, "t", "bom")
    scene.order(0, "fly bom_1:c, bom_2:c, bom_3:e")
    scene.order(0, "move bom_3 d")
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "refuelling")]
    assert scene.refused(0, "refuel_from d for bom_3") == "SA-air-42"
    assert scene.refused(0, "refuel_from car_4 for bom_5") == "SA-air-32"
    assert scene.refused(0, "refuel bom_3") == "SA-air-42"
    assert scene.refused(0, "refuel bom_5") == "SA-air-42"


def friendly(owners: dict[str, int], seats: int) -> Scene:
    """Seats that may ask each other for fuel."""
    return air_scene(owners, ["multiplayer", "naval", "agreeing"], seats, library=FRIENDLY)


def turn_of(scene: Scene, seat: int) -> int:
    """Ends turns until a seat moves; the number of its turn."""
    while scene.asked()[0] != (seat, "movement"):
        other, kind = scene.asked()[0]
        scene.order(other, f"end_{kind}")
    return int(scene.position.table.turn) + 1


@clause("SA-air-33", "TS3-11", "SA-air-32")
def test_a_carrier_counts_its_refuellings_since_the_last_turn_of_the_seat_that_asks() -> None:
    scene = friendly({"a": 0, "b": 1, "c": 2, "d": 3, "e": 3, "f": 3, "g": 3}, 4)
    for seat, field in ((0, "a"), (1, "b"), (2, "c"), (3, "d")):
        scene.army(seat, field, "inf")
    scene.army(2, "s", "car")
    assert turn_of(scene, 3) == 4
    scene.army(3, "s", "bom bom")
    scene.order(3, "end_movement")
    assert scene.asked() == [(3, "refuelling")]
    scene.order(3, "refuel_from car_5 for bom_6 bom_7")
    assert scene.asked() == [(2, "consent")]
    scene.order(2, "agree")
    assert turn_of(scene, 1) == 6
    scene.army(1, "s", "bom")
    scene.order(1, "end_movement")
    scene.order(1, "refuel_from car_5 for bom_8")
    scene.order(2, "agree")
    assert turn_of(scene, 2) == 7
    scene.army(2, "s", "bom")
    scene.order(2, "end_movement")
    assert not scene.lives("bom_9")
    scene.order(2, "end_production")
    assert scene.asked() == [(3, "movement")]
    scene.army(3, "s", "bom")
    scene.order(3, "end_movement")
    assert scene.refused(3, "refuel_from car_5 for bom_6 bom_7 bom_10") == "SA-air-33"
    scene.order(3, "refuel_from car_5 for bom_6 bom_7")
    scene.order(2, "agree")
    assert [scene.lives(name) for name in ("bom_6", "bom_7", "bom_10")] == [True, True, False]


@clause("TV3-25", "SA-air-33")
def test_a_carrier_that_served_another_seat_serves_its_own_less() -> None:
    scene = friendly({"a": 0, "b": 1, "c": 1, "d": 2, "e": 2, "f": 2, "g": 2}, 3)
    for seat, field in ((0, "a"), (1, "b"), (2, "d")):
        scene.army(seat, field, "inf")
    scene.army(1, "s", "car")
    scene.army(0, "s", "bom bom bom")
    scene.order(0, "end_movement")
    scene.order(0, "refuel_from car_4 for bom_5 bom_6 bom_7")
    scene.order(1, "agree")
    assert turn_of(scene, 1) == 2
    scene.army(1, "s", "bom")
    scene.order(1, "end_movement")
    assert not scene.lives("bom_8")
    assert turn_of(scene, 0) == 4
    scene.order(0, "end_movement")
    scene.order(0, "refuel_from car_4 for bom_5 bom_6 bom_7")
    scene.order(1, "agree")
    assert [scene.lives(f"bom_{number}") for number in (5, 6, 7)] == [True] * 3


@clause("SA-air-42", "SA-air-35")
def test_a_foreign_field_serves_if_its_holder_agrees() -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 2, "f": 2, "g": 2}
    scene = friendly(owners, 3)
    scene.army(0, "b", "bom bom")
    scene.order(0, "fly bom_1:c, bom_2:c")
    scene.order(0, "end_movement")
    decision = scene.position.pending()[0]
    assert [str(order) for order in decision] == ["refuel", "refuel_from c for bom_1 bom_2"]
    assert scene.refused(0, "refuel_from c for bom_1 bom_1") == "SA-air-31"
    assert scene.refused(0, "refuel_from b for bom_1") == "SA-air-42"
    assert scene.refused(0, "refuel_from c for") == "SA-air-33"
    scene.order(0, "refuel_from c for bom_1")
    assert scene.position.pending()[0].about()["units"] == ["bom_1"]
    scene.order(1, "agree")
    assert scene.asked() == [(0, "refuelling")]
    scene.order(0, "refuel_from c for bom_2")
    scene.order(1, "decline")
    assert scene.refused(0, "refuel_from c for bom_2") == "SA-air-42"
    scene.order(0, "refuel")
    assert (scene.lives("bom_1"), scene.lives("bom_2")) == (True, False)
    fresh = friendly(owners, 3)
    fresh.army(0, "b", "bom")
    fresh.order(0, "move bom_1 c")
    fresh.position.table.field_columns[fresh.rules.field_column("changed")][fresh.rules.board.index["c"]] = 1
    fresh.order(0, "end_movement")
    assert not fresh.lives("bom_1")


@clause("SA-air-3", "SA-air-42")
def test_with_allies_aircraft_fly_where_soldiers_were_refused_and_ask_for_fuel() -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 2, "f": 2, "g": 2}
    scene = air_scene(owners, ["multiplayer", "alliance"], seats=3)
    scene.army(0, "b", "inf bom fig")
    for seat, field in ((1, "d"), (2, "e")):
        scene.army(seat, field, "inf")
    scene.order(0, "move inf_1 c")
    scene.order(1, "decline")
    assert scene.refused(0, "move inf_1 c") == "SA-alliance-12"
    scene.order(0, "move bom_2 c")
    scene.order(0, "move fig_3 c d c")
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "refuelling")]
    scene.order(0, "refuel_from c for bom_2 fig_3")
    scene.order(1, "agree")
    assert (scene.lives("bom_2"), scene.lives("fig_3")) == (True, True)


def later(second_line: bool = False) -> Scene:
    """An attack that aircraft begin."""
    chapters = ["second_line"] if second_line else []
    scene = air_scene(chapters=chapters, options={"delayed_ground_assault": True, "simple_retreat": False})
    scene.army(0, "c", "tank inf cargo")
    scene.army(0, "d", "bom2 bom2")
    scene.army(1, "d", "inf inf")
    return scene


@clause("SA-air-25", "R3-27")
def test_with_the_option_surface_units_come_after_the_salvo_that_the_attacker_names() -> None:
    scene = later()
    assert scene.rules.flag("delayed_ground_assault")
    menu = [str(order) for order in scene.position.pending()[0] if order.kind == "assault"]
    assert menu == ["assault d with bom2_4, bom2_5 later tank_1, inf_2, cargo_3"]
    scene.order(0, "assault d with bom2_4, bom2_5 later tank_1, inf_2")
    assert (scene.place("tank_1"), scene.points("tank_1")) == ("c", "1")
    battle = scene.battle
    assert battle.fighter_of(scene.unit("tank_1")) < 0
    assert scene.asked() == [(0, "reserve_choice")]
    decision = scene.position.pending()[0]
    assert str(decision.default()) == "hold_back"
    assert [str(order) for order in decision] == ["bring_up", "hold_back"]
    assert decision.about()["reserves"] == {"units": ["tank_1", "inf_2"], "are_coming": False}
    scene.order(0, "hold_back", [3])
    scene.order(0, "salvo bom2_4>inf_6:1/4")
    assert scene.asked() == [(0, "reserve_choice")]
    assert scene.refused(0, "bring_up inf_2 2") == "SA-air-25"
    assert scene.refused(0, "bring_up cargo_3 1") == "SA-air-25"
    scene.order(0, "bring_up", [3])
    events = scene.order(0, "salvo bom2_4>inf_6:1/4", [3])
    assert events.count("came-up") == 2
    assert (scene.place("tank_1"), scene.place("inf_2")) == ("d", "d")
    scene.order(1, "fire inf_7 tank_1")
    assert scene.damage("tank_1") == "1"


@clause("SA-air-25")
def test_they_come_into_the_lines_that_are_named() -> None:
    scene = later(second_line=True)
    scene.order(0, "assault d with bom2_4, bom2_5 later tank_1, inf_2")
    scene.order(1, "lines")
    scene.order(0, "lines")
    scene.order(1, "hold_fire")
    assert scene.refused(0, "bring_up inf_2 3") == "SA-air-25"
    scene.order(0, "bring_up inf_2 2", [3])
    scene.order(0, "hold_fire", [3])
    assert scene.refused(1, "fire inf_6 inf_2") == "SA-second_line-6"
    scene.order(1, "fire inf_6 tank_1")


@clause("SA-air-25")
def test_if_the_battle_ends_before_they_stay_where_they_were() -> None:
    scene = later()
    scene.order(0, "assault d with bom2_4 later tank_1")
    scene.order(0, "hold_back", [3])
    scene.order(0, "break_off bom2_4")
    settle(scene)
    assert (scene.place("tank_1"), scene.owner("d")) == ("c", 1)
    assert scene.refused(0, "move tank_1 b") == "SA-minimal-36"


@clause("SA-air-25")
def test_a_delayed_assault_is_refused_without_the_option_without_aircraft_and_without_soldiers() -> None:
    plain = air_scene()
    plain.army(0, "c", "tank")
    plain.army(0, "d", "bom")
    assert plain.refused(0, "assault d with bom_2 later tank_1") == "SA-air-25"
    scene = later()
    assert scene.refused(0, "assault d with bom2_4 later cargo_3") == "SA-minimal-34"
    assert scene.refused(0, "assault d with tank_1 later inf_2") == "SA-air-25"
    assert scene.refused(0, "assault d with bom2_4 later bom2_5") == "SA-air-25"
    assert scene.refused(0, "assault d with bom2_4 later inf_6") == "SA-minimal-27"
    assert scene.refused(0, "assault c with bom2_4 later tank_1") == "SA-minimal-32"
    scene.army(0, "c", "bom")
    assert scene.refused(0, "assault d with bom_8 later tank_1") == "SA-air-14"


@clause("TV3-14", "SA-alliance-8", "SA-air-35")
def test_a_given_field_neither_refuels_nor_produces_in_the_next_turn_of_its_receiver_but_later_it_does() -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 1, "f": 2, "g": 2}
    scene = air_scene(owners=owners, seats=3, chapters=["multiplayer", "alliance"])
    scene.army(1, "c", "fig fig")
    agreed(scene, 0, "cede b to seat_2", 1)
    skip(scene, 2)
    scene.order(1, "move fig_1 b")
    assert "out-of-fuel" in scene.order(1, "end_movement")
    assert (scene.lives("fig_1"), scene.lives("fig_2"), scene.purse("b")) == (False, True, "0")
    skip(scene, 5)
    scene.order(1, "move fig_2 b")
    assert "refuelled" in scene.order(1, "end_movement")
    assert (scene.lives("fig_2"), scene.purse("b")) == (True, "1")
