"""Holds that two seats share, and when lists end or change (SA-repair_prevention)."""

from collections.abc import Mapping
from typing import Any

from tests.clause import clause
from tests.salva.allies import allies
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from tests.salva.test_repair_prevention import LINE, held, hurt, several, two
from velmoci.kernel.chance import Seeded
from velmoci.salva.chapters.hold_lists import open_hold_window
from velmoci.salva.flow import run


def four(tanks: int = 2) -> Scene:
    """Four seats, each with one whole hold and an odd half; damaged tanks of the second one."""
    scene = several(4)
    for name in scene.army(1, "b", " ".join(["tank"] * tanks)):
        hurt(scene, name, 6)
    return scene


def told_to(scene: Scene, seat: int) -> Mapping[str, object]:
    """The values of the last event as a seat sees them."""
    seen = scene.events[-1].seen_by(seat)
    assert seen is not None
    return seen.values


def answers(scene: Scene, seat: int) -> list[str]:
    """Everything that a seat may answer or take back, each as often as it is offered."""
    decisions = [decision for decision in scene.position.pending() if decision.seat == seat]
    orders = [str(order) for decision in [*decisions, *scene.position.view(seat).asides()] for order in decision]
    return [order for order in orders if order.startswith("answer_pool")]


def open_offers(scene: Scene, seat: int) -> list[str]:
    """Of which units a seat has been made offers, or has made some, as it sees them."""
    shown: Any = scene.position.view(seat).to_json()
    return [offer["unit"] for offer in shown["own"]["pool_offers"]]


@clause("SA-repair_prevention-3", "SA-repair_prevention-1")
def test_a_pair_that_holds_together_does_not_take_the_halves_of_others() -> None:
    scene = four()
    scene.order(0, "pool_hold tank_1 with seat_3")
    scene.order(2, "answer_pool seat_1 accept")
    assert offered(scene, "pool_hold", 0) is None, "its half is used"
    scene.army(0, "a", "tank")
    scene.order(1, "pool_hold tank_3 with seat_4")
    assert scene.order(3, "answer_pool seat_2 accept") == ["held-together"]
    assert held(scene) == [((0, 2), ("tank_1",)), ((1, 3), ("tank_3",))]


@clause("SA-repair_prevention-3")
def test_only_an_odd_half_is_shared() -> None:
    scene = several(4, hold_min_halves=2)
    scene.army(1, "b", "tank")
    hurt(scene, "tank_1", 6)
    assert offered(scene, "pool_hold") is None
    assert scene.refused(0, "pool_hold tank_1 with seat_3") == "SA-repair_prevention-3"


@clause("SA-repair_prevention-4")
def test_both_are_told_who_offers_and_who_refuses() -> None:
    scene = four()
    scene.order(0, "pool_hold tank_1 with seat_3")
    for seat in (0, 2):
        assert told_to(scene, seat) == {"power": "seat_1", "other": "seat_3", "unit": "tank_1"}
    scene.order(2, "answer_pool seat_1 refuse")
    for seat in (0, 2):
        assert told_to(scene, seat) == {"power": "seat_3", "other": "seat_1"}
    assert (answers(scene, 0), answers(scene, 2)) == ([], [])


@clause("SA-repair_prevention-4")
def test_what_is_proposed_is_every_damaged_unit_with_every_partner_that_was_not_asked_for_it() -> None:
    scene = four()
    ways = [f"pool_hold tank_{number} with seat_{partner}" for partner in (3, 4) for number in (1, 2)]
    assert offered(scene, "pool_hold") == (ways, False)
    assert offered(scene, "answer_pool") is None
    scene.order(0, "pool_hold tank_1 with seat_3")
    assert offered(scene, "pool_hold") == (ways[1:], False)
    assert answers(scene, 0) == ["answer_pool seat_3 refuse"]
    assert answers(scene, 2) == ["answer_pool seat_1 accept", "answer_pool seat_1 refuse"]
    scene.order(2, "pool_hold tank_2 with seat_1")
    assert answers(scene, 0) == ["answer_pool seat_3 accept", "answer_pool seat_3 refuse"]
    assert answers(scene, 2) == ["answer_pool seat_1 accept", "answer_pool seat_1 refuse"]


