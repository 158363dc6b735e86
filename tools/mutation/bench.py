"""Collects the tests once, learns which test runs which statement, then tries every change in a fork.

A change is put into the running program by exchanging the code of its function, so nothing is imported again. What
was worked out while modules and tests were imported does not see the change; a change that survives in a
function that ran then is tried once more in a process of its own (`fresh`).
"""

from __future__ import annotations

import ast
import builtins
import copy
import functools
import gc
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Final, NamedTuple

import pytest

from tools.clause_table import ROOT
from tools.mutation import fresh
from tools.mutation.changes import Change, changes_in
from tools.mutation.early import Early, Key, key_of
from tools.mutation.forks import fork_all
from tools.mutation.functions import tree_of
from tools.mutation.keeping import Fault
from tools.mutation.targets import Target

SPAN: Final = 10_000
"""More statements than a function has."""
LONGEST: Final = 20.0
"""Seconds of computing after which a test is too long to be run for every change."""


Words = dict[pytest.Item, frozenset[str]]
"""The tests, with the clauses that each names and its file."""


class Mutant(NamedTuple):
    """A change in a function."""

    target: int
    change: int


@dataclass
class Fate:
    """What became of one change."""

    change: Change
    outcome: str
    """killed, elsewhere (by a test of another clause of the file), survived, unreached (no test runs the statement)
    or same (the compiler makes the same code of it)."""
    by: str = ""


@dataclass
class Noticed:
    """What the changes of one function showed of its clauses."""

    clauses: set[str]
    """Those whose own tests notice a change."""
    tests: set[str]
    """Those tests, where another test had noticed the change before."""


@dataclass
class Seen:
    """What one test did: how long it took and where it came."""

    item: pytest.Item
    seconds: float
    statements: frozenset[int]


