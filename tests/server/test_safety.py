"""AccessMiddleware, limits, headers, and what must never be written down."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.requests import Request
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.harness import QUICK, Closed, Running, running, some_order
from tests.server.test_play import begun
from velmoci.match.storage import open_storage
from velmoci.server.accounts import check_rate
from velmoci.server.app import build_app
from velmoci.server.host import Host
from velmoci.server.limits import Bucket, Limiter, address_key, is_loopback
from velmoci.server.logs import log, set_up
from velmoci.server.metrics import Metrics
from velmoci.server.middleware import AccessMiddleware
from velmoci.server.routes import Call, Failed
from velmoci.server.settings import Settings


def test_every_answer_is_protected(server: Running) -> None:
    for path in ("/", "/api/games", "/health", "/nothing.txt"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_a_foreign_page_changes_nothing(server: Running, origin: str) -> None:
    answer = server.post("/api/account/logout", None, headers={"origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
    assert (
        server.post("/api/account/logout", None, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    )
    with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{server.port}/ws", origin=Origin(origin)):
        pass


def test_the_own_page_may(server: Running) -> None:
    assert server.post("/api/account/logout", None, headers={"origin": server.address}).status_code == 200
    with connect(f"ws://127.0.0.1:{server.port}/ws", origin=Origin(server.address)):
        pass


def test_a_foreign_name_for_this_machine_is_not_answered(server: Running) -> None:
    answer = server.get("/api/games", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign_host")


def test_a_form_of_another_page_is_no_request(server: Running) -> None:
    answer = server.http.post("/api/matches", content=b"{}", headers={"content-type": "text/plain"})
    assert answer.status_code == 415


def test_large_bodies_and_messages_are_refused(server: Running) -> None:
    answer = server.http.post(
        "/api/matches", content=b" " * 200_000, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 413

    def pieces() -> Iterator[bytes]:
        for _ in range(20):
            yield b" " * 10_000

    answer = server.http.post("/api/matches", content=pieces(), headers={"content-type": "application/json"})
    assert answer.status_code == 413
    made = server.make("me", "me")
    with server.player(made["match"]) as player:
        player.socket.send("x" * 40_000)
        with pytest.raises(Closed):
            player.receive()


def test_a_bucket_fills_up_again() -> None:
    bucket = Bucket(rate=2, size=4, at=0)
    assert [bucket.take(0) for _ in range(5)] == [True, True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]


def test_a_limiter_counts_each_address_apart_and_forgets() -> None:
    clock = [0.0]
    limiter = Limiter(60, lambda: clock[0])
    assert all(limiter.allows("a") for _ in range(10))
    assert not limiter.allows("a")
    assert limiter.allows("b")
    clock[0] = 1e6
    limiter.forget(clock[0])
    assert limiter.buckets == {}


def test_addresses_are_told_apart() -> None:
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert not is_loopback("192.0.2.1")
    assert address_key("2001:db8::1") == address_key("2001:db8::2") != address_key("2001:db8:1::1")


def ask(doors: AccessMiddleware, method: str, address: str, path: str = "/", **headers: str) -> int:
    """The status that the doors give to a request from that address."""
    found: list[int] = []
    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": [
            (name.encode(), value.encode()) for name, value in {"host": "127.0.0.1", **headers}.items()
        ],
        "client": (address, 1),
    }

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            found.append(message["status"])

    async def receive() -> Any:
        return {"type": "http.request", "body": b""}

    asyncio.run(doors(scope, receive, send))
    return found[0]


async def fine(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b""})


async def broken(scope: Any, receive: Any, send: Any) -> None:
    raise RuntimeError("the mission of red is to conquer Asia")


def test_requests_are_limited_by_address_but_not_on_loopback() -> None:
    doors = AccessMiddleware(fine, fine, Settings(requests_per_minute=60, changes_per_minute=30), Metrics())
    assert [ask(doors, "GET", "192.0.2.1") for _ in range(11)] == [200] * 10 + [429]
    assert ask(doors, "GET", "192.0.2.2") == 200
    assert [ask(doors, "POST", "192.0.2.3") for _ in range(6)] == [200] * 5 + [429]
    assert {ask(doors, "POST", "127.0.0.1") for _ in range(100)} == {200}


def test_only_this_machine_counts_what_others_say(tmp_path: Path) -> None:
    _, app = build_app(Settings(host="0.0.0.0"), open_storage(str(tmp_path / "matches.sqlite")))
    assert ask(cast(AccessMiddleware, app), "GET", "127.0.0.1", "/metrics") == 200
    assert ask(cast(AccessMiddleware, app), "GET", "192.0.2.1", "/metrics") == 404


@pytest.mark.parametrize("address", ["[", "[::1"])
def test_an_address_that_makes_no_sense_is_foreign(address: str) -> None:
    doors = AccessMiddleware(fine, fine, Settings(), Metrics())
    assert ask(doors, "GET", "127.0.0.1", host=address) == 403
    assert ask(doors, "POST", "127.0.0.1", origin=f"http://{address}") == 403


def test_guesses_of_a_password_from_one_household_count_together() -> None:
    host = SimpleNamespace(logins=Limiter(12, lambda: 0.0))
    calls = [Call(Request({"type": "http", "client": (f"2001:db8::{n}", 1)}), {}, None, None, "", "") for n in range(6)]
    for call in calls[:5]:
        check_rate(cast(Host, host), call)
    with pytest.raises(Failed, match="too_often"):
        check_rate(cast(Host, host), calls[5])


def test_an_error_is_told_in_general_terms_and_logged_without_its_text() -> None:
    stream = io.StringIO()
    set_up("debug", stream)
    doors = AccessMiddleware(broken, broken, Settings(), Metrics())
    assert ask(doors, "GET", "127.0.0.1") == 500
    line = json.loads(stream.getvalue())
    assert (line["event"], line["error"]) == ("error", "RuntimeError")
    assert "Asia" not in stream.getvalue()


def test_only_named_fields_reach_the_log() -> None:
    stream = io.StringIO()
    set_up("debug", stream)
    log("test", logging.INFO, match="abc", token="secret", order="attack")
    line = json.loads(stream.getvalue())
    assert line["match"] == "abc"
    assert not {"token", "order"} & set(line)


def test_too_many_messages_are_refused(server: Running) -> None:
    made, (ann, _) = begun(server, "me", "me")

    def slow_down(_: object) -> None:
        (connection,) = server.host.hub.rooms[made["match"]].audience.viewers[0]
        connection.bucket = Bucket(rate=0.001, size=2, at=0)

    server.do(slow_down)
    answers = [ann.ask("take_back") for _ in range(4)]
    assert answers[-1] == {**answers[-1], "reason": "limit", "code": "too_often"}
    assert answers[0]["reason"] == "refused"


def test_nonsense_without_end_is_sent_away(server: Running) -> None:
    made = server.make("me", "me")
    with server.player(made["match"]) as player:
        for _ in range(50):
            player.socket.send("{")
        while player.goodbye is None:
            player.receive()
        assert player.goodbye == "bad_message"


def test_too_many_connections_are_sent_away(tmp_path: Path) -> None:
    with running(tmp_path, Settings(open=False, connections=2, log="error")) as server:
        made = server.make("me", "me")
        address = f"ws://127.0.0.1:{server.port}/ws"
        with server.player(made["match"]), server.player(made["match"]), connect(address) as third:
            assert json.loads(third.recv(5)) == {"type": "goodbye", "code": "too_many"}


def test_the_log_of_a_whole_match_holds_no_secret(tmp_path: Path) -> None:
    stream = io.StringIO()
    with running(tmp_path, QUICK, stream) as server:
        made, (ann, bob) = begun(server, "me", "me")
        chance = random.Random(1)
        ann.ask("say", powers=[ann.public["seats"][1]], text="our secret talk")
        for _ in range(12):
            for player in (ann, bob):
                player.quiet(0.02)
                if player.is_asked:
                    player.order(some_order(player, chance))
        server.post("/api/account/register", {"name": "Zoe", "password": "a password of mine"})
        secret = server.do(lambda host: host.hub.rooms[made["match"]].table.secret)
        missions = {player.own["mission"] for player in (ann, bob) if player.own}
        hidden = [place["token"] for place in made["places"]] + [
            made["invitation"],
            secret,
            "a password of mine",
        ]
        server.get(f"/api/matches/{made['match']}/replay", headers={"authorization": f"Bearer {hidden[0]}"})
    text = stream.getvalue()
    assert text
    for word in [*hidden, *missions, "our secret talk", "attack"]:
        assert word not in text
    everything = b"".join(file.read_bytes() for file in tmp_path.glob("matches.sqlite*"))
    assert made["match"].encode() in everything
    for place in made["places"]:
        assert place["token"].encode() not in everything
    assert b"a password of mine" not in everything
