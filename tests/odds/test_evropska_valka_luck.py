"""Luck in Evropská válka: the pile is followed card by card, and over many games luck evens out."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.bots.evropska_valka_games import begun
from tests.evropska_valka.scenes import POWER, scene
from velmoci.bots.driver import Driver
from velmoci.bots.registry import make_bot
from velmoci.evropska_valka.position import Position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.event import Event
from velmoci.odds.evropska_valka.luck import Ledger, luck

Sentence = tuple[str, Mapping[str, Any]]
SPREAD: list[Mapping[str, object]] = [
    {},
    {"king_window": "after_attacker_cards", "starting_hand": 4},
    {"pieces": "pyramids", "starting_hand": 1},
]


def told(events: list[Event]) -> list[Sentence]:
    """Events as the replay of a finished game shows them."""
    return [(seen.sentence, seen.values) for seen in (event.seen_by_all() for event in events)]


def agrees(ledger: Ledger, position: Position) -> bool:
    """Whether the ledger knows where the cards are."""
    table = position.table
    laid = table.attacker_laid | table.defender_laid
    return ledger.pile == position.pile.cards and ledger.discard | laid == table.discard | laid


@pytest.mark.parametrize("options", SPREAD, ids=["plain", "late", "pyramids"])
def test_the_ledger_follows_every_card_and_luck_evens_out(options: Mapping[str, object]) -> None:
    expected, won, expected_points, points = 0.0, 0, 0.0, 0
    for seed in range(6):
        position, ledger = begun(4, f"luck {seed}", options), Ledger()
        for seat in range(4):
            ledger.note("hand-dealt-own", {"power": position.power(seat), "cards": position.view(seat).hand()})
        bots = {seat: make_bot("evropska_valka", "random", Seeded(f"{seed} {seat}")) for seat in range(4)}
        driver, chance = Driver(position, bots), Seeded(f"luck {seed}")
        while (answer := driver.next_order()) is not None:
            events = told(position.apply(*answer, chance))
            for name, values in events:
                ledger.note(name, values)
            assert position.outcome() is not None or agrees(ledger, position)
        rows = ledger.found.values()
        assert sum(row.won for row in rows) == pytest.approx(sum(row.expected_won for row in rows))
        winner = max(rows, key=lambda row: row.battles)
        expected, won = expected + winner.expected_won, won + winner.won
        expected_points += sum(row.expected_points for row in rows)
        points += sum(row.points for row in rows)
    assert points == pytest.approx(expected_points, rel=0.02)
    assert won == pytest.approx(expected, rel=0.25)


def test_a_battle_counts_with_the_chance_before_the_draw() -> None:
    game = scene({"france": "blue 1", "germany": "black 1"}, "blue black", {"blue": "7"}, "6 8 9 10")
    events = told(game.order("blue", "attack france germany 1") + game.order("black", "pass", "6"))
    rows = {row["power"]: row for row in luck([("fate-drawn-own", {"power": "x", "cards": others()}), *events])}
    blue, black = rows[POWER["blue"]], rows[POWER["black"]]
    assert (blue["battles"], blue["won"], blue["expected_won"]) == (1, 1, 0.25)
    assert (black["battles"], black["won"], black["expected_won"]) == (1, 0, 0.75)
    assert (black["cards"], black["points"], black["expected_points"]) == (1, 6, 8.25)
    assert blue["cards"] == 0


def others() -> list[str]:
    """All cards but the five that are in play."""
    return [rank + suit for rank in [*"2345JQKA"] for suit in "CDHS"] + [
        rank + suit for rank in ["6", "7", "8", "9", "10"] for suit in "DHS"
    ] + ["7C"]  # fmt: skip


def test_a_battle_without_draws_is_no_matter_of_luck() -> None:
    game = scene({"france": "blue 1"}, "blue black", {"blue": "7", "black": "9"})
    rows = luck(told(game.order("blue", "attack france germany 1") + game.order("black", "pass")))
    assert [(row["won"], row["expected_won"]) for row in rows] == [(1, 1.0), (0, 0.0)]


def test_a_game_without_events_has_no_luck() -> None:
    assert luck([]) == []
