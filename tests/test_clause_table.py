"""The table clause → code → tests has no hole, and each of its alarms rings."""

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from velmoci.kernel.clauses import Clause

pytestmark = pytest.mark.interpreted

ROOT = Path(__file__).resolve().parent.parent


def load_tool() -> ModuleType:
    """Import the tool by its file: the checkout is not on the path when the compiled package is tested."""
    spec = importlib.util.spec_from_file_location("clause_table", ROOT / "tools" / "clause_table.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


tool = load_tool()

CLAUSE = Clause("EX-FGT-16", "clause", "Once.", "FGT: fighting", (), ())
RULING = Clause("EX-R-25", "ruling", "Yes.", "7. Rulings", (), ())
VECTOR = Clause("EX-T-09", "vector", "Red wins.", "9.2 Own vectors", (), ())
CODE = {"EX-FGT-16": ["velmoci/expanze/fight.py: attack"]}
TESTS = {"EX-FGT-16": ["tests/test_fight.py: test_once"]}
REASON = "It comes with the server."


def gaps(
    rule: Clause,
    code: dict[str, list[str]] | None = None,
    tests: dict[str, list[str]] | None = None,
    coming: dict[str, object] | None = None,
) -> list[str]:
    return list(tool.gaps(tool.Coverage((rule,), code or {}, tests or {}, coming or {})))


@pytest.fixture
def tests_folder(tmp_path: Path) -> Callable[[str], Path]:
    def write(source: str) -> Path:
        (tmp_path / "tests").mkdir()
        (tmp_path / "tests" / "test_made_up.py").write_text(source, encoding="utf-8")
        return tmp_path

    return write


def test_the_table_is_complete_and_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    result = tool.main(["--check"])
    assert capsys.readouterr().out == ""
    assert result == 0


def test_a_clause_with_code_and_a_test_is_no_gap() -> None:
    assert gaps(CLAUSE, CODE, TESTS) == []


def test_a_clause_without_code_rings() -> None:
    assert gaps(CLAUSE, tests=TESTS) == ["EX-FGT-16 has no code: no CLAUSES table names it."]


def test_a_clause_without_a_test_rings() -> None:
    assert gaps(CLAUSE, CODE) == ['EX-FGT-16 has no test: none is marked @clause("EX-FGT-16").']


@pytest.mark.parametrize("rule", [RULING, VECTOR])
def test_rulings_and_vectors_need_a_test_but_no_code(rule: Clause) -> None:
    assert gaps(rule) == [f'{rule.id} has no test: none is marked @clause("{rule.id}").']
    assert gaps(rule, tests={rule.id: ["tests/test_x.py: test_y"]}) == []


@pytest.mark.parametrize("listed", ["EX-FGT-16", "EX-FGT"])
def test_what_is_listed_as_coming_is_no_gap(listed: str) -> None:
    assert gaps(CLAUSE, coming={listed: REASON}) == []
    assert gaps(CLAUSE, CODE, coming={listed: REASON}) == []


@pytest.mark.parametrize("listed", ["EX-FGT-16", "EX-FGT"])
def test_what_is_listed_although_it_is_there_rings(listed: str) -> None:
    assert gaps(CLAUSE, CODE, TESTS, {listed: REASON}) == [
        "EX-FGT-16 stands in velmoci/rules/coming.toml although it has code and a test: take it off the list."
    ]


def test_a_listed_ruling_that_is_tested_rings() -> None:
    [problem] = gaps(RULING, tests={"EX-R-25": ["tests/test_x.py: test_y"]}, coming={"EX-R-25": REASON})
    assert problem.startswith("EX-R-25 stands in velmoci/rules/coming.toml although it has a test")


def test_a_listed_id_that_does_not_exist_rings() -> None:
    assert gaps(CLAUSE, CODE, TESTS, {"EX-FGT-99": REASON}) == [
        "velmoci/rules/coming.toml lists EX-FGT-99, which is no rule and no section of an implemented game."
    ]


@pytest.mark.parametrize("reason", ["", "later", 1])
def test_a_listed_id_without_a_sentence_rings(reason: object) -> None:
    assert gaps(CLAUSE, coming={"EX-FGT-16": reason}) == ["velmoci/rules/coming.toml gives no sentence for EX-FGT-16."]


def test_code_and_tests_that_cite_an_unknown_id_ring() -> None:
    places = {"EX-FGT-16": ["a.py: f"], "EX-FGT-99": ["a.py: f", "b.py: g"]}
    assert list(tool.unknown_ids({"EX-FGT-16"}, places, {"EX-NO-1": ["tests/test_x.py: test_y"]})) == [
        "a.py: f and b.py: g cites EX-FGT-99, which does not exist.",
        "tests/test_x.py: test_y cites EX-NO-1, which does not exist.",
    ]


def test_code_is_found_in_the_tables_of_modules() -> None:
    first, second, third = ModuleType("first"), ModuleType("second"), ModuleType("third")
    vars(first)["CLAUSES"] = {"EX-FGT-16": (gaps, Path.exists), "EX-FGT-17": (Clause,)}
    vars(second)["CLAUSES"] = {"EX-FGT-16": (gaps, dict.get)}
    found = tool.code_citations([first, second, third])
    assert found.problems == []
    here = f"{__name__.replace('.', '/')}.py"
    assert found.places == {
        "EX-FGT-16": [f"{here}: gaps", "pathlib.py: Path.exists", "builtins.py: dict.get"],
        "EX-FGT-17": ["velmoci/kernel/clauses.py: Clause"],
    }


@pytest.mark.parametrize("doers", [gaps, (), ("gaps",), None])
def test_a_table_of_something_else_than_functions_rings(doers: object) -> None:
    module = ModuleType("made_up")
    vars(module)["CLAUSES"] = {"EX-FGT-16": doers}
    found = tool.code_citations([module])
    assert found.places == {}
    assert found.problems == ["made_up.CLAUSES gives EX-FGT-16 no tuple of functions."]


def test_marks_are_found_wherever_pytest_takes_them(tests_folder: Callable[[str], Path]) -> None:
    root = tests_folder("""
import pytest
from tests.clause import clause as rule

pytestmark = rule("EX-FGT-1")
VECTORS: list[object] = [pytest.param(1, marks=rule("EX-T-01"))]
TABLE = [pytest.param(1, marks=rule("EX-T-02"))]

@rule("EX-FGT-2", "EX-FGT-3")
def test_one(): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=rule("EX-FGT-4"))])
async def test_two(x): ...

@rule("EX-FGT-5")
class TestThree:
    @rule("EX-FGT-5", "EX-FGT-5")
    def test_four(self):
        rule("EX-FGT-6")
""")
    found = tool.test_citations(root)
    assert found.problems == []
    assert {id: [place.partition(": ")[2] for place in places] for id, places in found.places.items()} == {
        "EX-FGT-1": ["pytestmark"],
        "EX-T-01": ["VECTORS"],
        "EX-T-02": ["TABLE"],
        "EX-FGT-2": ["test_one"],
        "EX-FGT-3": ["test_one"],
        "EX-FGT-4": ["test_two"],
        "EX-FGT-5": ["TestThree", "TestThree.test_four"],
    }
    assert found.places["EX-FGT-2"] == ["tests/test_made_up.py: test_one"]


@pytest.mark.parametrize("line", ["from velmoci.kernel.clauses import clause", "from tests.clause import x"])
def test_other_functions_called_clause_are_no_marks(line: str, tests_folder: Callable[[str], Path]) -> None:
    found = tool.test_citations(tests_folder(f'{line}\n@clause("EX-FGT-1")\ndef test_one(): ...'))
    assert found == ({}, [])


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ('@clause("EX-FGT-1")\ndef helper(): ...', "helper is marked with clauses but is no test."),
        ('clause("EX-FGT-1")', "? is marked with clauses but is no test."),
        ("@clause()\ndef test_one(): ...", "test_one is marked with no clause at all."),
        ("@clause(*IDS)\ndef test_one(): ...", "test_one names a clause by an expression; write the id out."),
        ("@clause(1)\ndef test_one(): ...", "test_one names a clause by an expression; write the id out."),
    ],
)
def test_a_mark_that_proves_nothing_rings(source: str, problem: str, tests_folder: Callable[[str], Path]) -> None:
    found = tool.test_citations(tests_folder(f"from tests.clause import clause\n{source}"))
    assert found.places == {}
    assert found.problems == [f"tests/test_made_up.py: {problem}"]


