"""Games are found by name: ours, and those that others install."""

from collections.abc import Sequence
from importlib.metadata import EntryPoint

import pytest

import velmoci.kernel.registry as registry
from velmoci.kernel.registry import UnknownGame, find_game, game_ids, module_in


def test_expanze_is_found() -> None:
    game = find_game("expanze")
    assert game.id == "expanze"
    assert game.title["cs"] == "Expanze"
    assert game.seats == (2, 7)
    assert "expanze" in game_ids()


def test_an_unknown_game_is_refused_with_a_near_miss() -> None:
    with pytest.raises(UnknownGame) as caught:
        find_game("expanse")
    assert caught.value.code == "unknown_game"
    assert caught.value.values["near"] == ["expanze"]
    with pytest.raises(UnknownGame) as caught:
        find_game("q" * 99)
    assert caught.value.values["near"] == []
    assert caught.value.values["value"] == "q" * 40


def test_options_make_a_rulebook() -> None:
    assert find_game("expanze").rulebook({"powers": 5}).options["powers"] == 5
    assert find_game("salva").rulebook({"scenario": "border_war"}).options["scenario"] == "border_war"


def test_the_names_of_values_are_the_games_own() -> None:
    names = find_game("expanze").names
    assert names("state", "japan", "cs") == "Japonsko"
    assert names("card", "japan", "en") == "Japan (P)"
    assert names("power", "red", "en") == "@power-red"
    assert names("mission", "south_pole", "cs") == "@mission-south_pole"
    assert names("count", "3", "en") is None
    assert names("state", "moon", "en") is None


def test_evropska_valka_is_found() -> None:
    game = find_game("evropska_valka")
    assert game.id == "evropska_valka"
    assert game.seats == (2, 5)
    assert game.names("field", "spain", "cs") == "Španělsko"
    assert game.names("card", "10H", "en") == "10♥"
    assert game.names("other", "dual_alliance", "en") == "@power-dual_alliance"
    assert game.names("power", "seat_1", "en") == "@power-seat_1"
    assert game.names("value", "10H", "en") is None


def test_salva_is_found() -> None:
    game = find_game("salva")
    assert game.id == "salva"
    assert game.seats == (2, 6)
    assert game.names("unit", "tank_7", "cs") == "Tank 7"
    assert game.names("power", "seat_1", "en") == "@power-seat_1"
    assert game.names("value", "tank_7", "en") is None
    assert game.names("party", "attacker", "cs") == "Vetřelec"
    assert game.names("side", "attacker", "cs") == "@side-attacker"
    assert game.names("party", "A", "en") is None


@pytest.mark.interpreted
def test_an_installed_game_announces_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def entry_points(group: str) -> Sequence[EntryPoint]:
        assert group == "velmoci.games"
        return [
            EntryPoint("toy", "tests.kernel.toy", group),
            EntryPoint("expanze", "tests.kernel.toy", group),
        ]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    assert game_ids() == ["expanze", "evropska_valka", "salva", "toy"]
    assert find_game("toy").id == "toy"
    assert find_game("expanze").id == "expanze"


@pytest.mark.interpreted
def test_a_game_stands_in_a_layer_by_its_folder_or_by_what_it_announces(monkeypatch: pytest.MonkeyPatch) -> None:
    def entry_points(group: str) -> Sequence[EntryPoint]:
        return [EntryPoint("toy", "tests.kernel.toy", group)] if group == "velmoci.bots" else []

    monkeypatch.setattr(registry, "entry_points", entry_points)
    assert module_in("bots", "expanze") == "velmoci.bots.expanze"
    assert module_in("fonts", "expanze") is None
    assert module_in("bots", "toy") == "tests.kernel.toy"
    assert module_in("server", "toy") is None


def test_a_game_warns_of_what_players_should_know_before_they_begin() -> None:
    expanze, salva = find_game("expanze"), find_game("salva")
    assert expanze.warnings(expanze.rulebook({})) == []
    assert salva.warnings(salva.rulebook({"scenario": "border_war", "chapters": "second_line"})) != []
