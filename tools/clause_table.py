"""Writes docs/clause-table.md: which code carries out each rule, and which tests name it.

With `--check` it writes nothing and fails on a gap. Code names rules in a table `CLAUSES` of its module,
tests in the decorator `@clause("EX-FGT-16")`. A clause needs code and a test, a ruling or a test vector needs
a test; what is missing on purpose stands in velmoci/rules/coming.toml. Whether the code is reached through the
doors of the program and how many faults in it are noticed is read from tests/mutants (`tools.reached`,
`tools.mutants`), and whether a function has changed since, from the function itself.
"""

import argparse
import ast
import importlib
import pkgutil
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT))

from tools.mutation.functions import functions_at, hash_of_function  # noqa: E402
from velmoci.kernel.clauses import RULE_FILES, Clause, clauses, file_of  # noqa: E402
from velmoci.kernel.registry import GAMES  # noqa: E402

TABLE: Final = ROOT / "docs" / "clause-table.md"
COMING: Final = ROOT / "velmoci" / "rules" / "coming.toml"
KEPT: Final = ROOT / "tests" / "mutants"

SHARED: Final = ("match",)
"""Packages beside the games that carry out rules: those about people."""
KINDS: Final = {"clause": "clauses", "ruling": "rulings", "vector": "test vectors", "invariant": "invariants"}


class Citations(NamedTuple):
    """Where each id is cited, and what is wrong with how it is cited."""

    places: dict[str, list[str]]
    problems: list[str]


LEAST: Final = {"velmoci/match/": 90, "velmoci/server/": 90, "velmoci/": 95}
"""The share of faults, in per cent, that tests must notice in each file; the first name that fits counts."""
MOST_CHANGED: Final = 5
"""The share of functions, in per cent, that may have changed since faults were put into them."""


class Tried(NamedTuple):
    """What became of the faults put into one function: how many count, and how many were noticed."""

    counted: int
    noticed: int
    clauses: frozenset[str] = frozenset()
    """Those whose own tests noticed at least one."""


class Proofs(NamedTuple):
    """What is known of each function that clauses name, by its place."""

    reached: Mapping[str, bool]
    """Whether a door of the program leads to it."""
    tried: Mapping[str, Tried]
    changed: Mapping[str, bool] = {}
    """Whether a function is new or has changed since faults were put into it."""
    untried: Mapping[str, object] = {}
    """The files into which nobody has put faults yet, each with a reason."""

    def reached_at(self, places: Iterable[str]) -> list[bool]:
        """For every function at these places, itself or in its class, whether it is reached."""
        return [self.reached[place] for place in inside(self.reached, places)]

    def tried_at(self, places: Iterable[str]) -> Tried:
        """What became of the faults at these places together."""
        found = [self.tried[place] for place in inside(self.tried, places)]
        clauses = frozenset(id for one in found for id in one.clauses)
        return Tried(sum(one.counted for one in found), sum(one.noticed for one in found), clauses)


def inside(known: Iterable[str], places: Iterable[str]) -> list[str]:
    """Return which known functions are at these places or in a class that stands there."""
    wanted = tuple(places)
    return [place for place in known if any(place == one or place.startswith(f"{one}.") for one in wanted)]


def read_proofs(folder: Path) -> Proofs:
    """Read what `tools.reached` and `tools.mutants` have kept."""
    witnesses, outcomes, judged = (read_table(folder / f"{name}.toml") for name in ("reached", "outcome", "judged"))
    free = {
        (path, entry["function"], entry["fault"], entry["source"])
        for path, entries in judged.items()
        for entry in entries
    }
    tried: dict[str, Tried] = {}
    for path, functions in outcomes.items():
        for name, kept in functions.items():
            none = sum((path, name, fault, kept["source"]) in free for fault in kept["left"])
            tried[f"{path}: {name}"] = Tried(
                kept["made"] - none, kept["killed"] + kept["elsewhere"], frozenset(kept.get("clauses", ()))
            )
    reached = {f"{path}: {name}": bool(test) for path, names in witnesses.items() for name, test in names.items()}
    return Proofs(reached, tried)


def changed_since(folder: Path, code: Mapping[str, Iterable[str]]) -> dict[str, bool]:
    """Tell of every function that is to be tried whether what is kept of it is missing or of another version."""
    outcomes, access = (read_table(folder / f"{name}.toml") for name in ("outcome", "access"))
    places = {tuple(place.split(": ")) for named in code.values() for place in named}
    places |= {(path, name) for path, entry in access.items() for name in entry["functions"]}
    found: dict[str, bool] = {}
    for path, name in sorted(places):
        for inner, node in functions_at(path, name):
            kept = outcomes.get(path, {}).get(inner)
            found[f"{path}: {inner}"] = kept is None or kept["source"] != hash_of_function(node)
    return found


