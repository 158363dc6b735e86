"""The start of a battle (SA-minimal-29, 36, 70, 71): who takes part, and that nothing is left of an earlier one."""

from typing import Any

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.salva.base.battle_setup import empty_battle

SALVOS = {
    "salvos": [0, 0], "firing": -1, "is_lull": False, "roll": 0, "num": 1, "den": 1, "only": 0, "quiet": 0,
    "shooter": -1, "left_num": 1, "left_den": 1, "has_harmed": False, "plan": [-1, -1],
}  # fmt: skip
"""No salvo has been fired, and nobody has said how he wants to fire."""
ENDS = {"retreat": 0, "leaving": [0, 0, 0, 0], "is_conquest": False, "is_over": False}
"""Nobody has retreated or won."""
FIGHTERS = {
    "unit": [1, 2, 3, 4], "side": [0, 1, 1, 1], "split": 1, "is_mixed": False, "origin": [2, -1, -1, -1],
    "rows": [["tank", 0, 0, 0], ["inf", 1, 1, 0], ["atg", 1, 1, 0], ["under_construction", 1, 1, 0]],
    "row": [0, 1, 2, 3], "line": [1, 1, 1, 2], "fate": [0, 0, 0, 0], "is_done": [0, 0, 0, 0], "exposed": [0, 0, 0, 0],
    "cover": [0, 0, 0, 0], "in_play": 0, "reach": [0, 0, 0, 0], "sixths": [0, 0, 0, 0], "harm": [0, 0, 0, 0],
    "grain": 6,
}  # fmt: skip
"""The second tank comes from c; everybody on b defends, sound and in the open, what is under construction behind."""
STRENGTHS = {
    "base": 6, "modes": 1, "is_rated": True,
    "rates": [
        0, 2 * 6, 2 * 6, 2 * 6,
        1 * 6, 0, 0, 0,
        4 * 6, 0, 0, 0,
        0, 0, 0, 0,
    ],
}  # fmt: skip
"""What each row does to each other: tank, infantry, gun, and what is under construction."""


def battle_kept(scene: Scene) -> dict[str, Any]:
    """The battle that goes on, as it is kept."""
    table = scene.position.dump()["table"]
    assert isinstance(table, dict)
    battle = table["battle"]
    assert isinstance(battle, dict)
    return battle


@clause("SA-minimal-70", "SA-minimal-71")
def test_a_second_attack_on_a_field_begins_as_if_there_had_been_none() -> None:
    scene = Scene(["second_line"], owners={"a": 0, "b": 1, "c": 0, "d": 1})
    scene.army(0, "a", "tank")
    scene.army(0, "c", "tank")
    scene.army(1, "b", "inf atg")
    scene.army(1, "b", "tank", finished=False)
    scene.order(0, "attack b with tank_1")
    scene.order(1, "lines atg_4 2")
    scene.order(0, "lines", [3])
    scene.order(1, "salvo inf_3>tank_1")
    scene.order(0, "retreat", [3])
    scene.order(0, "fire_by_plan spread for battle", [3])
    scene.order(1, "fire_by_plan focus for battle")
    scene.order(0, "retreat_to tank_1 a")
    scene.order(0, "attack b with tank_2")
    whole = {"field": 1, "seat": [0, 1], "notes": [], **FIGHTERS, **STRENGTHS, **SALVOS, **ENDS}
    assert battle_kept(scene) == whole


@clause("SA-minimal-29", "SA-minimal-36")
def test_attackers_stand_on_the_field_while_they_fight_and_have_done_their_part_of_the_turn() -> None:
    scene = Scene(owners={"a": 0, "b": 1, "c": 0, "d": 1})
    scene.army(0, "a", "tank tank")
    scene.army(0, "c", "inf")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1, inf_3", [3])
    assert [scene.place(name) for name in ("tank_1", "tank_2", "inf_3")] == ["b", "a", "b"]
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat_to tank_1 a")
    scene.order(0, "retreat_to inf_3 a")
    assert [scene.refused(0, f"attack b with {name}") for name in ("tank_1", "inf_3")] == ["SA-minimal-36"] * 2
    scene.order(0, "attack b with tank_2", [3])


@clause("SA-minimal-71")
def test_a_battle_that_nobody_has_rated_yet_can_be_copied() -> None:
    scene = Scene([], owners={"a": 0, "b": 1, "c": 0, "d": 1})
    fresh = empty_battle(scene.position, 1, 0, 1)
    assert (list(fresh.reach), list(fresh.rates), list(fresh.armed)) == ([], [], [])
    assert (fresh.base, fresh.is_rated, fresh.minders) == (6, False, None)
