from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.match.postgres import Server
from velmoci.match.storage import Storage
from velmoci.match.storage.postgres import PostgresStorage
from velmoci.match.storage.sqlite import SqliteStorage

Database = Callable[[], Storage]
"""Opens the same database again each time it is called: another process, or the same one after a crash."""


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    server = Server()
    try:
        server.start()
        yield server
    finally:
        server.stop()


NUMBERS = itertools.count(1)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "sqlite":
        return lambda: SqliteStorage(tmp_path / "matches.sqlite")
    server: Server = request.getfixturevalue("postgres")
    url = new_database(server)
    return lambda: PostgresStorage(url)


def new_database(server: Server) -> str:
    name = f"test_{next(NUMBERS)}"

    async def create() -> None:
        connection = await asyncpg.connect(server.url())
        await connection.execute(f"CREATE SCHEMA {name}")
        await connection.close()

    asyncio.run(create())
    return server.url(name)
