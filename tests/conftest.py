from __future__ import annotations

import gc
import os
import random
import secrets
from collections import Counter
from collections.abc import Generator
from unittest.mock import patch

import pytest

from tests.costs import Costs
from tests.sampling import left_out

LUCK = os.environ.get("VELMOCI_TEST_LUCK", "")
"""Another word deals other secrets to every test: what passes with many words does not pass by luck."""
RUNS: Counter[str] = Counter()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", type=int, default=0, metavar="N", help="list the N dearest tests by CPU seconds")
    parser.addoption("--whole", action="store_true", help="try every case of the tests marked `sampled`")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("costs"):
        config.pluginmanager.register(Costs(config.getoption("costs")), "costs")
    config.addinivalue_line("markers", "clause(*ids): the rules that this test tests, by their ids")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Nothing that is collected goes again, so looking for what could go is a third of the work in vain."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what only a whole run tries, and says how many that are."""
    if left := [] if config.getoption("whole") else left_out(items):
        config.hook.pytest_deselected(items=left)
        gone = set(left)
        items[:] = [item for item in items if item not in gone]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A test that makes matches draws the same secrets, and so the same dice, whenever it runs.

    Some plug-ins give several tests one id, and those may share a server: equal secrets would be taken for one key.
    """
    RUNS[item.nodeid] += 1
    with patch.object(secrets, "token_bytes", random.Random(f"{item.nodeid} {RUNS[item.nodeid]} {LUCK}").randbytes):
        return (yield)
