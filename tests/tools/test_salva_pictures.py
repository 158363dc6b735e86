"""The pictures of Salva's positions: every unit that stands there, and the names in the language of the book."""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from velmoci.kernel.chance import Seeded
from velmoci.kernel.sentences import LANGUAGES
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.position import Position
from velmoci.salva.staging import staged_position

pytestmark = pytest.mark.interpreted
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.salva_pictures import position_svg, rows, units_svg  # noqa: E402

SVG = "{http://www.w3.org/2000/svg}"


def border() -> Position:
    """Two tanks and a gun at Newfield, one infantry at Ford, and Mill that nobody owns."""
    troops = [(0, "lhota", "tank"), (0, "lhota", "at_gun"), (0, "lhota", "tank"), (1, "brod", "infantry")]
    return staged_position(scenario_rulebook("border_war"), Seeded(1), 0, {"mlyn": None}, troops)


def texts(picture: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(picture).iter(f"{SVG}text")]


def test_a_picture_has_a_counter_for_every_kind_on_a_field_and_its_number() -> None:
    drawn = ET.fromstring(position_svg(border(), "en"))
    counters = list(drawn.iter(f"{SVG}g"))
    assert [[text.text for text in group.iter(f"{SVG}text")] for group in counters] == [["2"], [], []]
    assert len({group.get("fill") for group in counters}) == 2, "one colour for each side"


@pytest.mark.parametrize(("language", "name"), [("en", "Mill ×3"), ("cs", "Mlýn ×3")])
def test_fields_have_their_names_and_what_they_produce_beyond_the_usual(language: str, name: str) -> None:
    assert name in texts(position_svg(border(), language))


def test_rough_fields_are_marked_as_often_as_they_are_rough() -> None:
    position = staged_position(scenario_rulebook("mountain_blitz"), Seeded(1), 0, {}, [])
    marks = [path for path in ET.fromstring(position_svg(position, "en")).iter(f"{SVG}path") if path.get("transform")]
    assert len(marks) == 2 + 3 + 3, "a forest and two mountains"


def test_counters_that_find_no_room_stand_in_another_row() -> None:
    groups = [(0, "cruiser", 1), (0, "transport_ship", 1), (0, "infantry", 2)]
    assert rows(groups, 100) == [groups[:2], groups[2:]]
    assert rows(groups, 200) == [groups]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_units_that_can_be_bought_have_their_sign(language: str) -> None:
    names = texts(units_svg(language))
    assert len(names) == 8
    assert names[1] == "Tank"
