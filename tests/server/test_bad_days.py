"""Days on which the storage fails: every order is answered, nothing is half kept, and the game goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from tests.server.harness import Closed, Json, Player, Running, running, wait_until
from tests.server.test_play import begun
from tests.server.test_storm import keep_by
from velmoci.match.entries import Entry
from velmoci.match.storage import Conflict, Unavailable
from velmoci.server.connection import Connection
from velmoci.server.host import Host

PLACE_NOTHING: Json = {"kind": "place_first", "placements": []}
AWAY = Unavailable("database_unreachable", value="password authentication failed for user velmoci")


class Disk:
    """A storage that fails when it is told to, before it has written anything."""

    def __init__(self, server: Running) -> None:
        self.storage = server.host.storage
        self.append = self.storage.append
        self.load = self.storage.load
        self.problems: list[Exception] = []
        """What is wrong with the next entries."""
        self.gate: asyncio.Event = server.do(lambda _: asyncio.Event())
        self.gate.set()
        self.waiting = 0
        keep_by(self.storage, self.keep)

    async def keep(self, match: str, entries: Sequence[Entry], summary: Any = None) -> None:
        if entries:
            self.waiting += 1
            await self.gate.wait()
            if self.problems:
                raise self.problems.pop(0)
        await self.append(match, entries, summary)

    def cannot_be_read(self) -> None:
        """No table can be opened until it is said."""

        async def fail(match: str) -> Any:
            raise AWAY

        self.storage.load = fail  # type: ignore[method-assign]

    def can_be_read(self) -> None:
        """Tables can be opened again."""
        self.storage.load = self.load  # type: ignore[method-assign]


def by_turn(players: list[Player]) -> tuple[Player, Player]:
    """Who is asked, and the other."""
    for player in players:
        player.quiet(0.05)
    return (players[0], players[1]) if players[0].is_asked else (players[1], players[0])


def numbers(server: Running, match: str) -> list[int]:
    return [entry.sequence for entry in server.do(lambda host: host.storage.entries(match))]


def is_whole(found: list[int]) -> bool:
    return found == list(range(1, len(found) + 1))


def test_an_order_that_could_not_be_stored_is_answered_so_and_may_be_sent_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made, players = begun(server, "me", "me")
        asked, _ = by_turn(players)
        disk = Disk(server)
        disk.problems = [AWAY]
        answer = asked.order(PLACE_NOTHING, id="again")
        assert (answer["type"], answer["reason"], answer["code"]) == ("refused", "unknown", "not_kept")
        with pytest.raises(Closed, match="shutdown"):
            asked.catch_up(lambda _: False)
        asked.close()
        asked.connect()
        assert asked.order(PLACE_NOTHING, id="again")["type"] == "done"
        assert is_whole(numbers(server, made["match"]))


def test_what_waits_behind_an_order_that_could_not_be_stored_is_answered_and_not_kept(tmp_path: Path) -> None:
    """It would have been carried out upon a table that knows of the lost order: the list would have a gap."""
    with running(tmp_path) as server:
        made, players = begun(server, "me", "me")
        asked, other = by_turn(players)
        disk = Disk(server)
        before = numbers(server, made["match"])
        disk.problems = [AWAY]
        server.do(lambda _: disk.gate.clear())
        asked.send({"type": "order", "id": "lost", "order": PLACE_NOTHING})
        wait_until(lambda: disk.waiting == 1)
        other.send({"type": "say", "id": "behind", "powers": other.public["seats"], "text": "!"})
        room = server.host.hub.rooms[made["match"]]
        wait_until(lambda: len(room.turn.waiting) == 1)
        server.do(lambda _: disk.gate.set())
        assert asked.answer("lost")["code"] == "not_kept"
        assert other.answer("behind")["code"] == "not_kept"
        assert numbers(server, made["match"]) == before


def test_a_lost_race_whose_winner_cannot_be_read_throws_the_table_away(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make("me", "person", "person")
        disk = Disk(server)
        disk.problems = [Conflict("conflict")]
        disk.cannot_be_read()
        answer = server.post(f"/api/matches/{made['match']}/join", {"nickname": "Bob"})
        assert answer.status_code == 503
        disk.can_be_read()
        assert server.join(made["match"])["seat"] == 1
        assert is_whole(numbers(server, made["match"]))


def test_the_bots_go_on_though_nobody_comes_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made, (player,) = begun(server, "me", "random", "random", options={"colour_choice": "random"})
        player.catch_up(lambda p: p.is_asked)
        disk = Disk(server)
        orders = 0
        while disk.waiting == 0 or orders == 0:
            player.order(PLACE_NOTHING)
            orders += 1
        player.close()
        disk.problems = [AWAY]
        hub = server.host.hub

        def waits_for_the_person() -> bool:
            room = hub.rooms.get(made["match"])
            return room is not None and not disk.problems and room.table.waits_for() == (0,)

        wait_until(waits_for_the_person)


async def silent(message: object) -> None:
    """Sends nothing anywhere."""


def test_one_who_enters_a_table_that_was_thrown_away_is_sent_to_come_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make("me", "me")

        async def enter(host: Host) -> tuple[str | None, bool]:
            room = host.hub.rooms[made["match"]]
            host.hub.drop(room)
            connection = Connection(silent, 100, None)
            await room.enter(connection, None)
            await connection.finish()
            return connection.goodbye, room.is_watched

        assert server.do(enter) == ("shutdown", False)


def test_one_who_goes_away_while_being_welcomed_harms_nobody(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made, players = begun(server, "me", "me")
        match = made["match"]
        room = server.host.hub.rooms[match]
        server.host.hub.grace = 0.01
        players[1].close()
        wait_until(lambda: not room.table.state.members[1].is_present)
        disk = Disk(server)

        async def go_away(_: Host) -> bool:
            disk.gate.clear()
            connection = Connection(silent, 100, None)
            connection.seat, connection.member = 1, 2
            entering = asyncio.get_running_loop().create_task(room.enter(connection, None))
            while not disk.waiting:
                await asyncio.sleep(0.001)
            entering.cancel()
            await asyncio.wait({entering})
            disk.gate.set()
            await connection.finish()
            return any(connection in viewers for viewers in room.audience.viewers.values())

        assert not server.do(go_away)
        assert not room.is_gone
        assert players[0].ask("say", powers=players[0].public["seats"], text="still here")["type"] == "done"
        assert is_whole(numbers(server, match))


def test_a_rematch_that_could_not_be_made_is_made_when_the_table_is_opened_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made, players = begun(server, "me", "me")
        match = made["match"]
        players[0].order({"kind": "resign"})
        for player in players:
            player.catch_up(lambda p: p.is_over)
        create = server.host.storage.create

        async def fail(*_: Any) -> None:
            server.host.storage.create = create  # type: ignore[method-assign]
            raise AWAY

        server.host.storage.create = fail  # type: ignore[method-assign, assignment]
        assert players[0].ask("rematch")["type"] == "done"
        assert players[1].ask("rematch")["type"] == "refused"
        info = server.get(f"/api/matches/{match}").json()
        assert server.get(f"/api/matches/{info['rematch']}").status_code == 200


@pytest.mark.parametrize("name", ["check", "summaries", "load", "find_account"])
def test_a_database_that_is_away_is_told_plainly_and_without_its_own_words(tmp_path: Path, name: str) -> None:
    asked: dict[str, tuple[str, str, Any]] = {
        "check": ("GET", "/health", None),
        "summaries": ("GET", "/api/matches", None),
        "load": ("GET", "/api/matches/unheard-of", None),
        "find_account": ("POST", "/api/account/login", {"name": "Ann", "password": "long enough"}),
    }

    async def fail(*_: Any, **__: Any) -> Any:
        raise AWAY

    with running(tmp_path) as server:
        setattr(server.host.storage, name, fail)
        method, path, body = asked[name]
        answer = server.http.request(method, path, json=body)
        assert answer.status_code == 503
        assert json.decode(answer.content) == {"code": "unavailable", "clause": None, "values": {}}


def test_one_who_comes_while_the_database_is_away_is_sent_to_come_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make("me", "person")
        disk = Disk(server)
        disk.cannot_be_read()
        server.do(lambda host: host.hub.drop(host.hub.rooms[made["match"]]))
        with pytest.raises(Closed, match="shutdown"):
            server.player(made["match"])
        disk.can_be_read()
        server.player(made["match"]).close()
