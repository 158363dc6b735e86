"""Writes docs/reference: orders, questions, events and views of each game, and names in Python; --check only compares.

All of it is read from the code: orders with the example of their class, questions from games that are played, events
from the sentences, views from the functions that make them, the entries of a scenario from the tables that check them,
and the names that `import velmoci` gives from what stands there.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import velmoci
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.game import Game
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.registry import find_game
from velmoci.kernel.resources import read_text

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reference"
GAMES = ("expanze", "evropska_valka", "salva")
PYTHON = "python"
PAGES = (*GAMES, PYTHON)
VIEWS = {
    "expanze": ("velmoci.expanze.view",),
    "evropska_valka": ("velmoci.evropska_valka.public", "velmoci.evropska_valka.view"),
    "salva": ("velmoci.salva.view",),
}
"""The modules that name what is seen."""
TRIED: dict[str, tuple[dict[str, Any], ...]] = {
    "expanze": (
        {"battle_pace": "stepwise", "colour_choice": "pick"},
        {"hold_rounds": 0, "continue_after_win": "ask", "nonsense_target": 12, "nonsense_auto_raise": False},
    ),
    "evropska_valka": ({}, {"pieces": "pyramids", "power_choice": "pick"}),
}
"""Options with which all questions of a game come up."""
PLAYED = 2
"""Games of random bots with each of these options."""
MADE = "Made by `python -m tools.reference` from the code."


def page(name: str) -> str:
    """The reference of one game, or of the Python names."""
    return python_page() if name == PYTHON else game_page(name)


def game_page(game_id: str) -> str:
    game = find_game(game_id)
    parts = [f"# {game.title['cs']}: orders, questions, events, views", MADE, *orders(game), *questions(game)]
    parts += [*events(game), *views(game)]
    if game_id == "salva":
        parts += scenario_entries()
    return "\n\n".join(parts) + "\n"


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """A Markdown table."""
    lines = [list(head), ["---" for _ in head], *map(list, rows)]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def meaning(kind: type) -> str:
    """The docstring of a class in one line."""
    return " ".join((kind.__doc__ or "").split())


# ── orders


def orders(game: Game) -> list[str]:
    """The kinds of order, each as it is written and as JSON."""
    rows = [order_row(game, kind) for kind in game.notation.kinds.values() if kind is not Begin]
    about = "`begin` is the table's own first order, given by seat -1; all others are given by seats."
    return ["## Orders", about, table(("as text", "as JSON", "meaning"), rows)]


def order_row(game: Game, kind: type[Order]) -> tuple[str, str, str]:
    """One kind of order by the example that its class gives."""
    text = meaning(kind)
    found = re.match(r"`([^`]+)`[:.]? ?", text)
    if found is None:
        raise ValueError(f"{kind.__qualname__} begins with no example of itself")
    order = game.notation.parse(found[1])
    return f"`{order}`", f"`{json.dumps(order.to_json(), ensure_ascii=False)}`", text[found.end() :]


# ── questions


def questions(game: Game) -> list[str]:
    """The kinds of decision, what each asks and which orders it offers."""
    rows = salva_questions(game) if game.id == "salva" else played_questions(game)
    about = "What `decision.kind` may be. Those marked ✓ are waited for; `aside` is what a seat may do unasked."
    return ["## Questions", about, table(("kind", "waits", "what is asked", "orders"), rows)]


def played_questions(game: Game) -> list[tuple[str, str, str, str]]:
    """The questions that came up in games of random bots; every class of questions must have."""
    found: dict[str, tuple[Decision, set[str]]] = {}
    for options in TRIED[game.id]:
        for seed in range(PLAYED):
            for decision in asked(game, options, seed):
                found.setdefault(decision.kind, (decision, set()))[1].update(decision.offers())
    module = importlib.import_module(f"velmoci.{game.id}.decisions")
    known = {kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Decision)}
    missed = {kind for kind in known if not kind.__subclasses__()} - {type(one) for one, _ in found.values()}
    if missed:
        raise ValueError(f"never asked: {sorted(kind.__qualname__ for kind in missed)}")
    return [row(game, kind, one.waits, meaning(type(one)), found[kind][1]) for kind, (one, _) in found.items()]


def row(game: Game, kind: str, waits: bool, text: str, offered: Iterable[str]) -> tuple[str, str, str, str]:
    names = [name for name in game.notation.kinds if name in set(offered)]
    return f"`{kind}`", "✓" if waits else "", text, ", ".join(f"`{name}`" for name in names)


def asked(game: Game, options: dict[str, Any], seed: int) -> Iterator[Decision]:
    """Every question of one game; whoever is waited for answers as a random bot, others now and then speak unasked."""
    chance = Seeded(seed)
    position = game.begin(game.rulebook({**game.simulation, **options}))
    position.apply(TABLE_SEAT, Begin(), chance)
    while pending := position.pending():
        seat = pending[0].seat
        asides = [decision for decision in position.asides(seat) if decision.offers() not in ([], ["resign"])]
        yield from [*pending, *position.asides(seat)]
        if asides and chance.roll(4) == 1:
            menus = [menu for menu in asides[0].menus() if menu.kind != "resign"]
            position.apply(seat, menus[0].sample(chance), chance)
            continue
        order = make_bot(game.id, "random", chance).decide(position.view(seat), pending[0])
        assert order is not None
        position.carry_out(seat, order, chance)


def salva_questions(game: Game) -> list[tuple[str, str, str, str]]:
    """The steps of all chapters at which seats are asked, with the orders that chapters offer there."""
    from velmoci.salva.seams import OrderRule, Step

    chapters = game.library.chapters
    rules: list[type[OrderRule]] = [rule for chapter in chapters for rule in chapter.contributions.get("order", ())]
    every: list[type[Step]] = [step for chapter in chapters for step in chapter.contributions.get("step", ())]
    steps = {step.name: step for step in reversed(every) if step.deciders is not Step.deciders}
    rows = []
    for step in reversed(steps.values()):
        offered = [rule.order.kind for rule in rules if {step.name, step.like} & set(rule.steps)]
        rows.append(row(game, step.name, True, f"{meaning(step)} [{step.clause}]", offered))
    asides = [rule.order.kind for rule in rules if rule.is_aside]
    answers = [rule.order.kind for rule in rules if rule.is_answer]
    lying = "What others have put before a seat; the game does not wait for it."
    rows.append(row(game, "answers", False, lying, answers))
    return [*rows, row(game, "aside", False, "What a living seat may do although nobody asked.", asides)]


# ── events


def events(game: Game) -> list[str]:
    """The events with the values they carry and the sentence that tells them."""
    text = read_text(game.locale, "texts/en.ftl")
    rows = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message) and entry.id.name.startswith("event-") and entry.value is not None:
            sentence = told(entry.value)
            values = dict.fromkeys(re.findall(r"\{(\w+)\}", sentence))
            name = entry.id.name.removeprefix("event-")
            rows.append((f"`{name}`", ", ".join(f"`{value}`" for value in values), sentence))
    about = "What `event` may be in a log; names that end in `-own` tell more, to those alone whom it concerns."
    return ["## Events", about, table(("event", "values in the sentence", "sentence"), rows)]


def told(pattern: fluent.Pattern) -> str:
    """A sentence with its values in brackets; of several forms the one for all other numbers."""
    return " ".join("".join(piece(element) for element in pattern.elements).split())


def piece(element: object) -> str:
    if isinstance(element, fluent.TextElement):
        return element.value
    inside = element.expression if isinstance(element, fluent.Placeable) else element
    if isinstance(inside, fluent.Placeable):
        return piece(inside)
    if isinstance(inside, fluent.SelectExpression):
        return told(next(variant.value for variant in inside.variants if variant.default))
    if isinstance(inside, fluent.VariableReference):
        return f"{{{inside.id.name}}}"
    if isinstance(inside, fluent.FunctionReference):
        return piece(inside.arguments.positional[0])
    if isinstance(inside, fluent.StringLiteral | fluent.NumberLiteral):
        return inside.value
    return "…"


# ── views


def views(game: Game) -> list[str]:
    """The parts of `view.to_json()` with their fields."""
    rows = []
    for name in VIEWS[game.id]:
        source = Path(str(importlib.import_module(name).__file__)).read_text("utf-8")
        for function in ast.parse(source).body:
            if isinstance(function, ast.FunctionDef) and (keys := keys_of(function)):
                rows.append((f"`{function.name}`", ast.get_docstring(function) or "", ", ".join(keys)))
    about = (
        "`view.to_json()` holds the fields of `public_json` (in Expanze `table_json`), `seat`, and under `own` "
        "those of `own_json`; the other parts stand inside of these."
    )
    return ["## Views", about, table(("made by", "what it is", "fields"), [(a, first(b), c) for a, b, c in rows])]


def first(text: str) -> str:
    return " ".join(text.partition("\n\n")[0].split())


def keys_of(function: ast.FunctionDef) -> list[str]:
    """The fields that a function names in the dictionary that it makes."""
    if not function.name.endswith("_json"):
        return []
    found: dict[str, None] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Dict):
            constants = [str(key.value) for key in node.keys if isinstance(key, ast.Constant)]
            found |= dict.fromkeys(f"`{key}`" for key in constants)
        if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store) and isinstance(node.slice, ast.Constant):
            found[f"`{node.slice.value!s}`"] = None
    return list(found)


# ── scenarios


def scenario_entries() -> list[str]:
    """The entries that a scenario may have, from the tables by which it is checked."""
    from velmoci.salva import entries

    tables = {
        "top": entries.SECTIONS, "[scenario]": entries.SCENARIO, "[length]": entries.LENGTH,
        "[measured]": entries.MEASURED, "[[side]]": entries.SIDE, "[[balance]]": entries.BALANCE,
        "[[field]]": {**entries.FIELD, **marks()},
    }  # fmt: skip
    rows = [
        (f"`{section}`" if section != "top" else "at the top", f"`{name}`", kind)
        for section, known in tables.items()
        for name, kind in known.items()
    ]
    about = "What a scenario file may hold; [an example with its map](formats.md#scenarios) stands elsewhere."
    return ["## Entries of a scenario", about, table(("table", "entry", "value"), rows)]


def marks() -> dict[str, str]:
    """What chapters write on a field: its kind, its clause and the chapter."""
    return {
        key.name: f"{key.holds} (chapter `{chapter.id}`) [{key.clause}]"
        for chapter in find_game("salva").library.chapters
        for key in chapter.contributions.get("field", ())
    }


# ── names in Python


def python_page() -> str:
    """What `import velmoci` gives: calls in one table, then every class with its calls and fields."""
    named = [(name, getattr(velmoci, name)) for name in velmoci.__all__ if name != "__version__"]
    calls = [
        (f"`velmoci.{name}{signature(found)}`", first(found.__doc__ or ""))
        for name, found in named
        if not isinstance(found, type)
    ]
    parts = ["# Names in Python", MADE, PYTHON_ABOUT, "## Calls", table(("call", "what it gives"), calls), "## Classes"]
    for name, found in named:
        if isinstance(found, type):
            rows = members(found)
            parts += [f"### {name}", f"`velmoci.{name}`. {first(found.__doc__ or '')}"]
            parts += [table(("member", "what it is"), rows)] if rows else []
    return "\n\n".join(parts) + "\n"


PYTHON_ABOUT = (
    "What `import velmoci` gives by short names, for [bot writers](../bot-writers.md) and researchers. These names "
    "stay; every other module is the program's own and may change."
)


def signature(call: object) -> str:
    """Arguments with their types and the type of the answer, as they stand in the code."""
    found = inspect.signature(call)  # type: ignore[arg-type]
    shown = [one for one in found.parameters.values() if one.name != "self"]
    return str(found.replace(parameters=shown)).replace("'", "")


def members(kind: type) -> list[tuple[str, str]]:
    """The calls and properties of a class that are documented, in the order of the code."""
    rows = []
    for name, found in vars(kind).items():
        call = found.fget if isinstance(found, property) else found
        if name.startswith("_") or not inspect.isfunction(call) or not call.__doc__:
            continue
        rows.append((f"`{name}`" if isinstance(found, property) else f"`{name}{signature(call)}`", first(call.__doc__)))
    return rows


def outdated() -> list[str]:
    """The pages that are not what the code says."""
    return [
        name
        for name in PAGES
        if not (FOLDER / f"{name}.md").exists() or (FOLDER / f"{name}.md").read_text("utf-8") != page(name)
    ]


def main() -> None:
    """Writes all pages, or with --check fails where one is out of date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only compare, fail if one is out of date")
    if parser.parse_args().check:
        sys.exit(f"out of date: {', '.join(outdated())}; run python -m tools.reference" if outdated() else 0)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in PAGES:
        (FOLDER / f"{name}.md").write_text(page(name), "utf-8")


if __name__ == "__main__":
    try:
        main()
    except VelmociError as problem:
        sys.exit(str(problem))
