"""What comes in by the doors and what does not, case by case and without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from velmoci.server.limits import MOST_BUCKETS, Bucket, Limiter, address_key, is_loopback
from velmoci.server.metrics import Metrics
from velmoci.server.middleware import FORWARDED, ONCE, AccessMiddleware, TooLarge, address_of, host_in, hosts, limited
from velmoci.server.routes import Failed, Route, bearer, read_body
from velmoci.server.settings import Settings

HERE = "127.0.0.1"
AWAY = "192.0.2.1"
FRIEND = "https://Friend.example"


async def nothing(*_: object) -> None:
    return None


def doors(**more: Any) -> AccessMiddleware:
    return AccessMiddleware(nothing, nothing, Settings(**{"origin": f"{FRIEND},nonsense", **more}), Metrics())


def scope(method: str = "POST", client: str = HERE, **headers: str) -> dict[str, Any]:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "method": method, "client": (client, 1), "path": "/", "headers": named}


def refused(doors: AccessMiddleware, asked: dict[str, Any]) -> tuple[int, str] | None:
    problem = doors.refuse(asked)
    return (problem[0], problem[1].code) if problem is not None else None


@pytest.mark.parametrize(
    ("host", "comes"),
    [
        ("localhost", True),
        ("127.0.0.1:8642", True),
        ("127.9.9.9", True),
        ("[::1]:8642", True),
        ("velmoci.localhost:1", True),
        ("friend.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("evillocalhost", False),
        ("[bad", False),
        ("", False),
    ],
)
def test_a_server_for_this_machine_answers_to_its_own_names_alone(host: str, comes: bool) -> None:
    assert refused(doors(), scope(host=host)) == (None if comes else (403, "foreign_host"))
    assert refused(doors(host="0.0.0.0"), scope(host=host)) is None


def test_who_names_no_host_means_this_machine() -> None:
    assert refused(doors(), scope()) is None


@pytest.mark.parametrize(
    ("headers", "comes"),
    [
        ({}, True),
        ({"sec_fetch_site": "none"}, True),
        ({"sec_fetch_site": "same-origin"}, True),
        ({"sec_fetch_site": "same-site"}, False),
        ({"sec_fetch_site": "cross-site"}, False),
        ({"origin": "http://LOCALHOST:1"}, True),
        ({"origin": "http://localhost:2"}, False),
        ({"origin": "https://friend.EXAMPLE"}, True),
        ({"origin": "http://friend.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"origin": "http://[bad"}, False),
        ({"origin": "http://evil.example", "sec_fetch_site": "same-origin"}, False),
    ],
)
def test_only_a_page_of_this_server_or_of_a_friend_changes_anything(headers: dict[str, str], comes: bool) -> None:
    for method in ("POST", "PUT", "DELETE"):
        answer = refused(doors(), scope(method, host="localhost:1", **headers))
        assert answer == (None if comes else (403, "foreign_origin"))
    for method in ("GET", "HEAD", "OPTIONS"):
        assert refused(doors(), scope(method, host="localhost:1", **headers)) is None


@pytest.mark.parametrize(
    ("path", "headers", "came"),
    [
        ("/ws", {"host": "localhost"}, "play"),
        ("/other", {"host": "localhost"}, "app"),
        ("/ws", {"host": "evil.example"}, ""),
        ("/ws", {"host": "localhost", "origin": "http://evil.example"}, ""),
        ("/ws", {"host": "localhost", "HOST": "localhost"}, ""),
    ],
)
def test_a_connection_is_opened_by_a_page_of_this_server_or_by_none(
    path: str, headers: dict[str, str], came: str
) -> None:
    seen: list[Any] = []
    asked = {**scope(**headers), "type": "websocket", "path": path}

    async def receive() -> Any:
        return {}

    async def send(message: Any) -> None:
        seen.append(message)

    def noting(name: str) -> Any:
        async def note(*given: object) -> None:
            assert given == (asked, receive, send)
            seen.append(name)

        return note

    asyncio.run(AccessMiddleware(noting("app"), noting("play"), Settings(), Metrics())(asked, receive, send))
    assert seen == ([came] if came else [{"type": "websocket.close", "code": 1008}])


def test_a_page_without_a_host_is_no_page_of_this_server() -> None:
    assert refused(doors(host="0.0.0.0"), scope(origin="null", host="")) == (403, "foreign_origin")


@pytest.mark.parametrize("name", ONCE)
def test_what_must_stand_once_stands_once(name: bytes) -> None:
    asked = scope(host="localhost")
    asked["headers"] = [header for header in asked["headers"] if header[0] != name]
    one, two = (name, b"localhost"), (name.upper(), b"localhost")
    asked["headers"] = [*asked["headers"], one, two]
    assert refused(doors(), asked) == (400, "doubled_header")


def test_another_header_may_stand_twice() -> None:
    asked = scope(host="localhost")
    asked["headers"] += [(b"accept", b"a"), (b"accept", b"b")]
    assert refused(doors(), asked) is None


@pytest.mark.parametrize(("length", "comes"), [("0", True), ("99", True), ("100", True), ("101", False)])
def test_a_body_has_its_size(length: str, comes: bool) -> None:
    asked = scope(host="localhost", content_length=length)
    assert refused(doors(body_size=100), asked) == (None if comes else (413, "too_large"))


@pytest.mark.parametrize("length", ["-1", "many", ""])
def test_a_length_that_is_none_is_refused(length: str) -> None:
    assert refused(doors(), scope(host="localhost", content_length=length)) == (413, "too_large")


@pytest.mark.parametrize(("parts", "comes"), [([60, 40], True), ([60, 41], False)])
def test_a_body_that_lies_about_its_size_is_cut_off(parts: list[int], comes: bool) -> None:
    messages: Iterator[Any] = iter([{"type": "http.request", "body": b"x" * part} for part in parts])

    async def receive() -> Any:
        return next(messages)

    async def read() -> int:
        counted = limited(receive, 100)
        return sum([len((await counted())["body"]) for _ in parts])

    if comes:
        assert asyncio.run(read()) == 100
    else:
        with pytest.raises(TooLarge):
            asyncio.run(read())


def test_an_address_asks_so_often_and_changes_less_often_but_not_this_machine() -> None:
    own = doors(requests_per_minute=60, changes_per_minute=30)
    changes = [refused(own, scope("POST", AWAY, host="localhost")) for _ in range(6)]
    assert changes == [None] * 5 + [(429, "too_often")]
    assert [refused(own, scope("GET", AWAY, host="localhost")) for _ in range(5)] == [None] * 4 + [(429, "too_often")]
    assert refused(own, scope("POST", "192.0.2.2", host="localhost")) is None
    assert {refused(own, scope("POST", HERE, host="localhost")) for _ in range(50)} == {None}


def test_a_household_counts_as_one_address() -> None:
    own = doors(requests_per_minute=30)
    answers = [refused(own, scope("GET", f"2001:db8::{number}", host="localhost")) for number in range(6)]
    assert answers == [None] * 5 + [(429, "too_often")]
    assert address_key("2001:db8:0:0:ffff::1") == address_key("2001:db8::2") != address_key("2001:db8:0:1::1")
    assert [address_key(one) for one in (AWAY, "no address")] == [AWAY, "no address"]


@pytest.mark.parametrize(
    ("client", "headers", "address"),
    [
        ((AWAY, 1), [], AWAY),
        ((HERE, 1), [], HERE),
        (None, [], "localhost"),
        ((HERE, 1), [(b"X-Forwarded-For", b"::1")], FORWARDED),
        ((AWAY, 1), [(b"x-forwarded-for", b"::1")], AWAY),
        ((HERE, 1), [(b"x-other", b"::1")], HERE),
    ],
)
def test_only_who_asks_without_a_proxy_is_this_machine(client: object, headers: list[Any], address: str) -> None:
    assert address_of({"client": client, "headers": headers}) == address


def test_names_of_machines_in_addresses() -> None:
    assert [host_in(one) for one in ("https://A.example:1/b", "//a", "a", "//[bad")] == ["a.example", "a", "", ""]
    assert hosts(["https://a", "nonsense", "http://b:1"]) == {"a", "b"}


@pytest.mark.parametrize(
    ("address", "loops"),
    [("127.0.0.1", True), ("127.1.2.3", True), ("::1", True), ("localhost", True), (AWAY, False), ("forwarded", False)],
)
def test_which_addresses_are_this_machine(address: str, loops: bool) -> None:
    assert is_loopback(address) is loops


def test_a_bucket_fills_again_up_to_its_size() -> None:
    bucket = Bucket(2.0, 3.0, 100.0)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(100.25) for _ in range(2)] == [False, False]
    assert [bucket.take(100.5) for _ in range(2)] == [True, False]
    assert [bucket.take(200.0) for _ in range(4)] == [True, True, True, False]


def test_every_key_has_a_bucket_of_its_own_with_a_sixth_of_a_minute_and_at_least_five() -> None:
    seconds = [0.0]
    for per_minute, size in ((60, 10), (6, 5)):
        limiter = Limiter(per_minute, lambda: seconds[0])
        assert [limiter.allows("a") for _ in range(size + 1)] == [True] * size + [False]
        assert limiter.allows("b")
        seconds[0] += 60 / per_minute
        assert [limiter.allows("a") for _ in range(2)] == [True, False]


def test_only_buckets_that_are_full_again_are_forgotten_while_that_is_enough() -> None:
    limiter = Limiter(120, lambda: 0.0)
    limiter.buckets = {"full": Bucket(2.0, 20.0, 0.0), "used": Bucket(2.0, 20.0, 0.5)}
    limiter.forget(10.0)
    assert set(limiter.buckets) == {"used"}


def test_where_all_buckets_are_in_use_all_are_forgotten() -> None:
    limiter = Limiter(60, lambda: 0.0)
    for number in range(MOST_BUCKETS):
        limiter.allows(str(number))
    assert len(limiter.buckets) == MOST_BUCKETS
    assert limiter.allows("one more")
    assert set(limiter.buckets) == {"one more"}


@pytest.mark.parametrize(
    ("header", "token"),
    [("Bearer abc", "abc"), ("bearer  abc ", "abc"), ("Basic abc", ""), ("a", ""), (f"Bearer {'x' * 300}", "x" * 200)],
)
def test_a_token_is_what_follows_bearer(header: str, token: str) -> None:
    assert bearer(header) == token


WITH_BODY = Route("POST", "/", nothing, "", body=dict[str, int])


@pytest.mark.parametrize("kind", ["application/json", "Application/JSON; charset=utf-8", " application/json ;x"])
def test_a_body_that_says_it_is_json_is_read(kind: str) -> None:
    assert read_body(WITH_BODY, b'{"a": 1}', kind) == {"a": 1}
    assert read_body(Route("POST", "/", nothing, ""), b"anything", kind) is None


@pytest.mark.parametrize(
    ("data", "kind", "status", "code"),
    [
        (b'{"a": 1}', "text/plain", 415, "not_json"),
        (b'{"a": 1}', "", 415, "not_json"),
        (b'{"a": 1}', "text/plain; application/json", 415, "not_json"),
        (b'{"a\\u0000": 1}', "application/json", 422, "bad_body"),
        (b'{"a": "b"}', "application/json", 422, "bad_body"),
        (b"{", "application/json", 400, "not_json"),
        (b'{"\xff": 1}', "application/json", 400, "not_json"),
    ],
)
def test_a_body_of_another_kind_is_refused(data: bytes, kind: str, status: int, code: str) -> None:
    with pytest.raises(Failed) as failed:
        read_body(WITH_BODY, data, kind)
    assert (failed.value.status, failed.value.problem.code) == (status, code)
