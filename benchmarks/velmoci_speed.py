"""Measures Velmoci in the Python that runs it, compiled or not; prints numbers per second as JSON."""

from __future__ import annotations

import json
import sys
import time

from velmoci.bots.driver import play
from velmoci.bots.evropska_valka_random import playout as war_playout
from velmoci.bots.expanze_random import playout
from velmoci.bots.registry import make_bot
from velmoci.evropska_valka.options import LIBRARY as WAR_LIBRARY
from velmoci.evropska_valka.position import new_position as new_war
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import Position, new_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.rulebook import assemble

RULEBOOK = assemble(LIBRARY, (), {"powers": 4, "colour_choice": "random", "round_limit": 1000})
WAR = assemble(WAR_LIBRARY, (), {"players": 4})
COPIES_AFTER = 400
"""Decisions before the position that is copied: well into a game."""


def begun(seed: str) -> tuple[Position, Seeded]:
    """A dealt game of four powers and its chance."""
    position, chance = new_position(RULEBOOK), Seeded(seed)
    position.carry_out(TABLE_SEAT, Begin(), chance)
    return position, chance


def playouts(seed: str, seconds: float) -> dict[str, float]:
    """Whole games without bots: kinds of order at random, up to the limit of rounds."""
    games, decisions, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        decisions += playout(*begun(f"{seed}:{games}"))
        games += 1
    spent = time.process_time() - start
    return {"playout decisions": decisions / spent, "playout games": games / spent}


def wars(seed: str, seconds: float) -> dict[str, float]:
    """Whole games of Evropská válka without bots, to a real end."""
    games, decisions, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        position, chance = new_war(WAR), Seeded(f"{seed}:{games}")
        position.carry_out(TABLE_SEAT, Begin(), chance)
        decisions += war_playout(position, chance)
        games += 1
    spent = time.process_time() - start
    return {"war decisions": decisions / spent, "war games": games / spent}


def bot_games(name: str, seed: str, seconds: float) -> dict[str, float]:
    """Whole games of four equal bots, through views, every order checked."""
    games, orders, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        position, chance = begun(f"{seed}:{games}")
        bots = {seat: make_bot("expanze", name, Seeded(f"{seed}:{games}:{seat}")) for seat in range(4)}
        orders += play(position, bots, chance)
        games += 1
    spent = time.process_time() - start
    return {f"{name} games": games / spent, f"{name} decisions": orders / spent}


def copies(seed: str, seconds: float) -> dict[str, float]:
    """Copies of a position in the middle of a game."""
    position, chance = begun(seed)
    playout(position, chance, COPIES_AFTER)
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(1000):
            position.copy()
        count += 1000
    return {"copies": count / (time.process_time() - start)}


def main(seed: str, seconds: float) -> None:
    """Measures everything for about so many seconds each."""
    result = {
        **playouts(seed, seconds),
        **wars(seed, seconds),
        **bot_games("random", seed, seconds),
        **bot_games("steady", seed, seconds),
        **copies(seed, seconds / 2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
