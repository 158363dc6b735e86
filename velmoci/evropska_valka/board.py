"""FLD and ADJ: the board, its powers, fields and harbours, and which fields are neighbours."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.resources import read_text

POWERS: Final = ("british_allies", "french_allies", "dual_alliance", "ottoman_empire", "russian_empire")
"""In the order of the rulebook; a board may not have others."""
SEAS: Final = ("atlantic", "mediterranean")
FIELDS_OF_A_POWER: Final = 3
MAPS: Final = ("europe15",)


class Board:
    """A checked map; fields and powers are known inside by their numbers."""

    def __init__(
        self,
        id: str,
        fields: list[str],
        names: dict[str, dict[str, str]],
        colours: dict[str, str],
        power_of: list[int],
        harbours: list[list[str]],
        land: list[list[int]],
    ) -> None:
        self.id = id
        self.fields = fields
        self.size: i64 = len(fields)
        self.names = names
        self.colours = colours
        """Power → the colour of its figures."""
        self.harbours = harbours
        """Field number → the seas it has a harbour at."""
        self.index: dict[str, int] = {field: number for number, field in enumerate(fields)}
        self.alphabet: list[int] = sorted(range(len(fields)), key=lambda number: fields[number])
        """Field numbers in the order of their ids: what an absent player does goes by it."""
        self.power_of: vec[i64] = vec[i64]([i64(power) for power in power_of])
        self.bit: vec[i64] = powers_of_two(self.size)
        self.land: vec[i64] = vec[i64]()
        """Field → its neighbours by border or special pair, as bits."""
        self.near: vec[i64] = vec[i64]()
        """Field → all neighbours, by ship too."""
        self.trio: vec[i64] = vec[i64]([i64(0) for _ in POWERS])
        """Power → its three fields as bits."""
        self.everything: i64 = 0
        self.link(land)

    def link(self, land: list[list[int]]) -> None:
        """Lays neighbours out as sets of bits."""
        for field, around in enumerate(land):
            by_land: i64 = 0
            for other in around:
                by_land += self.bit[other]
            near = by_land
            for other in range(len(land)):
                if other != field and self.share_sea(field, other):
                    near |= self.bit[other]
            self.land = append(self.land, by_land)
            self.near = append(self.near, near)
            self.trio[self.power_of[field]] += self.bit[field]
            self.everything += self.bit[field]

    def share_sea(self, a: i64, b: i64) -> bool:
        """Whether both fields have a harbour at the same sea; nothing else stops a ship."""
        for sea in self.harbours[a]:
            if sea in self.harbours[b]:
                return True
        return False

    def are_neighbours(self, a: i64, b: i64) -> bool:
        """Whether a figure gets from one field to the other in one step."""
        return self.near[a] & self.bit[b] != 0

    def neighbours(self, field: str) -> list[str]:
        """The ids of all neighbours, by ship too."""
        return self.members(self.near[self.index[field]])

    def land_neighbours(self, field: str) -> list[str]:
        """The ids of the neighbours by border or special pair."""
        return self.members(self.land[self.index[field]])

    def home(self, power: str) -> list[str]:
        """The ids of a power's three fields."""
        return self.members(self.trio[POWERS.index(power)])

    def members(self, mask: i64) -> list[str]:
        """The ids of the fields in a set of bits."""
        return [field for number, field in enumerate(self.fields) if mask & self.bit[number] != 0]

    def name(self, id: str, language: str) -> str:
        """The name of a field or a power."""
        return self.names[id][language]


def powers_of_two(count: i64) -> vec[i64]:
    """1, 2, 4, …: a table, since shifts of a literal by a variable are not safe in compiled code."""
    powers: vec[i64] = vec[i64]()
    power: i64 = 1
    for _ in range(count):
        powers = append(powers, power)
        power *= 2
    return powers


def nth_bit(bits: i64, place: i64) -> i64:
    """The number of the bit at that place of a set, from 0."""
    while place > 0:
        bits &= bits - 1
        place -= 1
    number: i64 = 0
    while bits & 1 == 0:
        bits >>= 1
        number += 1
    return number


def read_board(data: Mapping[str, Any]) -> Board:
    """Builds a board from the data of a map file, or says what is wrong with it."""
    fields = [field["id"] for field in data["field"]]
    check_fields(data, fields)
    index = {field: number for number, field in enumerate(fields)}
    land: list[list[int]] = [[] for _ in fields]
    for pairs in data["connections"].values():
        for a, b in pairs:
            join(land, index, a, b)
    board = Board(
        data["id"],
        fields,
        {item["id"]: item["name"] for item in data["power"] + data["field"]},
        {power["id"]: power["colour"] for power in data["power"]},
        [POWERS.index(field["power"]) for field in data["field"]],
        [list(field["harbours"]) for field in data["field"]],
        [sorted(around) for around in land],
    )
    if not is_connected(board):
        raise bad_map("EV-ADJ-1", "not_connected")
    return board


def check_fields(data: Mapping[str, Any], fields: list[str]) -> None:
    """Five powers with three fields each, harbours only at seas that there are."""
    owners = [field["power"] for field in data["field"]]
    if sorted(power["id"] for power in data["power"]) != sorted(POWERS) or len(set(fields)) != len(fields):
        raise bad_map("EV-FLD-1", "powers_or_fields")
    for power in POWERS:
        if owners.count(power) != FIELDS_OF_A_POWER:
            raise bad_map("EV-FLD-1", power)
    if len(fields) != len(POWERS) * FIELDS_OF_A_POWER:
        raise bad_map("EV-FLD-1", str(len(fields)))
    for field in data["field"]:
        for sea in field["harbours"]:
            if sea not in SEAS:
                raise bad_map("EV-FLD-1", str(sea))


def join(land: list[list[int]], index: dict[str, int], a: str, b: str) -> None:
    """A pair of neighbours is given once and counts in both directions."""
    if a not in index or b not in index:
        raise bad_map("EV-ADJ-1", f"{a} {b}")
    if a == b or index[b] in land[index[a]]:
        raise bad_map("EV-ADJ-1", f"{a} {b}")
    land[index[a]].append(index[b])
    land[index[b]].append(index[a])


def is_connected(board: Board) -> bool:
    """Whether every field can be reached from the first, by ship too."""
    reached: i64 = 1
    before: i64 = 0
    while reached != before:
        before = reached
        for field in range(board.size):
            if reached & board.bit[field] != 0:
                reached |= board.near[field]
    return reached == board.everything


def bad_map(clause: str, detail: str) -> BadRulebook:
    return BadRulebook("bad_map", clause, detail=detail)


BOARDS: Final[dict[str, Board]] = {}


def find_board(id: str) -> Board:
    """The installed map of that id, read once."""
    if id not in BOARDS:
        BOARDS[id] = read_board(tomllib.loads(read_text("velmoci.evropska_valka", f"data/{id}.toml")))
    return BOARDS[id]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-FLD-1": (check_fields, Board.link),
    "EV-ADJ-1": (join,),
    "EV-ADJ-2": (read_board,),
    "EV-ADJ-3": (Board.share_sea, Board.link),
    "EV-ADJ-4": (Board.share_sea,),
    "EV-ADJ-5": (Board.link,),
}
