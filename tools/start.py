"""What `make play` and `make terminal` start: the compiled rules if they are those of the checkout, otherwise the
checkout itself, interpreted, while its rules are compiled beside it at the lowest priority for the next start.

    python -m tools.start serve --port 8000

When the game ends, so does the compiling; setup.py keeps what is compiled by then. Locks keep several starts from
setting up or compiling the same things at once. VELMOCI_COMPILE=never plays interpreted and compiles nothing.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import IO

from tools.locked import take

BUILD = Path("build")
READY = BUILD / "compiled" / ".ready"
SOURCES = BUILD / "sources"
LOG = BUILD / "compiled.log"
CLIENT = Path("velmoci", "server", "static", "index.html")
PATIENCE = 20.0
"""Seconds that the compiler gets to end when the game has ended."""


def make(*words: str) -> list[str]:
    return [os.environ.get("VELMOCI_MAKE", "make"), "--silent", "--no-print-directory", *words]


def made(*words: str) -> bool:
    """Whether make could do that."""
    return subprocess.run(make(*words), check=False).returncode == 0


def set_up(is_served: bool) -> bool:
    """Install what the checkout needs, and build the browser client; one that was built before will do."""
    lock = take(BUILD / "set-up.lock")
    try:
        if not made(".venv/.run", str(SOURCES)):
            return False
        if not is_served or made("build/web"):
            return True
        if CLIENT.exists():
            say("The browser client could not be built; the one that is here is used.")
        return CLIENT.exists()
    finally:
        if lock is not None:
            lock.close()


def is_compiled() -> bool:
    """Whether the compiled rules are those of the checkout: no file is newer, none has appeared or gone."""
    if not READY.exists() or READY.stat().st_mtime_ns < SOURCES.stat().st_mtime_ns:
        return False
    return made("--question", "--assume-old", str(SOURCES), str(READY))


def say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


class Compiling:
    """The compiler at work beside the game, in a session of its own: a key that ends the game does not reach it."""

    def __init__(self, lock: IO[str]) -> None:
        with LOG.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                ["nice", "-n", "19", *make(str(READY))],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                pass_fds=(lock.fileno(),),
                start_new_session=True,
            )
        lock.close()
        self.is_given_up = False
        self.thread = threading.Thread(target=self.report, daemon=True)
        self.thread.start()

    def report(self) -> None:
        """Tell how it went, once it has ended by itself."""
        code = self.process.wait()
        if self.is_given_up:
            return
        plain = next((line for line in LOG.read_text("utf-8").splitlines() if "becomes plain Python" in line), None)
        if code:
            say(f"The rules could not be compiled ({LOG} says why); the game goes on without.")
        else:
            say(plain or "The rules are compiled; the next start takes them.")

    def end(self) -> None:
        """End it as a key at the terminal would; what is compiled is kept."""
        if self.process.poll() is None:
            self.is_given_up = True
            for number in (signal.SIGINT, signal.SIGKILL):
                with suppress(ProcessLookupError):
                    os.killpg(self.process.pid, number)
                with suppress(subprocess.TimeoutExpired):
                    self.process.wait(PATIENCE)
                    break
            say("The compiling has ended too; the next start goes on with it.")
        self.thread.join()


def play(command: list[str]) -> int:
    """Run the game, which deals with keys and signals itself; return how it ended."""
    signal.signal(signal.SIGINT, lambda *_: None)
    game = subprocess.Popen(command)
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: game.terminate())
    return game.wait()


def main(words: list[str]) -> int:
    """Set up, then play in whatever way there is."""
    if not set_up(is_served=words[:1] == ["serve"]):
        return 1
    if is_compiled() and os.environ.get("VELMOCI_COMPILE") != "never":
        return play([str(READY.parent / "bin" / "velmoci"), *words])
    compiling = None
    if os.environ.get("VELMOCI_COMPILE") != "never":
        os.environ["VELMOCI_COMPILING"] = "1"
        lock = take(BUILD / "compiled.lock", is_patient=False)
        compiling = Compiling(lock) if lock is not None else None
        by = "beside it" if compiling else "by somebody else"
        say(f"Playing interpreted; the rules are compiled {by} within some minutes, and the next start takes them.")
    try:
        return play([".venv/bin/python", "-m", "velmoci", *words])
    finally:
        if compiling is not None:
            compiling.end()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
