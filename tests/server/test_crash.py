"""`kill -9` of the real process under load: nothing that was acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from functools import partial
from pathlib import Path

import httpx
from msgspec import to_builtins
from websockets.exceptions import WebSocketException

from tests.server.harness import PATIENCE, Closed, Json, Player, free_port, some_order, wait_until
from velmoci.match.storage import open_storage
from velmoci.match.table import Table

MATCHES = 3
KILLS = 3
UNLIMITED = ["--bot-delay", "0", "--messages-per-second", "100000", "--requests-per-minute", "1000000"]
"""Clients that come back as fast as they can must not meet the limits for strangers."""


class Process:
    """The real command in a process of its own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.start()

    def start(self) -> None:
        arguments = ["--no-open", "--port", str(self.port), "--database", str(self.folder / "m.sqlite")]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "velmoci.server.command", *arguments, *UNLIMITED],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_until(self.answers, timeout=180)

    def answers(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=2).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def end(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)


class Client(threading.Thread):
    """Both seats of one match in turn; it remembers what was acknowledged and comes back after a break."""

    def __init__(self, port: int, made: Json, seed: int) -> None:
        super().__init__(daemon=True)
        self.port, self.made = port, made
        self.chance = random.Random(seed)
        self.done: list[str] = []
        self.must_stop = False
        self.problem: BaseException | None = None

    def run(self) -> None:
        while not self.must_stop:
            try:
                self.play()
            except (Closed, OSError, TimeoutError, EOFError, WebSocketException):
                time.sleep(0.05)
            except BaseException as problem:
                self.problem = problem
                return

    def play(self) -> None:
        places = self.made["places"]
        players = [Player(self.port, self.made["match"], place["token"]) for place in places]
        try:
            while not self.must_stop:
                self.turn(players)
        finally:
            for player in players:
                player.close()

    def turn(self, players: list[Player]) -> None:
        """One order by whoever is asked."""
        for player in players:
            if player.table["status"] == "gathering":
                player.ask("mix", value="x")
            player.quiet(0.005)
            if player.goodbye is not None:
                raise Closed(player.goodbye)
        for player in players:
            if player.is_asked:
                id = f"{len(self.done)}-{self.chance.random()}"
                if player.order(some_order(player, self.chance), id=id)["type"] == "done":
                    self.done.append(id)
                return


def made_matches(port: int) -> list[Json]:
    wish = {
        "game": "expanze",
        "nickname": "Ann",
        "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "options": {"colour_choice": "random", "nonsense_target": 45, "hold_rounds": 3},
    }
    return [httpx.post(f"http://127.0.0.1:{port}/api/matches", json=wish).json() for _ in range(MATCHES)]


async def kept(folder: Path, match: str) -> tuple[Table, set[str | None]]:
    """The match as the database has it, and the ids of the commands there."""
    storage = open_storage(str(folder / "m.sqlite"))
    await storage.open()
    entries = await storage.entries(match)
    stored = await storage.load(match)
    await storage.close()
    assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
    table = Table.restore(stored.header, stored.secret, entries)
    quick = Table.restore(stored.header, stored.secret, stored.entries, stored.snapshot)
    assert quick.match.position.dump() == table.match.position.dump()
    return table, {entry.command for entry in entries}


def test_a_killed_server_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    server = Process(tmp_path)
    try:
        clients = [Client(server.port, made, seed) for seed, made in enumerate(made_matches(server.port))]
        for client in clients:
            client.start()
        for _ in range(KILLS):
            before = sum(len(client.done) for client in clients)
            wait_until(partial(has_done, clients, before + 12), timeout=180)
            server.kill()
            server.start()
        before = sum(len(client.done) for client in clients)
        wait_until(partial(has_done, clients, before + 5), timeout=180)
        for client in clients:
            client.must_stop = True
        for client in clients:
            client.join(PATIENCE)
            assert client.problem is None
        views = {client.made["match"]: final_views(server.port, client.made) for client in clients}
        assert server.end() == 0
        for client in clients:
            table, commands = asyncio.run(kept(tmp_path, client.made["match"]))
            assert set(client.done) <= commands
            for seat, view in enumerate(views[client.made["match"]]):
                asked = to_builtins(table.decisions(seat, table.questions()))
                expected = [table.public_json(), table.own_json(seat), asked]
                assert json.loads(json.dumps(expected, default=list)) == view
    finally:
        if server.process.poll() is None:
            server.kill()


def has_done(clients: list[Client], count: int) -> bool:
    for client in clients:
        assert client.problem is None, client.problem
    return sum(len(client.done) for client in clients) > count


def final_views(port: int, made: Json) -> list[list[object]]:
    """What both seats see once the bot has had its turns."""
    players = [Player(port, made["match"], place["token"]) for place in made["places"]]
    wait_until(lambda: settled(players))
    found: list[list[object]] = [[player.public, player.own, player.decisions] for player in players]
    for player in players:
        player.close()
    return found


def settled(players: list[Player]) -> bool:
    for player in players:
        player.quiet(0.1)
    return any(player.is_asked or player.is_over for player in players)
