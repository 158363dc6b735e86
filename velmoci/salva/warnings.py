"""What players should know before they begin: nothing of it forbids the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.kernel.game import Warned
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.board import is_recommended_size
from velmoci.salva.chapters.production_cycle import is_unfair
from velmoci.salva.chapters.random_map import CHAPTER as RANDOM_MAP
from velmoci.salva.chapters.setup import is_connected
from velmoci.salva.library import ADVICE, rules_of

UNTESTED: Final = Warned("warning-untested", "SA-setup-8")
LAND_APART: Final = Warned("warning-land-apart", "SA-setup-11")
NO_SEA: Final = Warned("warning-no-sea", "SA-naval-1")
MAP_SIZE: Final = Warned("warning-map-size", "SA-minimal-3")
UNFAIR_SCHEDULE: Final = Warned("warning-unfair-schedule", "SA-production_cycle-7")


def warnings_of(rulebook: Rulebook) -> list[Warned]:
    """All that should be known about a game by this rulebook; of a map that is still to be drawn nothing is known."""
    scenario = rules_of(rulebook).scenario
    found = [UNTESTED] if scenario.is_untested(rulebook.chapters) else []
    if is_unfair(rulebook.options):
        found.append(UNFAIR_SCHEDULE)
    for advice in ADVICE:
        found += advice(rulebook, len(scenario.board.land))
    if RANDOM_MAP.id in rulebook.chapters:
        return found
    board, naval = scenario.board, rules_of(rulebook).kinds.has_ships(rulebook.chapters)
    if not naval and not is_connected(board):
        found.append(LAND_APART)
    if naval and len(board.land) == len(board.ground):
        found.append(NO_SEA)
    if not is_recommended_size(board, len(scenario.sides)):
        found.append(MAP_SIZE)
    return found


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-3": (warnings_of,),
    "SA-production_cycle-7": (warnings_of,),
    "SA-setup-8": (warnings_of,),
    "SA-setup-11": (warnings_of,),
    "SA-capital_ships-3": (warnings_of,),
    "SA-upkeep-14": (warnings_of,),
}
