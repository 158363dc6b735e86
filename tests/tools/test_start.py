"""`make play` plays at once and compiles beside it: the real programs over a small checkout that only pretends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
MAKEFILE = """
.venv/.run:
	@mkdir -p .venv/bin && ln -s {python} .venv/bin/python && touch $@

build/web:
	@test ! -e broken-web && mkdir -p velmoci/server/static && touch velmoci/server/static/index.html $@

build/sources:
	@touch $@

build/compiled/.ready: build/sources package
	@echo compile >>compiles
	@echo $$$$ >compiler.new; mv compiler.new compiler; while test -e slow; do sleep 0.1; done
	@test ! -e broken || {{ echo "cc: no"; exit 1; }}
	@mkdir -p build/compiled/bin && printf '#!/bin/sh\\necho compiled "$$@"\\n' >build/compiled/bin/velmoci
	@chmod +x build/compiled/bin/velmoci; touch $@
"""
GAME = """
import pathlib, sys, time
try:
    print("interpreted", *sys.argv[1:], flush=True)
    while pathlib.Path("playing").exists():
        time.sleep(0.05)
except KeyboardInterrupt:
    print("bye", flush=True)
sys.exit(3)
"""


class Checkout:
    """A folder with a Makefile, in which games can be started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.started: list[subprocess.Popen[str]] = []
        (folder / "velmoci").mkdir()
        (folder / "velmoci" / "__init__.py").touch()
        (folder / "velmoci" / "__main__.py").write_text(GAME, "utf-8")
        (folder / "Makefile").write_text(MAKEFILE.format(python=sys.executable), "utf-8")
        self.let("package", "playing")

    def let(self, *names: str) -> None:
        for name in names:
            (self.folder / name).touch()

    def end(self, *names: str) -> None:
        for name in names:
            (self.folder / name).unlink()

    def has(self, name: str) -> bool:
        return (self.folder / name).exists()

    def start(self, *words: str, **more: str) -> subprocess.Popen[str]:
        ours = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "VELMOCI", "MFLAGS"))}
        started = subprocess.Popen(
            [sys.executable, "-m", "tools.start", *words],
            cwd=self.folder,
            env={**ours, "PYTHONPATH": str(ROOT), **more},
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self.started.append(started)
        return started

    def start_and_compile(self, *words: str) -> tuple[subprocess.Popen[str], list[str]]:
        """A game that is played while the rules are compiled, and what was told until that had ended."""
        self.let("slow")
        game = self.start(*words)
        lines = lines_until(game, "interpreted play" if words[0] == "play" else "interpreted serve")
        self.end("slow")
        return game, [*lines, *lines_until(game, "compiled")]

    def compiles(self) -> int:
        return len((self.folder / "compiles").read_text("utf-8").split()) if self.has("compiles") else 0


@pytest.fixture
def checkout(tmp_path: Path) -> Iterator[Checkout]:
    made = Checkout(tmp_path)
    yield made
    for name in ("slow", "playing"):
        (tmp_path / name).unlink(missing_ok=True)
    for game in made.started:
        game.communicate(timeout=PATIENCE)


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.02)


def told(game: subprocess.Popen[str]) -> list[str]:
    return game.communicate(timeout=PATIENCE)[0].splitlines()


def lines_until(game: subprocess.Popen[str], word: str) -> list[str]:
    """What it says up to the line with that word."""
    assert game.stdout is not None
    lines: list[str] = []
    while not lines or word not in lines[-1]:
        line = game.stdout.readline()
        assert line, lines
        lines.append(line.rstrip("\n"))
    return lines


@pytest.mark.interpreted
def test_the_first_start_plays_interpreted_and_the_next_one_compiled(checkout: Checkout) -> None:
    first, lines = checkout.start_and_compile("serve", "--port", "8000")
    assert lines[0].startswith("Playing interpreted; the rules are compiled beside it")
    assert lines[1:] == ["interpreted serve --port 8000", "The rules are compiled; the next start takes them."]
    checkout.end("playing")
    assert (told(first), first.returncode) == ([], 3)
    assert told(checkout.start("serve")) == ["compiled serve"]
    assert checkout.compiles() == 1


@pytest.mark.interpreted
def test_a_changed_package_is_played_interpreted_again(checkout: Checkout) -> None:
    checkout.start_and_compile("serve")
    time.sleep(0.02)
    checkout.let("package")
    assert "interpreted play expanze" in checkout.start_and_compile("play", "expanze")[1]
    assert checkout.compiles() == 2


def has_ended(process: int) -> bool:
    """Whether a process is gone, or only waits until the system takes it off its list."""
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "Z"
    except ProcessLookupError:
        return True
    except FileNotFoundError:
        return False


@pytest.mark.interpreted
def test_the_key_that_ends_the_game_ends_the_compiling(checkout: Checkout) -> None:
    checkout.let("slow")
    game = checkout.start("serve")
    lines_until(game, "interpreted serve")
    wait_until(lambda: checkout.has("compiler"))
    os.killpg(game.pid, signal.SIGINT)
    assert told(game) == ["bye", "The compiling has ended too; the next start goes on with it."]
    compiler = int((checkout.folder / "compiler").read_text("utf-8"))
    wait_until(lambda: has_ended(compiler))
    assert not checkout.has("build/compiled/.ready")


@pytest.mark.interpreted
def test_two_at_once_compile_once(checkout: Checkout) -> None:
    checkout.let("slow")
    first = checkout.start("serve")
    lines_until(first, "interpreted serve")
    wait_until(lambda: checkout.has("compiler"))
    second = checkout.start("serve")
    assert "the rules are compiled by somebody else" in lines_until(second, "interpreted serve")[0]
    checkout.end("slow")
    lines_until(first, "are compiled;")
    checkout.end("playing")
    assert (told(second), checkout.compiles()) == ([], 1)


@pytest.mark.interpreted
def test_what_cannot_be_compiled_is_played_all_the_same(checkout: Checkout) -> None:
    checkout.let("broken")
    game, lines = checkout.start_and_compile("serve")
    assert lines[1:] == [
        "interpreted serve",
        "The rules could not be compiled (build/compiled.log says why); the game goes on without.",
    ]
    assert "cc: no" in (checkout.folder / "build" / "compiled.log").read_text("utf-8")
    checkout.end("playing")
    assert (told(game), game.returncode) == ([], 3)


@pytest.mark.interpreted
def test_an_older_client_will_do_where_none_can_be_built(checkout: Checkout) -> None:
    checkout.let("broken-web")
    without = checkout.start("serve", VELMOCI_COMPILE="never")
    assert "interpreted" not in " ".join(told(without))
    assert without.returncode == 1
    (checkout.folder / "velmoci" / "server" / "static").mkdir(parents=True)
    checkout.let("velmoci/server/static/index.html")
    game = checkout.start("serve", VELMOCI_COMPILE="never")
    lines = lines_until(game, "interpreted serve")
    assert "The browser client could not be built; the one that is here is used." in lines
    assert checkout.compiles() == 0


@pytest.mark.interpreted
def test_the_terminal_needs_no_client(checkout: Checkout) -> None:
    checkout.let("broken-web")
    game = checkout.start("play", "salva", VELMOCI_COMPILE="never")
    assert lines_until(game, "interpreted play") == ["interpreted play salva"]
