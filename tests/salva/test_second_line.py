"""The second line (SA-second_line)."""

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.salva.chapters.second_line import ExposedSalvos
from velmoci.salva.library import NOTATION

BOTH = ["naval", "second_line"]


def sea_fight(attackers: str, defenders: str, lines: tuple[str, str] = ("", ""), roll: int = 3) -> Scene:
    """Seat 1 attacks t from s; both sides declare their lines (the defender's first)."""
    scene = Scene(BOTH).begin()
    names = scene.army(0, "s", attackers)
    scene.army(1, "t", defenders)
    scene.order(0, f"attack t with {', '.join(names)}")
    scene.order(1, f"lines {lines[0]}".strip())
    scene.order(0, f"lines {lines[1]}".strip(), [roll] if roll else [])
    return scene


@clause("SA-second_line-1", "SA-second_line-2", "SA-second_line-15")
def test_first_the_defender_then_the_attacker_declares_lines() -> None:
    scene = Scene(["second_line"])
    scene.army(0, "a", "tank inf")
    scene.army(1, "b", "inf inf")
    scene.order(0, "attack b with tank_1, inf_2")
    assert scene.asked() == [(1, "defender_lines")]
    assert scene.position.pending()[0].about()["lines"] == {"inf_3": 2, "inf_4": 2}
    assert scene.refused(1, "lines tank_1 2") == "SA-second_line-2"
    assert scene.refused(1, "lines inf_3 0") == "SA-second_line-2"
    assert scene.refused(1, "lines inf_3 3") == "SA-submarines-1"
    assert {str(order) for order in scene.position.pending()[0]} == {
        "lines", "lines inf_3 2", "lines inf_4 2", "lines inf_3 2, inf_4 2",
    }  # fmt: skip
    scene.order(1, "lines inf_3 2, inf_4 1")
    declared = {"event": "lines-declared", "side": "defender", "units": ["inf_3 2", "inf_4 1"]}
    assert [event.seen_by_all().to_json() for event in scene.events] == [declared]
    assert scene.asked() == [(0, "attacker_lines")]
    assert {str(order) for order in scene.position.pending()[0]} == {
        "lines", "lines tank_1 2", "lines inf_2 2", "lines tank_1 2, inf_2 2",
    }  # fmt: skip
    scene.order(0, "lines", [3])
    assert scene.events[0].seen_by_all().to_json() == {"event": "lines-declared", "side": "attacker", "units": []}
    battle = scene.battle
    assert [int(line) for line in battle.line] == [1, 1, 2, 1]


@clause("SA-second_line-5", "SA-second_line-6", "SA-second_line-3", "SA-second_line-4")
def test_the_second_line_neither_shoots_nor_is_shot_at_and_may_step_forward() -> None:
    scene = Scene(["second_line"])
    scene.army(0, "a", "tank inf")
    scene.army(1, "b", "inf inf")
    scene.order(0, "attack b with tank_1, inf_2")
    scene.order(1, "lines inf_3 2")
    scene.order(0, "lines inf_2 2", [3])
    assert scene.refused(1, "fire inf_3 tank_1") == "SA-second_line-5"
    assert scene.refused(1, "fire inf_4 inf_2") == "SA-second_line-6"
    assert scene.refused(1, "line inf_3 3") == "SA-submarines-3"
    assert str(scene.refusal(1, "line inf_2 1")) == "not_your_unit (unit=inf_2) [SA-second_line-3]"
    assert str(scene.refusal(1, "line inf_4 1")) == "no_battle_line (value=1) [SA-second_line-3]"
    scene.order(1, "line inf_3 1")
    assert scene.events[0].seen_by_all().to_json() == {"event": "line-changed", "unit": "inf_3", "line": 1}
    assert scene.refused(1, "fire inf_3 tank_1") == "SA-minimal-43"
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_3")
    assert scene.refused(0, "line tank_1 2") == "SA-second_line-3"
    assert scene.refused(0, "line inf_3 2") == "SA-second_line-3"


