"""Plays games over days of four people who look in twice a day, with and without aircraft and standing orders.

    python -m tools.trials.correspondence --games 20 --rounds 6

Prints for each way how many visits a person needs in a round and in a day, how long a round takes, and how often the
game waited for somebody who was not on turn; exits with 1 if aircraft cost visits in spite of standing orders.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from statistics import fmean

from tests.match.correspondence import WAYS, Figures


def main(words: Sequence[str] | None = None) -> int:
    """Plays, and prints a table."""
    parser = argparse.ArgumentParser(description=str(__doc__), formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=6)
    asked = parser.parse_args(words)
    print("| way | visits a round | visits a day | days a round | waits out of turn a round |")
    print("| --- | --- | --- | --- | --- |")
    found: dict[str, float] = {}
    for way in WAYS:
        games = [way.played(asked.rounds, str(seed)) for seed in range(asked.games)]
        found[way.name] = fmean(game.per_round for game in games)
        print(row(way.name, games))
    return int(found["aircraft, standing orders"] > found["no aircraft, everybody is asked"])


def row(name: str, games: list[Figures]) -> str:
    """A line of the table."""
    numbers = [
        fmean(game.per_round for game in games),
        fmean(game.per_day for game in games),
        fmean(game.days / game.rounds for game in games),
        fmean(game.waits / game.rounds for game in games),
    ]
    return f"| {name} | {' | '.join(f'{number:.2f}' for number in numbers)} |"


if __name__ == "__main__":
    sys.exit(main())
