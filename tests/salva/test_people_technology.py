"""A people where there is technology: one level behind the last of the governments (SA-government_and_people-22)."""

import pytest

from tests.clause import clause
from tests.salva.people_scenes import FOLK, LANDS, lands, menu, skip_to
from tests.salva.scenes import Scene
from velmoci.salva.chapters.technology_levels import FIELDS, Levels
from velmoci.salva.state import NOBODY


def learned(scene: Scene, seat: int, field: str, level: int) -> Scene:
    """A seat has risen to that level."""
    scene.position.table.seat_columns[Levels(scene.rules).columns[field]][seat] = level
    return scene


def level(scene: Scene, field: str, seat: int = FOLK) -> int:
    return Levels(scene.rules).level(scene.position.table, seat, field)


def folk_at_work() -> Scene:
    """Governments with levels 4 and 3 in armour, and a people with a field of its own that can pay for anything."""
    scene = lands(["technology"], owners={**LANDS, "e": FOLK}, base_productivity="100", tech_discount="0")
    learned(learned(scene, 0, "armoured", 4), 1, "armoured", 3)
    skip_to(scene, FOLK, "production")
    return scene


@clause("SA-government_and_people-22", "R5-34")
@pytest.mark.parametrize(
    ("first", "second", "behind"), [(1, 1, 1), (2, 1, 1), (2, 2, 1), (3, 2, 1), (3, 3, 2), (7, 4, 3), (4, 7, 3)]
)
def test_a_people_is_one_level_behind_the_lowest_government_and_at_least_at_the_first(
    first: int, second: int, behind: int
) -> None:
    scene = lands(["technology"], tech_discount="0")
    learned(learned(scene, 0, "armoured", first), 1, "armoured", second)
    learned(scene, FOLK, "armoured", 6)
    assert level(scene, "armoured") == behind
    assert (level(scene, "armoured", 0), level(scene, "armoured", 1)) == (first, second)
    assert level(scene, "armoured", NOBODY) == 1
    assert [level(scene, field) for field in FIELDS if field != "armoured"] == [1] * (len(FIELDS) - 1)


@clause("SA-government_and_people-22")
def test_a_government_that_is_out_holds_no_people_back() -> None:
    scene = lands(["technology"], tech_discount="0")
    learned(learned(scene, 0, "soft", 5), 1, "soft", 2)
    assert level(scene, "soft") == 1
    scene.order(1, "resign")
    assert level(scene, "soft") == 4


@clause("SA-government_and_people-22", "SA-technology-11")
def test_a_people_does_no_research_of_its_own() -> None:
    scene = folk_at_work()
    assert scene.purse("e") != "0"
    assert menu(scene, FOLK, "research") == []
    assert scene.refused(FOLK, "research armoured from e 1") == "SA-technology-11"
    skip_to(scene, 0, "production")
    assert "armoured" in [str(order).split()[1] for order in menu(scene, 0, "research")]


@clause("SA-government_and_people-22", "SA-technology-16")
def test_nobody_gives_a_people_a_technology() -> None:
    scene = folk_at_work()
    skip_to(scene, 0, "movement")
    gifts = menu(scene, 0, "give_technology")
    assert "give_technology armoured to seat_2" in gifts
    assert [gift for gift in gifts if "seat_3" in gift] == []
    assert scene.refused(0, "give_technology armoured to seat_3") == "SA-technology-16"
