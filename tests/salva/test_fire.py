"""Fire (SA-minimal-43 to 56), asked of the rules themselves in the middle of a battle."""

from tests.clause import clause
from tests.salva.scenes import TABLE, Scene
from tests.salva.test_battle import fight
from tests.salva.test_naval import moor
from velmoci.salva.base.fire import (
    POINTS,
    UnfinishedLast,
    explain_fire,
    is_unarmed,
    may_shoot,
)  # fmt: skip
from velmoci.salva.base.shot_choices import salvo_chain
from velmoci.salva.battle import DESTROYED, FIRST_LINE, SECOND_LINE, STANDING, Battle
from velmoci.salva.chapters.lines import BehindTheLine
from velmoci.salva.document import Document
from velmoci.salva.units import read_kinds


def fought(scene: Scene) -> Battle:
    """The battle that goes on."""
    battle = scene.battle
    return battle


@clause("SA-minimal-56")
def test_only_a_defender_who_stands_protects_what_is_under_construction() -> None:
    scene = fight("tank", "inf", unfinished="tank tank")
    scene.order(0, "attack b with tank_1", [3])
    battle, table, cover = fought(scene), scene.position.table, UnfinishedLast(scene.rules)
    assert cover.matters(table, battle)
    assert [cover.covers(table, battle, fighter) for fighter in range(4)] == [False, False, True, True]
    battle.line[1] = SECOND_LINE
    assert cover.covers(table, battle, 2)
    battle.fate[1] = DESTROYED
    assert [cover.covers(table, battle, fighter) for fighter in range(4)] == [False] * 4
    plain = fight("tank", "inf")
    plain.order(0, "attack b with tank_1", [3])
    assert not cover.matters(plain.position.table, fought(plain))


@clause("SA-second_line-13", "SA-second_line-7", "SA-second_line-10")
def test_who_stands_in_front_protects_unless_he_flies_or_has_fallen() -> None:
    scene = Scene(["second_line"])
    scene.army(0, "a", "tank bom")
    scene.army(1, "b", "inf inf bom")
    scene.order(0, "attack b with tank_1, bom_2")
    battle, table, cover = fought(scene), scene.position.table, BehindTheLine(scene.rules)
    assert not cover.matters(table, battle)
    battle.line[3] = SECOND_LINE
    assert cover.matters(table, battle)
    assert [cover.covers(table, battle, fighter) for fighter in range(5)] == [False, False, False, True, False]
    battle.fate[2] = DESTROYED
    assert not cover.covers(table, battle, 3), "an aircraft in front protects nobody"
    battle.fate[2] = STANDING
    battle.fate[3] = DESTROYED
    assert not cover.matters(table, battle)
    rows = [battle.row_of(fighter) for fighter in range(5)]
    assert [cover.is_passed_by(table, battle, row) for row in rows] == [False, True, False, False, False]
    battle.salvos[1] = 2
    assert [cover.is_passed_by(table, battle, row) for row in rows] == [False, True, False, False, True]


@clause("SA-minimal-39", "SA-minimal-46")
def test_the_half_salvo_and_a_shot_without_strength_explain_themselves() -> None:
    scene = fight("inf", "atg inf")
    scene.order(0, "attack b with inf_1", [3])
    battle, table, rules = fought(scene), scene.position.table, scene.rules
    assert salvo_chain(rules, table, battle, True).to_json()["factors"] == [
        {"name": "first_salvo", "clause": "SA-minimal-39", "value": "1/2"}
    ]
    chain = explain_fire(rules, table, battle, battle.row_of(1), battle.row_of(0), 0)
    assert chain.to_json()["factors"] == [{"name": "strength", "clause": "SA-minimal-45", "value": "0"}]


@clause("SA-minimal-45", "SA-chapters-6")
def test_an_attacker_fires_with_his_attack_and_a_defender_with_his_defence_strength() -> None:
    scene = fight("atg tank", "tank atg")
    scene.order(0, "attack b with atg_1, tank_2", [3])
    scene.order(1, "fire atg_4 tank_2")
    assert scene.damage("tank_2") == "2"
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire atg_1 tank_3")
    assert scene.damage("tank_3") == "2"


