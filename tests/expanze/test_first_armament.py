"""FAR: the one-off placement before the first turn."""

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, Scene, dealt, scene


def twos(states: list[str], count: int) -> str:
    """An order that places two soldiers on each of so many states."""
    return "place_first " + ", ".join(f"{state} 2" for state in states[:count])


def placing(**options: object) -> Scene:
    """Red begins the first armament of four powers with twelve states each."""
    return scene(phase="first_armament", options=options)


@clause("EX-FAR-1")
def test_a_power_may_add_ten_soldiers() -> None:
    game = placing()
    states = game.states_of("red")
    game.refused("red", twos(states, 5) + f", {states[5]} 1", "first_total", "EX-FAR-1")
    game.order("red", twos(states, 5))
    assert game.soldiers("red") == 22


@clause("EX-FAR-2", "EX-R-54")
@pytest.mark.parametrize(
    ("powers", "numbers"), [(2, {10}), (3, {10}), (5, {10, 13}), (6, {10}), (7, {10, 13})]
)
def test_only_those_dealt_fewer_states_than_others_add_thirteen(powers: int, numbers: set[int]) -> None:
    game = dealt({"powers": powers, "first_arm_cap": 30})
    most = max(len(game.states_of(power)) for power in game.powers)
    found = set()
    for _ in range(powers):
        power = game.on_turn
        home = game.states_of(power)[0]
        number = 13 if len(game.states_of(power)) < most else 10
        clause_of_limit = "EX-FAR-2" if number == 13 else "EX-FAR-1"
        game.refused(power, f"place_first {home} {number + 1}", "first_total", clause_of_limit)
        game.order(power, f"place_first {home} {number}")
        found.add(number)
    assert found == numbers


@clause("EX-FAR-3")
def test_no_state_has_more_than_three_soldiers_afterwards() -> None:
    game = placing()
    states = game.states_of("red")
    game.refused("red", f"place_first {states[0]} 3", "first_cap", "EX-FAR-3")
    game.order("red", twos(states, 5))
    assert max(game.state(state)[1] for state in states) == 3


@clause("EX-FAR-4")
def test_soldiers_are_added_only_to_own_states() -> None:
    game = placing()
    own, foreign = game.states_of("red")[0], game.states_of("blue")[0]
    game.refused("red", f"place_first {own} 1, {foreign} 1", "not_own_state", "EX-FAR-4")
    game.refused("red", "place_first atlantis 1", "unknown_state", "EX-MAP-1")


@clause("EX-FAR-4")
@pytest.mark.parametrize("count", ["0", "-1", "1.5"])
def test_a_state_that_is_named_gets_at_least_one_whole_soldier(count: str) -> None:
    game = placing()
    game.refused("red", f"place_first {game.states_of('red')[0]} {count}", "negative_count", "EX-ARM-2")


@clause("EX-FAR-5", "EX-R-11")
@pytest.mark.parametrize("count", [0, 1, 4])
def test_a_power_may_add_fewer_and_loses_the_rest(count: int) -> None:
    game = placing()
    game.order("red", twos(game.states_of("red"), count))
    assert game.soldiers("red") == 12 + 2 * count
    for power in ("blue", "green", "white"):
        game.order(power, "place_first")
    assert (game.on_turn, game.pool("red")) == ("red", 3)


@clause("EX-FAR-5")
def test_an_absent_power_places_nothing() -> None:
    game = placing()
    default = game.position.pending()[0].default()
    assert default is not None
    assert str(default) == "place_first"


@clause("EX-FAR-6", "EX-R-11")
def test_powers_place_one_after_the_other_in_turn_order_and_in_the_open() -> None:
    game = scene(phase="first_armament", first="green", on_turn="green")
    for power in ("green", "white", "red", "blue"):
        assert game.waits_for == power
        others = [other for other in game.powers if other != power]
        for other in others:
            game.refused(other, "place_first", "not_your_turn", "EX-TRN-1")
        home = game.states_of(power)[0]
        events = game.order(power, f"place_first {home} 2")
        for watcher in (*others, "spectator"):
            placed = game.told(events, watcher)[0].values
            assert (placed["power"], placed["states"], placed["counts"]) == (power, [home], [2])
            assert game.seen(watcher)["states"][home] == (power, 3)
    assert (game.phase, game.on_turn) == ("turn_choice", "green")


@clause("EX-FAR-7", "EX-ARM-8")
def test_there_is_no_fighting_and_no_card_in_the_first_armament() -> None:
    game = scene(
        {"iberia": "red 3", "maghreb": "blue 1"}, phase="first_armament", hands={"red": "PKD", "blue": "P"}
    )
    assert game.offered("red") == {"place_first"}
    game.refused("red", "attack iberia maghreb 1", "wrong_phase", "EX-SET-1")
    game.refused("red", "arm iberia 1 with turkey arabia persia", "set_in_fight", "EX-ARM-8")
    game.refused("red", "draw_card", "no_card_right", "EX-CRD-6")
    game.refused("red", "offer_trade blue give K want P", "trade_closed", "EX-TRD-3")


@clause("EX-FAR-7")
def test_a_whole_continent_gives_nothing_in_the_first_armament() -> None:
    game = scene({"asia": "red 1"}, phase="first_armament")
    states = game.states_of("red")
    game.refused("red", twos(states, 6), "first_total", "EX-FAR-1")
    game.order("red", twos(states, 5))


@clause("EX-FAR-7", "EX-R-49")
def test_a_mission_fulfilled_by_the_deal_is_shown_in_the_first_turn_and_not_before() -> None:
    islands = dict.fromkeys(("bermuda", "falklands", "canary_islands"), "red 1")
    game = scene(
        {"australia": "red 1", **islands},
        phase="first_armament",
        missions={"red": "australia_bermuda_triangle"},
    )
    assert game.fulfils("red")
    game.refused("red", "show_mission", "wrong_phase", "EX-SET-1")
    for power in game.powers:
        game.order(power, "place_first")
    game.order("red", "show_mission")
    assert game.claim("red") == 1


@clause("EX-FAR-6", "EX-ELI-7")
def test_a_power_that_resigns_loses_what_it_has_not_placed() -> None:
    game = placing()
    game.order("red", "resign")
    assert (game.waits_for, game.soldiers("red")) == ("blue", 12)
    game.order("white", "resign")
    game.order("blue", "place_first")
    game.order("green", "place_first")
    assert (game.phase, game.on_turn) == ("turn_choice", "blue")


@clause("EX-FAR-3", "EX-FAR-5")
def test_the_menu_offers_exactly_what_the_rules_accept() -> None:
    others = dict.fromkeys(BOARD.states[2:24], "blue 1")
    game = scene(
        {"turkey": "red 1", "arabia": "red 1", **others},
        ("red", "blue", "green"),
        rest="green",
        phase="first_armament",
    )
    orders = {str(order) for order in game.position.pending()[0]}
    assert len(orders) == game.position.pending()[0].count() == 9
    assert all(game.allows("red", order) for order in orders)
    assert {"place_first", "place_first turkey 2, arabia 2"} <= orders
