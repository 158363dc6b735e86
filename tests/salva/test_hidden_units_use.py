"""Uncertain tokens use what a unit would use (SA-hidden_units-13), and how their truth is guessed."""

from collections import Counter
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.hiding_scenes import HidingScene, pass_turn
from velmoci.kernel.chance import Seeded, outcomes
from velmoci.salva.state import NOBODY


@clause("SA-hidden_units-13", "R4-44")
def test_upkeep_is_due_for_one_third_of_the_tokens() -> None:
    scene = HidingScene("upkeep")
    scene.army(0, "a", "tank")
    for _ in range(2):
        scene.hidden(0, "a", "atg")
    scene.hidden(1, "d", "atg")
    slices: Any = scene.position.view(1).to_json()["slices"]
    due = {power: row["after_update"] for power, row in slices["upkeep"]["powers"].items()}
    assert due == {"seat_1": "3/5", "seat_2": "1/5"}


@clause("SA-hidden_units-11", "SA-hidden_units-13")
def test_whoever_cannot_pay_has_to_show_and_dissolve_what_he_hides() -> None:
    scene = HidingScene("upkeep")
    true, one, two = scene.hidden(0, "a", "atg")
    scene.position.table.seat_columns[scene.rules.seat_column("upkeep_due")][0] = 4 * scene.rules.money
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "upkeep_payment")]
    assert str(scene.position.pending()[0].default()) == f"unhide {true} with {one} {two}"
    scene.order(0, f"unhide {true} with {one} {two}")
    assert str(scene.position.pending()[0].default()) == f"dissolve {true}"
    scene.order(0, f"dissolve {true}")
    assert scene.asked() == [(0, "production")]
    mixed = HidingScene("upkeep", "formations")
    mixed.order(0, "found caesar a", [1])
    mixed.army(0, "a", "tank")
    mixed.order(0, "join caesar tank_2")
    mixed.position.table.seat_columns[mixed.rules.seat_column("upkeep_due")][0] = 4 * mixed.rules.money
    mixed.order(0, "end_movement")
    assert str(mixed.position.pending()[0].default()).startswith("disband caesar tank_2 ")


@clause("SA-hidden_units-13")
def test_a_ship_that_may_be_nothing_docks_and_leaves_as_ships_do() -> None:
    scene = HidingScene("naval", marks={"c": {"canal": True}})
    one, two, _ = scene.hidden(0, "s", "des")
    assert f"dock {one} c" in scene.offered("dock")
    scene.order(0, f"dock {one} c")
    assert scene.lies(one) == "c"
    assert scene.refused(0, f"dock {two} d") == "SA-harbours-3"
    scene.order(0, f"canal {one} t")
    harbour = scene.position.table.unit_columns[scene.rules.unit_column("harbour")]
    assert scene.rules.board.ids[harbour[scene.token(one)]] == "t"
    assert scene.position.table.units_of(0) == []
    pass_turn(scene, 0)
    pass_turn(scene, 1)
    scene.order(0, f"move {one} t")
    assert (scene.lies(one), harbour[scene.token(one)]) == ("t", NOBODY)
    assert scene.refused(0, f"dock {one} c") == "SA-harbours-5"


def aboard(*true: int) -> tuple[HidingScene, str, list[str]]:
    """Two tokens aboard a docked ship, the third ashore."""
    scene = HidingScene("naval", owners={"a": 0, "b": 0, "c": 0, "d": 1})
    [ship] = scene.army(0, "b", "tra")
    scene.position.table.unit_columns[scene.rules.unit_column("harbour")][scene.unit(ship)] = scene.rules.board.index[
        "s"
    ]
    tokens = scene.hidden(0, "b", "atg", *true)
    for name in tokens[:2]:
        scene.order(0, f"embark {name} on {ship}")
    return scene, ship, tokens


