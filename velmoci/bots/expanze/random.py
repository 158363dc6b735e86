"""A bot that plays at random, yet gets on with the game so that games end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.expanze.decisions import Aside, TurnDecision
from velmoci.expanze.orders import Arm, Attack, DrawCard, EndTurn, OfferTrade, ShowMission
from velmoci.expanze.position import Position
from velmoci.expanze.state import Sight
from velmoci.expanze.view import View
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision, Menu
from velmoci.kernel.order import Order

ONE_OFFER_IN: Final = 100
"""How rarely an exchange of cards is offered."""


class RandomBot:
    """Picks a kind of order at random, then an order of that kind.

    It never hands over while it can still arm or fight, takes a card it has a right to, shows a fulfilled
    mission, sends all that may go and arms where somebody else is near: with small attacks, early ends and
    soldiers far from any enemy such bots would hardly ever finish.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def decide(self, view: View, decision: Decision) -> Order | None:
        """An order for the decision; None where nothing is to be said."""
        if isinstance(decision, Aside):
            return self.offer(decision)
        menus = decision.menus()
        if isinstance(decision, TurnDecision):
            menus = lively(menus)
        if not menus:
            return None
        order = menus[self.chance.roll(len(menus)) - 1].sample(self.chance)
        if isinstance(order, Arm):
            return at_the_border(view.sight, order, self.chance)
        return full_strength(view.sight, order)

    def offer(self, decision: Aside) -> Order | None:
        """Now and then any exchange; it never resigns."""
        if not decision.sight.own.hand or self.chance.roll(ONE_OFFER_IN) > 1:
            return None
        for menu in decision.menus():
            if menu.kind == OfferTrade.kind:
                return menu.sample(self.chance)
        return None


def lively(menus: list[Menu]) -> list[Menu]:
    """The kinds of order worth choosing from: show first; hand over only when nothing else is left."""
    for menu in menus:
        if menu.kind == ShowMission.kind:
            return [menu]
    useful = [menu for menu in menus if menu.kind in (Arm.kind, Attack.kind, DrawCard.kind)]
    return useful or [menu for menu in menus if menu.kind == EndTurn.kind]


def full_strength(sight: Sight, order: Order) -> Order:
    """The same attack with everyone who may go."""
    if not isinstance(order, Attack):
        return order
    origin: i64 = sight.board.index[order.origin]
    return Attack(order.origin, order.target, int(sight.table.soldiers[origin] - 1))


def at_the_border(sight: Sight, order: Arm, chance: Chance) -> Order:
    """As many soldiers, each in some own state beside a foreign one."""
    states = border(sight)
    if not states:
        return order
    placed = [0] * len(states)
    for _, count in order.placements:
        for _ in range(count):
            placed[chance.roll(len(states)) - 1] += 1
    placements = tuple((state, count) for state, count in zip(states, placed, strict=True) if count > 0)
    return Arm(placements, order.cards)


def border(sight: Sight) -> list[str]:
    """Its own states that have a foreign neighbour."""
    board, owner = sight.board, sight.table.owner
    return [
        state
        for state in board.index
        if owner[board.index[state]] == sight.seat
        and any(owner[board.index[near]] != sight.seat for near in board.neighbours(state))
    ]


def playout(position: Position, chance: Chance, most_orders: int = 1_000_000) -> int:
    """Plays to the end without bots and views, by kinds of order at random; says how many orders it took.

    For searches and measurements: nobody trades, nobody resigns.
    """
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
