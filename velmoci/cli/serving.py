"""`velmoci serve` with its help and its mistakes in the language of the user."""

from __future__ import annotations

import sys
from typing import Any

import click

from velmoci.cli.build import notes
from velmoci.cli.language import plain_texts
from velmoci.cli.spoken import LANGUAGE_FLAG, SpokenCommand, language
from velmoci.server.command import serve
from velmoci.server.settings import PREFIX


class ServeCommand(SpokenCommand):
    """One flag for each setting of the server, explained by the server's own texts."""

    def option_help(self, name: str) -> str:
        meaning = plain_texts("velmoci.server", language()).get(f"setting-{name.replace('_', '-')}")
        return f"{meaning} [{PREFIX}{name.upper()}]" if meaning else super().option_help(name)


def start(flags: list[str]) -> None:
    """Starts the server as the flags say."""
    spoken = click.Option(["--language"], expose_value=False, **LANGUAGE_FLAG)
    command = ServeCommand("serve", callback=run, params=[*serve.params, spoken])
    command.main(flags, prog_name="velmoci serve", standalone_mode=False)


def run(**settings: Any) -> None:
    """Says what this copy lacks, and serves."""
    for note in notes(language(), is_served=True):
        print(note, file=sys.stderr)
    assert serve.callback is not None
    serve.callback(**settings)
