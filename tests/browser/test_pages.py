"""Every page, on desktop and phone, in both languages: looked at by axe-core and kept as pictures, one on each device.

VELMOCI_PICTURES=all keeps all eight of a page: both devices, languages and themes.
"""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from tests.browser.site import PAINTED, WAITING, Middle, Site, Visit, Visitors
from tests.server.ford import battle_at_the_ford
from tests.server.harness import Json

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STATIC = ROOT / "velmoci" / "server" / "static"
PICTURES = ROOT / "build" / "screenshots"
ARE_ALL_KEPT = os.environ.get("VELMOCI_PICTURES") == "all"
FIRST_VIEW = 200_000
TABLE = 400_000
MANY_STOPS = 60
IS_USABLE = """document.activeElement.matches(
  "body, a, button, input, select, textarea, summary, [role=button], [role^=tab], [role=region], [role=group]:not(g)"
)"""
FEW = 18
"""So many answers of the server the first table takes; each is a way there and back."""
PAGES = (
    "table", "watching", "replay", "europe", "europe-replay", "gathering",
    "salva", "salva-battle", "salva-replay", "salva-new",
    "home", "new", "join", "mine", "watch", "book", "book-europe", "book-salva", "sheet", "sheet-salva", "learn",
    "rules", "account", "lost", "learn-chapter",
)  # fmt: skip


READY = {
    "table": ".decision",
    "watching": ".decision",
    "europe": ".decision.mine",
    "europe-replay": ".player",
    "salva": ".decision.mine",
    "salva-battle": ".decision.mine",
    "salva-new": "[data-scenario]",
    "salva-replay": ".player",
    "replay": ".player",
    "rules": "article h2",
    "book": "article h2",
    "book-europe": "article h2",
    "book-salva": "article h2",
    "sheet": "article h2",
    "sheet-salva": "article h2",
    "learn": "article ol",
    "learn-chapter": "article nav h2",
    "new": "form",
}
"""What shows that a page is all there; elsewhere its heading."""


@pytest.fixture(scope="session")
def addresses(site: Site, middle: Middle, finished: str) -> dict[str, str]:
    """Where the pages are that need a match of their own."""
    gathering = site.make("me", "person", "steady")
    europe: Json = {"game": "evropska_valka", "options": {"first_player": "seat_0", "starting_hand": 4}}
    salva: Json = {"game": "salva", "options": {"scenario": "border_war"}}
    return {
        "home": "/",
        "join": f"/join/{gathering['match']}/{gathering['invitation']}",
        "lost": "/nowhere",
        "rules": "/rules/expanze/all",
        "book": "/rules/expanze",
        "book-europe": "/rules/evropska_valka",
        "book-salva": "/rules/salva",
        "sheet": "/rules/expanze/sheet",
        "sheet-salva": "/rules/salva/sheet",
        "learn": "/learn/expanze",
        "learn-chapter": "/learn/salva/submarines",
        "gathering": table(gathering),
        "watching": f"/table/{middle.match}",
        "table": f"/table/{middle.match}/{middle.tokens[middle.asked]}",
        "replay": f"/replay/{finished}",
        "europe": table(site.make("me", "steady", "random", **europe)),
        "europe-replay": f"/replay/{resigned(site, site.make('me', 'random', 'steady', **europe))}",
        "salva": table(site.make("me", "steady", **salva)),
        "salva-battle": "/table/{}/{}".format(*defended_ford(site)),
        "salva-replay": f"/replay/{resigned(site, site.make('me', 'steady', **salva))}",
        "salva-new": "/new/salva",
    }


def table(made: Json) -> str:
    return f"/table/{made['match']}/{made['places'][0]['token']}"


def resigned(site: Site, made: Json) -> str:
    """The match after its only person has given up."""
    with site.player(made["match"], made["places"][0]["token"]) as player:
        player.ask("mix", value="a")
        player.catch_up(lambda told: told.is_asked)
        player.order({"kind": "resign"})
        player.catch_up(lambda told: told.is_over, WAITING)
    return str(made["match"])


def defended_ford(site: Site) -> tuple[str, str]:
    """A battle of Salva, and the token of the defender, who shoots first."""
    match, (_, token) = battle_at_the_ford(site)
    return match, token


