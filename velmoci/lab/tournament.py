"""Tournaments: many games between bots, the seats changing in turn, on one core or several.

The result depends on the seed alone, never on the number of processes: every game has its own chance, made
from the seed and the game's number.
"""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field

from velmoci.bots.driver import play
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.game import Position
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.registry import find_game
from velmoci.kernel.rulebook import Rulebook
from velmoci.lab.statistics import quantile
from velmoci.odds.intervals import wilson

BATCH = 10
"""At most so many games for one trip to a worker: the trips cost little, and Ctrl-C need not wait long."""

QUANTILES = {
    "least": 0.0, "quarter": 0.25, "median": 0.5, "three_quarters": 0.75, "nine_tenths": 0.9, "most": 1.0
}  # fmt: skip

Progress = Callable[[int, int], None]
"""Called with the number of games finished and of all games."""


class BadTournament(VelmociError):
    """A tournament that cannot be held: a wrong number of players, games or processes."""


@dataclass(frozen=True)
class Plan:
    """What is played: enough for a worker process to play any of the games."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, object]
    seed: str


@dataclass(frozen=True)
class Played:
    """One game: which player sat where, who won, and how long it took."""

    number: int
    seats: tuple[str, ...]
    winners: tuple[int, ...]
    reason: str
    rounds: int
    orders: int

    @property
    def part(self) -> float:
        """What one winner gets of the game: all of it, or an equal part where several won together."""
        return 1 / len(self.winners) if self.winners else 0.0


@dataclass(frozen=True)
class Row:
    """One line of the result: how often a kind of player, or whoever sat on a seat, won."""

    name: str
    games: int
    """In how many games it took part, counting each seat it held."""
    wins: float
    """A game that several won is one win divided equally among them."""
    interval: tuple[float, float]

    @property
    def share(self) -> float:
        """The part of its games that it won."""
        return self.wins / self.games if self.games else 0.0

    def to_json(self) -> dict[str, object]:
        """The line as JSON."""
        return {
            "name": self.name,
            "games": self.games,
            "wins": self.wins,
            "share": self.share,
            "interval": list(self.interval),
        }


@dataclass
class Tournament:
    """The games of a tournament and what they tell."""

    plan: Plan
    wanted: int
    games: list[Played] = field(default_factory=list)
    """In the order of their numbers."""
    seconds: float = 0.0
    interrupted: bool = False

    def rows(self) -> list[Row]:
        """Wins by kind of player, in the order in which the players were named.

        A kind is counted once for each seat that it holds in a game, so the share says how often one seat of
        that kind wins.
        """
        seats = Counter(name for game in self.games for name in game.seats)
        return [make_row(name, seats[name], self.wins_of(name)) for name in dict.fromkeys(self.plan.players)]

    def seat_rows(self) -> list[Row]:
        """Wins by seat, whoever sat there."""
        wins = [sum(game.part for game in self.games if seat in game.winners) for seat in range(len(self.plan.players))]
        return [make_row(str(seat + 1), len(self.games), count) for seat, count in enumerate(wins)]

    def wins_of(self, name: str) -> float:
        """The games that players of a kind won, shared ones in part."""
        return sum(game.part * [game.seats[seat] for seat in game.winners].count(name) for game in self.games)

    @property
    def undecided(self) -> int:
        """Games that ended without a winner."""
        return sum(1 for game in self.games if not game.winners)

    @property
    def shared(self) -> int:
        """Games that several won together."""
        return sum(1 for game in self.games if len(game.winners) > 1)

    @property
    def reasons(self) -> dict[str, int]:
        """How the games ended, the most frequent way first."""
        return dict(Counter(game.reason for game in self.games).most_common())

    @property
    def rounds(self) -> dict[str, int]:
        """The length of the games in rounds: fewest, quartiles, nine in ten, most."""
        lengths = [game.rounds for game in self.games]
        return {name: quantile(lengths, share) for name, share in QUANTILES.items()}

    @property
    def orders(self) -> int:
        """How many orders were given in all games."""
        return sum(game.orders for game in self.games)

    @property
    def games_per_second(self) -> float:
        """How fast the games were played."""
        return len(self.games) / self.seconds if self.seconds > 0 else 0.0

    def to_json(self) -> dict[str, object]:
        """The whole result as JSON; the same seed gives the same but for the seconds."""
        return {
            "game": self.plan.game,
            "players": list(self.plan.players),
            "options": dict(self.plan.options),
            "seed": self.plan.seed,
            "games": len(self.games),
            "wanted": self.wanted,
            "rows": [row.to_json() for row in self.rows()],
            "seats": [row.to_json() for row in self.seat_rows()],
            "undecided": self.undecided,
            "shared": self.shared,
            "reasons": self.reasons,
            "rounds": self.rounds,
            "orders": self.orders,
            "seconds": self.seconds,
        }


def make_row(name: str, games: int, wins: float) -> Row:
    exact = round(float(wins), 9)  # three thirds are one win
    return Row(name, games, int(exact) if exact.is_integer() else exact, wilson(exact, games))


def run(
    game: str,
    players: Sequence[str],
    games: int,
    jobs: int = 1,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Holds a tournament; Ctrl-C ends it early with the games played so far."""
    plan = make_plan(game, players, games, jobs, seed, options or {})
    result = Tournament(plan, games)
    begun = time.perf_counter()
    finished = play_here(plan, games) if jobs == 1 else play_elsewhere(plan, games, jobs)
    try:
        for played in finished:
            result.games += played
            if progress is not None:
                progress(len(result.games), games)
    except KeyboardInterrupt:
        result.interrupted = True
    finally:
        finished.close()
    result.seconds = time.perf_counter() - begun
    result.games.sort(key=lambda played: played.number)
    return result