@clause("SA-hidden_units-13", "SA-hidden_units-7", "R4-44")
def test_a_token_uses_a_place_on_a_ship_and_goes_along() -> None:
    scene, ship, tokens = aboard()
    assert scene.refused(0, f"embark {tokens[2]} on {ship}") == "SA-embarkation-8"
    [soldier] = scene.army(0, "b", "inf")
    assert scene.refused(0, f"embark {soldier} on {ship}") == "SA-embarkation-8"
    assert scene.offered("embark") == []
    assert scene.refused(0, f"relocate {tokens[2]} to {tokens[0]}") == "SA-hidden_units-13"
    scene.order(0, f"move {ship} s")
    assert [scene.lies(name) for name in tokens] == ["s", "s", "b"]
    assert scene.refused(0, f"relocate {tokens[1]} to {tokens[0]}") == "SA-hidden_units-13"
    assert [order for order in scene.offered("relocate") if order.endswith((tokens[0], tokens[1]))] == []
    pass_turn(scene, 0)
    pass_turn(scene, 1)
    scene.order(0, f"dock {ship} b")
    assert set(scene.all_tokens(0).values()) == {"b"}
    assert scene.offered("disembark") == [f"disembark {name}" for name in tokens[:2]]
    scene.order(0, f"disembark {tokens[0]}")
    scene.order(0, f"embark {tokens[2]} on {ship}")


@clause("SA-hidden_units-13", "SA-hidden_units-12", "TV4-22")
@pytest.mark.parametrize("true", [1, 3])
def test_a_ship_that_goes_down_shows_what_is_aboard(true: int) -> None:
    """The true token is lost with two false ones; where it is ashore, the false ones aboard lie down beside it."""
    scene, ship, tokens = aboard(true)
    scene.order(0, f"move {ship} s")
    one, two = scene.army(1, "t", "cru cru")
    pass_turn(scene, 0)
    assert scene.order(1, f"attack s with {one}, {two}") == ["battle-declared"]
    scene.order(1, "fight_on", [6])
    told = scene.order(1, f"salvo {one}>{ship}, {two}>{ship}", [1] if true == 3 else [])
    assert not scene.lives(ship)
    if true == 1:
        assert not scene.lives(tokens[0])
        assert scene.all_tokens(0) == {}
        assert [word for word in told if "token" in word] == [
            "token-shown-true",
            "token-shown-false",
            "tokens-discarded",
        ]
        return
    assert [word for word in told if "token" in word] == [
        "token-shown-false",
        "token-shown-false",
        "token-relocated-own",
    ]
    assert scene.asked() == [(0, "token_relocation")]
    column = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    assert {int(column[token]) for token in scene.tokens.of(scene.position.table, 0)} == {NOBODY}, "their ship is gone"
    scene.order(0, str(scene.position.pending()[0].default()), [1])
    assert list(scene.all_tokens(0).values()) == ["b", "b", "b"]
    assert scene.asked() == [(1, "movement")]


@clause("SA-hidden_units-6")
def test_a_guess_takes_every_set_that_fits_for_equally_likely() -> None:
    scene = HidingScene()
    tokens = scene.hidden(0, "a", "atg", 2)
    shares: Counter[str] = Counter()

    def guessed(chance: Any) -> str:
        return scene.true_in(scene.position.view(1).complete(chance))

    for share, name in outcomes(guessed):
        shares[name] += int(share * 6)
    assert shares == dict.fromkeys(tokens, 2)
    scene.look(1, tokens[0])
    assert {scene.true_in(scene.position.view(1).complete(Seeded(n))) for n in range(12)} == set(tokens[1:])
    scene.look(1, tokens[2])
    assert {scene.true_in(scene.position.view(1).complete(Seeded(n))) for n in range(6)} == {tokens[1]}
    assert {scene.true_in(scene.position.view(0).complete(Seeded(n))) for n in range(6)} == {tokens[1]}
    assert len({scene.true_in(scene.position.view(-1).complete(Seeded(n))) for n in range(12)}) == 3


@clause("SA-hidden_units-6")
@pytest.mark.parametrize(("here", "is_sure"), [(3, True), (2, False)])
def test_a_formation_is_founded_at_sea_where_one_of_the_tokens_must_be_a_ship(here: int, is_sure: bool) -> None:
    scene = HidingScene("formations", "naval")
    for number, name in enumerate(scene.hidden(0, "s", "des")):
        scene.lay(name, "s" if number < here else "t")
    assert ("found caesar s" in scene.offered("found")) == is_sure
