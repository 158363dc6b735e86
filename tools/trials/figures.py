"""What the trials of bad days have in common: how long they last, and how their figures are printed."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

from tests.server.killing import Figures


def arguments(text: str) -> argparse.Namespace:
    """`--minutes` and `--seed`."""
    parser = argparse.ArgumentParser(description=text)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=0)
    return parser.parse_args()


def numbers(text: str, **defaults: int) -> tuple[int, ...]:
    """Whole numbers in a fixed order, each with what it is when it is left out."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in defaults.items():
        parser.add_argument(name, type=int, nargs="?", default=default, help=f"{default} when left out")
    return tuple(vars(parser.parse_args()).values())


def for_minutes(minutes: float) -> Callable[[int], bool]:
    """Says whether there is time for another round; there is for one."""
    end = time.monotonic() + 60 * minutes
    return lambda rounds: rounds == 0 or time.monotonic() < end


def told(name: str, figures: Figures) -> int:
    """Prints the figures; 1 where something is wrong."""
    print("\n".join([f"== {name}", *figures.lines()]), flush=True)
    return 0 if figures.is_good else 1
