"""What stands at a table: whoever won is not greyed, what the board prints is there, and who joins sees the options."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.site import Middle, Site, Visitors


def test_the_row_of_the_winner_is_not_that_of_one_who_is_out(visitors: Visitors, finished: str) -> None:
    visit = visitors()
    visit.go(f"/table/{finished}")
    won = visit.page.locator(".column tr.won")
    expect(won).to_have_count(1)
    expect(visit.page.locator(".column tr.won.out")).to_have_count(0)
    expect(visit.page.locator(".column tr.out").first).to_be_attached()
    colour = "(row) => getComputedStyle(row.querySelector('th')).color"
    out = visit.page.locator(".column tr.out").first
    assert won.evaluate(colour) != out.evaluate(colour)


def test_the_two_tables_of_the_board_stand_at_the_table(visitors: Visitors, middle: Middle) -> None:
    visit = visitors()
    visit.sit(middle.match, middle.tokens[middle.asked])
    tables = visit.page.locator("section.tables")
    expect(tables).to_contain_text("Soldiers for a whole continent")
    expect(tables).to_contain_text("Asia +7")
    expect(tables).to_contain_text("Soldiers for a set of cards")
    expect(tables).to_contain_text("PKD +10")


def test_whoever_is_invited_sees_by_which_options_the_match_is_played(visitors: Visitors, site: Site) -> None:
    for game, options, told in (
        ("expanze", {"colour_choice": "random", "hold_rounds": 0}, "0"),
        ("evropska_valka", {"starting_hand": 4}, "4"),
    ):
        made = site.make("me", "person", game=game, options=options)
        visit = visitors()
        visit.go(f"/join/{made['match']}/{made['invitation']}")
        shown = visit.page.get_by_role("region", name="Options of this match")
        expect(shown.locator("li").first).to_be_visible()
        expect(shown).to_contain_text(told)
