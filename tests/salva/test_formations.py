"""Formations: founding, joining, extracting."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import (
    MINE,
    at,
    card,
    files,
    fill,
    fleet,
    land,
    left,
    menus,
    pass_turns,
    rows,
    scene_entry,
    sea,
    token,
    tokens,
    told_card,
    units,
)
from tests.salva.scenes import Scene
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.state import NOBODY
from velmoci.salva.units import standard_kinds

# What there is


@clause("SA-formations-2", "R4-01", "TV4-01")
@pytest.mark.parametrize(("seats", "most"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1)])
def test_the_more_players_the_fewer_formations(seats: int, most: int) -> None:
    owners = {f"f{seat}": seat for seat in range(seats)}
    fields = {f"f{seat}": [f"f{seat + 1}"] if seat + 1 < seats else [] for seat in range(seats)}
    chapters = ["formations"] if seats == 2 else ["formations", "multiplayer"]
    scene = Scene(chapters, owners=owners, fields=fields, sea=(), seats=seats).begin()
    for name in files(scene).names[:most]:
        scene.order(0, f"found {name} f0", [1])
    if most < len(files(scene).names):
        assert scene.refused(0, f"found {files(scene).names[most]} f0") == "SA-formations-2"


@clause("SA-formations-2")
def test_the_number_of_formations_can_be_agreed() -> None:
    scene = land(formations_per_seat="1")
    scene.order(0, "found caesar a", [1])
    assert scene.refusal(0, "found victory a").code == "enough_formations"
    assert "found" not in menus(scene)


@clause("SA-formations-3")
def test_a_name_is_given_once() -> None:
    scene = land()
    scene.order(0, "found caesar a", [1])
    assert scene.refused(0, "found caesar b") == "SA-formations-3"
    assert scene.refused(0, "found brutus b") == "SA-formations-3"
    assert menus(scene)["found"] == ["found victory a", "found victory b", "found victory c"]
    scene.order(0, "found liberty b", [1])
    assert [files(scene).names[one.name] for one in files(scene).cards(scene.position.table)] == ["caesar", "liberty"]


@clause("SA-formations-3", "SA-formations-6")
@pytest.mark.parametrize(
    ("option", "value", "clause_id"),
    [
        ("formation_names", "red blue", "SA-formations-3"),
        ("formation_names", "red red blue green white black", "SA-formations-3"),
        ("formation_names", "tank blue green white black grey", "SA-formations-3"),
        ("formation_names", "Red blue green white black grey", "SA-formations-3"),
        ("true_rows_pool", 5, "SA-formations-6"),
        ("false_rows_pool", 11, "SA-formations-6"),
    ],
)
def test_there_must_be_names_and_tokens_for_all(option: str, value: object, clause_id: str) -> None:
    with pytest.raises(BadRulebook) as wrong:
        scenario_rulebook("border_war", ["formations"], {option: value})
    assert (wrong.value.code, wrong.value.clause) == ("bad_option", clause_id)


@clause("SA-formations-3")
def test_colours_are_names_too() -> None:
    scene = land(formation_names="red blue green", formations_per_seat="1")
    scene.order(0, "found red a", [1])
    assert list(tokens(scene, "red")) == ["red_1"]


@clause("SA-formations-6", "R4-02")
def test_rows_come_from_a_common_bank() -> None:
    scene = land()
    scene.order(0, "found caesar a", [1])
    bank: Any = scene.position.view(1).to_json()["slices"]
    assert bank["formations"]["bank"] == {"true_rows": 5, "false_rows": 10}
    files(scene).deck(scene.position.table).cards.false_rows = 1
    assert scene.refusal(0, "found victory a").code == "no_row_tokens"
    files(scene).deck(scene.position.table).cards.false_rows = 2
    files(scene).deck(scene.position.table).cards.true_rows = 0
    assert scene.refused(0, "found victory a") == "SA-formations-6"
    assert "found" not in menus(scene)


@clause("SA-formations-6", "SA-formations-8")
@pytest.mark.parametrize(("most", "first"), [(2, 2), (3, 3), (6, 3)])
def test_a_new_card_has_three_rows_or_as_many_as_it_can(most: int, first: int) -> None:
    scene = land(rows_max=most)
    scene.order(0, "found caesar a", [2])
    assert rows(scene) == [""] * first


# Founding


@clause("SA-formations-1", "SA-formations-8", "SA-formations-10", "SA-formations-11", "R4-04", "TV4-02")
def test_a_formation_is_founded_empty_where_everybody_sees_it() -> None:
    scene = land()
    assert scene.order(0, "found caesar b", [2]) == ["formation-founded"]
    told = told_card(scene)
    assert (told["owner"], len(told["rows"]), rows(scene)) == ("seat_1", 3, ["", "", ""])
    assert tokens(scene) == {"caesar_1": "b"}
    assert files(scene).fields(scene.position.table, card(scene)) == [1]
    marks: Any = scene.position.view(1).to_json()["marks"]
    assert [mark for mark in marks if mark["kind"] == "stack"] == [
        {
            "kind": "stack", "name": "formation", "field": "b", "value": "1", "power": "seat_1", "item": "caesar",
            "units": ["caesar_1"],
        }
    ]  # fmt: skip
    own: Any = scene.position.view(0).to_json()["own"]
    assert own["formations"]["true"] == {"caesar": {"row": 2, "token": "caesar_1"}}
    other: Any = scene.position.view(1).to_json()["own"]
    assert other["formations"] == {"true": {}, "seen": {}}


@clause("SA-formations-9", "R4-03")
def test_one_founds_in_ones_own_turn_on_ones_own_land() -> None:
    scene = land()
    scene.army(1, "d", "tank")
    assert scene.refused(0, "found caesar d") == "SA-formations-9"
    assert scene.refusal(1, "found caesar d").code == "not_your_turn"
    assert scene.refused(0, "found caesar s") == "SA-formations-9"
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "production")]
    scene.order(0, "found caesar a", [1])


@clause("SA-formations-9")
def test_nobody_founds_in_a_battle() -> None:
    scene = land()
    scene.army(0, "c", "tank")
    scene.army(1, "d", "tank")
    scene.order(0, "attack d with tank_1", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    assert scene.refusal(1, "found caesar d").code == "wrong_moment"
    assert scene.refused(1, "found caesar d") == "SA-formations-9"


@clause("SA-formations-9")
def test_at_sea_one_founds_where_one_is_or_beside_that_where_nobody_is() -> None:
    scene = sea()
    scene.army(0, "s", "cruiser")
    scene.army(1, "v", "cruiser")
    assert menus(scene)["found"] == ["found caesar a", "found caesar s", "found caesar t"]
    assert scene.refused(0, "found caesar u") == "SA-formations-9"
    scene.order(0, "found caesar t", [1])
    assert scene.refused(0, "found victory u") == "SA-formations-9"
    scene.army(1, "t", "cruiser")
    assert scene.refused(0, "found victory t") == "SA-formations-9"


@clause("SA-formations-9", "SA-formations-28")
def test_a_formation_that_has_a_unit_in_every_row_is_enough_to_found_another_there() -> None:
    scene = sea()
    fill(scene, "a", "cruiser", "destroyer")
    at(scene, "t")
    scene.order(0, "found victory u", [1])
    scene = sea()
    fill(scene, "a", "cruiser", "")
    at(scene, "t")
    assert scene.refused(0, "found victory u") == "SA-formations-9"


@clause("SA-formations-6")
@pytest.mark.parametrize(("most", "false"), [(2, 1), (3, 2), (6, 2)])
def test_a_card_is_founded_with_the_last_tokens_of_the_bank(most: int, false: int) -> None:
    scene = land(rows_max=most)
    cards = files(scene).deck(scene.position.table).cards
    cards.true_rows, cards.false_rows = 1, false
    scene.order(0, "found caesar a", [1])
    cards = files(scene).deck(scene.position.table).cards
    assert (cards.true_rows, cards.false_rows) == (0, 0)


@clause("SA-formations-8")
def test_a_token_has_the_next_number_of_all() -> None:
    scene = land()
    scene.army(0, "a", "tank tank")
    scene.order(0, "found caesar b", [1])
    assert tokens(scene) == {"caesar_3": "b"}


@clause("SA-formations-9")
def test_a_unit_on_the_shore_is_not_enough_to_found_at_sea() -> None:
    scene = sea()
    scene.army(0, "a", "infantry")
    assert scene.refused(0, "found caesar s") == "SA-formations-9"


@clause("SA-formations-19")
def test_who_is_on_turn_may_remove_rows_while_another_is_asked() -> None:
    scene = land()
    fill(scene, "a", "tank", "inf")
    scene.army(0, "c", "tank")
    scene.army(1, "d", "tank")
    scene.order(0, "attack d with tank_4", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    scene.order(0, "remove_row caesar 2")


@clause("SA-formations-18", "SA-formations-21")
def test_a_removed_row_is_told_with_its_units_and_free_again() -> None:
    scene = fleet("cruiser", "destroyer", "submarine", truth=2)
    gone = units(scene, 0)
    scene.order(0, "remove_row caesar 1")
    assert scene.events[0].seen_by_all().values["units"] == gone
    wrong = scene.refusal(0, "remove_row caesar 1")
    assert (wrong.clause, wrong.values["formation"]) == ("SA-formations-18", "caesar")
    scene.order(0, "double_row caesar 3", [1])
    assert rows(scene) == ["submarine", "destroyer", "submarine"]


# Joining


@clause("SA-formations-12", "SA-formations-13", "SA-formations-4", "TS4-01")
def test_who_joins_stands_in_every_row_and_nowhere_on_the_map() -> None:
    scene = fleet("battleship", "carrier", "cruiser cruiser cruiser")
    two = scene.army(0, "s", "destroyer destroyer")
    assert scene.order(0, f"join caesar {' '.join(two)}") == ["joined"]
    with_two = ["battleship destroyer destroyer", "carrier destroyer destroyer"]
    assert rows(scene) == [*with_two, "cruiser cruiser cruiser destroyer destroyer"]
    assert scene.position.table.units() == []


@clause("SA-formations-12", "TV4-03")
def test_who_does_not_reach_every_token_cannot_join() -> None:
    scene = fleet("cruiser", "cruiser")
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "s", "w")
    (name,) = scene.army(0, "t", "destroyer")
    assert scene.refused(0, f"join caesar {name}") == "SA-formations-12"
    assert "join" not in menus(scene)


@clause("SA-formations-12")
def test_a_docked_ship_joins_at_sea_and_not_in_its_harbour() -> None:
    scene = sea()
    (ship,) = scene.army(0, "a", "cruiser")
    table, rules = scene.position.table, scene.rules
    table.unit_columns[rules.unit_column("harbour")][scene.unit(ship)] = rules.board.index["s"]
    scene.order(0, "found caesar a", [1])
    assert scene.refusal(0, f"join caesar {ship}").code == "no_harbour_inside"
    at(scene, "t")
    scene.order(0, f"join caesar {ship}")
    assert table.unit_columns[rules.unit_column("harbour")][scene_entry(scene, units(scene, 1)[0])] == NOBODY
    assert list(left(scene, ship).values()) == [2]
    scene.order(0, f"move {token(scene)} u v")


@clause("SA-formations-14", "R4-05", "TV4-04")
def test_what_is_left_of_its_movement_hangs_on_the_place() -> None:
    scene = fleet("cruiser", "cruiser")
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "t", "v")
    (name,) = scene.army(0, "s", "cruiser")
    scene.order(0, f"join caesar {name}")
    assert list(left(scene, name).values()) == [2, 0]
    assert list(left(scene, units(scene, 1)[1]).values()) == [2, 0]
    first, second = tokens(scene)
    assert scene.refusal(0, f"move {second} u").code == "too_far"
    scene.order(0, f"move {first} u v")
    assert list(left(scene, name).values()) == [0, 0]


@clause("SA-formations-14")
def test_in_the_next_turn_all_of_it_is_there_again() -> None:
    scene = fleet("cruiser", "cruiser")
    scene.order(0, f"move {token(scene)} u v")
    assert list(left(scene, units(scene, 0)[0]).values()) == [1]
    pass_turns(scene)
    assert list(left(scene, units(scene, 0)[0]).values()) == [3]
    scene.order(0, f"move {token(scene)} u t s")


@clause("SA-formations-12", "SA-formations-15")
def test_a_unit_whose_move_is_over_joins_where_it_stands_and_moves_no_more() -> None:
    scene = land()
    tank, other = scene.army(0, "a", "tank inf")
    scene.order(0, "found caesar b", [1])
    scene.order(0, f"move {tank} b")
    scene.order(0, f"move {other} b")
    scene.order(0, f"join caesar {tank}")
    assert list(left(scene, tank).values()) == [0]
    assert scene.refusal(0, f"move {token(scene)} c").code == "too_far"
    assert scene.refused(0, "found victory d") == "SA-formations-9"
    late = scene.army(0, "a", "tank")[0]
    scene.order(0, f"move {late} b")
    scene.order(0, f"move {late} a")
    scene.order(0, "found victory c", [1])
    scene.order(0, f"join caesar {other}")
    assert scene.refused(0, f"join victory {late}") == "SA-minimal-28"


@clause("SA-formations-15", "R4-06")
def test_what_is_unfinished_damaged_immobile_or_hidden_cannot_join() -> None:
    scene = Scene(["formations", "fortresses", "repair_prevention"], owners=MINE, units=standard_kinds()).begin()
    scene.order(0, "found caesar a", [1])
    unready = scene.army(0, "a", "tank", finished=False)[0]
    fort, hurt = scene.army(0, "a", "fort tank")
    scene.position.table.damage[scene.unit(hurt)] = 2
    for name in (unready, fort, hurt, token(scene)):
        assert scene.refused(0, f"join caesar {name}") == "SA-formations-15", name
    foreign = scene.army(1, "d", "tank")[0]
    assert scene.refusal(0, f"join caesar {foreign}").code == "not_your_unit"
    assert scene.refusal(0, "join caesar").code == "nobody_joins"
    sound = scene.army(0, "a", "tank")[0]
    assert scene.refusal(0, f"join caesar {sound} {sound}").code == "nobody_joins"
    assert scene.refusal(0, f"join brutus {sound}").code == "no_such_formation"
    assert menus(scene)["join"] == [f"join caesar {sound}"]


def test_all_who_stand_on_one_field_are_offered_to_join_together() -> None:
    scene = land()
    one, other = scene.army(0, "a", "tank inf")
    scene.order(0, "found caesar a", [1])
    assert menus(scene)["join"] == [f"join caesar {one}", f"join caesar {other}", f"join caesar {one} {other}"]


# Extracting


@clause("SA-formations-16", "SA-formations-18", "SA-formations-22", "TS4-03")
def test_units_that_every_row_has_can_be_taken_out() -> None:
    transports = "transport_ship transport_ship"
    scene = fleet(f"cruiser {transports}", f"destroyer {transports}", "destroyer destroyer destroyer", truth=2)
    two = " ".join(units(scene, 0)[1:])
    assert scene.refusal(0, f"extract caesar t {two}").code == "missing_in_row"
    assert scene.refused(0, f"extract caesar t {two}") == "SA-formations-16"
    assert scene.refusal(0, f"move {token(scene)} u v").code == "too_far"
    scene.order(0, "remove_row caesar 3")
    assert scene.order(0, f"extract caesar t {two}") == ["extracted"]
    assert rows(scene) == ["cruiser", "destroyer"]
    table = scene.position.table
    names = sorted(files(scene).names_of(table, table.units()))
    assert names == sorted(two.split())
    scene.order(0, f"move {token(scene)} u v")


@clause("SA-formations-16")
def test_only_finished_units_of_one_row_are_named() -> None:
    scene = fleet("cruiser destroyer", "destroyer cruiser")
    first, second = units(scene, 0), units(scene, 1)
    assert scene.refusal(0, f"extract caesar t {first[0]} {second[0]}").code == "not_one_row"
    assert scene.refusal(0, "extract caesar t").code == "not_one_row"
    assert scene.refusal(0, f"extract caesar t {token(scene)}").code == "not_in_formation"
    assert scene.refusal(0, f"extract caesar t {first[0]} {first[0]}").code == "not_in_formation"
    table, file = scene.position.table, files(scene)
    table.unit_columns[file.column][scene_entry(scene, first[0])] = 1
    assert scene.refusal(0, f"extract caesar t {first[0]}").code == "not_in_formation"
    assert scene.refusal(0, f"extract caesar t {second[1]}").code == "missing_in_row"


@clause("SA-formations-16")
def test_units_that_chapters_tell_apart_are_not_the_same() -> None:
    scene = Scene(["formations", "half_units"], owners=MINE).begin()
    fill(scene, "a", "tank tank", "tank tank")
    half = scene.position.table.unit_columns[scene.rules.unit_column("half")]
    one, other = units(scene, 0)
    half[scene_entry(scene, one)] = 1
    assert scene.refused(0, f"extract caesar a {one}") == "SA-formations-16"
    scene.order(0, f"extract caesar a {other}")
    assert [len(units(scene, row)) for row in (0, 1)] == [1, 1]


@clause("SA-formations-17")
def test_the_field_must_be_in_reach_of_every_place() -> None:
    scene = fleet("cruiser", "cruiser")
    (one,) = units(scene, 0)
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "s", "v")
    assert scene.refused(0, f"extract caesar w {one}") == "SA-formations-17"
    assert [order for order in menus(scene)["extract"] if order.endswith(one)] == [
        f"extract caesar {field} {one}" for field in "stuv"
    ]
    scene.order(0, f"extract caesar u {one}")
    assert (scene.place(one), scene.position.table.points[scene.unit(one)] // scene.rules.pace) == ("u", 1)


@clause("SA-formations-17", "R4-05")
def test_extracted_units_keep_the_least_without_the_longest_way() -> None:
    scene = fleet("cruiser", "cruiser cruiser")
    one, late = units(scene, 0)[0], scene.army(0, "s", "cruiser")[0]
    scene.order(0, f"join caesar {late}")
    scene.order(0, f"extract caesar u {units(scene, 1)[2]}")
    stays = units(scene, 0)
    assert len(stays) == 1
    assert stays[0] in (one, late)


@clause("SA-formations-17")
def test_what_has_moved_with_a_token_has_moved() -> None:
    scene = land()
    fill(scene, "a", "tank", "tank")
    scene.order(0, f"move {token(scene)} b")
    (one,) = units(scene, 0)
    scene.order(0, f"extract caesar b {one}")
    assert scene.position.table.points[scene.unit(one)] == 1
    other = scene.army(0, "a", "tank")[0]
    scene.order(0, f"move {other} b")
    scene.order(0, f"join caesar {other}")
    late = scene.army(0, "a", "tank")[0]
    scene.order(0, f"move {late} b")
    assert scene.refusal(0, f"move {token(scene)} c").code == "move_is_over"
    scene.order(0, f"extract caesar b {units(scene, 0)[0]}")
    assert scene.refusal(0, f"move {other} c").code == "move_is_over"
