"""The rulebooks in real browsers: their positions become games, their last section prints on one page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.site import Visitors
from velmoci.kernel.clauses import BOOK_FILES, book_text
from velmoci.kernel.sentences import LANGUAGES
from velmoci.match.examples import positions_in

GAMES = [(game, language) for game in BOOK_FILES for language in LANGUAGES]
A4: ViewportSize = {"width": 695, "height": 1024}
"""What the margins leave of the paper, in pixels of a style sheet."""
PAGES = re.compile(rb"/Type\s*/Page\b")


@pytest.mark.parametrize("game", BOOK_FILES)
def test_positions_of_a_rulebook_open_as_games_that_ask_their_reader(visitors: Visitors, game: str) -> None:
    """The first ones and the last; the tests of the server open them all."""
    visit = visitors("en")
    names = positions_in(book_text(game, "en"))
    for name in (*names[:2], names[-1]):
        visit.go(f"/rules/{game}")
        visit.page.locator(f"[data-position={name}]").click()
        expect(visit.page.locator(".decision.mine")).to_be_visible()
        assert "/table/" in visit.page.url


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_the_page_to_print_is_one_page_and_fills_it(visitors: Visitors, game: str, language: str) -> None:
    visit = visitors(language)
    visit.go(f"/rules/{game}/sheet")
    visit.page.locator("article.sheet table").first.wait_for()
    visit.page.evaluate("document.fonts.ready")
    assert len(PAGES.findall(visit.page.pdf(prefer_css_page_size=True))) == 1
    visit.page.emulate_media(media="print")
    visit.page.set_viewport_size(A4)
    box = visit.page.locator("article.sheet").bounding_box()
    assert box is not None
    assert 0.8 < box["height"] / A4["height"] < 1


@pytest.mark.parametrize(("game", "language"), GAMES)
def test_a_rulebook_has_its_sections_pictures_and_a_way_to_the_numbered_rules(
    visitors: Visitors, game: str, language: str
) -> None:
    visit = visitors(language)
    visit.go(f"/rules/{game}")
    text = book_text(game, language)
    headings = visit.page.locator("article h2")
    expect(headings).to_have_text(re.findall(r"^## (.*)$", text, re.MULTILINE))
    pictures = visit.page.locator("article img")
    expect(pictures).to_have_count(len(re.findall(r"^!\[", text, re.MULTILINE)))
    for place in range(pictures.count()):
        pictures.nth(place).scroll_into_view_if_needed()
        visit.wait(lambda place=place: bool(pictures.nth(place).evaluate("(one) => one.naturalWidth > 0")))  # type: ignore[misc]
    cited = visit.page.locator("article sup a").first
    id = cited.get_attribute("title")
    cited.click()
    expect(visit.page.locator(f"[id='{id}']")).to_be_focused()


def test_the_contents_lead_to_a_section_and_the_numbered_rules_know_no_words_of_the_program(visitors: Visitors) -> None:
    visit = visitors("en")
    visit.go("/rules/expanze")
    contents = visit.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("button", name="What beginners get wrong").click()
    expect(visit.page.get_by_role("heading", name="What beginners get wrong")).to_be_in_viewport()
    visit.page.get_by_role("link", name="Numbered rules").click()
    expect(visit.page.locator("article")).to_contain_text("EX-FGT-16")
    expect(visit.page.locator("article")).not_to_contain_text("Term in code")
    expect(visit.page.get_by_text("The exact text for referees and programmers")).to_be_visible()
