"""Swap tokens: two armies of equal worth, of which only the owner knows which stands where."""

from fractions import Fraction
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import (
    MINE,
    at,
    card,
    column,
    expose,
    files,
    land,
    left,
    menus,
    rows,
    told_card,
    units,
)
from tests.salva.scenes import Scene, reloaded
from tests.salva.test_formation_production import port
from velmoci.kernel.chance import Seeded
from velmoci.salva.forces import likely_to, possibly, possibly_at, provably, provably_to, surely_to
from velmoci.salva.knowledge import unknowns_at
from velmoci.salva.state import NOBODY, Table
from velmoci.salva.veils import Wanted

HERE = "produce caesar b 1:tank, 2:inf, 3:tank"
BESIDE = "produce_near caesar c 1:inf, 2:tank, 3:atg"
FIELDS = {"a": ["b"], "b": ["c"], "c": ["d"], "d": ["e"], "e": []}


def added(truth: int = 1, here: str = HERE, beside: str = BESIDE, **options: object) -> Scene:
    """A formation at b to which something was added there and at c, in one production phase."""
    scene = land("formation_swap", **options)
    scene.order(0, "found caesar b", [truth])
    scene.order(0, "end_movement")
    scene.order(0, here)
    scene.order(0, beside)
    return scene


def laid(word: str = "swapped", truth: int = 1) -> Scene:
    scene = added(truth)
    scene.order(0, f"swap caesar c {word}")
    return scene


def finished(word: str = "swapped", truth: int = 1) -> Scene:
    """The same when both armies are finished, and their owner moves."""
    return built(laid(word, truth))


def built(scene: Scene) -> Scene:
    """Two rounds on, when all that was paid is finished."""
    for _ in range(2):
        scene.order(0, "end_production")
        scene.order(1, "end_movement")
        scene.order(1, "end_production")
        scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    return scene


def faces(scene: Scene, seat: int = 0) -> Any:
    view: Any = scene.position.view(seat).to_json()
    return view["own"]["formation_swap"]


def tokens(scene: Scene, seat: int = 1) -> Any:
    view: Any = scene.position.view(seat).to_json()
    return view["slices"]["formation_swap"]


def kinds_at(scene: Scene, table: Table, field: str) -> list[str]:
    """The kinds of what stands on a field of a table."""
    place = scene.rules.board.index[field]
    return sorted(scene.rules.kinds.rows[table.kind[unit]].id for unit in table.units_at(place))


@clause("SA-formation_swap-1", "R4-19")
def test_between_two_additions_of_one_phase_a_token_is_laid_that_only_the_owner_knows() -> None:
    scene = added()
    assert menus(scene)["swap"] == ["swap caesar c straight", "swap caesar c swapped"]
    scene.order(0, "swap caesar c swapped")
    own, other = (scene.events[0].seen_by(seat) for seat in (0, 1))
    assert own is not None
    assert other is not None
    assert (own.sentence, other.sentence) == ("swap-laid-swapped", "swap-laid")
    assert "swapped" not in str(other.to_json())
    assert faces(scene) == {"caesar": "swapped"}
    assert faces(scene, 1) == {}
    assert tokens(scene) == [{"formation": "caesar", "power": "seat_1", "fields": ["b", "c"]}]
    marks: Any = scene.position.view(1).to_json()["marks"]
    assert [mark["field"] for mark in marks if mark["name"] == "swap_token"] == ["b", "c"]
    assert column(scene, "building") == ["tank", "inf", "tank"]
    assert column(scene, "near_building") == ["inf", "tank", "atg"]
    straight = laid("straight")
    own = straight.events[0].seen_by(0)
    assert own is not None
    assert (own.sentence, faces(straight)) == ("swap-laid-straight", {"caesar": "straight"})


@clause("SA-formation_swap-1")
def test_with_something_at_the_other_field_alone_none_is_laid() -> None:
    scene = land("formation_swap")
    scene.order(0, "found caesar b", [1])
    scene.order(0, "end_movement")
    scene.order(0, BESIDE)
    assert scene.refusal(0, "swap caesar c swapped").code == "nothing_to_swap"


