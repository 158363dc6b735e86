"""Allies at sea: one holder of a shared sea field, ships in an ally's harbour (SA-alliance-13, 14, 36, SA-naval-13)."""

from typing import Any

from tests.clause import clause
from tests.salva.allies import agreed, allies, fleets, hand_over, menu, skip
from tests.salva.scenes import Scene


def holder_of(scene: Scene, field: str) -> int:
    """Who holds a sea field, whoever asks; -1 where everybody may go."""
    place = scene.rules.board.index[field]
    found = {int(scene.rules.domain(place).holder(scene.position.table, place, seat)) for seat in range(4)}
    return found.pop() if len(found) == 1 else -1


def apart(**options: Any) -> Scene:
    """Cruiser 1 of seat 2 on sea s, which it holds, and cruiser 2 of seat 1 on sea u."""
    scene = fleets(**options)
    scene.army(1, "s", "cru")
    scene.army(0, "u", "cru")
    return scene


def shared(**options: Any) -> Scene:
    """Both on sea s, which seat 2 holds."""
    scene = apart(**options)
    agreed(scene, 0, "move cru_2 s", 1)
    return scene


def three_there() -> Scene:
    """Cruiser 3 of seat 3 on sea s too, in the turn of seat 2, who holds it."""
    scene = shared()
    scene.army(2, "s", "cru")
    skip(scene, 2)
    return scene


def third_comes() -> Scene:
    """Two on sea s, and cruiser 3 of seat 3 beside it, in its turn."""
    scene = shared()
    scene.army(2, "t", "cru")
    skip(scene, 3)
    return scene


def joint_fleet() -> Scene:
    """Cruisers 1 of seat 2 and 2 of seat 3, who commands both, in his turn beside a transport ship of seat 4."""
    scene = fleets()
    hand_over(scene, (1, "t", "cru"), (2, "t", "cru"), (3, "u", "tra"))
    return scene


@clause("SA-alliance-13", "SA-naval-13", "SR-naval-3")
def test_a_shared_sea_field_has_one_holder() -> None:
    scene = shared()
    assert holder_of(scene, "s") == 1
    assert holder_of(scene, "t") == -1
    told: Any = scene.position.public_json()
    assert "seat_2" in str(told["fields"]["s"])
    scene.army(2, "t", "cru")
    skip(scene, 3)
    scene.order(2, "move cru_3 s")
    assert scene.asked() == [(1, "consent")], "the holder decides who comes, not the other guests"


@clause("SA-alliance-14", "SA-alliance-34", "SA-multiplayer-13")
def test_nobody_enters_without_an_agreement_with_the_holder() -> None:
    scene = apart()
    scene.order(0, "move cru_2 s")
    scene.order(1, "decline")
    assert scene.place("cru_2") == "u"
    assert scene.refused(0, "move cru_2 s") == "SA-alliance-14"


@clause("SA-alliance-14", "SR-naval-3")
def test_the_mover_may_be_agreed_on_as_the_next_holder() -> None:
    scene = apart()
    scene.order(1, "agree_always seat_1 about entry")
    scene.order(0, "claim s for seat_1")
    scene.order(0, "move cru_2 s")
    assert scene.asked() == [(1, "consent")], "the standing consent is for entering only"
    about = scene.position.pending()[0].about()
    assert (about["topic"], about["holder"]) == ("holder", "seat_1")
    assert "sea-left-to" in scene.order(1, "agree")
    assert holder_of(scene, "s") == 0


@clause("SA-alliance-14")
def test_a_claim_for_somebody_else_needs_his_agreement_too() -> None:
    scene = third_comes()
    scene.order(2, "claim s for seat_1")
    scene.order(2, "move cru_3 s")
    assert sorted(scene.asked()) == [(0, "consent"), (1, "consent")]
    scene.order(0, "agree")
    scene.order(1, "agree")
    assert holder_of(scene, "s") == 0


