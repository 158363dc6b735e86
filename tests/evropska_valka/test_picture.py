"""The drawn board: complete in both languages, clickable, readable for colour-blind people."""

import json
import struct
from collections.abc import Iterator
from itertools import combinations
from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.clause import clause
from tests.colours import SIGHT, ciede2000, contrast, lab, linear, product
from velmoci.evropska_valka import picture
from velmoci.evropska_valka.atlas import atlas, neighbours
from velmoci.evropska_valka.palette import COUNTERS, FIELD_SHADES, POWER_COLOURS, POWER_INK, SEA_COLOURS
from velmoci.kernel.resources import read_text

TABLE = picture.map_table()
FIELDS = {row["id"]: row for row in TABLE["field"]}
POWERS = [row["id"] for row in TABLE["power"]]
MAP = picture.map_data()
LANGUAGES = ("cs", "en")
SVG = "{http://www.w3.org/2000/svg}"
Box = tuple[float, float, float, float]


def test_the_data_file_is_small_and_says_where_it_comes_from() -> None:
    text = read_text("velmoci.evropska_valka", "data/europe15.map.json")
    assert len(text.encode()) < 250_000
    assert "Natural Earth" in json.loads(text)["source"]


def test_every_field_is_drawn_once() -> None:
    assert list(MAP["fields"]) == list(FIELDS)
    assert all(field["path"].startswith("M") for field in MAP["fields"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_carries_its_full_name(language: str) -> None:
    for name, field in MAP["fields"].items():
        lines = field["labels"][language]["lines"]
        assert " ".join(lines).replace("- ", "-") == FIELDS[name]["name"][language]


@clause("EV-FLD-1")
def test_a_power_is_a_colour_and_each_of_its_fields_a_shade() -> None:
    assert list(FIELD_SHADES) == POWERS
    shades = [shade for palette in FIELD_SHADES.values() for shade in palette]
    assert len(set(shades)) == 15
    used = {FIELD_SHADES[row["power"]][MAP["fields"][name]["shade"]] for name, row in FIELDS.items()}
    assert used == set(shades)


@clause("EV-ADJ-3")
def test_every_harbour_has_a_ship_and_nothing_else_has() -> None:
    assert {name for name, field in MAP["fields"].items() if "ship" in field} == {
        name for name, row in FIELDS.items() if row["harbours"]
    }
    root = ElementTree.fromstring(picture.svg("cs"))
    (group,) = [part for part in root.iter(f"{SVG}g") if part.attrib.get("id") == "ships"]
    ships = [part.attrib["class"] for part in group if part.attrib.get("class", "").startswith("ship")]
    assert sorted(ships) == ["ship atlantic"] * 6 + ["ship mediterranean"] * 6


@clause("EV-ADJ-3", "EV-ADJ-4")
def test_the_lanes_of_a_sea_pass_all_its_ships_and_no_others() -> None:
    assert set(MAP["lanes"]) == set(SEA_COLOURS) == set(picture.SEA_NAMES)
    for name, row in FIELDS.items():
        for sea, path in MAP["lanes"].items():
            passes = "{:.1f} {:.1f}".format(*MAP["fields"][name].get("ship", (0, 0))) in path
            assert passes == (sea in row["harbours"]), (name, sea)


@clause("EV-ADJ-2")
def test_the_special_pairs_are_bridges() -> None:
    drawn = sorted(sorted(bridge["between"]) for bridge in MAP["bridges"])
    assert drawn == sorted(sorted(pair) for pair in TABLE["connections"]["special"])
    for bridge in MAP["bridges"]:
        start, end = bridge["ends"]
        assert hypot(end[0] - start[0], end[1] - start[1]) > 20


@clause("EV-ADJ-4")
@pytest.mark.parametrize(("language", "words"), [("cs", "je uzavřen"), ("en", "is closed")])
def test_gibraltar_is_shown_as_closed(language: str, words: str) -> None:
    root = ElementTree.fromstring(picture.svg(language))
    assert words in {line.text for line in root.iter(f"{SVG}tspan")}


def block(label: dict[str, Any]) -> Box:
    left = label["x"] - {"start": 0, "middle": 0.5, "end": 1}[label["anchor"]] * label["width"]
    size = label["size"]
    bottom = label["y"] + (len(label["lines"]) - 1) * size * picture.LEADING + 0.2 * size
    return left, label["y"] - 0.78 * size, left + label["width"], bottom


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def discs() -> Iterator[tuple[float, float, float]]:
    for field in MAP["fields"].values():
        yield (*field["army"], picture.ARMY_RADIUS)
        if "ship" in field:
            yield (*field["ship"], picture.SHIP_RADIUS)


def test_armies_and_ships_keep_apart() -> None:
    for (x, y, r), (u, v, s) in combinations(discs(), 2):
        assert hypot(x - u, y - v) > r + s


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cover_neither_each_other_nor_armies_nor_ships_nor_the_edge(language: str) -> None:
    names = {name: block(field["labels"][language]) for name, field in MAP["fields"].items()}
    names["Gibraltar"] = block(MAP["closed"]["labels"][language])
    assert [pair for pair in combinations(names, 2) if overlap(names[pair[0]], names[pair[1]])] == []
    width, height = MAP["view_box"][2:]
    for name, (left, top, right, bottom) in names.items():
        assert 12 < left < right < width - 12, name
        assert 12 < top < bottom < height - 12, name
        for x, y, radius in discs():
            assert hypot(x - min(max(x, left), right), y - min(max(y, top), bottom)) > radius - 0.5, name


@pytest.mark.parametrize("sight", SIGHT)
def test_no_two_powers_look_alike(sight: str) -> None:
    assert list(POWER_COLOURS) == POWERS
    seen = {power: lab(product(SIGHT[sight], linear(colour))) for power, colour in POWER_COLOURS.items()}
    for one, other in combinations(seen, 2):
        assert ciede2000(seen[one], seen[other]) > 19, (one, other)


def test_every_power_has_a_counter_of_its_own_shape_and_a_readable_number() -> None:
    assert len({COUNTERS[power] for power in POWERS}) == 5
    for power, colour in POWER_COLOURS.items():
        assert contrast(colour, POWER_INK[power]) > 3.5, power


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_svg_is_well_formed_and_names_every_field_and_power(language: str) -> None:
    root = ElementTree.fromstring(picture.svg(language))
    titles = {
        group.attrib["id"].removeprefix("field-"): group.findtext(f"{SVG}title")
        for group in root.iter(f"{SVG}g")
        if group.attrib.get("class") == "field"
    }
    assert titles == {name: row["name"][language] for name, row in FIELDS.items()}
    texts = {text.text for text in root.iter(f"{SVG}text")}
    assert texts >= {row["name"][language] for row in TABLE["power"]}


def pieces(drawing: str) -> ElementTree.Element:
    root = ElementTree.fromstring(drawing)
    (group,) = [group for group in root.iter(f"{SVG}g") if group.attrib.get("id") == "pieces"]
    return group


def test_figures_stand_on_the_army_points_with_their_number() -> None:
    owners = {"spain": "ottoman_empire", "russia": "british_allies"}
    group = pieces(picture.svg("en", owners, {"spain": 4, "russia": 12}, width=700))
    assert [text.text for text in group.iter(f"{SVG}text")] == ["4", "12"]
    centres = [float(disc.attrib["cx"]) for disc in group.iter(f"{SVG}circle")]
    assert centres == [MAP["fields"]["spain"]["army"][0]] * 2
    assert ElementTree.fromstring(picture.svg("en", width=700)).attrib["width"] == "700"


def test_figures_without_a_number_are_drawn_without_one() -> None:
    assert not list(pieces(picture.svg("en", {"spain": "ottoman_empire"})).iter(f"{SVG}text"))


@clause("EV-PYR-1")
def test_a_pyramid_shows_its_points() -> None:
    owners = dict.fromkeys(("spain", "france", "italy"), "french_allies")
    group = pieces(picture.svg("cs", owners, {"spain": 1, "france": 2, "italy": 3}, pyramids=True))
    assert len(list(group.iter(f"{SVG}circle"))) == 1 + 2 + 3
    heights = [
        max(places) - min(places)
        for shape in list(group.iter(f"{SVG}polygon"))[::2]
        if (places := [float(corner.split(",")[1]) for corner in shape.attrib["points"].split()])
    ]
    assert heights[0] < heights[1] < heights[2]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'de'"):
        picture.svg("de")


def test_the_png_has_the_wanted_width() -> None:
    data = picture.png(picture.svg("cs"), 400)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    assert (width, height) == (400, pytest.approx(400 * MAP["view_box"][3] / MAP["view_box"][2], abs=1))


def listed(cell: str) -> set[str]:
    return set() if cell.strip() == "no harbour" else {name.strip().rstrip("*") for name in cell.split(",")}


@clause("EV-ADJ-1", "EV-ADJ-2", "EV-ADJ-3")
def test_the_atlas_knows_the_neighbours_of_the_rule_text() -> None:
    rules = read_text("velmoci.rules", "en/evropska-valka.md")
    rows = rules[rules.index("### 3.4") : rules.index("### 3.5")].splitlines()
    cells = [[cell.strip() for cell in row.strip("| ").split("|")] for row in rows if row.startswith("| `")]
    assert len(cells) == 15
    for field, land, ship in cells:
        steps = neighbours(field.strip("`"))
        special = {name.strip().rstrip("*") for name in land.split(",") if name.endswith("*")}
        assert set(steps["special"]) == special
        assert set(steps["land"]) | special == listed(land)
        assert set(steps["ship"]) == listed(ship)


def test_the_atlas_has_what_a_client_draws() -> None:
    value = atlas()
    assert json.loads(json.dumps(value)) == value
    assert [field["id"] for field in value["fields"]] == list(FIELDS)
    assert [power["id"] for power in value["powers"]] == POWERS
    assert set(value["seas"]) == {"atlantic", "mediterranean"}
    assert value["drawing"] is MAP
