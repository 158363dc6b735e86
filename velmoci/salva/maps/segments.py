"""The maps of the rulebook out of segments (Náhodně generovaná mapa): drawn and turned by lot, or laid on purpose."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.errors import Refusal
from velmoci.salva.maps.outlines import chained
from velmoci.salva.maps.plan import Namer, Plan, Point, Ring, Row, with_neighbours

LAND: Final = "L"
CANAL: Final = "P"
SEA: Final = "S"
SIDE: Final = 3
ATTEMPTS: Final = 1000
CANALS: Final = (4, 6)
"""A potential canal becomes one on so much of a die with so many sides."""
CELL: Final = 1500
MOST_SEGMENTS: Final = 6
MOST_LAND: Final = 200

STANDARD12: Final = (
    "LLL/LLL/LLS", "LLS/LLS/LSS", "SSS/SLL/SLL", "LLL/SPS/LLL", "SLS/LLL/SLS", "SSS/SLS/SSS",
    "LSS/SSS/SSL", "LLL/LSL/LLL", "SSL/SPL/SSL", "LLL/LLL/LLL", "SSS/LLL/SSS", "LSL/LPL/LSL",
)  # fmt: skip
GRIDS: Final = {2: (1, 2), 3: (2, 2), 4: (2, 3), 5: (2, 3), 6: (3, 3)}
WRAPS: Final = ("none", "horizontal", "both")

LAID: Final = re.compile(r"G([1-9]\d?)(r{0,3})")
"""A segment by its number, with an r for each quarter turn clockwise."""

Grid = list[str]


class Wish(NamedTuple):
    """What a map of segments is made by."""

    rows: int
    cols: int
    least: int
    most: int
    segments: tuple[str, ...]
    wrap: str
    naval: bool
    canals: tuple[int, int] = CANALS


def make_wish(
    players: int,
    rows: int = 0,
    cols: int = 0,
    least: int = 0,
    most: int = 0,
    segments: Sequence[str] = STANDARD12,
    wrap: str = "none",
    naval: bool = False,
    canals: tuple[int, int] = CANALS,
) -> Wish:
    """The parameters with the defaults for so many players; refused where they cannot be."""
    if players not in GRIDS:
        raise Refusal("map_players", "SA-multiplayer-1", least=min(GRIDS), most=max(GRIDS))
    usual = GRIDS[players]
    rows, cols = rows or usual[0], cols or usual[1]
    if not 1 <= rows <= MOST_SEGMENTS or not 1 <= cols <= MOST_SEGMENTS:
        raise Refusal("map_grid", "SA-random_map-2", most=MOST_SEGMENTS)
    least = least or (6 if players == 2 else 5 * players)
    most = most or (15 if players == 2 else 9 * players)
    if not 2 <= least <= most <= MOST_LAND:
        raise Refusal("map_land", "SA-random_map-5", least=least, most=most)
    for segment in segments:
        check_segment(segment)
    if not segments:
        raise Refusal("map_segment", "SA-random_map-1", value="")
    if wrap not in WRAPS:
        raise Refusal("map_wrap", "SA-setup-6", value=wrap[:40], wraps=list(WRAPS))
    return Wish(rows, cols, least, most, tuple(segments), wrap, naval, on_a_die(*canals))


def on_a_die(num: int, den: int) -> tuple[int, int]:
    """A probability as a roll: of a die with six sides where that is possible."""
    return (num * 6 // den, 6) if 6 % den == 0 else (num, den)


def becomes_canal(wish: Wish, chance: Chance) -> bool:
    """Whether a potential canal becomes one; what is certain or impossible is not rolled for."""
    most, sides = wish.canals
    return wish.naval and (most == sides or (most > 0 and chance.roll(sides) <= most))


def check_segment(segment: str) -> None:
    """A segment is three rows of three cells, each of them L, P or S."""
    lines = segment.split("/")
    if len(lines) != SIDE or any(len(line) != SIDE or set(line) - {LAND, CANAL, SEA} for line in lines):
        raise Refusal("map_segment", "SA-random_map-1", value=segment[:40])


def turned(segment: str, quarters: int) -> list[str]:
    """The rows of a segment after so many quarter turns clockwise."""
    lines = segment.split("/")
    for _ in range(quarters):
        lines = ["".join([lines[SIDE - 1 - row][col] for row in range(SIDE)]) for col in range(SIDE)]
    return lines


def draw_grid(wish: Wish, chance: Chance) -> Grid:
    """Place by place a segment without repetition, turned by lot; the set is refilled when it is empty."""
    left: list[str] = []
    grid: Grid = []
    for _ in range(wish.rows):
        lines = [""] * SIDE
        for _ in range(wish.cols):
            if not left:
                left = list(wish.segments)
            piece = turned(left.pop(pick(chance, len(left))), chance.roll(4) - 1)
            lines = [line + more for line, more in zip(lines, piece, strict=True)]
        grid += lines
    return grid


def laid_grid(text: str) -> Grid:
    """Segments laid on purpose: `G1 G4r, G10 G7rr` are two rows of two, the turned ones with an r for each quarter."""
    rows = [row.split() for row in text.split(",")]
    width = len(rows[0])
    if not 1 <= len(rows) <= MOST_SEGMENTS or not 1 <= width <= MOST_SEGMENTS or any(len(row) != width for row in rows):
        raise Refusal("map_grid", "SA-random_map-2", most=MOST_SEGMENTS)
    grid: Grid = []
    for row in rows:
        pieces = [laid_segment(word) for word in row]
        grid += ["".join(lines) for lines in zip(*pieces, strict=True)]
    return grid


def laid_segment(word: str) -> list[str]:
    """One segment of the standard set, turned as it says."""
    found = LAID.fullmatch(word)
    if found is None or int(found[1]) > len(STANDARD12):
        raise Refusal("map_laid", "SA-random_map-1", value=word[:40], most=len(STANDARD12))
    return turned(STANDARD12[int(found[1]) - 1], len(found[2]))


def links_of(grid: Grid, wrap: str) -> dict[int, set[int]]:
    """Which cells share an edge, numbered row by row; wrapped edges join, but never a cell with itself."""
    height, width = len(grid), len(grid[0])
    found: dict[int, set[int]] = {number: set() for number in range(height * width)}
    for row in range(height):
        for col in range(width):
            right, below = col + 1, row + 1
            if right < width or wrap != "none":
                join(found, row * width + col, row * width + right % width)
            if below < height or wrap == "both":
                join(found, row * width + col, below % height * width + col)
    return found


def join(links: dict[int, set[int]], one: int, other: int) -> None:
    """Makes two different cells neighbours."""
    if one != other:
        links[one].add(other)
        links[other].add(one)


def is_connected(cells: set[int], links: dict[int, set[int]]) -> bool:
    """Whether one can go from any of the cells to any other without leaving them."""
    seen: set[int] = set()
    todo = [min(cells)] if cells else []
    while todo:
        cell = todo.pop()
        if cell not in seen:
            seen.add(cell)
            todo += [other for other in sorted(links[cell]) if other in cells]
    return seen == cells


def accepted_grid(wish: Wish, chance: Chance) -> Grid:
    """Draws until the land has the right size and, without ships, hangs together."""
    for _ in range(ATTEMPTS):
        grid = draw_grid(wish, chance)
        if has_land(wish, grid):
            return grid
    raise Refusal("map_not_found", "SA-random_map-5", attempts=ATTEMPTS)


def has_land(wish: Wish, grid: Grid) -> bool:
    """Whether the land has the right size and, without ships, hangs together."""
    land = {number for number, cell in enumerate("".join(grid)) if cell != SEA}
    return wish.least <= len(land) <= wish.most and (wish.naval or is_connected(land, links_of(grid, wish.wrap)))


def segment_map(wish: Wish, chance: Chance) -> Plan:
    """The map by lot."""
    return grid_map(wish, accepted_grid(wish, chance), chance)


def laid_map(text: str, wrap: str, naval: bool, chance: Chance) -> Plan:
    """The map of segments laid on purpose; names and canals are still a matter of lots, and land may lie apart."""
    grid = laid_grid(text)
    wish = make_wish(2, wrap=wrap, naval=naval)
    land = sum([cell != SEA for cell in "".join(grid)])
    if land > MOST_LAND:
        raise Refusal("map_laid_land", "SA-random_map-5", land=land, most=MOST_LAND)
    return grid_map(wish, grid, chance)


def grid_map(wish: Wish, grid: Grid, chance: Chance) -> Plan:
    """The map of a grid: every cell is a field, and some potential canals become canals."""
    height, width = len(grid), len(grid[0])
    cells = "".join(grid)
    canals = [cell == CANAL and becomes_canal(wish, chance) for cell in cells]
    namer = Namer(chance)
    rows: list[Row] = []
    for number, cell in enumerate(cells):
        row: Row = {**namer.name(cell == SEA), "at": [number % width, number // width]}
        if cell == SEA:
            row["sea"] = True
        if canals[number]:
            row["canal"] = True
        rows.append(row)
    shapes = {row["id"]: (square(*row["at"]),) for row in rows}
    labels = {row["id"]: (CELL * row["at"][0] + CELL // 2, CELL * row["at"][1] + CELL // 2, CELL // 2) for row in rows}
    coast = tuple(coast_of(grid))
    links = links_of(grid, wish.wrap)
    return Plan(with_neighbours(rows, links), (width * CELL, height * CELL), shapes, coast, labels, (), {}, wish.wrap)


def square(col: int, row: int) -> Ring:
    """The border of a cell."""
    left, top = col * CELL, row * CELL
    return ((left, top), (left + CELL, top), (left + CELL, top + CELL), (left, top + CELL))


def coast_of(grid: Grid) -> list[Ring]:
    """The border of all land."""
    pieces: dict[Point, list[tuple[Point, ...]]] = {}
    height, width = len(grid), len(grid[0])
    for row in range(height):
        for col in range(width):
            corners = square(col, row)
            beyond = ((col, row - 1), (col + 1, row), (col, row + 1), (col - 1, row))
            for place, (x, y) in enumerate(beyond):
                is_land = 0 <= x < width and 0 <= y < height and grid[y][x] != SEA
                if grid[row][col] != SEA and not is_land:
                    pieces.setdefault(corners[place], []).append((corners[place], corners[(place + 1) % 4]))
    return chained(pieces)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-random_map-1": (check_segment, laid_segment),
    "SA-random_map-2": (draw_grid, turned, laid_grid),
    "SA-random_map-3": (links_of,),
    "SA-random_map-4": (becomes_canal,),
    "SA-random_map-5": (accepted_grid, has_land, laid_map, make_wish),
    "SA-random_map-6": (accepted_grid,),
    "SA-harbours-9": (becomes_canal,),
    "SA-setup-6": (links_of,),
    "SA-setup-11": (laid_map,),
}
