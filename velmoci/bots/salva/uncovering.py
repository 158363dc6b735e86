"""What the bot shows of its hidden units when they are attacked or looked at: as little as it has to."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order

SIGHT: Final = "sight"
PROOF: Final = "prove_destruction"


def first_of(decision: Decision, kind: str) -> Order | None:
    """The first order of a kind that is offered."""
    for menu in decision.menus():
        if menu.kind == kind and menu.count() > 0:
            return next(iter(menu))
    return None


def appear(decision: Decision) -> Order | None:
    """Leaves it to others if it may, shows one unit if it has one, else what is asked for."""
    return first_of(decision, "stay_hidden") or first_of(decision, "appear") or decision.default()


def prove(decision: Decision) -> Order | None:
    """Declares the attackers destroyed if that is proved, or shows the least that proves it."""
    proof = first_of(decision, PROOF)
    if proof is not None:
        return proof
    enough = decision.forecast().get("enough")
    wanted = enough[0] if isinstance(enough, list) and enough else None
    for menu in decision.menus():
        for order in menu:
            if str(order) == wanted:
                return order
    return decision.default()
