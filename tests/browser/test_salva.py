"""Salva in a real browser: a whole game on land, islands with a landing, a sealed army on a phone in Czech."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.marshal import Marshal
from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, violations
from tests.maps import small_map
from tests.server.harness import Json

ISLANDS = small_map("islands")
ROUNDS = 20
"""However the dice fall, the game of the islands is over by then."""


def sit(site: Site, visit: Visit, scenario: str, *bots: str, **options: Any) -> Json:
    """A match of that scenario against bots."""
    made = site.make("me", *bots, game="salva", options={"scenario": scenario, **options})
    visit.sit(made["match"], made["places"][0]["token"])
    visit.wait(lambda: visit.asked is not None)
    return made


def test_a_whole_game_on_land_by_keys_and_clicks(visitors: Visitors, site: Site) -> None:
    visit = visitors(is_still=False)
    sit(site, visit, "first_steps", "steady")
    marshal = Marshal(visit)
    marshal.play(6)
    assert {"placing", "movement", "production"} <= set(marshal.steps)
    if visit.status != "over":
        visit.button("More options").click()
        visit.button("Resign").click()
        visit.button("Resign").click()
    visit.wait(lambda: visit.status == "over", 120)
    expect(visit.page.locator(".decision h2")).to_contain_text("The game is over")
    visit.page.locator(".decision").get_by_role("link", name="Look at the whole game").click()
    expect(visit.page.get_by_role("heading", name="How it went")).to_be_visible()
    expect(visit.page.locator(".moment .field").first).to_be_visible()
    visit.button("Check all rolls and lots here").click()
    expect(visit.page.get_by_text("every one is right")).to_be_visible()


def test_troops_board_sail_and_land(visitors: Visitors, site: Site) -> None:
    visit = visitors(script=AXE)
    sit(site, visit, ISLANDS, "random")
    visit.click_state("home")
    expect(visit.button("2 units board Transport ship no. 5")).to_be_visible()
    visit.button("All 4 aboard").click()
    visit.wait(lambda: sum(bool(unit["aboard"]) for unit in visit.public["units"]) == 4)
    visit.settle()
    visit.press("Escape")
    visit.click_state("home")
    visit.click_state("strait")
    expect(visit.page.locator(".plan")).to_contain_text("from Home to Strait")
    assert violations(visit) == []
    visit.page.locator("#tab-fields").click()
    assert violations(visit) == []
    visit.press("g")
    visit.wait(lambda: [unit["field"] for unit in visit.public["units"] if unit["owner"] == "seat_1"] == ["strait"] * 6)
    expect(visit.page.locator(".pieces .cargo")).to_have_text("4")
    marshal = Marshal(visit)
    marshal.play(ROUNDS)
    assert "attacker_salvo" in marshal.steps
    visit.wait(lambda: visit.status == "over")
    expect(visit.page.locator(".decision h2")).to_contain_text("The game is over")


def test_an_army_is_sealed_on_a_phone_in_czech(visitors: Visitors, site: Site) -> None:
    visit = visitors("cs", is_phone=True, is_dark=True, script=AXE)
    sit(site, visit, "mountain_blitz", "steady", placement_mode="blind")
    page = visit.page
    own = [field for field, line in visit.public["fields"].items() if line["owner"] == visit.power]
    assert page.locator(".placing .scroll-x").evaluate("(table) => table.scrollWidth <= table.clientWidth")
    page.locator(".placing").get_by_role("button", name="Tank", exact=True).tap()
    spots = page.get_by_role("group", name="Kam se dá umístit").get_by_role("button")
    expect(spots).to_have_count(len(own))
    for _ in range(3):
        spots.first.tap()
    expect(page.get_by_role("list", name="Tvoje armáda")).to_contain_text("3 × Tank")
    page.get_by_role("button", name="O jednu méně").tap()
    expect(page.get_by_role("list", name="Tvoje armáda")).to_contain_text("2 × Tank")
    assert violations(visit) == []
    visit.button("Zapečetit armádu").tap()
    visit.insist()
    visit.wait(lambda: visit.public["round"] > 0)
    mine = [unit for unit in visit.public["units"] if unit["owner"] == visit.power]
    assert [unit["kind"] for unit in mine] == ["tank", "tank"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
