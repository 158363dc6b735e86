"""The positions of the rulebooks: small files that the books name, each a game to play on with from there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from velmoci.evropska_valka.building import build_position as build_europe
from velmoci.expanze.building import build_position as build_world
from velmoci.kernel.archive import play
from velmoci.kernel.chance import Recorded, Seeded
from velmoci.kernel.clauses import BOOK_FILES, book_text
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.event import Event
from velmoci.kernel.game import Game, Position
from velmoci.kernel.registry import find_game
from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import LANGUAGES
from velmoci.salva.game import GAME as SALVA
from velmoci.salva.library import find_scenario
from velmoci.salva.staging import staged_position

Built = tuple[Position, list[str]]
"""A position, and how the file calls its seats."""
LINK: Final = re.compile(r"\]\(\.\./positions/([a-z-]+)\.toml\)")


class UnknownExample(VelmociError):
    """No rulebook names a position so."""


@dataclass(frozen=True)
class Step:
    """One order of a worked example, with what chance gave."""

    seat: int
    order: str
    rolls: tuple[int, ...]


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
        position, events = self.position.copy(), []
        for step in self.steps:
            chance = Recorded(step.rolls)
            events += play(position, step.seat, self.game.notation.parse(step.order), chance)[1]
            chance.finish()
        return position, events


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
    position, seats = BUILDERS[game.id](data["position"])
    steps = [
        Step(seats.index(one["seat"]), one["order"], tuple(one.get("rolls", ()))) for one in data.get("example", ())
    ]
    shows = tuple(data.get("shows", ()))
    return Example(name, game, seats.index(data["seat"]), data["bot"], position, shows, tuple(steps))


def world(data: Mapping[str, Any]) -> Built:
    """A position of Expanze; its seats are called by their colours."""
    return build_world(held(data["armies"]), **other_than(data, "armies")), data["powers"]


def europe(data: Mapping[str, Any]) -> Built:
    """A position of Evropská válka; its seats are called by their powers."""
    return build_europe(held(data["armies"]), **other_than(data, "armies")), data["powers"]


def salva(data: Mapping[str, Any]) -> Built:
    """A position of Salva: the movement of a side, with these owners and units; its seats are called by their sides."""
    rulebook = SALVA.rulebook({**data.get("options", {}), "scenario": data["scenario"]})
    sides = [side.id for side in find_scenario(data["scenario"]).sides]
    owners = {field: sides.index(side) if side else None for field, side in data.get("owners", {}).items()}
    troops = [(sides.index(side), spot, kind) for side, spot, kind in data["troops"]]
    return staged_position(rulebook, Seeded(1), sides.index(data["turn"]), owners, troops), sides


def held(armies: Mapping[str, Mapping[str, int]]) -> dict[str, tuple[str, int]]:
    """Who stands where with how many, from a table for each power."""
    return {place: (power, count) for power, places in armies.items() for place, count in places.items()}


def other_than(data: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key != name}


BUILDERS: Final[dict[str, Callable[[Mapping[str, Any]], Built]]] = {
    "expanze": world,
    "evropska_valka": europe,
    "salva": salva,
}
