"""What a replay shows to whom, and where a game of one's own begins; asked of tables, without a server."""

from __future__ import annotations

import pytest

from tests.match.tables import PERSON, START, Played, first_turn_of_four, steps_game, target_of
from velmoci.expanze.position import load_position
from velmoci.match.entries import ClockSetup
from velmoci.match.table import SPECTATOR, MatchTable, make_header
from velmoci.server.messages import ReplayStep
from velmoci.server.replays import make_replay, start_of, steps_of
from velmoci.server.routes import Failed

Gist = tuple[int, int, str | None, list[str], object]
START_SEEN = 6
"""What everybody has seen when the first question is open: two sat down and mixed, the game began."""


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Played:
    """Three steps, a whisper that seat 0 does not see, the last step taken back, a roll, and seat 1's turn."""
    played = steps_game(monkeypatch)
    for _ in range(3):
        played.order(1, "step")
    played.order(2, "whisper")
    played.do(1, "take_back")
    played.do(1, "say", powers=[], text="to myself")
    for member, order in ((1, "roll"), (1, "hand_over"), (2, "step")):
        played.order(member, order)
    return played


def gist(step: ReplayStep) -> Gist:
    return step.sequence, step.seat, step.order, [event.event for event in step.events], step.public["places"]


def rolled(played: Played) -> int:
    (roll,) = next(entry.data["rolls"] for entry in played.entries if entry.data.get("order") == "roll")
    return int(roll)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_running_replay_shows_what_one_saw_and_ones_own_orders(game: Played, seat: int) -> None:
    shown = steps_of(game.table, game.entries, seat, False)
    after = 2 + rolled(game)
    whispered = [] if seat != 1 else [(START_SEEN + 4, 1, "whisper", ["whispered"], [3, 0])]
    hidden = {0: 1, 1: 1, SPECTATOR: 0}[seat]
    mine: list[Gist] = [
        (START_SEEN, -1, "begin" if seat == SPECTATOR else None, ["begin"], [0, 0]),
        (START_SEEN + 1, 0, "step" if seat == 0 else None, ["step"], [1, 0]),
        (START_SEEN + 2, 0, "step" if seat == 0 else None, ["step"], [2, 0]),
        *whispered,
        (START_SEEN + 5 + hidden, 0, "roll" if seat == 0 else None, ["roll"], [after, 0]),
        (START_SEEN + 6 + hidden, 0, "hand_over" if seat == 0 else None, ["hand_over"], [after, 0]),
        (START_SEEN + 7 + hidden, 1, "step" if seat == 1 else None, ["step"], [after, 1]),
    ]
    assert [gist(step) for step in shown] == mine
    assert [(step.rolls, step.sides) for step in shown] == [([], [])] * len(shown)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_once_it_is_over_everybody_sees_everything_under_the_same_numbers(game: Played, seat: int) -> None:
    shown = steps_of(game.table, game.entries, seat, True)
    roll = rolled(game)
    assert [gist(step) for step in shown] == [
        (2, -1, "begin", ["begin"], [0, 0]),
        (3, 0, "step", ["step"], [1, 0]),
        (4, 0, "step", ["step"], [2, 0]),
        (6, 1, "whisper", ["whispered"], [3, 0]),
        (8, 0, "roll", ["roll"], [2 + roll, 0]),
        (9, 0, "hand_over", ["hand_over"], [2 + roll, 0]),
        (10, 1, "step", ["step"], [2 + roll, 1]),
    ]
    assert [step.rolls for step in shown] == [[], [], [], [], [roll], [], []]
    assert [step.sides for step in shown] == [[], [], [], [], [6], [], []]


def forked(game: Played) -> Played:
    """A table for a game that goes on where another stands."""
    start = start_of(game.table, game.entries, 100, None)
    header, secret = make_header("steps", game.header.rulebook, [PERSON, PERSON], ClockSetup(), START, start=start)
    fork = Played([PERSON, PERSON])
    fork.header, fork.secret, fork.table = header, secret, MatchTable.create(header, secret)
    return fork


def test_a_game_that_goes_on_elsewhere_has_no_moments_before_it_begins(game: Played) -> None:
    fork = forked(game)
    with pytest.raises(Failed, match="no_game_there"):
        start_of(fork.table, fork.entries, 100, None)
    fork.fill()
    assert start_of(fork.table, fork.entries, 1, None)["places"] == [2 + rolled(game), 1]


