"""PYR: the variant with pyramids."""

from typing import Any

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import BOARD, POWER, Scene, begun, scene
from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.options import LIBRARY, Settings
from velmoci.evropska_valka.pyramids import in_stock
from velmoci.kernel.chance import Seeded
from velmoci.kernel.rulebook import assemble

LONELY = {"france": "blue 2", "germany": "black 1", "near_east": "green 1"}


def pyramids(fields: dict[str, str] | None = None, start: bool = True, **more: str) -> Scene:
    return scene(fields, start=start, pieces="pyramids", hands=more)


@clause("EV-PYR-1", "EV-R-22")
def test_nine_pyramids_of_three_sizes() -> None:
    game = begun(pieces="pyramids")
    assert {tuple(game.public(player)["stock"]) for player in game.players} == {(3, 3, 3)}
    assert game.seen("spectator")["pieces"] == "pyramids"


@clause("EV-PYR-2")
def test_all_place_small_then_medium_then_large_in_turn_order() -> None:
    game = begun(5, pieces="pyramids", players=3)
    first = game.seat(game.waits_for)
    for size in (1, 2, 3):
        for turn in range(3):
            player = game.players[(first + turn) % 3]
            assert (game.phase, game.on_turn, game.waits_for) == ("pyramid_setup", player, player)
            fields = [name for name in BOARD.home(POWER[player]) if not game.field(name)]
            assert game.decision().about() == {"size": size, "fields": fields}
            assert game.offers("place") == [f"place {name}" for name in fields]
            assert str(game.decision().default()) == f"place {min(fields)}"
            events = game.order(player, f"place {fields[-1]}")
            assert game.shown(events)[0] == {
                "event": "pyramid-placed", "power": POWER[player], "field": fields[-1], "size": size
            }  # fmt: skip
            assert game.field(fields[-1]) == f"{player} {size}"
    assert (game.phase, game.on_turn) == ("turn", game.players[first])
    assert {tuple(game.public(player)["stock"]) for player in game.players} == {(2, 2, 2)}


@clause("EV-PYR-2", "EV-KNG-2", "EV-KNG-3")
def test_a_pyramid_is_placed_on_an_empty_home_field() -> None:
    game = begun(5, pieces="pyramids", players=2)
    player, other = game.waits_for, next(one for one in game.players if one != game.waits_for)
    home, foreign = BOARD.home(POWER[player])[0], BOARD.home(POWER[other])[0]
    game.refused(player, f"place {foreign}", "not_home", "EV-PYR-2")
    game.refused(other, f"place {foreign}", "not_your_turn", "EV-TRN-1")
    game.refused(player, "draft france", "wrong_phase", "EV-TRN-2")
    game.refused(player, "king KH", "no_attack_open", "EV-KNG-3")
    game.order(player, f"place {home}")
    game.order(other, f"place {foreign}")
    game.refused(player, f"place {home}", "not_empty", "EV-PYR-2")


@clause("EV-PYR-3")
def test_a_field_never_holds_two_pyramids() -> None:
    game = scene(pieces="pyramids", move_to_own=True)
    game.refused("blue", "move france spain", "not_empty", "EV-MOV-2")
    assert "move france spain" not in game.offers("move")
    game.order("blue", "move france benelux")
    assert (game.field("france"), game.field("benelux")) == ("", "blue 1")


@clause("EV-PYR-3", "EV-MOV-1")
def test_a_pyramid_moves_whole() -> None:
    game = scene({"france": "blue 3"}, pieces="pyramids")
    game.order("blue", "move france benelux")
    assert (game.field("france"), game.field("benelux")) == ("", "blue 3")


@clause("EV-PYR-1", "EV-PYR-4")
def test_the_stock_has_small_medium_and_large_pyramids_and_none_beyond() -> None:
    table = scene(pieces="pyramids").table
    assert [in_stock(table, 0, size) for size in range(5)] == [0, 2, 2, 2, 0]


@clause("EV-PYR-3", "EV-OPT-1")
@pytest.mark.parametrize(
    ("option", "setting"),
    [
        ({"single_defender": "removed"}, "single_is_lost"),
        ({"sabotage_single": "immune"}, "single_is_immune"),
        ({"king_window": "after_attacker_cards"}, "king_comes_late"),
        ({"reaction_prompt": "holders_only"}, "asks_holders_only"),
        ({"move_to_own": True}, "move_to_own"),
    ],
)
def test_an_option_that_is_off_by_default_is_on_when_it_is_chosen(option: dict[str, Any], setting: str) -> None:
    assert not getattr(Settings(assemble(LIBRARY, (), {})), setting)
    assert getattr(Settings(assemble(LIBRARY, (), option)), setting)
    with_pyramids = Settings(assemble(LIBRARY, (), option | {"pieces": "pyramids"}))
    assert getattr(with_pyramids, setting) == (setting != "move_to_own")


@clause("EV-PYR-4")
def test_a_draft_builds_a_small_one_or_lets_one_grow() -> None:
    game = pyramids({"france": ""})
    assert game.public("blue")["stock"] == [3, 2, 2]
    events = game.order("blue", "draft france")
    assert game.sentences(events)[0] == "built"
    assert (game.field("france"), game.public("blue")["stock"]) == ("blue 1", [2, 2, 2])
    game = pyramids()
    events = game.order("blue", "draft spain")
    assert game.told(events, "green")[0].to_json() == {
        "event": "grown", "power": "french_allies", "field": "spain", "size": 3
    }  # fmt: skip
    assert (game.field("spain"), game.public("blue")["stock"]) == ("blue 3", [2, 3, 1])