def make_plan(
    game: str, players: Sequence[str], games: int, jobs: int, seed: int | str, options: Mapping[str, object]
) -> Plan:
    """Checks everything before the first game, so that mistakes are told at once and in one sentence."""
    fewest, most = find_game(game).seats
    if not fewest <= len(players) <= most:
        raise BadTournament("tournament_players", value=len(players), fewest=fewest, most=most)
    if games < 1 or jobs < 1:
        raise BadTournament("tournament_size", value=min(games, jobs))
    for name in players:
        make_bot(game, name, Seeded(0))
    plan = Plan(game, tuple(players), {**simulation_options(game, len(players)), **options}, str(seed))
    rulebook_of(plan)
    return plan


def simulation_options(game: str, players: int) -> dict[str, object]:
    """What a simulation sets where nothing else is asked: the number of players, and what the game itself wants."""
    found = find_game(game)
    known = {option.name for chapter in found.library.chapters for option in chapter.options}
    seats = {found.seats_option: players} if found.seats_option in known else {}
    return {**found.simulation, **seats}


def rulebook_of(plan: Plan) -> Rulebook:
    return find_game(plan.game).rulebook(plan.options)


def seats_of(plan: Plan, number: int) -> tuple[str, ...]:
    """Who sits where: everybody moves on by one seat from game to game."""
    shift = number % len(plan.players)
    return plan.players[shift:] + plan.players[:shift]


def play_batch(plan: Plan, first: int, count: int) -> list[Played]:
    """Plays the games from one number on."""
    rulebook = rulebook_of(plan)
    return [play_one(plan, rulebook, number) for number in range(first, first + count)]


def play_one(plan: Plan, rulebook: Rulebook, number: int) -> Played:
    """Plays one game from the deal to its end."""
    seats = seats_of(plan, number)
    seed = f"{plan.seed}:{number}"
    chance = Seeded(seed)
    bots = {seat: make_bot(plan.game, name, Seeded(f"{seed}:{seat}")) for seat, name in enumerate(seats)}
    position = find_game(plan.game).begin(rulebook)
    position.apply(TABLE_SEAT, Begin(), chance)
    orders = play(position, bots, chance)
    outcome = position.outcome()
    assert outcome is not None, "play ends with an outcome"
    return Played(number, seats, outcome.winners, outcome.reason, rounds_of(plan, position), orders)


def rounds_of(plan: Plan, position: Position) -> int:
    """How many rounds were played, from what every spectator sees; a round of a game by turns is one turn of each."""
    shown, limit = position.public_json(), plan.options.get("round_limit")
    rounds, turns = shown.get("round"), shown.get("turn")
    if not isinstance(rounds, int):
        return -(-turns // len(plan.players)) if isinstance(turns, int) else 0
    return min(rounds, limit) if isinstance(limit, int) and limit > 0 else rounds


def batches(games: int, jobs: int) -> Iterator[tuple[int, int]]:
    """The first number and the size of each batch; small tournaments are divided too."""
    size = max(1, min(BATCH, games // (4 * jobs)))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def play_here(plan: Plan, games: int) -> Generator[list[Played], None, None]:
    """All games in this process, in small steps so that progress shows."""
    rulebook = rulebook_of(plan)
    for number in range(games):
        yield [play_one(plan, rulebook, number)]


def play_elsewhere(plan: Plan, games: int, jobs: int) -> Generator[list[Played], None, None]:
    """All games in worker processes; only as many batches wait as keep the workers busy."""
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, spawn, initializer=leave_interrupts_to_parent)
    todo = batches(games, jobs)
    running: set[Future[list[Played]]] = set()
    try:
        while True:
            while len(running) < 2 * jobs and (batch := next(todo, None)) is not None:
                running.add(pool.submit(play_batch, plan, *batch))
            if not running:
                break
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def leave_interrupts_to_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the workers finish their batch and are then sent home."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
