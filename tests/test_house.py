"""The house itself: layers, purity of the core, packaging, locks and the documentation's anchors."""

import ast
import importlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

import velmoci

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "velmoci"
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))

GAMES = ("expanze", "evropska_valka", "salva")
LAYERS = (
    ("kernel",), GAMES, ("odds",), ("bots",), ("lab",), ("api",), ("",), ("press",), ("match",), ("server",), ("cli",),
)  # fmt: skip
"""From the lowest up; `api` is what `import velmoci` (the empty name) hands out, and nothing else imports it."""
LEVEL = {name: level for level, names in enumerate(LAYERS) for name in names}
IMPURE = {
    "asyncio", "datetime", "glob", "io", "os", "pathlib", "random", "secrets", "shutil", "socket",
    "sqlite3", "subprocess", "tempfile", "threading", "time", "urllib", "uuid",
}  # fmt: skip
DOORS = {"velmoci.kernel.resources", "velmoci.fonts"}
FOR_ALL = {"", "__version__", "fonts", "rules"}

here_only = pytest.mark.interpreted


def module_name(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def layer_of(module: str) -> str:
    """Return the layer of a module: its folder."""
    parts = module.split(".")
    if parts[1:] in ([], ["__main__"]):
        return "cli" if parts[1:] else ""
    return parts[1]


def imported(node: ast.AST, module: str, is_package: bool) -> list[str]:
    """Return what an import statement may import: for `from a import b` both `a` and `a.b`."""
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    base = node.module or ""
    if node.level:
        anchor = module.split(".")
        anchor = anchor[: len(anchor) - node.level + is_package]
        base = ".".join([*anchor, base] if base else anchor)
    return [base, *(f"{base}.{name.name}" for name in node.names)]


def is_of_another_game(module: str, target: str) -> bool:
    """Tell whether a module in a game's folder, in whatever layer, imports from the folder of another game."""
    own, other = ({*name.split(".")[1:3]} & {*GAMES} for name in (module, target))
    return bool(own and other and own != other)


def import_allowed(module: str, target: str) -> bool:
    """Tell whether the layers allow a module to import a target."""
    if target.split(".")[0] == "velmoci":
        own, other = layer_of(module), layer_of(target)
        if is_of_another_game(module, target):
            return False
        if other == "api":
            return own == ""
        return other in FOR_ALL or own == other or LEVEL.get(other, 99) < LEVEL.get(own, 0)
    if module in DOORS or LEVEL.get(layer_of(module), 0) > LEVEL["bots"]:
        return True
    return target.split(".")[0] not in IMPURE and not target.startswith("importlib.resources")


def broken_walls(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """Yield a sentence for every import or call in a module's source that its layer forbids."""
    layer = layer_of(module)
    if layer not in LEVEL and layer not in FOR_ALL:
        yield f"{module}: {layer} is not a layer; name it in LAYERS"
        return
    for node in ast.walk(ast.parse(source)):
        forbidden = [t for t in imported(node, module, is_package) if not import_allowed(module, t)]
        if forbidden:
            yield f"{module}:{getattr(node, 'lineno', 0)} imports {forbidden[0]}"
        is_open = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open"
        if is_open and LEVEL.get(layer, 0) <= LEVEL["bots"]:
            yield f"{module}:{getattr(node, 'lineno', 0)} calls open()"


@here_only
def test_every_module_imports_only_what_its_layer_may() -> None:
    broken = [
        problem
        for file in sorted(PACKAGE.rglob("*.py"))
        for problem in broken_walls(file.read_text("utf-8"), module_name(file), file.name == "__init__.py")
    ]
    assert broken == []


def strings(tree: ast.Module) -> Iterator[ast.Constant]:
    """Yield the texts in a module's code; what documents it is none."""
    notes = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in notes:
            yield node


def named_games(source: str, module: str) -> Iterator[str]:
    """Yield a sentence for every game that a module outside the games' folders names, in an import or a text."""
    tree = ast.parse(source)
    texts = [(node.lineno, str(node.value)) for node in strings(tree)]
    imports = [node for node in ast.walk(tree) if isinstance(node, (ast.Import, ast.ImportFrom))]
    texts += [(node.lineno, " ".join(imported(node, module, False))) for node in imports]
    for line, text in texts:
        for game in GAMES:
            if re.search(rf"(?<![a-z_]){game}(?![a-z_])", text):
                yield f"{module}:{line} names {game}"


@here_only
def test_only_the_folders_of_a_game_and_the_list_of_games_name_one() -> None:
    modules = {module_name(file): file for file in sorted(PACKAGE.rglob("*.py"))}
    shared = [name for name in modules if not {*GAMES} & {*name.split(".")}]
    named = [sentence for name in shared for sentence in named_games(modules[name].read_text("utf-8"), name)]
    assert named
    assert {sentence.partition(":")[0] for sentence in named} == {"velmoci.kernel.registry"}


@here_only
@pytest.mark.parametrize(
    "source",
    [
        "from velmoci.odds.expanze.battles import attack_odds",
        "from velmoci import salva",
        "MAPS = {'expanze': 'velmoci.maps'}",
        "BOARD = 'velmoci.evropska_valka.picture'",
    ],
)
def test_a_game_that_is_named_elsewhere_is_noticed(source: str) -> None:
    assert len(list(named_games(source, "velmoci.server.catalogue"))) == 1
    assert list(named_games('"""Of expanze."""\nTITLE = "expanzes"', "velmoci.server.catalogue")) == []


@here_only
@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("velmoci.kernel.order", "from velmoci.expanze import state"),
        ("velmoci.kernel.order", "import velmoci.match.table"),
        ("velmoci.kernel.order", "from velmoci import cli"),
        ("velmoci.kernel.order", "from ..expanze import state"),
        ("velmoci.kernel.order", "def f() -> None:\n    import random"),
        ("velmoci.kernel.chance", "from random import Random"),
        ("velmoci.kernel.clauses", "from importlib.resources import files"),
        ("velmoci.kernel.clauses", "from importlib import resources"),
        ("velmoci.expanze.fight", "from velmoci.salva.base import battle"),
        ("velmoci.expanze.fight", "from velmoci.bots.expanze import BOTS"),
        ("velmoci.odds.expanze.battles", "from velmoci.bots.expanze import BOTS"),
        ("velmoci.expanze.fight", "import os.path"),
        ("velmoci.expanze.fight", "from time import perf_counter"),
        ("velmoci.bots.expanze", "from velmoci.lab.tournament import run"),
        ("velmoci.bots.expanze", "from random import choice"),
        ("velmoci.bots.expanze.steady", "from velmoci.bots.salva.worth import Outlook"),
        ("velmoci.odds.salva.battles", "from velmoci.expanze import game"),
        ("velmoci.cli.salva.face", "from velmoci.cli.expanze import screens"),
        ("velmoci.lab.tournament", "from velmoci.match import table"),
        ("velmoci.odds.exact", "text = open('file').read()"),
        ("velmoci.bots.search", "from datetime import datetime"),
        ("velmoci.match.table", "from velmoci.cli.main import main"),
        ("velmoci.bots.search", "from velmoci import new_game"),
        ("velmoci.kernel.order", "import velmoci.api"),
        ("velmoci", "import velmoci.match.table"),
        ("velmoci.cli.main", "from velmoci.api import new_game"),
        ("velmoci.attic.box", ""),
    ],
)
def test_a_broken_wall_is_noticed(module: str, source: str) -> None:
    assert list(broken_walls(source, module))


