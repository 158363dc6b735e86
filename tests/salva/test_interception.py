"""Chapter `air`: what is told and offered in a counter-move, and what happens when somebody leaves the game in it."""

from tests.clause import clause
from tests.salva.air_scenes import air_scene, fighting, lend, menu_of, next_turn, raid, settle, told
from tests.salva.menus import offered
from tests.salva.scenes import Scene

FOUR = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 2, "f": 3, "g": 3}


def four(*chapters: str) -> Scene:
    """Four seats on the row of fields, each with a soldier at home."""
    scene = air_scene(FOUR, ["multiplayer", *chapters], seats=4)
    for seat, field in ((0, "a"), (1, "d"), (2, "e"), (3, "g")):
        scene.army(seat, field, "inf")
    return scene


def allows(scene: Scene, seat: int, text: str) -> bool:
    """Whether a seat that is asked may give this order."""
    decision = next(decision for decision in scene.position.pending() if decision.seat == seat)
    return decision.allows(scene.notation.parse(text))


@clause("SA-air-14", "SA-air-15")
def test_whoever_is_asked_is_told_who_came_and_what_his_fighters_have_left() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom fig")
    scene.army(0, "d", "bom")
    scene.army(1, "f", "fig")
    scene.army(1, "e", "fig")
    scene.order(0, "fly bom_1:d, fig_2:d")
    about = scene.position.pending()[0].about()
    fighters = {"fig_4": "2", "fig_5": "3"}
    assert about["power"] == "seat_1"
    assert about["fields"] == {"d": {"aircraft": ["bom_1", "fig_2", "bom_3"], "fighters": fighters}}
    orders = ["intercept d with fig_4, fig_5", "intercept d with fig_4"]
    assert offered(scene, "intercept", 1) == (orders, False)
    assert about["odds"] == {"intercept": orders}
    assert not allows(scene, 1, "intercept d with fig_2")
    assert allows(scene, 1, "intercept d with fig_5, fig_4")


@clause("SA-air-17", "SA-air-15")
def test_bombers_over_the_first_field_of_the_map_are_intercepted_too() -> None:
    scene = air_scene({"a": 1, "b": 0, "c": 0, "d": 2}, ["multiplayer"], seats=3)
    scene.army(0, "b", "bom2")
    scene.army(1, "a", "fig")
    scene.army(2, "d", "fig")
    scene.order(0, "move bom2_1 a")
    scene.order(1, "intercept a with fig_2", [3])
    assert fighting(scene) == ["fig_2 attacker", "bom2_1 defender"]


@clause("SA-air-16", "SA-air-15")
def test_an_invitation_is_told_to_those_it_names_and_waits_for_him_who_invites() -> None:
    scene = four()
    raid(scene, "bom2", (1, "d", "fig"), (2, "e", "fig fig"), (3, "g", "fig"))
    assert menu_of(scene, "intercept")[-1] == "intercept d with fig_6 inviting seat_3 seat_4"
    scene.order(1, "intercept d with fig_6 inviting seat_3")
    seen = {seat: [part.sentence for event in scene.events if (part := event.seen_by(seat))] for seat in range(4)}
    assert seen == {0: [], 1: ["counter-offered"], 2: ["counter-offered"], 3: []}
    decision = scene.position.pending()[0]
    assert decision.asker == 1
    about = decision.about()
    assert [about[key] for key in ("power", "field", "fighters")] == ["seat_2", "d", ["fig_7", "fig_8"]]
    orders = ["join_counter", "join_counter fig_7, fig_8", "join_counter fig_7"]
    assert offered(scene, "join_counter", 2) == (orders, False)
    assert not allows(scene, 2, "join_counter fig_6")
    assert allows(scene, 2, "join_counter fig_8")


@clause("SA-air-16")
def test_the_owner_of_the_bombers_is_not_invited_against_them() -> None:
    scene = four("alliance")
    scene.army(2, "c", "bom2")
    scene.army(1, "d", "fig")
    scene.army(2, "e", "fig")
    lend(scene, "bom2_5", 0)
    scene.order(0, "move bom2_5 d")
    scene.order(2, "agree")
    assert scene.asked() == [(1, "counter_move")]
    assert menu_of(scene, "intercept") == ["intercept d with fig_6"]
    assert scene.refused(1, "intercept d with fig_6 inviting seat_3") == "SA-air-16"


