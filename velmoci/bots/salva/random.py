"""A bot that plays Salva at random, yet gets on with the game so that games end."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision, Menu
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import Attack, Buy, EndMovement, FightOn, Fire, FireByPlan, HoldFire, Place, Retreat
from velmoci.salva.decisions import Aside
from velmoci.salva.view import View

ONE_END_IN: Final = 6
"""How rarely it stops moving although it could go on."""
ONE_RETREAT_IN: Final = 12
LAST: Final = frozenset({EndMovement.kind, Retreat.kind, HoldFire.kind, "end_production", "stop_placing"})
"""Orders that give something up; they are chosen when nothing else is left, or rarely."""
LIVELY: Final = (Attack.kind, FireByPlan.kind, FightOn.kind, Buy.kind, Place.kind)
"""Orders that bring the game forward."""


class RandomBot:
    """Picks a kind of order at random, then an order of that kind; it talks to nobody and never resigns."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def decide(self, view: View, decision: Decision) -> Order | None:
        """An order for the decision; None where nothing is to be said."""
        if isinstance(decision, Aside):
            return None
        return self.choose(decision.menus()).sample(self.chance)

    def choose(self, menus: list[Menu]) -> Menu:
        """A menu at random; every second time one that brings the game forward, seldom one that gives up."""
        ends = [menu for menu in menus if menu.kind in LAST]
        others = [menu for menu in menus if menu.kind not in LAST and menu.kind != Fire.kind]
        if not others or (ends and self.chance.roll(self.patience(ends)) == 1):
            return self.one_of(ends or menus)
        lively = [menu for menu in others if menu.kind in LIVELY]
        return self.one_of(lively if lively and self.chance.roll(2) == 1 else others)

    def patience(self, ends: list[Menu]) -> int:
        """One in so many times it gives up what it could still do."""
        return ONE_RETREAT_IN if ends[0].kind != EndMovement.kind else ONE_END_IN

    def one_of(self, menus: list[Menu]) -> Menu:
        """One of the menus, all equally likely."""
        return menus[self.chance.roll(len(menus)) - 1]
