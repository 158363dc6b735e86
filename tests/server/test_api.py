"""The HTTP interface, asked as a browser asks it."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from tests.server.harness import QUICK, Closed, Player, Running, running, some_order, wait_until
from velmoci.expanze.board import find_board
from velmoci.kernel.archive import read_archive, verify, verify_dice
from velmoci.kernel.clauses import BOOK_FILES, clause
from velmoci.match.examples import example, positions_in


def armed_at_the_border(player: Player) -> dict[str, object]:
    """A first armament after which there is somebody to attack."""
    states = player.public["states"]
    mine = [state for state, (owner, _) in states.items() if owner == player.public["on_turn"]]
    near = find_board("world48").neighbours
    front = [state for state in mine if any(states[other][0] != states[state][0] for other in near(state))]
    return {"kind": "place_first", "placements": [[state, 1] for state in front[:10]]}


def play_to_the_end(server: Running, player: Player, seed: int = 1) -> None:
    """One person against bots, until the game is over; resigns if it takes long."""
    chance = random.Random(seed)
    player.ask("mix", value="a value of my own")
    orders = 0
    while not player.is_over:
        if player.is_asked and orders < 25:
            order = some_order(player, chance)
            if order["kind"] == "place_first":
                order = armed_at_the_border(player)
            assert player.order(order)["type"] == "done"
            orders += 1
        elif orders == 25:
            assert player.order({"kind": "resign"})["type"] == "done"
            orders += 1
        else:
            player.receive()


def test_the_player_of_the_documentation_plays_a_whole_game(
    server: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (Path(__file__).parents[2] / "docs" / "api.md").read_text("utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(code.splitlines()) <= 30
    short = code.replace(":8642", f":{server.port}").replace('"random"}', '"random", "round_limit": 10}')
    exec(compile(short, "api.md", "exec"), {})
    assert "'reason'" in capsys.readouterr().out


@pytest.fixture(scope="module")
def finished(server: Running) -> str:
    """A match that is over."""
    made = server.make("me", "random")
    with server.player(made["match"], made["places"][0]["token"]) as player:
        play_to_the_end(server, player)
    match: str = made["match"]
    return match


def test_the_games_are_listed_with_options_and_bots(server: Running) -> None:
    games = {game["id"]: game for game in server.get("/api/games").json()["games"]}
    assert set(games) >= {"expanze", "evropska_valka"}
    game = games["expanze"]
    assert game["bots"][0] == "random"
    assert {option["name"] for option in game["options"]} >= {"powers", "map", "battle_pace"}


def test_options_are_checked_before_a_match_is_made(server: Running) -> None:
    def check(options: object) -> object:
        return server.post("/api/games/expanze/check", {"options": options}).json()["problem"]

    assert check({"arm_base": 5}) is None
    problem = check({"arm_base": 99})
    assert isinstance(problem, dict)
    assert (problem["code"], problem["clause"]) == ("bad_option", "EX-ARM-1")


def test_texts_maps_and_rules_are_there_in_both_languages(server: Running) -> None:
    for language in ("cs", "en"):
        texts = server.get(f"/api/texts/expanze/{language}").text
        assert all(name in texts for name in ("event-battle-won", "error-not-kept", "error-unknown-game"))
        ids = re.findall(r"^([a-z][\w-]*) =", texts, re.MULTILINE)
        assert len(ids) == len(set(ids))
        rules = server.get(f"/api/rules/expanze/{language}").json()
        assert any(clause["id"] == "EX-FGT-16" for clause in rules["clauses"])
    assert len(server.get("/api/maps/expanze").json()["states"]) == 48


@pytest.mark.parametrize(
    "path",
    [
        "/api/texts/expanze/de",
        "/api/maps/chess",
        "/api/rules/expanze/de",
        "/api/matches/nothing",
        "/api/nothing",
        "/x.js",
    ],
)
def test_what_is_not_there_is_a_problem(server: Running, path: str) -> None:
    answer = server.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"]


def test_odds_are_told(server: Running) -> None:
    odds = server.get("/api/odds/expanze", params={"attackers": 5, "defenders": 3}).json()
    assert 0 < odds["win"] < 1
    assert sum(odds["attackers_left"]) + sum(odds["defenders_left"]) == pytest.approx(1)
    assert server.get("/api/odds/expanze", params={"attackers": 0, "defenders": 3}).status_code == 422


def test_what_does_not_change_is_packed_and_tagged(server: Running) -> None:
    answer = server.get("/api/maps/expanze")
    assert answer.headers["content-encoding"] == "gzip"
    again = server.get("/api/maps/expanze", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = server.get("/api/maps/expanze", headers={"accept-encoding": "identity"})
    assert plain.json() == answer.json()


def test_every_address_of_the_client_gets_its_page(server: Running) -> None:
    for path in ("/", "/new", "/match/abc"):
        assert server.get(path).headers["content-type"].startswith("text/html")


def test_a_match_is_made_listed_and_joined(server: Running) -> None:
    made = server.make("me", "person", "random")
    assert len(made["places"]) == 1
    lines = {
        line["match"]: line
        for line in server.get("/api/matches", params={"status": "gathering"}).json()["matches"]
    }
    assert lines[made["match"]]["open_seats"] == 1
    place = server.join(made["match"])
    assert place["seat"] == 1
    info = server.get(f"/api/matches/{made['match']}").json()
    assert [seat["kind"] for seat in info["seats"]] == ["person", "person", "bot"]
    assert len(info["commitment"]) == 64
    assert info["secret"] is None
    assert server.post(f"/api/matches/{made['match']}/join", {"nickname": "Cid"}).status_code in (409, 422)


def test_a_private_match_needs_its_invitation(server: Running) -> None:
    made = server.make("me", "person", is_public=False)
    path = f"/api/matches/{made['match']}"
    assert server.get(path).status_code == 403
    assert server.post(f"{path}/join", {"nickname": "Eve"}).status_code == 403
    assert server.post(f"{path}/join", {"nickname": "Eve", "invitation": "x" * 43}).status_code == 403
    assert server.join(made["match"], invitation=made["invitation"])["seat"] == 1
    token = made["places"][0]["token"]
    assert server.get(path, headers={"authorization": f"Bearer {token}"}).status_code == 200
    assert made["match"] not in server.get("/api/matches").text


@pytest.mark.parametrize("is_public", [True, False])
@pytest.mark.parametrize("has_begun", [True, False])
def test_only_its_own_members_let_somebody_into_a_power(server: Running, is_public: bool, has_begun: bool) -> None:
    """Opponents hold the invitation to the match, and anybody may sit down at a public table: neither reads a seat."""
    made = server.make("me", "person" if has_begun else "me", "person", is_public=is_public)
    path, invitation = f"/api/matches/{made['match']}", made["invitation"]
    rivals = [server.join(made["match"], invitation=invitation) for _ in range(2 if has_begun else 0)]
    owners = [place["token"] for place in (*made["places"], *rivals)]
    keys = [
        server.get(f"{path}/member-invitation", headers={"authorization": f"Bearer {token}"}).json()["invitation"]
        for token in owners
    ]
    assert len(set(keys)) == len(keys)
    for key in ("", invitation, "x" * 43, owners[0], *keys[1:]):
        answer = server.post(f"{path}/join", {"nickname": "Eve", "seat": 0, "invitation": key})
        assert answer.status_code == 403, key
        assert answer.json()["code"] in ("not_invited", "seat_is_taken")
    before = server.get(path, headers={"x-invitation": invitation}).json()["seats"]
    assert all(len(seat["members"]) <= 1 for seat in before)
    assert server.get(f"{path}/member-invitation").status_code == 403
    assert server.get(path, headers={"x-invitation": keys[0]}).status_code == 200
    assert server.join(made["match"], invitation=keys[0])["seat"] == 0
    assert server.join(made["match"], invitation=keys[0], seat=0)["seat"] == 0


def test_whoever_has_got_up_reads_nothing_of_the_one_who_sits_there_now(server: Running) -> None:
    made = server.make("me", "person", is_public=False)
    path = f"/api/matches/{made['match']}"
    left = server.join(made["match"], invitation=made["invitation"])
    key = {"authorization": f"Bearer {left['token']}"}
    assert server.get(path, headers=key).status_code == 200
    with server.player(made["match"], left["token"]) as player:
        assert player.ask("leave")["type"] == "done"
        assert server.join(made["match"], invitation=made["invitation"], nickname="Cat")["seat"] == left["seat"]
        with pytest.raises(Closed):
            player.catch_up(lambda told: told.table["status"] == "running")
    with pytest.raises(Closed, match="bad_token"):
        server.player(made["match"], left["token"])
    for door in ("", "/replay", "/member-invitation", "/record"):
        assert server.get(f"{path}{door}", headers=key).status_code == 403, door
    fork = {"at": 99, "seat": left["seat"], "bot": "random", "nickname": "Bob", "token": left["token"]}
    assert server.post(f"{path}/fork", fork).status_code == 403


def test_one_browser_gets_the_places_of_all_at_one_screen(server: Running) -> None:
    made = server.make("me", "person", "person", one_screen=True)
    assert [place["seat"] for place in made["places"]] == [0, 1, 2]


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"seats": [{"kind": "me"}]}, 422, "bad_body"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}, 422, "unknown_bot"),
        ({"seats": [{"kind": "bot", "bot": "random"}] * 2}, 422, "nobody_plays"),
        ({"game": "chess"}, 422, "unknown_game"),
        ({"options": {"arm_base": 99}}, 409, "bad_option"),
        ({"nickname": ""}, 422, "bad_body"),
        ({"surplus": 1}, 422, "bad_body"),
    ],
)
def test_a_wish_that_cannot_be_met_says_why(
    server: Running, wish: dict[str, object], status: int, code: str
) -> None:
    whole = {
        "game": "expanze",
        "nickname": "Ann",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
    }
    answer = server.post("/api/matches", {**whole, **wish})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_own_matches_are_found_by_their_tokens(server: Running) -> None:
    made = server.make("me", "random")
    foreign = {**made["places"][0], "token": "x" * 43}
    found = server.post("/api/mine", {"places": [*made["places"], foreign]}).json()["matches"]
    assert [(mine["line"]["match"], mine["seat"]) for mine in found] == [(made["match"], 0)]


def test_an_account_gathers_matches(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        guest = server.make("me", "random")
        credentials = {"name": "Ann", "password": "long enough"}
        answer = server.post("/api/account/register", credentials)
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert server.get("/api/account").json() == {"name": "Ann"}
        own = server.make("me", "random")
        server.post("/api/mine", {"places": guest["places"]})
        server.post("/api/account/logout", None)
        assert server.get("/api/account").json() == {"name": None}
        assert server.post("/api/account/register", {**credentials, "name": "ANN"}).status_code == 409
        assert (
            server.post("/api/account/login", {**credentials, "password": "wrong wrong"}).status_code == 401
        )
        assert (
            server.post("/api/account/login", {"name": "Nobody", "password": "wrong wrong"}).status_code
            == 401
        )
        assert server.post("/api/account/login", credentials).status_code == 200
        found = server.post("/api/mine", {}).json()["matches"]
        assert {mine["line"]["match"] for mine in found} == {guest["match"], own["match"]}
        with server.player(
            own["match"], next(m["token"] for m in found if m["line"]["match"] == own["match"])
        ) as player:
            assert player.seat == 0


def test_the_record_of_a_finished_match_is_proved(server: Running, finished: str) -> None:
    answer = server.get(f"/api/matches/{finished}/record")
    assert answer.headers["content-disposition"].endswith('.velmoci"')
    archive = read_archive(answer.text)
    assert verify(archive) > 10
    assert verify_dice(archive) > 10
    assert archive.mixed[0] == "a value of my own"
    assert server.get(f"/api/matches/{finished}").json()["secret"] == archive.secret


def test_the_replay_of_a_finished_match_tells_everything(server: Running, finished: str) -> None:
    replay = server.get(f"/api/matches/{finished}/replay").json()
    records = server.get(f"/api/matches/{finished}/record").text.strip().split("\n")[1:-1]
    assert [step["order"] for step in replay["steps"]] == [json.loads(line)["order"] for line in records]
    assert [step["rolls"] for step in replay["steps"]] == [json.loads(line)["rolls"] for line in records]
    assert all(
        1 <= roll <= sides
        for step in replay["steps"]
        for roll, sides in zip(step["rolls"], step["sides"], strict=True)
    )
    powers = {row["power"] for row in replay["steps"][-1]["public"]["powers"]}
    assert set(replay["secrets"]) == powers
    assert all(own["mission"] for own in replay["secrets"].values())
    assert {luck["power"] for luck in replay["luck"]} == powers
    assert all(luck["battles"] > 0 for luck in replay["luck"])


def test_a_finished_match_is_forked_from_the_truth(server: Running, finished: str) -> None:
    steps = server.get(f"/api/matches/{finished}/replay").json()["steps"]
    step = steps[len(steps) // 2]
    answer = server.post(
        f"/api/matches/{finished}/fork", {"at": step["sequence"], "seat": 1, "bot": "random"}
    )
    assert answer.status_code == 201
    (place,) = answer.json()["places"]
    with server.player(place["match"], place["token"]) as player:
        assert player.public["states"] == step["public"]["states"]
        player.ask("mix", value="m")
        player.catch_up(lambda p: p.table["status"] == "running")
        assert player.seat == 1
    end = steps[-1]["sequence"]
    assert server.post(f"/api/matches/{finished}/fork", {"at": end, "seat": 1}).status_code == 409


def test_a_running_match_gives_away_no_record(server: Running) -> None:
    made = server.make("me", "me")
    answer = server.get(f"/api/matches/{made['match']}/record")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_over")


def test_health_and_metrics_are_told(server: Running) -> None:
    assert server.get("/health").json()["status"] == "ok"
    text = server.get("/metrics").text
    assert "# TYPE velmoci_requests_total counter" in text
    assert 'velmoci_requests_total{route="/health",method="GET",status="200"}' in text


def test_tables_leave_the_memory_and_come_back(server: Running) -> None:
    made = server.make("me", "me")
    token = made["places"][0]["token"]
    with server.player(made["match"], token) as player:
        player.ask("mix", value="one")
        before = player.view()
    wait_until(lambda: server.do(lambda host: host.hub.rooms[made["match"]].audience.viewers) == {})

    def unload(host: object) -> object:
        room = server.host.hub.rooms[made["match"]]
        for handle in room.leaving.values():
            handle.cancel()
        room.leaving.clear()
        room.used = -1e9
        return server.host.hub.unload_idle()

    server.do(unload)
    assert made["match"] not in server.host.hub.rooms
    with server.player(made["match"], token) as player:
        assert player.view() == before


def test_a_server_that_is_started_again_goes_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make("me", "random")
        token = made["places"][0]["token"]
        with server.player(made["match"], token) as player:
            player.ask("mix", value="one")
            player.catch_up(lambda p: p.is_asked)
            before = player.view()
    with running(tmp_path, QUICK) as server, server.player(made["match"], token) as player:
        assert player.view() == before


@pytest.mark.parametrize("game", ["expanze", "evropska_valka", "salva"])
def test_a_game_is_taught_in_three_minutes_with_pictures(server: Running, game: str) -> None:
    for language in ("cs", "en"):
        lesson = server.get(f"/api/learn/{game}/{language}").text
        names = re.findall(r"!\[[^\]]+\]\([^)]*/([a-z-]+)\.\w+\)", lesson)
        assert len(names) == 3
        for name in names:
            picture = server.get(f"/api/pictures/{name}/{language}")
            assert picture.headers["content-type"].startswith("image/svg+xml")
            assert picture.text.startswith("<svg")
        for cited in re.findall(r"(?:E[XV]-[A-Z]+|SA-\w+)-\d+", lesson):
            assert clause(cited, language).id == cited


def test_a_chapter_is_taught_in_a_minute(server: Running) -> None:
    lessons = {game["id"]: game["lessons"] for game in server.get("/api/games").json()["games"]}
    assert lessons["expanze"] == {}
    assert lessons["salva"]["air"] == {"en": "Aircraft", "cs": "Letadla"}
    for language, title in lessons["salva"]["submarines"].items():
        page = server.get(f"/api/learn/salva/submarines/{language}").text
        assert page.startswith(f"# {title}\n")
        assert positions_in(page) == ["salva-submarine"]


@pytest.mark.parametrize("game", BOOK_FILES)
def test_a_rulebook_has_pictures_and_positions_that_become_games(server: Running, game: str) -> None:
    for language in ("cs", "en"):
        book = server.get(f"/api/books/{game}/{language}").text
        for name in re.findall(r"!\[[^\]]+\]\([^)]*/([a-z-]+)\.\w+\)", book):
            assert server.get(f"/api/pictures/{name}/{language}").text.startswith("<svg")
    for name in positions_in(book):
        made = server.post(f"/api/positions/{name}", {"nickname": "Ann"}).json()
        (place,) = made["places"]
        with server.player(made["match"], place["token"]) as player:
            player.ask("mix", value="one")
            player.catch_up(lambda player: player.is_asked)
        assert place["seat"] == example(name).seat
        assert server.get(f"/api/matches/{made['match']}").status_code == 403


def test_a_position_that_no_rulebook_has_is_not_found(server: Running) -> None:
    for name in ("expanze-nowhere", "README", "a" * 60):
        assert server.post(f"/api/positions/{name}", {"nickname": "Ann"}).status_code == 404
    assert server.get("/api/books/chess/en").status_code == 404


def test_what_is_not_taught_or_drawn_is_not_found(server: Running) -> None:
    chapters = ("/api/learn/salva/chess/en", "/api/learn/expanze/terrain/en", "/api/learn/chess/terrain/en")
    games, pictures = ("/api/learn/chess/en", "/api/learn/expanze/de"), ("/api/pictures/x/en", "/api/pictures/world/de")
    for path in (*chapters, *games, *pictures):
        assert server.get(path).status_code == 404
