"""Where `war_economy` and `artillery` meet: guns fire at goods as at soft units."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.economy_raids import destroy_goods
from velmoci.salva.chapters.economy_stock import Economy
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Damaged
from velmoci.salva.state import State, Table

SIXTHS: Final = 6


class ShelledGoods(Damaged):
    """Goods on a field: never damaged, but destroyed unit by unit."""

    name = "shelled_goods"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy = Economy(rules)
        self.num, self.den = rules.ratio("goods_vulnerability")

    def soft_on(self, table: Table, field: i64) -> list[str]:
        row = self.economy.on(table, field)
        return [self.economy.names[place] for place in range(self.economy.resources) if row[place] > 0]

    def take(self, state: State, building: str, field: i64, amount: i64) -> None:
        """Each whole point destroys so many units; what is less is lost."""
        place = self.economy.names.index(building)
        destroy_goods(state, self.economy, field, place, int(amount) * self.num // (SIXTHS * self.den))


CHAPTER: Final = Chapter(
    id="war_economy_artillery",
    clause="SA-war_economy-27",
    bridges=("war_economy", "artillery"),
    contributions={"damaged": (ShelledGoods,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {"SA-war_economy-27": (ShelledGoods,)}
