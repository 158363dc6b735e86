"""SOL: the supply, where soldiers stand and how they move."""

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, dealt, scene


@clause("EX-SOL-1", "EX-R-43")
def test_the_supply_never_ends() -> None:
    game = scene({"asia": "red 100000", "siberia": "red 1000000"})
    game.order("red", "arm siberia 10")
    assert game.state("siberia") == ("red", 1000010)


@clause("EX-SOL-1", "EX-R-43")
def test_under_a_limit_an_arming_that_exceeds_it_is_refused_as_a_whole() -> None:
    states = {"asia": "red 1", "siberia": "red 82", "egypt": "blue 1"}
    game = scene(states, rest="green", options={"soldier_limit": 100}, powers=("red", "blue", "green"))
    assert game.soldiers("red") == 93
    game.refused("red", "arm siberia 8", "supply_empty", "EX-SOL-1")
    game.refused("red", "arm siberia 4, china 4", "supply_empty", "EX-SOL-1")
    assert game.allows("red", "arm")
    game.order("red", "arm siberia 4, china 3")
    assert game.soldiers("red") == 100


@clause("EX-SOL-1", "EX-R-43")
def test_the_limit_holds_in_the_first_armament_too() -> None:
    states = {"asia": "red 1", "siberia": "red 82", "egypt": "blue 1"}
    game = scene(
        states,
        ("red", "blue", "green"),
        rest="green",
        phase="first_armament",
        options={"soldier_limit": 100},
    )
    eight = "place_first turkey 2, arabia 2, persia 2, india 2"
    game.refused("red", eight, "supply_empty", "EX-SOL-1")
    game.order("red", "place_first turkey 2, arabia 2, persia 2, india 1")
    assert game.soldiers("red") == 100


@clause("EX-SOL-2")
def test_a_lost_soldier_can_be_used_again() -> None:
    states = {"iberia": "red 60", "maghreb": "blue 1", "egypt": "blue 1"}
    game = scene(states, ("red", "blue", "green"), rest="green", options={"soldier_limit": 60})
    game.refused("red", "arm iberia 1", "supply_empty", "EX-SOL-1")
    game.order("red", "attack iberia maghreb 2", [1, 1, 1, 1])
    assert game.soldiers("red") == 58
    game.pass_to("red")
    game.refused("red", "arm iberia 3", "supply_empty", "EX-SOL-1")
    game.order("red", "arm iberia 2")
    assert game.soldiers("red") == 60


@clause("EX-SOL-3", "EX-SET-5")
@pytest.mark.parametrize("powers", range(2, 8))
def test_after_the_deal_every_state_has_one_owner_and_one_soldier(powers: int) -> None:
    game = dealt({"powers": powers}, seed=7)
    assert [game.state(name)[1] for name in BOARD.states] == [1] * 48
    assert sorted(name for power in game.powers for name in game.states_of(power)) == sorted(BOARD.states)


@clause("EX-SOL-3", "EX-FGT-15")
def test_a_state_changes_its_owner_with_its_soldiers() -> None:
    game = scene({"iberia": "red 3", "maghreb": "blue 1"})
    game.order("red", "attack iberia maghreb 2", [6, 1])
    assert game.state("maghreb") == ("red", 2)
    assert "maghreb" not in game.states_of("blue")


@clause("EX-SOL-4")
def test_after_the_first_armament_any_number_stands_in_a_state() -> None:
    game = scene({"asia": "red 1"})
    for _ in range(10):
        game.order("red", "arm siberia 10")
        game.pass_to("red")
    assert game.state("siberia") == ("red", 101)


@clause("EX-SOL-5", "EX-R-27")
def test_there_is_no_free_movement() -> None:
    game = scene({"iberia": "red 5", "france": "red 1", "maghreb": "blue 1"})
    assert game.offered("red") == {"arm", "attack", "end_turn"}
    game.refused("red", "attack iberia france 4", "own_target", "EX-FGT-1")


@clause("EX-SOL-5")
def test_only_the_committed_soldiers_of_a_won_battle_move() -> None:
    game = scene({"iberia": "red 5", "maghreb": "blue 2"})
    before = {name: game.state(name) for name in BOARD.states}
    game.order("red", "attack iberia maghreb 3", [6, 1, 1, 1, 6, 1])
    after = {name: game.state(name) for name in BOARD.states}
    assert after == before | {"iberia": ("red", 2), "maghreb": ("red", 2)}


@clause("EX-SOL-5")
def test_soldiers_of_a_lost_battle_move_nowhere() -> None:
    game = scene({"iberia": "red 5", "maghreb": "blue 2"})
    before = {name: game.state(name) for name in BOARD.states}
    game.order("red", "attack iberia maghreb 3", [1, 1, 1, 1, 1, 1])
    assert {name: game.state(name) for name in BOARD.states} == before | {"iberia": ("red", 2)}
