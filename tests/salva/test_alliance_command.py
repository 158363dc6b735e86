"""Allies: command that is handed over, and the turns in which units are active (SA-alliance-20 to 26, 35)."""

from typing import Any

from tests.clause import clause
from tests.salva.allies import agreed, allies, column, hand_over, menu, owner_of, proposes, skip, turn
from tests.salva.scenes import Scene


def lent(chapters: tuple[str, ...] = (), **options: Any) -> Scene:
    """In its own turn 2 seat 2 hands a tank over to seat 3, whose turn 3 begins."""
    scene = allies(chapters, **options)
    hand_over(scene, (1, "b", "tank"))
    return scene


@clause("SA-alliance-20", "SA-alliance-2")
def test_command_is_handed_over_with_the_consent_of_both_and_the_owner_stays() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.order(0, "hand_over tank_1 to seat_2")
    assert scene.position.pending()[0].about()["unit"] == "tank_1"
    scene.order(1, "decline")
    assert scene.rules.commander(scene.position.table, scene.unit("tank_1")) == 0
    assert scene.refused(0, "hand_over tank_1 to seat_2") == "SA-alliance-20"
    assert "hand_over tank_1 to seat_2" not in menu(scene, 0, "hand_over")
    assert "handed-over" in agreed(scene, 0, "hand_over tank_1 to seat_3", 2)
    assert (owner_of(scene, "tank_1"), scene.rules.commander(scene.position.table, scene.unit("tank_1"))) == (0, 2)
    assert scene.refused(0, "move tank_1 e") == "SA-minimal-27"


@clause("SA-alliance-20", "SA-alliance-22")
def test_what_cannot_be_handed_over() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank")
    scene.army(0, "a", "inf", finished=False)
    assert scene.refused(0, "hand_over tank_2 to seat_3") == "SA-alliance-20"
    assert scene.refused(0, "hand_over tank_1 to seat_9") == "SA-alliance-20"
    assert scene.refused(0, "hand_over tank_1 to seat_2 in 21") == "SA-alliance-22"
    assert scene.refused(0, "hand_over inf_3 to seat_2") == "SA-alliance-24"


@clause("SA-alliance-20", "SA-alliance-21")
def test_a_unit_moves_in_the_turn_of_its_commander_by_orders_of_its_owner() -> None:
    scene = lent()
    assert scene.asked() == [(2, "movement"), (1, "movement")]
    scene.army(1, "b", "inf")
    assert scene.refused(1, "move inf_2 c") == "SA-alliance-23", "his other units are not active in this turn"
    scene.order(1, "move tank_1 c")
    assert scene.asked() == [(2, "consent")]
    scene.order(2, "agree")
    assert scene.place("tank_1") == "c"
    scene.order(1, "end_movement")
    assert scene.asked() == [(2, "movement")]
    assert scene.refused(1, "move tank_1 b") == "SA-minimal-15"


@clause("SA-alliance-21")
def test_whoever_is_silent_does_not_object_and_an_objection_stops_the_order() -> None:
    scene = lent()
    scene.order(1, "move tank_1 a b")
    silence = {decision.seat: str(decision.default()) for decision in scene.position.pending()}
    assert silence == {0: "decline", 2: "agree"}, "the host must say yes, the commander need not say no"
    scene.order(2, "decline")
    assert scene.place("tank_1") == "b"
    scene.order(2, "agree_always seat_2 about objection")
    scene.order(1, "move tank_1 a")
    assert scene.asked() == [(0, "consent")]
    scene.order(0, "agree")
    assert scene.place("tank_1") == "a"


@clause("SA-alliance-21")
def test_the_commander_may_give_the_order_and_the_owner_object() -> None:
    scene = lent()
    assert "move tank_1 c" in menu(scene, 2, "move")
    scene.order(2, "move tank_1 c")
    assert scene.asked() == [(1, "consent")]
    scene.order(1, "decline")
    assert scene.place("tank_1") == "b"
    scene.order(2, "move tank_1 c")
    scene.order(1, "agree")
    assert scene.place("tank_1") == "c"


@clause("SA-alliance-21")
def test_who_has_nothing_left_to_order_is_not_asked() -> None:
    scene = lent()
    scene.army(2, "c", "tank")
    agreed(scene, 2, "move tank_1 c", 1)
    scene.order(2, "move tank_2 d")
    scene.order(3, "agree")
    assert scene.asked() == [(2, "movement")]


