"""Sees that the code that clauses name is reached through the doors of the program, not only by tests that call it.

python -m tools.reached           look for a witness of every function and keep them in tests/mutants/reached.toml
python -m tools.reached --check   run the witnesses; fail if a function is not reached any more
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]

from tools.mutation.early import Early  # noqa: E402


def main(arguments: Sequence[str] | None = None) -> int:
    """Import the rest under watch: what runs at import is reached."""
    parser = argparse.ArgumentParser(prog="python -m tools.reached", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="only run the witnesses that are kept")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    options = parser.parse_args(arguments)
    early = Early()
    with early.watching():
        looking = importlib.import_module("tools.mutation.looking")
        places = looking.clause_places()
    status: int = looking.look(places, early.keys(), options.check, options.jobs)
    return status


if __name__ == "__main__":
    sys.exit(main())
