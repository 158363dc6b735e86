"""Formations: rows, moving, tokens, their end, attacks, and what nobody but the owner may learn."""

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
from velmoci.kernel.chance import Recording, Scripted, Seeded
from velmoci.salva.base.elimination import is_beaten
from velmoci.salva.base.ways import barred_by
from velmoci.salva.forces import charged, likely_to, possibly, possibly_at, provably, provably_to, surely_to
from velmoci.salva.veils import Wanted

# Rows


@clause("SA-formations-18", "SA-formations-19", "TV4-06", "R4-07", "I4-7")
def test_only_a_false_row_can_be_removed_and_a_refusal_leaves_no_trace() -> None:
    scene = fleet("cruiser", "destroyer", "submarine", truth=2)
    before = scene.position.view(1).to_json()
    assert scene.refused(0, "remove_row caesar 2") == "SA-formations-18"
    assert scene.position.view(1).to_json() == before
    assert menus(scene)["remove_row"] == ["remove_row caesar 1", "remove_row caesar 3"]
    assert scene.order(0, "remove_row caesar 1") == ["row-removed"]
    assert rows(scene) == ["destroyer", "submarine"]
    assert scene.refusal(0, "remove_row caesar 1").code == "no_such_row"
    assert scene.refusal(0, "remove_row caesar 0").code == "no_such_row"
    assert scene.refusal(0, "remove_row victory 1").code == "no_such_formation"


@clause("SA-formations-19")
def test_a_row_is_removed_in_the_turn_or_in_an_answer() -> None:
    scene = land()
    fill(scene, "a", "tank", "inf", "inf", truth=1)
    scene.army(0, "c", "tank")
    scene.army(1, "d", "tank")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert scene.refusal(0, "remove_row caesar 2").code == "not_now"
    assert scene.refused(0, "remove_row caesar 2") == "SA-formations-19"
    assert scene.refused(0, f"remove_token {token(scene)}") == "SA-formations-19"
    asides = [menu.kind for decision in scene.position.asides(0) for menu in decision.menus()]
    assert "remove_row" not in asides
    scene.order(1, "attack c with tank_6", [3])
    assert scene.asked() == [(0, "defender_salvo")]
    asides = [menu.kind for decision in scene.position.asides(0) for menu in decision.menus()]
    assert "remove_row" in asides
    scene.order(0, "remove_row caesar 2")


@clause("SA-formations-20", "I4-10")
def test_a_doubled_row_has_the_same_units_and_one_of_both_is_as_true_as_it_was() -> None:
    scene = fleet("battleship", "cruiser cruiser")
    scene.order(0, "double_row caesar 1", [2])
    assert rows(scene) == ["battleship", "cruiser cruiser", "battleship"]
    own: Any = scene.position.view(0).to_json()["own"]
    assert own["formations"]["true"]["caesar"]["row"] == 3
    assert [event.seen_by_all().values["new"] for event in scene.events] == [3]


@clause("SA-formations-21", "TV4-07")
def test_doubling_needs_a_free_row_and_a_token() -> None:
    scene = fleet("cruiser", "destroyer", "submarine")
    assert scene.refusal(0, "double_row caesar 1").code == "no_free_row"
    assert scene.refused(0, "double_row caesar 1") == "SA-formations-21"
    assert "double_row" not in menus(scene)
    scene.order(0, "remove_row caesar 3")
    files(scene).deck(scene.position.table).cards.false_rows = 0
    assert scene.refused(0, "double_row caesar 1") == "SA-formations-21"
    files(scene).deck(scene.position.table).cards.false_rows = 1
    assert menus(scene)["double_row"] == ["double_row caesar 1", "double_row caesar 2"]
    assert scene.refused(0, "double_row caesar 3") == "SA-formations-20"
    scene.order(0, "end_movement")
    scene.order(0, "double_row caesar 2", [1])
    assert rows(scene) == ["cruiser", "destroyer", "destroyer"]


