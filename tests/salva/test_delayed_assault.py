"""A ground assault with a delay: who comes, from where, into which line, and what is offered (SA-air-25)."""

from collections.abc import Sequence
from typing import Any

from tests.clause import clause
from tests.salva.air_scenes import air_scene, settle
from tests.salva.allies import proposes
from tests.salva.scenes import Scene
from velmoci.salva.battle import Battle

ON = {"delayed_ground_assault": True}


def later(chapters: Sequence[str] = ()) -> Scene:
    """Aircraft over d, which two infantries hold, and soldiers near it."""
    scene = air_scene(chapters=chapters, options=ON)
    scene.army(0, "b", "tank")
    scene.army(0, "c", "inf")
    scene.army(1, "d", "inf inf", finished=False)
    scene.army(0, "d", "bom2")
    scene.army(1, "d", "inf inf")
    return scene


def battle_in(scene: Scene) -> Battle:
    """The battle under way."""
    battle = scene.battle
    return battle


def assaults(scene: Scene) -> list[str]:
    """The delayed assaults that are offered."""
    return [str(order) for order in scene.position.pending()[0] if order.kind == "assault"]


def reserves(scene: Scene) -> object:
    """What everybody sees of the units that come later."""
    told: Any = scene.position.public_json()
    return told["slices"]["reserves"]


@clause("SA-air-25")
def test_units_come_from_the_last_field_of_their_way() -> None:
    scene = later()
    told = scene.order(0, "assault d with bom2_5 later tank_1:c, inf_2")
    assert "battle-declared" in told
    assert scene.events[0].seen_by_all().values["units"] == ["bom2_5", "tank_1", "inf_2"]
    battle = battle_in(scene)
    assert (battle.leader(0), battle.leader(1)) == (0, 1)
    assert scene.position.table.is_finished(scene.unit("tank_1"))
    assert proposes(scene, 0, "bring_up"), "lines can be named"
    assert scene.order(0, "bring_up tank_1 1", [3])[0] == "reserves-coming"
    assert scene.events[0].seen_by_all().values["units"] == ["tank_1", "inf_2"]
    assert reserves(scene) == {"units": ["tank_1", "inf_2"], "are_coming": True}
    scene.order(0, "hold_fire", [3])
    assert reserves(scene) == {"units": [], "are_coming": False}
    fighters = [battle.fighter_of(scene.unit(name)) for name in ("tank_1", "inf_2")]
    assert [scene.rules.board.ids[battle.origin[fighter]] for fighter in fighters] == ["c", "c"]
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "retreat_choice")], "the battle goes on with them, and nobody else is to come"
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_6")
    assert scene.damage("inf_6") == "2"


@clause("SA-air-25")
def test_those_who_came_late_may_retreat_like_the_others() -> None:
    scene = later()
    scene.order(0, "assault d with bom2_5 later tank_1:c, inf_2")
    scene.order(0, "bring_up", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "fire inf_6 tank_1")
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    settle(scene)
    assert (scene.place("tank_1"), scene.place("inf_2"), scene.owner("d")) == ("c", "c", 1)


@clause("SA-air-25")
def test_of_those_who_came_late_only_those_leave_who_want_to() -> None:
    scene = later(["retreat"])
    scene.order(0, "assault d with bom2_5 later tank_1:c, inf_2")
    scene.order(0, "bring_up", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "fire inf_6 tank_1")
    scene.order(1, "hold_fire")
    scene.order(0, "retreat_part inf_2", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "fire inf_6 tank_1")
    scene.order(1, "hold_fire")
    assert (scene.place("tank_1"), scene.place("inf_2")) == ("d", "c")


@clause("SA-air-25")
def test_if_they_never_came_they_are_forgotten_with_the_battle() -> None:
    scene = later()
    scene.army(0, "d", "bom2")
    scene.order(0, "assault d with bom2_5 later tank_1:c")
    scene.order(0, "hold_back", [3])
    scene.order(0, "break_off bom2_5")
    settle(scene)
    assert reserves(scene) == {"units": [], "are_coming": False}
    scene.order(0, "assault d with bom2_8 later inf_2")
    assert scene.asked() == [(0, "reserve_choice")]
    assert reserves(scene) == {"units": ["inf_2"], "are_coming": False}


