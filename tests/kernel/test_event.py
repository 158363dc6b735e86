"""Events: every part has its audience."""

import json

from velmoci.kernel.event import EVERYBODY, SPECTATOR, Event, EventPart, Seen, public, to


def test_a_public_event_is_seen_by_every_seat_and_the_spectator() -> None:
    event = public("armed", power="red", count=3)
    for seat in (SPECTATOR, 0, 6):
        assert event.seen_by(seat) == Seen("armed", {"power": "red", "count": 3})


def test_a_private_part_adds_to_the_public_one_for_its_audience_alone() -> None:
    event = Event(EventPart(EVERYBODY, "drawn", {"power": "red"}), EventPart(to([2]), "drawn-own", {"card": "alaska"}))
    assert event.seen_by(2) == Seen("drawn-own", {"power": "red", "card": "alaska"})
    for seat in (SPECTATOR, 0, 1, 3, 6):
        assert event.seen_by(seat) == Seen("drawn", {"power": "red"})


def test_an_event_without_a_part_for_a_seat_does_not_exist_for_it() -> None:
    event = Event(EventPart(to([0, 3]), "offered", {"number": 1}))
    assert [seat for seat in range(-1, 7) if event.seen_by(seat) is not None] == [0, 3]


def test_nobody_at_all_is_an_audience_too() -> None:
    assert all(Event(EventPart(to([]), "secret", {})).seen_by(seat) is None for seat in range(-1, 7))


def test_a_finished_game_shows_all_parts() -> None:
    event = Event(EventPart(to([0]), "one", {"a": 1}), EventPart(to([1]), "two", {"b": [2]}))
    assert event.seen_by_all() == Seen("two", {"a": 1, "b": [2]})


def test_what_is_seen_is_a_value_and_travels_as_json() -> None:
    seen = Seen("armed", {"power": "red", "counts": [1, 2]})
    assert json.loads(json.dumps(seen.to_json())) == {"event": "armed", "power": "red", "counts": [1, 2]}
    assert len({seen, Seen("armed", {"power": "red", "counts": [1, 2]})}) == 1
    assert seen not in (Seen("armed", {"power": "blue"}), "armed")
    assert repr(seen) == "<armed {'power': 'red', 'counts': [1, 2]}>"
