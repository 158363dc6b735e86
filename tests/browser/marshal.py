"""A person's hand at the table of Salva: plays a seat through the page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.site import Visit
from tests.server.harness import Json

SALVOS = ("defender_salvo", "attacker_salvo", "beach_salvo")


class Marshal:
    """Answers every question of one seat: places what comes first, attacks what it can, spends what it has."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.steps: list[str] = []
        self.bought = 0

    def play(self, rounds: int) -> None:
        """Plays until the game is over or that many rounds are done."""
        visit = self.visit
        while visit.status != "over" and visit.public["round"] <= rounds:
            visit.wait(lambda: visit.status == "over" or visit.asked is not None)
            if visit.asked and visit.status == "running":
                self.answer(visit.asked)

    def answer(self, asked: Json) -> None:
        """Answers the open question and waits for what comes of it."""
        visit, before = self.visit, self.visit.told["sequence"]
        self.steps.append(asked["kind"])
        kind, choices = asked["kind"], asked["about"]["choices"]
        if kind == "placing":
            self.place(choices["place"])
        elif kind == "movement":
            self.move(choices)
        elif kind == "production":
            self.produce(choices.get("buy", []))
        else:
            self.fight(kind)
        visit.wait(lambda: visit.told["sequence"] > before)
        visit.settle()

    def place(self, offers: list[Json]) -> None:
        """By keys alone: a digit takes the item, the next field that can take it, and the same once more."""
        items = list(dict.fromkeys(offer["item"] for offer in offers))
        able = [offer for offer in offers if offer["can"]]
        wanted = able[len(self.steps) % len(able)]
        self.visit.press(str(items.index(wanted["item"]) + 1))
        field = self.visit.state(wanted["spot"].split("/")[0])
        field.focus()
        self.visit.press("Enter")
        expect(field).to_have_class(re.compile(r"\btarget\b"))
        self.visit.press("g")

    def move(self, choices: Json) -> None:
        """Attacks with everybody who reaches it a field that fewer defend; otherwise ends the movement."""
        able = choices.get("attack", {})
        target = next((field for field, battle in able.items() if len(battle["units"]) > self.guards(field)), None)
        if target is None:
            self.visit.press("e")
            return
        self.visit.press("Escape")
        self.visit.click_state(target)
        self.visit.press("g")

    def guards(self, field: str) -> int:
        """How many units of others stand on a field."""
        return sum(unit["field"] == field and unit["owner"] != self.visit.power for unit in self.visit.public["units"])

    def produce(self, offers: list[Json]) -> None:
        """Buys the same as last time, then something on one field, and ends the production."""
        rounds = self.steps.count("production")
        again = self.visit.page.locator('[data-deed="repeat"]')
        if self.bought != self.visit.public["round"] and any(offer["can"] for offer in offers):
            self.bought = self.visit.public["round"]
            (again if rounds > 1 and again.count() else self.offer).click()
        else:
            self.visit.press("e")
            self.visit.insist()

    @property
    def offer(self) -> Locator:
        """The first thing that can be bought."""
        return self.visit.page.locator(".production .offers button:enabled").first

    def fight(self, kind: str) -> None:
        """Fires by the first plan, fights on, and takes what is proposed otherwise."""
        actions = self.visit.page.locator(".decision .actions:has(button)").last
        plan = actions.locator("[data-plan]").first
        if kind in SALVOS and plan.count():
            plan.click()
        elif kind in SALVOS:
            actions.locator(".hold").click()
            self.visit.insist()
        elif kind in ("retreat_to", "transports"):
            self.visit.page.locator(".decision li button, .decision .choices button").first.click()
        else:
            actions.locator("button.primary").click()
