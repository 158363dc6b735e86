"""The games that go through the suite of trust: a new game is listed here and gets all of it."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from tests.trust.evropska_valka.subject import EvropskaValka
from tests.trust.expanze import Expanze
from tests.trust.salva.subject import Salva
from tests.trust.subject import Subject

SUBJECTS: Final[tuple[Subject[Any], ...]] = (Expanze(), EvropskaValka(), Salva())


def each_game() -> Callable[..., Any]:
    """Runs a test once for every subject and each of its games at random."""
    pairs: Iterator[tuple[Subject[Any], int]] = ((one, seed) for one in SUBJECTS for seed in range(one.games))
    cases = [pytest.param(one, seed, id=f"{one.game}-{seed}") for one, seed in pairs]
    return pytest.mark.parametrize(("subject", "seed"), cases)


def each_subject() -> Callable[..., Any]:
    """Runs a test once for every subject."""
    return pytest.mark.parametrize("subject", [pytest.param(one, id=one.game) for one in SUBJECTS])