@clause("SA-formations-21")
def test_nothing_is_hidden_anew_while_a_damaged_unit_is_inside() -> None:
    scene = Scene(["formations", "repair_prevention"], owners=MINE).begin()
    fill(scene, "a", "tank", "inf")
    scene.position.table.damage[scene_entry(scene, units(scene, 1)[0])] = 1
    assert scene.refused(0, "double_row caesar 1") == "SA-formations-21"
    assert scene.refused(0, f"branch {token(scene)}") == "SA-formations-21"
    assert not {"double_row", "branch"} & set(menus(scene))


# Moving


@clause("SA-formations-22", "R4-12", "TS4-02")
def test_a_token_moves_as_the_slowest_unit_of_any_row() -> None:
    scene = fleet("submarine submarine", "destroyer destroyer", "cruiser cruiser", truth=3)
    assert scene.refusal(0, f"move {token(scene)} u v").code == "too_far"
    scene.order(0, "remove_row caesar 1")
    scene.order(0, f"move {token(scene)} u v")


@clause("SA-formations-22", "TV4-05")
def test_a_battleship_that_may_be_there_holds_cruisers_up() -> None:
    scene = fleet("battleship", "cruiser cruiser cruiser", truth=2)
    choices: Any = scene.position.pending()[0].about()["choices"]
    assert set(choices["move"][token(scene)]) == {"s", "u", "v"}
    assert scene.refusal(0, f"move {token(scene)} u v w").code == "too_far"
    assert scene.order(0, f"move {token(scene)} u v") == ["moved"]
    assert tokens(scene) == {token(scene): "v"}


@clause("SA-formations-22")
def test_a_unit_of_a_row_does_not_move_by_itself() -> None:
    scene = land()
    fill(scene, "a", "tank", "inf")
    assert scene.refusal(0, f"move {units(scene, 0)[0]} b").code == "no_such_unit"


@clause("SA-formations-4")
def test_units_nearby_stand_on_their_own_field_once_wherever_the_formation_may_be() -> None:
    scene = land()
    fill(scene, "a", "tank", "tank")
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "a", "c")
    table, file = scene.position.table, files(scene)
    for row in (0, 1):
        unit = scene_entry(scene, units(scene, row)[0])
        table.unit_columns[file.column][unit] = 2
        table.unit_columns[file.near][unit] = 1
    there = possibly(scene.rules, table)
    assert [len(there.units_at(field)) for field in range(3)] == [0, 2, 0]
    assert [len(possibly_at(scene.rules, table, field).units_at(field)) for field in range(3)] == [0, 2, 0]
    assert possibly_at(scene.rules, table, -1) is table
    assert [len(row["near"]) for row in told_card(scene)["rows"]] == [1, 1]


@clause("SA-formations-22")
def test_a_formation_without_units_does_not_move() -> None:
    scene = land()
    scene.order(0, "found caesar a", [1])
    assert scene.refusal(0, f"move {token(scene)} b").code == "no_such_unit"
    assert "move" not in menus(scene)


@clause("SA-formations-22")
def test_one_row_on_land_and_one_at_sea_go_nowhere() -> None:
    scene = sea()
    fill(scene, "a", "tank", "cruiser")
    assert scene.refused(0, f"move {token(scene)} s") == "SA-minimal-27"


@clause("SA-formations-23")
def test_tokens_go_different_ways_or_stay() -> None:
    scene = fleet("cruiser", "cruiser")
    scene.order(0, f"branch {token(scene)}", [1])
    scene.order(0, f"branch {token(scene)}", [1])
    first, second, _ = tokens(scene)
    scene.order(0, f"move {first} s")
    scene.order(0, f"move {second} u")
    assert list(tokens(scene).values()) == ["s", "u", "t"]
    assert scene.refusal(0, f"move {first} t").code == "move_is_over"


@clause("SA-formations-22")
def test_others_neither_move_a_token_nor_enter_its_sea() -> None:
    scene = fleet("cruiser", "cruiser")
    scene.order(0, f"branch {token(scene)}", [1])
    first, second = tokens(scene)
    scene.order(0, f"move {second} u")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    foe = scene.army(1, "v", "cruiser")[0]
    assert scene.refused(1, f"move {foe} u") == "SA-naval-10"
    assert scene.refusal(1, f"move {first} s").code == "not_your_unit"
    assert scene.refusal(1, f"branch {first}").code == "no_such_token"
    assert scene.refusal(1, "publish caesar").code == "no_such_formation"


