"""Lets clients play match after match against bots on a server process of its own on loopback.

    python -m tools.trials.soak [seconds [players [seed]]]

Prints matches, orders and how soon they were answered, and the memory of the server at the beginning, in the middle and
at the end. Exits with 1 if an order got no answer, the server logged an error, or its memory grew without end.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.soaking import soak
from tools.trials.figures import numbers


def main(seconds: int, players: int, seed: int) -> int:
    """Soaks, and prints the figures."""
    with tempfile.TemporaryDirectory(prefix="velmoci-trials-") as folder:
        figures = soak(Path(folder), seconds, players, seed)
    times = sorted(figures.times) or [0.0]
    print(f"matches: {figures.matches}")
    print(f"orders: {len(figures.times)}, {len(figures.times) / seconds:.0f} a second")
    for name, part in (("half", 0.5), ("99 of 100", 0.99)):
        print(f"{name} answered within: {1000 * times[int(part * (len(times) - 1))]:.1f} ms")
    print(f"slowest answer: {1000 * times[-1]:.0f} ms")
    print(f"memory at the beginning, in the middle, at the end: {figures.memory} kB")
    for fault in figures.faults:
        print(f"fault: {fault}")
    return 1 if figures.faults else 0


if __name__ == "__main__":
    sys.exit(main(*numbers(str(__doc__), seconds=600, players=20, seed=0)))
