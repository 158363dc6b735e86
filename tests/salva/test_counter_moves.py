"""Chapter `air`, part 2: the counter-move of fighters against bombers that have moved."""

from tests.clause import clause
from tests.maps.drawn import row
from tests.salva.air_scenes import air_scene, next_turn, raid, settle
from tests.salva.scenes import Scene

THREE = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 2, "g": 2}


def three(chapters: tuple[str, ...] = ()) -> Scene:
    """Three seats on the row of fields."""
    return air_scene(THREE, ["multiplayer", *chapters], seats=3)


@clause("SA-air-14", "SA-air-17", "H3-4")
def test_after_each_step_of_bombers_others_with_fighters_in_reach_are_asked() -> None:
    scene = air_scene()
    scene.army(0, "a", "bom fig")
    scene.army(1, "g", "fig")
    scene.order(0, "move bom_1 b")
    assert scene.asked() == [(0, "movement")]
    scene.order(0, "move bom_1 c")
    assert scene.asked() == [(1, "counter_move")]
    assert scene.refused(0, "move bom_1 d") == "SA-minimal-15"
    scene.order(1, "let_fly")
    assert scene.asked() == [(0, "movement")]
    scene.order(0, "move fig_2 b")
    assert scene.asked() == [(0, "movement")]
    scene.order(0, "move bom_1 d")
    assert scene.asked() == [(1, "counter_move")]


@clause("SA-air-14")
def test_one_step_of_several_bombers_gives_one_chance_about_all_their_fields() -> None:
    scene = air_scene()
    scene.army(0, "b", "bom")
    scene.army(0, "c", "bom bom")
    scene.army(1, "e", "fig")
    scene.order(0, "fly bom_1:c, bom_2:d, bom_3:d")
    decision = scene.position.pending()[0]
    assert list(decision.about()["fields"]) == ["c", "d"]  # type: ignore[call-overload]
    assert str(decision.default()) == "let_fly"
    scene.order(1, "let_fly")
    assert scene.asked() == [(0, "movement")]


@clause("SA-air-15", "SA-air-19", "SA-air-12", "R3-24")
def test_fighters_fly_to_bombers_and_fight_an_air_battle_without_lines_and_terrain() -> None:
    scene = air_scene(chapters=["second_line", "terrain"], marks={"d": {"defence": "3"}})
    raid(scene, "bom2", (1, "d", "inf"), (1, "e", "fig"))
    assert scene.order(1, "intercept d with fig_3", [3]) == ["intercepted", "salvo"]
    battle = scene.battle
    assert [int(unit) for unit in battle.unit] == [scene.unit("fig_3"), scene.unit("bom2_1")]
    assert scene.asked() == [(0, "defender_salvo")]
    assert scene.refused(0, "line bom2_1 2") == "SA-second_line-12"
    scene.order(0, "salvo bom2_1>fig_3", [3])
    assert int(scene.position.table.damage[scene.unit("fig_3")]) == 3
    scene.order(1, "salvo fig_3>bom2_1")
    assert int(scene.position.table.damage[scene.unit("bom2_1")]) == 30
    settle(scene)
    assert scene.asked() == [(1, "landing")]
    scene.order(1, "land")
    assert (scene.lives("bom2_1"), scene.asked(), scene.owner("d")) == (True, [(0, "movement")], 1)


@clause("SA-air-15")
def test_a_counter_move_goes_only_where_bombers_have_come_in_this_step() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom fig")
    scene.army(0, "d", "bom")
    scene.army(1, "e", "fig")
    scene.order(0, "fly bom_1:b, fig_2:d")
    assert scene.refused(1, "intercept d with fig_4") == "SA-air-15"
    assert scene.refused(1, "intercept b with") == "SA-air-15"
    assert scene.refused(1, "intercept b with fig_2") == "SA-air-20"
    assert scene.refused(1, "intercept b with fig_9") == "SA-air-15"