@clause("SA-formations-26")
def test_troops_in_a_row_go_with_the_transport_of_that_row() -> None:
    scene = sea()
    ship, one = scene.army(0, "a", "transport_ship infantry")
    table, rules = scene.position.table, scene.rules
    table.put(scene.unit(ship), rules.board.index["s"])
    table.put(scene.unit(one), rules.board.index["s"])
    table.unit_columns[rules.unit_column("aboard")][scene.unit(one)] = scene.unit(ship)
    scene.order(0, "found caesar s", [1])
    assert scene.refusal(0, f"join caesar {one}").code == "rides_along"
    scene.order(0, f"join caesar {ship} {one}")
    assert rows(scene) == ["infantry transport_ship"] * 3
    scene.order(0, f"move {token(scene)} t")
    there = possibly(rules, scene.position.table)
    assert len(there.units_at(rules.board.index["t"])) == 6
    other = units(scene, 1)
    assert scene.refusal(0, f"extract caesar t {other[1]}").code == "rides_along"
    scene.order(0, f"extract caesar t {other[0]}")
    table = scene.position.table
    assert table.unit_columns[rules.unit_column("aboard")][scene.unit(other[1])] == scene.unit(other[0])
    assert [scene.place(name) for name in other] == ["t", "t"]
    assert rows(scene) == ["", "", ""]


@clause("SA-formations-28", "R4-11", "TV4-37")
@pytest.mark.parametrize("truth", [1, 2])
def test_upkeep_is_that_of_the_dearest_row_whichever_is_true(truth: int) -> None:
    scene = sea("upkeep", upkeep_coefficient="1/5")
    fill(scene, "a", "battleship", "cruiser cruiser", truth=truth)
    table = scene.position.table
    assert files(scene).names_of(table, charged(scene.rules, table, 0)) == units(scene, 0)
    view: Any = scene.position.view(1).to_json()
    assert view["slices"]["upkeep"]["powers"]["seat_1"]["after_update"] == "3/5"


# Tokens


@clause("SA-formations-5", "SA-formations-29", "SA-formations-30", "TV4-08", "I4-9")
def test_a_token_branches_while_there_are_any() -> None:
    scene = fleet("cruiser", "cruiser")
    (old,) = tokens(scene)
    number = int(scene.position.table.next_number)
    assert scene.order(0, f"branch {old}", [2]) == ["branched"]
    assert list(tokens(scene)) == [f"caesar_{number}", f"caesar_{number + 1}"]
    own: Any = scene.position.view(0).to_json()["own"]
    assert own["formations"]["true"]["caesar"]["token"] == f"caesar_{number + 1}"
    scene.order(0, f"branch caesar_{number}", [1])
    assert len(tokens(scene)) == 3
    assert scene.refusal(0, f"branch {token(scene)}").code == "no_token_left"
    assert scene.refused(0, f"branch {token(scene)}") == "SA-formations-29"
    assert "branch" not in menus(scene)
    assert scene.refused(0, f"branch {old}") == "SA-formations-29"


@clause("SA-formations-30")
def test_both_have_what_was_left_of_the_movement() -> None:
    scene = fleet("cruiser", "cruiser")
    scene.order(0, f"move {token(scene)} u")
    scene.order(0, f"branch {token(scene)}", [1])
    assert list(left(scene, units(scene, 0)[0]).values()) == [2, 2]
    _, second = tokens(scene)
    assert scene.refusal(0, f"move {second} t s a").clause.startswith("SA-")
    scene.order(0, f"move {second} v w")
    assert list(left(scene, units(scene, 0)[0]).values()) == [2, 0]