@clause("SA-second_line-6", "SA-second_line-8", "V-45")
def test_fire_may_pass_on_to_the_second_line_once_the_first_is_gone() -> None:
    scene = sea_fight("cru", "cru tra", ("tra_3 2", ""))
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    battle = scene.battle
    battle.harm[battle.fighter_of(scene.unit("cru_2"))] = 5 * battle.harm_den
    assert scene.refused(0, "salvo cru_1>tra_3:2/3, cru_1>cru_2:1/3") == "SA-second_line-6"
    scene.order(0, "salvo cru_1>cru_2:1/3, cru_1>tra_3:2/3")
    assert not scene.lives("cru_2")
    assert scene.damage("tra_3") == "2"


@clause("SA-second_line-3", "SA-second_line-4", "SA-second_line-9")
def test_a_change_of_line_takes_effect_at_once_and_exposes_only_who_steps_back_with_damage() -> None:
    scene = sea_fight("cru cru", "cru cru cru", ("cru_5 2", ""))
    battle = scene.battle
    third, fourth, fifth = (battle.fighter_of(scene.unit(name)) for name in ("cru_3", "cru_4", "cru_5"))
    for fighter in (third, fifth):
        battle.sixths[fighter] = 1
        scene.position.table.damage[battle.unit[fighter]] = 1
    scene.order(1, "line cru_3 2")
    scene.order(1, "line cru_4 2")
    assert battle.cover[fourth] == 0, "nobody is left in front"
    scene.order(1, "line cru_5 1", [])
    assert [int(battle.exposed[fighter]) for fighter in (third, fourth, fifth)] == [1, 0, 0]


@clause("SA-second_line-9")
@pytest.mark.parametrize("salvos", [1, 3])
def test_exposure_lasts_for_so_many_salvos_of_the_enemy(salvos: int) -> None:
    scene = Scene(["second_line"], options={"exposed_salvos": salvos})
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf inf")
    scene.order(0, "attack b with tank_1, tank_2")
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    battle, reaction = scene.position.table.battle, ExposedSalvos(scene.rules)
    assert battle is not None
    battle.exposed[2], battle.firing = salvos, 0
    for left in range(salvos - 1, -1, -1):
        reaction.salvo_ends(scene.position, battle)
        assert [int(number) for number in battle.exposed] == [0, 0, left, 0]
    reaction.salvo_ends(scene.position, battle)
    assert [int(number) for number in battle.exposed] == [0, 0, 0, 0]
    battle.exposed[2], battle.firing = salvos, 1
    reaction.salvo_ends(scene.position, battle)
    assert int(battle.exposed[2]) == salvos, "own salvos do not count"


@clause("SA-second_line-9", "SA-second_line-10", "V-46", "SR-second_line-1")
def test_a_damaged_unit_that_steps_back_can_be_hit_once_more() -> None:
    scene = sea_fight("cru cru", "cru cru")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire cru_1 cru_3")
    scene.order(0, "hold_fire", [3])
    scene.order(1, "line cru_3 2")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire cru_1 cru_3 share 1/6")
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire cru_1 cru_3") == "SA-second_line-6"
    sound = sea_fight("cru cru", "cru cru")
    sound.order(1, "line cru_3 2")
    sound.order(1, "hold_fire")
    sound.order(0, "fight_on", [3])
    assert sound.refused(0, "fire cru_1 cru_3") == "SA-second_line-6"


@clause("SA-second_line-7", "V-47", "SR-second_line-3")
def test_submarines_shoot_past_the_first_line() -> None:
    attack = sea_fight("sub cru", "cru tra", ("tra_4 2", ""))
    attack.order(1, "hold_fire")
    attack.order(0, "fight_on", [3])
    attack.order(0, "fire sub_1 tra_4")
    assert attack.damage("tra_4") == "3"
    defence = sea_fight("cru tra", "sub cru", ("", "tra_2 2"))
    assert defence.refused(1, "fire sub_3 tra_2") == "SA-second_line-6"
    defence.order(1, "hold_fire")
    defence.order(0, "fight_on", [3])
    defence.order(0, "hold_fire", [3])
    defence.order(1, "fire sub_3 tra_2")
    assert defence.damage("tra_2") == "3"