class Bench:
    """A plugin of pytest that runs, instead of the tests, all changes against the tests."""

    def __init__(
        self,
        targets: Sequence[Target],
        ids_of_file: Mapping[str, frozenset[str]],
        early: Early,
        jobs: int,
        tell: Callable[[str, int, int], None],
    ) -> None:
        self.targets = targets
        self.ids_of_file = ids_of_file
        self.early = early
        self.jobs = jobs
        self.tell = tell
        self.failed = False
        self.problems: list[str] = []
        self.changes = [changes_in(target.node) for target in targets]
        self.fates: list[list[Fate]] = [[] for _ in targets]
        self.noticed = [Noticed(set(), set()) for _ in targets]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport | None:
        """A failure is reported without its traceback, which takes longer to write than most tests take."""
        if call.excinfo is None or call.excinfo.errisinstance(pytest.skip.Exception):
            return None
        assert call.when != "collect"
        return pytest.TestReport(item.nodeid, item.location, {}, "failed", None, call.when)

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        with self.early.watching():
            return (yield)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.problems.append(f"{report.nodeid} cannot be collected:\n{report.longreprtext}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.problems:
            return True
        wanted = {word for target in self.targets for word in self.words_of(target)}
        tests = {item: words for item in session.items if (words := words_of_test(item)) & wanted}
        clear_caches()
        gc.collect()
        gc.freeze()
        functions = living_functions()
        seen = self.watch(tests, functions)
        self.try_all(seen, tests, functions)
        return True

    def keep_only(self, faults: Collection[Fault]) -> None:
        """Try only the listed changes; of several with the same text the first."""
        for target, changes in zip(self.targets, self.changes, strict=True):
            texts = {Fault(target.place, change.before, change.after): change for change in reversed(changes)}
            changes[:] = [change for text, change in texts.items() if text in faults]

    def has_failed(self) -> bool:
        return self.failed

    def words_of(self, target: Target) -> frozenset[str]:
        """Return the clauses and the files of tests that hold the file of a target."""
        return self.ids_of_file[target.path].union(target.files)

    def watch(self, tests: Words, functions: dict[Key, list[FunctionType]]) -> list[Seen]:
        """Run every test once, alone, and learn which statements of the targets it comes to."""
        with exchanged(functions, instrumented(self.targets)):
            ended = fork_all(tests, self.watch_one, lambda _: 10 * LONGEST, self.jobs)
            found: list[Seen] = []
            for number, end in enumerate(ended, 1):
                self.tell("tests", number, len(tests))
                if end.result is None or not end.result[0]:
                    self.problems.append(f"{end.task.nodeid} does not pass, so it tells nothing.")
                elif end.result[1] > LONGEST:
                    self.problems.append(f"{end.task.nodeid} takes {end.result[1]:.0f} s, so it is not used.")
                else:
                    found.append(Seen(end.task, end.result[1], end.result[2]))
        return sorted(found, key=lambda seen: (seen.seconds, seen.item.nodeid))

    def watch_one(self, item: pytest.Item, folder: Path) -> tuple[bool, float, frozenset[int]]:
        """In a child: run one test, noting statements."""
        statements: set[int] = set()
        builtins.__reached__ = statements.add  # type: ignore[attr-defined]
        began = time.process_time()
        passed = run_until([item], folder, self.has_failed) is None
        return passed, time.process_time() - began, frozenset(statements)

    def try_all(self, seen: Sequence[Seen], tests: Words, functions: dict[Key, list[FunctionType]]) -> None:
        """Try every change against the tests that come to its statement."""
        early = self.early.keys()
        plan: dict[Mutant, list[Seen]] = {}
        again: dict[Mutant, list[Seen]] = {}
        for number, target in enumerate(self.targets):
            own = [test for test in seen if tests[test.item] & {*target.clauses, *target.files}]
            own += [test for test in seen if tests[test.item] & self.words_of(target) and test not in own]
            for place, change in enumerate(self.changes[number]):
                mutant = Mutant(number, place)
                plan[mutant] = [test for test in own if number * SPAN + change.statement in test.statements]
                if key_of_target(target) in early:
                    again[mutant] = own
        total = len(plan)
        done = 0
        reached = {mutant: tests for mutant, tests in plan.items() if tests}
        for mutant in plan.keys() - reached.keys():
            done += 1
            self.settle(mutant, "unreached", "")

        def attempt(mutant: Mutant, folder: Path) -> tuple[str, str]:
            if not self.put_in(mutant, functions):
                return "same", ""
            by = run_until([test.item for test in reached[mutant]], folder, self.has_failed)
            return ("killed", by) if by is not None else ("survived", "")

        for end in fork_all(reached, attempt, lambda mutant: budget(reached[mutant]), self.jobs):
            done += 1
            self.tell("changes", done, total)
            outcome, by = end.result or ("killed", end.why)
            if outcome == "killed" and not self.is_own(end.task, by, tests):
                outcome = "elsewhere"
            self.settle(end.task, outcome, by)
            if outcome == "killed":
                self.note_clauses(end.task, by, tests)
        self.try_clauses(reached, tests, functions)
        self.try_fresh({mutant: own for mutant, own in again.items() if self.is_alive(mutant)}, tests)

    def note_clauses(self, mutant: Mutant, by: str, tests: Words) -> None:
        """Note which clauses of its function a test that noticed a change names."""
        words = next((words for item, words in tests.items() if item.nodeid == by), frozenset[str]())
        self.noticed[mutant.target].clauses |= words & self.targets[mutant.target].clauses

    def try_clauses(
        self, reached: Mapping[Mutant, list[Seen]], tests: Words, functions: dict[Key, list[FunctionType]]
    ) -> None:
        """Look, for each clause none of whose own tests has noticed a change yet, for a change that one notices."""
        waiting: dict[str, list[tuple[Mutant, list[Seen]]]] = defaultdict(list)
        for mutant, comers in reached.items():
            for clause in self.targets[mutant.target].clauses:
                if own := [test for test in comers if clause in tests[test.item]]:
                    waiting[clause].append((mutant, own))
        tries = {clause: iter(several) for clause, several in waiting.items()}

        def attempt(task: tuple[str, Mutant, list[Seen]], folder: Path) -> tuple[str | None]:
            _, mutant, own = task
            changed = self.put_in(mutant, functions)
            return (run_until([test.item for test in own], folder, self.has_failed) if changed else None,)

        while tries := {clause: several for clause, several in tries.items() if not self.is_noticing(clause)}:
            tasks = [(clause, *one) for clause, several in tries.items() if (one := next(several, None)) is not None]
            if not tasks:
                return
            for end in fork_all(tasks, attempt, lambda task: budget(task[2]), self.jobs):
                clause, mutant, _ = end.task
                if end.result is None:
                    self.noticed[mutant.target].clauses.add(clause)
                elif end.result[0] is not None:
                    self.noticed[mutant.target].clauses.add(clause)
                    self.noticed[mutant.target].tests.add(name_of(end.result[0]))

    def is_noticing(self, clause: str) -> bool:
        return any(clause in noticed.clauses for noticed in self.noticed)

    def try_fresh(self, again: dict[Mutant, list[Seen]], tests: Words) -> None:
        """Try what survived in functions that run at import once more, each in a process of its own."""

        def attempt(mutant: Mutant, folder: Path) -> str | None:
            target, change = self.targets[mutant.target], self.changes[mutant.target][mutant.change]
            return fresh.run(target, change, [test.item.nodeid for test in again[mutant]], folder)

        tasks = {mutant: own for mutant, own in again.items() if own}
        ended = fork_all(tasks, attempt, lambda mutant: 30 + budget(again[mutant]), self.jobs)
        for number, end in enumerate(ended, 1):
            self.tell("changes in what runs at import", number, len(tasks))
            if end.result is None or end.result:
                self.settle(end.task, "killed", end.result or end.why)
                self.note_clauses(end.task, end.result or "", tests)

    def is_own(self, mutant: Mutant, by: str, tests: Words) -> bool:
        """Tell whether what noticed a change names a clause of its function, not only of its file."""
        target = self.targets[mutant.target]
        words = next((words for item, words in tests.items() if item.nodeid == by), None)
        return words is None or bool(words & {*target.clauses, *target.files})

    def is_alive(self, mutant: Mutant) -> bool:
        return any(
            fate.outcome in ("survived", "unreached") and fate.change is self.changes[mutant.target][mutant.change]
            for fate in self.fates[mutant.target]
        )

    def settle(self, mutant: Mutant, outcome: str, by: str) -> None:
        """Note what became of a change."""
        change = self.changes[mutant.target][mutant.change]
        fates = self.fates[mutant.target]
        fates[:] = [fate for fate in fates if fate.change is not change]
        fates.append(Fate(change, outcome, by))

    def put_in(self, mutant: Mutant, functions: dict[Key, list[FunctionType]]) -> bool:
        """Exchange a function's code for the changed one; False if the compiler makes the same of both."""
        target, change = self.targets[mutant.target], self.changes[mutant.target][mutant.change]
        with change.made():
            code = codes_of(compile(tree_of(target.path), str(ROOT / target.path), "exec"))[key_of_target(target)]
        living = functions[key_of_target(target)]
        if all(function.__code__ == code for function in living):
            return False
        for function in living:
            function.__code__ = code
        return True


def run_until(items: Sequence[pytest.Item], folder: Path, has_failed: Callable[[], bool]) -> str | None:
    """Run tests until one fails; return its name."""
    session = items[0].session
    session.config._tmp_path_factory._basetemp = folder  # type: ignore[attr-defined]
    try:
        for item, following in zip(items, [*items[1:], None], strict=True):
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if has_failed():
                return item.nodeid
        return None
    finally:
        session._setupstate.teardown_exact(None)


def progress(what: str, done: int, total: int) -> None:
    """Show how far it is, where somebody looks."""
    if sys.stderr.isatty():
        full = 40 * done // max(total, 1)
        print(f"\r{'█' * full}{'·' * (40 - full)} {done} of {total} {what}\033[K", end="", file=sys.stderr, flush=True)


def words_of_test(item: pytest.Item) -> frozenset[str]:
    """Return the clauses that a test names, and its file."""
    ids = {word for mark in item.iter_markers("clause") for word in mark.args}
    return frozenset({*ids, item.path.relative_to(ROOT).as_posix()})


def is_test(by: str) -> bool:
    """Tell whether a test noticed a change, and not a limit."""
    return by.startswith("tests/") and "::" in by


def name_of(test: str) -> str:
    """Return the name of a test without its parameters."""
    return test.partition("[")[0]


def budget(tests: Sequence[Seen]) -> float:
    """Return how many seconds a change may compute before it counts as endless, and so as noticed."""
    return 2 + 10 * sum(test.seconds for test in tests)


def key_of_target(target: Target) -> Key:
    return str(ROOT / target.path), target.name.partition("#")[0], target.line


def codes_of(module: CodeType) -> dict[Key, CodeType]:
    """Return all code in the code of a module."""
    found: dict[Key, CodeType] = {}
    waiting = [module]
    while waiting:
        code = waiting.pop()
        found[key_of(code)] = code
        waiting += [part for part in code.co_consts if isinstance(part, CodeType)]
    return found


def living_functions() -> dict[Key, list[FunctionType]]:
    """Return the functions of the package that exist now, wherever they hang."""
    gc.unfreeze()
    found: dict[Key, list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(str(ROOT / "velmoci")):
            found[key_of(thing.__code__)].append(thing)
    gc.freeze()
    return found


def clear_caches() -> None:
    """Forget what cached functions know from the time of import."""
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper) and thing.__module__.startswith("velmoci"):
            thing.cache_clear()
    for board in ("velmoci.evropska_valka.board", "velmoci.expanze.board"):
        import_module(board).BOARDS.clear()


def instrumented(targets: Sequence[Target]) -> dict[Key, CodeType]:
    """Compile the targets so that every statement says that it is reached."""
    by_file: dict[str, list[int]] = defaultdict(list)
    for number, target in enumerate(targets):
        by_file[target.path].append(number)
    found: dict[Key, CodeType] = {}
    for path, numbers in by_file.items():
        tree = copy.deepcopy(tree_of(path))
        lines = {targets[number].node.lineno: number for number in numbers}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.lineno in lines:
                Saying(lines[node.lineno]).visit(node)
        code = codes_of(compile(ast.fix_missing_locations(tree), str(ROOT / path), "exec"))
        found |= {key_of_target(targets[number]): code[key_of_target(targets[number])] for number in numbers}
    return found


class Saying(ast.NodeTransformer):
    """Puts a call before every statement."""

    def __init__(self, target: int) -> None:
        self.target = target

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for name in ("body", "orelse", "finalbody"):
            statements = getattr(node, name, None)
            if isinstance(statements, list):
                setattr(node, name, [part for statement in statements for part in self.said(statement)])
        return super().generic_visit(node)

    def said(self, statement: ast.stmt) -> Iterable[ast.stmt]:
        number = getattr(statement, "number", None)
        if number is not None and not isinstance(statement, ast.Global | ast.Nonlocal):
            call = ast.Call(ast.Name("__reached__", ast.Load()), [ast.Constant(self.target * SPAN + number)], [])
            yield ast.copy_location(ast.Expr(call), statement)
        yield statement


@contextmanager
def exchanged(functions: dict[Key, list[FunctionType]], codes: dict[Key, CodeType]) -> Iterator[None]:
    """Let functions have other code for a while."""
    before = [(function, function.__code__) for key in codes for function in functions.get(key, ())]
    for key, code in codes.items():
        for function in functions.get(key, ()):
            function.__code__ = code
    try:
        yield
    finally:
        for function, own in before:
            function.__code__ = own
