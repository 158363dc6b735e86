"""Chapter `air`: which airfields and carriers have fuel for whom, and for how many."""

from tests.clause import clause
from tests.salva.air_scenes import air_scene, menu_of, next_turn
from tests.salva.scenes import Scene

BUILDINGS = {"airfields": "buildings"}
THREE = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 2, "g": 2}


def allies(options: dict[str, object] | None = None, *chapters: str) -> Scene:
    """Three seats that may ask each other for fuel."""
    return air_scene(THREE, ["multiplayer", "alliance", *chapters], seats=3, options=options)


@clause("SA-air-38", "SA-air-31", "SA-air-33")
def test_an_airfield_serves_as_many_as_it_can_and_nobody_more() -> None:
    scene = air_scene(options=BUILDINGS, marks={"c": {"airfield": 2}})
    scene.army(0, "b", "bom bom fig")
    scene.order(0, "fly bom_1:c, bom_2:c, fig_3:c")
    scene.order(0, "end_movement")
    scene.order(0, "refuel fig_3 bom_1")
    assert [scene.lives(name) for name in ("bom_1", "bom_2", "fig_3")] == [True, False, True]


@clause("SA-air-31")
def test_where_one_can_refuel_each_of_them_is_offered_once() -> None:
    scene = air_scene(options=BUILDINGS, marks={"c": {"airfield": 1}})
    scene.army(0, "b", "bom fig")
    scene.order(0, "fly bom_1:c, fig_2:c")
    scene.order(0, "end_movement")
    assert menu_of(scene, "refuel") == ["refuel", "refuel bom_1", "refuel fig_2"]


@clause("SA-air-36")
def test_the_airfield_of_another_field_serves_nobody_here() -> None:
    scene = air_scene(options=BUILDINGS, marks={"a": {"airfield": 2}})
    scene.army(0, "b", "bom bom")
    scene.order(0, "fly bom_1:a, bom_2:c")
    scene.order(0, "end_movement")
    assert (scene.lives("bom_1"), scene.lives("bom_2")) == (True, False)


@clause("SA-air-38", "SA-air-42")
def test_nobody_is_served_by_an_airfield_before_the_next_turn_of_its_builder() -> None:
    scene = allies({**BUILDINGS, "base_productivity": "3"})
    scene.army(0, "a", "inf")
    scene.army(2, "f", "inf")
    scene.order(0, "end_movement")
    scene.order(0, "build_airfield c 2")
    scene.order(0, "end_production")
    for works in (False, True):
        names = scene.army(1, "d", "bom bom bom")
        scene.order(1, "fly " + ", ".join(f"{name}:c" for name in names))
        scene.order(1, "end_movement")
        assert ((1, "refuelling") in scene.asked(), scene.lives(names[0])) == (works, works)
        if works:
            assert menu_of(scene, "refuel_from") == [f"refuel_from c for {names[0]} {names[1]}"]
        else:
            scene.order(1, "end_production")
            next_turn(scene, 2)
            next_turn(scene, 0)


@clause("SA-air-32")
def test_a_carrier_under_construction_serves_nobody() -> None:
    scene = air_scene(chapters=["naval"])
    scene.army(0, "s", "car", finished=False)
    scene.army(0, "s", "bom")
    scene.army(0, "a", "inf")
    assert "out-of-fuel" in scene.order(0, "end_movement")
    assert not scene.lives("bom_2")


@clause("SA-air-33", "SA-air-31")
def test_what_a_carrier_at_sea_cannot_serve_any_more_is_refused() -> None:
    scene = air_scene(chapters=["naval"])
    scene.army(0, "s", "car bom bom bom bom")
    scene.order(0, "end_movement")
    assert scene.refused(0, "refuel bom_2 bom_3 bom_4 bom_5") == "SA-air-33"
    scene.order(0, "refuel bom_3 bom_4 bom_5")
    assert not scene.lives("bom_2")


@clause("SA-air-33")
def test_what_a_lost_carrier_has_given_is_forgotten() -> None:
    scene = air_scene(chapters=["naval"])
    scene.army(0, "s", "car car bom")
    position = scene.position
    log = position.table.slices[scene.rules.table_slice("fuel")]
    log.load({**log.dump(), "carriers": [[1, 2], [2, 1]]})  # type: ignore[dict-item]
    position.remove_unit(scene.unit("car_1"))
    assert log.dump()["carriers"] == [[2, 1]]  # type: ignore[index]


@clause("SA-air-35")
def test_a_field_serves_in_the_turn_after_it_was_taken() -> None:
    scene = air_scene()
    scene.army(0, "c", "tank bom bom")
    scene.army(1, "e", "inf")
    scene.order(0, "attack d with tank_1")
    scene.order(0, "move bom_2 d")
    scene.order(0, "end_movement")
    assert not scene.lives("bom_2")
    scene.order(0, "end_production")
    next_turn(scene, 1)
    scene.order(0, "move bom_3 d")
    assert scene.order(0, "end_movement") == ["movement-ended", "refuelled"]
    assert scene.lives("bom_3")


