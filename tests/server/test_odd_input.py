"""Odd input at the border: the character 0, doubled headers, sockets that say nothing, pings without end."""

from __future__ import annotations

import io
import json
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.match.postgres import Server
from tests.server.harness import PATIENCE, QUICK, Closed, Player, Running, running, wait_until
from tests.server.test_play import begun
from tests.server.test_safety import ask, fine
from velmoci.match.storage import open_storage
from velmoci.server import sockets
from velmoci.server.limits import Bucket
from velmoci.server.metrics import Metrics
from velmoci.server.middleware import FORWARDED, AccessMiddleware, address_of
from velmoci.server.plain import holds_nul
from velmoci.server.settings import Settings


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (r'{"id": "a\u0000b"}', True),
        (r'"\u0000"', True),
        (r'"\\\u0000"', True),
        (r'"\\u0000"', False),
        (r'"\\\\u0000"', False),
        (r'"\u0001"', False),
    ],
)
def test_the_character_0_is_found_however_it_is_written(text: str, found: bool) -> None:
    assert holds_nul(text) is found
    assert holds_nul(text.encode()) is found


def send_nul_everywhere(server: Running) -> None:
    """The character 0 in paths, queries, bodies, ids and texts; the table goes on."""
    made, (ann, bob) = begun(server, "me", "me")
    for path in ("/api/matches/a%00b", "/api/matches/a%00b/replay", "/api/games/%00/check", "/api/rules/expanze/%00"):
        assert server.get(path).status_code in (404, 405)
    assert server.get(f"/api/matches/{made['match']}/odds?order=%00").status_code == 422
    answer = server.http.post(
        "/api/matches",
        content=rb'{"game": "expanze", "nickname": "A\u0000", "seats": [{"kind": "me"}, {"kind": "me"}]}',
        headers={"content-type": "application/json"},
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_body")
    ann.socket.send(r'{"type": "say", "id": "a\u0000b", "powers": [], "text": "x"}')
    while (message := ann.receive())["type"] != "refused":
        pass
    assert (message["id"], message["code"]) == (None, "bad_message")
    with pytest.raises(Closed, match="bad_message"):
        Player(server.port, "a\0b")
    assert ann.ask("say", powers=[], text="still here")["type"] == "done"
    assert bob.ask("say", powers=[], text="here too")["type"] == "done"


def test_the_character_0_is_refused(server: Running) -> None:
    send_nul_everywhere(server)


def test_the_character_0_is_refused_before_postgresql_sees_it() -> None:
    database = Server()
    try:
        database.start()
        started = Running(QUICK, open_storage(database.url()))
        started.start()
        try:
            send_nul_everywhere(started)
        finally:
            started.stop()
    finally:
        database.stop()


@pytest.mark.parametrize("header", ["Host: evil.example", "Origin: http://evil.example", "Authorization: Bearer x"])
def test_a_header_that_must_stand_once_may_not_stand_twice(server: Running, header: str) -> None:
    first = f"{header.split(':')[0]}: 127.0.0.1:{server.port}"
    host = "" if header.startswith("Host") else f"Host: 127.0.0.1:{server.port}\r\n"
    request = f"GET /api/games HTTP/1.1\r\n{host}{first}\r\n{header}\r\nConnection: close\r\n\r\n"
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall(request.encode())
        answer = raw.makefile("rb").read()
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"doubled_header" in answer


def test_what_is_no_request_is_answered_as_any_problem(server: Running) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as raw:
        raw.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        head, _, body = raw.makefile("rb").read().partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["code"] == "not_http"


def test_who_comes_through_a_proxy_is_not_this_machine() -> None:
    scope: dict[str, Any] = {"client": ("127.0.0.1", 1), "headers": [(b"x-forwarded-for", b"127.0.0.1")]}
    assert address_of(scope) == FORWARDED
    assert address_of({**scope, "client": ("192.0.2.1", 1)}) == "192.0.2.1"
    assert address_of({**scope, "headers": []}) == "127.0.0.1"
    doors = AccessMiddleware(fine, fine, Settings(requests_per_minute=60), Metrics())
    forwarded = {"x-forwarded-for": "127.0.0.1"}
    assert [ask(doors, "GET", "127.0.0.1", **forwarded) for _ in range(11)] == [200] * 10 + [429]


@contextmanager
def impatient(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: io.StringIO | None = None) -> Iterator[Running]:
    """A server that waits for nobody and knows no machine of its own."""
    monkeypatch.setattr(sockets, "is_loopback", lambda address: False)
    settings = replace(QUICK, socket_seconds=0.3, sockets_per_address=20)
    with running(tmp_path, settings, log) as server:
        yield server


def is_closed(raw: socket.socket) -> bool:
    """Whether the other side ends it by itself."""
    raw.settimeout(PATIENCE)
    try:
        return raw.recv(1) == b""
    except ConnectionResetError:
        return True


def is_cut_off(raw: socket.socket, request: bytes) -> bool:
    """Whether one who asks again and again, and reads nothing, is sent away."""
    raw.settimeout(0.05)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            raw.sendall(request)
        except TimeoutError:
            continue
        except OSError:
            return True
    return False


HEAD = b"POST /api/account/logout HTTP/1.1\r\nHost: 127.0.0.1\r\n"


@pytest.mark.parametrize(
    "said", [b"", b"GET", b"\r\n", HEAD, HEAD + b"Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_socket_that_does_not_say_what_it_wants_is_closed(
    said: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = io.StringIO()
    with impatient(tmp_path, monkeypatch, log) as server:
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(said)
            assert is_closed(raw)
        assert server.get("/api/games").status_code == 200
    assert '"level":"error"' not in log.getvalue()


def test_a_socket_that_takes_no_answer_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with impatient(tmp_path, monkeypatch) as server, socket.socket() as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.connect(("127.0.0.1", server.port))
        request = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        open_sockets = server.server.server_state.connections
        assert is_cut_off(raw, request)
        wait_until(lambda: not open_sockets)


def test_one_address_has_only_so_many_sockets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "is_loopback", lambda address: False)
    settings = replace(QUICK, sockets_per_address=5)
    with running(tmp_path, settings) as server:
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
        sixth = socket.create_connection(("127.0.0.1", server.port))
        assert is_closed(sixth)
        for raw in [*held, sixth]:
            raw.close()
        wait_until(lambda: not server.server.server_state.connections)
        made = server.make("me", "me")
        with server.player(made["match"]), server.player(made["match"]) as player:
            assert player.ask("take_back")["type"] == "refused"
        server.http.close()


def slowed(server: Running, match: str) -> None:
    def slow_down(_: object) -> None:
        (connection,) = server.host.hub.rooms[match].audience.viewers[-1]
        connection.bucket = Bucket(rate=0.001, size=2, at=0)

    server.do(slow_down)


@pytest.mark.parametrize("kind", ["ping", "join"])
def test_pings_and_second_joins_count_as_messages(server: Running, kind: str) -> None:
    made = server.make("me", "me")
    with server.player(made["match"]) as player:
        slowed(server, made["match"])
        with suppress(ConnectionClosed):  # the server may have had enough before all are sent
            for _ in range(60):
                player.socket.send(json.dumps({"type": kind, **({"match": made["match"]} if kind == "join" else {})}))
        answers = [player.receive()["type"] for _ in range(3)]
        assert answers == (["pong"] * 2 if kind == "ping" else ["refused"] * 2) + ["refused"]
        while player.goodbye is None:
            player.receive()
        assert player.goodbye == "bad_message"


def test_frames_without_a_message_have_a_limit(server: Running) -> None:
    made = server.make("me", "me")
    with server.player(made["match"]) as player:
        with suppress(ConnectionClosed):
            for _ in range(500):
                player.socket.ping()
        with pytest.raises(Closed):
            player.receive()
    assert server.get("/api/games").status_code == 200