@here_only
@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("velmoci.kernel.order", "from velmoci.kernel.errors import Refusal\nfrom . import errors"),
        ("velmoci.kernel.resources", "from importlib.resources import files"),
        ("velmoci.expanze.fight", "from velmoci.kernel import order\nfrom velmoci import __version__"),
        ("velmoci.bots.expanze", "from velmoci.odds.expanze.battles import Odds\nfrom velmoci.expanze import fight"),
        ("velmoci.lab.tournament", "import os, time\nfrom velmoci.bots.driver import play"),
        ("velmoci.match.store", "import os\nfrom pathlib import Path\nopen('file')"),
        ("velmoci.cli.main", "import time\nfrom velmoci.match import table"),
        ("velmoci.__main__", "from velmoci.cli.main import main"),
    ],
)
def test_an_open_door_is_left_open(module: str, source: str) -> None:
    assert list(broken_walls(source, module)) == []


def setup_file() -> ModuleType:
    spec = importlib.util.spec_from_file_location("velmoci_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stray_extensions(folder: Path) -> list[Path]:
    return [file for file in folder.rglob("*") if file.suffix in (".so", ".pyd")]


@here_only
def test_no_compiled_module_lies_beside_the_sources() -> None:
    assert stray_extensions(PACKAGE) == []


@here_only
def test_a_compiled_module_beside_the_sources_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel" / f"order{EXTENSION_SUFFIXES[0]}").touch()
    assert len(stray_extensions(tmp_path)) == 1


def test_the_package_under_test_is_the_one_that_was_asked_for() -> None:
    compiled = os.environ.get("VELMOCI_EXPECT", "interpreted") == "compiled"
    assert Path(velmoci.__file__).is_relative_to(PACKAGE) != compiled
    names = [module_name(ROOT / source) for source in setup_file().compiled_sources()]
    files = {name: importlib.import_module(name).__file__ or "" for name in names}
    assert {n: f for n, f in files.items() if f.endswith(tuple(EXTENSION_SUFFIXES)) != compiled} == {}


@here_only
def test_an_editable_install_is_never_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VELMOCI_COMPILE", raising=False)
    assert setup_file().extensions({"setup.py", "editable_wheel"}, "nowhere") == []
    monkeypatch.setenv("VELMOCI_COMPILE", "always")
    with pytest.raises(SystemExit, match="never compiled"):
        setup_file().extensions({"setup.py", "editable_wheel"}, "nowhere")


@here_only
def test_without_a_compiler_the_package_is_plain_python(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("VELMOCI_COMPILE", "auto")
    monkeypatch.setenv("CC", "no-such-compiler")
    assert setup_file().extensions({"setup.py", "bdist_wheel"}, "nowhere") == []
    assert "No C compiler was found" in capsys.readouterr().err


@here_only
def test_a_misspelt_switch_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELMOCI_COMPILE", "sometimes")
    with pytest.raises(SystemExit, match="auto, always or never"):
        setup_file().extensions({"setup.py", "bdist_wheel"}, "nowhere")


def requirements(file: Path) -> list[Requirement]:
    lines = (line.split("--hash")[0].rstrip(" \\") for line in file.read_text("utf-8").splitlines())
    return [Requirement(line) for line in lines if re.match(r"[A-Za-z]", line)]


def plain_name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def unlocked(wanted: list[Requirement], locked: list[Requirement]) -> list[str]:
    """Return what is wanted but not pinned, or pinned to a version that does not fit."""
    pins: dict[str, list[str]] = {}
    for pin in locked:
        pins.setdefault(plain_name(pin.name), []).append(str(pin.specifier).removeprefix("=="))
    return [
        str(want)
        for want in wanted
        if not pins.get(plain_name(want.name))
        or not all(want.specifier.contains(version) for version in pins[plain_name(want.name)])
    ]


@here_only
@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.name))
def test_a_lock_pins_what_its_source_names(lock: Path) -> None:
    assert unlocked(requirements(lock.with_suffix(".in")), requirements(lock)) == []


