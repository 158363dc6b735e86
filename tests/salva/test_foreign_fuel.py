"""Fuel from allies: what of theirs serves, how much of it, and who has to agree (SA-air-32, 42)."""

from tests.clause import clause
from tests.salva.air_scenes import air_scene
from tests.salva.allies import proposes
from tests.salva.scenes import Scene
from velmoci.salva.chapters.fuel import log_of

OWNERS = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 2, "f": 2, "g": 2}


def flown(capacity: int, chapters: tuple[str, ...] = ()) -> Scene:
    """Two bombers of seat 1 over c, where seat 2 has an airfield for so many."""
    scene = air_scene(
        OWNERS, ["multiplayer", "naval", "alliance", *chapters], 3, {"airfields": "buildings"},
        marks={"c": {"airfield": capacity}},
    )  # fmt: skip
    scene.army(0, "b", "bom bom")
    scene.army(2, "e", "inf")
    scene.order(0, "fly bom_1:c, bom_2:c")
    return scene


def offered(scene: Scene) -> list[str]:
    """What seat 1 is offered in the refuelling phase."""
    return [str(order) for order in scene.position.pending()[0] if order.kind == "refuel_from"]


@clause("SA-air-42", "SA-air-32")
def test_what_an_airfield_gives_to_an_ally_it_has_no_more() -> None:
    scene = flown(2)
    scene.order(0, "end_movement")
    assert offered(scene) == ["refuel_from c for bom_1 bom_2"]
    assert proposes(scene, 0, "refuel_from"), "another choice of aircraft can be written"
    scene.order(0, "refuel_from c for bom_2")
    assert scene.order(1, "agree")[-1] == "refuelled"
    assert log_of(scene.rules, scene.position.table).fields == [[1, 0, 1]]
    assert offered(scene) == ["refuel_from c for bom_1"]
    assert scene.refused(0, "refuel_from c for bom_2") == "SA-air-31", "it has fuel"
    scene.order(0, "refuel_from c for bom_1")
    scene.order(1, "agree")
    assert (scene.lives("bom_1"), scene.lives("bom_2")) == (True, True)


@clause("SA-air-42")
def test_an_ally_without_fuel_is_not_asked() -> None:
    scene = flown(1)
    scene.army(1, "s", "car")
    scene.army(0, "s", "bom")
    scene.order(0, "end_movement")
    assert offered(scene) == ["refuel_from c for bom_1", "refuel_from car_4 for bom_5"]
    assert scene.refused(0, "refuel_from c for bom_1 bom_2") == "SA-air-33"
    scene.order(0, "refuel_from c for bom_1")
    scene.order(1, "agree")
    assert offered(scene) == ["refuel_from car_4 for bom_5"], "the airfield has served"
    assert scene.refused(0, "refuel_from c for bom_2") == "SA-air-33"
    scene.order(0, "refuel_from car_4 for bom_5")
    scene.order(1, "decline")
    assert "refuel_from" not in scene.position.pending()[0].offers(), "he has refused"


@clause("SA-air-42", "SA-air-35")
def test_a_field_that_was_just_given_has_no_fuel_for_allies_either() -> None:
    scene = flown(2)
    scene.army(1, "s", "car")
    scene.army(0, "s", "bom")
    scene.position.table.field_columns[scene.rules.field_column("changed")][scene.rules.board.index["c"]] = 1
    scene.order(0, "end_movement")
    assert offered(scene) == ["refuel_from car_4 for bom_5"]
    assert scene.refused(0, "refuel_from c for bom_1") == "SA-air-35"
    assert scene.refused(0, "refuel_from car_4 for") == "SA-air-33"


@clause("SA-air-32")
def test_a_carrier_is_a_source_of_its_own_wherever_it_stands_in_the_list() -> None:
    scene = air_scene(OWNERS, ["multiplayer", "naval", "alliance"], 3)
    scene.army(1, "s", "car")
    scene.army(0, "s", "bom bom bom bom")
    scene.army(2, "e", "inf")
    scene.position.table.field_columns[scene.rules.field_column("changed")][scene.rules.board.index["s"]] = 1
    scene.order(0, "end_movement")
    assert scene.refused(0, "refuel_from car_1 for bom_2 bom_3 bom_4 bom_5") == "SA-air-33"
    scene.order(0, "refuel_from car_1 for bom_2 bom_3")
    scene.order(1, "agree")
    assert [row[2] for row in log_of(scene.rules, scene.position.table).carriers] == [2]
    scene.order(0, "refuel")
    assert [scene.lives(f"bom_{number}") for number in (2, 3, 4, 5)] == [True, True, False, False]
