"""Which language the program speaks, and its texts; help texts are read without the machinery of Fluent."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from velmoci.kernel.resources import read_text

if TYPE_CHECKING:
    from velmoci.kernel.sentences import Sentences

LANGUAGES: Final = ("cs", "en")
OWN_TEXTS: Final = "velmoci.cli"
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
    """Everything that the program says, with the names of the things in Expanze."""
    from velmoci.expanze.game import GAME
    from velmoci.kernel.sentences import Sentences

    return Sentences(language, (GAME.locale, OWN_TEXTS, "velmoci.server"), GAME.names)
