"""People around a table: spectators who talk, links and their codes, the list of tables, the next game that waits."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.qr import modules, read
from tests.browser.site import QUICK, Site, Visit, Visitors
from tests.browser.test_company import company
from tests.browser.test_games import pass_on
from tests.browser.test_pages import AXE, violations
from tests.server import ford
from tests.server.harness import Json

LOOKS = [("en", False, False), ("cs", True, True)]
KEEP = """(place) => {
  const places = JSON.parse(localStorage.getItem("velmoci.places"));
  localStorage.setItem("velmoci.places", JSON.stringify([...places, place]));
}"""


def watch(visitors: Visitors, match: str, **look: Any) -> Visit:
    visit = visitors(**look)
    visit.go(f"/table/{match}")
    visit.wait(lambda: visit.told.get("seat") == -1)
    return visit


def talk(visit: Visit, text: str, name: str = "Eve") -> None:
    """Writes to the other spectators."""
    visit.page.get_by_role("tab", name=re.compile("Spectators|Diváci")).click()
    visit.page.locator("#remark-name").fill(name)
    visit.page.locator("#remark").fill(text)
    visit.page.locator("#remark").press("Enter")


def test_spectators_talk_and_players_read_it_after_the_game(visitors: Visitors, site: Site) -> None:
    match, (ann, bob) = company(site, visitors, "me", "person", options=QUICK)
    eve, sue = watch(visitors, match), watch(visitors, match)
    talk(eve, "Kibitz, kibitz")
    tab = sue.page.get_by_role("tab", name="Spectators")
    expect(tab).to_contain_text("1")
    talk(sue, "I see it", "Sue")
    expect(tab).not_to_contain_text("1")
    lines = eve.page.get_by_role("log", name="Said by spectators")
    expect(lines).to_contain_text("Eve")
    expect(lines).to_contain_text("I see it")
    expect(eve.page.locator("#remark")).to_have_value("")
    pass_on(ann if ann.asked else bob)
    ann.wait(lambda: ann.told["sequence"] == bob.told["sequence"])
    for player in (ann, bob):
        assert not any("Kibitz" in frame or "I see it" in frame for frame in player.frames)
    bob.button("More options").click()
    bob.button("Resign").click()
    bob.page.locator("dialog button.danger").click()
    ann.wait(lambda: ann.status == "over")
    ann.page.get_by_role("tab", name="Talks").click()
    expect(ann.page.get_by_role("log", name="Said by spectators")).to_contain_text("Kibitz, kibitz")
    expect(ann.page.locator("#remark")).to_have_count(0)
    ann.go(f"/replay/{match}")
    expect(ann.page.get_by_role("heading", name="What the spectators say")).to_be_visible()


def test_a_private_game_is_watched_by_its_link(visitors: Visitors, site: Site) -> None:
    made = site.make("me", "steady", options=QUICK, is_public=False)
    ann = visitors()
    ann.sit(made["match"], made["places"][0]["token"])
    ann.wait(lambda: ann.status == "running")
    eve = visitors()
    eve.go(f"/join/{made['match']}/{made['invitation']}")
    eve.page.get_by_role("link", name="Watch", exact=True).click()
    eve.wait(lambda: eve.told.get("seat") == -1)
    talk(eve, "Quite private")
    expect(eve.page.get_by_role("log", name="Said by spectators")).to_contain_text("Quite private")


@pytest.mark.parametrize(("language", "is_phone", "is_dark"), LOOKS)
def test_what_spectators_see_can_be_used_by_everybody(
    visitors: Visitors, site: Site, language: str, is_phone: bool, is_dark: bool
) -> None:
    match, _ = company(site, visitors, "me", "person", options=QUICK)
    eve = watch(visitors, match, language=language, is_phone=is_phone, is_dark=is_dark, script=AXE)
    talk(eve, "Dlouhá slova " * 12)
    expect(eve.page.get_by_role("log").last).to_contain_text("Dlouhá")
    assert violations(eve) == []


def code_of(visit: Visit, scope: str = "") -> str:
    """What the code on the page says."""
    picture = visit.page.locator(f"{scope} svg[role=img]:has(path)").last
    box = picture.get_attribute("viewBox")
    path = picture.locator("path").get_attribute("d")
    assert box is not None
    assert path is not None
    left, top, width, height = (int(number) for number in box.split())
    assert (left, top, width) == (-4, -4, height), "a margin of four modules on every side"
    return read(modules(path, width - 8))


@pytest.mark.parametrize(("language", "is_phone", "is_dark"), LOOKS)
def test_a_table_that_gathers_shows_its_link_as_a_code(
    visitors: Visitors, site: Site, language: str, is_phone: bool, is_dark: bool
) -> None:
    visit = visitors(language=language, is_phone=is_phone, is_dark=is_dark, script=AXE)
    visit.go("/new/expanze")
    visit.page.locator("form").first.wait_for()
    made = site.make("me", "person")
    keep = "([match, invitation]) => localStorage.setItem('velmoci.invitations', JSON.stringify({[match]: invitation}))"
    visit.page.evaluate(keep, [made["match"], made["invitation"]])
    visit.sit(made["match"], made["places"][0]["token"])
    link = f"{site.address}/#/join/{made['match']}/{made['invitation']}"
    code = visit.page.get_by_role("img", name=re.compile("QR"))
    expect(code).to_be_visible()
    assert visit.page.get_by_role("textbox").first.input_value() == link
    assert code_of(visit) == link
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 190, "too small for a camera"
    assert code.locator("rect").evaluate("(rect) => getComputedStyle(rect).fill") == "rgb(255, 255, 255)"
    assert violations(visit) == []


def test_a_running_table_has_a_link_to_watch_by(visitors: Visitors, site: Site) -> None:
    match, (ann,) = company(site, visitors, "me", "steady", options=QUICK)
    ann.button("More options").click()
    ann.page.locator("dialog summary", has_text="QR code").first.click()
    assert code_of(ann, "dialog") == f"{site.address}/#/table/{match}"
    assert ann.page.get_by_label("Link to watch this game").input_value() == f"{site.address}/#/table/{match}"


@pytest.mark.parametrize(("language", "is_phone", "is_dark"), LOOKS)
def test_tables_are_found_by_a_filter_that_stands_in_the_address(
    visitors: Visitors, site: Site, language: str, is_phone: bool, is_dark: bool
) -> None:
    days: Json = {"mode": "days", "move_seconds": 86400, "bank_seconds": 0}
    scenario = {"en": "border_war", "cs": "sea_raid"}[language]
    site.make("me", "person", game="salva", options={"scenario": scenario}, clock=days)
    site.make("me", "person", "person", "steady")
    visit = visitors(language=language, is_phone=is_phone, is_dark=is_dark, script=AXE)
    visit.go("/watch")
    cards = visit.page.locator("article")
    expect(cards.nth(1)).to_be_visible()
    visit.page.locator("#filter-game").select_option("salva")
    visit.page.locator("#filter-pace").select_option("days")
    visit.page.locator("#filter-scenario").select_option(scenario)
    expect(cards).to_have_count(1)
    visit.page.get_by_role("checkbox").check()
    address = visit.page.url
    assert address.endswith(f"#/watch?game=salva&pace=days&people=true&scenario={scenario}")
    visit.page.locator("#filter-seats").select_option("3")
    expect(cards).to_have_count(0)
    expect(visit.page.locator(".none a")).to_have_attribute("href", "#/new/salva")
    assert violations(visit) == []
    visit.page.locator(".none button").first.click()
    expect(cards.nth(1)).to_be_visible()
    other = visitors(language=language)
    other.page.goto(address)
    expect(other.page.locator("article")).to_have_count(1)
    expect(other.page.locator("#filter-pace")).to_have_value("days")
    assert violations(visit) == []


def waiting(site: Site) -> Json:
    """A place in a match that waits for it."""
    made = site.make("me", "random", options=QUICK)
    place: Json = made["places"][0]
    with site.player(place["match"], place["token"]) as player:
        player.ask("mix", value="x")
        player.catch_up(lambda told: told.is_asked)
    return place


def test_every_page_leads_to_the_game_that_has_waited_longest(visitors: Visitors, site: Site) -> None:
    first, second, third = waiting(site), waiting(site), waiting(site)
    ann = visitors()
    for place in (third, second, first):
        ann.sit(place["match"], place["token"])
    ann.go("/mine")
    link = ann.page.get_by_role("link", name="Next: 3 games wait for you")
    expect(link).to_have_attribute("href", f"#/table/{first['match']}")
    link.click()
    ann.wait(lambda: f"/table/{first['match']}" in ann.page.url)
    on = ann.page.get_by_role("link", name="Next: 2 games wait for you").first
    expect(on).to_have_attribute("href", f"#/table/{second['match']}")
    ann.press("w")
    ann.wait(lambda: f"/table/{second['match']}" in ann.page.url)
    expect(ann.page.get_by_role("link", name="Next: 2 games wait for you").first).to_have_attribute(
        "href", f"#/table/{first['match']}"
    )


def test_a_page_that_is_open_notices_that_another_game_waits(visitors: Visitors, site: Site) -> None:
    made = site.make("me", "person", options=QUICK)
    ann = visitors(is_phone=True)
    ann.sit(made["match"], made["places"][0]["token"])
    place = waiting(site)
    ann.page.evaluate(KEEP, place)
    expect(ann.page.get_by_role("link", name="Next: 1 game waits for you").first).to_be_visible()


@pytest.mark.parametrize(("language", "title", "won", "waits"), [
    ("en", "Salva: The border war", "Won by", "On turn:"), ("cs", "Salva: Válka o pomezí", "Vítěz:", "Na tahu:"),
])  # fmt: skip
def test_my_games_say_who_won_in_which_scenario_and_whose_turn_it_is(
    visitors: Visitors, site: Site, language: str, title: str, won: str, waits: str
) -> None:
    visit = visitors(language)
    for gives_up in (True, False):
        match, tokens = ford.sit_down(site, {"scenario": "border_war"})
        with site.player(match, tokens[0]) as ann, site.player(match, tokens[1]) as bob:
            for player in (ann, bob):
                player.ask("mix", value="a")
            asked = ford.waiting([ann, bob])
            if gives_up:
                assert asked.order({"kind": "resign"})["type"] == "done"
        visit.sit(match, tokens[1 - asked.seat])
    on_turn, other = ("Ann", "Bob") if asked.seat == 0 else ("Bob", "Ann")
    visit.go("/mine")
    cards = visit.page.get_by_role("article")
    expect(cards).to_have_count(2)
    expect(cards.filter(has_text=f"{won} {other}")).to_contain_text(title)
    expect(cards.filter(has_text=f"{waits} {on_turn}")).to_contain_text(title)
