"""Faults are put into the rules on purpose: which ones, and that one that nobody notices is reported."""

from __future__ import annotations

import ast
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.interpreted

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tools are no part of the package, and the checkout is not on the path when the package is tested."""
    monkeypatch.syspath_prepend(ROOT)


def changes(source: str) -> list[tuple[str, str, str]]:
    from tools.mutation.changes import changes_in, number_statements

    function = ast.parse(source).body[0]
    assert isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
    number_statements(function)
    before = ast.unparse(function)
    found = changes_in(function)
    for change in found:
        with change.made():
            compile(ast.Module([function], []), "made_up.py", "exec")
            assert ast.unparse(function) != before
        assert ast.unparse(function) == before
    return [(change.id, change.before, change.after) for change in found]


def test_a_check_that_is_awaited_is_taken_out_too() -> None:
    source = """
async def show(call: Call) -> None:
    await check_watching(call)
"""
    assert ("removed-1", "await check_watching(call)", "pass") in changes(source)


def test_every_kind_of_fault_is_made() -> None:
    source = '''
def rule(table: Table, count: int) -> bool:
    """Says what it does."""
    if count < 1 and table.owner == 2:
        table.soldiers -= count
    for state in table.states:
        if not move(state, count):
            break
    return table.is_open()
'''
    test = "if count < 1 and table.owner == 2:"
    assert changes(source) == [
        ("early-1", test, "return True"),
        ("early-2", test, "return False"),
        ("dropped-1", test, "if True:"),
        ("dropped-2", test, "if False:"),
        ("junction-1", test, "if count < 1 or table.owner == 2:"),
        ("dropped-3", test, "if table.owner == 2:"),
        ("dropped-4", test, "if count < 1:"),
        ("turned-1", test, "if count > 1 and table.owner == 2:"),
        ("bound-1", test, "if count <= 1 and table.owner == 2:"),
        ("turned-2", test, "if count < 1 and table.owner != 2:"),
        ("constant-1", test, "if count < 1 and table.owner == 3:"),
        ("removed-1", "table.soldiers -= count", "pass"),
        ("arithmetic-1", "table.soldiers -= count", "table.soldiers += count"),
        ("skipped-1", "for state in table.states:", "for state in ():"),
        ("dropped-5", "if not move(state, count):", "if True:"),
        ("dropped-6", "if not move(state, count):", "if False:"),
        ("swapped-1", "if not move(state, count):", "if not move(count, state):"),
        ("loop-1", "break", "continue"),
        ("negated-1", "return table.is_open()", "return not table.is_open()"),
    ]


@pytest.mark.parametrize(
    ("line", "after"),
    [
        ("x = max(a, b)", ["x = min(a, b)"]),
        ("x = -a", ["x = a"]),
        ("x = [n for n in a if n]", ["x = [n for n in a if True]"]),
        (
            "x = 1 if a else 2",
            ["x = 1 if True else 2", "x = 1 if False else 2", "x = 2 if a else 2", "x = 1 if a else 3"],
        ),
        ("x = a // b", ["x = a * b"]),
        ("x = not a", ["x = a"]),
        ("x: int = a", []),
        ("x = 'some ' + a", []),
        ("x = f'{a + 1}'", []),
        ("x = cast(a, b)", []),
        ("assert a < b", []),
        ("raise Refusal('too_few', count=a + 1)", []),
    ],
)
def test_faults_of_one_line(line: str, after: list[str]) -> None:
    found = changes(f"def rule(a: int, b: int) -> None:\n    {line}")
    assert [text for _, _, text in found if text != "return"] == after


def test_what_runs_at_the_call_is_changed_and_nothing_else() -> None:
    assert (
        changes("@decorated(1)\ndef rule(a: Literal[1], b: int = 2) -> Literal[3]:\n    raise NotImplementedError")
        == []
    )


def tool(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", *arguments], cwd=ROOT, capture_output=True, text=True)


def test_a_fault_that_no_test_notices_is_reported(tmp_path: Path) -> None:
    listed = tmp_path / "listed.toml"
    listed.write_text(
        """
[["velmoci/expanze/fighting.py: check_commitment"]]
before = "if standing > 1 and order.count == standing:"
after = "if False:"

[["velmoci/expanze/fighting.py: check_commitment"]]
before = "if order.count > standing:"
after = "if order.count >= standing:"
""",
        encoding="utf-8",
    )
    ended = tool("tools.mutants", "--fixed", str(listed))
    assert (ended.returncode, ended.stdout.splitlines()) == (
        1,
        [
            "velmoci/expanze/fighting.py: check_commitment: no test notices it, or the line is not there any more.",
            "  - if order.count > standing:",
            "  + if order.count >= standing:",
        ],
    ), ended.stderr


def test_what_is_called_through_a_door_is_told_from_what_a_test_calls() -> None:
    from tools.mutation.reaching import Recorder

    recorder = Recorder(["*test_mutants.py: *door"])

    def rule(number: int) -> None:
        recorder.note(number)

    def door(number: int) -> None:
        rule(number)

    rule(1)
    door(2)
    assert recorder.found == {2}


def test_a_function_that_no_door_leads_to_is_reported() -> None:
    look = """
