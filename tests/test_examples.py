"""The examples of the documentation run as they stand there."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"


@pytest.mark.interpreted
def test_the_greedy_bot_of_the_guide_plays_a_whole_game() -> None:
    example = runpy.run_path(str(EXAMPLES / "greedy_bot.py"))
    winners = example["one_game"](7)
    assert winners == example["one_game"](7)
    assert set(winners) <= {0, 1, 2, 3}
