"""Whole games in a real browser: against bots, between two people, at one screen, and watched."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.page_player import PagePlayer
from tests.browser.prying import in_frames, in_page
from tests.browser.relay import Relay
from tests.browser.site import Middle, Site, Visit, Visitors

TURNS = 6
"""So many turns are played by hand before the rest is left to the bots."""


def check_record(page: Page, folder: Path) -> None:
    """The record that the page hands out proves itself."""
    with page.expect_download() as waited:
        page.get_by_role("button", name="Download the record").click()
    file = folder / waited.value.suggested_filename
    waited.value.save_as(file)
    proved = subprocess.run(
        [sys.executable, "-m", "velmoci", "verify", str(file)], capture_output=True, text=True
    )
    assert proved.returncode == 0, proved.stdout + proved.stderr


def test_a_whole_game_from_the_start_page_in_three_clicks(visitors: Visitors, tmp_path: Path) -> None:
    visit = visitors(is_still=False)
    visit.go("/")
    visit.button("Play now").click()
    visit.wait(lambda: visit.asked is not None)
    hand = PagePlayer(visit)
    before = visit.told["sequence"]
    visit.click_state(hand.plan.own()[0])
    visit.button(re.compile("^Confirm 1 soldier")).click()
    visit.insist()
    visit.wait(lambda: visit.told["sequence"] > before)
    hand.play(TURNS)
    if visit.status != "over" and not hand.is_out:
        visit.button("More options").click()
        visit.button("Resign").click()
        visit.button("Resign").click()
    visit.wait(lambda: visit.status == "over", 120)
    visit.page.locator(".decision").get_by_role("link", name="Look at the whole game").click()
    page = visit.page
    expect(page.get_by_role("heading", level=1)).to_have_text("After the game")
    expect(page.locator(".result")).to_contain_text(" won: ")
    for heading in ("How it went", "Luck with the dice", "All secrets", "Honest dice"):
        expect(page.get_by_role("heading", name=heading)).to_be_visible()
    expect(page.get_by_role("img", name=re.compile("States|Soldiers")).first).to_be_visible()
    visit.button("Check all rolls and lots here").click()
    expect(page.get_by_text("every one is right")).to_be_visible()
    expect(page.get_by_role("slider", name="Moment of the game")).to_be_visible()
    check_record(page, tmp_path)


def test_two_people_by_a_link_with_a_broken_line(relay: Relay, visitors: Visitors, site: Site) -> None:
    ann, bob = visitors(is_still=False), visitors("cs", is_still=False)
    ann.go("/new")
    ann.page.get_by_label("Your name at the table").fill("Ann")
    ann.page.get_by_label("Number of powers").select_option("3")
    ann.page.get_by_label("Who sits on seat 2").select_option("person")
    for seat, colour in enumerate(("red", "blue", "green"), 1):
        ann.page.get_by_label(f"Colour of seat {seat}").select_option(colour)
    ann.button("Start").click()
    link = ann.page.get_by_label("Link to join by").input_value()
    bob.page.goto(link.replace(f":{site.port}/", f":{relay.port}/"))
    bob.page.locator("#name").fill("Bob")
    bob.page.locator("form button.primary").click()
    for visit in (ann, bob):
        visit.wait(lambda visit=visit: visit.status == "running")  # type: ignore[misc]
        visit.page.locator(".decision").wait_for()

    bob.page.wait_for_load_state("networkidle")
    # Every so often the page also asks which games wait; while the line is cut it hears nothing to that either.
    with bob.forgiving(
        rf"WebSocket connection to 'ws://127\.0\.0\.1:{relay.port}/ws' failed: .*|Failed to load resource: net::ERR_\w+"
    ):
        relay.cut()
        bob.page.locator(".banner").wait_for()
        heard = bob.told["sequence"]
        before = max(heard, ann.told["sequence"])
        if ann.asked:
            PagePlayer(ann).place()
        else:
            ann.button("More options").click()
            ann.button("Pause the game").click()
        ann.wait(lambda: ann.told["sequence"] > before)
        assert bob.told["sequence"] == heard
        relay.mend()
        bob.page.locator(".banner").wait_for(state="detached")
    ann.wait(lambda: bob.told["sequence"] == ann.told["sequence"] and ann.public == bob.public)
    for one, other in ((ann, bob), (bob, ann)):
        secret = other.secret().unknown_to(one.secret())
        assert in_frames(one.frames, secret) == []
        assert in_page(one.page.content(), secret) == []


def test_nobody_sees_what_another_seat_knows(visitors: Visitors, middle: Middle) -> None:
    seats = [visitors("cs" if seat == 1 else "en") for seat in range(3)]
    watcher = visitors()
    for visit, token in zip(seats, middle.tokens, strict=True):
        visit.sit(middle.match, token)
    watcher.go(f"/table/{middle.match}")
    watcher.page.get_by_text("You are watching").wait_for()
    for visit in (*seats, watcher):
        for tab in visit.page.get_by_role("tab").all():
            tab.click()
            for seat, secret in enumerate(middle.secrets):
                if visit is not seats[seat]:
                    assert in_page(visit.page.content(), secret) == []
        for seat, secret in enumerate(middle.secrets):
            if visit is not seats[seat]:
                assert in_frames(visit.frames, secret) == []
    watcher.page.reload()
    expect(watcher.page.get_by_role("tab")).to_have_text(["Powers", "Spectators", "States"])


def sit_at_one_screen(visit: Visit) -> None:
    """Starts a game of two people at this screen whose missions differ."""
    visit.go("/new")
    visit.page.get_by_label("Number of powers").select_option("2")
    for sitter, why in (("person", "Nobody sits for you"), ("bot:steady", "At least one seat must be for a person")):
        visit.page.get_by_label("Who sits on seat 1").select_option(sitter)
        expect(visit.page.get_by_role("alert")).to_contain_text(why)
        expect(visit.button("Start")).to_be_disabled()
    visit.page.get_by_label("Who sits on seat 1").select_option("me")
    visit.page.get_by_label("Who sits on seat 2").select_option("person")
    visit.page.get_by_label("All people play at this screen").check()
    visit.page.get_by_label("Name on seat 2").fill("Eve")
    for seat, colour in enumerate(("red", "blue"), 1):
        visit.page.get_by_label(f"Colour of seat {seat}").select_option(colour)
    visit.seats.clear()
    visit.button("Start").click()
    visit.wait(lambda: len(visit.seats) == 2 and all(told.get("own") for told in visit.seats.values()))
    if visit.secret(0).mission == visit.secret(1).mission:
        sit_at_one_screen(visit)


def test_one_screen_hides_everything_until_it_is_handed_over(visitors: Visitors) -> None:
    visit = visitors()
    sit_at_one_screen(visit)
    seen: set[str] = set()
    for _ in range(4):
        visit.page.get_by_role("heading", name=re.compile("^Next: ")).wait_for()
        covered = visit.page.content()
        secrets = [visit.secret(seat) for seat in range(2)]
        assert [found for secret in secrets for found in in_page(covered, secret)] == []
        visit.button(re.compile("^I am ")).click()
        mission = visit.page.locator(".card-text")
        mission.wait_for()
        seen.add(mission.inner_text())
        shown = [bool(in_page(visit.page.content(), secret)) for secret in secrets]
        assert sorted(shown) == [False, True]
        pass_on(visit)
    assert len(seen) == 2
    before = visit.page.url
    visit.button(re.compile("^I am ")).click()
    visit.button("More options").click()
    visit.button("Resign").click()
    visit.button("Resign").click()
    visit.button("Play again").click()
    visit.button("To the next game").click()
    visit.page.get_by_role("heading", name=re.compile("^Next: ")).wait_for()
    expect(visit.page.locator(".screen")).to_contain_text("Eve")
    assert visit.page.url != before


def pass_on(visit: Visit) -> None:
    """Places nobody, or hands over."""
    place = visit.button(re.compile("^Place nobody"))
    if place.count():
        place.click()
    else:
        visit.button("Hand over", exact=True).click()
    visit.insist()
