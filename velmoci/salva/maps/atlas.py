"""The map of a match for those who draw it themselves: fields with outlines, sides, colours, and the unit table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, Final

from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.board import Board
from velmoci.salva.chapters.goal_common import side_label
from velmoci.salva.chapters.terrain import TIMES, shown_roughness
from velmoci.salva.contents import class_of, contents
from velmoci.salva.document import Document
from velmoci.salva.faces import numbers_of, words_of
from velmoci.salva.library import rules_of
from velmoci.salva.maps.drawing import number, path
from velmoci.salva.maps.plan import UNIT, Point
from velmoci.salva.maps.planned import planned
from velmoci.salva.maps.shapes import Line, Shapes, shapes
from velmoci.salva.numbers import ratio_text
from velmoci.salva.overview import title
from velmoci.salva.rules import Rules
from velmoci.salva.units import CLASSES, GROUNDS, Kind

LANGUAGES: Final = ("cs", "en")
COLOURS: Final = ("#b3312c", "#2a5f9e", "#3c7a3a", "#c08a14", "#7a4a98", "#197d80")
INK: Final = "#ffffff"
COUNTERS: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    (),
    ((0, -1.1), (1.0, 0.8), (-1.0, 0.8)),
    ((0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)),
    ((-0.55, -1), (0.55, -1), (1.1, 0), (0.55, 1), (-0.55, 1), (-1.1, 0)),
    ((0, -1.05), (1.0, -0.3), (0.62, 0.9), (-0.62, 0.9), (-1.0, -0.3)),
)
OWN: Final = ("id", "cs", "en", "sea", "at", "next")


@lru_cache(64)
def map_of(rulebook: Rulebook) -> dict[str, Any]:
    """Everything that a client needs to show the map of these rules."""
    rules = rules_of(rulebook)
    board, scenario = rules.board, rules.scenario
    drawn = planned(scenario) or outlines(board)
    return {
        "id": scenario.name,
        "name": {language: scenario.title(language) for language in LANGUAGES},
        "size": [drawn.size[0] / UNIT, drawn.size[1] / UNIT],
        "powers": {
            f"seat_{seat + 1}": {"colour": colour, "ink": INK, "counter": [list(corner) for corner in COUNTERS[seat]]}
            for seat, colour in enumerate(COLOURS)
        },
        "sides": [
            {
                "id": side.id,
                "name": {language: side_label(rules, side, language) for language in LANGUAGES},
                "role": side.role,
                "fields": side.fields,
                "sea": side.sea,
                "allotment": ratio_text(rules.allotments[place], rules.money),
            }
            for place, side in enumerate(rules.sides)
        ],
        "chapters": list(rulebook.chapters),
        "contents": rules_in_force(rulebook),
        "kinds": [kind_info(rules, kind) for kind in rules.kinds.rows],
        "fields": [field_info(board, place, drawn) for place in range(int(board.size))],
        "shores": shores(board, drawn),
        "has_harbours": any(not kind.is_land for kind in rules.available),
        "rough_sign": shown_roughness("", str(rulebook.options.get("roughness_display", TIMES))),
        "coast": path(drawn.coast),
        "borders": "".join([line_path(line) for lines in drawn.borders.values() for line in lines]),
        "links": [
            {"between": list(pair), "path": straight(*[drawn.centres[id] for id in pair])}
            for pair in links(board)
            if pair not in drawn.borders
        ],
        **named(rules),
    }


def named(rules: Rules) -> dict[str, Any]:
    """The words that chapters bring along, where any does."""
    words = words_of(rules)
    return {"words": words} if words else {}


def rules_in_force(rulebook: Rulebook) -> list[dict[str, Any]]:
    """The chapters that are on: their names, and the class of each rule that is shown."""
    return [
        {
            "chapter": heading.chapter,
            "title": {language: title(heading.chapter, language) for language in LANGUAGES},
            "rules": {rule.id: class_of(rule) for rule in heading.rules},
        }
        for heading in contents(rulebook.chapters, rulebook.options["show_rare_rules"] is True)
    ]


def outlines(board: Board) -> Shapes:
    """The outlines of a board; a map that does not say where its fields lie gets them in a row."""
    places = {
        row["id"]: tuple(row["at"]) if "at" in row else (2.0 * place, 0.0) for place, row in enumerate(board.rows)
    }
    near = {id: [board.ids[other] for other in board.neighbours[place]] for place, id in enumerate(board.ids)}
    return shapes(places, near, {id for place, id in enumerate(board.ids) if not board.is_land(place)})


def shores(board: Board, drawn: Shapes) -> list[dict[str, Any]]:
    """For each land field and sea beside each other the middle of their longest shore; without one, halfway between."""
    found = []
    for one, other in links(board):
        if board.is_land(board.index[one]) == board.is_land(board.index[other]):
            continue
        field, sea = (one, other) if board.is_land(board.index[one]) else (other, one)
        line = max(drawn.borders.get((one, other), ((drawn.centres[one], drawn.centres[other]),)), key=len)
        x, y = halfway(line)
        found.append({"field": field, "sea": sea, "at": [x / UNIT, y / UNIT]})
    return found


def halfway(line: Line) -> Point:
    """The corner in the middle of a line, or of a straight one the middle."""
    if len(line) > 2:
        return line[len(line) // 2]
    return (line[0][0] + line[-1][0]) // 2, (line[0][1] + line[-1][1]) // 2


def links(board: Board) -> list[tuple[str, str]]:
    """All pairs of neighbours, each once, in ascending order."""
    ids = board.ids
    return [
        (ids[one], ids[other]) for one in range(len(ids)) for other in board.neighbours[one] if ids[one] < ids[other]
    ]


def field_info(board: Board, place: int, drawn: Shapes) -> dict[str, Any]:
    """One field: what the map says about it, and where it is drawn."""
    row, id = board.rows[place], board.ids[place]
    x, y = drawn.centres[id]
    room = min([max(abs(px - x), abs(py - y)) for ring in drawn.rings[id] for px, py in ring])
    return {
        "id": id,
        "name": {language: board.name(id, language) for language in LANGUAGES},
        "sea": not board.is_land(place),
        "next": [board.ids[other] for other in board.neighbours[place]],
        "marks": {name: value for name, value in row.items() if name not in OWN},
        "path": path(drawn.rings[id]),
        "middle": [x / UNIT, y / UNIT],
        "room": room / UNIT,
    }


def kind_info(rules: Rules, kind: Kind) -> dict[str, Any]:
    """One row of the unit table."""
    row = kind.row
    return {
        "id": kind.id,
        "name": {language: kind.name(language) for language in LANGUAGES},
        "chapter": kind.chapter,
        "class": CLASSES[kind.cls],
        "ground": next(name for name, ground in GROUNDS.items() if ground == kind.ground),
        "price": ratio_text(kind.price_num, kind.price_den),
        "move": int(kind.move),
        "attack": {name: str(value) for name, value in row["attack"].items()},
        "defence": {name: str(value) for name, value in row["defence"].items()},
        "vulnerability": {name: str(value) for name, value in row.get("vulnerability", {}).items()},
        "shields_second_line": kind.shields or "lines" not in rules.order_rules,
        "capacity": int(kind.capacity),
        "available": kind in rules.available,
        "replaces": row.get("replaces", ""),
        "numbers": numbers_of(rules, kind) if kind in rules.available else [],
        "symbol": symbol(kind),
    }


@cache
def symbols() -> dict[str, Any]:
    """The signs of the units."""
    return Document("symbols.toml", read_text("velmoci.salva", "data/symbols.toml")).data


def symbol(kind: Kind) -> dict[str, str]:
    """The sign of a kind: its own, with a bar that of the kind it replaces, or that of its class."""
    signs, model = symbols()["unit"], kind.row.get("replaces", "")
    found = signs.get(kind.id) or signs.get(model) or symbols()["class"][CLASSES[kind.cls]]
    bar = symbols()["variant"]["stroke"] if kind.id not in signs and model in signs else ""
    return {"stroke": found.get("stroke", "") + bar, "fill": found.get("fill", "")}


def line_path(line: Line) -> str:
    """An open line as path data."""
    steps = "".join([f"l{number(b[0] - a[0])} {number(b[1] - a[1])}" for a, b in pairwise(line)])
    return f"M{number(line[0][0])} {number(line[0][1])}{steps}"


def straight(one: Point, other: Point) -> str:
    """A straight line from middle to middle."""
    return line_path((one, other))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-chapters-9": (rules_in_force,),
    "SA-chapters-10": (rules_in_force,),
}