@clause("SA-formations-31", "SA-formations-34")
def test_a_false_token_is_shown_and_leaves_and_the_true_one_never() -> None:
    scene = fleet("cruiser", "cruiser")
    scene.order(0, f"branch {token(scene)}", [1])
    true, false = tokens(scene)
    assert scene.refused(0, f"remove_token {true}") == "SA-formations-34"
    assert menus(scene)["remove_token"] == [f"remove_token {false}"]
    assert scene.order(0, f"remove_token {false}") == ["token-removed"]
    assert list(tokens(scene)) == [true]
    assert scene.refusal(0, f"remove_token {units(scene, 0)[0]}").code == "no_such_token"


@clause("SA-formations-33", "TV4-09")
def test_a_published_formation_has_one_token() -> None:
    scene = fleet("cruiser", "cruiser")
    scene.order(0, f"branch {token(scene)}", [2])
    scene.order(0, f"branch {token(scene)}", [1])
    assert menus(scene)["publish"] == ["publish caesar"]
    assert scene.order(0, "publish caesar") == ["formation-published"]
    assert len(tokens(scene)) == 1
    assert scene.refused(0, "publish caesar") == "SA-formations-33"
    assert "publish" not in menus(scene)


# The end


@clause("SA-formations-35", "TV4-10")
def test_only_an_empty_formation_ends() -> None:
    scene = land()
    fill(scene, "a", "tank", "tank")
    (one,) = units(scene, 0)
    table, file = scene.position.table, files(scene)
    for name in (one, units(scene, 1)[0]):
        table.unit_columns[file.column][scene_entry(scene, name)] = 3
        table.unit_columns[file.near][scene_entry(scene, name)] = 1
    assert scene.refused(0, "end_formation caesar") == "SA-formations-35"
    assert "end_formation" not in menus(scene)
    for name in (one, told_card(scene)["rows"][1]["near_building"][0]):
        table.unit_columns[file.column][scene_entry(scene, name)] = 0
    scene.order(0, f"extract caesar a {one}")
    assert menus(scene)["end_formation"] == ["end_formation caesar"]
    assert scene.order(0, "end_formation caesar") == ["formation-ended"]
    bank = files(scene).deck(scene.position.table)
    assert (bank.cards.cards, bank.cards.true_rows, bank.cards.false_rows) == ([], 6, 12)
    assert scene.position.owns[0].slices[file.own].dump() == {
        "row": [],
        "token": [],
        "rows": [[], []],
        "places": [[], []],
    }
    scene.order(0, "found caesar b", [1])


def test_an_empty_true_row_ends_nothing_by_itself() -> None:
    scene = land()
    fill(scene, "a", "", "tank", truth=1)
    pass_turns(scene)
    assert rows(scene) == ["", "tank"]


def test_whoever_leaves_takes_his_formations_along() -> None:
    scene = Scene(["formations", "multiplayer"], owners={"a": 0, "b": 0, "c": 1, "d": 2}, seats=3).begin()
    fill(scene, "a", "tank", "inf")
    scene.army(1, "c", "tank")
    scene.army(2, "d", "tank")
    scene.order(0, "resign")
    assert files(scene).cards(scene.position.table) == []
    assert files(scene).deck(scene.position.table).cards.true_rows == 6


@clause("SA-formations-1", "TV4-44")
@pytest.mark.parametrize("truth", [1, 2])
def test_who_may_have_troops_aboard_is_not_beaten(truth: int) -> None:
    scene = sea()
    fill(scene, "a", "transport_ship infantry", "cruiser destroyer", truth=truth)
    at(scene, "t")
    scene.give("a", 1)
    assert not is_beaten(scene.position, 0)


# Attacks


def test_an_attack_shows_the_tokens_on_the_field() -> None:
    scene = land()
    fill(scene, "c", "tank", "inf inf", truth=2)
    foe = scene.army(1, "d", "tank")[0]
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    two = units(scene, 1)
    assert scene.order(1, f"attack c with {foe}", [3]) == ["battle-declared", "opening-rolled"]
    assert scene.order(0, "no_proof")[:2] == ["no-proof", "formation-shown"]
    assert [scene.place(name) for name in two] == ["c", "c"]
    assert files(scene).cards(scene.position.table) == []
    assert len(scene.battle.standing(1)) == 2


