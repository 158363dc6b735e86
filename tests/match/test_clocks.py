"""Time, and what becomes of those who run out of it."""

from __future__ import annotations

import pytest

from tests.match.tables import BOT, DAY, PERSON, SECOND, Played, same
from velmoci.match.absence import VOTE_MS, decided
from velmoci.match.entries import ClockSetup, SeatSetup
from velmoci.match.errors import NotNow
from velmoci.match.state import Absent, Member

LIVE = ClockSetup("live", 30 * SECOND, 60 * SECOND)
DAYS = ClockSetup("days", 3 * DAY)


def started(clock: ClockSetup, seats: list[SeatSetup] | None = None, **options: str) -> tuple[Played, list[int]]:
    played = Played(seats or [PERSON, PERSON, PERSON], clock, **options)
    return played, played.fill()


def banks(played: Played) -> list[int | None]:
    return [seat.bank_ms for seat in played.table.info(played.at).seats]


def deadline(played: Played) -> int | None:
    return played.table.info(played.at).clock.deadline


def test_a_move_in_time_costs_nothing() -> None:
    played, members = started(LIVE)
    seat = played.on_turn()
    assert deadline(played) == played.at + 90 * SECOND
    played.later(30 * SECOND)
    played.order(members[seat], "place_first")
    assert banks(played) == [60 * SECOND] * 3
    assert deadline(played) == played.at + 90 * SECOND, "the next seat's time begins now"


def test_what_is_over_the_moves_time_comes_out_of_the_bank() -> None:
    played, members = started(LIVE)
    seat = played.on_turn()
    played.later(47 * SECOND)
    played.order(members[seat], "place_first")
    assert banks(played)[seat] == 43 * SECOND


def test_a_turn_of_many_orders_is_one_move() -> None:
    played, members = started(LIVE)
    played.pass_first_armament(members)
    seat, begun = played.on_turn(), played.at
    played.later(20 * SECOND)
    end = deadline(played)
    played.do(members[seat], "say", powers=[], text="thinking")
    assert deadline(played) == end == begun + 90 * SECOND


def test_an_order_at_the_deadline_comes_too_late() -> None:
    played, members = started(LIVE)
    seat = played.on_turn()
    played.at += 90 * SECOND
    with pytest.raises(NotNow, match="time_is_up"):
        played.order(members[seat], "place_first")
    played.at -= 1
    played.order(members[seat], "place_first")


def test_live_the_default_order_is_given_at_once() -> None:
    played, members = started(LIVE)
    seat = played.on_turn()
    made = played.later(91 * SECOND)
    assert [(e.kind, e.seat, e.data.get("by")) for e in made] == [("order", seat, "time")]
    assert made[0].data["order"] == "place_first"
    assert banks(played)[seat] == 0
    assert played.on_turn() != seat
    assert [event.event for event in played.table.log(-1)][-2:] == ["time-ran-out", "placed-first"]
    assert members


def test_without_a_clock_nothing_ever_runs_out() -> None:
    played, _ = started(ClockSetup())
    assert played.table.deadline() is None
    assert played.later(1000 * DAY) == []
    assert banks(played) == [None] * 3


def test_bots_have_no_clock() -> None:
    played = Played([PERSON, BOT, BOT], LIVE)
    played.fill()
    while played.on_turn() == 0:
        played.order(1, "place_first")
    assert played.table.deadline() is None
    assert banks(played)[1:] == [None, None]


def test_a_pause_stops_the_clock_exactly() -> None:
    played, members = started(LIVE)
    seat = played.on_turn()
    played.later(40 * SECOND)
    played.do(members[(seat + 1) % 3], "pause")
    assert played.table.status == "paused"
    assert (played.table.deadline(), deadline(played)) == (None, None)
    assert played.later(5 * DAY) == []
    for kind, values in (("order", {"order": {"kind": "place_first"}}), ("take_back", {}), ("pause", {})):
        with pytest.raises(NotNow, match="paused"):
            played.do(members[seat], kind, **values)
    played.do(members[(seat + 2) % 3], "resume")
    assert deadline(played) == played.at + 50 * SECOND
    with pytest.raises(NotNow, match="not_paused"):
        played.do(members[seat], "resume")
    played.later(10 * SECOND)
    played.order(members[seat], "place_first")
    assert banks(played)[seat] == 40 * SECOND


