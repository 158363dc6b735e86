"""Evropská válka in a real browser: whole games, the King's window between two people, fate, watching, a phone."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.begun import europe_question
from tests.browser.fold import check_main_button
from tests.browser.general import NO_TIMER, General
from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_games import check_record
from tests.evropska_valka.scenes import scene
from tests.server.harness import Json

TURNS = 6
GAME = "evropska_valka"
NEIGHBOURS = ("Dual Alliance", "France and allies")
"""Two powers that can attack one another from the first turn on."""
MOST_ANSWERS = 40
HELD_WINDOW = """{
  localStorage.setItem("velmoci.king-window", "600");
  const usual = window.setTimeout;
  window.setTimeout = (then, wait, ...more) => {
    if (wait !== 600_000) return usual(then, wait, ...more);
    window.closeTheWindow = then;
  };
}"""
"""The King's window waits out its whole time, but not by the clock: it closes when the test says so, so that however
slow the machine is, the window is still open when a test looks at it."""
CLOSE = "closeTheWindow()"


def sit(site: Site, visitors: Visitors, *kinds: str, language: str = "en", **options: Any) -> list[Visit]:
    """A game of these seats, every person in a browser of their own."""
    made = site.make(*kinds, game=GAME, options=options)
    tokens = [place["token"] for place in made["places"]]
    for _ in range(kinds.count("person")):
        wish = {"nickname": "Bob", "invitation": made["invitation"]}
        tokens.append(site.post(f"/api/matches/{made['match']}/join", wish)["token"])
    visits = []
    for token in tokens:
        visit = visitors(language)
        visit.context.add_init_script(HELD_WINDOW)
        visit.sit(made["match"], token)
        visits.append(visit)
    for visit in visits:
        visit.wait(lambda visit=visit: visit.status == "running" and "own" in visit.told)  # type: ignore[misc]
    return visits


def neighbours(site: Site, visitors: Visitors, **options: Any) -> tuple[Visit, Visit]:
    """Two people whose powers border on each other."""
    ann, bob = sit(site, visitors, "me", "person", power_choice="pick", **options)
    for visit, power in zip((ann, bob), NEIGHBOURS, strict=True):
        visit.wait(lambda visit=visit: visit.asked is not None)  # type: ignore[misc]
        visit.page.locator(".decision").get_by_role("button", name=power).click()
    ann.wait(lambda: any(visit.asked and visit.asked["kind"] == "turn" for visit in (ann, bob)))
    ann.wait(lambda: ann.told["sequence"] == bob.told["sequence"])
    return ann, bob


def hand(visit: Visit) -> list[str]:
    cards: list[str] = visit.told["own"]["hand"]
    return cards


def test_a_whole_game_against_bots_from_the_start_page(visitors: Visitors, tmp_path: Path) -> None:
    """By keys alone once the game is on; the rest is left to the bots."""
    visit = visitors(is_still=False)
    visit.context.add_init_script(NO_TIMER)
    visit.go("/")
    visit.button("Play European War now").click()
    visit.wait(lambda: visit.asked is not None)
    general = General(visit)
    general.play(TURNS)
    assert "turn" in general.kinds
    if visit.status != "over":
        visit.button("More options").click()
        visit.button("Resign").click()
        visit.button("Resign").click()
    visit.wait(lambda: visit.status == "over", 120)
    visit.page.locator(".decision").get_by_role("link", name="Look at the whole game").click()
    page = visit.page
    expect(page.locator(".result")).to_contain_text(" won: ")
    for heading in ("How it went", "Luck with the cards", "All secrets", "Honest cards"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.get_by_role("img", name="Figures").first).to_be_visible()
    visit.button("To the beginning").click()
    visit.button("To the next battle").click()
    expect(page.locator(".happened p").first).not_to_be_empty()
    visit.button("Check all draws here").click()
    expect(page.get_by_text("every one is right")).to_be_visible()
    check_record(page, tmp_path)
    visit.button("To the beginning").click()
    page.get_by_text("Play on from here").click()
    before = visit.told["table"]["match"]
    visit.button("Play on", exact=True).click()
    visit.wait(lambda: visit.told["table"]["match"] != before and visit.status == "running")
    expect(page.locator(".decision")).to_be_visible()


def test_one_screen_hides_every_hand_until_it_is_handed_over(visitors: Visitors, site: Site) -> None:
    visit = visitors()
    visit.go(f"/new/{GAME}")
    visit.page.get_by_label("Number of powers").select_option("2")
    visit.page.get_by_label("Who sits on seat 2").select_option("person")
    visit.page.get_by_label("All people play at this screen").check()
    visit.button(re.compile("^Cards in hand")).click()
    visit.seats.clear()
    visit.button("Start", exact=True).click()
    visit.wait(lambda: len(visit.seats) == 2 and all(told.get("own") for told in visit.seats.values()))
    cards = visit.page.get_by_role("img", name=re.compile("of (clubs|diamonds|hearts|spades)"))
    for _ in range(2):
        visit.page.get_by_role("heading", name=re.compile("^Next: ")).wait_for()
        expect(cards).to_have_count(0)
        visit.button(re.compile("^I am ")).click()
        expect(cards).to_have_count(2)
        visit.button("Draft", exact=True).click()
        General(visit).pick(General(visit).marked("ready")[0])


def attack_between(one: Visit, other: Visit) -> tuple[Visit, Visit]:
    """Plays until somebody attacks; the attacker and the one who is asked for a King."""
    generals = {id(one): General(one), id(other): General(other)}
    for _ in range(MOST_ANSWERS):
        one.wait(lambda: one.asked is not None or other.asked is not None)
        asked = one if one.asked else other
        assert asked.asked is not None
        if asked.asked["kind"] == "reaction":
            return (other, one) if asked is one else (one, other)
        generals[id(asked)].answer(asked.asked)
        one.wait(lambda: one.told["sequence"] == other.told["sequence"])
    raise AssertionError("nobody attacks")


def sent_orders(visit: Visit) -> list[Json]:
    return [json.loads(frame) for frame in visit.sent_frames if '"order"' in frame]


def test_a_kings_window_between_two_people_tells_nothing(visitors: Visitors, site: Site) -> None:
    """The pass leaves when the window closes, not when it is pressed; nobody sees the other's cards."""
    ann, bob = neighbours(site, visitors, starting_hand=4)
    hands = {id(ann): hand(ann), id(bob): hand(bob)}
    attacker, asked = attack_between(ann, bob)
    window = asked.page.locator(".window")
    expect(window).to_be_visible()
    expect(window.get_by_role("timer")).to_contain_text(re.compile(r"closes in \d+ s"))
    before = len(sent_orders(asked))
    asked.button("Let it happen").click()
    expect(window.get_by_role("timer")).to_contain_text(re.compile(r"you will pass in \d+ s"))
    asked.settle()
    assert len(sent_orders(asked)) == before
    asked.page.evaluate(CLOSE)
    asked.wait(lambda: len(sent_orders(asked)) > before)
    assert sent_orders(asked)[-1]["order"] == {"kind": "pass"}
    attacker.wait(lambda: any("passed" in frame for frame in attacker.frames))
    for one, other in ((ann, bob), (bob, ann)):
        untold = [card for card in hands[id(other)] if card not in laid(one)]
        dealt = [frame for frame in one.frames if any(f'"{card}"' in frame for card in untold)]
        assert dealt == []


