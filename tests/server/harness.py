"""A real server on loopback in a thread of its own, and clients that behave like browsers."""

from __future__ import annotations

import asyncio
import io
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import httpx
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.kernel.changing import put
from velmoci.expanze.board import find_board
from velmoci.match.storage import Storage, open_storage
from velmoci.server.app import build_app
from velmoci.server.command import DrainingServer, bound, uvicorn_config
from velmoci.server.host import Host
from velmoci.server.logs import set_up
from velmoci.server.settings import Settings

T = TypeVar("T")
QUICK = Settings(open=False, port=0, bot_delay=0.0, log="debug")
PATIENCE = 60.0
"""Seconds after which something that should happen is taken for lost; ample, for a busy machine is no fault."""
Json = dict[str, Any]


def http_client(address: str) -> httpx.Client:
    """A client with a socket for each request: the server might close a kept one just as the next request leaves."""
    fresh = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(base_url=address, timeout=PATIENCE, limits=fresh)


class Running:
    """A server that runs; `do` lets a test reach into its loop."""

    def __init__(self, settings: Settings, storage: Storage) -> None:
        self.listening = bound("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        self.settings = replace(settings, port=self.port)
        self.host, app = build_app(self.settings, storage)
        self.server = DrainingServer(uvicorn_config(self.settings, app))
        self.server.host = self.host
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.address = f"http://127.0.0.1:{self.port}"
        self.http = http_client(self.address)

    def run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.listening])

        asyncio.run(serve())

    def start(self) -> None:
        """Returns when requests are answered."""
        self.thread.start()
        wait_until(lambda: self.server.started)

    def stop(self) -> None:
        """Ends the server as SIGTERM does."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.http.close()
        self.listening.close()

    def do(self, act: Callable[[Host], Any]) -> Any:
        """Runs something on the server's own loop; a coroutine is waited for."""
        assert self.loop is not None

        async def run() -> Any:
            result = act(self.host)
            return await result if asyncio.iscoroutine(result) else result

        return asyncio.run_coroutine_threadsafe(run(), self.loop).result(PATIENCE)

    def post(self, path: str, body: Any, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body, **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, **more)

    def make(self, *kinds: str, **more: Any) -> Json:
        """A match with seats of these kinds: me, person, or the name of a bot."""
        seats = [
            {"kind": kind} if kind in ("me", "person") else {"kind": "bot", "bot": kind} for kind in kinds
        ]
        wish = {"game": "expanze", "nickname": "Ann", "options": {"colour_choice": "random"}, "seats": seats}
        answer = self.post("/api/matches", {**wish, **more})
        assert answer.status_code == 201, answer.text
        made: Json = answer.json()
        return made

    def join(self, match: str, **more: Any) -> Json:
        """Takes the next open seat."""
        answer = self.post(f"/api/matches/{match}/join", {"nickname": "Bob", **more})
        assert answer.status_code == 201, answer.text
        place: Json = answer.json()
        return place

    def player(
        self, match: str, token: str | None = None, since: int | None = None, invitation: str = ""
    ) -> Player:
        return Player(self.port, match, token, since, invitation)


@contextmanager
def running(folder: Path, settings: Settings = QUICK, log: io.StringIO | None = None) -> Iterator[Running]:
    """A server over an SQLite file in that folder."""
    set_up(settings.log, log if log is not None else io.StringIO())
    server = Running(settings, open_storage(str(folder / "matches.sqlite")))
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Closed(Exception):
    """The server has ended the connection."""


def public_after(known: Json, message: Json) -> Json:
    """The game as everybody sees it after a welcome or an update."""
    now: Json = message.get("public", known)
    for path, value in message.get("changes") or []:
        now = put(now, path, value)
    return now


