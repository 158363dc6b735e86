"""Bots finish, repeat themselves under the same luck, see only their views; the steady one is the better."""

from collections.abc import Mapping

import pytest

from tests.bots.expanze_games import begun, log_of
from tests.bots.told import Cheat, Checked
from velmoci.bots.driver import Driver
from velmoci.expanze.board import CONTINENTS
from velmoci.kernel.chance import Seeded
from velmoci.kernel.game import Bot
from velmoci.lab.tournament import run

SPREAD: list[Mapping[str, object]] = [
    {"battle_pace": "stepwise"},
    {"trade_window": "off", "draw_mode": "auto", "auto_show": True},
    {"trade_window": "active_only", "eliminated_cards": "to_conqueror", "first_turn": "random"},
    {"soldier_limit": 60, "max_sets_per_arming": 0},
    {"hold_rounds": 0, "asia_pair_third": True, "include_asia_south_america": True},
    {"hold_rounds": 3, "hold_applies_to_pursuit": False, "absent_colour_mission": "remove_from_deck"},
    {"continue_after_win": True, "nonsense_target": 12, "nonsense_auto_raise": False},
    {"colour_choice": "pick", "first_turn": "dealer"},
    {"first_arm_base": 0, "first_arm_short": 0, "arm_base": 1},
    {"first_arm_base": 30, "first_arm_short": 30, "first_arm_cap": 30, "arm_base": 20},
    {"continent_bonus": {**dict.fromkeys(CONTINENTS, 0), "australia": 20}},
    {"card_set_values": {"PPP": 0, "KKK": 0, "DDD": 0, "PKD": 0}},
]


@pytest.mark.parametrize("powers", range(2, 8))
def test_games_of_steady_bots_end_with_a_winner(powers: int) -> None:
    for seed in range(3):
        assert "Outcome(winners=()" not in log_of(["steady"] * powers, f"steady {seed}")[-1]


@pytest.mark.parametrize("powers", range(2, 8))
def test_games_of_random_bots_end(powers: int) -> None:
    assert log_of(["random"] * powers, "random", {"round_limit": 1000})


@pytest.mark.parametrize("options", SPREAD, ids=lambda options: next(iter(options)))
def test_bots_finish_under_all_kinds_of_options(options: Mapping[str, object]) -> None:
    for powers in (2, 4, 7):
        names = ["steady", "random", "steady", "steady", "random", "steady", "steady"][:powers]
        assert log_of(names, f"options {powers}", {"round_limit": 300, **options})


@pytest.mark.parametrize("names", [["steady", "random", "steady"], ["random"] * 2])
def test_the_same_luck_gives_the_same_game_and_other_luck_another(names: list[str]) -> None:
    assert log_of(names, "again") == log_of(names, "again")
    assert log_of(names, "again") != log_of(names, "another")


@pytest.mark.parametrize("name", ["steady", "random"])
def test_bots_decide_by_what_their_seat_may_know(name: str) -> None:
    position = begun(4, f"twins {name}", {"round_limit": 12, "trade_window": "off"})
    checked = {seat: Checked("expanze", name, f"{seat}") for seat in range(4)}
    bots: Mapping[int, Bot] = checked
    driver, chance = Driver(position, bots), Seeded("twins")
    while (answer := driver.next_order()) is not None:
        position.apply(*answer, chance)
    assert min(bot.asked for bot in checked.values()) > 10


def test_the_twin_check_would_notice_a_cheat() -> None:
    position = begun(4, "cheat")
    checked = Checked("expanze", "steady", "cheat")
    checked.bot, checked.twin = Cheat("one world"), Cheat("its twin")
    seat = position.pending()[0].seat
    with pytest.raises(AssertionError):
        Driver(position, {seat: checked}).next_order()


def test_steady_beats_three_random_bots() -> None:
    """Its true share is above 95 %: fewer than 45 wins of 60 would be a matter of one in many millions."""
    result = run("expanze", ["steady", "random", "random", "random"], 60, seed="strength")
    assert result.rows()[0].wins >= 45
