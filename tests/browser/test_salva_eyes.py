"""The replay of a game with hidden armies: seen by everybody, by each seat, or as it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.begun import begin_salva, mix
from tests.browser.site import WAITING, Site, Visitors
from tests.browser.test_pages import AXE, PICTURES, violations
from tests.browser.test_salva_hiding import card, faces, hidden_armies


def bluff(site: Site, *, is_over: bool) -> tuple[str, list[str]]:
    """A token is moved, a false row is shown; then the second seat gives up, if the game shall be over."""
    match, tokens = begin_salva(site, hidden_armies())
    mix(site, match, tokens)
    with site.player(match, tokens[0]) as first:
        first.catch_up(lambda told: told.is_asked)
        for order in (
            {"kind": "move", "unit": "tank_8", "path": ["a"]},
            {"kind": "remove_row", "formation": "caesar", "row": 1},
        ):
            assert first.order(order)["type"] == "done"
        if is_over:
            assert first.order({"kind": "resign"})["type"] == "done"
            first.catch_up(lambda told: told.is_over, WAITING)
    return match, tokens


def eyes(page: Page) -> Locator:
    return page.get_by_role("group", name="View")


def test_after_the_end_one_looks_with_anybodys_eyes(visitors: Visitors, site: Site) -> None:
    match, tokens = bluff(site, is_over=True)
    visit = visitors()
    page = visit.page
    visit.sit(match, tokens[1])
    visit.go(f"/replay/{match}")
    expect(eyes(page).get_by_role("button")).to_have_text(["the truth", "everybody", "side_1", "side_2"])
    page.keyboard.press("Home")
    assert faces(card(page)) == ["false", "true", "false", "true"]
    expect(page.locator("svg.salva .token")).to_have_count(3)
    expect(page.locator("svg.salva .known")).to_have_count(3)
    eyes(page).get_by_role("button", name="everybody").click()
    assert faces(card(page)) == ["down"] * 4
    expect(page.locator("svg.salva .known")).to_have_count(0)
    page.keyboard.press("v")
    assert faces(card(page)) == ["false", "true", "false", "true"]
    page.keyboard.press("v")
    expect(eyes(page).get_by_role("button", name="side_2")).to_have_attribute("aria-pressed", "true")
    assert faces(card(page)) == ["down"] * 4
    page.keyboard.press("End")
    page.keyboard.press(",")
    expect(card(page).locator(".face")).to_have_count(3)
    assert faces(card(page)) == ["true", "down", "down"]


@pytest.mark.parametrize("seat", [0, 1])
def test_before_the_end_one_has_only_ones_own_eyes(visitors: Visitors, site: Site, seat: int) -> None:
    match, tokens = bluff(site, is_over=False)
    visit = visitors()
    page = visit.page
    visit.sit(match, tokens[seat])
    visit.go(f"/replay/{match}")
    expect(eyes(page).get_by_role("button")).to_have_text(["everybody", f"side_{seat + 1}"])
    page.keyboard.press("Home")
    expect(card(page)).to_be_visible()
    assert faces(card(page)) == (["false", "true", "false", "true"] if seat == 0 else ["down"] * 4)


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_the_replay_of_a_bluff(visitors: Visitors, site: Site, is_phone: bool) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    match, tokens = bluff(site, is_over=True)
    visit = visitors("cs" if is_phone else "en", is_phone=is_phone, is_dark=is_phone, script=AXE)
    visit.sit(match, tokens[1])
    visit.go(f"/replay/{match}")
    expect(visit.page.locator("svg.salva")).to_be_visible()
    visit.page.keyboard.press("Home")
    expect(card(visit.page)).to_be_visible()
    visit.page.screenshot(path=PICTURES / f"salva-eyes-{'phone' if is_phone else 'desktop'}.png", full_page=True)
    assert violations(visit) == []
