"""Chapter `air`: who of the aircraft is in which battle, how they leave it, and strikes by them alone."""

from tests.clause import clause
from tests.salva.air_scenes import air_scene, fighting, lend, menu_of, raid, settle
from tests.salva.scenes import Scene

THREE = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 2, "g": 2}


def three(*chapters: str) -> Scene:
    """Three seats on the row of fields."""
    return air_scene(THREE, ["multiplayer", *chapters], seats=3)


@clause("SA-air-43")
def test_aircraft_under_the_attackers_command_stay_out_and_soldiers_under_it_defend() -> None:
    scene = three("alliance", "naval")
    scene.army(0, "c", "tank")
    scene.army(1, "d", "inf inf")
    scene.army(2, "d", "bom fig")
    lend(scene, "bom_4", 0)
    lend(scene, "inf_3", 0)
    scene.order(0, "attack d with tank_1", [3])
    assert fighting(scene) == ["tank_1 attacker", "inf_2 defender", "inf_3 defender", "fig_5 defender"]


@clause("SA-air-29")
def test_only_soldiers_have_a_field_to_retreat_to() -> None:
    scene = air_scene()
    scene.army(0, "c", "tank")
    scene.army(0, "d", "bom")
    scene.army(1, "d", "inf")
    scene.order(0, "attack d with tank_1, bom_2", [3])
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "retreat_choice")]
    assert scene.position.pending()[0].about()["refuges"] == {"tank_1": ["c"], "bom_2": []}


@clause("SA-air-28", "SA-air-8")
def test_whoever_is_not_in_a_battle_for_a_field_is_told_so_and_not_of_the_air() -> None:
    scene = air_scene(chapters=["second_line"])
    scene.army(0, "d", "bom2 bom2")
    scene.army(0, "c", "tank")
    scene.army(1, "d", "inf inf inf inf")
    scene.army(1, "e", "inf")
    scene.order(0, "strike d with bom2_1")
    settle(scene)
    scene.order(0, "attack d with tank_3, bom2_2")
    settle_lines(scene)
    assert scene.refused(1, "fire inf_8 tank_3") == "SA-minimal-43"
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire bom2_1 inf_7") == "SA-minimal-43", "it has fired in another battle"
    for _ in range(2):
        scene.order(0, "salvo bom2_2>inf_7:1/8", [3])
        scene.order(1, "hold_fire")
        scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire bom2_2 inf_7") == "SA-air-8"


def settle_lines(scene: Scene) -> None:
    """Everybody in the first line, and the defender rolls a 3."""
    scene.order(1, "lines")
    scene.order(0, "lines", [3])


@clause("SA-air-7", "SA-air-8", "SA-air-9")
def test_soldiers_fight_on_when_the_aircraft_beside_them_have_fired_their_last_salvo() -> None:
    scene = air_scene()
    scene.army(0, "c", "tank")
    scene.army(0, "d", "fig")
    scene.army(1, "d", "inf inf inf")
    scene.order(0, "attack d with tank_1, fig_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert "flew-off" in scene.order(0, "salvo fig_2>inf_3", [3])
    assert fighting(scene)[:2] == ["tank_1 attacker", "inf_3 defender"]
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire fig_2 inf_3") == "SA-air-8"
    scene.order(0, "salvo tank_1>inf_3", [3])


@clause("SA-air-8", "SA-air-7", "SA-second_line-3")
def test_a_salvo_in_which_a_plane_changes_its_line_does_not_count() -> None:
    scene = air_scene(chapters=["second_line"])
    scene.army(0, "c", "tank")
    scene.army(0, "d", "fig")
    scene.army(1, "d", "inf inf inf")
    scene.order(0, "attack d with tank_1, fig_2")
    settle_lines(scene)
    scene.order(1, "hold_fire")
    for line in (2, 1):
        scene.order(0, "fight_on", [3])
        assert "flew-off" not in scene.order(0, f"salvo fig_2>line:{line}, tank_1>inf_3:1/4", [3])
        scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert "flew-off" in scene.order(0, "salvo fig_2>inf_3", [3])


@clause("SA-air-9")
def test_with_the_option_too_a_plane_without_salvos_stays_until_its_sides_first_salvo() -> None:
    scene = air_scene(options={"air_leave": "after_next_enemy_salvo"})
    scene.army(0, "c", "tank")
    scene.army(0, "d", "rec")
    scene.army(1, "d", "aa inf")
    scene.order(0, "attack d with tank_1, rec_2", [3])
    assert "flew-off" not in scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "retreat_choice")]
    assert "flew-off" in scene.order(0, "fight_on", [3])


