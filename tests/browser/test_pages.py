"""Every page, in both languages and themes, on desktop and phone: kept as pictures, and looked at by axe-core."""

from __future__ import annotations

import gzip
import re
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.site import PAINTED, WAITING, Middle, Site, Visit, Visitors

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = ROOT / "velmoci" / "server" / "static"
PICTURES = ROOT / "build" / "screenshots"
FIRST_VIEW = 200_000
SOON = 10.0
"""On a free machine it is half a second; beside other work nothing can be promised."""
PAGES = (
    "table", "watching", "replay", "europe", "europe-replay", "gathering",
    "home", "new", "join", "mine", "watch", "rules", "account", "lost",
)  # fmt: skip


@dataclass(frozen=True)
class Europe:
    """Two games of Evropská válka: one at its first question, one that is over."""

    match: str
    token: str
    finished: str


@pytest.fixture(scope="session")
def europe(site: Site) -> Europe:
    options = {"first_player": "seat_0", "starting_hand": 4}
    running = site.make("me", "steady", "random", game="evropska_valka", options=options)
    over = site.make("me", "random", "steady", game="evropska_valka", options=options)
    with site.player(over["match"], over["places"][0]["token"]) as player:
        player.ask("mix", value="a")
        player.catch_up(lambda told: told.is_asked)
        player.order({"kind": "resign"})
        player.catch_up(lambda told: told.is_over, WAITING)
    return Europe(running["match"], running["places"][0]["token"], over["match"])


@pytest.fixture(scope="session")
def gathering(site: Site) -> dict[str, Any]:
    """A table that still waits for somebody."""
    return site.make("me", "person", "steady")


def open_page(
    visit: Visit, page: str, middle: Middle, finished: str, gathering: dict[str, Any], europe: Europe
) -> None:
    """Goes to a page and waits until it is all there."""
    match, place = gathering["match"], gathering["places"][0]
    paths = {
        "home": "/", "join": f"/join/{match}/{gathering['invitation']}", "lost": "/nowhere", "rules": "/rules/expanze",
        "gathering": f"/table/{match}/{place['token']}", "watching": f"/table/{middle.match}",
        "table": f"/table/{middle.match}/{middle.tokens[middle.asked]}", "replay": f"/replay/{finished}",
        "europe": f"/table/{europe.match}/{europe.token}", "europe-replay": f"/replay/{europe.finished}",
    }  # fmt: skip
    visit.go(paths.get(page, f"/{page}"))
    ready = {
        "table": ".decision",
        "watching": ".decision",
        "europe": ".decision.mine",
        "europe-replay": ".player",
        "replay": ".player",
        "rules": "article h2",
        "new": "form",
    }
    visit.page.locator(ready.get(page, "h1")).first.wait_for()
    visit.page.wait_for_load_state("networkidle")
    if page == "rules":  # the whole book takes axe minutes and tells it nothing more
        visit.page.get_by_role("searchbox").fill("12")


def violations(visit: Visit) -> list[str]:
    """What axe-core holds against the page as it stands."""
    found = visit.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_and_the_page_is_kept_as_pictures(
    visitors: Visitors,
    middle: Middle,
    finished: str,
    gathering: dict[str, Any],
    europe: Europe,
    page: str,
) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    problems = []
    for is_phone, spoken in ((False, "en"), (True, "cs")):
        visit = visitors(spoken, is_phone, script=AXE)
        open_page(visit, page, middle, finished, gathering, europe)
        for language in (spoken, "en" if spoken == "cs" else "cs"):
            visit.speak(language)
            for theme in ("light", "dark"):
                visit.page.emulate_media(color_scheme=theme)
                visit.page.evaluate(PAINTED)
                kind = f"{page}-{language}-{'phone' if is_phone else 'desktop'}-{theme}"
                visit.page.screenshot(path=PICTURES / f"{kind}.png")
                assert is_wide_enough(visit), f"{kind} can be scrolled sideways"
                if (language, theme) in (("en", "light"), ("cs", "dark")) and language == spoken:
                    problems += [f"{kind}: {problem}" for problem in violations(visit)]
        visit.context.close()
    assert problems == []


def is_wide_enough(visit: Visit) -> bool:
    """Nothing stands out at the side."""
    return bool(visit.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_axe_would_ring(visitors: Visitors) -> None:
    visit = visitors(script=AXE)
    visit.go("/")
    visit.page.get_by_role("heading", level=1).wait_for()
    visit.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(problem.startswith("button-name") for problem in violations(visit))


def test_the_first_view_is_light(visitors: Visitors, site: Site) -> None:
    """The script that the start page loads, packed as it would travel."""
    visit = visitors()
    loaded: list[str] = []
    visit.page.on("response", lambda answer: loaded.append(answer.url))
    visit.go("/")
    visit.page.wait_for_load_state("networkidle")
    scripts = {url.rsplit("/", 1)[-1] for url in loaded if url.endswith(".js")}
    assert scripts
    packed = {name: len(gzip.compress((STATIC / "assets" / name).read_bytes())) for name in scripts}
    assert sum(packed.values()) < FIRST_VIEW, packed


def test_the_table_is_soon_there(visitors: Visitors) -> None:
    visit = visitors()
    visit.go("/")
    button = visit.button("Play now")
    button.wait_for()
    begun = time.monotonic()
    button.click()
    visit.page.locator(".decision.mine").wait_for()
    assert time.monotonic() - begun < SOON


@pytest.mark.parametrize("is_phone", [False, True])
def test_language_and_theme_change_without_a_reload(
    visitors: Visitors, middle: Middle, is_phone: bool
) -> None:
    visit = visitors(is_phone=is_phone)
    visit.sit(middle.match, middle.tokens[0])
    visit.page.locator(".decision h2").wait_for()
    visit.page.evaluate("window.same = true")
    english = visit.page.locator(".decision h2").inner_text()
    visit.button("Čeština").click()
    expect(visit.page.locator("main")).to_have_attribute("lang", "cs")
    expect(visit.page.locator(".decision h2")).not_to_have_text(english)
    expect(visit.page.get_by_role("tab").last).to_have_text(re.compile("Státy"))
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = visit.page.evaluate(ground)
    for _ in range(2):
        visit.button(re.compile("Vzhled")).click()
    visit.wait(lambda: visit.page.evaluate(ground) != light)
    visit.button("English").click()
    expect(visit.page.locator(".decision h2")).to_have_text(english)
    assert visit.page.evaluate("window.same") is True


def test_the_rules_of_every_game_are_a_click_away(visitors: Visitors) -> None:
    visit = visitors("cs")
    visit.go("/rules")
    expect(visit.page.get_by_role("heading", level=1)).to_contain_text("Expanze")
    visit.page.get_by_role("navigation", name="Která hra").get_by_role("link", name="Evropská válka").click()
    expect(visit.page.get_by_role("heading", level=1)).to_contain_text("Evropská válka")
    visit.go("EV-KNG-1")
    expect(visit.page.locator("#EV-KNG-1")).to_be_focused()