@clause("EV-PYR-4")
def test_a_size_that_is_not_in_stock_cannot_be_drafted() -> None:
    game = pyramids({"north_africa": "blue 3"})
    game.refused("blue", "draft north_africa", "no_stock", "EV-PYR-4")
    gone = {"britain": "blue 1", "benelux": "blue 1", "russia": "blue 1", "spain": "blue 3", "france": ""}
    game = pyramids(gone)
    game.refused("blue", "draft france", "no_stock", "EV-PYR-4")
    choices: Any = game.view("blue").decisions()[0].about()["choices"]
    assert "france" not in choices.get("draft", []), "what a client marks"
    assert game.offers("draft") == []


@clause("EV-PYR-4", "EV-DRF-1")
def test_the_limit_counts_pyramids_and_lets_them_grow() -> None:
    game = scene({"britain": "blue 1", "france": ""}, pieces="pyramids", figure_limit=4)
    assert game.offers("draft") == ["draft france", "draft spain"]
    game = scene({"britain": "blue 1", "benelux": "blue 1", "france": ""}, pieces="pyramids", figure_limit=4)
    game.refused("blue", "draft france", "figure_limit", "EV-DRF-1")
    assert game.offers("draft") == ["draft spain"]


@clause("EV-PYR-5", "EV-R-22")
def test_a_pyramid_lays_as_many_cards_as_it_has_points() -> None:
    game = pyramids({"france": "blue 3", "germany": "black 2"})
    game.refused("blue", "attack france germany 2", "bad_count", "EV-ATT-2")
    events = game.order("blue", "attack france germany 1")
    assert (game.told(events, "green")[0].values["attackers"], game.seen("green")["attack"]["count"]) == (3, 1)
    events = game.pass_all("9 9 9 2 2")
    laid = [one.values["drawn"] for one in game.told(events, "green") if "drawn" in one.values]
    assert [len(cards) for cards in laid if isinstance(cards, list)] == [3, 2]
    game.order("black", "retreat ukraine")
    assert (game.field("germany"), game.field("ukraine"), game.field("france")) == ("blue 3", "black 2", "")


@clause("EV-PYR-6")
@pytest.mark.parametrize(("size", "left"), [(3, 2), (2, 1), (1, 0)])
def test_a_cornered_or_sabotaged_pyramid_shrinks(size: int, left: int) -> None:
    game = pyramids({"spain": f"black {size}"}, blue="J")
    events = game.order("blue", "sabotage J spain")
    assert game.field("spain") == (f"black {left}" if left else "")
    values = game.told(events, "spectator")[0].values
    assert (values["before"], values["left"]) == (size, left)


@clause("EV-PYR-6", "EV-R-16")
def test_a_small_pyramid_can_be_made_immune() -> None:
    game = scene({"spain": "black 1"}, pieces="pyramids", sabotage_single="immune", hands={"blue": "J"})
    game.refused("blue", "sabotage J spain", "bad_sabotage_field", "EV-JCK-3")


@clause("EV-PYR-6")
def test_a_large_pyramid_skips_a_size_that_is_not_in_stock() -> None:
    fields = {"spain": "black 3", "britain": "black 2", "benelux": "black 2", "austria_hungary": "black 2"}
    game = pyramids(fields | {"italy": ""}, blue="J")
    assert game.public("black")["stock"] == [2, 0, 2]
    game.order("blue", "sabotage J spain")
    assert game.field("spain") == "black 1"
    assert game.public("black")["stock"] == [1, 0, 3]


@clause("EV-PYR-7", "EV-R-23")
@pytest.mark.parametrize("power", POWERS)
def test_no_power_has_an_advantage(power: str) -> None:
    game = begun(1, pieces="pyramids", players=5)
    player = next(one for one in game.players if POWER[one] == power)
    assert game.public(player)["stock"] == [3, 3, 3]


@clause("EV-PYR-7", "EV-R-23")
def test_all_powers_have_the_same_after_placing_their_pyramids() -> None:
    game = begun(1, pieces="pyramids", players=5)
    while game.phase == "pyramid_setup":
        game.order(game.waits_for, str(game.decision().default()))
    for player in game.players:
        held = sorted(game.field(name) for name in BOARD.fields if game.field(name).startswith(player))
        assert held == [f"{player} 1", f"{player} 2", f"{player} 3"]
        assert game.public(player)["stock"] == [2, 2, 2]


@clause("EV-PYR-8", "EV-TRN-4")
def test_the_last_pyramid_stays_at_home() -> None:
    game = scene(LONELY, start=False, pieces="pyramids")
    game.refused("blue", "move france britain", "home_empty", "EV-TRN-4")
    game.refused("blue", "attack france germany 1", "home_empty", "EV-TRN-4")
    assert game.offers("attack") == []
    assert game.offers("move") == ["move france spain"]


@clause("EV-PYR-8", "EV-R-22")
def test_the_rest_of_the_rules_holds_with_pyramids() -> None:
    game, chance = begun(3, pieces="pyramids", players=4), Seeded(3)
    kinds = set()
    while game.outcome is None:
        decision = game.decision()
        order = decision.sample(chance)
        kinds.add(order.kind)
        game.position.apply(decision.seat, order, chance)
    assert {"draft", "move", "attack", "fate", "assign", "pass"} <= kinds