@clause("SA-air-9")
def test_leaving_is_offered_to_aircraft_that_have_not_fired_and_to_no_soldier() -> None:
    scene = air_scene()
    scene.army(0, "c", "tank")
    scene.army(0, "d", "bom bom")
    scene.army(1, "d", "inf inf")
    scene.order(0, "attack d with tank_1, bom_2, bom_3", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert menu_of(scene, "break_off") == ["break_off bom_2", "break_off bom_3"]
    assert scene.refusal(0, "break_off tank_1").code == "cannot_break_off"
    scene.order(0, "fire bom_2 inf_4")
    assert menu_of(scene, "break_off") == ["break_off bom_3"]
    scene.order(0, "break_off bom_3")
    assert menu_of(scene, "break_off") == []
    assert "break_off" not in scene.position.pending()[0].offers()


@clause("SA-air-9")
def test_whoever_can_hit_nothing_may_still_leave() -> None:
    scene = air_scene()
    scene.army(0, "d", "bom2 fig")
    scene.army(1, "d", "tank tank")
    scene.order(0, "strike d with bom2_1, fig_2", [3])
    scene.order(0, "fire bom2_1 tank_3")
    assert scene.asked() == [(0, "attacker_salvo")]
    assert menu_of(scene, "break_off") == ["break_off fig_2"]


@clause("SA-air-9", "SA-air-16")
def test_each_seat_says_for_its_own_aircraft_whether_they_leave() -> None:
    scene = three()
    raid(scene, "bom2 bom2", (1, "d", "fig fig"), (2, "f", "fig"))
    scene.order(1, "intercept d with fig_3, fig_4 inviting seat_3")
    scene.order(2, "join_counter fig_5", [3])
    scene.order(0, "hold_fire", [3])
    assert menu_of(scene, "break_off", 1) == ["break_off fig_3", "break_off fig_4"]
    assert menu_of(scene, "break_off", 2) == ["break_off fig_5"]
    assert scene.refusal(2, "break_off fig_3").code == "not_your_unit"
    scene.order(2, "break_off fig_5")
    assert menu_of(scene, "break_off", 1) == ["break_off fig_3", "break_off fig_4"]


@clause("SA-air-27")
def test_every_owner_of_fighters_that_are_attacked_answers_for_his_own() -> None:
    scene = three()
    scene.army(0, "d", "bom")
    scene.army(1, "d", "inf fig fig")
    scene.army(2, "d", "fig")
    scene.order(0, "strike d with bom_1")
    told = {decision.seat: decision.about() for decision in scene.position.pending()}
    assert {seat: about["units"] for seat, about in told.items()} == {1: ["fig_3", "fig_4"], 2: ["fig_5"]}
    assert [told[1][key] for key in ("field", "attackers")] == ["d", ["bom_1"]]
    assert menu_of(scene, "stay_out", 2) == ["stay_out"]
    assert scene.refused(2, "stay_out fig_3") == "SA-air-12"
    scene.order(1, "stay_out fig_3")
    assert scene.asked() == [(2, "fighters_join")]
    scene.order(2, "join_battle", [3])
    names = ["bom_1 attacker", "inf_2 defender", "fig_4 defender", "fig_5 defender"]
    assert fighting(scene) == names


@clause("SA-air-7", "SA-air-26")
def test_fighters_fly_into_a_strike_and_pay_for_the_way() -> None:
    scene = three()
    scene.army(0, "b", "fig fig")
    scene.army(0, "a", "tank")
    scene.army(1, "e", "bom2")
    scene.order(0, "move tank_3 b")
    assert scene.refused(0, "strike e with fig_1:d") == "SA-minimal-27"
    assert scene.refused(0, "strike g with fig_1") == "SA-minimal-33"
    assert scene.refused(0, "strike e with fig_1:c:s:t:d") == "SA-minimal-27"
    assert scene.order(0, "strike e with fig_1:c:d, fig_2", [3]) == ["battle-declared", "salvo"]


@clause("SA-air-7", "SA-air-24", "SA-minimal-28")
def test_a_strike_ends_the_move_of_a_soldier_and_costs_fighters_their_way() -> None:
    scene = three()
    scene.army(0, "b", "fig")
    scene.army(0, "a", "tank")
    scene.army(1, "e", "bom2")
    scene.order(0, "move tank_2 b")
    scene.order(0, "strike e with fig_1", [3])
    settle(scene)
    assert (scene.place("fig_1"), scene.points("fig_1")) == ("e", "1")
    assert scene.refused(0, "move tank_2 c") == "SA-minimal-28"


@clause("SA-air-7")
def test_the_menu_of_strikes_proposes_those_over_a_field_bombers_and_fighters_that_reach_it() -> None:
    scene = three()
    scene.army(0, "d", "bom fig")
    scene.army(0, "c", "fig bom")
    scene.army(1, "d", "inf")
    scene.army(2, "d", "bom2")
    holder = ["bom_1, fig_2", "bom_1", "bom_1, fig_2, fig_3", "fig_3"]
    other = ["bom_1, fig_2", "bom_1, fig_2, fig_3", "fig_3"]
    assert menu_of(scene, "strike") == [
        *[f"strike d with {units}" for units in holder],
        *[f"strike d with {units} against seat_3" for units in other],
    ]
    scene.order(0, "strike d with bom_1, fig_2 against seat_3", [3])
    assert fighting(scene) == ["bom_1 attacker", "fig_2 attacker", "bom2_6 defender"]
    settle(scene)
    assert menu_of(scene, "strike") == ["strike d with fig_3", "strike d with fig_3 against seat_3"]


@clause("SA-air-7")
def test_no_strike_is_offered_where_nobody_can_hit_anything() -> None:
    scene = air_scene()
    scene.army(0, "d", "bom")
    scene.army(1, "d", "tank")
    scene.army(1, "e", "inf")
    assert "strike" not in scene.position.pending()[0].offers()


@clause("SA-air-7", "SA-air-26")
def test_over_a_field_of_nobody_a_strike_is_against_whoever_is_there() -> None:
    owners = {"a": 0, "b": 0, "c": 0, "e": 1, "f": 2, "g": 2}
    scene = air_scene(owners, ["multiplayer"], seats=3)
    scene.army(0, "c", "fig")
    scene.army(1, "d", "bom2")
    scene.army(2, "d", "bom2")
    assert scene.refused(0, "strike d with fig_1 against seat_0") == "SA-air-26"
    assert scene.refused(0, "strike d with fig_1 against seat_1") == "SA-air-26"
    assert menu_of(scene, "strike") == [
        "strike d with fig_1",
        "strike d with fig_1 against seat_2",
        "strike d with fig_1 against seat_3",
    ]
    scene.order(0, "strike d with fig_1", [3])
    assert fighting(scene) == ["fig_1 attacker", "bom2_2 defender", "bom2_3 defender"]
    assert [pending.seat for pending in scene.position.pending()] == [1, 2]
    scene.order(1, "fire_by_plan focus")
    scene.order(2, "fire_by_plan focus", [3])
    assert [pending.seat for pending in scene.position.pending()] == [0]
