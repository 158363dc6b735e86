"""The list of tables: what is looked for is found, page after page; and since when one's own games wait."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.harness import Json, Running, running
from velmoci.server import lobby

LIVE: Json = {"mode": "live", "move_seconds": 60, "bank_seconds": 600}
DAYS: Json = {"mode": "days", "move_seconds": 86400, "bank_seconds": 0}


def found(server: Running, **query: str | int) -> set[str]:
    answer = server.get("/api/matches", params=query)
    assert answer.status_code == 200, answer.text
    return {line["match"] for line in answer.json()["matches"]}


def tables(server: Running) -> dict[str, str]:
    """Some tables, by name."""
    salva: Json = {"game": "salva", "options": {"scenario": "border_war"}}
    minimal: Json = {"game": "salva", "options": {"scenario": "four_neighbours"}}
    wishes: dict[str, tuple[tuple[str, ...], Json]] = {
        "duel": (("me", "person"), {"clock": LIVE}),
        "crowd": (("me", "person", "person", "person"), {"clock": DAYS}),
        "mixed": (("me", "person", "steady"), {}),
        "europe": (("me", "person"), {"game": "evropska_valka", "options": {}}),
        "border": (("me", "person"), salva),
        "neighbours": (("me", "person", "person", "person"), minimal),
        "private": (("me", "person"), {"is_public": False}),
    }
    return {name: server.make(*kinds, **more)["match"] for name, (kinds, more) in wishes.items()}


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ({}, "duel crowd mixed europe border neighbours"),
        ({"game": "expanze"}, "duel crowd mixed"),
        ({"game": "salva"}, "border neighbours"),
        ({"game": "chess"}, ""),
        ({"pace": "live"}, "duel"),
        ({"pace": "days"}, "crowd"),
        ({"pace": "none"}, "mixed europe border neighbours"),
        ({"seats": 1}, "duel crowd mixed europe border neighbours"),
        ({"seats": 2}, "crowd neighbours"),
        ({"seats": 4}, ""),
        ({"people": "true"}, "duel crowd europe border neighbours"),
        ({"scenario": "border_war"}, "border"),
        ({"game": "expanze", "people": "true", "seats": 3}, "crowd"),
        ({"status": "gathering", "game": "evropska_valka"}, "europe"),
        ({"status": "running"}, ""),
    ],
    ids=str,
)
def test_a_filter_leaves_the_tables_that_are_looked_for(tmp_path: Path, query: Json, names: str) -> None:
    with running(tmp_path) as server:
        known = tables(server)
        assert found(server, **query) == {known[name] for name in names.split()}


def test_a_table_is_found_by_a_chapter_that_is_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        known = tables(server)
        lines = {line["match"]: line for line in server.get("/api/matches").json()["matches"]}
        chapters = {name: set(lines[known[name]]["chapters"]) for name in ("border", "neighbours")}
        assert chapters["border"]
        for chapter in chapters["border"] | chapters["neighbours"]:
            assert found(server, chapter=chapter) == {known[name] for name in chapters if chapter in chapters[name]}
        assert found(server, chapter="nothing") == set()


def test_open_seats_are_counted_as_they_are_now(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made = server.make("me", "person", "person")
        assert found(server, seats=2) == {made["match"]}
        server.join(made["match"])
        assert (found(server, seats=2), found(server, seats=1)) == (set(), {made["match"]})


def test_after_a_restart_the_filter_finds_the_same(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        known = tables(server)
    with running(tmp_path) as server:
        assert found(server, pace="days") == {known["crowd"]}
        assert found(server, scenario="four_neighbours") == {known["neighbours"]}


@pytest.mark.parametrize("query", [{}, {"limit": 2}, {"seats": 2}], ids=str)
def test_page_after_page_leads_through_all_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, query: dict[str, int]
) -> None:
    monkeypatch.setattr(lobby, "PAGE", 3)
    monkeypatch.setattr(lobby, "MOST_PAGES", 2)
    with running(tmp_path) as server:
        few = {server.make("me", "person")["match"] for _ in range(9)}
        many = {server.make("me", "person", "person")["match"] for _ in range(5)}
    # All notes for lists are written by now, several of them perhaps at one moment, and nothing changes any more.
    with running(tmp_path) as server:
        seen, before = [], ""
        for _ in range(20):
            answer = server.get("/api/matches", params={**query, "before": before}).json()
            assert len(answer["matches"]) <= query.get("limit", 50)
            seen += [(-line["updated"], line["match"]) for line in answer["matches"]]
            before = answer["next"]
            if not before:
                break
        assert [updated for updated, _ in seen] == sorted(updated for updated, _ in seen)
        assert sorted(match for _, match in seen) == sorted(many if "seats" in query else few | many)


@pytest.mark.parametrize(
    "query",
    [
        "limit=0", "limit=51", "seats=-1", "seats=8", "pace=soon", "before=-1", "before=1", "before=1.a%20b",
        "people=perhaps", f"game={'x' * 41}", "more=1",
    ],
)
def test_what_no_filter_can_be_is_refused(server: Running, query: str) -> None:
    answer = server.get(f"/api/matches?{query}")
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_query")


def test_ones_own_games_tell_since_when_they_wait(server: Running) -> None:
    made = [server.make("me", "random") for _ in range(2)]
    places = [one["places"][0] for one in made]
    for place in places:
        with server.player(place["match"], place["token"]) as player:
            player.ask("mix", value="x")
            player.catch_up(lambda told: told.is_asked)
    mine = {one["line"]["match"]: one for one in server.post("/api/mine", {"places": places}).json()["matches"]}
    first, second = (mine[place["match"]]["waits_since"] for place in places)
    assert mine[places[0]["match"]]["is_my_turn"]
    started = server.do(lambda host: host.hub.rooms[places[0]["match"]].table.state.seats[0].started)
    assert first == started
    assert first <= second


def test_a_game_that_waits_for_others_says_so(server: Running) -> None:
    made = server.make("me", "person")
    (mine,) = server.post("/api/mine", {"places": made["places"]}).json()["matches"]
    assert (mine["is_my_turn"], mine["waits_since"]) == (False, None)


def test_a_line_that_was_kept_without_the_moment_waits_since_it_last_changed(server: Running) -> None:
    made = server.make("me", "random")
    line = server.do(lambda host: host.hub.rooms[made["match"]].line())
    old = type(line)(line.line, [0], [])
    assert lobby.waits_since(old, 0) == line.line.updated
    assert lobby.waits_since(old, 1) is None
