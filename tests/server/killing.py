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


Sight = tuple[int, Json]
"""The number of the last entry that a client was told, and its view after it."""


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
    """Both seats of one match in turn; after a break it comes back and sends its order again under the same id.

    When the match is over it goes on with another.
    """

    def __init__(self, ports: list[int], has_bot: bool, seed: int) -> None:
        super().__init__(daemon=True)
        self.ports, self.has_bot = ports, has_bot
        self.chance = random.Random(seed)
        self.matches: list[tuple[Json, list[str]]] = [(made_match(ports[0], has_bot), [])]
        """Every match with the ids of the orders that were acknowledged."""
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
            except (Closed, OSError, EOFError, WebSocketException, httpx.HTTPError):
                time.sleep(0.05)
            except BaseException as problem:
                self.problem = problem
                return

    def play(self) -> None:
        players = self.players = []
        try:
            made = self.matches[-1][0]
            for number, place in enumerate(made["places"]):
                port = self.ports[number % len(self.ports)]
                players.append(Player(port, made["match"], place["token"]))
            while not self.must_stop and (self.pending is not None or not all(player.is_over for player in players)):
                self.turn(players)
        finally:
            for player in players:
                player.close()
        if not self.must_stop:
            self.matches.append((made_match(self.ports[0], self.has_bot), []))

    @property
    def orders(self) -> int:
        """How many orders were acknowledged."""
        return sum(len(done) for _, done in self.matches)

    def standing(self) -> str:
        """Where the play stands, for a person who asks why it does not get on."""
        seats = [f"{player.table['status']}, asked: {player.is_asked}" for player in self.players]
        return f"{self.orders} orders, without an answer: {self.pending}, seats: {seats}, {dict(self.counts)}"

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
                id = f"{self.orders}-{self.chance.random()}"
                self.pending = (number, some_order(player, self.chance), id)
                self.give(players)
                return

    def give(self, players: list[Player]) -> None:
        """Sends the order that has no answer yet."""
        assert self.pending is not None
        number, order, id = self.pending
        answer = players[number].order(order, id=id)
        if answer["type"] == "done":
            self.matches[-1][1].append(id)
        elif answer["reason"] == "unknown":
            self.counts["not kept"] += 1
            return
        self.pending = None


Strike = Callable[[int, list[Client]], None]
"""Damages the servers and mends them; it gets the number of earlier strikes and the clients that play."""


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


def made_match(port: int, has_bot: bool) -> Json:
    seats: list[Json] = [{"kind": "me"}, {"kind": "me"}]
    wish = {
        "game": "expanze",
        "nickname": "Ann",
        "seats": [*seats, {"kind": "bot", "bot": "random"}] if has_bot else seats,
        "options": {"colour_choice": "random", "nonsense_target": 45, "hold_rounds": 3},
    }
    answer = httpx.post(f"http://127.0.0.1:{port}/api/matches", json=wish, timeout=PATIENCE)
    made: Json = answer.raise_for_status().json()
    return made


def try_hard(
    servers: list[Process], strike: Strike, goes_on: Callable[[int], bool], seed: int = 0, has_bot: bool = True
) -> Figures:
    """Plays matches on these servers and strikes again and again, each time once the play has got on.

    `strike` does the damage and mends it; `goes_on` says whether another one is to come.
    """
    figures = Figures()
    ports = [server.port for server in servers]
    clients = [Client(ports, has_bot, seed + number) for number in range(MATCHES)]
    for client in clients:
        client.start()
    try:
        while goes_on(figures.breaks):
            get_on(clients, 12)
            strike(figures.breaks, clients)
            figures.breaks += 1
        get_on(clients, 5)
    finally:
        for client in clients:
            client.must_stop = True
        for client in clients:
            client.join(2 * PATIENCE)
    matches = [match for client in clients for match in client.matches]
    seen = [last_sights(servers[-1], made) for made, _ in matches]
    figures.faults += [f"a server ended with {code}" for server in servers if (code := server.end())]
    for client in clients:
        figures.counts += client.counts
        if client.problem is not None:
            figures.faults.append(repr(client.problem))
    for (one, done), sights in zip(matches, seen, strict=True):
        asyncio.run(compare(servers[0].database, one["match"], done, sights, figures))
    if figures.counts["without an answer"]:
        figures.faults.append("an order got no answer")
    return figures


