"""The terminal: what is printed and what is typed, with completion where a person sits at it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from velmoci.cli.output import leave_pipe

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession

LOW = 32
Suggest = Callable[[str], "list[tuple[str, str]]"]
"""From what is typed so far to (word, remark) pairs for its last word."""


class Page(Console):
    """A console that ends quietly when nobody reads on."""

    def on_broken_pipe(self) -> None:
        """Ends the program."""
        leave_pipe()


class Terminal:
    """Prints through rich; reads through prompt_toolkit at a terminal, plainly through a pipe."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Page(highlight=False, emoji=False)
        self.is_interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.readers: dict[object, PromptSession[str]] = {}

    @property
    def width(self) -> int:
        """Columns that can be used."""
        return min(self.console.width, 140)

    @property
    def is_low(self) -> bool:
        """Whether a board and a table below it would not fit on the screen together."""
        return self.is_interactive and self.console.height < LOW

    def say(self, *lines: RenderableType) -> None:
        """Prints lines or tables; text is taken as it is, without markup."""
        for line in lines:
            self.console.print(line, markup=False, width=self.width)

    def say_whole(self, line: str) -> None:
        """Prints a line that holds a path or a command: never broken, so that it can be copied."""
        self.console.print(line, markup=False, soft_wrap=True)

    def say_json(self, value: object) -> None:
        """Prints a value for a script."""
        import json

        self.console.file.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

    def say_listed(self, heads: Sequence[str], texts: Sequence[str]) -> None:
        """Prints a list whose texts wrap beside their heads."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for head, text in zip(heads, texts, strict=True):
            grid.add_row(Text(head), Text(text))
        self.say(grid)

    def ask(self, prompt: str, suggest: Suggest | None = None, who: object = None) -> str:
        """One line typed by a person; each person has a history of their own."""
        if not self.is_interactive:
            sys.stdout.write(prompt)
            sys.stdout.flush()
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            sys.stdout.write("\n")
            return line.strip()
        return str(self.reader(who).prompt(prompt, completer=as_completer(suggest))).strip()

    def reader(self, who: object) -> Any:
        if who not in self.readers:
            from prompt_toolkit import PromptSession
            from prompt_toolkit.history import InMemoryHistory

            self.readers[who] = PromptSession(
                history=InMemoryHistory(), complete_while_typing=False, reserve_space_for_menu=6
            )
        return self.readers[who]

    def clear(self) -> None:
        """Empties the screen and what was scrolled away, so that nobody reads another's secrets."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[2J\x1b[3J\x1b[H")
            self.console.file.flush()
        else:
            self.say("─" * 60)


def as_completer(suggest: Suggest | None) -> Any:
    """The suggestions in the shape that prompt_toolkit wants."""
    if suggest is None:
        return None
    from prompt_toolkit.completion import Completer, Completion

    wanted = suggest

    class Words(Completer):
        def get_completions(self, document: Any, complete_event: Any) -> Any:
            text = document.text_before_cursor
            typed = 0 if not text or text[-1] in " ," else len(text.replace(",", " ").split(" ")[-1])
            for word, remark in wanted(text):
                yield Completion(f"{word} ", display=word, start_position=-typed, display_meta=remark)

    return Words()
