"""`velmoci salva …`: the commands that only this game has."""

from __future__ import annotations

import click

from velmoci.cli.game_commands import GameCommand, GameGroup
from velmoci.cli.main import name_language


class SalvaCommand(GameCommand):
    game = "salva"


class SalvaGroup(GameGroup):
    game = "salva"
    command_class = SalvaCommand


@click.group(cls=SalvaGroup, name="salva", invoke_without_command=True)
@name_language
@click.pass_context
def GROUP(ctx: click.Context, language: str) -> None:
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


@GROUP.command("fair-start")
@click.argument("file", required=False)
@click.option("--seed", metavar="N")
@click.option("--json", "as_json", is_flag=True)
@name_language
def fair_start(file: str | None, seed: str | None, as_json: bool, language: str) -> None:
    from velmoci.cli.salva.fair_start import start

    start(file, seed, as_json, language)
