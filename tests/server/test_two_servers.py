"""Two server processes over one PostgreSQL: they hear of each other's entries, and a lost race is run again."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest

from tests.match.postgres import Server
from tests.server.harness import QUICK, Closed, Player, Running, some_order
from velmoci.match.storage import open_storage


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Running, Running]]:
    """Two servers and their database."""
    database = Server()
    try:
        database.start()
        servers = tuple(Running(QUICK, open_storage(database.url())) for _ in range(2))
        for server in servers:
            server.start()
        yield servers[0], servers[1]
        for server in servers:
            server.stop()
    finally:
        database.stop()


def seated(pair: tuple[Running, Running], *kinds: str) -> list[Player]:
    """A match with the first person at one server and the second at the other."""
    one, other = pair
    made = one.make(*kinds)
    players = [
        server.player(made["match"], place["token"])
        for server, place in zip((one, other), made["places"], strict=True)
    ]
    for player in players:
        assert player.ask("mix", value="x")["type"] == "done"
    for player in players:
        player.catch_up(lambda p: p.table["status"] == "running")
    return players


def test_an_order_at_one_server_is_seen_at_the_other(pair: tuple[Running, Running]) -> None:
    players = seated(pair, "me", "me")
    chance = random.Random(1)
    for _ in range(12):
        for player in players:
            player.quiet(0.05)
        asked = next(player for player in players if player.is_asked)
        other = next(player for player in players if player is not asked)
        assert asked.order(some_order(asked, chance))["type"] == "done"
        other.catch_up(lambda p, board=asked.public: p.public == board)  # type: ignore[misc]
    for player in players:
        player.close()


def test_a_race_between_servers_loses_nothing(pair: tuple[Running, Running]) -> None:
    players = seated(pair, "me", "me")
    powers = players[0].public["seats"]

    def talk(player: Player) -> None:
        for number in range(15):
            answer = player.ask("say", id=f"{player.seat}-{number}", powers=powers, text=f"{player.seat} {number}")
            assert answer["type"] == "done"

    threads = [threading.Thread(target=talk, args=(player,)) for player in players]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    expected = {f"{seat} {number}" for seat in range(2) for number in range(15)}
    for player in players:
        player.catch_up(lambda p: len(p.talks) >= len(expected))
        assert {line["text"] for line in player.talks} == expected
        assert [line["number"] for line in player.talks] == list(range(1, len(expected) + 1))
        player.close()
    assert sum(sum(server.host.metrics.conflicts.values.values()) for server in pair) > 0


def test_bots_of_two_servers_do_not_play_twice(pair: tuple[Running, Running]) -> None:
    one, other = pair
    made = one.make("me", "random")
    (place,) = made["places"]
    with one.player(made["match"], place["token"]) as player, other.player(made["match"]) as watcher:
        player.ask("mix", value="x")
        chance = random.Random(2)
        orders = 0
        while orders < 10 and not player.is_over:
            player.quiet(0.02)
            if player.is_asked:
                assert player.order(some_order(player, chance))["type"] == "done"
                orders += 1
        player.catch_up(lambda p: p.is_asked or p.is_over)
        watcher.catch_up(lambda p: p.public == player.public)


def test_one_who_gets_up_at_one_server_hears_no_more_at_the_other(pair: tuple[Running, Running]) -> None:
    one, other = pair
    made = one.make("me", "person", "person")
    left = one.join(made["match"])
    with one.player(made["match"], left["token"]) as here, other.player(made["match"], left["token"]) as there:
        assert here.ask("leave")["type"] == "done"
        with pytest.raises(Closed, match="bad_token"):
            there.catch_up(lambda _: False)


def test_spectators_at_two_servers_hear_each_other_even_when_they_speak_at_once(pair: tuple[Running, Running]) -> None:
    players = seated(pair, "me", "me")
    watchers = [server.player(players[0].match) for server in pair]
    for player in players:
        player.ask("resume")
        player.raw.clear()

    def talk(watcher: Player, name: str) -> None:
        for number in range(10):
            assert watcher.ask("remark", id=f"{number}", name=name, text=f"kibitz {number}")["type"] == "done"

    threads = [threading.Thread(target=talk, args=one) for one in zip(watchers, ("Eve", "Sue"), strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for watcher in watchers:
        watcher.catch_up(lambda told: len(told.remarks) == 20)
        told = [(line["number"], line["author"], line["text"]) for line in watcher.remarks]
        assert [number for number, _, _ in told] == list(range(1, 21))
        assert {(author, text) for _, author, text in told} == {
            (author, f"kibitz {number}") for author in ("Eve", "Sue") for number in range(10)
        }
    for player in players:
        player.ask("resume")
        assert len(player.raw) == 1, "nothing but the answer to what it asked itself"
    for one in (*players, *watchers):
        one.close()
