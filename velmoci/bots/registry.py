"""The bots by game and name, imported only when asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from typing import Final, cast

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.game import Bot

Maker = Callable[[Chance], Bot]

MODULES: Final[dict[str, str]] = {
    "expanze": "velmoci.bots.expanze",
    "evropska_valka": "velmoci.bots.evropska_valka",
    "salva": "velmoci.bots.salva",
}
"""For each game of ours the module whose BOTS names its bots; others announce theirs as entry points `velmoci.bots`."""


class UnknownBot(VelmociError):
    """The game has no bot of that name."""


def makers(game_id: str) -> Mapping[str, Maker]:
    """The bots of a game by name; a game without bots has none."""
    module = MODULES.get(game_id) or next(
        (point.value for point in entry_points(group="velmoci.bots") if point.name == game_id), None
    )
    return cast(Mapping[str, Maker], import_module(module).BOTS) if module is not None else {}


def bot_names(game_id: str) -> list[str]:
    """The names of the bots that can play a game, the simplest first."""
    return list(makers(game_id))


def talks(game_id: str, name: str) -> bool:
    """Whether a bot answers what is offered to it in talks: one that does has the method `answer`."""
    return callable(getattr(makers(game_id).get(name), "answer", None))


def make_bot(game_id: str, name: str, chance: Chance) -> Bot:
    """A new bot; whatever it leaves to luck it asks of `chance`."""
    known = makers(game_id)
    if name not in known:
        near = get_close_matches(name, known, 1)
        raise UnknownBot("unknown_bot", value=name[:40], near=near, bots=list(known))
    return known[name](chance)
