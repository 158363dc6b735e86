"""Political points in the style of Civilization (Hra na politické body): a motive for war, and points that lie hidden.

What it changes stands where it meets the goal `political_buildings` (`political_points_buildings.py`), whose political
buildings are the political factories, and where it meets formations (`formations_politics.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.kernel.game import Warned
from velmoci.kernel.option import RatioOption
from velmoci.kernel.rulebook import Chapter, Rulebook
from velmoci.salva.numbers import ratio

ID: Final = "political_points"
GOAL: Final = "political_buildings"
NO_GOAL: Final = Warned("warning-no-political-goal", "SA-political_points-2")
CHEAP_SCOUTS: Final = Warned("warning-cheap-scouts", "SA-political_points-7")
LARGE_MAP: Final = Warned("warning-large-map", "SA-political_points-7")
LEAST_VULNERABILITY: Final = (1, 3)
LARGE: Final = 30
"""A map with more land fields than these is large."""


def advice(rulebook: Rulebook, land: int) -> list[Warned]:
    """What the points count for, and what spoils hidden ones: scouts that nearly always survive, a map too large."""
    found: list[Warned] = []
    if ID not in rulebook.chapters:
        return found
    if GOAL not in rulebook.chapters:
        found.append(NO_GOAL)
    num, den = ratio(rulebook.options.get("scout_vulnerability", 1))
    if num * LEAST_VULNERABILITY[1] < den * LEAST_VULNERABILITY[0]:
        found.append(CHEAP_SCOUTS)
    if land > LARGE:
        found.append(LARGE_MAP)
    return found


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-political_points-1",
    needs=("civilization", "factories"),
    options=(RatioOption("political_capture", "0", "0", "1/2", "SA-political_points-4"),),
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-political_points-2": (advice,),
    "SA-political_points-7": (advice,),
}
