"""Output that cannot go out as it is: pipes that close, terminals without accents, odd names of files."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.cli.program import COMMAND, environment, run
from velmoci.cli.arguments import data_folder
from velmoci.cli.output import PLAIN_OF, plain_sign


@pytest.mark.parametrize("command", ["rules", "--help", "options expanze", "simulate expanze --games 1 --json"])
def test_a_pipe_that_nobody_reads_ends_the_program_quietly(tmp_path: Path, command: str) -> None:
    nobody, pipe = os.pipe()
    os.close(nobody)
    with open(pipe, "wb") as stdout:
        ended = subprocess.run(
            [*COMMAND, *command.split()],
            stdout=stdout,
            stderr=subprocess.PIPE,
            env=environment(tmp_path),
            timeout=120,
            check=False,
        )
    assert (ended.returncode, ended.stderr) == (0, b"")


@pytest.mark.parametrize("game", ["expanze", "evropska_valka", "salva"])
def test_a_terminal_that_knows_ascii_alone_shows_every_board(tmp_path: Path, game: str) -> None:
    ended = run(tmp_path, "play", game, "--language", "cs", typed="help\nboard\nmenu\n", PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Po kazdem rozkazu se uklada" in ended.stdout
    assert ended.stdout.isascii()
    assert "?" not in ended.stdout.replace("Co ted?", "")


def test_a_mistake_is_told_on_such_a_terminal_too(tmp_path: Path) -> None:
    ended = run(tmp_path, "play", "šach", "--language", "cs", PYTHONIOENCODING="ascii")
    assert ended.returncode == 2
    assert '"sach"' in ended.stderr


def test_a_sign_is_replaced_by_what_looks_like_it() -> None:
    assert [plain_sign(sign) for sign in "ř½→■é…汉"] == ["r", "1/2", "->", "#", "e", "...", "?"]
    assert all(plain.isascii() for plain in PLAIN_OF.values())


def test_a_file_whose_name_is_no_text_can_be_played(tmp_path: Path) -> None:
    name = os.fsdecode(b"\xff.velmoci")
    ended = subprocess.run(
        [*COMMAND, "play", "expanze", "--file", name],
        input=b"quit\n",
        capture_output=True,
        env=environment(tmp_path),
        cwd=tmp_path,
        timeout=120,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"\xff.velmoci" in ended.stdout
    assert (tmp_path / name).exists()


def test_games_lie_where_the_server_keeps_its_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from velmoci.match.storage.sqlite import path_of

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == path_of("sqlite://").parent
