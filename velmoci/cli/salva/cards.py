"""One unit in numbers at the terminal: how far it goes and how hard it hits, with the chain behind every number."""

from __future__ import annotations

from typing import Any, cast

from rich.console import RenderableType
from rich.text import Text

from velmoci.kernel.sentences import Sentences
from velmoci.salva.cards import unit_card
from velmoci.salva.faces import numbers_of
from velmoci.salva.game import unit_title
from velmoci.salva.naming import find_unit
from velmoci.salva.view import View

Lines = list[RenderableType]


def card_lines(view: View, unit: str, say: Sentences) -> Lines:
    """All numbers of a unit: what it can do where it is, then what holds for its kind."""
    found = cast(dict[str, Any], unit_card(view, unit))
    left = say.say("card-left", {"points": found["left"]})
    harmed = f" ({say.say('unit-damage', {'points': found['damage']})})" if found["damage"] != "0" else ""
    lines: Lines = [
        Text(f"{unit_title(unit, say.language) or unit}{harmed}", style="bold"),
        f"{say.say('card-movement')}: {explained(found['movement'], say)}; {left}",
    ]
    for side in ("defender", "attacker"):
        hits = [hit for hit in found["hits"] if hit["side"] == side]
        lines += [say.say(f"card-{side}")] if hits else []
        lines += [f"   {target(view, hit, say)}: {explained(hit, say)}" for hit in hits]
    if not found["hits"]:
        lines.append(say.say("card-silent"))
    return [*lines, *kind_lines(view, unit, say)]


def kind_lines(view: View, unit: str, say: Sentences) -> Lines:
    """The other numbers of its kind: its price, its upkeep, and whatever chapters add."""
    rules, table = view.sight.rules, view.sight.table
    kind = rules.kinds.rows[table.kind[find_unit(view.sight, unit)]]
    lines: Lines = [Text(kind.name(say.language), style="bold")]
    for number in cast(list[dict[str, Any]], numbers_of(rules, kind)):
        against = f" ({class_name(number['against'], say)})" if number["against"] else ""
        lines.append(f"   {word('number', number['name'], say)}{against}: {explained(number, say)}")
    return lines


def target(view: View, hit: dict[str, Any], say: Sentences) -> str:
    """At whom it fires, on which fields, and how where that is not the usual way."""
    board = view.sight.rules.board
    names = ", ".join([board.name(field, say.language) for field in hit["fields"]])
    mode = f", {word('mode', hit['mode'], say)}" if hit["mode"] else ""
    return f"{class_name(hit['against'], say)} ({names}{mode})"


def class_name(name: str, say: Sentences) -> str:
    """A class of targets, or a kind of its own."""
    return word("class", name, say)


def explained(number: dict[str, Any], say: Sentences) -> str:
    """A number with the factors behind it and their clauses."""
    told, factors = f"{number['value']} =", number["factors"]
    for place, one in enumerate(factors):
        sign = "" if place == 0 else "+ " if one.get("added") else "× "
        told += f" {sign}{one['value']} {word('factor', one['name'], say)} [{one['clause']}]"
    return told


def word(kind: str, name: str, say: Sentences) -> str:
    """The word for a factor or a number; a chapter from outside may bring none."""
    return say.say(f"{kind}-{name}") if say.has(f"{kind}-{name}") else name.replace("_", " ")