@clause("SA-formation_swap-1")
def test_without_something_at_both_fields_in_this_phase_none_is_laid() -> None:
    scene = land("formation_swap")
    scene.order(0, "found caesar b", [1])
    scene.order(0, "end_movement")
    scene.order(0, HERE)
    wrong = scene.refusal(0, "swap caesar c swapped")
    assert (wrong.code, wrong.clause) == ("nothing_to_swap", "SA-formation_swap-1")
    scene.order(0, BESIDE)
    assert scene.refusal(0, "swap caesar a swapped").code == "nothing_to_swap"
    wrong = scene.refusal(0, "swap caesar c upside_down")
    assert (wrong.code, wrong.clause) == ("swapped_or_straight", "SA-formation_swap-1")
    assert scene.refused(0, "swap victory c swapped") == "SA-formation_swap-1"
    for _ in range(2):
        scene.order(0, "end_production")
        scene.order(1, "end_movement")
        scene.order(1, "end_production")
        assert "swap" not in menus(scene)
        scene.order(0, "end_movement")
    assert scene.refusal(0, "swap caesar c swapped").code == "nothing_to_swap"


@clause("SA-formation_swap-2", "TV4-16")
def test_additions_of_unequal_worth_are_refused() -> None:
    scene = land("formation_swap", base_productivity="2")
    scene.order(0, "found caesar b", [1])
    scene.order(0, "end_movement")
    scene.order(0, HERE)
    scene.order(0, "produce_near caesar c 1:tank:2, 2:tank:2, 3:inf:2")
    wrong = scene.refusal(0, "swap caesar c swapped")
    assert (wrong.code, wrong.clause) == ("swap_unequal", "SA-formation_swap-2")
    assert (wrong.values["points"], wrong.values["other"]) == ("1", "2")
    assert "swap" not in menus(scene)
    scene.order(0, HERE)
    scene.order(0, "swap caesar c swapped")


@clause("SA-formation_swap-2")
def test_all_rows_got_as_much() -> None:
    scene = added(beside="produce_near caesar c 1:inf, 2:tank, 3:tank", row_value="at_most")
    assert "swap" in menus(scene)
    scene = land("formation_swap", row_value="at_most", base_productivity="2")
    scene.order(0, "found caesar b", [1])
    scene.order(0, "end_movement")
    scene.order(0, "produce caesar b 1:tank:2, 2:inf, 3:tank:2")
    scene.order(0, "produce_near caesar c 1:tank:2, 2:inf, 3:tank:2")
    assert scene.refusal(0, "swap caesar c swapped").values["row"] == 2


@clause("SA-formation_swap-2")
def test_whoever_could_not_be_built_on_the_other_field_and_join_is_not_swapped() -> None:
    """Infantry built with a formation that has come two fields away could not join it from there."""
    scene = added()
    at(scene, "a")
    for place in card(scene).places:
        assert place.field == scene.rules.board.index["a"]
    wrong = scene.refusal(0, "swap caesar c swapped")
    assert (wrong.code, wrong.clause) == ("not_swappable", "SA-formation_swap-2")
    assert (str(wrong.values["unit"]).partition("_")[0], wrong.values["field"]) == ("inf", "c")


def shore(here: str, beside: str) -> Scene:
    """The same at a, which has a harbour, and at b, by the true unit table."""
    scene = port("formation_swap", owners={"a": 0, "b": 0, "z": 1})
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    scene.order(0, f"produce caesar {here}")
    scene.order(0, f"produce_near caesar {beside}")
    return scene


@clause("SA-formation_swap-2")
def test_what_was_paid_in_parts_in_this_phase_is_not_swapped() -> None:
    scene = shore("a/s 1:battleship=1, 2:infantry, 3:infantry", "b 1:infantry, 2:tank, 3:tank")
    wrong = scene.refusal(0, "swap caesar b swapped")
    assert (wrong.code, wrong.clause) == ("swap_in_parts", "SA-formation_swap-2")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "end_movement")
    scene.order(0, "produce caesar a 1:tank, 2:tank, 3:infantry")
    scene.order(0, "produce_near caesar b 1:infantry, 2:tank, 3:tank")
    scene.order(0, "swap caesar b swapped")
    assert column(scene, "building")[0] == "battleship tank"
    assert kinds_at(scene, surely_to(scene.position.sight(0)), "a") == ["battleship", "infantry"]


