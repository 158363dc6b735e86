"""Commands that belong to one game: `velmoci GAME …` exists where the game's folder has a module `commands`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import click

from velmoci.cli.language import OWN_TEXTS, plain_texts
from velmoci.cli.spoken import SpokenCommand, SpokenGroup, language


def game_commands() -> list[click.Command]:
    """The commands of all games that have some of their own."""
    folders = sorted(path.parent.name for path in Path(__file__).parent.glob("*/commands.py"))
    return [import_module(f"{OWN_TEXTS}.{name}.commands").GROUP for name in folders]


class GameCommand(SpokenCommand):
    """A command below `velmoci GAME`; the game's own folder holds its help."""

    game = ""

    def texts(self) -> dict[str, str]:
        """The texts of the game's folder that need no values."""
        return plain_texts(f"{OWN_TEXTS}.{self.game}", language())

    def own_help(self) -> str:
        """What the command does."""
        return self.texts()["help-" + "-".join(dict.fromkeys((self.game, str(self.name))))]

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(self.own_help())

    def get_short_help_str(self, limit: int = 45) -> str:
        return self.own_help().partition(". ")[0].rstrip(".")

    def option_help(self, name: str) -> str:
        return self.texts().get(f"option-help-{self.name}-{name}") or super().option_help(name)


class GameGroup(GameCommand, SpokenGroup):
    """`velmoci GAME` itself: its commands with one line each."""
