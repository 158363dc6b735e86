"""How much a seat must dare because time works against it: from 0, nothing, to 1, now or never."""

from __future__ import annotations

from velmoci.salva.state import Sight


def courage(sight: Sight) -> float:
    """How much the seat must dare, as its goal says."""
    return sight.rules.goal.pressure(sight)
