"""The drawn board: complete in both languages, clickable, readable for colour-blind people."""

import json
import re
import struct
import tomllib
from itertools import combinations
from math import hypot
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.clause import clause
from tests.colours import SIGHT, ciede2000, contrast, lab, linear, product
from velmoci.expanze import picture
from velmoci.expanze.palette import CONTINENT_SHADES, COUNTERS, POWER_COLOURS, POWER_INK
from velmoci.kernel.resources import read_text

TABLE: dict[str, Any] = tomllib.loads(read_text("velmoci.expanze", "data/world48.toml"))
STATES = {row["id"]: row for row in TABLE["state"]}
MAP = picture.map_data()
LANGUAGES = ("cs", "en")
SVG = "{http://www.w3.org/2000/svg}"
Box = tuple[float, float, float, float]


def test_names_can_be_read_where_the_map_is_a_thousand_pixels_wide() -> None:
    scale = 1040 / MAP["view_box"][2]
    captions = [caption for route in MAP["routes"] for caption in route["captions"]]
    drawn = [*(state["labels"] for state in MAP["states"].values()), *captions]
    assert min(label["size"] for labels in drawn for label in labels.values()) * scale >= 10


def test_the_data_file_is_small() -> None:
    assert len(read_text("velmoci.expanze", "data/world48.map.json").encode()) < 250_000


def test_every_state_is_drawn_once() -> None:
    assert list(MAP["states"]) == list(STATES)
    assert all(state["path"].startswith("M") for state in MAP["states"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_carries_its_full_name(language: str) -> None:
    for name, state in MAP["states"].items():
        assert " ".join(state["labels"][language]["lines"]) == STATES[name]["name"][language]


def inside(path: str, x: float, y: float) -> bool:
    crossings = 0
    for start, steps in re.findall(r"M([^l]+)l([^z]+)z", path):
        px, py = map(float, start.split())
        numbers = [float(number) for number in re.findall(r"-?(?:\d*\.\d|\d+)", steps)]
        ring = [(px, py)]
        for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
            px, py = px + dx, py + dy
            ring.append((px, py))
        for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True):
            crossings += (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0)
    return crossings % 2 == 1


@pytest.mark.long
def test_every_army_stands_in_its_own_state_and_in_no_other() -> None:
    for name, state in MAP["states"].items():
        x, y = state["army"]
        if "disc" in state:
            centre_x, centre_y, radius = state["disc"]
            assert hypot(x - centre_x, y - centre_y) + picture.ARMY_RADIUS < radius
        assert [other for other, drawn in MAP["states"].items() if inside(drawn["path"], x, y)] == (
            [] if "disc" in state else [name]
        )


def test_armies_keep_apart() -> None:
    places = [state["army"] for state in MAP["states"].values()]
    assert min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in combinations(places, 2)) > 3 * picture.ARMY_RADIUS


@clause("EX-MAP-5")
def test_the_small_islands_are_discs_that_can_be_clicked() -> None:
    assert {name for name, state in MAP["states"].items() if "disc" in state} == set(
        TABLE["bermuda_triangle"]
    )


@clause("EX-MAP-7")
def test_the_routes_are_those_of_the_table() -> None:
    drawn = sorted((route["kind"], *sorted(route["between"])) for route in MAP["routes"])
    listed = sorted(
        (kind, *sorted(ends)) for kind in ("sea", "strait") for ends in TABLE["connections"][kind]
    )
    assert drawn == listed


def test_a_route_that_leaves_the_map_says_where_it_goes() -> None:
    wrapped = [route for route in MAP["routes"] if len(route["paths"]) == 2]
    assert {frozenset(route["between"]) for route in wrapped} == {
        frozenset({"alaska", "chukotka"}),
        frozenset({"peru_chile", "new_zealand"}),
    }
    for route in wrapped:
        for language in LANGUAGES:
            names = [STATES[name]["name"][language] for name in reversed(route["between"])]
            captions = [" ".join(caption[language]["lines"]) for caption in route["captions"]]
            assert captions == [f"← {names[0]}", f"{names[1]} →"]


def block(label: dict[str, Any]) -> Box:
    left = label["x"] - {"start": 0, "middle": 0.5, "end": 1}[label["anchor"]] * label["width"]
    size = label["size"]
    bottom = label["y"] + (len(label["lines"]) - 1) * size * picture.LEADING + 0.2 * size
    return left, label["y"] - 0.78 * size, left + label["width"], bottom


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cover_neither_each_other_nor_armies_nor_the_edge(language: str) -> None:
    names = {name: block(state["labels"][language]) for name, state in MAP["states"].items()}
    names |= {
        f"{route['between']} {n}": block(caption[language])
        for route in MAP["routes"]
        for n, caption in enumerate(route["captions"])
    }
    assert [pair for pair in combinations(names, 2) if overlap(names[pair[0]], names[pair[1]])] == []
    width, height = MAP["view_box"][2:]
    for left, top, right, bottom in names.values():
        assert 0 < left < right < width
        assert 0 < top < bottom < height
        for state in MAP["states"].values():
            x, y = state["army"]
            near = hypot(x - min(max(x, left), right), y - min(max(y, top), bottom))
            assert near > picture.ARMY_RADIUS - 0.5


