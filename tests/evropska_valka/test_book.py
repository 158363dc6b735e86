"""The numbers in the rulebook of Evropská válka are those of the engine."""

import re
import tomllib
from collections.abc import Sequence

import pytest

from velmoci.evropska_valka.board import Board, find_board
from velmoci.evropska_valka.view import View
from velmoci.kernel.clauses import book_text, rule_text
from velmoci.kernel.event import Seen
from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import LANGUAGES
from velmoci.match.examples import Example, example
from velmoci.odds.evropska_valka.attack import attack_odds
from velmoci.odds.evropska_valka.points import blind_chance

BOARD = tomllib.loads(read_text("velmoci.evropska_valka", "data/europe15.toml"))
BLIND = re.compile(r"^\| (\d) \|((?: \d+(?: %)? \|){4})$", re.MULTILINE)
languages = pytest.mark.parametrize("language", LANGUAGES)


def section(language: str, name: str) -> str:
    """The part of the book that offers a position."""
    parts = re.split(r"^#+ ", book_text("evropska_valka", language), flags=re.MULTILINE)
    return next(part for part in parts if f"{name}.toml" in part)


def told(shown: Example) -> dict[str, Seen]:
    return {seen.sentence: seen for seen in (event.seen_by_all() for event in shown.played()[1])}


def percent(shown: Example, order: str) -> int:
    view = shown.position.view(shown.seat)
    assert isinstance(view, View)
    return round(100 * attack_odds(view, shown.game.notation.parse(order)).win)


def fields_after(shown: Example) -> dict[str, list[object]]:
    fields = shown.played()[0].public_json()["fields"]
    assert isinstance(fields, dict)
    return fields


@languages
def test_the_tables_of_blind_odds_are_right(language: str) -> None:
    rows = BLIND.findall(book_text("evropska_valka", language))
    assert len(rows) == 2 * 4
    for attackers, chances in rows:
        expected = [round(100 * blind_chance(int(attackers), defenders)) for defenders in range(1, 5)]
        assert [int(chance) for chance in re.findall(r"\d+", chances)] == expected


@languages
def test_the_battle_on_the_rhine_goes_as_it_is_told(language: str) -> None:
    shown, text = example("evropska-valka-rhine"), section(language, "evropska-valka-rhine")
    events = told(shown)
    assert events["attacker-lays"].values["points"] == 15
    assert events["defender-lays"].values["points"] == 13
    assert events["defender-lays"].values["drawn"] == ["5C"]
    assert "**15**" in text
    assert "**13**" in text
    assert f"**{percent(shown, 'attack france germany 2')} %**" in text
    assert f"**{percent(shown, 'attack france germany 3')} %**" in text
    after = fields_after(shown)
    assert after["germany"] == ["french_allies", 2]
    assert after["france"] == ["french_allies", 1]
    assert after["benelux"] == ["dual_alliance", 2]


def test_the_retreats_from_germany_are_those_of_the_book() -> None:
    shown = example("evropska-valka-rhine")
    for target in ("benelux", "southern_scandinavia", "ukraine", "britain", "russia"):
        steps = (*shown.steps[:-1], type(shown.steps[-1])(shown.steps[-1].seat, f"retreat {target}", ()))
        other = Example(shown.name, shown.game, shown.seat, shown.bot, shown.position, shown.shows, steps)
        assert fields_after(other)[target] == ["dual_alliance", 2]


@languages
def test_who_has_nowhere_to_go_is_halved_as_it_is_told(language: str) -> None:
    shown, text = example("evropska-valka-cornered"), section(language, "evropska-valka-cornered")
    events = told(shown)
    assert events["attacker-lays"].values["points"] == 19
    assert events["defender-lays"].values["points"] == 15
    assert (events["halved"].values["before"], events["halved"].values["left"]) == (3, 1)
    for number in ("**19**", "**15**", "**1**"):
        assert number in text
    assert fields_after(shown)["ukraine"] == ["russian_empire", 2]


def test_the_third_field_wins() -> None:
    shown = example("evropska-valka-third-field")
    outcome = shown.played()[0].outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((shown.seat,), "EV-END-1")


@languages
def test_the_fall_of_france_makes_britain_win(language: str) -> None:
    shown, text = example("evropska-valka-neighbour"), section(language, "evropska-valka-neighbour")
    after, _ = shown.played()
    outcome = after.outcome()
    assert outcome is not None
    assert ([after.power(seat) for seat in outcome.winners], outcome.clause) == (["british_allies"], "EV-END-3")
    assert f"**{percent(shown, 'attack near_east north_africa 1')} %**" in text
    battle = told(shown)["battle-won"].values
    assert (battle["attack"], battle["defence"]) == (10, 5)


@languages
def test_the_harbours_of_the_book_are_those_of_the_board(language: str) -> None:
    board, text = find_board("europe15"), book_text("evropska_valka", language)
    rows = re.findall(r"^\| [^|]+ \| ((?:[^|,]+, ){2,5}[^|]+[^|.]) \|$", text, re.MULTILINE)
    named = [sorted(row.split(", ")) for row in rows]
    seas = [
        sorted(board.name(field, language) for field, number in board.index.items() if sea in harbours(board, number))
        for sea in ("atlantic", "mediterranean", "")
    ]
    assert sorted(named) == sorted(seas)


@languages
def test_the_war_breaks_out_around_1920(language: str) -> None:
    """As in the source: some years after 1916, without the Great War before it."""
    pages = [rule_text(f"{kind}evropska-valka.md", language) for kind in ("book-", "", "learn-")]
    told = [BOARD["name"][language], *pages]
    assert ["1920" in text for text in told] == [True] * 4
    assert ["1916" in text for text in told] == [False] * 4


def harbours(board: Board, field: int) -> Sequence[str]:
    """The seas on which a field has a harbour; an empty name where it has none."""
    return board.harbours[field] or ("",)