@clause("SA-alliance-13")
def test_an_empty_sea_belongs_to_whoever_comes_first() -> None:
    scene = fleets()
    scene.army(0, "s", "cru")
    scene.army(1, "b", "cru")
    column = scene.position.table.unit_columns[scene.rules.unit_column("harbour")]
    column[scene.unit("cru_2")] = scene.rules.board.index["t"]
    scene.order(0, "move cru_1 u")
    assert (holder_of(scene, "u"), holder_of(scene, "s")) == (0, -1)
    skip(scene, 2)
    scene.order(1, "move cru_2 t")
    assert holder_of(scene, "t") == 1


@clause("SA-alliance-36", "R3-60")
def test_a_leaving_holder_names_the_next_one() -> None:
    scene = third_comes()
    agreed(scene, 2, "move cru_3 s", 1)
    skip(scene, 6)
    scene.order(1, "move cru_1 u")
    assert scene.asked() == [(1, "sea_holder")]
    assert menu(scene, 1, "leave_to") == ["leave_to seat_1", "leave_to seat_3"]
    assert str(scene.position.pending()[0].default()) == "leave_to seat_3", "the next in turn order"
    assert scene.position.pending()[0].about()["field"] == "s"
    assert scene.refused(1, "leave_to seat_4") == "SA-alliance-36"
    told: Any = scene.position.view(3).to_json()
    assert "sea_holder" in str(told)
    assert scene.order(1, "leave_to seat_1") == ["sea-left-to"]
    assert holder_of(scene, "s") == 0
    assert scene.asked() == [(1, "movement")]


@clause("SA-alliance-36")
def test_where_only_one_is_left_he_holds_the_field() -> None:
    scene = shared()
    skip(scene, 2)
    scene.order(1, "move cru_1 u")
    assert scene.asked() == [(1, "movement")]
    assert holder_of(scene, "s") == 0


@clause("SA-alliance-36", "R3-60")
def test_when_the_holder_is_destroyed_the_next_in_turn_order_follows() -> None:
    scene = shared()
    scene.army(3, "s", "cru")
    scene.order(1, "resign")
    assert holder_of(scene, "s") == 3, "after seat 2 comes seat 3, who is not there, then seat 4"


@clause("SA-alliance-36")
def test_a_holder_who_resigns_while_he_is_asked_names_nobody() -> None:
    scene = three_there()
    scene.order(1, "move cru_1 u")
    assert scene.asked() == [(1, "sea_holder")]
    scene.order(1, "resign")
    assert holder_of(scene, "s") == 2


@clause("SA-alliance-36")
def test_a_holder_who_leaves_for_a_battle_names_the_next_one_before_it_begins() -> None:
    scene = three_there()
    scene.army(3, "u", "cru")
    scene.order(1, "attack u with cru_1")
    assert scene.asked() == [(1, "sea_holder")]
    scene.order(1, "leave_to seat_1", [3])
    assert scene.asked() == [(3, "defender_salvo")]
    assert holder_of(scene, "s") == 0


@clause("SA-alliance-12", "SA-alliance-13", "SA-submarines-10")
def test_submarines_that_avoid_battle_do_not_count() -> None:
    scene = fleets(["second_line", "submarines"])
    scene.army(1, "s", "sub")
    scene.army(0, "s", "cru")
    scene.army(2, "t", "sub")
    scene.position.table.unit_columns[scene.rules.unit_column("stance")][scene.unit("sub_1")] = 1
    assert holder_of(scene, "s") == 0
    skip(scene, 3)
    assert scene.order(2, "move sub_3 s") == ["moved"], "a submarine slips in and asks nobody"
    assert holder_of(scene, "s") == 0


@clause("SA-alliance-15", "SA-alliance-13")
def test_a_conquered_sea_is_held_by_the_leader_of_the_attack() -> None:
    scene = joint_fleet()
    scene.order(2, "claim u for seat_2")
    agreed(scene, 2, "attack u with cru_1, cru_2", 1)
    scene.order(3, "resign")
    assert holder_of(scene, "u") == 1


