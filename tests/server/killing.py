"""Real server processes under load, killed or cut off from their disk; what was acknowledged is counted afterwards."""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from msgspec import to_builtins
from websockets.exceptions import WebSocketException

from tests.match.postgres import Server
from tests.server.harness import PATIENCE, Closed, Json, Player, free_port, some_order, wait_until
from velmoci.match.storage import open_storage
from velmoci.match.table import MatchTable

MATCHES = 3
UNLIMITED = ["--bot-delay", "0", "--messages-per-second", "100000", "--requests-per-minute", "1000000"]
"""Clients that come back as fast as they can must not meet the limits for strangers."""
START = 180.0
"""Seconds that a busy machine may take to start a server, or to get on with the play."""
NO_ROOM = 4096
"""A file that may not grow beyond this holds no entry."""


class Process:
    """The real command in a process of its own."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.database = database
        self.start()

    def start(self) -> None:
        arguments = ["--no-open", "--port", str(self.port), "--database", self.database]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "velmoci.server.command", *arguments, *UNLIMITED],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        wait_until(lambda: self.health() == 200, timeout=START)

    def health(self) -> int:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=30).status_code
        except httpx.HTTPError:
            return 0

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def end(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def fill_disk(self, is_full: bool) -> None:
        """No file of this process may grow, or all may again: to it that is a full disk."""
        _, hard = resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (NO_ROOM if is_full else hard, hard))


class Client(threading.Thread):
    """Both seats of one match in turn; after a break it comes back and sends its order again under the same id."""

    def __init__(self, ports: list[int], made: Json, seed: int) -> None:
        super().__init__(daemon=True)
        self.ports, self.made = ports, made
        self.chance = random.Random(seed)
        self.done: list[str] = []
        self.players: list[Player] = []
        self.pending: tuple[int, Json, str] | None = None
        """Whose order has no answer yet: the seat, the order, its id."""
        self.counts: Counter[str] = Counter()
        self.must_stop = False
        self.problem: BaseException | None = None

    def run(self) -> None:
        while not self.must_stop:
            try:
                self.play()
            except TimeoutError:
                self.counts["without an answer"] += 1
            except (Closed, OSError, EOFError, WebSocketException):
                time.sleep(0.05)
            except BaseException as problem:
                self.problem = problem
                return

    def play(self) -> None:
        players = self.players = []
        try:
            for number, place in enumerate(self.made["places"]):
                port = self.ports[number % len(self.ports)]
                players.append(Player(port, self.made["match"], place["token"]))
            while not self.must_stop:
                self.turn(players)
        finally:
            for player in players:
                player.close()

    def standing(self) -> str:
        """Where the play stands, for a person who asks why it does not get on."""
        seats = [f"{player.table['status']}, asked: {player.is_asked}" for player in self.players]
        return f"{len(self.done)} orders, without an answer: {self.pending}, seats: {seats}, {dict(self.counts)}"

    def turn(self, players: list[Player]) -> None:
        """One order by whoever is asked."""
        for player in players:
            if player.table["status"] == "gathering":
                player.ask("mix", value="x")
            player.quiet(0.005)
            if player.goodbye is not None:
                raise Closed(player.goodbye)
        if self.pending is not None:
            self.counts["sent again"] += 1
            self.give(players)
            return
        for number, player in enumerate(players):
            if player.is_asked:
                id = f"{len(self.done)}-{self.chance.random()}"
                self.pending = (number, some_order(player, self.chance), id)
                self.give(players)
                return

    def give(self, players: list[Player]) -> None:
        """Sends the order that has no answer yet."""
        assert self.pending is not None
        number, order, id = self.pending
        answer = players[number].order(order, id=id)
        if answer["type"] == "done":
            self.done.append(id)
        elif answer["reason"] == "unknown":
            self.counts["not kept"] += 1
            return
        self.pending = None


@dataclass
class Figures:
    """What came of it."""

    acknowledged: int = 0
    lost: int = 0
    twice: int = 0
    breaks: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        """As they are printed."""
        told = {"breaks": self.breaks, "acknowledged orders": self.acknowledged, "lost": self.lost, "twice": self.twice}
        counted = [f"{name}: {number}" for name, number in sorted(self.counts.items())]
        faults = [f"fault: {fault}" for fault in self.faults]
        return [*(f"{name}: {number}" for name, number in told.items()), *counted, *faults]

    @property
    def is_good(self) -> bool:
        return not (self.lost or self.twice or self.faults)


def made_matches(port: int, count: int) -> list[Json]:
    wish = {
        "game": "expanze",
        "nickname": "Ann",
        "seats": [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "options": {"colour_choice": "random", "nonsense_target": 45, "hold_rounds": 3},
    }
    return [httpx.post(f"http://127.0.0.1:{port}/api/matches", json=wish).json() for _ in range(count)]


def try_hard(
    servers: list[Process], strike: Callable[[int], None], goes_on: Callable[[int], bool], seed: int = 0
) -> Figures:
    """Plays matches on these servers and strikes again and again, each time once the play has got on.

    `strike` does the damage and mends it; `goes_on` says whether another one is to come.
    """
    figures = Figures()
    made = made_matches(servers[0].port, MATCHES)
    clients = [Client([server.port for server in servers], one, seed + number) for number, one in enumerate(made)]
    for client in clients:
        client.start()
    try:
        while goes_on(figures.breaks):
            get_on(clients, 12)
            strike(figures.breaks)
            figures.breaks += 1
        get_on(clients, 5)
    finally:
        for client in clients:
            client.must_stop = True
        for client in clients:
            client.join(2 * PATIENCE)
    views = {client.made["match"]: final_views(servers[-1].port, client.made) for client in clients}
    figures.faults += [f"a server ended with {code}" for server in servers if (code := server.end())]
    for client in clients:
        figures.counts += client.counts
        if client.problem is not None:
            figures.faults.append(repr(client.problem))
        asyncio.run(compare(servers[0].database, client, views[client.made["match"]], figures))
    if figures.counts["without an answer"]:
        figures.faults.append("an order got no answer")
    return figures


def get_on(clients: list[Client], orders: int) -> None:
    """Waits until so many more orders are acknowledged."""
    before = sum(len(client.done) for client in clients)

    def have_got_on() -> bool:
        for client in clients:
            assert client.problem is None, client.problem
        return sum(len(client.done) for client in clients) >= before + orders

    try:
        wait_until(have_got_on, timeout=START)
    except AssertionError as problem:
        problem.add_note("\n".join(client.standing() for client in clients))
        raise


async def compare(database: str, client: Client, views: list[Json], figures: Figures) -> None:
    """The match as the database has it, against what the client was told."""
    storage = open_storage(database)
    await storage.open()
    entries = await storage.entries(client.made["match"])
    stored = await storage.load(client.made["match"])
    await storage.close()
    commands = Counter(entry.command for entry in entries if entry.command is not None and entry.kind == "order")
    figures.acknowledged += len(client.done)
    figures.lost += len(set(client.done) - set(commands))
    figures.twice += sum(1 for count in commands.values() if count > 1)
    if [entry.sequence for entry in entries] != list(range(1, len(entries) + 1)):
        figures.faults.append("the entries have a gap")
        return
    table = MatchTable.restore(stored.header, stored.secret, entries)
    quick = MatchTable.restore(stored.header, stored.secret, stored.entries, stored.snapshot)
    if quick.match.position.dump() != table.match.position.dump():
        figures.faults.append("the snapshot differs from the entries")
    for seat, view in enumerate(views):
        asked = to_builtins(table.decisions(seat, table.questions()))
        expected = {"public": table.public_json(), "own": table.own_json(seat), "decisions": asked}
        if json.loads(json.dumps(expected, default=list)) != view:
            figures.faults.append(f"seat {seat} saw something else than the entries say")


def final_views(port: int, made: Json) -> list[Json]:
    """What both seats see once the bot has had its turns."""
    players = [Player(port, made["match"], place["token"]) for place in made["places"]]
    wait_until(lambda: settled(players))
    found = [player.view() for player in players]
    for player in players:
        player.close()
    return found


def settled(players: list[Player]) -> bool:
    for player in players:
        player.quiet(0.1)
    return any(player.is_asked or player.is_over for player in players)


# ── what is done to them


def kill_on_sqlite(folder: Path, goes_on: Callable[[int], bool], seed: int = 0) -> Figures:
    """`kill -9` of a server over an SQLite file."""
    server = Process(str(folder / "matches.sqlite"))

    def strike(_: int) -> None:
        server.kill()
        server.start()

    return guarded([server], strike, goes_on, seed)


def fill_the_disk(folder: Path, goes_on: Callable[[int], bool], seed: int = 0) -> Figures:
    """A disk that is full for a while: the health page says so, and so does the answer to every order."""
    server = Process(str(folder / "matches.sqlite"))

    def strike(_: int) -> None:
        server.fill_disk(True)
        wait_until(lambda: server.health() == 503)
        time.sleep(0.5)
        server.fill_disk(False)
        wait_until(lambda: server.health() == 200)

    return guarded([server], strike, goes_on, seed)


def kill_on_postgres(goes_on: Callable[[int], bool], seed: int = 0, count: int = 1) -> Figures:
    """`kill -9` of one or several servers over one PostgreSQL, in turn with the database itself."""
    database = Server()
    try:
        database.start()
        servers = [Process(database.url()) for _ in range(count)]

        def strike(number: int) -> None:
            chosen = number % (count + 1)
            if chosen < count:
                servers[chosen].kill()
                servers[chosen].start()
            else:
                database.kill()
                time.sleep(0.5)
                database.start()

        return guarded(servers, strike, goes_on, seed)
    finally:
        database.stop()


def guarded(
    servers: list[Process], strike: Callable[[int], None], goes_on: Callable[[int], bool], seed: int
) -> Figures:
    """Leaves no server behind, whatever happens."""
    try:
        return try_hard(servers, strike, goes_on, seed)
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()
