"""The four nevers: chance, a reveal, another's order, whose turn it is; also after a restart."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.match import steps
from tests.match.tables import Played, same, steps_game
from velmoci.kernel.archive import verify_dice
from velmoci.kernel.event import EVERYBODY
from velmoci.kernel.order import TABLE_SEAT, Order
from velmoci.match.entries import ClockSetup, Entry
from velmoci.match.match import Latest, Match, NoUndo
from velmoci.match.state import Proposal
from velmoci.match.table import MatchTable


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Played:
    return steps_game(monkeypatch)


def restart(played: Played) -> None:
    """The table comes back from a snapshot of this very moment."""
    played.table = MatchTable.restore(played.header, played.secret, [], played.table.snapshot())


@pytest.mark.parametrize("is_restarted", [False, True])
def test_open_steps_are_taken_back_one_after_the_other(game: Played, is_restarted: bool) -> None:
    for _ in range(3):
        game.order(1, "step")
    for left in (2, 1, 0):
        if is_restarted:
            restart(game)
        assert game.table.may_take_back(0)
        assert not game.table.may_take_back(1)
        game.do(1, "take_back")
        assert game.table.public_json()["places"] == [left, 0]
    assert not game.table.may_take_back(0)
    same(game.table, game.restored())
    game.order(1, "step")
    assert game.table.public_json()["places"] == [1, 0]


@pytest.mark.parametrize("is_restarted", [False, True])
@pytest.mark.parametrize(
    ("order", "code"),
    [
        ("roll", "undo_past_chance"),
        ("look", "undo_past_reveal"),
        ("peek", "undo_past_reveal"),
        ("hand_over", "undo_past_turn"),
    ],
)
def test_what_is_never_taken_back(game: Played, order: str, code: str, is_restarted: bool) -> None:
    game.order(1, "step")
    game.order(1, order)
    if is_restarted:
        restart(game)
    with pytest.raises(NoUndo) as refused:
        game.do(1, "take_back")
    assert refused.value.code == code


@pytest.mark.parametrize("is_restarted", [False, True])
def test_never_past_anothers_order(game: Played, is_restarted: bool) -> None:
    game.order(1, "step")
    game.order(2, "wave")
    if is_restarted:
        restart(game)
    with pytest.raises(NoUndo, match="undo_not_yours"):
        game.do(1, "take_back")
    game.do(2, "take_back")
    game.do(1, "take_back")
    assert game.table.public_json() == {"places": [0, 0], "on_turn": 0, "waves": 0}


@pytest.mark.parametrize("is_restarted", [False, True])
def test_why_nothing_is_taken_back_does_not_tell_what_others_did_since(game: Played, is_restarted: bool) -> None:
    game.order(1, "roll")
    game.order(2, "wave")
    if is_restarted:
        restart(game)
    with pytest.raises(NoUndo, match="undo_past_chance"):
        game.do(1, "take_back")


@pytest.mark.parametrize("is_restarted", [False, True])
@pytest.mark.parametrize("by", [None, "bot"])
def test_what_others_did_in_secret_does_not_change_what_may_be_taken_back(
    game: Played, by: str | None, is_restarted: bool
) -> None:
    game.order(1, "step")
    if by is None:
        game.order(2, "whisper")
    else:
        entries = game.table.ledger.batch(game.at)
        game.table.ledger.play(1, steps.Whisper(), by=by)
        game.note(entries)
    if is_restarted:
        restart(game)
    assert [game.table.may_take_back(seat) for seat in (0, 1)] == [True, False]
    with pytest.raises(NoUndo, match="undo_past_reveal"):
        game.do(2, "take_back")
    game.do(1, "take_back")
    assert game.table.match.position.dump()["places"] == [0, 0]
    assert game.table.match.position.dump()["whispers"] == 1
    assert not game.table.may_take_back(0)
    same(game.table, game.restored())


def test_orders_around_a_secret_one_are_taken_back_one_after_the_other(game: Played) -> None:
    for member, order in ((1, "step"), (2, "whisper"), (1, "step"), (2, "whisper")):
        game.order(member, order)
    for left in (1, 0):
        game.do(1, "take_back")
        assert game.table.match.position.dump()["places"] == [left, 0]
        same(game.table, game.restored())
    assert [str(record.order) for record in game.restored().match.archive.records] == ["begin", "whisper", "whisper"]
    with pytest.raises(NoUndo):
        game.do(1, "take_back")


def test_on_one_screen_everybody_has_seen_every_order(game: Played) -> None:
    game.order(1, "step")
    game.order(2, "whisper")
    with pytest.raises(NoUndo, match="undo_not_yours"):
        game.table.match.undo(0, sees_all=True)


def test_an_undo_leaves_its_trace_and_counts(game: Played) -> None:
    game.order(1, "step")
    seen = game.table.seen(-1)
    game.do(1, "take_back")
    assert game.table.seen(-1) == seen + 1
    assert game.table.log(1)[-1].event == "order-taken-back"
    assert [entry.kind for entry in game.entries][-2:] == ["order", "undo"]


@pytest.mark.parametrize("is_restarted", [False, True])
def test_an_order_on_which_one_in_secret_rests_is_not_taken_back(game: Played, is_restarted: bool) -> None:
    game.order(1, "step")
    game.order(2, "shadow")
    if is_restarted:
        restart(game)
    before = game.table.sequence
    assert game.table.may_take_back(0), "what one is told shows nothing of the other's secret"
    with pytest.raises(NoUndo) as refused:
        game.do(1, "take_back")
    assert (refused.value.code, game.table.sequence) == ("undo_not_yours", before)
    same(game.table, game.restored())


def test_what_the_clock_did_is_not_taken_back(game: Played) -> None:
    game.header = replace(game.header, clock=ClockSetup("live", 1000, 0))
    game.table = game.restored()
    game.later(1500)
    with pytest.raises(NoUndo):
        game.do(1, "take_back")


def test_undone_orders_leave_the_dice_provable(game: Played) -> None:
    for order in ("step", "step"):
        game.order(1, order)
    game.do(1, "take_back")
    game.order(1, "roll")
    game.order(1, "step")
    game.do(1, "take_back")
    game.order(1, "roll")
    archive = game.restored().match.archive
    archive.secret = game.secret
    assert verify_dice(archive) == 2


def test_a_match_resumed_from_its_records_takes_back_too(game: Played) -> None:
    for _ in range(2):
        game.order(1, "step")
    again = Match.resume(game.restored().match.archive, game.secret)
    assert again.number == 3
    again.undo(0)
    assert again.position.public_json()["places"] == [1, 0]


# ── the same by the cases in which each part of it matters


def code(game: Played, member: int) -> str:
    """Why a member may take nothing back."""
    with pytest.raises(NoUndo) as refused:
        game.do(member, "take_back")
    return refused.value.code


def test_after_a_secret_that_stands_alone_one_goes_on_as_before(game: Played) -> None:
    game.order(1, "look")
    assert code(game, 1) == "undo_past_reveal"
    game.order(1, "step")
    game.do(1, "take_back")
    assert game.table.public_json()["places"] == [0, 0]
    assert code(game, 1) == "undo_past_reveal"


def test_chance_that_others_had_in_secret_is_not_gone_behind(game: Played) -> None:
    """The dice of a record follow from its number, which an order taken back before it would change."""
    game.order(1, "step")
    game.order(2, "draw")
    assert (game.table.may_take_back(0), code(game, 1), code(game, 2)) == (False, "undo_not_yours", "undo_past_chance")
    archive = game.restored().match.archive
    archive.secret = game.secret
    assert verify_dice(archive) == 1


@pytest.mark.parametrize("order", [steps.Step(), steps.Muse()])
def test_what_no_person_has_ordered_no_person_takes_back(game: Played, order: Order) -> None:
    game.note(by_a_bot(game, 0, order))
    assert not game.table.may_take_back(0)
    assert code(game, 1) == "undo_not_yours"
    same(game.table, game.restored())


def by_a_bot(game: Played, seat: int, order: Order) -> list[Entry]:
    entries = game.table.ledger.batch(game.at)
    game.table.ledger.play(seat, order, by="bot")
    return entries


def test_what_a_bot_did_unseen_leaves_ones_own_order_to_be_taken_back(game: Played) -> None:
    game.order(1, "step")
    game.note(by_a_bot(game, 1, steps.Muse()))
    assert code(game, 2) == "undo_not_yours"
    game.do(1, "take_back")
    assert game.table.public_json()["places"] == [0, 0]
    assert [str(record.order) for record in game.table.match.archive.records] == ["begin", "muse"]
    same(game.table, game.restored())


def test_the_last_order_tells_why_it_stays_whatever_stayed_before(game: Played) -> None:
    game.order(1, "hand_over")
    assert code(game, 1) == "undo_past_turn"
    game.order(1, "wave")
    game.order(2, "roll")
    assert code(game, 1) == "undo_not_yours"
    game.order(2, "step")
    game.order(1, "whisper")
    game.order(2, "roll")
    assert [code(game, member) for member in (1, 2)] == ["undo_past_reveal", "undo_past_chance"]


def test_an_order_is_seen_by_its_audience(game: Played) -> None:
    record = game.table.match.archive.records[0]
    assert [Latest(record, 0b101, "").is_seen_by(seat) for seat in range(4)] == [True, False, True, False]
    assert [Latest(record, EVERYBODY, "").is_seen_by(seat) for seat in range(4)] == [True] * 4
    before = [game.table.seen(seat) for seat in (0, 1, -1)]
    game.order(1, "look")
    assert [game.table.seen(seat) for seat in (0, 1, -1)] == [before[0] + 1, *before[1:]]


def test_nobody_takes_back_what_the_table_did(game: Played) -> None:
    again = Match.resume(game.restored().match.archive, game.secret)
    with pytest.raises(NoUndo):
        again.check_undo(TABLE_SEAT)


@pytest.mark.parametrize("is_restarted", [False, True])
def test_what_is_taken_back_stands_in_no_log_and_in_no_record(game: Played, is_restarted: bool) -> None:
    if is_restarted:
        restart(game)
    before = [event.sentence for event in game.table.match.log(1)]
    game.order(1, "step")
    game.order(1, "look")
    game.order(2, "wave")
    game.do(2, "take_back")
    match = game.table.match
    assert [event.sentence for event in match.log(1)] == [*before, "step"]
    assert [event.sentence for event in match.log(0)] == [*before, "step", "looked"]
    assert [str(record.order) for record in match.archive.records][-2:] == ["step", "look"]
    assert len(match.archive.records) == len(match.moments)


def test_the_first_order_after_a_restart_is_taken_back_with_its_record(game: Played) -> None:
    restart(game)
    game.order(1, "step")
    game.do(1, "take_back")
    assert (game.table.match.archive.records, game.table.match.moments) == ([], [])


def test_a_vote_on_what_cannot_be_done_any_more_ends_with_an_undo(game: Played) -> None:
    game.order(1, "step")
    game.table.state.seats[1].proposals.append(Proposal("turn", "step", [2]))
    game.do(1, "take_back")
    assert game.table.proposals(1) == []


def test_nothing_is_asked_or_taken_back_before_the_game_and_in_a_pause(game: Played) -> None:
    table = MatchTable.create(game.header, game.secret)
    assert (table.questions(), table.decisions(0, table.match.position.pending())) == ([], [])
    game.order(1, "step")
    game.do(2, "pause")
    assert not game.table.may_take_back(0)
    game.do(2, "resume")
    assert game.table.may_take_back(0)