def test_a_false_token_leaves_an_attacked_field() -> None:
    scene = fleet("cruiser", "destroyer")
    scene.order(0, f"branch {token(scene)}", [1])
    true, false = tokens(scene)
    scene.order(0, f"move {false} u")
    foe = scene.army(1, "v", "cruiser")[0]
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert scene.order(1, f"attack u with {foe}") == ["battle-declared", "presence-asked"]
    assert scene.order(0, "appear_all")[:2] == ["appeared-all", "token-removed"]
    assert tokens(scene) == {true: "t"}
    assert scene.place(foe) == "u"


@clause("SA-formations-25", "R4-09")
def test_a_formation_attacks_with_what_was_taken_out_of_every_row() -> None:
    scene = land()
    fill(scene, "c", "tank inf", "tank tank")
    foe = scene.army(1, "d", "inf")
    assert foe
    (one, _), (other, _) = units(scene, 0), units(scene, 1)
    assert scene.refusal(0, f"attack d with {one}").code == "no_such_unit"
    assert f"attack d with {token(scene)}" in menus(scene)["attack"]
    scene.order(0, f"extract caesar c {one}")
    scene.order(0, f"attack d with {one}", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    assert other


# Who knows what


@clause("SA-formations-7", "I4-12")
def test_only_the_owner_learns_what_is_true() -> None:
    scene = fleet("cruiser", "destroyer", truth=2)
    scene.order(0, f"branch {token(scene)}", [2])
    rules, position = scene.rules, scene.position
    field = rules.board.index["t"]
    kinds = [rules.kinds.rows[surely_to(position.sight(0)).kind[u]].id for u in surely_to(position.sight(0)).units()]
    assert kinds == ["destroyer"]
    assert surely_to(position.sight(1)).units() == []
    assert len(likely_to(position.sight(1))[0].units_at(field)) == 2
    assert len(likely_to(position.sight(0))[0].units_at(field)) == 1
    assert len(likely_to(position.sight(-1))[0].units_at(field)) == 2
    assert provably(rules, position.table, field, Wanted())
    assert provably_to(position.sight(0), field, Wanted())


@clause("SA-formations-1", "SA-formations-23")
def test_every_order_changes_at_once_what_may_stand_where() -> None:
    scene = fleet("cruiser", "destroyer", truth=2)
    rules, seas = scene.rules, [scene.rules.board.index[name] for name in "stu"]

    def may_stand() -> list[int]:
        table = scene.position.table
        found = [len(possibly_at(rules, table, field).units_at(field)) for field in seas]
        assert [barred_by(rules, table, field, 1) == 0 for field in seas] == [count > 0 for count in found]
        return found

    assert may_stand() == [0, 2, 0]
    scene.order(0, f"branch {token(scene)}", [1])
    scene.order(0, f"move {token(scene)} s")
    assert may_stand() == [2, 2, 0]
    scene.order(0, f"move {list(tokens(scene))[1]} u")
    assert may_stand() == [2, 0, 2]
    scene.order(0, "remove_row caesar 1")
    assert may_stand() == [1, 0, 1]
    scene.order(0, "publish caesar")
    assert sum(may_stand()) == 1


def test_what_may_be_in_two_places_stands_in_both() -> None:
    scene = fleet("cruiser", "destroyer")
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "s", "v")
    there = possibly(scene.rules, scene.position.table)
    index, table = scene.rules.board.index, scene.rules.kinds.rows
    kinds = {field: [table[there.kind[unit]].id for unit in there.units_at(index[field])] for field in "stv"}
    assert kinds == {"s": ["cruiser", "destroyer"], "t": [], "v": ["cruiser", "destroyer"]}
    assert not provably(scene.rules, scene.position.table, scene.rules.board.index["s"], Wanted())
    assert provably_to(scene.position.sight(0), scene.rules.board.index["s"], Wanted())
    assert scene.position.table.units() == []


