"""Chapter `air`, part 1: what aircraft are, how they fly, and how they fight in battles for a field."""

from dataclasses import replace
from typing import ClassVar

from mypy_extensions import i64

from tests.clause import clause
from tests.maps.drawn import SQUARE
from tests.salva.air_scenes import air_scene, raid, settle
from tests.salva.scenes import Scene
from velmoci.kernel.rulebook import Chapter, assemble
from velmoci.salva.base.ways import FAR
from velmoci.salva.chapters.air_units import flight_to, flights, is_fighter_kind
from velmoci.salva.chapters.treaties import own_book
from velmoci.salva.library import LIBRARY
from velmoci.salva.map_seams import PaceFactor
from velmoci.salva.numbers import Chain
from velmoci.salva.state import Table
from velmoci.salva.units import AIR, Kind, standard_kinds

THREE = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 2, "g": 2}


@clause("SA-foundations-4")
def test_the_chapter_brings_repair_prevention_along() -> None:
    rulebook = assemble(LIBRARY, ["air"], {"scenario": "border_war"})
    assert {"air", "repair_prevention"} <= set(rulebook.chapters)


@clause("SA-air-11")
def test_a_fighter_is_an_aircraft_whose_czech_name_says_so() -> None:
    kinds = standard_kinds()
    fighters = {kind.id for kind in kinds.rows if is_fighter_kind(kind)}
    assert "fighter" in fighters
    assert "bomber" not in fighters
    for kind in kinds.rows:
        assert (kind.id in fighters) == (kind.cls == AIR and "stíhačka" in kind.name("cs").lower())
    scene = air_scene()
    scene.army(0, "a", "rec")
    scene.army(1, "e", "fig")
    scene.order(0, "move rec_1 b")
    assert scene.asked() == [(1, "counter_move")]


@clause("SA-air-11")
def test_a_ship_is_no_fighter_whatever_it_is_called() -> None:
    scene = air_scene(chapters=["naval"])
    scene.army(0, "c", "bom")
    scene.army(1, "s", "chas")
    scene.army(1, "e", "fig")
    scene.order(0, "move bom_1 b")
    assert scene.refused(1, "intercept b with chas_2") == "SA-air-20"
    assert scene.position.pending()[0].about()["fields"]["b"]["fighters"] == {"fig_3": "1"}  # type: ignore[index]


@clause("SA-air-41", "R3-47")
def test_no_bomber_flies_farther_than_the_option_says() -> None:
    table = standard_kinds()
    assert max(kind.move for kind in table.rows if "bomber" in kind.id) == 4
    scene = air_scene()
    scene.army(0, "a", "rec bom fig")
    assert [scene.points(name) for name in ("rec_1", "bom_2", "fig_3")] == ["6", "4", "4"]
    short = air_scene(options={"max_air_range": 3})
    short.army(0, "a", "rec bom fig")
    assert [short.points(name) for name in ("rec_1", "bom_2", "fig_3")] == ["6", "3", "4"]
    far = air_scene(options={"max_air_range": 20})
    far.army(0, "a", "rec bom fig")
    assert [far.points(name) for name in ("rec_1", "bom_2", "fig_3")] == ["6", "4", "4"], "nobody gets more"


@clause("SA-air-3", "SA-air-2")
def test_aircraft_are_over_any_field_without_fighting_and_take_none() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom")
    scene.army(1, "d", "inf")
    scene.army(1, "e", "tank")
    assert scene.order(0, "move bom_1 d") == ["moved"]
    scene.order(0, "move bom_1 e")
    assert (scene.owner("d"), scene.owner("e")) == (1, 1)
    scene.order(0, "move bom_1 d")
    scene.order(0, "move bom_1 c")
    assert scene.place("bom_1") == "c"


@clause("SA-air-2")
def test_aircraft_alone_open_no_battle_for_a_field_and_take_not_even_an_empty_one() -> None:
    scene = air_scene()
    scene.army(0, "c", "fig bom")
    assert scene.refused(0, "attack d with fig_1") == "SA-minimal-34"
    scene.order(0, "move bom_2 d")
    assert scene.refused(0, "strike d with bom_2, fig_1") == "SA-air-26"