def test_the_table_counts_and_groups_and_says_what_is_coming() -> None:
    text = tool.render(tool.Coverage((CLAUSE, RULING), CODE, TESTS, {"EX-R": REASON}))
    assert "| clauses | 1 | 1 | 0 | 1 | 0 |\n| rulings | 1 | 0 | 0 | 0 | 1 |\n" in text
    assert "## EX-FGT · FGT: fighting\n" in text
    assert (
        "| [EX-FGT-16](rules/en/expanze.md#EX-FGT-16) | `velmoci/expanze/fight.py: attack` "
        "|  | `tests/test_fight.py: test_once` |  |  |\n"
    ) in text
    assert "| [EX-R-25](rules/en/expanze.md#EX-R-25) | *to come: It comes with the server.* |  |  |  |  |\n" in text


PLACE = "velmoci/expanze/fight.py: attack"


@pytest.mark.parametrize(
    ("reached", "cell"),
    [({PLACE: True}, "yes"), ({PLACE: False}, "0 of 1"), ({f"{PLACE}.a": True, f"{PLACE}.b": False}, "1 of 2")],
)
def test_the_table_says_whether_the_code_is_reached(reached: dict[str, bool], cell: str) -> None:
    text = tool.render(tool.Coverage((CLAUSE,), CODE, TESTS, {}, tool.Proofs(reached, {})))
    assert f"| `{PLACE}` | {cell} | `tests/test_fight.py: test_once` |" in text
    assert f"| clauses | 1 | 1 | {int(cell == 'yes')} | 1 | 0 |" in text


