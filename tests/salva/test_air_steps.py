"""Chapter `air`: air steps, what is noted of those who fly and attack, and the warnings before a one-way flight."""

from itertools import pairwise

from tests.clause import clause
from tests.salva.air_scenes import air_scene, menu_of, next_turn, settle, told


@clause("SA-air-6", "SA-air-8", "SA-minimal-36")
def test_after_a_battle_for_a_field_aircraft_may_fly_on_and_soldiers_may_not() -> None:
    scene = air_scene()
    scene.army(0, "c", "tank")
    scene.army(0, "d", "bom2")
    scene.army(1, "d", "inf fig")
    scene.army(1, "e", "inf")
    scene.order(0, "attack d with tank_1, bom2_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "salvo bom2_2>inf_3:1/8", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "salvo bom2_2>inf_3:1/8", [3])
    scene.order(1, "hold_fire")
    settle(scene)
    assert (told(scene, "bom2_2")["struck"], told(scene, "fig_4")["struck"]) == (1, 0)
    assert scene.refused(0, "move tank_1 b") == "SA-minimal-36"
    scene.order(0, "move bom2_2 e")
    assert scene.asked() == [(1, "counter_move")], "the fighter has only defended"
    scene.order(1, "let_fly")
    assert scene.refused(0, "strike e with bom2_2") == "SA-minimal-36"
    assert menu_of(scene, "strike") == []


@clause("SA-air-6", "SA-air-8")
def test_in_its_next_turn_an_aircraft_attacks_anew_with_all_its_salvos() -> None:
    scene = air_scene()
    scene.army(0, "d", "bom2")
    scene.army(1, "d", "tank tank tank")
    for _ in range(2):
        scene.order(0, "strike d with bom2_1", [3])
        scene.order(0, "salvo bom2_1>tank_2:1/4", [3])
        assert "flew-off" in scene.order(0, "salvo bom2_1>tank_3:1/4")
        settle(scene)
        next_turn(scene, 0)
        next_turn(scene, 1)


@clause("SA-air-39", "SA-air-14")
def test_only_aircraft_that_go_to_another_field_have_flown() -> None:
    scene = air_scene()
    scene.army(0, "a", "tank fig")
    scene.army(0, "d", "bom")
    scene.army(1, "d", "inf")
    scene.order(0, "strike d with bom_3", [3])
    settle(scene)
    scene.order(0, "move tank_1 b")
    scene.order(0, "move fig_2 b")
    assert [told(scene, name)["flown"] for name in ("tank_1", "fig_2", "bom_3")] == [0, 1, 0]
    assert "out-of-fuel" not in scene.order(0, "end_movement")
    assert scene.lives("bom_3"), "it attacked where it was"


@clause("SA-air-13", "SA-minimal-28")
def test_an_air_step_is_paid_for_and_ends_the_move_of_a_soldier() -> None:
    scene = air_scene()
    scene.army(0, "a", "tank bom fig")
    scene.order(0, "move tank_1 b")
    scene.order(0, "fly bom_2:b, fig_3:b:c:d")
    assert [scene.points(name) for name in ("bom_2", "fig_3")] == ["3", "1"]
    assert scene.refused(0, "move tank_1 c") == "SA-minimal-28"
    scene.order(0, "fly bom_2:a, fig_3:c")
    assert [scene.points(name) for name in ("bom_2", "fig_3")] == ["2", "0"]


@clause("SA-air-13", "SA-air-20")
def test_a_fighter_that_flew_in_an_air_step_has_done_something() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom")
    scene.army(1, "e", "fig fig")
    next_turn(scene, 0)
    scene.order(1, "fly fig_2:f")
    next_turn(scene, 1)
    scene.order(0, "move bom_1 d")
    assert scene.refused(1, "intercept d with fig_2") == "SA-air-20"


@clause("SA-air-13", "SA-air-40", "SA-air-21")
def test_whoever_may_not_fly_is_refused_in_an_air_step_and_not_told_of() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom")
    scene.army(1, "e", "fig fig fig")
    assert scene.refused(0, "fly fig_2:f") == "SA-minimal-27"
    scene.order(0, "move bom_1 d")
    scene.order(1, "intercept d with fig_2", [3])
    settle(scene)
    scene.order(1, "land fig_2:e")
    next_turn(scene, 0)
    assert scene.refused(1, "fly fig_2:f") == "SA-air-21"
    assert list(scene.position.pending()[0].about()["flights"]) == ["fig_3", "fig_4"]  # type: ignore[call-overload]
    assert menu_of(scene, "fly") == ["fly fig_3:d, fig_4:d", "fly fig_3:f, fig_4:f"]


@clause("SA-air-13", "SA-air-40")
def test_without_aircraft_nothing_is_told_of_flights_and_one_alone_is_no_group() -> None:
    scene = air_scene()
    scene.army(0, "a", "tank")
    assert "flights" not in scene.position.pending()[0].about()
    scene.army(0, "a", "bom")
    assert "flights" in scene.position.pending()[0].about()
    assert "fly" not in scene.position.pending()[0].offers()


@clause("SA-air-40")
def test_the_first_field_of_the_map_can_be_a_one_way_flight_too() -> None:
    scene = air_scene({"a": 1, "b": 0, "c": 0, "d": 0, "e": 0})
    scene.army(0, "e", "bom")
    for field in ("d", "c", "b"):
        scene.order(0, f"move bom_1 {field}")
    flight = scene.position.pending()[0].about()["flights"]["bom_1"]  # type: ignore[index]
    assert flight == {"range": "1", "bases": ["b", "c"], "one_way": ["a"]}


@clause("SA-air-4", "SA-air-40")
def test_a_flight_over_ground_that_divides_points_is_told_in_whole_ones() -> None:
    scene = air_scene(chapters=["terrain"], marks={"d": {"roughness": "3/2"}}, options={"max_air_range": 3})
    scene.army(0, "c", "bom")
    flight = scene.position.pending()[0].about()["flights"]["bom_1"]  # type: ignore[index]
    assert flight == {"range": "3", "bases": ["a", "b", "c"], "one_way": ["e", "f", "t"]}


@clause("SA-air-40")
def test_a_plain_with_millions_of_equally_long_ways_home_is_told_of_like_any_other() -> None:
    side = "abcdefghijklmnop"
    after = dict(pairwise(side))
    plain: dict[str, list[str]] = {x + y: [] for x in side for y in side}
    for x, near in after.items():
        for y in side:
            plain[x + y].append(near + y)
            plain[y + x].append(y + near)
    scene = air_scene({"aa": 0, "pp": 1}, fields=plain, sea=())
    scene.army(0, "aa", "bom")
    flight = scene.position.pending()[0].about()["flights"]["bom_1"]  # type: ignore[index]
    far = ["ad", "ae", "bc", "bd", "cb", "cc", "da", "db", "ea"]
    assert flight == {"range": "4", "bases": ["aa"], "one_way": far}


@clause("SA-air-20")
def test_a_fighter_under_construction_makes_no_counter_move() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom")
    scene.army(1, "e", "fig")
    scene.army(1, "e", "fig", finished=False)
    scene.order(0, "move bom_1 d")
    assert scene.refused(1, "intercept d with fig_3") == "SA-air-20"
    assert menu_of(scene, "intercept") == ["intercept d with fig_2"]
