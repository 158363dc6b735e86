"""A seeded storm: lines break, commands come twice, storage fails; in the end all know the truth."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import to_builtins

from tests.server.harness import Closed, Player, Running, running, some_order, wait_until
from tests.server.test_play import begun, truth
from velmoci.match.entries import Entry
from velmoci.match.storage import Conflict, Storage, Unavailable

Append = Callable[[str, Sequence[Entry], Any], Coroutine[Any, Any, None]]


def keep_by(storage: Storage, append: Append) -> None:
    """Lets a storage append in another way, whether or not somebody waits for it."""
    tasks = set()

    def append_soon(match: str, entries: Sequence[Entry], then: Callable[[BaseException | None], None]) -> None:
        task = asyncio.get_running_loop().create_task(append(match, entries, None))
        tasks.add(task)
        task.add_done_callback(lambda done: then(done.exception()))

    storage.append = append  # type: ignore[method-assign, assignment]
    storage.append_soon = append_soon  # type: ignore[method-assign]


class Weather:
    """Lets the storage fail now and then, before or after it has written."""

    def __init__(self, server: Running, seed: int) -> None:
        self.chance = random.Random(seed)
        self.storage = server.host.storage
        self.append = self.storage.append
        keep_by(self.storage, self.stormy)
        self.is_calm = False
        self.failures = 0

    async def stormy(self, match: str, entries: Sequence[Entry], summary: Any = None) -> None:
        luck = 1.0 if self.is_calm or not entries else self.chance.random()
        if luck < 0.04:
            self.failures += 1
            raise Conflict("conflict")
        if luck < 0.07:
            self.failures += 1
            raise Unavailable("database_unreachable")
        await self.append(match, entries, summary)
        if luck < 0.10:
            self.failures += 1
            raise Unavailable("database_unreachable")


def try_again(player: Player, order: Any, id: str) -> str:
    """Gives an order until it is answered for good, as a client does: the same id after every break."""
    for _ in range(60):
        try:
            if player.goodbye is not None:
                player.goodbye = None
                player.close()
                player.connect(player.sequence)
            answer = player.order(order, id=id)
        except (Closed, OSError, TimeoutError):
            player.goodbye = "broken"
            continue
        if answer["type"] == "refused" and answer["reason"] == "unknown":
            continue
        return str(answer["type"])
    raise AssertionError("never answered")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_nothing_is_lost_or_done_twice_in_a_storm(tmp_path: Path, seed: int) -> None:
    with running(tmp_path) as server:
        made, players = begun(server, "me", "me", "me")
        weather = Weather(server, seed)
        chance = random.Random(seed)
        done: list[tuple[int, str]] = []
        for number in range(40):
            for player in players:
                if player.goodbye is not None or chance.random() < 0.1:
                    player.goodbye = None
                    player.close()
                    player.connect(player.sequence if chance.random() < 0.8 else None)
                player.quiet(0.01)
            asked = next((player for player in players if player.is_asked), None)
            if asked is None:
                for player in players:
                    player.close()
                    player.connect()
                continue
            id, order = f"{seed}-{number}", some_order(asked, chance)
            if try_again(asked, order, id) == "done":
                done.append((asked.seat, id))
                if chance.random() < 0.3:
                    assert try_again(asked, order, id) == "done"
        weather.is_calm = True
        assert weather.failures > 0
        assert len(done) > 20
        entries = server.do(lambda host: host.storage.entries(made["match"]))
        commands = [
            (entry.seat, entry.command) for entry in entries if entry.kind == "order" and entry.command
        ]
        assert len(commands) == len(set(commands))
        assert set(done) <= set(commands)
        for player in players:
            player.close()
            player.goodbye = None
            player.connect()
            expected = json.loads(json.dumps(truth(server, player.match, player.seat), default=to_builtins))
            assert player.view() == expected


def test_whoever_is_told_can_rely_on_the_disk(tmp_path: Path) -> None:
    """Nobody hears of an order before it is durable: while the storage hangs, all is quiet."""
    with running(tmp_path) as server:
        _, players = begun(server, "me", "me")
        asked = next(player for player in players if player.is_asked)
        other = next(player for player in players if not player.is_asked)
        gate = server.do(lambda _: asyncio.Event())
        append = server.host.storage.append

        async def slow(match: str, entries: Sequence[Entry], summary: Any = None) -> None:
            await append(match, entries, summary)
            if entries:
                await gate.wait()

        keep_by(server.host.storage, slow)
        for player in players:
            player.quiet(0.05)
        heard = [len(player.raw) for player in players]
        asked.send({"type": "order", "id": "x", "order": {"kind": "place_first", "placements": []}})
        for player in players:
            player.quiet(0.2)
        assert [len(player.raw) for player in players] == heard
        server.do(lambda _: gate.set())
        assert asked.answer("x")["type"] == "done"
        other.catch_up(lambda p: p.public == asked.public)


def test_orders_under_way_are_answered_before_the_server_stops(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made, players = begun(server, "me", "me")
        asked = next(player for player in players if player.is_asked)
        append = server.host.storage.append

        async def slow(match: str, entries: Sequence[Entry], summary: Any = None) -> None:
            await asyncio.sleep(0.3 if entries else 0)
            await append(match, entries, summary)

        keep_by(server.host.storage, slow)
        asked.send({"type": "order", "id": "last", "order": {"kind": "place_first", "placements": []}})
        wait_until(lambda: server.host.hub.rooms[made["match"]].turn.is_taken)
        stopping = threading.Thread(target=setattr, args=(server.server, "should_exit", True))
        stopping.start()
        assert asked.answer("last")["type"] == "done"
        with pytest.raises(Closed, match="shutdown"):
            asked.catch_up(lambda p: False)
        stopping.join()
        server.thread.join(10)
    with running(tmp_path) as again:
        entries = again.do(lambda host: host.storage.entries(made["match"]))
        assert "last" in [entry.command for entry in entries]