@clause("SA-air-3")
def test_aircraft_hold_and_block_no_sea_field() -> None:
    scene = air_scene(chapters=["naval"])
    scene.army(0, "s", "cru")
    scene.army(1, "t", "fig")
    assert scene.order(0, "move cru_1 t") == ["moved"]
    scene.army(0, "c", "bom")
    assert scene.order(0, "move bom_3 s") == ["moved"]
    scene.order(1, "let_fly")
    scene.army(1, "s", "cru")
    scene.army(0, "t", "cru")
    assert scene.refused(0, "move cru_5 s") == "SA-naval-10", "a ship does hold it"


@clause("SA-air-4", "R3-21")
def test_a_step_costs_one_point_however_rough_the_field_is() -> None:
    scene = air_scene(chapters=["terrain"], marks={"b": {"roughness": "3"}})
    scene.army(0, "a", "fig tank")
    scene.order(0, "move fig_1 b c s t")
    assert (scene.place("fig_1"), scene.points("fig_1")) == ("t", "0")
    assert scene.refused(0, "move fig_1 d") == "SA-minimal-27"


WIND = ((0, 4, 1, 4), (1, 0, 5, 2), (2, 1, 0, 6), (1, 3, 1, 0))
"""What each step costs from the one field to the other."""


class Wind(PaceFactor):
    name = "wind"
    depends_on_way: ClassVar[bool] = True

    def apply(self, table: Table, unit: i64, kind: Kind, origin: i64, field: i64, chain: Chain) -> None:
        chain.times(WIND[origin][field], 1, self.name, "SA-air-4")


@clause("SA-air-4")
def test_where_steps_cost_more_the_cheapest_flight_is_found() -> None:
    chapter = Chapter(id="wind", clause="SA-air-4", needs=("air",), contributions={"pace": (Wind,)})
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, chapter))
    scene = air_scene({"a": 0, "d": 1}, ["wind"], fields=SQUARE, sea=(), library=library)
    [name] = scene.army(0, "a", "fig")
    rules, table, unit = scene.rules, scene.position.table, scene.unit(name)
    known: dict[int, int] = {}
    cheapest = ((0, 2, 1, 4), (1, 0, 2, 2), (2, 1, 0, 3), (1, 2, 1, 0))
    for start, wanted in enumerate(cheapest):
        table.put(unit, start)
        for points in (9, 4, 3, 1):
            reached = [cost * rules.pace if cost <= points else FAR for cost in wanted]
            assert flights(rules, table, unit, points * rules.pace, known)[0] == reached, (start, points)
            assert flights(rules, table, unit, points * rules.pace)[0] == reached
    table.put(unit, 0)
    assert flight_to(rules, table, unit, 1, 4 * rules.pace) == [2, 1]
    assert flight_to(rules, table, unit, 0, 4 * rules.pace) == []
    assert flight_to(rules, table, unit, 1, rules.pace) == []


@clause("SA-air-5")
def test_an_aircraft_goes_on_after_others_have_moved() -> None:
    scene = air_scene()
    scene.army(0, "a", "fig tank bom")
    scene.order(0, "move fig_1 b")
    scene.order(0, "move tank_2 b")
    scene.order(0, "move bom_3 b")
    scene.order(0, "move fig_1 a")
    scene.order(0, "move bom_3 c")
    assert scene.refused(0, "move tank_2 c") == "SA-minimal-28"
    assert (scene.place("fig_1"), scene.place("bom_3")) == ("a", "c")


@clause("SA-air-6", "SA-minimal-36")
def test_after_an_attack_an_aircraft_may_fly_with_what_it_has_left_but_not_attack_again() -> None:
    scene = air_scene()
    scene.army(0, "d", "bom2")
    scene.army(1, "d", "inf")
    scene.army(1, "e", "inf")
    scene.order(0, "strike d with bom2_1", [3])
    settle(scene)
    assert scene.asked() == [(0, "movement")]
    scene.order(0, "move bom2_1 e")
    assert scene.points("bom2_1") == "3"
    assert scene.refused(0, "strike e with bom2_1") == "SA-minimal-36"