def test_deadlines_survive_a_restart() -> None:
    played, _ = started(LIVE)
    played.later(20 * SECOND)
    end = played.table.deadline()
    for table in (played.restored(), played.restored(after=len(played.entries))):
        assert table.deadline() == end
        same(table, played.table)
    played.table = played.restored()
    assert [entry.data.get("by") for entry in played.later(DAY)][:1] == ["time"]


def test_time_never_runs_backwards() -> None:
    played, members = started(LIVE)
    seat = played.on_turn()
    played.later(10 * SECOND)
    played.do(members[seat], "say", powers=[], text="now")
    played.at -= 10 * SECOND
    entries = played.do(members[seat], "say", powers=[], text="earlier")
    assert entries[0].at == played.entries[-2].at


def absent_after(played: Played, seat: int, rounds: int = 8) -> None:
    """A seat never answers, until the others are asked about it."""
    for _ in range(rounds * 3):
        if played.table.info(played.at).absent:
            return
        on_turn = played.on_turn()
        if on_turn == seat:
            played.later(100 * SECOND)
        else:
            kind = "place_first" if played.table.public_json()["phase"] == "first_armament" else "end_turn"
            played.order(on_turn + 1, kind)
    raise AssertionError("nobody was asked")


def test_after_two_timeouts_in_a_row_the_others_are_asked() -> None:
    played, members = started(LIVE)
    absent_after(played, 1)
    info = played.table.info(played.at).absent
    assert [(vote.power, vote.votes) for vote in info] == [(played.power(1), {"wait": 0, "default": 0, "bot": 0})]
    with pytest.raises(NotNow, match="not_a_voter"):
        played.do(members[1], "vote", power=played.power(1), choice="wait")
    with pytest.raises(NotNow, match="no_vote"):
        played.do(members[0], "vote", power=played.power(2), choice="wait")
    played.do(members[0], "vote", power=played.power(1), choice="bot")
    assert played.table.info(played.at).absent[0].votes["bot"] == 1
    played.do(members[2], "vote", power=played.power(1), choice="bot")
    assert played.table.info(played.at).absent == []
    assert played.table.info(played.at).seats[1].bot == "steady"
    assert played.table.info(played.at).seats[1].kind == "person"


def test_a_bot_stands_in_until_its_person_comes_back() -> None:
    played, members = started(LIVE)
    absent_after(played, 1)
    for member in (members[0], members[2]):
        played.do(member, "vote", power=played.power(1), choice="bot")
    while played.on_turn() != 1:
        played.order(members[played.on_turn()], "end_turn")
    assert played.table.deadline() is None
    assert [task.seat for task in played.table.bot_tasks()] == [1]
    with pytest.raises(NotNow, match="stood_in"):
        played.order(members[1], "end_turn")
    played.do(members[1], "back")
    assert played.table.bot_tasks() == []
    assert played.table.deadline() is not None
    played.order(members[1], "end_turn")
    with pytest.raises(NotNow, match="not_stood_in"):
        played.do(members[1], "back")
    same(played.table, played.restored())


def test_coming_online_is_coming_back() -> None:
    played, members = started(LIVE)
    absent_after(played, 1)
    for member in (members[0], members[2]):
        played.do(member, "vote", power=played.power(1), choice="default")
    while played.on_turn() != 0:
        played.order(members[2], "end_turn")
    played.order(members[0], "end_turn")
    assert played.on_turn() == 2, "default orders are given at once"
    played.note(played.table.presence(members[1], True, played.at))
    played.order(members[2], "end_turn")
    played.order(members[0], "end_turn")
    assert played.on_turn() == 1


def test_the_others_may_decide_to_wait() -> None:
    played, members = started(LIVE)
    absent_after(played, 1)
    for member in (members[0], members[2]):
        played.do(member, "vote", power=played.power(1), choice="wait")
    assert played.table.info(played.at).absent == []
    assert played.table.state.seats[1].timeouts == 0


