"""Armies that are built face down: what is wanted goes where it is true, and by chance others are shown beside it."""

from __future__ import annotations

from typing import Any, Final

from velmoci.bots.salva.armies import offered
from velmoci.bots.salva.knowledge import copied
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import Buy
from velmoci.salva.forces import surely_to
from velmoci.salva.naming import field_of
from velmoci.salva.state import Sight

WITHIN: Final = "produce"
BESIDE: Final = "produce_near"
"""Orders that build an army of which nobody else knows what it is: where it lies, and beside it."""
SELDOM: Final = 3
"""One purchase of so many goes to an army that lies face down: what is built there acts later than others do."""
LOOKS: Final = ("look_at", "look_inside")
"""Orders by which one looks at what others hide."""


def build_hidden(outlook: Outlook, order: Order, chance: Chance) -> Order:
    """A purchase, for an army that lies face down where there is one; whatever is shown beside it is drawn."""
    if not isinstance(order, Buy) or not outlook.rules.veils:
        return order
    field = int(field_of(outlook.sight, order.spot))
    if chance.roll(SELDOM) > 1:
        return order
    found: list[Order] = []
    for kind in (WITHIN, BESIDE) if outlook.threat[field] <= 0.0 else (WITHIN,):
        for other in offered(outlook, kind):
            told: Any = other.to_json()
            is_there = int(field_of(outlook.sight, str(told["spot"]))) == field
            if is_there and has_one(told["armies"], order.item) and yields(outlook.sight, other, order.item, chance):
                found.append(other)
    return found[chance.roll(len(found)) - 1] if found else order


def has_one(armies: list[list[object]], item: str) -> bool:
    """Whether every row gets one whole unit, and some row such a one."""
    is_whole = all(count == 1 and not amount for _, _, count, amount in armies)
    return is_whole and item in [name for _, name, _, _ in armies]


def yields(sight: Sight, order: Order, item: str, chance: Chance) -> bool:
    """Whether what is true after an order has one more unit of a kind."""
    world = copied(sight, chance)
    before = count_own(sight, item)
    sight.rules.order_rules[order.kind].carry_out(world, sight.seat, order, chance)
    return count_own(world.sight(sight.seat), item) > before


def count_own(sight: Sight, item: str) -> int:
    """How many units of a kind the seat knows to have."""
    table = surely_to(sight)
    kinds = [sight.rules.kinds.rows[table.kind[unit]].id for unit in table.units_of(sight.seat)]
    return kinds.count(item)


def look(decision: Decision) -> Order | None:
    """Looks at whatever of others lies open to its eyes: that costs nothing, and nobody learns what was seen."""
    for menu in decision.menus():
        for order in menu:
            if order.kind in LOOKS:
                return order
    return None