def read_table(file: Path) -> dict[str, Any]:
    """Read a file of TOML; one that is not there is empty."""
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}


class Coverage(NamedTuple):
    """Everything the table and the check are made from."""

    rules: tuple[Clause, ...]
    code: Mapping[str, Sequence[str]]
    tests: Mapping[str, Sequence[str]]
    coming: Mapping[str, object]
    proofs: Proofs = Proofs({}, {})

    def is_complete(self, rule: Clause) -> bool:
        """Tell whether a rule has all that its kind needs."""
        return rule.id in self.tests and (rule.kind != "clause" or rule.id in self.code)

    def is_coming(self, rule: Clause) -> bool:
        """Tell whether a rule, or the section it belongs to, is on the list of what is to come."""
        return rule.id in self.coming or rule.group in self.coming

    def is_reached(self, rule: Clause) -> bool:
        """Tell whether all code of a rule is reached."""
        reached = self.proofs.reached_at(self.code.get(rule.id, ()))
        return bool(reached) and all(reached)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the table, or with `--check` name every gap in a sentence and return 1 if there is one."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; fail if anything is missing")
    check = parser.parse_args(arguments).check
    games = [game for game in GAMES if game in RULE_FILES]
    packages = [*games, *SHARED]
    code = code_citations(module for package in packages for module in modules_of(f"velmoci.{package}"))
    tests = test_citations(ROOT)
    coming = tomllib.loads(COMING.read_text(encoding="utf-8"))["coming"]
    rules = tuple(rule for game in games for rule in clauses(game))
    proofs = read_proofs(KEPT)._replace(
        changed=changed_since(KEPT, code.places), untried=read_table(KEPT / "untried.toml")
    )
    coverage = Coverage(rules, code.places, tests.places, coming, proofs)
    table = render(coverage)
    if not check:
        TABLE.write_text(table, encoding="utf-8")
        return 0
    known = {rule.id for game in RULE_FILES for rule in clauses(game)}
    found = [*code.problems, *tests.problems, *unknown_ids(known, code.places, tests.places)]
    found += [*gaps(coverage), *blind_tests(coverage), *weak_files(proofs.tried)]
    found += [*never_tried(proofs), *much_changed(proofs)]
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != table:
        found.append("docs/clause-table.md is stale: run `python tools/clause_table.py`.")
    for problem in found:
        print(problem)
    return 1 if found else 0


def modules_of(package: str) -> Iterator[ModuleType]:
    """Import a package and everything in it."""
    parent = importlib.import_module(package)
    yield parent
    for module in pkgutil.walk_packages(parent.__path__, f"{package}."):
        yield importlib.import_module(module.name)


def code_citations(modules: Iterable[ModuleType]) -> Citations:
    """Collect the `CLAUSES` tables of modules."""
    found = Citations({}, [])
    for module in modules:
        for id, doers in vars(module).get("CLAUSES", {}).items():
            if not (isinstance(doers, tuple) and doers and all(callable(doer) for doer in doers)):
                found.problems.append(f"{module.__name__}.CLAUSES gives {id} no tuple of functions.")
                continue
            places = found.places.setdefault(id, [])
            places.extend(place for place in map(place_of, doers) if place not in places)
    return found


def place_of(doer: object) -> str:
    """Say where a function, method or class stands: its file and its name."""
    # A method of a compiled class knows its class, but not its module.
    home = getattr(doer, "__module__", None) or getattr(doer, "__objclass__", doer).__module__
    return f"{home.replace('.', '/')}.py: {getattr(doer, '__qualname__', doer)}"


def test_citations(root: Path) -> Citations:
    """Collect the `@clause` marks of all test files below `root/tests`, without importing them."""
    found = Citations({}, [])
    for file in sorted((root / "tests").rglob("test_*.py")):
        path = file.relative_to(root).as_posix()
        tree = ast.parse(file.read_text(encoding="utf-8"), path)
        if mark := mark_name(tree):
            for name, call in marks(tree, mark):
                cite(found, f"{path}: {name}", name, call)
    return found


