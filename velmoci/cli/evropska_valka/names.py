"""What people type, turned into notation: fields and powers by their names, cards by rank alone or with a suit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from velmoci.cli.evropska_valka.board import TEXTS
from velmoci.cli.language import LANGUAGES, plain_texts
from velmoci.cli.names import ALL, command_words, match_name, name_words, simple
from velmoci.cli.names import find_command as find_word
from velmoci.cli.numbers import is_whole
from velmoci.evropska_valka.board import POWERS, Board
from velmoci.evropska_valka.deck import CARDS, card_names
from velmoci.evropska_valka.orders import NOTATION
from velmoci.evropska_valka.state import NOBODY, POWER_CHOICE, PYRAMID_SETUP, RETREAT
from velmoci.evropska_valka.view import View
from velmoci.kernel.order import Order

COMMANDS: Final = (
    "help", "menu", "board", "log", "cards", "seen", "players", "odds", "rules", "undo", "save", "language", "quit"
)  # fmt: skip
ORDERS: Final = tuple(kind for kind in NOTATION.kinds if kind != "begin")
SUITS: Final = {"c": "C", "d": "D", "h": "H", "s": "S", "♣": "C", "♦": "D", "♥": "H", "♠": "S"}
CARD: Final = re.compile(r"(10|[2-9jqka])([cdhs♣♦♥♠]?)$", re.IGNORECASE)
ME: Final = ("me", "ja", "sobe", "mne", "myself")
BARE: Final = {POWER_CHOICE: "choose_power", PYRAMID_SETUP: "place", RETREAT: "retreat"}
"""Where one name alone is an answer, and which."""
COURT: Final = {"sabotage": "JA", "espionage": "QA", "king": "KA"}
"""The ranks that serve as this card, the cheaper one first."""


def find_command(word: str) -> str | None:
    """The order or command that a word means."""
    return find_word(word, command_words((TEXTS,), (*ORDERS, *COMMANDS)))


def is_card(word: str) -> bool:
    """Whether a word names a card."""
    return CARD.match(word) is not None


def pick_card(word: str, held: Sequence[str]) -> str:
    """The card that a word means among those held: suits do not matter, so a rank is enough."""
    found = CARD.match(word)
    if found is None:
        return word
    rank, suit = found[1].upper(), SUITS.get(found[2].lower(), "")
    fitting = [card for card in held if card[:-1] == rank and card.endswith(suit)]
    return next(iter(fitting), rank + suit if suit else next(card for card in CARDS if card[:-1] == rank))


def all_held(view: View) -> list[str]:
    """The cards that an order of this moment can name: the hand, or those of fate."""
    own = view.sight.own
    return card_names(own.fate) or view.hand()


class Names:
    """The names of one board in both languages, and the way from what was typed to an id."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.fields = {field: self.known_as(field, board) for field in board.fields}
        self.powers = {
            power: (*self.known_as(power, board), *(simple(word) for word in self.colour_words(power)))
            for power in POWERS
        }

    def known_as(self, id: str, board: Board) -> tuple[str, ...]:
        return tuple({simple(id), *(simple(board.name(id, language)) for language in LANGUAGES)})

    def colour_words(self, power: str) -> list[str]:
        return [
            word for language in LANGUAGES for word in plain_texts(TEXTS, language)[f"colour-{power}"].split(",")
        ]

    def field(self, words: Sequence[str], likely: Iterable[str], language: str) -> tuple[str, int]:
        """The field at the beginning of the words, and how many words it takes; likely ones come first."""
        return match_name(
            name_words(words, is_card), list(likely), self.fields, "no_such_field", self.caller(language)
        )

    def power(self, words: Sequence[str], likely: Iterable[str], language: str) -> tuple[str, int]:
        """The power at the beginning of the words."""
        return match_name(
            name_words(words, is_card), list(likely), self.powers, "no_such_power", self.caller(language)
        )

    def caller(self, language: str) -> Callable[[list[str]], list[str]]:
        return lambda ids: [self.board.name(id, language) for id in ids]