def test_the_replay_of_a_game_that_began_elsewhere_tells_its_first_position_without_events(game: Played) -> None:
    fork = forked(game)
    fork.fill()
    fork.order(2, "wave")
    places = [2 + rolled(game), 1]
    assert [gist(step) for step in steps_of(fork.table, fork.entries, 0, True)] == [
        (1, -1, None, [], places),
        (2, 1, "wave", ["wave"], places),
    ]


@pytest.mark.parametrize(
    ("at", "places", "whispers"), [(2, [0, 0], 0), (4, [2, 0], 0), (5, [3, 0], 0), (6, [3, 0], 1), (7, [2, 0], 1)]
)
def test_of_a_finished_game_every_moment_can_be_played_on_as_it_was(
    game: Played, at: int, places: list[int], whispers: int
) -> None:
    start = start_of(game.table, game.entries, at, None)
    assert (start["places"], start["whispers"]) == (places, whispers)


@pytest.mark.parametrize(
    ("seat", "seen", "places", "whispers"),
    [
        (0, 0, [0, 0], 0),
        (0, 2, [2, 0], 0),
        (0, 3, [3, 0], 0),
        (0, 4, [2, 0], 1),
        (1, 3, [3, 0], 0),
        (1, 4, [3, 0], 1),
        (1, 5, [2, 0], 1),
    ],
)
def test_of_a_running_game_one_goes_back_by_what_one_saw(
    game: Played, seat: int, seen: int, places: list[int], whispers: int
) -> None:
    start = start_of(game.table, game.entries, START_SEEN + seen, seat)
    assert (start["places"], start["whispers"]) == (places, whispers)


@pytest.mark.parametrize(("at", "seat"), [(-1, None), (0, None), (1, None), (0, 0), (START_SEEN - 1, 0)])
def test_whoever_goes_back_before_the_first_question_begins_with_it(at: int, seat: int | None) -> None:
    played = Played([PERSON, PERSON])
    played.fill()
    rulebook = played.table.rulebook
    starts = [start_of(played.table, played.entries, moment, seat) for moment in (at, START_SEEN if seat == 0 else 2)]
    early, first = (load_position(rulebook, start) for start in starts)
    assert early.pending()
    assert early.view(seat or 0) == first.view(seat or 0)


def test_neither_before_the_game_nor_after_it_there_is_one_to_play_on() -> None:
    played = Played([PERSON, PERSON])
    members = [played.sit(0), played.sit(1)]
    with pytest.raises(Failed, match="no_game_there"):
        start_of(played.table, played.entries, 99, None)
    for member in members:
        played.do(member, "mix", value="x")
    played.pass_first_armament(members)
    played.order(members[0], "resign")
    with pytest.raises(Failed, match="no_game_there"):
        start_of(played.table, played.entries, 99, None)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_secrets_dice_and_shown_talks_are_in_a_replay_once_the_game_is_over(seat: int) -> None:
    played = Played([PERSON, PERSON], replay_reveals_talks=True)
    members = played.fill()
    played.pass_first_armament(members)
    played.do(members[0], "say", powers=[played.power(1)], text="between us")
    running = make_replay(played.table, played.entries, seat)
    assert (running.secrets, running.talks, running.table.secret) == (None, [], None)
    played.order(members[0], "resign")
    over = make_replay(played.table, played.entries, seat)
    assert over.secrets == {played.power(one): played.table.own_json(one) for one in range(2)}
    assert [line.text for line in over.talks] == ["between us"]
    assert over.table.secret == played.secret
    assert [step.order for step in over.steps] == ["begin", "place_first", "place_first", "resign"]


def test_the_luck_of_a_replay_is_that_of_the_battles_one_saw(game: Played) -> None:
    assert make_replay(game.table, game.entries, 0).luck == []
    played, members = first_turn_of_four()
    seat = played.on_turn()
    origin, target, victim = target_of(played, seat)
    played.order(members[seat], f"attack {origin} {target} 1")
    luck = make_replay(played.table, played.entries, SPECTATOR).luck
    assert {line["power"] for line in luck if line["battles"]} == {played.power(seat), played.power(victim)}
