"""How the table and the replay are used: by keyboard alone, on a phone, with a wrong order, step by step."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.page_player import PagePlayer
from tests.browser.plan import Plan
from tests.browser.prying import in_page
from tests.browser.site import PAINTED, QUICK, Middle, Site, Visit, Visitors
from velmoci.expanze.board import find_board

MOST_TABS = 250
UNCOVERED = """(title) => {
  const box = title.getBoundingClientRect();
  return document.elementFromPoint(box.x + 5, box.y + box.height / 2) === title;
}"""
"""Whether a line can be seen, however the phone is held."""
MISCHIEF = """() => {
  const send = WebSocket.prototype.send;
  const other = (text) => JSON.stringify({ ...JSON.parse(text), order: { kind: "show_mission" } });
  const wrong = (text) => (text.includes("place_first") ? other(text) : text);
  WebSocket.prototype.send = function (text) { return send.call(this, wrong(text)); };
}"""
"""The page's first order becomes one that the client itself would never send."""


def against_a_bot(visit: Visit, site: Site) -> None:
    """Sits down at a new game with one bot and waits for the first question."""
    made = site.make("me", "random", options=QUICK)
    visit.sit(made["match"], made["places"][0]["token"])
    visit.page.locator(".decision.mine").wait_for()


def tab_to(visit: Visit, wanted: Locator) -> None:
    """Presses Tab until something has the focus."""
    element = wanted.first.element_handle()
    for _ in range(MOST_TABS):
        if visit.page.evaluate("element => document.activeElement === element", element):
            return
        visit.page.keyboard.press("Tab")
    raise AssertionError("cannot be reached by Tab")


def press(visit: Visit, name: str) -> None:
    """A button of the list, reached and pressed by keys alone."""
    tab_to(visit, visit.page.locator("section.states").get_by_role("button", name=re.compile(name)))
    visit.press("Enter")


def arm_at_the_front(visit: Visit) -> None:
    """One soldier more in a state beside a foe, so that there is somebody to attack from it."""
    state = Plan(visit.public, visit.power).front()[0]
    press(visit, f"^One soldier more: {find_board('world48').names[state]['en']}$")


