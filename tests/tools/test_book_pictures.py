"""The pictures of the rulebooks are those that the program draws now, and light."""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

pytestmark = pytest.mark.interpreted
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.book_pictures import FOLDER, clipped, pictures, points_of, runs_inside, short_path  # noqa: E402

BOX = (0.0, 0.0, 10.0, 10.0)
MADE = dict(pictures())


@pytest.mark.parametrize("file", MADE, ids=lambda file: str(file.relative_to(FOLDER)))
def test_a_picture_is_as_the_program_draws_it(file: Path) -> None:
    assert file.read_text("utf-8") == MADE[file], "python -m tools.book_pictures"


def test_no_picture_is_left_of_something_that_is_gone() -> None:
    assert {*FOLDER.glob("*/*.svg")} == set(MADE)


def test_all_pictures_together_weigh_less_than_a_megabyte_and_a_half() -> None:
    assert sum(file.stat().st_size for file in FOLDER.rglob("*.svg")) < 1_500_000


@pytest.mark.parametrize("file", MADE, ids=lambda file: str(file.relative_to(FOLDER)))
def test_every_word_in_a_picture_can_be_read(file: Path) -> None:
    """A page shows it as large as it is by itself, and no smaller than 34 rem; on a phone a finger moves it."""
    root = ET.fromstring(MADE[file])
    wide = float(root.get("viewBox", "").split()[2])
    shown = max(34 * 16, float(root.get("width", "0")))
    sizes = [float(one.get("font-size", "nan")) for one in root.iter() if one.get("font-size")]
    assert min(sizes) * shown / wide >= 9


def test_lines_are_read_as_they_are_written() -> None:
    assert points_of("M1 2l.5-1 0 1.5L7 8") == [(1, 2), (1.5, 1), (1.5, 2.5), (7, 8)]


def test_a_polygon_is_cut_to_the_box() -> None:
    corners = clipped([(5, 5), (15, 5), (15, 15), (5, 15)], BOX)
    assert sorted(corners) == [(5, 5), (5, 10), (10, 5), (10, 10)]
    assert clipped([(20, 20), (30, 20), (30, 30)], BOX) == []


def test_of_a_line_the_pieces_inside_are_kept_with_their_ends() -> None:
    line = [(-9.0, 5.0), (1.0, 5.0), (9.0, 5.0), (20.0, 5.0), (20.0, 9.0), (5.0, 9.0)]
    assert list(runs_inside(line, BOX)) == [line[:4], line[4:]]


def test_curves_stay_whole_or_go() -> None:
    curve = "M0 0C5 5 90 90 95 95"
    assert short_path(curve, BOX) == curve
    assert short_path("M200 200C205 205 290 290 295 295", BOX) == ""
