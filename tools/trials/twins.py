"""Plays pairs of matches that differ only in what one seat may not know, and compares all that reaches that seat.

    python -m tools.trials.twins --minutes 5

Prints how many pairs of each game were compared and at which doors they could be told apart; exits with 1 if at any.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.server import test_twin_doors_evropska_valka, test_twin_doors_salva
from tests.server.killing import Figures
from tests.server.test_twin_doors import EXPANZE, NoOrder, Scene, compare
from tests.trust import twins as expanze
from tests.trust.evropska_valka import twins as evropska_valka
from tests.trust.salva import twins as salva
from tools.trials.figures import arguments, for_minutes, told
from velmoci.kernel.chance import Chance, Seeded

Twin = Callable[[Any, int, Chance], Any]
"""Another position that looks the same from a seat."""
GAMES: tuple[tuple[Scene, Twin], ...] = (
    (EXPANZE, expanze.shuffled),
    (test_twin_doors_evropska_valka.SCENE, evropska_valka.shuffled),
    (test_twin_doors_salva.SCENE, salva.shuffled),
)


def pair(scene: Scene, twin: Twin, seed: int, figures: Figures) -> None:
    """One pair; a start at which nothing is hidden from the seat, or the orders do not fit, is of no use."""
    seat = seed % scene.powers
    try:
        position = scene.start(seed)
        if scene.hidden(position, seat) == scene.hidden(twin(position, seat, Seeded(seed)), seat):
            raise NoOrder("nothing is hidden")
        with tempfile.TemporaryDirectory(prefix="velmoci-trials-") as folder:
            doors = compare(Path(folder), seat, seed, lambda one: twin(one, seat, Seeded(seed)), scene)
    except NoOrder:
        figures.counts[f"{scene.game}: starts of no use"] += 1
        return
    figures.counts[f"{scene.game}: pairs"] += 1
    figures.faults += [f"{scene.game}, seat {seat}, seed {seed}: {door}" for door in doors]


def main() -> int:
    """Compares, and prints the figures."""
    asked = arguments(str(__doc__))
    figures, goes_on = Figures(), for_minutes(asked.minutes)
    while goes_on(figures.breaks):
        pair(*GAMES[figures.breaks % len(GAMES)], 1000 + asked.seed + figures.breaks, figures)
        figures.breaks += 1
    return told("twin worlds", figures)


if __name__ == "__main__":
    sys.exit(main())