@clause("SA-formation_swap-2")
def test_no_ship_is_swapped_for_it_could_not_join_in_another_port() -> None:
    scene = shore("a/s 1:cruiser, 2:infantry, 3:infantry", "b 1:infantry, 2:tank, 3:tank")
    assert scene.refusal(0, "swap caesar b swapped").code == "not_swappable"


@clause("SA-formation_swap-3")
@pytest.mark.parametrize(("word", "at_b", "at_c"), [("straight", "tank", "inf"), ("swapped", "inf", "tank")])
def test_swapped_means_that_they_stand_at_each_others_field(word: str, at_b: str, at_c: str) -> None:
    for scene in (laid(word), finished(word)):
        sight = scene.position.sight(0)
        for table in (surely_to(sight), likely_to(sight)[0]):
            assert (kinds_at(scene, table, "b"), kinds_at(scene, table, "c")) == ([at_b], [at_c])


@clause("SA-formation_swap-5", "SA-formation_swap-3")
def test_to_all_others_either_may_stand_on_both_and_nobody_is_sure() -> None:
    scene = laid()
    every = sorted(["tank", "inf", "tank", "inf", "tank", "atg"])
    table, likely = likely_to(scene.position.sight(1))
    for field in ("b", "c"):
        there = possibly_at(scene.rules, scene.position.table, scene.rules.board.index[field])
        for laid_out in (possibly(scene.rules, scene.position.table), there, table):
            assert kinds_at(scene, laid_out, field) == every
    assert set(likely.values()) == {1 / 6}
    scene = finished()
    for row in (2, 3):
        scene.order(0, f"remove_row caesar {row}")
    sure = surely_to(scene.position.sight(1))
    assert (kinds_at(scene, sure, "b"), kinds_at(scene, sure, "c")) == ([], [])


class Tanks(Wanted):
    """Only tanks."""

    def __init__(self, scene: Scene) -> None:
        self.kinds = scene.rules.kinds.rows

    def fits(self, table: Table, unit: Any) -> bool:
        return bool(self.kinds[table.kind[unit]].id == "tank")


@clause("SA-formation_swap-5")
def test_a_proof_holds_only_if_it_does_both_swapped_and_straight() -> None:
    scene = finished()
    for row in (2, 3):
        scene.order(0, f"remove_row caesar {row}")
    rules, table, index = scene.rules, scene.position.table, scene.rules.board.index
    for field in ("b", "c"):
        assert provably(rules, table, index[field], Wanted())
        assert not provably(rules, table, index[field], Tanks(scene))
        assert not provably_to(scene.position.sight(1), index[field], Tanks(scene))
    assert provably_to(scene.position.sight(0), index["c"], Tanks(scene))
    assert not provably_to(scene.position.sight(0), index["b"], Tanks(scene))
    scene = laid("straight")
    for row in (2, 3):
        scene.order(0, f"remove_row caesar {row}")
    assert not provably(scene.rules, scene.position.table, index["b"], Tanks(scene))
    assert provably(scene.rules, scene.position.table, index["b"], Wanted())


@clause("SA-formation_swap-5")
def test_what_could_be_there_counts_both_faces_and_each_can_be_imagined() -> None:
    scene = finished()
    for row in (2, 3):
        scene.order(0, f"remove_row caesar {row}")
    view, index = scene.position.view(1), scene.rules.board.index
    for field, other in (("b", "c"), ("c", "b")):
        (unknown,) = unknowns_at(view.sight, index[field])
        found = {}
        for number, possibility in enumerate(unknown.possibilities):
            assert possibility.chance == Fraction(1, 2)
            world = view.complete(Seeded(number))
            unknown.settle(world, number, Seeded(number))
            table = surely_to(world.sight(0))
            kinds = sorted(scene.rules.kinds.rows[table.kind[unit]].id for unit in possibility.units)
            assert kinds_at(scene, table, field) == kinds
            assert kinds_at(scene, table, other) != kinds
            found[number] = kinds
        assert sorted(found.values()) == [["inf"], ["tank"]]
    (own,) = unknowns_at(scene.position.sight(0), index["c"])
    assert len(own.possibilities) == 1


