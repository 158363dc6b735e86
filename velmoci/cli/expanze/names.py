"""What people type, turned into notation: states and powers by their names in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from velmoci.cli.expanze.board import TEXTS
from velmoci.cli.expanze.proposals import attack_targets, hand, own_states
from velmoci.cli.language import LANGUAGES, plain_texts
from velmoci.cli.names import ALL, command_words, match_name, name_words, simple
from velmoci.cli.names import find_command as find_word
from velmoci.cli.numbers import is_whole
from velmoci.expanze.board import Board
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.state import COLOUR_CHOICE, COLOURS
from velmoci.expanze.view import View

COMMANDS: Final = (
    "help", "menu", "board", "log", "mission", "cards", "players", "pool", "odds", "rules", "undo", "save",
    "language", "quit",
)  # fmt: skip
ORDERS: Final = tuple(kind for kind in NOTATION.kinds if kind != "begin")
KEYWORDS: Final = frozenset({"with", "give", "want"})


def find_command(word: str) -> str | None:
    """The order or command that a word means."""
    return find_word(word, command_words((TEXTS,), (*ORDERS, *COMMANDS)))


class Names:
    """The names of one board in both languages, and the way from what was typed to an id."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.states: dict[str, tuple[str, ...]] = {
            state: tuple({simple(state), *(simple(board.name(state, language)) for language in LANGUAGES)})
            for state in board.states
        }
        self.powers: dict[str, tuple[str, ...]] = {
            power: tuple(
                {
                    power,
                    *(
                        simple(plain_texts("velmoci.expanze", language)[f"power-{power}"])
                        for language in LANGUAGES
                    ),
                }
            )
            for power in COLOURS
        }

    def state(self, words: Sequence[str], likely: Iterable[str], language: str) -> tuple[str, int]:
        """The state at the beginning of the words, and how many words it takes; likely ones come first."""
        words = name_words(words, KEYWORDS.__contains__)
        return match_name(
            words, list(likely), self.states, "no_such_state", lambda ids: self.called(ids, language)
        )

    def power(self, words: Sequence[str], likely: Iterable[str], language: str) -> tuple[str, int]:
        """The power at the beginning of the words."""
        return match_name(
            words[:1], list(likely), self.powers, "no_such_power", lambda ids: self.called(ids, language)
        )

    def called(self, ids: list[str], language: str) -> list[str]:
        """Ids as people call them."""
        if ids and ids[0] in self.states:
            return [self.board.name(id, language) for id in ids]
        return [plain_texts("velmoci.expanze", language)[f"power-{id}"] for id in ids]


class Typed:
    """The words of an order, read from left to right with the board in view."""

    def __init__(self, words: list[str], view: View, names: Names, language: str) -> None:
        self.words = words
        self.view = view
        self.names = names
        self.language = language
        self.out: list[str] = []

    def state(self, likely: Iterable[str]) -> str:
        """Takes a state."""
        id, used = self.names.state(self.words, likely, self.language)
        del self.words[:used]
        self.out.append(id)
        return id

    def power(self) -> None:
        """Takes a power that plays."""
        if self.words:
            table = self.view.sight.table
            playing = [table.power(seat) for seat in range(table.powers)]
            id, used = self.names.power(
                self.words, [power for power in playing if power in COLOURS], self.language
            )
            del self.words[:used]
            self.out.append(id)

    def rest(self) -> None:
        """Takes whatever is left as it stands."""
        self.out += self.words
        self.words.clear()


def to_notation(text: str, view: View, names: Names, language: str) -> str:
    """An order as a person types it, in the notation of the game."""
    words = text.replace(",", " ").split()
    kind = find_command(words[0]) if words else None
    if kind is None and len(words) == 1 and view.sight.table.phase == COLOUR_CHOICE:
        kind, words = "choose_colour", ["choose_colour", *words]
    if kind not in NOTATION.kinds:
        return text
    typed = Typed(words[1:], view, names, language)
    typed.out.append(kind)
    if kind == "attack":
        read_attack(typed)
    elif kind in ("arm", "place_first"):
        read_placements(typed)
    elif kind == "choose_colour":
        if typed.words:
            id, _ = names.power(typed.words, COLOURS, language)
            typed.words[:1] = [id]
    elif kind.endswith("_trade"):
        typed.power()
        if kind == "offer_trade":
            typed.words = [word if word in ("give", "want") else word.upper() for word in typed.words]
    typed.rest()
    return " ".join(typed.out)


def read_attack(typed: Typed) -> None:
    """Origin, target, soldiers; "all" sends everyone who may go."""
    sight = typed.view.sight
    if not typed.words:
        return
    origin = typed.state([state for state in own_states(typed.view) if attack_targets(typed.view, state)])
    if not typed.words or is_whole(typed.words[0]):
        return
    near = [state for state in sight.board.neighbours(origin) if state not in own_states(typed.view)]
    typed.state(near)
    if typed.words and simple(typed.words[0]) in ALL:
        typed.words[0] = str(int(sight.table.soldiers[sight.board.index[origin]]) - 1)


def read_placements(typed: Typed) -> None:
    """States with numbers, then cards after "with"."""
    own = own_states(typed.view)
    while typed.words and typed.words[0] != "with":
        typed.state(own)
        if typed.words:
            typed.out.append(typed.words.pop(0))
    if typed.words:
        typed.out.append(typed.words.pop(0))
        while typed.words:
            typed.state(hand(typed.view))
