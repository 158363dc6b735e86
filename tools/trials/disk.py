"""Lets the disk of a server under load be full again and again (Linux; no rights are needed).

    python -m tools.trials.disk --minutes 5

Prints the orders that were refused because they could not be kept, the acknowledged ones, and how many of these were
lost or carried out twice; exits with 1 if there were any, or if the health page did not tell.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.killing import fill_the_disk
from tools.trials.figures import arguments, for_minutes, told


def main() -> int:
    """Fills the disk, and prints the figures."""
    asked = arguments(str(__doc__))
    with tempfile.TemporaryDirectory(prefix="velmoci-trials-") as folder:
        return told("full disk", fill_the_disk(Path(folder), for_minutes(asked.minutes), asked.seed))


if __name__ == "__main__":
    sys.exit(main())
