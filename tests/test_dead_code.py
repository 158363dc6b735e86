"""Nothing in the package is dead: what no module of it uses stands on a reviewed list, with the reason."""

import tomllib
from pathlib import Path

import pytest

from tests.dead_names import dead_names, sources, without_clauses

LIST = Path(__file__).parent / "dead_names.toml"

pytestmark = pytest.mark.interpreted


def listed() -> dict[str, str]:
    """The names that stay, with their reasons."""
    sections = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return {name: reason for section in sections.values() for name, reason in section.items()}


def test_every_name_is_used_or_listed_with_its_reason() -> None:
    dead = set(dead_names(sources()))
    assert sorted(dead - set(listed())) == [], "used by nothing: remove, connect, or list it with its reason"
    assert sorted(set(listed()) - dead) == [], "alive or gone: take it off the list"
    assert all(listed().values())


SAMPLE = '''
from typing import Final

def used() -> int:
    return 1

def dead() -> int:
    return used()

def counted_by_a_clause() -> int:
    return 2

CLAUSES: Final[dict[str, tuple[object, ...]]] = {
    "EX-FGT-1": (counted_by_a_clause,),
}
'''


def test_a_dead_name_would_be_noticed_also_where_a_clause_names_it() -> None:
    assert dead_names([("velmoci/sample.py", SAMPLE)]) == [
        "velmoci/sample.py: counted_by_a_clause",
        "velmoci/sample.py: dead",
    ]


def test_a_use_in_another_module_keeps_a_name_alive() -> None:
    other = "from velmoci.sample import counted_by_a_clause, dead\n\ndead()\ncounted_by_a_clause()\n"
    assert dead_names([("velmoci/sample.py", SAMPLE), ("velmoci/other.py", other)]) == []


def test_without_its_clauses_a_module_keeps_its_lines() -> None:
    assert len(without_clauses(SAMPLE).split("\n")) == len(SAMPLE.split("\n"))
    assert "EX-FGT-1" not in without_clauses(SAMPLE)
