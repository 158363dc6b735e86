"""A person's hand at the table of Evropská válka: plays a seat through the page by keys alone."""

from __future__ import annotations

from tests.browser.site import Visit
from tests.server.harness import Json

CARDS_ASKED = ("attacker_cards", "defender_cards", "king_discard", "fate_discard")
MARKED = "[...document.querySelectorAll('.map .field.{kind}')].map((field) => field.dataset.state)"
NO_TIMER = "localStorage.setItem('velmoci.king-window', '0')"
"""For games in which nobody watches how long an answer takes."""


class General:
    """Answers every question of one seat: attacks where it can, otherwise drafts or tries fate in turns."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.turns = 0
        self.kinds: set[str] = set()

    def play(self, turns: int) -> None:
        """Plays until the game is over or that many turns are done."""
        visit = self.visit
        while visit.status != "over" and self.turns < turns:
            visit.wait(lambda: visit.status == "over" or visit.asked is not None)
            if visit.asked and visit.status == "running":
                self.answer(visit.asked)

    def answer(self, asked: Json) -> None:
        """Answers the open question and waits for what comes of it."""
        visit, before = self.visit, self.visit.told["sequence"]
        kind = asked["kind"]
        self.kinds.add(kind)
        if kind == "turn":
            self.turn(asked["offers"])
        elif kind in CARDS_ASKED:
            for number in range(int(asked["about"]["count"])):
                self.press(str(number + 1))
            self.press("g")
        elif kind == "retreat":
            self.pick(asked["about"]["fields"][0])
        else:
            self.press({"reaction": "p", "fate_assign": "g"}[kind])
        visit.wait(lambda: visit.told["sequence"] > before)
        visit.settle()

    def turn(self, offers: list[str]) -> None:
        self.turns += 1
        if "attack" in offers and self.attack():
            return
        if "draft" in offers and self.turns % 2:
            self.press("d")
            self.pick(self.marked("ready")[0])
        else:
            self.press("f")

    def attack(self) -> bool:
        """Attacks from the first field that has somebody to attack."""
        for _ in range(3):  # the last battle, what was aimed at, where from
            self.press("Escape")
        for field in self.own():
            self.pick(field)
            if targets := self.marked("attack"):
                self.pick(targets[0])
                self.press("m")
                self.press("g")
                return True
            for _ in range(2):
                self.press("Escape")
        return False

    def own(self) -> list[str]:
        fields = self.visit.public["fields"]
        return [field for field, (power, _) in fields.items() if power == self.visit.power]

    def marked(self, kind: str) -> list[str]:
        found: list[str] = self.visit.page.evaluate(MARKED.replace("{kind}", kind))
        return found

    def pick(self, field: str) -> None:
        self.visit.state(field).focus()
        self.press("Enter")

    def press(self, key: str) -> None:
        self.visit.press(key)
