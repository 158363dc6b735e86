"""Battles of the minimal version (SA-minimal-38 to 72), step by step and with the specification's own numbers."""

import pytest

from tests.clause import clause
from tests.salva.scenes import TABLE, Scene
from velmoci.salva.base.plans import PLANS, preview
from velmoci.salva.document import Document
from velmoci.salva.numbers import Chain
from velmoci.salva.units import read_kinds


def fight(attackers: str, defenders: str, unfinished: str = "", **options: object) -> Scene:
    """Seat 1 stands on a with some units, seat 2 on b."""
    scene = Scene(options=options)
    scene.army(0, "a", attackers)
    if defenders:
        scene.army(1, "b", defenders)
    if unfinished:
        scene.army(1, "b", unfinished, finished=False)
    return scene


@clause("SA-minimal-47", "SA-conv-3", "V-1")
def test_factors_multiply_and_are_never_added() -> None:
    chain = Chain(True)
    chain.starts_with(1, 1, "strength", "SA-minimal-45")
    chain.times(1, 2, "minus 50 %", "SA-minimal-47")
    chain.times(1, 1, "nothing", "SA-minimal-47")
    chain.times(3, 1, "plus 200 %", "SA-minimal-47")
    assert chain.text() == "3/2"
    assert chain.to_json()["factors"] == [
        {"name": "strength", "clause": "SA-minimal-45", "value": "1"},
        {"name": "minus 50 %", "clause": "SA-minimal-47", "value": "1/2"},
        {"name": "plus 200 %", "clause": "SA-minimal-47", "value": "3"},
    ]


@clause("SA-minimal-47", "SA-conv-3")
def test_a_product_that_nobody_asks_about_keeps_no_factors() -> None:
    chain = Chain()
    chain.starts_with(1, 1, "strength", "SA-minimal-45")
    chain.times(1, 2, "minus 50 %", "SA-minimal-47")
    assert (chain.text(), chain.links) == ("1/2", None)


@clause("SA-minimal-58", "V-2")
def test_where_nobody_can_shoot_the_attacker_goes_back_without_a_salvo() -> None:
    scene = fight("atg", "atg")
    events = scene.order(0, "attack b with atg_1")
    assert "salvo" not in events
    assert (scene.place("atg_1"), scene.owner("b")) == ("a", 1)


