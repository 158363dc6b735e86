"""Tells a game as text that can be read in review: decisions, orders, rolls, events by audience, views."""

from collections.abc import Iterable
from typing import Any, Protocol

from tests.expanze.scenes import Scene
from velmoci.expanze.options import OPTIONS
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.position import Position
from velmoci.kernel.chance import Recording, Scripted, Seeded
from velmoci.kernel.event import Event, Seen

NUMBER = 4
"""So many states stand in one line of the board."""


class Script(Protocol):
    """Plays and tells a game."""

    __name__: str

    def __call__(self) -> "Telling": ...


class Telling:
    """A game that is told while it is played."""

    def __init__(self, title: str, game: Scene) -> None:
        self.game = game
        self.lines: list[str] = [f"# {title}"]
        self.step = 0
        self.lines += [f"rulebook: {changed_options(game.position)}", f"seats: {', '.join(game.powers)}"]

    def text(self) -> str:
        """All that was told."""
        return "\n".join(self.lines) + "\n"

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
        self.tell(asked, power, text, given, events)

    def seeded(self, power: str, text: str, seed: int) -> None:
        """An order with rolls from a seed, for deals that are too long to write down."""
        asked, chance = self.asked(), Recording(Seeded(seed))
        events = self.game.position.apply(self.game.seat(power), NOTATION.parse(text), chance)
        self.tell(asked, power, text, chance.rolls, events)

    def refused(self, power: str, text: str) -> None:
        """An order that the rules do not accept; only its giver is told."""
        self.step += 1
        self.lines += ["", f"── {self.step}. {power}: {text}", *self.asked()]
        try:
            self.game.position.apply(self.game.seat(power), NOTATION.parse(text), Scripted([]))
        except Exception as problem:
            self.lines.append(f"  refused: {type(problem).__name__} {problem}")
        else:
            raise AssertionError(f"{text} was accepted")

    def tell(self, asked: list[str], power: str, text: str, rolls: list[int], events: list[Event]) -> None:
        self.step += 1
        self.lines += ["", f"── {self.step}. {power}: {text}", *asked]
        if rolls:
            self.lines.append(f"  rolls: {' '.join(map(str, rolls))}")
        for event in events:
            self.lines += [f"  {line}" for line in self.heard(event)]
        outcome = self.game.position.outcome()
        if outcome is not None:
            winners = ", ".join(self.game.powers[seat] for seat in outcome.winners) or "nobody"
            self.lines.append(f"  over: {winners} by {outcome.reason} [{outcome.clause}]")

    def heard(self, event: Event) -> list[str]:
        """One line for all, and one for each seat that sees it otherwise."""
        common = event.seen_by(-1)
        lines = [f"all: {sentence(common)}"] if common is not None else []
        for power in self.game.powers:
            seen = event.seen_by(self.game.seat(power))
            if seen is not None and seen != common:
                lines.append(f"{power}: {sentence(seen)}")
        return lines

    def asked(self) -> list[str]:
        """The open decisions with the number of orders of each kind."""
        lines = []
        for decision in self.game.position.pending():
            menus = ", ".join(f"{menu.kind} {menu.count()}" for menu in decision.menus()) or "nothing"
            mark = "asked" if decision.waits else "may"
            lines.append(f"  {mark}: {self.game.powers[decision.seat]} {decision.kind}: {menus}")
        return lines

    def views(self, *powers: str) -> None:
        """What these powers (or the spectator) see, without the board."""
        for power in powers:
            self.lines += ["", *view_lines(power, self.game.seen(power))]

    def note(self, text: str) -> None:
        """A remark of the script."""
        self.lines += ["", f"({text})"]


def changed_options(position: Position) -> str:
    """The options that are not as in the rules."""
    values = position.rulebook.options
    changed = [
        f"{option.name}={values[option.name]}" for option in OPTIONS if values[option.name] != option.default
    ]
    return f"{position.rulebook.hash} {', '.join(changed) or 'as in the rules'}"


def sentence(seen: Seen) -> str:
    return " ".join([seen.sentence, *(f"{name}={spelled(value)}" for name, value in seen.values.items())])


def spelled(value: object) -> str:
    return "[" + " ".join(map(str, value)) + "]" if isinstance(value, list) else str(value)


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
