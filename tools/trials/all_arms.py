"""Plays every shipped scenario of Salva with every chapter that can be on together.

    python -m tools.trials.all_arms --games 5 --duels 20
    python -m tools.trials.all_arms border_war two_and_two --games 2 --duels 0 --print

First `steady` plays all sides: every game must end by the limits of its scenario, and without an error. Then one
`steady`, now on this side and now on that, plays against `random` on all the others. The table is written into
`docs/bots-salva.md` if all scenarios were played; the same seed and numbers of games give the same table.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from velmoci.lab.tournament import Played, run
from velmoci.salva.library import CHAPTERS, SCENARIOS, find_scenario
from velmoci.salva.overview import consequences, with_needs

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "bots-salva.md"
BEGIN: Final = "<!-- made by python -m tools.trials.all_arms -->\n"
END: Final = "<!-- end of all arms -->\n"
BEFORE: Final = frozenset({"random_map", "random_goal", "random_terrain", "fair_start", "government_and_people"})
"""What draws another map or goal, makes sides peoples or bids for them, before a game."""
LEAST: Final = 95
"""So many of a hundred games against random the steady bot wins."""
HEAD: Final = (
    "| scenario | chapters | games of steady | rounds | steady against random | won by random alone |",
    "| --- | --- | --- | --- | --- | --- |",
)


def all_chapters(scenario: str) -> list[str]:
    """The scenario's own chapters and, in canonical order, every other that can be on beside those before it."""
    found = find_scenario(scenario)
    on = list(found.chapters)
    for chapter in CHAPTERS:
        is_free = not (chapter.is_always_on or chapter.group or chapter.bridges or chapter.id in BEFORE)
        if not is_free or chapter.id in on or found.excluded((chapter.id,)):
            continue
        if set(consequences(on).excluded) & set(with_needs([chapter.id])):
            continue
        on.append(chapter.id)
    return on


def options_of(scenario: str) -> dict[str, object]:
    """A game of the scenario with all these chapters."""
    return {"scenario": scenario, "chapters": " ".join(all_chapters(scenario))}


def longest(games: Sequence[Played]) -> str:
    """Between how many rounds the games took."""
    rounds = [game.rounds for game in games]
    return f"{min(rounds)} to {max(rounds)}" if rounds else "–"


class Score:
    """Of how many games the one steady bot won, alone or with others, and random bots without it."""

    def __init__(self, games: Sequence[Played]) -> None:
        self.games = len(games)
        self.won = sum(["steady" in winning(game) for game in games])
        self.lost = sum([bool(game.winners) and "steady" not in winning(game) for game in games])

    def add(self, other: Score) -> None:
        """Counts other games too."""
        self.games, self.won, self.lost = self.games + other.games, self.won + other.won, self.lost + other.lost

    def __str__(self) -> str:
        return f"{self.won} of {self.games} | {self.lost}"


def winning(game: Played) -> list[str]:
    """The bots that won."""
    return [game.seats[seat] for seat in game.winners]


def play(scenario: str, games: int, duels: int, jobs: int, seed: str) -> tuple[str, Score]:
    """The row of a scenario, and how its duels ended."""
    options, sides = options_of(scenario), len(find_scenario(scenario).sides)
    alike = run("salva", ["steady"] * sides, games, jobs, seed, options).games if games else []
    mixed = ["steady", *["random"] * (sides - 1)]
    score = Score(run("salva", mixed, duels, jobs, seed, options).games if duels else [])
    return f"| `{scenario}` | {len(all_chapters(scenario))} | {len(alike)} | {longest(alike)} | {score} |", score


def with_table(page: str, new: str) -> str:
    """The page with this table in place of the one that it had."""
    head, _, rest = page.partition(BEGIN)
    return head + BEGIN + "\n" + new + "\n" + END + rest.partition(END)[2]


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays what is named, or all, and writes the table if all was played; an error in a game ends it all."""
    parser = argparse.ArgumentParser("python -m tools.trials.all_arms", description="All chapters, every scenario.")
    parser.add_argument("scenario", nargs="*", choices=[*SCENARIOS, []], help="all where none is named")
    parser.add_argument("--games", type=int, default=5, help="of steady on all sides")
    parser.add_argument("--duels", type=int, default=20, help="of one steady against random")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes work at once")
    parser.add_argument("--seed", default="0", help="the same seed gives the same games")
    parser.add_argument("--print", action="store_true", help="print the table and write nothing")
    wanted = parser.parse_args(arguments)
    rows, total = list(HEAD), Score([])
    for scenario in wanted.scenario or SCENARIOS:
        told, score = play(scenario, wanted.games, wanted.duels, wanted.jobs, wanted.seed)
        total.add(score)
        rows.append(told)
        print(told, flush=True)
    rows.append(f"| together | | | | {total} |")
    print(rows[-1], flush=True)
    if not wanted.print and not wanted.scenario:
        PAGE.write_text(with_table(PAGE.read_text("utf-8"), "\n".join(rows) + "\n"), "utf-8")
    return 0 if 100 * total.won >= LEAST * total.games else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
