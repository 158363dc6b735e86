"""What could be on a field, what one has given away, and odds case by case, in the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.begun import begin_salva, look_at, mix
from tests.browser.salva_questions import board
from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, PICTURES, violations
from tests.browser.test_salva_hiding import OWNERS, sit_down
from tests.maps.drawn import HUB
from tests.salva.formation_scenes import at, fill, token
from tests.salva.scenes import Scene


def weights(found: Locator) -> list[tuple[str, str]]:
    """Every possibility with its weight."""
    rows = found.locator(".weights li").all()
    return [(row.locator(".what").inner_text(), row.locator(".share").inner_text()) for row in rows]


def test_every_possibility_of_a_field_has_its_weight(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site, seat=1)
    page = visit.page
    visit.click_state("a")
    visit.press("p")
    dialog = page.get_by_role("dialog", name="What could be in a?")
    expect(dialog.locator(".weights li")).to_have_count(3)
    assert weights(dialog) == [
        ("not here", "50% (½)"), ("row 1: 2 × Infantry, 1 × Tank", "25% (¼)"), ("row 2: 1 × Infantry", "25% (¼)"),
    ]  # fmt: skip
    dialog.get_by_label("Field").select_option("c")
    other = page.get_by_role("dialog", name="What could be in c?")
    expect(other.locator(".weights li")).to_have_count(1)
    assert weights(other) == [("1 × Anti-tank gun", "100%")]
    other.get_by_label("Field").select_option("")
    expect(page.locator("dialog .known")).to_contain_text("One of these 3 is a unit")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_a_field_is_asked_about_by_its_card_the_list_and_the_focus(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site, seat=1)
    page = visit.page
    page.locator("#tab-fields").click()
    page.locator(".fields li").filter(has_text=re.compile(r"^c\b")).get_by_role(
        "button", name="What could be here?"
    ).click()
    expect(page.get_by_role("dialog", name="What could be in c?")).to_be_visible()
    page.keyboard.press("Escape")
    visit.state("b").first.focus()
    visit.press("p")
    expect(page.get_by_role("dialog", name="What could be in b?")).to_contain_text(
        "Surely there: Tank no. 8, Tank no. 9."
    )


def test_what_an_order_would_give_away_stands_beside_what_is_known(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    page = visit.page
    visit.press("j")
    dialog = page.get_by_role("dialog", name="What have I given away?")
    expect(dialog).to_contain_text("The true row is one of these: 1, 2.")
    expect(dialog).to_contain_text("side_2 can know no more than everybody.")
    expect(dialog.locator(".news")).to_have_count(0)
    dialog.get_by_label("And after this order").select_option(label="Show row 1 of Caesar false and empty it")
    expect(dialog.locator(".news")).to_have_text(["newRow 2 is the true one."])
    assert visit.public["marks"][0]["rows"][0]["face"] is None


def test_nothing_of_it_is_on_the_screen_while_the_truth_is_covered(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    page = visit.page
    visit.press("m")
    visit.press("j")
    dialog = page.locator("dialog")
    expect(dialog).to_contain_text("Your truth is covered.")
    expect(dialog.locator(".known, select")).to_have_count(0)
    dialog.get_by_role("button", name="Show my truth").click()
    expect(dialog.locator(".known").first).to_be_visible()


def ambush() -> Scene:
    """A formation on b or c with a tank or infantry; hostile tanks at d may attack b."""
    scene = board("formations", owners=OWNERS, fields=HUB)
    fill(scene, "c", "tank tank", "infantry", truth=1)
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "c", "b")
    scene.army(1, "d", "tank tank")
    for command in ("end_movement", "end_production"):
        scene.order(0, command)
    return scene


def aim(visit: Visit, site: Site) -> None:
    match, tokens = begin_salva(site, ambush())
    mix(site, match, tokens)
    look_at(visit, "movement", match, tokens[1])
    for field in ("d", "b"):
        visit.click_state(field)


def test_odds_under_fog_are_told_case_by_case(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    aim(visit, site)
    cases = visit.page.locator(".cases")
    expect(cases.locator("p").first).to_have_text(re.compile(r"Against what you know: won in \d+(\.\d)?%\."))
    expect(cases.locator(".if")).to_have_text(
        ["if nobody hidden is there", "if it is row 1: 2 × Tank", "if it is row 2: 1 × Infantry"]
    )
    expect(cases.locator(".weight")).to_have_text(["50% likely", "25% likely", "25% likely"])
    expect(cases.locator("li strong").first).to_have_text("100%")
    visit.press("m")
    expect(cases).to_have_count(0)
    expect(visit.page.locator(".before")).to_contain_text("Your truth is covered.")


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_knowledge(visitors: Visitors, site: Site, is_phone: bool) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    name = f"salva-knowledge-{'phone' if is_phone else 'desktop'}"
    visit = visitors("cs" if is_phone else "en", is_phone=is_phone, is_dark=is_phone, script=AXE)
    sit_down(visit, site)
    page = visit.page
    if is_phone:
        page.locator("#tab-formations").click()
        page.get_by_role("button", name="Co jde vědět o mně?").click()
    else:
        visit.press("j")
    page.locator("dialog select").select_option(index=8)
    expect(page.locator("dialog .two")).to_be_visible()
    page.screenshot(path=PICTURES / f"{name}-given.png")
    assert violations(visit) == []
    page.keyboard.press("Escape")
    visit.state("b").first.focus()
    visit.press("p")
    expect(page.locator("dialog .weights").first).to_be_visible()
    page.screenshot(path=PICTURES / f"{name}-field.png")
    assert violations(visit) == []