@clause("SA-air-22", "R3-26", "TV3-26")
def test_flight_to_the_bombers_and_to_a_landing_field_share_the_fighters_points() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom")
    scene.army(1, "f", "fig")
    scene.army(1, "g", "fig")
    scene.order(0, "move bom_1 b")
    assert scene.refused(1, "intercept b with fig_3") == "SA-air-22"
    assert scene.refused(1, "intercept b with fig_2:e:d:t:s:c") == "SA-air-22"
    assert scene.refused(1, "intercept b with fig_2:d") == "SA-minimal-27"
    scene.order(1, "let_fly")
    scene.order(0, "move bom_1 c")
    scene.order(1, "let_fly")
    scene.order(0, "move bom_1 d")
    scene.order(1, "intercept d with fig_2:e", [3])
    settle(scene)
    assert scene.points("fig_2") == "2"
    about = scene.position.pending()[0].about()
    assert about["units"] == {"fig_2": {"range": "2", "bases": ["d", "e", "f"]}}
    assert scene.refused(1, "land fig_2:e:f:g") == "SA-air-22"
    assert scene.refused(1, "land fig_3:f") == "SA-air-22"
    assert scene.refused(1, "land fig_2:f") == "SA-minimal-27"
    menu = [str(order) for order in scene.position.pending()[0]]
    assert menu == ["land", "land fig_2:e", "land fig_2:e:f"]
    scene.order(1, "land fig_2:e:f")
    assert (scene.place("fig_2"), scene.points("fig_2")) == ("f", "0")


@clause("SA-air-20", "TV3-27", "R3-25")
def test_only_fighters_that_did_nothing_in_their_last_turn_may_go() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom2")
    scene.army(1, "d", "fig inf")
    scene.army(1, "e", "fig bom2")
    next_turn(scene, 0)
    scene.order(1, "move fig_2 e")
    next_turn(scene, 1)
    scene.order(0, "move bom2_1 d")
    assert scene.refused(1, "intercept d with fig_2") == "SA-air-20"
    assert scene.refused(1, "intercept d with bom2_5") == "SA-air-20"
    scene.order(1, "intercept d with fig_4", [3])


@clause("SA-air-20")
def test_a_fighter_that_attacked_in_its_last_turn_may_not_go_and_one_just_finished_may() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom2 inf")
    scene.army(1, "c", "fig")
    scene.army(1, "e", "fig", finished=False)
    scene.army(1, "d", "inf")
    next_turn(scene, 0)
    scene.order(1, "strike c with fig_3", [3])
    settle(scene)
    next_turn(scene, 1)
    assert scene.lives("fig_4")
    scene.order(0, "move bom2_1 d")
    assert [str(order) for order in scene.position.pending()[0]] == ["intercept d with fig_4", "let_fly"]


@clause("SA-air-21")
def test_after_a_counter_move_a_fighter_rests_until_the_end_of_its_own_turn_and_must_refuel_in_it() -> None:
    scene = air_scene()
    raid(scene, "bom", (1, "e", "fig"))
    scene.order(1, "intercept d with fig_2", [3])
    settle(scene)
    scene.order(1, "land fig_2:e")
    scene.order(0, "move bom_1 c")
    next_turn(scene, 0)
    assert scene.refused(1, "move fig_2 f") == "SA-air-21"
    assert "refuelled" in scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "end_movement")


@clause("SA-air-21", "TS3-10")
def test_a_fighter_may_go_again_as_soon_as_its_own_turn_has_passed() -> None:
    owners = {"a": 0, "b": 1, "c": 2, "d": 3}
    scene = air_scene(owners, ["multiplayer"], seats=4, fields=row("abcd"), sea=())
    scene.army(1, "b", "bom")
    scene.army(2, "c", "fig")
    scene.army(3, "d", "bom")
    for seat, field in ((0, "a"), (1, "b"), (2, "c"), (3, "d")):
        scene.army(seat, field, "inf")
    next_turn(scene, 0)
    scene.order(1, "move bom_1 a")
    scene.order(2, "intercept a with fig_2", [3])
    settle(scene)
    scene.order(2, "land fig_2:b:c")
    scene.order(1, "move bom_1 b")
    assert scene.asked() == [(1, "movement")]
    next_turn(scene, 1)
    next_turn(scene, 2)
    scene.order(3, "move bom_3 c")
    assert scene.asked() == [(2, "counter_move")]


