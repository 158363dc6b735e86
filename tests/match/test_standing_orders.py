"""Standing orders at a table: kept by the seat, answered as its own orders, and hidden from everybody else."""

from typing import Any

import pytest

from tests.clause import clause
from tests.match.air_tables import FLY, TROOPS, AirWar, frames, words
from tests.match.tables import DAY, PERSON, SECOND, Played, same
from velmoci.kernel.errors import Malformed, VelmociError
from velmoci.kernel.event import SPECTATOR, Seen
from velmoci.kernel.standing import StandingOrder
from velmoci.match.commands import AddStanding
from velmoci.match.entries import ClockSetup
from velmoci.match.table import MatchTable
from velmoci.match.telling import told_values
from velmoci.odds.registry import favour
from velmoci.salva.game import GAME

DAYS = ClockSetup("days", DAY)
AT_ONCE = ClockSetup("days", DAY, beforehand=True)
PASS = "counter_move default"
HUNT = "counter_move intercept"


def flown(*orders: str, clock: ClockSetup = DAYS) -> AirWar:
    """Seat 2 has said something beforehand; then the bomber of seat 1 flies by its fighters."""
    played = AirWar(clock)
    for order in orders:
        played.stand(1, order)
    played.play(0, FLY)
    return played


@clause("SA-air-14")
def test_without_a_standing_order_the_seat_is_asked() -> None:
    assert flown().asked() == [(1, "counter_move")]


@clause("SA-air-14")
def test_whoever_does_not_want_to_be_asked_is_silent_at_once() -> None:
    played = flown(PASS)
    assert played.asked() == [(0, "movement")]
    entry = played.entries[-1]
    assert (entry.seat, entry.member, entry.data["order"], entry.data["by"]) == (1, None, "let_fly", "standing")


@clause("SA-air-15", "SA-air-22")
def test_a_standing_order_gives_the_order_that_a_person_would_give() -> None:
    played = flown(HUNT, "landing land", "hold_window default")
    given = [entry.data["order"] for entry in played.entries if entry.data.get("by") == "standing"]
    assert given[0] == "intercept b with fighter_4, fighter_5"
    assert "standing-answered" in words(played.table, 1)
    assert "standing-answered" not in [*words(played.table, 0), *words(played.table, SPECTATOR)]


@pytest.mark.parametrize(("odds", "asked"), [(1, "defender_salvo"), (100, "counter_move")])
def test_an_answer_may_hang_on_the_odds(odds: int, asked: str) -> None:
    played = flown(f"{HUNT} from {odds}")
    assert [kind for _, kind in played.asked()] == [asked]


def test_the_odds_are_those_of_the_seats_own_view() -> None:
    """Two fighters against one bomber; by one more in a hundred than there are the seat is asked."""
    played = flown()
    view = played.table.match.position.view(1)
    standing = view.decisions()[0].standing()
    assert standing is not None
    share = favour("salva", view, standing.answers[0].order)
    assert 0.2 < share < 1
    least = int(share * 100)
    assert flown(f"{HUNT} from {least}").asked() != [(1, "counter_move")]
    assert flown(f"{HUNT} from {least + 1}").asked() == [(1, "counter_move")]


def test_the_first_order_that_speaks_of_a_question_answers_it() -> None:
    assert flown(f"{HUNT} from 100", PASS).asked() == [(0, "movement")]
    assert flown(PASS, HUNT).asked() == [(0, "movement")]


@pytest.mark.parametrize(
    ("order", "is_asked"),
    [
        (f"{PASS} over b, c", False),
        (f"{PASS} over c", True),
        (f"{HUNT} over c, d", True),
        (f"{PASS} of seat_1", False),
        (f"{PASS} of seat_3", True),
        ("landing default", True),
    ],
)
def test_an_order_is_restricted_to_fields_and_to_one_whom_it_is_about(order: str, is_asked: bool) -> None:
    assert (flown(order).asked() == [(1, "counter_move")]) is is_asked


def test_of_several_fields_the_one_with_the_best_odds_is_taken() -> None:
    played = AirWar(DAYS, (*TROOPS, (0, "c", "bomber"), (0, "b", "fighter"), (0, "b", "fighter")))
    played.stand(1, f"{HUNT} from 1")
    played.play(0, "fly bomber_1:b, bomber_8:d")
    order = next(entry.data["order"] for entry in played.entries if entry.data.get("by") == "standing")
    assert order == "intercept d with fighter_4, fighter_5", "over b they have an escort"


