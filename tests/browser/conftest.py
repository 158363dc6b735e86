"""One server and one browser for all; every test has visitors of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.relay import Relay
from tests.browser.site import FLAGS, WAITING, Middle, Site, Visitors

ROOT = Path(__file__).resolve().parents[2]

expect.set_options(timeout=WAITING * 1000)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    looked = subprocess.run(
        [sys.executable, "-m", "tools.chromium"], cwd=ROOT, capture_output=True, text=True
    )
    assert looked.returncode == 0, looked.stderr
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=looked.stdout.strip(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    started = Site(tmp_path_factory.mktemp("site"))
    yield started
    started.end()


@pytest.fixture(scope="session")
def finished(site: Site) -> str:
    """A match that a bot has won."""
    return site.finished()


@pytest.fixture(scope="session")
def middle(site: Site) -> Middle:
    """A running game that tests look at and do not change."""
    return site.middle()


@pytest.fixture
def visitors(browser: Browser, site: Site) -> Iterator[Visitors]:
    """Whatever a page complains about, scripts or the content policy, fails the test."""
    opened = Visitors(browser, site)
    yield opened
    assert opened.leave() == []


@pytest.fixture
def relay(site: Site) -> Iterator[Relay]:
    """A second way to the server that can be cut; asked for before the visitors, it ends after they have left."""
    made = Relay(site.port)
    yield made
    made.end()
