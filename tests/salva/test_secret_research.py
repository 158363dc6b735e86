"""Secret research (SA-secret_research)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.maps.drawn import row
from tests.salva.formation_scenes import card, files, rows, token, tokens
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from velmoci.salva.chapters.row_goods import goods_of
from velmoci.salva.chapters.technology_levels import Levels
from velmoci.salva.units import standard_kinds

MINE = {"a": 0, "b": 0, "c": 1, "d": 1}
ARMIES = "1:soft_research=2, 2:infantry:2, 3:tank:2"


def scene_of(*chapters: str, truth: int = 1, marks: Any = None, **options: Any) -> Scene:
    """The production phase of the first turn, with an empty formation on a field that yields three points."""
    on = ["technology", "formations", "secret_research", "terrain", *chapters]
    given = {"tech_discount": "0", **options}
    fields = {"a": {"production": "3"}} if marks is None else marks
    made = Scene(on, MINE, fields, given, fields=row("abcd"), sea=(), units=standard_kinds()).begin()
    made.order(0, "found caesar a", [truth])
    made.order(0, "end_movement")
    return made


def researched(truth: int = 1, *chapters: str, **options: Any) -> Scene:
    """The first row has research worth two points, the others units of that worth."""
    scene = scene_of(*chapters, truth=truth, **options)
    scene.order(0, f"equip caesar a {ARMIES}")
    return scene


def goods(scene: Scene, seat: int = 1) -> list[tuple[int, str, str]]:
    view: Any = scene.position.view(seat).to_json()
    found = view["slices"]["row_goods"].get("caesar", [])
    return [(one["row"], one["item"], one["count"]) for one in found]


def level(scene: Scene, field: str = "soft", seat: int = 0) -> int:
    return Levels(scene.rules).level(scene.position.table, seat, field)


def next_turn(scene: Scene) -> None:
    """The movement phase of the first seat in its next turn."""
    if scene.asked()[0][1] == "movement":
        scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")


@clause("SA-secret_research-1")
def test_a_row_receives_research_of_equal_value_in_place_of_units() -> None:
    scene = scene_of()
    for armies, rule in (
        ("1:soft_research=1, 2:infantry:2, 3:tank:2", "SA-formation_production-2"),
        ("1:moon_research=2, 2:infantry:2, 3:tank:2", "SA-formation_production-3"),
        ("1:soft_research, 2:infantry:2, 3:tank:2", "SA-formation_production-3"),
        ("1:soft_research=4, 2:infantry:4, 3:tank:4", "SA-formation_production-3"),
    ):
        assert scene.refused(0, f"equip caesar a {armies}") == rule
    menu = offered(scene, "equip")
    assert menu is not None
    assert any("soft_research" in order for order in menu[0])
    scene.order(0, f"equip caesar a {ARMIES}")
    assert goods(scene) == [(1, "soft_research", "2")]
    assert scene.purse("a") == "1"
    scene.order(0, "equip caesar a 1:soft_research=1, 2:soft_research=1, 3:armoured_research=1")
    assert goods(scene) == [(1, "soft_research", "3"), (2, "soft_research", "1"), (3, "armoured_research", "1")]


@clause("SA-secret_research-1")
def test_without_the_chapter_rows_hold_no_research() -> None:
    scene = Scene(["technology", "formations"], MINE, fields=row("abcd"), sea=(), units=standard_kinds()).begin(
        [1, 1]
    )
    assert "equip" not in scene.rules.order_rules


@clause("SA-secret_research-2", "R5-50")
def test_a_row_that_holds_the_price_may_declare_an_invention() -> None:
    scene = researched(2)
    assert scene.refused(0, "declare_invention caesar 2 soft") == "SA-secret_research-2"
    assert scene.refused(0, "declare_invention caesar 1 armoured") == "SA-secret_research-2"
    assert scene.refused(0, "declare_invention caesar 1 air") == "SA-technology-5"
    assert scene.refused(0, "declare_invention caesar 9 soft") == "SA-secret_research-2"
    assert offered(scene, "declare_invention") == (["declare_invention caesar 1 soft"], True)
    scene.order(0, "declare_invention caesar 1 soft")
    told = scene.events[0].seen_by_all()
    assert told.values == {
        "power": "seat_1", "formation": "caesar", "row": 1, "technology": "soft", "level": 2, "round": 2,
    }  # fmt: skip
    assert level(scene) == 1
    assert scene.refused(0, "declare_invention caesar 1 soft") == "SA-secret_research-2", "that was paid"
    levels = Levels(scene.rules)
    assert levels.price(scene.position.table, 0, "armoured", 2).text() == "2", "prices go by what everybody sees"


@clause("SA-secret_research-2")
def test_just_less_than_the_price_is_too_little() -> None:
    scene = scene_of(tech_base="5/2")
    scene.order(0, f"equip caesar a {ARMIES}")
    refusal = scene.refusal(0, "declare_invention caesar 1 soft")
    assert (refusal.clause, refusal.values["points"]) == ("SA-secret_research-2", "1/2")
    assert offered(scene, "declare_invention") is None


@clause("SA-secret_research-3")
def test_to_use_it_the_owner_shows_the_true_row() -> None:
    scene = researched(1)
    scene.order(0, "declare_invention caesar 1 soft")
    next_turn(scene)
    assert scene.refused(0, "use_invention caesar 2") == "SA-secret_research-3"
    assert offered(scene, "use_invention") == (["use_invention caesar 1"], True)
    scene.order(0, "use_invention caesar 1")
    assert level(scene) == 2
    assert len(rows(scene)) == 1
    assert goods(scene) == []


@clause("SA-secret_research-3")
def test_a_false_row_cannot_be_used() -> None:
    scene = researched(2)
    scene.order(0, "declare_invention caesar 1 soft")
    next_turn(scene)
    assert scene.refused(0, "use_invention caesar 1") == "SA-secret_research-3"
    assert offered(scene, "use_invention") is None
    assert level(scene) == 1


@clause("SA-secret_research-2", "SA-secret_research-3")
@pytest.mark.parametrize(("delay", "at_once"), [(0, 2), (1, 1)])
def test_an_invention_is_usable_after_the_delay(delay: int, at_once: int) -> None:
    scene = researched(1, tech_delay=delay)
    scene.order(0, "declare_invention caesar 1 soft")
    scene.order(0, "use_invention caesar 1")
    assert level(scene) == at_once
    next_turn(scene)
    assert level(scene) == 2


@clause("SA-secret_research-3")
def test_nothing_is_refunded_if_the_seat_got_there_openly() -> None:
    scene = researched(1)
    scene.order(0, "declare_invention caesar 1 soft")
    Levels(scene.rules).raise_to(scene.position.table, 0, "soft", 4)
    next_turn(scene)
    scene.order(0, "use_invention caesar 1")
    assert level(scene) == 4
    view: Any = scene.position.view(0).to_json()
    assert view["slices"]["technology"]["seat_1"]["paid"] == {}


@clause("SA-secret_research-4", "R5-22")
@pytest.mark.parametrize(("truth", "paid"), [(1, {"soft": "1"}), (2, {})])
def test_research_counts_when_its_row_is_shown_and_is_gone_with_a_false_one(truth: int, paid: dict[str, str]) -> None:
    scene = scene_of(truth=truth)
    scene.order(0, "equip caesar a 1:soft_research=1, 2:infantry, 3:tank")
    for one in [one for one in (1, 2, 3) if one != truth]:
        scene.order(0, f"remove_row caesar {one}")
    assert goods(scene) == []
    view: Any = scene.position.view(0).to_json()
    assert view["slices"]["technology"]["seat_1"]["paid"] == paid


@clause("SA-secret_research-4", "R5-22")
def test_a_row_of_research_moves_with_anything_and_proves_nobody() -> None:
    scene = scene_of()
    scene.order(0, "equip caesar a 1:soft_research=1, 2:tank, 3:tank")
    next_turn(scene)
    next_turn(scene)
    scene.order(0, f"move {token(scene)} b")
    assert tokens(scene)[token(scene)] == "b"
    groups = [group for veil in scene.rules.veils for group in veil.groups(scene.position.table, 1)]
    assert [] in [units for group in groups for units in group.alternatives]


@clause("SA-secret_research-2", "I5-5")
def test_what_others_see_of_inventions_does_not_depend_on_the_truth() -> None:
    seen = []
    for truth in (1, 2):
        scene = researched(truth)
        scene.order(0, "declare_invention caesar 1 soft")
        seen.append((scene.position.view(1).to_json(), scene.position.public_json()))
    assert seen[0] == seen[1]
    marks = [mark for mark in seen[0][1]["marks"] if str(mark["name"]).startswith("row_")]  # type: ignore[attr-defined]
    assert [(mark["name"], mark["value"], mark["item"]) for mark in marks] == [("row_soft_invention", "2", "caesar 1")]


@clause("SA-secret_research-2", "SA-technology-2")
def test_beyond_the_highest_level_nothing_is_declared() -> None:
    scene = researched(1)
    levels = Levels(scene.rules)
    levels.raise_to(scene.position.table, 0, "soft", levels.highest("soft"))
    assert scene.refusal(0, "declare_invention caesar 1 soft").code == "technology_highest"
    assert offered(scene, "declare_invention") is None


@clause("SA-secret_research-2", "SA-secret_research-4")
def test_on_the_only_row_an_invention_counts_for_all_at_once() -> None:
    scene = scene_of(tech_delay=0)
    for one in (3, 2):
        scene.order(0, f"remove_row caesar {one}")
    file = files(scene)
    goods_of(scene.rules, scene.position.table).add(card(scene).name, 0, "soft_research", 2 * scene.rules.money)
    assert len(file.cards(scene.position.table)[0].rows) == 1
    scene.order(0, "declare_invention caesar 1 soft")
    assert level(scene) == 2
    assert goods(scene) == []


@clause("SA-secret_research-4")
def test_a_formation_that_is_shown_has_what_its_row_had_invented() -> None:
    for truth, reached in ((1, 2), (2, 1)):
        scene = researched(truth, tech_delay=0)
        scene.order(0, "declare_invention caesar 1 soft")
        for veil in scene.rules.veils:
            veil.come_out(scene.position, 0)
        assert files(scene).cards(scene.position.table) == []
        assert level(scene) == reached


@clause("SA-secret_research-3", "SA-formations-19")
def test_nobody_uses_an_invention_while_he_is_not_asked() -> None:
    scene = researched(1, tech_delay=0)
    scene.order(0, "declare_invention caesar 1 soft")
    scene.order(0, "end_production")
    assert scene.refusal(0, "use_invention caesar 1").clause == "SA-formations-19"
    assert level(scene) == 1
