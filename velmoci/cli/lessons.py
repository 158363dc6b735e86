"""`velmoci learn`: the page that teaches a game in three minutes, in the terminal."""

from __future__ import annotations

import re
from typing import Final

from rich.markdown import Markdown
from rich.padding import Padding

from velmoci.cli.arguments import find, game_wanted
from velmoci.cli.language import sentences
from velmoci.cli.problems import Trouble
from velmoci.cli.terminal import Terminal
from velmoci.kernel.clauses import LEARN_FILES, learn_text

PICTURE: Final = re.compile(r"^!\[([^]]*)\]\([^)]*\)$", re.MULTILINE)
WIDEST: Final = 100
"""Longer lines are hard to read."""


def start(game: str | None, language: str) -> None:
    """Prints the page; what a picture shows is said in words."""
    found = find(game_wanted(game))
    if found.id not in LEARN_FILES:
        raise Trouble("no_lesson", value=found.id)
    terminal, say = Terminal(), sentences(language)
    text = PICTURE.sub(lambda picture: f"> {picture[1]}", learn_text(found.id, language))
    width = min(terminal.width, WIDEST)
    terminal.say(Padding(Markdown(text), (0, max(0, terminal.width - width), 0, 0)), "")
    terminal.say(say.say("learn-then", {"game": found.id}))
