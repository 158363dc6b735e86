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
from velmoci.kernel.clauses import BOOK_FILES, LEARN_FILES, book_text, learn_text, lesson_text, lesson_titles

PICTURE: Final = re.compile(r"^!\[([^]]*)\]\([^)]*\)$", re.MULTILINE)
POSITION: Final = re.compile(r"^\[([^]]*)\]\(\.\./positions/([a-z-]+)\.toml\)$", re.MULTILINE)
WIDEST: Final = 100
"""Longer lines are hard to read."""


def start(game: str | None, chapter: str | None, language: str) -> None:
    """Prints the page that teaches a game, or one of its chapters."""
    found = find(game_wanted(game))
    if found.id not in LEARN_FILES:
        raise CommandError("no_lesson", value=found.id)
    say, titles = sentences(language).say, lesson_titles(found.id)
    names = ", ".join(titles) or "–"
    if chapter is not None and chapter not in titles:
        raise CommandError("no_chapter_lesson", value=chapter, names=names)
    text = learn_text(found.id, language) if chapter is None else lesson_text(found.id, chapter, language)
    if chapter is None and titles:
        text += f"\n{say('learn-chapters', {'game': found.id, 'names': names})}\n"
    show(text, say("learn-then", {"game": found.id}))


def start_book(game: str | None, language: str) -> None:
    """Prints the rulebook for players."""
    found = find(game_wanted(game))
    if found.id not in BOOK_FILES:
        raise CommandError("no_lesson", value=found.id)
    show(book_text(found.id, language), sentences(language).say("book-then", {"game": found.id}))


def show(text: str, then: str) -> None:
    """Prints a text; what a picture shows is said in words, and how a position is played stands in its place."""
    terminal = Terminal()
    words = PICTURE.sub(lambda picture: f"> {picture[1]}", text)
    words = POSITION.sub(lambda position: f"{position[1]}: `velmoci play {position[2]}`", words)
    width = min(terminal.width, WIDEST)
    terminal.say(Padding(Markdown(words), (0, max(0, terminal.width - width), 0, 0)), "")
    terminal.say(then)
