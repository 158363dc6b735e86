"""What people type, turned into notation: names in Czech or English, shortened as far as they stay clear."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from velmoci.cli.language import LANGUAGES, OWN_TEXTS, plain_texts
from velmoci.cli.problems import Trouble
from velmoci.cli.proposals import attack_targets, hand, own_states
from velmoci.expanze.board import Board
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.state import COLOURS
from velmoci.expanze.view import View

COMMANDS: Final = (
    "help", "menu", "board", "log", "mission", "cards", "players", "pool", "odds", "rules", "undo", "save",
    "language", "quit",
)  # fmt: skip
ORDERS: Final = tuple(kind for kind in NOTATION.kinds if kind != "begin")
MOST_WORDS: Final = 5
ALL: Final = ("all", "vse", "vsichni")


def simple(text: str) -> str:
    """Small letters without accents; underscores, hyphens and commas are spaces."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(letter for letter in folded if not unicodedata.combining(letter))
    return " ".join(kept.replace("_", " ").replace("-", " ").replace(",", " ").split())


@cache
def words_for_commands() -> dict[str, str]:
    """Every word that names an order or a command, in both languages."""
    words = {simple(word): word for word in (*ORDERS, *COMMANDS)}
    for language in LANGUAGES:
        for message, text in plain_texts(OWN_TEXTS, language).items():
            if message.startswith("word-"):
                words.update({simple(word): message[5:] for word in text.split(",")})
    return words


def find_command(word: str) -> str | None:
    """The order or command that a word means: whole, in either language, or shortened without doubt."""
    words = words_for_commands()
    key = simple(word)
    if key in words:
        return words[key]
    found = sorted({name for text, name in words.items() if key and text.startswith(key)})
    if len(found) > 1:
        raise Trouble("ambiguous_word", value=word[:40], names=found)
    return found[0] if found else None


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
        return self.match(words, list(likely), self.states, "no_such_state", language)

    def power(self, words: Sequence[str], likely: Iterable[str], language: str) -> tuple[str, int]:
        """The power at the beginning of the words."""
        return self.match(words[:1], list(likely), self.powers, "no_such_power", language)

    def match(
        self,
        words: Sequence[str],
        likely: list[str],
        known: dict[str, tuple[str, ...]],
        code: str,
        language: str,
    ) -> tuple[str, int]:
        span = name_words(words)
        for count in range(span, 0, -1):
            key = simple(" ".join(words[:count]))
            exact = [id for id, names in known.items() if key in names]
            if exact:
                return exact[0], count
        for fits in (begins, word_begins):
            for group in (likely, list(known)):
                for count in range(span, 0, -1):
                    key = simple(" ".join(words[:count]))
                    found = [id for id in group if any(fits(name, key) for name in known[id])]
                    if len(found) == 1:
                        return found[0], count
                    if found:
                        raise Trouble(
                            "ambiguous_name",
                            value=" ".join(words[:count])[:40],
                            names=self.called(found, language),
                        )
        asked = " ".join(words[:span])
        names = {name: id for id, all_names in known.items() for name in all_names}
        near = [names[key] for key in get_close_matches(simple(asked), names, 1, 0.7)]
        raise Trouble(code, value=asked[:40], near=self.called(near, language))

    def called(self, ids: list[str], language: str) -> list[str]:
        """Ids as people call them."""
        if ids and ids[0] in self.states:
            return [self.board.name(id, language) for id in ids]
        return [plain_texts("velmoci.expanze", language)[f"power-{id}"] for id in ids]


def name_words(words: Sequence[str]) -> int:
    """How many words could belong to one name: it ends before a number or a keyword."""
    count = 0
    for word in words[:MOST_WORDS]:
        if word.lstrip("-").isdigit() or word in ("with", "give", "want") or simple(word) in ALL:
            break
        count += 1
    return max(1, count)


def begins(name: str, key: str) -> bool:
    return bool(key) and name.startswith(key)


def word_begins(name: str, key: str) -> bool:
    """Whether a later word of the name begins so: "brit" for Great Britain."""
    return bool(key) and f" {key}" in f" {name}"


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
    if not typed.words or typed.words[0].isdigit():
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
