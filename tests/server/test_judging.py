"""What the rules say before anything is ordered: why an order would be refused, and what others threaten."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.harness import Running
from velmoci.evropska_valka import threats


@pytest.fixture
def table(server: Running) -> Iterator[Any]:
    """A game of Evropská válka at the first question to its one person."""
    options = {"first_player": "seat_0", "starting_hand": 3}
    made = server.make("me", "random", "random", game="evropska_valka", options=options)
    with server.player(made["match"], made["places"][0]["token"]) as player:
        player.ask("mix", value="a")
        player.catch_up(lambda told: told.is_asked)
        yield player


def ask(server: Running, player: Any, order: Any, token: str | None = "") -> Any:
    headers = {"authorization": f"Bearer {player.token if token == '' else token}"} if token is not None else {}
    return server.post(f"/api/matches/{player.match}/check", {"order": order}, headers=headers)


def test_a_seat_is_told_why_an_order_would_be_refused_and_nothing_is_carried_out(server: Running, table: Any) -> None:
    fields = table.public["fields"]
    refused = ask(server, table, {"kind": "move", "origin": "near_east", "target": "britain"}).json()["problem"]
    assert refused["clause"].startswith("EV-")
    assert ask(server, table, {"kind": "fate"}).json()["problem"] is None
    assert table.ask("say", powers=[], text="still here")["type"] == "done"
    assert (table.public["fields"], table.is_asked) == (fields, True)


def test_an_answer_equals_the_refusal_of_the_order_itself(server: Running, table: Any) -> None:
    order = {"kind": "attack", "origin": "near_east", "target": "britain", "count": 1}
    refused = table.order(order)
    asked = ask(server, table, order).json()["problem"]
    assert asked == {key: refused[key] for key in ("code", "clause", "values")}


def test_nonsense_is_told_as_such_and_who_only_watches_is_judged_by_nobody(server: Running, table: Any) -> None:
    assert ask(server, table, {"kind": "conquer"}).json()["problem"]["clause"] is None
    assert ask(server, table, {"kind": "fate"}, None).status_code == 403
    assert ask(server, table, {"kind": "fate"}, "nonsense").status_code == 403


def test_threats_are_told_to_whoever_may_watch(server: Running, table: Any) -> None:
    answer = server.get(f"/api/matches/{table.match}/threats", headers={"authorization": f"Bearer {table.token}"})
    assert (answer.status_code, answer.json()) == (200, {"threats": []})


def test_a_game_without_threats_and_a_match_that_has_not_begun_tell_none(server: Running) -> None:
    for game in ("expanze", "evropska_valka"):
        made = server.make("me", "person", game=game, options={})
        headers = {"authorization": f"Bearer {made['places'][0]['token']}"}
        assert server.get(f"/api/matches/{made['match']}/threats", headers=headers).json() == {"threats": []}
        body = {"order": {"kind": "resign"}}
        checked = server.post(f"/api/matches/{made['match']}/check", body, headers=headers)
        assert checked.json()["problem"] is None
        watching = server.post(f"/api/matches/{made['match']}/check", body)
        assert (watching.status_code, watching.json()["code"]) == (403, "only_watching")


def test_threats_are_those_of_what_the_caller_sees(
    server: Running, table: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(threats, "threats", lambda view: [{"field": "x", "seen_by": view.seat}])
    path = f"/api/matches/{table.match}/threats"
    for headers, seat in (({"authorization": f"Bearer {table.token}"}, 0), ({}, -1)):
        assert server.get(path, headers=headers).json() == {"threats": [{"field": "x", "seen_by": seat}]}
