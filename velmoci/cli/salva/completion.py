"""What can come next in an order that is being typed, from the orders that are allowed."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Final

from velmoci.cli.names import Suggestion, suggest
from velmoci.cli.salva.names import COMMANDS, to_notation
from velmoci.salva.game import unit_title
from velmoci.salva.view import View

MOST: Final = 300


class Suggestions:
    """Suggests the next word from what one seat sees."""

    def __init__(self, view: View, language: str, orders: list[str], command: Callable[[str], str | None]) -> None:
        self.view = view
        self.language = language
        self.orders = orders
        self.command = command

    def __call__(self, text: str) -> list[Suggestion]:
        return suggest(text, self.next_words)

    def next_words(self, words: list[str]) -> list[Suggestion]:
        """The words that can follow those typed so far."""
        if not words:
            return [(word, "") for word in (*self.orders, *COMMANDS)]
        kind = self.command(words[0])
        if kind == "language" and len(words) == 1:
            return [("cs", "česky"), ("en", "English")]
        if kind in ("field", "what") and len(words) == 1:
            return [(id, self.called(id)) for id in self.view.sight.rules.board.ids]
        if kind not in self.orders:
            return []
        typed = to_notation(kind, " ".join(words), self.view).replace(",", " ").split()
        following = [
            order[len(typed)]
            for order in self.offers(kind)
            if order[: len(typed)] == typed and len(order) > len(typed)
        ]
        return [(word, self.called(word)) for word in dict.fromkeys(following)]

    def offers(self, kind: str) -> list[list[str]]:
        """The allowed orders of a kind, word by word; of very many only the first."""
        menus = [menu for decision in self.view.decisions() for menu in decision.menus() if menu.kind == kind]
        return [str(order).replace(",", " ").split() for menu in menus for order in islice(menu, MOST)]

    def called(self, word: str) -> str:
        """The name of a field or a unit."""
        board = self.view.sight.rules.board
        if word in board.index:
            return board.name(word, self.language)
        return unit_title(word.partition(":")[0], self.language) or ""
