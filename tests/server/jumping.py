"""A machine whose clock is set at random while people play by the clock, and which sometimes falls asleep."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.harness import Player, running, some_order, wait_until
from tests.server.killing import Figures
from tests.server.test_play import begun
from velmoci.server.clock import CLOCK

DAY = 86_400.0
MOVE = 600
"""Seconds for a move: far more than the clients need."""
ORDERS = 10
"""Orders between two sleeps; after each the clock is set."""


class Machine:
    """Stands between the server and the real clock."""

    def __init__(self) -> None:
        self.wall, self.passed = CLOCK.wall, CLOCK.passed
        self.jump = self.slept = 0.0
        CLOCK.looked, CLOCK.shown = self.passed(), self.wall()
        CLOCK.wall = lambda: self.wall() + self.jump + self.slept
        CLOCK.passed = lambda: self.passed() + self.slept

    def come_right(self) -> None:
        CLOCK.wall, CLOCK.passed = self.wall, self.passed
        CLOCK.looked, CLOCK.shown = self.passed(), self.wall()


def jump_about(folder: Path, goes_on: Callable[[int], bool], seed: int = 0) -> Figures:
    """Counts orders, jumps and moves that ended too soon; after a sleep the table must go on by itself."""
    figures, chance, machine = Figures(), random.Random(seed), Machine()
    longest = 0.0
    clock = {"mode": "live", "move_seconds": MOVE, "bank_seconds": 0}
    try:
        with running(folder) as server:
            while goes_on(figures.breaks):
                made, players = begun(server, "me", "me", clock=clock)
                for _ in range(ORDERS):
                    figures.acknowledged += one_order(players, chance, figures)
                    machine.jump = chance.uniform(-DAY, DAY)
                    figures.counts["jumps"] += 1
                asked = whose_turn(players)
                if asked is not None:
                    machine.slept += 2 * MOVE
                    begin = time.monotonic()
                    asked.order(some_order(asked, chance))
                    table = server.host.hub.rooms[made["match"]].table
                    wait_until(lambda table=table, seat=asked.seat: table.waits_for() != (seat,))  # type: ignore[misc]
                    longest = max(longest, time.monotonic() - begin)
                figures.breaks += 1
                for player in players:
                    player.close()
    finally:
        machine.come_right()
    figures.counts["longest stop after a sleep in ms"] = round(1000 * longest)
    return figures


def whose_turn(players: list[Player]) -> Player | None:
    for player in players:
        player.quiet(0.02)
    return next((player for player in players if player.is_asked), None)


def one_order(players: list[Player], chance: random.Random, figures: Figures) -> int:
    """An order by whoever is asked; one that is refused because of the time is a fault."""
    asked = whose_turn(players)
    if asked is None:
        return 0
    answer = asked.order(some_order(asked, chance))
    if answer["type"] != "done":
        figures.faults.append(f"refused: {answer['code']}")
    return 1
