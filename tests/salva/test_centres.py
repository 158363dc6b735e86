"""Political centres: how many there are, where they lie and what they yield."""

from collections.abc import Mapping
from itertools import pairwise

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, told
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.salva.goals.centres import apart, centre_fields
from velmoci.salva.position import new_position

FOUR = {"A": ["f1", "f2"], "B": ["f4", "f5"], "C": ["f7", "f8"], "D": ["f10", "f11"]}
CENTRES = {"f3": {"centre": True}, "f6": {"centre": True}, "f9": {"centre": True}, "f12": {"centre": True}}


@clause("SA-secret_missions-6")
def test_a_centre_yields_more_in_place_of_any_other_bonus() -> None:
    three = "3"
    marks: dict[str, Mapping[str, object]] = {**CENTRES, "f1": {"production": three}}
    marks["f3"] = {"centre": True, "production": three}
    for chapters in ([], ["terrain"]):
        scene = GoalScene("secret_missions", FOUR, marks=marks, chapters=chapters, centre_production="5/2")
        assert [scene.rules.production_chain(scene.table, field).text() for field in range(3)] == ["3", "1", "5/2"]
        assert scene.rules.money % 2 == 0


@clause("SA-secret_missions-6")
def test_a_centre_pays_its_owner_exactly_and_says_why() -> None:
    sides = {**FOUR, "A": ["f1", "f2", "f3"]}
    marks: dict[str, Mapping[str, object]] = {**CENTRES, "f1": {"production": "4/3"}}
    scene = GoalScene("secret_missions", sides, marks=marks, chapters=["terrain"], centre_production="5/2",
                      missions_dealt=1)  # fmt: skip
    scene.order(0, "end_movement")
    fields = scene.position.public_json()["fields"]
    assert isinstance(fields, dict)
    assert [fields[name]["purse"] for name in ("f1", "f2", "f3", "f4")] == ["4/3", "1", "5/2", "0"]
    chain = scene.rules.production_chain(scene.table, scene.rules.board.index["f3"], explains=True)
    assert [(link.name, link.clause) for link in chain.links or []] == [
        ("base", "SA-minimal-19"), ("centre", "SA-secret_missions-6")
    ]  # fmt: skip


@clause("SA-secret_missions-6")
def test_three_and_six_centres_are_enough_and_marked_ones_need_no_room() -> None:
    def centres(*names: str, size: int = 12, sides: Mapping[str, list[str]] = FOUR) -> object:
        scene = GoalScene("secret_missions", sides, size, marks={name: {"centre": True} for name in names})
        return scene.rules.goal.about(scene.table)["centres"]

    three, six = ["f3", "f6", "f9"], ["f1", "f3", "f5", "f6", "f9", "f12"]
    assert (centres(*three), centres(*six)) == (three, six)
    lonely = {"A": ["f1"], "B": ["f2"], "C": ["f3"], "D": ["f4"]}
    assert centres("f5", "f6", "f7", size=7, sides=lonely) == ["f5", "f6", "f7"]
    with pytest.raises(BadRulebook, match="bad_centres") as caught:
        centres(*six, "f2")
    assert caught.value.values == {"count": 7, "least": 3, "most": 6}
    with pytest.raises(BadRulebook, match="bad_centres") as caught:
        centres(size=7, sides=lonely)
    assert caught.value.values == {"count": 3, "least": 4, "most": 6}


@clause("SA-secret_missions-7")
def test_a_centre_may_lie_on_any_field_of_a_side_that_starts_with_more_than_one() -> None:
    sides = {"A": ["f1", "f2"], "B": ["f3", "f4"], "C": ["f5", "f6"], "D": ["f7"]}
    scene = GoalScene("secret_missions", sides, 7, centres=6)
    assert scene.rules.goal.about(scene.table)["centres"] == ["f1", "f2", "f3", "f4", "f5", "f6"]


@clause("SA-secret_missions-6")
def test_there_are_three_to_six_centres() -> None:
    two = {"f3": {"centre": True}, "f6": {"centre": True}}
    with pytest.raises(BadRulebook, match="SA-secret_missions-6"):
        GoalScene("secret_missions", FOUR, marks=two)
    with pytest.raises(BadRulebook, match="SA-secret_missions-6"):
        GoalScene("secret_missions", "ABCD", 6)
    with pytest.raises(BadRulebook, match="SA-secret_missions-6"):
        GoalScene("secret_missions", FOUR, centres=2)


@clause("SA-secret_missions-7")
@pytest.mark.parametrize("seed", range(10))
def test_centres_are_drawn_apart_and_not_on_a_lonely_start(seed: int) -> None:
    scene = GoalScene("secret_missions", "ABCD", 14, centres=5)
    position = new_position(scene.position.rulebook)
    position.apply(-1, Begin(), Seeded(seed))
    fields = centre_fields(position.rules, position.table)
    assert len(fields) == 5
    assert min(fields) >= 4
    assert not any(later - earlier == 1 for earlier, later in pairwise(fields))


@clause("SA-secret_missions-7")
def test_where_no_such_centres_exist_they_are_drawn_side_by_side() -> None:
    scene = GoalScene("secret_missions", "ABCD", 9, centres=5)
    assert centre_fields(scene.rules, scene.table) == [4, 5, 6, 7, 8]
    assert apart(scene.rules, [4, 5, 6, 7, 8], 3, []) == [4, 6, 8]
    assert "The political centres are f5, f6, f7, f8, f9." in told(scene.events)
