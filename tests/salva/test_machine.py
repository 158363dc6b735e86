"""The machine knows no chapter by name; chapters are checked and put in order when a rulebook is assembled."""

import ast
import re
from pathlib import Path

import pytest

import velmoci.salva
from tests.clause import clause
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble
from velmoci.salva.contents import GROUPS
from velmoci.salva.library import CHAPTERS, LIBRARY
from velmoci.salva.seams import SEAMS

PACKAGE = Path(velmoci.salva.__file__).parent
LISTS = {"library.py", "composing.py", "warnings.py"}
"""The list of all chapters, and what stands above it: the composition of a game out of them, and advice about it."""
ALWAYS_ON = {chapter.id for chapter in CHAPTERS if chapter.is_always_on}
ROOT = PACKAGE.parent.parent
AROUND = ("bots", "odds", "server", "cli", "match", "lab")
KNOWN = {
    "bots/salva/battles.py": {"second_line", "submarines"},
    "bots/salva/campaigns.py": {"supply_stores"},
    "bots/salva/supplies.py": {"supply_plan", "supply_stores"},
    "bots/salva/fleets.py": {"embarkation", "harbours", "submarines"},
    "bots/salva/peoples.py": {
        "partisans", "people_effort", "people_search", "people_uprising", "people_welfare", "peoples",
    },
    "bots/salva/progress.py": {"technology_levels"},
    "bots/salva/economy.py": {
        "economy_building", "economy_market", "economy_moving", "economy_phase", "economy_stock", "economy_work",
    },
    "bots/salva/riches.py": {"economy_stock"},
    "bots/salva/start.py": {"fair_start"},
    "bots/salva/steady.py": {"submarines"},
    "bots/salva/talks.py": {"treaties", "treaty_orders"},
    "bots/salva/worth.py": {"goal_common"},
    "cli/salva/face.py": {"treaty_orders"},
    "cli/salva/listing.py": {"naval"},
    "cli/salva/screens.py": {"goal_common", "terrain"},
    "server/salva/handlers.py": {"random_goal"},
}  # fmt: skip
"""What stands outside the rules and knows a chapter: bots that give its orders, words and drawings of its own."""
CLAUSE = re.compile(r"SA-([a-z0-9_]+)-[0-9]+")
FOREIGN_CLAUSES = {
    "consent.py": {"SA-alliance-2"},
    "contents.py": {"SA-naval-13", "SA-terrain-4"},
    "game.py": {"SA-multiplayer-14"},
}
"""Clauses of chapters in the engine: the one that brings consents in, rare ones of the contents, talks at the table."""
KNOWN_TO_THE_BROWSER = {
    "start/Builder.svelte", "start/wish.svelte.ts",
}  # fmt: skip
"""Where the page for a new game puts chapters together."""
IN_THE_BROWSER = re.compile(r"hapters\.includes\(\"([a-z_]+)\"\)")


