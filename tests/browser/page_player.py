"""Somebody at the table who plays a seat through the page alone."""

from __future__ import annotations

import re

from tests.browser.plan import Plan
from tests.browser.site import Visit


class PagePlayer:
    """Answers every question of one seat by clicks and keys on the picture."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.turns = 0

    def play(self, turns: int) -> None:
        """Plays until the game is over or that many turns are done."""
        visit, until = self.visit, self.turns + turns
        while True:
            visit.wait(lambda: visit.status == "over" or visit.asked is not None or self.is_out, 90)
            if visit.status == "over" or self.is_out or self.turns >= until:
                return
            self.answer()

    @property
    def is_out(self) -> bool:
        powers = self.visit.public.get("powers", [])
        return bool(powers) and powers[self.visit.told["seat"]]["status"] != "living"

    def answer(self) -> None:
        """Answers the open question and waits for what comes of it."""
        asked = self.visit.asked
        assert asked is not None
        before = self.visit.told["sequence"]
        if asked["kind"] == "first_armament":
            self.place()
        elif asked["kind"] == "turn":
            self.turn(asked["offers"])
        else:
            raise AssertionError(asked["kind"])
        self.visit.wait(lambda: self.visit.told["sequence"] > before)

    def turn(self, offers: list[str]) -> None:
        attack = self.plan.attack() if "attack" in offers else None
        if "show_mission" in offers:
            self.visit.button("Show my mission").click()
        elif attack:
            self.attack(*attack)
        elif "arm" in offers:
            self.turns += 1
            self.visit.button(re.compile(r"^Arm \+")).click()
            self.place()
        elif "draw_card" in offers:
            self.visit.button("Take a card").click()
        else:
            self.turns += 1
            self.visit.button("Hand over", exact=True).click()

    def pick(self, state: str) -> None:
        self.visit.state(state).focus()
        self.visit.page.keyboard.press("Enter")

    def attack(self, origin: str, target: str) -> None:
        if "chosen" not in (self.visit.state(origin).get_attribute("aria-label") or ""):
            self.pick(origin)
        self.pick(target)
        self.visit.button(re.compile("^Attack with")).click()

    def place(self) -> None:
        """All soldiers to the states at the front, as many to each as is allowed."""
        left = self.visit.page.locator(".placing .left strong")
        for state in self.plan.front():
            while int(left.inner_text()):
                before = left.inner_text()
                self.pick(state)
                if left.inner_text() == before:
                    break
        self.visit.button(re.compile(r"^(Confirm|Arm with|Place nobody)")).click()
        self.visit.insist()

    @property
    def plan(self) -> Plan:
        return Plan(self.visit.public, self.visit.power)