@clause("I4-10", "SA-formations-20")
def test_what_somebody_has_seen_is_told_to_him_and_shuffled_away() -> None:
    scene = fleet("cruiser", "destroyer", truth=2)
    scene.order(0, f"branch {token(scene)}", [1])
    true, false = tokens(scene)
    file, one = files(scene), card(scene)
    seen = file.secrets(scene.position.owns[1])
    seen.places.learn(one.tokens()[1], False)
    seen.rows.learn(one.group * 8 + 1, True)
    own: Any = scene.position.view(1).to_json()["own"]
    assert own["formations"]["seen"] == {"caesar": {"rows": {"2": True}, "tokens": {false: False}}}
    rules, position = scene.rules, scene.position
    sure = surely_to(position.sight(1))
    assert [rules.kinds.rows[sure.kind[unit]].id for unit in sure.units()] == ["destroyer"]
    scene.order(0, "double_row caesar 2", [1])
    scene.order(0, f"branch {false}", [1])
    own = scene.position.view(1).to_json()["own"]
    assert own["formations"]["seen"]["caesar"]["rows"] == {"1": False}
    faces = own["formations"]["seen"]["caesar"]["tokens"]
    assert [faces[name] for name in tokens(scene)] == [True, False, False]
    assert true in tokens(scene)
    scene.order(0, f"remove_token {list(tokens(scene))[2]}")
    scene.order(0, "remove_row caesar 1")
    scene.order(0, f"branch {true}", [1])
    own = scene.position.view(1).to_json()["own"]
    assert [name in own["formations"]["seen"]["caesar"]["tokens"] for name in tokens(scene)] == [False, False, True]


@clause("I4-8")
def test_shuffles_ask_a_secret_source_as_often_whatever_is_true() -> None:
    asked = []
    for truth in (1, 2, 3):
        scene = fleet("cruiser", "cruiser", "cruiser", truth=truth)
        false = next(row for row in (1, 2, 3) if row != truth)
        scene.order(0, f"remove_row caesar {false}")
        chance = Recording(Seeded("public"))
        for text in (f"double_row caesar {6 - truth - false}", f"branch {token(scene)}"):
            scene.position.apply(0, scene.notation.parse(text), chance)
        asked.append((chance.rolls, len(chance.secrets())))
    assert asked == [([], 2)] * 3


@clause("I4-1", "I4-5", "TV4-36")
def test_which_row_is_true_nobody_else_can_see() -> None:
    views = []
    for truth in (1, 2, 3):
        scene = fleet("battleship", "carrier", "cruiser cruiser cruiser", truth=truth)
        two = scene.army(0, "s", "destroyer destroyer")
        scene.order(0, f"join caesar {' '.join(two)}")
        views.append((scene.position.view(1).to_json(), scene.position.view(-1).to_json()))
    assert views[0] == views[1] == views[2]


@clause("I4-2")
def test_which_token_is_true_nobody_else_can_see() -> None:
    views = []
    for roll in (1, 2):
        scene = fleet("cruiser", "cruiser")
        scene.position.apply(0, scene.notation.parse(f"branch {token(scene)}"), Scripted([], None, [roll]))
        scene.order(0, f"move {token(scene)} u")
        views.append((scene.position.view(1).to_json(), scene.position.view(-1).to_json()))
    assert views[0] == views[1]


def test_a_guess_draws_rows_and_places_evenly_among_those_that_may_be() -> None:
    scene = fleet("cruiser", "destroyer", "submarine")
    scene.order(0, f"branch {token(scene)}", [1])
    one, file = card(scene), files(scene)
    drawn = [scene.position.view(1).complete(Seeded(number)) for number in range(60)]
    rows_drawn = [file.truths(position, one).row[one.group] for position in drawn]
    tokens_drawn = [file.truths(position, one).token[one.name] for position in drawn]
    assert {rows_drawn.count(row) > 10 for row in range(3)} == {True}
    assert {tokens_drawn.count(number) > 15 for number in one.tokens()} == {True}
    own = scene.position.view(0).complete(Seeded(1))
    assert file.truths(own, one).row == file.truths(scene.position, one).row
