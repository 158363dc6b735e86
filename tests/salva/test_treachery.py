"""Treachery in battles and at sea: who may, whom, and what is left of his salvo (SA-alliance-16 to 19)."""

from typing import Any

from tests.clause import clause
from tests.salva.allies import agreed, allies, fleets, hand_over, menu, proposes, skip
from tests.salva.scenes import Scene


def defended(first: str, second: str, **options: Any) -> Scene:
    """Two tanks of seat 1 attack b, which seat 2 holds with the first of these units; the second are seat 3's."""
    scene = allies(treaties_binding=False, **options)
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", first)
    scene.army(2, "b", second)
    return scene


def joint_attack(chapters: tuple[str, ...] = ()) -> Scene:
    """Tank 1 of seat 2 and tanks 2 and 3 of seat 3 attack an infantry, which does not fire back."""
    scene = allies(chapters, treaties_binding=False)
    hand_over(scene, (1, "c", "tank"), (2, "c", "tank tank"), (3, "d", "inf"))
    agreed(scene, 2, "attack d with tank_1, tank_2, tank_3", 1, rolls=[3])
    scene.order(3, "hold_fire")
    return scene


@clause("SA-alliance-17")
def test_treachery_takes_the_place_of_the_salvo() -> None:
    scene = defended("inf", "tank")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(2, "betray tank_4 inf_3")
    assert scene.asked() == [(0, "retreat_choice")], "whoever has destroyed others does not fire too"


@clause("SA-alliance-17")
def test_the_salvo_ends_when_all_have_fired_who_could_betray() -> None:
    scene = defended("inf", "tank cargo")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "fire inf_3 tank_1")
    assert (2, "defender_salvo") in scene.asked()
    scene.order(2, "fire tank_4 tank_1")
    assert scene.asked() == [(0, "retreat_choice")], "an unarmed unit could not betray anybody"


@clause("SA-alliance-17")
def test_who_has_neither_a_shot_nor_anybody_to_betray_is_not_asked() -> None:
    scene = allies(treaties_binding=False)
    scene.army(0, "a", "inf")
    scene.army(1, "b", "atg atg")
    scene.order(0, "attack b with inf_1")
    assert scene.asked() == [(0, "retreat_choice")]


@clause("SA-alliance-17", "SA-alliance-16")
def test_a_release_does_not_arm_the_one_who_got_it() -> None:
    scene = allies()
    scene.army(0, "a", "inf")
    scene.army(1, "b", "atg")
    scene.army(2, "b", "cargo")
    scene.order(1, "agree_always seat_3 about treachery")
    scene.order(0, "attack b with inf_1")
    assert scene.asked() == [(0, "retreat_choice")], "the gun has not been released, and the cargo has no arms"


@clause("SA-alliance-17")
def test_whoever_has_begun_to_fire_goes_on_after_another_unit_has_betrayed() -> None:
    scene = defended("inf inf", "tank tank")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(2, "fire tank_5 tank_1 share 1/2")
    scene.order(2, "betray tank_6 inf_3")
    scene.order(2, "fire tank_5 tank_2")
    assert scene.damage("tank_2") == "1/2"


@clause("SA-alliance-17")
def test_the_first_of_the_attackers_betrays_and_is_betrayed_like_the_others() -> None:
    scene = joint_attack()
    scene.order(2, "fight_on", [3])
    scene.order(2, "fire tank_2 inf_4")
    assert scene.refused(1, "betray tank_1 inf_4") == "SA-alliance-19"
    scene.order(1, "betray tank_1 tank_3", [3])
    assert (scene.lives("tank_2"), scene.lives("tank_3")) == (True, False)
    scene = joint_attack()
    scene.order(2, "fight_on", [3])
    scene.order(1, "fire tank_1 inf_4")
    scene.order(2, "betray tank_2 tank_1")
    assert not scene.lives("tank_1")
    scene.order(2, "fire tank_3 inf_4", [3])
    assert scene.asked() == [(3, "defender_salvo")], "the dead do not go on firing"


@clause("SA-alliance-17")
def test_who_has_left_the_battle_betrays_nobody_in_it() -> None:
    scene = joint_attack(("retreat",))
    scene.order(2, "retreat_part tank_2")
    scene.order(1, "retreat_part tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(2, "hold_fire", [3])
    scene.order(3, "hold_fire")
    scene.order(1, "retreat_to tank_1 c")
    scene.order(2, "retreat_to tank_2 c")
    assert (scene.place("tank_1"), scene.place("tank_2")) == ("c", "c")
    scene.order(2, "fight_on", [3])
    scene.order(2, "fire tank_3 inf_4 share 1/2")
    assert scene.refused(2, "betray tank_2 tank_1") == "SA-alliance-17"
    assert menu(scene, 2, "betray") == []


@clause("SA-alliance-17")
def test_units_elsewhere_do_not_act_in_a_battle() -> None:
    scene = defended("inf", "inf")
    scene.army(1, "c", "inf")
    scene.army(2, "c", "tank")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "fire inf_3 tank_1")
    assert scene.refused(2, "betray tank_6 inf_5") == "SA-alliance-17"
    assert menu(scene, 2, "betray") == ["betray inf_4 inf_3"]


