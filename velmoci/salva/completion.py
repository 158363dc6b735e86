"""Completes a view to a whole position that its seat cannot tell from the true one; for search."""

from __future__ import annotations

from velmoci.kernel.chance import Chance
from velmoci.salva.position import Position, position_by
from velmoci.salva.state import Sight
from velmoci.salva.view import View


def complete(view: View, chance: Chance) -> Position:
    """A random position that fits the view; what is hidden is made up by the chapters that hide it."""
    sight = view.sight
    position = position_by(sight.rules)
    position.rulebook = view.rulebook
    position.table = sight.table.copy()
    if view.seat >= 0:
        position.owns[view.seat] = sight.own.copy()
        for part in sight.rules.knowledge:
            part.spread_witnesses(position, view.seat)
    if position.table.frames:
        for guess in sight.rules.guesses:
            guess.fill(Sight(sight.rules, position.table, sight.own, sight.seat), position, chance)
    return position
