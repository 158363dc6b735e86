"""Plays positions with bots: each gets its own seat's view and that view's decisions, never the position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.game import Bot, Position, View
from velmoci.kernel.order import Order

MOST_ORDERS: Final = 1_000_000
"""A game that takes longer has got stuck."""


class Stuck(VelmociError):
    """The bots do not bring the game forward: they leave open what the game waits for, or find no end."""


class Driver:
    """Finds out which bot acts next, and how.

    Besides the question that the game waits for, the bots of all seats answer what lies before them, and the
    seat that is waited for may do something unasked. Each of these comes up at most once until the game moves
    on, so that talking never goes on for ever.
    """

    def __init__(self, position: Position, bots: Mapping[int, Bot]) -> None:
        self.position = position
        self.bots = bots
        self.asked: set[int] = set()
        """Seats that had their say since the game last moved on, and -1 - seat for what they do unasked."""

    def next_order(self) -> tuple[int, Order] | None:
        """The seat and the order of the next bot, or None when the game is over or waits for others."""
        pending = self.position.pending()
        if not pending:
            return None
        if len(pending) > 1:
            answer = self.answer(pending)
            if answer is not None:
                return answer
        seat = pending[0].seat
        bot = self.bots.get(seat)
        if bot is None:
            return None
        view = self.position.view(seat)
        if -1 - seat not in self.asked:
            self.asked.add(-1 - seat)
            unasked = first_order(bot, view, view.asides())
            if unasked is not None:
                return seat, unasked
        order = first_order(bot, view, [decision for decision in view.decisions() if decision.waits])
        if order is None:
            raise Stuck("bot_silent", seat=seat)
        self.asked.clear()
        return seat, order

    def answer(self, pending: list[Decision]) -> tuple[int, Order] | None:
        """What a bot says to a question that does not wait."""
        for question in pending[1:]:
            seat = question.seat
            bot = self.bots.get(seat)
            if bot is None or seat in self.asked:
                continue
            view = self.position.view(seat)
            order = first_order(bot, view, [decision for decision in view.decisions() if not decision.waits])
            if order is not None:
                return seat, order
            self.asked.add(seat)
        return None


def first_order(bot: Bot, view: View, decisions: list[Decision]) -> Order | None:
    """The first order that the bot gives to one of the decisions."""
    for decision in decisions:
        order = bot.decide(view, decision)
        if order is not None:
            return order
    return None


def play(position: Position, bots: Mapping[int, Bot], chance: Chance, most_orders: int = MOST_ORDERS) -> int:
    """Plays to the end, every order checked by the rules; says how many orders it took."""
    driver = Driver(position, bots)
    orders = 0
    while True:
        answer = driver.next_order()
        if answer is None:
            break
        position.check(answer[0], answer[1])
        position.carry_out(answer[0], answer[1], chance)
        orders += 1
        if orders >= most_orders:
            raise Stuck("too_many_orders", count=orders)
    if position.outcome() is None:
        raise Stuck("no_bot", seat=position.pending()[0].seat)
    return orders
