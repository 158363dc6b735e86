"""Whom a bot keeps from being repaired, and about whom it has the dice decide."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Refusal
from velmoci.kernel.order import Order
from velmoci.salva.naming import find_unit
from velmoci.salva.state import Sight

POOL: Final = "pool_hold"
ANSWER: Final = "answer_pool"
LIKELY: Final = Fraction(1, 2)
"""Dice are asked only about what they destroy at least so often: otherwise damage is worth more as it is."""


def hold(sight: Sight, decision: Decision) -> Order | None:
    """Holds whatever the damage has cost its owner most; a full list gives up what is worth less."""
    orders = by_thing(decision, "hold_unit")
    damaged = decision.about()["damaged"]
    assert isinstance(damaged, dict)
    if orders:
        return orders[max(orders, key=lambda thing: (loss(sight, thing), thing))]
    shared = share_a_hold(sight, decision)
    if shared is not None:
        return shared
    kept = by_thing(decision, "release_unit")
    best = max([loss(sight, thing) for thing in damaged], default=Fraction(0))
    for thing in sorted(kept, key=lambda thing: (loss(sight, thing), thing)):
        if loss(sight, thing) < best:
            return kept[thing]
    return decision.default()


def share_a_hold(sight: Sight, decision: Decision) -> Order | None:
    """Offers an odd half for whatever the damage has cost most to somebody who is neither its owner nor a partner."""
    offers = [order for menu in decision.menus() if menu.kind == POOL for order in menu]
    if not offers or bool(sight.rules.order_rules[ANSWER].menu(sight)):
        return None
    return max(offers, key=lambda order: (loss(sight, str(order.to_json()["unit"])), str(order)))


def lend_half(sight: Sight) -> Order | None:
    """Accepts the first half that is offered for a thing of somebody with whom there is no peace."""
    rule = sight.rules.order_rules.get(ANSWER)
    menu = rule.answers(sight) if rule is not None else None
    if menu is None:
        return None
    orders = list(menu)
    accepting = [order for order in orders if order.to_json()["answer"] == "accept"]
    return (accepting or orders)[0]


def count_anew(decision: Decision) -> Order | None:
    """Insists that what everybody owes is counted anew where it is less than the seat owes now."""
    told = decision.about()
    is_less = Fraction(str(told["after_update"])) < Fraction(str(told["due"]))
    insisting = [order for order in decision if order.kind == "insist"]
    return insisting[0] if is_less and insisting else decision.default()


def roll(sight: Sight, decision: Decision) -> Order | None:
    """Forces the roll on the dearest of those that will more likely be destroyed than repaired."""
    odds = decision.about()["destroyed"]
    assert isinstance(odds, dict)
    orders = by_thing(decision, "force_roll")
    likely = [thing for thing in orders if Fraction(odds[thing]) >= LIKELY]
    if not likely:
        return decision.default()
    return orders[max(likely, key=lambda thing: (loss(sight, thing), thing))]


def by_thing(decision: Decision, kind: str) -> dict[str, Order]:
    """The orders of that kind that are offered, by the thing they name."""
    return {str(order.to_json()["unit"]): order for menu in decision.menus() if menu.kind == kind for order in menu}


def loss(sight: Sight, thing: str) -> Fraction:
    """How much of its price the damage of a thing stands for; what is no unit counts as half a point."""
    try:
        unit = find_unit(sight, thing)
    except Refusal:
        return Fraction(1, 2)
    kind = sight.rules.kinds.rows[sight.table.kind[unit]]
    return Fraction(int(sight.table.damage[unit]), 36) * Fraction(int(kind.price_num), int(kind.price_den))
