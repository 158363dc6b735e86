"""What can come next in an order that is being typed, from the orders that are allowed."""

from __future__ import annotations

from velmoci.cli.evropska_valka.cards import points_of
from velmoci.cli.evropska_valka.names import COMMANDS, ORDERS, Names, all_held, find_command, to_notation
from velmoci.cli.evropska_valka.odds import odds_of
from velmoci.cli.names import Suggestion, suggest
from velmoci.cli.numbers import is_whole, percent
from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.deck import CARD_NUMBER
from velmoci.evropska_valka.game import SUIT_SIGNS
from velmoci.evropska_valka.view import View


class Suggestions:
    """Suggests the next word from what one seat sees."""

    def __init__(self, view: View, names: Names, language: str, orders: list[str]) -> None:
        self.view = view
        self.names = names
        self.language = language
        self.orders = orders
        """The kinds of order that may be given now."""

    def __call__(self, text: str) -> list[Suggestion]:
        return suggest(text, self.next_words)

    def next_words(self, words: list[str]) -> list[Suggestion]:
        if not words:
            return [(word, "") for word in (*self.orders, *COMMANDS)]
        kind = find_command(words[0])
        if kind == "help" and len(words) == 1:
            return [(word, "") for word in ORDERS]
        if kind == "language" and len(words) == 1:
            return [("cs", "česky"), ("en", "English")]
        if kind == "odds":
            return self.among_offers(["attack", *words[1:]])
        if kind in ("lay", "discard", "assign"):
            return self.cards(kind, words[1:])
        return self.among_offers(words) if kind in ORDERS else []

    def among_offers(self, words: list[str]) -> list[Suggestion]:
        """The next words of all allowed orders that begin so."""
        kind = find_command(words[0])
        offered = [str(order).split() for order in self.offers(kind)]
        typed = self.notation(words, offered)
        following = [order[len(typed)] for order in offered if order[: len(typed)] == typed and len(order) > len(typed)]
        return [(word, self.remark(word, typed)) for word in dict.fromkeys(following)]

    def offers(self, kind: str | None) -> list[object]:
        menus = [menu for decision in self.view.decisions() for menu in decision.menus() if menu.kind == kind]
        return [order for menu in menus for order in menu]

    def notation(self, words: list[str], offered: list[list[str]]) -> list[str]:
        """The words as the notation has them; what the reader adds of its own accord does not count."""
        if len(words) == 1:
            return [str(find_command(words[0]))]
        typed = to_notation(" ".join(words), self.view, self.names, self.language).split()
        names = [word for word in typed if word in self.names.fields]
        return typed[:-1] if typed[0] == "attack" and len(names) == 2 and not is_whole(words[-1]) else typed

    def cards(self, kind: str, words: list[str]) -> list[Suggestion]:
        """Cards that are not named yet; in fate every card is followed by a power."""
        held = all_held(self.view)
        named = to_notation(" ".join([kind, *words]), self.view, self.names, self.language).split()[1:]
        if kind == "assign" and named and named[-1] in CARD_NUMBER:
            table = self.view.sight.table
            return [(power, self.called(power)) for power in (table.power(seat) for seat in range(table.players))]
        return [(card, self.remark(card, [kind])) for card in held if card not in named]

    def remark(self, word: str, typed: list[str]) -> str:
        """What a word means: a name with the figures there, the points of a card, the chance of an attack."""
        sight = self.view.sight
        if word in self.names.fields:
            figures = int(sight.table.figures[sight.board.index[word]])
            return f"{self.called(word)} {figures}" if figures else self.called(word)
        if word in CARD_NUMBER:
            return f"{word[:-1]}{SUIT_SIGNS[word[-1]]} = {points_of(word)}"
        if is_whole(word) and len(typed) == 3:
            return percent(odds_of(self.view, typed[1], typed[2], int(word)).win, self.language)
        return self.called(word) if word in POWERS else ""

    def called(self, id: str) -> str:
        return self.names.board.name(id, self.language) if id in self.names.board.names else id
