"""The odds of Salva."""

from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Order
from velmoci.odds.salva.battles import battle_odds, favour_of
from velmoci.odds.salva.outcomes import Odds
from velmoci.salva.view import View


def odds_of(view: View, order: Order) -> Odds:
    """The odds of the battle that an order opens, fought by the plans that both sides have chosen."""
    return battle_odds(view, order, ("", ""), Seeded("odds"))


def favour(view: View, order: Order) -> float:
    """The chance that the battle to which an answer leads costs the seat's side less than the other."""
    return favour_of(view, order, Seeded("odds"))
