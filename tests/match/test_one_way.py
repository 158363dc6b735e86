"""An order is carried out in one way: planned beside the game, written, and folded like any entry that is read."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.match import steps
from tests.match.tables import Played, same, steps_game
from velmoci.kernel.errors import BadRecord
from velmoci.kernel.order import Order


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Played:
    return steps_game(monkeypatch)


class Misprinted(steps.HandOver):
    """Does one thing and prints another."""

    def __str__(self) -> str:
        return "step"


def test_a_live_order_does_what_its_entry_tells(game: Played) -> None:
    entries = game.table.ledger.batch(game.at)
    game.table.ledger.play(0, Misprinted())
    game.note(entries)
    assert game.table.public_json()["places"] == [1, 0]
    assert game.table.waits_for() == (0,)
    same(game.table, game.restored())


@pytest.mark.parametrize("order", [steps.Step(), steps.Roll(), steps.HandOver()])
def test_a_plan_changes_nothing_and_comes_true(game: Played, order: Order) -> None:
    match = game.table.match
    before = match.dump()
    record = match.plan(0, order)
    assert match.dump() == before
    assert match.plan(0, order) == record
    assert match.submit(0, order) == record
    assert match.archive.records[-1] == record
    assert match.dump() != before


def test_a_table_that_could_not_fold_an_entry_shows_it_by_its_number(game: Played) -> None:
    (good,) = game.order(1, "roll")
    table, before = game.restored(), game.table.sequence
    bad = replace(good, sequence=before + 1, command=None, data={"order": "roll", "rolls": []})
    with pytest.raises(BadRecord):
        table.follow([bad])
    assert table.sequence == before + 1
