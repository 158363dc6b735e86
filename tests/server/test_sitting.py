"""Where somebody may sit down, and what the key to a power is worth; asked of a table, without a server."""

from __future__ import annotations

import pytest

from tests.match.tables import BOT, PERSON, Played
from velmoci.match.errors import NotAtTheTable, NotNow
from velmoci.server.invitations import member_key, member_seat
from velmoci.server.lobby import wished_seat
from velmoci.server.messages import JoinMatch
from velmoci.server.routes import Failed

Answer = int | str | None
STRANGER, GUEST = False, True


def asked(played: Played, seat: int | None, is_guest: bool, former: int | None = None, key: str = "") -> Answer:
    """Where one may sit who wants that seat, or why not."""
    try:
        return wished_seat(played.table, JoinMatch("Eve", key, seat), former, is_guest)
    except Failed as failed:
        return failed.problem.code


def gathering() -> Played:
    """Somebody sits at seat 0, seats 1 and 2 are open, seat 3 is a bot's."""
    played = Played([PERSON, PERSON, PERSON, BOT])
    played.sit(0)
    return played


@pytest.mark.parametrize(
    ("seat", "is_guest", "former", "answer"),
    [
        (None, GUEST, None, None),
        (0, GUEST, None, "seat_is_taken"),
        (1, GUEST, None, 1),
        (None, STRANGER, None, "not_invited"),
        (0, STRANGER, None, "not_invited"),
        (1, STRANGER, None, "not_invited"),
        (None, STRANGER, 1, 1),
        (1, STRANGER, 1, 1),
        (2, STRANGER, 1, "not_invited"),
        (None, STRANGER, 0, "seat_is_taken"),
        (None, GUEST, 0, "seat_is_taken"),
        (2, GUEST, 0, 2),
    ],
)
def test_before_the_game_open_seats_are_for_guests_and_for_those_of_the_match_before(
    seat: int | None, is_guest: bool, former: int | None, answer: Answer
) -> None:
    assert asked(gathering(), seat, is_guest, former) == answer


@pytest.mark.parametrize(
    ("seat", "is_guest", "former", "answer"),
    [
        (None, STRANGER, None, 0),
        (0, STRANGER, None, 0),
        (1, STRANGER, None, "not_invited"),
        (None, GUEST, None, 0),
        (1, GUEST, None, 1),
        (None, STRANGER, 1, 1),
        (0, STRANGER, 1, 0),
    ],
)
def test_the_key_to_a_power_leads_to_its_seat_alone(
    seat: int | None, is_guest: bool, former: int | None, answer: Answer
) -> None:
    played = gathering()
    assert asked(played, seat, is_guest, former, member_key(played.table, 0)) == answer


def test_those_of_the_match_before_sit_down_beside_their_own_and_beside_nobody_else() -> None:
    played = Played([PERSON, PERSON])
    _, first, _ = played.table.join(0, "Ann", played.at, is_former=True)
    played.sit(1)
    assert [asked(played, seat, STRANGER, former=seat) for seat in (0, 1)] == [0, "seat_is_taken"]
    assert asked(played, 0, GUEST) == "seat_is_taken"
    played.sit(0)
    assert asked(played, 0, STRANGER, former=0) == 0
    played.do(first, "leave")
    assert asked(played, 0, STRANGER, former=0) == "seat_is_taken", "whom they knew is gone"


def test_in_a_running_game_only_the_key_to_a_power_leads_to_a_seat() -> None:
    played = Played([PERSON, PERSON, PERSON, BOT])
    members = played.fill()
    played.do(members[2], "leave")
    assert [asked(played, seat, GUEST) for seat in range(5)] == [*["seat_is_taken"] * 3, 3, 4]
    assert asked(played, None, STRANGER, key=member_key(played.table, 1)) == 1
    assert asked(played, None, GUEST) is None
    with pytest.raises(NotNow, match="no_open_seat"):
        played.table.join(None, "Eve", played.at)


@pytest.mark.parametrize(("seat", "code"), [(3, "seat_of_a_bot"), (4, "no_such_seat"), (-1, "no_such_seat")])
def test_what_is_no_persons_seat_is_refused_by_the_table(seat: int, code: str) -> None:
    played = gathering()
    assert asked(played, seat, GUEST) == seat
    with pytest.raises((NotNow, NotAtTheTable), match=code):
        played.sit(seat)


def test_every_power_of_every_match_has_a_key_of_its_own_until_one_of_its_members_gets_up() -> None:
    played, other = gathering(), gathering()
    keys = [member_key(one.table, seat) for one in (played, other) for seat in range(3)]
    assert len(set(keys)) == 6
    assert {len(key) for key in keys} == {43}
    assert [member_seat(played.table, key) for key in keys] == [0, 1, 2, None, None, None]
    assert member_seat(played.table, "") is None
    assert member_seat(played.table, "\ud800") is None
    second = played.sit(1)
    assert member_key(played.table, 1) == keys[1]
    played.do(second, "leave")
    after = [member_key(played.table, seat) for seat in range(3)]
    assert [now == before for now, before in zip(after, keys[:3], strict=True)] == [True, False, True]
    assert member_seat(played.table, keys[1]) is None
