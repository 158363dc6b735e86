"""Clauses that a command carries out, each by that command inside the process of the tests."""

from __future__ import annotations

import json
from pathlib import Path

from tests.clause import clause
from tests.cli.program import Call
from tests.cli.test_salva_fair_start import EXAMPLE


@clause("SA-chapters-4", "SA-chapters-7", "SA-chapters-11", "SA-chapters-12", "SA-setup-12")
def test_the_ladder_of_chapters_begins_with_none_and_a_rung_stands_alone(call: Call) -> None:
    code, told, _ = call(("salva", "ways"), "en")
    assert code == 0
    assert told.index("terrain bonuses") < told.index("random terrain")


@clause("SA-setup-3")
def test_every_scenario_says_what_it_is_about(call: Call) -> None:
    code, told, _ = call(("salva", "scenarios", "--json"), "en")
    assert code == 0
    assert all(scenario["about"] for scenario in json.loads(told))


@clause("SA-fair_start-2")
def test_a_fair_start_names_a_player_and_an_amount_for_each_side(call: Call, home: Path) -> None:
    (home / "bids.toml").write_text(EXAMPLE, "utf-8")
    _, told, _ = call(("salva", "fair-start", "bids.toml", "--seed", "1"), "en")
    rows = [line.split() for line in told.splitlines()[1:4]]
    assert rows == [["A", "Běta", "12", "11"], ["B", "Cyril", "10", "9"], ["C", "Anička", "7", "6"]]
    _, told, _ = call(("salva", "fair-start", "bids.toml", "--seed", "1", "--json"), "en")
    players = json.loads(told)["settlement"]["players"]
    assert [(row["side"], row["amount"]) for row in players] == [(2, 7), (0, 12), (1, 10)]


@clause("EX-AGR-7")
def test_advice_on_agreements_is_listed_with_the_options(call: Call) -> None:
    _, told, _ = call(("options", "expanze"), "en")
    said = " ".join(told.split())
    assert "Agree only on what you could punish" in said
    assert "expects to win by that very move" in said


@clause("EV-PLY-1")
def test_a_number_of_powers_that_cannot_play_is_refused_by_its_rule(call: Call) -> None:
    code, _, said = call(("play", "evropska_valka", "--option", "players=9"), "en")
    assert (code, "EV-PLY-1" in said) == (2, True)


@clause("SA-random_map-1", "SA-random_map-2", "SA-random_map-5")
def test_a_map_of_segments_is_laid_on_purpose_and_played(call: Call, home: Path) -> None:
    code, told, _ = call(("salva", "map", "--lay", "G10 G1rr", "--seed", "1", "--scenario", "laid.toml"), "en")
    assert (code, "17" in told.splitlines()[0]) == (0, True)
    played = call(("simulate", "salva", "--scenario", "laid.toml", "--players", "random,random", "--games", "1"), "en")
    assert played[0] == 0, played
    much = ", ".join(["G10 G10 G10 G10 G10"] * 5)
    for rows, id in (("G10 G13", "SA-random_map-1"), ("G10, G1 G2", "SA-random_map-2"), (much, "SA-random_map-5")):
        code, _, said = call(("salva", "map", "--lay", rows), "en")
        assert (code, id in said) == (2, True), said
