"""What later chapters of Salva show: unit cards, arrows, progress, accounts, ranges of aircraft, odds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.begun import begin_salva, look_at, mix, salva_question
from tests.browser.salva_questions import all_arms, full_shop, guests_may_retreat, joint_movement
from tests.browser.site import Site, Visit, Visitors
from tests.maps.drawn import HUB
from tests.salva.scenes import Scene
from velmoci.salva.units import standard_kinds

BEYOND = "(box) => box.scrollWidth - box.clientWidth"
"""How much of a box lies beyond its edge."""
RIDGE = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 1}


def sit_down(visit: Visit, site: Site) -> None:
    match, tokens = begin_salva(site, all_arms())
    mix(site, match, tokens)
    visit.sit(match, tokens[0])
    visit.wait(lambda: visit.asked is not None)
    visit.settle()


def test_chapters_are_seen_on_the_map_and_told_in_words(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    page = visit.page
    expect(page.locator(".map .aim:not(.under)")).to_have_count(2)
    expect(page.locator(".map .tie")).to_have_count(1)
    expect(page.locator(".map .done")).to_have_count(2)
    label = str(visit.state("c").first.get_attribute("aria-label")).replace("\N{NO-BREAK SPACE}", " ")
    for words in ("Gun no. 1 stands against d", "Infantry no. 5 rides on Land transport no. 6", "2 of 3 paid"):
        assert words in label
    assert "finished in the second completion phase" in str(visit.state("b").first.get_attribute("aria-label"))


def test_a_card_tells_all_numbers_beside_those_of_the_plain_unit(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    visit.press("i")
    dialog = visit.page.locator("dialog")
    names = dialog.locator("th button.name").all_inner_texts()
    assert names.index("Tank") + 1 == names.index("Light tank")
    dialog.get_by_role("button", name="Infantry gun").click()
    card = dialog.locator(".card")
    expect(card).to_contain_text("A special form of Gun")
    expect(card).to_contain_text("= 3 strength of the gun × ½ coefficient of artillery")
    expect(card).to_contain_text("(plain 1)")
    expect(card.get_by_role("button", name=re.compile("SA-artillery-7")).first).to_be_visible()


def test_a_unit_on_the_map_tells_what_it_can_do_there_and_why(visitors: Visitors, site: Site) -> None:
    hill = {"b": {"defence": "3/2"}}
    scene = Scene(["terrain", "half_units"], RIDGE, hill, fields=HUB, sea=(), units=standard_kinds())
    scene.army(0, "b", "tank tank")
    scene.position.table.unit_columns[scene.rules.unit_column("half")][scene.unit("tank_2")] = 1
    visit = visitors()
    match, tokens = begin_salva(site, scene)
    mix(site, match, tokens)
    visit.sit(match, tokens[0])
    visit.wait(lambda: visit.asked is not None)
    visit.click_state("b")
    page = visit.page
    expect(page.locator(".units button.unit")).to_have_text([re.compile("Tank"), re.compile("Tank, ½")])
    page.locator(".card-field").get_by_role("button", name="2 × Tank").click()
    [whole, half] = [page.locator("dialog .now").nth(number) for number in (0, 1)]
    expect(whole).to_contain_text("3 against unarmoured = 2 strength × 1½ defence of the field")
    expect(half).to_contain_text("1½ against unarmoured = 2 strength × 1½ defence of the field × ½ half a unit fires")
    half.get_by_role("button", name=re.compile("SA-half_units-2")).first.click()
    expect(page.get_by_role("dialog").last).to_contain_text("SA-half_units-2")


@pytest.mark.parametrize("is_phone", [False, True])
def test_a_shop_with_everything_stays_within_its_panel(visitors: Visitors, site: Site, is_phone: bool) -> None:
    visit = visitors(language="cs", is_phone=is_phone)
    match, tokens = begin_salva(site, full_shop())
    mix(site, match, tokens)
    look_at(visit, "production", match, tokens[0])
    visit.settle()
    shop = visit.page.locator(".decision")
    expect(shop).to_contain_text("uspíšená")
    assert shop.evaluate(BEYOND) == 0
    if not is_phone:
        visit.press("i")
        numbers = visit.page.locator("dialog .scroll-x")
        expect(numbers).to_contain_text("Dělostřelecká pevnost")
        assert numbers.evaluate(BEYOND) == 0


def test_long_answers_stay_within_their_panel(visitors: Visitors, site: Site) -> None:
    visit = visitors(language="cs", is_phone=True)
    salva_question(visit, site, "token_ratio")
    visit.settle()
    assert visit.page.locator(".decision").evaluate(BEYOND) == 0


def test_accounts_tell_now_and_next(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    salva_question(visit, site, "upkeep_payment")
    ledger = visit.page.locator(".decision .ledger")
    expect(ledger.locator("tbody td")).to_have_text([re.compile(r"2\s*→.*⅖"), re.compile(r"2\s*→.*⅖"), re.compile("3")])
    expect(visit.page.locator(".decision")).to_contain_text(re.compile("Without (an|your) answer"))
    shared_out_freely(visit)


def shared_out_freely(visit: Visit) -> None:
    """Which field pays how much can be typed; what cannot be so is refused with its clause before it is sent."""
    assert visit.asked is not None
    bill = visit.asked["about"]["shares"]["pay_upkeep"]
    page = visit.page
    page.get_by_text("Share it out yourself").click()
    form = page.get_by_role("form", name="Pay upkeep")
    fields = form.get_by_role("textbox")
    expect(fields).to_have_count(len(bill["payers"]))
    fields.first.fill("1/4")
    expect(form.get_by_role("status")).to_contain_text("SA-upkeep-1")
    expect(form.get_by_role("button", name="Do it")).to_be_disabled()
    for field in fields.all():
        field.fill("0")
    for field in fields.all()[:2]:
        field.fill("1")
    expect(form.get_by_role("status")).to_contain_text("Pay from")
    form.get_by_role("button", name="Do it").click()
    visit.wait(lambda: visit.asked is None or visit.asked["kind"] != "upkeep_payment")


def test_a_flight_without_a_way_back_is_asked_about_and_allowed(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    sit_down(visit, site)
    page = visit.page
    visit.click_state("c")
    visit.settle()
    flights = page.get_by_role("region", name="What is known about it")
    expect(flights).to_contain_text("no way back from")
    stuck = visit.asked["about"]["flights"]["fighter_4"]["one_way"] if visit.asked else []
    assert stuck
    for name in ("Infantry", "Bomber", "Gun", "Land transport", "Heavy tank"):
        page.locator(".units button.unit").filter(has_text=re.compile(f"^\\s*{name}")).first.click()
    visit.click_state(stuck[0])
    expect(page.locator(".plan .note.bad")).to_contain_text("no way back to a base")
    page.locator("[data-deed=go]").click()
    visit.insist()
    visit.wait(lambda: next(one for one in visit.public["units"] if one["unit"] == "fighter_4")["field"] == stuck[0])


def test_a_counter_move_is_offered_with_its_odds(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    salva_question(visit, site, "counter_move")
    decision = visit.page.locator(".decision")
    expect(decision.locator(".before svg")).to_be_visible()
    expect(decision).to_contain_text("Defender loses")
    expect(decision).to_contain_text(re.compile("Without (an|your) answer"))
    expect(decision.get_by_role("button", name="Intercept over d: Fighter no. 4, Fighter no. 5")).to_be_visible()
    expect(decision).to_contain_text("that the attackers lose less than the defenders")
    decision.get_by_text("What each does to whom, and why").click()
    expect(decision.locator(".chain").first).to_contain_text("strength SA-minimal-45")


def test_a_part_of_an_attack_is_called_back_beside_the_retreat_of_all(visitors: Visitors, site: Site) -> None:
    visit = visitors(is_phone=True)
    salva_question(visit, site, "parts_may_retreat")
    decision = visit.page.locator(".decision")
    expect(decision.get_by_role("button", name="Fight on")).to_be_visible()
    decision.get_by_role("button", name="Tank no. 1 leaves after the next salvo of the defender").click()
    visit.wait(lambda: visit.asked is not None and visit.asked["kind"] == "attacker_salvo")


def test_allies_propose_lines_and_an_end_of_their_battle(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    salva_question(visit, site, "joint_attacker_salvo")
    deeds = visit.page.locator(".decision").get_by_role("group", name="What you can choose")
    told = [
        "End the battle; the attackers leave",
        "End the battle; the attackers stay as guests",
        "Propose line 2 for Tank no. 1",
    ]
    expect(deeds.get_by_role("button")).to_have_text(told)


def test_who_would_have_to_agree_to_a_retreat_is_told_beside_its_odds(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    match, tokens = begin_salva(site, guests_may_retreat())
    mix(site, match, tokens)
    look_at(visit, "retreat_choice", match, tokens[0])
    told = "If their holders agree: a, c. The odds reckon with a refusal."
    expect(visit.page.locator(".decision")).to_contain_text(told)


def test_whoever_commands_units_of_another_sends_them_with_his_own(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    match, tokens = begin_salva(site, joint_movement())
    mix(site, match, tokens)
    look_at(visit, "movement", match, tokens[2])
    visit.click_state("b")
    units = visit.page.locator(".units button.unit")
    expect(units).to_have_text([re.compile("Infantry"), re.compile("Tank, side_2")])
    units.first.click()
    visit.click_state("c")
    visit.page.locator("[data-deed=go]").click()
    expect(visit.page.locator(".decision")).to_contain_text(re.compile("side_2"))
    visit.wait(lambda: visit.asked is None)
