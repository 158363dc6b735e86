"""No leaks: worlds that differ only in what a seat may not know look alike to it, whatever happens next."""

import json
from collections import Counter
from typing import Any

from tests.trust.eyes import Eyes
from tests.trust.play import picker
from tests.trust.subject import CHECKS, Subject, check_completion, check_steps, check_still, moments_of, viewers
from tests.trust.subjects import SUBJECTS, each_game, each_subject
from velmoci.kernel.chance import Seeded
from velmoci.kernel.registry import GAMES

EYES = Eyes[Any]()


def test_every_game_of_ours_is_a_subject() -> None:
    assert [subject.game for subject in SUBJECTS] == list(GAMES)
    assert all(check in CHECKS for subject in SUBJECTS for _, check in subject.leaky)


@each_game()
def test_twins_look_alike_to_every_seat_and_the_spectator(subject: Subject[Any], seed: int) -> None:
    for position in moments_of(subject, seed):
        for seat in viewers(subject, position):
            check_still(subject, EYES, position, seat)


@each_game()
def test_twins_sound_alike_whatever_is_ordered(subject: Subject[Any], seed: int) -> None:
    compared = 0
    for position in moments_of(subject, seed):
        for seat in viewers(subject, position):
            compared += check_steps(subject, EYES, position, seat)
    assert compared > subject.least


@each_game()
def test_completion_never_uses_the_truth_and_keeps_the_view(subject: Subject[Any], seed: int) -> None:
    for position in moments_of(subject, seed):
        for seat in viewers(subject, position):
            check_completion(subject, EYES, position, seat)


@each_subject()
def test_the_twins_really_differ(subject: Subject[Any]) -> None:
    differs, total = Counter[str](), 0
    for seed in range(subject.games):
        for position in subject.telling(seed):
            seat = total % subject.seats(position)
            total += 1
            twin = subject.recast(position, seat, picker(Seeded(seed)))
            here, there = subject.hidden_facts(position, seat), subject.hidden_facts(twin, seat)
            assert set(here) == set(subject.differ), "a hidden fact without its share"
            differs.update(fact for fact in here if here[fact] != there[fact])
    assert total > 20
    for fact, share in subject.differ.items():
        assert differs[fact] > share * total, fact


@each_subject()
def test_completions_really_differ(subject: Subject[Any]) -> None:
    varied = [
        len({json.dumps(position.view(0).complete(Seeded(number)).dump()) for number in range(3)}) > 1
        for seed in range(subject.games)
        for position in subject.telling(seed)
    ]
    assert sum(varied) > len(varied) / 10
