"""Where entries of cards are marked to be, if a chapter lets that be a secret too; a part of the chapter `formations`.

What is built or waits beside a formation carries the mark of its field. A chapter that hides which of two marks holds
tells the ways in which they may lie; everybody else asks here.
"""

from __future__ import annotations

from mypy_extensions import i64

from velmoci.salva.chapters.formation_cards import Formations
from velmoci.salva.hiding.cards import Card
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Own, Sight, State, Table, add_like


def openly(rules: Rules, table: Table) -> Sight:
    """What everybody sees of a table."""
    return Sight(rules, table, Own([]), NOBODY)


def ways_of_marks(sight: Sight, cards: list[Card], field: i64) -> list[Table]:
    """The tables on which entries of these cards are marked as they may be on a field; mostly the one at hand."""
    names = [card.name for card in cards]
    for veil in sight.rules.veils:
        found = veil.marked(sight, names, field)
        if found:
            return found
    return [sight.table]


def settle_marks(state: State, cards: list[Card], field: i64, number: int) -> None:
    """Makes one of these ways true, in a world that somebody imagines."""
    for veil in state.rules.veils:
        veil.settle_marks(state, [card.name for card in cards], field, number)


def show_marks(state: State, cards: list[Card]) -> None:
    """Units of these cards are shown, and first where they really are."""
    for veil in state.rules.veils:
        veil.show_marks(state, [card.name for card in cards])


def tell_joined(state: State, units: list[int]) -> None:
    """These units are with their formation from now on."""
    for veil in state.rules.veils:
        veil.joined(state, units)


def stand(files: Formations, table: Table, unit: int, field: i64) -> int:
    """Puts a unit on a field of a copied table, or one like it where it stands on another already."""
    if table.place[unit] == field:
        return unit
    one = unit if table.place[unit] == NOBODY else int(add_like(files.rules, table, unit))
    if one != unit:
        files.release(table, one)
    table.put(one, field)
    return one
