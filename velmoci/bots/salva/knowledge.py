"""What a seat makes of what it does not see: how likely it is, and worlds that fit all that it knows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from velmoci.kernel.chance import Chance
from velmoci.salva.forces import come_out, likely_to
from velmoci.salva.memory import Memory
from velmoci.salva.state import Hidden, Sight, State, Table
from velmoci.salva.view import View

WORLDS: Final = 6
"""An attack on what is hidden is tried out in so many worlds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """Counts everything as it is likely to be to the seat, and tries attacks out in worlds that fit its view."""

    def picture(self, sight: Sight) -> tuple[Table, dict[int, float]]:
        """The table with all that may stand somewhere, and how likely that is which is not sure."""
        return likely_to(sight)

    def worlds(self, sight: Sight, field: int, chance: Chance) -> list[State]:
        """Games as they may be, what others hide lying open; one where nothing hidden may be on the field."""
        table, likely = self.picture(sight)
        is_unsure = any(int(table.place[unit]) == field for unit, share in likely.items() if share < 1.0)
        return [supposed(sight, chance) for _ in range(WORLDS if is_unsure else 1)]


def copied(sight: Sight, chance: Chance) -> State:
    """A game as it may be as far as the seat knows; what it does not see is made up only where armies are hidden."""
    if sight.rules.veils:
        return View(sight.rules.rulebook, sight).complete(chance)
    return State(sight.rules, sight.table.copy(), [sight.own for _ in range(sight.table.seats)], Hidden([]))


def supposed(sight: Sight, chance: Chance) -> State:
    """The same with all that others hide lying open."""
    world = copied(sight, chance)
    for seat in range(int(sight.table.seats)):
        if seat != int(sight.seat):
            come_out(world, seat)
    return world


def opened(sight: Sight, chance: Chance) -> Sight:
    """What the seat would see if it hid nothing itself."""
    if not sight.rules.veils:
        return sight
    world = copied(sight, chance)
    come_out(world, sight.seat)
    return remembering(Sight(sight.rules, world.table, world.owns[sight.seat], sight.seat))


def remembering(sight: Sight) -> Sight:
    """What the seat sees, with a memory of the ways that are found while nothing changes."""
    found = Sight(sight.rules, sight.table, sight.own, sight.seat)
    if sight.rules.veils:
        found.memory = Memory()
        found.memory.look(found, True)
    return found


HEEDS: Final = Knowledge()
"""How the steady bot judges."""