@clause("SA-second_line-11", "SA-second_line-12", "SA-second_line-13", "SR-second_line-2")
def test_units_under_construction_and_docked_ones_stay_behind() -> None:
    scene = Scene(BOTH).begin()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.army(1, "b", "inf", finished=False)
    scene.army(1, "b", "cru")
    scene.position.table.unit_columns[scene.rules.unit_column("harbour")][scene.unit("cru_4")] = 4
    scene.order(0, "attack b with tank_1")
    assert scene.refused(1, "lines inf_3 1") == "SA-second_line-11"
    assert scene.refused(1, "lines cru_4 1") == "SA-second_line-12"
    scene.order(1, "lines inf_2 2")
    scene.order(0, "lines")
    assert scene.refused(1, "line inf_3 1") == "SA-second_line-11"
    assert scene.refused(1, "line cru_4 1") == "SA-second_line-12"
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire tank_1 inf_3") == "SA-minimal-56"
    scene.order(0, "fire tank_1 inf_2", [])


@clause("SA-second_line-14", "SA-minimal-72")
def test_with_nobody_in_front_the_second_line_is_shot_at() -> None:
    scene = sea_fight("cru", "cru cru", ("cru_2 2, cru_3 2", ""), roll=0)
    assert scene.asked() == [(1, "defender_salvo")]
    scene.order(1, "line cru_3 1")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire cru_1 cru_2") == "SA-second_line-6"
    other = sea_fight("cru", "cru cru", ("cru_2 2, cru_3 2", ""), roll=0)
    other.order(1, "hold_fire")
    other.order(0, "fight_on", [3])
    other.order(0, "fire cru_1 cru_2")
    assert other.damage("cru_2") == "3"


@clause("SR-second_line-5", "SA-second_line-6")
def test_cargo_shields_nobody() -> None:
    scene = Scene(["second_line"])
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf cargo")
    scene.order(0, "attack b with tank_1, tank_2")
    scene.order(1, "lines inf_3 2")
    scene.order(0, "lines")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_3")
    assert scene.damage("inf_3") == "2"


@clause("SA-second_line-3", "SA-second_line-4", "SA-minimal-51")
def test_a_whole_salvo_holds_changes_of_line_beside_shots() -> None:
    scene = sea_fight("cru cru", "cru cru", ("", ""), roll=3)
    assert scene.refused(1, "salvo cru_3>cru_1, cru_3>line:2") == "SA-second_line-3"
    assert scene.refused(1, "salvo cru_3>line:2, cru_3>cru_1") == "SA-minimal-43"
    assert scene.refused(1, "salvo cru_3>line:3") == "SA-submarines-3"
    assert scene.refused(1, "salvo cru_3>line:kill") == "SA-minimal-53"
    assert scene.refused(1, "salvo cru_3>fire:1") == "SA-minimal-53"
    assert scene.refused(1, "salvo cru_3>attack:1") == "SA-minimal-53"
    order = NOTATION.parse("salvo cru_3>line:2, cru_4>cru_1")
    assert NOTATION.from_json(order.to_json()) == NOTATION.parse(str(order)) == order
    scene.order(1, str(order))
    assert scene.damage("cru_1") == "3/2"
    battle = scene.battle
    assert list(battle.line) == [1, 1, 2, 1]
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "salvo cru_1>line:2, cru_2>cru_3") == "SA-second_line-6"
    plain = Scene()
    plain.army(0, "a", "tank")
    plain.army(1, "b", "inf")
    plain.order(0, "attack b with tank_1", [3])
    assert plain.refused(1, "salvo inf_2>line:2") == "SA-minimal-53"


