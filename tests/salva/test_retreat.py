"""Retreat from a battle (SA-retreat): parts of the force, where each may go, and retreats announced before."""

import pytest

from tests.clause import clause
from tests.maps.drawn import HUB
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.salva.battle import ATTACKER
from velmoci.salva.library import NOTATION

OWNERS = {"a": 0, "b": 1, "c": 0, "d": 1}
AT_SEA = ["naval", "second_line", "submarines", "retreat"]


def ring(**options: object) -> Scene:
    """Three tanks of seat 1 on a, two tanks of seat 2 on b; a and c are safe, d is the enemy's, e neutral."""
    scene = Scene(["retreat"], OWNERS, fields=HUB, sea=(), options={"stalemate_salvos": 20, **options})
    scene.army(0, "a", "tank tank tank")
    scene.army(1, "b", "tank tank")
    return scene


def attacked(**options: object) -> Scene:
    """The battle has begun; the defender has held his fire, and the attacker is asked before his first salvo."""
    scene = ring(**options)
    scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
    scene.order(1, "hold_fire")
    return scene


def exchange(scene: Scene) -> None:
    """Both sides hold their fire for one salvo each."""
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")


def offered(scene: Scene) -> set[str]:
    return {str(order) for order in scene.position.pending()[0]}


@clause("SA-retreat-1", "TV3-17", "R3-13")
def test_a_retreat_announced_before_the_second_salvo_comes_after_the_defenders_next_one() -> None:
    scene = attacked()
    scene.order(0, "fight_on", [3])
    exchange(scene)
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    battle = scene.battle
    assert (list(battle.salvos), scene.place("tank_1")) == ([2, 3], "b")
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "retreat_to")]
    for name in ("tank_1", "tank_2", "tank_3"):
        scene.order(0, f"retreat_to {name} a")
    assert scene.position.table.battle is None
    assert scene.owner("b") == 1


@clause("SA-retreat-2", "SA-retreat-3", "SA-retreat-9")
def test_parts_retreat_one_after_another_each_where_it_likes() -> None:
    scene = attacked()
    assert offered(scene) >= {"fight_on", "retreat", "retreat_part tank_1", "retreat_part tank_3"}
    assert str(scene.position.pending()[0].default()) == "fight_on"
    scene.order(0, "retreat_part tank_1 tank_3", [3])
    scene.order(0, "fire tank_1 tank_4")
    assert scene.damage("tank_4") == "2", "it fires once more"
    scene.order(0, "hold_fire", [3])
    scene.order(1, "fire tank_4 tank_1")
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "retreat_to")]
    scene.order(0, "retreat_to tank_1 c")
    scene.order(0, "retreat_to tank_3 a")
    assert (scene.place("tank_1"), scene.place("tank_3"), scene.place("tank_2")) == ("c", "a", "b")
    assert (scene.points("tank_1"), scene.points("tank_3")) == ("0", "0")
    assert scene.asked() == [(0, "retreat_choice")]
    assert offered(scene) == {"fight_on", "retreat"}, "one unit alone is the whole force"
    scene.order(0, "retreat", [3])
    exchange(scene)
    scene.order(0, "retreat_to tank_2 c")
    assert scene.position.table.battle is None
    assert scene.refused(0, "move tank_1 a") == "SA-minimal-36"


