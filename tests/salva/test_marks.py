"""What is kept between two looks is found anew when something changes that it follows from."""

from dataclasses import replace

import pytest

from tests.salva.scenes import Scene
from velmoci.kernel.errors import Malformed
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.codecs import Amount
from velmoci.salva.goal_seams import Goal
from velmoci.salva.library import LIBRARY
from velmoci.salva.memory import MOST_KEPT, Memory, Model
from velmoci.salva.overview import title
from velmoci.salva.shown import situation

COAST = {"a": ["b", "s"], "b": ["c", "s"], "c": ["s"], "s": []}


class AnyGoal(Goal):
    """A goal that says nothing of what it counts."""

    name = "any_goal"


OPEN_GOAL = Chapter(id="open_goal", clause="SA-terrain-1", contributions={"goal": (AnyGoal,)})
TOYS = replace(LIBRARY, chapters=(*LIBRARY.chapters, OPEN_GOAL))


def test_of_a_goal_that_says_nothing_every_unit_counts_where_it_stands() -> None:
    scene = Scene(["open_goal"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, library=TOYS).begin()
    scene.army(0, "a", "tank")
    before = situation(scene.rules, scene.position.table)
    scene.order(0, "move tank_1 b")
    assert situation(scene.rules, scene.position.table) != before


def test_a_treaty_at_sea_makes_ships_count_for_what_a_seat_knows() -> None:
    scene = Scene(
        ["naval", "multiplayer"], owners={"a": 0, "b": 1, "c": 2}, fields=COAST, sea=("s",), seats=3
    ).begin()
    scene.order(0, "offer_treaty seat_2")
    scene.order(1, "answer_treaty pact_12_1 accept")
    before = scene.position.own_mark(0)
    scene.army(0, "s", "cru")
    assert scene.position.own_mark(0) != before
    assert scene.position.own_mark(-1) is None


def test_a_seat_that_has_seen_too_much_forgets_all_ways() -> None:
    sight = Scene(["naval"]).begin().position.sight(0)
    memory = Memory()
    memory.look(sight, True)
    for number in range(MOST_KEPT + 1):
        memory.models[number] = Model()
    memory.look(sight, False)
    assert memory.models
    memory.look(sight, True)
    assert not memory.models


def test_a_bridge_is_called_by_the_chapters_that_meet_there() -> None:
    assert title("alliance_naval", "en") == f"{title('alliance', 'en')} + {title('naval', 'en')}"


def test_an_amount_that_is_no_number_is_not_read() -> None:
    with pytest.raises(Malformed):
        Amount().from_json("many")
