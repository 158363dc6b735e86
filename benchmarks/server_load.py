"""Clients for benchmarks/server.py that cost little, so that the server is what is measured.

    server_load.py echo PORT CLIENTS SECONDS
    server_load.py play PORT MATCHES SECONDS

Prints one line of JSON: how many round trips, and how long they took.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
import uvloop

from velmoci.expanze.board import find_board

SEATS: Final = 4
WARM_UP: Final = 1.0
NEIGHBOURS: Final = {state: find_board("world48").neighbours(state) for state in find_board("world48").states}


class Frames(asyncio.Protocol):
    """The client's half of the WebSocket protocol, as far as a server that behaves needs it."""

    def __init__(self, path: str, port: int, take: Callable[[Frames, bytes], None]) -> None:
        self.take = take
        self.buffer = b""
        self.is_open = asyncio.get_running_loop().create_future()
        key = base64.b64encode(os.urandom(16)).decode()
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.buffer = data = self.buffer + data if self.buffer else data
        start = 0
        if not self.is_open.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                return
            assert data.startswith(b"HTTP/1.1 101"), data[:200]
            start = end + 4
            self.is_open.set_result(None)
        while len(data) - start >= 2:
            size, head = data[start + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[start + 2 : start + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[start + 2 : start + 10], "big"), 10
            if len(data) - start < head + size:
                break
            if data[start] & 15 == 1:
                self.take(self, data[start + head : start + head + size])
            start += head + size
        self.buffer = data[start:]

    def send(self, payload: bytes) -> None:
        """One text frame; its mask is zero, which leaves the payload as it is."""
        if len(payload) < 126:
            head = bytes((0x81, 0x80 | len(payload)))
        else:
            head = b"\x81\xfe" + len(payload).to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)