import sys
import tomllib
from tools.mutation.looking import look
named = [f"velmoci/evropska_valka/board.py: Board.{name}" for name in ("share_sea", "land_neighbours")]
sys.exit(look({place: ["EV-ADJ-5"] for place in named}, set(), True, 1))
"""
    ended = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True)
    assert ended.returncode == 1, ended.stderr
    planted = "velmoci/evropska_valka/board.py: Board.land_neighbours, named by EV-ADJ-5"
    told = [line for line in ended.stdout.splitlines() if "no door" in line]
    assert told == [f"{planted}, is reached by no door of the program."]


def test_few_and_quick_tests_are_chosen_as_witnesses() -> None:
    from tools.mutation.reaching import Reached, cover

    class Place:
        def __init__(self, place: str) -> None:
            self.place = place

    targets: Any = [Place("a"), Place("b"), Place("c")]
    found = {
        "long": Reached(True, 10.0, frozenset({0, 1, 2})),
        "quick": Reached(True, 0.1, frozenset({0, 1})),
        "other": Reached(True, 0.1, frozenset({2})),
    }
    assert cover(targets, found, {}) == {"a": "quick", "b": "quick", "c": "other"}
    assert cover(targets, found, {"c": "long"}) == {"a": "long", "b": "long", "c": "long"}
    assert cover(targets, {"quick": found["quick"]}, {"c": "gone"}) == {"a": "quick", "b": "quick"}


def test_outcomes_and_judgements_are_read_as_they_were_written(tmp_path: Path) -> None:
    from tools.mutation import keeping

    outcomes = {
        ("b.py", "f"): keeping.Kept("1", "2", 9, 7, 1, ("bound-1",), ("EX-FGT-16", "EX-FGT-17")),
        ("a.py", "A.g"): keeping.Kept("3", "4", 0, 0, 0, ()),
    }
    keeping.write_outcomes(outcomes, tmp_path / "outcome.toml")
    assert keeping.read_outcomes(tmp_path / "outcome.toml") == outcomes
    judgements = {("b.py", "f", "bound-1"): keeping.Judged("1", 'a < "1" → a <= "1"', "Never equal.")}
    keeping.write_judgements(judgements, tmp_path / "judged.toml")
    assert keeping.read_judgements(tmp_path / "judged.toml") == judgements
    assert keeping.totals(outcomes, judgements, ["b.py"]) == {"b.py": (8, 8, 1)}


def test_code_is_found_again_in_a_module_that_was_compiled_anew() -> None:
    from tools.mutation.bench import codes_of
    from tools.mutation.early import key_of

    source = "class A:\n    @property\n    def f(self):\n        return [lambda: 1]\n"
    codes = codes_of(compile(source, "made_up.py", "exec"))
    assert ("made_up.py", "A.f", 2) in codes
    assert all(key_of(code) == key for key, code in codes.items())


def test_what_decides_who_may_see_and_do_what_exists_and_so_do_its_tests() -> None:
    from tools.mutation.functions import functions_at
    from tools.mutation.targets import ACCESS, clause_places, clause_targets

    entries = tomllib.loads(ACCESS.read_text(encoding="utf-8"))
    named = [(path, name) for path, entry in entries.items() for name in entry["functions"]]
    assert [place for place in named if not list(functions_at(*place))] == []
    assert [file for entry in entries.values() for file in entry["tests"] if not (ROOT / file).is_file()] == []
    found = {(path, inner) for path, name in named for inner, _ in functions_at(path, name)}
    assert found & {(target.path, target.name) for target in clause_targets(clause_places())} == set()


def test_faults_are_tried_again_when_the_function_or_a_test_that_noticed_has_changed() -> None:
    from dataclasses import replace

    from tools.mutation.command import is_stale
    from tools.mutation.functions import functions_of
    from tools.mutation.keeping import Kept
    from tools.mutation.targets import Target, hash_of_tests

    path = "velmoci/kernel/clauses.py"
    name, node = functions_of(path)[0]
    target = Target(path, name, frozenset(), (), node)
    by = ("tests/tools/test_mutants.py::test_faults_of_one_line",)
    kept = Kept(target.source, hash_of_tests(by), 3, 3, 0, (), (), by)
    assert not is_stale(target, {(path, name): kept})
    assert is_stale(target, {})
    assert is_stale(target, {(path, name): kept._replace(source="other")})
    assert is_stale(target, {(path, name): kept._replace(tests="other")})
    assert not is_stale(replace(target, clauses=frozenset({"EX-FGT-16"})), {(path, name): kept})


def test_a_test_has_changed_when_the_table_of_its_cases_has(monkeypatch: pytest.MonkeyPatch) -> None:
    from tools.mutation import targets

    source = "CASES = [1, 2]\nOTHER = 3\n@pytest.mark.parametrize('case', CASES)\ndef test_it(case): pass"
    hashes = []
    for text in (source, source.replace("OTHER = 3", "OTHER = 4"), source.replace("2", "5")):
        body = tuple(ast.parse(text).body)
        monkeypatch.setattr(targets, "tests_of", lambda path, body=body: body)
        hashes.append(targets.hash_of_test.__wrapped__("tests/tools/test_mutants.py::test_it"))
    assert hashes[0] == hashes[1] != hashes[2]
