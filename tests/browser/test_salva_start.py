"""Before a game of Salva in a real browser: one put together with a map by chance, and a fair start of three."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.fold import check_main_button
from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, violations

BIDS = ((5111, 3911, 981), (4007, 4889, 1107), (6203, 2797, 1003))
"""Figures that stand nowhere else in what a browser is told."""
TOTAL = 10_003
TINTS = """() => Object.fromEntries([...document.querySelectorAll(".map [data-state]")].map(
  (field) => [field.dataset.state, field.querySelector(".tint")?.getAttribute("fill") ?? null]))"""


def drawn(visit: Visit) -> list[str]:
    """The land fields of the map that is shown before the game."""
    visit.page.locator('.picture[aria-busy="false"] [data-field]').first.wait_for()
    found: list[str] = visit.page.locator("[data-field]").evaluate_all("(all) => all.map((one) => one.dataset.field)")
    return found


def test_a_game_is_put_together_on_a_map_by_chance_and_begun(visitors: Visitors) -> None:
    visit = visitors(script=AXE)
    page = visit.page
    visit.go("/new/salva")
    expect(page.locator("[data-scenario]").first).to_contain_text("Measured in")
    page.get_by_role("radio", name="A game of your own").check()
    page.get_by_role("textbox", name="Seed").fill("7")
    page.get_by_role("slider", name="Land fields").fill("8")
    page.get_by_role("switch", name="Evading submarines").check()
    naval = page.locator('[data-chapter="naval"]').first
    expect(naval).to_contain_text("needed by: evading submarines")
    expect(naval.get_by_role("switch")).to_be_disabled()
    expect(page.get_by_text("Ships are on, but this map has no sea for them.")).to_be_visible()
    page.get_by_label("Symmetry").select_option("4")
    refused = page.get_by_role("alert").filter(has_text="no map can be made")
    expect(refused).to_be_visible()
    expect(visit.button("Start", exact=True)).to_be_disabled()
    page.get_by_label("Symmetry").select_option("1")
    expect(refused).to_be_hidden()
    first = drawn(visit)
    visit.button("Another").click()
    visit.wait(lambda: drawn(visit) != first)
    page.get_by_role("textbox", name="Name of side A").fill("Islanders")
    page.get_by_role("switch", name="Factories").check()
    page.locator("summary", has_text="Factories").click()
    expect(page.get_by_label("How many factories every field starts with.")).to_be_visible()
    page.wait_for_load_state("networkidle")
    fields = drawn(visit)
    expect(visit.button("Start", exact=True)).to_be_enabled()
    assert violations(visit) == []
    visit.button("Start", exact=True).click()
    visit.wait(lambda: visit.asked is not None)
    assert visit.public["fields"].keys() == set(fields)
    assert {"submarines", "factories"} <= set(visit.told["table"]["rulebook"]["chapters"])
    expect(page.get_by_text("Islanders").first).to_be_visible()
    expect(visit.state(fields[0]).first).to_be_visible()


def test_a_newcomer_climbs_the_ladder_and_lands_from_the_sea(visitors: Visitors) -> None:
    visit = visitors(script=AXE)
    page = visit.page
    visit.go("/new/salva")
    page.get_by_role("radio", name="A game of your own").check()
    page.get_by_text("The ladder: learn chapter by chapter").click()
    rungs = page.locator("[data-ladder] li")
    expect(rungs.nth(1)).to_contain_text("New scenarios: Blitz in the mountains")
    expect(page.get_by_text("This game stands on rung 1: Terrain bonuses.")).to_be_visible()
    page.get_by_role("radio", name="3. Naval and submarine units").check()
    expect(page.get_by_text("This game stands on rung 3: Naval and submarine units.")).to_be_visible()
    expect(page.get_by_role("switch", name="Random terrain")).to_be_checked()
    page.get_by_role("radio", name="Blitz").check()
    page.get_by_label("Starting territory").select_option("sea")
    expect(page.get_by_role("cell", name="ships on the sea")).to_be_visible()
    assert violations(visit) == []
    page.wait_for_load_state("networkidle")
    expect(visit.button("Start", exact=True)).to_be_enabled()
    visit.button("Start", exact=True).click()
    visit.wait(lambda: visit.asked is not None)
    assert {"terrain", "random_terrain", "naval"} <= set(visit.told["table"]["rulebook"]["chapters"])
    assert "second_line" not in visit.told["table"]["rulebook"]["chapters"]


@pytest.mark.parametrize(("language", "fair", "method", "order"), [
    ("en", "Fair start", "How the bids go.", "In which order sides are bid for"),
    ("cs", "Spravedlivý start", "Jak se přihazuje.", "V jakém pořadí se na strany přihazuje"),
])  # fmt: skip
def test_the_options_of_a_fair_start_are_in_plain_words(
    visitors: Visitors, language: str, fair: str, method: str, order: str
) -> None:
    visit = visitors(language, is_phone=True)
    page = visit.page
    visit.go("/new/salva")
    page.locator('[data-scenario="three_claims"]').click()
    page.get_by_role("radio", name=re.compile(f"^{fair}")).check()
    more = page.locator("[data-fair=more]")
    more.locator("summary").click()
    expect(more.get_by_label(order)).to_have_count(0)
    words = page.locator("main").inner_text()
    assert not re.search(r"matri|matic|successive division|postupné dělení", words)
    page.get_by_label(method).select_option("successive")
    expect(more.get_by_label(order)).to_be_visible()


def test_a_fair_start_with_secret_bids_in_three_browsers(visitors: Visitors, site: Site) -> None:
    options = {"scenario": "three_claims", "assignment": "fair_start", "total_bv": TOTAL}
    made = site.make("me", "person", "person", game="salva", options=options)
    tokens = [place["token"] for place in made["places"]]
    for name in ("Bob", "Cyril"):
        wish = {"nickname": name, "invitation": made["invitation"]}
        tokens.append(site.post(f"/api/matches/{made['match']}/join", wish)["token"])
    visits = [visitors(), visitors("cs", is_phone=True), visitors(is_dark=True, script=AXE)]
    for visit, token in zip(visits, tokens, strict=True):
        visit.sit(made["match"], token)
    ann, _, cyril = visits
    cyril.wait(lambda: cyril.asked is not None)
    check_main_button(cyril)
    cyril.button("Go on to the bids").click()
    for number, (visit, row) in enumerate(zip(visits, BIDS, strict=True)):
        boxes = visit.page.locator("[data-bid]")
        boxes.first.wait_for()
        check_main_button(visit)
        for place, figure in enumerate(row):
            boxes.nth(place).fill(str(figure))
        if number == len(visits) - 1:
            expect(ann.page.get_by_label("Who has answered").get_by_role("listitem")).to_have_text(
                [re.compile("Ann: sealed"), re.compile("Bob: sealed"), re.compile("Cyril: thinking")]
            )
            expect(ann.page.locator("#question")).to_have_text("Waiting for Cyril.")
            check_secrets(visits)
            expect(ann.page.locator("[data-fair=goal]")).to_contain_text("Goal: ")
            expect(ann.page.locator(".fair .badge").first).to_be_visible()
            assert violations(cyril) == []
        visit.button(re.compile("Seal the bid|Zapečetit nabídku")).click()
    for visit in visits:
        visit.page.locator(".walk").wait_for()
    page = cyril.page
    expect(page.locator(".matrix td")).to_have_text([*[str(one) for row in BIDS for one in row], "1104", "1114", "22"])
    expect(page.locator(".story li")).to_have_count(1)
    cyril.button("Next step").click()
    expect(page.locator(".story li").last).to_contain_text("Duke goes to Cyril for 2,797; difference 1,114.")
    expect(page.locator(".matrix .wins")).to_have_text("2797")
    cyril.button("To the end").click()
    expect(page.locator(".story li").last).to_contain_text("Cyril plays Duke with")
    expect(page.locator(".note.good")).to_contain_text("You called 2,797 fair for it, so you have")
    phone = visits[1].page
    expect(phone.locator(".note.good")).to_be_in_viewport()
    expect(phone.locator(".note.good")).to_contain_text("Hraješ za stranu Král")
    fits = "(all) => all.every((one) => one.scrollWidth <= one.clientWidth)"
    assert phone.locator(".fair .scroll-x").evaluate_all(fits)
    swatch = "(one) => getComputedStyle(one).backgroundColor"
    bid, counter = phone.locator(".matrix .swatch").first, phone.locator(".decision svg :is(polygon, circle)").first
    assert bid.evaluate(swatch) == counter.evaluate("(one) => getComputedStyle(one).fill"), "the King's colour"
    assert violations(cyril) == []
    expect(page.locator(".log")).to_contain_text("Cyril plays Duke with")
    cyril.button("To the map").click()
    expect(cyril.state("hrad").first).to_be_visible()
    check_colours(cyril, made["match"])


def check_colours(visit: Visit, match: str) -> None:
    """Sides were bid for, are played and looked back at in the same colours, though none sits where it stood."""
    page = visit.page
    page.locator(".note.good, .walk").first.wait_for(state="detached")
    land, players = page.evaluate(TINTS), counters(page.locator(".column tbody th"))
    assert [line["side"] for line in visit.public["powers"]] == ["bishop", "king", "duke"]
    assert len(set(players)) == 3
    visit.go(f"/replay/{match}")
    page.locator(".legend li").first.wait_for()
    visit.settle()
    assert counters(page.locator(".legend li")) == players
    assert page.evaluate(TINTS) == land
    assert set(land.values()) - {None} <= set(players)
    visit.go("/mine")
    page.locator("article li").first.wait_for()
    expect(page.locator("article li svg :is(polygon, circle)").first).to_have_attribute("fill", players[0])
    assert counters(page.locator("article li")) == players


def counters(lines: Locator) -> list[str]:
    """The colour of the counter that stands first in each line."""
    found: list[str] = lines.evaluate_all(
        "(all) => all.map((one) => one.querySelector('svg :is(polygon, circle)').getAttribute('fill'))"
    )
    return found


def check_secrets(visits: list[Visit]) -> None:
    """Nobody was told what the others have sealed; the last one has not sent anything yet."""
    for number, visit in enumerate(visits):
        others = [str(figure) for other, row in enumerate(BIDS) if other != number for figure in row]
        assert not [figure for figure in others for frame in visit.frames if re.search(rf"\b{figure}\b", frame)]