def test_the_table_says_how_many_faults_are_noticed() -> None:
    tried = {PLACE: tool.Tried(10, 8, frozenset({CLAUSE.id})), f"{PLACE}_by_sea": tool.Tried(4, 4)}
    text = tool.render(tool.Coverage((CLAUSE,), CODE, TESTS, {}, tool.Proofs({}, tried)))
    assert "| `tests/test_fight.py: test_once` | 8 of 10 | yes |\n" in text
    assert "| `velmoci/expanze/fight.py` | 14 | 12 | 85 % |  |\n" in text


def test_the_table_names_what_was_not_measured_since_it_changed() -> None:
    changed = {PLACE: True, f"{PLACE}_by_sea": True, "velmoci/expanze/turns.py: go": False, "velmoci/new.py: f": True}
    proofs = tool.Proofs({}, {PLACE: tool.Tried(10, 10), "velmoci/expanze/turns.py: go": tool.Tried(4, 4)}, changed)
    rows = tool.render(tool.Coverage((CLAUSE,), CODE, TESTS, {}, proofs)).splitlines()[-3:]
    assert rows == [
        "| `velmoci/expanze/fight.py` | 10 | 10 | 100 % | `attack` `attack_by_sea` |",
        "| `velmoci/expanze/turns.py` | 4 | 4 | 100 % |  |",
        "| `velmoci/new.py` | 0 | 0 |  | `f` |",
    ]


@pytest.mark.parametrize(
    ("tried", "problems"),
    [
        (tool.Tried(10, 8, frozenset({"EX-FGT-16"})), []),
        (tool.Tried(0, 0), []),
        (
            tool.Tried(10, 8, frozenset({"EX-FGT-17"})),
            ["EX-FGT-16: of 10 faults in its code its own tests notice none (docs/mutants.md)."],
        ),
    ],
)
def test_a_clause_whose_own_tests_notice_no_fault_rings(tried: object, problems: list[str]) -> None:
    coverage = tool.Coverage((CLAUSE,), CODE, TESTS, {}, tool.Proofs({}, {PLACE: tried}))
    assert list(tool.blind_tests(coverage)) == problems


@pytest.mark.parametrize(("file", "least"), [("velmoci/expanze/fight.py", 95), ("velmoci/server/lobby.py", 90)])
def test_a_file_of_which_too_few_faults_are_noticed_rings(file: str, least: int) -> None:
    def weak(noticed: int) -> list[str]:
        return list(tool.weak_files({f"{file}: f": tool.Tried(60, 60), f"{file}: g": tool.Tried(40, noticed - 60)}))

    assert weak(least) == []
    assert weak(least - 1) == [f"{file}: {least - 1} of 100 faults are noticed, less than {least} % (docs/mutants.md)."]


def test_a_file_into_which_no_fault_was_ever_put_rings_and_says_how_to_try_it() -> None:
    changed = {PLACE: False, f"{PLACE}_by_sea": True, "velmoci/new.py: f": True, "velmoci/new.py: g": True}
    assert list(tool.never_tried(tool.Proofs({}, {PLACE: tool.Tried(0, 0)}, changed))) == [
        'velmoci/new.py: no faults were ever put into it: run `make mutants ARGS="velmoci/new.py"` (docs/mutants.md).'
    ]