@clause("SA-repair_prevention-4", "SA-repair_prevention-5")
def test_no_halves_are_offered_while_a_battle_is_resolved() -> None:
    scene = four()
    scene.army(0, "a", "tank tank")
    assert offered(scene, "pool_hold", 3) is not None
    scene.order(0, "attack b with tank_3, tank_4", [3])
    assert offered(scene, "pool_hold", 3) is None


@clause("SA-repair_prevention-4", "SA-repair_prevention-8")
def test_what_has_become_ones_own_is_not_held_together_any_more() -> None:
    scene = four()
    scene.order(0, "pool_hold tank_1 with seat_3")
    scene.position.change_owner(scene.unit("tank_1"), 2)
    assert scene.refused(2, "answer_pool seat_1 accept") == "SA-repair_prevention-8"
    assert answers(scene, 2) == ["answer_pool seat_1 refuse"]


@clause("SA-repair_prevention-8", "R4-47")
def test_what_is_nobodys_is_foreign_to_everybody() -> None:
    scene = Scene(["repair_prevention"], {"a": 0, "d": 1}).begin()
    scene.army(-1, "b", "tank")
    assert "held" in scene.order(0, "hold_unit tank_1")
    assert "held" in scene.order(1, "hold_unit tank_1")


@clause("SA-repair_prevention-8", "R3-03")
def test_who_gets_a_unit_goes_on_holding_all_others() -> None:
    scene = two()
    scene.army(1, "b", "tank tank")
    for name in ("tank_1", "tank_2"):
        hurt(scene, name, 6)
        scene.order(0, f"hold_unit {name}")
    scene.position.change_owner(scene.unit("tank_1"), 0)
    assert held(scene) == [((0,), ("tank_2",))]
    assert (scene.damage("tank_1"), scene.damage("tank_2")) == ("0", "1")


@clause("SA-repair_prevention-13")
def test_with_a_seat_go_the_offers_that_it_made_and_was_made() -> None:
    scene = four()
    scene.order(0, "pool_hold tank_1 with seat_3")
    scene.order(0, "pool_hold tank_2 with seat_4")
    scene.order(3, "pool_hold tank_2 with seat_3")
    scene.order(2, "pool_hold tank_2 with seat_1")
    scene.order(2, "resign")
    assert (open_offers(scene, 0), open_offers(scene, 2), open_offers(scene, 3)) == (["tank_2"], [], ["tank_2"])


@clause("SA-repair_prevention-7")
def test_a_sound_unit_that_is_released_is_not_repaired() -> None:
    scene = two()
    scene.army(1, "b", "tank")
    scene.order(0, "hold_unit tank_1")
    assert scene.order(0, "release_unit tank_1") == ["released"]


@clause("SA-repair_prevention-5")
def test_lists_change_while_somebody_is_asked_for_his_consent() -> None:
    scene = allies(["repair_prevention"])
    scene.army(0, "a", "tank")
    scene.order(0, "give tank_1 to seat_2")
    assert scene.asked()[0][0] == 1
    scene.order(3, "hold_unit tank_1")
    assert held(scene) == [((3,), ("tank_1",))]


@clause("SA-repair_prevention-6")
def test_in_the_window_the_seats_follow_from_the_one_on_turn() -> None:
    owners = {"a": 0, "b": 1, "c": 2, "d": 2}
    scene = Scene(["repair_prevention", "multiplayer"], owners, seats=3, fields=LINE, sea=()).begin()
    for seat, field in ((0, "a"), (1, "b"), (2, "c")):
        for name in scene.army(seat, field, "tank"):
            hurt(scene, name, 6)
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    open_hold_window(scene.position)
    run(scene.position, Seeded(1))
    asked: list[int] = []
    while scene.asked()[0][1] == "hold_window":
        asked.append(scene.asked()[0][0])
        scene.order(asked[-1], "keep_holds")
    assert asked == [1, 2, 0]
