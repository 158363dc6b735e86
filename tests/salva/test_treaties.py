"""What is offered and refused while a treaty is agreed, denounced and left (SA-multiplayer-4 to 10, 15)."""

from tests.clause import clause
from tests.salva.test_multiplayer import A, B, C, D, attack, four, pact, refusal, talk
from velmoci.salva.chapters.treaties import own_book


@clause("SA-multiplayer-4")
def test_proposed_treaties_are_not_all_that_can_be_offered() -> None:
    menus = four().position.asides(A)[0].menus()
    assert [menu.is_complete for menu in menus if menu.kind == "offer_treaty"] == [False]


@clause("SA-multiplayer-4")
def test_an_offer_about_a_field_that_is_not_on_the_map_is_known_to_be_wrong_before_it_is_made() -> None:
    assert refusal(four(), A, "offer_treaty seat_2 fields moon").clause == "SA-minimal-4"


@clause("SA-multiplayer-6", "SA-multiplayer-9")
def test_what_two_parties_are_offered_from_a_notice_to_the_end() -> None:
    scene = four()
    name = pact(scene, A, B, terms="notice 0")
    others = {"offer_treaty seat_3", "offer_treaty seat_4"}
    scene.order(A, f"denounce_treaty {name}")
    assert talk(scene, A) == others
    assert talk(scene, B) == {*others, f"denounce_treaty {name}", f"waive_notice {name} seat_1"}
    scene.order(B, f"waive_notice {name} seat_1")
    assert talk(scene, A) == {*others, f"withdraw_notice {name}"}
    assert talk(scene, B) == {*others, f"denounce_treaty {name}"}
    scene.order(A, "end_movement")
    assert "treaty-ended" in scene.order(A, "end_production")
    assert talk(scene, A) == {*others, "offer_treaty seat_2"}, "it is too late to take the notice back"
    assert talk(scene, B) == {*others, "offer_treaty seat_1", f"denounce_treaty {name}"}


@clause("SA-multiplayer-15", "SA-multiplayer-10")
def test_a_partner_who_is_out_before_his_turn_keeps_nobody_waiting() -> None:
    scene = four()
    name = pact(scene, A, C, terms="notice 0")
    scene.order(A, f"denounce_treaty {name}")
    scene.pass_to(B, 1)
    assert [truce.partner for truce in own_book(scene.position.sight(A)).truces] == [C]
    scene.destroy(C)
    assert own_book(scene.position.sight(A)).truces == []


@clause("SA-multiplayer-3", "SA-multiplayer-5")
def test_a_treaty_keeps_nobody_from_a_field_that_nobody_owns() -> None:
    scene = four()
    scene.destroy(D)
    pact(scene, A, B)
    assert (attack(scene, A, "b"), attack(scene, A, "d")) == ("SA-multiplayer-5", "")
