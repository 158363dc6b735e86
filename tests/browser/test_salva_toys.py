"""Chapters from outside the package are played in the browser, though it has not a line for them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.site import Site, Visitors
from tests.maps.drawn import game_of_four, row

OWNERS = {"a": 0, "b": 0, "c": 1, "d": 2, "e": 3}
OPTIONS = game_of_four(row("abcde"), OWNERS, (2, 1, 1, 0), rounds=6)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of its own, which knows the made-up chapters."""
    started = Site(tmp_path_factory.mktemp("toys"), "tests.browser.toy_game")
    yield started
    started.end()


@pytest.fixture
def visitors(browser: Browser, site: Site) -> Iterator[Visitors]:
    opened = Visitors(browser, site)
    yield opened
    assert opened.leave() == []


def begun(site: Site) -> tuple[str, list[str]]:
    """A match of four people in the first movement: tanks 1 and 2 are on a, 3 on c, 4 on d."""
    made = site.make("me", "person", "person", "person", game="salva", options=OPTIONS)
    match = made["match"]
    invited = {"nickname": "Bob", "invitation": made["invitation"]}
    others = [site.post(f"/api/matches/{match}/join", invited) for _ in range(3)]
    places = sorted([*made["places"], *others], key=lambda place: int(place["seat"]))
    players = [site.player(match, place["token"]) for place in places]
    for player in players:
        player.ask("mix", value="a")
    for seat, field in ((0, "a"), (0, "a"), (1, "c"), (2, "d")):
        players[seat].catch_up(lambda told: told.is_asked)
        assert players[seat].order({"kind": "place", "item": "tank", "spot": field})["type"] == "done"
    for player in players:
        player.close()
    return match, [place["token"] for place in places]


def test_a_consent_and_a_reaction_are_given_by_clicks(visitors: Visitors, site: Site) -> None:
    match, tokens = begun(site)
    anna, bob = visitors(), visitors()
    for visit, token in ((anna, tokens[0]), (bob, tokens[1])):
        visit.sit(match, token)
    anna.click_state("a")
    anna.button("lend: Tank no. 1, side_2").click()
    bob.wait(lambda: bob.asked is not None)
    expect(bob.page.get_by_text("asks whether you agree: lend: Tank no. 1, side_2").first).to_be_visible()
    expect(bob.button("Refuse", exact=True)).to_be_visible()
    bob.button("Agree", exact=True).click()
    anna.wait(lambda: next(one for one in anna.public["units"] if one["unit"] == "tank_1")["commander"] == "seat_2")
    expect(anna.page.get_by_text("unit lent: side_1, side_2, Tank no. 1").first).to_be_attached()
    anna.settle()
    anna.click_state("a")
    anna.click_state("b")
    anna.page.locator("[data-deed='go']").click()
    bob.wait(lambda: bob.asked is not None and bob.asked["kind"] == "ambush")
    bob.button("let pass").wait_for()
    bob.button("shoot").click()
    bob.wait(lambda: bob.asked is None)
    assert next(one for one in bob.public["units"] if one["unit"] == "tank_2")["points"] == "0"


def test_what_speaks_of_no_unit_stands_below_the_question(visitors: Visitors, site: Site) -> None:
    match, tokens = begun(site)
    anna = visitors()
    anna.sit(match, tokens[0])
    gifts = anna.page.get_by_role("group", name="What you can choose").get_by_role("button")
    assert gifts.all_inner_texts() == ["give field: b, side_2", "give field: b, side_3", "give field: b, side_4"]
    gifts.first.click()
    anna.wait(lambda: anna.asked is None)