class Times:
    """Round trips that began after the warm-up."""

    def __init__(self) -> None:
        self.found: list[float] = []
        self.is_counting = False
        self.total = 0

    def add(self, begun: float) -> None:
        self.total += 1
        if self.is_counting:
            self.found.append(perf_counter() - begun)

    async def count(self, seconds: float) -> dict[str, float]:
        """Waits for the warm-up and the measurement."""
        await asyncio.sleep(WARM_UP)
        self.is_counting = True
        begun = perf_counter()
        await asyncio.sleep(seconds)
        self.is_counting = False
        took = perf_counter() - begun
        ordered = sorted(self.found)
        assert ordered, "nothing was answered"
        return {
            "count": len(ordered),
            "total": self.total,
            "seconds": took,
            "p50": 1000 * ordered[len(ordered) // 2],
            "p99": 1000 * ordered[int(len(ordered) * 0.99)],
        }


async def connect(path: str, port: int, take: Callable[[Frames, bytes], None]) -> Frames:
    _, protocol = await asyncio.get_running_loop().create_connection(
        lambda: Frames(path, port, take), "127.0.0.1", port
    )
    await protocol.is_open
    return protocol


async def echo(port: int, clients: int, seconds: float) -> dict[str, float]:
    """Every client sends its next message when the last one has come back."""
    times = Times()
    begun: dict[Frames, float] = {}

    def take(client: Frames, _: bytes) -> None:
        times.add(begun[client])
        begun[client] = perf_counter()
        client.send(b"x" * 100)

    found = [await connect("/", port, take) for _ in range(clients)]
    for client in found:
        begun[client] = perf_counter()
        client.send(b"x" * 100)
    return await times.count(seconds)


class Question(msgspec.Struct):
    """A decision, as far as a random player reads it."""

    waits: bool
    offers: list[str]
    about: dict[str, Any]


class Public(msgspec.Struct):
    """The board, as far as a random player reads it."""

    on_turn: str | None
    states: dict[str, tuple[str, int]]
    attacked: list[tuple[str, str]]

    def take(self, news: Changed) -> None:
        """Brings the board up to now."""
        for path, value in news.changes or []:
            if not path:
                raise ValueError("the shape of the board has changed")
            if len(path) == 2 and path[0] == "states":
                self.states[path[1]] = value
            elif path[0] in ("on_turn", "states", "attacked"):
                setattr(self, path[0], value)


class Changed(msgspec.Struct):
    """What an update says of the board: paths, and what now stands there."""

    changes: list[tuple[list[str], Any]] | None


class Asked(msgspec.Struct):
    """The questions of a welcome or an update."""

    decisions: list[Question]


class Board(msgspec.Struct):
    """The board of a welcome."""

    public: Public


ASKED: Final = msgspec.json.Decoder(Asked)
BOARD: Final = msgspec.json.Decoder(Board)
CHANGED: Final = msgspec.json.Decoder(Changed)


class World:
    """The board of one match, read once for its four seats: all of them are told the same changes."""

    def __init__(self) -> None:
        self.board: Public | None = None
        self.changes = 0

    def take(self, number: int, message: bytes) -> None:
        """The change with that number, told to one of the seats."""
        if number > self.changes:
            assert self.board is not None
            self.board.take(CHANGED.decode(message))
            self.changes = number


class Seat:
    """One connected seat that gives random orders."""

    def __init__(self, match: str, token: str, times: Times, world: World) -> None:
        self.match = match
        self.token = token
        self.times = times
        self.world = world
        self.changes = 0
        self.number = 0
        self.begun = 0.0
        self.asked = b""
        self.is_waiting = False
        self.refused = 0
        self.is_over = False

    async def sit(self, port: int) -> None:
        self.line = await connect("/ws", port, self.take)
        self.line.send(json.dumps({"type": "join", "match": self.match, "token": self.token}).encode())
        self.line.send(json.dumps({"type": "mix", "id": "mix", "value": self.token[:8]}).encode())

    def take(self, _: Frames, message: bytes) -> None:
        if message.startswith(b'{"type":"done"'):
            if self.is_waiting:
                self.times.add(self.begun)
                self.is_waiting = False
        elif message.startswith(b'{"type":"refused"'):
            self.refused += 1
            self.is_waiting = False
        else:
            if message.startswith(b'{"type":"welcome"'):
                if self.world.board is None:
                    self.world.board = BOARD.decode(message).public
            elif b'"changes":[' in message:
                self.changes += 1
                self.world.take(self.changes, message)
            if b'"decisions":[' in message:
                self.asked = message if b'"waits":true' in message else b""
            if b'"status":"over"' in message:
                self.is_over = True
        if self.asked and not self.is_waiting and not self.is_over:
            self.act()

    def act(self) -> None:
        """Gives an order to the question that waits."""
        question = next(question for question in ASKED.decode(self.asked).decisions if question.waits)
        self.number += 1
        self.is_waiting = True
        self.begun = perf_counter()
        assert self.world.board is not None
        order = msgspec.json.encode(choose(question, self.world.board))
        self.line.send(b'{"type":"order","id":"%d","order":%b}' % (self.number, order))


def choose(question: Question, public: Public) -> dict[str, Any]:
    """A random order; attacks are small, so that a match lasts."""
    offers = question.offers
    if "place_first" in offers:
        return {"kind": "place_first", "placements": []}
    kind = random.choice(offers)
    if kind == "attack":
        used = {(origin, target) for origin, target in public.attacked}
        states, me = public.states, public.on_turn
        own = [state for state, (owner, soldiers) in states.items() if owner == me and soldiers > 1]
        start = random.randrange(len(own)) if own else 0
        for origin in own[start:] + own[:start]:
            for target in NEIGHBOURS[origin]:
                if states[target][0] != me and (origin, target) not in used:
                    return {"kind": "attack", "origin": origin, "target": target, "count": 1}
    if kind == "arm":
        mine = [state for state, (owner, _) in public.states.items() if owner == public.on_turn]
        return {"kind": "arm", "placements": [[random.choice(mine), question.about["can_arm"]]], "cards": []}
    if kind == "draw_card":
        return {"kind": "draw_card"}
    return {"kind": "end_turn"}


def make_match(port: int) -> list[tuple[str, str]]:
    """A match whose four seats are all ours: (match, token) of each."""
    seats = [{"kind": "me"}] * SEATS
    options = {"colour_choice": "random", "trade_window": "off"}
    wish = {"game": "expanze", "nickname": "x", "seats": seats, "options": options, "is_public": False}
    request = Request(
        f"http://127.0.0.1:{port}/api/matches",
        json.dumps(wish).encode(),
        {"content-type": "application/json"},
    )
    with urlopen(request) as answer:
        return [(place["match"], place["token"]) for place in json.load(answer)["places"]]


async def play(port: int, matches: int, seconds: float) -> dict[str, float]:
    """Four connected seats at every match, one order after the other; after a match comes another."""
    times = Times()
    seats: list[Seat] = []

    async def open_match() -> list[Seat]:
        world = World()
        made = [Seat(*place, times, world) for place in await asyncio.to_thread(make_match, port)]
        for seat in made:
            await seat.sit(port)
        seats.extend(made)
        return made

    async def keep_open(made: list[Seat]) -> None:
        while True:
            await asyncio.sleep(0.1)
            if any(seat.is_over for seat in made):
                made = await open_match()

    keepers = [asyncio.create_task(keep_open(await open_match())) for _ in range(matches)]
    figures = await times.count(seconds)
    for keeper in keepers:
        keeper.cancel()
    figures["refused"] = sum(seat.refused for seat in seats)
    figures["matches"] = len(seats) / SEATS
    return figures


if __name__ == "__main__":
    what, port, count, seconds = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), float(sys.argv[4])
    print(json.dumps(uvloop.run({"echo": echo, "play": play}[what](port, count, seconds))))
