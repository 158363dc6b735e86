"""Battles of Salva over HTTP: their odds and the strengths behind them, before they begin and while they last."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.ford import attack_with, in_words, place_armies, sit_down, waiting
from tests.server.harness import Player, Running


@pytest.fixture
def table(server: Running) -> Iterator[list[Player]]:
    """Two people at the ford, the first of them about to move."""
    match, tokens = sit_down(server)
    with server.player(match, tokens[0]) as one, server.player(match, tokens[1]) as two:
        place_armies([one, two])
        yield [one, two]


def fetch(server: Running, player: Player, what: str, token: str | None = None, **query: str) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return server.get(f"/api/matches/{player.match}/{what}", params=query, headers=headers)


def test_the_odds_of_a_battle_are_told_before_it_is_declared_and_while_it_lasts(
    server: Running, table: list[Player]
) -> None:
    attacker = waiting(table)
    order = attack_with(attacker)
    words = in_words(order)
    told = fetch(server, attacker, "battle/odds", attacker.token, order=words).json()
    assert told["field"] == "brod"
    assert sum(told["chances"].values()) == pytest.approx(1)
    assert set(told["lost"]["attacker"]) <= {"tank", "infantry", "at_gun"}
    weaker = fetch(server, attacker, "battle/odds", attacker.token, order=words, defender="spread").json()
    assert weaker["plans"] == {"attacker": "focus", "defender": "spread"}
    strong = fetch(server, attacker, "battle", attacker.token, order=words).json()
    assert strong["salvo"] is None
    names = {factor["name"] for entry in strong["strengths"] for factor in entry["factors"]}
    assert "strength" in names
    assert fetch(server, attacker, "battle/odds", attacker.token).json() is None
    assert fetch(server, attacker, "battle", attacker.token).json() is None

    assert attacker.order(order)["type"] == "done"
    for _ in range(2):
        asked = waiting(table)
        assert asked.order({"kind": "lines", "lines": []})["type"] == "done"
    defender = waiting(table)
    assert next(one["kind"] for one in defender.decisions if one["waits"]) == "defender_salvo"
    for player in table:
        during = fetch(server, player, "battle/odds", player.token).json()
        assert sum(during["chances"].values()) == pytest.approx(1)
    salvo = fetch(server, defender, "battle", defender.token).json()["salvo"]
    assert [factor["name"] for factor in salvo["factors"]] == ["first_salvo", "roll"]
    plans = fetch(server, defender, "forecast", defender.token).json()["plans"]
    assert list(plans) == ["focus", "protect", "spread"]
    assert all(one["shots"] for one in plans.values())
    assert "plans" not in next(one["about"] for one in defender.decisions if one["waits"])
    other = next(player for player in table if player is not defender)
    assert fetch(server, other, "forecast", other.token).json() == {}
    assert fetch(server, defender, "forecast").json()["code"] == "only_watching"
    watched = fetch(server, defender, "battle")
    assert watched.status_code == 200
    assert {row["side"] for row in watched.json()["rows"]} == {"attacker", "defender"}


def test_who_only_watches_cannot_ask_about_orders(server: Running, table: list[Player]) -> None:
    attacker = waiting(table)
    words = in_words(attack_with(attacker))
    assert fetch(server, attacker, "battle/odds", order=words).json()["code"] == "only_watching"
    assert fetch(server, attacker, "battle", "nonsense").status_code == 403


def test_an_order_that_cannot_be_given_has_no_odds(server: Running, table: list[Player]) -> None:
    attacker = waiting(table)
    for what in ("battle", "battle/odds"):
        assert fetch(server, attacker, what, attacker.token, order="attack pole with tank_1").json() is None
        assert fetch(server, attacker, what, attacker.token, order="burn everything").status_code in (400, 422)


def test_other_games_have_no_such_battles(server: Running) -> None:
    made = server.make("me", "random")
    with server.player(made["match"], made["places"][0]["token"]) as player:
        player.ask("mix", value="a")
        player.catch_up(lambda told: told.is_asked)
        assert fetch(server, player, "battle", player.token).json()["code"] == "no_odds"
