"""Standing orders in a real browser: said below a question, which that answers too; seen, and revoked."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.begun import begin_at, mix
from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, violations
from tests.match.air_tables import FLY, AirWar
from velmoci.salva.library import NOTATION


def test_a_question_is_answered_from_now_on_and_the_order_revoked(site: Site, visitors: Visitors) -> None:
    match, tokens = begin_at(site, "salva", AirWar().table.match.position, 4)
    mix(site, match, tokens)
    with site.player(match, tokens[0]) as bomber:
        assert bomber.order(NOTATION.parse(FLY).to_json())["type"] == "done"
        visit = visitors(script=AXE)
        visit.sit(match, tokens[1])
        visit.wait(lambda: visit.asked is not None and visit.asked["kind"] == "counter_move")
        page = visit.page
        said = page.get_by_role("group", name="Standing orders")
        expect(said).to_contain_text("Without an answer you let them fly.")
        said.get_by_text("Answer so from now on").click()
        said.get_by_label("Bombers within reach:").select_option("intercept")
        expect(said.get_by_label("if the odds are at least")).to_be_visible()
        said.get_by_label("Bombers within reach:").select_option("default")
        expect(said.get_by_label("if the odds are at least")).to_have_count(0)
        said.locator("input[type=checkbox]").first.check()
        assert violations(visit) == []
        said.get_by_role("button", name="From now on").click()
        visit.wait(lambda: visit.asked is None)
        kept = page.locator("details", has_text="Standing orders (1)")
        kept.locator("summary").click()
        expect(kept).to_contain_text("Bombers within reach: do not ask me, of ")
        bomber.catch_up(lambda told: told.is_asked)
        kept.get_by_role("button", name="Revoke").click()
        expect(page.locator("details", has_text="Standing orders (")).to_have_count(0)
        assert visit.told["standing"] == []
        said_without_a_question(visit)


def said_without_a_question(visit: Visit) -> None:
    """At any time a table has a place where standing orders are listed, added to any question, and revoked."""
    page = visit.page
    page.get_by_role("button", name="More options").click()
    page.get_by_role("button", name="Standing orders").click()
    panel = page.get_by_role("dialog", name="Standing orders")
    expect(panel).to_contain_text("You have left no standing orders.")
    asked = panel.get_by_label("When this is asked")
    expect(asked.locator("option")).to_have_count(len(visit.told["standing_kinds"]))
    asked.select_option("counter_move")
    panel.get_by_role("combobox").nth(1).select_option("intercept")
    panel.get_by_label("if the odds are at least").fill("60")
    panel.get_by_text("on all fields").click()
    panel.get_by_role("group", name="Fields").get_by_role("checkbox").first.check()
    panel.get_by_label("this turn only").check()
    assert violations(visit) == []
    panel.get_by_role("button", name="From now on").click()
    line = panel.get_by_role("listitem")
    expect(line).to_contain_text("if the odds are at least 60 %, this turn only")
    line.get_by_role("button", name="Revoke").click()
    expect(line).to_have_count(0)
    assert visit.told["standing"] == []