def gift(*orders: str) -> AirWar:
    """Seat 1 offers seat 2 an infantry beside it."""
    played = AirWar(DAYS, more=("alliance",))
    for order in orders:
        played.stand(1, order)
    played.play(0, "cede b to seat_2")
    return played


@clause("SA-alliance-4")
@pytest.mark.parametrize(
    ("order", "answer"),
    [
        ("consent agree of seat_1 for turn", "consent-given"),
        ("consent agree about gift", "consent-given"),
        ("consent default about gift", "consent-refused"),
        ("consent decline", "consent-refused"),
    ],
)
def test_consent_is_given_beforehand_by_partner_and_by_topic(order: str, answer: str) -> None:
    played = gift(order)
    assert played.asked() == [(0, "movement")]
    assert answer in words(played.table, 0)


def test_orders_about_other_topics_leave_the_question_open() -> None:
    assert gift("consent agree about refuelling", "consent agree of seat_3").asked() == [(1, "consent")]


def test_an_order_for_this_turn_ends_with_the_turn_of_whom_it_is_about() -> None:
    played = AirWar(DAYS, more=("alliance",))
    for seat, order in [(1, "consent agree of seat_1 for turn"), (1, f"{PASS} for turn"), (1, PASS)]:
        played.stand(seat, order)
    played.stand(2, "consent agree of seat_2 for turn")
    played.play(0, "end_movement")
    while played.asked() != [(1, "movement")]:
        question = played.table.questions()[0]
        played.play(question.seat, str(question.default()))
    kept = [[one.order for one in own.standing] for own in played.table.state.seats]
    assert kept == [[], [f"when {PASS}"], ["when consent agree of seat_2 for turn"], []]


def test_orders_are_seen_by_their_own_power_and_can_be_revoked() -> None:
    played = AirWar(DAYS)
    played.stand(1, PASS)
    played.stand(1, HUNT)
    assert [(one.number, one.text) for one in played.table.standing(1)] == [(1, f"when {PASS}"), (2, f"when {HUNT}")]
    assert played.table.standing(1)[0].order["answer"] == "default"
    assert played.table.standing(0) == played.table.standing(SPECTATOR) == []
    played.do(played.members[1], "revoke", number=1)
    played.stand(1, f"{PASS} for turn")
    assert [one.number for one in played.table.standing(1)] == [2, 3]


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ("movement default", "standing_question"),
        ("counter_move agree", "standing_answer"),
        ("counter_move default about gift", "standing_topic"),
        ("counter_move intercept over atlantis", "standing_place"),
        ("hold_window default of seat_1", "standing_partner"),
        ("counter_move default from 60", "standing_odds"),
        ("landing land from 60", "standing_odds"),
        ("counter_move intercept for ever", "standing_span"),
        ("counter_move intercept from 101", "not_a_percentage"),
        ("counter_move intercept from much", "not_a_percentage"),
        ("counter_move default of seat_2", "standing_oneself"),
        ("counter_move default of seat_9", "unknown_power"),
    ],
)
def test_what_makes_no_sense_is_refused_and_changes_nothing(order: str, code: str) -> None:
    played = AirWar(DAYS)
    before = played.table.sequence
    with pytest.raises(VelmociError) as caught:
        played.stand(1, order)
    assert (caught.value.code, played.table.sequence) == (code, before)


def test_no_order_stands_twice_and_there_is_a_most() -> None:
    played = AirWar(DAYS)
    played.stand(1, PASS)
    with pytest.raises(VelmociError, match="standing_twice"):
        played.stand(1, PASS)
    for odds in range(1, 50):
        played.stand(1, f"{HUNT} from {odds}")
    with pytest.raises(VelmociError, match="standing_full"):
        played.stand(1, HUNT)
    with pytest.raises(VelmociError, match="no_standing"):
        played.do(played.members[1], "revoke", number=51)


def test_a_game_without_such_questions_knows_no_standing_orders() -> None:
    played = Played([PERSON, PERSON])
    member = played.fill()[0]
    order = StandingOrder("fight", "default")
    with pytest.raises(Malformed, match="standing_question"):
        played.send(member, AddStanding(id="x", order=order.to_json()))


def test_when_all_is_over_nothing_is_said_beforehand() -> None:
    played = AirWar(DAYS)
    for seat in (0, 1, 2):
        if played.table.status == "running":
            played.play(seat, "resign")
    assert played.table.status == "over"
    with pytest.raises(VelmociError, match="not_running"):
        played.stand(3, "landing land")
    with pytest.raises(VelmociError, match="not_running"):
        played.do(played.members[3], "revoke", number=1)


