"""Kills server processes under load, half of the time over SQLite, half over PostgreSQL and the database too.

    python -m tools.trials.kills --minutes 5

Prints acknowledged orders and how many of them were lost or carried out twice; exits with 1 if there were any.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.server.killing import kill_on_postgres, kill_on_sqlite
from tools.trials.figures import arguments, for_minutes, told


def main() -> int:
    """Kills, and prints the figures."""
    asked = arguments(str(__doc__))
    with tempfile.TemporaryDirectory(prefix="velmoci-trials-") as folder:
        bad = told("SQLite", kill_on_sqlite(Path(folder), for_minutes(asked.minutes / 2), asked.seed))
    return bad | told("PostgreSQL", kill_on_postgres(for_minutes(asked.minutes / 2), asked.seed))


if __name__ == "__main__":
    sys.exit(main())
