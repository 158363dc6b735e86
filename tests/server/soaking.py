"""Clients that play match after match against bots on a server process of its own."""

from __future__ import annotations

import random
import re
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.server.harness import Player, some_order
from tests.server.killing import Process

LONGEST_MATCH = 400
"""Orders, after which a client begins another match."""
GROWTH = 100_000
"""Kilobytes that the memory may grow from the middle to the end: tables stay in memory for a while."""


@dataclass
class Figures:
    """What all clients together have seen."""

    matches: int = 0
    times: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)


def play(port: int, end: float, chance: random.Random, figures: Figures) -> None:
    """One client: a match, then another one, until the time is over."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "expanze", "nickname": "Ann", "seats": seats, "options": {"colour_choice": "random"}}
    try:
        while time.monotonic() < end:
            (place,) = httpx.post(f"http://127.0.0.1:{port}/api/matches", json=wish, timeout=60).json()["places"]
            with Player(port, place["match"], place["token"]) as player:
                player.ask("mix", value="x")
                play_match(player, end, chance, figures)
            figures.matches += 1
    except Exception as error:
        figures.faults.append(f"{type(error).__name__}: {error}")


def play_match(player: Player, end: float, chance: random.Random, figures: Figures) -> None:
    """Answers whatever is asked until the match is over."""
    for _ in range(LONGEST_MATCH):
        player.catch_up(lambda one: one.is_asked or one.is_over, 60)
        if player.is_over or time.monotonic() > end:
            return
        begun = time.monotonic()
        player.order(some_order(player, chance))
        figures.times.append(time.monotonic() - begun)


def memory_of(pid: int) -> int:
    """Kilobytes in memory; 0 where the system does not tell."""
    try:
        text = Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return 0
    found = re.search(r"VmRSS:\s+(\d+)", text)
    return int(found[1]) if found else 0


def soak(folder: Path, seconds: float, players: int, seed: int) -> Figures:
    """Plays, and looks at the memory three times."""
    figures, server = Figures(), Process(str(folder / "m.sqlite"))
    try:
        end = time.monotonic() + seconds
        clients = [
            threading.Thread(target=play, args=(server.port, end, random.Random(f"{seed} {number}"), figures))
            for number in range(players)
        ]
        for client in clients:
            client.start()
        for _ in range(2):
            figures.memory.append(memory_of(server.process.pid))
            time.sleep(seconds / 2)
        for client in clients:
            client.join()
        figures.memory.append(memory_of(server.process.pid))
        metrics = httpx.get(f"http://127.0.0.1:{server.port}/metrics", timeout=60).text
        found = re.search(r"^velmoci_errors_total (\d+)", metrics, re.MULTILINE)
        if found is not None and found[1] != "0":
            figures.faults.append(f"errors in the log: {found[1]}")
        if figures.memory[2] - figures.memory[1] > GROWTH:
            figures.faults.append(f"memory grows: {figures.memory}")
    finally:
        server.end()
    return figures
