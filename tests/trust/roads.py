"""The roads of an order, in any game: refused alike and without change, or carried out alike."""

import json
from typing import Any

import pytest

from velmoci.kernel.chance import Recorded, Scripted, Seeded
from velmoci.kernel.errors import Rejected
from velmoci.kernel.event import Event
from velmoci.kernel.game import Position
from velmoci.kernel.notation import Notation
from velmoci.kernel.order import Order
from velmoci.kernel.record import Record


def rejection(position: Position, seat: int, order: Order) -> Rejected | None:
    """What is wrong with the order, or None."""
    try:
        position.check(seat, order)
    except Rejected as problem:
        return problem
    return None


def check_rejected(position: Position, seat: int, order: Order, seats: int, clauses: str) -> bool:
    """If the order is wrong, it is rejected in the same words by every road and changes nothing."""
    problem = rejection(position, seat, order)
    if problem is None:
        return False
    before = position.dump()
    with pytest.raises(Rejected) as caught:
        position.apply(seat, order, Scripted([]))
    assert type(caught.value) is type(problem)
    assert str(caught.value) == str(problem)
    assert position.dump() == before
    assert problem.clause.startswith(clauses)
    for decision in position.view(seat).decisions() if 0 <= seat < seats else []:
        assert not decision.allows(order)
    return True


def check_roads_agree(position: Position, seat: int, order: Order, seed: int, seats: int) -> None:
    """The engine's road and the checked road lead to the same place, and leave the original alone."""
    before = position.dump()
    checked, engine = position.copy(), position.copy()
    events = checked.apply(seat, order, Seeded(seed))
    engine.carry_out(seat, order, Seeded(seed))
    assert checked.dump() == engine.dump()
    assert position.dump() == before
    check_events(events, seats)


def check_events(events: list[Event], seats: int) -> None:
    """Events travel as JSON, and nobody sees a part that an observer of everything would not."""
    for event in events:
        everything: dict[str, Any] = event.seen_by_all().to_json()
        for seat in range(-1, seats):
            seen = event.seen_by(seat)
            if seen is not None:
                told = json.loads(json.dumps(seen.to_json()))
                assert told["event"] in [part.sentence for part in event.parts]
                assert all(everything[name] == value for name, value in told.items() if name != "event")


def replayed(position: Position, records: list[Record], notation: Notation) -> dict[str, Any]:
    """Where the records lead from a fresh position, by the checked road, each with exactly its own rolls."""
    for record in records:
        rolls = Recorded(record.rolls, record.secrets)
        read = notation.from_json(json.loads(json.dumps(record.order.to_json())))
        position.apply(record.seat, notation.parse(str(read)), rolls)
        rolls.finish()
    return position.dump()
