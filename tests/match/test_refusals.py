"""What the table refuses, it refuses under a clause of the game that is played, in a sentence of that game."""

from functools import cache
from typing import Any

import pytest

from tests.match import steps
from tests.match.tables import PERSON, START, Played
from velmoci.kernel.clauses import clause, game_of
from velmoci.kernel.errors import Refusal, Rejected
from velmoci.kernel.game import Game
from velmoci.kernel.registry import GAMES, find_game
from velmoci.kernel.sentences import LANGUAGES, Sentences
from velmoci.match.entries import ClockSetup
from velmoci.match.errors import refusal
from velmoci.match.setup import make_header
from velmoci.match.table import MatchTable

ASKED: dict[str, dict[str, Any]] = {
    "expanze": {"powers": 3, "colour_choice": "random"},
    "evropska_valka": {"players": 3},
    "salva": {"scenario": "border_war"},
}
OTHER: dict[str, dict[str, Any]] = {**ASKED, "salva": {"scenario": "three_claims"}}
"""Games in which a power can be out while others play on."""


def seated(name: str, options: dict[str, Any]) -> tuple[Played, list[int], list[str]]:
    """A table of that game at which everybody sits, its members and its powers."""
    rulebook = find_game(name).rulebook(options)
    seats = [PERSON] * int(str(rulebook.options[find_game(name).seats_option]))
    played = Played(seats)
    played.header, played.secret = make_header(name, rulebook.to_json(), seats, ClockSetup(), START)
    played.table = MatchTable.create(played.header, played.secret)
    members = played.fill()
    return played, members, [played.table.power(seat) for seat in range(len(seats))]


@cache
def sentences(language: str, name: str) -> Sentences:
    """All that a game and its table say in a language."""
    game = find_game(name)
    return Sentences(language, (game.locale, "velmoci.match"), game.names)


def check_told(game: Game, problem: Rejected) -> None:
    """It cites a clause that the game's own rules have, and every language has a sentence for it."""
    assert game_of(problem.clause) == game.id
    assert clause(problem.clause).text
    for language in LANGUAGES:
        said = sentences(language, game.id).error(problem)
        assert said.endswith(f"[{problem.clause}]")
        assert problem.code not in said


@pytest.mark.parametrize(
    ("code", "values"),
    [
        ("unknown_power", {"powers": ["atlantis"], "form": "free", "text": "peace"}),
        ("agreement_alone", {"powers": [], "form": "free", "text": "peace"}),
        ("agreement_empty", {"form": "free", "text": " "}),
        ("agreement_empty", {"form": "line", "pairs": []}),
        ("agreement_against", {"form": "against", "against": 1}),
        ("unknown_state", {"form": "line", "pairs": [("atlantis", "atlantis")]}),
    ],
)
@pytest.mark.parametrize("name", GAMES)
def test_an_agreement_that_cannot_be_is_refused_by_the_rules_of_the_game(
    name: str, code: str, values: dict[str, Any]
) -> None:
    played, members, powers = seated(name, ASKED[name])
    asked = {"powers": [powers[1]], **values}
    if "against" in asked:
        asked["against"] = powers[asked["against"]]
    with pytest.raises(Refusal, match=code) as refused:
        played.do(members[0], "propose", **asked)
    check_told(played.table.game, refused.value)


@pytest.mark.parametrize("name", GAMES)
def test_one_who_is_out_talks_no_more_by_the_rules_of_the_game(name: str) -> None:
    played, members, powers = seated(name, OTHER[name])
    while not played.table.upkeep.may_resign(2):
        played.table.tick(played.at)
        seat = played.on_turn()
        order = played.table.bot_turns.default_order(seat)
        played.order(members[seat], str(order))
    played.order(members[2], "resign")
    for speaker, partner, code in ((2, 0, "power_destroyed"), (0, 2, "partner_gone")):
        with pytest.raises(Refusal, match=code) as refused:
            played.do(members[speaker], "say", powers=[powers[partner]], text="hello")
        check_told(played.table.game, refused.value)


@pytest.mark.parametrize("name", GAMES)
def test_every_refusal_of_the_table_that_a_game_knows_cites_its_own_clause(name: str) -> None:
    game = find_game(name)
    assert game.table_clauses
    for code in game.table_clauses:
        check_told(game, refusal(game, code, value="atlantis"))


def test_a_game_that_says_nothing_of_talks_refuses_without_a_clause() -> None:
    problem = refusal(steps.GAME, "talk_off")
    assert problem.clause == ""
    assert Sentences("en", ("velmoci.match",)).error(problem) == "These rules allow no talks between powers."
