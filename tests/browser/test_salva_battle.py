"""Battles of Salva as people fight them: with the keyboard, by plan on a phone, from ships and below the waves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.fold import check_main_button
from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, violations
from tests.maps import small_map
from tests.server.ford import battle_at_the_ford, place_armies, sit_down


@pytest.fixture
def ford(site: Site) -> tuple[str, list[str]]:
    """A battle for the ford with its lines drawn up: the match, the attacker's token and the defender's."""
    return battle_at_the_ford(site)


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
    visit.page.get_by_role("combobox", name="With").select_option("1/2")
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
    expect(visit.page.get_by_role("dialog")).to_contain_text("could still fire")
    assert kind(visit) == "defender_salvo"
    visit.insist()
    visit.wait(lambda: kind(visit) is None)
    log = visit.page.get_by_role("region", name="The battle so far")
    expect(log).to_contain_text("Salvo 1 of the defender")
    expect(log).to_contain_text("changes to line 2")


@pytest.fixture
def strait(site: Site) -> tuple[str, list[str]]:
    """Two shores and a strait, the raiders on turn: the match, their token and that of the guards."""
    match, tokens = sit_down(site, {"scenario": small_map("strait")})
    with site.player(match, tokens[0]) as one, site.player(match, tokens[1]) as two:
        place_armies([one, two], {"raiders": (), "guards": ()})
        powers = one.public["powers"]
    sides = {power["side"]: token for power, token in zip(powers, tokens, strict=True)}
    return match, [sides["raiders"], sides["guards"]]


def at(visit: Visit, field: str) -> set[str]:
    """Who is on a field."""
    return {unit["unit"] for unit in visit.public["units"] if unit["field"] == field}


def lines(visit: Visit) -> dict[str, int]:
    """Who stands in which line."""
    return {one["unit"]: one["line"] for one in visit.public["battle"]["fighters"]}


def is_asked(visit: Visit, step: str) -> None:
    """Waits until the seat is asked that, and the page shows it; the first time its main button is looked for."""
    visit.wait(lambda: kind(visit) == step)
    visit.settle()
    if step not in visit.measured:
        visit.measured.add(step)
        check_main_button(visit)


def enter(visit: Visit, unit: str) -> None:
    """Enter on a fighter."""
    visit.page.locator(f'[data-unit="{unit}"]').focus()
    visit.press("Enter")


def tap(visit: Visit, unit: str) -> None:
    """A finger on a fighter."""
    visit.settle()
    visit.page.locator(f'[data-unit="{unit}"]').tap()


def end_turn(visit: Visit, *buttons: str) -> None:
    """Ends the phases of a turn."""
    for button in buttons:
        visit.button(button).click()
        visit.insist()
        visit.settle()


def test_troops_land_lines_change_and_submarines_dive(visitors: Visitors, strait: tuple[str, list[str]]) -> None:
    """The raiders have mouse and keyboard, the guards a phone in Czech; no die matters on this sea."""
    match, tokens = strait
    raiders = visitors()
    guards = visitors("cs", is_phone=True, is_dark=True, script=AXE, is_still=False)
    raiders.sit(match, tokens[0])
    guards.sit(match, tokens[1])

    # Everybody boards, the fleet sails, the submarine evades.
    is_asked(raiders, "movement")
    raiders.click_state("home")
    raiders.button("All 4 aboard").click()
    raiders.wait(lambda: sum(bool(unit["aboard"]) for unit in raiders.public["units"]) == 4)
    raiders.settle()
    raiders.state("strait").focus()
    raiders.press("Enter")
    expect(raiders.page.locator(".plan")).to_contain_text("5 units from Home to Strait")
    raiders.press("g")
    raiders.wait(lambda: len(at(raiders, "strait")) == 9)
    raiders.settle()
    raiders.click_state("strait")
    raiders.button("Submarine no. 7: evade").click()
    expect(raiders.page.locator(".pieces .dives")).to_have_count(1)
    expect(raiders.state("strait")).to_have_attribute("aria-label", re.compile(r"1 × Submarine \(evading\)"))
    expect(raiders.page.locator(".badge.threat")).to_have_count(1)
    end_turn(raiders, "End movement", "End production")

    # The guards' submarines slip into the strait below the cruisers; their destroyer could only have attacked.
    is_asked(guards, "movement")
    expect(guards.button("Ukázat celou mapu")).to_have_count(0)  # so small a map is seen whole on a phone too
    guards.click_state("inland")
    guards.click_state("strait")
    guards.button("Proplout bez bitvy, 2 jednotky").tap()
    guards.button("Přesunout všechny 2").tap()
    guards.wait(lambda: {"submarine_12", "submarine_13"} <= at(guards, "strait"))
    guards.settle()
    end_turn(guards, "Ukončit pohyb")

    # A neighbour pays for a factory, which is then destroyed again.
    is_asked(guards, "production")
    guards.click_state("coast")
    guards.button("Továrna: zaplatí sousedé …").tap()
    form = guards.page.get_by_role("form", name="Továrna na poli Pobřeží")
    form.get_by_role("button", name="Nížina zaplatí o jeden méně").tap()
    expect(form.get_by_role("status")).to_have_text("Žádný soused zatím neplatí.")
    form.get_by_role("button", name="Nížina zaplatí o jeden víc").tap()
    form.get_by_role("button", name="Postavit").tap()
    guards.wait(lambda: guards.public["fields"]["coast"]["factories"] == 2)
    guards.settle()
    guards.page.get_by_text("Zničit vlastní továrny").tap()
    guards.button("Pobřeží (2)").tap()
    guards.button("Zničit továrnu").tap()
    guards.wait(lambda: guards.public["fields"]["coast"]["factories"] == 1)
    end_turn(guards, "Ukončit výrobu")

    # The landing: lines, the beach, salvos by hand and by plan, then the berths of the ships.
    is_asked(raiders, "movement")
    raiders.press("Escape")
    raiders.state("coast").focus()
    raiders.press("Enter")
    expect(raiders.page.locator(".plan > .odds")).to_contain_text("the field falls")
    raiders.press("g")
    is_asked(guards, "defender_lines")
    tap(guards, "at_gun_11")
    guards.button("Ohlásit linie").tap()
    is_asked(raiders, "attacker_lines")
    enter(raiders, "tank_4")
    expect(raiders.page.get_by_role("group", name="Second line")).to_have_count(2)
    raiders.press("g")
    is_asked(guards, "beach_pick")
    assert [unit for unit, line in lines(guards).items() if line == 2] == ["tank_4", "at_gun_11"]
    guards.button("Na pláž nestřílí nikdo").tap()
    expect(guards.page.get_by_role("dialog")).to_contain_text("Na pláž by nestřílel nikdo.")
    guards.press("Escape")
    expect(guards.page.get_by_role("dialog")).to_have_count(0)
    assert kind(guards) == "beach_pick"
    tap(guards, "infantry_10")
    guards.button("Na pláž střílí jedna jednotka").tap()
    is_asked(guards, "beach_salvo")
    tap(guards, "infantry_10")
    tap(guards, "infantry_1")
    guards.wait(lambda: damages(guards)["infantry_1"] == "4")
    guards.settle()
    assert violations(guards) == []
    is_asked(guards, "defender_salvo")  # nobody else was picked for the beach
    tap(guards, "at_gun_11")
    guards.button("Místo toho do první linie").tap()
    guards.wait(lambda: lines(guards)["at_gun_11"] == 1)
    guards.settle()
    guards.page.locator(".hold").tap()
    guards.insist()
    is_asked(raiders, "attacker_salvo")
    raiders.page.locator('[data-unit="tank_4"]').focus()
    raiders.press("f")
    raiders.wait(lambda: lines(raiders)["tank_4"] == 1)
    raiders.press("1")
    raiders.press("Enter")
    is_asked(guards, "defender_salvo")
    plan = guards.page.locator("[data-plan]")  # with one gun and one target all plans do the same, so they are one
    expect(plan).to_have_count(1)
    expect(plan).to_contain_text("Tank č. 4: poškození 5")
    expect(guards.page.locator("section.battle .odds")).to_contain_text("pole padne")
    assert guards.page.evaluate("document.documentElement.scrollWidth") <= 390
    guards.page.get_by_label("Držet se plánu").check()
    expect(plan).to_have_count(3)  # later salvos may tell them apart
    plan.first.tap()
    is_asked(raiders, "attacker_salvo")
    raiders.page.locator('[data-plan="focus"]').click()
    is_asked(raiders, "transports")
    raiders.button("Transport ship no. 8: dock").click()
    raiders.wait(lambda: "transport_ship_8" in at(raiders, "coast"))
    raiders.settle()
    raiders.button("Transport ship no. 9: stay at sea").press("Enter")
    is_asked(raiders, "movement")
    result = raiders.page.get_by_role("region", name="The battle for Coast is over")
    expect(result).to_contain_text("Coast has fallen.")
    result.get_by_role("button", name="Close").click()
    expect(result).to_have_count(0)
    end_turn(raiders, "End movement", "End production")

    # The submarines come up in the strait: an ambush, a third line on both sides, fire at the second line, a retreat.
    is_asked(guards, "movement")
    guards.click_state("strait")
    expect(guards.page.locator(".plan > .odds")).to_contain_text("pole padne")
    guards.button("Zahájit zde bitvu: Ponorka č. 12, Ponorka č. 13").tap()
    is_asked(raiders, "defender_lines")
    enter(raiders, "submarine_7")
    enter(raiders, "submarine_7")
    raiders.press("g")
    is_asked(guards, "attacker_lines")
    for _ in range(2):
        tap(guards, "submarine_13")
    guards.button("Ohlásit linie").tap()
    is_asked(raiders, "defender_salvo")
    below = {"submarine_7": 3, "transport_ship_9": 2, "submarine_12": 1, "submarine_13": 3}
    assert lines(raiders) == {"cruiser_5": 1, "cruiser_6": 1, **below}
    raiders.page.locator('[data-unit="submarine_7"]').focus()
    raiders.press("f")
    raiders.wait(lambda: lines(raiders)["submarine_7"] == 2)
    raiders.press("h")
    expect(raiders.button("Hold the rest of the fire")).to_be_focused()
    raiders.press("Enter")
    raiders.insist()
    is_asked(guards, "retreat_choice")
    expect(guards.button("Bojovat dál")).to_contain_text("výhra")
    expect(guards.page.locator(".decision")).to_contain_text("Ponorky mohou také zůstat na místě")
    guards.button("Ústup").tap()
    is_asked(guards, "attacker_salvo")
    tap(guards, "submarine_13")
    guards.button("Místo toho do druhé linie").tap()
    guards.wait(lambda: lines(guards)["submarine_13"] == 2)
    tap(guards, "transport_ship_9")
    guards.wait(lambda: kind(guards) is None)
    is_asked(raiders, "defender_salvo")
    assert damages(raiders)["transport_ship_9"] == "4"
    raiders.page.locator(".hold").click()
    raiders.insist()
    is_asked(guards, "retreat_to")
    for unit in ("Ponorka č. 12", "Ponorka č. 13"):
        guards.button(f"{unit} zůstane a vyhýbá se bitvě").tap()
        guards.settle()
    is_asked(guards, "movement")
    assert {"submarine_12", "submarine_13"} <= at(guards, "strait")
