"""FLD and ADJ: fields, borders, bridges and harbours."""

import re
import tomllib
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import BOARD, scene
from velmoci.evropska_valka.board import POWERS, read_board
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.resources import read_text

RULES = read_text("velmoci.rules", "en/evropska-valka.md")
DATA: dict[str, Any] = tomllib.loads(read_text("velmoci.evropska_valka", "data/europe15.toml"))


def printed_fields() -> list[list[str]]:
    """The rows of table 3.2."""
    rows = re.findall(r"^\| \d+ \| (`\w+` .*) \|$", RULES, re.MULTILINE)
    return [row.replace("`", "").split(" | ") for row in rows]


def printed_lines(kind: str) -> list[list[str]]:
    """The lines of section 3.3."""
    return [line.split() for line in re.findall(rf"^{kind} +(\w+ \w+)$", RULES, re.MULTILINE)]


@clause("EV-FLD-1", "EV-R-33")
def test_the_fields_are_those_of_the_rules() -> None:
    rows = printed_fields()
    assert len(rows) == BOARD.size == 15
    for number, (id, czech, english, power, harbour, _) in enumerate(rows):
        assert BOARD.fields[number] == id
        assert (BOARD.name(id, "cs"), BOARD.name(id, "en")) == (czech, english)
        assert POWERS[BOARD.power_of[number]] == power
        assert BOARD.harbours[number] == ([] if harbour == "–" else [harbour])
    assert [len(BOARD.home(power)) for power in POWERS] == [3] * 5


@clause("EV-FLD-1")
def test_figures_do_not_change_whose_a_field_is() -> None:
    game = scene({"spain": "black 3"}, hands={"blue": "J"})
    assert game.allows("blue", "sabotage J spain")
    game.order("blue", "draft france")
    game.refused("black", "draft spain", "not_home", "EV-DRF-3")


@clause("EV-ADJ-1", "EV-ADJ-2")
def test_borders_and_bridges_are_those_of_the_rules() -> None:
    land, special = printed_lines("land"), printed_lines("special")
    assert (len(land), len(special)) == (20, 5)
    joined = {frozenset(pair) for pair in land + special}
    for a, b in combinations(BOARD.fields, 2):
        is_joined = frozenset((a, b)) in joined
        assert (b in BOARD.land_neighbours(a)) == (a in BOARD.land_neighbours(b)) == is_joined


@clause("EV-ADJ-2")
@pytest.mark.parametrize("pair", printed_lines("special"))
def test_special_pairs_are_neighbours(pair: list[str]) -> None:
    assert pair in DATA["connections"]["special"]
    assert pair[1] in BOARD.land_neighbours(pair[0])


@clause("EV-ADJ-3", "EV-ADJ-4", "EV-ADJ-5", "EV-R-03")
def test_ships_join_all_harbours_of_one_sea_and_none_of_two() -> None:
    harbours = {field: sea for sea, field in printed_lines("harbour")}
    assert sorted(harbours.values()) == ["atlantic"] * 6 + ["mediterranean"] * 6
    for a, b in combinations(BOARD.fields, 2):
        by_ship = a in harbours and harbours[a] == harbours.get(b)
        assert BOARD.share_sea(BOARD.index[a], BOARD.index[b]) == by_ship
        assert BOARD.are_neighbours(BOARD.index[a], BOARD.index[b]) == (by_ship or b in BOARD.land_neighbours(a))
        assert (b in BOARD.neighbours(a)) == BOARD.are_neighbours(BOARD.index[b], BOARD.index[a])


@clause("EV-ADJ-1", "EV-ADJ-3")
def test_the_printed_adjacency_list_is_right() -> None:
    rows = re.findall(r"^\| `(\w+)` \| ([a-z_*, ]+) \| ([a-z_, ]+) \|$", RULES, re.MULTILINE)
    assert len(rows) == 15
    for field, land, sea in rows:
        assert BOARD.land_neighbours(field) == sorted_as_board(land.replace("*", "").split(", "))
        by_ship = [] if sea == "no harbour" else sea.split(", ")
        assert BOARD.neighbours(field) == sorted_as_board([*BOARD.land_neighbours(field), *by_ship])


