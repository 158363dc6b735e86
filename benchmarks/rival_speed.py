"""Measures Catanatron and OpenSpiel in the Python that runs it; prints numbers per second as JSON."""

from __future__ import annotations

import json
import random
import sys
import time

import pyspiel
from catanatron import Color, Game, RandomPlayer

COPIES_AFTER = 200
"""Actions before the game that is copied: well into it."""


def catan_game(seed: int) -> Game:
    """A game of four random players."""
    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(colour) for colour in colours], seed=seed)


def catanatron_games(seed: int, seconds: float) -> dict[str, float]:
    """Whole games of four random players."""
    games, actions, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        game = catan_game(seed + games)
        game.play()
        actions += len(game.state.actions)
        games += 1
    spent = time.process_time() - start
    return {"Catanatron actions": actions / spent, "Catanatron games": games / spent}


def catanatron_copies(seed: int, seconds: float) -> dict[str, float]:
    """Copies of a game in its middle."""
    game = catan_game(seed)
    for _ in range(COPIES_AFTER):
        game.play_tick()
    count, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            game.copy()
        count += 100
    return {"Catanatron copies": count / (time.process_time() - start)}


def spiel(name: str, line: str, seed: int, seconds: float) -> dict[str, float]:
    """Whole random games of one of OpenSpiel's games; dice and deals do not count as decisions."""
    game, luck = pyspiel.load_game(name), random.Random(seed)
    games, decisions, start = 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        games += 1
    spent = time.process_time() - start
    return {f"{line} decisions": decisions / spent, f"{line} games": games / spent}


def main(seed: int, seconds: float) -> None:
    """Measures everything for about so many seconds each."""
    result = {
        **catanatron_games(seed, seconds),
        **catanatron_copies(seed, seconds / 2),
        **spiel("backgammon", "OpenSpiel", seed, seconds),
        **spiel("hearts", "OpenSpiel hearts", seed, seconds),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main(1 + int(sys.argv[1]) * 1_000_000, float(sys.argv[2]))