@clause("SA-alliance-23", "SA-alliance-24", "SA-alliance-22", "TS3-05", "R3-54", "R3-55", "R3-56")
def test_the_worked_example_of_four_players() -> None:
    scene = allies()
    scene.army(1, "b", "tank")
    skip(scene, 3)
    assert column(scene, "tank_1", "last_active") == 2
    skip(scene, 6)
    agreed(scene, 1, "hand_over tank_1 to seat_1", 0)
    assert column(scene, "tank_1", "last_active") == 2, "it forgoes the turn"
    skip(scene, 9)
    agreed(scene, 1, "move tank_1 a", 0)
    assert scene.place("tank_1") == "a", "T=9: 7 turns after its last one"
    agreed(scene, 1, "hand_over tank_1 to seat_1", 0)
    skip(scene, 10)
    assert column(scene, "tank_1", "last_active") == 9
    assert scene.refused(1, "move tank_1 b") == "SA-minimal-27", "T=10 is not its turn"
    assert scene.refused(1, "hand_over tank_1 to seat_2") == "SA-alliance-24"
    skip(scene, 12)
    assert scene.refused(1, "hand_over tank_1 to seat_2") == "SA-minimal-15"
    skip(scene, 13)
    assert (1, "movement") in scene.asked()
    assert scene.refused(1, "hand_over tank_1 to seat_2 in 1") == "SA-alliance-23", "T=14"
    assert scene.refused(1, "hand_over tank_1 to seat_4 in 1") == "SA-alliance-23", "T=16: 3 turns only"
    agreed(scene, 1, "hand_over tank_1 to seat_4 in 2", 3)
    skip(scene, 16)
    assert scene.asked() == [(3, "movement")]
    skip(scene, 20)
    assert (1, "movement") in scene.asked(), "T=20: 7 turns"


@clause("SA-alliance-23", "SA-alliance-24", "TV3-10")
def test_the_example_of_three_players() -> None:
    scene = allies(seats=3, owners={"a": 0, "b": 1, "c": 2, "d": 2, "e": 0})
    scene.army(1, "b", "tank")
    skip(scene, 5)
    assert column(scene, "tank_1", "last_active") == 2
    agreed(scene, 1, "hand_over tank_1 to seat_3", 2)
    skip(scene, 6)
    agreed(scene, 1, "move tank_1 c", 2)
    assert scene.refused(1, "hand_over tank_1 to seat_2 in 1") == "SA-alliance-23", "T=8"
    scene.order(1, "hand_over tank_1 to seat_2 in 2")
    skip(scene, 8)
    assert scene.refused(1, "move tank_1 b") == "SA-alliance-23"
    skip(scene, 11)
    scene.order(1, "move tank_1 b")
    assert scene.place("tank_1") == "b"


@clause("SA-alliance-22")
def test_without_a_statement_the_owner_commands_in_his_next_legal_turn() -> None:
    scene = lent()
    agreed(scene, 1, "move tank_1 c", 2)
    scene.order(1, "end_movement")
    scene.order(2, "end_movement")
    scene.order(2, "end_production")
    assert scene.asked() == [(1, "next_active")]
    assert str(scene.position.pending()[0].default()) == "as_usual"
    scene.order(1, "as_usual")
    assert turn(scene) == 4
    skip(scene, 6)
    assert scene.refused(1, "move tank_1 b") == "SA-alliance-23", "T=6: three turns after T=3"
    skip(scene, 10)
    scene.order(1, "move tank_1 b")


@clause("SA-alliance-22", "SA-alliance-24")
def test_what_was_stated_at_the_end_of_the_turn_cannot_be_changed() -> None:
    scene = lent()
    agreed(scene, 1, "hand_over tank_1 to seat_3", 2)
    assert scene.refused(1, "hand_over tank_1 to seat_4") == "SA-alliance-24"
    assert "hand_over tank_1 to seat_4" not in menu(scene, 1, "hand_over")
    scene.order(1, "end_movement")
    scene.order(2, "end_movement")
    scene.order(2, "end_production")
    assert turn(scene) == 4, "who has stated it is not asked at the end of the turn"
    assert column(scene, "tank_1", "due") == 2
    skip(scene, 7)
    assert (1, "movement") in scene.asked()


