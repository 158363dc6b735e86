"""The bots by game and name, imported only when asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from importlib import import_module
from typing import cast

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.game import Bot
from velmoci.kernel.registry import module_in

Maker = Callable[[Chance], Bot]


class UnknownBot(VelmociError):
    """The game has no bot of that name."""


def makers(game_id: str) -> Mapping[str, Maker]:
    """The bots of a game by name, from its module's BOTS; a game without bots has none."""
    module = module_in("bots", game_id)
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
