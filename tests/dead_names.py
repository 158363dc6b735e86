"""Names in the package that nothing in the package uses; a clause that names a function is no use of it."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from vulture import Vulture  # type: ignore[import-untyped]

PACKAGE = Path(__file__).parents[1] / "velmoci"
LEAST_CONFIDENCE = 60


def sources() -> Iterator[tuple[str, str]]:
    """Every module of the package with its text."""
    for file in sorted(PACKAGE.rglob("*.py")):
        yield file.relative_to(PACKAGE.parent).as_posix(), file.read_text(encoding="utf-8")


def without_clauses(text: str) -> str:
    """The module without its table of clauses; all other lines stay where they are."""
    lines = text.split("\n")
    for node in ast.parse(text).body:
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(target, ast.Name) and target.id == "CLAUSES":
            lines[node.lineno - 1 : node.end_lineno] = [""] * ((node.end_lineno or node.lineno) - node.lineno + 1)
    return "\n".join(lines)


def dead_names(modules: Iterable[tuple[str, str]]) -> list[str]:
    """What no module uses, as `velmoci/lab/runner.py: all_cores`; imports are ruff's to find."""
    finder = Vulture()
    for name, text in modules:
        finder.scan(without_clauses(text), filename=Path(name))
    found = finder.get_unused_code(min_confidence=LEAST_CONFIDENCE)
    return sorted(f"{item.filename.as_posix()}: {item.name}" for item in found if item.typ != "import")
