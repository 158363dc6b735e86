"""Strategic bombing (Strategické bombardování): buildings are damaged, held and destroyed like units.

What can be hit stands in the bridges to `factories` and to `air` (airfields); the latter also brings bombers, while
guns fire at buildings by the rules of `artillery`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.kernel.option import BoolOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.buildings import Buildings, BuildingsChangeHands, MendBuildings
from velmoci.salva.chapters.guns import bombs_by_gun
from velmoci.salva.chapters.shelling import FireAtRule, harm_buildings

CHAPTER: Final = Chapter(
    id="strategic_bombing",
    clause="SA-strategic_bombing-1",
    needs_one_of=(("artillery", "air"), ("factories", "airfields=buildings")),
    options=(BoolOption("hold_buildings", True, "SA-strategic_bombing-6"),),
    contributions={"step": (MendBuildings,), "react": (BuildingsChangeHands,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-artillery-10": (FireAtRule.check_building,),
    "SA-strategic_bombing-2": (bombs_by_gun, harm_buildings),
    "SA-strategic_bombing-3": (Buildings.take,),
    "SA-strategic_bombing-5": (MendBuildings,),
    "SA-strategic_bombing-6": (Buildings.is_known, Buildings.mendable, Buildings.destroy),
}
