"""Guests on an ally's field: who is asked, who comes and goes, and where they may retreat (SA-alliance-12, 34)."""

from tests.clause import clause
from tests.salva.air_scenes import air_scene
from tests.salva.allies import agreed, allies, hand_over, menu
from tests.salva.scenes import Scene


def retreat(scene: Scene) -> None:
    """The attacker, seat 1, announces his retreat, and nobody fires until then."""
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")


@clause("SA-alliance-12", "SA-alliance-21")
def test_a_unit_enters_a_field_of_its_owner_whoever_orders_it() -> None:
    scene = allies()
    hand_over(scene, (1, "c", "tank"))
    assert "move tank_1 b" in menu(scene, 2, "move"), "it need not ask its owner"
    scene.order(2, "move tank_1 b")
    about = scene.position.pending()[0].about()
    assert about["topic"] == "objection", "he may object to the order, but his field is open to his unit"
    scene.order(1, "agree")
    assert scene.place("tank_1") == "b"


@clause("SA-alliance-12")
def test_aircraft_fly_over_land_that_nobody_holds_and_ask_nobody() -> None:
    scene = air_scene({"a": 0, "b": 0, "d": 1, "e": 1, "f": 2}, ["multiplayer", "alliance"], seats=3)
    scene.army(0, "b", "bom inf")
    scene.army(1, "d", "inf")
    scene.army(2, "f", "inf")
    assert scene.order(0, "move bom_1 c") == ["moved"]
    assert scene.refused(0, "move inf_2 c") == "SA-minimal-32"


@clause("SA-alliance-34", "SA-alliance-12")
def test_a_field_from_which_one_came_is_one_refuge_although_its_holder_agrees() -> None:
    scene = allies(owners={"a": 3, "b": 1, "c": 2, "d": 3, "e": 0})
    scene.army(0, "c", "tank")
    scene.army(1, "b", "tank inf")
    scene.order(2, "agree_always seat_1 about entry")
    scene.order(0, "attack b with tank_1", [3])
    retreat(scene)
    assert scene.position.table.battle is None, "there is nothing to choose"
    assert scene.place("tank_1") == "c"


@clause("SA-alliance-34")
def test_soldiers_do_not_retreat_into_the_sea_of_an_ally() -> None:
    fields = {"a": ["b"], "b": ["c", "s"], "c": ["d"], "d": ["s"], "s": ["t"], "t": ["u"], "u": []}
    scene = allies(["naval"], {"a": 0, "b": 1, "c": 2, "d": 3}, fields)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank inf")
    scene.army(3, "s", "cru")
    scene.order(3, "agree_always seat_1 about entry")
    scene.order(0, "attack b with tank_1", [3])
    retreat(scene)
    assert scene.position.table.battle is None
    assert scene.place("tank_1") == "a"


@clause("SA-alliance-34")
def test_a_standing_consent_opens_the_fields_of_its_giver_only() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank inf")
    scene.order(3, "agree_always seat_1 about entry")
    scene.order(0, "attack b with tank_1", [3])
    retreat(scene)
    assert scene.place("tank_1") == "a", "not to c, whose holder has said nothing"


@clause("SA-alliance-12")
def test_when_all_have_refused_or_agreed_nobody_is_left_to_ask() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    agreed(scene, 0, "ask_passage seat_2", 1)
    for seat in (2, 3):
        scene.order(0, f"ask_passage seat_{seat + 1}")
        scene.order(seat, "decline")
    assert "ask_passage" not in scene.position.pending()[0].offers()