def test_several_turns_by_keys_alone_through_the_list(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    against_a_bot(visit, site)
    visit.press("s")
    expect(visit.page.get_by_role("tabpanel", name="States")).to_be_focused()
    for _ in range(3):
        arm_at_the_front(visit)
    left = visit.page.locator(".placing .left strong")
    expect(left).to_have_text(re.compile(r"^\d+$"))
    before = visit.told["sequence"]
    visit.press("g")
    visit.insist()
    visit.wait(lambda: visit.told["sequence"] > before and visit.asked is not None)
    turns = 0
    while turns < 2 or not Plan(visit.public, visit.power).origins():  # the bot may have taken the strong state
        turns += 1
        before = visit.told["sequence"]
        visit.press("a")
        visit.press("s")
        arm_at_the_front(visit)
        visit.press("g")
        visit.insist()
        visit.wait(lambda before=before: visit.told["sequence"] > before and visit.asked is not None)  # type: ignore[misc]
    visit.press("f")
    visit.press("s")
    press(visit, ", can attack")
    press(visit, ", can be attacked")
    expect(visit.page.get_by_role("form", name=re.compile("^Attack: "))).to_be_visible()
    before = visit.told["sequence"]
    visit.press("1")
    visit.press("g")
    visit.wait(lambda: visit.told["sequence"] > before)
    expect(visit.page.locator("[aria-live=polite]").last).to_have_text(
        re.compile(r"takes a state|fails against")
    )


def keyed_turn(visit: Visit) -> None:
    """One question answered by keys on the picture: an attack where one is worth it, otherwise arms."""
    keys = visit.page.keyboard
    asked, before = visit.asked, visit.told["sequence"]
    assert asked is not None
    attack = Plan(visit.public, visit.power).attack() if "attack" in asked["offers"] else None
    if attack:
        for _ in range(3):  # the last battle's dice, its target, its origin
            keys.press("Escape")
        for state in attack:
            seek(visit, state)
            keys.press("Enter")
        keys.press("m")
        keys.press("g")
    elif asked["kind"] == "first_armament" or "arm" in asked["offers"]:
        keys.press("a")
        seek(visit, Plan(visit.public, visit.power).front()[0])
        keys.press("+")
        keys.press("g")
        visit.insist()
    else:
        keys.press("e")
        visit.insist()
    visit.wait(lambda: visit.told["sequence"] > before)
    visit.settle()


def seek(visit: Visit, state: str) -> None:
    """Goes round the states that can do something until the focus is on that one."""
    focused = "document.activeElement?.closest('[data-state]')?.dataset.state"
    visit.press("n")
    for _ in range(48):
        if visit.page.evaluate(focused) == state:
            return
        visit.press("n")
    raise AssertionError("cannot be reached by N")


def test_a_whole_game_by_keys_alone(visitors: Visitors, site: Site) -> None:
    """From the first question to the last, and on into the replay, without a pointer."""
    visit = visitors()
    made = site.make("me", "random", options={**QUICK, "round_limit": 10})
    visit.sit(made["match"], made["places"][0]["token"])
    out = PagePlayer(visit)
    while visit.status != "over" and not out.is_out:
        visit.wait(lambda: visit.status == "over" or visit.asked is not None or out.is_out)
        if visit.asked:
            keyed_turn(visit)
    visit.wait(lambda: visit.status == "over")
    tab_to(visit, visit.page.locator(".decision").get_by_role("link", name="Look at the whole game"))
    visit.press("Enter")
    slider = visit.page.get_by_role("slider", name="Moment of the game")
    slider.wait_for()
    visit.press("Home")
    expect(slider).to_have_value("0")
    visit.press("]")
    assert int(slider.input_value()) > 0


def test_the_list_tells_what_the_picture_shows(visitors: Visitors, middle: Middle) -> None:
    """Every state with its owner, its soldiers and its neighbours, and news for the ear."""
    visit = visitors()
    visit.sit(middle.match, middle.tokens[middle.asked])
    visit.page.get_by_role("tab", name="States").click()
    visit.button("All", exact=True).click()
    rows = visit.page.locator("section.states tr:has(th[scope=row])")
    expect(rows).to_have_count(48)
    states = visit.public["states"]
    board = find_board("world48")
    for state in ("iceland", "brazil_north", "japan"):
        if state not in states:
            continue
        owner, count = states[state]
        name = board.name(state, "en")
        row = rows.filter(has_text=f"{name}, {owner.title()}")
        expect(row).to_contain_text(f"{count} soldier")
    around = visit.page.locator("section.states tr.borders")
    expect(around).to_have_count(48)
    expect(around.first).to_contain_text(re.compile(r"\(\w+ \d+\)"))


@pytest.mark.parametrize("is_still", [False, True])
def test_nothing_moves_for_those_who_do_not_want_it(
    visitors: Visitors, middle: Middle, is_still: bool
) -> None:
    visit = visitors()
    visit.page.emulate_media(reduced_motion="reduce" if is_still else "no-preference")
    visit.sit(middle.match, middle.tokens[middle.asked])
    attack = Plan(visit.public, visit.power)
    origin = attack.origins()[0]
    PagePlayer(visit).pick(origin)
    PagePlayer(visit).pick(attack.foes(origin)[0])
    visit.page.locator("path.arrow").wait_for()
    moving = "document.getAnimations().filter((one) => one.effect.getTiming().duration > 100).length"
    assert (visit.page.evaluate(moving) == 0) is is_still


def test_a_phone_plays_by_taps(visitors: Visitors, site: Site) -> None:
    visit = visitors(is_phone=True, is_still=False)
    against_a_bot(visit, site)
    state = Plan(visit.public, visit.power).front()[0]
    visit.page.get_by_role("tab", name="States").tap()
    name = visit.page.locator(f'[data-state="{state}"]').get_attribute("aria-label") or ""
    visit.button(f"One soldier more: {name.split(',')[0]}").tap()
    visit.page.get_by_role("tab", name="Play").tap()
    before = visit.told["sequence"]
    visit.button(re.compile("^Confirm 1 soldier")).tap()
    visit.insist()
    visit.wait(lambda: visit.told["sequence"] > before)
    for width, height in ((844, 390), (932, 430), (390, 664)):
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.page.evaluate(PAINTED)
        assert visit.page.locator("#question").evaluate(UNCOVERED), (width, height)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_refused_order_tells_why_and_opens_the_rule(visitors: Visitors, site: Site, language: str) -> None:
    visit = visitors(language)
    against_a_bot(visit, site)
    foreign = next(state for state, (owner, _) in visit.public["states"].items() if owner != visit.power)
    PagePlayer(visit).pick(foreign)
    alert = visit.page.get_by_role("alert")
    expect(alert).to_contain_text("EX-FAR-4")
    assert len(alert.inner_text().split()) > 3
    alert.get_by_role("button", name=re.compile("EX-FAR-4")).click()
    dialog = visit.page.get_by_role("dialog", name="EX-FAR-4")
    expect(dialog.locator("p").nth(1)).not_to_be_empty()
    visit.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_servers_own_refusal_is_shown_too(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    against_a_bot(visit, site)
    visit.page.evaluate(MISCHIEF)
    visit.button("Place nobody").click()
    visit.insist()
    alert = visit.page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile(r"EX-[A-Z]+-\d+"))


def test_a_replay_is_stepped_jumped_linked_and_forked(visitors: Visitors, finished: str) -> None:
    visit = visitors()
    visit.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.go(f"/replay/{finished}")
    slider = visit.page.get_by_role("slider", name="Moment of the game")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    expect(slider).to_have_value(str(last))
    visit.button("To the beginning").click()
    expect(slider).to_have_value("0")
    visit.button("One step on").click()
    expect(slider).to_have_value("1")
    visit.button("To the next battle").click()
    battle = slider.input_value()
    assert int(battle) > 1
    expect(visit.page.locator(".happened")).to_contain_text("→")
    visit.button("One step back").click()
    expect(slider).to_have_value(str(int(battle) - 1))
    visit.page.locator("body").press(".")
    expect(slider).to_have_value(battle)
    visit.button("Copy a link to this moment").click()
    link = visit.page.evaluate("navigator.clipboard.readText()")
    other = visitors("cs")
    other.page.goto(link)
    expect(other.page.get_by_role("slider")).to_have_value(battle)
    visit.page.get_by_text("Play on from here").click()
    chosen = visit.page.locator(".fork select").select_option(index=1)
    visit.button("Play on", exact=True).click()
    visit.wait(lambda: visit.status == "running" and "public" in visit.told)
    assert [str(visit.told["seat"])] == chosen
    expect(visit.page.locator(".decision")).to_be_visible()


def test_a_running_game_is_looked_back_at_and_forked_from_ones_own_view(visitors: Visitors, middle: Middle) -> None:
    """From the table's menu; there is no record and no secret before the end."""
    visit = visitors()
    visit.sit(middle.match, middle.tokens[0])
    visit.button("More options").click()
    with visit.context.expect_page() as opened:
        visit.page.get_by_role("link", name="The game so far").click()
    page = opened.value
    page.get_by_role("slider", name="Moment of the game").wait_for()
    expect(page.get_by_role("button", name="Download the record")).to_have_count(0)
    for seat in (1, 2):
        assert in_page(page.content(), middle.secrets[seat].unknown_to(middle.secrets[0])) == []
    page.get_by_text("Play on from here").click()
    expect(page.get_by_text("what you could not see is filled in at random")).to_be_visible()
    expect(page.locator(".fork select")).to_have_count(0)
    page.get_by_role("button", name="Play on", exact=True).click()
    page.locator(".decision").wait_for()
    assert middle.match not in page.url
    expect(page.locator("tr", has_text="you").locator(".who")).to_contain_text("Guest")


def test_one_key_throws_no_turn_away(visitors: Visitors, site: Site) -> None:
    """Placing nobody is asked about, and the button for it does not look like the usual one."""
    visit = visitors()
    against_a_bot(visit, site)
    before = visit.told["sequence"]
    expect(visit.button("Place nobody")).not_to_have_class(re.compile("primary"))
    visit.press("g")
    asks = visit.page.get_by_role("dialog", name="Place nobody")
    expect(asks).to_contain_text("would be lost for good")
    asks.get_by_role("button", name="Not yet").click()
    expect(asks).to_have_count(0)
    visit.settle()
    assert (visit.told["sequence"], visit.asked is not None) == (before, True)


def test_a_state_without_an_army_is_called_by_its_name_alone(visitors: Visitors, site: Site) -> None:
    """While colours are chosen nobody stands anywhere."""
    made = site.make("me", "steady", options={"colour_choice": "pick"})
    visit = visitors()
    visit.sit(made["match"], made["places"][0]["token"])
    visit.page.locator(".map [data-state]").first.wait_for()
    board = find_board("world48")
    expect(visit.state("eastern_canada")).to_have_attribute("aria-label", board.name("eastern_canada", "en"))