@clause("SA-air-25")
def test_in_a_battle_without_reserves_nobody_is_asked_for_them() -> None:
    scene = later()
    scene.order(0, "attack d with inf_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.asked() == [(0, "attacker_salvo")]


@clause("SA-air-25")
def test_whoever_is_on_the_way_moves_no_further_once_the_assault_is_declared() -> None:
    scene = later()
    scene.order(0, "move tank_1 c")
    scene.order(0, "assault d with bom2_5 later inf_2")
    scene.order(0, "hold_back", [3])
    scene.order(0, "break_off bom2_5")
    settle(scene)
    assert scene.refused(0, "move tank_1 b") == "SA-minimal-28"


@clause("SA-air-25")
def test_what_a_delayed_assault_needs() -> None:
    scene = later(["naval"])
    for order in ("assault d with later tank_1:c", "assault d with bom2_5 later"):
        assert scene.refused(0, order) == "SA-air-25"
    scene.army(0, "a", "inf")
    assert scene.refused(0, "assault d with bom2_5 later tank_1:c, inf_8:b:c") == "SA-minimal-27", "too far"
    scene.army(0, "c", "cru")
    harbour = scene.position.table.unit_columns[scene.rules.unit_column("harbour")]
    harbour[scene.unit("cru_9")] = scene.rules.board.index["s"]
    assert scene.refused(0, "assault d with bom2_5 later inf_2, cru_9") == "SA-air-25", "a ship in harbour"


@clause("SA-air-25")
def test_a_delayed_assault_is_offered_with_everybody_who_can_take_part() -> None:
    scene = later(["naval"])
    scene.army(0, "d", "rec")
    scene.army(0, "c", "bom2 bom")
    scene.army(0, "t", "tra")
    scene.army(0, "t", "inf")
    aboard = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    aboard[scene.unit("inf_12")] = scene.unit("tra_11")
    scene.army(0, "c", "tank")
    assert assaults(scene) == ["assault d with bom2_5, rec_8 later tank_1:c, inf_2, tank_13"]
    assert proposes(scene, 0, "assault"), "fewer can be named"
    scene.order(0, "attack d with tank_13", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    settle(scene)
    assert scene.points("tank_13") == "1"
    assert assaults(scene) == ["assault d with bom2_5, rec_8 later tank_1:c, inf_2"], "the other tank has fought"


@clause("SA-air-25")
def test_no_delayed_assault_is_offered_without_somebody_who_could_open_the_battle() -> None:
    scene = air_scene(options=ON)
    scene.army(0, "c", "cargo")
    scene.army(0, "d", "bom2")
    scene.army(1, "d", "inf")
    assert "assault" not in scene.position.pending()[0].offers()
    scene.army(0, "c", "inf")
    assert "assault" in scene.position.pending()[0].offers()


@clause("SA-air-25")
def test_no_delayed_assault_is_offered_for_ones_own_field_or_without_the_option() -> None:
    scene = air_scene(options=ON)
    scene.army(0, "b", "inf")
    scene.army(0, "c", "bom2")
    assert assaults(scene) == []
    plain = air_scene()
    plain.army(0, "c", "tank")
    plain.army(0, "d", "bom2")
    plain.army(1, "d", "inf")
    assert assaults(plain) == []


@clause("SA-air-25", "SA-alliance-28")
def test_guests_on_the_field_do_not_begin_it_before_the_aircraft() -> None:
    owners = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 2, "g": 2}
    scene = air_scene(owners, ["multiplayer", "alliance"], 3, ON)
    scene.army(0, "d", "tank bom2")
    scene.army(1, "d", "inf")
    scene.army(2, "f", "inf")
    assert assaults(scene) == ["assault d with bom2_2 later tank_1"]
