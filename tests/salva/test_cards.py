"""The numbers of one unit on the map, each with the chain behind it."""

from typing import Any

import pytest

from tests.browser.salva_questions import all_arms
from tests.maps.drawn import HUB
from tests.salva.scenes import Scene
from velmoci.kernel.errors import Refusal
from velmoci.salva.cards import unit_card
from velmoci.salva.naming import unit_name

HILLS = {"b": {"defence": "3/2"}, "c": {"roughness": "2"}}


def hills() -> Scene:
    """Seat 1 has a tank on b, which helps its defender; c beside it, of seat 2, is rough."""
    scene = Scene(["terrain", "half_units"], {"a": 0, "b": 0, "c": 1, "d": 1, "e": 1}, HILLS, fields=HUB)
    scene.army(0, "b", "tank")
    return scene


def card(scene: Scene, unit: str, seat: int = 0) -> Any:
    return unit_card(scene.position.view(seat), unit)


def chains(found: Any, side: str, against: str) -> dict[str, list[tuple[str, str]]]:
    """For each list of fields the factors of a number."""
    hits = [hit for hit in found["hits"] if (hit["side"], hit["against"]) == (side, against)]
    return {" ".join(hit["fields"]): [(one["name"], one["value"]) for one in hit["factors"]] for hit in hits}


def test_a_defender_has_the_help_of_its_field_and_every_factor_its_clause() -> None:
    found = card(hills(), "tank_1")
    [hit] = [hit for hit in found["hits"] if (hit["side"], hit["against"]) == ("defender", "unarmoured")]
    assert (hit["value"], hit["fields"], hit["mode"]) == ("3", ["b"], "")
    assert [one["value"] for one in hit["factors"]] == ["2", "3/2"]
    assert [one["clause"] for one in hit["factors"]] == ["SA-minimal-45", "SA-terrain-2"]


def test_an_attack_is_told_for_each_ground_beside_the_unit_but_not_for_its_own_fields() -> None:
    found = card(hills(), "tank_1")
    assert chains(found, "attacker", "unarmoured") == {"c d e": [("strength", "2")]}
    assert chains(found, "attacker", "armoured") == {
        "c": [("strength", "2"), ("roughness", "2")],
        "d e": [("strength", "2")],
    }


def test_among_own_fields_an_attack_is_told_for_these() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 0, "d": 0, "e": 1}, fields=HUB)
    scene.army(0, "a", "inf")
    assert chains(card(scene, "inf_1"), "attacker", "unarmoured") == {"b c": [("strength", "2")]}


def test_a_unit_is_told_as_it_is_now() -> None:
    scene = hills()
    table = scene.position.table
    table.unit_columns[scene.rules.unit_column("half")][scene.unit("tank_1")] = 1
    scene.order(0, "move tank_1 a")
    table.damage[scene.unit("tank_1")] = 9
    found = card(scene, "tank_1", 1)
    assert chains(found, "attacker", "unarmoured")["c"] == [("strength", "2"), ("half_strength", "1/2")]
    assert (found["unit"], found["left"], found["damage"], found["movement"]["value"]) == ("tank_1", "1", "3/2", "2")
    assert found["movement"]["factors"] == [{"name": "move", "clause": "SA-minimal-27", "value": "2"}]


def test_a_bomber_flies_no_farther_than_the_option_says() -> None:
    scene = Scene(["air"], options={"max_air_range": 2})
    scene.army(0, "a", "bom")
    movement = card(scene, "bom_1")["movement"]
    assert (movement["value"], [one["clause"] for one in movement["factors"]]) == ("2", ["SA-minimal-27", "SA-air-41"])


def test_where_the_ground_hinders_the_defender_doing_without_it_is_told_too() -> None:
    scene = Scene(["terrain"], marks={"a": {"defence": "1/2"}})
    scene.army(0, "a", "atg")
    hits = [hit for hit in card(scene, "atg_1")["hits"] if hit["side"] == "defender"]
    assert [(hit["mode"], hit["value"]) for hit in hits] == [("", "2"), ("without_bonus", "2")]


def test_who_cannot_shoot_has_no_numbers_of_fire() -> None:
    scene = Scene(["naval"], {"c": 0, "a": 1})
    rules, columns = scene.rules, scene.position.table.unit_columns
    [ship, works, transport, rider] = [
        *scene.army(0, "c", "cru"),
        *scene.army(0, "c", "tank", finished=False),
        *scene.army(0, "s", "tra inf"),
    ]
    columns[rules.unit_column("harbour")][scene.unit(ship)] = rules.board.index["s"]
    columns[rules.unit_column("aboard")][scene.unit(rider)] = scene.unit(transport)
    sides = {unit: {hit["side"] for hit in card(scene, unit)["hits"]} for unit in (ship, works, rider)}
    assert sides[ship] == {"attacker"}, "in the harbour it does not fire"
    assert sides[works] == set()
    assert sides[rider] == {"attacker"}, "it takes no part in a battle of its ship, but it may land"


def test_a_unit_that_nobody_sees_has_no_card() -> None:
    with pytest.raises(Refusal, match="no_such_unit"):
        card(hills(), "tank_2")


def test_every_unit_of_all_arms_has_a_card_for_everybody_and_nothing_changes() -> None:
    scene = all_arms()
    before, rules, table = scene.position.dump(), scene.rules, scene.position.table
    for unit in table.units():
        name = unit_name(rules, table, unit)
        assert card(scene, name, -1) == card(scene, name)
    assert scene.position.dump() == before
