"""What precedes a match of Salva, over HTTP: scenarios, chapters as switches, games that people put together."""

from __future__ import annotations

from xml.etree.ElementTree import fromstring

from tests.clause import clause
from tests.server.harness import Json, Running
from velmoci.kernel.archive import read_archive, verify, verify_dice
from velmoci.salva.library import CHAPTERS, SCENARIOS

MAP = {"seed": "7", "land": 8, "sea": 0}


def compose(server: Running, **wish: object) -> Json:
    answer = server.post("/api/salva/compose", {"map": MAP, **wish})
    assert answer.status_code == 200
    found: Json = answer.json()
    return found


def test_every_scenario_has_a_card_with_a_picture(server: Running) -> None:
    cards = server.get("/api/salva/scenarios").json()["scenarios"]
    assert [card["id"] for card in cards] == list(SCENARIOS)
    first = cards[0]
    assert first["players"] == len(first["sides"]) == 2
    for card in cards:
        percent, interval = card["measured"]["percent"], card["measured"]["interval"]
        assert list(percent) == [side["id"] for side in card["sides"]]
        assert all(low <= percent[side] <= high for side, (low, high) in interval.items())
    for name in SCENARIOS:
        picture = server.get(f"/api/salva/scenarios/{name}")
        assert picture.headers["content-type"] == "image/svg+xml"
        assert fromstring(picture.text).tag.endswith("svg")
    assert server.get("/api/salva/scenarios/nowhere").status_code == 404


@clause("SA-setup-8")
def test_the_check_of_options_warns_of_chapters_that_a_scenario_was_not_tried_with(server: Running) -> None:
    def check(game: str, **options: object) -> Json:
        found: Json = server.post(f"/api/games/{game}/check", {"options": options}).json()
        return found

    assert check("salva", scenario="border_war") == {"problem": None, "warnings": []}
    found = check("salva", scenario="border_war", chapters="second_line")
    assert found == {"problem": None, "warnings": ["warning-untested"]}
    refused = check("salva", scenario="border_war", chapters="political_fields")
    assert (refused["problem"]["code"], refused["problem"]["clause"]) == ("chapter_excluded", "SA-setup-8")
    assert refused["warnings"] == []
    assert check("expanze")["warnings"] == []
    card = server.get("/api/salva/scenarios").json()["scenarios"][1]
    assert card["limits"]["goal"] == ["blitz"]


def test_chapters_are_told_with_needs_options_and_goals(server: Running) -> None:
    told = server.get("/api/salva/chapters").json()
    known = {chapter["id"]: chapter for chapter in told["chapters"]}
    assert list(known) == [chapter.id for chapter in CHAPTERS]
    assert known["submarines"]["needs"] == ["naval", "second_line"]
    assert known["submarines"]["title"]["cs"] != known["submarines"]["title"]["en"]
    assert known["factories"]["options"][0]["clause"].startswith("SA-")
    assert "any_pair" in known["priorities"]["excludes"]
    assert told["presets"]["minimal"] == []
    assert {"id": "blitz", "chapter": "", "players": [2, 2], "needs": []} in told["goals"]
    assert [rung["added"] for rung in told["ladder"][:3]] == [[], ["terrain"], ["random_terrain"]]
    assert told["ladder"][1]["title"] == {"cs": "terénní bonusy", "en": "terrain bonuses"}
    assert told["ladder"][1]["scenarios"] == ["mountain_blitz", "deadline_march"]
    assert (told["ways"][0], told["ways"][-1]) == ("scenario", "fair_start")


def test_what_follows_from_switches_is_explained(server: Running) -> None:
    found = server.post("/api/salva/chapters", {"on": ["submarines", "feuds"]}).json()
    assert {"chapter": "naval", "why": "needed", "others": ["submarines"]} in found["on"]
    assert found["excluded"]["priorities"] == ["feuds"]
    assert found["problem"] is None
    assert {"scenario": "canal_zone", "more": ["submarines", "multiplayer"]} in found["fits"]
    wrong = server.post("/api/salva/chapters", {"on": ["feuds", "priorities"]}).json()
    assert (wrong["problem"]["code"], wrong["on"]) == ("chapter_conflict", [])


