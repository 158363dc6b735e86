"""Gifts of fields and units: what goes along, when it is finished, and who may give (SA-alliance-3 to 11)."""

from tests.clause import clause
from tests.salva.air_scenes import air_scene
from tests.salva.allies import agreed, allies, column, hand_over, menu, owner_of, skip, turn
from tests.salva.scenes import Scene


def built() -> Scene:
    """A tank that seat 1 has begun on a in the first of four turns."""
    scene = allies()
    scene.order(0, "end_movement")
    scene.order(0, "buy tank a")
    return scene


def lent() -> Scene:
    """The turn of seat 3, in which a tank of seat 2 is due."""
    scene = allies()
    hand_over(scene, (1, "b", "tank"))
    scene.army(1, "b", "inf", finished=False)
    return scene


@clause("SA-alliance-8", "SA-air-35")
def test_there_is_no_fuel_on_a_field_that_was_just_given() -> None:
    scene = air_scene({"a": 0, "b": 1, "c": 0, "d": 1, "e": 2, "f": 2, "g": 2}, ["multiplayer", "alliance"], 3)
    scene.army(0, "a", "inf")
    scene.army(1, "b", "bom")
    scene.army(2, "e", "inf")
    agreed(scene, 0, "cede c to seat_2", 1)
    skip(scene, 2)
    scene.order(1, "move bom_2 c")
    assert "out-of-fuel" in scene.order(1, "end_movement")


@clause("SA-alliance-5", "SA-alliance-4")
def test_a_hold_of_a_factory_ends_when_its_field_is_given_to_the_holder() -> None:
    chapters = ["artillery", "factories", "repair_prevention", "strategic_bombing"]
    scene = allies(chapters, marks={"e": {"factories": 1}})
    scene.order(1, "hold_unit factory/e")
    scene.order(2, "hold_unit factory/e")
    agreed(scene, 0, "cede e to seat_2", 1)
    assert scene.refused(1, "release_unit factory/e") == "SA-repair_prevention-1"
    scene.order(2, "release_unit factory/e")


@clause("SA-alliance-5", "SA-alliance-6")
def test_finished_fortresses_wait_for_nothing_when_they_are_given() -> None:
    scene = allies()
    scene.army(0, "a", "fort")
    scene.army(0, "a", "fort", finished=False)
    agreed(scene, 0, "cede a to seat_2", 1)
    assert [column(scene, name, "ready_not_before") for name in ("fort_1", "fort_2")] == [0, 1]
    assert [owner_of(scene, name) for name in ("fort_1", "fort_2")] == [1, 1]


@clause("SA-alliance-6", "SA-alliance-3")
def test_the_new_holder_of_a_field_names_the_owner_anew() -> None:
    scene = built()
    agreed(scene, 0, "finish tank_1 for seat_4", 3)
    agreed(scene, 0, "cede a to seat_2", 1)
    assert column(scene, "tank_1", "heir") == -1
    skip(scene, 7)
    assert (scene.position.table.is_finished(scene.unit("tank_1")), owner_of(scene, "tank_1")) == (True, 1)


@clause("SA-alliance-7")
def test_a_unit_is_finished_in_the_very_turn_for_which_it_was_put_off() -> None:
    scene = built()
    agreed(scene, 0, "cede a to seat_2", 1)
    assert column(scene, "tank_1", "ready_not_before") == 5
    scene.order(3, "resign")
    skip(scene, 5)
    assert scene.asked() == [(1, "movement")], "three players are left, so turn 5 is the receiver's"
    skip(scene, 6)
    assert scene.position.table.is_finished(scene.unit("tank_1"))


@clause("SA-alliance-7", "SA-alliance-9")
def test_a_second_gift_puts_it_off_no_further_than_the_giver_would_have_waited() -> None:
    scene = built()
    agreed(scene, 0, "cede a to seat_2", 1)
    scene.order(3, "resign")
    skip(scene, 2)
    agreed(scene, 1, "cede a to seat_3", 2)
    assert column(scene, "tank_1", "ready_not_before") == 5, "turn 5 would have been the giver's"


@clause("SA-alliance-7")
def test_turns_of_those_who_are_out_are_not_counted_until_completion() -> None:
    scene = built()
    scene.order(3, "resign")
    agreed(scene, 0, "cede a to seat_2", 1)
    assert column(scene, "tank_1", "ready_not_before") == 4


@clause("SA-alliance-7")
def test_the_next_completion_phase_is_looked_for_in_turns_to_come() -> None:
    scene = allies(["production_cycle"], schedule="custom", custom_schedule="1 1 1 1 1 1 1 1 0 0 0 0")
    scene.order(0, "end_movement")
    scene.order(0, "buy tank a")
    agreed(scene, 0, "cede a to seat_2", 1)
    assert column(scene, "tank_1", "ready_not_before") == 5


@clause("SA-alliance-3")
def test_what_is_finished_for_oneself_is_no_gift() -> None:
    scene = built()
    scene.order(0, "finish tank_1 for seat_1")
    skip(scene, 5)
    told = scene.order(0, "end_movement")
    assert ("finished" in told, "given" in told) == (True, False)


