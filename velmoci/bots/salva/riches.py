"""What lies on fields in a war economy, as far as it makes them worth having."""

from __future__ import annotations

from typing import Final

from velmoci.salva.chapters.economy_stock import ID, Economy
from velmoci.salva.state import Sight

DOZEN: Final = 12.0
"""So many units of goods are worth as much as a unit of an army; workers and buildings by what they cost."""
WORKER: Final = 4.0
BUILDING: Final = 6.0


def riches(sight: Sight) -> list[float]:
    """For each field what lies there, as units of an army; none where armies are paid otherwise."""
    if ID not in sight.rules.table_places:
        return []
    economy = Economy(sight.rules)
    found: list[float] = []
    for field in range(int(sight.rules.board.size)):
        row = economy.on(sight.table, field)
        workers = float(sum(row[economy.resources :]))
        goods = float(sum(row[: economy.resources])) + WORKER * workers
        found.append((goods + BUILDING * float(sum(economy.buildings_on(sight.table, field)))) / DOZEN)
    return found