def test_the_entries_give_the_same_table_again() -> None:
    played = flown(f"{HUNT} from 1", "landing land", "hold_window default", "defender_salvo focus for turn")
    for after in (0, 4, 8, len(played.entries) - 1):
        same(played.table, played.restored(after))


def test_the_record_of_the_match_holds_ordinary_orders_only() -> None:
    played = flown(PASS)
    by_hand = flown()
    by_hand.play(1, "let_fly")
    assert played.table.match.archive.records == by_hand.table.match.archive.records


def test_what_was_answered_for_one_cannot_be_taken_back() -> None:
    played = flown(PASS)
    assert not played.table.may_take_back(1)


def test_a_captain_speaks_for_the_power_and_voters_have_no_standing_orders() -> None:
    order = StandingOrder("fight", "default").to_json()
    for mode, code in (("captain", "not_captain"), ("majority", "vote_open")):
        played = Played([PERSON, PERSON], team_decision=mode)
        played.sit(0)
        second = played.sit(0)
        played.sit(1)
        with pytest.raises(VelmociError) as caught:
            played.send(second, AddStanding(id="x", order=order))
        assert caught.value.code == code


# ── what others can tell


def seen(table: MatchTable, seats: tuple[int, ...]) -> list[dict[str, Any]]:
    return [frames(table, seat) for seat in seats]


OTHERS = (0, 2, 3, SPECTATOR)


def test_giving_and_revoking_is_seen_by_nobody() -> None:
    played, other = AirWar(DAYS), AirWar(DAYS)
    played.stand(1, PASS)
    assert seen(played.table, OTHERS) == seen(other.table, OTHERS)
    played.do(played.members[1], "revoke", number=1)
    assert seen(played.table, OTHERS) == seen(other.table, OTHERS)


@pytest.mark.parametrize("clock", [DAYS, AT_ONCE])
@pytest.mark.parametrize("orders", [(f"{HUNT} from 100", PASS), (f"{PASS} of seat_1",), (f"{PASS} over b for turn",)])
def test_whatever_order_passes_passes_alike(clock: ClockSetup, orders: tuple[str, ...]) -> None:
    """Twin worlds that differ in a standing order: the same frames for all others, at the same moment."""
    assert seen(flown(*orders, clock=clock).table, OTHERS) == seen(flown(PASS, clock=clock).table, OTHERS)


def test_decided_beforehand_a_standing_order_cannot_be_told_from_none() -> None:
    ordered, silent = flown(PASS, clock=AT_ONCE), flown(clock=AT_ONCE)
    assert silent.asked() == [(0, "movement")]
    assert seen(ordered.table, OTHERS) == seen(silent.table, OTHERS)
    assert [entry.at for entry in ordered.entries[-2:]] == [entry.at for entry in silent.entries[-2:]]
    assert "silence-answered" in words(silent.table, 1)
    assert ordered.table.info(0).clock.beforehand


def test_decided_beforehand_only_what_is_asked_out_of_turn_is_answered_at_once() -> None:
    """The bomber's owner, who is on turn, is asked for the salvo of his bomber; the interceptors fire at once."""
    played = flown(HUNT, clock=AT_ONCE)
    assert played.asked() == [(0, "defender_salvo")]
    played.play(0, "fire_by_plan focus")
    assert {seat for seat, _ in played.asked()} == {0}


def test_the_person_who_answers_and_the_order_that_does_tell_others_the_same() -> None:
    """Asked for, the same answer a moment later leaves the same table to all others, but for the time of the turn."""
    ordered, by_hand = flown(PASS), flown()
    by_hand.play(1, "let_fly")
    for one, other in zip(seen(ordered.table, OTHERS), seen(by_hand.table, OTHERS), strict=True):
        assert one == other


def test_nobody_who_stands_in_uses_standing_orders() -> None:
    played = AirWar(ClockSetup("live", 30 * SECOND))
    played.stand(1, HUNT)
    played.table.state.seats[1].stand_in = "default"
    played.play(0, FLY)
    assert [entry.data["by"] for entry in played.entries if "by" in entry.data] == ["away"]


def test_an_event_that_speaks_of_an_order_brings_its_parts_along() -> None:
    told = told_values(GAME, Seen("consent-asked", {"power": "seat_1", "order": "give tank_3 to seat_2"}))
    assert told["deed"] == {"kind": "give", "unit": "tank_3", "power": "seat_2"}
    assert told["order"] == "give tank_3 to seat_2"
    assert "deed" not in told_values(GAME, Seen("consent-asked", {"order": "lend tank_3"})), "an order from outside"
    assert "deed" not in told_values(GAME, Seen("turn-order", {"order": ["seat_1", "seat_2"]}))
