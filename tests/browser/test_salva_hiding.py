"""What lies face down in the browser: cards beside the map, tokens on it, one's own truth, orders by drag."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.begun import begin_salva, look_at, mix
from tests.browser.salva_questions import board
from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, PICTURES, violations
from tests.maps.drawn import HUB
from tests.salva.formation_scenes import fill, token, tokens
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Scripted
from velmoci.salva.hiding.tokens import Tokens

FOCUSED = """() => {
  const { ariaLabel, textContent } = document.activeElement ?? {};
  return (ariaLabel ?? textContent ?? "").replaceAll("\\u00a0", " ").trim();
}"""
OWNERS = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1}


def hidden_armies() -> Scene:
    """A formation of two rows and two tokens, a hidden gun, a tank on the map; the other has a formation too."""
    scene = board("formations", "hidden_units", owners=OWNERS, fields=HUB, hideable_kinds="at_gun")
    fill(scene, "b", "infantry infantry tank", "infantry", truth=2)
    scene.order(0, f"branch {token(scene)}", [2])
    scene.order(0, f"move {list(tokens(scene))[1]} a")
    scene.army(0, "b", "tank tank")
    gun = scene.unit(scene.army(0, "c", "at_gun")[0])
    Tokens(scene.rules).hide(scene.position, gun, Scripted([2]))
    scene.army(1, "d", "infantry")
    return scene


def sit_down(visit: Visit, site: Site, seat: int = 0) -> list[str]:
    match, found = begin_salva(site, hidden_armies())
    mix(site, match, found)
    if seat == 0:
        look_at(visit, "movement", match, found[0])
    else:
        visit.sit(match, found[seat])
        visit.wait(lambda: bool(visit.public))
    visit.settle()
    return found


def card(page: Page, name: str = "caesar") -> Locator:
    return page.locator(f"[data-card={name}]")


def faces(found: Locator) -> list[str]:
    classes = found.locator(".face").evaluate_all("all => all.map((one) => one.className)")
    return [str(one).split()[1] for one in classes]


def cards_told(visit: Visit) -> list[Any]:
    return [mark for mark in visit.public["marks"] if mark["kind"] == "card"]


def test_the_owner_sees_his_truth_and_covers_it_by_one_key(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    page = visit.page
    mine = card(page)
    expect(mine).to_contain_text("Caesar")
    assert faces(mine) == ["false", "true", "false", "true"]
    expect(page.locator("svg.salva .known")).to_have_count(3)
    expect(mine.get_by_role("button", name="Show row 1 of Caesar false and empty it")).to_be_visible()
    visit.press("m")
    assert faces(mine) == ["down"] * 4
    expect(page.locator("svg.salva .known")).to_have_count(0)
    expect(mine.get_by_role("button", name=re.compile("false and empty it"))).to_have_count(0)
    expect(page.get_by_text("Some orders would give it away")).to_be_visible()
    page.reload()
    expect(mine).to_be_visible()
    assert faces(mine) == ["down"] * 4
    page.get_by_role("button", name="Show my truth").click()
    assert faces(mine) == ["false", "true", "false", "true"]


def test_another_language_leaves_what_is_chosen(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    visit.click_state("b")
    chosen = visit.page.locator(".decision .units button.unit[aria-pressed=true]")
    expect(chosen).to_have_count(2)
    visit.speak("cs")
    expect(visit.page.locator(".decision")).to_contain_text("Pustit")
    expect(chosen).to_have_count(2)


def test_a_line_that_only_one_may_read_is_covered_with_the_truth(visitors: Visitors, site: Site) -> None:
    scene = hidden_armies()
    (gun,) = scene.army(0, "a", "at_gun")
    match, found = begin_salva(site, scene)
    mix(site, match, found)
    with site.player(match, found[0]) as player:
        player.catch_up(lambda told: told.is_asked)
        assert player.order({"kind": "hide", "unit": gun})["type"] == "done"
    visit = visitors()
    look_at(visit, "movement", match, found[0])
    visit.settle()
    page = visit.page
    private = [one for one in visit.told["log"] if one.get("is_private")]
    assert [one["event"] for one in private] == ["unit-hidden-own"]
    lines = page.locator(".log [data-line]")
    before = len(visit.told["log"])
    expect(lines).to_have_count(before)
    visit.press("m")
    expect(lines).to_have_count(before - 1)
    visit.press("m")
    expect(lines).to_have_count(before)


def test_others_see_the_card_and_no_face(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site, seat=1)
    page = visit.page
    assert faces(card(page)) == ["down"] * 4
    expect(card(page)).to_contain_text("2×")
    expect(card(page).get_by_role("button", name=re.compile("false"))).to_have_count(0)
    expect(page.locator("svg.salva .known")).to_have_count(0)
    expect(page.locator("svg.salva .token")).to_have_count(3)
    expect(page.locator(".cards .loose")).to_contain_text("? × 3 Anti-tank gun")


def test_a_token_is_chosen_on_the_map_and_moved_as_a_unit(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    page = visit.page
    page.locator("svg.salva .token[data-token=caesar]").nth(1).click()
    expect(card(page)).to_have_class(re.compile("chosen"))
    expect(page.locator(".decision .units button.unit[aria-pressed=true]")).to_have_count(1)
    before = {one["unit"]: one["field"] for one in cards_told(visit)[0]["tokens"]}
    visit.click_state("c")
    page.locator("[data-deed=go]").click()
    visit.wait(lambda: {one["unit"]: one["field"] for one in cards_told(visit)[0]["tokens"]} != before)


def test_a_card_points_at_its_tokens(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    page = visit.page
    card(page).get_by_role("button", name="Caesar", exact=True).click()
    expect(page.locator("svg.salva .token.named")).to_have_count(2)
    for field in ("a", "b"):
        expect(visit.state(field).first).to_have_class(re.compile(r"\blit\b"))


def test_units_are_dragged_onto_a_card_and_a_row_onto_a_free_one(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    page = visit.page
    card(page).locator("tbody tr").first.drag_to(card(page).locator("tr.free"))
    visit.wait(lambda: len(cards_told(visit)[0]["rows"]) == 3)
    visit.settle()
    visit.click_state("b")
    item = page.locator(".decision .units li[draggable=true]").filter(has_text="Tank").first
    item.drag_to(card(page).locator("header"))
    visit.wait(lambda: all("tank" in str(row["columns"]["finished"]) for row in cards_told(visit)[0]["rows"]))
    expect(page.locator(".decision .units li").filter(has_text="Tank")).to_have_count(0)


def test_a_row_is_removed_by_its_button_and_stays_removed(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    card(visit.page).get_by_role("button", name="Show row 1 of Caesar false and empty it").click()
    visit.wait(lambda: len(cards_told(visit)[0]["rows"]) == 1)
    assert faces(card(visit.page))[0] == "true"


def tab_to(page: Page, name: str) -> None:
    """Goes there by the tabulator alone."""
    for _ in range(150):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED) == name:
            return
    raise AssertionError(f"no way to {name}")


def test_formations_are_founded_joined_and_branched_by_keys_alone(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    page = visit.page
    tab_to(page, "Found the formation Victory at c")
    page.keyboard.press("Enter")
    expect(card(page, "victory")).to_be_visible()
    visit.settle()
    page.locator("svg.salva [data-state=b]").focus()
    page.keyboard.press("Enter")
    tab_to(page, "Add to the formation Caesar: Tank no. 8, Tank no. 9")
    page.keyboard.press("Enter")
    expect(card(page).locator("tbody th + td").first).to_contain_text(re.compile(r"2×\s*Infantry\s*3×\s*Tank"))
    visit.settle()
    tab_to(page, "Branch Caesar no. 7")
    page.keyboard.press("Enter")
    visit.wait(lambda: len(cards_told(visit)[0]["tokens"]) == 3)


@pytest.mark.parametrize("is_phone", [False, True], ids=["desktop", "phone"])
def test_axe_finds_nothing_and_a_phone_has_a_sheet(visitors: Visitors, site: Site, is_phone: bool) -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    visit = visitors("cs" if is_phone else "en", is_phone=is_phone, is_dark=is_phone, script=AXE)
    sit_down(visit, site)
    page = visit.page
    page.screenshot(path=PICTURES / f"salva-hidden-{'phone' if is_phone else 'desktop'}-map.png")
    if is_phone:
        page.locator("#tab-formations").click()
    expect(card(page)).to_be_visible()
    page.screenshot(path=PICTURES / f"salva-hidden-{'phone' if is_phone else 'desktop'}.png")
    assert violations(visit) == []
    visit.speak("en" if is_phone else "cs")
    page.emulate_media(color_scheme="light" if is_phone else "dark")
    if is_phone:
        page.locator("#tab-formations").click()
    card(page).get_by_role("button", name="Caesar", exact=True).click()
    page.screenshot(path=PICTURES / f"salva-hidden-{'phone' if is_phone else 'desktop'}-2.png")
    assert violations(visit) == []
