"""Luck in Evropská válka: what the pile was to be expected to give each power, against what it gave.

Cards from a hand are a choice, cards off the pile are luck. So a battle counts with the chance that the attacker had
once it was known what both sides laid from their hands, and before anything was drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from velmoci.evropska_valka.deck import FULL_DECK, card_set, count_cards, points
from velmoci.odds.evropska_valka.points import Side, by_points, chance_to_win, count_margins

FOUGHT: Final = ("battle-won", "battle-lost")
LAID: Final = ("attacker-lays", "defender-lays")
SEEN: Final = ("fate-drawn-own", "hand-dealt-own")
USED: Final = ("sabotage", "espionage", "espionage-own", "king-played")
MOST_COUNTED: Final = 8
"""A battle in which more cards were drawn is long; its chance is not counted, its cards are."""


class Luck:
    """What one power drew and how its battles ended."""

    def __init__(self, power: str) -> None:
        self.power = power
        self.battles = 0
        self.expected_won = 0.0
        self.won = 0
        self.cards = 0
        self.expected_points = 0.0
        self.points = 0

    def to_json(self) -> dict[str, object]:
        """The sums, for the page after the game."""
        return {
            "power": self.power,
            "battles": self.battles,
            "expected_won": round(self.expected_won, 3),
            "won": self.won,
            "cards": self.cards,
            "expected_points": round(self.expected_points, 3),
            "points": self.points,
        }


class Ledger:
    """Follows the cards through a game by its events, as far as they were seen."""

    def __init__(self) -> None:
        self.found: dict[str, Luck] = {}
        self.pile: int = FULL_DECK
        """Cards that could come off the pile, as far as was seen."""
        self.discard = 0
        self.source = 0
        """Cards that could come off the pile in the present battle."""
        self.laid: list[Mapping[str, Any]] = []

    def of(self, power: str) -> Luck:
        """The luck of a power, from its first event on."""
        return self.found.setdefault(power, Luck(power))

    def note(self, name: str, values: Mapping[str, Any]) -> None:
        """One event more."""
        if name == "attack-declared":
            self.source, self.laid = self.pile, []
        elif name == "reshuffled":
            self.pile, self.discard = self.discard, 0
            self.source |= self.pile
        elif name in LAID:
            self.draw(values["power"], card_set(values["drawn"]))
            self.laid.append(values)
        elif name in FOUGHT:
            self.fight(values, name == "battle-won")
        elif name in SEEN:
            self.draw(values["power"], card_set(values["cards"]))
        elif name in USED:
            self.discard |= card_set([values["card"]])
        elif name == "discarded":
            self.discard |= card_set(values["cards"])

    def draw(self, power: str, cards: int) -> None:
        """Cards off the pile: so many points were to be expected, so many came."""
        count = int(count_cards(cards))
        if count == 0:
            return
        pool = self.pile | cards
        luck = self.of(power)
        luck.cards += count
        luck.expected_points += int(points(pool)) * count / int(count_cards(pool))
        luck.points += int(points(cards))
        self.pile &= ~cards

    def fight(self, battle: Mapping[str, Any], is_won: bool) -> None:
        """A battle for both sides; the cards laid are discarded."""
        sides: list[Side] = []
        drawn = 0
        for values in self.laid:
            held = card_set(values["cards"])
            count = len(values["drawn"])
            sides.append(Side(by_points(held), count, len(values["cards"]) + count))
            drawn += count
            self.discard |= held | card_set(values["drawn"])
        chance = float(is_won)
        if 0 < drawn <= MOST_COUNTED:
            held = card_set([card for values in self.laid for card in values["cards"]])
            chance = float(chance_to_win(count_margins(by_points(self.source & ~held), sides[0], sides[1])))
        attacker, defender = self.of(battle["power"]), self.of(battle["other"])
        attacker.battles += 1
        attacker.expected_won += chance
        attacker.won += int(is_won)
        defender.battles += 1
        defender.expected_won += 1.0 - chance
        defender.won += int(not is_won)


def luck(events: Iterable[tuple[str, Mapping[str, Any]]]) -> list[dict[str, object]]:
    """For every power that fought or drew: battles won and points drawn, expected and real."""
    ledger = Ledger()
    for name, values in events:
        ledger.note(name, values)
    return [ledger.found[power].to_json() for power in sorted(ledger.found)]