@clause("SA-air-13")
def test_in_an_air_step_bombers_go_one_field_and_fighters_as_far_as_they_can() -> None:
    scene = air_scene()
    scene.army(0, "a", "bom bom fig inf")
    scene.army(0, "b", "bom2")
    assert scene.refused(0, "fly bom_1:b:c") == "SA-air-13"
    assert scene.refused(0, "move bom_1 b c") == "SA-air-13"
    assert scene.refused(0, "fly") == "SA-air-13"
    assert scene.refused(0, "fly bom_1") == "SA-air-13"
    assert scene.refused(0, "fly inf_4:b") == "SA-air-13"
    assert scene.refused(0, "fly fig_3:b:c:d:e:f") == "SA-minimal-27"
    assert scene.order(0, "fly bom_1:b, bom_2:b, bom2_5:c, fig_3:b:c:d:e") == ["moved"] * 4
    assert [scene.place(name) for name in ("bom_1", "bom_2", "fig_3", "bom2_5")] == ["b", "b", "e", "c"]
    scene.order(0, "move inf_4 b")
    assert scene.refused(0, "fly inf_4:a") == "SA-air-13"


@clause("SA-air-13")
def test_the_menu_of_air_steps_proposes_groups() -> None:
    scene = air_scene()
    scene.army(0, "a", "bom bom fig")
    menu = [str(order) for order in scene.position.pending()[0] if order.kind == "fly"]
    assert menu == ["fly bom_1:b, bom_2:b, fig_3:b", "fly bom_1:b, bom_2:b"]
    for text in menu:
        assert scene.position.pending()[0].allows(scene.notation.parse(text))


@clause("SA-air-40", "TV3-44")
def test_a_one_way_flight_is_told_before_and_allowed() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom")
    scene.army(0, "c", "fig")
    about = scene.position.pending()[0].about()
    assert about["flights"]["bom_1"] == {"range": "4", "bases": ["a", "b", "c"], "one_way": ["f", "g"]}  # type: ignore[index]
    for field in ("d", "e"):
        scene.order(0, f"move bom_1 {field}")
    told = scene.position.pending()[0].about()["flights"]["bom_1"]  # type: ignore[index]
    assert told == {"range": "2", "bases": ["c"], "one_way": ["f", "g", "t"]}
    scene.order(0, "move bom_1 f")
    told = scene.position.pending()[0].about()["flights"]["bom_1"]  # type: ignore[index]
    assert told == {"range": "1", "bases": [], "one_way": ["e", "g"]}
    scene.order(0, "move bom_1 g")
    told = scene.position.pending()[0].about()["flights"]["bom_1"]  # type: ignore[index]
    assert told == {"range": "0", "bases": [], "one_way": []}
    events = scene.order(0, "end_movement")
    assert "out-of-fuel" in events
    assert not scene.lives("bom_1")


def duel(options: dict[str, object] | None = None, attackers: str = "bom2", defenders: str = "tank") -> Scene:
    """Aircraft of the first seat over a field of the second, which has these units there."""
    scene = air_scene(options=options)
    scene.army(0, "d", attackers)
    scene.army(1, "d", defenders)
    return scene


@clause("SA-air-8", "SA-air-9", "SA-air-29", "TV3-28", "R3-22")
def test_bombers_with_two_salvos_leave_after_the_second() -> None:
    scene = duel(defenders="tank tank tank tank")
    names = "bom2_1"
    scene.order(0, f"strike d with {names}", [3])
    assert scene.asked() == [(0, "attacker_salvo")]
    assert scene.order(0, "fire_by_plan focus", [3]) == ["shot", "salvo"]
    assert scene.position.table.battle is not None
    assert [int(n) for n in scene.position.table.battle.salvos] == [2, 2]
    events = scene.order(0, "fire_by_plan focus")
    assert events[:3] == ["shot", "flew-off", "battle-decided"]
    settle(scene)
    assert (scene.owner("d"), scene.asked()) == (1, [(0, "movement")])