@clause("SA-alliance-22")
def test_the_end_of_the_turn_is_a_moment_to_state_it() -> None:
    scene = lent()
    scene.army(1, "b", "inf")
    skip_to_end(scene)
    assert menu(scene, 1, "hand_over") == [
        "hand_over tank_1 to seat_1", "hand_over tank_1 to seat_3", "hand_over tank_1 to seat_4"
    ]  # fmt: skip
    agreed(scene, 1, "hand_over tank_1 to seat_4", 3)
    assert turn(scene) == 4
    assert scene.asked() == [(3, "movement")], "the fourth turn comes too soon"
    skip(scene, 8)
    assert (1, "movement") in scene.asked()


def skip_to_end(scene: Scene) -> None:
    """Until the owner is asked when the unit is active next."""
    while scene.asked()[0][1] != "next_active":
        decision = scene.position.pending()[0]
        scene.order(decision.seat, str(decision.default()))


@clause("SA-alliance-24")
def test_a_turn_under_another_counts_although_nothing_was_done_in_it() -> None:
    scene = lent()
    skip(scene, 4)
    assert column(scene, "tank_1", "last_active") == 3


@clause("SA-alliance-24", "SA-alliance-22")
def test_after_moving_in_its_own_turn_a_unit_is_appointed_and_does_not_forgo() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.order(0, "move tank_1 e")
    scene.order(0, "end_movement")
    agreed(scene, 0, "hand_over tank_1 to seat_2", 1)
    assert scene.rules.commander(scene.position.table, scene.unit("tank_1")) == 0, "from the next turn on"
    skip(scene, 2)
    assert column(scene, "tank_1", "last_active") == 1
    assert scene.asked() == [(1, "movement")], "T=2 comes too soon"
    skip(scene, 6)
    assert scene.asked() == [(1, "movement"), (0, "movement")]


@clause("SA-alliance-25", "TV3-11")
def test_when_a_finished_unit_is_active_for_the_first_time() -> None:
    scene = allies()
    skip(scene, 5)
    scene.army(0, "a", "tank tank", finished=False)
    agreed(scene, 0, "finish tank_1 for seat_2", 1)
    agreed(scene, 0, "finish tank_2 for seat_2", 1)
    skip_to_end(scene)
    assert scene.asked() == [(1, "next_active")]
    assert scene.refused(1, "hand_over tank_1 to seat_2 in 1") == "SA-alliance-23", "T=6"
    agreed(scene, 1, "hand_over tank_1 to seat_1", 0)
    scene.order(1, "as_usual")
    skip(scene, 6)
    assert scene.refused(1, "move tank_2 b") == "SA-alliance-23"
    skip(scene, 9)
    assert (1, "movement") in scene.asked(), "under the command of seat 1: T=9"
    assert scene.refused(1, "move tank_2 b") == "SA-alliance-23"
    skip(scene, 10)
    scene.order(1, "move tank_2 b")


@clause("SA-alliance-25")
def test_who_builds_for_himself_states_it_in_the_production_phase() -> None:
    scene = allies()
    scene.army(0, "a", "tank", finished=False)
    scene.order(0, "end_movement")
    agreed(scene, 0, "hand_over tank_1 to seat_2", 1)
    skip(scene, 6)
    assert scene.asked() == [(1, "movement"), (0, "movement")]


@clause("SA-alliance-35", "TV3-46", "R3-60")
def test_when_the_commander_is_out_the_unit_is_due_in_the_owners_next_turn() -> None:
    scene = allies()
    scene.army(1, "b", "tank")
    skip(scene, 6)
    agreed(scene, 1, "hand_over tank_1 to seat_1", 0)
    skip(scene, 9)
    agreed(scene, 1, "hand_over tank_1 to seat_1", 0)
    skip(scene, 11)
    assert column(scene, "tank_1", "last_active") == 9
    scene.order(0, "resign")
    assert (column(scene, "tank_1", "commander"), column(scene, "tank_1", "due")) == (-1, 0)
    skip(scene, 13)
    assert scene.asked() == [(1, "movement")]
    scene.order(1, "attack a with tank_1")
    assert scene.owner("a") == 1


