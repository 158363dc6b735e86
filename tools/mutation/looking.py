"""The command `python -m tools.reached`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import pytest

from tools.mutation.bench import key_of_target, progress
from tools.mutation.early import Key
from tools.mutation.fresh import OPTIONS
from tools.mutation.reaching import (
    AT_IMPORT,
    Reached,
    Reaching,
    cover,
    read_witnesses,
    write_witnesses,
)
from tools.mutation.targets import Target, citing, clause_places, clause_targets

__all__ = ["clause_places", "look"]


MORE: Final = ("tests/golden", "tests/match", "tests/bots", "tests/cli", "tests/server")
"""Where to look for what the clauses' own tests do not reach."""
TOGETHER: Final = 10
"""So many witnesses run in one child where only the sum of what they reach is asked for."""


def look(places: Mapping[str, Iterable[str]], early: set[Key], is_check: bool, jobs: int) -> int:
    """Find or check the witnesses; 1 if a function that a clause names is not reached by a door."""
    everything = clause_targets(places)
    targets = [target for target in everything if key_of_target(target) not in early]
    kept = read_witnesses()
    found: dict[str, Reached] = {}
    run(
        targets,
        sorted({test for target in targets if (test := kept.get(target.place, "")) not in ("", AT_IMPORT)}),
        jobs,
        found,
        TOGETHER if is_check else 1,
    )
    # Whoever names a new function in a table need not keep a witness in the same breath.
    ids = {id for target in unreached(targets, found) for id in target.clauses}
    run(targets, citing().files(ids), jobs, found)
    if not is_check and unreached(targets, found):
        run(targets, MORE, jobs, found)
    missing = unreached(targets, found)
    for target in missing:
        print(f"{target.place}, named by {', '.join(sorted(target.clauses))}, is reached by no door of the program.")
    if not is_check:
        witnesses = cover(targets, found, kept)
        unknown = dict.fromkeys((target.place for target in missing), "")
        write_witnesses(unknown | witnesses | dict.fromkeys(places_at_import(everything, early), AT_IMPORT))
        print(f"{len(witnesses)} of {len(targets)} functions are reached, by {len(set(witnesses.values()))} tests.")
    elif missing:
        print("`python -m tools.reached` looks further; what it does not find is connected with the program or goes.")
    return 1 if missing else 0


def places_at_import(targets: Iterable[Target], early: set[Key]) -> list[str]:
    """Return the functions that are called while the package is imported."""
    return [target.place for target in targets if key_of_target(target) in early]


def run(
    targets: Sequence[Target], tests: Sequence[str], jobs: int, found: dict[str, Reached], together: int = 1
) -> None:
    """Run tests, and note what each reaches; what fails is said, but what it reached counts."""
    if not tests:
        return
    reaching = Reaching(targets, jobs, progress, together)
    if pytest.main([*OPTIONS, "-p", "no:terminal", "-s", *tests], plugins=[reaching]) == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    before = found.get(AT_IMPORT, Reached(True, 0.0, frozenset()))
    found |= reaching.found
    found[AT_IMPORT] = Reached(True, 0.0, before.targets | reaching.found[AT_IMPORT].targets)
    for problem in reaching.problems:
        print(problem)


def unreached(targets: Sequence[Target], found: Mapping[str, Reached]) -> list[Target]:
    """Return the targets that no test reaches by a door."""
    reached = {number for what in found.values() for number in what.targets}
    return [target for number, target in enumerate(targets) if number not in reached]