def mark_name(tree: ast.Module) -> str | None:
    """Return the name under which a test file imports the mark, if it does."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "tests.clause":
            return next((name.asname or name.name for name in node.names if name.name == "clause"), None)
    return None


def marks(tree: ast.Module | ast.ClassDef, mark: str, prefix: str = "") -> Iterator[tuple[str, ast.Call]]:
    """Yield every use of the mark outside function bodies, with the name of what it marks."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name, marked = prefix + node.name, list[ast.AST](node.decorator_list)
        else:
            name, marked = prefix + assigned_name(node), [node]
        for part in marked:
            for call in ast.walk(part):
                if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == mark:
                    yield name, call
        if isinstance(node, ast.ClassDef):
            yield from marks(node, mark, f"{name}.")


def assigned_name(node: ast.stmt) -> str:
    """Return the name that a statement assigns to; tables of marked parameters are cited by it."""
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return next((target.id for target in targets if isinstance(target, ast.Name)), "?")


def cite(found: Citations, place: str, name: str, call: ast.Call) -> None:
    """Enter one use of the mark; it must stand at a test or a table and write its ids out."""
    last = name.rpartition(".")[2]
    if not last.startswith(("test", "Test")) and not last.isupper() and last != "pytestmark":
        found.problems.append(f"{place} is marked with clauses but is no test.")
        return
    if not call.args:
        found.problems.append(f"{place} is marked with no clause at all.")
    for argument in call.args:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            places = found.places.setdefault(argument.value, [])
            if place not in places:
                places.append(place)
        else:
            found.problems.append(f"{place} names a clause by an expression; write the id out.")


