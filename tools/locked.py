"""Runs a command while no other holds the same lock: `python -m tools.locked FILE COMMAND…` waits for its turn.

The lock is the system's, so it ends with the processes that hold it, however they end. SIGTERM ends the command with
all that it has started.
"""

from __future__ import annotations

import fcntl
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO


def take(file: Path, is_patient: bool = True) -> IO[str] | None:
    """The lock, held until all that have it close it or end; none if another has it and we are not patient."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = file.open("w", encoding="utf-8")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | (0 if is_patient else fcntl.LOCK_NB))
    except BlockingIOError:
        lock.close()
        return None
    return lock


def main(words: list[str]) -> int:
    """Returns what the command returns."""
    lock = take(Path(words[0]))
    assert lock is not None
    command = subprocess.Popen(words[1:], pass_fds=(lock.fileno(),), start_new_session=True)
    signal.signal(signal.SIGTERM, lambda *_: os.killpg(command.pid, signal.SIGTERM))
    return command.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
