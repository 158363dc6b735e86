"""Battles of Salva as people fight them: by hand with the keyboard, and by plan on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, violations
from tests.server.ford import attack_with, place_armies, sit_down, waiting


@pytest.fixture
def ford(site: Site) -> tuple[str, list[str]]:
    """A battle for the ford with its lines drawn up: the match, the attacker's token and the defender's."""
    match, tokens = sit_down(site)
    with site.player(match, tokens[0]) as one, site.player(match, tokens[1]) as two:
        players = [one, two]
        place_armies(players)
        attacker = waiting(players)
        assert attacker.order(attack_with(attacker))["type"] == "done"
        for _ in range(2):
            asked = waiting(players)
            assert asked.order({"kind": "lines", "lines": []})["type"] == "done"
        first = attacker.seat
    return match, [tokens[first], tokens[1 - first]]


def kind(visit: Visit) -> str | None:
    """What the seat is asked."""
    return None if visit.asked is None else str(visit.asked["kind"])


def damages(visit: Visit) -> dict[str, str]:
    """The damage of every fighter."""
    return {one["unit"]: one["damage"] for one in visit.public["battle"]["fighters"]}


def test_a_salvo_is_fired_by_hand_with_the_keyboard_alone(visitors: Visitors, ford: tuple[str, list[str]]) -> None:
    match, (_, token) = ford
    visit = visitors()
    visit.sit(match, token)
    visit.wait(lambda: kind(visit) == "defender_salvo")
    battle = visit.page.get_by_role("region", name="Battle for Ford")
    expect(battle.get_by_label("Roll")).to_be_visible()
    expect(battle.get_by_text("Second line")).to_have_count(0)

    visit.press("n")
    shooter = battle.locator('[aria-pressed="true"]')
    expect(shooter).to_be_focused()
    first = str(shooter.get_attribute("data-unit"))
    visit.page.get_by_label("With").select_option("1/2")
    shooter.focus()
    visit.press("ArrowLeft")
    target = str(visit.page.evaluate("document.activeElement.dataset.unit"))
    expect(visit.page.locator(".look")).to_contain_text("SA-minimal-45")
    visit.press("Enter")
    visit.wait(lambda: damages(visit)[target] != "0")
    half = damages(visit)[target]
    expect(battle.locator('[aria-pressed="true"]')).to_have_attribute("data-unit", first)
    expect(visit.page.get_by_role("group", name="Shot by shot")).to_contain_text("½ of its fire left")
    battle.locator(f'[data-unit="{target}"]').focus()
    visit.press("Enter")
    visit.wait(lambda: damages(visit)[target] != half)

    visit.press("n")
    mover = str(battle.locator('[aria-pressed="true"]').get_attribute("data-unit"))
    visit.button("Step to the second line instead").press("Enter")
    expect(battle.get_by_role("group", name="Second line").locator(f'[data-unit="{mover}"]')).to_be_visible()
    visit.press("v")
    visit.button("Back to the battle for Ford").press("Enter")
    visit.press("h")
    expect(visit.button("Hold the rest of the fire")).to_be_focused()
    visit.press("Enter")
    visit.wait(lambda: kind(visit) is None)
    log = visit.page.get_by_role("region", name="The battle so far")
    expect(log).to_contain_text("Salvo 1 of the defender")
    expect(log).to_contain_text("changes to line 2")


def test_a_battle_is_fought_by_plan_on_a_phone_until_its_end(visitors: Visitors, ford: tuple[str, list[str]]) -> None:
    match, tokens = ford
    attacker = visitors(is_phone=True, is_dark=True, script=AXE)
    defender = visitors("cs", is_phone=True, script=AXE)
    for visit, token in zip((attacker, defender), tokens, strict=True):
        visit.sit(match, token)
    defender.wait(lambda: kind(defender) == "defender_salvo")
    plan = defender.page.locator('[data-plan="spread"]')
    expect(plan).to_contain_text("poškození")
    expect(defender.page.locator("section.battle .odds")).to_contain_text("pole padne")
    assert defender.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(defender) == []
    defender.page.get_by_label("Držet se plánu").check()
    plan.click()

    attacker.wait(lambda: kind(attacker) == "retreat_choice")
    expect(attacker.button("Fight on")).to_contain_text("to win")
    expect(attacker.button("Retreat")).to_contain_text("on the way out")
    assert violations(attacker) == []
    attacker.button("Retreat").click()
    attacker.wait(lambda: kind(attacker) == "attacker_salvo")
    attacker.page.locator('[data-plan="focus"]').click()
    attacker.wait(lambda: kind(attacker) in ("retreat_to", "movement"))
    if kind(attacker) == "retreat_to":
        attacker.page.get_by_role("group", name="All to").get_by_role("button", name="Wood").click()
        attacker.wait(lambda: kind(attacker) == "movement")
    assert attacker.public["battle"] is None
    result = attacker.page.get_by_role("region", name="The battle for Ford is over")
    expect(result).to_contain_text("Ford is held.")
    result.get_by_role("button", name="Close").click()
    expect(result).to_have_count(0)
