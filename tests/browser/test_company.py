"""What people decide beside the game: about the absent, within a power, after the end; and how they are called back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.page_player import PagePlayer
from tests.browser.site import QUICK, Site, Visit, Visitors
from tests.browser.test_games import pass_on
from tests.browser.test_pages import AXE, violations
from tests.server.harness import Json

SHORT_DAYS: Json = {"mode": "days", "move_seconds": 3, "bank_seconds": 0}
BELLS = """
  window.rung = [];
  window.Notification = class {
    static permission = "default";
    static requestPermission() { Notification.permission = "granted"; return Promise.resolve("granted"); }
    constructor(title, { body }) { window.rung.push(`notice: ${title}: ${body}`); }
  };
  const dial = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  window.AudioContext = class {
    currentTime = 0;
    createOscillator() {
      return { frequency: dial, connect: (to) => to, start() { window.rung.push("tone"); }, stop() {} };
    }
    createGain() { return { gain: dial, connect: (to) => to }; }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
"""
"""Stands in for the browser's own bells and counts them."""


def company(site: Site, visitors: Visitors, *kinds: str, **more: Any) -> tuple[str, list[Visit]]:
    """A table of people, each in a browser of their own."""
    made = site.make(*kinds, **more)
    tokens = {int(place["seat"]): place["token"] for place in made["places"]}
    for name in ("Bob", "Cat")[: kinds.count("person")]:
        wish = {"nickname": name, "invitation": made["invitation"]}
        place = site.post(f"/api/matches/{made['match']}/join", wish)
        tokens[int(place["seat"])] = place["token"]
    visits = []
    for seat in sorted(tokens):
        visit = visitors()
        visit.sit(made["match"], tokens[seat])
        visits.append(visit)
    for visit in visits:
        visit.wait(lambda visit=visit: visit.status == "running")  # type: ignore[misc]
    return made["match"], visits


def test_the_others_let_a_bot_play_for_the_absent_until_they_are_back(visitors: Visitors, site: Site) -> None:
    _, (ann, bob, cat) = company(site, visitors, "me", "person", "person", options=QUICK, clock=SHORT_DAYS)
    absent = ann.page.get_by_role("group", name=f"No answer from {bob.power.title()}")
    while absent.count() == 0:
        for visit in (ann, cat):
            if visit.asked:
                before = visit.told["sequence"]
                pass_on(visit)
                visit.wait(lambda visit=visit, before=before: visit.told["sequence"] > before)  # type: ignore[misc]
        ann.page.wait_for_timeout(50)
    absent.get_by_role("button", name="Let a bot play").click()
    expect(absent.get_by_role("button", name="Let a bot play")).to_contain_text("1")
    same = cat.page.get_by_role("group", name=f"No answer from {bob.power.title()}")
    same.get_by_role("button", name="Let a bot play").click()
    expect(absent).to_have_count(0)
    expect(bob.page.get_by_text("Your power is played by a stand-in")).to_be_visible()
    bob.button("I am back").click()
    expect(bob.page.get_by_text("Your power is played by a stand-in")).to_have_count(0)


def second_member(visitors: Visitors, first: Visit) -> Visit:
    """Dan joins a power that has a member already, by the link which that member passes on."""
    first.button("More options").click()
    first.page.get_by_text("Play my power together with somebody").click()
    link = first.page.get_by_label("Link for a fellow player").input_value()
    first.button("Close").click()
    visit = visitors()
    visit.page.goto(link)
    expect(visit.page.get_by_role("radio")).to_have_count(0)
    visit.page.get_by_label("Your name at the table").fill("Dan")
    visit.button("Take the seat").click()
    visit.wait(lambda: visit.told.get("seat") == first.told["seat"])
    return visit


def test_members_of_one_power_vote_on_its_orders(visitors: Visitors, site: Site) -> None:
    options = {**QUICK, "team_decision": "majority"}
    _, (ann,) = company(site, visitors, "me", "steady", options=options)
    dan = second_member(visitors, ann)
    ann.wait(lambda: ann.asked is not None)
    before = ann.told["sequence"]
    ann.button("Place nobody").click()
    ann.insist()
    votes = dan.page.get_by_role("group", name="Your power votes")
    expect(votes).to_contain_text("for it: Ann")
    expect(ann.page.get_by_role("group", name="Your power votes")).to_be_visible()
    assert dan.asked is not None
    votes.get_by_role("button", name="I am for it").click()
    expect(votes).to_have_count(0)
    ann.wait(lambda: ann.told["sequence"] > before + 1)


def test_a_captain_decides_and_names_another(visitors: Visitors, site: Site) -> None:
    options = {**QUICK, "team_decision": "captain"}
    _, (ann,) = company(site, visitors, "me", "steady", options=options)
    dan = second_member(visitors, ann)
    dan.wait(lambda: dan.asked is not None)
    dan.button("Place nobody").click()
    dan.insist()
    expect(dan.page.get_by_role("alert")).to_contain_text("EX-PLY-4")
    expect(ann.page.get_by_text("Ann (captain)")).to_be_visible()
    ann.button("More options").click()
    ann.button("Make captain").click()
    expect(dan.page.get_by_text("Dan (captain)")).to_be_visible()
    before = dan.told["sequence"]
    dan.button("Place nobody").click()
    dan.insist()
    dan.wait(lambda: dan.told["sequence"] > before)


def resign(visit: Visit) -> None:
    visit.button("More options").click()
    visit.button("Resign").click()
    visit.button("Resign").click()


def say(visit: Visit, other: Visit, text: str) -> None:
    visit.page.get_by_role("tab", name="Talks").click()
    partner = visit.page.get_by_role("group", name="Talk with").get_by_role("button", name=other.power.title())
    if partner.get_attribute("aria-pressed") != "true":
        partner.click()
    visit.page.get_by_label("Say something").fill(text)
    visit.button("Say", exact=True).click()
    expect(visit.page.get_by_role("log")).to_contain_text(text)


def test_talk_secrets_and_a_rematch(visitors: Visitors, site: Site) -> None:
    """Two people talk, one gives up, the replay shows what both allow, and they play again."""
    match, (ann, bob) = company(site, visitors, "me", "person", options=QUICK)
    say(ann, bob, "Peace in Iceland?")
    say(bob, ann, "Agreed.")
    ann.page.evaluate(AXE.read_text("utf-8"))
    assert violations(ann) == []
    ann.button("How to play here").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Agree only on what you could punish")
    ann.button("Close").click()
    for visit in (ann, bob):
        visit.button("Let the replay show this talk").click()
        expect(visit.button("The replay shows it once all of you agree")).to_be_disabled()
    missions = [visit.told["own"]["mission"] for visit in (ann, bob)]
    resign(ann if ann.asked else bob)
    for visit in (ann, bob):
        visit.wait(lambda visit=visit: visit.status == "over")  # type: ignore[misc]
    ann.page.get_by_role("tab", name="Powers").click()
    winner = ann.page.locator("tr.won")
    expect(winner).to_contain_text(ann.public["winners"][0].title())
    expect(winner).to_have_css("opacity", "1")
    reader = visitors("cs")
    reader.go(f"/replay/{match}")
    expect(reader.page.get_by_text("Peace in Iceland?")).to_be_visible()
    told = reader.page.locator("section", has=reader.page.get_by_role("heading", name="Všechna tajemství"))
    assert len(set(missions)) <= told.get_by_role("listitem").count() == 2
    for visit in (ann, bob):
        visit.button("Play again").click()
    for visit in (ann, bob):
        visit.button("To the next game").click()
        visit.wait(lambda visit=visit: visit.told["table"]["match"] != match)  # type: ignore[misc]
    ann.wait(lambda: ann.status == bob.status == "running")
    assert ann.told["table"]["match"] == bob.told["table"]["match"]
    assert ann.told["seat"] != bob.told["seat"]


def test_what_is_said_while_the_talks_are_open_is_seen(visitors: Visitors, site: Site) -> None:
    """In the room that is open, in another one, and where none is open yet."""
    _, (ann, bob, cat) = company(site, visitors, "me", "person", "person", options=QUICK)
    ann.page.get_by_role("tab", name="Talks").click()
    say(bob, ann, "Are you there?")
    log = ann.page.get_by_role("log")
    expect(log).to_contain_text("Are you there?")
    say(cat, ann, "And I?")
    rooms = ann.page.get_by_role("group", name="Rooms")
    other = rooms.get_by_role("button", name=cat.power.title())
    expect(other).to_contain_text("1")
    expect(ann.page.get_by_role("tab", name="Talks")).to_contain_text("1")
    other.click()
    expect(log).to_contain_text("And I?")
    expect(other).not_to_contain_text("1")
    say(cat, ann, "Good.")
    expect(log).to_contain_text("Good.")
    expect(ann.page.get_by_role("tab", name="Talks")).not_to_contain_text("1")


def test_a_talk_that_one_keeps_to_himself_is_not_shown(visitors: Visitors, site: Site) -> None:
    match, (ann, bob) = company(site, visitors, "me", "person", options=QUICK)
    say(ann, bob, "Nobody may know.")
    ann.button("Let the replay show this talk").click()
    expect(ann.button("The replay shows it once all of you agree")).to_be_visible()
    resign(ann if ann.asked else bob)
    ann.wait(lambda: ann.status == "over")
    reader = visitors()
    reader.go(f"/replay/{match}")
    expect(reader.page.get_by_role("heading", name="All secrets")).to_be_visible()
    assert "Nobody may know." not in reader.page.content()


def test_an_account_gathers_games_and_a_wrong_password_opens_nothing(visitors: Visitors, site: Site) -> None:
    ann, elsewhere = visitors(), visitors()
    name = f"Ann {site.port}"
    for visit, way, password in ((ann, "New account", "long enough"), (elsewhere, "Sign in", "long enough?")):
        visit.go("/account")
        visit.page.get_by_role("group", name="Account").get_by_role("button", name=way).click()
        visit.page.get_by_label("Name", exact=True).fill(name)
        visit.page.get_by_label("Password").fill(password)
        visit.page.locator("form").get_by_role("button").click()
    expect(ann.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    ann.go("/")
    ann.button("Play now").click()
    ann.wait(lambda: ann.status == "running")
    expect(elsewhere.page.get_by_role("alert")).to_contain_text("Name or password is wrong.")
    elsewhere.page.get_by_label("Password").fill("long enough")
    elsewhere.page.locator("form").get_by_role("button").click()
    expect(elsewhere.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    elsewhere.go("/mine")
    elsewhere.page.get_by_role("link", name="To the table").click()
    elsewhere.wait(lambda: elsewhere.told.get("seat") == ann.told["seat"])
    expect(elsewhere.page.locator(".decision")).to_be_visible()
    elsewhere.go("/account")
    elsewhere.button("Sign out").click()
    expect(elsewhere.page.locator("form").get_by_role("button")).to_have_text("Sign in")
    elsewhere.wrongs.clear()  # the browser's own complaint about the wrong password


@pytest.mark.parametrize("consents", [False, True])
def test_one_is_called_back_by_title_and_by_consent_louder(
    visitors: Visitors, site: Site, consents: bool
) -> None:
    _, (ann, bob) = company(site, visitors, "me", "person", options=QUICK)
    first, other = (ann, bob) if ann.asked else (bob, ann)
    other.context.add_init_script(BELLS)
    other.page.reload()
    other.page.locator(".decision").wait_for()
    expect(other.page).to_have_title("Table – Velmoci")
    if consents:
        other.button("More options").click()
        for choice in ("Play sounds", "Show a notice of the browser"):
            other.page.get_by_label(choice).check()
        other.press("Escape")
        assert other.page.evaluate("rung.splice(0)") == ["tone"] * 2  # a taste of it
    PagePlayer(first).place()
    expect(other.page).to_have_title("● Your turn – Velmoci")
    if not consents:
        assert other.page.evaluate("rung") == []
        return
    other.wait(lambda: len(other.page.evaluate("rung")) >= 3)
    notice, *tones = sorted(other.page.evaluate("rung"))
    assert tones == ["tone"] * 2
    assert re.match("notice: Velmoci: .+", notice)


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        ({"options": {"arm_base": 7, "battle_pace": "stepwise", "colour_choice": "random"}}, ["7", "EX-ARM-1"]),
        ({"game": "evropska_valka", "options": {"starting_hand": 4}}, ["4", "usually 0"]),
    ],
)
def test_whoever_joins_sees_by_which_options_it_is_played(
    visitors: Visitors, site: Site, wish: Json, told: list[str]
) -> None:
    """On the invitation, while others are waited for, and at the table."""
    made = site.make("me", "person", **wish)
    ann, bob = visitors(), visitors()
    ann.go(f"/table/{made['match']}/{made['places'][0]['token']}")
    bob.go(f"/join/{made['match']}/{made['invitation']}")
    for visit in (ann, bob):
        options = visit.page.get_by_role("region", name="Options of this match")
        for text in told:
            expect(options).to_contain_text(text)
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.button("Take the seat").click()
    bob.wait(lambda: bob.status == "running")
    bob.button("More options").click()
    for text in told:
        expect(bob.page.get_by_role("region", name="Options of this match")).to_contain_text(text)


def test_the_tables_of_the_board_lie_on_the_table(visitors: Visitors, site: Site) -> None:
    """What continents and sets of cards bring in this match; those who watch see it too."""
    bonuses = {"asia": 9, "europe": 5, "africa": 4, "north_america": 6, "south_america": 2, "australia": 1}
    sets = {"PPP": 4, "KKK": 6, "DDD": 8, "PKD": 12}
    options = {**QUICK, "continent_bonus": bonuses, "card_set_values": sets}
    match, (ann,) = company(site, visitors, "me", "steady", options=options)
    watcher = visitors("cs")
    watcher.go(f"/table/{match}")
    tables = ann.page.get_by_role("region", name="Tables of the board")
    expect(tables).to_contain_text(re.compile(r"Asia \+9.*PKD \+12", re.DOTALL))
    tables = watcher.page.get_by_role("region", name="Tabulky z hrací desky")
    expect(tables).to_contain_text(re.compile(r"Asie \+9.*PKD \+12", re.DOTALL))
