"""Allies: gifts, guests on each other's fields, and treachery among them (SA-alliance)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.allies import agreed, allies, column, hand_over, menu, owner_of, skip, turn
from tests.salva.scenes import Scene
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble
from velmoci.salva.library import LIBRARY


@clause("SA-alliance-1", "SA-multiplayer-11", "SA-multiplayer-12")
def test_without_the_chapter_owners_command_and_nothing_is_given() -> None:
    scene = Scene(["multiplayer"], owners={"a": 0, "b": 1, "c": 2, "d": 2}, seats=3).begin()
    scene.army(0, "a", "tank")
    for order in ("cede a to seat_2", "give tank_1 to seat_2", "hand_over tank_1 to seat_2", "ask_passage seat_2"):
        assert scene.refused(0, order) == "SA-chapters-5"
    assert scene.refused(0, "move tank_1 b") == "SA-minimal-32"
    assert scene.rules.commander(scene.position.table, 0) == 0


@clause("SA-foundations-4")
def test_the_chapter_needs_several_players() -> None:
    with pytest.raises(BadRulebook) as refusal:
        assemble(LIBRARY, ["alliance"], {"scenario": "border_war"})
    assert refusal.value.values["need"] == "multiplayer"


# Gifts


@clause("SA-alliance-4", "SA-alliance-2", "SA-multiplayer-13", "R3-07", "R3-08")
def test_a_field_is_given_with_the_consent_of_both() -> None:
    scene = allies()
    assert scene.order(0, "cede a to seat_2") == ["consent-asked"]
    assert scene.asked() == [(1, "consent")]
    assert scene.owner("a") == 0
    assert "ceded" in scene.order(1, "agree")
    assert scene.owner("a") == 1
    assert scene.order(0, "cede e to seat_3") == ["consent-asked"]
    scene.order(2, "decline")
    assert scene.owner("e") == 0
    assert scene.refused(0, "cede e to seat_3") == "SA-alliance-4", "not again in this turn"
    assert "cede e to seat_3" not in menu(scene, 0, "cede")
    assert "cede e to seat_2" in menu(scene, 0, "cede")


@clause("SA-alliance-4", "R3-07")
def test_silence_is_a_refusal() -> None:
    scene = allies()
    scene.order(0, "cede a to seat_2")
    assert str(scene.position.pending()[0].default()) == "decline"


@clause("SA-alliance-4")
def test_what_cannot_be_given() -> None:
    scene = allies()
    for order in ("cede b to seat_3", "cede a to seat_1", "cede a to seat_9", "cede a to nobody"):
        assert scene.refused(0, order) == "SA-alliance-4"
    assert scene.refused(1, "cede b to seat_1") == "SA-minimal-15"
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank")
    scene.order(0, "attack b with tank_1", [3])
    assert scene.refused(1, "cede b to seat_3") == "SA-alliance-4", "not in a battle"


@clause("SA-alliance-4")
def test_a_field_can_be_given_in_the_production_phase_and_takes_no_points_along() -> None:
    scene = allies()
    scene.order(0, "end_movement")
    assert scene.purse("a") == "1"
    agreed(scene, 0, "cede a to seat_2", 1)
    assert (scene.owner("a"), scene.purse("a")) == (1, "0")
    assert scene.refused(0, "buy tank a") == "SA-minimal-22"


@clause("SA-alliance-4", "SA-alliance-21")
def test_only_the_seat_on_turn_gives_fields() -> None:
    scene = allies()
    hand_over(scene, (1, "b", "tank"))
    assert (1, "movement") in scene.asked(), "the owner gives orders in the turn of the commander"
    assert scene.refused(1, "cede b to seat_1") == "SA-alliance-4"
    assert menu(scene, 1, "cede") == []


@clause("SA-alliance-5", "SA-alliance-6", "SA-alliance-11")
def test_what_stands_on_a_given_field() -> None:
    scene = allies(["factories"], factory_on_conquest="destroy_all")
    table = scene.position.table
    factories = table.field_columns[scene.rules.field_column("factories")]
    factories[scene.rules.board.index["a"]] = 2
    scene.army(0, "a", "fort tank")
    scene.army(0, "a", "fort inf", finished=False)
    scene.army(1, "a", "tank")
    agreed(scene, 0, "cede a to seat_3", 2)
    assert factories[scene.rules.board.index["a"]] == 2, "buildings are not destroyed by a gift"
    assert [owner_of(scene, name) for name in ("fort_1", "tank_2", "fort_3", "inf_4", "tank_5")] == [2, 0, 2, 2, 1]


@clause("SA-alliance-7", "SA-alliance-9", "TV3-12")
def test_a_gift_does_not_speed_completion_up() -> None:
    scene = allies(seats=3, owners={"a": 0, "b": 1, "c": 2, "d": 2, "e": 0})
    scene.order(0, "end_movement")
    scene.order(0, "buy tank a")
    agreed(scene, 0, "cede a to seat_2", 1)
    assert column(scene, "tank_1", "ready_not_before") == 4
    skip(scene, 3)
    assert not scene.position.table.is_finished(scene.unit("tank_1")), "not in T=2"
    skip(scene, 5)
    assert not scene.position.table.is_finished(scene.unit("tank_1"))
    skip(scene, 6)
    assert scene.position.table.is_finished(scene.unit("tank_1")), "in T=5"
    assert (owner_of(scene, "tank_1"), column(scene, "tank_1", "ready_not_before")) == (1, 0)


@clause("SA-alliance-7", "TV3-13")
def test_a_field_given_before_its_completion_phase_is_not_finished_earlier_either() -> None:
    scene = allies(seats=3, owners={"a": 0, "b": 1, "c": 2, "d": 2, "e": 0})
    scene.order(0, "end_movement")
    scene.order(0, "buy tank a")
    skip(scene, 4)
    agreed(scene, 0, "cede a to seat_3", 2)
    assert column(scene, "tank_1", "ready_not_before") == 4
    skip(scene, 6)
    assert not scene.position.table.is_finished(scene.unit("tank_1"))
    skip(scene, 7)
    assert scene.position.table.is_finished(scene.unit("tank_1"))


@clause("SA-alliance-7", "SA-alliance-9")
def test_a_second_gift_keeps_the_time_of_the_first() -> None:
    scene = allies()
    scene.order(0, "end_movement")
    scene.order(0, "buy tank a")
    agreed(scene, 0, "cede a to seat_2", 1)
    assert column(scene, "tank_1", "ready_not_before") == 5
    skip(scene, 2)
    agreed(scene, 1, "cede a to seat_3", 2)
    assert column(scene, "tank_1", "ready_not_before") == 6, "the second receiver would have finished it then"
    skip(scene, 7)
    assert not scene.position.table.is_finished(scene.unit("tank_1"))
    skip(scene, 8)
    assert scene.position.table.is_finished(scene.unit("tank_1"))


@clause("SA-alliance-7")
def test_turns_without_a_completion_phase_are_reckoned_with() -> None:
    schedule = "1 1 1 1 0 0 0 0"
    scene = allies(["production_cycle"], schedule="custom", custom_schedule=schedule)
    scene.order(0, "end_movement")
    scene.order(0, "buy tank a")
    agreed(scene, 0, "cede a to seat_2", 1)
    assert column(scene, "tank_1", "ready_not_before") == 9, "the giver's next completion phase is in his third turn"


@clause("SA-alliance-8", "SA-goal_common-9", "TV3-14")
def test_a_given_field_is_fresh_in_the_next_turn_of_its_receiver() -> None:
    scene = allies(seats=3, owners={"a": 0, "b": 1, "c": 2, "d": 2, "e": 0})
    agreed(scene, 0, "cede a to seat_2", 1)
    skip(scene, 2)
    scene.order(1, "end_movement")
    assert (scene.purse("a"), scene.purse("b")) == ("0", "1")
    assert scene.refused(1, "buy inf a") == "SA-minimal-22"
    skip(scene, 5)
    scene.order(1, "end_movement")
    assert scene.purse("a") == "1"


@clause("SA-alliance-3", "SA-alliance-6")
def test_the_holder_names_the_owner_of_what_is_finished() -> None:
    scene = allies()
    scene.order(0, "end_movement")
    scene.order(0, "buy tank a")
    scene.order(0, "buy tank e")
    agreed(scene, 0, "finish tank_1 for seat_2", 1)
    scene.order(0, "finish tank_2 for seat_2")
    scene.order(1, "decline")
    assert scene.refused(0, "finish tank_2 for seat_2") == "SA-alliance-3"
    assert owner_of(scene, "tank_1") == 0, "until it is finished"
    skip(scene, 5)
    told = scene.order(0, "end_movement")
    assert "given" in told
    assert (owner_of(scene, "tank_1"), owner_of(scene, "tank_2")) == (1, 0)


@clause("SA-alliance-3")
def test_naming_oneself_takes_it_back_and_costs_no_consent() -> None:
    scene = allies()
    scene.order(0, "end_movement")
    scene.order(0, "buy tank a")
    assert "finish tank_1 for seat_1" not in menu(scene, 0, "finish")
    agreed(scene, 0, "finish tank_1 for seat_2", 1)
    assert menu(scene, 0, "finish") == [
        "finish tank_1 for seat_3", "finish tank_1 for seat_4", "finish tank_1 for seat_1"
    ]  # fmt: skip
    assert scene.order(0, "finish tank_1 for seat_1") == ["to-be-finished-for"]
    skip(scene, 6)
    assert owner_of(scene, "tank_1") == 0


@clause("SA-alliance-3", "SA-alliance-11")
def test_what_cannot_be_finished_for_others() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(0, "a", "fort", finished=False)
    scene.army(1, "b", "tank", finished=False)
    assert scene.refused(0, "finish tank_1 for seat_2") == "SA-alliance-3"
    assert scene.refused(0, "finish tank_3 for seat_3") == "SA-alliance-3"
    assert scene.refused(0, "finish fort_2 for seat_2") == "SA-alliance-11"
    assert scene.refused(0, "finish tank_9 for seat_2") == "SA-alliance-3"
    assert menu(scene, 0, "finish") == []


@clause("SA-alliance-3")
def test_a_named_owner_who_is_out_gets_nothing() -> None:
    scene = allies()
    scene.army(0, "a", "tank", finished=False)
    agreed(scene, 0, "finish tank_1 for seat_2", 1)
    scene.order(1, "resign")
    scene.order(0, "end_movement")
    assert owner_of(scene, "tank_1") == 0


@clause("SA-alliance-10")
def test_a_unit_is_given_instead_of_its_active_turn() -> None:
    scene = allies()
    skip(scene, 5)
    scene.army(0, "a", "tank tank")
    scene.position.table.unit_columns[scene.rules.unit_column("last_active")][scene.unit("tank_1")] = 1
    assert len(scene.position.table.units_of(0)) == 2
    told = agreed(scene, 0, "give tank_1 to seat_2", 1)
    assert "given" in told
    assert [scene.position.table.units_of(seat) for seat in (0, 1)] == [[scene.unit("tank_2")], [scene.unit("tank_1")]]
    assert (owner_of(scene, "tank_1"), column(scene, "tank_1", "last_active")) == (1, 1)
    assert scene.refused(0, "move tank_1 e") == "SA-minimal-27"
    scene.order(0, "move tank_2 e")
    assert scene.refused(0, "give tank_2 to seat_2") == "SA-alliance-10", "it has moved"
    skip(scene, 6)
    scene.order(1, "move tank_1 b")
    assert scene.place("tank_1") == "b"


@clause("SA-alliance-10", "SA-alliance-11")
def test_which_units_cannot_be_given() -> None:
    scene = allies()
    scene.army(0, "a", "fort")
    scene.army(1, "b", "tank")
    scene.army(0, "a", "tank", finished=False)
    assert scene.refused(0, "give fort_1 to seat_2") == "SA-alliance-11"
    assert scene.refused(0, "give tank_2 to seat_3") == "SA-alliance-10"
    assert scene.refused(0, "give tank_3 to seat_3") == "SA-alliance-10"
    assert menu(scene, 0, "give") == []
    scene.army(0, "a", "inf")
    assert menu(scene, 0, "give") == ["give inf_4 to seat_2", "give inf_4 to seat_3", "give inf_4 to seat_4"]


@clause("SA-alliance-10", "SA-repair_prevention-8")
def test_a_hold_ends_when_its_unit_is_given_to_the_holder() -> None:
    scene = allies(["repair_prevention"])
    scene.army(0, "a", "tank")
    scene.order(1, "hold_unit tank_1")
    told = agreed(scene, 0, "give tank_1 to seat_2", 1)
    assert told[-1] == "given"
    assert scene.refused(1, "release_unit tank_1") == "SA-repair_prevention-1"


# Guests


@clause("SA-alliance-12", "SA-alliance-2", "SA-alliance-34", "SA-multiplayer-13")
def test_units_enter_a_field_whose_holder_agrees() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.order(0, "move tank_1 b c")
    assert sorted(scene.asked()) == [(1, "consent"), (2, "consent")]
    assert scene.place("tank_1") == "a"
    scene.order(2, "agree")
    assert scene.position.pending()[0].about()["fields"] == ["b"]
    assert "moved" in scene.order(1, "agree")
    assert scene.place("tank_1") == "c"
    assert scene.owner("c") == 2


@clause("SA-alliance-12")
def test_a_refusal_leaves_everything_as_it_was() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    before = scene.position.dump()["table"]
    scene.order(0, "move tank_1 b")
    scene.order(1, "decline")
    assert scene.position.dump()["table"] == before
    assert scene.refused(0, "move tank_1 b") == "SA-alliance-12"
    assert scene.refused(0, "ask_passage seat_2") == "SA-alliance-12"
    assert "ask_passage seat_2" not in menu(scene, 0, "ask_passage")
    skip(scene, 5)
    assert scene.order(0, "move tank_1 b") == ["consent-asked"], "in another turn it may be asked again"


@clause("SA-alliance-12", "SA-alliance-2")
def test_standing_consents_open_the_way_without_a_question() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    assert not [order for order in menu(scene, 0, "move") if " b" in order]
    scene.order(1, "agree_always seat_1 about entry for game")
    assert "move tank_1 b" in menu(scene, 0, "move")
    assert scene.order(0, "move tank_1 b") == ["moved"]
    scene.order(1, "withdraw_consent seat_1")
    skip(scene, 5)
    scene.order(0, "move tank_1 a")
    assert scene.order(0, "move tank_1 b") == ["consent-asked"]


@clause("SA-alliance-12")
def test_passage_is_asked_for_one_turn() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    for order in ("ask_passage seat_1", "ask_passage seat_7"):
        assert scene.refused(0, order) == "SA-alliance-12"
    assert "passage-granted" in agreed(scene, 0, "ask_passage seat_2", 1)
    assert scene.refused(0, "ask_passage seat_2") == "SA-alliance-12"
    assert menu(scene, 0, "ask_passage") == ["ask_passage seat_3", "ask_passage seat_4"]
    assert scene.order(0, "move tank_1 b") == ["moved"]
    skip(scene, 5)
    scene.order(0, "move tank_1 a")
    assert scene.order(0, "move tank_1 b") == ["consent-asked"], "the promise was for one turn"


@clause("SA-alliance-12")
def test_neutral_fields_have_nobody_to_ask() -> None:
    scene = allies(owners={"a": 0, "b": 1, "c": 2, "d": 3})
    scene.army(0, "a", "tank")
    assert scene.refused(0, "move tank_1 e") == "SA-minimal-32"


@clause("SA-alliance-12", "SA-alliance-34")
def test_the_way_into_a_battle_may_lead_over_an_allys_field() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.order(0, "attack c with tank_1:b")
    assert scene.asked() == [(1, "consent")]
    assert "conquered" in scene.order(1, "agree")
    assert scene.owner("c") == 0


@clause("SA-alliance-34", "SA-alliance-12")
def test_an_attacker_retreats_where_he_has_a_standing_consent() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank inf")
    scene.order(2, "agree_always seat_1 about entry")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "retreat_to")]
    scene.order(0, "retreat_to tank_1 c")
    assert scene.place("tank_1") == "c"


@clause("SA-alliance-28")
def test_guests_may_start_a_battle_and_retreat_to_another_field() -> None:
    scene = allies()
    scene.army(0, "b", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    assert scene.place("tank_1") == "b"
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    assert scene.refused(0, "retreat_to tank_1 b") == "SA-minimal-67"
    scene.order(0, "retreat_to tank_1 a")
    assert scene.place("tank_1") == "a"


@clause("SA-alliance-28", "SA-retreat-10")
def test_guests_who_are_forced_out_cannot_stay() -> None:
    scene = allies(owners={"a": 3, "b": 1, "c": 2, "d": 3, "e": 0})
    scene.army(0, "b", "atg")
    scene.army(1, "b", "atg")
    scene.order(0, "attack b with atg_1")
    for field, host in (("a", 3), ("c", 2)):
        assert scene.lives("atg_1"), "somebody may still be asked"
        scene.order(0, f"retreat_to atg_1 {field}")
        scene.order(host, "decline")
    assert not scene.lives("atg_1")


@clause("SA-alliance-29")
def test_guests_may_join_an_attack_from_outside() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(0, "b", "tank")
    scene.army(1, "b", "inf")
    assert "attack b with tank_1, tank_2" in menu(scene, 0, "attack")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    battle = scene.battle
    assert [int(battle.unit[fighter]) for fighter in battle.standing(0)] == [scene.unit("tank_1"), scene.unit("tank_2")]


@clause("SA-alliance-30", "SA-alliance-26")
def test_everybody_else_on_the_field_defends() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(0, "b", "inf")
    scene.army(1, "b", "inf")
    scene.army(2, "b", "tank")
    scene.order(0, "attack b with tank_1", [3])
    battle = scene.battle
    assert [scene.position.table.owner_of(battle.unit[fighter]) for fighter in battle.standing(1)] == [0, 1, 2]
    assert scene.asked() == [(0, "defender_salvo"), (1, "defender_salvo"), (2, "defender_salvo")]
    scene.order(2, "fire tank_4 tank_1")
    assert scene.damage("tank_1") == "1", "a unit shoots at attackers although it is not its turn"


@clause("SA-alliance-30")
def test_an_attacker_conquers_a_field_with_his_own_guests_and_does_not_destroy_them() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(0, "b", "inf")
    assert "conquered" in scene.order(0, "attack b with tank_1")
    assert (scene.owner("b"), scene.lives("inf_2")) == (0, True)


@clause("SA-alliance-30")
def test_when_all_others_are_gone_the_field_falls_to_the_owner_of_its_last_guests() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(0, "b", "inf")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(0, "hold_fire")
    scene.order(1, "resign")
    assert scene.owner("b") == 0


@clause("SA-alliance-12")
def test_nobody_fights_against_a_field_of_his_own() -> None:
    scene = allies()
    hand_over(scene, (1, "b", "tank"), (2, "c", "tank"))
    assert scene.refused(2, "attack b with tank_1, tank_2") == "SA-minimal-32"


# Treachery


def betrayal(**options: Any) -> Scene:
    """A tank of seat 1 is a guest of seat 2, beside units of seats 2 and 3."""
    scene = allies(**options)
    scene.army(0, "b", "tank")
    scene.army(1, "b", "inf fort")
    scene.army(2, "b", "inf")
    return scene


@clause("SA-alliance-16", "R3-09")
def test_while_treaties_bind_nobody_betrays() -> None:
    scene = betrayal()
    assert scene.refused(0, "betray tank_1 inf_2") == "SA-alliance-16"
    assert menu(scene, 0, "betray") == []
    scene.order(1, "agree_always seat_1")
    assert scene.refused(0, "betray tank_1 inf_2") == "SA-alliance-16", "who agrees to everything does not mean that"
    scene.order(1, "agree_always seat_1 about treachery")
    assert scene.order(0, "betray tank_1 inf_2") == ["betrayed"]
    assert scene.refused(0, "betray tank_1 inf_4") == "SA-alliance-16"


@clause("SA-alliance-17", "SA-alliance-18")
def test_a_unit_destroys_any_number_of_others_on_its_field() -> None:
    scene = betrayal(treaties_binding=False)
    assert "betray tank_1 inf_2 fort_3 inf_4" in menu(scene, 0, "betray")
    assert scene.order(0, "betray tank_1 inf_2 fort_3 inf_4") == ["betrayed"]
    assert [scene.lives(name) for name in ("tank_1", "inf_2", "fort_3", "inf_4")] == [True, False, False, False]
    assert scene.owner("b") == 1, "the field keeps its holder"
    scene.order(0, "move tank_1 a")


@clause("SA-alliance-17", "SA-alliance-18", "SA-alliance-19")
def test_what_treachery_cannot_do() -> None:
    scene = betrayal(treaties_binding=False)
    scene.army(0, "b", "cargo inf")
    scene.army(2, "c", "inf")
    scene.army(2, "b", "bom")
    assert scene.refused(0, "betray tank_1 inf_7") == "SA-alliance-19", "not on its field"
    assert scene.refused(0, "betray tank_1 inf_6") == "SA-alliance-19", "its own side"
    assert scene.refused(0, "betray tank_1 bom_8") == "SA-alliance-18", "aircraft"
    assert scene.refused(0, "betray cargo_5 inf_2") == "SA-alliance-18", "an unarmed unit"
    assert scene.refused(0, "betray inf_2 tank_1") == "SA-minimal-27"
    assert scene.refused(0, "betray tank_1") == "SA-alliance-17"
    assert scene.refused(0, "betray tank_1 inf_2 inf_2") == "SA-alliance-17"
    assert not [order for order in menu(scene, 0, "betray") if "cargo" in order.split()[1]]


@clause("SA-alliance-18")
def test_with_the_option_nobody_is_out_of_reach() -> None:
    scene = betrayal(treaties_binding=False, treachery_targets="all")
    scene.army(2, "b", "bom")
    scene.order(0, "betray tank_1 bom_5")
    assert not scene.lives("bom_5")


@clause("SA-alliance-17", "SA-alliance-19")
def test_a_guest_betrays_in_place_of_a_salvo_but_never_the_other_side() -> None:
    scene = allies(treaties_binding=False)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.army(2, "b", "tank")
    scene.order(0, "attack b with tank_1", [3])
    assert scene.refused(2, "betray tank_3 tank_1") == "SA-alliance-19"
    assert scene.refused(0, "betray tank_1 inf_2") == "SA-minimal-15"
    assert scene.refused(2, "betray inf_2 tank_3") == "SA-alliance-17", "not his unit"
    assert menu(scene, 2, "betray") == ["betray tank_3 inf_2"]
    scene.order(2, "fire tank_3 tank_1 share 1/2")
    assert scene.refused(2, "betray tank_3 inf_2") == "SA-alliance-17", "it has begun to fire"
    scene.order(2, "hold_fire")
    scene.order(1, "betray inf_2 tank_3")
    assert not scene.lives("tank_3")
    battle = scene.battle
    assert battle.standing(1) == [battle.fighter_of(scene.unit("inf_2"))]


@clause("SA-alliance-17")
def test_a_unit_without_a_shot_may_still_betray() -> None:
    scene = allies(treaties_binding=False)
    scene.army(0, "a", "inf")
    scene.army(1, "b", "inf")
    scene.army(2, "b", "atg")
    scene.order(0, "attack b with inf_1", [3])
    scene.order(1, "fire inf_2 inf_1 share 1/2")
    assert scene.asked() == [(1, "defender_salvo")], "who has begun goes on"
    scene.order(1, "hold_fire")
    assert scene.asked() == [(2, "defender_salvo")]
    scene.order(2, "betray atg_3 inf_2")
    assert not scene.lives("inf_2"), "an anti-tank gun has strength against armour, and needs no more"


@clause("SA-alliance-17")
def test_who_is_betrayed_while_he_fires_fires_no_more() -> None:
    scene = allies(treaties_binding=False)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.army(2, "b", "tank")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(2, "fire tank_3 tank_1")
    scene.order(1, "betray inf_2 tank_3", [])
    battle = scene.battle
    assert battle.shooter == -1


@clause("H3-1", "SA-alliance-2")
def test_an_offer_is_seen_only_by_those_whom_it_names() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    for order in ("cede a to seat_2", "move tank_1 b", "hand_over tank_1 to seat_2", "give tank_1 to seat_2"):
        before = scene.position.view(3).to_json()
        scene.order(0, order)
        assert scene.events[0].seen_by(3) is None
        assert scene.position.view(3).to_json() == before, order
        assert scene.position.view(1).to_json() != before
        scene.order(1, "decline")
        assert [event for event in scene.events if event.seen_by(3) is not None] == []
        assert scene.position.view(3).to_json() == before
        scene.order(1, "agree_always seat_1")
        scene.order(1, "withdraw_consent seat_1")


@clause("H3-2", "H3-3")
def test_what_is_declared_is_seen_by_all_and_no_seed_is() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    agreed(scene, 0, "hand_over tank_1 to seat_2", 1)
    told = [event.seen_by(3) for event in scene.events]
    assert any(part is not None and part.sentence == "handed-over" for part in told)
    views = [scene.position.view(seat).to_json() for seat in range(4)]
    assert all("seed" not in str(view) for view in views)
    own = [dict(view) for view in views]
    for view in own:
        for key in ("seat", "own", "decisions", "asides", "you"):
            view.pop(key, None)
    assert own[0]["units"] == own[3]["units"]
    assert turn(scene) == 1


@clause("SA-minimal-29", "SA-minimal-70", "SA-alliance-29", "SA-alliance-30")
def test_of_the_units_on_the_field_just_those_defend_that_do_not_attack() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(0, "b", "tank inf")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    battle = scene.position.table.battle
    assert battle is not None
    sides = [[int(battle.unit[one]) for one in battle.standing(side)] for side in (0, 1)]
    assert sides == [[scene.unit("tank_1"), scene.unit("tank_2")], [scene.unit("inf_3"), scene.unit("inf_4")]]


@clause("SA-minimal-29", "SA-minimal-70", "SA-alliance-33")
def test_what_the_holder_keeps_out_of_an_eviction_does_not_defend_his_guests() -> None:
    scene = allies()
    scene.army(0, "a", "tank inf")
    scene.army(1, "a", "inf")
    scene.order(0, "evict a with tank_1", [3])
    battle = scene.position.table.battle
    assert battle is not None
    assert [int(unit) for unit in battle.unit] == [scene.unit("tank_1"), scene.unit("inf_3")]