@clause("SA-air-17", "R3-23")
def test_seats_are_asked_in_turn_order_and_again_about_other_fields() -> None:
    scene = three()
    scene.army(0, "c", "bom bom")
    scene.army(0, "b", "bom")
    scene.army(1, "d", "fig fig")
    scene.army(2, "f", "fig")
    scene.order(0, "fly bom_1:d, bom_2:s, bom_3:c")
    assert scene.asked() == [(1, "counter_move")]
    scene.order(1, "intercept d with fig_4", [3])
    settle(scene)
    scene.order(1, "land")
    assert scene.asked() == [(1, "counter_move")]
    assert scene.refused(1, "intercept d with fig_5") == "SA-air-15"
    menu = [str(order) for order in scene.position.pending()[0]]
    assert "intercept s with fig_5" in menu
    scene.order(1, "let_fly")
    assert scene.asked() == [(2, "counter_move")]
    scene.order(2, "let_fly")
    assert scene.asked() == [(0, "movement")]


@clause("SA-air-17")
def test_where_no_bomber_is_left_nobody_is_asked_any_more() -> None:
    scene = three()
    raid(scene, "bom", (1, "d", "fig fig fig"), (2, "f", "fig"))
    scene.order(1, "intercept d with fig_2, fig_3, fig_4", [6])
    scene.order(1, "fire_by_plan focus")
    settle(scene)
    scene.order(1, "land")
    assert (scene.lives("bom_1"), scene.asked()) == (False, [(0, "movement")])


@clause("SA-air-16", "H3-1")
def test_seats_may_send_fighters_together_and_nobody_else_knows_of_the_offer() -> None:
    owners = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 2, "f": 3, "g": 3}
    scene = air_scene(owners, ["multiplayer"], seats=4)
    raid(scene, "bom2 bom2", (1, "d", "fig"), (2, "e", "fig fig"), (3, "g", "inf"))
    assert scene.refused(1, "intercept d with fig_3 inviting seat_4") == "SA-air-16"
    assert scene.refused(1, "intercept d with fig_3 inviting seat_1") == "SA-air-16"
    menu = [str(order) for order in scene.position.pending()[0]]
    assert "intercept d with fig_3 inviting seat_3" in menu
    scene.order(1, "intercept d with fig_3 inviting seat_3")
    assert [event for event in scene.events if event.seen_by(3) is not None] == []
    assert scene.asked() == [(2, "join_counter")]
    assert scene.position.view(3).to_json()["waiting_for"] == ["seat_2"]
    assert scene.position.public_json()["phase"] == "counter_move"
    assert "counter_invitation" in scene.position.own_json(2)
    decision = scene.position.pending()[0]
    assert str(decision.default()) == "join_counter"
    assert decision.about()["fighters"] == ["fig_4", "fig_5"]
    assert [str(order) for order in decision] == ["join_counter", "join_counter fig_4, fig_5", "join_counter fig_4"]
    assert scene.refused(2, "join_counter fig_3") == "SA-air-20"
    scene.order(2, "join_counter fig_4", [3])
    battle = scene.battle
    assert int(battle.leader(0)) == 1
    assert sorted(int(unit) for unit in battle.unit)[-2:] == sorted([scene.unit("fig_3"), scene.unit("fig_4")])
    scene.order(0, "hold_fire", [3])
    assert sorted(scene.asked()) == [(1, "attacker_salvo"), (2, "attacker_salvo")]
    scene.order(1, "fire_by_plan focus")
    scene.order(2, "fire_by_plan focus")
    settle(scene)
    assert sorted(scene.asked()) == [(1, "landing"), (2, "landing")]


@clause("SA-air-16")
def test_whoever_refuses_leaves_the_other_to_fly_alone() -> None:
    scene = three()
    raid(scene, "bom", (1, "d", "fig"), (2, "f", "fig"))
    scene.order(1, "intercept d with fig_2 inviting seat_3")
    scene.order(2, "join_counter", [3])
    battle = scene.battle
    assert battle.count() == 2


@clause("SA-air-16")
def test_an_invitation_of_somebody_who_resigns_comes_to_nothing() -> None:
    scene = three()
    raid(scene, "bom", (1, "d", "fig"), (2, "f", "fig"), (2, "g", "inf"))
    scene.order(1, "intercept d with fig_2 inviting seat_3")
    scene.order(1, "resign")
    assert scene.asked() == [(2, "counter_move")]
    scene.order(2, "let_fly")
    assert scene.asked() == [(0, "movement")]