@clause("SA-setup-11", "SA-random_map-1", "SA-random_map-2")
def test_a_map_is_laid_of_segments_that_the_server_lists(server: Running) -> None:
    segments = server.get("/api/salva/chapters").json()["segments"]
    assert (len(segments), segments[9]) == (12, "LLL/LLL/LLL")
    laid = compose(server, map={**MAP, "laid": "G10 G1rr"})
    assert (laid["problem"], laid["warnings"]) == (None, ["warning-map-size"])
    assert [field["sea"] for field in laid["map"]["fields"]].count(False) == 17
    drawn = server.post("/api/maps/salva", {"options": {"scenario": laid["scenario"]}}).json()
    assert drawn["fields"] == laid["map"]["fields"]
    wrong = compose(server, map={**MAP, "laid": "G10 G13"})["problem"]
    assert (wrong["code"], wrong["clause"]) == ("map_laid", "SA-random_map-1")
    assert server.post("/api/salva/compose", {"map": {**MAP, "laid": "G1 " * 200}}).status_code == 422


def test_a_game_of_ones_own_is_made_played_and_drawn_alike(server: Running) -> None:
    made = compose(server, chapters=["factories"], names=["Us"], total=12)
    assert made["problem"] is None
    assert "factories" in made["chapters"]
    assert made["map"]["sides"][0]["name"] == {"cs": "Us", "en": "Us"}
    match = server.make("me", "random", game="salva", options={"scenario": made["scenario"]})
    with server.player(match["match"], match["places"][0]["token"]) as player:
        player.ask("mix", value="a")
        player.catch_up(lambda it: it.is_asked)
        assert player.public["fields"].keys() == {field["id"] for field in made["map"]["fields"]}
        assert player.order({"kind": "resign"})["type"] == "done"
        player.catch_up(lambda it: it.is_over)
    bearer = {"authorization": f"Bearer {match['places'][0]['token']}"}
    record = read_archive(server.get(f"/api/matches/{match['match']}/record", headers=bearer).text)
    assert verify(record) == len(record.records)
    assert verify_dice(record) > 0
    drawn = server.post("/api/maps/salva", {"options": {"scenario": made["scenario"]}}).json()
    assert drawn["fields"] == made["map"]["fields"]


def test_what_is_wrong_with_a_game_is_told_before_it_is_made(server: Running) -> None:
    few = compose(server, goal="any_pair", players=3)
    assert (few["problem"]["code"], few["scenario"], few["map"]) == ("bad_player_number", "", None)
    assert compose(server, options={"rounds": 1})["problem"]["clause"] == "SA-goals2-1"
    impossible = compose(server, map={**MAP, "masses": 3})
    assert impossible["problem"]["code"] == "map_masses"
    assert server.post("/api/salva/compose", {"map": {**MAP, "land": 300}}).status_code == 422


def test_options_are_checked_as_if_the_game_began(server: Running) -> None:
    options = {"scenario": "three_claims", "assignment": "fair_start", "fair_method": "two_sealed", "players": 3}
    found = server.post("/api/games/salva/check", {"options": options}).json()["problem"]
    assert (found["code"], found["clause"]) == ("fair_for_two", "SA-fair_start-11")
    usual = server.post("/api/games/salva/check", {"options": {**options, "fair_method": "usual"}}).json()
    assert usual["problem"] is None


@clause("SA-goals2-9")
def test_a_start_on_the_sea_is_put_together_or_refused_with_its_clause(server: Running) -> None:
    made = compose(server, goal="blitz", start="sea", chapters=["naval"], map={**MAP, "sea": 3})
    assert made["problem"] is None
    assert [bool(side["sea"]) for side in made["map"]["sides"]] == [True, False]
    assert compose(server, goal="blitz", start="sea", map={**MAP, "sea": 3})["problem"]["clause"] == "SA-goals2-9"