@clause("SA-air-16")
def test_fighters_of_somebody_who_leaves_the_game_do_not_fly_along() -> None:
    scene = four()
    raid(scene, "bom2", (1, "d", "fig"), (2, "e", "fig"), (3, "g", "fig"))
    scene.order(1, "intercept d with fig_6 inviting seat_3 seat_4")
    scene.order(2, "join_counter fig_7")
    scene.order(2, "resign")
    assert scene.asked() == [(3, "join_counter")]
    assert scene.order(3, "join_counter fig_8", [3]) == ["intercepted", "salvo"]
    values = {"power": "seat_2", "field": "d", "units": ["fig_6", "fig_8"]}
    assert scene.events[0].seen_by_all().values == values
    assert fighting(scene) == ["fig_6 attacker", "fig_8 attacker", "bom2_5 defender"]
    assert [scene.points(name) for name in ("fig_6", "fig_8")] == ["4", "1"]


@clause("SA-air-16")
def test_nobody_waits_for_an_invited_seat_that_leaves_the_game() -> None:
    scene = four()
    raid(scene, "bom2", (1, "d", "fig"), (2, "e", "fig"))
    scene.order(1, "intercept d with fig_6 inviting seat_3")
    scene.order(2, "resign", [3])
    assert fighting(scene) == ["fig_6 attacker", "bom2_5 defender"]


@clause("SA-air-16")
def test_when_the_one_who_invites_leaves_the_game_nobody_flies() -> None:
    scene = four()
    raid(scene, "bom2", (1, "d", "fig"), (2, "e", "fig"))
    scene.order(1, "intercept d with fig_6 inviting seat_3")
    assert "intercepted" not in scene.order(1, "resign")
    assert scene.asked() == [(2, "counter_move")]


@clause("SA-air-18", "SA-air-12")
def test_helpers_that_leave_the_game_do_not_defend() -> None:
    scene = four()
    raid(scene, "bom2", (1, "d", "fig"), (2, "d", "fig"), (3, "d", "fig"))
    scene.order(1, "intercept d with fig_6")
    assert scene.order(2, "join_battle") == ["aircraft-join"]
    assert scene.events[0].seen_by_all().values == {"power": "seat_3", "units": ["fig_7"]}
    scene.order(3, "join_battle")
    scene.order(2, "resign")
    scene.order(0, "accept_help", [3])
    assert fighting(scene) == ["fig_6 attacker", "bom2_5 defender", "fig_8 defender"]


@clause("SA-air-18")
def test_a_counter_move_of_somebody_who_leaves_the_game_is_over() -> None:
    scene = four()
    raid(scene, "bom2 fig", (1, "d", "fig"), (2, "e", "fig"))
    scene.order(1, "intercept d with fig_7")
    assert scene.asked() == [(0, "escorts")]
    scene.order(1, "resign")
    assert scene.order(0, "join_battle") == ["aircraft-join"]
    assert scene.asked() == [(2, "counter_move")]
    scene.order(2, "let_fly")
    assert scene.asked() == [(0, "movement")]


@clause("SA-air-18", "SA-air-16")
def test_when_the_leader_of_a_joint_counter_move_leaves_the_game_the_others_fight_on() -> None:
    scene = four()
    raid(scene, "bom2 fig", (1, "d", "fig"), (2, "e", "fig"))
    scene.order(1, "intercept d with fig_7 inviting seat_3")
    scene.order(2, "join_counter fig_8")
    assert scene.asked() == [(0, "escorts")]
    scene.order(1, "resign")
    scene.order(0, "stay_out", [3])
    assert fighting(scene) == ["fig_8 attacker", "bom2_5 defender"]
    scene.order(0, "hold_fire", [3])
    assert scene.asked() == [(2, "attacker_salvo")]
    assert str(scene.position.pending()[0].default()) == "fire_by_plan focus", "it is his battle now"
    settle(scene)
    assert scene.asked() == [(2, "landing")]


@clause("SA-air-12", "SA-air-27")
def test_a_single_fighter_joins_or_stays_out_and_joining_is_told() -> None:
    scene = air_scene()
    scene.army(0, "d", "bom")
    scene.army(1, "d", "inf fig")
    scene.order(0, "strike d with bom_1")
    assert offered(scene, "stay_out", 1) == (["stay_out"], False)
    assert "aircraft-join" in scene.order(1, "join_battle", [3])
    other = air_scene()
    other.army(0, "d", "bom")
    other.army(1, "d", "inf fig")
    other.order(0, "strike d with bom_1")
    assert "aircraft-join" not in other.order(1, "stay_out", [3])


