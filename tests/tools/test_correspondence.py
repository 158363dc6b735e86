"""The tool that counts visits prints a line for each way to play."""

import sys
from pathlib import Path

import pytest

from tests.match.correspondence import WAYS

pytestmark = pytest.mark.interpreted
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.trials import correspondence  # noqa: E402


def test_the_tool_tells_the_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert correspondence.main(["--games", "1", "--rounds", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("|")[1].strip() for line in lines[2:]] == [way.name for way in WAYS]
