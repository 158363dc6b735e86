"""`velmoci learn` and `velmoci book`: a game in three minutes, and its rulebook for players, in the terminal."""

from __future__ import annotations

import re
from typing import Final

from rich.markdown import Markdown
from rich.padding import Padding

from velmoci.cli.arguments import find, game_wanted
from velmoci.cli.language import sentences
from velmoci.cli.problems import CommandError
from velmoci.cli.terminal import Terminal
from velmoci.kernel.clauses import BOOK_FILES, LEARN_FILES, book_text, learn_text

PICTURE: Final = re.compile(r"^!\[([^]]*)\]\([^)]*\)$", re.MULTILINE)
POSITION: Final = re.compile(r"^\[([^]]*)\]\(\.\./positions/[^)]*\)\n\n", re.MULTILINE)
WIDEST: Final = 100
"""Longer lines are hard to read."""


def start(game: str | None, language: str) -> None:
    """Prints the page that teaches a game."""
    found = find(game_wanted(game))
    if found.id not in LEARN_FILES:
        raise CommandError("no_lesson", value=found.id)
    show(learn_text(found.id, language), sentences(language).say("learn-then", {"game": found.id}))


def start_book(game: str | None, language: str) -> None:
    """Prints the rulebook for players; its positions can be opened in the browser only."""
    found = find(game_wanted(game))
    if found.id not in BOOK_FILES:
        raise CommandError("no_lesson", value=found.id)
    text = POSITION.sub("", book_text(found.id, language))
    show(text, sentences(language).say("book-then", {"game": found.id}))


def show(text: str, then: str) -> None:
    """Prints a text; what a picture shows is said in words."""
    terminal = Terminal()
    words = PICTURE.sub(lambda picture: f"> {picture[1]}", text)
    width = min(terminal.width, WIDEST)
    terminal.say(Padding(Markdown(words), (0, max(0, terminal.width - width), 0, 0)), "")
    terminal.say(then)
