"""MAP: the board, its continents and states, and which states are adjacent."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.resources import read_text

CONTINENTS: Final = ("asia", "europe", "africa", "north_america", "south_america", "australia")
TRIANGLE: Final = ("bermuda", "falklands", "canary_islands")
LETTERS: Final = "PKD"
FEWEST_STATES: Final = 45
MOST_STATES: Final = 50
MAPS: Final = ("world48",)


class Board:
    """A checked map; states, cards and continents are known inside by their numbers."""

    def __init__(
        self,
        id: str,
        states: list[str],
        names: dict[str, dict[str, str]],
        letters: list[int],
        continent_of: list[int],
        neighbours: list[list[int]],
    ) -> None:
        self.id = id
        self.states = states
        self.size: i64 = len(states)
        self.names = names
        self.index: dict[str, int] = {state: number for number, state in enumerate(states)}
        self.letter: vec[i64] = vec[i64]([i64(letter) for letter in letters])
        self.continent_of: vec[i64] = vec[i64]([i64(continent) for continent in continent_of])
        self.bit: vec[i64] = powers_of_two(self.size)
        self.first_border: vec[i64] = vec[i64]()
        self.border: vec[i64] = vec[i64]()
        self.adjacent: vec[i64] = vec[i64]()
        self.continent: vec[i64] = vec[i64]([i64(0) for _ in CONTINENTS])
        self.triangle: i64 = 0
        self.everything: i64 = 0
        self.link(neighbours)

    def link(self, neighbours: list[list[int]]) -> None:
        """Lays the borders out flat and as sets of bits."""
        for state, around in enumerate(neighbours):
            self.first_border = append(self.first_border, i64(len(self.border)))
            mask: i64 = 0
            for other in around:
                self.border = append(self.border, i64(other))
                mask += self.bit[other]
            self.adjacent = append(self.adjacent, mask)
            self.continent[self.continent_of[state]] += self.bit[state]
            self.everything += self.bit[state]
        self.first_border = append(self.first_border, i64(len(self.border)))
        for island in TRIANGLE:
            self.triangle += self.bit[self.index[island]]

    def are_adjacent(self, a: i64, b: i64) -> bool:
        """Whether two states share a stretch of border or are joined over the sea."""
        return self.adjacent[a] & self.bit[b] != 0

    def neighbours(self, state: str) -> list[str]:
        """The ids of the adjacent states."""
        number = self.index[state]
        return [
            self.states[self.border[i]] for i in range(self.first_border[number], self.first_border[number + 1])
        ]

    def members(self, mask: i64) -> list[str]:
        """The ids of the states in a set of bits."""
        found: list[str] = []
        number: i64 = 0
        while mask != 0:
            if mask & 1 != 0:
                found.append(self.states[number])
            mask >>= 1
            number += 1
        return found

    def name(self, state: str, language: str) -> str:
        """The name of a state or a continent."""
        return self.names[state][language]


def bit_count(mask: i64) -> int:
    """How many states are in a set of bits."""
    bits: int = mask
    return bits.bit_count()


def powers_of_two(count: i64) -> vec[i64]:
    """1, 2, 4, …: a table, since shifts of a literal by a variable are not safe in compiled code."""
    powers: vec[i64] = vec[i64]()
    power: i64 = 1
    for _ in range(count):
        powers = append(powers, power)
        power *= 2
    return powers


def held_by(mask: i64, area: i64) -> bool:
    """Whether a power that owns the states of `mask` holds the whole area, islands included."""
    return mask & area == area


def read_board(data: Mapping[str, Any]) -> Board:
    """Builds a board from the data of a map file, or says what is wrong with it."""
    states = [state["id"] for state in data["state"]]
    names = {item["id"]: item["name"] for item in data["continent"] + data["state"]}
    check_states(data, states)
    neighbours: list[list[int]] = [[] for _ in states]
    index = {state: number for number, state in enumerate(states)}
    for pairs in data["connections"].values():
        for a, b in pairs:
            join(neighbours, index, a, b)
    if not is_connected(neighbours):
        raise bad_map("EX-MAP-3", "not_connected")
    return Board(
        data["id"],
        states,
        names,
        [LETTERS.index(state["letter"]) for state in data["state"]],
        [CONTINENTS.index(state["continent"]) for state in data["state"]],
        [sorted(around) for around in neighbours],
    )


def check_states(data: Mapping[str, Any], states: list[str]) -> None:
    """The frame that the rules set for a map."""
    if not FEWEST_STATES <= len(states) <= MOST_STATES or len(set(states)) != len(states):
        raise bad_map("EX-MAP-1", str(len(states)))
    continent_of = {state["id"]: state["continent"] for state in data["state"]}
    for continent in continent_of.values():
        if continent not in CONTINENTS:
            raise bad_map("EX-MAP-2", str(continent))
    if set(CONTINENTS) - set(continent_of.values()):
        raise bad_map("EX-MAP-2", "empty_continent")
    for island in TRIANGLE:
        if island not in continent_of:
            raise bad_map("EX-MAP-1", island)
    if len({continent_of[island] for island in TRIANGLE}) != len(TRIANGLE):
        raise bad_map("EX-MAP-5", "two_islands_on_one_continent")


def join(neighbours: list[list[int]], index: dict[str, int], a: str, b: str) -> None:
    """Every kind of connection counts alike and in both directions."""
    if a not in index or b not in index:
        raise bad_map("EX-MAP-3", f"{a} {b}")
    if a == b or index[b] in neighbours[index[a]]:
        raise bad_map("EX-MAP-4", f"{a} {b}")
    neighbours[index[a]].append(index[b])
    neighbours[index[b]].append(index[a])


def is_connected(neighbours: list[list[int]]) -> bool:
    """Whether every state can be reached from the first."""
    reached = {0}
    edge = [0]
    while edge:
        for other in neighbours[edge.pop()]:
            if other not in reached:
                reached.add(other)
                edge.append(other)
    return len(reached) == len(neighbours)


def bad_map(clause: str, detail: str) -> BadRulebook:
    return BadRulebook("bad_map", clause, detail=detail)


BOARDS: Final[dict[str, Board]] = {}


def find_board(id: str) -> Board:
    """The installed map of that id, read once."""
    if id not in BOARDS:
        BOARDS[id] = read_board(tomllib.loads(read_text("velmoci.expanze", f"data/{id}.toml")))
    return BOARDS[id]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-MAP-1": (check_states,),
    "EX-MAP-2": (check_states,),
    "EX-MAP-3": (join, Board.are_adjacent),
    "EX-MAP-4": (join,),
    "EX-MAP-5": (check_states, Board.link),
    "EX-MAP-6": (held_by,),
    "EX-MAP-7": (find_board,),
}
