"""Bots in the browser: the page says at once which of them talk, and shows what they answer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.site import QUICK, Site, Visit, Visitors
from tests.browser.test_pages import AXE, violations
from tests.browser.test_salva_panels import OPTIONS, panel
from tests.server.harness import Json


def seated(site: Site, visitors: Visitors, *bots: str, options: Json, **more: Any) -> Visit:
    """One person, who is asked something, with bots at a table that has begun."""
    made = site.make("me", *bots, options=options, **more)
    visit = visitors(script=AXE)
    visit.sit(made["match"], made["places"][0]["token"])
    visit.wait(lambda: visit.status == "running" and visit.asked is not None)
    return visit


def called(visit: Visit, seat: int) -> str:
    """How the page calls a power."""
    return str(visit.told["table"]["seats"][seat]["power"]).title()


def test_the_page_says_before_the_first_word_who_does_not_answer(site: Site, visitors: Visitors) -> None:
    visit = seated(site, visitors, "steady", "random", options=QUICK)
    talking, silent = called(visit, 1), called(visit, 2)
    expect(visit.page.get_by_text("does not talk")).to_have_count(1)
    visit.page.locator("#tab-talks").click()
    talks = visit.page.locator("section.talks")
    expect(talks.get_by_role("status")).to_have_text(f"{silent} is a bot that does not answer.")
    expect(talks).to_contain_text(f"{talking} is a bot: it answers agreements that you propose, not words.")
    talks.get_by_role("button", name=silent).click()
    expect(talks.get_by_role("status")).to_have_text(f"{silent} is a bot that does not answer.")
    expect(talks).not_to_contain_text("it answers")
    assert violations(visit) == []
    visit.speak("cs")
    expect(talks.get_by_role("status")).to_contain_text("hraje bot, který neodpovídá")


@pytest.mark.parametrize(("game", "options"), [("expanze", QUICK), ("evropska_valka", {"players": 4})])
def test_a_bot_answers_a_proposal_with_its_reason_and_words_with_one_sentence(
    game: str, options: Json, site: Site, visitors: Visitors
) -> None:
    visit = seated(site, visitors, "steady", "steady", "steady", game=game, options=options)
    visit.page.locator("#tab-talks").click()
    talks = visit.page.locator("section.talks")
    talks.locator(".who button").first.click()
    for text in ("Hello", "Anybody there?"):
        talks.get_by_label("Say something").fill(text)
        talks.get_by_role("button", name="Say", exact=True).click()
        expect(talks.locator(".lines")).to_contain_text(text)
    expect(talks.get_by_text("I am a bot and understand no words.")).to_have_count(1)
    talks.get_by_text("Propose an agreement", exact=True).click()
    talks.get_by_label("Free text").check()
    talks.get_by_label("What you agree on").fill("Be my friend")
    talks.get_by_role("button", name="Propose", exact=True).click()
    answer = talks.locator("article")
    expect(answer).to_contain_text("I am a bot: I understand the usual forms, but no free text.")
    expect(answer).to_contain_text("Declined")
    assert violations(visit) == []
    visit.speak("cs")
    visit.page.locator("#tab-talks").click()
    talks.locator(".rooms button").first.click()
    expect(answer).to_contain_text("Promiň, jsem bot")


def test_a_treaty_is_answered_by_a_bot_that_talks_and_the_form_warns_of_one_that_does_not(
    site: Site, visitors: Visitors
) -> None:
    visit = seated(site, visitors, "steady", "random", game="salva", options=OPTIONS)
    while visit.public.get("round", 0) == 0:
        visit.wait(lambda: visit.asked is not None or visit.public["round"] > 0)
        if visit.public["round"] == 0:
            visit.button("The army is complete").click()
            visit.insist()
            visit.settle()
            visit.wait(lambda: visit.public["round"] > 0 or visit.asked is None)
    treaties = panel(visit, "treaties")
    treaties.get_by_text("Offer a treaty").click()
    treaties.get_by_role("button", name="Bishop").click()
    expect(treaties.get_by_role("status")).to_have_text("Bishop is a bot that does not answer.")
    treaties.get_by_role("button", name="Offer", exact=True).click()
    waiting = treaties.locator("article.offered")
    expect(waiting).to_contain_text("Waits for Bishop.")
    expect(waiting).to_contain_text("Bishop is a bot that does not answer.")
    treaties.get_by_text("Offer a treaty").click()
    for partner in ("Bishop", "Duke"):
        treaties.locator("form").get_by_role("button", name=partner).click()
    treaties.get_by_label("Words to go with it").fill("Both against the bishop.")
    treaties.get_by_role("button", name="Offer", exact=True).click()
    expect(visit.page.locator("main")).to_contain_text("I understand the usual forms, but no free text.")
    expect(waiting).to_have_count(1)