def laid(visit: Visit) -> set[str]:
    """Cards that have come to light, by which a hand may be known."""
    told = [json.loads(frame) for frame in visit.frames]
    shown: set[str] = set()
    for message in told:
        for event in [*(message.get("events") or []), *(message.get("log") or [])]:
            for key in ("card", "cards", "drawn"):
                value = event["values"].get(key, [])
                shown |= set(value if isinstance(value, list) else [value])
        public = message.get("public") or {}
        shown |= set(public.get("discard", []))
    return shown


def test_whoever_holds_no_king_is_asked_alike(visitors: Visitors, site: Site) -> None:
    """With empty hands the window opens too, lasts as long, and passes by itself."""
    ann, bob = neighbours(site, visitors)
    _, asked = attack_between(ann, bob)
    expect(asked.page.locator(".window").get_by_role("timer")).to_be_visible()
    before = len(sent_orders(asked))
    asked.page.evaluate(CLOSE)
    asked.wait(lambda: len(sent_orders(asked)) > before)
    assert sent_orders(asked)[-1]["order"] == {"kind": "pass"}


def test_fate_is_dealt_by_dragging_and_by_keys(visitors: Visitors, site: Site) -> None:
    visit = sit(site, visitors, "me", "random", "random", first_player="seat_0")[0]
    visit.wait(lambda: visit.asked is not None)
    visit.button("Fate", exact=True).click()
    visit.wait(lambda: visit.asked is not None and visit.asked["kind"] == "fate_assign")
    visit.settle()
    check_main_button(visit)
    cards = visit.asked["about"]["cards"] if visit.asked else []
    seats = visit.public["seats"]
    others = [power for power in seats if power != visit.power]
    own, dragged = visit.page.locator(f"#fate-{cards[0]}"), visit.page.locator(f"#fate-{cards[1]}")
    dragged.drag_to(visit.page.locator(f'.seat[data-gift="{others[0]}"]'))
    expect(visit.page.locator(f'.seat[data-gift="{others[0]}"] #fate-{cards[1]}')).to_be_visible()
    own.focus()
    visit.press(str(seats.index(others[1]) + 1))
    expect(visit.page.locator(f'.seat[data-gift="{others[1]}"] #fate-{cards[0]}')).to_be_focused()
    before = visit.told["sequence"]
    visit.button("Deal like this").click()
    visit.wait(lambda: visit.told["sequence"] > before)
    given = next(sent["order"] for sent in sent_orders(visit) if "cards" in sent["order"])  # a pass may follow
    assert dict(given["cards"]) == {cards[0]: others[1], cards[1]: others[0], cards[2]: visit.power}
    expect(visit.page.locator(".hand, .own").first).to_be_visible()


