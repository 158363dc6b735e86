"""Every world of a seat's view, gone through one by one: the definition that what the engine counts must agree with."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations, product
from typing import Any

from velmoci.salva.position import Position
from velmoci.salva.state import GONE, NOBODY

SPAN = 8
World = dict[tuple[str, int], Any]
"""The true row of each group, the true token of each card, the true uncertain tokens of each family."""


def table_slice(position: Position, name: str) -> Any:
    names = [spec.name for spec in position.rules.table_slices]
    return position.table.slices[names.index(name)].dump() if name in names else None


def own_slice(position: Position, seat: int, name: str) -> Any:
    names = [spec.name for spec in position.rules.own_slices]
    return position.owns[seat].slices[names.index(name)].dump() if name in names else None


def families(position: Position) -> dict[int, list[int]]:
    """The numbers of uncertain tokens; a family is known by its first number."""
    table, found = position.table, dict[tuple[int, int], list[int]]()
    names = [column.name for column in position.rules.unit_columns]
    if "token_at" not in names:
        return {}
    lies = table.unit_columns[names.index("token_at")]
    for unit in range(len(table.kind)):
        if table.kind[unit] != GONE and lies[unit] != NOBODY:
            found.setdefault((int(table.owner_of(unit)), int(table.kind[unit])), []).append(int(table.number[unit]))
    return {numbers[0]: numbers for numbers in found.values()}


def worlds(position: Position, seat: int) -> list[World]:
    """All worlds that fit what a seat, or the spectator, has seen."""
    choices: list[list[tuple[tuple[str, int], Any]]] = []
    deck = table_slice(position, "formations")
    secrets: Any = own_slice(position, seat, "formations") if seat >= 0 else None
    for name, owner, group, rows, places in deck["cards"] if deck else []:
        tokens = [place[0] for place in places]
        if owner == seat:
            rows, tokens = [dict(secrets["row"])[group]], [dict(secrets["token"])[name]]
        elif secrets:
            rows = one_of(rows, [key - group * SPAN for key in secrets["rows"][0]], minus(secrets["rows"][1], group))
            tokens = one_of(tokens, *secrets["places"])
        tokens = one_of(tokens, *deck["shown"])
        if group == name:
            choices.append([(("row", group), row) for row in rows])
        choices.append([(("place", name), token) for token in tokens])
    choices += [[(("tokens", key), one) for one in sets_of(position, seat, key)] for key in families(position)]
    return [dict(world) for world in product(*choices)]


def minus(keys: list[int], group: int) -> list[int]:
    return [key - group * SPAN for key in keys]


def one_of(tokens: list[int], true: list[int], false: list[int]) -> list[int]:
    sure = [token for token in tokens if token in true]
    return sure or [token for token in tokens if token not in false]


def sets_of(position: Position, seat: int, key: int) -> Iterator[frozenset[int]]:
    """The sets of true tokens of a family that fit what the seat has seen."""
    numbers = families(position)[key]
    table = position.table
    owner = int(table.owner_of(table.numbered(key)))
    if owner == seat:
        yield frozenset(own_slice(position, seat, "true_tokens")) & frozenset(numbers)
        return
    seen = own_slice(position, seat, "seen_tokens") if seat >= 0 else [[], []]
    owed = table_slice(position, "owed_tokens")
    pairs = len([row for row in owed["pairs"] if row[0] == owner and row[1] == int(table.kind[table.numbered(key)])])
    shown = [number for number, _ in owed["moves"]]
    for some in combinations(numbers, (len(numbers) - 2 * pairs) // 3):
        if not [n for n in numbers if n in seen[0] and n not in some] and not {*seen[1], *shown} & set(some):
            yield frozenset(some)


def units_in(position: Position, world: World, field: int) -> tuple[int, ...]:
    """The hidden units that are on a field in a world."""
    table, rules, found = position.table, position.rules, list[int]()
    columns = {column.name: table.unit_columns[number] for number, column in enumerate(rules.unit_columns)}
    deck = table_slice(position, "formations")
    for name, _, group, _, places in deck["cards"] if deck else []:
        here = next(place[1] for place in places if place[0] == world["place", name])
        for unit in range(len(table.kind)):
            in_row = columns["formation"][unit] == name and columns["formation_row"][unit] == world["row", group]
            where = columns["formation_near"][unit] if columns["formation_column"][unit] >= 2 else here
            if table.kind[unit] != GONE and in_row and where == field:
                found.append(unit)
    for key in families(position):
        for number in world["tokens", key]:
            if columns["token_at"][table.numbered(number)] == field:
                found.append(int(table.numbered(number)))
    return tuple(found)


def kinds_on(position: Position, seat: int, field: str) -> dict[str, Fraction]:
    """How likely each army of hidden units is on a field, by the kinds of its units."""
    every, counts = worlds(position, seat), Counter[str]()
    place, rows = position.rules.board.index[field], position.rules.kinds.rows
    for world in every:
        kinds = [rows[position.table.kind[unit]].id for unit in units_in(position, world, place)]
        counts[" ".join(sorted(kinds))] += 1
    return {kinds: Fraction(count, len(every)) for kinds, count in counts.items()}
