"""Which language the program speaks, and its texts; help texts are read without the machinery of Fluent."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from velmoci.kernel.resources import read_text

if TYPE_CHECKING:
    from velmoci.kernel.game import Game
    from velmoci.kernel.sentences import Sentences

LANGUAGES: Final = ("cs", "en")
OWN_TEXTS: Final = "velmoci.cli"
SERVER_TEXTS: Final = "velmoci.server"
_SPOKEN: dict[tuple[str, str], Sentences] = {}
_PLAIN: Final = re.compile(r"([a-zA-Z][\w-]*) = ([^{}]*)$")


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of `--language`, else of VELMOCI_LANGUAGE, else of LANG, else English."""
    asked = [environment.get("VELMOCI_LANGUAGE", ""), environment.get("LANG", "")]
    for place, word in enumerate(arguments):
        if word == "--language" and place + 1 < len(arguments):
            asked.insert(0, arguments[place + 1])
        elif word.startswith("--language="):
            asked.insert(0, word.partition("=")[2])
    for name in asked:
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return "en"


@cache
def plain_texts(package: str, language: str) -> dict[str, str]:
    """The messages of one line that need no values: quick to read, for help and for names."""
    lines = read_text(package, f"texts/{language}.ftl").splitlines()
    return {found[1]: found[2] for line in lines if (found := _PLAIN.match(line))}


def plain(message: str, language: str) -> str:
    """One of the program's own texts that needs no values."""
    return plain_texts(OWN_TEXTS, language)[message]


@cache
def sentences(language: str) -> Sentences:
    """What the program says whatever is played."""
    from velmoci.kernel.sentences import Sentences

    return Sentences(language, (OWN_TEXTS, SERVER_TEXTS))


def game_sentences(game: Game, language: str) -> Sentences:
    """Everything that is said while a game is played, with the names of the things in it."""
    from velmoci.kernel.sentences import Sentences

    if (game.id, language) in _SPOKEN:
        return _SPOKEN[game.id, language]
    packages = (game.locale, f"{OWN_TEXTS}.{game.id}") if has_texts(game.id) else (game.locale,)
    return _SPOKEN.setdefault(
        (game.id, language), Sentences(language, (*packages, OWN_TEXTS, SERVER_TEXTS), game.names)
    )


def has_texts(game: str) -> bool:
    """Whether the terminal has texts of its own for a game."""
    from importlib.util import find_spec

    return find_spec(f"{OWN_TEXTS}.{game}") is not None