class Typed:
    """The words of an order, read from left to right with the board in view."""

    def __init__(self, kind: str, words: list[str], view: View, names: Names, language: str) -> None:
        self.out = [kind]
        self.words = words
        self.view = view
        self.names = names
        self.language = language
        offered = [menu for decision in view.decisions() for menu in decision.menus() if menu.kind == kind]
        self.offers: list[Order] = [order for menu in offered if menu.count() <= 200 for order in menu]

    def likely(self, name: str) -> list[str]:
        """The values that offered orders have under this name."""
        return list(dict.fromkeys(str(getattr(order, name)) for order in self.offers))

    def field(self, likely: Iterable[str]) -> str:
        """Takes a field."""
        id, used = self.names.field(self.words, likely, self.language)
        del self.words[:used]
        self.out.append(id)
        return id

    def power(self) -> None:
        """Takes a power that plays; "me" is one's own."""
        table = self.view.sight.table
        playing = [table.power(seat) for seat in range(table.players) if table.flag[seat] != NOBODY]
        if simple(self.words[0]) in ME:
            self.out.append(self.view.power())
            del self.words[:1]
            return
        id, used = self.names.power(self.words, playing, self.language)
        del self.words[:used]
        self.out.append(id)

    def cards(self) -> None:
        """Takes cards as long as words are cards; equal ranks are different cards."""
        held = all_held(self.view)
        while self.words and is_card(self.words[0]):
            card = pick_card(self.words.pop(0), [card for card in held if card not in self.out])
            self.out.append(card)

    def court_card(self) -> None:
        """Takes the card that is used, or finds one that serves."""
        if self.words and is_card(self.words[0]):
            self.out.append(pick_card(self.words.pop(0), self.view.hand()))
            return
        for rank in COURT[self.out[0]]:
            held = [card for card in self.view.hand() if card[:-1] == rank]
            if held:
                self.out.append(held[0])
                return


def to_notation(text: str, view: View, names: Names, language: str) -> str:
    """An order as a person types it, in the notation of the game."""
    words = text.replace(",", " ").split()
    kind = find_command(words[0]) if words else None
    if kind is None and int(view.sight.table.phase) in BARE:
        kind, words = BARE[view.sight.table.phase], ["", *words]
    if kind not in NOTATION.kinds:
        return text
    typed = Typed(kind, words[1:], view, names, language)
    READERS.get(kind, read_rest)(typed)
    return " ".join([*typed.out, *typed.words])


def read_rest(typed: Typed) -> None:
    """Nothing to translate."""


def read_field(typed: Typed) -> None:
    if typed.words:
        typed.field(typed.likely("field"))


def read_power(typed: Typed) -> None:
    if typed.words:
        id, used = typed.names.power(typed.words, typed.likely("power"), typed.language)
        typed.words[:used] = [id]


def read_move(typed: Typed) -> None:
    """Origin and target; those that the rules allow come first."""
    if not typed.words:
        return
    origin = typed.field(typed.likely("origin"))
    if typed.words and not is_whole(typed.words[0]) and simple(typed.words[0]) not in ALL:
        near = [str(getattr(order, "target")) for order in typed.offers if getattr(order, "origin") == origin]  # noqa: B009
        typed.field(dict.fromkeys(near))


def read_attack(typed: Typed) -> None:
    """Origin, target, figures; "all" or nothing sends all of them."""
    read_move(typed)
    if len(typed.out) == 3 and (not typed.words or simple(typed.words[0]) in ALL):
        sight = typed.view.sight
        figures = int(sight.table.figures[sight.board.index[typed.out[1]]])
        typed.words[:1] = [str(1 if sight.settings.pyramids else max(1, figures))]


def read_sabotage(typed: Typed) -> None:
    typed.court_card()
    read_field(typed)


def read_espionage(typed: Typed) -> None:
    typed.court_card()
    if typed.words:
        typed.power()


def read_cards(typed: Typed) -> None:
    typed.cards()


def read_assign(typed: Typed) -> None:
    """Cards with powers; powers alone go to the cards in the order in which they are shown, one to all of them."""
    cards = card_names(typed.view.sight.own.fate)
    if typed.words and is_card(typed.words[0]):
        while typed.words and is_card(typed.words[0]):
            typed.out.append(pick_card(typed.words.pop(0), [card for card in cards if card not in typed.out]))
            if typed.words:
                typed.power()
        return
    powers: list[str] = []
    while typed.words and len(powers) < len(cards):
        typed.power()
        powers.append(typed.out.pop())
    if len(powers) == 1:
        powers *= len(cards)
    for card, power in zip(cards, powers, strict=False):
        typed.out += [card, power]


READERS: Final[dict[str, Callable[[Typed], None]]] = {
    "choose_power": read_power,
    "place": read_field,
    "draft": read_field,
    "retreat": read_field,
    "move": read_move,
    "attack": read_attack,
    "sabotage": read_sabotage,
    "espionage": read_espionage,
    "king": lambda typed: typed.court_card(),
    "lay": read_cards,
    "discard": read_cards,
    "assign": read_assign,
}