@clause("EX-MAP-10")
def test_neighbours_differ_in_shade_and_continents_in_hue() -> None:
    assert set(CONTINENT_SHADES) == {row["id"] for row in TABLE["continent"]}
    shades = [shade for palette in CONTINENT_SHADES.values() for shade in palette]
    assert len(set(shades)) == len(shades)
    assert not set(shades) & set(POWER_COLOURS.values())
    colour = {
        name: CONTINENT_SHADES[row["continent"]][MAP["states"][name]["shade"]] for name, row in STATES.items()
    }
    for pairs in TABLE["connections"].values():
        assert all(colour[one] != colour[other] for one, other in pairs)


@pytest.mark.parametrize("sight", SIGHT)
def test_no_two_powers_look_alike(sight: str) -> None:
    seen = {power: lab(product(SIGHT[sight], linear(colour))) for power, colour in POWER_COLOURS.items()}
    for one, other in combinations(seen, 2):
        assert ciede2000(seen[one], seen[other]) > (28 if sight == "normal" else 19), (one, other)


def test_every_power_has_a_counter_of_its_own_shape_and_a_readable_number() -> None:
    assert list(POWER_COLOURS) == ["black", "red", "green", "yellow", "brown", "white", "blue"]
    assert len({COUNTERS[power] for power in POWER_COLOURS}) == 7
    for power, colour in POWER_COLOURS.items():
        assert contrast(colour, POWER_INK[power]) > 4.5, power


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_svg_is_well_formed_and_names_every_state(language: str) -> None:
    root = ElementTree.fromstring(picture.svg(language))
    titles = {
        group.attrib["id"].removeprefix("state-"): group.findtext(f"{SVG}title")
        for group in root.iter(f"{SVG}g")
        if group.attrib.get("class") == "state"
    }
    assert titles == {name: row["name"][language] for name, row in STATES.items()}
    assert len(list(root.iter(f"{SVG}tspan"))) >= 48


def test_counters_stand_on_the_army_points() -> None:
    drawing = picture.svg("en", {"iberia": "white", "japan": "red"}, {"iberia": 4, "japan": 1234}, width=800)
    root = ElementTree.fromstring(drawing)
    (armies,) = [group for group in root.iter(f"{SVG}g") if group.attrib.get("id") == "armies"]
    assert [text.text for text in armies.iter(f"{SVG}text")] == ["4", "1234"]
    assert [float(disc.attrib["cx"]) for disc in armies.iter(f"{SVG}circle")] == [
        MAP["states"]["iberia"]["army"][0]
    ] * 2
    assert root.attrib["width"] == "800"
    assert "<text" not in picture.counter("blue", 10, 10)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'de'"):
        picture.svg("de")


def test_the_png_has_the_wanted_width_and_shows_the_names() -> None:
    data = picture.png(picture.svg("cs"), 400)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", data[16:24])
    assert (width, height) == (400, pytest.approx(400 * MAP["view_box"][3] / 1600, abs=1))
    nameless = re.sub("<text.*?</text>", "", picture.svg("cs"))
    assert len(data) > len(picture.png(nameless, 400)) + 2000


def test_the_data_file_says_where_it_comes_from() -> None:
    assert "Natural Earth" in json.loads(read_text("velmoci.expanze", "data/world48.map.json"))["source"]


@clause("EX-MAP-10")
def test_states_are_painted_in_the_shade_of_their_continent_and_islands_on_a_plate() -> None:
    drawing = picture.svg("en")
    for name, row in STATES.items():
        shade = CONTINENT_SHADES[row["continent"]][MAP["states"][name]["shade"]]
        found = re.search(f'<g id="state-{name}" class="state" fill="{shade}">.*?</g>', drawing)
        assert found is not None
        assert ("<circle" in found[0]) == ("disc" in MAP["states"][name])


@clause("EX-MAP-10")
@pytest.mark.parametrize(
    ("soldiers", "size", "baseline"),
    [(7, "12.5", "24.5"), (42, "11.5", "24.1"), (100, "8.6", "23.1"), (1234, "6.6", "22.4")],
)
def test_a_counter_has_the_colour_of_its_power_and_a_number_that_fits(soldiers: int, size: str, baseline: str) -> None:
    disc = 'circle cx="30" cy="20" r="10"'
    assert picture.counter("white", 30, 20, soldiers, 10) == (
        f'<{disc} fill="none" stroke="#fff" stroke-width="4" stroke-linejoin="round"/>'
        f'<{disc} fill="{POWER_COLOURS["white"]}" stroke-linejoin="round" stroke="{picture.INK}" stroke-width="1.1"/>'
        f'<text x="30" y="{baseline}" font-size="{size}" fill="{POWER_INK["white"]}">{soldiers}</text>'
    )
    assert 'points="30.0,8.2 41.8,20.0 30.0,31.8 18.2,20.0"' in picture.counter("red", 30, 20, None, 10)
    assert "<text" not in picture.counter("white", 30, 20, None, 10)
