"""A game as text that can be read in review: decisions, orders, rolls, events by audience; for any game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from velmoci.kernel.decision import Decision
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
    """Plays a game and writes it down."""

    __name__: str

    def __call__(self) -> "Text": ...


class Text(Protocol):
    """Something that was written."""

    def text(self) -> str: ...


class Transcript(ABC):
    """A game that is written down while it is played."""

    def __init__(self, title: str, position: Position, *head: str) -> None:
        self.played = position
        self.lines: list[str] = [f"# {title}", *head]
        self.step = 0

    def text(self) -> str:
        """All that was written."""
        return "\n".join(self.lines) + "\n"

    @abstractmethod
    def named(self, seat: int) -> str:
        """A seat's name."""

    @abstractmethod
    def asked(self) -> list[str]:
        """The open decisions, a line each."""

    def heard(self, event: Event) -> list[str]:
        """One line for all, and one for each seat that sees it otherwise."""
        common = event.seen_by(-1)
        lines = [self.for_all(common)] if common is not None else []
        for seat in self.hearers():
            seen = event.seen_by(seat)
            if seen is not None and seen != common:
                lines.append(self.for_one(seat, seen))
        return lines

    @abstractmethod
    def hearers(self) -> Iterable[int]:
        """The seats whose own lines are written."""

    @abstractmethod
    def for_all(self, seen: Seen) -> str:
        """What everybody hears."""

    @abstractmethod
    def for_one(self, seat: int, seen: Seen) -> str:
        """What one seat hears."""

    def write(self, asked: list[str], who: str, text: str, rolls: Sequence[int], events: list[Event]) -> None:
        """An order: who was asked, its rolls, what everybody hears, and the end of the game."""
        self.head(who, text, asked)
        if rolls:
            self.lines.append(f"  rolls: {' '.join(map(str, rolls))}")
        for event in events:
            self.lines += [f"  {line}" for line in self.heard(event)]
        outcome = self.played.outcome()
        if outcome is not None:
            winners = ", ".join(map(self.named, outcome.winners)) or "nobody"
            self.lines.append(f"  over: {winners} by {outcome.reason} [{outcome.clause}]")

    def head(self, who: str, text: str, asked: Sequence[str] = ()) -> None:
        """The next step by its number."""
        self.step += 1
        self.lines += ["", f"── {self.step}. {who}: {text}", *asked]

    def menus(self, decision: Decision) -> str:
        """The kinds of order of a decision with their numbers."""
        return ", ".join(f"{menu.kind} {menu.count()}" for menu in decision.menus())


class PowersTranscript(Transcript, Generic[G]):
    """A game whose seats are called by their powers, and whose events are written as they are sent."""

    def __init__(self, title: str, game: G) -> None:
        head = (f"rulebook: {changed_options(game.position)}", f"seats: {', '.join(game.powers)}")
        super().__init__(title, game.position, *head)
        self.game = game

    def named(self, seat: int) -> str:
        return self.game.powers[seat]

    def hearers(self) -> Iterable[int]:
        return [self.game.seat(power) for power in self.game.powers]

    def for_all(self, seen: Seen) -> str:
        return f"all: {sentence(seen)}"

    def for_one(self, seat: int, seen: Seen) -> str:
        return f"{self.named(seat)}: {sentence(seen)}"

    def asked(self) -> list[str]:
        return [
            f"  {'asked' if decision.waits else 'may'}: {self.named(decision.seat)} {decision.kind}:"
            f" {self.menus(decision) or 'nothing'}"
            for decision in self.game.position.pending()
        ]

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
