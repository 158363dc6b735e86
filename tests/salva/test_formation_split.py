"""Splitting: a second formation whose rows are true exactly as those of the first."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import (
    at,
    card,
    expose,
    files,
    fill,
    fleet,
    land,
    left,
    menus,
    rows,
    scene_entry,
    token,
    told_card,
    units,
)
from tests.salva.scenes import Scene
from velmoci.kernel.errors import Rejected
from velmoci.salva.forces import provably
from velmoci.salva.state import MOVED, THIS_TURN
from velmoci.salva.veils import Wanted

ORDER = "split_formation caesar victory"


def pair(*contents: str, truth: int = 1) -> Scene:
    scene = land("formation_split")
    fill(scene, "b", *contents, truth=truth)
    return scene


@clause("SA-formation_split-1", "SA-formation_split-2", "SA-formation_split-6", "R4-20", "TV4-17")
def test_units_of_any_rows_go_to_a_second_card_and_the_sums_stay() -> None:
    scene = pair("tank tank", "inf inf", truth=2)
    assert scene.order(0, f"{ORDER} {units(scene, 0)[0]}") == ["formation-split"]
    assert (rows(scene), rows(scene, "victory")) == (["tank", "inf inf"], ["tank", ""])
    assert told_card(scene, "victory")["linked_with"] == "caesar"
    assert list(told_card(scene, "victory")["tokens"][0].values())[1] == "b"
    own: Any = scene.position.view(0).to_json()["own"]
    assert [own["formations"]["true"][name]["row"] for name in ("caesar", "victory")] == [2, 2]
    other: Any = scene.position.view(1).to_json()["own"]
    assert other["formations"] == {"true": {}, "seen": {}}
    at(scene, "c")
    rules, table, index = scene.rules, scene.position.table, scene.rules.board.index
    assert not provably(rules, table, index["b"], Wanted())
    assert provably(rules, table, index["c"], Wanted())
    bank: Any = scene.position.view(1).to_json()["slices"]
    assert bank["formations"]["bank"] == {"true_rows": 5, "false_rows": 11}


@clause("SA-formation_split-4", "R4-20", "TV4-18")
def test_a_row_that_is_removed_leaves_both() -> None:
    scene = pair("tank tank", "inf inf")
    scene.order(0, f"{ORDER} {units(scene, 0)[0]} {units(scene, 1)[0]}")
    gone = [*units(scene, 1), *units(scene, 1, "victory")]
    scene.order(0, "remove_row caesar 2")
    assert scene.events[0].seen_by_all().values["units"] == gone
    assert (rows(scene), rows(scene, "victory")) == (["tank"], ["tank"])


@clause("SA-formation_split-4")
def test_a_row_is_doubled_in_both_and_only_if_both_are_sound() -> None:
    scene = pair("tank tank", "inf inf")
    scene.order(0, f"{ORDER} {units(scene, 0)[0]} {units(scene, 1)[0]}")
    scene.order(0, "double_row victory 1", [2])
    assert rows(scene) == rows(scene, "victory") == ["tank", "inf", "tank"]
    truths = files(scene).secrets(scene.position.owns[0]).truths
    assert truths.row == {card(scene).group: 2}
    scene.order(0, "remove_row caesar 1")
    table = scene.position.table
    table.damage[files(scene).all_units(table, card(scene))[0]] = 1
    wrong = scene.refusal(0, "double_row victory 3")
    assert (wrong.code, wrong.clause) == ("damaged_inside", "SA-formations-21")


@clause("SA-formation_split-4")
def test_shown_by_an_attack_the_row_of_the_other_is_known_too() -> None:
    scene = pair("tank tank", "inf inf", truth=2)
    scene.order(0, f"{ORDER} {units(scene, 0)[0]} {units(scene, 1)[0]}")
    at(scene, "a", name="victory")
    expose(scene, "victory")
    assert rows(scene) == ["inf"]


@clause("SA-formation_split-3")
def test_all_tokens_must_lie_on_one_field() -> None:
    scene = pair("tank tank", "inf inf")
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "b", "c")
    wrong = scene.refusal(0, f"{ORDER} {units(scene, 0)[0]}")
    assert (wrong.code, wrong.clause) == ("split_apart", "SA-formation_split-3")
    assert "split_formation" not in menus(scene)
    at(scene, "c", "c")
    scene.order(0, f"{ORDER} {units(scene, 0)[0]}")
    assert len(told_card(scene, "victory")["tokens"]) == 1


@clause("SA-formation_split-1")
def test_a_free_name_and_a_free_card_are_needed() -> None:
    scene = pair("tank tank", "inf inf")
    one = units(scene, 0)[0]
    for name in ("caesar", "brutus"):
        wrong = scene.refusal(0, f"split_formation caesar {name} {one}")
        assert (wrong.code, wrong.clause) == ("name_not_free", "SA-formation_split-1")
    assert scene.refused(0, f"split_formation victory patriot {one}") == "SA-formation_split-1"
    with pytest.raises(Rejected) as wrong_unit:
        scene.position.check(0, scene.notation.parse(f"{ORDER} {one} {one}"))
    assert wrong_unit.value.clause == "SA-formation_split-2"
    scene.order(0, "found victory a", [1])
    scene.order(0, "found patriot a", [1])
    wrong = scene.refusal(0, f"split_formation caesar liberty {one}")
    assert (wrong.code, wrong.clause) == ("enough_formations", "SA-formation_split-1")
    assert "split_formation" not in menus(scene)


@clause("SA-formation_split-1")
def test_a_second_card_belongs_to_the_owner_of_the_first_and_is_linked_with_it() -> None:
    scene = pair("tank tank", "inf inf")
    fill(scene, "b", "tank", "inf", name="victory")
    scene.order(0, f"split_formation victory patriot {units(scene, 0, 'victory')[0]}")
    first, second = card(scene, "victory"), card(scene, "patriot")
    assert (second.owner, second.group, second.rows) == (0, first.group, first.rows)
    assert told_card(scene, "patriot")["linked_with"] == "victory"


@clause("SA-formation_split-2")
def test_only_units_of_the_formation_go_each_once_and_none_is_enough() -> None:
    scene = pair("tank tank", "inf inf")
    one = units(scene, 0)[0]
    for names in (f"{one} {one}", token(scene)):
        wrong = scene.refusal(0, f"{ORDER} {names}")
        assert (wrong.code, wrong.clause) == ("not_in_formation", "SA-formation_split-2")
    first, second = units(scene, 0), units(scene, 1)
    expected = [(first[0], second[0]), tuple(first), tuple(second)]
    assert menus(scene)["split_formation"] == [f"{ORDER} {' '.join(names)}" for names in expected]
    scene.order(0, ORDER)
    assert (rows(scene), rows(scene, "victory")) == (["tank tank", "inf inf"], ["", ""])


@clause("SA-formation_split-2")
def test_whoever_is_aboard_goes_with_the_ship() -> None:
    scene = fleet("transport_ship infantry", "transport_ship infantry", chapters=("formation_split",))
    table, aboard = scene.position.table, scene.rules.unit_column("aboard")
    for row in (0, 1):
        carrier, cargo = (int(table.numbered(int(name.rpartition("_")[2]))) for name in units(scene, row))
        table.unit_columns[aboard][cargo] = carrier
    ship, load = units(scene, 0)
    wrong = scene.refusal(0, f"{ORDER} {load}")
    assert (wrong.code, wrong.clause) == ("rides_along", "SA-formation_split-2")
    both = f"{ORDER} {ship} {units(scene, 1)[0]}"
    assert menus(scene)["split_formation"] == [both, f"{ORDER} {ship}", f"{ORDER} {units(scene, 1)[0]}"]
    scene.order(0, f"{ORDER} {ship}")
    assert (rows(scene)[0], rows(scene, "victory")) == ("", ["infantry transport_ship", ""])


@clause("SA-formation_split-3")
def test_afterwards_each_moves_and_branches_on_its_own_with_what_was_left() -> None:
    scene = fleet("cruiser cruiser", "cruiser cruiser", chapters=("formation_split",))
    scene.order(0, f"move {token(scene)} u")
    one = units(scene, 0)[0]
    scene.order(0, f"{ORDER} {one} {units(scene, 1)[0]}")
    assert list(left(scene, one, "victory").values()) == [2]
    scene.order(0, f"move {token(scene, 'victory')} v w")
    assert scene.refusal(0, f"move {token(scene, 'victory')} v").code in ("too_far", "move_is_over")
    scene.order(0, f"branch {token(scene)}", [1])
    assert (len(told_card(scene)["tokens"]), len(told_card(scene, "victory")["tokens"])) == (2, 1)


@clause("SA-formation_split-5", "R4-20")
def test_an_empty_one_may_end_and_the_group_shrinks() -> None:
    scene = pair("tank tank", "inf inf", truth=2)
    scene.order(0, f"{ORDER} {' '.join([*units(scene, 0), *units(scene, 1)])}")
    assert scene.refused(0, "end_formation victory") == "SA-formations-35"
    files(scene).secrets(scene.position.owns[1]).rows.learn(0, False)
    scene.order(0, "end_formation caesar")
    assert told_card(scene, "victory")["linked_with"] == "victory"
    own: Any = scene.position.view(0).to_json()["own"]
    assert own["formations"]["true"]["victory"]["row"] == 2
    seen: Any = scene.position.view(1).to_json()["own"]
    assert seen["formations"]["seen"]["victory"]["rows"] == {"1": False}
    scene.order(0, "found caesar a", [1])
    scene.order(0, "remove_row caesar 2")
    assert rows(scene, "victory") == ["tank tank", "inf inf"]


@clause("SA-formation_split-1", "SA-formation_split-3")
def test_the_new_token_has_done_what_any_of_the_old_ones_did_and_units_what_took_most() -> None:
    """Of two tokens on one field one has sailed there and back: the units have with the new one what it left them."""
    scene = fleet("cruiser cruiser", "cruiser cruiser", chapters=("formation_split",))
    scene.order(0, f"branch {token(scene)}", [1])
    gone, _ = told_card(scene)["tokens"]
    scene.order(0, f"move {gone['token']} u")
    at(scene, "t", "t")
    one, other = units(scene, 0)
    scene.order(0, f"{ORDER} {one}")
    table, deck = scene.position.table, files(scene).deck(scene.position.table)
    old, still = (files(scene).entry(table, number) for number in card(scene).tokens())
    new = files(scene).entry(table, card(scene, "victory").tokens()[0])
    assert table.flags[old] & THIS_TURN == table.flags[new] & THIS_TURN
    assert (table.flags[new] & MOVED != 0, table.flags[still] & MOVED != 0) == (True, False)
    assert list(left(scene, one, "victory").values()) == [2]
    assert sorted(left(scene, other).values()) == [2, 3]
    moved = scene_entry(scene, one)
    assert [number for number, unit in deck.spent if unit == moved] == card(scene, "victory").tokens()


@clause("SA-formation_split-1")
def test_who_has_spent_nothing_has_everything_left_with_the_new_token() -> None:
    scene = fleet("cruiser", "cruiser", chapters=("formation_split",))
    (one,) = units(scene, 0)
    scene.order(0, f"{ORDER} {one}")
    assert list(left(scene, one, "victory").values()) == [3]
    assert files(scene).deck(scene.position.table).spent == {}


@clause("SA-formation_split-1", "SA-formation_split-3")
def test_of_the_formations_that_can_be_split_some_ways_are_offered_each_once() -> None:
    scene = pair("tank tank", "inf inf")
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "b", "c")
    fill(scene, "a", "tank", "", name="victory")
    (one,) = units(scene, 0, "victory")
    (menu,) = [menu for menu in scene.position.pending()[0].menus() if menu.kind == "split_formation"]
    assert [str(order) for order in menu] == [f"split_formation victory constitution {one}"]
    assert not menu.is_complete