def get_on(clients: list[Client], orders: int) -> None:
    """Waits until so many more orders are acknowledged."""
    before = sum(client.orders for client in clients)

    def have_got_on() -> bool:
        for client in clients:
            assert client.problem is None, client.problem
        return sum(client.orders for client in clients) >= before + orders

    try:
        wait_until(have_got_on, timeout=START)
    except AssertionError as problem:
        problem.add_note("\n".join(client.standing() for client in clients))
        raise


async def compare(database: str, match: str, done: list[str], seen: list[Sight], figures: Figures) -> None:
    """The match as the database has it, against what its client was told."""
    storage = open_storage(database)
    await storage.open()
    entries = await storage.entries(match)
    stored = await storage.load(match)
    await storage.close()
    commands = Counter(entry.command for entry in entries if entry.command is not None and entry.kind == "order")
    figures.acknowledged += len(done)
    figures.lost += len(set(done) - set(commands))
    figures.twice += sum(1 for count in commands.values() if count > 1)
    if [entry.sequence for entry in entries] != list(range(1, len(entries) + 1)):
        figures.faults.append("the entries have a gap")
        return
    table = MatchTable.restore(stored.header, stored.secret, entries)
    quick = MatchTable.restore(stored.header, stored.secret, stored.entries, stored.snapshot)
    if quick.match.position.dump() != table.match.position.dump():
        figures.faults.append("the snapshot differs from the entries")
    for seat, (sequence, view) in enumerate(seen):
        then = MatchTable.restore(stored.header, stored.secret, entries[:sequence])
        asked = to_builtins(then.decisions(seat, then.questions()))
        expected = {"public": then.public_json(), "own": then.own_json(seat), "decisions": asked}
        if json.loads(json.dumps(expected, default=list)) != view:
            figures.faults.append(f"seat {seat} saw something else than entries 1 to {sequence} say")


def last_sights(server: Process, made: Json) -> list[Sight]:
    """What both seats see when the play is at rest, and after which entry each sees it.

    Who was told an entry later than the other has not seen anything wrong, so each is compared with its own entry.
    """
    players = [Player(server.port, made["match"], place["token"]) for place in made["places"]]
    wait_until(lambda: asyncio.run(are_at_rest(server.database, made["match"], players)))
    found = [(player.sequence, player.view()) for player in players]
    for player in players:
        player.close()
    return found


async def are_at_rest(database: str, match: str, players: list[Player]) -> bool:
    """A person is asked, and both have been told all that is stored."""
    for player in players:
        player.quiet(0.1)
    storage = open_storage(database)
    await storage.open()
    stored = len(await storage.entries(match))
    await storage.close()
    is_waiting = any(player.is_asked or player.is_over for player in players)
    return is_waiting and all(player.sequence >= stored for player in players)


# ── what is done to them


def kill_on_sqlite(folder: Path, goes_on: Callable[[int], bool], seed: int = 0) -> Figures:
    """`kill -9` of a server over an SQLite file."""
    server = Process(str(folder / "matches.sqlite"))

    def strike(*_: object) -> None:
        server.kill()
        server.start()

    return guarded([server], strike, goes_on, seed)


def fill_the_disk(folder: Path, goes_on: Callable[[int], bool], seed: int = 0) -> Figures:
    """A disk that is full for a while: the health page says so, and so does the answer to every order.

    No bot plays: while its order cannot be kept, nobody else would be asked for one.
    """
    server = Process(str(folder / "matches.sqlite"))

    def strike(_: int, clients: list[Client]) -> None:
        before = refused_by_disk(clients)
        server.fill_disk(True)
        wait_until(lambda: server.health() == 503)
        wait_until(lambda: refused_by_disk(clients) > before)
        server.fill_disk(False)
        wait_until(lambda: server.health() == 200)

    return guarded([server], strike, goes_on, seed, has_bot=False)


def refused_by_disk(clients: list[Client]) -> int:
    return sum(client.counts["not kept"] for client in clients)


def kill_on_postgres(goes_on: Callable[[int], bool], seed: int = 0, count: int = 1) -> Figures:
    """`kill -9` of one or several servers over one PostgreSQL, in turn with the database itself."""
    database = Server()
    try:
        database.start()
        servers = [Process(database.url()) for _ in range(count)]

        def strike(number: int, _: object) -> None:
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
    servers: list[Process], strike: Strike, goes_on: Callable[[int], bool], seed: int, has_bot: bool = True
) -> Figures:
    """Leaves no server behind, whatever happens."""
    try:
        return try_hard(servers, strike, goes_on, seed, has_bot)
    finally:
        for server in servers:
            if server.process.poll() is None:
                server.kill()
