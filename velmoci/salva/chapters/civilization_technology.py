"""Where `civilization` and `technology` meet: historical units, which lead from prehistory to the tank.

Lower levels cost less, kinds of unit come with the ages, and a field in which nothing can be built yet holds nobody up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.civilization import ID
from velmoci.salva.chapters.technology_levels import ANTI_AIR, ANTI_SUBMARINE, ARTILLERY, BY_CLASS, Levels
from velmoci.salva.faces import Face
from velmoci.salva.items import KindItem, seat_name
from velmoci.salva.map_seams import Item, Veto
from velmoci.salva.progress import Progress
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, Table
from velmoci.salva.units import AIR, SUBMARINE, Kind

LAST_AGE: Final = 7
FROM_CLASS: Final = {int(SUBMARINE): 5, int(AIR): 5}
"""The first level at which there are units of a class."""
FROM_CHAPTER: Final = {"specialised": 6, "pioneer_infantry": 6, "armoured_variants": 6, "scouting": 3}
"""The same of kinds that come with a chapter."""
FROM_KIND: Final = {
    "gun": 2, "artillery_fort": 2, "cruiser": 2, "land_transport": 2, "destroyer": 3, "battleship": 4,
    "aa_battery": 5, "flak_fort": 5, "carrier": 6, "kaibokan": 6,
}  # fmt: skip
ATTACKS_FROM: Final = {ARTILLERY: 2, ANTI_SUBMARINE: 5, ANTI_AIR: 5}
"""From which level on a field of attacks counts among those that may lie behind."""


def first_level(kind: Kind) -> int:
    """From which level of its own field on a kind can be had; kinds that nothing is said of from the first."""
    return max(FROM_KIND.get(kind.id, 1), FROM_CHAPTER.get(kind.chapter, 1), FROM_CLASS.get(int(kind.cls), 1))


class Ages(Progress):
    """What can be had at which level, which fields hold others up, and what levels cost."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_on = rules.flag("historical_units")
        self.levels = Levels(rules)

    def is_reached(self, table: Table, seat: i64, kind: Kind) -> bool:
        return not self.is_on or self.levels.level(table, seat, BY_CLASS[kind.cls]) >= first_level(kind)

    def brakes(self, table: Table, seat: i64, field: str) -> bool:
        return not self.is_on or self.levels.level(table, seat, field) >= ATTACKS_FROM.get(field, 1)

    def base_price(self, level: int) -> tuple[int, int] | None:
        return (level * (level - 1) // 2, 1) if self.is_on else None


class NotYet(Veto):
    """Nobody buys what belongs to an age that he has not reached."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.ages = Ages(rules)

    def buy(self, sight: Sight, item: Item, field: i64) -> Refusal | None:
        if not isinstance(item, KindItem) or self.ages.is_reached(sight.table, sight.seat, item.kind):
            return None
        level, technology = first_level(item.kind), BY_CLASS[item.kind.cls]
        return Refusal("kind_not_yet", "SA-civilization-11", item=item.kind.id, technology=technology, level=level)


class AgesShown(Face):
    """What the units of everybody look like at their levels; that has no meaning for the game."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.ages = Ages(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        living = table.living() if self.ages.is_on and table.round > 0 else []
        return [
            {
                "kind": "ledger", "name": "ages", "power": seat_name(seat),
                "lines": self.lines(table, seat), "units": [], "next_units": [],
            }
            for seat in living
        ]  # fmt: skip

    def lines(self, table: Table, seat: int) -> list[dict[str, object]]:
        """A line for each class of which the seat can have units."""
        found: list[dict[str, object]] = []
        levels = self.ages.levels
        for cls, field in enumerate(BY_CLASS):
            level = levels.level(table, seat, field)
            if field in levels.present and level >= FROM_CLASS.get(cls, 1):
                found.append({"name": f"age_{field}_{min(level, LAST_AGE)}", "now": str(level), "later": str(level)})
        return found


CHAPTER: Final = Chapter(
    id="civilization_technology",
    clause="SA-civilization-9",
    bridges=(ID, "technology"),
    contributions={"progress": (Ages,), "veto": (NotYet,), "face": (AgesShown,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-civilization-9": (Ages.base_price,),
    "SA-civilization-10": (AgesShown,),
    "SA-civilization-11": (first_level, NotYet, Ages.is_reached),
    "SA-civilization-12": (Ages.brakes,),
}