@clause("SA-alliance-35")
def test_a_commander_who_leaves_in_the_turn_of_another_statement_is_forgotten() -> None:
    scene = lent()
    agreed(scene, 1, "hand_over tank_1 to seat_4", 3)
    scene.order(3, "resign")
    assert (column(scene, "tank_1", "next_commander"), column(scene, "tank_1", "next_due")) == (-1, 0)
    skip_to_end(scene)
    assert scene.asked() == [(1, "next_active")], "the owner may state another turn"


@clause("SA-alliance-35", "SA-alliance-23", "R3-55")
def test_turns_of_those_who_are_out_do_not_count() -> None:
    scene = allies()
    scene.army(1, "b", "tank")
    scene.order(0, "resign")
    for number in (2, 5, 8):
        skip(scene, number)
        assert scene.asked() == [(1, "movement")]
        assert menu(scene, 1, "hand_over"), "with three players its turn comes every three turns"


@clause("SA-alliance-35")
def test_what_was_stated_stays_when_somebody_else_leaves() -> None:
    scene = lent()
    agreed(scene, 1, "hand_over tank_1 to seat_3", 2)
    scene.order(3, "resign")
    skip(scene, 4)
    columns = ("commander", "due", "next_commander", "next_due")
    assert [column(scene, "tank_1", name) for name in columns] == [2, 2, -1, 0]
    skip(scene, 6)
    assert scene.asked() == [(2, "movement"), (1, "movement")], "three turns later, since three are left"


@clause("SA-alliance-22", "SA-alliance-21")
def test_only_owners_of_units_under_another_are_asked_at_the_end_of_the_turn() -> None:
    scene = allies()
    scene.army(0, "a", "inf")
    scene.army(2, "c", "inf")
    skip(scene, 2)
    scene.army(1, "b", "tank")
    agreed(scene, 1, "hand_over tank_3 to seat_3", 2)
    skip(scene, 3)
    skip_to_end(scene)
    assert scene.asked() == [(1, "next_active")]
    scene.order(1, "as_usual")
    assert [column(scene, name, "last_active") for name in ("inf_1", "inf_2", "tank_3")] == [1, 3, 3]


@clause("SA-alliance-21", "SA-alliance-22")
def test_nobody_is_asked_about_a_unit_that_is_gone() -> None:
    scene = lent(treaties_binding=False)
    scene.army(2, "b", "tank")
    assert scene.asked() == [(2, "movement"), (1, "movement")]
    scene.order(2, "betray tank_2 tank_1")
    assert scene.asked() == [(2, "movement")]
    scene.order(2, "end_movement")
    scene.order(2, "end_production")
    assert turn(scene) == 4


@clause("SA-alliance-20", "SA-alliance-22")
def test_when_a_unit_is_active_next_is_told_and_at_most_twenty_turns_ahead() -> None:
    scene = lent()
    assert scene.refused(1, "hand_over tank_1 to seat_4 in 21") == "SA-alliance-22"
    assert scene.refused(1, "hand_over tank_1 to seat_4 in -1") == "SA-alliance-22"
    assert scene.order(1, "hand_over tank_1 to seat_4 in 20") == ["consent-asked"]
    assert scene.asked() == [(3, "consent")], "the commander does not object to what comes after his turn"
    scene.order(3, "agree")
    told = [event.seen_by_all() for event in scene.events]
    assert [part.values["turn"] for part in told if part.sentence == "handed-over"] == [80]
    assert "hand_over" not in scene.position.pending()[0].offers()


@clause("SA-alliance-20", "SA-alliance-22")
def test_whoever_appoints_a_unit_to_his_own_turn_asks_nobody() -> None:
    scene = lent()
    assert proposes(scene, 1, "hand_over"), "other turns can be written"
    assert scene.order(1, "hand_over tank_1 to seat_2 in 3") == ["handed-over"]


@clause("SA-alliance-24", "SA-alliance-22")
def test_after_the_movement_phase_or_after_a_move_the_turn_is_not_forgone() -> None:
    scene = allies()
    scene.army(0, "a", "tank tank")
    scene.order(0, "move tank_1 e")
    agreed(scene, 0, "hand_over tank_1 to seat_2", 1)
    scene.order(0, "end_movement")
    agreed(scene, 0, "hand_over tank_2 to seat_2", 1)
    skip(scene, 2)
    assert [column(scene, name, "last_active") for name in ("tank_1", "tank_2")] == [1, 1]
    assert scene.asked() == [(1, "movement")], "T=2 comes too soon"


