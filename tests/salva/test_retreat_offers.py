"""Retreat from a battle (SA-retreat): what is offered and told, allies in one force, and aircraft beside soldiers."""

from tests.clause import clause
from tests.maps.drawn import HUB
from tests.salva.air_scenes import air_scene, fighting
from tests.salva.allies import agreed, allies, hand_over
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from tests.salva.test_retreat import OWNERS, attacked, ring

ALONE = ["retreat_part tank_1", "retreat_part tank_2", "retreat_part tank_3"]


def joint() -> Scene:
    """Seats 2 and 3 attack d with a tank each and are asked before their first salvo; c is seat 3's."""
    scene = allies(["retreat"])
    hand_over(scene, (1, "c", "tank"), (2, "c", "tank"), (3, "d", "inf inf"))
    agreed(scene, 2, "attack d with tank_1, tank_2", 1, rolls=[3])
    scene.order(3, "hold_fire")
    return scene


@clause("SA-retreat-2")
def test_each_unit_and_all_that_are_damaged_are_offered() -> None:
    scene = attacked()
    assert offered(scene, "retreat_part") == (ALONE, False)
    for targets, more in (
        (("tank_1", "tank_1"), []),
        (("tank_1", "tank_3"), ["retreat_part tank_1 tank_3"]),
    ):
        scene = ring()
        scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
        scene.order(1, f"salvo tank_4>{targets[0]}, tank_5>{targets[1]}")
        assert offered(scene, "retreat_part") == ([*ALONE, *more], False)
    scene = ring()
    scene.army(1, "b", "tank")
    scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
    scene.order(1, "salvo tank_4>tank_1, tank_5>tank_2, tank_6>tank_3")
    assert offered(scene, "retreat_part") == (ALONE, False), "all of them are the whole force"


@clause("SA-retreat-2")
def test_every_unit_that_is_named_must_be_able_to_go_and_the_retreat_is_told() -> None:
    scene = attacked()
    assert scene.refused(0, "retreat_part tank_1 tank_4") == "SA-retreat-2"
    assert scene.order(0, "retreat_part tank_1 tank_2", [3])[0] == "part-retreats"
    assert scene.events[0].seen_by_all().values == {"power": "seat_1", "units": ["tank_1", "tank_2"], "field": "b"}


@clause("SA-retreat-1", "SA-retreat-2", "SA-retreat-4")
def test_every_owner_in_a_force_leads_away_his_own_and_sees_who_else_goes() -> None:
    scene = joint()
    assert sorted(scene.asked()) == [(1, "retreat_choice"), (2, "retreat_choice")]
    about = {decision.seat: decision.about() for decision in scene.position.pending()}
    assert [list(about[seat]["refuges"]) for seat in (1, 2)] == [["tank_1"], ["tank_2"]]  # type: ignore[call-overload]
    assert scene.refused(1, "retreat_part tank_2") == "SA-retreat-2"
    scene.order(2, "retreat_part tank_2")
    assert scene.asked() == [(1, "retreat_choice")]
    assert scene.position.pending()[0].about()["retreating"] == ["tank_2"]


@clause("SA-retreat-1", "SA-retreat-4")
def test_a_unit_whose_refuge_is_gone_when_it_would_leave_fights_on() -> None:
    scene = attacked()
    scene.order(0, "retreat_part tank_1", [3])
    scene.order(0, "hold_fire", [3])
    scene.give("a", 1)
    scene.give("c", 1)
    scene.order(1, "hold_fire", [3])
    assert (scene.place("tank_1"), scene.asked()) == ("b", [(0, "attacker_salvo")])
    assert fighting(scene)[0] == "tank_1 attacker"


@clause("SA-retreat-8")
def test_only_who_could_open_the_battle_is_offered_a_retreat_with_it() -> None:
    scene = Scene(["factories", "retreat"], OWNERS, fields=HUB, sea=())
    scene.army(0, "a", "tank cargo")
    scene.army(1, "b", "tank")
    assert offered(scene, "attack_and_retreat") == (["attack_and_retreat b with tank_1"], False)
    idle = Scene(["factories", "retreat"], OWNERS, fields=HUB, sea=())
    idle.army(0, "a", "cargo")
    idle.army(1, "b", "tank")
    assert offered(idle, "attack_and_retreat") is None


@clause("SA-retreat-9", "SA-retreat-10")
def test_aircraft_whom_a_stalemate_forces_out_stay_over_the_field_and_keep_their_points() -> None:
    scene = air_scene(chapters=["retreat"], options={"stalemate_salvos": 2})
    scene.army(0, "c", "tank")
    scene.army(0, "d", "bom")
    scene.army(1, "d", "inf")
    scene.order(0, "attack d with tank_1, bom_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire")
    assert (scene.place("tank_1"), scene.points("tank_1")) == ("c", "0")
    assert (scene.place("bom_2"), scene.points("bom_2")) == ("d", "4")


@clause("SA-retreat-8", "SA-retreat-9")
def test_after_a_foretold_retreat_nobody_of_the_force_is_in_the_battle_any_more() -> None:
    scene = air_scene(chapters=["retreat"])
    scene.army(0, "c", "tank")
    scene.army(0, "d", "bom")
    scene.army(1, "d", "inf")
    scene.army(1, "e", "inf")
    scene.order(0, "attack_and_retreat d with tank_1, bom_2", [3])
    scene.order(1, "fire inf_3 tank_1")
    assert scene.asked() == [(1, "hold_window")]
    assert fighting(scene) == ["inf_3 defender"]
    scene.order(1, "resign")
    assert (scene.owner("d"), scene.place("tank_1"), scene.place("bom_2")) == (None, "c", "d")


@clause("SA-retreat-8")
def test_whoever_resigns_after_a_foretold_retreat_changes_nothing_of_it() -> None:
    owners = {"a": 0, "b": 1, "c": 0, "d": 2}
    scene = Scene(["repair_prevention", "multiplayer", "retreat"], owners, fields=HUB, sea=(), seats=3)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank")
    scene.army(2, "d", "tank")
    scene.order(0, "attack_and_retreat b with tank_1", [3])
    events = scene.order(1, "salvo tank_2>tank_1")
    assert events.count("field-held") == 1
    assert scene.asked() == [(1, "hold_window")]
    assert scene.order(1, "resign") == ["resigned"]
    assert (scene.owner("b"), scene.place("tank_1"), scene.asked()) == (None, "a", [(2, "hold_window")])
    scene.order(2, str(scene.position.pending()[0].default()))
    assert scene.asked() == [(0, "movement")]
