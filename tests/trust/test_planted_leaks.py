"""Leaks planted on purpose are caught by the same checks that find none in the games themselves."""

from typing import Any

import pytest

from tests.trust.eyes import Eyes
from tests.trust.leaks import ANYWHERE
from tests.trust.subject import CHECKS, Subject, moments_of, viewers
from tests.trust.subjects import SUBJECTS

PLANTED = [
    pytest.param(subject, eyes, check, id=f"{subject.game}-{type(eyes).__name__}")
    for subject in SUBJECTS
    for eyes, check in (*ANYWHERE, *subject.leaky)
]


def rings(subject: Subject[Any], eyes: Eyes[Any], check: str) -> bool:
    """Whether a check rings in a few games."""
    for seed in subject.leaky_games:
        for position in moments_of(subject, seed):
            for seat in viewers(subject, position):
                try:
                    CHECKS[check](subject, eyes, position, seat)
                except AssertionError:
                    return True
    return False


@pytest.mark.parametrize(("subject", "eyes", "check"), PLANTED)
def test_a_planted_leak_is_caught(subject: Subject[Any], eyes: Eyes[Any], check: str) -> None:
    assert rings(subject, eyes, check)
