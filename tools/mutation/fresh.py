"""Tries one change in a process of its own, whose package is imported with the fault in it."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType

import pytest

from tools.clause_table import ROOT
from tools.mutation.changes import Change, changes_in
from tools.mutation.functions import functions_of, tree_of
from tools.mutation.targets import Target

OPTIONS = ("-o", "addopts=", "--import-mode=importlib", "-p", "no:cacheprovider")


def run(target: Target, change: Change, tests: Sequence[str], folder: Path) -> str:
    """Return why the tests fail with the change in the package, or nothing if they all pass."""
    task = folder / "task.json"
    order = {"path": target.path, "name": target.name, "change": change.id, "tests": list(tests)}
    task.write_text(json.dumps(order), encoding="utf-8")
    ended = subprocess.run([sys.executable, "-m", "tools.mutation.fresh", str(task)], cwd=ROOT, capture_output=True)
    return "" if ended.returncode == 0 else "a process of its own"


class Faulty(importlib.abc.MetaPathFinder):
    """Finds the module with the fault before the healthy one is found."""

    def __init__(self, path: str, code: CodeType) -> None:
        self.path, self.code = path, code
        self.name = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        file = str(ROOT / self.path)
        loader = FaultyLoader(fullname, file)
        loader.code = self.code
        return importlib.util.spec_from_file_location(fullname, file, loader=loader)


class FaultyLoader(importlib.machinery.SourceFileLoader):
    """Loads the faulty code in place of what the file says."""

    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        return self.code


def main(task: Path) -> int:
    """Import the package with the fault and run the tests."""
    order = json.loads(task.read_text(encoding="utf-8"))
    node = dict(functions_of(order["path"]))[order["name"]]
    change = next(change for change in changes_in(node) if change.id == order["change"])
    with change.made():
        code = compile(tree_of(order["path"]), str(ROOT / order["path"]), "exec")
    for name in [name for name in sys.modules if name.partition(".")[0] == "velmoci"]:
        del sys.modules[name]
    sys.meta_path.insert(0, Faulty(order["path"], code))
    arguments = [*OPTIONS, "-x", f"--basetemp={task.parent / 'tests'}", *order["tests"]]
    return int(pytest.main(arguments))


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