@clause("SA-alliance-13", "SA-alliance-15")
def test_without_a_claim_it_is_held_by_whoever_gave_the_orders() -> None:
    scene = joint_fleet()
    agreed(scene, 2, "attack u with cru_1, cru_2", 1)
    scene.order(3, "resign")
    assert holder_of(scene, "u") == 2, "not by the owner of the first ship"


@clause("SA-alliance-13")
def test_a_sea_that_all_have_left_is_nobodys() -> None:
    scene = fleets()
    scene.army(0, "t", "cru")
    scene.order(0, "move cru_1 s u")
    assert (holder_of(scene, "t"), holder_of(scene, "s"), holder_of(scene, "u")) == (-1, -1, 0)
    skip(scene, 5)
    scene.order(0, "move cru_1 t")
    assert holder_of(scene, "u") == -1


@clause("SA-alliance-14")
def test_a_claim_that_changes_nothing_is_not_told() -> None:
    scene = apart()
    scene.order(0, "claim s for seat_2")
    assert scene.order(0, "move cru_2 s") == ["consent-asked"]
    assert scene.position.pending()[0].about()["topic"] == "entry"
    assert "sea-left-to" not in scene.order(1, "agree")
    assert holder_of(scene, "s") == 1


@clause("SA-alliance-14", "SR-naval-3")
def test_nobody_is_asked_about_the_holder_of_an_empty_sea_or_of_land() -> None:
    scene = fleets()
    scene.army(0, "s", "cru")
    scene.order(0, "claim u for seat_3")
    assert scene.order(0, "move cru_1 u") == ["moved"]
    assert holder_of(scene, "u") == 0, "the one who was named is not there"
    scene = allies(["naval"])
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.army(2, "b", "inf")
    scene.order(0, "claim b for seat_3")
    scene.order(0, "move tank_1 b")
    assert scene.asked() == [(1, "consent")], "land has the holder that it has"


@clause("SA-alliance-36")
def test_a_guest_who_leaves_names_nobody() -> None:
    scene = shared()
    scene.army(2, "s", "cru")
    skip(scene, 3)
    assert scene.order(2, "move cru_3 u") == ["moved"]
    assert (scene.asked(), holder_of(scene, "s")) == ([(2, "movement")], 1)


@clause("SA-alliance-36")
def test_a_holder_with_another_ship_there_names_nobody() -> None:
    scene = shared()
    scene.army(1, "s", "cru")
    scene.army(2, "s", "cru")
    skip(scene, 2)
    assert scene.order(1, "move cru_1 u") == ["moved"]
    assert (scene.asked(), holder_of(scene, "s")) == ([(1, "movement")], 1)


@clause("SA-alliance-36")
def test_a_holder_who_left_and_comes_back_is_a_guest() -> None:
    scene = shared()
    skip(scene, 2)
    scene.order(1, "move cru_1 u")
    scene.order(1, "move cru_1 s")
    assert scene.asked() == [(0, "consent")]
    scene.order(0, "agree")
    assert holder_of(scene, "s") == 0


@clause("SA-alliance-36")
def test_the_leaving_holder_may_name_the_one_who_would_not_follow() -> None:
    scene = three_there()
    scene.order(1, "move cru_1 u")
    scene.order(1, "leave_to seat_3")
    assert holder_of(scene, "s") == 2


@clause("SA-alliance-36")
def test_when_only_one_is_left_while_the_holder_is_asked_the_question_is_dropped() -> None:
    scene = three_there()
    scene.order(1, "move cru_1 u")
    assert scene.asked() == [(1, "sea_holder")]
    scene.order(2, "resign")
    assert (scene.asked(), holder_of(scene, "s")) == ([(1, "movement")], 0)


