"""A bot that plays at random, yet gets on with the game so that games end."""

from __future__ import annotations

from mypy_extensions import i64

from velmoci.evropska_valka.attack import attack_counts
from velmoci.evropska_valka.decisions import Aside, TurnDecision
from velmoci.evropska_valka.orders import Attack, EndTurn
from velmoci.evropska_valka.position import Position
from velmoci.evropska_valka.state import Sight
from velmoci.evropska_valka.view import View
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order


class RandomBot:
    """Picks a kind of order at random, then an order of that kind.

    It never gives up its action and attacks with all that may go: figures that are drafted and attack one by one
    fill the board until nothing moves any more.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def decide(self, view: View, decision: Decision) -> Order | None:
        """An order for the decision; unasked it says nothing and never resigns."""
        if isinstance(decision, Aside):
            return None
        menus = decision.menus()
        if isinstance(decision, TurnDecision):
            menus = [menu for menu in menus if menu.kind != EndTurn.kind]
        return full_strength(view.sight, menus[self.chance.roll(len(menus)) - 1].sample(self.chance))


def full_strength(sight: Sight, order: Order) -> Order:
    """The same attack with everyone who may go."""
    if not isinstance(order, Attack):
        return order
    index = sight.board.index
    return Attack(order.origin, order.target, int(attack_counts(sight, index[order.origin], index[order.target])))


def playout(position: Position, chance: Chance, most_orders: int = 1_000_000) -> int:
    """Plays to the end without bots and views, by kinds of order at random; says how many orders it took."""
    orders: i64 = 0
    limit: i64 = most_orders
    while orders < limit:
        pending = position.pending()
        if not pending:
            break
        decision = pending[0]
        position.carry_out(decision.seat, decision.sample_by_kind(chance), chance)
        orders += 1
    return int(orders)
