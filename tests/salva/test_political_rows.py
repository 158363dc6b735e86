"""Factories and points on rows of formations (SA-political_points-3, -5, -6)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.maps.drawn import row
from tests.salva.formation_scenes import at, files, token, tokens
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from tests.salva.test_political_points import points
from velmoci.salva.chapters.formations_politics import is_last_turn
from velmoci.salva.chapters.row_goods import goods_of
from velmoci.salva.numbers import ratio_text
from velmoci.salva.units import standard_kinds

ON = ("factories", "civilization", "political_buildings", "political_points", "terrain", "formations")
MINE = {"a": 0, "b": 0, "c": 1, "d": 1}


def scene_of(*chapters: str, truth: int = 1, marks: Any = None, **options: Any) -> Scene:
    """The production phase of the first turn, with an empty formation on the rich field a."""
    given = {"one_field_start": False, "factory_price": "2", **options}
    marks = marks or {"a": {"factories": 4, "production": "3"}}
    made = Scene([*ON, *chapters], MINE, marks, given, fields=row("abcd"), sea=(), units=standard_kinds())
    made.begin()
    made.order(0, "found caesar a", [truth])
    made.order(0, "end_movement")
    return made


def equipped(truth: int = 1, *chapters: str, **options: Any) -> Scene:
    """The first row has a political factory, the others soldiers worth as much."""
    scene = scene_of(*chapters, truth=truth, **options)
    scene.order(0, "equip caesar a 1:political_building, 2:infantry:10, 3:tank:10")
    return scene


def on_rows(scene: Scene) -> list[dict[str, Any]]:
    view: Any = scene.position.view(1).to_json()
    found: list[dict[str, Any]] = view["slices"]["row_goods"].get("caesar", [])
    return found


def pass_round(scene: Scene) -> None:
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "end_movement")


@clause("SA-political_points-3", "R5-26")
def test_rows_get_factories_or_units_of_the_same_value() -> None:
    scene = scene_of()
    for armies, rule in (
        ("1:political_building, 2:infantry:9, 3:tank:10", 2),
        ("1:factory, 2:infantry:10, 3:tank:10", 3),
        ("1:political_building:2, 2:tank:20, 3:tank:20", 3),
    ):
        assert scene.refused(0, f"equip caesar a {armies}") == f"SA-formation_production-{rule}"
    menu = offered(scene, "equip")
    assert menu is not None
    assert any("science_factory" in order for order in menu[0])
    assert all("political_building" in order or "science_factory" in order for order in menu[0])
    scene.order(0, "equip caesar a 1:political_building, 2:science_factory, 3:tank:10")
    assert [(one["row"], one["item"], one["count"]) for one in on_rows(scene)] == [
        (1, "political_building", "1"), (2, "science_factory", "1"),
    ]  # fmt: skip
    assert scene.purse("a") == "2"


@clause("SA-political_points-3", "TV5-47", "SA-civilization-7")
@pytest.mark.parametrize("truth", [1, 2])
def test_for_the_next_price_the_largest_number_on_possible_rows_counts(truth: int) -> None:
    scene = scene_of(truth=truth, marks={"a": {"factories": 1, "production": "12"}})
    scene.order(0, "equip caesar a 1:political_building, 2:infantry:4, 3:infantry:4")
    place = scene.rules.board.index["a"]
    for item in ("factory", "science_factory", "political_building"):
        price = scene.rules.price(scene.position.table, 0, scene.rules.items[item], place)
        assert ratio_text(price, scene.rules.money) == "6"


@clause("SA-political_points-3")
def test_a_formation_with_factories_does_not_move() -> None:
    scene = equipped()
    pass_round(scene)
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    assert scene.refused(0, f"move {token(scene)} b") == "SA-political_points-3"
    plain = scene_of()
    plain.order(0, "produce caesar a 1:tank, 2:infantry, 3:tank")
    pass_round(plain)
    plain.order(0, "end_production")
    plain.order(1, "end_movement")
    plain.order(1, "end_production")
    plain.order(0, f"move {token(plain)} b")
    assert tokens(plain)[token(plain)] == "b"


@clause("SA-political_points-3")
def test_the_field_cannot_be_given_away() -> None:
    scene = equipped(1, "alliance", "multiplayer")
    assert scene.refused(0, "cede a to seat_2") == "SA-political_points-3"
    menu = offered(scene, "cede")
    assert menu is not None
    assert menu[0] == ["cede b to seat_2"]


@clause("SA-political_points-5", "R5-48", "I5-5")
@pytest.mark.parametrize("truth", [1, 2, 3])
def test_every_row_gets_what_its_own_factories_would_yield(truth: int) -> None:
    scene = equipped(truth)
    scene.order(0, "end_production")
    assert [(one["row"], one["item"], one["count"]) for one in on_rows(scene)] == [
        (1, "points", "3"), (1, "political_building", "1"),
    ]  # fmt: skip
    assert points(scene) == ["0", "0"]
    marks = scene.rules.faces[-1].marks(scene.position.table)
    assert {"kind": "badge", "name": "row_points", "field": "a", "value": "3", "item": "caesar 1"} in marks


@clause("I5-5")
def test_what_others_see_does_not_depend_on_the_true_row() -> None:
    seen = []
    for truth in (1, 2):
        scene = equipped(truth)
        scene.order(0, "end_production")
        seen.append((scene.position.view(1).to_json(), scene.position.public_json()))
    assert seen[0] == seen[1]


@clause("SA-political_points-6", "TV5-30", "R5-26")
@pytest.mark.parametrize(("truth", "gained"), [(1, "3"), (2, "0")])
def test_with_the_truth_of_a_row_its_points_are_gained_or_gone(truth: int, gained: str) -> None:
    scene = equipped(truth)
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    for one in [one for one in (1, 2, 3) if one != truth]:
        scene.order(0, f"remove_row caesar {one}")
    assert points(scene) == [gained, "0"]
    assert [one["item"] for one in on_rows(scene)] == (["political_building"] if truth == 1 else [])
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert points(scene) == ["6" if truth == 1 else "0", "0"], "from now on they count at once"


@clause("SA-political_points-6")
def test_when_the_formation_is_shown_its_factories_lie_open() -> None:
    scene = equipped(1)
    scene.order(0, "end_production")
    file = files(scene)
    for veil in scene.rules.veils:
        veil.come_out(scene.position, 0)
    column = scene.position.table.field_columns[scene.rules.field_column("political_buildings")]
    assert int(column[scene.rules.board.index["a"]]) == 1
    assert points(scene) == ["3", "0"]
    assert file.cards(scene.position.table) == []
    assert goods_of(scene.rules, scene.position.table).all == {}


@clause("SA-political_points-6")
def test_at_the_end_all_rows_are_shown_and_counted() -> None:
    for truth, winners in ((1, [0]), (2, [0, 1])):
        scene = equipped(truth)
        scene.position.table.round = 15
        scene.position.table.turn = 28
        scene.order(0, "end_production")
        scene.order(1, "end_movement")
        scene.order(1, "end_production")
        assert scene.position.table.is_over
        assert scene.position.table.winners == winners


@clause("SA-political_points-5", "SA-formations-20")
def test_a_doubled_row_is_doubled_with_what_stands_on_it() -> None:
    scene = scene_of()
    scene.order(0, "remove_row caesar 3")
    scene.order(0, "equip caesar a 1:political_building, 2:infantry:10")
    scene.order(0, "double_row caesar 1", [1])
    works = [(one["row"], one["item"]) for one in on_rows(scene)]
    assert works == [(1, "political_building"), (3, "political_building")]


@clause("SA-political_points-5")
def test_science_of_a_true_row_goes_into_the_lowest_field() -> None:
    scene = scene_of("technology", tech_discount="0", tech_base="10")
    scene.order(0, "equip caesar a 1:science_factory, 2:infantry:10, 3:infantry:10")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "remove_row caesar 2")
    scene.order(0, "remove_row caesar 3")
    view: Any = scene.position.view(0).to_json()
    assert view["slices"]["technology"]["seat_1"]["paid"] == {"soft": "3"}
    at(scene, "a")


@clause("SA-political_points-3")
def test_a_field_without_factories_on_rows_can_be_given_away() -> None:
    scene = scene_of("alliance", "multiplayer")
    menu = offered(scene, "cede")
    assert menu is not None
    assert "cede b to seat_2" in menu[0]


@clause("SA-political_points-6")
def test_the_last_turn_is_that_of_the_last_seat_that_lives() -> None:
    marks = {"a": {"factories": 4, "production": "3"}}
    owners = {"a": 0, "b": 0, "c": 1, "d": 2}
    given = {"one_field_start": False, "rounds": 15}
    scene = Scene(ON, owners, marks, given, seats=3, fields=row("abcd"), sea=(), units=standard_kinds()).begin()
    table = scene.position.table
    table.round, table.turn = 15, 14 * 3 + 1
    assert not is_last_turn(scene.rules, table)
    scene.order(2, "resign")
    assert is_last_turn(scene.rules, table)


@clause("SA-political_points-3")
def test_a_formation_without_factories_moves_though_another_has_some() -> None:
    scene = equipped()
    pass_round(scene)
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "found victory b", [1])
    scene.order(0, "end_movement")
    scene.order(0, "produce victory b 1:tank, 2:infantry, 3:tank")
    for _ in range(2):
        scene.order(0, "end_production")
        scene.order(1, "end_movement")
        scene.order(1, "end_production")
        scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    [other] = tokens(scene, "victory")
    assert scene.refused(0, f"move {token(scene)} b") == "SA-political_points-3"
    scene.order(0, f"move {other} a")
    assert tokens(scene, "victory")[other] == "a"