@clause("SA-alliance-36", "SA-alliance-21")
def test_an_owner_who_gives_up_in_the_turn_of_his_commander_is_not_asked() -> None:
    scene = three_there()
    agreed(scene, 1, "hand_over cru_1 to seat_3", 2)
    skip(scene, 3)
    agreed(scene, 1, "move cru_1 u", 2)
    assert scene.asked() == [(1, "sea_holder")]
    scene.order(1, "resign")
    assert scene.asked() == [(2, "movement")]
    assert holder_of(scene, "s") == 2


@clause("SA-alliance-12", "SA-harbours-6")
def test_a_ship_docks_in_an_allys_harbour_by_consent() -> None:
    scene = fleets()
    scene.army(0, "s", "cru")
    assert menu(scene, 0, "dock") == ["dock cru_1 a", "dock cru_1 b"]
    assert scene.order(0, "dock cru_1 b") == ["consent-asked"]
    scene.order(1, "decline")
    assert scene.refused(0, "dock cru_1 b") == "SA-harbours-6"
    scene.order(1, "agree_always seat_1 about entry")
    assert scene.order(0, "dock cru_1 b") == ["docked"]
    assert scene.place("cru_1") == "b"
    skip(scene, 5)
    assert scene.refused(0, "attack b with cru_1") == "SA-naval-4", "from a harbour no ship attacks the land"


@clause("SA-harbours-11", "SA-alliance-30")
def test_docked_guests_stay_in_a_harbour_that_is_held() -> None:
    scene = fleets()
    scene.army(0, "s", "cru")
    agreed(scene, 0, "dock cru_1 b", 1)
    scene.army(1, "b", "tank")
    scene.army(2, "b", "inf")
    skip(scene, 3)
    scene.order(2, "attack b with inf_3", [3])
    agreed(scene, 1, "end_battle", 0, 2)
    assert scene.position.table.battle is None
    assert scene.place("cru_1") == "b"


@clause("SA-alliance-18", "SA-alliance-17")
def test_at_sea_a_traitor_needs_strength_against_ships() -> None:
    scene = shared(treaties_binding=False)
    scene.army(0, "s", "tra")
    scene.army(1, "s", "tra")
    assert scene.refused(0, "betray tra_3 cru_1") == "SA-alliance-18"
    scene.order(0, "betray cru_2 cru_1 tra_4")
    assert (scene.lives("cru_1"), scene.lives("tra_4"), holder_of(scene, "s")) == (False, False, 0)


@clause("SA-alliance-18")
def test_evading_submarines_escape_treachery() -> None:
    scene = fleets(["second_line", "submarines"], treaties_binding=False)
    scene.army(0, "s", "cru")
    scene.army(1, "s", "sub")
    scene.position.table.unit_columns[scene.rules.unit_column("stance")][scene.unit("sub_2")] = 1
    assert scene.refused(0, "betray cru_1 sub_2") == "SA-alliance-18"


@clause("SA-alliance-17")
def test_what_is_aboard_goes_down_with_a_betrayed_ship() -> None:
    scene = shared(treaties_binding=False)
    scene.army(1, "s", "tra inf")
    aboard = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    aboard[scene.unit("inf_4")] = scene.unit("tra_3")
    scene.order(0, "betray cru_2 tra_3 inf_4")
    assert not scene.lives("inf_4")


@clause("SA-alliance-33")
def test_the_holder_of_a_sea_field_fights_his_guests() -> None:
    scene = shared()
    skip(scene, 2)
    scene.order(1, "evict s with cru_1", [3])
    scene.order(0, "hold_fire")
    scene.order(1, "retreat", [3])
    scene.order(1, "hold_fire", [3])
    scene.order(0, "hold_fire")
    assert (scene.place("cru_1"), scene.place("cru_2"), holder_of(scene, "s")) == ("s", "s", 1)


@clause("SA-alliance-10", "SA-alliance-13")
def test_a_ship_that_is_given_takes_the_sea_with_it() -> None:
    scene = fleets()
    scene.army(0, "s", "cru")
    agreed(scene, 0, "give cru_1 to seat_2", 1)
    assert holder_of(scene, "s") == 1