@clause("SA-alliance-17")
def test_nobody_betrays_in_the_salvo_of_the_other_side() -> None:
    scene = allies(treaties_binding=False)
    scene.army(0, "a", "tank")
    scene.army(0, "b", "inf")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(0, "hold_fire")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "betray inf_2 inf_3") == "SA-alliance-17", "it defends, and the attacker fires"
    assert menu(scene, 0, "betray") == []


@clause("SA-alliance-17")
def test_who_has_fired_does_not_betray() -> None:
    scene = defended("inf", "tank tank")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(2, "fire tank_4 tank_1")
    scene.order(2, "fire tank_5 tank_1 share 1/2")
    assert scene.refused(2, "betray tank_4 inf_3") == "SA-alliance-17"
    assert scene.refused(2, "betray tank_5 inf_3") == "SA-alliance-17"
    assert menu(scene, 2, "betray") == []


@clause("SA-alliance-18", "SA-alliance-17")
def test_what_is_under_construction_betrays_nobody_and_a_fortress_does() -> None:
    scene = allies(treaties_binding=False)
    scene.army(0, "a", "inf")
    scene.army(1, "b", "tank", finished=False)
    scene.army(1, "b", "fort")
    scene.army(2, "b", "tank")
    scene.order(0, "attack b with inf_1", [3])
    assert scene.refused(1, "betray tank_2 tank_4") == "SA-alliance-18"
    assert menu(scene, 1, "betray") == ["betray fort_3 tank_4"]
    scene.order(1, "betray fort_3 tank_4")
    assert not scene.lives("tank_4")


@clause("SA-alliance-17", "SA-alliance-18")
def test_the_menu_holds_every_victim_of_every_armed_unit_and_all_of_them_together() -> None:
    scene = allies(treaties_binding=False)
    scene.army(0, "b", "cargo tank")
    scene.army(1, "b", "inf inf")
    scene.army(2, "b", "bom")
    assert menu(scene, 0, "betray") == ["betray tank_2 inf_3", "betray tank_2 inf_4", "betray tank_2 inf_3 inf_4"]
    assert proposes(scene, 0, "betray"), "any other choice of victims can be written"


@clause("SA-alliance-17", "SA-alliance-23")
def test_a_unit_betrays_only_in_its_active_turn() -> None:
    scene = allies(treaties_binding=False)
    skip(scene, 2)
    scene.army(1, "b", "tank")
    scene.army(2, "b", "inf")
    agreed(scene, 1, "hand_over tank_1 to seat_3", 2)
    skip(scene, 6)
    assert scene.refused(1, "betray tank_1 inf_2") == "SA-alliance-23"
    assert menu(scene, 1, "betray") == []
    skip(scene, 10)
    assert menu(scene, 1, "betray") == ["betray tank_1 inf_2"]


@clause("SA-alliance-19")
def test_who_is_kept_out_of_the_battle_is_not_betrayed_in_it() -> None:
    scene = allies(treaties_binding=False)
    scene.army(0, "a", "tank tank")
    scene.army(1, "a", "inf")
    scene.order(0, "evict a with tank_1", [3])
    assert scene.refused(1, "betray inf_3 tank_2") == "SA-alliance-19"
    assert menu(scene, 1, "betray") == []


@clause("SA-alliance-18")
def test_submarines_that_do_not_avoid_battle_are_betrayed_and_those_that_do_betray_nobody() -> None:
    scene = fleets(["second_line", "submarines"], treaties_binding=False)
    scene.army(0, "s", "cru sub")
    scene.army(1, "s", "sub")
    stance = scene.position.table.unit_columns[scene.rules.unit_column("stance")]
    stance[scene.unit("sub_2")] = 1
    assert scene.refused(0, "betray sub_2 sub_3") == "SA-alliance-18"
    assert menu(scene, 0, "betray") == ["betray cru_1 sub_3"]
    scene.order(0, "betray cru_1 sub_3")
    assert not scene.lives("sub_3")


@clause("SA-alliance-18")
def test_a_submarine_in_harbour_does_not_escape() -> None:
    scene = fleets(["second_line", "submarines"], treaties_binding=False)
    scene.army(0, "b", "tank")
    scene.army(1, "b", "sub")
    harbour = scene.position.table.unit_columns[scene.rules.unit_column("harbour")]
    harbour[scene.unit("sub_2")] = scene.rules.board.index["s"]
    scene.order(0, "betray tank_1 sub_2")
    assert not scene.lives("sub_2")