@clause("SA-second_line-1", "SA-second_line-2")
@pytest.mark.parametrize("kind", ["defender_lines", "attacker_lines"])
def test_proposed_lines_are_allowed_and_the_default_hides_the_harmless(kind: str) -> None:
    scene = Scene(BOTH).begin()
    scene.army(0, "s", "cru tra tra")
    scene.army(1, "t", "cru tra tra")
    scene.order(0, "attack t with cru_1, tra_2, tra_3")
    if kind == "attacker_lines":
        scene.order(1, "lines")
    decision = scene.position.pending()[0]
    assert decision.kind == kind
    for order in decision:
        decision.check(order)
    assert str(decision.default()).count(" 2") == 2


@clause("SA-second_line-1", "SA-second_line-2", "SA-submarines-1")
def test_each_unit_is_told_with_the_line_farthest_behind_that_it_may_take() -> None:
    scene = Scene([*BOTH, "submarines"]).begin()
    scene.army(0, "s", "cru")
    scene.army(1, "t", "cru sub")
    scene.order(0, "attack t with cru_1")
    assert scene.position.pending()[0].about()["lines"] == {"cru_2": 2, "sub_3": 3}


@clause("SA-second_line-1", "SA-second_line-2")
def test_nobody_declares_lines_for_units_that_nobody_commands_or_that_cannot_change() -> None:
    neutral = Scene(["second_line"], owners={"a": 0, "d": 1})
    neutral.army(0, "a", "tank")
    neutral.army(-1, "b", "inf")
    neutral.order(0, "attack b with tank_1")
    assert neutral.asked() == [(0, "attacker_lines")]
    fixed = Scene(["second_line"])
    fixed.army(0, "a", "tank")
    fixed.army(1, "b", "inf", finished=False)
    fixed.order(0, "attack b with tank_1")
    assert fixed.asked() == [(0, "attacker_lines")]


@clause("SA-second_line-1", "SA-second_line-2")
def test_nobody_declares_lines_where_nobody_defends() -> None:
    scene = Scene(["second_line"])
    scene.army(0, "a", "tank")
    scene.order(0, "attack b with tank_1")
    assert scene.owner("b") == 0
    assert scene.asked() == [(0, "movement")]


@clause("SA-second_line-3")
def test_nobody_moves_the_units_of_a_stranger_on_his_side() -> None:
    scene = Scene(BOTH, owners={"a": 0, "b": 1, "d": 2}, seats=3).begin()
    scene.army(0, "s", "cru")
    scene.army(1, "t", "cru")
    scene.army(2, "t", "cru")
    scene.order(0, "attack t with cru_1")
    scene.order(1, "lines")
    scene.order(2, "lines")
    scene.order(0, "lines", [3])
    assert str(scene.refusal(1, "line cru_3 2")) == "not_your_unit (unit=cru_3) [SA-second_line-3]"
    changes = [str(order) for order in scene.position.pending()[0] if order.kind == "line"]
    assert changes == ["line cru_2 2"]


@clause("SA-second_line-3")
def test_a_salvo_is_over_once_all_who_still_stand_have_shot_or_changed() -> None:
    scene = sea_fight("cru cru", "cru cru")
    scene.order(1, "salvo cru_3>cru_1, cru_4>cru_1")
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "salvo cru_3>cru_1, cru_4>line:2")
    assert not scene.lives("cru_1")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire cru_2 cru_3", [3])
    assert scene.asked() == [(1, "defender_salvo")]


@clause("SA-second_line-3")
def test_no_change_is_offered_to_a_unit_that_has_begun_to_fire() -> None:
    scene = sea_fight("cru", "cru")
    assert "line" in [menu.kind for menu in scene.position.pending()[0].menus()]
    scene.order(1, "fire cru_2 cru_1 share 1/2")
    assert scene.asked() == [(1, "defender_salvo")]
    assert "line" not in [menu.kind for menu in scene.position.pending()[0].menus()]
