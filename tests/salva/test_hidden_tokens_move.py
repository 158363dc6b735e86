"""Uncertain tokens move and are relocated (SA-hidden_units-5, -7, -8), and what shuffles leave to know."""

from collections import Counter
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.hiding_scenes import HidingScene, pass_turn
from velmoci.kernel.chance import Recording, Scripted, outcomes
from velmoci.salva.base.elimination import is_beaten
from velmoci.salva.base.ways import barred_by
from velmoci.salva.hiding.tokens import own_truth
from velmoci.salva.state import NOBODY


@clause("SA-hidden_units-5")
def test_each_token_moves_on_its_own_as_far_as_its_kind() -> None:
    scene = HidingScene()
    one, two, _ = scene.hidden(0, "a", "atg")
    table = scene.position.table
    assert scene.offered("move") == [f"move {name} b" for name in scene.all_tokens(0)]
    scene.order(0, f"move {one} b")
    assert scene.told(1) == [{"event": "token-moved", "power": "seat_1", "unit": one, "origin": "a", "field": "b"}]
    assert (scene.lies(one), scene.lies(two), table.points[scene.token(one)]) == ("b", "a", 0)
    assert scene.refusal(0, f"move {one} c").code == "too_far"
    scene.order(0, f"move {two} b")
    assert scene.refusal(0, f"move {one} c").code == "move_is_over"
    assert scene.refusal(1, f"move {one} c").code == "not_your_turn"
    pass_turn(scene, 0)
    assert scene.refusal(1, f"move {one} c").code == "not_your_unit"
    pass_turn(scene, 1)
    assert table.points[scene.token(one)] == scene.rules.pace
    scene.order(0, f"move {one} c")


@clause("SA-hidden_units-5")
def test_tokens_do_not_enter_foreign_fields() -> None:
    scene = HidingScene()
    one, *_ = scene.hidden(0, "c", "atg")
    assert scene.refusal(0, f"move {one} d").code == "not_your_field"
    assert scene.offered("move") == [f"move {name} b" for name in scene.all_tokens(0)]


@clause("SA-hidden_units-2")
def test_what_may_be_a_ship_is_in_the_way_at_sea_and_holds_nothing() -> None:
    scene = HidingScene("naval")
    scene.army(0, "s", "cru")
    ships = scene.hidden(1, "t", "des")
    rules, table, sea = scene.rules, scene.position.table, scene.rules.board.index["t"]
    assert barred_by(rules, table, sea, 0) == 1
    assert rules.domain(sea).holder(table, sea, NOBODY) == NOBODY
    assert scene.refused(0, "move cru_1 t") == "SA-naval-10"
    for name in ships[1:]:
        scene.lay(name, "u")
    assert scene.refused(0, "move cru_1 t") == "SA-naval-10"


@clause("SA-hidden_units-2")
def test_whoever_has_tokens_only_is_not_out() -> None:
    scene = HidingScene(owners={"a": 0, "b": 0, "c": 0, "d": 0})
    scene.hidden(1, "d", "atg")
    assert not is_beaten(scene.position, 1)
    scene.order(1, "resign")
    assert scene.all_tokens(1) == {}


@clause("SA-hidden_units-7", "TS4-06", "SA-hidden_units-8")
@pytest.mark.parametrize("roll", [1, 2])
@pytest.mark.parametrize("true", [1, 3])
def test_a_false_token_lies_down_beside_another_and_the_two_are_shuffled(true: int, roll: int) -> None:
    scene = HidingScene()
    north, west, east = scene.hidden(0, "b", "atg", true)
    scene.lay(west, "a")
    scene.lay(east, "c")
    scene.position.table.points[scene.token(east)] = 0
    assert scene.order(0, f"relocate {west} to {east}", [roll]) == ["token-relocated-own"]
    found = scene.all_tokens(0)
    assert sorted(found.values()) == ["b", "c", "c"]
    new = [name for name, field in found.items() if field == "c"]
    assert not {west, east} & set(new)
    assert scene.true_ones(0) == [north if true == 1 else new[roll - 1]]
    assert [scene.position.table.points[scene.token(name)] for name in new] == [0, 0]
    told = {"event": "token-relocated", "power": "seat_1", "unit": west, "target": east, "origin": "a", "field": "c"}
    assert scene.told(1) == [{**told, "units": new}]
    own = [name for name in new if name in scene.true_ones(0)]
    assert scene.told(0) == [{**told, "event": "token-relocated-own", "units": new, "true": own}]


@clause("SA-hidden_units-7", "I4-7")
def test_a_true_token_is_not_relocated_and_only_the_owner_hears_of_it() -> None:
    scene = HidingScene()
    true, false, _ = scene.hidden(0, "b", "atg")
    ships = scene.hidden(0, "b", "des")
    foreign = scene.hidden(1, "d", "atg")
    views = [scene.position.view(seat).to_json() for seat in (1, -1)]
    assert scene.refusal(0, f"relocate {true} to {false}").code == "hidden_is_true"
    assert scene.refused(0, f"relocate {true} to {false}") == "SA-hidden_units-7"
    assert [scene.position.view(seat).to_json() for seat in (1, -1)] == views
    assert scene.refused(0, f"relocate {false} to {ships[0]}") == "SA-hidden_units-7"
    assert scene.refused(0, f"relocate {false} to {false}") == "SA-hidden_units-7"
    assert scene.refused(0, f"relocate {false} to {foreign[0]}") == "SA-hidden_units-7"
    pass_turn(scene, 0)
    assert scene.refusal(0, f"relocate {false} to {true}").code == "not_your_turn"
    scene.order(1, "end_movement")
    assert scene.refused(1, f"relocate {foreign[1]} to {foreign[0]}") == "SA-hidden_units-7"


