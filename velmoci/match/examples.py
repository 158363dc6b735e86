"""The positions of the rulebooks: small files that the books name, each a game to play on with from there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from velmoci.kernel.archive import play
from velmoci.kernel.chance import Recorded
from velmoci.kernel.clauses import BOOK_FILES, book_text
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.event import Event
from velmoci.kernel.game import Game, Position
from velmoci.kernel.registry import find_game
from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import LANGUAGES

LINK: Final = re.compile(r"\]\(\.\./positions/([a-z-]+)\.toml\)")


class UnknownExample(VelmociError):
    """No rulebook names a position so."""


@dataclass(frozen=True)
class Step:
    """One order of a worked example, with what chance gave."""

    seat: int
    order: str
    rolls: tuple[int, ...]
    secrets: tuple[int, ...] = ()
    """What shuffles gave."""


@dataclass(frozen=True)
class Example:
    """A position of a rulebook: whom the reader plays in it, and what the book tells about it."""

    name: str
    game: Game
    seat: int
    bot: str
    position: Position
    shows: tuple[str, ...]
    """The places that its picture shows; all of them where none is named."""
    steps: tuple[Step, ...]

    def played(self) -> tuple[Position, list[Event]]:
        """The position after the worked example, and all that happened in it."""
        position = self.position.copy()
        return position, carry_out(self.game, position, self.steps)


def carry_out(game: Game, position: Position, steps: Sequence[Step]) -> list[Event]:
    """Plays these steps in the position, and tells what happened."""
    events: list[Event] = []
    for step in steps:
        chance = Recorded(step.rolls, step.secrets)
        events += play(position, step.seat, game.notation.parse(step.order), chance)[1]
        chance.finish()
    return events


def positions_in(text: str) -> list[str]:
    """The positions that a rulebook offers, in its order."""
    return LINK.findall(text)


@cache
def example_names() -> tuple[str, ...]:
    """All positions that some rulebook offers."""
    texts = [book_text(game, language) for game in BOOK_FILES for language in LANGUAGES]
    return tuple(sorted({name for text in texts for name in positions_in(text)}))


def example(name: str) -> Example:
    """The position of that name, built anew."""
    if name not in example_names():
        raise UnknownExample("unknown_example", value=name[:40])
    data = tomllib.loads(read_text("velmoci", f"rules/positions/{name}.toml"))
    game = find_game(data["game"])
    position, seats = import_module(game.examples).build(data["position"])
    before, steps = (steps_of(data.get(part, ()), seats) for part in ("before", "example"))
    carry_out(game, position, before)
    shows = tuple(data.get("shows", ()))
    return Example(name, game, seats.index(data["seat"]), data["bot"], position, shows, steps)


def steps_of(listed: Iterable[Mapping[str, Any]], seats: Sequence[str]) -> tuple[Step, ...]:
    """The steps as a file writes them down."""
    return tuple([step_of(one, seats) for one in listed])


def step_of(one: Mapping[str, Any], seats: Sequence[str]) -> Step:
    """One of them."""
    rolls, secrets = (tuple(one.get(part, ())) for part in ("rolls", "secrets"))
    return Step(seats.index(one["seat"]), one["order"], rolls, secrets)
