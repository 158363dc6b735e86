"""One's own matches: what a session opens ends with it, and whoever has left finds nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from msgspec import json
from msgspec.structs import replace

from tests.server.ford import waiting
from tests.server.harness import PATIENCE, Closed, Json, Running, http_client, running, wait_until
from velmoci.match.storage import Unavailable
from velmoci.match.table import SPECTATOR
from velmoci.server import hub
from velmoci.server.clock import now
from velmoci.server.host import Host
from velmoci.server.room import Room

CREDENTIALS = {"name": "Ann", "password": "a long password"}


@contextmanager
def signed_in(server: Running, door: str = "login") -> Iterator[httpx.Client]:
    """Another browser of Ann's."""
    with http_client(server.address) as browser:
        assert browser.post(f"/api/account/{door}", json=CREDENTIALS).status_code == 200
        yield browser


def mine(browser: httpx.Client, places: list[Json] | None = None) -> list[Json]:
    found: list[Json] = browser.post("/api/mine", json={"places": places or []}).json()["matches"]
    return found


def test_a_session_opens_the_places_of_its_account_until_one_signs_out(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        with signed_in(server, "register") as browser:
            wish = {"game": "expanze", "nickname": "Ann", "seats": [{"kind": "me"}, {"kind": "person"}]}
            made = browser.post("/api/matches", json={**wish, "is_public": False}).json()
        path = f"/api/matches/{made['match']}"
        with signed_in(server) as here, signed_in(server) as there:
            (found,) = mine(here)
            tokens = {mine(here)[0]["token"] for _ in range(3)} | {found["token"]}
            assert len(tokens) == 1, "asking again makes nothing new"
            (other,) = mine(there)
            assert len({found["token"], other["token"], made["places"][0]["token"]}) == 3
            assert len(mine(here, [{"match": made["match"], "seat": 0, "token": found["token"]}])) == 1
            for token in (found["token"], other["token"]):
                assert server.get(path, headers={"authorization": f"Bearer {token}"}).status_code == 200
                server.player(made["match"], token).close()
            here.post("/api/account/logout", json={})
            assert server.get(path, headers={"authorization": f"Bearer {found['token']}"}).status_code == 403
            with pytest.raises(Closed, match="bad_token"):
                server.player(made["match"], found["token"])
            server.player(made["match"], other["token"]).close()
        server.player(made["match"], made["places"][0]["token"]).close()
    with sqlite3.connect(tmp_path / "matches.sqlite") as database:
        assert database.execute("SELECT count(*) FROM places").fetchone() == (2,)


def test_a_guests_place_becomes_the_accounts_when_its_browser_shows_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make("me", "person", is_public=False)
        with signed_in(server, "register") as here, signed_in(server) as there:
            assert mine(there) == []
            assert [one["token"] for one in mine(here, made["places"])] == [made["places"][0]["token"]]
            assert [one["line"]["match"] for one in mine(there)] == [made["match"]]


def test_the_game_that_changed_last_stands_first(server: Running) -> None:
    places = [server.make("me", "person")["places"][0] for _ in range(2)]
    rooms = server.host.hub.rooms
    for place in places:
        wait_until(partial(is_listed, rooms[place["match"]]))
    for match in [place["match"] for place in places]:
        wait_until(partial(is_past, now() + 1))
        server.join(match)
        wait_until(partial(is_listed, rooms[match]))
        assert mine(server.http, places)[0]["line"]["match"] == match


def is_past(moment: int) -> bool:
    return now() > moment


def is_listed(room: Room) -> bool:
    return room.summary_alarm is None and room.listed == room.table.seen(SPECTATOR)


def test_with_a_session_end_the_connections_that_it_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server:
        with signed_in(server, "register") as browser:
            wish = {"game": "expanze", "nickname": "Ann", "seats": [{"kind": "me"}, {"kind": "person"}]}
            made = browser.post("/api/matches", json=wish).json()
        match = made["match"]
        with signed_in(server) as here, signed_in(server) as there:
            tokens = [made["places"][0]["token"], *(mine(one)[0]["token"] for one in (here, there))]
            seated, signed_out, expired = (server.player(match, token) for token in tokens)
            here.post("/api/account/logout", json={})
            with pytest.raises(Closed, match="bad_token"):
                signed_out.catch_up(lambda told: False)
            server.do(lambda host: host.hub.close_ended_sessions())
            assert expired.ask("say", powers=[], text="still here")["type"] == "done"
            monkeypatch.setattr(hub, "now", lambda: now() + server.settings.session_days * 86_400_000)
            server.do(lambda host: host.hub.close_ended_sessions())
            with pytest.raises(Closed, match="bad_token"):
                expired.catch_up(lambda told: False)
            assert seated.ask("say", powers=[], text="I have the seat's own key")["type"] == "done"
            seated.close()


def test_while_the_database_is_away_nobody_is_sent_away(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unavailable(*_: object) -> None:
        raise Unavailable("database_unreachable")

    monkeypatch.setattr(server.host.storage, "find_session", unavailable)
    assert server.do(lambda host: host.hub.is_session(b"session")) is True


@pytest.mark.parametrize("kept", ["open", "told", "untold"])
def test_one_who_has_got_up_reads_nothing_of_a_private_match(tmp_path: Path, kept: str) -> None:
    """The table is in memory; or only its line is kept, which says who has left; or one that does not say it."""
    with running(tmp_path) as server:
        made = server.make("me", "person", "person", is_public=False)
        place = server.join(made["match"], invitation=made["invitation"])
        assert [one["seat"] for one in mine(server.http, [place])] == [1]
        with server.player(made["match"], place["token"]) as player:
            assert player.ask("leave")["type"] == "done"

        async def unload(host: Host) -> None:
            room = host.hub.rooms[made["match"]]
            await room.settle()
            del host.hub.rooms[made["match"]]
            if kept == "untold":
                summary = room.summary()
                line = json.decode(summary.line)
                del line["left"]
                await host.storage.append(made["match"], [], replace(summary, line=json.encode(line)))

        if kept != "open":
            wait_until(lambda: not server.host.hub.rooms[made["match"]].is_watched)
            server.do(unload)
        assert mine(server.http, [place]) == []
        assert [one["seat"] for one in mine(server.http, made["places"])] == [0]


def test_a_line_says_what_is_played_whose_turn_it_is_and_who_has_won(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        seats = [{"kind": "me"}, {"kind": "person"}]
        wish = {"game": "salva", "nickname": "Ann", "seats": seats, "options": {"scenario": "border_war"}}
        made = server.post("/api/matches", wish).json()
        join = {"nickname": "Bob", "invitation": made["invitation"]}
        other = server.post(f"/api/matches/{made['match']}/join", join).json()
        tokens = [made["places"][0]["token"], other["token"]]

        def line() -> Json:
            found: Json = server.post("/api/mine", {"places": made["places"]}).json()["matches"][0]["line"]
            return found

        with server.player(made["match"], tokens[0]) as ann, server.player(made["match"], tokens[1]) as bob:
            for player in (ann, bob):
                player.ask("mix", value="a")
            asked = waiting([ann, bob])
            wait_until(lambda: line()["waits"] == [asked.seat], PATIENCE)
            assert line()["title"] == {"cs": "Válka o pomezí", "en": "The border war"}
            assert line()["winners"] == []
            ann.order({"kind": "resign"})
            wait_until(lambda: line()["winners"] == [bob.seat], PATIENCE)
            assert line()["waits"] == []