def named_chapters(source: str, ids: set[str]) -> list[str]:
    """The chapters that a module imports or names in a comparison, a membership test or a subscript."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("velmoci.salva.chapters"):
            found.append(str(node.module))
        if isinstance(node, ast.Compare):
            words = [part.value for part in ast.walk(node) if isinstance(part, ast.Constant)]
            if "chapters" in ast.dump(node):
                found += [str(word) for word in words if word in ids]
    return found


def engine_files() -> list[Path]:
    files = [*PACKAGE.glob("*.py"), *(PACKAGE / "base").glob("*.py")]
    return sorted(file for file in files if file.name not in LISTS)


@pytest.mark.interpreted
@pytest.mark.parametrize("file", engine_files(), ids=lambda file: str(file.name))
def test_the_engine_names_no_chapter(file: Path) -> None:
    ids = {chapter.id for chapter in CHAPTERS} - ALWAYS_ON
    assert named_chapters(file.read_text("utf-8"), ids) == []


def foreign_clauses(source: str) -> set[str]:
    """The clauses that a module names and that do not hold in every game."""
    always = {group for chapter in ALWAYS_ON for group in GROUPS.get(chapter, (chapter,))}
    words = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    found = [CLAUSE.fullmatch(word) for word in words if isinstance(word, str)]
    return {match.group() for match in found if match and match.group(1) not in always}


@pytest.mark.interpreted
@pytest.mark.parametrize("file", engine_files(), ids=lambda file: str(file.name))
def test_the_engine_cites_no_clause_of_a_chapter(file: Path) -> None:
    known = FOREIGN_CLAUSES.get(file.relative_to(PACKAGE).as_posix(), set())
    assert foreign_clauses(file.read_text("utf-8")) == known


@pytest.mark.interpreted
def test_an_engine_that_cites_a_clause_of_a_chapter_is_noticed() -> None:
    source = 'CLAUSES = {"SA-naval-7": (holder,), "SA-minimal-11": (holder,), "SA-goals2-9": (holder,)}'
    assert foreign_clauses(source) == {"SA-naval-7"}


AT_SEA = re.compile(r"(?i)(?<![a-z])(?:seas?|ships?|naval|docked|aboard|harbours?|aircraft|submarines?)(?![a-z])")


def words_of_the_sea(source: str) -> list[str]:
    """What a source says of ships, in names or in words."""
    return AT_SEA.findall(source)


@pytest.mark.interpreted
def test_the_minimal_version_knows_no_sea() -> None:
    for file in sorted((PACKAGE / "base").glob("*.py")):
        assert words_of_the_sea(file.read_text("utf-8")) == [], file.name


@pytest.mark.interpreted
def test_a_minimal_version_that_knows_the_sea_is_noticed() -> None:
    assert words_of_the_sea('def season(side): return 0 if side.sea else army_at_sea("ship")') == ["sea", "sea", "ship"]


@pytest.mark.interpreted
@pytest.mark.parametrize("layer", AROUND)
def test_around_the_engine_only_those_know_a_chapter_who_need_to(layer: str) -> None:
    ids = {chapter.id for chapter in CHAPTERS} - ALWAYS_ON
    folder = PACKAGE.parent / layer
    for file in sorted(folder.rglob("*.py")):
        known = KNOWN.get(file.relative_to(PACKAGE.parent).as_posix(), set())
        assert {name.rpartition(".")[2] for name in named_chapters(file.read_text("utf-8"), ids)} <= known, file.name


@pytest.mark.interpreted
@pytest.mark.parametrize("layer", AROUND)
def test_nobody_asks_which_goal_is_played(layer: str) -> None:
    for file in sorted((PACKAGE.parent / layer).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
                assert "Goal" not in ast.dump(node.args[1]), f"{file.name}:{node.lineno}"


@pytest.mark.interpreted
def test_the_browser_knows_chapters_only_where_they_are_chosen() -> None:
    folder = ROOT / "web" / "src" / "games" / "salva"
    ids = {chapter.id for chapter in CHAPTERS} - ALWAYS_ON
    files = [file for file in sorted(folder.rglob("*")) if file.suffix in (".ts", ".svelte")]
    assert files
    for file in files:
        if ids & set(IN_THE_BROWSER.findall(file.read_text("utf-8"))):
            assert file.relative_to(folder).as_posix() in KNOWN_TO_THE_BROWSER, file.name


@pytest.mark.interpreted
@pytest.mark.parametrize(
    "source",
    [
        "from velmoci.salva.chapters.terrain import Ground",
        "def f(rules):\n    return 'terrain' in rules.rulebook.chapters",
        "def f(chapters):\n    if 'terrain' in chapters:\n        pass",
    ],
)
def test_an_engine_that_names_a_chapter_is_noticed(source: str) -> None:
    assert named_chapters(source, {"terrain"})


@clause("SA-chapters-1", "SA-chapters-2")
def test_the_minimal_version_is_always_on() -> None:
    assert "minimal" in assemble(LIBRARY).chapters
    with pytest.raises(BadRulebook, match="unknown_chapter"):
        assemble(LIBRARY, ["moon"])


def test_every_chapter_fills_known_seams_only() -> None:
    for chapter in CHAPTERS:
        assert set(chapter.contributions) <= set(SEAMS)


@clause("SA-chapters-3")
def test_the_hash_of_a_rulebook_tells_chapters_and_options_apart() -> None:
    books = [assemble(LIBRARY), assemble(LIBRARY, ["terrain"]), assemble(LIBRARY, [], {"rounds": 8})]
    assert len({book.hash for book in books}) == 3
    assert assemble(LIBRARY, ["terrain"]).hash == books[1].hash