@clause("SA-formation_swap-4")
def test_a_formation_has_one_swap_token_at_most() -> None:
    scene = laid()
    wrong = scene.refusal(0, "swap caesar c straight")
    assert (wrong.code, wrong.clause) == ("has_swap_token", "SA-formation_swap-4")
    assert "swap" not in menus(scene)


@clause("SA-formation_swap-4", "SA-formation_swap-3")
@pytest.mark.parametrize("word", ["straight", "swapped"])
def test_when_both_have_joined_it_is_discarded_unseen(word: str) -> None:
    scene = finished(word)
    assert column(scene, "near") == ["inf tank", "inf tank", "atg tank"]
    assert menus(scene)["join_near"] == ["join_near caesar b", "join_near caesar c"]
    assert scene.order(0, "join_near caesar b") == ["joined-from-near"]
    assert tokens(scene) != []
    assert scene.order(0, "join_near caesar c") == ["joined-from-near"]
    assert (tokens(scene), faces(scene)) == ([], {})
    assert rows(scene) == ["inf tank", "inf tank", "atg tank"]
    both = {unit.partition("_")[0]: list(left(scene, unit).values()) for unit in units(scene, 0)}
    assert both == {"tank": [1], "inf": [0]}
    assert "extract" in menus(scene)


@clause("SA-formation_swap-3")
def test_whoever_may_be_too_far_away_waits() -> None:
    """From c no infantry reaches a in one turn, and those who were added at b may be at c."""
    for word in ("straight", "swapped"):
        scene = finished(word)
        at(scene, "a")
        scene.order(0, "join_near caesar b")
        assert column(scene, "near") == ["inf", "inf tank", "atg"]


@clause("SA-formation_swap-5", "SA-formation_neighbours-6")
def test_nobody_is_sent_elsewhere_while_he_may_be_on_the_other_field() -> None:
    scene = added(here="produce caesar b 1:tank, 2:tank, 3:tank", beside="produce_near caesar c 1:inf, 2:inf, 3:inf")
    scene.order(0, "swap caesar c straight")
    built(scene)
    waits = next(unit for unit in told_card(scene)["rows"][0]["near"] if unit.startswith("inf"))
    wrong = scene.refusal(0, f"extract_near caesar {waits}")
    assert (wrong.code, wrong.clause) == ("may_wait_elsewhere", "SA-formation_neighbours-6")
    assert "extract_near" not in menus(scene)


def attacked(word: str, is_finished: bool) -> Scene:
    """The other is on turn, with tanks beside c."""
    scene = laid(word)
    for _ in range(1 if is_finished else 0):
        scene.order(0, "end_production")
        scene.order(1, "end_movement")
        scene.order(1, "end_production")
        scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.army(1, "d", "tank tank tank")
    return scene


def names_of(scene: Scene, seat: int = 1) -> str:
    table = scene.position.table
    return ", ".join(f"tank_{int(table.number[unit])}" for unit in table.units_of(seat))


@clause("SA-formation_swap-5")
@pytest.mark.parametrize(("word", "lost"), [("straight", ["inf", "tank", "atg"]), ("swapped", ["tank", "inf", "tank"])])
def test_with_a_field_conquered_it_is_shown_and_says_which_army_is_lost(word: str, lost: list[str]) -> None:
    scene = attacked(word, is_finished=False)
    told = scene.order(1, f"attack c with {names_of(scene)}")
    assert scene.owner("c") == 1
    assert told.index(f"swap-shown-{word}") < told.index("near-lost")
    assert "near-shown" not in told
    assert column(scene, "near_building") == ["", "", ""]
    kept = ["tank", "inf", "tank"] if word == "straight" else ["inf", "tank", "atg"]
    assert column(scene, "building") == kept
    assert kept != lost
    assert (tokens(scene), faces(scene)) == ([], {})
    assert len(told_card(scene)["rows"]) == 3


