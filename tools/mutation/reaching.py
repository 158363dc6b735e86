"""Sees which functions that clauses name are called from a door of the program, and in which test."""

from __future__ import annotations

import ast
import builtins
import copy
import gc
import sys
import time
import tomllib
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from types import CodeType, FrameType
from typing import Final, NamedTuple

import pytest

from tools.clause_table import ROOT
from tools.mutation.bench import clear_caches, codes_of, exchanged, key_of_target, living_functions, run_until
from tools.mutation.early import Key, key_of
from tools.mutation.forks import fork_all
from tools.mutation.functions import tree_of
from tools.mutation.keeping import quoted
from tools.mutation.targets import Target

DOORS: Final = ROOT / "tests" / "mutants" / "doors.toml"
REACHED: Final = ROOT / "tests" / "mutants" / "reached.toml"
AT_IMPORT: Final = "import"
"""What is called while the package, or a file of tests, is imported needs no test."""
HEAD: Final = """\
# Every function that a clause names, with a test in which a door of the program (doors.toml) leads to it;
# written by `python -m tools.reached`, and seen again in every `make test`.
"""
SECONDS: Final = 120.0

Witnesses = dict[str, str]
"""For each function the name of a test."""


class Reached(NamedTuple):
    """What one test came to by a door."""

    passed: bool
    seconds: float
    targets: frozenset[int]


def read_doors() -> list[str]:
    """Return the patterns of doors."""
    return list(tomllib.loads(DOORS.read_text(encoding="utf-8")))


def read_witnesses(file: Path = REACHED) -> Witnesses:
    """Read the kept witnesses."""
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {f"{path}: {name}": test for path, names in table.items() for name, test in names.items()}


def write_witnesses(witnesses: Mapping[str, str], file: Path = REACHED) -> None:
    """Write one line for each function."""
    lines = [HEAD.rstrip()]
    last = ""
    for place, test in sorted(witnesses.items()):
        path, _, name = place.partition(": ")
        if path != last:
            lines += ["", f"[{quoted(path)}]"]
            last = path
        lines.append(f"{quoted(name)} = {quoted(test)}")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


@dataclass
class Recorder:
    """Notes a function when it is called and somewhere above it on the stack stands a door."""

    doors: Sequence[str]
    found: set[int] = field(default_factory=set)
    known: dict[CodeType, bool] = field(default_factory=dict)

    def note(self, target: int) -> None:
        """Note a call of a target; its own frame is the caller of this."""
        if target not in self.found and self.is_inside(sys._getframe(1)):
            self.found.add(target)

    def is_inside(self, frame: FrameType | None) -> bool:
        """Tell whether a frame or one above it is a door's."""
        while frame is not None:
            code = frame.f_code
            if code not in self.known:
                self.known[code] = is_door(code, self.doors)
            if self.known[code]:
                return True
            frame = frame.f_back
        return False


def is_door(code: CodeType, doors: Sequence[str]) -> bool:
    """Tell whether code is that of a door."""
    if not code.co_filename.startswith(str(ROOT)):
        return False
    place = f"{code.co_filename.removeprefix(f'{ROOT}/')}: {code.co_qualname}"
    return any(fnmatchcase(place, door) for door in doors)


class Reaching:
    """A plugin of pytest that sees which targets each test reaches by a door.

    Of several that run together in one child only the first reaches what is then kept, such as a rulebook.
    """

    def __init__(
        self, targets: Sequence[Target], jobs: int, tell: Callable[[str, int, int], None], together: int = 1
    ) -> None:
        self.targets = targets
        self.jobs = jobs
        self.together = together
        self.tell = tell
        self.failed = False
        self.problems: list[str] = []
        self.found: dict[str, Reached] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_collection(self) -> Generator[None, object, object]:
        """What tests prepare while they are imported, and tables keep from then on, counts too."""
        recorder = Recorder(read_doors())
        numbers = {key_of_target(target): number for number, target in enumerate(self.targets)}

        def note(frame: FrameType, event: str, _: object) -> None:
            number = numbers.get(key_of(frame.f_code))
            if number is not None and number not in recorder.found and recorder.is_inside(frame):
                recorder.found.add(number)

        sys.settrace(note)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.found[AT_IMPORT] = Reached(True, 0.0, frozenset(recorder.found))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.problems.append(f"{report.nodeid} cannot be collected:\n{report.longreprtext}")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.problems:
            return True
        clear_caches()
        gc.collect()
        with exchanged(living_functions(), watched(self.targets)):
            items = session.items
            parts = [items[start : start + self.together] for start in range(0, len(items), self.together)]
            ended = fork_all(parts, self.watch, lambda part: SECONDS * len(part), self.jobs)
            for number, end in enumerate(ended, 1):
                self.tell("parts", number, len(parts))
                lost = Reached(False, SECONDS, frozenset())
                for item, reached in zip(end.task, end.result or [lost] * len(end.task), strict=True):
                    self.found[item.nodeid] = reached
                    if not reached.passed:
                        self.problems.append(f"{item.nodeid} does not pass: {end.why or 'it fails'}")
        return True

    def watch(self, items: Sequence[pytest.Item], folder: Path) -> list[Reached]:
        """In a child: run some tests and note what each reaches."""
        found: list[Reached] = []
        for item in items:
            recorder = Recorder(read_doors())
            builtins.__reached__ = recorder.note  # type: ignore[attr-defined]
            began = time.process_time()
            self.failed = False
            run_until([item], folder, lambda: self.failed)
            found.append(Reached(not self.failed, time.process_time() - began, frozenset(recorder.found)))
        return found


def watched(targets: Sequence[Target]) -> dict[Key, CodeType]:
    """Compile the targets so that each says when it is called."""
    by_file: dict[str, list[int]] = defaultdict(list)
    for number, target in enumerate(targets):
        by_file[target.path].append(number)
    found: dict[Key, CodeType] = {}
    for path, numbers in by_file.items():
        tree = copy.deepcopy(tree_of(path))
        lines = {targets[number].node.lineno: number for number in numbers}
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.lineno in lines:
                call = ast.Call(ast.Name("__reached__", ast.Load()), [ast.Constant(lines[node.lineno])], [])
                node.body.insert(0, ast.copy_location(ast.Expr(call), node))
        code = codes_of(compile(ast.fix_missing_locations(tree), str(ROOT / path), "exec"))
        found |= {key_of_target(targets[number]): code[key_of_target(targets[number])] for number in numbers}
    return found


def cover(targets: Sequence[Target], found: Mapping[str, Reached], kept: Witnesses) -> Witnesses:
    """Choose a witness for each target, few and quick tests in all; what is kept and still true stays."""
    witnesses: Witnesses = {}
    missing = set(range(len(targets)))
    for number, target in enumerate(targets):
        test = kept.get(target.place, "")
        if test in found and number in found[test].targets:
            witnesses[target.place] = test
            missing.discard(number)
    for test in set(witnesses.values()):
        for number in missing & found[test].targets:
            witnesses[targets[number].place] = test
            missing = missing - {number}
    usable = {test: reached for test, reached in found.items() if reached.passed}
    while usable:
        best = max(usable, key=lambda test: (worth(usable[test], missing), test))
        gained = missing & usable[best].targets
        if not gained:
            break
        witnesses |= {targets[number].place: best for number in gained}
        missing -= gained
    return witnesses


def worth(reached: Reached, missing: Iterable[int]) -> float:
    """Return how many missing targets a test reaches for its time; starting one costs a twentieth of a second."""
    return len(reached.targets.intersection(missing)) / (0.05 + reached.seconds)