@clause("SA-minimal-40", "SA-minimal-41", "SA-minimal-45", "V-7")
@pytest.mark.parametrize(("roll", "damage"), [(1, "1"), (2, "2"), (5, "2"), (6, "3")])
def test_the_roll_multiplies_all_fire_of_a_salvo(roll: int, damage: str) -> None:
    scene = fight("tank tank", "inf inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [roll])
    scene.order(0, "fire tank_1 inf_3")
    assert scene.damage("inf_3") == damage


@clause(
    "SA-minimal-38", "SA-minimal-39", "SA-minimal-51", "SA-minimal-53", "SA-minimal-55", "SA-minimal-57",
    "SA-minimal-62", "V-8",
)  # fmt: skip
def test_two_tanks_take_a_field_from_one_infantry() -> None:
    scene = fight("tank tank", "inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "fire inf_3 tank_1")
    assert scene.damage("tank_1") == "1/2"
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_3")
    scene.order(0, "fire tank_2 inf_3", [3])
    assert scene.damage("inf_3") == "4"
    scene.order(1, "fire inf_3 tank_1")
    assert scene.damage("tank_1") == "3/2"
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "salvo tank_1>inf_3, tank_2>inf_3") == "SA-minimal-53"
    events = scene.order(0, "fire tank_1 inf_3")
    assert "conquered" in events
    decided = {"event": "battle-decided", "verdict": "conquest", "clause": "SA-minimal-57"}
    assert decided in [event.seen_by_all().to_json() for event in scene.events]
    assert not scene.lives("inf_3")
    assert scene.owner("b") == 0
    assert (scene.place("tank_1"), scene.place("tank_2")) == ("b", "b")
    assert (scene.damage("tank_1"), scene.damage("tank_2")) == ("0", "0")


@clause("SA-minimal-39", "SA-minimal-54", "SA-minimal-55", "SA-minimal-57", "SA-minimal-63", "V-9")
def test_two_infantry_hold_against_one() -> None:
    scene = fight("inf", "inf inf")
    scene.order(0, "attack b with inf_1", [6])
    scene.order(1, "salvo inf_2>inf_1, inf_3>inf_1")
    assert scene.damage("inf_1") == "3"
    scene.order(0, "fight_on", [1])
    scene.order(0, "fire inf_1 inf_2", [1])
    assert scene.damage("inf_2") == "1"
    scene.order(1, "salvo inf_2>inf_1, inf_3>inf_1")
    assert scene.damage("inf_1") == "5"
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire inf_1 inf_2", [3])
    assert scene.damage("inf_2") == "3"
    scene.order(1, "fire inf_2 inf_1")
    seen = [event.seen_by_all().to_json() for event in scene.events]
    assert seen[-3:] == [
        {"event": "battle-decided", "verdict": "attacker_gone", "clause": "SA-minimal-57"},
        {"event": "field-held", "field": "b"},
        {"event": "repaired", "units": ["inf_2: 3"]},
    ]
    assert not scene.lives("inf_1")
    assert scene.owner("b") == 1
    assert scene.damage("inf_2") == "0"
    assert scene.asked() == [(0, "movement")]


@clause("SA-minimal-54", "SA-conv-2", "V-10", "V-11")
def test_rounding_acts_on_the_sum_of_a_salvo() -> None:
    one = fight("tank", "inf")
    one.order(0, "attack b with tank_1", [1])
    one.order(1, "fire inf_2 tank_1")
    assert one.damage("tank_1") == "1/6"
    two = fight("tank", "inf inf")
    two.order(0, "attack b with tank_1", [1])
    two.order(1, "salvo inf_2>tank_1, inf_3>tank_1")
    assert two.damage("tank_1") == "1/2"


@clause("SA-minimal-53", "SA-minimal-54", "V-12", "V-13")
def test_a_unit_lives_below_six_points_and_dies_at_six() -> None:
    for share, lives in (("1/24", True), ("1/12", False)):
        scene = fight("tank tank", "inf inf")
        scene.position.table.damage[scene.unit("inf_3")] = 35
        scene.order(0, "attack b with tank_1, tank_2", [3])
        scene.order(1, "hold_fire")
        scene.order(0, "fight_on", [3])
        scene.order(0, f"salvo tank_1>inf_3:{share}", [3])
        assert scene.lives("inf_3") == lives
        if lives:
            assert scene.damage("inf_3") == "35/6"


@clause("SA-minimal-50", "V-14")
def test_kill_takes_the_smallest_share_and_leaves_the_rest() -> None:
    scene = fight("tank tank", "inf inf")
    scene.position.table.damage[scene.unit("inf_3")] = 35
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [6])
    scene.order(0, "fire tank_1 inf_3 share kill")
    assert not scene.lives("inf_3")
    battle = scene.battle
    assert (battle.left_num, battle.left_den) == (17, 18)
    scene.order(0, "fire tank_1 inf_4")
    assert scene.damage("inf_4") == "17/6"