def unexplained(names: list[str]) -> list[str]:
    """Return the packages that the page of dependencies gives no reason for."""
    page = (ROOT / "docs" / "decisions" / "dependencies.md").read_text("utf-8")
    return [name for name in names if f"`{name}`" not in page]


@here_only
def test_every_package_that_we_name_has_its_reason() -> None:
    named = [want.name for lock in LOCKS for want in requirements(lock.with_suffix(".in"))]
    client = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["devDependencies"]
    assert unexplained([*named, *client]) == []
    assert unexplained(["click", "leftpad"]) == ["leftpad"]


@here_only
@pytest.mark.parametrize("wanted", ["click>=9", "clock"])
def test_a_stale_lock_is_noticed(wanted: str) -> None:
    assert unlocked([Requirement(wanted)], [Requirement("click==8.5.1")]) == [wanted]


@here_only
def test_the_package_asks_for_what_is_locked_to_run_it() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    asked = sorted(line.replace("'", '"') for line in declared)
    assert asked == sorted(map(str, requirements(ROOT / "requirements" / "run.in")))


@here_only
@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: str(lock.name))
def test_a_lock_has_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    pinned = re.findall(r"^[a-z].*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    assert pinned
    assert [entry for entry in pinned if "--hash=sha256:" not in entry] == []


@here_only
def test_importing_the_package_imports_nothing_else_of_it() -> None:
    ask = "import sys, velmoci; print(sorted(m for m in sys.modules if m.startswith('velmoci')))"
    answer = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "['velmoci']"


def dead_links(page: Path) -> list[str]:
    """Return the links of a Markdown page to files that are not there."""
    links = re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text("utf-8"))
    return [link for link in links if "://" not in link and not (page.parent / link).exists()]


FRONT = sorted(ROOT.glob("*.md"))
LESSONS = sorted(
    file
    for top in ("velmoci", "docs")
    for kind in ("learn", "book")
    for file in (ROOT / top / "rules").glob(f"*/{kind}-*.md")
)
"""The pages that teach a game, as the repository and as the documentation sees them."""


@here_only
@pytest.mark.parametrize("page", [*FRONT, *LESSONS], ids=lambda page: str(page.relative_to(ROOT)))
def test_the_pages_that_people_read_first_link_to_files_that_exist(page: Path) -> None:
    assert dead_links(page) == []


