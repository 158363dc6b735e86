"""Stocks, works, ways and shortages as a picture, and an order by sliders, by a chapter that no file of it names."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.looks import faults
from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, PICTURES, violations
from tests.maps.drawn import game_of_four, row

OWNERS = {"a": 0, "b": 0, "c": 1, "d": 2, "e": 3}
OPTIONS = game_of_four(row("abcde"), OWNERS, (1, 1, 1, 0), rounds=6)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of its own, which knows the mill."""
    started = Site(tmp_path_factory.mktemp("mill"), "tests.browser.mill_game")
    yield started
    started.end()


@pytest.fixture
def visitors(browser: Browser, site: Site) -> Iterator[Visitors]:
    opened = Visitors(browser, site)
    yield opened
    assert opened.leave() == []


def sit_down(site: Site, visit: Visit) -> None:
    """The first of four in the first movement."""
    made = site.make("me", "person", "person", "person", game="salva", options=OPTIONS)
    invited = {"nickname": "Bob", "invitation": made["invitation"]}
    others = [site.post(f"/api/matches/{made['match']}/join", invited) for _ in range(3)]
    places = sorted([*made["places"], *others], key=lambda place: int(place["seat"]))
    players = [site.player(made["match"], place["token"]) for place in places]
    for player in players:
        player.ask("mix", value="a")
    for seat, field in ((0, "a"), (1, "c"), (2, "d")):
        players[seat].catch_up(lambda told: told.is_asked)
        assert players[seat].order({"kind": "place", "item": "tank", "spot": field})["type"] == "done"
    for player in players:
        player.close()
    visit.sit(made["match"], places[0]["token"])
    visit.wait(lambda: visit.asked is not None and visit.asked["kind"] == "movement")
    visit.settle()


def test_sliders_show_what_an_order_would_lead_to_before_it_is_given(visitors: Visitors, site: Site) -> None:
    visit = visitors(script=AXE)
    sit_down(site, visit)
    form = visit.page.get_by_role("form", name="grind")
    price = form.locator("[data-number=price] strong")
    expect(price).to_have_text("2")
    flour, bread = form.get_by_label("fine flour, a"), form.get_by_label("bread, a")
    flour.focus()
    visit.page.keyboard.press("ArrowRight")
    expect(price).to_have_text(re.compile(r"2 →\s*4"))
    expect(form.locator(".at").first).to_have_text("2 of 4")
    expect(form.get_by_role("group", name="What it would lead to")).to_contain_text("fine flour")
    bread.fill("3")
    expect(form.get_by_role("status")).to_contain_text("SA-minimal-24")
    expect(form.get_by_role("button", name="Do it")).to_be_disabled()
    bread.fill("1")
    expect(price).to_have_text(re.compile(r"2 →\s*6"))
    assert violations(visit) == []
    form.get_by_role("button", name="Do it").click()
    visit.wait(lambda: own_flow(visit)["places"][0]["stocks"][0]["now"] == "2")
    flour.fill("0")
    bread.fill("0")
    expect(form.get_by_role("status")).to_have_text("Choose something first.")
    expect(visit.page.locator(".decision .choices").get_by_text("grind")).to_have_count(0)


def own_flow(visit: Visit) -> dict[str, list[dict[str, list[dict[str, str]]]]]:
    found: dict[str, list[dict[str, list[dict[str, str]]]]] = next(
        one for one in visit.public["marks"] if one["kind"] == "flow" and one["power"] == visit.power
    )
    return found


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
def test_a_flow_tells_stocks_works_ways_and_what_is_short_and_why(
    visitors: Visitors, site: Site, is_phone: bool
) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    visit = visitors("cs" if is_phone else "en", is_phone=is_phone, is_dark=is_phone, script=AXE)
    sit_down(site, visit)
    page = visit.page
    page.locator("#tab-goals").click()
    page.locator("[data-panel=stocks]").click()
    picture = page.locator(".stocks .flow")
    expect(picture.locator("[data-flow]")).to_have_count(2)
    expect(picture.locator(".way")).to_have_count(1)
    expect(picture.locator(".box.lacks")).to_have_count(1)
    short = picture.get_by_role("list", name="Co chybí" if is_phone else "What is short")
    expect(short).to_contain_text("mouka, pole b:" if is_phone else "fine flour in b:")
    expect(short).to_contain_text("SA-minimal-24")
    expect(picture.locator("ul.hidden")).to_contain_text("Větrný mlýn × 2" if is_phone else "Windmill × 2")
    page.screenshot(path=PICTURES / f"salva-flow-{'phone' if is_phone else 'desktop'}.png")
    assert faults(visit) == []
    assert violations(visit) == []
    page.get_by_role("group", name="Zásoby" if is_phone else "Stocks").get_by_role("button").nth(1).click()
    expect(picture.locator("[data-flow]")).to_have_count(1)
    expect(picture.locator("ul.hidden")).to_contain_text("c: mouka 3" if is_phone else "c: fine flour 3")
