"""Odds in a running match: from what the seat knows, for those who sit there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.harness import Running
from velmoci.evropska_valka.board import find_board


def attack(player: Any) -> str:
    """An attack that the seat could declare now, in words."""
    board, fields, own = find_board("europe15"), player.public["fields"], player.public["seats"][player.seat]
    return next(
        f"attack {origin} {target} 1"
        for origin, (power, _) in fields.items()
        for target in board.neighbours(origin)
        if power == own and target in fields and fields[target][0] != own
    )


@pytest.fixture
def table(server: Running) -> Any:
    """A game of Evropská válka at the first question to its one person."""
    options = {"first_player": "seat_0", "starting_hand": 3}
    made = server.make("me", "random", "random", "random", game="evropska_valka", options=options)
    with server.player(made["match"], made["places"][0]["token"]) as player:
        player.ask("mix", value="a")
        player.catch_up(lambda told: told.is_asked)
        yield player


def odds(server: Running, match: str, order: str, token: str | None) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return server.get(f"/api/matches/{match}/odds", params={"order": order}, headers=headers)


def test_a_seat_is_told_the_odds_of_its_attack(server: Running, table: Any) -> None:
    answer = odds(server, table.match, attack(table), table.token)
    assert answer.status_code == 200
    told = answer.json()
    assert told["attackers"] == 1
    assert 0 <= told["win"] <= 1
    assert sum(chance for _, chance in told["margins"]) == pytest.approx(1)
    assert answer.headers["cache-control"] == "no-store"


def test_an_order_that_cannot_be_given_has_no_odds(server: Running, table: Any) -> None:
    assert odds(server, table.match, "attack britain near_east 1", table.token).json() is None


def test_who_only_watches_is_told_nothing(server: Running, table: Any) -> None:
    assert odds(server, table.match, attack(table), None).json()["code"] == "only_watching"
    assert odds(server, table.match, attack(table), "nonsense").status_code == 403


def test_what_is_no_order_is_refused(server: Running, table: Any) -> None:
    assert odds(server, table.match, "conquer everything", table.token).status_code in (400, 422)


def test_other_games_have_no_such_odds(server: Running) -> None:
    made = server.make("me", "random")
    token = made["places"][0]["token"]
    with server.player(made["match"], token) as player:
        player.ask("mix", value="a")
        player.catch_up(lambda told: told.is_asked)
        assert odds(server, made["match"], "attack alaska japan 1", token).json()["code"] == "no_odds"