@clause("SA-alliance-3")
def test_once_a_unit_is_finished_nobody_is_named_for_it_any_more() -> None:
    scene = built()
    agreed(scene, 0, "finish tank_1 for seat_2", 1)
    assert column(scene, "tank_1", "heir") == 1
    skip(scene, 6)
    assert (owner_of(scene, "tank_1"), column(scene, "tank_1", "heir")) == (1, -1)


@clause("SA-alliance-3")
def test_owners_are_named_in_ones_own_turn_only() -> None:
    scene = lent()
    assert (1, "movement") in scene.asked(), "he gives orders to the unit that is due"
    assert scene.refused(1, "finish inf_2 for seat_3") == "SA-alliance-3"
    assert menu(scene, 1, "finish") == []
    skip(scene, 6)
    assert "finish inf_2 for seat_3" in menu(scene, 1, "finish")


@clause("SA-alliance-3")
def test_every_unit_under_construction_is_offered() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(0, "a", "fort inf", finished=False)
    assert menu(scene, 0, "finish") == [f"finish inf_3 for seat_{seat}" for seat in (2, 3, 4)]


def given() -> Scene:
    """In turn 5 seat 1 gives seat 2 a tank that was active in turn 1."""
    scene = allies()
    scene.army(0, "a", "tank")
    skip(scene, 5)
    agreed(scene, 0, "give tank_1 to seat_2", 1)
    assert (turn(scene), column(scene, "tank_1", "last_active")) == (5, 1)
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    return scene


@clause("SA-alliance-10", "SA-alliance-22")
def test_the_new_owner_says_when_a_given_unit_is_active() -> None:
    scene = given()
    assert scene.asked() == [(1, "next_active")]
    assert str(scene.position.pending()[0].default()) == "as_usual"
    assert menu(scene, 1, "hand_over") == [f"hand_over tank_1 to seat_{seat}" for seat in (1, 3, 4)]
    agreed(scene, 1, "hand_over tank_1 to seat_3", 2)
    assert turn(scene) == 6, "that was all"
    assert scene.asked() == [(1, "movement")]
    assert scene.refused(1, "move tank_1 b") == "SA-minimal-27"
    assert scene.refused(1, "hand_over tank_1 to seat_4") == "SA-alliance-24", "it cannot be changed"
    skip(scene, 7)
    agreed(scene, 1, "move tank_1 b", 2)
    assert (scene.place("tank_1"), column(scene, "tank_1", "last_active")) == ("b", 1)


@clause("SA-alliance-10")
def test_without_a_statement_a_given_unit_is_active_in_the_next_turn_of_its_new_owner() -> None:
    scene = given()
    scene.order(1, "as_usual")
    assert turn(scene) == 6
    scene.order(1, "move tank_1 b")
    assert scene.place("tank_1") == "b"
    scene.order(1, "end_movement")
    assert menu(scene, 1, "hand_over") == [f"hand_over tank_1 to seat_{seat}" for seat in (1, 3, 4)]


@clause("SA-alliance-10", "SA-alliance-9")
def test_a_unit_given_to_the_seat_on_turn_does_not_make_its_turn_either() -> None:
    scene = lent()
    scene.order(1, "give tank_1 to seat_3")
    scene.order(2, "agree")
    assert (owner_of(scene, "tank_1"), scene.asked()) == (2, [(2, "movement")])
    assert scene.refused(2, "move tank_1 c") == "SA-alliance-23"
    assert (menu(scene, 2, "move"), menu(scene, 2, "give")) == ([], [])
    scene.order(2, "end_movement")
    scene.order(2, "hand_over tank_1 to seat_3 in 2")
    assert scene.refused(2, "hand_over tank_1 to seat_3 in 1") == "SA-alliance-24"
    skip(scene, 4)
    assert column(scene, "tank_1", "last_active") == 0, "it has not been active"
    skip(scene, 7)
    assert scene.refused(2, "move tank_1 c") == "SA-alliance-23"
    skip(scene, 11)
    scene.order(2, "move tank_1 c")


@clause("SA-alliance-10")
def test_only_the_owner_gives_a_unit_away() -> None:
    scene = lent()
    assert scene.refused(2, "give tank_1 to seat_4") == "SA-alliance-10", "its commander does not own it"
    assert menu(scene, 2, "give") == []
    scene.order(1, "give tank_1 to seat_4")
    assert sorted(scene.asked()) == [(2, "consent"), (3, "consent")], "receiver and commander"


@clause("SA-alliance-10")
def test_a_unit_is_given_to_another_player_who_has_not_refused() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    for other in ("seat_1", "seat_9", "nobody"):
        assert scene.refused(0, f"give tank_1 to {other}") == "SA-alliance-10"
    scene.order(0, "give tank_1 to seat_2")
    scene.order(1, "decline")
    assert scene.refused(0, "give tank_1 to seat_2") == "SA-alliance-10", "not again in this turn"
    assert turn(scene) == 1
