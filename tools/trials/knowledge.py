"""What knowledge is worth against hidden armies: the steady bot against one of itself that ignores what it cannot see.

    python -m tools.trials.knowledge --games 400
    python -m tools.trials.knowledge border_war --games 20 --print

Both hide by the same rules. The one that ignores reckons as if nobody were where nobody is seen: it counts no
likelihood and tries its attacks out against what lies open alone. They change sides from game to game. The figures are
written into `docs/bots-salva.md` if all scenarios were played; the same seed and number of games give the same figures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final

from velmoci.bots.driver import play
from velmoci.bots.salva.knowledge import HEEDS, Knowledge, supposed
from velmoci.bots.salva.steady import SteadyBot
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.game import Bot
from velmoci.kernel.order import Begin
from velmoci.odds.intervals import wilson
from velmoci.salva.library import find_scenario, scenario_rulebook
from velmoci.salva.overview import with_needs
from velmoci.salva.position import new_position
from velmoci.salva.state import NOBODY, Sight, State, Table

PAGE: Final = Path(__file__).resolve().parents[2] / "docs" / "bots-salva.md"
BEGIN: Final = "<!-- made by python -m tools.trials.knowledge -->\n"
END: Final = "<!-- end of knowledge -->\n"
LEAST: Final = 60
"""So many of a hundred games whoever heeds what it knows wins."""
PLAYED_ON: Final[dict[str, tuple[str, ...]]] = {
    "mountain_blitz": ("formations", "hidden_units"),
    "factory_towns": ("formations", "hidden_units"),
}
"""For each scenario the chapters that hide armies there beside its own."""
LIMIT: Final = 20_000
HEAD: Final = (
    "| scenario | with | games | won by heeding | per cent | from the first side | from the other |",
    "| --- | --- | --- | --- | --- | --- | --- |",
)


class Blind(Knowledge):
    """Reckons with what lies open alone."""

    def picture(self, sight: Sight) -> tuple[Table, dict[int, float]]:
        table, _ = super().picture(sight)
        for unit in hidden_of_others(sight, table):
            table.put(unit, NOBODY)
        return table, {}

    def worlds(self, sight: Sight, field: int, chance: Chance) -> list[State]:
        world = supposed(sight, chance)
        for unit in hidden_of_others(sight, world.table):
            world.drop_entry(unit)
        return [world]


def hidden_of_others(sight: Sight, table: Table) -> list[int]:
    """The units of others on a table that do not lie open before the seat."""
    others = [unit for unit in table.units() if table.owner_of(unit) != sight.seat]
    return [unit for unit in others if unit >= sight.table.entries() or sight.table.place[unit] == NOBODY]


def winner(scenario: str, seed: str, heeding: int) -> float:
    """Plays one game with the bot that heeds on a seat; 1 where it wins, 0 where it loses, a half where nobody does."""
    on = with_needs([*find_scenario(scenario).chapters, *PLAYED_ON[scenario]])
    position, chance = new_position(scenario_rulebook(scenario, on)), Seeded(seed)
    position.apply(-1, Begin(), chance)
    bots: dict[int, Bot] = {
        seat: SteadyBot(Seeded(f"{seed} {seat}"), HEEDS if seat == heeding else Blind())
        for seat in range(len(position.rules.sides))
    }
    play(position, bots, chance, LIMIT)
    won = [int(seat) for seat in position.table.winners]
    return (1.0 / len(won) if heeding in won else 0.0) if won else 0.5


def play_all(scenario: str, games: int, jobs: int, seed: str) -> list[float]:
    """The games of a scenario; from the first side the even ones, from the other the odd ones."""
    seeds = [f"{seed} {scenario} {number // 2}" for number in range(games)]
    sides = [number % 2 for number in range(games)]
    if jobs == 1:
        return [winner(scenario, one, side) for one, side in zip(seeds, sides, strict=True)]
    with ProcessPoolExecutor(jobs) as pool:
        return list(pool.map(winner, [scenario] * games, seeds, sides))


def row(scenario: str, results: Sequence[float]) -> str:
    """The line of a scenario."""
    total, won = len(results), sum(results)
    low, high = [100 * bound for bound in wilson(won, total)]
    first, other = sum(results[::2]), sum(results[1::2])
    chapters = ", ".join(PLAYED_ON[scenario])
    return (
        f"| `{scenario}` | {chapters} | {total} | {won:g} | {100 * won / total:.1f} ({low:.1f} to {high:.1f}) "
        f"| {first:g} of {len(results[::2])} | {other:g} of {len(results[1::2])} |"
    )


def with_table(page: str, new: str) -> str:
    """The page with this table in place of the one that it had."""
    head, _, rest = page.partition(BEGIN)
    return head + BEGIN + "\n" + new + "\n" + END + rest.partition(END)[2]


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays what is named, or all, and writes the table if all was played."""
    parser = argparse.ArgumentParser("python -m tools.trials.knowledge", description="What knowledge is worth.")
    parser.add_argument("scenario", nargs="*", choices=[*PLAYED_ON, []], help="all where none is named")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1, help="how many processes work at once")
    parser.add_argument("--seed", default="0", help="the same seed gives the same games")
    parser.add_argument("--print", action="store_true", help="print the table and write nothing")
    wanted = parser.parse_args(arguments)
    rows, total = list(HEAD), list[float]()
    for scenario in wanted.scenario or PLAYED_ON:
        results = play_all(scenario, wanted.games, wanted.jobs, wanted.seed)
        rows.append(row(scenario, results))
        total += results
        print(rows[-1], flush=True)
    if not wanted.print and not wanted.scenario:
        PAGE.write_text(with_table(PAGE.read_text("utf-8"), "\n".join(rows) + "\n"), "utf-8")
    return 0 if 100 * sum(total) >= LEAST * len(total) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