@clause("SA-retreat-2")
def test_what_was_announced_is_told_and_not_announced_again() -> None:
    scene = attacked()
    for wrong in ("retreat_part", "retreat_part tank_1 tank_1", "retreat_part tank_4", "retreat_part tank_9"):
        assert scene.refused(0, wrong) == "SA-retreat-2"
    scene.order(0, "retreat_part tank_1", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat_to tank_1 a")
    scene.order(0, "retreat_part tank_2", [3])
    scene.order(0, "hold_fire", [3])
    battle = scene.battle
    assert [int(battle.leaving[fighter]) for fighter in range(3)] == [0, -2, 0]
    scene.order(1, "hold_fire")
    assert scene.refused(0, "retreat_to tank_3 a") == "SA-minimal-68"


@clause("SA-retreat-2")
def test_the_damaged_can_be_led_away_together() -> None:
    scene = ring()
    scene.army(1, "b", "tank")
    scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
    scene.order(1, "salvo tank_4>tank_1, tank_5>tank_3")
    assert "retreat_part tank_1 tank_3" in offered(scene)


@clause("SA-retreat-3", "SA-retreat-4", "SA-retreat-5", "R3-14")
def test_neutral_enemy_and_distant_fields_are_no_refuge() -> None:
    scene = attacked()
    about = scene.position.pending()[0].about()
    assert about["refuges"] == {name: ["a", "c"] for name in ("tank_1", "tank_2", "tank_3")}
    assert about["retreating"] == []
    scene.order(0, "retreat", [3])
    exchange(scene)
    for field, clause_broken in (("d", "SA-retreat-4"), ("e", "SA-retreat-4"), ("b", "SA-retreat-3")):
        assert scene.refused(0, f"retreat_to tank_1 {field}") == clause_broken
    assert scene.refused(0, "retreat_to tank_1 x") == "SA-minimal-4"
    scene.order(0, "retreat_to tank_1 c")


@clause("SA-retreat-4")
def test_who_has_nowhere_to_go_cannot_retreat() -> None:
    scene = ring()
    scene.army(0, "e", "inf")
    scene.give("a", 0)
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.give("a", 1)
    scene.give("c", 1)
    assert scene.order(1, "hold_fire", [3]) == ["salvo"]
    assert scene.asked() == [(0, "attacker_salvo")], "nobody is asked"


@clause("SA-retreat-4", "SA-retreat-7")
def test_landed_units_cannot_retreat_while_others_of_the_force_may() -> None:
    scene = Scene(["naval", "second_line", "retreat"], {"a": 0, "b": 1, "c": 1, "d": 1})
    scene.army(0, "a", "tank")
    scene.army(0, "s", "tra inf")
    scene.army(1, "b", "tank")
    hold = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    hold[scene.unit("inf_3")] = scene.unit("tra_2")
    scene.order(0, "attack b with tank_1, inf_3")
    chance = Seeded("landing")
    while scene.asked()[0][1] != "retreat_choice":
        decision = scene.position.pending()[0]
        order = NOTATION.parse("hold_fire") if decision.kind.endswith("salvo") else decision.default()
        assert order is not None
        scene.position.apply(decision.seat, order, chance)
    assert scene.refused(0, "retreat_part inf_3") == "SA-retreat-4"
    assert scene.position.pending()[0].about()["refuges"] == {"tank_1": ["a"]}


@clause("SA-retreat-6", "SA-retreat-7")
def test_at_sea_ships_go_to_free_fields_and_a_submarine_may_stay_and_evade() -> None:
    scene = Scene(AT_SEA).begin()
    scene.army(0, "s", "cru sub")
    scene.army(1, "t", "cru")
    scene.order(0, "attack t with cru_1, sub_2")
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    scene.order(1, "hold_fire")
    about = scene.position.pending()[0].about()
    assert about["refuges"] == {"cru_1": ["s", "u"], "sub_2": ["s", "u", "t"]}
    scene.army(1, "u", "cru")
    scene.order(0, "retreat", [3])
    exchange(scene)
    scene.order(0, "retreat_to sub_2 t")
    assert (scene.place("cru_1"), scene.place("sub_2")) == ("s", "t"), "the cruiser has one field to go to"
    column = scene.position.table.unit_columns[scene.rules.unit_column("stance")]
    assert column[scene.unit("sub_2")] == 1


@clause("SA-retreat-8", "TV3-18", "R3-15")
def test_a_force_that_foretold_its_retreat_takes_half_a_salvo_and_goes_back_where_it_came_from() -> None:
    scene = ring()
    scene.army(0, "c", "tank")
    events = scene.order(0, "attack_and_retreat b with tank_1, tank_6", [3])
    assert events[:2] == ["battle-declared", "retreat-foretold"]
    battle = scene.battle
    scene.order(1, "fire tank_4 tank_1")
    scene.order(1, "hold_fire")
    assert (scene.place("tank_1"), scene.place("tank_6"), scene.owner("b")) == ("a", "c", 1)
    assert list(battle.salvos) == [0, 1]
    assert (scene.points("tank_1"), scene.points("tank_6")) == ("0", "0")
    assert scene.asked() == [(0, "movement")]


@clause("SA-retreat-8")
def test_who_foretold_a_retreat_conquers_nothing() -> None:
    empty = Scene(["retreat"], OWNERS, fields=HUB, sea=())
    empty.army(0, "a", "tank")
    events = empty.order(0, "attack_and_retreat b with tank_1")
    assert "salvo" not in events
    assert (empty.place("tank_1"), empty.owner("b")) == ("a", 1)
    unfinished = Scene(["retreat"], OWNERS, fields=HUB, sea=())
    unfinished.army(0, "a", "tank")
    unfinished.army(1, "b", "tank", finished=False)
    unfinished.order(0, "attack_and_retreat b with tank_1")
    assert (unfinished.place("tank_1"), unfinished.owner("b")) == ("a", 1)
    assert unfinished.lives("tank_2")


@clause("SA-retreat-8")
def test_the_half_salvo_may_leave_nobody_to_go_back() -> None:
    scene = Scene(["retreat"], OWNERS, fields=HUB, sea=())
    scene.army(0, "a", "tank")
    scene.army(1, "b", "atg atg atg")
    scene.order(0, "attack_and_retreat b with tank_1", [3])
    scene.order(1, "salvo atg_2>tank_1, atg_3>tank_1, atg_4>tank_1")
    assert not scene.lives("tank_1")
    assert scene.owner("b") == 1


@clause("SA-retreat-8")
def test_it_is_announced_with_the_attack_or_not_at_all() -> None:
    scene = ring()
    assert "attack_and_retreat b with tank_1" in offered(scene)
    choices = scene.position.pending()[0].about()["choices"]
    assert isinstance(choices, dict)
    assert choices["attack_and_retreat"] == [{"kind": "attack_and_retreat", "field": "b", "marches": [["tank_1"]]}]
    scene.order(0, "attack b with tank_1", [3])
    assert scene.refused(0, "attack_and_retreat b with tank_2") == "SA-minimal-15", "too late"
    scene.order(1, "hold_fire")
    assert scene.refused(0, "attack_and_retreat b with tank_2") == "SA-retreat-8"
    quiet = ring(announced_retreat=False)
    assert not [order for order in offered(quiet) if order.startswith("attack_and")]
    assert quiet.refused(0, "attack_and_retreat b with tank_1") == "SA-retreat-8"
    idle = Scene(["retreat"], OWNERS, fields=HUB, sea=()).begin()
    choices = idle.position.pending()[0].about()["choices"]
    assert isinstance(choices, dict)
    assert "attack_and_retreat" not in choices


@clause("SA-retreat-7")
def test_who_lands_cannot_foretell_a_return() -> None:
    scene = Scene(["naval", "second_line", "retreat"], {"a": 0, "b": 1, "c": 1, "d": 1})
    scene.army(0, "s", "tra inf")
    hold = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    hold[scene.unit("inf_2")] = scene.unit("tra_1")
    assert scene.refused(0, "attack_and_retreat b with inf_2") == "SA-retreat-7"
    assert not [order for order in offered(scene) if order.startswith("attack_and")]


@clause("SA-retreat-9")
def test_aircraft_do_not_retreat_and_keep_their_points() -> None:
    scene = Scene(["retreat"], OWNERS, fields=HUB, sea=())
    scene.army(0, "a", "tank bom")
    scene.army(1, "b", "tank")
    scene.order(0, "attack b with tank_1, bom_2", [3])
    scene.order(1, "hold_fire")
    assert scene.position.pending()[0].about()["refuges"] == {"tank_1": ["a", "c"]}
    assert scene.refused(0, "retreat_part bom_2") == "SA-retreat-4"
    again = Scene(["retreat"], OWNERS, fields=HUB, sea=())
    again.army(0, "a", "tank bom")
    again.army(1, "b", "tank")
    again.order(0, "attack_and_retreat b with tank_1, bom_2", [3])
    points = again.points("bom_2")
    again.position.apply(1, NOTATION.parse("hold_fire"), Scripted([]))
    assert (again.place("tank_1"), again.points("tank_1")) == ("a", "0")
    assert (again.place("bom_2"), again.points("bom_2")) == ("b", points)


@clause("SA-retreat-10", "R3-16")
def test_whom_a_stalemate_forces_out_goes_to_a_refuge_or_back_or_is_lost() -> None:
    scene = Scene(["retreat"], OWNERS, fields=HUB, sea=(), options={"stalemate_salvos": 2})
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    events = scene.order(0, "hold_fire")
    assert "battle-decided" in events
    scene.order(0, "retreat_to tank_1 c")
    assert scene.place("tank_1") == "c"
    for owner, lives in ((0, True), (1, False)):
        lost = Scene(
            ["retreat"], {"a": 0, "b": 1, "c": 1, "d": 1}, fields=HUB, sea=(), options={"stalemate_salvos": 2}
        )
        lost.army(0, "a", "tank")
        lost.army(1, "b", "tank")
        lost.order(0, "attack b with tank_1", [3])
        lost.give("a", owner)
        lost.give("e", 0)
        lost.give("e", -1)
        rolls = [] if owner == 0 else [3]
        lost.order(1, "hold_fire", rolls)
        if owner == 0:
            lost.order(0, "fight_on", [3])
        lost.order(0, "hold_fire")
        assert lost.lives("tank_1") == lives


@clause("SA-retreat-1")
def test_a_force_under_a_plan_for_the_whole_battle_is_not_asked() -> None:
    scene = attacked()
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire_by_plan spread for battle", [3])
    scene.order(1, "hold_fire", [3])
    assert scene.owner("b") == 0


@clause("SA-retreat-1", "SA-foundations-3")
@pytest.mark.parametrize("simple", [True, False])
def test_the_chapter_takes_the_place_of_the_simple_retreat(simple: bool) -> None:
    scene = attacked(simple_retreat=simple)
    assert scene.asked() == [(0, "retreat_choice")]
    battle = scene.battle
    scene.order(0, "retreat", [3])
    assert battle.retreat == 0
    assert [int(battle.leaving[fighter]) for fighter in battle.standing(ATTACKER)] == [-1, -1, -1]
