"""What later chapters of Salva show: unit cards, arrows, progress, accounts, ranges of aircraft, odds."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.begun import begin_salva, mix, salva_question
from tests.browser.salva_questions import all_arms
from tests.browser.site import Site, Visit, Visitors


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
