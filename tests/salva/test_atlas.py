"""Maps as clients draw them: outlines that touch where fields are neighbours and nowhere else."""

import pytest

from tests.clause import clause
from tests.maps.drawn import scenario_text
from velmoci.salva.document import Document
from velmoci.salva.library import FIELD_KEYS, SCENARIOS, rules_of, scenario_rulebook
from velmoci.salva.maps.atlas import field_info, halfway, links, map_of, outlines, straight
from velmoci.salva.maps.shapes import shapes
from velmoci.salva.scenario import read_scenario


@pytest.mark.long
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_fields_touch_where_they_are_neighbours_and_nowhere_else(scenario: str) -> None:
    board = rules_of(scenario_rulebook(scenario)).board
    drawn = outlines(board)
    assert set(drawn.borders) == set(links(board))
    assert map_of(scenario_rulebook(scenario))["links"] == []
    for ring in (ring for rings in drawn.rings.values() for ring in rings):
        assert len(set(ring)) == len(ring)


def test_the_same_scenario_is_always_drawn_alike() -> None:
    board = rules_of(scenario_rulebook("archipelago")).board
    assert outlines(board) == outlines(board)


def test_a_map_tells_names_marks_and_kinds() -> None:
    drawn = map_of(scenario_rulebook("canal_zone"))
    assert drawn["name"]["en"]
    assert any(field["marks"].get("canal") for field in drawn["fields"])
    assert {kind["ground"] for kind in drawn["kinds"]} == {"land", "sea", "both"}
    assert all(kind["symbol"]["stroke"] + kind["symbol"]["fill"] for kind in drawn["kinds"])
    kinds = {kind["id"]: kind["symbol"] for kind in drawn["kinds"]}
    assert kinds["light_tank"]["stroke"].startswith(kinds["tank"]["stroke"])
    assert len(drawn["sides"]) == 2
    assert drawn["coast"].startswith("M")


def test_a_map_that_says_nothing_of_places_is_drawn_with_lines_between_neighbours() -> None:
    text = scenario_text({"a": ["b", "c"], "b": [], "c": []}, {"a": ["a"], "c": ["c"]})
    board = read_scenario(Document("row", text), FIELD_KEYS).board
    drawn = outlines(board)
    assert ("a", "c") not in drawn.borders
    assert straight((0, 0), (15, -20)) == "M0 0l1.5 -2"
    assert field_info(board, 0, drawn)["room"] > 0


@clause("SA-chapters-10")
def test_a_map_brings_the_contents_of_the_rules_that_are_on() -> None:
    contents = map_of(scenario_rulebook("three_claims"))["contents"]
    assert [heading["chapter"] for heading in contents][:3] == ["minimal", "terrain", "multiplayer"]
    assert contents[1]["title"] == {"cs": "terénní bonusy", "en": "terrain bonuses"}
    assert contents[0]["rules"]["SA-minimal-54"] == "rule"
    assert "SA-naval-1" not in {rule for heading in contents for rule in heading["rules"]}


def test_every_harbour_has_its_place_at_the_shore() -> None:
    drawn = map_of(scenario_rulebook("canal_zone"))
    pairs = {(shore["field"], shore["sea"]) for shore in drawn["shores"]}
    seas = {field["id"] for field in drawn["fields"] if field["sea"]}
    beside = {(field["id"], near) for field in drawn["fields"] if not field["sea"] for near in field["next"]}
    assert pairs == {(field, near) for field, near in beside if near in seas}
    assert halfway(((0, 0), (10, 20))) == (5, 10)


def test_a_map_says_whether_ships_and_lines_are_played_with() -> None:
    land, canal = (map_of(scenario_rulebook(name)) for name in ("border_war", "canal_zone"))
    assert (land["has_harbours"], canal["has_harbours"]) == (False, True)
    assert all(kind["shields_second_line"] for kind in land["kinds"])
    assert not all(kind["shields_second_line"] for kind in canal["kinds"])


def test_fields_in_squares_meet_in_corners_and_touch_only_at_sides() -> None:
    near = {"a": ["b", "c"], "b": ["a", "d"], "c": ["a", "d"], "d": ["b", "c"]}
    drawn = shapes({"a": (0, 0), "b": (1, 0), "c": (0, 1), "d": (1, 1)}, near, set())
    assert set(drawn.borders) == {("a", "b"), ("a", "c"), ("b", "d"), ("c", "d")}


def test_the_coast_runs_where_land_meets_water_and_nowhere_else() -> None:
    near = {"a": ["b", "c"], "b": ["a", "d"], "c": ["a", "d"], "d": ["b", "c"]}
    places = {"a": (0.0, 0.0), "b": (2.0, 0.0), "c": (0.0, 2.0), "d": (2.0, 2.0)}
    drawn = shapes(places, near, {"c", "d"})
    coast = {point for ring in drawn.coast for point in ring}
    inner = set(drawn.borders["a", "b"][0][1:-1])
    deep = set(drawn.borders["c", "d"][0][1:-1])
    assert inner
    assert not inner & coast
    assert not deep & coast
    assert set(drawn.borders["a", "c"][0]) <= coast
    assert set(drawn.borders["b", "d"][0]) <= coast
    assert shapes(places, near, set("abcd")).coast == ()


def test_the_seas_of_a_map_lie_outside_its_coast() -> None:
    board = rules_of(scenario_rulebook("island_landing")).board
    drawn = outlines(board)
    coast = {point for ring in drawn.coast for point in ring}
    land = [drawn.rings[board.ids[field]] for field in board.land]
    assert coast <= {point for rings in land for ring in rings for point in ring}
    for (one, other), lines in drawn.borders.items():
        is_shore = board.is_land(board.index[one]) != board.is_land(board.index[other])
        assert all((set(line) <= coast) == is_shore for line in lines), (one, other)