class Player:
    """A client with one connection: it keeps its own copy of what it was told."""

    def __init__(
        self, port: int, match: str, token: str | None = None, since: int | None = None, invitation: str = ""
    ) -> None:
        self.port, self.match, self.token, self.invitation = port, match, token, invitation
        self.public: Json = {}
        self.own: Json | None = None
        self.decisions: list[Json] = []
        self.table: Json = {}
        self.log: list[Json] = []
        self.talks: list[Json] = []
        self.agreements: list[Json] = []
        self.remarks: list[Json] = []
        self.sequence = 0
        self.seat = -1
        self.number = 0
        self.raw: list[str] = []
        self.goodbye: str | None = None
        self.socket: ClientConnection
        self.connect(since)

    def connect(self, since: int | None = None) -> None:
        """Opens a connection and reads the welcome."""
        self.stack = ExitStack()
        address = f"ws://127.0.0.1:{self.port}/ws"
        self.socket = self.stack.enter_context(
            connect(address, compression=None, max_size=None, close_timeout=1)
        )
        shown = {"invitation": self.invitation} if self.invitation else {}
        self.send({"type": "join", "match": self.match, "token": self.token, "since": since, **shown})
        message = self.receive()
        if message["type"] == "goodbye":
            raise Closed(message["code"])
        assert message["type"] == "welcome"

    def send(self, message: Json) -> None:
        try:
            self.socket.send(json.encode(message).decode())
        except ConnectionClosed:
            self.goodbye = self.goodbye or "broken"
            raise Closed(self.goodbye) from None

    def receive(self, timeout: float = PATIENCE) -> Json:
        """The next message, taken in."""
        try:
            text = self.socket.recv(timeout)
        except ConnectionClosed:
            self.goodbye = self.goodbye or "broken"
            raise Closed(self.goodbye) from None
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.decode(text)
        self.take(message)
        return message

    def take(self, message: Json) -> None:
        """Keeps the copy up to date."""
        kind = message["type"]
        if kind == "goodbye":
            self.goodbye = message["code"]
        if kind not in ("welcome", "update"):
            return
        self.sequence = message["sequence"]
        self.public = public_after(self.public, message)
        for name in ("own", "decisions", "table"):
            if message[name] is not None:
                setattr(self, name, message[name])
        known = [] if kind == "welcome" else self.remarks
        self.remarks = known + message["remarks"]
        if kind == "welcome":
            self.seat = message["seat"]
            self.log += message["log"]
            self.talks = message["talks"]
            self.agreements = message["agreements"]
        else:
            self.log += message["events"]
            self.talks += message["talks"]
            self.agreements = message["agreements"] or self.agreements

    def ask(self, kind: str, id: str = "", **values: Any) -> Json:
        """Sends a command and reads until it is answered."""
        self.number += 1
        name = id or f"{self.seat}-{self.number}-{random.random()}"
        self.send({"type": kind, "id": name, **values})
        return self.answer(name)

    def answer(self, id: str) -> Json:
        """Reads until the command with that id is answered."""
        while True:
            message = self.receive()
            if message["type"] in ("done", "refused") and message["id"] == id:
                return message
            if message["type"] == "goodbye":
                raise Closed(message["code"])

    def order(self, order: Json, id: str = "") -> Json:
        return self.ask("order", id, order=order)

    def catch_up(self, until: Callable[[Player], bool], timeout: float = PATIENCE) -> None:
        """Reads until something holds."""
        end = time.monotonic() + timeout
        while not until(self):
            message = self.receive(max(0.01, end - time.monotonic()))
            if message["type"] == "goodbye":
                raise Closed(message["code"])

    def quiet(self, seconds: float = 0.15) -> None:
        """Reads all that is on its way."""
        with suppress(TimeoutError, Closed):
            while True:
                self.receive(seconds)

    @property
    def is_asked(self) -> bool:
        return any(decision["waits"] for decision in self.decisions)

    def is_offered(self, kind: str) -> bool:
        return any(kind in decision["offers"] for decision in self.decisions)

    @property
    def is_over(self) -> bool:
        return self.table.get("status") == "over"

    def view(self) -> Json:
        """All that this client knows of the game."""
        return {"public": self.public, "own": self.own, "decisions": self.decisions}

    def close(self) -> None:
        self.stack.close()

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def some_order(view: Player | Any, chance: random.Random) -> Json:
    """A legal order for the question that is open, chosen from what the client was told."""
    decision = next(decision for decision in view.decisions if decision["waits"])
    offers = decision["offers"]
    if "draw_card" in offers and chance.random() < 0.8:
        return {"kind": "draw_card"}
    if "attack" in offers and chance.random() < 0.8:
        attack = some_attack(view, chance)
        if attack is not None:
            return attack
    default = decision["default"]
    assert isinstance(default, dict)
    return default


def some_attack(view: Player | Any, chance: random.Random) -> Json | None:
    """An attack from a state that can, in random order."""
    board = find_board("world48")
    states, me = view.public["states"], view.public["on_turn"]
    used = {tuple(pair) for pair in view.public["attacked"]}
    origins = [state for state, (owner, soldiers) in states.items() if owner == me and soldiers > 1]
    chance.shuffle(origins)
    for origin in origins:
        for target in board.neighbours(origin):
            if states[target][0] != me and (origin, target) not in used:
                return {"kind": "attack", "origin": origin, "target": target, "count": states[origin][1] - 1}
    return None


def wait_until(holds: Callable[[], bool], timeout: float = PATIENCE) -> None:
    """Looks again and again until something holds."""
    end = time.monotonic() + timeout
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