def test_a_spy_sees_a_hand_and_nobody_else_does(visitors: Visitors, site: Site) -> None:
    """Two people with full hands: whoever has a Queen or an Ace looks at the other's cards."""
    for _ in range(20):
        ann, bob = sit(site, visitors, "me", "person", starting_hand=4, first_player="seat_0")
        ann.wait(lambda ann=ann: ann.asked is not None)  # type: ignore[misc]
        if any(card[0] in "QA" for card in hand(ann)):
            break
        for visit in (ann, bob):
            visit.context.close()
    ann.button("Spy").first.click()
    before = len(bob.frames)
    ann.page.get_by_role("group", name="Whose hand do you want to see?").get_by_role("button").first.click()
    expect(ann.page.get_by_role("heading", name="Cards you know of in other hands")).to_be_visible()
    assert ann.told["own"]["known"][bob.power] == hand(bob)
    bob.wait(lambda: len(bob.frames) > before)
    expect(bob.page.locator(".log")).to_contain_text("spied on")
    assert not any(f'"{card}"' in frame for frame in bob.frames for card in hand(ann))


def test_sabotage_is_marked_only_where_the_rules_of_the_match_let_it_be(visitors: Visitors, site: Site) -> None:
    fields = {"spain": "black 1", "france": "black 3", "benelux": "blue 1"}
    board = scene(fields, hands={"blue": "J"}, sabotage_single="immune")
    visit = visitors()
    visit.page.set_viewport_size({"width": 1440, "height": 900})
    europe_question(visit, site, board, "turn")
    visit.page.locator(".own button.use").click()
    expect(visit.page.locator(".map .field.sabotage")).to_have_count(1)
    expect(visit.state("france").first).to_have_class(re.compile(r"\bsabotage\b"))


def test_a_spectator_sees_the_board_and_no_hand(visitors: Visitors, site: Site) -> None:
    ann = sit(site, visitors, "me", "random", "steady", starting_hand=4)[0]
    watcher = visitors("cs")
    watcher.go(f"/table/{ann.told['table']['match']}")
    watcher.wait(lambda: "public" in watcher.told)
    expect(watcher.page.get_by_role("tab")).to_have_text(["Velmoci", "Diváci", "Pole"])
    assert not any(f'"{card}"' in frame for frame in watcher.frames for card in hand(ann))
    watcher.page.get_by_role("tab", name="Pole").click()
    expect(watcher.page.locator("section.fields tr:has(th[scope=row])")).to_have_count(15)


@pytest.mark.parametrize("place", ["map", "list"])
def test_a_phone_plays_by_taps(visitors: Visitors, site: Site, place: str) -> None:
    made = site.make("me", "random", game=GAME, options={"first_player": "seat_0", "starting_hand": 2})
    visit = visitors("cs", is_phone=True)
    visit.sit(made["match"], made["places"][0]["token"])
    visit.wait(lambda: visit.asked is not None)
    visit.page.get_by_role("tab", name="Ruka").tap()
    expect(visit.page.locator(".own .card")).to_have_count(2)
    visit.page.get_by_role("tab", name="Hra").tap()
    visit.button("Odvod", exact=True).tap()
    before = visit.told["sequence"]
    if place == "map":
        visit.settle()
        visit.tap_state(General(visit).marked("ready")[0])
    else:
        visit.page.get_by_role("tab", name="Pole").tap()
        visit.page.locator("section.fields").get_by_role("button", name=re.compile("lze sem odvést")).first.tap()
    visit.wait(lambda: visit.told["sequence"] > before)
    assert sent_orders(visit)[0]["order"]["kind"] == "draft"  # a pass may follow by itself


def test_a_click_that_leads_nowhere_says_why(visitors: Visitors, site: Site) -> None:
    visit = sit(site, visitors, "me", "random", first_player="seat_0")[0]
    visit.wait(lambda: visit.asked is not None)
    visit.button("Draft", exact=True).click()
    fields = visit.public["fields"]
    General(visit).pick(next(field for field, (power, _) in fields.items() if power != visit.power))
    alert = visit.page.get_by_role("alert")
    expect(alert).to_contain_text("EV-DRF-3")
    alert.get_by_role("button", name=re.compile("EV-DRF-3")).click()
    expect(visit.page.get_by_role("dialog", name="EV-DRF-3").locator("p").nth(1)).not_to_be_empty()
