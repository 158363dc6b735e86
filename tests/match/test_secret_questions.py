"""Somebody is asked in secret on behalf of the seat on turn: to everybody else the table waits for that seat."""

from typing import Any

import pytest

from tests.maps.drawn import game_of_four, row
from tests.match.tables import BOT, DAY, PERSON, SECOND, START, Played
from tests.salva.toys import GAME, GIFTS, TOYS
from velmoci.kernel.rulebook import assemble
from velmoci.match.clocks import deadlines
from velmoci.match.entries import ClockSetup, SeatSetup
from velmoci.match.table import MatchTable, make_header

OWNERS = {"a": 0, "b": 0, "c": 2, "d": 1, "e": 3}
LIVE = ClockSetup("live", 30 * SECOND, 60 * SECOND)
DAYS = ClockSetup("days", 3 * DAY)
GIVE = "give_field b to seat_2"


@pytest.fixture(autouse=True)
def toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("velmoci.salva.game.GAME", GAME)


class Gifts(Played):
    """Four powers without units; seat 1 has a field to give away, and seat 3 lives beside it."""

    def __init__(self, seats: list[SeatSetup], clock: ClockSetup) -> None:
        options = game_of_four(row("abcde"), OWNERS)
        rulebook = assemble(TOYS, [GIFTS.id, "any_pair"], options)
        self.header, self.secret = make_header("salva", rulebook.to_json(), seats, clock, START)
        self.table = MatchTable.create(self.header, self.secret)
        self.entries = []
        self.at = START
        self.ids = 0


def asked(clock: ClockSetup) -> tuple[Gifts, list[int]]:
    played = Gifts([PERSON] * 4, clock)
    members = played.fill()
    played.order(members[0], GIVE)
    return played, members


def times(table: MatchTable) -> list[tuple[int, int]]:
    return deadlines(table.state, table.header.clock)


def told(played: Gifts, seat: int) -> list[Any]:
    table = played.table
    return [table.waits_for(), table.public_json(), table.log(seat), times(table), table.may_take_back(seat)]


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_others_see_the_asker_think_and_those_who_are_asked_are_asked(clock: ClockSetup) -> None:
    played, _ = asked(clock)
    other = Gifts([PERSON] * 4, clock)
    other.fill()
    assert [told(played, 3), told(played, -1)] == [told(other, 3), told(other, -1)]
    assert (played.table.waits_for(), played.table.asks()) == ((0,), (1, 2))
    kinds = [[one.kind for one in played.table.decisions(seat, played.table.questions())] for seat in range(4)]
    assert kinds == [["aside"], ["consent", "aside"], ["consent", "aside"], ["aside"]]


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_when_the_time_of_the_asker_is_up_silence_has_answered(clock: ClockSetup) -> None:
    played, members = asked(clock)
    played.order(members[2], "agree")
    played.later(clock.move_ms + clock.bank_ms + 1)
    asked_for = [line.event for line in played.table.log(0) if line.event.startswith("consent")]
    assert asked_for == ["consent-asked", "consent-refused"], "who is silent refuses a gift"
    if clock is LIVE:
        assert played.table.waits_for() == (1,), "the asker has no time left either"
    else:
        assert [vote.seat for vote in played.table.state.absent] == [0], "nobody learns who was silent"


def test_those_who_have_left_answer_at_once_by_their_silence() -> None:
    played = Gifts([PERSON] * 4, ClockSetup())
    members = played.fill()
    played.table.state.seats[1].stand_in = "default"
    played.order(members[0], GIVE)
    assert played.table.asks() == (0,)


def test_an_asker_who_is_away_waits_for_the_others() -> None:
    played, members = asked(ClockSetup())
    played.table.state.seats[0].stand_in = "default"
    played.order(members[2], "agree")
    assert played.table.asks() == (1,)
    played.order(members[1], "agree")
    assert played.table.waits_for() != (0,), "it has moved, and does what the absent do"


def test_time_runs_for_those_who_are_asked_where_no_person_asks() -> None:
    played = Gifts([BOT, PERSON, PERSON, PERSON], LIVE)
    played.fill()
    task = played.table.bot_tasks()[0]
    while task.about != "waits":
        played.table.bot_order(task, None, played.at)
        task = played.table.bot_tasks()[0]
    played.note(played.table.bot_order(task, GIVE, played.at))
    assert [seat for seat, _ in times(played.table)] == [1, 2]
    assert played.table.waits_for() == (0,)
    played.later(LIVE.move_ms + LIVE.bank_ms + 1)
    assert played.table.asks() == (0,)
