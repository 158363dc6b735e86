"""Odd requests, messages and bytes for a running server: made by a seed, each attempt by its number."""

from __future__ import annotations

import io
import json
import os
import random
import socket
import struct
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.harness import PATIENCE, QUICK, Json, Running, running
from velmoci.server.app import ROUTES

WORST = 5.0
"""Seconds within which somebody else must be answered, on a busy machine too."""
ODD: list[Any] = [
    None, True, 0, -1, 1.5, 2**31, 2**63, -(2**63), 10**40, 1e308, "", " ", "a", "\0", "\ud7ff", "²", "x" * 5000,
    "1" * 9000 + "x", "../..", "%00", "'; --", [], [[]], [0] * 500, {}, {"a": {}}, {"kind": 1}, {"kind": "attack"},
]  # fmt: skip
COMMANDS: list[Json] = [
    {"type": "order", "order": {"kind": "place_first", "placements": [["iberia", 2]]}},
    {"type": "order", "order": {"kind": "attack", "origin": "iberia", "target": "maghreb", "count": 3}},
    {"type": "order", "order": {"kind": "arm", "placements": [["iberia", 1]]}},
    {"type": "order", "order": {"kind": "place", "item": "infantry", "field": "bor", "count": 1}},
    {"type": "order", "order": {"kind": "move", "unit": "infantry_1", "path": ["bor"]}},
    {"type": "say", "powers": [], "text": "hello"},
    {"type": "propose", "powers": ["red"], "form": "line", "pairs": [["iberia", "maghreb"]], "text": "x"},
    {"type": "answer", "number": 1, "accept": True},
    {"type": "standing", "order": {"kind": "when", "question": "consent", "answer": "agree", "odds": 60, "places": []}},
    {"type": "revoke", "number": 1},
    {"type": "vote", "power": "red", "choice": "wait"},
    {"type": "captain", "member": 1},
    {"type": "mix", "value": "x"},
    {"type": "take_back"}, {"type": "pause"}, {"type": "resume"}, {"type": "back"}, {"type": "rematch"},
    {"type": "ping"},
    {"type": "join", "match": "x", "token": None, "since": 0},
]  # fmt: skip
BODIES: dict[str, Json] = {
    "/api/matches": {
        "game": "salva", "nickname": "Ann", "options": {"scenario": "border_war"},
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    },
    "/api/matches/{match}/join": {"nickname": "Bob", "seat": 0, "invitation": "x"},
    "/api/matches/{match}/fork": {"at": 1, "seat": 0, "nickname": "Ann", "bot": "random", "token": None},
    "/api/positions/{name}": {"nickname": "Ann"},
    "/api/games/{game}/check": {"options": {"scenario": "border_war", "players": 2}},
    "/api/maps/{game}": {"options": {"scenario": "border_war"}, "chapters": None},
    "/api/salva/chapters": {"on": ["naval"]},
    "/api/salva/compose": {"map": {"seed": "7", "land": 4, "sea": 0}, "chapters": ["naval"], "options": {}},
    "/api/mine": {"places": [{"match": "x", "token": "y"}]},
    "/api/account/login": {"name": "Ann", "password": "a password"},
}  # fmt: skip


USUAL = {"game": "salva", "language": "en", "name": "world", "scenario": "border_war", "chapter": "terrain"}
"""What stands in the paths of routes, beside the match."""


def changed(value: Any, chance: random.Random) -> Any:
    """The value with something odd in one of its places."""
    if not isinstance(value, (dict, list)) or not value or chance.random() < 0.15:
        return chance.choice(ODD)
    if isinstance(value, list):
        place = chance.randrange(len(value))
        return [changed(item, chance) if number == place else item for number, item in enumerate(value)]
    name = chance.choice(list(value))
    made = {key: changed(item, chance) if key == name else item for key, item in value.items()}
    if chance.random() < 0.1:
        made[chance.choice(["", "a", "id", "__class__"])] = chance.choice(ODD)
    return made