@clause("SA-formation_swap-5")
@pytest.mark.parametrize(("word", "kind"), [("straight", "inf"), ("swapped", "tank")])
def test_if_those_who_wait_are_attacked_it_is_shown_with_them(word: str, kind: str) -> None:
    scene = attacked(word, is_finished=True)
    told = scene.order(1, f"attack c with {names_of(scene)}", [3])
    assert told.index(f"swap-shown-{word}") < told.index("near-shown")
    fighting = [scene.rules.kinds.rows[scene.position.table.kind[unit]].id for unit in scene.battle.unit]
    assert sorted(fighting) == sorted(["tank", "tank", "tank", kind])
    assert tokens(scene) == []


@clause("SA-formation_swap-5")
@pytest.mark.parametrize(("word", "kind"), [("straight", "tank"), ("swapped", "inf")])
def test_if_the_formation_is_shown_it_is_shown_with_it(word: str, kind: str) -> None:
    scene = laid(word)
    expose(scene)
    assert kinds_at(scene, scene.position.table, "b") == [kind]
    assert kinds_at(scene, scene.position.table, "c") == ["inf" if kind == "tank" else "tank"]
    assert tokens(scene) == []


@clause("SA-formation_swap-5")
@pytest.mark.parametrize(
    ("field", "old", "is_shown"), [("b", 0, True), ("c", 0, True), ("a", 0, False), ("c", 1, False)]
)
def test_it_is_shown_when_its_owner_loses_one_of_its_fields(field: str, old: int, is_shown: bool) -> None:
    scene = laid()
    scene.position.events = []
    for reaction in scene.rules.reactions:
        reaction.field_changes(scene.position, scene.rules.board.index[field], old, 1 - old)
    words = [event.seen_by_all().sentence for event in scene.position.events]
    assert ("swap-shown-swapped" in words, tokens(scene) == []) == (is_shown, is_shown)


@clause("SA-formation_swap-5", "SA-formation_swap-4")
def test_nothing_is_shown_of_armies_that_are_gone() -> None:
    scene = laid()
    for unit in files(scene).all_units(scene.position.table, card(scene)):
        scene.position.drop_entry(unit)
    scene.position.events = []
    for reaction in scene.rules.reactions:
        reaction.field_changes(scene.position, scene.rules.board.index["c"], 0, 1)
    assert scene.position.events == []


@clause("SA-formation_swap-3", "SA-formation_swap-5")
def test_shown_as_swapped_those_who_wait_go_on_waiting_at_the_other_field() -> None:
    """With c its own army, which was marked at b, is lost; that which was marked at c waits at b."""
    scene = finished()
    at(scene, "a")
    scene.position.events = []
    for reaction in scene.rules.reactions:
        reaction.field_changes(scene.position, scene.rules.board.index["c"], 0, 1)
    assert column(scene, "near") == ["inf", "tank", "atg"]
    near, index = scene.position.table.unit_columns[files(scene).near], scene.rules.board.index
    units_left = files(scene).all_units(scene.position.table, card(scene))
    assert {int(near[unit]) for unit in units_left} == {index["b"]}


@clause("SA-formation_swap-3", "SA-formation_swap-5")
def test_shown_as_swapped_what_is_built_is_built_at_the_other_field() -> None:
    scene = laid()
    scene.position.events = []
    for reaction in scene.rules.reactions:
        reaction.field_changes(scene.position, scene.rules.board.index["c"], 0, 1)
    assert column(scene, "building") == ["inf", "tank", "atg"]
    near = scene.position.table.unit_columns[files(scene).near]
    assert {int(near[unit]) for unit in files(scene).all_units(scene.position.table, card(scene))} == {NOBODY}


