"""Reads a board's table of record: its states, the countries that make them up, and its connections."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

Pair = frozenset[str]


@dataclass(frozen=True)
class Part:
    """One country of a state, or the piece of a split country that `piece` describes."""

    code: str
    piece: str = ""


@dataclass(frozen=True)
class State:
    """An area of the board; `continent` is the whole that it belongs to, which may be a power."""

    id: str
    continent: str
    names: dict[str, str]
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Board:
    id: str
    states: dict[str, State]
    connections: dict[str, tuple[tuple[str, str], ...]]

    def pairs(self, *kinds: str) -> set[Pair]:
        """The connected pairs of the named kinds (`land`, `sea`, `strait`)."""
        return {frozenset(ends) for kind in kinds for ends in self.connections[kind]}


def parse_parts(text: str) -> tuple[Part, ...]:
    """Splits a `countries` cell such as `PRT, AND; ESP {lon >= -13}` into its parts."""
    parts: list[Part] = []
    for group in text.split(";"):
        piece = re.fullmatch(r"\s*([A-Z]{3})\s*\{(.+)\}\s*", group)
        if piece:
            parts.append(Part(piece[1], piece[2]))
        else:
            parts += [Part(_code(cell)) for cell in group.split(",")]
    return tuple(parts)


def _code(cell: str) -> str:
    code = cell.strip()
    if not re.fullmatch(r"[A-Z]{3}", code):
        raise ValueError(f"not a country code: {cell!r}")
    return code


def read_board(path: Path, area: str = "state", whole: str = "continent") -> Board:
    """Reads a board such as `world48.toml`; another game's board may call its areas and their wholes otherwise."""
    data = tomllib.loads(path.read_text("utf-8"))
    states = {
        row["id"]: State(row["id"], row[whole], row["name"], parse_parts(row["countries"])) for row in data[area]
    }
    connections = {
        kind: tuple((first, second) for first, second in rows) for kind, rows in data["connections"].items()
    }
    return Board(data["id"], states, connections)


def disagreements(drawn: set[Pair], listed: set[Pair]) -> list[str]:
    """Says, pair by pair, where the picture and the table differ; empty when they agree."""
    missing = [f"no common border is drawn: {_words(pair)}" for pair in listed - drawn]
    extra = [
        f"a common border is drawn that the table does not list: {_words(pair)}" for pair in drawn - listed
    ]
    return sorted(missing + extra)


def _words(pair: Pair) -> str:
    return " – ".join(sorted(pair))


def shade_states(board: Board, shades: int) -> dict[str, int]:
    """Gives every state a shade number that none of its neighbours on the same continent has."""
    neighbours: dict[str, set[str]] = {state: set() for state in board.states}
    for pair in board.pairs(*board.connections):
        for one, other in combinations(sorted(pair), 2):
            if board.states[one].continent == board.states[other].continent:
                neighbours[one].add(other)
                neighbours[other].add(one)
    chosen: dict[str, int] = {}
    used: dict[str, list[int]] = {}
    for state in sorted(neighbours, key=lambda s: (-len(neighbours[s]), s)):
        count = used.setdefault(board.states[state].continent, [0] * shades)
        free = [n for n in range(shades) if n not in {chosen.get(other) for other in neighbours[state]}]
        chosen[state] = min(free, key=lambda n: (count[n], n))
        count[chosen[state]] += 1
    return {state: chosen[state] for state in board.states}
