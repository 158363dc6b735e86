"""Which functions are tried, and by which tests: those of the clauses that name them."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from tools.clause_table import ROOT, SHARED, code_citations, modules_of, test_citations
from tools.mutation.changes import Function
from tools.mutation.functions import functions_at, hash_of_function, short_hash
from velmoci.kernel.clauses import RULE_FILES
from velmoci.kernel.registry import GAMES

ACCESS: Final = ROOT / "tests" / "mutants" / "access.toml"
"""The functions of match and server that decide who may see and do what, and the tests that hold them."""


@dataclass(frozen=True)
class Target:
    """One function, with the clauses that name it, or the files whose tests hold it."""

    path: str
    name: str
    clauses: frozenset[str]
    files: tuple[str, ...]
    node: Function = field(compare=False, repr=False)

    @property
    def place(self) -> str:
        """File and name, as the clause table writes them."""
        return f"{self.path}: {self.name}"

    @property
    def line(self) -> int:
        """The line at which the function's code begins, decorators included."""
        return min(node.lineno for node in (self.node, *self.node.decorator_list))

    @property
    def source(self) -> str:
        """A hash of what the function does: its text without comments, spaces and docstring."""
        return hash_of_function(self.node)


@dataclass(frozen=True)
class Citing:
    """Where clauses are tested."""

    places: Mapping[str, Sequence[str]]

    def files(self, words: Iterable[str]) -> list[str]:
        """Return the files of the tests that name these clauses, or are named themselves."""
        found = {word for word in words if word.endswith(".py")}
        return sorted(found | {place.partition(":")[0] for id in words for place in self.places.get(id, ())})


def citing() -> Citing:
    """Read which tests name which clause."""
    return Citing(test_citations(ROOT).places)


def clause_places() -> dict[str, set[str]]:
    """Return every function or class that a clause names, with the clauses that name it."""
    packages = [*(game for game in GAMES if game in RULE_FILES), *SHARED]
    code = code_citations(module for package in packages for module in modules_of(f"velmoci.{package}"))
    found: dict[str, set[str]] = {}
    for id, places in code.places.items():
        for place in places:
            found.setdefault(place, set()).add(id)
    return found


def clause_targets(places: Mapping[str, Iterable[str]]) -> list[Target]:
    """Return every function that a clause names, alone or with its whole class."""
    found: dict[tuple[str, str], set[str]] = {}
    nodes: dict[tuple[str, str], Function] = {}
    for place, ids in places.items():
        path, _, name = place.partition(": ")
        for inner, node in functions_at(path, name):
            nodes[path, inner] = node
            found.setdefault((path, inner), set()).update(ids)
    return [Target(path, name, frozenset(found[path, name]), (), nodes[path, name]) for path, name in sorted(found)]


def access_targets() -> list[Target]:
    """Return the functions that decide who may see and do what."""
    if not ACCESS.exists():
        return []
    table = tomllib.loads(ACCESS.read_text(encoding="utf-8"))
    targets: dict[str, Target] = {}
    for path, entry in table.items():
        for name in entry["functions"]:
            for inner, node in functions_at(path, name):
                targets[f"{path}: {inner}"] = Target(path, inner, frozenset(), tuple(entry["tests"]), node)
    return [targets[place] for place in sorted(targets)]


def ids_of_files(targets: Iterable[Target]) -> dict[str, frozenset[str]]:
    """Return all that hold the functions of a file: the clauses that name them, and files of tests."""
    found: dict[str, frozenset[str]] = {}
    for target in targets:
        found[target.path] = found.get(target.path, frozenset()).union(target.clauses, target.files)
    return found


def hash_of_tests(places: Iterable[str]) -> str:
    """Return a hash of tests, each named by its file and its function."""
    return short_hash([part for place in places for part in (place, hash_of_test(place))])


@cache
def hash_of_test(place: str) -> str:
    """Return a hash of a test, with the class that it stands in and the tables that its decorators name."""
    path, _, name = place.partition("::")
    nodes = {bound: node for node in tests_of(path) for bound in names_of(node)} if (ROOT / path).is_file() else {}
    test = nodes.get(name.partition("::")[0])
    if test is None:
        return "?"
    named = [part for mark in getattr(test, "decorator_list", ()) for part in ast.walk(mark)]
    tables = sorted({part.id for part in named if isinstance(part, ast.Name) and part.id in nodes})
    return short_hash([ast.unparse(node) for node in (test, *(nodes[table] for table in tables))])


@cache
def tests_of(path: str) -> tuple[ast.stmt, ...]:
    """Return what stands at the top of a file of tests."""
    return tuple(ast.parse((ROOT / path).read_text(encoding="utf-8")).body)


def names_of(node: ast.stmt) -> set[str]:
    """Return the names that a statement binds."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    places = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return {place.id for place in places if isinstance(place, ast.Name)}


def chosen(targets: Sequence[Target], words: Sequence[str]) -> list[Target]:
    """Return the targets of the files, folders or functions that somebody asks for."""
    if not words:
        return list(targets)
    return [target for target in targets if any(fits(target, word) for word in words)]


def fits(target: Target, word: str) -> bool:
    """Tell whether a target is meant: by its file, a folder above it, or file and function."""
    path, _, name = word.partition(":")
    folder = Path(target.path).is_relative_to(path.strip("/"))
    return folder and (not name or target.name == name.strip() or target.name.startswith(f"{name.strip()}."))