@clause("SA-air-18", "TV3-48", "R3-61")
def test_all_bombers_there_defend_and_an_escort_only_if_its_owner_wishes() -> None:
    for word, escorts in (("join_battle", True), ("stay_out", False)):
        scene = air_scene()
        scene.army(0, "c", "bom2 fig")
        scene.army(0, "d", "bom2")
        scene.army(1, "e", "fig")
        scene.order(0, "fly bom2_1:d, fig_2:d")
        scene.order(1, "intercept d with fig_4")
        assert scene.asked() == [(0, "escorts")]
        decision = scene.position.pending()[0]
        assert (decision.about()["units"], str(decision.default())) == (["fig_2"], "join_battle")
        assert scene.refused(0, "stay_out bom2_3") == "SA-air-12"
        scene.order(0, word, [3])
        battle = scene.battle
        assert battle.fighter_of(scene.unit("bom2_1")) >= 0
        assert battle.fighter_of(scene.unit("bom2_3")) >= 0
        assert (battle.fighter_of(scene.unit("fig_2")) >= 0) == escorts


@clause("SA-air-18")
def test_aircraft_of_third_seats_defend_if_both_wish() -> None:
    for word, answer, helps in (("join_battle", "accept_help", True), ("join_battle", "refuse_help", False)):
        scene = three()
        raid(scene, "bom2", (1, "e", "fig"), (2, "d", "fig bom2"))
        scene.order(1, "intercept d with fig_2")
        assert scene.asked() == [(2, "escorts")]
        assert str(scene.position.pending()[0].default()) == "stay_out"
        scene.order(2, word)
        assert scene.asked() == [(0, "helpers")]
        decision = scene.position.pending()[0]
        assert (decision.about()["units"], str(decision.default())) == (["fig_3", "bom2_4"], "refuse_help")
        assert [str(order) for order in decision] == ["accept_help", "refuse_help"]
        scene.order(0, answer, [3])
        battle = scene.battle
        assert (battle.fighter_of(scene.unit("fig_3")) >= 0) == helps
    scene = three()
    raid(scene, "bom2", (1, "e", "fig"), (2, "d", "fig"))
    scene.order(1, "intercept d with fig_2")
    scene.order(2, "stay_out", [3])
    assert scene.asked() == [(0, "defender_salvo")]


@clause("SA-air-18")
def test_a_seat_that_intercepts_is_not_asked_to_defend() -> None:
    scene = air_scene()
    raid(scene, "bom2", (1, "d", "fig fig bom"))
    scene.order(1, "intercept d with fig_2", [3])
    battle = scene.battle
    assert battle.count() == 2


@clause("SA-air-23")
def test_the_decision_of_aircraft_over_a_field_to_attack_it_gives_no_chance() -> None:
    scene = air_scene()
    scene.army(0, "d", "bom")
    scene.army(1, "d", "inf")
    scene.army(1, "e", "fig")
    scene.order(0, "strike d with bom_1", [3])
    assert scene.asked() == [(0, "attacker_salvo")]


@clause("SA-air-23")
def test_fighters_that_move_alone_give_no_chance() -> None:
    scene = air_scene()
    scene.army(0, "c", "fig")
    scene.army(1, "e", "fig")
    scene.order(0, "move fig_1 d e")
    assert scene.asked() == [(0, "movement")]


@clause("SA-air-19", "R3-48")
def test_six_fighters_down_about_five_lone_bombers() -> None:
    """Full salvo of strength 5 at six points of damage: six fighters have 30 points, five bombers 30."""
    scene = air_scene()
    raid(scene, "bom bom bom bom bom", (1, "d", "fig fig fig fig fig fig"))
    names = ", ".join(f"fig_{number}" for number in range(6, 12))
    scene.order(1, f"intercept d with {names}", [3])
    scene.order(1, "fire_by_plan focus")
    settle(scene)
    assert not any(scene.lives(f"bom_{number}") for number in range(1, 6))


@clause("SA-air-14")
def test_the_menu_of_a_counter_move_proposes_all_half_and_one() -> None:
    scene = air_scene()
    raid(scene, "bom", (1, "d", "fig fig fig fig"))
    menu = [str(order) for order in scene.position.pending()[0]]
    assert menu == [
        "intercept d with fig_2, fig_3, fig_4, fig_5",
        "intercept d with fig_2, fig_3",
        "intercept d with fig_2",
        "let_fly",
    ]
