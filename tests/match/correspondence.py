"""A game over days of four people who look in twice a day: how often each of them has something to do.

They play as the steady bot does, and whoever has bombers flies with them first. Nobody does anything between two
visits: whatever is asked meanwhile waits, unless a standing order answers it or the table decides beforehand.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.game import View
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Rulebook, assemble
from velmoci.kernel.standing import NOTATION
from velmoci.match.commands import AddStanding, GiveOrder, Mix
from velmoci.match.entries import ClockSetup, SeatSetup
from velmoci.match.table import MatchTable, make_header
from velmoci.salva.beforehand import turn_of
from velmoci.salva.library import LIBRARY, rules_of, scenario_rulebook
from velmoci.salva.staging import Troop, staged_position

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR
VISITS: Final = (8, 20)
"""The hours at which everybody looks in; each seat half an hour after the one before."""
PEOPLE: Final = 4
LAND: Final = ("infantry", "infantry", "tank")
AIR: Final = ("bomber", "bomber", "fighter", "fighter")
SORTIES: Final = 3
"""How many steps of bombers a person makes in a turn before anything else."""
LAND_ORDERS: Final = ("defender_salvo focus", "hold_window default")
AIR_ORDERS: Final = (
    *LAND_ORDERS, "attacker_salvo focus", "counter_move intercept from 60", "counter_move default",
    "join_counter default", "fighters_join default", "escorts default", "landing land",
)  # fmt: skip
"""The standing orders of people who do not want to be asked while they are away."""


@dataclass(frozen=True)
class Figures:
    """What a game took."""

    days: float
    rounds: int
    visits: list[int]
    """For each seat the visits at which there was something to do."""
    waits: int
    """How often the game waited for somebody who was not on turn."""

    @property
    def per_day(self) -> float:
        """Visits that were needed, for each person and day."""
        return sum(self.visits) / len(self.visits) / self.days

    @property
    def per_round(self) -> float:
        """The same for each round."""
        return sum(self.visits) / len(self.visits) / self.rounds


def rules(has_air: bool) -> Rulebook:
    """Four neighbours, with or without the chapter of aircraft."""
    base = scenario_rulebook("four_neighbours")
    more = ["repair_prevention", "air"] if has_air else ["repair_prevention"]
    return assemble(LIBRARY, [*base.chapters, *more], base.options)


def start(rulebook: Rulebook, has_air: bool, seed: str) -> dict[str, object]:
    """Everybody has the same army at home."""
    troops: list[Troop] = []
    for seat, (home, field) in enumerate(homes(rulebook)):
        troops += [(seat, home, kind) for kind in LAND]
        troops += [(seat, field, kind) for kind in AIR] if has_air else []
    return staged_position(rulebook, Seeded(f"start {seed}"), 0, {}, troops).dump()


def homes(rulebook: Rulebook) -> list[tuple[str, str]]:
    """Two fields of each side."""
    return [(side.fields[0], side.fields[1]) for side in rules_of(rulebook).sides]


class Game:
    """A table, its clock, and four people with a mind of their own."""

    def __init__(self, has_air: bool, orders: tuple[str, ...], seed: str, beforehand: bool = False) -> None:
        rulebook = rules(has_air)
        clock = ClockSetup("days", 3 * DAY, beforehand=beforehand)
        begin = start(rulebook, has_air, seed)
        header, _ = make_header(
            "salva", rulebook.to_json(), [SeatSetup("person")] * PEOPLE, clock, 0, start=begin, match=seed
        )
        secret = hashlib.sha256(f"secret {seed}".encode()).hexdigest()
        self.table = MatchTable.create(header, secret)
        self.seed = seed
        self.ids = 0
        self.sorties = dict.fromkeys(range(PEOPLE), (-1, 0))
        self.waits = 0
        for seat in range(PEOPLE):
            self.table.join(seat, f"person {seat}", 0)
        for seat in range(PEOPLE):
            self.table.handle(seat, seat + 1, Mix(id=self.next_id(), value="x"), 0)
            for text in orders:
                order = NOTATION.parse(f"when {text}").to_json()
                self.table.handle(seat, seat + 1, AddStanding(id=self.next_id(), order=order), 0)

    def next_id(self) -> str:
        self.ids += 1
        return f"c{self.ids}"

    @property
    def round(self) -> int:
        """The round under way."""
        return int(str(self.table.public_json()["round"]))

    def turn(self) -> tuple[int, int]:
        """The number of the turn under way, and whose it is."""
        return turn_of(self.table.match.position)

    def visit(self, seat: int, at: int) -> bool:
        """The person does all there is to do; whether there was anything."""
        was_asked = False
        while self.table.status == "running" and seat in self.table.asks():
            was_asked = True
            order = self.decide(seat)
            self.table.handle(seat, seat + 1, GiveOrder(id=self.next_id(), order=order.to_json()), at)
            self.waits += len([other for other in self.table.asks() if other not in (seat, self.turn()[1])])
        return was_asked

    def decide(self, seat: int) -> Order:
        """What the person orders: bombers first, then as the steady bot."""
        view = self.table.match.position.view(seat)
        decision = next(one for one in view.decisions() if one.waits)
        mind = f"{self.seed} {seat} {self.table.match.number}"
        flight = self.flight(view, decision, mind)
        if flight is not None:
            return flight
        order = make_bot("salva", "steady", Seeded(mind)).decide(view, decision)
        assert order is not None
        return order

    def flight(self, view: View, decision: Decision, mind: str) -> Order | None:
        """A step of a bomber, as often in a turn as anybody flies."""
        turn = self.turn()[0]
        known, count = self.sorties[view.seat]
        if decision.kind != "movement" or (known == turn and count >= SORTIES):
            return None
        self.sorties[view.seat] = turn, count + 1 if known == turn else 1
        flights = [order for order in decision if str(order).startswith("move bomber")]
        return flights[Seeded(mind).roll(len(flights)) - 1] if flights else None


def played(
    has_air: bool, orders: tuple[str, ...] = (), rounds: int = 4, seed: str = "1", beforehand: bool = False
) -> Figures:
    """A game of so many rounds, or to its end."""
    game = Game(has_air, orders, seed, beforehand)
    visits, first, looks = [0] * PEOPLE, game.round, 0
    while game.table.status == "running" and game.round < first + rounds:
        day, hour, seat = looks // (PEOPLE * len(VISITS)), looks // PEOPLE % len(VISITS), looks % PEOPLE
        visits[seat] += game.visit(seat, day * DAY + VISITS[hour] * HOUR + seat * HOUR // 2)
        looks += 1
    return Figures(looks / (PEOPLE * len(VISITS)), max(1, game.round - first), visits, game.waits)


@dataclass(frozen=True)
class Way:
    """A way to play over days."""

    name: str
    has_air: bool
    orders: tuple[str, ...] = ()
    beforehand: bool = False

    def played(self, rounds: int, seed: str) -> Figures:
        """A game of it."""
        return played(self.has_air, self.orders, rounds, seed, self.beforehand)


WAYS: Final = (
    Way("no aircraft, everybody is asked", False),
    Way("no aircraft, standing orders", False, LAND_ORDERS),
    Way("aircraft, everybody is asked", True),
    Way("aircraft, standing orders", True, AIR_ORDERS),
    Way("aircraft, all decided beforehand", True, AIR_ORDERS[3:], True),
)
