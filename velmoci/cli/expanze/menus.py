"""Numbered menus: first what can be done at all, then sensible ways to do it."""

from __future__ import annotations

from collections.abc import Callable

from velmoci.cli.expanze.proposals import Strike, armings, first_placements, sets_in_hand, strikes  # fmt: skip
from velmoci.cli.expanze.screens import power_name
from velmoci.cli.face import Choice, Menu
from velmoci.cli.numbers import percent
from velmoci.expanze.arming import set_kind
from velmoci.expanze.board import LETTERS
from velmoci.expanze.cards import letters
from velmoci.expanze.options import SETS
from velmoci.expanze.orders import (
    AcceptTrade,
    Arm,
    Attack,
    ChooseColour,
    DeclineTrade,
    DrawCard,
    EndTurn,
    OfferTrade,
    PlaceFirst,
    PlayOn,
    Resign,
    Roll,
    ShowMission,
    StopHere,
    WithdrawTrade,
)  # fmt: skip
from velmoci.expanze.view import View
from velmoci.kernel.errors import Value
from velmoci.kernel.order import Order
from velmoci.kernel.sentences import Sentences
from velmoci.odds.expanze.battles import win_chance


class Menus:
    """Makes the menus of one seat from what it sees."""

    def __init__(self, view: View, say: Sentences) -> None:
        self.view = view
        self.say = say
        self.board = view.sight.board

    def name(self, state: str) -> str:
        return self.board.name(state, self.say.language)

    def top(self) -> Menu:
        """Everything that this seat may order now."""
        decisions = [*self.view.decisions(), *self.view.asides()]
        kinds: dict[str, list[Order]] = {}
        for decision in decisions:
            for menu in decision.menus():
                listed = kinds.setdefault(menu.kind, [])
                if menu.count() == 1:
                    listed += list(menu)
        choices = [choice for kind, orders in kinds.items() for choice in self.choices(kind, orders)]
        return Menu(self.say.say("menu-top"), choices)

    def choices(self, kind: str, orders: list[Order]) -> list[Choice]:
        """The lines of the top menu for one kind of order."""
        if kind == ChooseColour.kind:
            return self.colours()
        if kind == PlaceFirst.kind:
            return self.placements()
        if kind == Arm.kind:
            return [Choice(self.say.say("menu-arm"), more=self.arm)]
        if kind == Attack.kind:
            return [Choice(self.say.say("menu-attack", {"count": len(strikes(self.view))}), more=self.attack)]
        if kind == OfferTrade.kind:
            return [Choice(self.say.say("menu-offer"), more=self.offer)]
        if kind == Resign.kind:
            return [Choice(self.say.say("menu-resign"), Resign(), is_final=True)]
        return [Choice(self.single(order), order) for order in orders]

    def single(self, order: Order) -> str:
        """An order that needs no further choice, in words."""
        if isinstance(order, (AcceptTrade, DeclineTrade, WithdrawTrade)):
            values: dict[str, Value] = {"power": order.power, "number": order.number}
            return self.say.say(f"menu-{order.kind}", {**values, **self.offered(order)})
        assert isinstance(order, (Roll, DrawCard, ShowMission, EndTurn, PlayOn, StopHere))
        return self.say.say(f"menu-{order.kind}")

    def offered(self, order: AcceptTrade | DeclineTrade | WithdrawTrade) -> dict[str, str]:
        """What the offer gives and wants."""
        table = self.view.sight.table
        own = isinstance(order, WithdrawTrade)
        for offer in self.view.sight.own.offers:
            other = table.power(offer.taker if own else offer.giver)
            if (other, int(offer.number), offer.giver == self.view.seat) == (order.power, order.number, own):
                return {"give": offer.give, "want": offer.want}
        return {"give": "", "want": ""}

    def colours(self) -> list[Choice]:
        orders = [order for decision in self.view.decisions() for order in decision]
        return [
            Choice(power_name(self.say, order.colour), order)
            for order in orders
            if isinstance(order, ChooseColour)
        ]

    def placements(self) -> list[Choice]:
        """Ways to place the first armament."""
        return [Choice(self.placed(order.placements), order) for order in first_placements(self.view)]

    def placed(self, placements: tuple[tuple[str, int], ...]) -> str:
        return ", ".join(f"{self.name(state)} +{count}" for state, count in placements)

    def arm(self) -> Menu:
        """Where the soldiers could go, and with which set."""
        choices = []
        for order in armings(self.view):
            label = self.placed(order.placements)
            if order.cards:
                marks = letters(self.board, [self.board.index[card] for card in order.cards])
                kind = int(set_kind(marks))
                value = self.view.sight.settings.set_value[kind]
                label += " " + self.say.say("menu-with-set", {"set": SETS[kind], "count": value})
            elif sets_in_hand(self.view):
                label += " " + self.say.say("menu-without-set")
            choices.append(Choice(label, order))
        return Menu(self.say.say("menu-arm-where"), choices)

    def attack(self) -> Menu:
        """Attacks with everyone who may go, the surest first."""
        choices = [Choice(self.strike(strike), more=self.soldiers(strike)) for strike in strikes(self.view)]
        return Menu(self.say.say("menu-attack-which"), choices)

    def strike(self, strike: Strike) -> str:
        return self.say.say(
            "menu-strike",
            {
                "origin": strike.origin,
                "target": strike.target,
                "power": strike.defender,
                "attackers": strike.count,
                "defenders": strike.defenders,
                "win": percent(strike.win, self.say.language),
                "wanted": 1 if strike.wanted else 0,
            },
        )

    def soldiers(self, strike: Strike) -> Callable[[], Menu]:
        """How many of them go: everyone, or fewer."""

        def menu() -> Menu:
            choices = []
            for count in range(strike.count, 0, -1):
                win = percent(win_chance(count, strike.defenders), self.say.language)
                label = self.say.say(
                    "menu-soldiers", {"count": count, "defenders": strike.defenders, "win": win}
                )
                choices.append(Choice(label, Attack(strike.origin, strike.target, count)))
            return Menu(
                self.say.say("menu-how-many", {"origin": strike.origin, "target": strike.target}), choices
            )

        return menu

    def offer(self) -> Menu:
        """One card for one, with each power that has any."""
        table = self.view.sight.table
        held = dict.fromkeys(letters(self.board, self.view.sight.own.hand))
        choices = []
        for seat in table.living():
            if seat == self.view.seat or not table.hand_size[seat]:
                continue
            for give in held:
                for want in LETTERS:
                    if want != give:
                        values = {"power": table.power(seat), "give": give, "want": want}
                        choices.append(
                            Choice(
                                self.say.say("menu-exchange", values),
                                OfferTrade(table.power(seat), give, want),
                            )
                        )
        return Menu(self.say.say("menu-offer-which"), choices)
