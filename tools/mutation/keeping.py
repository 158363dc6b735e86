"""The files that keep what came of the changes, and what people have judged of those that survive."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from tools.clause_table import ROOT

OUTCOME: Final = ROOT / "tests" / "mutants" / "outcome.toml"
JUDGED: Final = ROOT / "tests" / "mutants" / "judged.toml"

HEAD: Final = """\
# What became of the small faults put into the code that clauses name; written by `make mutants`.
# `source` is a hash of the function; `killed` counts what tests of the function's own clauses notice, `elsewhere` what
# only tests of other clauses of the file notice, `left` names the rest; `clauses` are those whose own tests notice at
# least one; `by` names the tests that noticed, and `tests` is a hash of them.
"""
JUDGED_HEAD: Final = """\
# Faults that no test notices, each judged by a person: why it changes nothing that anybody can see.
# A judgement counts for one version of its function (`source`); `make mutants` names those that have grown old.
"""


class Kept(NamedTuple):
    """What became of the changes of one function."""

    source: str
    tests: str
    made: int
    killed: int
    """By tests of the clauses that name the function."""
    elsewhere: int
    """Only by tests of other clauses that the file carries out."""
    left: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    """The clauses whose own tests notice at least one of the changes."""
    by: tuple[str, ...] = ()
    """The tests that noticed one."""


class Judged(NamedTuple):
    """Why a change that survives is no fault."""

    source: str
    change: str
    why: str


class Fault(NamedTuple):
    """One fault by the text of its line, which stays true when other lines of the function change."""

    place: str
    before: str
    after: str


Outcomes = dict[tuple[str, str], Kept]
Judgements = dict[tuple[str, str, str], Judged]


def read_outcomes(file: Path = OUTCOME) -> Outcomes:
    """Read what is kept, by file and function."""
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {(path, name): read_kept(kept) for path, functions in table.items() for name, kept in functions.items()}


def read_kept(table: Mapping[str, Any]) -> Kept:
    """Read the line of one function."""
    return Kept(**{**table, **{key: tuple(table.get(key, ())) for key in ("left", "clauses", "by")}})


def write_outcomes(outcomes: Outcomes, file: Path = OUTCOME) -> None:
    """Write one line for each function."""
    lines = [HEAD.rstrip()]
    last = ""
    for (path, name), kept in sorted(outcomes.items()):
        if path != last:
            lines += ["", f"[{quoted(path)}]"]
            last = path
        left, clauses, by = (", ".join(map(quoted, names)) for names in (kept.left, kept.clauses, kept.by))
        lines.append(
            f"{quoted(name)} = {{ source = {quoted(kept.source)}, tests = {quoted(kept.tests)}, made = {kept.made}, "
            f"killed = {kept.killed}, elsewhere = {kept.elsewhere}, left = [{left}], clauses = [{clauses}], "
            f"by = [{by}] }}"
        )
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def read_fixed(file: Path) -> tuple[list[Fault], tuple[str, ...]]:
    """Read a list of faults that must be noticed, and the files of tests that must notice them, where it names some."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    tests = tuple(table.pop("tests", ()))
    faults = [Fault(place, fault["before"], fault["after"]) for place, faults in table.items() for fault in faults]
    return faults, tests


def read_judgements(file: Path = JUDGED) -> Judgements:
    """Read what people have judged, by file, function and change."""
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {
        (path, entry["function"], entry["fault"]): Judged(entry["source"], entry["change"], entry["why"])
        for path, entries in table.items()
        for entry in entries
    }


def write_judgements(judgements: Mapping[tuple[str, str, str], Judged], file: Path = JUDGED) -> None:
    """Write one block for each judgement."""
    lines = [JUDGED_HEAD.rstrip()]
    for (path, name, fault), judged in sorted(judgements.items()):
        lines += ["", f"[[{quoted(path)}]]", f"function = {quoted(name)}", f"fault = {quoted(fault)}"]
        lines += [f"{key} = {quoted(value)}" for key, value in judged._asdict().items()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def quoted(text: str) -> str:
    """Return a text as TOML writes it."""
    return json.dumps(text, ensure_ascii=False)


def excused(path: str, name: str, kept: Kept, judgements: Judgements) -> set[str]:
    """Return which surviving changes of a function are judged to be none."""
    found = {fault: judgements.get((path, name, fault)) for fault in kept.left}
    return {fault for fault, judged in found.items() if judged is not None and judged.source == kept.source}


def share(killed: int, counted: int) -> str:
    """Return a share in per cent, rounded down."""
    return f"{100 * killed // counted} %" if counted else "–"


def totals(outcomes: Outcomes, judgements: Judgements, paths: Iterable[str]) -> dict[str, tuple[int, int, int]]:
    """Return for each file how many changes count, how many are killed and how many are judged to be none."""
    found = dict.fromkeys(paths, (0, 0, 0))
    for (path, name), kept in outcomes.items():
        if path in found:
            counted, killed, none = found[path]
            free = len(excused(path, name, kept, judgements))
            found[path] = (counted + kept.made - free, killed + kept.killed + kept.elsewhere, none + free)
    return found
