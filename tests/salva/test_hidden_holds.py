"""Holds and hiding: what is hidden cannot be held, and what is held and damaged cannot be hidden."""

from __future__ import annotations

from tests.clause import clause
from tests.salva.formation_scenes import MINE, fill, token, units
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene
from velmoci.salva.chapters.hold_lists import lists


def held(scene: Scene) -> list[str]:
    """All things on the lists."""
    return [thing for hold in lists(scene.rules, scene.position.table).all for thing in hold.things]


def formed() -> Scene:
    return Scene(["formations", "repair_prevention"], owners=MINE).begin()


@clause("R3-04", "SA-repair_prevention-11")
def test_neither_tokens_nor_what_stands_in_rows_can_be_held() -> None:
    scene = formed()
    fill(scene, "a", "tank", "inf")
    for name in (token(scene), *units(scene, 0), *units(scene, 1)):
        refusal = scene.refusal(1, f"hold_unit {name}")
        assert (refusal.code, refusal.clause) == ("nothing_to_hold", "SA-repair_prevention-11"), name
    hiding = HidingScene("repair_prevention")
    for name in hiding.hidden(0, "b", "atg"):
        assert hiding.refused(1, f"hold_unit {name}") == "SA-repair_prevention-11", name


@clause("R3-04", "SA-repair_prevention-11", "SA-formations-13")
def test_the_hold_of_a_sound_unit_ends_when_it_is_hidden() -> None:
    scene = formed()
    tank = scene.army(0, "a", "tank")[0]
    scene.order(1, f"hold_unit {tank}")
    assert held(scene) == [tank]
    scene.order(0, "found caesar a", [1])
    scene.order(0, f"join caesar {tank}")
    assert held(scene) == []
    hiding = HidingScene("repair_prevention")
    gun = hiding.army(0, "b", "atg")[0]
    hiding.order(1, f"hold_unit {gun}")
    hiding.order(0, f"hide {gun}", [1])
    assert held(hiding) == []


@clause("R3-04")
def test_a_held_damaged_unit_cannot_be_hidden_and_a_released_one_can() -> None:
    scene = formed()
    tank = scene.army(0, "a", "tank")[0]
    scene.position.table.damage[scene.unit(tank)] = 2
    scene.order(1, f"hold_unit {tank}")
    scene.order(0, "found caesar a", [1])
    assert scene.refused(0, f"join caesar {tank}") == "SA-formations-15"
    scene.order(1, f"release_unit {tank}")
    scene.order(0, f"join caesar {tank}")
    hiding = HidingScene("repair_prevention")
    gun = hiding.army(0, "b", "atg")[0]
    hiding.position.table.damage[hiding.unit(gun)] = 1
    hiding.order(1, f"hold_unit {gun}")
    assert hiding.refused(0, f"hide {gun}") == "SA-hidden_units-4"
    hiding.order(1, f"release_unit {gun}")
    hiding.order(0, f"hide {gun}", [1])
