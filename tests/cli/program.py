"""The real program, run as people run it: through a pipe or at a terminal of its own."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path

Call = Callable[[tuple[str, ...], str], tuple[int, str, str]]
"""From arguments and a language to exit code, output and mistakes."""
COMMAND = [sys.executable, "-m", "velmoci"]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]|\r")


def environment(home: Path, **more: str) -> dict[str, str]:
    """The variables of a person without any settings, whose files lie in a folder of the test."""
    kept = {
        key: value
        for key, value in os.environ.items()
        if not key.startswith(("LANG", "LC_", "VELMOCI_", "XDG_"))
    }
    own = {
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "COLUMNS": "80",
        "LINES": "24",
        "TERM": "xterm",
    }
    return {**kept, **own, "PYTHONIOENCODING": "utf-8", **more}


def run(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end; `typed` comes through a pipe."""
    return subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        cwd=home,
        timeout=120,
        check=False,
    )


class Screen:
    """A program at a terminal of 80 times 24 characters; what it shows since the last look can be read."""

    def __init__(self, home: Path, *arguments: str, rows: int = 24, **more: str) -> None:
        self.child, self.side = pty.fork()
        if self.child == 0:
            os.chdir(home)
            os.execvpe(COMMAND[0], [*COMMAND, *arguments], environment(home, LINES=str(rows), **more))
        fcntl.ioctl(self.side, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        self.shown = ""

    def read_until(self, wanted: str, seconds: float = 120.0) -> str:
        """Reads until some text is shown; says everything shown since the last call."""
        end = time.monotonic() + seconds
        while wanted not in ESCAPES.sub("", self.shown):
            ready, _, _ = select.select([self.side], [], [], max(0.0, end - time.monotonic()))
            try:
                data = os.read(self.side, 65536) if ready else b""
            except OSError:
                data = b""
            if not data:
                raise AssertionError(f"{wanted!r} never came:\n{ESCAPES.sub('', self.shown)}")
            self.answer_questions(data)
            self.shown += data.decode("utf-8", "replace")
        text, self.shown = self.shown, ""
        return text

    def answer_questions(self, data: bytes) -> None:
        """A terminal tells where its cursor is when it is asked."""
        for _ in range(data.count(b"\x1b[6n")):
            os.write(self.side, b"\x1b[1;1R")

    def type(self, text: str) -> None:
        """Types at the keyboard; `\\r` is Enter."""
        os.write(self.side, text.encode())

    def kill(self) -> None:
        """The power goes out."""
        os.kill(self.child, signal.SIGKILL)
        os.waitpid(self.child, 0)

    def code(self, seconds: float = 30.0) -> int:
        """Waits for the end; the program's own code."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            ready, _, _ = select.select([self.side], [], [], 0.5)
            try:
                if ready and not os.read(self.side, 65536):
                    break
            except OSError:
                break
        else:
            self.kill()
            raise AssertionError("the program does not end")
        _, status = os.waitpid(self.child, 0)
        os.close(self.side)
        return os.waitstatus_to_exitcode(status)


def plain(text: str) -> str:
    """What a person reads, without the codes of the terminal."""
    return ESCAPES.sub("", text)