@clause("SA-alliance-21")
def test_in_a_battle_nobody_objects_to_fire() -> None:
    scene = lent()
    scene.army(0, "a", "inf")
    agreed(scene, 1, "attack a with tank_1", 2, rolls=[3])
    scene.order(0, "hold_fire")
    scene.order(1, "fight_on", [3])
    assert scene.order(1, "fire tank_1 inf_2", [3])[0] == "shot"


@clause("SA-alliance-21", "SA-repair_prevention-1")
def test_what_others_do_to_a_unit_is_no_order_to_it() -> None:
    scene = lent(("repair_prevention",))
    scene.army(0, "a", "tank")
    assert scene.order(0, "hold_unit tank_1") == ["held"]
    assert scene.order(2, "hold_unit tank_2") == ["held"]


@clause("SA-alliance-9", "SA-alliance-10")
def test_a_gift_makes_no_unit_active_sooner() -> None:
    scene = allies()
    hand_over(scene, (1, "b", "tank"))
    agreed(scene, 1, "move tank_1 c", 2)
    skip(scene, 6)
    assert scene.refused(1, "give tank_1 to seat_3") == "SA-alliance-10", "it is not due"
    skip(scene, 10)
    agreed(scene, 1, "give tank_1 to seat_3", 2)
    assert column(scene, "tank_1", "last_active") == 3
    skip(scene, 11)
    scene.order(2, "attack b with tank_1")
    assert (owner_of(scene, "tank_1"), scene.owner("b")) == (2, 2)


@clause("SA-alliance-21", "SA-alliance-15", "SA-multiplayer-10")
def test_the_treaties_of_an_owner_bind_his_units_whoever_commands_them() -> None:
    scene = allies()
    skip(scene, 2)
    scene.army(1, "c", "tank")
    scene.army(2, "c", "tank")
    agreed(scene, 1, "hand_over tank_1 to seat_3", 2)
    scene.order(1, "offer_treaty seat_4")
    scene.order(3, "answer_treaty pact_24_1 accept")
    skip(scene, 3)
    assert scene.refused(1, "attack d with tank_1") == "SA-multiplayer-5"
    scene.order(2, "attack d with tank_1, tank_2")
    assert scene.asked() == [(1, "consent")]
    assert scene.refused(1, "agree") == "SA-multiplayer-5"
    assert (menu(scene, 1, "agree"), str(scene.position.pending()[0].default())) == ([], "decline")
    scene.order(1, "agree_always seat_3")
    assert scene.asked() == [(1, "consent")], "nor does a standing consent help"
    scene.order(1, "decline")
    assert scene.refused(2, "attack d with tank_1, tank_2") == "SA-alliance-15"


@clause("SA-alliance-1", "SA-alliance-20", "SA-alliance-21")
def test_orders_to_a_unit_are_given_by_its_commander_and_in_his_turn_by_its_owner() -> None:
    scene = allies()
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank")
    agreed(scene, 0, "hand_over tank_1 to seat_3", 2)
    assert scene.refused(0, "move tank_1 e") == "SA-minimal-27", "not in the owner's turn"
    scene.order(0, "move tank_2 e")
    skip(scene, 2)
    assert scene.refused(1, "move tank_1 e") == "SA-minimal-27"
    agreed(scene, 1, "hand_over tank_3 to seat_3", 2)
    skip(scene, 3)
    assert menu(scene, 0, "move") == ["move tank_1 e"], "what is not his he does not order"
    assert scene.refused(1, "move tank_1 e") == "SA-minimal-27"
    agreed(scene, 0, "move tank_1 e", 2)
    assert scene.place("tank_1") == "e"


@clause("SA-alliance-1", "SA-alliance-20")
def test_the_first_seat_commands_as_any_other() -> None:
    scene = allies()
    skip(scene, 2)
    scene.army(1, "b", "tank")
    agreed(scene, 1, "hand_over tank_1 to seat_1", 0)
    skip(scene, 5)
    assert [seat for seat, kind in scene.asked() if kind == "movement"] == [0, 1]
