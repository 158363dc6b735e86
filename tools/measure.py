"""Measures scenarios of Salva: equal bots play each many times, and `[length]` and `[measured]` are written into it.

python -m tools.measure border_war canal_zone --games 400 --jobs 2
python -m tools.measure border_war --balance
python -m tools.measure --print my_war.toml

A scenario is one that is shipped, by its name, or a file; without any, all that are shipped are measured. With
`--balance` the entries of its `[[balance]]` are measured in its place, each with its chapters and options. The same
rules, bots, seed and number of games give the same figures, on every machine and with any number of processes.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from velmoci.kernel.errors import VelmociError
from velmoci.lab.statistics import quantile
from velmoci.lab.tournament import Played, Tournament, run
from velmoci.odds.intervals import wilson
from velmoci.salva.library import SCENARIOS, find_scenario

FOLDER: Final = Path(__file__).resolve().parent.parent / "velmoci" / "salva" / "scenarios"
SECONDS_FOR_AN_ORDER: Final = 10
MOST_GAMES: Final = (0.1, 0.9)
"""Most games: those between the tenth and the ninetieth of a hundred."""
STEP: Final = 5
"""Minutes are told in steps of five."""
TABLES: Final = re.compile(r"^\[(?:length|measured)\]\n(?:[^\[\n].*\n|\n)*", re.MULTILINE)
ENTRY: Final = re.compile(r"^\[\[balance\]\]\n(?:[^\[\n].*\n)*", re.MULTILINE)
SHARES: Final = re.compile(r"^(?:games|percent) = .*\n", re.MULTILINE)
Progress = Callable[[int, int], None]


def figures(sides: Sequence[str], result: Tournament) -> str:
    """The two tables as they stand in a scenario."""
    games, total = result.games, len(result.games)
    parts = won(sides, games)
    alone = [sum([game.winners == (seat,) for game in games]) for seat in range(len(sides))]
    spans = [[100 * bound for bound in wilson(part, total)] for part in parts]
    lines = [
        "[length]",
        f"rounds = {span([game.rounds for game in games])}",
        f"minutes = {span([minutes(game) for game in games])}",
        "",
        "[measured]",
        f'bots = "{result.plan.players[0]}"',
        f"games = {total}",
        f"wins = {table(sides, [str(count) for count in alone])}",
        f"shared = {result.shared}",
        f"drawn = {result.undecided}",
        f"percent = {table(sides, [f'{100 * part / total:.1f}' for part in parts])}",
        f"interval = {table(sides, [f'[{low:.1f}, {high:.1f}]' for low, high in spans])}",
    ]
    return "\n".join(lines) + "\n"


def shares(sides: Sequence[str], result: Tournament) -> str:
    """The two lines of an entry of the balance."""
    total = len(result.games)
    percent = [f"{100 * part / total:.1f}" for part in won(sides, result.games)]
    return f"games = {total}\npercent = {table(sides, percent)}\n"


def won(sides: Sequence[str], games: Sequence[Played]) -> list[float]:
    """How many games each side won; one that several won is divided."""
    return [sum([game.part for game in games if seat in game.winners]) for seat in range(len(sides))]


def span(lengths: list[int]) -> str:
    """Between which lengths most games lie."""
    least, most = [quantile(lengths, share) for share in MOST_GAMES]
    return f"[{least}, {most}]"


def minutes(game: Played) -> int:
    """How long a game would take people, in steps of five minutes."""
    return max(STEP, round(game.orders * SECONDS_FOR_AN_ORDER / 60 / STEP) * STEP)


def table(sides: Sequence[str], values: Sequence[str]) -> str:
    """A value for every side as TOML."""
    return "{ " + ", ".join([f"{side} = {value}" for side, value in zip(sides, values, strict=True)]) + " }"


def with_figures(text: str, new: str) -> str:
    """The scenario with these figures in place of those that it had, before its sides."""
    bare = TABLES.sub("", text)
    head, mark, rest = bare.partition("[[side]]")
    return head.rstrip("\n") + "\n\n" + new + "\n" + mark + rest


def with_shares(text: str, new: Sequence[str]) -> str:
    """The scenario with these lines in the entries of its balance, in place of those that they had."""
    left = iter(new)
    return ENTRY.sub(lambda entry: SHARES.sub("", entry[0]) + next(left), text)


def measure(text: str, bots: str, games: int, jobs: int, seed: str, progress: Progress | None = None) -> str:
    """Plays a scenario, given as text, and returns its figures."""
    sides = [side.id for side in find_scenario(text).sides]
    return figures(sides, played(text, {}, [bots] * len(sides), games, jobs, seed, progress))


def measure_balance(
    text: str, bots: str, games: int, jobs: int, seed: str, progress: Progress | None = None
) -> list[str]:
    """Plays a scenario with the chapters and options of each entry of its balance, and returns the lines of each."""
    scenario = find_scenario(text)
    sides = [side.id for side in scenario.sides]
    found: list[str] = []
    for entry in scenario.balance:
        options = {"chapters": ",".join(entry.get("chapters", ())), **entry.get("options", {})}
        found.append(shares(sides, played(text, options, [bots] * len(sides), games, jobs, seed, progress)))
    return found


def played(
    text: str,
    options: Mapping[str, object],
    bots: list[str],
    games: int,
    jobs: int,
    seed: str,
    progress: Progress | None,
) -> Tournament:
    """All games; Ctrl-C leaves nothing half measured."""
    result = run("salva", bots, games, jobs, seed, {"scenario": text, **options}, progress)
    if result.interrupted:
        raise KeyboardInterrupt
    return result


def path_of(name: str) -> Path:
    """The file of a scenario."""
    return FOLDER / f"{name}.toml" if name in SCENARIOS else Path(name)


def show_progress(name: str) -> Progress:
    """Tells how many games are played, on the error stream: one line that grows, or one for every tenth in a file."""

    def tell(done: int, of: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{name}: {done} / {of}", end="\n" if done == of else "", file=sys.stderr, flush=True)
        elif done == of or done % max(1, of // 10) == 0:
            print(f"{name}: {done} / {of}", file=sys.stderr, flush=True)

    return tell


def main(arguments: Sequence[str] | None = None) -> int:
    """Measures what is named, one scenario after the other; what was measured before Ctrl-C stays written."""
    parser = argparse.ArgumentParser("python -m tools.measure", description="Measures scenarios of Salva.")
    parser.add_argument("scenario", nargs="*", help="a shipped scenario by its name, or a file; all that are shipped")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes work at once")
    parser.add_argument("--seed", default="0", help="the same seed gives the same games")
    parser.add_argument("--bots", default="steady", help="who plays all sides")
    parser.add_argument("--balance", action="store_true", help="measure the entries of the balance")
    parser.add_argument("--print", action="store_true", help="print the figures and write nothing")
    wanted = parser.parse_args(arguments)
    try:
        for name in wanted.scenario or SCENARIOS:
            text = path_of(name).read_text("utf-8")
            how = (wanted.bots, wanted.games, wanted.jobs, wanted.seed, show_progress(name))
            if wanted.balance:
                entries = measure_balance(text, *how)
                found, new = "\n".join(entries), with_shares(text, entries)
            else:
                found = measure(text, *how)
                new = with_figures(text, found)
            print(f"# {name}\n{found}")
            if not wanted.print:
                path_of(name).write_text(new, "utf-8")
    except (OSError, VelmociError) as problem:
        print(f"{name}: {problem}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
