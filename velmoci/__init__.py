"""Three Czech war games: Expanze, Evropská válka and Salva.

    >>> import velmoci
    >>> game = velmoci.new_game("expanze", players=4, seed=7)
    >>> outcome = game.play(["steady", "steady", "random", "random"])

The names that `__all__` lists are for bot writers and researchers, and stay as they are; `velmoci.api` tells what each
is. Everything below is the program's own. They are imported when they are first used.
"""

from typing import TYPE_CHECKING

__version__ = "0.1.0"

__all__ = [
    "Archive",
    "Bot",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "Malformed",
    "Menu",
    "Odds",
    "Offer",
    "Order",
    "Outcome",
    "Playthrough",
    "Position",
    "Record",
    "Refusal",
    "Rejected",
    "Reply",
    "Rulebook",
    "Seeded",
    "VelmociError",
    "View",
    "__version__",
    "attack_odds",
    "bot_names",
    "find_game",
    "game_ids",
    "make_bot",
    "new_game",
    "parse_order",
    "play",
    "read_archive",
    "resume",
    "simulate",
    "verify",
]

if TYPE_CHECKING:
    from velmoci.api import *
else:

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'velmoci' has no attribute {name!r}")
        from velmoci import api

        return getattr(api, name)

    def __dir__() -> list[str]:
        return sorted({*globals(), *__all__})
