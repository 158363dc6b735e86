"""The machine knows no chapter by name; chapters are checked and put in order when a rulebook is assembled."""

import ast
from pathlib import Path

import pytest

import velmoci.salva
from tests.clause import clause
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble
from velmoci.salva.library import CHAPTERS, LIBRARY
from velmoci.salva.seams import SEAMS

PACKAGE = Path(velmoci.salva.__file__).parent
LISTS = {"library.py", "composing.py", "warnings.py"}
"""The list of all chapters, and what stands above it: the composition of a game out of them, and advice about it."""
ALWAYS_ON = {chapter.id for chapter in CHAPTERS if chapter.is_always_on}


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
