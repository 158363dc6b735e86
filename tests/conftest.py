from __future__ import annotations

import os
import random
import secrets
from collections import Counter
from collections.abc import Generator
from unittest.mock import patch

import pytest

from tests.costs import Costs

LUCK = os.environ.get("VELMOCI_TEST_LUCK", "")
"""Another word deals other secrets to every test: what passes with many words does not pass by luck."""
RUNS: Counter[str] = Counter()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", type=int, default=0, metavar="N", help="list the N dearest tests by CPU seconds")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("costs"):
        config.pluginmanager.register(Costs(config.getoption("costs")), "costs")
    config.addinivalue_line("markers", "clause(*ids): the rules that this test tests, by their ids")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A test that makes matches draws the same secrets, and so the same dice, whenever it runs.

    Some plug-ins give several tests one id, and those may share a server: equal secrets would be taken for one key.
    """
    RUNS[item.nodeid] += 1
    with patch.object(secrets, "token_bytes", random.Random(f"{item.nodeid} {RUNS[item.nodeid]} {LUCK}").randbytes):
        return (yield)
