"""The four nevers: chance, a reveal, another's order, whose turn it is; also after a restart."""

from __future__ import annotations

import pytest

from tests.match import steps
from tests.match.tables import PERSON, START, Played, same
from velmoci.kernel.archive import verify_dice
from velmoci.kernel.registry import GAMES
from velmoci.kernel.rulebook import assemble
from velmoci.match.entries import ClockSetup
from velmoci.match.match import Match, NoUndo
from velmoci.match.table import Table, make_header


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Played:
    monkeypatch.setitem(GAMES, "steps", "tests.match.steps")
    played = Played([PERSON, PERSON])
    rulebook = assemble(steps.LIBRARY).to_json()
    played.header, played.secret = make_header("steps", rulebook, [PERSON, PERSON], ClockSetup(), START)
    played.table = Table.create(played.header, played.secret)
    played.fill()
    return played


def restart(played: Played) -> None:
    """The table comes back from a snapshot of this very moment."""
    played.table = Table.restore(played.header, played.secret, [], played.table.snapshot())


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
        entries = game.table.batch(game.at)
        game.table.play(1, steps.Whisper(), by=by)
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


def test_what_the_clock_did_is_not_taken_back(game: Played) -> None:
    table = game.table
    table.header = game.header = type(game.header)(
        **{name: getattr(game.header, name) for name in game.header.__struct_fields__ if name != "clock"},
        clock=ClockSetup("live", 1000, 0),
    )
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