def torn(data: bytes, chance: random.Random) -> bytes:
    """The bytes with some of them missing, doubled or others."""
    parts = bytearray(data)
    for _ in range(chance.randrange(1, 4)):
        place = chance.randrange(len(parts) + 1)
        end = place + chance.randrange(4)
        parts[place:end] = chance.choice([b"", chance.randbytes(2), bytes(parts[place:end]) * 2, b"[" * 300])
    return bytes(parts)


def text_of(value: Any, chance: random.Random) -> bytes:
    data = json.dumps(value).encode()
    return torn(data, chance) if chance.random() < 0.2 else data


class Wire:
    """A server with a match of Expanze and one of Salva, and all that is sent to it."""

    def __init__(self, server: Running, log: io.StringIO) -> None:
        self.server = server
        self.log = log
        self.places: list[Json] = []
        for wish in ({}, {"game": "salva", "options": {"scenario": "border_war"}}):
            self.places += server.make("me", "me", **wish)["places"]
        self.seen: Counter[str] = Counter()
        self.slowest = 0.0

    def attempt(self, kind: str, chance: random.Random) -> str | None:
        """Sends something odd; says what is wrong with what came of it."""
        try:
            ACTS[kind](self, chance)
        except httpx.TimeoutException as slow:
            return f"no answer within {2 * PATIENCE:.0f} s: {slow.request.method} {slow.request.url}"
        begun = time.monotonic()
        health = self.server.get("/api/games", timeout=PATIENCE)
        self.slowest = max(self.slowest, time.monotonic() - begun)
        faults = [line for line in self.log.getvalue().splitlines() if '"level":"error"' in line]
        self.log.seek(0)
        self.log.truncate()
        if faults:
            told = json.loads(faults[0])
            return f"{told['event']}: {told.get('error')} at {told.get('trace', ['nowhere'])[-1]}"
        if health.status_code != 200 or self.slowest > WORST:
            return f"others wait {self.slowest:.1f} s, status {health.status_code}"
        return None

    def request(self, chance: random.Random) -> None:
        """A request of some route with something odd in path, query, headers or body."""
        route = chance.choice(ROUTES)
        path, place = route.path, chance.choice(self.places)
        usual = {**USUAL, "match": place["match"]}
        for name in route.parameters:
            value = usual[name] if chance.random() < 0.8 else str(chance.choice(ODD))[:99]
            path = path.replace("{" + name + "}", value)
        headers = {"authorization": f"Bearer {place['token']}", "content-type": "application/json"}
        if chance.random() < 0.3:
            name = chance.choice(["authorization", "origin", "content-type", "x-invitation", "cookie", "if-none-match"])
            headers[name] = chance.choice(["", "x", "Bearer", "\xff", "velmoci_session=" + "x" * 300, "http://["])
        asked = [name for name in ("order", "status", "attackers") if chance.random() < 0.3]
        params = {name: str(chance.choice(ODD))[:300] for name in asked}
        body = text_of(changed(BODIES.get(route.path, {}), chance), chance)
        method = route.method if chance.random() < 0.9 else chance.choice(["PUT", "HEAD", "OPTIONS", "DELETE", "POST"])
        with suppress(httpx.InvalidURL, ValueError):
            answer = self.server.http.request(
                method, path, headers={k.encode(): v.encode("latin-1") for k, v in headers.items()},
                params=params, content=body, timeout=2 * PATIENCE,
            )  # fmt: skip
            self.seen[f"http {answer.status_code}"] += 1

    def raw(self, chance: random.Random) -> None:
        """Bytes that are nearly a request."""
        lines = ["GET /api/games HTTP/1.1", f"Host: 127.0.0.1:{self.server.port}", "Content-Length: 2", "", "{}"]
        data = torn("\r\n".join(lines).encode(), chance)
        with socket.create_connection(("127.0.0.1", self.server.port), PATIENCE) as raw:
            raw.sendall(data)
            raw.shutdown(socket.SHUT_WR)
            raw.settimeout(1)
            with suppress(OSError):
                self.seen["raw " + (raw.recv(12)[9:12].decode("latin-1") or "closed")] += 1

    def message(self, chance: random.Random) -> None:
        """A few messages of one who sits there, with something odd in each."""
        place = chance.choice(self.places)
        with suppress(WebSocketException, OSError), connect(f"ws://127.0.0.1:{self.server.port}/ws") as raw:
            join = {"type": "join", "match": place["match"], "token": place["token"]}
            raw.send(json.dumps(join if chance.random() < 0.9 else changed(join, chance)))
            raw.recv(PATIENCE)
            for number in range(8):
                command = chance.choice(COMMANDS)
                if command["type"] not in ("ping", "join"):
                    command = {**command, "id": f"{number}-{chance.random()}"}
                data = text_of(changed(command, chance), chance)
                raw.send(data if chance.random() < 0.1 else data.decode("utf-8", "replace"))
            raw.send('{"type": "ping"}')
            while (told := json.loads(raw.recv(PATIENCE)))["type"] not in ("pong", "goodbye"):
                self.seen[f"told {told['type']}"] += 1
            self.seen[f"told {told['type']}"] += 1

    def frames(self, chance: random.Random) -> None:
        """Bytes that are nearly frames."""
        with socket.create_connection(("127.0.0.1", self.server.port), PATIENCE) as raw:
            key = "dGhlIHNhbXBsZSBub25jZQ=="
            head = f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nUpgrade: websocket\r\n"
            head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            raw.sendall(head.encode())
            raw.recv(4096)
            place = chance.choice(self.places)
            join = json.dumps({"type": "join", "match": place["match"], "token": place["token"]}).encode()
            data = framed(join) if chance.random() < 0.7 else b""
            for _ in range(chance.randrange(1, 6)):
                part = framed(b'{"type": "ping"}', chance.choice([0x81, 0x82, 0x01, 0x80, 0x89, 0x8A, 0x83]))
                data += torn(part, chance) if chance.random() < 0.7 else part
            with suppress(OSError):
                raw.sendall(data)
                raw.shutdown(socket.SHUT_WR)
                raw.settimeout(1)
                self.seen["frames answered" if raw.recv(4096) else "frames closed"] += 1


