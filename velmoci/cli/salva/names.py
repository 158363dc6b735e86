"""What people type: fields by name in either language, units by kind and number or by number alone."""

from __future__ import annotations

import re
from typing import Final

from velmoci.cli.names import ALL, simple
from velmoci.cli.numbers import is_whole
from velmoci.cli.salva.hidden import hidden_units
from velmoci.kernel.notation import Counts, Number
from velmoci.salva.base.attack import AttackMenu
from velmoci.salva.naming import unit_name
from velmoci.salva.state import Sight
from velmoci.salva.view import View

COMMANDS: Final = (
    "help", "menu", "board", "field", "units", "cards", "truth", "goal", "plan", "players", "odds", "what",
    "given_away", "log", "rules", "standing", "undo", "save", "language", "quit",
)  # fmt: skip
UNIT: Final = re.compile(r"([^\W\d]*?)[ _]?([0-9]+)\Z")
BREAKS: Final = re.compile(r"([,:>]|(?<!\d)/)")
UNIT_FIELDS: Final = frozenset({"unit", "units", "target", "ship", "transport", "aims", "marches", "shots", "lines"})
"""Parts of orders that name units, which may then be called by their numbers alone."""
SIDE_FIELDS: Final = frozenset({"side", "shares", "figures"})
"""Parts of orders that name sides of the scenario."""

WITH: Final = ("with", "s", "se")


class Names:
    """The names of one map and of the units on it."""

    def __init__(self, view: View) -> None:
        sight = view.sight
        self.fields: dict[str, str] = {}
        board = sight.rules.board
        for id in board.ids:
            for name in (id, board.name(id, "cs"), board.name(id, "en")):
                self.fields.setdefault(simple(name), id)
        self.kinds: dict[str, str] = {}
        for kind in sight.rules.kinds.rows:
            for name in (kind.id, kind.name("cs"), kind.name("en")):
                self.kinds.setdefault(simple(name), kind.id)
        table, chapters = sight.rules.kinds, sight.rules.rulebook.chapters
        self.bought = {kind.id for kind in table.rows if table.is_available(kind, chapters)}
        """The kinds of this game: others are never meant by a shortened name."""
        self.units = {**unit_names(sight), **{name.rpartition("_")[2]: name for name in hidden_units(view)}}
        self.sides: dict[str, str] = {}
        for side in sight.rules.sides:
            for name in (side.id, str(side.row.get("cs", "")), str(side.row.get("en", ""))):
                self.sides.setdefault(simple(name), side.id)

    def word(self, word: str, with_units: bool) -> str:
        """One typed word as the notation has it; what is unknown stays as it is."""
        key = simple(word)
        if key in self.fields:
            return self.fields[key]
        if key in self.kinds:
            return self.kinds[key]
        found = UNIT.match(key)
        if with_units and found is not None and found[2] in self.units:
            kind = found[1].strip()
            name = self.units[found[2]]
            if not kind or simple(name).startswith(kind) or self.kinds.get(kind) == name.rpartition("_")[0]:
                return name
        named = [*self.fields.items(), *[(name, id) for name, id in self.kinds.items() if id in self.bought]]
        begun = sorted({id for name, id in named if len(key) > 1 and name.startswith(key)})
        return begun[0] if len(begun) == 1 else word


def unit_names(sight: Sight) -> dict[str, str]:
    """Every unit by its number alone."""
    table = sight.table
    return {str(int(table.number[unit])): unit_name(sight.rules, table, unit) for unit in table.units()}


def joined(words: list[str], known: dict[str, str]) -> list[str]:
    """Names of several words put together: `north sea` is one name."""
    found: list[str] = []
    place = 0
    while place < len(words):
        for count in (3, 2):
            name = " ".join(words[place : place + count])
            if len(words[place : place + count]) == count and simple(name) in known:
                found.append(name)
                place += count
                break
        else:
            found.append(words[place])
            place += 1
    return found


def attack_with_all(line: str, view: View) -> str | None:
    """`attack FIELD with all`: the attack on a field with every unit that reaches it."""
    words = line.split()
    if len(words) < 4 or simple(words[-1]) not in ALL or simple(words[-2]) not in WITH:
        return None
    field = Names(view).word(" ".join(words[1:-2]), False)
    menus = [menu for decision in view.decisions() for menu in decision.menus() if isinstance(menu, AttackMenu)]
    for menu in menus:
        for number, target in enumerate(menu.targets):
            if view.sight.rules.board.ids[target] == field:
                return str(menu.make(target, menu.groups[number], menu.sizes[number] - 1))
    return None


def to_notation(kind: str, line: str, view: View) -> str:
    """An order as a person types it, in the notation of the game."""
    if '"' in line:
        return line
    whole = attack_with_all(line, view) if kind == "attack" else None
    if whole is not None:
        return whole
    names = Names(view)
    order = view.sight.rules.notation.kinds.get(kind)
    parts = {field.name: field.codec for field in order.fields} if order is not None else {}
    if SIDE_FIELDS & set(parts):
        words = [names.sides.get(simple(word), word) for word in line.partition(" ")[2].replace(",", " ").split()]
        return " ".join([kind, *words])
    with_units = bool(UNIT_FIELDS & set(parts))
    with_numbers = not with_units or any(isinstance(codec, (Number, Counts)) for codec in parts.values())
    rest = BREAKS.sub(r" \1 ", line.partition(" ")[2]).split()
    out = [kind]
    for word in joined(rest, {**names.fields, **names.kinds}):
        keeps = BREAKS.fullmatch(word) or (is_whole(word) and with_numbers and len(out) > 1)
        out.append(word if keeps else names.word(word, with_units))
    text = " ".join(out)
    return re.sub(r" ([,:>/]) ?", lambda found: f"{found[1]} " if found[1] == "," else found[1], text)
