"""Access checks that the table of roles cannot show: sessions, seats of deserters, limits, hosts, keys."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import httpx
import pytest

from tests.server.ford import waiting
from tests.server.harness import QUICK, Json, Running
from tests.server.roles import chosen
from tests.server.test_play import begun
from tests.server.test_who_may import bearer
from velmoci.server import accounts, limits
from velmoci.server.clock import now
from velmoci.server.limits import Bucket, Limiter
from velmoci.server.metrics import Metrics
from velmoci.server.middleware import AccessMiddleware
from velmoci.server.play import Play
from velmoci.server.settings import Settings
from velmoci.server.tokens import hash_of, new_token

PASSWORD = "correct horse"


def register(server: Running, name: str) -> httpx.Response:
    server.host.logins.buckets.clear()
    answer = server.http.post("/api/account/register", json={"name": name, "password": PASSWORD})
    server.http.cookies.clear()
    return answer


def session_of(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].partition("=")[2].partition(";")[0]


def signed_in(server: Running, session: str) -> str | None:
    answer = server.get("/api/account", headers={"cookie": f"velmoci_session={session}"}).json()
    name: str | None = answer["name"]
    return name


def test_after_signing_out_the_session_opens_nothing(server: Running) -> None:
    session = session_of(register(server, "Signing out"))
    assert signed_in(server, session) == "Signing out"
    server.http.post("/api/account/logout", headers={"cookie": f"velmoci_session={session}"})
    assert signed_in(server, session) is None


def test_a_session_ends_after_its_days(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    session = session_of(register(server, "Long away"))
    ends = now() + server.settings.session_days * 86_400_000
    monkeypatch.setattr(accounts, "now", lambda: ends - 60_000)
    assert signed_in(server, session) == "Long away"
    monkeypatch.setattr(accounts, "now", lambda: ends + 60_000)
    assert signed_in(server, session) is None


def test_over_https_the_cookie_travels_over_https_alone() -> None:
    assert accounts.cookie("key", 60, True).endswith("; Secure")
    assert "Secure" not in accounts.cookie("key", 60, False)


def test_a_name_that_nobody_has_is_checked_as_long_as_one_that_somebody_has(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(server, "Somebody")
    checked: list[str] = []

    def noted(hashed: str, password: str) -> bool:
        checked.append(hashed)
        return False

    monkeypatch.setattr(accounts, "is_password", noted)
    for name in ("Somebody", "No such name"):
        server.host.logins.buckets.clear()
        wrong = {"name": name, "password": "wrong horse"}
        assert server.http.post("/api/account/login", json=wrong).status_code == 401
    assert len(checked) == 2
    assert [hashed.startswith("$argon2id$") for hashed in checked] == [True, True]


def test_a_place_of_one_account_cannot_be_taken_into_another(server: Running) -> None:
    first, second = (session_of(register(server, name)) for name in ("Owner", "Finder"))
    wish = {"game": "expanze", "nickname": "Own", "seats": [{"kind": "me"}, {"kind": "person"}]}
    made = server.http.post("/api/matches", json=wish, headers={"cookie": f"velmoci_session={first}"}).json()
    (place,) = made["places"]
    for session in (second, first):
        body = {"places": [place]} if session == second else {}
        found = server.http.post("/api/mine", json=body, headers={"cookie": f"velmoci_session={session}"}).json()
        assert [one["line"]["match"] for one in found["matches"]] == [made["match"]]
    found = server.http.post("/api/mine", json={}, headers={"cookie": f"velmoci_session={second}"}).json()
    assert found["matches"] == []


def test_a_token_is_listed_under_its_own_match_alone(server: Running) -> None:
    one, other = (server.make("me", "person") for _ in range(2))
    mixed = {"match": other["match"], "seat": 0, "token": one["places"][0]["token"]}
    assert server.post("/api/mine", {"places": [mixed]}).json()["matches"] == []
    unknown = {"match": one["match"], "seat": 0, "token": "no such token"}
    known = one["places"][0]
    found = server.post("/api/mine", {"places": [unknown, known]}).json()["matches"]
    assert [line["line"]["match"] for line in found] == [one["match"]]


def test_a_deserted_seat_of_a_running_game_is_nobodys_to_take(server: Running) -> None:
    made, players = begun(server, "me", "me", "me")
    assert players[2].ask("leave")["type"] == "done"
    wish = {"nickname": "Eve", "seat": 2, "invitation": made["invitation"]}
    answer = server.post(f"/api/matches/{made['match']}/join", wish)
    assert (answer.status_code, answer.json()["code"]) == (403, "seat_is_taken")
    for player in players:
        player.close()


def test_the_seat_of_another_match_is_no_former_seat(server: Running) -> None:
    made = server.make("me", "person", is_public=False)
    elsewhere = server.make("me", "person", is_public=False)
    path = f"/api/matches/{made['match']}/join"
    answer = server.post(path, {"nickname": "Eve"}, headers=bearer(elsewhere["places"][0]["token"]))
    assert (answer.status_code, answer.json()["code"]) == (403, "not_invited")


def test_what_others_do_in_secret_is_no_step_of_a_running_replay(server: Running) -> None:
    made, players = begun(server, "me", "me", "me")

    def steps(token: str | None) -> int:
        return len(server.get(f"/api/matches/{made['match']}/replay", headers=bearer(token)).json()["steps"])

    chance = random.Random(3)
    while not any(player.own and player.own["hand"] for player in players):
        asked = waiting(players)
        assert asked.order(chosen(asked, chance))["type"] == "done"
        waiting(players)
    giver, taker, stranger = sorted(players, key=lambda player: not (player.own and player.own["hand"]))
    assert giver.own is not None
    before = {player.seat: steps(player.token) for player in players}
    give = giver.own["hand"][0]["letter"]
    power, want = taker.public["seats"][taker.seat], "P" if give != "P" else "D"
    offer = {"kind": "offer_trade", "power": power, "give": give, "want": want}
    answer = giver.order(offer)
    assert answer["type"] == "done", answer
    assert steps(giver.token) == before[giver.seat] + 1
    assert steps(taker.token) == before[taker.seat] + 1
    assert steps(stranger.token) == before[stranger.seat]
    for player in players:
        player.close()


class Scopes:
    """A door whose application only notes what came through."""

    def __init__(self, settings: Settings) -> None:
        self.came: list[str] = []
        self.sent: list[Json] = []
        self.doors = AccessMiddleware(self.app, self.app, settings, Metrics())

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        self.came.append(scope["path"])

    def websocket(self, **headers: str) -> None:
        scope = {
            "type": "websocket",
            "path": "/ws",
            "client": ("127.0.0.1", 1),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        }

        async def send(message: Any) -> None:
            self.sent.append(message)

        asyncio.run(self.doors(scope, None, send))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("headers", "comes"),
    [
        ({"host": "127.0.0.1:80"}, True),
        ({"host": "velmoci.localhost"}, True),
        ({"host": "localhost"}, True),
        ({"host": "evil.example"}, False),
        ({"host": "localhost", "origin": "http://evil.example"}, False),
        ({"host": "evil.example", "origin": "http://evil.example"}, False),
        ({"host": "localhost", "origin": "http://localhost"}, True),
    ],
)
def test_a_websocket_comes_from_a_page_of_this_server_or_from_none(headers: dict[str, str], comes: bool) -> None:
    scopes = Scopes(QUICK)
    scopes.websocket(**headers)
    assert bool(scopes.came) is comes
    assert bool(scopes.sent) is not comes


def test_one_address_has_so_many_connections_and_another_still_gets_in(server: Running) -> None:
    hub = server.host.hub
    play = Play(hub)
    most = hub.settings.connections_per_address
    before = dict(hub.connections)
    try:
        for number in range(most):
            assert not play.is_full("192.0.2.1"), number
            hub.connections[object()] = "192.0.2.1"  # type: ignore[index]
        assert play.is_full("192.0.2.1")
        assert not play.is_full("192.0.2.2")
        assert not play.is_full("127.0.0.1")
    finally:
        hub.connections.clear()
        hub.connections.update(before)


def test_the_buckets_of_too_many_addresses_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = [0.0]
    limiter = Limiter(60, lambda: seconds[0])
    most = limits.MOST_BUCKETS
    for number in range(most):
        limiter.allows(str(number))
    seconds[0] = limiter.size / limiter.rate + 1
    limiter.allows("one more")
    assert len(limiter.buckets) == 1
    for number in range(most):
        limiter.allows(str(number))
    assert len(limiter.buckets) <= most


def test_keys_have_256_bits_and_are_kept_as_hashes() -> None:
    keys = {new_token() for _ in range(100)}
    assert len(keys) == 100
    assert {len(key) for key in keys} == {43}
    key = keys.pop()
    assert len(hash_of(key)) == 32
    assert key.encode() not in hash_of(key)


def test_only_the_right_password_signs_in_and_signing_out_empties_the_cookie(server: Running) -> None:
    register(server, "Careful")
    kept = f"Max-Age={server.settings.session_days * 86_400}; HttpOnly; SameSite=Lax"
    for name, password, status in (
        ("Careful", "wrong horse", 401),
        (" Careful ", PASSWORD, 200),
        ("Nobody here", "the password of nobody", 401),
    ):
        server.host.logins.buckets.clear()
        answer = server.http.post("/api/account/login", json={"name": name, "password": password})
        server.http.cookies.clear()
        assert answer.status_code == status
        assert answer.headers.get("set-cookie", kept).endswith(kept)
        assert ("set-cookie" in answer.headers) is (status == 200)
    server.host.logins.buckets.clear()
    assert register(server, " ").status_code == 422
    out = server.http.post("/api/account/logout")
    assert out.headers["set-cookie"] == "velmoci_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax"


def test_what_is_no_hash_of_a_password_fits_none() -> None:
    hashed = accounts.HASHER.hash(PASSWORD)
    fits = [accounts.is_password(*pair) for pair in ((hashed, PASSWORD), (hashed, "wrong"), ("no hash", PASSWORD))]
    assert fits == [True, False, False]


@pytest.mark.parametrize("door", ["login", "register"])
def test_whoever_guesses_too_often_is_not_heard(server: Running, door: str) -> None:
    server.host.logins.buckets["127.0.0.1"] = Bucket(0.0, 0.0, 0.0)
    try:
        answer = server.http.post(f"/api/account/{door}", json={"name": "Guesser", "password": PASSWORD})
        assert (answer.status_code, answer.json()["code"]) == (429, "too_often")
    finally:
        server.host.logins.buckets.clear()
