"""What the process beside the server makes: each job as a route sends it, done inside the process of the tests."""

from __future__ import annotations

import tomllib
from typing import Any

from msgspec import json

from tests.clause import clause
from velmoci.salva.library import SCENARIOS
from velmoci.server.maker import made_of

MAP = {"seed": "7", "land": 8, "sea": 0}
LARGE = {"seed": "7", "land": 20, "sea": 0}


def made(kind: str, **values: object) -> Any:
    answer = json.decode(made_of(json.encode({"kind": kind, "values": values})))
    return answer["value"] if answer["problem"] is None else answer["problem"]


def composed(map: object = MAP, **wishes: object) -> Any:
    return made("compose", map=map, **wishes)


@clause("SA-setup-2", "SA-setup-5", "SA-setup-10")
def test_a_game_of_ones_own_has_its_chapters_its_sides_and_what_they_may_spend() -> None:
    game = composed(chapters=["factories"], names=["Us"], allotments=[9, 11])
    assert "factories" in game["chapters"]
    sides = tomllib.loads(game["scenario"])["side"]
    assert [(side["en"], side["allotment"]) for side in sides] == [("Us", 9), ("Side B", 11)]
    assert all(side["fields"] for side in sides)


@clause("SA-random_goal-1", "SA-random_goal-2", "SA-random_goal-3")
def test_a_goal_by_lot_fits_the_number_of_players_and_has_a_length() -> None:
    games = [composed({**MAP, "seed": str(seed)}, goal="random", players=2) for seed in range(4)]
    assert {game["goal"] for game in games} <= {"blitz", "elimination", "political_fields", "political_buildings"}
    for game in games:
        options = tomllib.loads(game["scenario"])["options"]
        assert options.get("rounds", options.get("deadline_round")) > 5


@clause("SA-feuds-12")
def test_the_ally_overseas_may_start_with_a_fifth_of_the_land() -> None:
    game = composed(
        LARGE, goal="feuds", players=5, options={"table": "japan5", "j_start": "large_territory"}
    )
    fields = {side["id"]: len(side["fields"]) for side in tomllib.loads(game["scenario"])["side"]}
    assert (fields["I"], fields["J"], fields["A"]) == (4, 4, 1)


@clause("SA-feuds-9")
def test_a_table_of_ones_own_names_the_sides() -> None:
    table = {"table": "custom", "custom_table": "A: A N S / N: N A S / S: S N A"}
    game = composed(goal="feuds", players=3, options=table)
    assert [side["id"] for side in tomllib.loads(game["scenario"])["side"]] == ["A", "N", "S"]
    wrong = composed(goal="feuds", players=3, options={**table, "custom_table": "A: N A S / N: N A S / S: S N A"})
    assert (wrong["code"], wrong["clause"]) == ("bad_preferences", "SA-feuds-9")


@clause("SA-minimal-3", "SA-setup-8", "SA-setup-11", "SA-production_cycle-7")
def test_players_are_warned_before_they_begin() -> None:
    regular = {"chapters": ["production_cycle"], "options": {"schedule": "regular"}}
    assert composed()["warnings"] == []
    assert composed({**MAP, "land": 5})["warnings"] == ["warning-map-size"]
    assert composed(**regular)["warnings"] == ["warning-unfair-schedule"]
    apart = composed({"seed": "3", "land": 14, "sea": 6, "masses": 2})
    assert apart["warnings"] == ["warning-land-apart"]


@clause("SA-setup-8", "SA-production_cycle-7")
def test_who_checks_options_is_told_what_to_know_before_the_game() -> None:
    def check(**options: object) -> Any:
        return made("check", game="salva", options=options)

    assert check(scenario="border_war") == []
    assert check(scenario="border_war", chapters="factories") == []
    assert check(scenario="border_war", chapters="second_line") == ["warning-untested"]
    assert check(scenario="alternate_harvests", schedule="regular") == ["warning-unfair-schedule"]
    assert check(scenario="border_war", chapters="political_fields")["clause"] == "SA-setup-8"
    assert check(scenario="mountain_blitz", key_count=3)["clause"] == "SA-setup-3"


@clause("SA-production_cycle-8")
def test_a_schedule_of_ones_own_gives_everybody_production() -> None:
    cycle = {"schedule": "custom", "custom_schedule": "1 0 0 1"}
    assert "production_cycle" in composed(chapters=["production_cycle"], options=cycle)["chapters"]
    wrong = composed(chapters=["production_cycle"], options={**cycle, "custom_schedule": "1 0 1 0"})
    assert (wrong["code"], wrong["clause"]) == ("bad_option", "SA-production_cycle-8")


@clause("SA-chapters-9", "SA-chapters-10")
def test_the_map_of_a_match_comes_with_the_rules_that_hold() -> None:
    drawn = made("map", game="salva", options={"scenario": SCENARIOS[0]})
    assert {kind for heading in drawn["contents"] for kind in heading["rules"].values()}
    assert [heading["chapter"] for heading in drawn["contents"]][:1] == ["minimal"]


@clause("SA-goal_common-8")
def test_sides_may_be_called_after_the_war() -> None:
    game = composed(goal="feuds", players=3, options={"side_labels": "ww2"})
    assert [side["name"]["en"] for side in game["map"]["sides"]] == ["America", "Germany", "Soviets"]


@clause("SA-terrain-14")
def test_rough_ground_is_shown_as_the_table_wants_it() -> None:
    signs = [
        composed(chapters=["terrain"], options={"roughness_display": display})["map"]["rough_sign"]
        for display in ("times", "plain")
    ]
    assert signs == ["×", ""]
