"""Numbered menus: first what can be done at all, then ways to do it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import combinations

from velmoci.cli.evropska_valka.cards import points_of
from velmoci.cli.evropska_valka.odds import odds_of
from velmoci.cli.face import Choice, Menu
from velmoci.cli.numbers import percent
from velmoci.evropska_valka.deck import card_names
from velmoci.evropska_valka.orders import (
    Assign,
    Attack,
    ChoosePower,
    Discard,
    Draft,
    Espionage,
    King,
    Lay,
    Move,
    Place,
    Resign,
    Retreat,
    Sabotage,
)  # fmt: skip
from velmoci.evropska_valka.view import View
from velmoci.kernel.errors import Value
from velmoci.kernel.order import Order
from velmoci.kernel.sentences import Sentences

WITH_SUBMENU = frozenset({"draft", "move", "attack", "sabotage", "espionage"})
"""Orders of the turn that open a menu of their own."""


class Menus:
    """Makes the menus of one seat from what it sees."""

    def __init__(self, view: View, say: Sentences) -> None:
        self.view = view
        self.say = say

    def top(self) -> Menu:
        """Everything that this seat may order now."""
        choices: list[Choice] = []
        for decision in [*self.view.decisions(), *self.view.asides()]:
            for menu in decision.menus():
                choices += self.choices(menu.kind, menu)
        return Menu(self.say.say("menu-top"), choices)

    def choices(self, kind: str, orders: Iterable[Order]) -> list[Choice]:
        """The lines of the top menu for one kind of order."""
        if kind in WITH_SUBMENU:
            found = list(orders)
            return [Choice(self.say.say(f"menu-{kind}", {"count": len(found)}), more=self.deeper(kind, found))]
        if kind == Assign.kind:
            return self.assigning()
        if kind == Discard.kind:
            return self.discarding()
        if kind == Lay.kind:
            return [Choice(self.label(order), order) for order in sorted(orders, key=worth, reverse=True)]
        if kind == Resign.kind:
            return [Choice(self.say.say("menu-resign"), Resign(), is_final=True)]
        return [Choice(self.label(order), order) for order in orders]

    def deeper(self, kind: str, orders: list[Order]) -> Callable[[], Menu]:
        def menu() -> Menu:
            if kind == Attack.kind:
                return Menu(self.say.say("menu-attack-which"), self.attacks(orders))
            return Menu(self.say.say(f"menu-{kind}-which"), [Choice(self.label(order), order) for order in orders])

        return menu

    def attacks(self, orders: list[Order]) -> list[Choice]:
        """Every attack with all who may go, the surest first; then how many of them go."""
        ways: dict[tuple[str, str], list[Attack]] = {}
        for order in orders:
            assert isinstance(order, Attack)
            ways.setdefault((order.origin, order.target), []).append(order)
        strikes = [(self.chance(way[-1]), way) for way in ways.values()]
        strikes.sort(key=lambda strike: -strike[0])
        return [
            Choice(self.attack(way[-1], chance), more=self.figures(way))
            if len(way) > 1
            else Choice(self.attack(way[0], chance), way[0])
            for chance, way in strikes
        ]

    def figures(self, way: list[Attack]) -> Callable[[], Menu]:
        """How many figures go: all, or fewer."""

        def menu() -> Menu:
            choices = [Choice(self.attack(order, self.chance(order)), order) for order in reversed(way)]
            return Menu(self.say.say("menu-how-many"), choices)

        return menu

    def chance(self, order: Attack) -> float:
        return odds_of(self.view, order.origin, order.target, order.count).win

    def attack(self, order: Attack, chance: float) -> str:
        sight = self.view.sight
        origin, target = sight.board.index[order.origin], sight.board.index[order.target]
        size = int(sight.table.figures[origin]) if sight.settings.pyramids else order.count
        values: dict[str, Value] = {
            "origin": order.origin,
            "target": order.target,
            "power": sight.table.power(sight.table.owner[target]),
            "attackers": size,
            "defenders": int(sight.table.figures[target]),
        }
        label = self.say.say("menu-strike", values)
        return f"{label}, {percent(chance, self.say.language)}"

    def label(self, order: Order) -> str:
        """An order in words."""
        if isinstance(order, (Sabotage, Espionage, King, Draft, Place, Retreat, ChoosePower, Move)):
            values: dict[str, Value] = {name: getattr(order, name) for name in names_of(order)}
            return self.say.say(f"menu-line-{order.kind}", values)
        if isinstance(order, Lay):
            values = {"cards": list(order.cards), "points": sum(points_of(card) for card in order.cards)}
            return self.say.say("menu-line-lay", values)
        return self.say.say(f"menu-line-{order.kind}")

    def assigning(self) -> list[Choice]:
        """Keep everything, or card by card."""
        cards, power = card_names(self.view.sight.own.fate), self.view.power()
        keep = Assign(tuple((card, power) for card in cards))
        one_by_one = Choice(self.say.say("menu-assign-each"), more=lambda: self.next_card(()))
        return [Choice(self.say.say("menu-assign-keep", {"cards": cards}), keep), one_by_one]

    def next_card(self, given: tuple[tuple[str, str], ...]) -> Menu:
        """Who gets the next card of fate; keeping it is the first line."""
        cards, table = card_names(self.view.sight.own.fate), self.view.sight.table
        card, is_last = cards[len(given)], len(given) + 1 == len(cards)
        seats = [(self.view.seat + step) % table.players for step in range(table.players)]
        choices = []
        for power in (table.power(seat) for seat in seats):
            row = (*given, (card, power))
            label = self.say.say("menu-assign-me" if power == self.view.power() else "menu-assign-to", {"power": power})
            choices.append(Choice(label, Assign(row)) if is_last else Choice(label, more=self.then(row)))
        return Menu(self.say.say("menu-assign-whom", {"card": card}), choices)

    def then(self, given: tuple[tuple[str, str], ...]) -> Callable[[], Menu]:
        return lambda: self.next_card(given)

    def discarding(self) -> list[Choice]:
        """Cards to discard, the cheapest together first; of many ways only those with the cheapest cards."""
        count = self.view.decisions()[0].about()["count"]
        assert isinstance(count, int)
        hand = sorted(self.view.hand(), key=points_of)[: count + 4]
        ways = sorted(combinations(hand, count), key=lambda cards: sum(map(points_of, cards)))
        return [
            Choice(
                self.say.say("menu-line-discard", {"cards": list(cards), "points": sum(map(points_of, cards))}),
                Discard(tuple(cards)),
            )
            for cards in ways
        ]


def worth(order: Order) -> int:
    """The points of the cards that an order lays."""
    assert isinstance(order, Lay)
    return sum(points_of(card) for card in order.cards)


def names_of(order: Order) -> list[str]:
    return [field.name for field in order.fields]
