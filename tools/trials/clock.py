"""Sets the clock by up to a day after every order of matches that are played by the clock, and lets the machine sleep.

    python -m tools.trials.clock --minutes 5

Prints orders, jumps and how long a table stood still after a sleep; exits with 1 if a jump ended somebody's move.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.jumping import jump_about
from tools.trials.figures import arguments, for_minutes, told


def main() -> int:
    """Jumps, and prints the figures."""
    asked = arguments(str(__doc__))
    with tempfile.TemporaryDirectory(prefix="velmoci-trials-") as folder:
        return told("clock", jump_about(Path(folder), for_minutes(asked.minutes), asked.seed))


if __name__ == "__main__":
    sys.exit(main())
