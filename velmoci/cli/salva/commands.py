"""`velmoci salva …`: the commands that only this game has."""

from __future__ import annotations

import click

from velmoci.cli.game_commands import GameCommand, GameGroup
from velmoci.cli.main import name_language, print_json
from velmoci.cli.spoken import help_without_command


class SalvaCommand(GameCommand):
    game = "salva"


class SalvaGroup(GameGroup):
    game = "salva"
    command_class = SalvaCommand


@click.group(cls=SalvaGroup, name="salva")
@name_language
@click.pass_context
def GROUP(ctx: click.Context, language: str) -> None:
    help_without_command(ctx)


@GROUP.command("scenarios")
@print_json
@name_language
def scenarios(as_json: bool, language: str) -> None:
    from velmoci.cli.salva.listing import list_scenarios

    list_scenarios(language, as_json)


@GROUP.command("chapters")
@click.option("--on", metavar="NAME,NAME,…")
@print_json
@name_language
def chapters(on: str | None, as_json: bool, language: str) -> None:
    from velmoci.cli.salva.listing import list_chapters

    list_chapters(on, language, as_json)


@GROUP.command("ways")
@name_language
def ways(language: str) -> None:
    from velmoci.cli.salva.listing import list_ways

    list_ways(language)


@GROUP.command("fair-start")
@click.argument("file", required=False)
@click.option("--seed", metavar="N")
@print_json
@name_language
def fair_start(file: str | None, seed: str | None, as_json: bool, language: str) -> None:
    from velmoci.cli.salva.fair_start import start

    start(file, seed, as_json, language)


@GROUP.command("map")
@click.option("--seed", metavar="N")
@click.option("--land", metavar="N", type=int, default=14)
@click.option("--sea", metavar="N", type=int, default=6)
@click.option("--masses", metavar="N", type=int, default=0)
@click.option("--fair", metavar="2|4", type=int, default=1)
@click.option("--segments", metavar="N", type=int, default=0)
@click.option("--lay", metavar="ROWS", default="")
@click.option("--naval", is_flag=True)
@click.option("--wrap", metavar="HOW", default="none")
@click.option("--svg", metavar="FILE")
@click.option("--png", metavar="FILE")
@click.option("--toml", metavar="FILE")
@click.option("--scenario", metavar="FILE")
@click.option("--sides", metavar="N", type=int, default=2)
@name_language
def map(
    seed: str | None,
    land: int,
    sea: int,
    masses: int,
    fair: int,
    segments: int,
    lay: str,
    naval: bool,
    wrap: str,
    svg: str | None,
    png: str | None,
    toml: str | None,
    scenario: str | None,
    sides: int,
    language: str,
) -> None:
    from velmoci.cli.salva.maps import Files, Wishes, start

    wishes = Wishes(seed, land, sea, masses, fair, segments, lay, naval, wrap, sides)
    start(wishes, Files(svg, png, toml, scenario), language)