@clause("SA-minimal-50", "V-15")
@pytest.mark.parametrize("second", ["1/2", "0", "1/0"])
def test_shares_are_above_zero_and_together_at_most_one(second: str) -> None:
    scene = fight("tank", "inf inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, f"salvo tank_1>inf_2:2/3, tank_1>inf_3:{second}") == "SA-minimal-50"
    assert str(scene.refusal(0, "fire tank_1 inf_2 share 3/2")) == "bad_share (unit=tank_1, share=3/2) [SA-minimal-50]"
    scene.order(0, "salvo tank_1>inf_2:2/3, tank_1>inf_3:1/3", [3])
    assert (scene.damage("inf_2"), scene.damage("inf_3")) == ("4/3", "2/3")


@clause("SA-minimal-52", "SA-minimal-43", "V-16")
def test_nobody_shoots_without_strength_at_his_own_or_twice() -> None:
    scene = fight("tank inf", "atg inf")
    scene.order(0, "attack b with tank_1, inf_2", [3])
    assert scene.refused(1, "fire atg_3 inf_2") == "SA-minimal-52"
    assert scene.refused(1, "fire inf_4 atg_3") == "SA-minimal-43"
    assert scene.refused(1, "fire tank_1 inf_4") == "SA-minimal-43"
    assert scene.refused(0, "fire tank_1 inf_4") == "SA-minimal-15"
    scene.order(1, "fire atg_3 tank_1 share 1/2")
    scene.order(1, "fire inf_4 tank_1 share 1/2")
    assert scene.refused(1, "fire atg_3 tank_1") == "SA-minimal-43"
    assert scene.refused(1, "fire inf_4 tank_9") == "SA-minimal-53"
    assert scene.refused(1, "fire inf_4 tank_1 as magic") == "SA-minimal-43"


@clause("SA-minimal-43", "SA-minimal-52")
def test_a_refused_shot_says_who_cannot_shoot_at_whom() -> None:
    scene = fight("tank inf", "atg inf")
    scene.order(0, "attack b with tank_1, inf_2", [3])
    assert str(scene.refusal(1, "fire atg_3 inf_2")) == "no_strength (unit=atg_3, target=inf_2) [SA-minimal-52]"
    assert str(scene.refusal(1, "fire inf_4 atg_3")) == "own_unit (unit=inf_4, target=atg_3) [SA-minimal-43]"
    assert str(scene.refusal(1, "fire tank_1 inf_4")) == "not_your_unit (unit=tank_1) [SA-minimal-43]"
    assert str(scene.refusal(1, "fire inf_4 tank_1 as magic")) == "no_such_mode (mode=magic) [SA-minimal-43]"


def salvos_told(scene: Scene) -> list[dict[str, object]]:
    """The salvos that the last order opened."""
    seen = [event.seen_by_all().to_json() for event in scene.events]
    return [event for event in seen if event["event"] == "salvo"]


@clause("SA-minimal-40", "SA-minimal-41", "SA-minimal-42")
def test_every_salvo_has_an_open_roll_of_its_own_and_begins_anew() -> None:
    scene = fight("tank tank", "inf inf")
    scene.position.table.damage[scene.unit("inf_4")] = 1
    scene.order(0, "attack b with tank_1, tank_2", [6])
    opened = {"event": "salvo", "side": "defender", "field": "b", "roll": 6, "factor": "3/4", "number": 1}
    assert salvos_told(scene) == [opened]
    assert scene.damage("inf_4") == "1/6"
    scene.order(1, "fire inf_3 tank_1 share 1/6")
    scene.order(1, "hold_fire")
    battle = scene.battle
    assert (scene.damage("tank_1"), int(battle.quiet)) == ("0", 1)
    scene.order(0, "fight_on", [1])
    opened = {"event": "salvo", "side": "attacker", "field": "b", "roll": 1, "factor": "1/2", "number": 1}
    assert salvos_told(scene) == [opened]
    scene.order(0, "fire tank_1 inf_3 share 1/2")
    scene.order(0, "hold_fire", [3])
    assert salvos_told(scene)[0] | {"number": 2, "factor": "1", "roll": 3} == salvos_told(scene)[0]
    assert (scene.damage("inf_3"), scene.damage("tank_1"), int(battle.quiet)) == ("1/2", "0", 0)
    scene.order(1, "hold_fire")
    assert int(battle.quiet) == 1
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_3")
    assert scene.damage("inf_3") == "5/2"


@clause("SA-minimal-40", "SA-minimal-72")
def test_a_side_whose_only_shooter_has_fallen_rolls_no_die() -> None:
    scene = fight("inf inf inf inf", "inf atg")
    scene.order(0, "attack b with inf_1, inf_2, inf_3, inf_4", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert "salvo" not in scene.order(0, "salvo inf_1>inf_5, inf_2>inf_5, inf_3>inf_5")
    battle = scene.battle
    assert (int(battle.roll), [int(number) for number in battle.salvos]) == (0, [1, 2])
    assert scene.asked() == [(0, "retreat_choice")]


@clause("SA-minimal-59", "SA-minimal-61", "V-17")
def test_a_field_with_nothing_but_unfinished_units_falls_before_any_salvo() -> None:
    scene = fight("atg atg", "", unfinished="inf")
    events = scene.order(0, "attack b with atg_1, atg_2")
    assert "salvo" not in events
    assert scene.owner("b") == 0
    assert not scene.lives("inf_3")


@clause("SA-minimal-56", "SA-minimal-59", "V-18", "SR-minimal-10", "SR-minimal-11")
def test_units_under_construction_are_shot_at_last() -> None:
    scene = fight("tank tank tank", "inf", unfinished="tank")
    scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire tank_1 tank_5") == "SA-minimal-56"
    events = scene.order(0, "salvo tank_1>inf_4, tank_2>inf_4, tank_3>inf_4")
    assert "conquered" in events
    assert not scene.lives("tank_5")


@clause("SA-minimal-25")
def test_a_unit_under_construction_does_not_shoot() -> None:
    scene = fight("tank", "inf", unfinished="tank")
    scene.order(0, "attack b with tank_1", [3])
    assert str(scene.refusal(1, "fire tank_3 tank_1")) == "not_in_front (unit=tank_3) [SA-minimal-25]"
    only = fight("tank", "atg", unfinished="inf")
    only.order(0, "attack b with tank_1", [3])
    only.order(1, "fire atg_2 tank_1")
    assert [order for order in only.position.pending()[0] if "inf_3" in str(order)] == []
    armed = only.battle
    assert [bool(armed.armed[armed.row[fighter]]) for fighter in range(3)] == [True, True, False]


@clause("SA-minimal-69", "V-23", "SR-minimal-13")
def test_four_harmless_salvos_force_the_attacker_out() -> None:
    scene = fight("tank", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    events = scene.order(0, "hold_fire")
    assert "battle-decided" in events
    assert scene.place("tank_1") == "a"


@clause("SA-minimal-66", "SA-minimal-57", "V-24", "SR-minimal-12")
def test_an_announced_retreat_comes_after_one_more_salvo_of_each_side() -> None:
    scene = fight("tank", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "fire inf_2 tank_1")
    scene.order(0, "retreat", [3])
    scene.order(0, "fire tank_1 inf_2", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    events = scene.order(1, "fire inf_2 tank_1")
    assert events[-3:] == ["withdrew", "field-held", "repaired"]
    assert (scene.place("tank_1"), scene.damage("tank_1")) == ("a", "0")
    assert scene.refused(0, "move tank_1 b") == "SA-minimal-36"


@clause("SA-minimal-66")
def test_without_simple_retreat_nobody_is_asked() -> None:
    scene = fight("tank", "inf", simple_retreat=False)
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire", [3])
    assert scene.asked() == [(0, "attacker_salvo")]


@clause("SA-minimal-67", "SA-minimal-68")
def test_a_retreating_unit_chooses_among_own_fields_beside_the_battle() -> None:
    scene = Scene(owners={"a": 0, "b": 1, "c": 0, "d": 1})
    scene.army(0, "a", "tank")
    scene.army(0, "c", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    assert scene.refused(1, "retreat") == "SA-minimal-66"
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "retreat_to")]
    assert scene.refused(0, "retreat_to inf_3 c") == "SA-minimal-68"
    assert scene.refused(0, "retreat_to tank_1 d") == "SA-minimal-67"
    scene.order(0, "retreat_to tank_1 c")
    scene.order(0, "retreat_to tank_2 c")
    assert (scene.place("tank_1"), scene.place("tank_2"), scene.asked()) == ("c", "c", [(0, "movement")])


@clause("SA-minimal-67", "SR-minimal-12")
def test_a_unit_forced_out_without_a_refuge_is_destroyed() -> None:
    scene = Scene(owners={"a": 0, "b": 1, "c": 1, "d": 0})
    scene.army(0, "a", "atg")
    scene.army(1, "b", "atg")
    scene.give("a", 1)
    events = scene.order(0, "attack b with atg_1")
    assert events == ["battle-declared", "battle-decided", "lost-in-retreat", "field-held"]
    assert not scene.lives("atg_1")


@clause("SA-minimal-7", "SA-minimal-65", "SA-minimal-64", "SR-minimal-17")
def test_an_undefended_field_falls_without_a_roll_if_somebody_can_take_it() -> None:
    scene = Scene(owners={"a": 0, "c": 1, "d": 1})
    scene.army(0, "a", "tank cargo")
    assert scene.owner("b") is None
    assert scene.refused(0, "attack b with cargo_2") == "SA-minimal-34"
    events = scene.order(0, "attack b with tank_1, cargo_2")
    assert events == ["battle-declared", "battle-decided", "conquered"]
    assert scene.owner("b") == 0
    assert (scene.place("tank_1"), scene.place("cargo_2")) == ("b", "b")


@clause("SA-minimal-48", "SA-minimal-46")
def test_the_vulnerability_of_the_target_towards_the_shooter_multiplies_the_damage() -> None:
    note = 'vulnerability = { unarmoured = "1/2", all = 3 }'
    units = read_kinds(Document("fixture", TABLE.replace('english = "Tank"', f'english = "Tank"\n{note}')))
    scene = Scene(units=units)
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf tank")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "salvo inf_3>tank_1, tank_4>tank_2")
    assert (scene.damage("tank_1"), scene.damage("tank_2")) == ("1/6", "3")
    scene.order(0, "fight_on", [3])
    scene.order(0, "salvo tank_1>inf_3", [3])
    assert scene.damage("inf_3") == "2"


@clause("SA-minimal-42", "SA-minimal-72", "V-59", "SR-minimal-8")
def test_without_the_salvo_table_every_salvo_has_the_same_weight() -> None:
    scene = fight("inf", "inf inf", salvo_table="none")
    scene.order(0, "attack b with inf_1", [6])
    scene.order(1, "salvo inf_2>inf_1, inf_3>inf_1")
    assert scene.damage("inf_1") == "2"
    scene.order(0, "fight_on", [1])
    scene.order(0, "fire inf_1 inf_2", [1])
    assert scene.damage("inf_2") == "2"
    scene.order(1, "salvo inf_2>inf_1, inf_3>inf_1")
    assert not scene.lives("inf_1")


@clause("SA-minimal-42")
def test_a_factor_of_zero_permits_shots_that_do_nothing() -> None:
    scene = fight("tank", "inf", salvo_table="0 1 1 1 1 1")
    scene.order(0, "attack b with tank_1", [1])
    scene.order(1, "fire inf_2 tank_1 share kill")
    assert scene.damage("tank_1") == "0"
    assert scene.asked() == [(0, "retreat_choice")]


@clause("SA-minimal-72")
def test_no_die_is_rolled_where_nobody_has_a_permitted_shot() -> None:
    scene = fight("inf", "atg")
    events = scene.order(0, "attack b with inf_1")
    assert "salvo" not in events
    assert scene.asked() == [(0, "retreat_choice")]
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire inf_1 atg_2")
    battle = scene.battle
    assert [int(number) for number in battle.salvos] == [1, 2]


@clause("SA-minimal-51", "SA-minimal-53", "V-60", "SR-minimal-16", "SR-minimal-9")
def test_a_list_with_a_shot_at_a_destroyed_unit_is_refused_as_a_whole() -> None:
    scene = fight("tank tank", "inf inf")
    scene.position.table.damage[scene.unit("inf_3")] = 24
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "salvo tank_1>inf_3, tank_2>inf_3") == "SA-minimal-53"
    scene.order(0, "salvo tank_1>inf_3, tank_2>inf_4", [3])
    assert not scene.lives("inf_3")
    assert scene.damage("inf_4") == "2"


@clause("SA-minimal-49")
def test_a_unit_may_hold_fire_or_use_less_than_all() -> None:
    scene = fight("tank", "inf inf")
    scene.order(0, "attack b with tank_1", [3])
    assert "hold_fire" in {str(order) for order in scene.position.pending()[0]}
    scene.order(1, "fire inf_2 tank_1 share 1/2")
    scene.order(1, "hold_fire")
    assert scene.damage("tank_1") == "1/6"


@clause("SA-minimal-70", "SA-minimal-71", "SA-minimal-30")
def test_each_attack_is_a_battle_of_its_own_against_everybody_there() -> None:
    scene = fight("tank tank", "inf inf")
    for name in ("tank_1", "tank_2"):
        scene.order(0, f"attack b with {name}", [3])
        battle = scene.battle
        assert len(battle.standing(1)) == 2
        assert (battle.num, battle.den) == (1, 2)
        scene.order(1, "hold_fire")
        scene.order(0, "retreat", [3])
        scene.order(0, f"fire {name} inf_3", [3])
        assert scene.damage("inf_3") == "2"
        scene.order(1, "hold_fire")
        assert scene.damage("inf_3") == "0"


@clause("SA-minimal-43")
def test_a_fire_plan_is_previewed_and_then_fires_exactly_that() -> None:
    for plan in PLANS:
        scene = fight("tank tank tank", "inf inf atg")
        scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
        scene.order(1, "hold_fire")
        scene.order(0, "fight_on", [6])
        shots = preview(scene.position, plan)
        assert shots
        scene.order(0, f"fire_by_plan {plan}", [3])
        by_plan = scene.position.dump()
        other = fight("tank tank tank", "inf inf atg")
        other.order(0, "attack b with tank_1, tank_2, tank_3", [3])
        other.order(1, "hold_fire")
        other.order(0, "fight_on", [6])
        other.order(0, "salvo " + ", ".join(f"{a}>{b}:{share}" for a, b, share, _ in shots), [3])
        assert other.position.dump() == by_plan


def test_plans_differ_in_what_they_shoot_at() -> None:
    scene = fight("tank tank", "inf tank")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert {shot[1] for shot in preview(scene.position, "focus")} == {"inf_3"}
    assert {shot[1] for shot in preview(scene.position, "spread")} == {"inf_3", "tank_4"}
    assert {shot[1] for shot in preview(scene.position, "protect")} == {"tank_4"}
    assert scene.refused(0, "fire_by_plan hope") == "SA-minimal-43"


@clause("SA-minimal-43")
def test_a_plan_for_the_battle_needs_no_more_orders() -> None:
    scene = fight("tank tank tank", "inf")
    scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
    scene.order(1, "fire_by_plan focus for battle")
    events = scene.order(0, "fight_on", [3])
    assert scene.asked() == [(0, "attacker_salvo")]
    events = scene.order(0, "fire_by_plan focus for battle")
    assert "conquered" in events


@clause("SA-minimal-38", "SA-minimal-43")
def test_with_plans_for_the_battle_salvos_alternate_and_nobody_is_asked_even_for_lines() -> None:
    scene = Scene(["second_line"])
    scene.army(0, "a", "inf inf")
    scene.army(1, "b", "inf inf")
    scene.order(0, "attack b with inf_1, inf_2")
    scene.order(1, "lines inf_4 2")
    scene.order(0, "lines", [1])
    scene.order(1, "fire_by_plan focus for battle")
    scene.order(0, "fight_on", [1])
    scene.order(0, "fire_by_plan focus for battle", [1] * 7)
    assert [(salvo["side"], salvo["number"]) for salvo in salvos_told(scene)] == [
        ("defender", 2), ("attacker", 2), ("defender", 3),
        ("attacker", 3), ("attacker", 4), ("attacker", 5), ("attacker", 6),
    ], "who is left in the second line has no shot"  # fmt: skip
    assert (scene.owner("b"), scene.asked()) == (0, [(0, "movement")])
