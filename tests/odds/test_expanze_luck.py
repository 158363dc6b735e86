"""Luck in Expanze: each battle counts for both sides with what the odds said before it."""

from typing import Any

import pytest

from tests.expanze.scenes import scene
from velmoci.expanze.orders import NOTATION
from velmoci.kernel.chance import Seeded
from velmoci.kernel.event import Event
from velmoci.odds.expanze.battles import attack_odds
from velmoci.odds.expanze.luck import luck


def told(events: list[Event]) -> list[tuple[str, dict[str, Any]]]:
    """Events as a replay shows them."""
    return [(seen.sentence, dict(seen.values)) for seen in (event.seen_by_all() for event in events)]


def by_power(rows: list[dict[str, object]]) -> dict[object, dict[str, object]]:
    return {row["power"]: row for row in rows}


def battle(lost: int, killed: int) -> tuple[str, dict[str, Any]]:
    """A battle of five against three that was fought to its end."""
    name = "battle-won" if killed == 3 else "battle-lost"
    values = {"power": "red", "other": "blue", "attackers": 5, "defenders": 3, "lost": lost, "killed": killed}
    return name, values


def test_both_sides_are_measured_against_the_odds() -> None:
    odds = attack_odds(5, 3)
    rows = by_power(luck([battle(2, 3)]))
    lost, killed = round(odds.expected_attackers_lost, 3), round(odds.expected_defenders_lost, 3)
    assert rows["red"] == {
        "power": "red", "battles": 1, "expected_lost": lost, "lost": 2, "expected_killed": killed, "killed": 3
    }  # fmt: skip
    assert rows["blue"] == {
        "power": "blue", "battles": 1, "expected_lost": killed, "lost": 3, "expected_killed": lost, "killed": 2
    }  # fmt: skip


def test_battles_add_up_and_powers_stand_in_order() -> None:
    rows = luck([battle(2, 3), battle(5, 1), ("turn-begins", {"power": "green"})])
    assert [row["power"] for row in rows] == ["blue", "red"]
    assert by_power(rows)["red"]["battles"] == 2
    assert by_power(rows)["red"]["lost"] == 7
    assert by_power(rows)["red"]["expected_lost"] == pytest.approx(
        2 * attack_odds(5, 3).expected_attackers_lost, abs=1e-3
    )


def test_a_battle_of_single_duels_counts_once_from_its_announcement_to_its_end() -> None:
    announced = {"power": "red", "other": "blue", "attackers": 4, "defenders": 2}
    rows = by_power(
        luck(
            [
                ("attack-announced", announced),
                ("duel-won", {"attackers": 4, "defenders": 1}),
                ("state-taken", {"attackers": 3, "defenders": 0}),
                ("state-held", {"attackers": 9, "defenders": 9}),
            ]
        )
    )
    assert (rows["red"]["battles"], rows["red"]["lost"], rows["red"]["killed"]) == (1, 1, 2)
    assert rows["red"]["expected_lost"] == round(attack_odds(4, 2).expected_attackers_lost, 3)


@pytest.mark.parametrize("pace", ["auto", "stepwise"])
def test_real_battles_tell_what_luck_needs(pace: str) -> None:
    game = scene({"iberia": "red 6", "maghreb": "blue 2"}, options={"battle_pace": pace})
    chance, events = Seeded("luck"), []
    before = {power: game.soldiers(power) for power in ("red", "blue")}
    events += game.position.apply(game.seat("red"), NOTATION.parse("attack iberia maghreb 5"), chance)
    while pace == "stepwise" and game.position.pending()[0].kind == "battle":
        decision = game.position.pending()[0]
        events += game.position.apply(decision.seat, next(iter(decision)), chance)
    rows = by_power(luck(told(events)))
    for power in ("red", "blue"):
        assert rows[power]["battles"] == 1
        assert rows[power]["lost"] == before[power] - game.soldiers(power)
    assert rows["red"]["expected_lost"] == round(attack_odds(5, 2).expected_attackers_lost, 3)


def test_a_game_without_battles_has_no_luck() -> None:
    assert luck([]) == []
