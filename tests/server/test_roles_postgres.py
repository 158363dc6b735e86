"""The same table of who may see and do what over PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.match.postgres import Server
from tests.server.harness import QUICK, Running
from tests.server.role_table import PARTS, ask_alone, is_about, kept_answers, questions
from tests.server.roles import SITUATIONS, Situation
from velmoci.match.storage import open_storage


@pytest.fixture(scope="module")
def over_postgres() -> Iterator[Running]:
    postgres = Server()
    try:
        postgres.start()
        server = Running(QUICK, open_storage(postgres.url()))
        server.start()
        yield server
        server.stop()
    finally:
        postgres.stop()


@pytest.mark.parametrize("situation", SITUATIONS, ids=" ".join)
def test_over_postgresql_too_everybody_may_do_and_see_what_the_table_says_and_nothing_else(
    over_postgres: Running, situation: Situation
) -> None:
    """What is not about a match is asked in the first situation alone."""
    answers = [ask_alone(over_postgres, part) for part in PARTS if part.situation == situation]
    once = {one.title for one in questions() if not is_about(one) and situation != SITUATIONS[0]}
    kept = {asked: answer for asked, answer in kept_answers(situation).items() if asked[0] not in once}
    assert {asked: answer for part in answers for asked, answer in part.items()} == kept
