"""Two server processes over one PostgreSQL play the same matches; they and the database are killed in turn.

    python -m tools.trials.two_servers --minutes 5

Prints acknowledged orders and how many of them were lost or carried out twice; exits with 1 if there were any.
"""

from __future__ import annotations

import sys

from tests.server.killing import kill_on_postgres
from tools.trials.figures import arguments, for_minutes, told


def main() -> int:
    """Kills, and prints the figures."""
    asked = arguments(str(__doc__))
    return told("two servers", kill_on_postgres(for_minutes(asked.minutes), asked.seed, count=2))


if __name__ == "__main__":
    sys.exit(main())
