"""The toy game plays on the kernel: several decisions at once, out of turn, secret, replayed, completed."""

import json

import pytest

from tests.kernel.toy import LIBRARY, NOTATION, TOY, Bid, Leave, ToyPosition
from velmoci.kernel.chance import Recorded, Recording, Scripted, Seeded
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.kernel.event import SPECTATOR
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.record import Record
from velmoci.kernel.rulebook import assemble


def begun(rolls: list[int], **options: int) -> ToyPosition:
    position = TOY.begin(assemble(LIBRARY, (), options))
    assert isinstance(position, ToyPosition)
    position.apply(TABLE_SEAT, Begin(), Scripted(rolls))
    return position


def test_every_seat_is_asked_at_once_and_answers_in_any_order() -> None:
    position = begun([3, 5, 2])
    assert [decision.seat for decision in position.pending()] == [0, 1, 2]
    position.apply(2, Bid(1), Scripted([]))
    assert [decision.seat for decision in position.pending()] == [0, 1]
    position.apply(0, Bid(3), Scripted([]))
    assert [event.seen_by(0) for event in position.apply(1, Bid(0), Scripted([]))][-1] is not None
    assert position.table.won == [1, 0, 0]
    assert [own.purse for own in position.owns] == [0, 5, 2]


def test_a_secret_bid_is_seen_by_its_seat_alone() -> None:
    position = begun([3, 5, 2])
    event = position.apply(1, Bid(4), Scripted([]))[0]
    told = [event.seen_by(seat) for seat in (1, 0, SPECTATOR)]
    assert [seen.to_json() for seen in told if seen is not None] == [
        {"event": "bid", "seat": 1, "amount": 4},
        {"event": "has-bid", "seat": 1},
        {"event": "has-bid", "seat": 1},
    ]
    assert position.view(0).to_json()["own"] == {"purse": 3, "bid": -1}
    assert position.view(SPECTATOR).to_json()["own"] is None


def test_the_die_breaks_ties() -> None:
    position = begun([3, 3], seats=2)
    position.apply(0, Bid(2), Scripted([]))
    position.apply(1, Bid(2), Scripted([2]))
    assert position.table.won == [0, 1]


def test_a_second_bid_and_one_above_the_purse_are_rejected_and_change_nothing() -> None:
    position = begun([3, 5, 2])
    position.apply(0, Bid(1), Scripted([]))
    before = json.dumps(position.dump())
    with pytest.raises(NotYourDecision, match="already_bid"):
        position.apply(0, Bid(1), Scripted([]))
    with pytest.raises(Refusal, match=r"bad_bid \(value=6\) \[TOY-BID-1\]"):
        position.apply(1, Bid(6), Scripted([]))
    with pytest.raises(NotYourDecision, match="no_such_seat"):
        position.apply(7, Bid(6), Scripted([]))
    with pytest.raises(Refusal, match="wrong_phase"):
        position.apply(TABLE_SEAT, Begin(), Scripted([]))
    assert json.dumps(position.dump()) == before


def test_a_seat_may_leave_though_nobody_asked() -> None:
    position = begun([3, 5, 2], prizes=1)
    position.apply(0, Bid(1), Scripted([]))
    position.apply(2, Bid(2), Scripted([]))
    leave = position.asides(1)[0]
    assert not leave.waits
    assert leave.default() is None
    assert list(leave) == [Leave()]
    position.apply(1, Leave(), Scripted([]))
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.to_json() == {"winners": [2], "reason": "prizes", "clause": "TOY-WIN-1"}
    assert position.pending() == []


def test_when_all_have_left_it_is_over() -> None:
    position = begun([3, 5, 2])
    for seat in range(3):
        position.apply(seat, Leave(), Scripted([]))
    with pytest.raises(Refusal, match="wrong_phase"):
        position.check(0, Bid(0))
    assert position.outcome() is not None


def test_one_who_left_has_no_say() -> None:
    position = begun([3, 5, 2])
    position.apply(1, Leave(), Scripted([]))
    with pytest.raises(NotYourDecision, match="has_left"):
        position.check(1, Bid(0))
    assert position.asides(1) == []


def test_a_view_decides_like_the_position_and_completes_to_what_looks_the_same() -> None:
    position = begun([3, 5, 2])
    position.apply(2, Bid(2), Scripted([]))
    for seat in (*range(3), SPECTATOR):
        view = position.view(seat)
        here = [decision for decision in position.pending() if decision.seat == seat]
        assert [list(decision) for decision in view.decisions()] == [list(decision) for decision in here]
        completed = [view.complete(Seeded(number)) for number in range(20)]
        assert all(other.view(seat).to_json() == view.to_json() for other in completed)
        assert len({json.dumps(other.dump()) for other in completed}) > 5


@pytest.mark.parametrize("seed", range(20))
def test_random_games_end_and_replay_from_their_records(seed: int) -> None:
    chance = Seeded(seed)
    rulebook = assemble(LIBRARY, (), {"seats": 2 + seed % 3, "prizes": 1 + seed % 5})
    position = TOY.begin(rulebook)
    records: list[Record] = []
    seat, order = TABLE_SEAT, NOTATION.parse("begin")
    while True:
        recording = Recording(chance)
        position.apply(seat, order, recording)
        records.append(Record(seat, NOTATION.from_json(order.to_json()), tuple(recording.rolls)))
        pending = position.pending()
        if not pending:
            break
        decision = pending[int(chance.roll(len(pending))) - 1]
        seat, order = decision.seat, decision.sample(chance)
        assert decision.allows(order)
        copy = position.copy()
        copy.carry_out(seat, order, Seeded(0))
        copy = position.copy()
        assert copy.dump() == TOY.load(rulebook, json.loads(json.dumps(position.dump()))).dump()
    assert position.outcome() is not None
    again = TOY.begin(rulebook)
    for record in records:
        rolls = Recorded(record.rolls)
        again.apply(record.seat, record.order, rolls)
        rolls.finish()
    assert again.dump() == position.dump()
