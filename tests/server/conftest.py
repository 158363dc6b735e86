"""One server for the tests of a file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Running, running


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Real processes and sockets on a busy machine get a second chance, which the report shows."""
    for item in items:
        if "/tests/server/" in item.path.as_posix():
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with an SQLite file of its own."""
    with running(tmp_path_factory.mktemp("server")) as started:
        yield started