@clause("SA-air-35", "SA-air-42")
def test_a_field_that_another_took_since_ones_last_turn_serves_nobody_of_ones_own() -> None:
    scene = allies()
    scene.army(0, "c", "bom inf")
    scene.army(2, "f", "inf")
    scene.army(1, "e", "tank")
    scene.give("d", 2)
    next_turn(scene, 0)
    scene.order(1, "attack d with tank_4")
    assert scene.owner("d") == 1
    next_turn(scene, 1)
    next_turn(scene, 2)
    scene.order(0, "move bom_1 d")
    assert "out-of-fuel" in scene.order(0, "end_movement")


@clause("SA-air-42", "SA-air-31")
def test_foreign_aircraft_over_a_field_are_in_nobodys_way() -> None:
    scene = air_scene(options=BUILDINGS, marks={"c": {"airfield": 1}})
    scene.army(0, "b", "bom bom")
    scene.army(1, "c", "bom2")
    scene.order(0, "fly bom_1:c, bom_2:c")
    scene.order(0, "end_movement")
    assert scene.refused(0, "refuel bom_1 bom_2") == "SA-air-33"


@clause("SA-air-42", "SA-air-31")
def test_above_foreign_ships_there_is_no_fuel_where_nobody_can_agree() -> None:
    scene = air_scene(chapters=["naval"], options=BUILDINGS, marks={"c": {"airfield": 1}})
    scene.army(0, "b", "bom bom")
    scene.army(1, "t", "cru")
    scene.army(0, "t", "bom")
    scene.army(0, "e", "bom")
    scene.order(0, "fly bom_1:c, bom_2:c, bom_5:f")
    scene.order(0, "end_movement")
    assert scene.refused(0, "refuel bom_4") == "SA-air-42"
    assert scene.refused(0, "refuel bom_5") == "SA-air-42"
    friends = allies({**BUILDINGS, "carrier_capacity": 1}, "naval")
    friends.army(0, "s", "car bom bom")
    friends.army(1, "s", "cru")
    friends.order(0, "end_movement")
    assert friends.refused(0, "refuel bom_2 bom_3") == "SA-air-33", "with allies nobody is in anybody's way"


@clause("SA-air-30", "SA-air-1")
def test_whoever_has_enough_of_his_own_is_asked_nothing_even_where_others_have_fuel_too() -> None:
    scene = allies(None, "naval")
    scene.army(0, "s", "car bom bom bom")
    scene.army(1, "s", "car")
    scene.army(2, "f", "inf")
    assert scene.order(0, "end_movement") == ["movement-ended", "refuelled"]
    assert scene.asked() == [(0, "production")]


@clause("SA-air-36", "SA-minimal-24")
def test_an_airfield_is_paid_for_in_whole_points_of_what_a_field_has() -> None:
    scene = air_scene(options={**BUILDINGS, "base_productivity": "7/2"})
    scene.army(0, "a", "inf")
    scene.order(0, "end_movement")
    assert menu_of(scene, "build_airfield")[:3] == ["build_airfield a 2", "build_airfield a 3", "build_airfield b 2"]
    assert scene.refused(0, "build_airfield c 4") == "SA-minimal-24"
    scene.order(0, "build_airfield c 3")
    assert scene.purse("c") == "1/2"
    scene.order(0, "build_airfield a 2")
    assert menu_of(scene, "build_airfield") == ["build_airfield b 2", "build_airfield b 3"]


@clause("SA-air-36")
def test_no_airfield_is_offered_where_all_fields_have_one_or_nobody_can_pay() -> None:
    for options in ({"base_productivity": "5"}, {**BUILDINGS, "base_productivity": "1"}):
        scene = air_scene(options=options)
        scene.army(0, "a", "inf")
        scene.order(0, "end_movement")
        assert scene.asked() == [(0, "production")]
        assert "build_airfield" not in scene.position.pending()[0].offers()


@clause("SA-air-36", "SA-minimal-22")
def test_on_a_field_just_taken_no_airfield_is_built_even_of_supplies() -> None:
    scene = air_scene(chapters=["factories"], options=BUILDINGS)
    scene.army(0, "c", "tank cargo cargo cargo")
    scene.order(0, "attack d with tank_1")
    for number in (2, 3, 4):
        scene.order(0, f"move cargo_{number} d")
    scene.order(0, "end_movement")
    for number in (2, 3, 4):
        scene.order(0, f"use_cargo cargo_{number}")
    assert scene.refused(0, "build_airfield d 2") == "SA-minimal-22"
    assert menu_of(scene, "build_airfield") == []


def carriers_worth(aircraft: str, kind: str = "car") -> float:
    """What one more carrier, or another kind, is worth to the first seat beside its strengths."""
    scene = air_scene()
    scene.army(0, "a", aircraft)
    scene.army(1, "g", "bom bom")
    rules, table = scene.rules, scene.position.table
    row = rules.kinds.rows[rules.kinds.index[kind]]
    return sum([part.kind_worth(table, row, rules.board.index["a"]) for part in rules.reactions], 0.0)


def test_a_carrier_is_worth_as_much_as_it_has_own_aircraft_to_serve() -> None:
    assert [carriers_worth(aircraft) for aircraft in ("inf", "bom inf", "bom fig bom fig")] == [0.0, 1.0, 3.0]
    assert carriers_worth("bom", "bom") == 0.0