@clause("SA-formation_swap-3")
def test_the_armies_of_a_second_formation_wait_where_they_are_marked() -> None:
    scene = land("formation_swap")
    scene.order(0, "found victory b", [1])
    scene.order(0, "end_movement")
    scene.order(0, HERE.replace("caesar", "victory"))
    scene.order(0, BESIDE.replace("caesar", "victory"))
    scene.order(0, "swap victory c straight")
    built(scene)
    assert menus(scene)["join_near"] == ["join_near victory b", "join_near victory c"]
    assert [sorted(row["near"]) for row in told_card(scene, "victory")["rows"]] == [
        sorted([*here, *there]) for here, there in zip(*waiting_by_field(scene, "victory"), strict=True)
    ]


def waiting_by_field(scene: Scene, name: str) -> list[list[list[str]]]:
    """For b and for c what is marked as waiting there, row by row; each has one unit."""
    found, one = list[list[list[str]]](), card(scene, name)
    for field in ("b", "c"):
        index = scene.rules.board.index[field]
        by_row = [files(scene).near_at(scene.position.table, one, row, index) for row in one.rows]
        assert [len(row) for row in by_row] == [1, 1, 1]
        found.append([files(scene).names_of(scene.position.table, row) for row in by_row])
    return found


@clause("SA-formation_swap-3")
def test_what_is_paid_in_parts_is_finished_with_its_formation() -> None:
    scene = shore("a/s 1:battleship=2, 2:infantry, 2:tank, 3:tank:2", "b 1:infantry, 2:tank, 3:tank")
    for order in ("end_production", "", "end_movement"):
        if order:
            scene.order(0, order)
        else:
            scene.order(1, "end_movement")
            scene.order(1, "end_production")
    (ship,) = told_card(scene)["rows"][0]["building"]
    scene.order(0, f"produce caesar a 1:{ship}=1, 2:infantry, 3:infantry")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "end_movement")
    assert ship in told_card(scene)["rows"][0]["finished"]


@clause("SA-formation_swap-5")
def test_the_owner_counts_on_what_his_token_says() -> None:
    scene = finished("straight")
    for row in (2, 3):
        scene.order(0, f"remove_row caesar {row}")
    index, sight = scene.rules.board.index, scene.position.sight(0)
    assert provably_to(sight, index["b"], Tanks(scene))
    assert not provably_to(sight, index["c"], Tanks(scene))
    (veil,) = [veil for veil in scene.rules.veils if veil.name == "formation_swap"]
    assert veil.marked(sight, [card(scene).name], index["a"]) == []
    assert len(veil.marked(sight, [card(scene).name], index["c"])) == 1


@clause("SA-formation_swap-5")
def test_where_a_field_is_given_away_it_stays() -> None:
    scene = laid()
    for reaction in scene.rules.reactions:
        reaction.field_given(scene.position, scene.rules.board.index["c"], 0, 1)
    assert tokens(scene) != []


@clause("SA-formation_swap-4")
def test_it_goes_with_the_last_of_its_armies() -> None:
    scene = laid()
    scene.order(0, "remove_row caesar 2")
    assert len(tokens(scene)) == 1
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    table, marks = scene.position.table, scene.position.table.unit_columns[scene.rules.unit_column("swap")]
    for unit in [unit for unit in files(scene).all_units(table, card(scene)) if marks[unit] > 0]:
        scene.position.drop_entry(unit)
    scene.order(1, "end_production")
    scene.order(0, "end_movement")
    assert (tokens(scene), faces(scene)) == ([], {})


@clause("SA-formation_swap-4")
def test_it_goes_with_its_owner() -> None:
    scene = Scene(["formations", "formation_swap", "multiplayer"], owners={**MINE, "e": 2}, seats=3, fields=FIELDS)
    scene.begin()
    scene.order(0, "found caesar b", [1])
    for order in ("end_movement", HERE, BESIDE, "swap caesar c swapped", "resign"):
        scene.order(0, order)
    assert scene.position.outcome() is None
    assert tokens(scene) == []


@clause("SA-formation_swap-1")
def test_it_is_saved_and_read() -> None:
    scene = laid()
    data = scene.position.dump()
    twin = reloaded(scene.position, data)
    assert twin.dump() == data
    assert twin.copy().dump() == data