def open_page(visit: Visit, page: str, addresses: dict[str, str]) -> None:
    """Goes to a page and waits until it is all there."""
    visit.go(addresses.get(page, f"/{page}"))
    visit.page.locator(READY.get(page, "h1")).first.wait_for()
    visit.page.wait_for_load_state("networkidle")
    if page == "rules":  # the whole book takes axe minutes and tells it nothing more
        visit.page.get_by_role("searchbox").fill("12")


def violations(visit: Visit) -> list[str]:
    """What axe-core holds against the page as it stands."""
    found = visit.page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing_and_the_page_is_kept_as_pictures(
    visitors: Visitors, addresses: dict[str, str], page: str
) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    problems = []
    for device, spoken, usual in (("desktop", "en", "light"), ("phone", "cs", "dark")):
        visit = visitors(spoken, is_phone=device == "phone", is_dark=usual == "dark", script=AXE)
        open_page(visit, page, addresses)
        keep(visit, f"{page}-{spoken}-{device}-{usual}")
        problems += [f"{device}: {problem}" for problem in violations(visit)]
        assert is_wide_enough(visit), f"{device}, {spoken}: it can be scrolled sideways"
        visit.speak("en" if spoken == "cs" else "cs")
        assert is_wide_enough(visit), f"{device}, not {spoken}: it can be scrolled sideways"
        for language in ("cs", "en") if ARE_ALL_KEPT else ():
            visit.speak(language)
            for theme in ("light", "dark"):
                visit.page.emulate_media(color_scheme=theme)
                keep(visit, f"{page}-{language}-{device}-{theme}")
        visit.context.close()
    assert problems == []


def keep(visit: Visit, name: str) -> None:
    """A picture of the page as it stands once it is drawn."""
    visit.page.evaluate(PAINTED)
    visit.page.screenshot(path=PICTURES / f"{name}.png")


def is_wide_enough(visit: Visit) -> bool:
    """Nothing stands out at the side."""
    return bool(visit.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


@pytest.mark.parametrize("page", ["home", "replay", "europe-replay", "salva-replay", "salva-new"])
def test_every_tab_stop_can_be_used(visitors: Visitors, addresses: dict[str, str], page: str) -> None:
    """A map that is only looked at has none."""
    visit = visitors()
    open_page(visit, page, addresses)
    for _ in range(MANY_STOPS):
        visit.page.keyboard.press("Tab")
        assert visit.page.evaluate(IS_USABLE), visit.page.evaluate("document.activeElement.outerHTML")[:200]


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


@pytest.mark.parametrize("page", ["table", "europe", "salva", "salva-battle"])
def test_a_table_is_light(visitors: Visitors, addresses: dict[str, str], page: str) -> None:
    """All that comes to a browser that has never been here, packed as it travels."""
    visit = visitors("cs")
    loaded: list[Request] = []
    visit.page.on("requestfinished", lambda request: loaded.append(request))
    open_page(visit, page, addresses)
    visit.settle()
    weights = {request.url: request.sizes()["responseBodySize"] for request in loaded}
    assert any(url.endswith(".woff2") for url in weights)
    assert sum(weights.values()) < TABLE, weights


def test_the_start_page_shows_every_game_in_a_picture(visitors: Visitors) -> None:
    visit = visitors()
    visit.go("/")
    pictures = visit.page.locator(".game img")
    expect(pictures).to_have_count(3)
    drawn = "(all) => all.every((one) => one.complete && one.naturalWidth === 640)"
    visit.wait(lambda: bool(pictures.evaluate_all(drawn)))
    expect(visit.page.locator(".game h2")).to_have_text(["Expanze", "European War", "Salva"])


def test_the_chosen_scenario_stays_in_sight(visitors: Visitors) -> None:
    visit = visitors()
    visit.go("/new/salva")
    last = visit.page.locator("[data-scenario]").last
    last.click()
    expect(visit.page.locator(".chosen")).to_have_text(last.locator("strong").first.inner_text())
    visit.page.evaluate("scrollTo(0, 0)")
    expect(visit.page.locator(".chosen")).to_be_in_viewport()
    assert last.locator("img").evaluate("(picture) => picture.clientWidth") > 250


def test_the_way_to_the_first_table_is_short(visitors: Visitors) -> None:
    visit = visitors()
    visit.go("/")
    visit.button("Play now").wait_for()
    visit.page.wait_for_load_state("networkidle")
    answers: list[str] = []
    visit.page.on("response", lambda answer: answers.append(answer.url))
    visit.button("Play now").click()
    visit.page.locator(".decision.mine").wait_for()
    assert 0 < len(answers) <= FEW, answers


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
