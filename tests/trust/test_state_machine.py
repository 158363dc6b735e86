"""Random rulebooks, random legal and illegal orders: the invariants of every game hold after every step."""

from typing import Any

import pytest

from tests.trust.machine import machine_of
from tests.trust.play import AnyPlaying, picker
from tests.trust.roads import replayed
from tests.trust.subject import Subject
from tests.trust.subjects import SUBJECTS, each_subject
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRecord, Rejected
from velmoci.kernel.record import Record
from velmoci.kernel.registry import find_game

for one in SUBJECTS:
    globals()[f"Test_{one.game}"] = machine_of(one).TestCase

ENDINGS = [pytest.param(one, seed, id=f"{one.game}-{seed}") for one in SUBJECTS for seed in range(one.endings)]


@pytest.mark.parametrize(("subject", "seed"), ENDINGS)
def test_a_game_of_any_rules_ends(subject: Subject[Any], seed: int) -> None:
    playing = subject.playing(subject.any_rulebook(picker(Seeded(f"rules {seed}"))), seed)
    for number, _ in enumerate(playing.steps(subject.longest)):
        if number % 20 == 0:
            subject.check(playing.position)
    position = playing.position
    assert position.outcome() is not None
    subject.check(position)
    assert position.pending() == []
    assert all(not aside.menus() for seat in range(subject.seats(position)) for aside in position.asides(seat))


def with_dice_or_cards(subject: Subject[Any]) -> AnyPlaying[Any]:
    """A game at random in which chance had its say after the beginning."""
    for seed in range(20):
        playing = subject.playing(subject.any_rulebook(picker(Seeded(seed))), seed)
        for _ in playing.steps(120):
            if len(playing.records) > 40 and any(record.rolls for record in playing.records[6:]):
                return playing
    raise AssertionError("no chance in twenty games")


@each_subject()
def test_a_record_that_was_changed_would_be_noticed(subject: Subject[Any]) -> None:
    playing = with_dice_or_cards(subject)
    records, game = playing.records, find_game(subject.game)
    place = next(number for number, record in enumerate(records) if number > 5 and record.rolls)
    rolls = records[place].rolls
    for changed in ((*rolls, 1), rolls[:-1], (99, *rolls[1:])):
        records[place] = Record(records[place].seat, records[place].order, changed)
        with pytest.raises((BadRecord, Rejected)):
            replayed(game.begin(playing.rulebook), records, game.notation)
