"""What is shown over the map goes by itself in its time, with ordinary motion and without, and covers no question."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.page_player import PagePlayer
from tests.browser.plan import Plan
from tests.browser.site import QUICK, SPOT, Site, Visit, Visitors
from tests.server.harness import Json, Player

SHOWN, GONE = 4000, 9000
"""So many milliseconds after its beginning a show is complete, and so many later it is gone."""
MANY: Json = {**QUICK, "first_arm_cap": 15}
OVERLAPS = """(show) => {
  const [one, other] = [show, document.querySelector("#question")].map((found) => found.getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}"""
HALF_WAY = "(piece) => getComputedStyle(piece).offsetDistance"
WAYS = pytest.mark.parametrize(("is_phone", "is_still"), [(False, False), (True, False), (False, True)])


def two_people(site: Site, **wish: Any) -> tuple[str, list[str]]:
    """A match of two, and their tokens."""
    made = site.make("me", "person", **wish)
    invited = {"nickname": "Bob", "invitation": made["invitation"]}
    joined = site.post(f"/api/matches/{made['match']}/join", invited)
    return made["match"], [made["places"][0]["token"], joined["token"]]


def armies_face_to_face(site: Site, seats: list[str] | None = None, **rules: Any) -> tuple[str, str, str, str]:
    """Many stand on both sides of a border: the match, the token of whom is on turn, and the border.

    `seats` gets the tokens of both.
    """
    match, tokens = two_people(site, options={**MANY, **rules})
    if seats is not None:
        seats += tokens
    with site.player(match, tokens[0]) as ann, site.player(match, tokens[1]) as bob:
        for player in (ann, bob):
            player.ask("mix", value="a")
        next_asked(ann, bob)
        plan = Plan(ann.public, ann.public["seats"][ann.seat])
        origin = next(state for state in plan.own() if plan.foes(state))
        border = {ann.seat: origin, bob.seat: plan.foes(origin)[0]}
        for _ in range(2):
            asked = next_asked(ann, bob)
            total = next(one for one in asked.decisions if one["waits"])["about"]["can_place"]
            asked.order({"kind": "place_first", "placements": [[border[asked.seat], total]]})
        first = next_asked(ann, bob)
        other = bob if first is ann else ann
    return match, tokens[(ann, bob).index(first)], border[first.seat], border[other.seat]


def next_asked(*players: Player) -> Player:
    """Who has a question now; everybody is told the same first."""
    latest = max(player.sequence for player in players)
    for player in players:
        player.catch_up(lambda told: told.sequence >= latest)
    while not any(player.is_asked for player in players):
        players[0].receive()
    return next(player for player in players if player.is_asked)


def take_powers(one: Player, other: Player, *powers: str) -> None:
    """Two people of Evropská válka mix the dice and choose these powers, whoever is asked first the first of them."""
    for player in (one, other):
        player.ask("mix", value="a")
    for power in powers:
        next_asked(one, other).order({"kind": "choose_power", "power": power})


def hold_time(visit: Visit) -> None:
    """From now on the page's time goes on when it is told to."""
    visit.page.clock.pause_at((visit.page.evaluate("Date.now()") + 3000) / 1000)


def check_show(visit: Visit, piece: str, is_still: bool, fields: tuple[str, ...] = ()) -> None:
    """All pieces come, the question and the fields that fight stay in sight, and then the show is gone."""
    show = visit.page.get_by_role("region", name="Battle")
    whole = show.get_by_role("button", name="Show all")
    expect(show).to_be_visible()
    expect(visit.page.locator("#question")).to_be_visible()
    assert not show.evaluate(OVERLAPS)
    expect(whole).to_have_count(0 if is_still else 1)
    if is_still:  # between the two sides, whose pieces stay in sight
        assert visit.page.locator(".film .piece").first.evaluate(HALF_WAY) == "50%"
    visit.page.clock.run_for(SHOWN)
    expect(whole).to_have_count(0)
    for field in fields:
        assert visit.state(field).first.evaluate(SPOT), f"the show hides {field}"
    assert show.locator(piece).count() > 1
    visit.page.clock.run_for(GONE)
    expect(show).to_have_count(0)


@WAYS
def test_the_dice_of_a_battle_are_shown_and_go(
    visitors: Visitors, site: Site, is_phone: bool, is_still: bool
) -> None:
    match, token, origin, target = armies_face_to_face(site)
    visit = visitors(is_phone=is_phone, is_still=is_still)
    visit.page.clock.install()
    visit.sit(match, token)
    visit.wait(lambda: visit.asked is not None)
    hand = PagePlayer(visit)
    hand.pick(origin)
    hand.pick(target)
    hold_time(visit)
    visit.button(re.compile("^Attack with")).click()
    expect(visit.page.locator("ol.duels")).to_have_attribute("tabindex", "0")  # it may be longer than its room
    check_show(visit, ".duels li", is_still, () if is_phone else (origin, target))


def attack_of_two_neighbours(one: Player, other: Player) -> tuple[Player, Player]:
    """Two choose powers that border on each other, and whoever is on turn attacks: the attacker and the defender."""
    for power in ("dual_alliance", "french_allies"):
        next_asked(one, other).order({"kind": "choose_power", "power": power})
    attacker = next_asked(one, other)
    defender = other if attacker is one else one
    fields: Json = attacker.public["fields"]
    own = attacker.public["seats"][attacker.seat]
    for origin in (field for field, (power, _) in fields.items() if power == own):
        for target in (field for field, (power, _) in fields.items() if power != own):
            order = {"kind": "attack", "origin": origin, "target": target, "count": 1}
            if attacker.order(order)["type"] == "done":
                return attacker, defender
    raise AssertionError("they have no border")


def lay_all(*players: Player) -> None:
    """Nobody stops the attack, and both sides lay what they have first."""
    while True:
        asked = next_asked(*players)
        decision = next(one for one in asked.decisions if one["waits"])
        if decision["kind"] == "reaction":
            asked.order({"kind": "pass"})
        elif decision["kind"] in ("attacker_cards", "defender_cards"):
            assert asked.own is not None
            asked.order({"kind": "lay", "cards": asked.own["hand"][: decision["about"]["count"]]})
        else:
            return


@WAYS
def test_the_cards_of_a_battle_are_shown_and_go(
    visitors: Visitors, site: Site, is_phone: bool, is_still: bool
) -> None:
    wish: Json = {"game": "evropska_valka", "options": {"starting_hand": 4, "power_choice": "pick"}}
    match, tokens = two_people(site, **wish)
    visit = visitors(is_phone=is_phone, is_still=is_still)
    visit.page.clock.install()
    with site.player(match, tokens[0]) as ann, site.player(match, tokens[1]) as bob:
        for player in (ann, bob):
            player.ask("mix", value="a")
        attack_of_two_neighbours(ann, bob)
        visit.sit(match, tokens[0])
        hold_time(visit)
        lay_all(ann, bob)
    check_show(visit, ".laid > *", is_still)