def sorted_as_board(fields: list[str]) -> list[str]:
    return sorted(fields, key=BOARD.index.__getitem__)


@clause("EV-ADJ-5", "EV-R-03")
def test_nobody_in_another_harbour_stops_a_voyage() -> None:
    fields = {"spain": "blue 2", "north_africa": "black 1", "near_east": "green 1", "italy": "black 1"}
    game = scene(fields | {"france": "black 1", "southern_balkans": "", "germany": "black 1"}, start=False)
    game.order("blue", "move spain southern_balkans")
    assert game.field("southern_balkans") == "blue 1"


@clause("EV-FLD-2")
def test_a_field_holds_one_colour() -> None:
    game = scene({"spain": "black 1"})
    game.refused("blue", "draft spain", "field_held", "EV-DRF-2")
    game.refused("blue", "move france spain", "not_empty", "EV-MOV-2")


@clause("EV-FLD-3")
def test_a_field_is_controlled_while_a_figure_is_on_it() -> None:
    game = scene()
    assert game.seen("green")["fields"]["france"] == ["french_allies", 1]
    game.order("blue", "move france britain")
    assert "france" not in game.seen("green")["fields"]


@clause("EV-FLD-4", "EV-R-14")
def test_any_number_of_figures_stands_on_a_field() -> None:
    game = scene({"france": "blue 60"})
    game.order("blue", "draft france")
    assert game.field("france") == "blue 61"


@clause("EV-R-03")
def test_a_field_may_lie_at_two_seas() -> None:
    data = deepcopy(DATA)
    spain = next(field for field in data["field"] if field["id"] == "spain")
    spain["harbours"] = ["atlantic", "mediterranean"]
    board = read_board(data)
    assert {"britain", "italy"} <= set(board.neighbours("spain"))


def broken(change: str) -> dict[str, Any]:
    data = deepcopy(DATA)
    fields, land = data["field"], data["connections"]["land"]
    if change == "fourteen fields":
        fields.pop()
        data["connections"]["land"] = [pair for pair in land if "ukraine" not in pair]
    elif change == "a sixteenth field of nobody":
        fields.append({"id": "iceland", "name": {}, "power": "vikings", "harbours": []})
    elif change == "two fields of one name":
        fields[1]["id"] = "britain"
    elif change == "four powers":
        data["power"].pop()
    elif change == "four fields of one power":
        fields[0]["power"] = "french_allies"
    elif change == "a third sea":
        fields[0]["harbours"] = ["black_sea"]
    elif change == "a border to nowhere":
        land.append(["france", "atlantis"])
    elif change == "a border from nowhere":
        land.append(["atlantis", "france"])
    elif change == "a border with itself":
        land.append(["france", "france"])
    elif change == "a border given twice":
        land.append(["germany", "france"])
    else:
        assert change == "an island"
        data["connections"] = {"land": [pair for pair in land if "ukraine" not in pair]}
    return data


@clause("EV-FLD-1", "EV-ADJ-1")
@pytest.mark.parametrize(
    ("change", "broken_clause"),
    [
        ("fourteen fields", "EV-FLD-1"),
        ("a sixteenth field of nobody", "EV-FLD-1"),
        ("two fields of one name", "EV-FLD-1"),
        ("four powers", "EV-FLD-1"),
        ("four fields of one power", "EV-FLD-1"),
        ("a third sea", "EV-FLD-1"),
        ("a border to nowhere", "EV-ADJ-1"),
        ("a border from nowhere", "EV-ADJ-1"),
        ("a border with itself", "EV-ADJ-1"),
        ("a border given twice", "EV-ADJ-1"),
        ("an island", "EV-ADJ-1"),
    ],
)
def test_a_map_that_does_not_fit_is_refused(change: str, broken_clause: str) -> None:
    with pytest.raises(BadRulebook) as caught:
        read_board(broken(change))
    assert (caught.value.code, caught.value.clause) == ("bad_map", broken_clause)
