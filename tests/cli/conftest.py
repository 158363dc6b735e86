"""The program called inside the process of the tests."""

import sys
from pathlib import Path

import pytest

from tests.cli.program import Call
from velmoci.cli.main import main


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of somebody who has no games yet."""
    return tmp_path_factory.mktemp("home")


@pytest.fixture
def call(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """The program called inside this process, which is quicker than a new one for each mistake."""

    def run_here(arguments: tuple[str, ...], language: str) -> tuple[int, str, str]:
        monkeypatch.chdir(home)
        monkeypatch.setenv("XDG_DATA_HOME", str(home / "data"))
        monkeypatch.setenv("VELMOCI_LANGUAGE", language)
        monkeypatch.setattr(sys, "argv", ["velmoci", *arguments])
        with pytest.raises(SystemExit) as end:
            main()
        assert isinstance(end.value.code, int)
        return end.value.code, *capsys.readouterr()

    return run_here
