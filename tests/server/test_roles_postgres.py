"""The same table of who may see and do what over PostgreSQL."""

from __future__ import annotations

from tests.match.postgres import Server
from tests.server.harness import QUICK, Running
from tests.server.role_table import KEPT, PARTS, ask_alone, table
from velmoci.match.storage import open_storage


def test_over_postgresql_too_everybody_may_do_and_see_what_the_table_says_and_nothing_else() -> None:
    postgres = Server()
    try:
        postgres.start()
        server = Running(QUICK, open_storage(postgres.url()))
        server.start()
        answers = [ask_alone(server, part) for part in PARTS]
        server.stop()
    finally:
        postgres.stop()
    assert table(answers) == KEPT.read_text(encoding="utf-8")
