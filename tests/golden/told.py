"""Tells a game as text that can be read in review: decisions, orders, rolls, events by audience; for any game."""

from typing import Generic, Protocol, TypeVar

from velmoci.kernel.event import Event, Seen
from velmoci.kernel.game import Position
from velmoci.kernel.registry import find_game


class Played(Protocol):
    """A game whose seats are called by name."""

    @property
    def position(self) -> Position: ...

    @property
    def powers(self) -> tuple[str, ...]: ...

    def seat(self, power: str) -> int: ...


G = TypeVar("G", bound=Played)


class Script(Protocol):
    """Plays and tells a game."""

    __name__: str

    def __call__(self) -> "Text": ...


class Text(Protocol):
    """Something that was told."""

    def text(self) -> str: ...


class Told(Generic[G]):
    """A game that is told while it is played."""

    def __init__(self, title: str, game: G) -> None:
        self.game = game
        self.lines: list[str] = [f"# {title}"]
        self.step = 0
        self.lines += [f"rulebook: {changed_options(game.position)}", f"seats: {', '.join(game.powers)}"]

    def text(self) -> str:
        """All that was told."""
        return "\n".join(self.lines) + "\n"

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

    def note(self, text: str) -> None:
        """A remark of the script."""
        self.lines += ["", f"({text})"]


def changed_options(position: Position) -> str:
    """The options that are not as in the rules."""
    values = position.rulebook.options
    library = find_game(position.rulebook.game).library
    changed = [
        f"{option.name}={values[option.name]}"
        for chapter in library.chapters
        for option in chapter.options
        if values[option.name] != option.default
    ]
    return f"{position.rulebook.hash} {', '.join(changed) or 'as in the rules'}"


def sentence(seen: Seen) -> str:
    return " ".join([seen.sentence, *(f"{name}={spelled(value)}" for name, value in seen.values.items())])


def spelled(value: object) -> str:
    return "[" + " ".join(map(str, value)) + "]" if isinstance(value, list) else str(value)
