"""Uncertain tokens on an attacked field (SA-hidden_units-12): what is shown, what leaves, who is asked."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.hiding_scenes import HidingScene, number_of, pass_turn, six
from velmoci.kernel.chance import Seeded
from velmoci.salva.chapters.token_debts import elsewhere, show
from velmoci.salva.forces import possibly, provably
from velmoci.salva.hiding.tokens import owed, own_faces, own_truth
from velmoci.salva.state import NOBODY
from velmoci.salva.veils import Wanted


def assault(true: str) -> tuple[HidingScene, dict[str, str], str]:
    """A token lies on each of three fields, the named one is true; a tank of the other seat stands beside `b`."""
    scene = HidingScene(fields={"a": ["b"], "b": ["c", "d"], "c": [], "d": []})
    names = dict(zip("abc", scene.hidden(0, "b", "atg", "abc".index(true) + 1), strict=True))
    for field, name in names.items():
        scene.lay(name, field)
    [tank] = scene.army(1, "d", "tank")
    pass_turn(scene, 0)
    return scene, names, tank


def show_all(scene: HidingScene) -> None:
    """Whoever is asked who is there shows all; nobody proves anything."""
    while scene.asked()[0][1] in ("sight", "prove_destruction"):
        seat, kind = scene.asked()[0]
        scene.order(seat, "appear_all" if kind == "sight" else "no_proof")


def stormed(*elsewhere: str) -> tuple[HidingScene, list[str], list[str], str]:
    """Two hidden guns on `b`, those tokens of theirs on `a` that are named by their places; a tank attacks `b`."""
    scene, first, second = six("b")
    for place in elsewhere:
        scene.lay([*first, *second][int(place)], "a")
    scene.give("c", 1)
    [tank] = scene.army(1, "c", "tank")
    scene.hidden(0, "a", "des")
    pass_turn(scene, 0)
    scene.order(1, f"attack b with {tank}")
    show_all(scene)
    return scene, first, second, tank


@clause("SA-hidden_units-12", "SA-minimal-70", "R4-23", "TV4-22")
def test_a_true_token_on_an_attacked_field_fights_and_two_false_ones_leave() -> None:
    scene, names, tank = assault("b")
    assert scene.order(1, f"attack b with {tank}") == ["battle-declared", "presence-asked"]
    told = scene.order(0, f"appear {names['b']}", [6])
    assert told[:2] == ["token-shown-true", "tokens-discarded"]
    assert scene.all_tokens(0) == {}
    assert scene.place(names["b"]) == "b"
    assert scene.asked() == [(0, "defender_salvo")]
    scene.order(0, f"salvo {names['b']}>{tank}")
    assert scene.damage(tank) == "3"
    assert scene.true_ones(0) == []


@clause("SA-hidden_units-12", "SA-hidden_units-7", "TV4-23")
def test_a_false_token_alone_is_shown_and_the_attacker_enters() -> None:
    scene, names, tank = assault("a")
    scene.order(1, f"attack b with {tank}")
    assert scene.refused(0, f"appear {names['b']}") == "SA-hidden_attack-3"
    assert scene.order(0, "appear_all") == ["appeared-all", "token-shown-false"]
    assert scene.asked() == [(0, "token_relocation")]
    assert scene.position.table.battle is not None
    assert scene.offered("relocate") == [f"relocate {names['b']} to {names[field]}" for field in "ac"]
    assert scene.refused(0, f"relocate {names['a']} to {names['c']}") == "SA-hidden_units-12"
    assert scene.refused(1, f"relocate {names['b']} to {names['c']}")
    told = scene.order(0, f"relocate {names['b']} to {names['c']}", [1])
    assert told[0] == "token-relocated-own"
    assert "conquered" in told
    assert scene.owner("b") == 1
    assert sorted(scene.all_tokens(0).values()) == ["a", "c", "c"]
    assert scene.true_ones(0) == [names["a"]]


@clause("SA-hidden_units-12", "I4-11")
def test_whether_the_owner_is_asked_follows_from_what_everybody_sees() -> None:
    asked = []
    for true in "ac":
        scene, _, tank = assault(true)
        scene.order(1, f"attack b with {tank}")
        asked.append((scene.asked(), scene.position.view(1).to_json()))
    assert asked[0] == asked[1]


@clause("SA-hidden_units-12", "SA-hidden_units-3")
def test_the_owner_of_several_chooses_which_false_ones_leave() -> None:
    scene, first, second, _ = stormed(*"12345")
    ships = [name for name in scene.all_tokens(0) if name.startswith("des")]
    assert scene.asked() == [(0, "token_ratio")]
    assert len(scene.offered("discard")) == 6
    about: Any = scene.position.pending()[0].about()
    assert (about["kind"], about["count"], about["units"]) == ("atg", 2, [*first[1:], *second[1:]])
    assert scene.refused(0, f"discard {first[1]}") == "SA-hidden_units-3"
    assert scene.refused(0, f"discard {first[1]} {first[1]}") == "SA-hidden_units-3"
    assert scene.refused(0, f"discard {first[1]} {first[2]} {first[1]}") == "SA-hidden_units-3"
    assert scene.refusal(0, f"discard {first[1]} {second[0]}").code == "hidden_is_true"
    assert scene.refusal(0, f"discard {first[1]} {ships[1]}").code == "another_kind"
    assert scene.refused(0, f"discard {first[1]} {first[0]}") == "SA-hidden_units-12"
    open_debts: Any = scene.position.view(1).to_json()["slices"]
    assert open_debts["owed_tokens"] == {"pairs": [{"power": "seat_1", "kind": "atg"}], "moves": []}
    assert str(scene.position.pending()[0].default()) == f"discard {first[1]} {first[2]}"
    told = scene.order(0, f"discard {first[1]} {second[2]}", [3])
    assert told[0] == "tokens-discarded"
    assert scene.asked() == [(0, "defender_salvo")]
    assert sorted(scene.all_tokens(0)) == sorted([first[2], *second[:2], *ships])


@clause("SA-hidden_units-12")
def test_false_ones_on_the_field_may_leave_with_the_true_one_instead_of_moving() -> None:
    scene, first, second, _ = stormed(*"345")
    told = [event.seen_by_all().sentence for event in scene.events]
    assert told == ["appeared-all", "token-shown-true", "token-shown-false", "token-shown-false"]
    twin = scene.position.copy()
    scene.order(0, f"discard {first[1]} {first[2]}", [3])
    assert scene.asked() == [(0, "defender_salvo")]
    scene.position = twin
    scene.order(0, f"discard {first[1]} {second[1]}")
    assert scene.asked() == [(0, "token_relocation")]
    default = scene.position.pending()[0].default()
    assert str(default) == f"relocate {first[2]} to {second[0]}"
    open_debts: Any = scene.position.view(1).to_json()["slices"]
    assert open_debts["owed_tokens"] == {"pairs": [], "moves": [{"unit": first[2], "field": "b"}]}
    scene.order(0, str(default), [2, 3])
    assert scene.asked() == [(0, "defender_salvo")]
    assert len(scene.all_tokens(0)) == 6


@clause("SA-hidden_units-3", "SA-hidden_units-12")
def test_false_tokens_that_are_owed_count_for_their_owner_and_kind_alone() -> None:
    scene, _, _, _ = stormed(*"12345")
    scene.hidden(1, "d", "atg")
    table = scene.position.table
    guns, ships, foreign = (
        scene.tokens.of(table, seat, scene.rules.kinds.index[kind])
        for seat, kind in ((0, "atg"), (0, "des"), (1, "atg"))
    )
    assert [len(family) for family in (guns, ships, foreign)] == [5, 3, 3]
    assert [scene.tokens.true_count(table, family) for family in (guns, ships, foreign)] == [1, 1, 1]


@clause("SA-hidden_units-3", "SA-hidden_units-6")
@pytest.mark.parametrize(("away", "is_sure"), [(0, True), (1, False)])
def test_while_false_tokens_are_owed_the_rest_is_counted_without_them(away: int, is_sure: bool) -> None:
    """Of three guns two were shown, so that four false tokens will leave and one of seven is true."""
    scene = HidingScene()
    guns = [scene.hidden(0, "b", "atg") for _ in range(3)]
    rest = [name for gun in guns for name in gun if name not in (guns[0][0], guns[1][0])]
    for place, name in enumerate(rest):
        scene.lay(name, "d" if place < away else "a")
    scene.give("c", 1)
    [tank] = scene.army(1, "c", "tank")
    pass_turn(scene, 0)
    scene.order(1, f"attack b with {tank}")
    show_all(scene)
    assert scene.asked() == [(0, "token_ratio")]
    rules, table = scene.rules, scene.position.table
    assert scene.tokens.true_count(table, scene.tokens.of(table, 0)) == 1
    assert provably(rules, table, rules.board.index["a"], Wanted()) == is_sure


@clause("SA-hidden_units-3", "SA-hidden_units-6")
def test_whose_units_were_all_shown_has_none_among_the_tokens_that_will_leave() -> None:
    scene = HidingScene("multiplayer", seats=3, owners={"a": 0, "b": 0, "c": 2, "d": 1})
    guns = [*scene.hidden(0, "b", "atg"), *scene.hidden(0, "d", "atg")]
    others = [scene.hidden(1, "b", "atg") for _ in range(2)]
    for name in (*others[0][1:], *others[1][1:]):
        scene.lay(name, "a")
    for name in guns[1:]:
        scene.lay(name, "d")
    for name in (guns[0], others[0][0], others[1][0]):
        show(scene.position, scene.tokens, scene.token(name))
    rules, table = scene.rules, scene.position.table
    family = scene.tokens.of(table, 1)
    assert (len(family), scene.tokens.true_count(table, family)) == (4, 0)
    assert not provably(rules, table, rules.board.index["a"], Wanted())


@clause("SA-hidden_units-12")
def test_what_lies_open_while_the_owner_is_asked_counts_for_nothing_more() -> None:
    scene, first, second, _ = stormed(*"345")
    rules, table, sight = scene.rules, scene.position.table, scene.position.sight(1)
    family = scene.tokens.of(table, 0, scene.rules.kinds.index["atg"])
    assert scene.tokens.true_count(table, family) == 1
    there = possibly(rules, table)
    shown = [scene.token(name) for name in first[1:]]
    assert [unit for unit in shown if there.place[unit] != NOBODY] == []
    assert not provably(rules, table, rules.board.index["c"], Wanted())
    assert provably(rules, table, rules.board.index["a"], Wanted())
    for seed in range(20):
        twin = scene.position.view(1).complete(Seeded(seed))
        truth = own_truth(twin.sight(0))
        guns = {number_of(name) for name in (*first, *second)}
        assert len(truth) == 2
        assert len(truth & guns) == 1
        assert truth & guns <= {number_of(name) for name in second}
    assert own_faces(sight).dump() == [[], []]


@clause("SA-hidden_units-12")
def test_a_false_token_lies_down_where_nobody_carries_the_other_if_it_can() -> None:
    scene = HidingScene("naval")
    tokens = [*scene.hidden(0, "b", "atg"), *scene.hidden(0, "b", "atg")]
    [ship] = scene.army(0, "c", "tra")
    aboard = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    found = [scene.token(name) for name in tokens]
    for name in tokens[1:3]:
        scene.lay(name, "c")
        aboard[scene.token(name)] = scene.unit(ship)
    table, field = scene.position.table, scene.rules.board.index["a"]
    scene.lay(tokens[4], "a")
    assert elsewhere(scene.tokens, table, found[4], field) == [found[0], found[3], found[5]]
    debts = owed(scene.rules, table)
    debts.moves = [(number_of(tokens[4]), field), (number_of(tokens[5]), scene.rules.board.index["b"])]
    assert elsewhere(scene.tokens, table, found[4], field) == [found[0], found[3]]
    for name in (tokens[0], tokens[3], tokens[5]):
        scene.lay(name, "a")
    assert elsewhere(scene.tokens, table, found[4], field) == found[1:3]


@clause("SA-hidden_units-12")
def test_tokens_of_whoever_attacks_are_not_shown() -> None:
    scene = HidingScene("naval", "second_line", "submarines")
    own = scene.hidden(0, "t", "des")
    [ship] = scene.army(0, "s", "cru")
    scene.army(1, "t", "cru")
    scene.order(0, f"attack t with {ship}")
    assert list(scene.all_tokens(0)) == own


@clause("SA-hidden_units-12", "SA-hidden_units-7")
def test_what_was_owed_when_a_turn_broke_off_is_asked_in_the_next_one() -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 2}
    scene = HidingScene("multiplayer", seats=3, owners=owners)
    scene.army(2, "d", "tank")
    tokens = [name for _ in range(2) for name in scene.hidden(0, "a", "atg")]
    scene.lay(tokens[1], "b")
    scene.lay(tokens[2], "b")
    [tank] = scene.army(1, "c", "tank")
    pass_turn(scene, 0)
    scene.order(1, f"attack b with {tank}")
    show_all(scene)
    assert scene.asked() == [(0, "token_relocation")]
    assert scene.refused(0, f"relocate {tokens[1]} to {tokens[2]}") == "SA-hidden_units-12"
    scene.order(1, "resign")
    assert scene.asked() == [(0, "token_relocation")]
    scene.order(0, f"relocate {tokens[1]} to {tokens[0]}", [1])
    assert scene.asked() == [(0, "token_relocation")]
    [target, *_] = [name for name, field in scene.all_tokens(0).items() if field == "a"]
    scene.order(0, f"relocate {tokens[2]} to {target}", [1])
    assert scene.asked() == [(2, "movement")]


@clause("SA-hidden_units-12")
def test_a_seat_that_leaves_owes_nothing() -> None:
    scene, *_ = stormed(*"12345")
    assert scene.asked() == [(0, "token_ratio")]
    scene.order(0, "resign")
    assert scene.position.table.is_over
    slices: Any = scene.position.view(1).to_json()["slices"]
    assert slices["owed_tokens"] == {"pairs": [], "moves": []}