@here_only
def test_a_dead_link_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("[here](page.md#top), [there](https://there), ![gone](gone.png)", "utf-8")
    assert dead_links(page) == ["gone.png"]


def missing_files(page: Path) -> list[str]:
    """Return the files that a README names and that are not below its folder, the one above, or the top."""
    named = re.findall(r"`([\w./-]+\.(?:py|ts|svelte|toml|json|md|mjs))`", page.read_text("utf-8"))
    places = (page.parent, page.parent.parent, ROOT)
    below = {file.name for file in page.parent.rglob("*")}
    return [name for name in named if name not in below and not any((place / name).exists() for place in places)]


PACKAGES = sorted({*PACKAGE.rglob("README.md")} - {PACKAGE / "rules" / "README.md"})


@here_only
@pytest.mark.parametrize("page", PACKAGES, ids=lambda page: str(page.parent.relative_to(PACKAGE)))
def test_the_readme_of_a_package_names_files_that_exist(page: Path) -> None:
    assert missing_files(page) == []


@here_only
def test_a_file_that_a_readme_invents_is_noticed(tmp_path: Path) -> None:
    page = tmp_path / "README.md"
    page.write_text("`README.md` and `gone.py` stand here, `setup.py` at the top", "utf-8")
    assert missing_files(page) == ["gone.py"]


def formal_lines(text: str) -> list[str]:
    """Return the Czech lines that say vy to their reader."""
    formal = re.compile(r"\b(vám|vámi|vás|váš|vaš\w*|jste|byste)\b", re.IGNORECASE)
    return [line for line in text.splitlines() if formal.search(line)]


@here_only
def test_the_program_says_ty_to_its_reader() -> None:
    texts = [*PACKAGE.rglob("texts/cs.ftl"), *(ROOT / "web" / "texts").glob("cs.ftl")]
    texts += [file for file in (ROOT / "web" / "src").rglob("*.ftl") if "cs" in (file.stem, file.parent.name)]
    texts += (PACKAGE / "rules" / "cs").glob("learn-*.md")
    texts += (PACKAGE / "rules" / "cs").glob("book-*.md")
    texts += (PACKAGE / "salva" / "scenarios").glob("*.toml")
    assert len(texts) > 12
    assert [line for file in texts for line in formal_lines(file.read_text("utf-8"))] == []
    assert formal_lines("Lízni si kartu.\nVyhráli jste.\nJe to váš tah.") == ["Vyhráli jste.", "Je to váš tah."]


def build_docs(folder: Path, text: str) -> tuple[int, str, str]:
    """Build a made-up rule text with the project's extension; return exit code, page and complaints."""
    (folder / "rules").mkdir()
    (folder / "rules" / "game.md").write_text(text, "utf-8")
    index = "# Index\n\n[fight](rules/game.md#EX-FGT-16)\n\n```{toctree}\nrules/game\n```\n"
    (folder / "index.md").write_text(index, "utf-8")
    (folder / "conf.py").write_text(
        f"import sys\nsys.path.insert(0, {str(ROOT / 'docs' / '_ext')!r})\n"
        "extensions = ['myst_parser', 'clause_anchors']\n",
        "utf-8",
    )
    options = ["-q", "-W", "--keep-going", "-n"]
    command = [sys.executable, "-m", "sphinx", *options, str(folder), str(folder / "html")]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    return result.returncode, (folder / "html" / "rules" / "game.html").read_text("utf-8"), result.stderr


RULE_TEXT = """# Game

- **EX-FGT-16** Only once, see **EX-FGT-17**.

* **SA-minimal-54** Fire.

| id | ruling |
| --- | --- |
| EX-R-03 | Two powers. |
| EX-T-S1 (from the source) | A worked example. |
"""


@here_only
def test_every_clause_has_an_address_in_the_documentation(tmp_path: Path) -> None:
    code, page, complaints = build_docs(tmp_path, RULE_TEXT)
    assert (code, complaints) == (0, "")
    for id in ("EX-FGT-16", "EX-FGT-17", "SA-minimal-54", "EX-R-03", "EX-T-S1"):
        assert page.count(f'id="{id}"') == 1
        assert page.count(f'href="#{id}"') == 1


@here_only
def test_a_clause_without_an_address_and_a_link_to_none_are_noticed(tmp_path: Path) -> None:
    code, _, complaints = build_docs(tmp_path, "# Game\n\n<!--\n- **EX-FGT-15** Hidden.\n-->\n")
    assert code != 0
    assert "clause EX-FGT-15 got no anchor" in complaints
    assert "EX-FGT-16" in complaints
