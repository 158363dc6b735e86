"""What others do is shown over the map with ordinary motion: it covers no question, and nothing outlives its time."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, violations
from tests.browser.test_shows import armies_face_to_face, hold_time, next_asked, take_powers, two_people
from tests.server.ford import battle_at_the_ford
from tests.server.harness import Json
from velmoci.expanze.picture import map_data

ARMIES = {state: drawn["army"] for state, drawn in map_data()["states"].items()}
"""Where the army of each state stands on the map."""
IN_SIGHT = """(world, points) => points.every(([x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(world.getScreenCTM());
  const { left, right, top, bottom } = world.getBoundingClientRect();
  return at.x > left && at.x < right && at.y > top && at.y < bottom;
})"""
UNCOVERED = """(world, points) => {
  const panel = document.querySelector(".map [data-overlay]").getBoundingClientRect();
  return points.every(([x, y]) => new DOMPoint(x, y).matrixTransform(world.getScreenCTM()).y < panel.top);
}"""
SEEN_PART = """() => {
  const box = (found) => document.querySelector(found).getBoundingClientRect();
  const [world, panel] = [box("svg.world"), box(".map [data-overlay]")];
  return (Math.min(world.bottom, panel.top) - world.top) / innerHeight;
}"""
LONGEST = 26_000
"""So many milliseconds after the last move nothing that came by itself is left over the map."""
COVERS = """(overlay) => [...document.querySelectorAll("#question, .decision button, .decision a")].filter((one) => {
  const [here, there] = [overlay, one].map((found) => found.getBoundingClientRect());
  const beside = here.left >= there.right || there.left >= here.right;
  return there.width > 0 && !beside && here.top < there.bottom && there.top < here.bottom;
}).map((one) => one.textContent)"""
SIZES = pytest.mark.parametrize("is_phone", [False, True])


def overlays(visit: Visit) -> Locator:
    """All that lies over the map for a while."""
    return visit.page.locator(".map [data-overlay]")


def film(visit: Visit, kind: str) -> None:
    """The map shows a scene of that kind, or what is left of scenes."""
    expect(visit.page.locator("g.film")).to_have_attribute("data-film", kind)


def check_film(visit: Visit, kind: str, left: str = "marks") -> None:
    """The scene is shown, covers nothing that one must read or press, and is gone in its time."""
    film(visit, kind)
    expect(visit.page.locator("#question")).to_be_visible()
    for overlay in overlays(visit).all():
        assert overlay.evaluate(COVERS) == []
    visit.page.clock.run_for(LONGEST)
    expect(overlays(visit)).to_have_count(0)
    film(visit, left)


def sits_back(visitors: Visitors, match: str, token: str, is_phone: bool) -> Visit:
    """Somebody at a table whose time stands still."""
    visit = visitors(is_phone=is_phone, script=AXE, is_still=False)
    visit.page.clock.install()
    visit.sit(match, token)
    visit.settle()
    hold_time(visit)
    return visit


@SIZES
def test_an_attack_of_another_is_shown_marked_and_told_again(visitors: Visitors, site: Site, is_phone: bool) -> None:
    match, token, origin, target, other = armies_with_both(site)
    visit = sits_back(visitors, match, other, is_phone)
    with site.player(match, token) as attacker:
        assert attacker.order({"kind": "attack", "origin": origin, "target": target, "count": 2})["type"] == "done"
        check_film(visit, "battle")
        assert attacker.order({"kind": "end_turn"})["type"] == "done"
    visit.wait(lambda: visit.asked is not None)
    visit.page.clock.resume()
    visit.button(re.compile("^Since your last turn")).click()
    told = visit.page.get_by_role("group", name="Since your last turn")
    expect(told).to_contain_text(re.compile(r"1 / [1-9]"))
    assert told.evaluate(COVERS) == []
    assert violations(visit) == []
    told.get_by_role("button", name="Next scene").or_(
        told.get_by_role("button", name="Previous scene")
    ).first.wait_for()
    told.get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    film(visit, "marks")


def armies_with_both(site: Site) -> tuple[str, str, str, str, str]:
    """As armies face to face, with the token of the other one too."""
    tokens: list[str] = []
    match, token, origin, target = armies_face_to_face(site, tokens)
    return match, token, origin, target, next(one for one in tokens if one != token)


@SIZES
def test_a_salvo_of_the_enemy_is_shown_with_its_die(visitors: Visitors, site: Site, is_phone: bool) -> None:
    match, (attacker, defender) = battle_at_the_ford(site)
    visit = sits_back(visitors, match, attacker, is_phone)
    with site.player(match, defender) as other:
        other.catch_up(lambda told: told.is_asked)
        other.order({"kind": "fire_by_plan", "plan": "focus", "span": "salvo"})
    salvo = visit.page.get_by_role("region", name="Salvo")
    expect(salvo.locator("li").first).to_be_visible()
    expect(salvo).to_contain_text("the defender fires")
    expect(salvo.locator(".die svg")).to_be_visible()
    expect(salvo.locator("ol")).to_have_attribute("tabindex", "0")  # it may be longer than its room
    check_film(visit, "battle", left="none")
    expect(salvo).to_have_count(0)


@SIZES
def test_a_draft_of_another_is_shown_and_goes(visitors: Visitors, site: Site, is_phone: bool) -> None:
    wish: Json = {"game": "evropska_valka", "options": {"starting_hand": 4, "power_choice": "pick"}}
    match, tokens = two_people(site, **wish)
    with site.player(match, tokens[0]) as ann, site.player(match, tokens[1]) as bob:
        take_powers(ann, bob, "dual_alliance", "french_allies")
        first = next_asked(ann, bob)
        visit = sits_back(visitors, match, tokens[1 if first is ann else 0], is_phone)
        fields = first.decisions[0]["about"]["choices"]["draft"]
        first.order({"kind": "draft", "field": fields[0]})
        check_film(visit, "change")


def test_whoever_answers_at_once_sees_the_present_board(visitors: Visitors, site: Site) -> None:
    """The key that skips, and any order, end the film; turned off, others' moves are only marked."""
    match, token, origin, target, other = armies_with_both(site)
    visit = sits_back(visitors, match, other, is_phone=False)
    with site.player(match, token) as attacker:
        assert attacker.order({"kind": "attack", "origin": origin, "target": target, "count": 2})["type"] == "done"
        film(visit, "battle")
        visit.page.keyboard.press("x")
        film(visit, "marks")
        visit.button("More options").click()
        visit.page.get_by_label("not at all").check()
        visit.page.keyboard.press("Escape")
        assert attacker.order({"kind": "end_turn"})["type"] == "done"
    visit.wait(lambda: visit.asked is not None)
    assert overlays(visit).filter(has_text="Since").count() == 0
    film(visit, "marks")


def test_the_end_is_one_picture_that_can_be_kept(visitors: Visitors, finished: str) -> None:
    visit = visitors(script=AXE, is_still=False)
    visit.go(f"/table/{finished}")
    ending = visit.page.get_by_role("region", name="How it ended")
    expect(ending.get_by_role("img")).to_have_attribute("aria-label", re.compile("wins – .*States"))
    assert violations(visit) == []
    with visit.page.expect_download() as download:
        ending.get_by_role("button", name="Save the picture").click()
    assert download.value.suggested_filename == f"velmoci-{finished}.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    ending.get_by_role("button", name="To the map").click()
    expect(ending).to_have_count(0)


def test_the_end_can_be_read_on_a_phone(visitors: Visitors, finished: str) -> None:
    visit = visitors("cs", is_phone=True, is_dark=True, is_still=False)
    visit.go(f"/table/{finished}")
    picture = visit.page.locator(".ending canvas")
    expect(picture).to_have_attribute("data-narrow", "true")
    smallest = "(canvas) => (20 * canvas.getBoundingClientRect().width * 2) / canvas.width"
    assert picture.evaluate(smallest) >= 9
    assert picture.evaluate("(canvas) => canvas.getBoundingClientRect().bottom") < 844 * 0.5


def test_the_map_goes_where_others_move_and_comes_back(visitors: Visitors, site: Site) -> None:
    """On a phone the map is enlarged, and what others do may lie out of sight."""
    match, token, origin, target, other = armies_with_both(site)
    visit = sits_back(visitors, match, other, is_phone=True)
    world = visit.page.locator("svg.world")
    visit.state(max(ARMIES, key=lambda state: math.dist(ARMIES[state], ARMIES[origin]))).focus()
    visit.page.clock.run_for(1000)
    before = world.get_attribute("viewBox")
    assert not world.evaluate(IN_SIGHT, [ARMIES[origin], ARMIES[target]])
    with site.player(match, token) as attacker:
        assert attacker.order({"kind": "attack", "origin": origin, "target": target, "count": 2})["type"] == "done"
        film(visit, "battle")
        assert world.evaluate(IN_SIGHT, [ARMIES[origin], ARMIES[target]])
    visit.page.clock.run_for(LONGEST)
    visit.page.clock.resume()
    expect(world).to_have_attribute("viewBox", str(before))


def test_on_a_phone_the_map_is_seen_while_a_battle_is_shown_and_told(visitors: Visitors, site: Site) -> None:
    """The first dice lie there at once, what is fought about is not below them; what is told stands below the map."""
    match, token, origin, target, other = armies_with_both(site)
    visit = sits_back(visitors, match, other, is_phone=True)
    world = visit.page.locator("svg.world")
    fought_about = [ARMIES[origin], ARMIES[target]]
    with site.player(match, token) as attacker:
        assert attacker.order({"kind": "attack", "origin": origin, "target": target, "count": 2})["type"] == "done"
        expect(visit.page.locator(".duels li").first).to_be_visible()
        visit.page.clock.run_for(50)
        assert world.evaluate(UNCOVERED, fought_about)
        assert visit.page.evaluate(SEEN_PART) > 0.2
        visit.page.clock.run_for(LONGEST)
        before = world.get_attribute("viewBox")
        assert attacker.order({"kind": "end_turn"})["type"] == "done"
    visit.wait(lambda: visit.asked is not None)
    visit.page.clock.resume()
    visit.button(re.compile("^Since your last turn")).click()
    visit.page.get_by_role("button", name="Close").wait_for()
    visit.settle()
    assert visit.page.evaluate(SEEN_PART) > 0.5
    assert world.evaluate(UNCOVERED, fought_about)
    visit.page.get_by_role("button", name="Close").click()
    expect(visit.page.locator("#question")).to_be_in_viewport()
    expect(world).to_have_attribute("viewBox", str(before))


def test_sound_is_asked_for_once(visitors: Visitors, site: Site) -> None:
    made = site.make("me", "steady")
    visit = visitors(is_still=False)
    visit.sit(made["match"], made["places"][0]["token"])
    asked = visit.page.get_by_role("group", name="Play with sound?")
    asked.get_by_role("button", name="Sound on").click()
    expect(asked).to_have_count(0)
    visit.page.reload()
    visit.page.locator("#question").wait_for()
    expect(asked).to_have_count(0)
    visit.go("/account")
    expect(visit.page.get_by_label(re.compile("Play sounds"))).to_be_checked()
