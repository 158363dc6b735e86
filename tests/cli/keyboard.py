"""Somebody at the keyboard without a keyboard: a session in this process, whose lines a function types."""

import io
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from velmoci.cli.arguments import Wishes
from velmoci.cli.play import Session, new_table
from velmoci.cli.terminal import Suggest, Terminal
from velmoci.kernel.chance import Seeded

Typist = Callable[["Keyboard", str, bool], str]
"""From the keyboard, the prompt and whether it is a menu's to what is typed."""


class Keyboard(Terminal):
    """A terminal of so many columns; `text` is what a person would have read, without colours."""

    def __init__(self, typist: Typist, width: int = 80, height: int = 50, most: int = 3000) -> None:
        self.page = io.StringIO()
        super().__init__(Console(file=self.page, width=width, height=height, color_system=None, highlight=False))
        self.is_interactive = False
        self.typist = typist
        self.most = most
        self.lines_in_menu = 1

    @property
    def text(self) -> str:
        return self.page.getvalue()

    def ask(self, prompt: str, suggest: Suggest | None = None, who: object = None) -> str:
        self.most -= 1
        if self.most < 0:
            raise EOFError
        answer = self.typist(self, prompt, isinstance(who, tuple))
        self.say(f"{prompt}{answer}")
        return answer

    def say_listed(self, heads: object, texts: object) -> None:
        assert isinstance(heads, list)
        assert isinstance(texts, list)
        self.lines_in_menu = len(heads)
        super().say_listed(heads, texts)

    def clear(self) -> None:
        self.say("~~~ cleared ~~~")


def by_menus(seed: int) -> Typist:
    """Opens the menu and takes any line of it, but never the last: that one leaves the game."""
    chance = Seeded(seed)

    def typist(keyboard: Keyboard, prompt: str, is_menu: bool) -> str:
        return str(chance.roll(max(1, keyboard.lines_in_menu - 1))) if is_menu else "menu"

    return typist


def by_lines(*lines: str) -> Typist:
    """Types these lines, then Enter."""
    left = list(lines)
    return lambda keyboard, prompt, is_menu: left.pop(0) if left else ""


def play(folder: Path, keyboard: Keyboard, wishes: Wishes, language: str = "en") -> Session:
    """Plays to the end of the game or of the lines."""
    table = new_table(wishes, language)
    session = Session(table, keyboard, language)
    try:
        session.run(is_new=True)
    finally:
        table.release()
    return session