def test_an_answer_ends_the_vote() -> None:
    played, members = started(LIVE)
    absent_after(played, 1)
    while played.on_turn() != 1:
        played.order(members[played.on_turn()], "end_turn")
    played.order(members[1], "end_turn")
    assert played.table.info(played.at).absent == []


def test_over_days_the_others_are_asked_at_the_first_timeout() -> None:
    played, members = started(DAYS)
    seat = played.on_turn()
    made = played.later(3 * DAY)
    assert [(e.kind, e.seat) for e in made] == [("absent", seat)]
    assert played.on_turn() == seat
    others = [member for number, member in enumerate(members) if number != seat]
    played.do(others[0], "vote", power=played.power(seat), choice="wait")
    played.do(others[1], "vote", power=played.power(seat), choice="wait")
    assert played.table.deadline() == played.at + 3 * DAY
    played.later(3 * DAY)
    played.order(members[seat], "place_first")
    assert played.table.info(played.at).absent == []


def test_over_days_a_vote_closes_by_itself() -> None:
    played, members = started(DAYS)
    seat = played.on_turn()
    played.later(3 * DAY)
    played.later(VOTE_MS)
    assert played.on_turn() != seat
    assert played.table.state.seats[seat].stand_in == "default"
    other, people = started(DAYS)
    seat = other.on_turn()
    other.later(3 * DAY)
    other.do(people[(seat + 1) % 3], "vote", power=other.power(seat), choice="bot")
    other.later(VOTE_MS)
    assert other.table.state.seats[seat].stand_in == "bot"
    assert members


@pytest.mark.parametrize("clock", [LIVE, DAYS])
def test_with_nobody_to_ask_the_default_order_is_given(clock: ClockSetup) -> None:
    played = Played([PERSON, BOT, BOT], clock)
    played.fill()
    played.bots_play()
    assert played.on_turn() == 0
    made = played.later(3 * DAY)
    assert [entry.data.get("by") for entry in made if entry.seat == 0] == ["time"]
    assert played.table.state.absent == []


def test_with_nobody_to_ask_no_vote_is_opened_however_often_time_runs_out() -> None:
    played = Played([PERSON, BOT, BOT], LIVE)
    played.fill()
    timeouts = 0
    while timeouts < 4:
        played.bots_play()
        made = played.later(100 * SECOND)
        timeouts += sum(1 for entry in made if entry.data.get("by") == "time")
        assert "absent" not in [entry.kind for entry in made]


@pytest.mark.parametrize(
    ("votes", "choice"),
    [
        (["bot", "bot", "wait"], "bot"),
        (["wait", "wait", "default"], "wait"),
        (["bot", "bot", "wait", "wait"], "default"),
        ([], "default"),
    ],
)
def test_when_a_vote_closes_most_votes_count(votes: list[str], choice: str) -> None:
    voters = [Member(number, number, "") for number in range(1, 6)]
    vote = Absent(0, 1000, dict(enumerate(votes, start=1)))
    assert decided(vote, voters, 999) is None
    assert decided(vote, voters, 1000) == choice


def test_the_table_waits_a_little_for_the_values_of_the_dice() -> None:
    played = Played([PERSON, PERSON])
    first = played.sit(0)
    assert played.table.deadline() is None
    played.sit(1)
    played.do(first, "mix", value="mine")
    with pytest.raises(NotNow, match="mix_done"):
        played.do(first, "mix", value="another")
    assert played.table.info(played.at).status == "gathering"
    assert played.table.info(played.at).mixed == [True, False]
    played.later(5 * SECOND)
    assert played.table.status == "running"
    assert played.table.match.archive.mixed[0] == "mine"
    assert len(played.table.match.archive.mixed[1]) == 32
    with pytest.raises(NotNow, match="mix_closed"):
        played.do(first, "mix", value="late")


def test_a_clock_without_time_is_refused() -> None:
    with pytest.raises(NotNow, match="clock_empty"):
        Played([PERSON, PERSON], ClockSetup("live"))
