"""The scenarios of guided games: small, minimal, the learner sits first and can win."""

import pytest

from velmoci.bots.driver import play
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.game import Bot
from velmoci.kernel.order import Begin
from velmoci.salva.library import LESSONS, SCENARIOS, field_names, find_scenario, scenario_rulebook
from velmoci.salva.position import Position, new_position


def played(scenario: str, seed: str) -> Position:
    position = new_position(scenario_rulebook(scenario))
    position.apply(-1, Begin(), Seeded(seed))
    names = ("steady", "random")
    bots: dict[int, Bot] = {seat: make_bot("salva", name, Seeded(f"{seed} {seat}")) for seat, name in enumerate(names)}
    play(position, bots, Seeded(seed), 5_000)
    return position


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_small_minimal_and_not_among_the_scenarios(lesson: str) -> None:
    scenario = find_scenario(lesson)
    assert lesson not in SCENARIOS
    assert scenario.chapters == ()
    assert len(scenario.board.ids) <= 6
    assert [side.id for side in scenario.sides] == ["west", "east"]
    assert {field_names("cs")[field] for field in scenario.board.ids} >= {"Most", "Tvrz"}


@pytest.mark.parametrize("lesson", LESSONS)
def test_the_learner_begins_and_mostly_wins_against_the_easy_bot(lesson: str) -> None:
    games = [played(lesson, f"{lesson} {number}") for number in range(8)]
    outcomes = [game.outcome() for game in games]
    assert all(list(game.table.order) == [0, 1] for game in games)
    assert len([outcome for outcome in outcomes if outcome is not None and outcome.winners == (0,)]) >= 6
