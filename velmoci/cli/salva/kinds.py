"""The table of what can be bought: price, movement, and strength against every class of target."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from velmoci.cli.salva.board import short_kind
from velmoci.kernel.sentences import Sentences
from velmoci.salva.numbers import ratio_text
from velmoci.salva.units import CLASSES, Kind
from velmoci.salva.view import View


def kinds_table(view: View, say: Sentences) -> Grid:
    """Every kind of unit that the chapters of this game allow; strength in attack, then in defence."""
    rules = view.sight.rules
    kinds = [kind for kind in rules.kinds.rows if rules.kinds.is_available(kind, rules.rulebook.chapters)]
    classes = [number for number in range(len(CLASSES)) if any(kind.cls == number for kind in kinds)]
    grid = Grid(box=None, padding=(0, 1), header_style="bold", pad_edge=False)
    grid.add_column(say.say("heading-kind"))
    for heading in ("price", "move"):
        grid.add_column(say.say(f"heading-{heading}"), justify="right")
    for number in classes:
        grid.add_column(say.say(f"class-{CLASSES[number]}"), justify="right")
    for kind in kinds:
        name = Text(f"{kind.name(say.language)} ({short_kind(kind.id, say.language)})")
        grid.add_row(name, *[Text(text) for text in row(kind, classes)])
    return grid


def row(kind: Kind, classes: list[int]) -> list[str]:
    """Price, movement and the strengths of one kind."""
    den = kind.strength_den
    shots = [f"{ratio_text(kind.attack[number], den)} / {ratio_text(kind.defence[number], den)}" for number in classes]
    return [ratio_text(kind.price_num, kind.price_den), str(int(kind.move)), *shots]
