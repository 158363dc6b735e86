"""What chapters show of themselves: marks on the map, numbers of kinds of unit, and accounts."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.kernel.sentences import LANGUAGES, Sentences
from velmoci.salva.faces import numbers_of
from velmoci.salva.game import GAME, name_of
from velmoci.salva.naming import find_unit
from velmoci.salva.units import standard_kinds

MINE = {"a": 0, "b": 0, "c": 1, "d": 1}
ARMS = (
    "naval", "air", "artillery", "strategic_bombing", "factories", "fortresses", "specialised", "upkeep",
    "expensive_units", "capital_ships", "land_transport", "half_units",
)  # fmt: skip


def armed(*chapters: str, seats: int = 2, owners: dict[str, int] = MINE) -> Scene:
    """A scene with the usual unit table."""
    return Scene(chapters, owners, seats=seats, units=standard_kinds()).begin()


def marks(scene: Scene, *names: str) -> list[Any]:
    """The marks of these names that everybody sees."""
    shown: Any = scene.position.public_json()["marks"]
    return [mark for mark in shown if mark["name"] in names]


def put(scene: Scene, column: str, unit: str, value: int) -> None:
    table = scene.position.table
    place = scene.rules.unit_column(column)
    table.unit_columns[place][find_unit(scene.position.sight(0), unit)] = value


def numbers(scene: Scene, kind: str, *names: str) -> list[tuple[object, ...]]:
    """Name, target and value of the numbers of a kind."""
    row = scene.rules.kinds.find(kind)
    assert row is not None
    found = numbers_of(scene.rules, row)
    return [(one["name"], one["against"], one["value"]) for one in found if one["name"] in names]


def factors(scene: Scene, kind: str, name: str) -> list[tuple[object, ...]]:
    """The reasons of a number of a kind."""
    row = scene.rules.kinds.find(kind)
    assert row is not None
    [one, *_] = [one for one in numbers_of(scene.rules, row) if one["name"] == name]
    links: Any = one["factors"]
    return [(link["name"], link["clause"], link["value"]) for link in links]


def test_a_game_without_such_chapters_tells_no_marks() -> None:
    assert "marks" not in armed("terrain").position.public_json()


def test_a_stance_is_an_arrow_and_ends_with_its_unit() -> None:
    scene = armed("artillery")
    [gun] = scene.army(0, "b", "gun")
    assert marks(scene, "stance") == []
    scene.order(0, "end_movement")
    scene.order(0, f"aim {gun}:c")
    assert marks(scene, "stance") == [{"kind": "arrow", "name": "stance", "unit": gun, "field": "c"}]
    scene.position.remove_unit(find_unit(scene.position.sight(0), gun))
    assert marks(scene, "stance") == []


def test_shells_and_bombs_are_numbers_with_their_reasons() -> None:
    scene = armed(*ARMS)
    assert ("artillery", "armoured", "1/2") in numbers(scene, "gun", "artillery")
    assert factors(scene, "gun", "artillery") == [
        ("artillery_strength", "SA-artillery-7", "2"), ("artillery_coefficient", "SA-artillery-7", "1/2"),
    ]  # fmt: skip
    assert numbers(scene, "tank", "artillery", "bombing") == []
    assert numbers(scene, "gun", "bombing") == [("bombing", "", "1/2")]
    assert numbers(scene, "bomber", "bombing") == [("bombing", "", "2")]
    assert factors(scene, "bomber", "bombing") == [("strategic_bombing", "SA-strategic_bombing-1", "2")]


def test_aircraft_carriers_and_what_fires_at_them_have_their_numbers() -> None:
    scene = armed(*ARMS)
    names = ("attack_salvos", "refuels", "anti_air_attack", "anti_air_defence")
    assert numbers(scene, "bomber", *names) == [("attack_salvos", "", "1")]
    assert numbers(scene, "aa_battery", *names) == [("anti_air_attack", "", "3"), ("anti_air_defence", "", "6")]
    assert numbers(scene, "carrier", *names)[0] == ("refuels", "", "3")
    assert numbers(scene, "infantry", *names) == []


@clause("SA-fortresses-2", "SA-fortresses-3")
def test_a_fortress_tells_how_long_it_is_built_and_what_speed_costs() -> None:
    scene = armed("fortresses")
    [fort, other] = scene.army(0, "a", "fort fort", finished=False)
    scene.army(0, "a", "tank", finished=False)
    put(scene, "soon", other, 1)
    assert [(mark["unit"], mark["done"], mark["of"]) for mark in marks(scene, "building")] == [
        (fort, "0", "2"), (other, "1", "2"),
    ]  # fmt: skip
    assert numbers(scene, "fort", "building", "rushed") == [("building", "", "2"), ("rushed", "", "3/4")]
    assert factors(scene, "fort", "rushed") == [
        ("fort_price", "SA-fortresses-4", "1/4"), ("rush", "SA-fortresses-3", "3"),
    ]  # fmt: skip
    assert numbers(scene, "tank", "building", "rushed") == []


@clause("SA-expensive_units-1")
def test_a_unit_that_is_paid_in_part_tells_how_much() -> None:
    scene = armed("naval", "expensive_units", "capital_ships")
    [ship, _] = scene.army(0, "b", "battleship battleship", finished=False)
    money = scene.rules.money
    put(scene, "paid", ship, 2 * money)
    put(scene, "missing", ship, money)
    assert marks(scene, "paid") == [{"kind": "progress", "name": "paid", "unit": ship, "done": "2", "of": "3"}]


def test_who_rides_and_who_rode_is_linked() -> None:
    scene = armed("land_transport")
    [truck, rider] = scene.army(0, "a", "land_transport infantry")
    scene.order(0, f"load {rider} on {truck}")
    assert marks(scene, "rides", "rode") == [{"kind": "link", "name": "rides", "unit": rider, "target": truck}]
    scene.order(0, f"move {truck} b")
    scene.order(0, f"unload {rider}")
    assert marks(scene, "rides", "rode") == [{"kind": "link", "name": "rode", "unit": rider, "target": truck}]


def test_halves_and_foreign_commanders_are_badges() -> None:
    scene = armed("half_units", "alliance", seats=3, owners={"a": 0, "b": 1, "c": 2, "d": 2})
    [gun, tank] = scene.army(0, "a", "at_gun tank")
    assert marks(scene, "half", "commander") == []
    put(scene, "half", gun, 1)
    put(scene, "commander", tank, 1)
    assert marks(scene, "half", "commander") == [
        {"kind": "badge", "name": "half", "unit": gun, "value": "1/2"},
        {"kind": "badge", "name": "commander", "unit": tank, "power": "seat_2"},
    ]


def test_a_damaged_factory_is_a_badge_of_its_field() -> None:
    scene = armed(*ARMS)
    table, rules = scene.position.table, scene.rules
    table.field_columns[rules.field_column("factories")][rules.board.index["b"]] = 1
    table.field_columns[rules.field_column("factory_damage")][rules.board.index["b"]] = 15
    [mark] = marks(scene, "building_damage")
    assert (mark["field"], mark["item"], mark["value"]) == ("b", "factory", "5/2")


@clause("SA-upkeep-1", "SA-upkeep-2", "SA-upkeep-11")
def test_an_account_of_upkeep_tells_now_next_and_who_would_go() -> None:
    scene = armed("upkeep", "fortresses", owners={"a": 0, "b": 1, "c": 1, "d": 1})
    [tank, fort] = scene.army(0, "a", "tank fort")
    table = scene.position.table
    table.seat_columns[scene.rules.seat_column("upkeep_due")][0] = 3 * scene.rules.money
    [own, _] = marks(scene, "upkeep")
    assert own["power"] == "seat_1"
    assert own["lines"] == [
        {"name": "due", "now": "3", "later": "9/40"},
        {"name": "payment", "now": "3", "later": "9/40"},
        {"name": "income", "now": "1", "later": "1"},
    ]
    assert (own["units"], own["next_units"]) == ([fort, tank], [])
    assert numbers(scene, "tank", "upkeep") == [("upkeep", "", "1/5")]
    assert numbers(scene, "fort", "upkeep") == [("upkeep", "", "1/40")]


def test_marks_are_told_anew_only_when_something_has_changed() -> None:
    scene = armed("upkeep", "artillery")
    [gun] = scene.army(0, "b", "gun")
    mark: Any = scene.position.public_changes(None)[1]
    told = mark[0].whole["marks"]
    mark = scene.position.public_changes(mark)[1]
    assert mark[0].whole["marks"] is told
    put(scene, "aims_at", gun, scene.rules.board.index["c"])
    mark = scene.position.public_changes(mark)[1]
    assert mark[0].whole["marks"] != told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_and_its_reasons_have_words(language: str) -> None:
    sentences = Sentences(language, (GAME.locale,), name_of)
    rules = armed(*ARMS).rules
    told: Any = [one for kind in rules.available for one in numbers_of(rules, kind)]
    assert {one["name"] for one in told if not sentences.has(f"number-{one['name']}")} == set()
    known = {"price", "fort_price", "artillery_fort_price", "rush"}
    links = {link["name"] for one in told for link in one["factors"]} - known
    assert {name for name in links if not sentences.has(f"factor-{name}")} == set()
