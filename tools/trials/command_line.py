"""Tries the command line with odd arguments, files and lines.

    python -m tools.trials.command_line [count [seed [kind …]]]

Each kind of traceback that it finds is told once, with the number of the attempt that shows it.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import tempfile
from pathlib import Path

from tests.cli.oddities import KINDS, trials


def run(count: int, seed: int, kinds: list[str]) -> int:
    """Says how many kinds of fault were found."""
    found: dict[str, int] = {}
    with tempfile.TemporaryDirectory(prefix="velmoci-trials-") as folder:
        os.environ |= {"XDG_DATA_HOME": folder, "VELMOCI_LANGUAGE": "en"}
        for kind in kinds:
            for number, fault in trials(kind, count, Path(folder), seed):
                if fault is None:
                    continue
                key = re.sub(r"\d+|'[^']*'", "…", str(fault).rpartition("]: ")[2])
                found[key] = found.get(key, 0) + 1
                if found[key] == 1:
                    print(f"{kind} {number}: {fault}", flush=True)
            print(f"{count} attempts with odd {kind} done", flush=True)
    for key, times in found.items():
        print(f"{times:>6} × {key}")
    return len(found)


def main() -> int:
    """Try what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("count", type=int, nargs="?", default=1000, help="attempts of each kind")
    parser.add_argument("seed", type=int, nargs="?", default=0)
    parser.add_argument("kinds", nargs="*", metavar="kind", help=f"of: {', '.join(KINDS)}; all when left out")
    asked = parser.parse_args()
    if unknown := set(asked.kinds) - set(KINDS):
        parser.error(f"there is no kind {', '.join(sorted(unknown))}")
    return 1 if run(asked.count, asked.seed, asked.kinds or list(KINDS)) else 0


if __name__ == "__main__":
    sys.exit(main())
