"""The numbers in the rulebook of Expanze are those of the engine."""

import re
from math import ceil

import pytest

from velmoci.expanze.board import CONTINENTS, find_board
from velmoci.expanze.options import LIBRARY
from velmoci.kernel.clauses import book_text
from velmoci.kernel.event import Seen
from velmoci.kernel.rulebook import assemble
from velmoci.kernel.sentences import LANGUAGES
from velmoci.match.examples import example
from velmoci.odds.expanze.battles import attack_odds

ATTACKS = re.compile(r"^\| (\d) \|((?: \d+ \|){5})$", re.MULTILINE)
SHORT = re.compile(r"^\| (\d) \|((?: \d+ % \|){5})$", re.MULTILINE)
languages = pytest.mark.parametrize("language", LANGUAGES)


def percent(attackers: int, defenders: int) -> int:
    return round(100 * attack_odds(attackers, defenders).win)


def section(text: str, words: str) -> str:
    """The section, or the part of one, in whose picture or text these words stand."""
    return next(part for part in re.split(r"^#+ ", text, flags=re.MULTILINE) if words in part)


def told(name: str) -> list[Seen]:
    return [event.seen_by_all() for event in example(name).played()[1]]


@languages
def test_the_tables_of_odds_are_right(language: str) -> None:
    rows = [*ATTACKS.findall(book_text("expanze", language)), *SHORT.findall(book_text("expanze", language))]
    assert len(rows) == 8 + 4
    for attackers, chances in rows:
        expected = [percent(int(attackers), defenders) for defenders in range(1, 6)]
        assert [int(chance) for chance in re.findall(r"\d+", chances)] == expected


@languages
def test_the_battle_of_gibraltar_goes_as_it_is_told(language: str) -> None:
    text = section(book_text("expanze", language), "expanze-gibraltar.toml")
    battle, card = told("expanze-gibraltar")
    rows = [
        [int(number) for number in re.findall(r"\d+", row)] for row in re.findall(r"^\| \d .*$", text, re.MULTILINE)
    ]
    dice = battle.values["dice"]
    assert isinstance(dice, list)
    assert [die for row in rows for die in row[1:3]] == dice
    assert battle.sentence == "battle-won"
    assert [row[3:] for row in rows] == [[5, 2], [4, 2], [3, 2], [3, 1], [3, 0]]
    assert (battle.values["lost"], battle.values["killed"]) == (2, 3)
    assert f"**{percent(5, 3)} %**" in text
    assert f"**{percent(2, 1)} %**" in text
    assert card.values["letter"] == "D"
    states = example("expanze-gibraltar").played()[0].public_json()["states"]
    assert isinstance(states, dict)
    assert (states["iberia"], states["maghreb"], states["france"]) == (("red", 3), ("red", 1), ("blue", 1))


@languages
def test_the_example_of_arming_brings_twenty_soldiers(language: str) -> None:
    text = section(book_text("expanze", language), "expanze-arming.toml")
    handed_in, armed, _ = told("expanze-arming")
    assert (handed_in.values["set"], handed_in.values["count"]) == ("PKD", 10)
    assert armed.values["count"] == 3 + 3 + 4 + 10
    assert "**20**" in text


@languages
def test_the_last_island_is_taken_shown_and_guarded_as_it_is_told(language: str) -> None:
    text = section(book_text("expanze", language), "expanze-claim.toml")
    battle, shown, _ = told("expanze-claim")
    assert (battle.values["dice"], battle.values["lost"]) == ([3, 5, 6, 2], 1)
    assert shown.sentence == "mission-shown"
    for chance in (percent(5, 1), percent(4, 1), percent(1, 1), percent(1, 2), percent(1, 3)):
        assert f"{chance} %" in text
    states = example("expanze-claim").played()[0].public_json()["states"]
    assert isinstance(states, dict)
    assert (states["canary_islands"], states["bermuda"]) == (("red", 3), ("red", 2))
    assert (states["eastern_usa"], states["maghreb"]) == (("green", 2), ("blue", 2))


@languages
def test_the_table_of_continents_is_that_of_the_board(language: str) -> None:
    board = find_board("world48")
    bonus = assemble(LIBRARY, (), {}).options["continent_bonus"]
    assert isinstance(bonus, dict)
    rows = re.findall(r"^\| ([^|]+) \| (\d+) \| (\d) \| (\d) \|$", book_text("expanze", language), re.MULTILINE)
    expected = []
    for number, continent in enumerate(CONTINENTS):
        mine = board.members(board.continent[number])
        gates = [state for state in mine if set(board.neighbours(state)) - set(mine)]
        expected.append((board.name(continent, language), len(mine), bonus[continent], len(gates)))
    assert sorted((name, int(size), int(more), int(gates)) for name, size, more, gates in rows) == sorted(expected)


@languages
def test_the_numbers_of_the_setup_sets_and_missions_are_the_usual_options(language: str) -> None:
    text, options = book_text("expanze", language), assemble(LIBRARY, (), {}).options
    sets = options["card_set_values"]
    assert isinstance(sets, dict)
    assert dict(re.findall(r"\| ([PKD] [PKD] [PKD]) \| (\d+) \|", text)) == {
        " ".join(letters): str(count) for letters, count in sets.items()
    }
    setup = section(text, "(EX-FAR-1, EX-FAR-2)")
    assert [options[name] for name in ("first_arm_base", "first_arm_short")] == [10, 13]
    assert [int(number) for number in re.findall(r" (1\d) ", setup)] == [10, 13]
    missions = section(text, "(EX-MIS-10)")
    assert f"**{options['nonsense_target']} " in missions
    assert str(ceil(2 * find_board("world48").size / 3)) in missions
