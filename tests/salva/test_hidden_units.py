"""Units hidden one by one (SA-hidden_units): hiding, unhiding, and what everybody can count of tokens."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.hiding_scenes import HidingScene, six
from velmoci.salva.forces import likely_to, possibly, provably, provably_to, surely_to
from velmoci.salva.hiding.faces import Faces, surely_hold
from velmoci.salva.units import standard_kinds
from velmoci.salva.veils import Wanted


@clause("SA-hidden_units-2", "SA-hidden_units-4", "SA-hidden_units-3")
def test_three_tokens_take_the_place_of_a_unit() -> None:
    scene = HidingScene()
    scene.army(0, "a", "atg tank")
    scene.order(0, "move atg_1 b")
    assert scene.order(0, "hide atg_1", [2]) == ["unit-hidden-own"]
    assert scene.all_tokens(0) == {"atg_3": "b", "atg_4": "b", "atg_5": "b"}
    assert scene.true_ones(0) == ["atg_4"]
    points = [scene.position.table.points[scene.token(name)] for name in scene.all_tokens(0)]
    assert points == [0, 0, 0]
    assert scene.position.table.units_of(0) == [scene.unit("tank_2")]


@clause("SA-hidden_units-4", "R4-21")
def test_all_three_go_on_where_the_unit_was_under_way() -> None:
    scene = HidingScene(hideable_kinds="tank")
    scene.army(0, "a", "tank")
    scene.order(0, "move tank_1 b")
    scene.order(0, "hide tank_1", [1])
    for name in ("tank_2", "tank_3", "tank_4"):
        scene.order(0, f"move {name} c")
    assert set(scene.all_tokens(0).values()) == {"c"}
    assert scene.refusal(0, "move tank_2 b").code == "move_is_over"


@clause("SA-hidden_units-2")
def test_others_see_tokens_and_places_and_the_owner_the_truth() -> None:
    scene = HidingScene()
    scene.army(0, "a", "atg")
    scene.order(0, "hide atg_1", [3])
    views: list[Any] = [scene.position.view(seat).to_json() for seat in (0, 1, -1)]
    rows = [(row["unit"], row["kind"], row["field"], row["token_at"]) for row in views[1]["units"]]
    assert rows == [("atg_2", "atg", None, "a"), ("atg_3", "atg", None, "a"), ("atg_4", "atg", None, "a")]
    assert views[0]["units"] == views[1]["units"] == views[2]["units"]
    assert views[0]["own"]["true_tokens"] == ["atg_4"]
    assert views[1]["own"]["true_tokens"] == []
    assert views[0]["marks"] == views[1]["marks"]
    stack = {"kind": "stack", "name": "uncertain", "field": "a", "value": "3", "power": "seat_1", "item": "atg"}
    assert {**stack, "units": ["atg_2", "atg_3", "atg_4"]} in views[1]["marks"]
    assert "true" in scene.told(0)[0]
    told = {"event": "unit-hidden", "power": "seat_1", "unit": "atg_1", "field": "a"}
    assert scene.told(1) == scene.told(-1) == [{**told, "units": ["atg_2", "atg_3", "atg_4"]}]
    (own,) = scene.told(0)
    assert (own["event"], own["true"]) == ("unit-hidden-own", scene.true_ones(0))
    assert len(scene.true_ones(0)) == 1


@clause("SA-hidden_units-1", "SA-hidden_units-4", "SA-hidden_units-13")
def test_only_sound_finished_own_units_of_some_kinds_are_hidden() -> None:
    scene = HidingScene("naval", "half_units", half_kinds="atg", hideable_kinds="atg des tra")
    scene.army(0, "b", "tank atg atg")
    scene.army(0, "b", "atg", finished=False)
    scene.army(1, "d", "atg")
    scene.army(0, "b", "atg")
    [ship] = scene.army(0, "b", "tra")
    columns, rules = scene.position.table.unit_columns, scene.rules
    scene.position.table.damage[scene.unit("atg_2")] = 6
    columns[rules.unit_column("half")][scene.unit("atg_3")] = 1
    columns[rules.unit_column("aboard")][scene.unit("atg_6")] = scene.unit(ship)
    refused = {
        name: scene.refused(0, f"hide {name}") for name in ("tank_1", "atg_2", "atg_3", "atg_4", "atg_5", "atg_6", ship)
    }
    assert refused == {
        "tank_1": "SA-hidden_units-1",
        "atg_2": "SA-hidden_units-4",
        "atg_3": "SA-hidden_units-2",
        "atg_4": "SA-hidden_units-4",
        "atg_5": "SA-hidden_units-4",
        "atg_6": "SA-hidden_units-13",
        ship: "SA-hidden_units-13",
    }
    assert scene.refusal(0, "hide atg_5").code == "not_your_unit"
    assert scene.offered("hide") == []
    scene.position.table.damage[scene.unit("atg_2")] = 0
    assert scene.offered("hide") == ["hide atg_2"]


@clause("SA-hidden_units-1")
def test_by_default_the_kinds_are_hidden_that_the_unit_table_says() -> None:
    kinds = standard_kinds()
    wanted = [kind.id for kind in kinds.rows if kind.row.get("hideable")]
    scene = HidingScene("naval", units=kinds, hideable_kinds="at_gun destroyer aa_battery kaibokan")
    assert sorted(scene.rules.names("hideable_kinds")) == sorted(wanted)


@clause("SA-hidden_units-4", "R4-21")
def test_units_are_hidden_in_ones_own_movement_only() -> None:
    scene = HidingScene()
    scene.army(0, "a", "atg")
    scene.army(1, "d", "atg")
    assert scene.refusal(1, "hide atg_2").code == "not_your_turn"
    scene.order(0, "end_movement")
    assert scene.refused(0, "hide atg_1") == "SA-hidden_units-4"


@clause("SA-hidden_units-4")
def test_a_unit_under_foreign_command_is_not_hidden() -> None:
    scene = HidingScene("multiplayer", "alliance", seats=3, owners={"a": 0, "b": 1, "c": 2, "d": 2})
    scene.army(0, "a", "atg")
    commander = scene.rules.unit_column("commander")
    assert scene.offered("hide") == ["hide atg_1"]
    scene.position.table.unit_columns[commander][scene.unit("atg_1")] = 1
    assert scene.refused(0, "hide atg_1") == "SA-hidden_units-4"
    assert scene.offered("hide") == []


@clause("SA-hidden_units-10")
def test_so_many_of_a_kind_may_be_hidden_as_was_agreed() -> None:
    scene = HidingScene(uncertain_limit=1, hideable_kinds="atg tank")
    scene.army(0, "a", "atg atg tank")
    scene.order(0, "hide atg_1", [1])
    assert scene.refused(0, "hide atg_2") == "SA-hidden_units-10"
    scene.order(0, "hide tank_3", [1])
    two = HidingScene(uncertain_limit=2)
    two.army(0, "a", "atg atg atg")
    two.order(0, "hide atg_1", [1])
    two.order(0, "hide atg_2", [1])
    assert two.refused(0, "hide atg_3") == "SA-hidden_units-10"
    free = HidingScene()
    free.army(0, "a", "atg atg atg")
    for name in ("atg_1", "atg_2", "atg_3"):
        free.order(0, f"hide {name}", [1])
    assert len(free.all_tokens(0)) == 9


@clause("SA-hidden_units-11")
def test_a_true_token_becomes_a_unit_and_two_false_ones_leave() -> None:
    scene, _, second = six()
    scene.lay(second[0], "b")
    assert scene.order(0, f"unhide {second[0]} with {second[1]} atg_4") == ["unit-unhidden"]
    assert scene.place(second[0]) == "b"
    assert list(scene.all_tokens(0)) == ["atg_2", "atg_3", second[2]]
    assert scene.true_ones(0) == ["atg_2"]
    scene.order(0, f"move {second[0]} c")


@clause("SA-hidden_units-11", "SA-hidden_units-3", "TV4-24")
def test_one_true_and_two_false_tokens_of_a_kind_are_unhidden() -> None:
    scene = HidingScene()
    first, second = scene.hidden(0, "a", "atg"), scene.hidden(0, "a", "atg")
    ships = scene.hidden(0, "a", "des")
    [foreign] = scene.army(1, "d", "atg")
    [certain] = scene.army(0, "a", "atg")
    true, one, two = first
    assert scene.refused(0, f"unhide {true} with {one}") == "SA-hidden_units-3"
    assert scene.refused(0, f"unhide {true} with {one} {one}") == "SA-hidden_units-3"
    assert scene.refused(0, f"unhide {true} with {one} {true}") == "SA-hidden_units-3"
    assert scene.refused(0, f"unhide {true} with {one} {two} {second[1]}") == "SA-hidden_units-3"
    assert scene.refusal(0, f"unhide {true} with {one} {second[0]}").code == "hidden_is_true"
    assert scene.refusal(0, f"unhide {one} with {two} {second[1]}").code == "hidden_is_false"
    assert scene.refusal(0, f"unhide {true} with {one} {ships[1]}").code == "another_kind"
    for name in (foreign, certain):
        assert scene.refusal(0, f"unhide {name} with {one} {two}").code == "not_your_token"
    assert scene.refusal(0, f"unhide atg_99 with {one} {two}").code == "no_such_unit"


@clause("SA-hidden_units-11")
def test_units_are_unhidden_in_production_too() -> None:
    scene = HidingScene("upkeep")
    true, one, two = scene.hidden(0, "a", "atg")
    scene.order(0, "end_movement")
    assert scene.offered("unhide") == [f"unhide {true} with {one} {two}"]
    scene.order(0, f"unhide {true} with {one} {two}")
    scene.order(0, f"dissolve {true}")
    assert not scene.lives(true)


@clause("SA-hidden_units-11")
def test_of_many_false_tokens_only_some_pairs_are_offered() -> None:
    scene = HidingScene()
    for _ in range(5):
        scene.hidden(0, "a", "atg")
    [menu] = [menu for menu in scene.position.pending()[0].menus() if menu.kind == "unhide"]
    assert (menu.count(), menu.is_complete) == (5 * 28, False)
    scene, _, _ = six()
    [menu] = [menu for menu in scene.position.pending()[0].menus() if menu.kind == "unhide"]
    assert (menu.count(), menu.is_complete) == (2 * 6, True)
    for _ in range(2):
        scene.hidden(0, "a", "atg")
    [menu] = [menu for menu in scene.position.pending()[0].menus() if menu.kind == "unhide"]
    assert (menu.count(), menu.is_complete) == (4 * 28, True), "eight false ones are not too many"
    scene = HidingScene(hideable_kinds="atg tank")
    for _ in range(5):
        scene.hidden(0, "a", "atg")
    scene.hidden(0, "a", "tank")
    [menu] = [menu for menu in scene.position.pending()[0].menus() if menu.kind == "unhide"]
    assert not menu.is_complete, "some pairs of the first kind are not offered"


@clause("SA-hidden_units-11", "SA-hidden_units-3")
def test_neither_more_nor_fewer_than_two_false_tokens_are_shown() -> None:
    scene = HidingScene()
    true, one, two = scene.hidden(0, "a", "atg")
    for others in (one, f"{one} {one}", f"{one} {two} {two}", f"{true} {one}"):
        assert scene.refused(0, f"unhide {true} with {others}") == "SA-hidden_units-3", others


@clause("SA-hidden_units-2", "SA-hidden_units-4")
def test_a_whole_unit_is_hidden_whatever_it_costs() -> None:
    scene = HidingScene("land_transport", units=standard_kinds(), hideable_kinds="land_transport")
    (truck,) = scene.army(0, "a", "land_transport")
    assert scene.rules.agreed_price(scene.rules.kinds.rows[scene.position.table.kind[scene.unit(truck)]]).den == 2
    scene.order(0, f"hide {truck}", [1])


@clause("SA-hidden_units-9")
def test_a_token_does_not_join_a_formation() -> None:
    scene = HidingScene("formations")
    scene.order(0, "found caesar a", [1])
    true, *_ = scene.hidden(0, "a", "atg")
    [gun] = scene.army(0, "a", "atg")
    assert scene.refused(0, f"join caesar {true}") == "SA-formations-15"
    scene.order(0, f"join caesar {gun}")


@clause("TS4-05", "SA-hidden_units-3")
def test_of_six_tokens_two_are_true() -> None:
    scene, first, second = six()
    family = scene.tokens.of(scene.position.table, 0)
    assert (len(family), scene.tokens.true_count(scene.position.table, family)) == (6, 2)
    assert scene.true_ones(0) == [first[0], second[0]]


@clause("SA-hidden_units-6", "R4-22", "TV4-19", "TV4-20")
@pytest.mark.parametrize(("units", "here", "is_sure"), [(1, 3, True), (1, 2, False), (2, 4, False), (2, 5, True)])
def test_so_many_tokens_together_that_one_must_be_a_unit(units: int, here: int, is_sure: bool) -> None:
    scene = HidingScene()
    names = [name for _ in range(units) for name in scene.hidden(0, "b", "atg")]
    for name in names[:here]:
        scene.lay(name, "a")
    rules, table = scene.rules, scene.position.table
    assert provably(rules, table, rules.board.index["a"], Wanted()) == is_sure
    assert provably_to(scene.position.sight(1), rules.board.index["a"], Wanted()) == is_sure
    assert provably_to(scene.position.sight(0), rules.board.index["a"], Wanted())
    assert not provably(rules, table, rules.board.index["c"], Wanted())


@clause("SA-hidden_units-6", "TV4-21")
def test_what_one_seat_has_seen_proves_nothing_to_others() -> None:
    scene, first, second = six("b")
    for name in (first[0], first[1], second[0]):
        scene.lay(name, "a")
    field = scene.rules.board.index["a"]
    assert not provably_to(scene.position.sight(1), field, Wanted())
    scene.look(1, first[2])
    scene.look(1, second[1])
    assert provably_to(scene.position.sight(1), field, Wanted())
    assert not provably(scene.rules, scene.position.table, field, Wanted())
    for name in (first[0], first[1], second[0]):
        scene.lay(name, "c")
    assert scene.refused(0, f"attack d with {first[0]}, {first[1]}, {second[0]}") == "SA-hidden_attack-2"


@clause("SA-hidden_units-6")
def test_whoever_has_seen_enough_knows_the_rest() -> None:
    scene, first, second = six("b")
    sight = scene.position.sight(1)
    assert surely_to(sight).units_at(1) == []
    assert len(likely_to(sight)[0].units_at(1)) == 6
    for name in (*first[1:], *second[1:]):
        scene.look(1, name)
    assert surely_to(sight).units_at(1) == [scene.token(first[0]), scene.token(second[0])]
    assert len(likely_to(sight)[0].units_at(1)) == 2
    assert surely_to(scene.position.sight(0)).units_at(1) == surely_to(sight).units_at(1)
    assert len(possibly(scene.rules, scene.position.table).units_at(1)) == 6
    again, first, _ = six("b")
    again.look(1, first[0])
    field = again.rules.board.index["b"]
    assert provably_to(again.position.sight(1), field, Wanted())
    assert surely_to(again.position.sight(1)).units_at(1) == [again.token(first[0])]


@clause("SA-hidden_units-6")
def test_the_counting_test_by_its_numbers() -> None:
    tokens = [1, 2, 3, 4, 5, 6]
    assert surely_hold(Faces([], [5, 6]), tokens, [1, 2, 3])
    assert not surely_hold(Faces([], [6]), tokens, [1, 2, 3])
    assert surely_hold(Faces([1]), tokens, [1])
    assert not surely_hold(Faces([], [1]), tokens, [1])