@clause("SA-air-22")
def test_each_seat_says_where_its_own_fighters_land() -> None:
    scene = air_scene({"a": 0, "b": 0, "c": 0, "d": 0, "e": 1, "f": 2, "g": 2}, ["multiplayer"], seats=3)
    scene.army(0, "c", "bom2 inf")
    scene.army(1, "e", "fig fig")
    scene.army(2, "f", "fig")
    scene.order(0, "move bom2_1 d")
    scene.order(1, "intercept d with fig_3, fig_4 inviting seat_3")
    scene.order(2, "join_counter fig_5", [3])
    settle(scene)
    assert scene.asked() == [(1, "landing"), (2, "landing")]
    about = {decision.seat: decision.about() for decision in scene.position.pending()}
    fighters = {"fig_3": {"range": "3", "bases": ["e"]}, "fig_4": {"range": "3", "bases": ["e"]}}
    assert (about[1]["field"], about[1]["units"]) == ("d", fighters)
    assert about[2]["units"] == {"fig_5": {"range": "2", "bases": ["f"]}}
    assert offered(scene, "land", 1) == (["land", "land fig_3:e, fig_4:e"], False)
    assert offered(scene, "land", 2) == (["land", "land fig_5:e:f"], False)
    assert scene.refused(1, "land fig_5:e") == "SA-air-22"
    assert not allows(scene, 2, "land fig_5:e:f:g")
    assert scene.order(2, "land fig_5:e:f") == ["moved"]
    assert scene.asked() == [(1, "landing")]
    assert scene.order(1, "land fig_3, fig_4:e") == ["moved"]
    assert [scene.place(name) for name in ("fig_3", "fig_4")] == ["d", "e"]
    assert scene.asked() == [(0, "movement")]


@clause("SA-air-22")
def test_fighters_are_offered_the_nearest_base_of_each_and_every_base_for_all() -> None:
    scene = air_scene({"a": 0, "b": 0, "c": 0, "d": 0, "e": 1, "f": 1, "g": 1})
    scene.army(0, "c", "bom2 inf")
    scene.army(1, "e", "fig")
    scene.army(1, "f", "fig")
    scene.army(1, "g", "fig")
    scene.order(0, "move bom2_1 d")
    scene.order(1, "intercept d with fig_3, fig_4, fig_5", [3])
    settle(scene)
    nearest = "land fig_3:e, fig_4:e, fig_5:e"
    assert offered(scene, "land", 1) == (["land", nearest, "land fig_3:e:f, fig_4:e:f", "land fig_3:e:f:g"], False)


@clause("SA-air-22")
def test_fighters_without_a_base_in_reach_may_stay() -> None:
    scene = air_scene({"a": 0, "b": 0, "c": 0, "d": 0, "e": 0, "f": 0, "g": 1})
    scene.army(0, "c", "bom2 inf")
    scene.army(1, "g", "fig")
    scene.order(0, "move bom2_1 d")
    scene.order(1, "intercept d with fig_3", [3])
    settle(scene)
    assert offered(scene, "land", 1) == (["land"], False)


@clause("SA-air-21", "SA-air-39")
def test_a_counter_move_over_ones_own_field_is_a_move_too() -> None:
    scene = air_scene(options={"airfields": "buildings"})
    raid(scene, "bom2", (1, "d", "fig inf fig"))
    assert scene.order(1, "intercept d with fig_4", [3]) == ["intercepted", "salvo"]
    assert scene.events[0].seen_by_all().values == {"power": "seat_2", "field": "d", "units": ["fig_4"]}
    settle(scene)
    scene.order(1, "land")
    assert [told(scene, "fig_4")[key] for key in ("flown", "scrambled", "points")] == [1, 1, "4"]
    assert [told(scene, "fig_2")[key] for key in ("flown", "scrambled")] == [0, 0]
    next_turn(scene, 0)
    scene.order(1, "end_movement")
    assert (scene.lives("fig_4"), scene.lives("fig_2")) == (False, True)