@clause("SA-minimal-53")
def test_who_falls_is_gone_at_once_and_his_fall_is_told() -> None:
    scene = fight("tank tank", "inf inf")
    scene.position.table.damage[scene.unit("inf_3")] = 35
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_3")
    battle = fought(scene)
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "shot", "unit": "tank_1", "target": "inf_3", "points": "2"},
        {"event": "destroyed", "unit": "inf_3"},
    ]
    assert (battle.fate[2], battle.harm[2], battle.has_harmed) == (DESTROYED, POINTS * battle.harm_den, True)
    assert battle.ranks(1) == (3, 4)
    scene.order(0, "hold_fire", [3])
    assert battle.quiet == 0


@clause("SA-minimal-46")
def test_shots_after_a_finer_share_are_counted_exactly() -> None:
    scene = fight("tank tank", "inf inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_3 share 1/7")
    scene.order(0, "fire tank_2 inf_3 share 6/7")
    assert scene.damage("inf_3") == "2"
    scene.order(0, "fire tank_2 inf_4", [3])
    assert scene.damage("inf_4") == "1/6"


@clause("SA-minimal-43")
def test_a_unit_may_shoot_while_it_stands_in_front_and_somebody_is_open_to_its_fire() -> None:
    scene = fight("tank tank", "inf atg")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    battle = fought(scene)
    assert [may_shoot(battle, fighter) for fighter in range(4)] == [False, False, True, True]
    battle.line[2] = SECOND_LINE
    assert not may_shoot(battle, 2)
    battle.line[2] = FIRST_LINE
    battle.fate[2] = DESTROYED
    assert not may_shoot(battle, 2)
    battle.cover[0] = battle.cover[1] = 1
    assert not may_shoot(battle, 3)
    battle.cover[1] = 0
    assert may_shoot(battle, 3)
    battle.fate[1] = DESTROYED
    assert not may_shoot(battle, 3)
    weak = fight("tank inf", "atg inf")
    weak.order(0, "attack b with tank_1, inf_2", [3])
    against_infantry = fought(weak)
    against_infantry.fate[0] = DESTROYED
    assert [may_shoot(against_infantry, fighter) for fighter in (2, 3)] == [False, True]


@clause("SA-harbours-12")
def test_what_is_docked_has_no_fire() -> None:
    armed = TABLE.replace("attack = { naval = 1, submarine = 3 }", "attack = { naval = 1, armoured = 2 }")
    scene = Scene(["naval"], units=read_kinds(Document("fixture", armed))).begin()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    moor(scene, 1, "b", "s", "des")
    scene.order(0, "attack b with tank_1", [3])
    battle = fought(scene)
    rows = [battle.row_of(fighter) for fighter in range(3)]
    assert [is_unarmed(scene.rules, battle, row) for row in rows] == [False, False, True]


@clause("SA-minimal-46")
def test_where_there_is_no_strength_no_other_factor_is_told() -> None:
    scene = Scene(["terrain"], marks={"b": {"defence": "3/2"}})
    scene.army(0, "a", "inf")
    scene.army(1, "b", "atg inf")
    scene.order(0, "attack b with inf_1", [3])
    battle, table = fought(scene), scene.position.table
    told = [
        explain_fire(scene.rules, table, battle, battle.row_of(shooter), battle.row_of(0), 0).to_json()
        for shooter in (1, 2)
    ]
    assert [[factor["name"] for factor in chain["factors"]] for chain in told] == [  # type: ignore[attr-defined]
        ["strength"], ["strength", "defence_bonus"]
    ]  # fmt: skip


