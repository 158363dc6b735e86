"""Diplomacy, goals, units and rules of Salva in real browsers: three players, a treaty from its offer to its end."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, violations
from tests.server.harness import Json

OPTIONS: Json = {"scenario": "three_claims", "players": 3, "turn_order": "1 2 3", "notice_rounds": 0}


def panel(visit: Visit, name: str) -> Locator:
    """One of the panels beside the map."""
    if name == "treaties":
        visit.page.locator("#tab-talks").click()
        return visit.page.locator(".treaties")
    visit.page.locator("#tab-goals").click()
    visit.page.locator(f"[data-panel={name}]").click()
    return visit.page.locator(".panels")


def end_phase(visit: Visit, label: str) -> None:
    visit.wait(lambda: visit.asked is not None)
    visit.button(label).click()
    visit.insist()
    visit.settle()


def pass_turn(visit: Visit) -> None:
    end_phase(visit, "End movement")
    end_phase(visit, "End production")


def three(site: Site, visitors: Visitors) -> list[Visit]:
    """King, duke and bishop, each in a browser of their own, with empty armies and the king to move."""
    made = site.make("me", "person", "person", game="salva", options=OPTIONS)
    tokens = [made["places"][0]["token"]]
    for name in ("Bob", "Cyd"):
        wish = {"nickname": name, "invitation": made["invitation"]}
        tokens.append(site.post(f"/api/matches/{made['match']}/join", wish)["token"])
    visits = [visitors(script=AXE) for _ in tokens]
    for visit, token in zip(visits, tokens, strict=True):
        visit.sit(made["match"], token)
    while any(visit.public.get("round", 0) == 0 for visit in visits):
        asked = next((visit for visit in visits if visit.asked), None)
        if asked is None:
            visits[0].page.wait_for_timeout(20)
            continue
        sequence = asked.told["sequence"]
        asked.button("The army is complete").click()
        asked.insist()
        asked.wait(lambda asked=asked, sequence=sequence: asked.told["sequence"] > sequence)  # type: ignore[misc]
        for visit in visits:
            visit.wait(lambda visit=visit, asked=asked: visit.told["sequence"] >= asked.told["sequence"])  # type: ignore[misc]
    return visits


def test_a_treaty_of_two_among_three_from_its_offer_to_its_end(site: Site, visitors: Visitors) -> None:
    king, duke, bishop = three(site, visitors)

    offer = panel(king, "treaties")
    offer.get_by_text("Offer a treaty").click()
    offer.get_by_role("button", name="Duke").click()
    offer.get_by_label("Words to go with it").fill("Both against the bishop.")
    offer.get_by_role("button", name="Offer", exact=True).click()
    expect(offer.locator("article.offered")).to_contain_text("Waits for Duke.")

    expect(duke.page.locator("#tab-talks .badge")).to_contain_text("1")
    answer = panel(duke, "treaties")
    expect(answer.locator("article.offered")).to_contain_text("Both against the bishop.")
    assert violations(duke) == []
    answer.get_by_role("button", name="Accept").click()
    expect(answer.locator("article.in_force")).to_contain_text("No battles against each other.")
    expect(panel(bishop, "treaties")).to_contain_text("You have no treaties.")
    assert not [frame for frame in bishop.frames if "Both against" in frame]

    expect(offer).to_contain_text("A treaty with Duke forbids a battle for Manor, Forest, Ploughland.")
    king.click_state("zamek")
    expect(king.page.get_by_role("alert")).to_contain_text("A treaty with Duke forbids a battle for Manor.")
    king.button(re.compile("SA-multiplayer-5")).first.click()
    expect(king.page.get_by_role("dialog")).to_contain_text("SA-multiplayer-5")
    king.page.keyboard.press("Escape")

    answer.get_by_role("button", name="Give notice").click()
    expect(offer.locator(".countdown")).to_contain_text("ends with the turn of Duke in round 1, in this round")
    pass_turn(king)
    pass_turn(duke)
    expect(answer.locator("article.ended")).to_contain_text("Duke is no longer bound.")
    expect(answer).to_contain_text("King must have a whole turn before you may attack there.")
    expect(offer).not_to_contain_text("You may not attack now")


def test_goals_units_and_rules_are_at_hand_and_the_end_is_explained(site: Site, visitors: Visitors) -> None:
    king, duke, bishop = three(site, visitors)

    goals = panel(king, "goals")
    expect(goals).to_contain_text("of those who survive 10 rounds, the one with the highest priority wins")
    lines = goals.locator("ol > li")
    expect(lines.nth(0)).to_contain_text("Only has to survive to the end.")
    expect(lines.nth(2)).to_contain_text("To win, all of these must fall: King, Duke.")

    assert violations(king) == []
    king.press("i")
    book = king.page.get_by_role("dialog")
    expect(book.get_by_role("row", name=re.compile("Anti-tank gun"))).to_contain_text("5")
    expect(book.get_by_text("Cruiser")).to_have_count(0)
    assert violations(king) == []
    book.get_by_role("button", name="Rules").click()
    book.get_by_label("Search the rules of this game").fill("notice")
    expect(book.get_by_text("SA-multiplayer-7", exact=True).first).to_be_visible()
    expect(book.get_by_text("SA-naval-1", exact=True)).to_have_count(0)
    king.page.keyboard.press("Escape")

    for visit in (duke, king):
        visit.button("More options").click()
        visit.button("Resign").click()
        visit.button("Resign").click()
    bishop.wait(lambda: bishop.status == "over")
    ranking = bishop.page.locator(".ending tbody tr")
    expect(ranking).to_have_count(3)
    expect(ranking.nth(0)).to_contain_text("Bishop")
    expect(ranking.nth(0)).to_contain_text("won")
    expect(ranking.nth(1)).to_contain_text("King")
    expect(panel(bishop, "goals")).to_contain_text("Destroyed, with priority 2: place 3.")
