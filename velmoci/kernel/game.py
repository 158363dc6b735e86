"""What every game offers to those who play it: the interfaces of a position, a view, a bot and a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from velmoci.kernel.chance import Chance
from velmoci.kernel.changes import Change
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import Event
from velmoci.kernel.notation import Notation
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Library, Rulebook, assemble
from velmoci.kernel.standing import StandingKind


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the winners in the order in which they won, and by what."""

    winners: tuple[int, ...]
    reason: str
    clause: str

    def to_json(self) -> dict[str, object]:
        """The outcome as JSON."""
        return {"winners": list(self.winners), "reason": self.reason, "clause": self.clause}


class Warned(NamedTuple):
    """A sentence by its name, and the clause that it rests on."""

    sentence: str
    clause: str


class View(Protocol):
    """What one seat (or a spectator) may know, and nothing else."""

    @property
    def seat(self) -> int: ...

    def decisions(self) -> list[Decision]:
        """The questions put to this seat."""

    def asides(self) -> list[Decision]:
        """What this seat may do although nobody asked: offers, resignation."""

    def complete(self, chance: Chance) -> Position:
        """A random full position that this seat cannot tell from the true one."""

    def to_json(self) -> dict[str, object]:
        """The view as JSON: exactly what leaves for this seat; `public_json`, its seat, and `own` of the position."""

    def dump(self) -> dict[str, object]:
        """The view as plain values; `Game.load_view` reads it back, in another process too."""


class Position(Protocol):
    """The whole truth about a game at one moment."""

    @property
    def rulebook(self) -> Rulebook: ...

    def copy(self) -> Position:
        """An independent position, equal to this one."""

    def apply(self, seat: int, order: Order, chance: Chance) -> list[Event]:
        """Checks the order and carries it out; a rejected order raises and changes nothing."""

    def carry_out(self, seat: int, order: Order, chance: Chance) -> None:
        """Carries out an order that is known to be legal, without checking it and without events."""

    def check(self, seat: int, order: Order) -> None:
        """Raises what is wrong with the order."""

    def pending(self) -> list[Decision]:
        """All open questions; the game stands still for those that wait."""

    def asides(self, seat: int) -> list[Decision]:
        """What a seat may do unasked."""

    def view(self, seat: int) -> View:
        """What that seat may know, as an independent copy."""

    def public_json(self) -> dict[str, object]:
        """The part of every view that is the same for all."""

    def public_changes(self, mark: object) -> tuple[list[Change], object]:
        """What leads from `public_json` as it was when that mark was given to what it is now, and the mark of now.

        None is the mark of one who knows nothing.
        """

    def own_json(self, seat: int) -> dict[str, object]:
        """The part of a view that is the seat's alone."""

    def own_mark(self, seat: int) -> object:
        """While it equals what it was, so does `own_json`; None where only making that can tell."""

    def power(self, seat: int) -> str:
        """The present name of a seat."""

    def is_living(self, seat: int) -> bool:
        """Whether the seat still takes part: it may act, talk and be talked to."""

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def dump(self) -> dict[str, object]:
        """The whole position as JSON, secrets included; `Game.load` reads it back."""


class Bot(Protocol):
    """Decides by what a view shows."""

    def decide(self, view: Any, decision: Decision) -> Order | None:
        """An order for the decision; None leaves a question that does not wait unanswered."""


@dataclass(frozen=True)
class Game:
    """A game as the registry knows it."""

    id: str
    title: Mapping[str, str]
    library: Library
    notation: Notation
    seats: tuple[int, int]
    """The smallest and the largest number of seats."""
    begin: Callable[[Rulebook], Position]
    """A position before the table's own order `begin`."""
    load: Callable[[Rulebook, Mapping[str, Any]], Position]
    load_view: Callable[[Rulebook, Mapping[str, Any]], View]
    names: Callable[[str, str, str], str | None]
    """(key, value, language) → the name of a value of a sentence, or None where it stands for itself."""
    locale: str
    """The package that holds the game's sentences, one `.ftl` file for each language."""
    seats_option: str = "powers"
    """The option that says how many seats there are."""
    by_options: Callable[[Mapping[str, object]], Rulebook] | None = None
    """How options alone make a rulebook, where one of them brings chapters along (a scenario)."""
    map_of: Callable[[Rulebook], Mapping[str, Any]] | None = None
    """The map of a match as its clients draw it, where it depends on the rules of the match."""
    simulation: Mapping[str, object] = field(default_factory=dict)
    """Options that a simulation sets where nothing else is asked, so that every game of bots ends."""
    migrations: Mapping[int, Callable[[dict[str, Any], list[dict[str, Any]]], None]] = field(default_factory=dict)
    """From a rulebook version to the next: mends the header and the records of an older save in place."""

    table_clauses: Mapping[str, str] = field(default_factory=dict)
    """What the table refuses (talks, seats, agreements), by code, with the clause of this game that it rests on."""
    examples: str = ""
    """The module whose `build` makes a position of the rulebook for players, and tells how its file names the seats."""
    warnings_of: Callable[[Rulebook], list[Warned]] | None = None
    """What players should know before they begin by these rules; nothing of it forbids the game."""
    standing_kinds_of: Callable[[Position], list[StandingKind]] | None = None
    """The kinds of question that can be answered beforehand in a game, where there are any."""
    turn_of: Callable[[Position], tuple[int, int]] | None = None
    """The number of the turn under way and whose it is, where standing orders may hold for one turn."""

    def rulebook(self, options: Mapping[str, object]) -> Rulebook:
        """The rules that these options make."""
        return self.by_options(options) if self.by_options is not None else assemble(self.library, (), options)

    def warnings(self, rulebook: Rulebook) -> list[Warned]:
        """What players should know before they begin by these rules."""
        return self.warnings_of(rulebook) if self.warnings_of is not None else []

    def standing_kinds(self, position: Position) -> list[StandingKind]:
        """The kinds of question that can be answered beforehand in such a game."""
        return self.standing_kinds_of(position) if self.standing_kinds_of is not None else []
