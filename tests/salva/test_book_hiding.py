"""The worked examples of the players' rulebook, part Hiding: each is played, and both languages tell its numbers."""

from tests.salva.book_pages import EXAMPLES, book, tells
from tests.salva.test_neutral_army import scene_of as neutral_lands
from tests.salva.test_neutral_army import targets
from tests.salva.test_scouting import scouts

VECTORS = {
    "Formations": "TS4-02", "Production into formations": "TS4-04", "Splitting a formation": "TV4-17",
    "Hidden units": "TV4-20", "Attacks and hidden units": "TS4-09",
}  # fmt: skip
"""Examples that are vectors of the rules; the tests of their chapters play them."""


def test_a_neutral_unit_shoots_at_whom_it_fears_most_as_the_book_tells_it() -> None:
    assert targets(neutral_lands(neutral_base=1), "inf weak", {"weak_4": 4}) == ["weak_4"]
    assert tells(("Neutral armies", "Neutrální armády"), [2, 2, 6, 1, 4, 1, 2])


def test_a_patrol_comes_back_from_the_mountains_as_the_book_tells_it() -> None:
    scene = scouts()
    scene.army(0, "a", "land_patrol")
    scene.army(1, "b", "infantry infantry")
    scene.order(0, "attack b with land_patrol_1", [3])
    scene.order(1, "fire_by_plan focus")
    told = [event.seen_by_all() for event in scene.events]
    assert [one.values["points"] for one in told if one.sentence == "shot"] == ["2/3", "2/3"]
    assert scene.place("land_patrol_1") == "a"
    assert tells(("Scouts", "Průzkumné jednotky"), [2, 2, 2])


def test_every_example_of_the_part_is_held_here() -> None:
    held = {"Scouts", "Neutral armies"}
    part = book("en").partition("\n## Hiding\n")[2].partition("\n## ")[0]
    sections = [text for text in part.split("\n### ") if EXAMPLES["en"] in text]
    assert {text.partition("\n")[0] for text in sections} == held | set(VECTORS)
