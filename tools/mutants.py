"""Puts small faults into the code that clauses name and sees whether the tests that name the clauses notice.

    python -m tools.mutants                                        what changed since the last run
    python -m tools.mutants velmoci/salva/chapters/terrain.py      one file (or folder, or file:function) anew
    python -m tools.mutants --judge "FILE: FUNCTION FAULT" "why"   enter that a surviving fault is none

What came of it stands in tests/mutants/outcome.toml, and each fault that nothing noticed is shown. docs/mutants.md
tells how to go on from there.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent.parent)]

from tools.mutation.early import Early  # noqa: E402


def main() -> int:
    """Import the rest under watch: what runs at import must be known."""
    early = Early()
    with early.watching():
        command = importlib.import_module("tools.mutation.command")
    status: int = command.main(None, early)
    return status


if __name__ == "__main__":
    sys.exit(main())
