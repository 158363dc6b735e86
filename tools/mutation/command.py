"""The command `python -m tools.mutants`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from tools.mutation.bench import Bench, Fate, Noticed, is_test, name_of, progress
from tools.mutation.changes import changes_in
from tools.mutation.early import Early
from tools.mutation.fresh import OPTIONS
from tools.mutation.keeping import (
    Fault,
    Judged,
    Judgements,
    Kept,
    Outcomes,
    excused,
    read_fixed,
    read_judgements,
    read_outcomes,
    share,
    totals,
    write_judgements,
    write_outcomes,
)
from tools.mutation.targets import (
    Citing,
    Target,
    access_targets,
    chosen,
    citing,
    clause_places,
    clause_targets,
    hash_of_tests,
    ids_of_files,
)

DESCRIPTION: Final = "Puts small faults into the code that clauses name and sees whether their tests notice."


def main(arguments: Sequence[str] | None, early: Early) -> int:
    """Run what is asked for; 1 if a fault survives that nobody has judged, 2 if tests could not be run."""
    options = parser().parse_args(arguments)
    with early.watching():
        places = clause_places()
    everything = [*clause_targets(places), *access_targets()]
    targets = chosen(everything, options.where)
    outcomes, judgements, tests = read_outcomes(), read_judgements(), citing()
    if options.judge:
        return judge(options.judge[0], options.judge[1], targets, outcomes, judgements)
    if options.fixed:
        return run_fixed(Path(options.fixed), everything, tests, early, options.jobs)
    words = ids_of_files(everything)
    stale = [target for target in targets if options.where or options.all or is_stale(target, outcomes)]
    bench = Bench(stale, words, early, options.jobs, progress)
    run(bench, tests)
    for problem in bench.problems:
        print(problem)
    if bench.problems and not any(bench.fates):
        return 2
    for target, fates, noticed in zip(stale, bench.fates, bench.noticed, strict=True):
        outcomes[target.path, target.name] = summed(target, fates, noticed)
    if not options.dry:
        if not options.where:
            known = {(target.path, target.name) for target in targets}
            outcomes = {key: kept for key, kept in outcomes.items() if key in known}
        write_outcomes(outcomes)
    return report(stale, bench, outcomes, judgements)


def parser() -> argparse.ArgumentParser:
    found = argparse.ArgumentParser(prog="python -m tools.mutants", description=DESCRIPTION)
    found.add_argument("where", nargs="*", help="files, folders or file:function; nothing means all that changed")
    found.add_argument("--all", action="store_true", help="also what has not changed since the last run")
    found.add_argument("--dry", action="store_true", help="keep no outcome")
    found.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many at once")
    found.add_argument("--fixed", metavar="FILE", help="try the faults that a file lists; all must be noticed")
    found.add_argument("--judge", nargs=2, metavar=("FAULT", "WHY"), help="enter why a surviving fault is none")
    return found


def run_fixed(file: Path, everything: Sequence[Target], tests: Citing, early: Early, jobs: int) -> int:
    """Try the listed faults against the tests that the list names, or of their clauses; 1 if one is not noticed."""
    listed, named = read_fixed(file)
    targets = [target for target in everything if any(fault.place == target.place for fault in listed)]
    if named:
        targets = [replace(target, clauses=frozenset(), files=named) for target in targets]
    bench = Bench(targets, ids_of_files(targets), early, jobs, progress)
    bench.keep_only(listed)
    run(bench, tests)
    noticed = {
        Fault(target.place, fate.change.before, fate.change.after)
        for target, fates in zip(targets, bench.fates, strict=True)
        for fate in fates
        if fate.outcome in ("killed", "elsewhere")
    }
    for problem in bench.problems:
        print(problem)
    for fault in listed:
        if fault not in noticed:
            print(f"{fault.place}: no test notices it, or the line is not there any more.")
            print(f"  - {fault.before}\n  + {fault.after}")
    return 1 if bench.problems or noticed != set(listed) else 0


def is_stale(target: Target, outcomes: Outcomes) -> bool:
    """Tell whether a function or the tests that noticed its faults have changed since they were tried."""
    kept = outcomes.get((target.path, target.name))
    return kept is None or (kept.source, kept.tests) != (target.source, hash_of_tests(kept.by))


def run(bench: Bench, tests: Citing) -> None:
    """Collect the tests and try every change."""
    words = {word for target in bench.targets for word in bench.words_of(target)}
    files = tests.files(words)
    if files:
        pytest.main([*OPTIONS, "-p", "no:terminal", "-s", *files], plugins=[bench])
        if sys.stderr.isatty():
            print(file=sys.stderr)


def summed(target: Target, fates: Sequence[Fate], noticed: Noticed) -> Kept:
    """Return what is kept of a function's changes."""
    real = [fate for fate in fates if fate.outcome != "same"]
    left = [fate.change for fate in real if fate.outcome in ("survived", "unreached")]
    elsewhere = sum(fate.outcome == "elsewhere" for fate in real)
    names = tuple(change.id for change in sorted(left, key=lambda change: (change.line, change.id)))
    own = len(real) - len(left) - elsewhere
    by = tuple(sorted({name_of(fate.by) for fate in real if is_test(fate.by)} | noticed.tests))
    return Kept(
        target.source, hash_of_tests(by), len(real), own, elsewhere, names, tuple(sorted(noticed.clauses)), by
    )


def report(targets: Sequence[Target], bench: Bench, outcomes: Outcomes, judgements: Judgements) -> int:
    """Show every fault that nothing noticed, then the files with their shares."""
    open_ones = 0
    for target, fates in zip(targets, bench.fates, strict=True):
        free = excused(target.path, target.name, outcomes[target.path, target.name], judgements)
        for fate in sorted(fates, key=lambda fate: fate.change.line):
            if fate.outcome in ("survived", "unreached") and fate.change.id not in free:
                open_ones += 1
                print(shown(target, fate))
    for path, (counted, killed, none) in totals(outcomes, judgements, {target.path for target in targets}).items():
        print(f"{path}: {killed} of {counted} noticed, {share(killed, counted)}, {none} judged to be none")
    return 1 if open_ones else 0


def shown(target: Target, fate: Fate) -> str:
    """Return a surviving fault as a person can read it."""
    ids = " ".join(sorted(target.clauses)) or " ".join(target.files)
    reached = "no test of these clauses comes here" if fate.outcome == "unreached" else "the tests pass"
    change = fate.change
    return (
        f"{target.path}: {target.name} {change.id}\n"
        f"    line {change.line}; {ids}; {reached}\n  - {change.before}\n  + {change.after}\n"
    )


def judge(fault: str, why: str, targets: Sequence[Target], outcomes: Outcomes, judgements: Judgements) -> int:
    """Enter a judgement of a surviving fault."""
    for target in targets:
        for change in changes_in(target.node):
            if fault == f"{target.place} {change.id}":
                key = (target.path, target.name, change.id)
                judgements[key] = Judged(target.source, f"{change.before} → {change.after}", why)
                write_judgements(judgements)
                return 0
    print(f"There is no fault {fault}.")
    return 2
