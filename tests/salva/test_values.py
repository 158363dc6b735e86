"""Positions and views are values: they can be compared, copied to another process, and looked at."""

import pickle

import pytest

from velmoci.kernel.chance import Seeded
from velmoci.kernel.event import SPECTATOR
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble
from velmoci.salva.library import LIBRARY
from velmoci.salva.position import Position, new_position


def begun(seed: int = 1, **options: object) -> Position:
    position = new_position(assemble(LIBRARY, (), {"goal": "elimination", **options}))
    position.apply(-1, Begin(), Seeded(seed))
    return position


def test_a_position_goes_to_another_process_and_stays_equal() -> None:
    position = begun()
    twin = pickle.loads(pickle.dumps(position))
    assert twin == position
    assert twin != begun(soft_units=3)
    assert twin != position.dump()
    twin.table.round += 1
    assert twin != position


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_a_view_goes_to_another_process_and_stays_equal(seat: int) -> None:
    view = begun().view(seat)
    twin = pickle.loads(pickle.dumps(view))
    assert twin == view
    assert twin != begun().view(0 if seat else 1)
    assert twin != begun(soft_units=3).view(seat)
    assert twin.to_json() == view.to_json()


def test_a_position_and_a_view_show_what_they_are() -> None:
    position = begun()
    assert repr(position) == "<Position of salva: round 0, 2 seats on 8 fields>"
    assert [repr(position.view(seat)) for seat in (0, SPECTATOR)] == [
        "<View of salva: seat_1, round 0>", "<View of salva: spectator, round 0>",
    ]  # fmt: skip
    position.end_game([0], "draw", "SA-goals2-12")
    assert repr(position) == "<Position of salva: over, 2 seats on 8 fields>"


def test_a_position_tells_names_and_what_has_changed() -> None:
    position = begun()
    assert [position.power(seat) for seat in (0, 1)] == ["seat_1", "seat_2"]
    assert position.own_mark(0) == begun().own_mark(0)
    _, told = position.public_changes(None)
    assert position.public_changes(told)[0] == []


def test_resigning_needs_no_choice() -> None:
    (aside,) = begun().asides(0)
    assert ([menu.kind for menu in aside.menus()], aside.about()) == (["resign"], {})


def test_a_sealed_army_is_chosen_out_of_all_that_can_be_put_somewhere() -> None:
    choices = begun(placement_mode="blind").pending()[0].about()["choices"]
    assert isinstance(choices, dict)
    offers = [(offer["item"], offer["spot"]) for offer in choices["seal"] if offer["can"]]
    assert offers[:3] == [("infantry", "bor"), ("tank", "bor"), ("at_gun", "bor")]
