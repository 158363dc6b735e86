"""Commands whose help and mistakes are in the language of the user."""

from __future__ import annotations

import os
import sys
from difflib import get_close_matches
from typing import Any, Final

import click

from velmoci.cli.language import LANGUAGES, OWN_TEXTS, chosen_language, plain, plain_texts
from velmoci.cli.output import shown, until_pipe_closes
from velmoci.cli.problems import CommandError


def language() -> str:
    """The language of this run."""
    return chosen_language(sys.argv[1:], os.environ)


def known_language(value: str | None) -> str:
    """The language asked for, or the one of the environment."""
    if value is not None and value not in LANGUAGES:
        raise CommandError("unknown_language", value=value[:40], languages=list(LANGUAGES))
    return value or language()


LANGUAGE_FLAG: Final[dict[str, Any]] = {"metavar": "cs|en", "callback": lambda _, __, value: known_language(value)}
"""What `--language` is to every command."""


COMMANDS: Final = "[COMMAND] [ARGS]..."
"""Where click says that a command follows."""


class SpokenCommand(click.Command):
    """A command that says `Použití` where it should; options carry the names of their help texts."""

    def get_help(self, ctx: click.Context) -> str:
        return shown(super().get_help(ctx))

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        said = {"[OPTIONS]": "help-usage-options", COMMANDS: "help-usage-commands"}
        pieces = [
            plain(said[piece], language()) if piece in said else piece for piece in self.collect_usage_pieces(ctx)
        ]
        formatter.write_usage(ctx.command_path, " ".join(pieces), plain("help-usage", language()) + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(plain(f"help-{self.name}", language()))

    def get_short_help_str(self, limit: int = 45) -> str:
        return plain(f"help-{self.name}", language()).partition(". ")[0].rstrip(".")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        rows = []
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx)
            if record is not None and isinstance(parameter, click.Option):
                name = "help" if "--help" in parameter.opts else str(parameter.name)
                rows.append((record[0], self.option_help(name)))
        with formatter.section(plain("help-heading-options", language())):
            formatter.write_dl(rows)

    def option_help(self, name: str) -> str:
        """What an option does; the same name may mean something else to another command."""
        texts = plain_texts(OWN_TEXTS, language())
        return texts.get(f"option-help-{self.name}-{name}") or texts[f"option-help-{name}"]

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as problem:
            options = [name for parameter in self.get_params(ctx) for name in parameter.opts]
            near = get_close_matches(problem.option_name, options, 1)
            raise CommandError("no_such_flag", value=problem.option_name[:40], near=near) from None
        except click.MissingParameter as problem:
            name = problem.param.human_readable_name.upper() if problem.param else ""
            raise CommandError("argument_missing", value=name) from None
        except click.BadOptionUsage as problem:
            raise CommandError("flag_without_value", value=problem.option_name[:40]) from None
        except click.BadParameter as problem:
            raise CommandError("flag_needs_number", value=problem.param.opts[0] if problem.param else "") from None
        except click.UsageError as problem:
            extra = problem.message.partition("(")[2].rstrip(").")
            raise CommandError("word_too_many", value=extra[:40]) from None


class SpokenGroup(SpokenCommand, click.Group):
    """The program itself: its commands with one line each."""

    command_class = SpokenCommand

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"invoke_without_command": True, **kwargs})

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        SpokenCommand.format_options(self, ctx, formatter)
        rows = [(name, command.get_short_help_str()) for name, command in self.commands.items()]
        with formatter.section(plain("help-heading-commands", language())):
            formatter.write_dl(rows)

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        with until_pipe_closes():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        with until_pipe_closes():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[Any, Any, list[str]]:
        name = args[0]
        if name not in self.commands:
            near = get_close_matches(name, self.commands, 1)
            raise CommandError("no_such_command", value=name[:40], near=near, command=ctx.command_path)
        return super().resolve_command(ctx, args)


def help_without_command(ctx: click.Context) -> None:
    """Shows the help of a group after which no command stands."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
