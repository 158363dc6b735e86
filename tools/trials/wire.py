"""Sends odd requests, messages, frames and bytes to a server of its own on loopback.

    python -m tools.trials.wire [count [seed [seconds]]]

Each fault is told with the kind and the number of the attempt; at the end the figures. Exits with 1 if there was one.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.oddities import tried
from tools.trials.figures import numbers


def main(count: int, seed: int, seconds: int) -> int:
    """Tries, and prints what came of it."""
    with tempfile.TemporaryDirectory(prefix="velmoci-trials-") as folder:
        faults, figures = tried(Path(folder), count, seed, seconds)
    for fault in faults:
        print(fault)
    for name, value in figures.items():
        print(f"{name}: {value}")
    print(f"faults: {len(faults)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*numbers(str(__doc__), count=1000, seed=0, seconds=600)))
