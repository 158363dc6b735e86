"""How much room units take aboard others: a place, or by a chapter a part of one."""

from __future__ import annotations

from typing import Final

from velmoci.salva.asking import overriding
from velmoci.salva.map_seams import Presence
from velmoci.salva.numbers import common_denominator
from velmoci.salva.units import Kinds


class Berths:
    """How much room each kind takes aboard another, in parts of a place."""

    def __init__(self, kinds: Kinds, presences: list[Presence]) -> None:
        asked = overriding(presences, Presence, "share_of_place")
        found: list[tuple[int, int]] = []
        for kind in kinds.rows:
            num, den = 1, 1
            for part in asked:
                share = part.share_of_place(kind)
                num, den = num * share[0], den * share[1]
            found.append((num, den))
        self.parts: Final = common_denominator([den for _, den in found])
        """So many to a place."""
        self.shares: Final = [num * self.parts // den for num, den in found]
        """By the numbers of the kinds."""