@clause("SA-minimal-43", "SA-terrain-3")
def test_a_unit_that_has_strength_in_another_way_only_may_shoot_that_way() -> None:
    armed = TABLE.replace("attack = { armoured = 2 }", "attack = { armoured = 2, unarmoured = 3 }")
    units = read_kinds(Document("fixture", armed))
    for defence, asked in (("1/2", "defender_salvo"), ("1", "retreat_choice")):
        scene = Scene(["terrain"], marks={"b": {"defence": defence}}, units=units)
        scene.army(0, "a", "inf")
        scene.army(1, "b", "atg atg")
        scene.order(0, "attack b with inf_1", [3] if asked == "defender_salvo" else [])
        assert scene.asked()[0][1] == asked
        if asked == "defender_salvo":
            assert scene.refused(1, "fire atg_2 inf_1") == "SA-minimal-52"
            for way in ("plain", "magic"):
                refusal = scene.refusal(1, f"fire atg_2 inf_1 as {way}")
                assert str(refusal) == f"no_such_mode (mode={way}) [SA-minimal-43]"
            scene.order(1, "fire atg_2 inf_1 as without_bonus")
            assert scene.damage("inf_1") == "3/2"


@clause("SA-conv-2", "SA-minimal-54")
def test_nothing_above_35_sixths_is_kept_of_anybody_and_nothing_below_one() -> None:
    scene = fight("tank tank", "inf inf inf")
    scene.position.table.damage[scene.unit("inf_4")] = 35
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "salvo inf_3>tank_1:1/12")
    scene.order(0, "fight_on", [3])
    assert scene.damage("tank_1") == "0"
    scene.order(0, "salvo tank_1>inf_4, tank_2>inf_5", [3])
    assert [int(sixths) for sixths in fought(scene).sixths] == [0, 0, 0, 35, 12]
    assert [int(sixths) for sixths in scene.position.table.damage] == [0, 0, 0, 35, 12]


@clause("SA-minimal-50")
def test_a_divided_shot_is_told_with_what_each_share_did() -> None:
    scene = fight("tank tank", "inf inf tank")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [6])
    scene.order(0, "fire tank_1 inf_3 share 1/5")
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "shot", "unit": "tank_1", "target": "inf_3", "points": "3/5"}
    ]
    scene.order(0, "fire tank_1 tank_5 share 1/3")
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "shot", "unit": "tank_1", "target": "tank_5", "points": "1"}
    ]
    assert (fought(scene).left_num, fought(scene).left_den) == (7, 15)
    assert scene.refused(0, "fire tank_1 inf_4 share 8/15") == "SA-minimal-50"
    scene.order(0, "fire tank_1 inf_4 share 7/15")
    assert [scene.damage(name) for name in ("inf_3", "inf_4", "tank_5")] == ["3/5", "7/5", "1"]
    assert scene.refused(0, "fire tank_1 inf_4") == "SA-minimal-50"
    scene.order(0, "hold_fire", [3])
    assert [scene.damage(name) for name in ("inf_3", "inf_4", "tank_5")] == ["1/2", "4/3", "1"]


@clause("SA-minimal-50")
def test_what_is_left_of_a_divided_fire_is_exact_down_to_the_smallest_share() -> None:
    scene = fight("tank tank", "inf inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    for share, points, left in (("1/2", "1", (1, 2)), ("1/6", "1/3", (1, 3)), ("1/1000", "1/500", (997, 3000))):
        scene.order(0, f"fire tank_1 inf_3 share {share}")
        assert [event.seen_by_all().to_json()["points"] for event in scene.events] == [points]
        assert (fought(scene).left_num, fought(scene).left_den) == left
    scene.order(0, "fire tank_1 inf_3")
    assert scene.damage("inf_3") == "2"


@clause("SA-minimal-43", "SA-minimal-52")
def test_nobody_is_offered_a_shot_at_the_fallen() -> None:
    scene = fight("tank tank", "inf inf inf")
    scene.position.table.damage[scene.unit("inf_3")] = 35
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_3 share kill")
    shots = [str(order) for order in scene.position.pending()[0] if order.kind == "fire"]
    assert shots == ["fire tank_1 inf_4", "fire tank_1 inf_5", "fire tank_2 inf_4", "fire tank_2 inf_5"]
