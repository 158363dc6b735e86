"""Records are values."""

import pickle

from velmoci.expanze.orders import Attack, EndTurn
from velmoci.kernel.record import Record


def test_equal_records_are_equal_values() -> None:
    one, two = (
        Record(1, Attack("maghreb", "iberia", 4), (6, 1)),
        Record(1, Attack("maghreb", "iberia", 4), (6, 1)),
    )
    assert one == two
    assert len({one, two}) == 1
    assert repr(one) == "<1: attack maghreb iberia 4 [6, 1]>"


def test_seat_order_and_rolls_tell_records_apart() -> None:
    base = Record(1, EndTurn(), ())
    assert base not in (
        Record(2, EndTurn(), ()),
        Record(1, EndTurn(), (3,)),
        Record(1, EndTurn(), (), (3,)),
        Record(1, Attack("a", "b", 1)),
        "1: end_turn",
    )


def test_secret_rolls_are_part_of_the_value_and_are_not_shown() -> None:
    record = Record(1, EndTurn(), (), (3, 4))
    again = pickle.loads(pickle.dumps(record))
    assert again == record
    assert hash(again) == hash(record)
    assert repr(record) == "<1: end_turn []>"
    assert [Record(1, EndTurn(), *chance).has_chance() for chance in ([], [(2,)], [(), (2,)])] == [False, True, True]
