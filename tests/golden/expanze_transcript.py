"""The transcript of a game of Expanze: the board, secrets, orders with their rolls, and views."""

from collections.abc import Iterable
from typing import Any, Protocol

from tests.expanze.scenes import Scene
from tests.golden.transcript import PowersTranscript
from velmoci.expanze.orders import NOTATION
from velmoci.kernel.chance import Recording, Scripted, Seeded

NUMBER = 4
"""So many states stand in one line of the board."""


class Script(Protocol):
    """Plays and tells a game of Expanze."""

    __name__: str

    def __call__(self) -> "ExpanzeTranscript": ...


class ExpanzeTranscript(PowersTranscript[Scene]):
    """A game of Expanze that is written down while it is played."""

    def secrets(self) -> None:
        """Missions, hands and the pile, as nobody at the table sees them together."""
        self.lines.append("secrets:")
        for power in self.game.powers:
            hand = ", ".join(self.game.hand(power)) or "–"
            self.lines.append(f"  {power:<7} {self.game.mission(power)}; hand: {hand}")
        layers = [f"{len(layer)} in any order" if len(layer) > 1 else layer[0] for layer in self.game.pile()]
        self.lines.append(f"  pile    {', '.join(layers) or '–'}")

    def board(self) -> None:
        """Who holds what."""
        self.lines.append("board:")
        for power in self.game.powers:
            held = [f"{name} {self.game.state(name)[1]}" for name in self.game.states_of(power)]
            for start in range(0, len(held), NUMBER):
                head = power if start == 0 else ""
                self.lines.append(f"  {head:<7} {', '.join(held[start : start + NUMBER])}")

    def order(self, power: str, text: str, rolls: Iterable[int] = ()) -> None:
        """An order with its rolls, exactly as many as are asked for."""
        asked, given = self.asked(), list(rolls)
        events = self.game.order(power, text, given)
        self.write(asked, power, text, given, events)

    def seeded(self, power: str, text: str, seed: int) -> None:
        """An order with rolls from a seed, for deals that are too long to write down."""
        asked, chance = self.asked(), Recording(Seeded(seed))
        events = self.game.position.apply(self.game.seat(power), NOTATION.parse(text), chance)
        self.write(asked, power, text, chance.rolls, events)

    def refused(self, power: str, text: str) -> None:
        """An order that the rules do not accept; only its giver is told."""
        self.head(power, text, self.asked())
        try:
            self.game.position.apply(self.game.seat(power), NOTATION.parse(text), Scripted([]))
        except Exception as problem:
            self.lines.append(f"  refused: {type(problem).__name__} {problem}")
        else:
            raise AssertionError(f"{text} was accepted")

    def views(self, *powers: str) -> None:
        """What these powers (or the spectator) see, without the board."""
        for power in powers:
            self.lines += ["", *view_lines(power, self.game.seen(power))]


def view_lines(power: str, view: dict[str, Any]) -> list[str]:
    """A view in a few lines."""
    right = "yes" if view["card_right"] else "no"
    where = f"{view['phase']}, round {view['round']}, on turn: {view['on_turn']}"
    lines = [f"view of {power}: {where}, pile {view['pile']}, card right: {right}"]
    for row in view["powers"]:
        mission = row["mission"]
        shown = "" if mission is None else f", shown: {progress(mission)}"
        claim = f", claim {row['claim']}" if row["claim"] else ""
        lines.append(
            f"  {row['power']:<7} {row['status']}, {row['states']} states, {row['soldiers']} soldiers,"
            f" {row['cards']} cards{claim}{shown}"
        )
    if view["battle"] is not None:
        lines.append(f"  battle: {' '.join(f'{name}={value}' for name, value in view['battle'].items())}")
    own = view["own"]
    if own is not None:
        hand = ", ".join(f"{card['card']} {card['letter']}" for card in own["hand"]) or "–"
        lines.append(f"  own: {progress(own['progress'])}; hand: {hand}; pool {own['pool']}")
        for offer in own["offers"]:
            lines.append(f"  offer: {' '.join(f'{name}={value}' for name, value in offer.items())}")
    return lines


def progress(mission: dict[str, Any]) -> str:
    done = ", fulfilled" if mission["fulfilled"] else ""
    lacks = f", lacks {', '.join(mission['missing'])}" if 0 < len(mission["missing"]) <= 3 else ""
    return f"{mission['mission']} ({mission['kind']} {mission['have']}/{mission['need']}{lacks}{done})"
