"""Numbered menus: first the kinds of order that can be given, then the orders themselves in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Final

from velmoci.bots.salva.battles import try_attack
from velmoci.cli.face import PAGE, Choice, Menu
from velmoci.cli.numbers import percent
from velmoci.cli.salva.deeds import deeds_of
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Menu as Offers
from velmoci.kernel.order import Order
from velmoci.kernel.sentences import Sentences
from velmoci.odds.registry import favour
from velmoci.salva.base.attack import AttackMenu
from velmoci.salva.base.orders import Move, Resign
from velmoci.salva.game import GAME
from velmoci.salva.view import View

MOST: Final = 200
"""Longer menus are cut; whoever wants something else types it."""
MOST_ODDS: Final = 8
"""So many battles of one list are reckoned."""
STILL: Final = Seeded(0)
"""To begin an attack on a copy takes no luck."""


class Menus:
    """Makes the menus of one seat from what it sees."""

    def __init__(self, view: View, say: Sentences, shows_truth: bool = True) -> None:
        self.view = view
        self.say = say
        self.shows_truth = shows_truth
        self.deeds = deeds_of(view, say)

    def top(self) -> Menu:
        """Everything that this seat may order now."""
        choices: list[Choice] = []
        for decision in [*self.view.decisions(), *self.view.asides()]:
            for menu in decision.menus():
                if self.shows_truth or not self.view.sight.rules.order_rules[menu.kind].shows_truth:
                    choices += self.choices(menu)
        return Menu(self.say.say("menu-top"), choices)

    def choices(self, menu: Offers) -> list[Choice]:
        """The lines of the top menu for one kind of order: the orders themselves if they are few."""
        if menu.kind == Resign.kind:
            return [Choice(self.say.say("menu-resign"), Resign(), is_final=True)]
        if isinstance(menu, AttackMenu):
            return [Choice(self.kind(menu.kind, len(menu.targets)), more=lambda: self.targets(menu))]
        if menu.kind != Move.kind and menu.count() <= 3:
            return [self.line(order) for order in menu]
        return [Choice(self.kind(menu.kind, menu.count()), more=self.deeper(menu))]

    def kind(self, kind: str, count: int) -> str:
        """A kind of order and how many ways there are."""
        return self.say.say("menu-kind", {"name": self.deeds.verb(kind), "count": count})

    def deeper(self, menu: Offers) -> Callable[[], Menu]:
        """Opens the list of one kind of order."""
        return lambda: self.listed(self.deeds.verb(menu.kind), islice(menu, MOST))

    def listed(self, heading: str, orders: Iterable[Order]) -> Menu:
        """A list of orders; those of one unit stand together behind a line of their own if they are many."""
        found = list(orders)
        groups: dict[str, list[Order]] = {}
        for order in found:
            groups.setdefault(first_word(order), []).append(order)
        if len(found) <= PAGE or len(groups) < 2 or len(groups) == len(found):
            return Menu(heading, [self.line(order, place < MOST_ODDS) for place, order in enumerate(found)])
        return Menu(heading, [self.group(heading, key, group) for key, group in groups.items()])

    def group(self, heading: str, key: str, orders: list[Order]) -> Choice:
        """One line for all orders that begin alike."""
        if len(orders) == 1:
            return Choice(self.deeds.label(orders[0]), orders[0])
        name = self.deeds.called(key)
        return Choice(
            f"{name} …", more=lambda: Menu(f"{heading}: {name}", [Choice(self.deeds.label(o), o) for o in orders])
        )

    def line(self, order: Order, has_odds: bool = True) -> Choice:
        """An order in words; one that leads to a battle with the odds of losing less than the other side."""
        label = self.deeds.label(order)
        if has_odds and self.view.sight.rules.order_rules[order.kind].opens_battle:
            better = percent(favour(GAME.id, self.view, order), self.say.language)
            label = f"{label} – {self.say.say('odds-better', {'win': better})}"
        return Choice(label, order)

    def targets(self, menu: AttackMenu) -> Menu:
        """The fields that can be attacked, each with all units that reach it and with half of them."""
        choices: list[Choice] = []
        for number, target in enumerate(menu.targets):
            units = [unit for group in menu.groups[number] for unit in group]
            whole = menu.make(target, menu.groups[number], menu.sizes[number] - 1)
            choices.append(self.attack(whole))
            if len(units) > 1:
                half = menu.make(target, menu.groups[number], (menu.sizes[number] - 1) // 2)
                choices.append(self.attack(half))
        return Menu(self.say.say("menu-attack-which"), choices)

    def attack(self, order: Order) -> Choice:
        """An attack with its estimated odds."""
        odds = percent(try_attack(self.view.sight, order, STILL).win, self.say.language)
        return Choice(f"{self.deeds.label(order)} – {self.say.say('odds-short', {'win': odds})}", order)


def first_word(order: Order) -> str:
    """The first word after the kind: a unit, an item, a field."""
    return str(order).partition(" ")[2].partition(" ")[0].rstrip(",")