@clause("SA-air-9")
def test_with_the_option_they_leave_after_the_next_enemy_salvo() -> None:
    scene = air_scene(options={"air_leave": "after_next_enemy_salvo"})
    scene.army(0, "d", "bom2")
    scene.army(1, "d", "aa inf inf")
    scene.order(0, "strike d with bom2_1", [1])
    scene.order(1, "hold_fire", [3])
    scene.order(0, "fire bom2_1 inf_3", [3])
    scene.order(1, "hold_fire", [3])
    scene.order(0, "fire bom2_1 inf_4", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    assert "flew-off" in scene.order(1, "salvo aa_2>bom2_1:1/3")
    settle(scene)
    assert scene.lives("bom2_1")


@clause("SA-air-9")
def test_only_salvos_that_were_fired_count_and_it_may_leave_instead() -> None:
    scene = duel(defenders="tank aa")
    scene.order(0, "strike d with bom2_1", [3])
    scene.order(1, "hold_fire", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire", [3])
    assert scene.refused(1, "break_off bom2_1") == "SA-minimal-15"
    scene.order(0, "fire bom2_1 tank_2 share 1/2")
    assert scene.refused(0, "break_off bom2_1") == "SA-air-9"
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire", [3])
    assert "flew-off" in scene.order(0, "break_off bom2_1")
    settle(scene)
    assert scene.place("bom2_1") == "d"


@clause("SA-air-9")
def test_a_plane_without_salvos_leaves_when_its_sides_first_salvo_begins() -> None:
    scene = duel(attackers="bom rec", defenders="aa")
    scene.order(0, "strike d with bom_1, rec_2", [3])
    assert "flew-off" in scene.order(1, "hold_fire", [3])
    assert scene.asked() == [(0, "attacker_salvo")]
    assert scene.refused(0, "break_off rec_2") == "SA-air-9"


@clause("SA-air-9")
def test_in_a_list_of_shots_a_plane_may_leave() -> None:
    scene = duel(attackers="bom bom", defenders="inf aa")
    scene.order(0, "strike d with bom_1, bom_2", [3])
    scene.order(1, "hold_fire", [3])
    assert scene.refused(0, "salvo bom_1>inf_3, aa_4>break_off") == "SA-air-9"
    scene.order(0, "salvo bom_1>inf_3, bom_2>break_off", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    assert scene.refused(1, "fire aa_4 bom_2") == "SA-minimal-53"


@clause("SA-air-8")
def test_too_many_salvos_are_refused() -> None:
    scene = duel(attackers="bom2 bom", defenders="inf tank tank tank")
    scene.order(0, "strike d with bom2_1, bom_2", [3])
    for _ in range(2):
        scene.order(0, "salvo bom2_1>tank_4", [3])
    assert scene.asked() == [(0, "attacker_salvo")]
    assert scene.refused(0, "fire bom2_1 tank_4") == "SA-air-8"


@clause("SA-air-10", "R3-46", "SA-second_line-7")
def test_aircraft_shoot_at_the_second_line_in_attack_always_in_defence_from_the_second_salvo_on() -> None:
    scene = air_scene(chapters=["second_line"])
    scene.army(0, "d", "bom2")
    scene.army(1, "d", "inf inf")
    scene.order(0, "strike d with bom2_1")
    scene.order(1, "lines inf_3 2")
    scene.order(0, "lines")
    scene.order(1, "hold_fire", [3])
    scene.order(0, "fire bom2_1 inf_3")
    assert scene.damage("inf_3") == "4"
    other = air_scene(chapters=["second_line"], options={"simple_retreat": False})
    other.army(0, "c", "tank")
    other.army(0, "d", "fig fig")
    other.army(1, "d", "inf fig")
    other.order(0, "attack d with tank_1, fig_2, fig_3")
    other.order(1, "lines")
    other.order(0, "lines fig_2 2", [3])
    assert other.refused(1, "fire fig_5 fig_2") == "SA-second_line-6"
    other.order(1, "hold_fire", [3])
    other.order(0, "hold_fire", [3])
    other.order(1, "fire fig_5 fig_2")
    assert other.damage("fig_2") == "4"


@clause("SA-air-7", "SA-air-24")
def test_aircraft_attack_together_with_surface_units_from_over_the_field() -> None:
    scene = air_scene()
    scene.army(0, "c", "bom fig tank")
    scene.army(1, "d", "inf inf")
    assert scene.refused(0, "attack d with tank_3, bom_1") == "SA-air-14"
    scene.order(0, "move bom_1 d")
    assert scene.refused(0, "attack d with bom_1") == "SA-minimal-34"
    scene.order(0, "attack d with tank_3, bom_1, fig_2", [3])
    assert scene.position.table.battle is not None
    assert scene.position.table.battle.count() == 5
    assert scene.place("fig_2") == "d"


@clause("SA-air-7", "SA-air-43")
def test_aircraft_that_are_not_named_stay_out_and_all_others_defend() -> None:
    scene = air_scene(owners=THREE, seats=3, chapters=["multiplayer"])
    scene.army(0, "c", "tank")
    scene.army(0, "d", "bom")
    scene.army(1, "d", "inf fig")
    scene.army(2, "d", "fig bom")
    scene.order(0, "attack d with tank_1", [3])
    battle = scene.battle
    units = [scene.unit(name) for name in ("tank_1", "inf_3", "fig_4", "fig_5", "bom_6")]
    assert sorted(int(unit) for unit in battle.unit) == sorted(units)


@clause("SA-air-12", "SA-minimal-59")
def test_a_fighter_is_forced_to_fight_by_an_attempt_to_conquer_its_field() -> None:
    scene = air_scene()
    scene.army(0, "c", "tank")
    scene.army(1, "d", "fig bom2")
    events = scene.order(0, "attack d with tank_1")
    assert "conquered" in events
    assert not scene.lives("fig_2")
    assert not scene.lives("bom2_3")


@clause("SA-air-26", "R3-28")
def test_aircraft_alone_attack_only_where_one_of_them_can_shoot_at_something() -> None:
    scene = air_scene()
    scene.army(0, "d", "bom fig")
    scene.army(1, "d", "tank")
    scene.army(1, "e", "fig")
    assert scene.refused(0, "strike d with bom_1") == "SA-air-26"
    assert scene.refused(0, "strike c with bom_1") == "SA-air-14"
    assert scene.refused(0, "strike f with fig_2:e") == "SA-air-26"
    assert scene.refused(0, "strike d with tank_3") == "SA-minimal-27"
    assert scene.refused(0, "strike d with fig_2 against seat_1") == "SA-air-26"
    scene.army(0, "c", "inf")
    assert scene.refused(0, "strike d with inf_5") == "SA-air-26"
    assert scene.order(0, "strike e with fig_2") == ["battle-declared"]


@clause("SA-air-26")
def test_only_what_is_under_construction_can_be_struck_too() -> None:
    scene = air_scene()
    scene.army(0, "d", "bom")
    scene.army(1, "d", "tank", finished=False)
    scene.order(0, "strike d with bom_1", [3])
    scene.order(0, "fire bom_1 tank_2", [3])
    assert scene.position.table.damage[scene.unit("tank_2")] == 24
    scene.order(0, "fire bom_1 tank_2")
    settle(scene)
    assert (scene.lives("tank_2"), scene.place("bom_1"), scene.owner("d")) == (False, "d", 1)


@clause("SA-air-26", "SA-multiplayer-5")
def test_a_treaty_keeps_aircraft_from_a_field_as_it_keeps_everybody() -> None:
    scene = air_scene(owners=THREE, seats=3, chapters=["multiplayer"])
    scene.army(0, "d", "bom")
    scene.army(1, "d", "inf")
    scene.army(2, "f", "inf")
    scene.order(0, "offer_treaty seat_2")
    name = own_book(scene.position.sight(0)).treaties[-1].name
    scene.order(1, f"answer_treaty {name} accept")
    assert scene.refused(0, "strike d with bom_1") == "SA-multiplayer-5"
    assert [order for order in scene.position.pending()[0] if order.kind == "strike"] == []


@clause("SA-air-24")
def test_fighters_against_a_field_of_bombers_fight_a_battle_with_lines() -> None:
    scene = air_scene(chapters=["second_line"])
    scene.army(0, "d", "fig")
    scene.army(1, "d", "bom2 bom2")
    scene.order(0, "strike d with fig_1")
    assert scene.asked() == [(1, "defender_lines")]


@clause("SA-air-27", "SA-air-12")
def test_fighters_on_a_field_that_aircraft_attack_choose_whether_they_take_part() -> None:
    scene = air_scene()
    scene.army(0, "d", "bom fig")
    scene.army(1, "d", "inf fig fig")
    scene.order(0, "strike d with bom_1, fig_2")
    assert scene.asked() == [(1, "fighters_join")]
    decision = scene.position.pending()[0]
    assert str(decision.default()) == "join_battle"
    assert decision.about()["units"] == ["fig_4", "fig_5"]
    assert [str(order) for order in decision] == ["join_battle", "stay_out", "stay_out fig_4", "stay_out fig_5"]
    assert scene.refused(1, "stay_out inf_3") == "SA-air-12"
    scene.order(1, "stay_out fig_4", [3])
    battle = scene.battle
    assert battle.fighter_of(scene.unit("fig_4")) < 0
    assert battle.fighter_of(scene.unit("fig_5")) >= 0
    assert battle.fighter_of(scene.unit("inf_3")) >= 0


@clause("SA-air-27")
def test_nobody_is_asked_where_no_fighter_is() -> None:
    scene = duel(attackers="bom", defenders="inf bom2")
    scene.order(0, "strike d with bom_1", [3])
    assert scene.asked() == [(1, "defender_salvo")]


@clause("SA-air-27")
def test_fighters_that_join_shoot_and_all_may_stay_out() -> None:
    scene = air_scene()
    scene.army(0, "d", "fig")
    scene.army(1, "d", "fig")
    scene.order(0, "strike d with fig_1")
    scene.order(1, "join_battle", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    other = air_scene()
    other.army(0, "d", "fig")
    other.army(1, "d", "fig")
    other.order(0, "strike d with fig_1")
    other.order(1, "stay_out")
    settle(other)
    assert other.asked() == [(0, "movement")]
    assert other.lives("fig_2")


@clause("SA-air-29")
def test_an_air_only_battle_leaves_the_field_with_its_holder_even_when_nobody_defends_it_any_more() -> None:
    scene = duel(attackers="bom2 bom2", defenders="inf")
    scene.order(0, "strike d with bom2_1, bom2_2", [3])
    scene.order(0, "fire_by_plan focus")
    settle(scene)
    assert not scene.lives("inf_3")
    assert (scene.owner("d"), scene.place("bom2_1")) == (1, "d")


@clause("SA-air-28")
def test_surface_units_shoot_at_aircraft_only_in_a_battle_for_the_field() -> None:
    scene = air_scene()
    raid(scene, "bom2", (1, "d", "aa fig"))
    scene.order(1, "intercept d with fig_3", [3])
    assert scene.refused(0, "fire aa_2 bom2_1") == "SA-air-28"
    scene.order(0, "hold_fire", [3])
    assert scene.refused(1, "fire aa_2 bom2_1") == "SA-air-28"


@clause("V-49", "SA-submarines-13", "SA-submarines-14")
def test_a_bomber_attacks_an_evading_submarine() -> None:
    scene = air_scene(chapters=["naval", "second_line", "submarines"])
    scene.army(0, "s", "bom")
    scene.army(1, "s", "sub")
    scene.position.table.unit_columns[scene.rules.unit_column("stance")][scene.unit("sub_2")] = 1
    scene.order(0, "strike s with bom_1")
    assert scene.asked() == [(1, "defender_lines")]
    scene.order(1, "lines sub_2 3")
    scene.order(0, "lines")
    assert scene.asked() == [(1, "defender_salvo")]
    scene.order(1, "hold_fire", [3])
    assert scene.asked() == [(0, "attacker_salvo")]
    scene.order(0, "fire bom_1 sub_2")
    assert int(scene.position.table.damage[scene.unit("sub_2")]) == 12
    settle(scene)
    assert scene.damage("sub_2") == "0"
    assert scene.asked() == [(0, "movement")]


@clause("TS3-04")
def test_a_held_submarine_is_destroyed_by_the_third_bomber() -> None:
    scene = air_scene(chapters=["naval", "second_line", "submarines"])
    scene.army(0, "s", "bom bom bom")
    scene.army(1, "s", "sub")
    scene.position.table.unit_columns[scene.rules.unit_column("stance")][scene.unit("sub_4")] = 1
    for number, left in ((1, "2"), (2, "4")):
        scene.order(0, f"strike s with bom_{number}")
        scene.order(1, "lines sub_4 3")
        scene.order(0, "lines")
        scene.order(1, "hold_fire", [3])
        scene.order(0, f"fire bom_{number} sub_4")
        settle(scene, hold="sub_4")
        assert scene.damage("sub_4") == left
    scene.order(0, "strike s with bom_3")
    scene.order(1, "lines sub_4 3")
    scene.order(0, "lines")
    scene.order(1, "hold_fire", [3])
    scene.order(0, "fire bom_3 sub_4")
    assert not scene.lives("sub_4")


@clause("SA-submarines-13")
def test_a_strike_against_a_seat_that_does_not_hold_the_field_meets_that_seat_alone() -> None:
    scene = air_scene(THREE, ["naval", "second_line", "submarines", "multiplayer"], seats=3)
    scene.army(0, "s", "bom")
    scene.army(1, "s", "cru")
    scene.army(2, "s", "sub")
    scene.position.table.unit_columns[scene.rules.unit_column("stance")][scene.unit("sub_3")] = 1
    assert scene.refused(0, "strike s with bom_1") == "SA-air-26"
    assert scene.refused(0, "strike s with bom_1 against seat_1") == "SA-air-26"
    menu = [str(order) for order in scene.position.pending()[0] if order.kind == "strike"]
    assert menu == ["strike s with bom_1 against seat_3"]
    scene.order(0, "strike s with bom_1 against seat_3")
    assert scene.asked() == [(2, "defender_lines")]


@clause("V-61", "SA-minimal-64", "SA-minimal-65")
def test_a_bomber_and_a_cargo_take_no_empty_field() -> None:
    scene = air_scene(chapters=["factories"])
    scene.army(0, "c", "cargo")
    scene.army(0, "d", "bom fig")
    assert scene.refused(0, "attack d with cargo_1") == "SA-minimal-34"
    assert scene.refused(0, "attack d with bom_2, fig_3") == "SA-minimal-34"
    events = scene.order(0, "attack d with bom_2, cargo_1")
    assert "salvo" not in events
    assert (scene.owner("d"), scene.place("cargo_1"), scene.place("bom_2")) == (1, "c", "d")


@clause("SA-minimal-34")
def test_at_sea_the_strength_of_aircraft_opens_a_battle_for_a_ship_without_any() -> None:
    scene = air_scene(chapters=["naval"])
    scene.army(0, "s", "tra")
    scene.army(0, "t", "bom2")
    scene.army(1, "t", "tra")
    assert scene.refused(0, "attack t with tra_1") == "SA-minimal-34"
    scene.order(0, "attack t with tra_1, bom2_2")
    assert scene.asked() == [(0, "retreat_choice")]
