"""Fire at those who land (SA-invasion): who is picked, what everybody is told, and what stays as it was."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_landing import SHORE, invasion, load
from tests.salva.test_naval import CANAL, moor
from velmoci.kernel.chance import Seeded
from velmoci.odds.salva.battles import battle_strengths


def told(scene: Scene) -> list[dict[str, object]]:
    """What everybody was told of the last order."""
    return [event.seen_by_all().to_json() for event in scene.events]


def able(scene: Scene) -> object:
    """The units that may be picked now."""
    assert scene.asked() == [(1, "beach_pick")]
    return scene.position.pending()[0].about()["able"]


def fighters(scene: Scene) -> dict[str, list[str]]:
    """Who stands in the battle, with his marks, as everybody sees it."""
    shown: Any = scene.position.view(-1).to_json()
    return {one["unit"]: one["marks"] for one in shown["battle"]["fighters"]}


def factors(scene: Scene) -> dict[tuple[str, str], list[str]]:
    """Which factors make the fire of one row at another, as it is told to those who ask."""
    shown: Any = battle_strengths(scene.position.view(1), None, Seeded(1))
    names = [" ".join(row["units"]) for row in shown["rows"]]
    return {
        (names[one["shooter"]], names[one["target"]]): [
            f"{f['name']} {f['value']} {f['clause']}" for f in one["factors"]
        ]
        for one in shown["strengths"]
        if names[one["shooter"]] and names[one["target"]]
    }


@clause("SA-invasion-5", "SA-invasion-6", "SA-minimal-42")
@pytest.mark.parametrize(("mode", "stages"), [("separate", [1, 2, 3, 3]), ("merged", [1, 3, 0])])
def test_everybody_sees_who_was_picked_and_how_far_the_beach_fire_is(mode: str, stages: list[int]) -> None:
    scene = invasion("inf inf", "inf inf", beach_mode=mode)
    seen: list[int] = []
    for seat, text, rolls in (
        (0, "attack b with inf_2, inf_3", []),
        (1, "pick inf_4", [3]),
        (1, "hold_fire", [3]),
        (1, "hold_fire", [3]),
    )[: len(stages)]:
        scene.order(seat, text, rolls)
        if text.startswith("pick"):
            assert told(scene)[0] == {"event": "beach-picked", "power": "seat_2", "units": ["inf_4"]}
        shown: Any = scene.position.view(-1).to_json()
        seen.append(shown["battle"]["notes"]["beach"])
    assert seen == stages
    assert scene.asked() == [(0, "attacker_salvo")]


@clause("SA-invasion-5")
def test_nobody_is_picked_twice() -> None:
    scene = invasion("inf", "inf inf")
    scene.order(0, "attack b with inf_2")
    assert str(scene.refusal(1, "pick inf_3 inf_3")) == "too_many_picked (count=2) [SA-invasion-5]"


@clause("SA-invasion-5", "SA-invasion-16")
@pytest.mark.parametrize(("most", "asked"), [(0, "defender_salvo"), (1, "beach_pick"), (2, "beach_pick")])
def test_so_many_units_are_picked_as_the_option_says(most: int, asked: str) -> None:
    scene = invasion("inf", "inf inf inf", beach_units=most)
    scene.order(0, "attack b with inf_2", [3] if most == 0 else [])
    assert scene.asked() == [(1, asked)]
    if most:
        assert scene.position.pending()[0].about()["most"] == most
        orders = [str(order) for order in scene.position.pending()[0] if order.kind == "pick"]
        assert orders == ["pick", "pick inf_3", "pick inf_3 inf_4"][: most + 1]
        assert str(scene.position.pending()[0].default()) == orders[-1]


@clause("SA-invasion-5")
def test_nobody_is_asked_to_pick_for_units_that_nobody_commands() -> None:
    scene = Scene(["naval"], owners={"a": 0, "d": 1}).begin()
    scene.army(0, "s", "tra")
    load(scene, "tra_1", "inf")
    scene.army(-1, "b", "inf")
    scene.order(0, "attack b with inf_2", [3, 3])
    assert scene.asked() == [(0, "attacker_salvo")]


@clause("SA-invasion-9")
def test_whoever_can_shoot_at_one_of_the_landed_units_may_be_picked() -> None:
    scene = invasion("inf tank", "atg inf")
    scene.order(0, "attack b with inf_2, tank_3")
    assert able(scene) == ["atg_4", "inf_5"]
    overland = invasion("inf", "atg inf", overland="tank")
    overland.order(0, "attack b with inf_2, tank_3")
    assert able(overland) == ["inf_5"], "a gun that can shoot only at the tank overland is not"


@clause("SA-invasion-9")
def test_those_after_a_unit_of_the_second_line_may_be_picked() -> None:
    scene = Scene(["naval", "second_line"], owners=SHORE, marks=CANAL).begin()
    scene.army(0, "s", "tra")
    load(scene, "tra_1", "inf")
    scene.army(1, "b", "inf inf")
    scene.order(0, "attack b with inf_2")
    scene.order(1, "lines inf_3 2")
    scene.order(0, "lines")
    assert able(scene) == ["inf_4"]


@clause("SA-minimal-42", "SA-invasion-6")
def test_after_a_half_salvo_without_effect_the_attacker_fires_in_full() -> None:
    scene = invasion("inf inf", "inf inf", first_salvo_factor="0")
    scene.order(0, "attack b with inf_2, inf_3")
    scene.order(1, "pick inf_4", [3])
    scene.order(1, "hold_fire", [3])
    scene.order(1, "fire inf_5 inf_2", [3])
    assert scene.damage("inf_2") == "0"
    scene.order(0, "fire inf_2 inf_4")
    assert scene.damage("inf_4") == "2"


@clause("SA-invasion-5")
def test_the_beach_salvo_names_its_factor_and_clause() -> None:
    scene = invasion("inf", "inf")
    scene.order(0, "attack b with inf_2")
    scene.order(1, "pick inf_3", [3])
    assert battle_strengths(scene.position.view(1), None, Seeded(1))["salvo"] == {
        "value": "2",
        "factors": [
            {"name": "beach", "clause": "SA-invasion-5", "value": "2"},
            {"name": "roll", "clause": "SA-minimal-41", "value": "1"},
        ],
    }


@clause("SA-invasion-6")
def test_in_the_mode_merged_the_factors_are_those_of_the_defender_alone() -> None:
    scene = invasion("inf", "inf tank", beach_mode="merged")
    scene.order(0, "attack b with inf_2")
    scene.order(1, "pick inf_3", [3])
    assert factors(scene) == {
        ("inf_2", "inf_3"): ["strength 2 SA-minimal-45"],
        ("inf_2", "tank_4"): ["strength 1 SA-minimal-45"],
        ("inf_3", "inf_2"): ["strength 2 SA-minimal-45", "beach 2 SA-invasion-6"],
        ("tank_4", "inf_2"): ["strength 2 SA-minimal-45", "first_salvo 1/2 SA-minimal-39"],
    }


@clause("SA-invasion-5", "SA-invasion-6", "SA-invasion-10")
def test_in_the_mode_merged_the_half_salvo_stays_as_it_is_where_nobody_was_picked() -> None:
    scene = invasion("inf", "inf", beach_mode="merged")
    scene.order(0, "attack b with inf_2")
    scene.order(1, "pick", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    assert scene.position.pending()[0].about()["factor"] == "1/2"


@clause("SA-invasion-13")
def test_everybody_is_told_of_a_transport_that_docks_after_a_conquest() -> None:
    scene = invasion("inf", "")
    scene.order(0, "attack b with inf_2")
    scene.order(0, "berth tra_1 harbour")
    assert told(scene)[0] == {"event": "docked", "power": "seat_1", "unit": "tra_1", "field": "b"}


@clause("SA-embarkation-7", "SA-invasion-1", "SA-invasion-15")
def test_the_load_of_the_attacked_takes_no_part_in_the_battle() -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 1, "c": 1, "d": 1}, marks=CANAL).begin()
    scene.army(0, "t", "cru")
    scene.army(0, "a", "tank")
    scene.army(1, "s", "cru tra inf")
    moor(scene, 1, "b", "s", "tra")
    scene.army(1, "b", "inf inf")
    aboard = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    aboard[scene.unit("inf_5")] = scene.unit("tra_4")
    aboard[scene.unit("inf_7")] = scene.unit("tra_6")
    scene.order(0, "attack s with cru_1", [3])
    assert fighters(scene) == {"cru_1": [], "cru_3": [], "tra_4": []}
    scene.order(1, "fire cru_3 cru_1")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "attack b with tank_2", [3])
    assert fighters(scene) == {"tank_2": [], "tra_6": ["docked"], "inf_8": []}


@clause("SA-invasion-17", "SA-invasion-13", "SA-invasion-14")
def test_landed_units_have_left_their_ship_for_good() -> None:
    scene = invasion("tank", "")
    scene.order(0, "attack b with tank_2")
    assert scene.points("tank_2") == "0"
    scene.order(0, "berth tra_1 sea")
    for seat in (0, 1):
        scene.order(seat, "end_movement")
        scene.order(seat, "end_production")
    scene.order(0, "move tra_1 t")
    assert scene.place("tank_2") == "b"
    scene.order(0, "move tank_2 a")
    assert scene.place("tank_2") == "a"


@clause("SA-invasion-13", "SA-invasion-14")
def test_a_failed_attack_overland_keeps_no_transport_from_landing() -> None:
    scene = invasion("inf", "atg", overland="atg")
    scene.order(0, "attack b with atg_3")
    assert (scene.place("atg_3"), scene.owner("b")) == ("a", 1)
    scene.order(0, "attack c with inf_2")
    assert scene.owner("c") == 0


@clause("SA-invasion-1", "SA-embarkation-7")
def test_a_docked_ship_keeps_nobody_from_an_attack_overland() -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, marks=CANAL).begin()
    scene.army(0, "b", "tank")
    moor(scene, 0, "b", "s", "tra")
    scene.order(0, "attack c with tank_1")
    assert scene.owner("c") == 0


@clause("SA-invasion-11", "SA-naval-12")
def test_a_ship_that_is_forced_out_of_a_battle_may_turn_back_other_than_landed_units() -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 0, "d": 1}, options={"stalemate_salvos": 2}).begin()
    moor(scene, 0, "c", "s", "des")
    scene.army(1, "s", "sub")
    scene.army(1, "t", "cru")
    scene.order(0, "attack s with des_1", [3])
    scene.order(1, "hold_fire", [3])
    scene.order(0, "hold_fire")
    assert scene.place("des_1") == "c"