@clause("SA-hidden_units-7")
def test_relocations_to_other_fields_are_offered() -> None:
    scene = HidingScene()
    true, west, east = scene.hidden(0, "b", "atg")
    foreign = scene.hidden(1, "d", "atg")
    scene.lay(foreign[1], "a")
    assert "relocate" not in [menu.kind for menu in scene.position.pending()[0].menus()]
    scene.lay(east, "c")
    [menu] = [menu for menu in scene.position.pending()[0].menus() if menu.kind == "relocate"]
    assert not menu.is_complete
    assert scene.offered("relocate") == [f"relocate {west} to {east}", f"relocate {east} to {true}"]
    scene.position.table.points[scene.token(west)] = 0
    assert f"relocate {east} to {west}" in scene.offered("relocate")


@clause("SA-hidden_units-8")
def test_both_go_on_where_the_token_that_was_joined_was_under_way() -> None:
    scene = HidingScene(hideable_kinds="tank")
    _, false, target = scene.hidden(0, "a", "tank")
    scene.order(0, f"move {target} b")
    scene.order(0, f"relocate {false} to {target}", [1])
    one, two = (name for name, field in scene.all_tokens(0).items() if field == "b")
    scene.order(0, f"move {two} c")
    scene.order(0, f"move {one} c")


@clause("SA-hidden_units-4", "SA-hidden_units-8")
def test_whoever_is_under_way_stays_so_while_others_are_hidden_or_shuffled() -> None:
    for order in ("hide atg_1", "relocate"):
        scene = HidingScene(hideable_kinds="atg")
        scene.army(0, "a", "atg tank tank")
        _, false, target = scene.hidden(0, "b", "atg")
        scene.lay(false, "a")
        scene.order(0, "move tank_2 b")
        scene.order(0, order if order != "relocate" else f"relocate {false} to {target}", [1])
        scene.order(0, "move tank_3 b")
        assert scene.refusal(0, "move tank_2 c").code == "move_is_over", order


@clause("SA-hidden_units-5")
def test_what_is_neither_on_the_map_nor_a_token_does_not_move() -> None:
    scene = HidingScene()
    [name] = scene.army(0, "a", "tank")
    scene.position.table.put(scene.unit(name), NOBODY)
    assert scene.refusal(0, f"move {name} b").code == "no_such_unit"


@clause("I4-10", "SA-hidden_units-8")
@pytest.mark.parametrize(
    ("true", "looked", "knows", "joined_is_false"),
    [(1, [], [[], []], False), (3, [], [[], []], False), (1, [1], [[], []], False), (1, [2], [["first"], []], True),
     (1, [0], [["first"], []], True), (3, [2], [[], ["first"]], False), (3, [0], [[], ["first"]], False)],
)  # fmt: skip
def test_after_a_shuffle_one_knows_both_false_or_neither(
    true: int, looked: list[int], knows: list[list[str]], joined_is_false: bool
) -> None:
    """The second token, which is false, goes to the third."""
    scene = HidingScene()
    tokens = scene.hidden(0, "b", "atg", true)
    scene.lay(tokens[2], "c")
    for place in looked:
        scene.look(1, tokens[place])
    scene.order(0, f"relocate {tokens[1]} to {tokens[2]}", [1])
    new = [name for name, field in scene.all_tokens(0).items() if field == "c"]
    own: Any = scene.position.view(1).to_json()["own"]
    wanted = [[tokens[0] for _ in names] for names in knows]
    assert own["seen_tokens"] == {"true": wanted[0], "false": wanted[1] + (new if joined_is_false else [])}


@clause("I4-8", "I4-9")
def test_shuffles_draw_from_the_secret_stream_and_numbers_tell_nothing() -> None:
    def played(true: int) -> tuple[object, list[int], int]:
        scene = HidingScene()
        scene.army(0, "a", "atg")
        chance = Recording(Scripted([], secrets=[true, 1]))
        scene.position.apply(0, scene.notation.parse("hide atg_1"), chance)
        names = list(scene.all_tokens(0))
        scene.lay(names[2], "b")
        false = next(name for name in names if name not in scene.true_ones(0))
        target = names[2] if false != names[2] else names[0]
        scene.position.apply(0, scene.notation.parse(f"relocate {false} to {target}"), chance)
        return sorted(scene.all_tokens(0)), chance.rolls, len(chance.secrets())

    found = [played(true) for true in (1, 2, 3)]
    assert [rolls for _, rolls, _ in found] == [[], [], []]
    assert {count for _, _, count in found} == {2}


@clause("I4-9")
def test_every_token_is_as_likely_to_be_the_true_one() -> None:
    scene = HidingScene()
    scene.army(0, "a", "atg")
    shares: Counter[str] = Counter()

    def hidden(chance: Any) -> str:
        twin = scene.position.copy()
        twin.apply(0, scene.notation.parse("hide atg_1"), chance)
        return str(sorted(own_truth(twin.sight(0))))

    for share, truth in outcomes(hidden):
        shares[truth] += int(share * 3)
    assert shares == {"[2]": 1, "[3]": 1, "[4]": 1}
