"""Who may see and do what: every route and every command, asked by every role in every situation.

The answers are kept in `who_may_what.txt`, so a route or a command that is new, or that answers anybody otherwise than
before, shows as a changed line. `python -m tests.server.test_roles` writes the file again. Each part of the table is
a test of its own, so that `tools.mutants` can try a fault against those parts that come to it.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import get_args

import pytest

from tests.server.harness import Running, running
from tests.server.role_table import KEPT, PARTS, QUESTIONS, Part, ask_alone, kept_answers, questions, table
from tests.server.roles import ROLES, SITUATIONS
from velmoci.match.commands import AnyCommand
from velmoci.server.app import ROUTES


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.id)
def test_everybody_may_do_and_see_what_the_table_says_and_nothing_else(server: Running, part: Part) -> None:
    answers, kept = ask_alone(server, part), kept_answers(part.situation)
    assert answers == {question: kept.get(question) for question in answers}


def test_every_route_and_every_command_has_its_rows() -> None:
    kept = KEPT.read_text(encoding="utf-8").splitlines()
    assert [route.name for route in ROUTES if route.name not in QUESTIONS] == []
    assert [question.title for question in questions() if question.title not in kept] == []
    tags = {command.__struct_config__.tag for command in get_args(AnyCommand)}
    assert tags == {line.split(",")[0] for line in kept[kept.index("# Commands") :] if line and line[0].islower()} - {
        "connect"
    }


@pytest.mark.parametrize("situation", SITUATIONS, ids=" ".join)
def test_the_table_has_a_line_for_every_role(situation: tuple[str, str]) -> None:
    kept = kept_answers(situation)
    assert {(title, role) for title, _ in kept for role in ROLES} == set(kept)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as started:
        KEPT.write_text(table(ask_alone(started, part) for part in PARTS), encoding="utf-8")