@pytest.mark.parametrize(
    ("listed", "problems"),
    [
        ({"velmoci/new.py": "It is measured with its chapter."}, []),
        ({"velmoci/new.py": "later"}, ["tests/mutants/untried.toml gives no sentence for velmoci/new.py."]),
        (
            {"velmoci/new.py": REASON, "velmoci/expanze/fight.py": REASON, "velmoci/gone.py": REASON},
            [
                f"tests/mutants/untried.toml lists {file}, which has been tried or has nothing to try: take it off."
                for file in ("velmoci/expanze/fight.py", "velmoci/gone.py")
            ],
        ),
    ],
)
def test_a_file_that_is_listed_as_untried_has_a_reason_and_is_untried(
    listed: dict[str, object], problems: list[str]
) -> None:
    changed = {PLACE: False, "velmoci/new.py: f": True}
    proofs = tool.Proofs({}, {PLACE: tool.Tried(1, 1)}, changed, listed)
    assert list(tool.never_tried(proofs)) == problems


@pytest.mark.parametrize(("changed", "rings"), [(0, False), (5, False), (6, True)])
def test_too_many_changed_functions_ring(changed: int, rings: bool) -> None:
    functions = {f"velmoci/a.py: f{number}": number < changed for number in range(100)}
    proofs = tool.Proofs({}, {}, {**functions, "velmoci/new.py: f": True}, {"velmoci/new.py": REASON})
    problem = (
        f"{changed} of 100 functions are new or have changed since faults were put into them, "
        "more than 5 %: run `make mutants` (docs/mutants.md)."
    )
    assert list(tool.much_changed(proofs)) == ([problem] if rings else [])


def test_what_is_kept_is_old_when_the_function_is_another(tmp_path: Path) -> None:
    path = "velmoci/kernel/clauses.py"
    source = tool.hash_of_function(dict(tool.functions_at(path, "clauses"))["clauses"])
    (tmp_path / "access.toml").write_text(f'["{path}"]\nfunctions = ["file_of"]\ntests = []\n', encoding="utf-8")
    for kept, is_old in ((source, False), ("other", True), (None, True)):
        line = f'"clauses" = {{ source = "{kept}" }}\n' if kept else ""
        (tmp_path / "outcome.toml").write_text(f'["{path}"]\n{line}', encoding="utf-8")
        found = tool.changed_since(tmp_path, {"EX-FGT-16": [f"{path}: clauses"]})
        assert found == {f"{path}: clauses": is_old, f"{path}: file_of": True}


def test_what_is_kept_of_faults_is_read_and_a_judgement_counts_for_one_version(tmp_path: Path) -> None:
    (tmp_path / "reached.toml").write_text('["a.py"]\n"f" = "tests/test_x.py::test_f"\n"g" = ""\n', encoding="utf-8")
    (tmp_path / "outcome.toml").write_text(
        '["a.py"]\n'
        '"f" = { source = "1", tests = "", made = 9, killed = 5, elsewhere = 1, left = ["bound-1", "turned-2"], '
        'clauses = ["A-1"] }\n',
        encoding="utf-8",
    )
    judged = '[["a.py"]]\nfunction = "f"\nfault = "bound-1"\nsource = "{}"\nchange = "x"\nwhy = "y"\n'
    for source, counted in (("1", 8), ("0", 9)):
        (tmp_path / "judged.toml").write_text(judged.format(source), encoding="utf-8")
        proofs = tool.read_proofs(tmp_path)
        assert proofs.tried == {"a.py: f": (counted, 6, {"A-1"})}
        assert proofs.reached == {"a.py: f": True, "a.py: g": False}


def test_a_stale_or_missing_table_rings_and_writing_mends_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stale = "docs/clause-table.md is stale"
    monkeypatch.setattr(tool, "TABLE", tmp_path / "clause-table.md")
    monkeypatch.setattr(tool, "modules_of", lambda package: [])
    monkeypatch.setattr(tool, "test_citations", lambda root: tool.Citations({}, []))  # read in the first test
    assert tool.main(["--check"]) == 1
    assert stale in capsys.readouterr().out
    assert tool.main([]) == 0
    tool.main(["--check"])
    assert stale not in capsys.readouterr().out
    tool.TABLE.write_text("old", encoding="utf-8")
    assert tool.main(["--check"]) == 1
    assert stale in capsys.readouterr().out
