"""Where the chapters `supply` and `alliance` meet: one army eats what another has, if its owner agrees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.supply_orders import Feed, Stock, owners, told_to_owners
from velmoci.salva.chapters.supply_stores import ID
from velmoci.salva.seams import Consent
from velmoci.salva.state import Sight


class ForeignSupply(Consent):
    """Nobody takes supply from a seat that does not agree."""

    name = ID

    def concerns(self, order: Order) -> bool:
        return isinstance(order, (Feed, Stock))

    def needed(self, sight: Sight, order: Order) -> list[int]:
        assert isinstance(order, (Feed, Stock))
        return owners(sight, order)

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        assert isinstance(order, (Feed, Stock))
        return told_to_owners(order)


CHAPTER: Final = Chapter(
    id="supply_alliance",
    clause="SA-supply-8",
    bridges=(ID, "alliance"),
    contributions={"consent": (ForeignSupply,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-supply-8": (ForeignSupply,),
}
