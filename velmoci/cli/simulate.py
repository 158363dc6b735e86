"""`velmoci simulate`: many games between bots, with a progress bar and a table of who won how often."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from velmoci.bots.registry import bot_names
from velmoci.cli.arguments import PERSON, check_bots, find, fixed_seats, read_options, rulebook_for, split
from velmoci.cli.build import notes
from velmoci.cli.language import game_sentences
from velmoci.cli.numbers import decimal, percent
from velmoci.cli.problems import INTERRUPTED, CommandError
from velmoci.cli.terminal import Terminal
from velmoci.kernel.sentences import Sentences

if TYPE_CHECKING:
    from velmoci.kernel.game import Game
    from velmoci.lab.tournament import Row, Tournament

def start(
    game: str,
    players: str | None,
    games: int,
    jobs: int,
    seed: int,
    options: tuple[str, ...],
    as_json: bool,
    language: str,
) -> None:
    """Checks the wishes, plays, and prints the result; Ctrl-C prints what was played so far."""
    found = find(game)
    for flag, number in (("--games", games), ("--jobs", jobs)):
        if number < 1:
            raise CommandError("not_whole_number", value=flag, least=1)
    values = read_options(found, options)
    bots = split(players) if players is not None else usual_bots(found, fixed_seats(found, values))
    if PERSON in bots:
        raise CommandError("people_in_simulation")
    check_bots(found, bots)
    if values.get(found.seats_option, len(bots)) != len(bots):
        raise CommandError("players_count", count=len(bots), powers=int(values[found.seats_option]))
    rulebook_for(found, values, len(bots))
    say = game_sentences(found, language)
    result = play(found.id, bots, games, jobs, seed, values, say, as_json)
    if as_json:
        sys.stdout.write(json.dumps(result.to_json(), ensure_ascii=False, indent=2) + "\n")
    else:
        show(result, Terminal(), say)
        for note in notes(language):
            print(note, file=sys.stderr)
    if result.interrupted:
        sys.exit(INTERRUPTED)


def usual_bots(game: Game, seats: int | None) -> list[str]:
    """Two of the best bots and two of the simplest; the best alone where the number of seats is fixed."""
    known = bot_names(game.id)
    if seats is not None:
        return known[-1:] * seats
    return [known[-1]] * 2 + [known[0]] * 2 if known else []


def play(
    game: str,
    bots: list[str],
    games: int,
    jobs: int,
    seed: int,
    options: dict[str, object],
    say: Sentences,
    is_quiet: bool,
) -> Tournament:
    """Holds the tournament under a progress bar, which goes to the error stream: results can be piped."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from velmoci.lab.tournament import run

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=is_quiet or not console.is_terminal
    ) as bar:
        task = bar.add_task(say.say("simulate-working"), total=games)
        return run(game, bots, games, jobs, seed, options, lambda done, _: bar.update(task, completed=done))


def show(result: Tournament, terminal: Terminal, say: Sentences) -> None:
    """Who won how often, by kind of bot and by seat; how the games ended, how long they were, how fast."""
    played = len(result.games)
    terminal.say(
        Text(
            say.say("simulate-result", {"game": find(result.plan.game).title[say.language], "games": played}),
            style="bold",
        )
    )
    terminal.say(shares(result.rows(), "bot", say), "", shares(result.seat_rows(), "seat", say), "")
    if not played:
        return
    if result.shared:
        terminal.say(say.say("simulate-shared", {"games": result.shared}))
    reasons = ", ".join(f"{say.say(f'outcome-{reason}')} {count}" for reason, count in result.reasons.items())
    terminal.say(say.say("simulate-reasons", {"reasons": reasons}))
    rounds = result.rounds
    lengths = {name: rounds[name] for name in ("least", "quarter", "median", "three_quarters", "most")}
    if any(lengths.values()):
        terminal.say(say.say("simulate-rounds", lengths))
    terminal.say(
        say.say(
            "simulate-speed",
            {
                "orders": decimal(result.orders / played, say.language),
                "speed": decimal(result.games_per_second, say.language),
            },
        )
    )


def shares(rows: list[Row], what: str, say: Sentences) -> Grid:
    """Games, wins and the share with its interval."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold", pad_edge=False)
    for heading in (what, "games", "wins", "share", "interval"):
        grid.add_column(say.say(f"heading-{heading}"), justify="left" if heading == what else "right")
    for row in rows:
        low, high = (percent(bound, say.language, decimals=1) for bound in row.interval)
        grid.add_row(
            row.name,
            str(row.games),
            str(row.wins) if isinstance(row.wins, int) else decimal(row.wins, say.language),
            percent(row.share, say.language, decimals=1),
            f"{low} – {high}",
        )
    return grid
