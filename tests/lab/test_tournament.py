"""Tournaments: fair seats, results that depend on the seed alone, honest intervals, a clean end."""

import os
import signal
from collections.abc import Iterator

import pytest

from velmoci.bots.registry import UnknownBot
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.registry import UnknownGame
from velmoci.lab.statistics import quantile
from velmoci.lab.tournament import BadTournament, Plan, Played, Tournament, batches, run, seats_of
from velmoci.odds.intervals import wilson

FAST = {"round_limit": 10}


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    players = ["steady", "random", "steady"]
    alone = run("expanze", players, 12, jobs=1, seed="jobs", options=FAST)
    shared = run("expanze", players, 12, jobs=2, seed="jobs", options=FAST)
    assert alone.games == shared.games
    assert alone.rows() == shared.rows()
    assert [game.number for game in shared.games] == list(range(12))
    assert run("expanze", players, 12, seed="other", options=FAST).games != alone.games


def test_everybody_sits_on_every_seat_equally_often() -> None:
    plan = Plan("expanze", ("a", "b", "c"), {}, "0")
    seatings = [seats_of(plan, number) for number in range(6)]
    for seat in range(3):
        assert sorted(seating[seat] for seating in seatings) == ["a", "a", "b", "b", "c", "c"]


def test_every_game_belongs_to_exactly_one_batch() -> None:
    for games in (1, 7, 80, 1003):
        numbers = [first + n for first, count in batches(games, 2) for n in range(count)]
        assert numbers == list(range(games))


def tournament() -> Tournament:
    """Four games of two kinds of player: three won by a, one undecided."""
    result = Tournament(Plan("expanze", ("a", "b", "b"), {}, "0"), 4)
    seatings = [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"), ("a", "b", "b")]
    winners = [(0,), (2,), (1,), ()]
    for number, (seats, won) in enumerate(zip(seatings, winners, strict=True)):
        reason = "mission" if won else "rounds"
        result.games.append(Played(number, seats, won, reason, 10 * (number + 1), 100))
    result.seconds = 2.0
    return result


def test_wins_are_counted_by_kind_and_by_seat() -> None:
    result = tournament()
    assert [(row.name, row.games, row.wins) for row in result.rows()] == [("a", 4, 3), ("b", 8, 0)]
    assert result.rows()[0].share == 0.75
    assert [(row.name, row.games, row.wins) for row in result.seat_rows()] == [
        ("1", 4, 1), ("2", 4, 1), ("3", 4, 1)
    ]  # fmt: skip
    assert result.undecided == 1
    assert result.reasons == {"mission": 3, "rounds": 1}


def test_a_game_that_several_won_is_one_win_divided_equally() -> None:
    result = Tournament(Plan("salva", ("a", "b", "b"), {}, "0"), 4)
    games = [(("a", "b", "b"), (0, 1)), (("b", "b", "a"), (0, 1, 2)), (("b", "a", "b"), (0, 2)), (("a", "b", "b"), ())]
    for number, (seats, won) in enumerate(games):
        result.games.append(Played(number, seats, won, "rounds", 10, 100))
    assert [row.wins for row in result.rows()] == [pytest.approx(1 / 2 + 1 / 3), pytest.approx(1 / 2 + 2 / 3 + 1)]
    assert [row.wins for row in result.seat_rows()] == [pytest.approx(n) for n in (4 / 3, 5 / 6, 5 / 6)]
    assert sum(row.wins for row in result.seat_rows()) == pytest.approx(4 - result.undecided)
    assert (result.shared, result.to_json()["shared"]) == (3, 3)
    del result.games[0], result.games[1:]
    assert [row.wins for row in result.seat_rows()] == [pytest.approx(1 / 3)] * 3


def test_lengths_and_speed_are_summed_up() -> None:
    result = tournament()
    assert result.rounds == {
        "least": 10, "quarter": 10, "median": 20, "three_quarters": 30, "nine_tenths": 40, "most": 40
    }  # fmt: skip
    assert result.orders == 400
    assert result.games_per_second == 2.0
    data = result.to_json()
    assert data["games"] == 4
    assert data["undecided"] == 1


def test_a_tournament_without_games_says_so() -> None:
    empty = Tournament(Plan("expanze", ("a", "b"), {}, "0"), 5)
    assert empty.rows()[0].interval == (0.0, 1.0)
    assert empty.rows()[0].share == 0.0
    assert empty.games_per_second == 0.0
    assert empty.rounds["median"] == 0


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    run("expanze", ["random", "random"], 3, options=FAST, progress=lambda *count: told.append(count))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_games_at_the_limit_of_rounds_are_undecided() -> None:
    result = run("expanze", ["random"] * 7, 2, options=FAST)
    assert result.undecided == 2
    assert result.rounds["most"] == 10


def test_a_game_by_turns_is_measured_in_rounds_too() -> None:
    result = run("evropska_valka", ["random"] * 3, 4, seed="turns")
    assert result.undecided == 0
    assert result.plan.options == {"players": 3}
    for game in result.games:
        assert 0 < game.rounds <= game.orders


@pytest.fixture
def heeded() -> Iterator[None]:
    """Ctrl-C is heeded even where the tests run in the background, which would ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_the_games_played_so_far(jobs: int, heeded: None) -> None:
    def interrupt(done: int, wanted: int) -> None:
        if done >= 3:
            os.kill(os.getpid(), signal.SIGINT)

    result = run("expanze", ["random", "random"], 200, jobs=jobs, options=FAST, progress=interrupt)
    assert result.interrupted
    assert 3 <= len(result.games) < 200


@pytest.mark.parametrize("players", [["random"], ["random"] * 8])
def test_a_wrong_number_of_players_is_refused(players: list[str]) -> None:
    with pytest.raises(BadTournament, match="tournament_players"):
        run("expanze", players, 1)


@pytest.mark.parametrize(("games", "jobs"), [(0, 1), (1, 0)])
def test_nothing_to_play_is_refused(games: int, jobs: int) -> None:
    with pytest.raises(BadTournament, match="tournament_size"):
        run("expanze", ["random", "random"], games, jobs)


def test_unknown_games_bots_and_options_are_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownGame):
        run("expanse", ["random", "random"], 1)
    with pytest.raises(UnknownBot):
        run("expanze", ["random", "randon"], 1)
    with pytest.raises(BadRulebook):
        run("expanze", ["random", "random"], 1, options={"colour": "red"})


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (963, 1000, 0.9494, 0.9731)],
)
def test_intervals_are_wilsons(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=1e-4)


def test_quantiles_are_values_that_occurred() -> None:
    shares = (0.0, 0.2, 0.21, 0.5, 0.9, 1.0)
    assert [quantile([5, 1, 3, 2, 4], share) for share in shares] == [1, 1, 2, 3, 5, 5]
