"""In the middle of a battle: both sides' tables by axe-core at every question, and keys for plans that are one."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import expect

from tests.browser.fold import check_main_button
from tests.browser.general import NO_TIMER
from tests.browser.site import Site, Visit, Visitors
from tests.browser.test_pages import AXE, violations
from tests.browser.test_shows import armies_face_to_face, attack_of_two_neighbours, next_asked, two_people
from tests.server.ford import attack_with, battle_at_the_ford, place_armies, sit_down, waiting
from tests.server.harness import Json, Player

MOST_ANSWERS = 12
SIDES = ("attacker", "defender")


class Fight:
    """A battle of two people that is looked at from both sides, question by question; the attacker sits first."""

    def __init__(self, site: Site, visitors: Visitors, stack: ExitStack, match: str, tokens: list[str]) -> None:
        self.visits = [visitors(script=AXE), visitors("cs", is_phone=True, is_dark=True, script=AXE, is_still=False)]
        for visit, token in zip(self.visits, tokens, strict=True):
            visit.context.add_init_script(NO_TIMER)
            visit.sit(match, token)
        self.players = [stack.enter_context(site.player(match, token)) for token in tokens]
        self.asked: set[str] = set()

    def look(self, *questions: str) -> None:
        """Answers as an absent player would until the attacker and the defender were asked all of it."""
        for _ in range(MOST_ANSWERS):
            player = next_asked(*self.players)
            decision = next(one for one in player.decisions if one["waits"])
            self.asked.add(f"{SIDES[self.players.index(player)]}: {decision['kind']}")
            for visit in self.visits:
                self.check(visit, player.sequence)
            if self.asked.issuperset(questions):
                return
            assert player.order(answer(player, decision))["type"] == "done"
        raise AssertionError(self.asked)

    def check(self, visit: Visit, sequence: int) -> None:
        visit.wait(lambda: visit.told["sequence"] >= sequence)
        visit.press("x")  # what is shown over the map may still be moving
        visit.page.locator("#question").wait_for()
        expect(visit.page.locator(".odds.old")).to_have_count(0)  # faint until new ones are there
        visit.settle()
        assert violations(visit) == [], self.asked
        if visit.asked is not None:
            check_main_button(visit)


def answer(player: Player, decision: Json) -> Json:
    """What an absent player does; cards that may be any are the first ones of the hand, and a fight goes on."""
    if "fight_on" in decision["offers"]:
        return {"kind": "fight_on"}
    if decision["default"] is not None:
        return dict(decision["default"])
    assert player.own is not None
    return {"kind": "lay", "cards": player.own["hand"][: decision["about"]["count"]]}


def test_axe_finds_nothing_while_dice_are_rolled(visitors: Visitors, site: Site) -> None:
    tokens: list[str] = []
    match, token, origin, target = armies_face_to_face(site, tokens, battle_pace="stepwise")
    with site.player(match, token) as attacker, ExitStack() as stack:
        assert attacker.order({"kind": "attack", "origin": origin, "target": target, "count": 3})["type"] == "done"
        fight = Fight(site, visitors, stack, match, [token, next(one for one in tokens if one != token)])
        fight.look("attacker: battle", "defender: battle")


def test_axe_finds_nothing_while_cards_are_laid(visitors: Visitors, site: Site) -> None:
    wish: Json = {"game": "evropska_valka", "options": {"starting_hand": 4, "power_choice": "pick"}}
    match, tokens = two_people(site, **wish)
    with site.player(match, tokens[0]) as ann, site.player(match, tokens[1]) as bob, ExitStack() as stack:
        for player in (ann, bob):
            player.ask("mix", value="a")
        attacker, _ = attack_of_two_neighbours(ann, bob)
        first = (ann, bob).index(attacker)
        fight = Fight(site, visitors, stack, match, [tokens[first], tokens[1 - first]])
        fight.look("defender: reaction", "attacker: attacker_cards", "defender: defender_cards")


def test_axe_finds_nothing_between_salvos(visitors: Visitors, site: Site) -> None:
    match, tokens = battle_at_the_ford(site)
    with ExitStack() as stack:
        fight = Fight(site, visitors, stack, match, tokens)
        fight.look("defender: defender_salvo", "attacker: retreat_choice", "attacker: attacker_salvo")


def test_keys_find_a_plan_that_stands_for_several(visitors: Visitors, site: Site) -> None:
    """One gun and one target: all plans do the same and are one button, which every digit reaches."""
    match, tokens = sit_down(site)
    with site.player(match, tokens[0]) as one, site.player(match, tokens[1]) as two:
        players = [one, two]
        place_armies(players, {"west": (("tank", "luka"),), "east": (("infantry", "brod"),)})
        attacker = waiting(players)
        assert attacker.order(attack_with(attacker))["type"] == "done"
        while "lines" in (asked := waiting(players)).decisions[0]["offers"]:
            assert asked.order({"kind": "lines", "lines": []})["type"] == "done"
        defender = tokens[1 - attacker.seat]
    visit = visitors()
    visit.sit(match, defender)
    visit.wait(lambda: visit.asked is not None and visit.asked["kind"] == "defender_salvo")
    plan = visit.page.locator("[data-plan]")
    expect(plan).to_have_count(1)
    for key in "123":
        visit.page.locator("#question").focus()
        expect(plan).not_to_be_focused()
        visit.press(key)
        expect(plan).to_be_focused()
    visit.press("Enter")
    visit.wait(lambda: visit.asked is None)