def unknown_ids(known: set[str], *citations: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Name every cited id that no rule has."""
    for places in citations:
        for id in sorted(places.keys() - known):
            yield f"{' and '.join(places[id])} cites {id}, which does not exist."


def gaps(coverage: Coverage) -> Iterator[str]:
    """Name every rule that lacks code or a test without being listed, and everything listed wrongly."""
    for rule in coverage.rules:
        complete, coming = coverage.is_complete(rule), coverage.is_coming(rule)
        if complete and coming:
            has = "code and a test" if rule.kind == "clause" else "a test"
            yield f"{rule.id} stands in velmoci/rules/coming.toml although it has {has}: take it off the list."
        if complete or coming:
            continue
        if rule.kind == "clause" and rule.id not in coverage.code:
            yield f"{rule.id} has no code: no CLAUSES table names it."
        if rule.id not in coverage.tests:
            yield f'{rule.id} has no test: none is marked @clause("{rule.id}").'
    addresses = {address for rule in coverage.rules for address in (rule.id, rule.group)}
    for id, reason in coverage.coming.items():
        if id not in addresses:
            yield f"velmoci/rules/coming.toml lists {id}, which is no rule and no section of an implemented game."
        if not (isinstance(reason, str) and reason.strip().endswith(".")):
            yield f"velmoci/rules/coming.toml gives no sentence for {id}."


def blind_tests(coverage: Coverage) -> Iterator[str]:
    """Name every clause none of whose own tests notices any fault in its code."""
    for rule in coverage.rules:
        tried = coverage.proofs.tried_at(coverage.code.get(rule.id, ()))
        if tried.counted and rule.id not in tried.clauses:
            yield f"{rule.id}: of {tried.counted} faults in its code its own tests notice none (docs/mutants.md)."


def weak_files(tried: Mapping[str, Tried]) -> Iterator[str]:
    """Name every file of which tests notice too few faults."""
    for file, one in by_file(tried).items():
        least = next(share for start, share in LEAST.items() if file.startswith(start))
        if 100 * one.noticed < least * one.counted:
            yield f"{file}: {one.noticed} of {one.counted} faults are noticed, less than {least} % (docs/mutants.md)."


def never_tried(proofs: Proofs) -> Iterator[str]:
    """Name every file with functions to try into which no fault was ever put, unless it is listed with a reason."""
    known = {place.partition(":")[0] for place in proofs.tried}
    wanted = {place.partition(":")[0] for place in proofs.changed}
    for file in sorted(wanted - known - proofs.untried.keys()):
        yield f'{file}: no faults were ever put into it: run `make mutants ARGS="{file}"` (docs/mutants.md).'
    for file, reason in proofs.untried.items():
        if file in known or file not in wanted:
            yield f"tests/mutants/untried.toml lists {file}, which has been tried or has nothing to try: take it off."
        if not (isinstance(reason, str) and reason.strip().endswith(".")):
            yield f"tests/mutants/untried.toml gives no sentence for {file}."


def much_changed(proofs: Proofs) -> Iterator[str]:
    """Tell when too much has changed since faults were put into it."""
    known = [place for place in proofs.changed if place.partition(":")[0] not in proofs.untried]
    changed = sum(proofs.changed[place] for place in known)
    if 100 * changed > MOST_CHANGED * len(known):
        yield (
            f"{changed} of {len(known)} functions are new or have changed since faults were put into them, "
            f"more than {MOST_CHANGED} %: run `make mutants` (docs/mutants.md)."
        )


def render(coverage: Coverage) -> str:
    """Return the table as Markdown, with counts on top and one table for each section of the rulebook."""
    lines = [
        "# Rules, code and tests",
        "",
        "Which code carries out each rule, and which tests name it; generated by `tools/clause_table.py`.",
        "What is to come stands in `velmoci/rules/coming.toml`.",
        "",
        "| | all | with code | reached | with a test | to come |",
        "| --- | --- | --- | --- | --- | --- |",
        *count_rows(coverage),
        "",
        "*Reached* is code to which a door of the program leads: an order, a question, a command, a route, a bot.",
        "*Faults noticed* are small faults, put into the code on purpose, that the tests of its clauses notice",
        "([how](mutants.md)); those that were judged to change nothing are not counted.",
        "*By its own tests* says whether a test that names the very clause notices one of them.",
    ]
    section = ""
    for rule in coverage.rules:
        heading = f"{rule.group} · {rule.section}"
        if heading != section:
            lines += ["", f"## {heading}", "", "| rule | code | reached | tests | faults noticed | by its own tests |"]
            lines.append("| --- | --- | --- | --- | --- | --- |")
            section = heading
        lines.append(row(coverage, rule))
    lines += ["", "## Faults noticed in each file", "", "| file | faults | noticed | | not measured since changed |"]
    lines += ["| --- | --- | --- | --- | --- |", *file_rows(coverage.proofs)]
    return "\n".join(lines) + "\n"


def file_rows(proofs: Proofs) -> Iterator[str]:
    """Yield one row for each file with faults, or with functions that may have some."""
    changed: dict[str, list[str]] = {}
    for place in [place for place, is_changed in proofs.changed.items() if is_changed]:
        file, _, name = place.partition(": ")
        changed.setdefault(file, []).append(f"`{name}`")
    tried = by_file(proofs.tried)
    for file in sorted({*tried, *changed}):
        one, names = tried.get(file, Tried(0, 0)), " ".join(changed.get(file, ()))
        share = f"{100 * one.noticed // one.counted} %" if one.counted else ""
        if one.counted or names:
            yield f"| `{file}` | {one.counted} | {one.noticed} | {share} | {names} |"


def by_file(tried: Mapping[str, Tried]) -> dict[str, Tried]:
    """Return what became of the faults of each file together."""
    found: dict[str, Tried] = {}
    for place, one in sorted(tried.items()):
        file = place.partition(":")[0]
        sofar = found.get(file, Tried(0, 0))
        found[file] = Tried(sofar.counted + one.counted, sofar.noticed + one.noticed)
    return found


def count_rows(coverage: Coverage) -> Iterator[str]:
    """Yield one row of counts for each kind of rule."""
    for kind, name in KINDS.items():
        rules = [rule for rule in coverage.rules if rule.kind == kind]
        if rules:
            code = sum(rule.id in coverage.code for rule in rules)
            tests = sum(rule.id in coverage.tests for rule in rules)
            coming = sum(coverage.is_coming(rule) for rule in rules)
            reached = sum(coverage.is_reached(rule) for rule in rules)
            yield f"| {name} | {len(rules)} | {code} | {reached} | {tests} | {coming} |"


def row(coverage: Coverage, rule: Clause) -> str:
    """Return one rule's row; what is to come says why."""
    code, tests = (cell(places.get(rule.id, ())) for places in (coverage.code, coverage.tests))
    if coverage.is_coming(rule):
        reason = coverage.coming.get(rule.id) or coverage.coming[rule.group]
        code = f"{code} *to come: {reason}*".strip()
    places = coverage.code.get(rule.id, ())
    reached, tried = coverage.proofs.reached_at(places), coverage.proofs.tried_at(places)
    doors = "" if not reached else "yes" if all(reached) else f"{sum(reached)} of {len(reached)}"
    faults = f"{tried.noticed} of {tried.counted}" if tried.counted else ""
    own = ("yes" if rule.id in tried.clauses else "none") if tried.counted else ""
    return f"| {linked(rule)} | {code} | {doors} | {tests} | {faults} | {own} |"


def linked(rule: Clause) -> str:
    """Return an id as a link to its text."""
    return f"[{rule.id}](rules/en/{file_of(rule.id)}#{rule.id})"


def cell(places: Sequence[str]) -> str:
    """Return places as the lines of one table cell."""
    return "<br>".join(f"`{place}`" for place in places)


if __name__ == "__main__":
    sys.exit(main())
