"""Evropská válka: bots finish, repeat themselves under the same luck and see only their views."""

from collections.abc import Mapping

import pytest

from tests.bots.evropska_valka_games import begun, log_of
from tests.bots.told import Cheat, Checked
from velmoci.bots.driver import Driver
from velmoci.bots.evropska_valka.random import playout
from velmoci.bots.registry import bot_names, make_bot
from velmoci.evropska_valka.orders import Attack
from velmoci.kernel.chance import Seeded
from velmoci.kernel.game import Bot
from velmoci.lab.tournament import run

NAMES = bot_names("evropska_valka")
SPREAD: list[Mapping[str, object]] = [
    {"pieces": "pyramids"},
    {"power_choice": "pick", "first_player": "random"},
    {"starting_hand": 4, "king_window": "after_attacker_cards"},
    {"figure_limit": 4, "move_to_own": True},
    {"allow_pass": True, "first_player": "seat_0"},
    {"sea_attack": False, "sea_retreat": False},
    {"sabotage_single": "immune", "king_by_defender": False},
    {"reaction_prompt": "holders_only"},
    {"pieces": "pyramids", "reaction_prompt": "holders_only", "king_window": "after_attacker_cards"},
]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", range(2, 6))
def test_games_of_equal_bots_end_with_a_winner(name: str, players: int) -> None:
    assert "winners=()" not in log_of([name] * players, f"{name} {players}")[-1]


@pytest.mark.parametrize("options", SPREAD, ids=lambda options: "-".join(options))
def test_bots_finish_under_all_kinds_of_options(options: Mapping[str, object]) -> None:
    for players in (2, 4):
        names = [NAMES[seat % len(NAMES)] for seat in range(players)]
        assert "winners=()" not in log_of(names, f"options {players}", options)[-1]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_luck_gives_the_same_game_and_other_luck_another(name: str) -> None:
    names = [name, "random", name]
    assert log_of(names, "again") == log_of(names, "again")
    assert log_of(names, "again") != log_of(names, "another")


@pytest.mark.parametrize("name", NAMES)
def test_bots_decide_by_what_their_seat_may_know(name: str) -> None:
    position = begun(4, f"twins {name}", {"starting_hand": 3})
    checked = {seat: Checked("evropska_valka", name, f"{seat}") for seat in range(4)}
    bots: Mapping[int, Bot] = checked
    driver, chance = Driver(position, bots), Seeded("twins")
    while (answer := driver.next_order()) is not None and position.table.turn < 40:
        position.apply(*answer, chance)
    assert min(bot.asked for bot in checked.values()) > 10


def test_the_twin_check_would_notice_a_cheat() -> None:
    position = begun(4, "cheat")
    checked = Checked("evropska_valka", "random", "cheat")
    checked.bot, checked.twin = Cheat("one world"), Cheat("its twin")
    seat = position.pending()[0].seat
    with pytest.raises(AssertionError):
        Driver(position, {seat: checked}).next_order()


def test_the_random_bot_never_resigns_never_passes_and_attacks_with_all_that_may_go() -> None:
    position = begun(3, "lively", {"allow_pass": True})
    bots = {seat: make_bot("evropska_valka", "random", Seeded(f"{seat}")) for seat in range(3)}
    driver, chance, attacks = Driver(position, bots), Seeded("lively"), 0
    while (answer := driver.next_order()) is not None:
        seat, order = answer
        assert order.kind not in ("resign", "end_turn")
        if isinstance(order, Attack):
            attacks += 1
            assert not position.view(seat).decisions()[0].allows(Attack(order.origin, order.target, order.count + 1))
        position.apply(seat, order, chance)
    assert attacks > 5


def test_steady_beats_three_random_bots() -> None:
    """Its true share is above 90 %: fewer than 16 wins of 25 would be a matter of one in many thousands."""
    result = run("evropska_valka", ["steady", "random", "random", "random"], 25, seed="strength")
    assert result.undecided == 0
    assert result.rows()[0].wins >= 16


def test_playouts_end_with_an_outcome_or_at_their_bound() -> None:
    position = begun(3, "playout")
    assert playout(position, Seeded(1)) > 30
    assert position.outcome() is not None
    assert playout(position, Seeded(1)) == 0
    assert playout(begun(3, "bound"), Seeded(1), 7) == 7
