"""Positions, views, orders and records as values: they are compared, pickled, copied and told apart by eye."""

import pickle
from copy import deepcopy

import pytest

from velmoci.kernel.archive import play
from velmoci.kernel.chance import Chance, Scripted, Seeded
from velmoci.kernel.game import Position
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.record import Record
from velmoci.kernel.registry import find_game

GAMES = ("expanze", "evropska_valka", "salva")
OPTIONS: dict[str, dict[str, object]] = {"salva": {"scenario": "border_war"}}


def played(game: str, orders: int = 20) -> tuple[Position, list[Record]]:
    """A game after some orders by chance, with its records."""
    found = find_game(game)
    position = found.begin(found.rulebook(OPTIONS.get(game, {})))
    chance = Seeded(game)
    records = [play(position, TABLE_SEAT, Begin(), chance)[0]]
    while len(records) < orders and position.pending():
        decision = position.pending()[0]
        records.append(play(position, decision.seat, decision.sample_by_kind(chance), chance)[0])
    return position, records


@pytest.mark.parametrize("game", GAMES)
def test_a_position_and_its_views_come_back_from_a_pickle_as_they_were(game: str) -> None:
    position, _ = played(game)
    for back in (pickle.loads(pickle.dumps(position)), deepcopy(position), position.copy()):
        assert type(back) is type(position)
        assert back == position
        assert back is not position
        assert back.dump() == position.dump()
    for seat in (-1, 0, 1):
        view = position.view(seat)
        again = pickle.loads(pickle.dumps(view))
        assert again == view
        assert again.to_json() == view.to_json()


@pytest.mark.parametrize("game", GAMES)
def test_positions_that_differ_are_not_equal(game: str) -> None:
    position, _ = played(game)
    before = position.copy()
    decision = position.pending()[0]
    position.apply(decision.seat, decision.sample_by_kind(Seeded("once more")), Seeded("luck"))
    assert position != before
    assert position.view(0) != position.view(1)
    others: list[object] = [position.dump(), position.view(0), None]
    assert position not in others


@pytest.mark.parametrize("game", GAMES)
def test_orders_and_records_come_back_from_a_pickle_as_they_were(game: str) -> None:
    _, records = played(game, 60)
    assert len({type(record.order) for record in records}) > 2
    assert pickle.loads(pickle.dumps(records)) == records


@pytest.mark.parametrize(
    ("game", "position", "view"),
    [
        ("expanze", "<Position of expanze: fighting, round 1, turn of yellow; black 13", "<View of expanze: "),
        ("evropska_valka", "<Position of evropska_valka: ", "<View of evropska_valka: "),
        ("salva", "<Position of salva: round ", "<View of salva: "),
    ],
)
def test_what_a_position_is_can_be_read(game: str, position: str, view: str) -> None:
    truth, _ = played(game)
    assert repr(truth).startswith(position)
    assert truth.power(0) in repr(truth) + repr(truth.view(0))
    assert repr(truth.view(0)).startswith(view)
    assert "spectator" in repr(truth.view(-1))


class Counting(Chance):
    """Dice that fall on one side after the other."""

    def __init__(self) -> None:
        self.asked = 0

    def roll(self, sides: int) -> int:
        self.asked += 1
        return 1 + self.asked % sides


def test_anybody_may_write_a_source_of_chance() -> None:
    game = find_game("expanze")
    position = game.begin(game.rulebook({"powers": 2, "colour_choice": "random"}))
    chance = Counting()
    record, _ = play(position, TABLE_SEAT, Begin(), chance)
    assert chance.asked == len(record.rolls) > 10
    assert Scripted([], then=Counting()).roll(6) == 2
