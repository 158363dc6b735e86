"""What can come next in an order that is being typed, for the completion at the prompt."""

from __future__ import annotations

from collections.abc import Iterable

from velmoci.cli.expanze.names import COMMANDS, ORDERS, Names, find_command
from velmoci.cli.expanze.proposals import attack_targets, border_states, hand, own_states, sets_in_hand, soldiers_at
from velmoci.cli.names import Suggestion, suggest
from velmoci.cli.numbers import is_whole
from velmoci.expanze.arming import NO_SET, can_arm
from velmoci.expanze.board import LETTERS
from velmoci.expanze.cards import letters
from velmoci.expanze.first_armament import can_place
from velmoci.expanze.state import COLOURS
from velmoci.expanze.view import View
from velmoci.odds.expanze.battles import win_chance


class Suggestions:
    """Suggests the next word from what one seat sees."""

    def __init__(self, view: View, names: Names, language: str, orders: list[str]) -> None:
        self.view = view
        self.names = names
        self.language = language
        self.orders = orders
        """The kinds of order that may be given now."""
        self.board = view.sight.board

    def __call__(self, text: str) -> list[Suggestion]:
        return suggest(text, self.next_words)

    def next_words(self, words: list[str]) -> list[Suggestion]:
        if not words:
            return [(word, "") for word in (*self.orders, *COMMANDS)]
        kind = find_command(words[0])
        rest = words[1:]
        if kind in ("attack", "odds"):
            return self.attack(rest)
        if kind in ("arm", "place_first"):
            return self.placements(kind, rest)
        if kind == "choose_colour" and not rest:
            return [
                (colour, self.power_name(colour))
                for colour in COLOURS
                if self.view.sight.table.seat_of_colour(COLOURS.index(colour)) < 0
            ]
        if kind is not None and kind.endswith("_trade"):
            return self.trade(kind, rest)
        if kind == "help" and not rest:
            return [(word, "") for word in ORDERS]
        if kind == "language" and not rest:
            return [("cs", "česky"), ("en", "English")]
        return []

    def named(self, states: Iterable[str]) -> list[Suggestion]:
        return [
            (state, f"{self.board.name(state, self.language)} {soldiers_at(self.view, state)}")
            for state in states
        ]

    def attack(self, words: list[str]) -> list[Suggestion]:
        """Own states that can attack, their targets, then numbers with the odds."""
        own = [state for state in own_states(self.view) if attack_targets(self.view, state)]
        if not words:
            return self.named(own)
        origin, used = self.names.state(words, own, self.language)
        targets = attack_targets(self.view, origin)
        if not words[used:]:
            return self.named(targets)
        target, more = self.names.state(words[used:], targets, self.language)
        if words[used + more :]:
            return []
        defenders = soldiers_at(self.view, target)
        counts = range(soldiers_at(self.view, origin) - 1, 0, -1)
        return [(str(count), f"{win_chance(count, defenders):.0%}") for count in counts]

    def placements(self, kind: str, words: list[str]) -> list[Suggestion]:
        """Own states, those at a border first, and what is left of the soldiers; at the end a set."""
        sight = self.view.sight
        cards = words[words.index("with") + 1 :] if "with" in words else None
        if cards is not None:
            return [
                (card, letters(self.board, [self.board.index[card]]))
                for card in hand(self.view)
                if card not in cards
            ]
        best = max([NO_SET, *(sets_in_hand(self.view))]) if kind == "arm" else NO_SET
        left = int(can_arm(sight, best) if kind == "arm" else can_place(sight))
        states: list[str] = []
        while words:
            state, used = self.names.state(words, own_states(self.view), self.language)
            states.append(state)
            del words[:used]
            if not words:
                most = min(left, int(sight.settings.first_arm_cap)) if kind == "place_first" else left
                return [(str(count), "") for count in range(most, 0, -1)]
            left -= int(words.pop(0)) if is_whole(words[0]) else 0
        border = border_states(self.view)
        own = [state for state in [*border, *own_states(self.view)] if state not in states]
        suggested = self.named(dict.fromkeys(own))
        return [*suggested, ("with", "")] if sets_in_hand(self.view) and kind == "arm" else suggested

    def trade(self, kind: str, words: list[str]) -> list[Suggestion]:
        """The other power, then letters or the number of an offer."""
        table, own = self.view.sight.table, self.view.sight.own
        if kind != "offer_trade":
            pairs = [
                (table.power(offer.giver if kind != "withdraw_trade" else offer.taker), int(offer.number))
                for offer in own.offers
                if (offer.giver == self.view.seat) == (kind == "withdraw_trade")
            ]
            if not words:
                return [
                    (power, self.power_name(power)) for power in dict.fromkeys(power for power, _ in pairs)
                ]
            power, _ = self.names.power(words, [power for power, _ in pairs], self.language)
            return [(str(number), "") for name, number in pairs if name == power] if len(words) == 1 else []
        if not words:
            others = [table.power(seat) for seat in table.living() if seat != self.view.seat]
            return [(power, self.power_name(power)) for power in others]
        if len(words) == 1:
            return [("give", "")]
        if words[-1] == "give":
            held = letters(self.board, own.hand)
            return [(mark, "") for mark in dict.fromkeys(held)]
        if words[-1] == "want":
            return [(mark, "") for mark in LETTERS]
        return [("want", "")] if "want" not in words else []

    def power_name(self, power: str) -> str:
        return self.names.called([power], self.language)[0] if power in COLOURS else power
