"""The command `velmoci`: reads the arguments and hands them to the module named after the command."""

from __future__ import annotations

import sys
from typing import NoReturn

import click

from velmoci.cli.output import prepare_output, shown
from velmoci.cli.problems import INTERRUPTED, NOT_PROVED, WRONG_INPUT, NotProved, sentence_of
from velmoci.cli.spoken import LANGUAGE_FLAG, SpokenGroup, help_without_command, language
from velmoci.kernel.errors import VelmociError

CONTEXT = {"help_option_names": ["--help", "-h"], "max_content_width": 100}
name_language = click.option("--language", **LANGUAGE_FLAG)
print_json = click.option("--json", "as_json", is_flag=True)


def show_version(ctx: click.Context, _: click.Parameter, value: bool) -> None:
    if value:
        from velmoci.cli.build import version

        click.echo(shown(version(language())))
        ctx.exit()


@click.group(cls=SpokenGroup, name="velmoci", context_settings=CONTEXT)
@click.option("--version", is_flag=True, is_eager=True, expose_value=False, callback=show_version)
@name_language
@click.pass_context
def velmoci(ctx: click.Context, language: str) -> None:
    help_without_command(ctx)


@velmoci.command(context_settings={"ignore_unknown_options": True}, add_help_option=False)
@click.argument("flags", nargs=-1, type=click.UNPROCESSED)
def serve(flags: tuple[str, ...]) -> None:
    from velmoci.cli.serving import start

    start(list(flags))


@velmoci.command()
@click.argument("game", required=False, metavar="[GAME|FILE]")
@click.option("--players", metavar="WHO,WHO,…")
@click.option("--powers", metavar="N", type=int)
@click.option("--people", metavar="NAME,NAME,…")
@click.option("--scenario", metavar="NAME|FILE.toml")
@click.option("--chapters", metavar="NAME,NAME,…")
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True)
@click.option("--seed", metavar="N")
@click.option("--file", metavar="FILE")
@click.option("--resume", metavar="FILE")
@name_language
def play(
    game: str | None,
    players: str | None,
    powers: int | None,
    people: str | None,
    scenario: str | None,
    chapters: str | None,
    options: tuple[str, ...],
    seed: str | None,
    file: str | None,
    resume: str | None,
    language: str,
) -> None:
    from velmoci.cli.arguments import Wishes, with_scenario
    from velmoci.cli.play import start

    options = with_scenario(options, scenario, chapters)
    sys.exit(start(Wishes(game, players, powers, people, options, seed, file, resume), language))


@velmoci.command()
@click.argument("file")
@click.option("--to", metavar="N", type=int)
@click.option("--view", metavar="POWER|spectator|all")
@name_language
def replay(file: str, to: int | None, view: str | None, language: str) -> None:
    from velmoci.cli.replay import start

    start(file, to, view, language)


@velmoci.command()
@click.argument("file")
@print_json
@name_language
def verify(file: str, as_json: bool, language: str) -> None:
    from velmoci.cli.verify import start

    start(file, language, as_json)


@velmoci.command()
@click.argument("game", required=False)
@click.argument("chapter", required=False)
@name_language
def learn(game: str | None, chapter: str | None, language: str) -> None:
    from velmoci.cli.lessons import start

    start(game, chapter, language)


@velmoci.command()
@click.argument("game", required=False)
@name_language
def book(game: str | None, language: str) -> None:
    from velmoci.cli.lessons import start_book

    start_book(game, language)


@velmoci.command()
@click.argument("words", nargs=-1, metavar="[ID|SECTION|WORDS]")
@print_json
@name_language
def rules(words: tuple[str, ...], as_json: bool, language: str) -> None:
    from velmoci.cli.rules import start

    start(words, language, as_json)


@velmoci.command()
@click.argument("game")
@click.option("--players", metavar="BOT,BOT,…")
@click.option("--scenario", metavar="NAME|FILE.toml")
@click.option("--chapters", metavar="NAME,NAME,…")
@click.option("--games", metavar="N", type=int, default=100)
@click.option("--jobs", metavar="N", type=int, default=1)
@click.option("--seed", metavar="N", type=int, default=0)
@click.option("--option", "options", metavar="NAME=VALUE", multiple=True)
@print_json
@name_language
def simulate(
    game: str,
    players: str | None,
    scenario: str | None,
    chapters: str | None,
    games: int,
    jobs: int,
    seed: int,
    options: tuple[str, ...],
    as_json: bool,
    language: str,
) -> None:
    from velmoci.cli.arguments import with_scenario
    from velmoci.cli.simulate import start

    start(game, players, games, jobs, seed, with_scenario(options, scenario, chapters), as_json, language)


@velmoci.command()
@click.argument("game")
@click.option("--out", metavar="FILE.svg|FILE.png")
@click.option("--file", metavar="GAME.velmoci")
@name_language
def map(game: str, out: str | None, file: str | None, language: str) -> None:
    from velmoci.cli.pictures import start

    start(game, out, file, language)


@velmoci.command()
@print_json
@name_language
def games(as_json: bool, language: str) -> None:
    from velmoci.cli.listing import list_games

    list_games(language, as_json)


@velmoci.command()
@print_json
@name_language
def saved(as_json: bool, language: str) -> None:
    from velmoci.cli.saved import start

    start(language, as_json)


@velmoci.command()
@click.argument("game")
@print_json
@name_language
def options(game: str, as_json: bool, language: str) -> None:
    from velmoci.cli.listing import list_options

    list_options(game, language, as_json)


def add_game_commands() -> None:
    """Puts `velmoci GAME …` beside the other commands."""
    from velmoci.cli.game_commands import game_commands

    for command in game_commands():
        velmoci.add_command(command)


def main() -> NoReturn:
    """Runs the command; mistakes end with 2, a record that is wrong with 1, Ctrl-C with 130."""
    prepare_output()
    try:
        add_game_commands()
        code = velmoci.main(prog_name="velmoci", standalone_mode=False)
    except NotProved as wrong:
        fail(wrong.problem, NOT_PROVED)
    except VelmociError as problem:
        fail(problem, WRONG_INPUT)
    except (KeyboardInterrupt, click.Abort, EOFError):
        sys.exit(INTERRUPTED)
    sys.exit(code if isinstance(code, int) else 0)


def fail(problem: VelmociError, code: int) -> NoReturn:
    print(sentence_of(problem, language()), file=sys.stderr)
    sys.exit(code)