def framed(text: bytes, first: int = 0x81) -> bytes:
    """A masked frame as a browser sends it."""
    mask = b"\1\2\3\4"
    size = bytes([0x80 | len(text)]) if len(text) < 126 else b"\xfe" + struct.pack("!H", len(text))
    return bytes([first]) + size + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))


ACTS: dict[str, Callable[[Wire, random.Random], None]] = {
    "requests": Wire.request, "bytes": Wire.raw, "messages": Wire.message, "frames": Wire.frames,
}  # fmt: skip


def tried(folder: Path, count: int, seed: int, seconds: float) -> tuple[list[str], Json]:
    """So many attempts of each kind, or as many as fit into the time; the faults, and the figures."""
    log, faults, done = io.StringIO(), list[str](), Counter[str]()
    os.makedirs(folder, exist_ok=True)
    with running(folder, QUICK, log) as server:
        server.host.logins.size = server.host.logins.rate = 1e9
        wire, end = Wire(server, log), time.monotonic() + seconds
        for number in range(count):
            for kind in ACTS:
                if time.monotonic() < end:
                    done[kind] += 1
                    fault = wire.attempt(kind, random.Random(f"{seed} {kind} {number}"))
                    if fault is not None:
                        faults.append(f"{kind} {number}: {fault}")
    answers = dict(sorted(wire.seen.items()))
    return faults, {"attempts": dict(done), "answers": answers, "slowest answer to others, s": round(wire.slowest, 3)}
