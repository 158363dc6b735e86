"""What a salvo offers is written out: shots with their points, what stops others, plans and what they would do."""

from collections.abc import Mapping
from typing import Any

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.salva.base.shot_choices import row_table, salvo_chain, strength_table


def about(scene: Scene) -> Mapping[str, Any]:
    """What the open question tells."""
    told: Mapping[str, Any] = scene.position.pending()[0].about()
    return told


def foreseen(scene: Scene) -> Mapping[str, Any]:
    """What each plan would do now."""
    told: Mapping[str, Any] = scene.position.pending()[0].forecast()
    plans: Mapping[str, Any] = told["plans"]
    return plans


def salvo(own: str, other: str, rolls: list[int], chapters: tuple[str, ...] = ()) -> Scene:
    """A battle whose defender has a salvo to fire."""
    scene = Scene(chapters)
    names = scene.army(0, "a", own)
    scene.army(1, "b", other)
    scene.order(0, "attack b with " + ", ".join(names), rolls)
    return scene


def test_units_that_fire_alike_are_told_together_with_points_and_damage_after() -> None:
    scene = salvo("tank tank inf", "atg atg inf", [3])
    guns, infantry = about(scene)["shots"]
    assert guns["units"] == ["atg_4", "atg_5"]
    assert guns["targets"] == {
        "tank_1": {"points": "2", "after": "2", "kills": False, "spare": None},
        "tank_2": {"points": "2", "after": "2", "kills": False, "spare": None},
    }
    assert guns["blocked"] == {"inf_3": {"code": "no_strength", "clause": "SA-minimal-52"}}
    assert infantry["targets"]["inf_3"]["points"] == "1"


def test_what_is_left_after_a_kill_is_told_and_goes_on_as_a_shooter_of_its_own() -> None:
    scene = salvo("tank tank", "atg atg atg", [3])
    scene.order(1, "salvo atg_3>tank_1, atg_4>tank_1")
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire", [3])
    assert scene.damage("tank_1") == "4"
    (guns,) = about(scene)["shots"]
    assert guns["targets"]["tank_1"] == {"points": "4", "after": "6", "kills": True, "spare": "1/2"}
    scene.order(1, "fire atg_3 tank_1 share kill")
    begun, fresh = about(scene)["shots"]
    assert (begun["units"], begun["left"]) == (["atg_3"], "1/2")
    assert begun["targets"] == {"tank_2": {"points": "2", "after": "2", "kills": False, "spare": None}}
    assert (fresh["units"], fresh["left"]) == (["atg_4", "atg_5"], "1")


def test_plans_tell_their_shots_and_the_damage_in_whole_sixths_and_change_nothing() -> None:
    scene = salvo("tank tank", "inf inf inf", [1])
    before = scene.position.dump()
    assert "plans" not in about(scene), "nobody asked for them"
    plans = foreseen(scene)
    assert list(plans) == ["focus", "protect", "spread"]
    assert plans["focus"]["shots"] == [[f"inf_{unit}", "tank_1", "1", "1/4"] for unit in (3, 4, 5)]
    assert plans["focus"]["after"] == {"tank_1": "2/3"}
    assert plans["spread"]["after"] == {"tank_1": "1/2", "tank_2": "1/6"}
    assert plans["focus"]["destroyed"] == []
    assert scene.position.dump() == before


def test_a_plan_names_whom_it_would_destroy() -> None:
    scene = salvo("inf", "tank tank tank tank tank tank", [3])
    assert foreseen(scene)["focus"]["destroyed"] == ["inf_1"]
    assert foreseen(scene)["focus"]["after"] == {}


def test_whoever_stands_behind_is_told_with_the_clause_that_protects_it() -> None:
    scene = Scene(["second_line"])
    names = scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank")
    scene.order(0, "attack b with " + ", ".join(names))
    assert about(scene)["lines"] == {"tank_3": 2}
    scene.order(1, "lines")
    assert about(scene)["lines"] == {"tank_1": 2, "tank_2": 2}
    scene.order(0, "lines tank_2 2", [3])
    (tanks,) = about(scene)["shots"]
    assert tanks["blocked"] == {"tank_2": {"code": "second_line", "clause": "SA-second_line-6"}}
    assert about(scene)["choices"]["line"] == [{"kind": "line", "unit": "tank_3", "line": 2}]


