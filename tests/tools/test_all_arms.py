"""All chapters on every scenario: the tool switches on what can be on, counts fairly, and its table is kept."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from velmoci.lab.tournament import Played
from velmoci.salva.library import CHAPTERS, SCENARIOS, find_scenario, rulebook_by_options

pytestmark = pytest.mark.interpreted
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tools.trials import all_arms  # noqa: E402


def test_every_chapter_is_on_that_the_scenario_lets_in() -> None:
    free = {one.id for one in CHAPTERS if not (one.is_always_on or one.group or one.bridges)} - all_arms.BEFORE
    assert free - set(all_arms.all_chapters("border_war")) == {"war_economy"}, "it takes the place of factories"
    assert free - set(all_arms.all_chapters("sea_raid")) == {"war_economy", "upkeep"}, "who has no land yet cannot pay"
    assert "factories" not in all_arms.all_chapters("four_workshops"), "its own economy"
    assert "any_pair" in all_arms.all_chapters("two_and_two"), "its own goal"
    on = rulebook_by_options(all_arms.options_of("convoy_war")).chapters
    assert set(all_arms.all_chapters("convoy_war")) <= set(on)


def game(*winners: int) -> Played:
    return Played(0, ("random", "steady", "random"), winners, "elimination", 7, 100)


def test_a_game_is_won_lost_or_nobodys() -> None:
    score = all_arms.Score([game(1), game(0, 1), game(2), game()])
    assert str(score) == "2 of 4 | 1"
    score.add(all_arms.Score([game(0)]))
    assert str(score) == "2 of 5 | 2"


def test_a_row_tells_how_the_games_went() -> None:
    row, score = all_arms.play("mountain_blitz", 1, 0, 1, "0")
    assert re.fullmatch(r"\| `mountain_blitz` \| \d+ \| 1 \| (\d+) to \1 \| 0 of 0 \| 0 \|", row)
    assert score.games == 0


def test_the_table_takes_the_place_of_the_older_one() -> None:
    page = f"before\n{all_arms.BEGIN}old\n{all_arms.END}after\n"
    assert all_arms.with_table(page, "new\n") == f"before\n{all_arms.BEGIN}\nnew\n\n{all_arms.END}after\n"


def test_the_kept_table_has_every_scenario_and_shows_that_steady_beats_random() -> None:
    page = all_arms.PAGE.read_text("utf-8").partition(all_arms.BEGIN)[2]
    rows = re.findall(r"^\| `(\w+)` \| \d+ \| (\d+) \| [\d to]+ \| (\d+) of (\d+) \| \d+ \|$", page, re.MULTILINE)
    assert [row[0] for row in rows] == list(SCENARIOS)
    assert all(int(games) > 0 for _, games, _, _ in rows)
    for only_duels in (False, True):
        score = [row for row in rows if not only_duels or len(find_scenario(row[0]).sides) == 2]
        won, fought = sum(int(row[2]) for row in score), sum(int(row[3]) for row in score)
        assert 100 * won >= all_arms.LEAST * fought > 0
