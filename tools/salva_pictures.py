"""A position of Salva as a picture: the map as the browser draws it, with the units that stand on it."""

from __future__ import annotations

from typing import Any, Final

from velmoci.salva.library import SCENARIOS, scenario_rulebook
from velmoci.salva.maps.atlas import COLOURS, map_of
from velmoci.salva.maps.card import BORDER, FAR_SEA, LAND, SEA
from velmoci.salva.position import Position
from velmoci.salva.presets import PRESETS
from velmoci.salva.state import GONE

PAPER: Final = "#fbf6e9"
INK: Final = "#2a2320"
WHITE: Final = "#ffffff"
FONT: Final = 'font-family="sans-serif" font-weight="600" text-anchor="middle"'
COUNTER: Final = (48.0, 32.0)
NUMBER: Final = 18.0
"""So much wider is a counter that stands for several units."""
CELL: Final = (160.0, 74.0)
GAP: Final = 3.0
TREE: Final = "M0 -6 5 3H-5Z"
"""Drawn twice for a forest and three times for mountains: as often as the field is rough."""

Group = tuple[int, str, int]
"""A seat, a kind of unit, and how many of it stand on a field."""


def position_svg(position: Position, language: str) -> str:
    """The picture as SVG."""
    drawn = map_of(position.rulebook)
    width, height = drawn["size"]
    colours = [paint["colour"] for paint in drawn["powers"].values()]
    signs = {kind["id"]: kind["symbol"] for kind in drawn["kinds"]}
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" stroke-linejoin="round">',
        f'<rect width="{width:g}" height="{height:g}" fill="{FAR_SEA}"/>',
        *[ground(position, field, colours) for field in sorted(drawn["fields"], key=lambda field: not field["sea"])],
        f'<path d="{drawn["coast"]}" fill="none" stroke="{BORDER}" stroke-width="5"/>',
    ]
    for field in drawn["fields"]:
        lines += words(position, field, language)
        lines += counters(field, groups(position, field["id"]), colours, signs)
    return "\n".join([*lines, "</svg>"]) + "\n"


def ground(position: Position, field: dict[str, Any], colours: list[str]) -> str:
    """The shape of a field in the colour of its owner."""
    if field["sea"]:
        return f'<path d="{field["path"]}" fill="{SEA}" stroke="{WHITE}" stroke-opacity=".6" stroke-width="3"/>'
    owner = owner_of(position, field["id"])
    fill = colours[owner] if owner >= 0 else LAND
    return f'<path d="{field["path"]}" fill="{fill}" stroke="{BORDER}" stroke-opacity=".55" stroke-width="2.5"/>'


def owner_of(position: Position, field: str) -> int:
    """The seat that owns a land field; below 0: nobody."""
    return int(position.table.owner[position.rules.board.index[field]])


def words(position: Position, field: dict[str, Any], language: str) -> list[str]:
    """The name of a field, what it produces if that is more than usual, and how rough it is."""
    x, y = field["middle"]
    ink = WHITE if not field["sea"] and owner_of(position, field["id"]) >= 0 else INK
    rich = field["marks"].get("production", "1")
    name = field["name"][language] + (f" ×{rich}" if rich != "1" else "")
    lines = [f'<text x="{x:g}" y="{y - 13:g}" font-size="17" fill="{ink}" {FONT}>{name}</text>']
    rough = int(field["marks"].get("roughness", "1").split("/")[0])
    if rough > 1:
        for number in range(rough):
            across = x + 12 * (number - (rough - 1) / 2)
            lines.append(f'<path d="{TREE}" transform="translate({across:g} {y - 40:g})" fill="{ink}"/>')
    return lines


def groups(position: Position, field: str) -> list[Group]:
    """Who stands on a field, units of one kind together, in the order in which they came."""
    table, place = position.table, position.rules.board.index[field]
    found: dict[tuple[int, str], int] = {}
    for unit in range(len(table.kind)):
        if table.kind[unit] != GONE and table.place[unit] == place:
            key = (int(table.unit_owner[unit]), position.rules.kinds.rows[table.kind[unit]].id)
            found[key] = found.get(key, 0) + 1
    return [(seat, kind, count) for (seat, kind), count in found.items()]


def counters(
    field: dict[str, Any], standing: list[Group], colours: list[str], signs: dict[str, dict[str, str]]
) -> list[str]:
    """The counters of a field below its name, in as many rows as they need."""
    lines: list[str] = []
    x, y = field["middle"][0], field["middle"][1] - 3
    for row in rows(standing, 2 * field["room"]):
        left = x - (sum(map(width, row)) + GAP * (len(row) - 1)) / 2
        for group in row:
            lines.append(counter((left, y), colours[group[0]], signs[group[1]], group[2]))
            left += width(group) + GAP
        y += COUNTER[1] + GAP
    return lines


def rows(standing: list[Group], room: float) -> list[list[Group]]:
    """The groups of a field, side by side as far as there is room."""
    found: list[list[Group]] = []
    for group in standing:
        if found and sum(map(width, found[-1])) + GAP * len(found[-1]) + width(group) <= room:
            found[-1].append(group)
        else:
            found.append([group])
    return found


def width(group: Group) -> float:
    """How wide the counter of a group is."""
    return COUNTER[0] + (NUMBER if group[2] > 1 else 0)


def counter(corner: tuple[float, float], colour: str, drawn: dict[str, str], count: int = 1) -> str:
    """One counter: the sign of the kind, and how many of it there are."""
    wide, high = COUNTER[0] + (NUMBER if count > 1 else 0), COUNTER[1]
    number = f'<text x="{wide - 12:g}" y="{high - 9:g}" font-size="20" stroke="none" {FONT}>{count}</text>'
    return (
        f'<g transform="translate({corner[0]:g} {corner[1]:g})" fill="{colour}" stroke="{colour}">'
        f'<rect width="{wide:g}" height="{high:g}" rx="3" fill="{WHITE}" stroke-width="2"/>'
        f"{sign(drawn)}{number if count > 1 else ''}</g>"
    )


def sign(drawn: dict[str, str]) -> str:
    """The sign of a kind in its counter."""
    place = f'transform="translate({(COUNTER[0] - 40) / 2:g} {(COUNTER[1] - 26) / 2:g})"'
    parts = [f'<path d="{drawn["stroke"]}" fill="none" stroke-width="2.4" {place}/>'] if drawn["stroke"] else []
    if drawn["fill"]:
        parts.append(f'<path d="{drawn["fill"]}" stroke="none" {place}/>')
    return "".join(parts)


def units_svg(language: str) -> str:
    """The signs of all units that can be bought today, each with its name."""
    kinds = [kind for kind in map_of(scenario_rulebook(SCENARIOS[0], PRESETS["basic"]))["kinds"] if kind["available"]]
    wide, high = 4 * CELL[0], 2 * CELL[1]
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" stroke-linejoin="round">']
    lines.append(f'<rect width="{wide:g}" height="{high:g}" fill="{PAPER}"/>')
    for number, kind in enumerate(kinds):
        x, y = CELL[0] * (number % 4 + 0.5), CELL[1] * (number // 4)
        lines.append(counter((x - COUNTER[0] / 2, y + 8), COLOURS[0], kind["symbol"]))
        name = kind["name"][language]
        lines.append(f'<text x="{x:g}" y="{y + 60:g}" font-size="15" fill="{INK}" {FONT}>{name}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"