def test_whoever_has_fired_or_stands_behind_is_not_among_the_shooters() -> None:
    scene = Scene(["second_line"])
    names = scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank inf inf")
    scene.order(0, "attack b with " + ", ".join(names))
    scene.order(1, "lines inf_4 2")
    scene.order(0, "lines", [3])
    assert [group["units"] for group in about(scene)["shots"]] == [["tank_3"], ["inf_5"]]
    scene.order(1, "fire tank_3 tank_1")
    assert [group["units"] for group in about(scene)["shots"]] == [["inf_5"]]


def test_where_everybody_could_retreat_is_told_before_and_while_they_leave() -> None:
    scene = Scene(owners={"a": 0, "b": 1, "c": 0, "d": 1})
    one, two = scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf inf")
    scene.order(0, f"attack b with {one}, {two}", [3])
    scene.order(1, "hold_fire")
    assert about(scene)["refuges"] == {one: ["a", "c"], two: ["a", "c"]}
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    assert about(scene)["refuges"] == {one: ["a", "c"], two: ["a", "c"]}
    scene.order(0, f"retreat_to {one} c")
    assert about(scene)["refuges"] == {two: ["a", "c"]}


def test_rows_and_chains_explain_every_strength() -> None:
    scene = salvo("tank", "inf atg", [3])
    table = scene.position.table
    battle = table.battle
    assert battle is not None
    rows = row_table(scene.rules, table, battle)
    assert [(row["kind"], row["side"], row["units"]) for row in rows] == [
        ("tank", "attacker", ["tank_1"]), ("inf", "defender", ["inf_2"]), ("atg", "defender", ["atg_3"]),
    ]  # fmt: skip
    told = {(entry["shooter"], entry["target"]): entry for entry in strength_table(scene.rules, table, battle)}
    assert sorted(told) == [(0, 1), (0, 2), (1, 0), (2, 0)]
    assert told[2, 0]["value"] == "4"
    assert told[2, 0]["factors"] == [{"name": "strength", "clause": "SA-minimal-45", "value": "4"}]
    links = salvo_chain(scene.rules, table, battle, True).to_json()["factors"]
    assert links == [{"name": "first_salvo", "clause": "SA-minimal-39", "value": "1/2"}]


def test_a_view_tells_damage_before_the_salvo_and_who_is_exposed() -> None:
    scene = salvo("tank", "atg", [3])
    scene.order(1, "fire atg_2 tank_1 share 1/3")
    fighter = scene.position.public_json()["battle"]["fighters"][0]  # type: ignore[index]
    assert (fighter["damage"], fighter["before"], fighter["exposed"]) == ("2/3", "0", False)


def test_strengths_are_told_of_enemies_that_can_be_hurt_and_of_nobody_else() -> None:
    scene = salvo("tank", "atg inf", [3])
    battle = scene.battle
    told: Any = strength_table(scene.rules, scene.position.table, battle)
    kinds = [(battle.rows[one["shooter"]].kind.id, battle.rows[one["target"]].kind.id) for one in told]
    assert sorted(kinds) == [("atg", "tank"), ("inf", "tank"), ("tank", "atg"), ("tank", "inf")]
    guns = salvo("tank inf", "atg", [3])
    battle = guns.battle
    told = strength_table(guns.rules, guns.position.table, battle)
    assert ("atg", "inf") not in [
        (battle.rows[one["shooter"]].kind.id, battle.rows[one["target"]].kind.id) for one in told
    ]


@clause("SA-minimal-49", "SA-minimal-50")
def test_a_share_that_destroys_is_offered_where_some_fire_would_be_left() -> None:
    scene = salvo("tank tank", "atg atg atg", [3])
    scene.order(1, "salvo atg_3>tank_1, atg_4>tank_1")
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire", [3])
    offered = [str(order) for order in scene.position.pending()[0] if order.kind == "fire"]
    assert "fire atg_3 tank_1 share kill" in offered
    assert "fire atg_3 tank_2" in offered
    assert "fire atg_3 tank_2 share kill" not in offered
    scene.order(1, "fire atg_3 tank_2 share 1/2")
    after = [str(order) for order in scene.position.pending()[0] if order.kind == "fire"]
    assert "fire atg_3 tank_1" in after
    assert "fire atg_3 tank_1 share kill" not in after, "half of its fire is just enough"
