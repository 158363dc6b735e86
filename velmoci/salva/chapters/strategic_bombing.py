"""Strategic bombing (Strategické bombardování): buildings are damaged, held and destroyed like units.

What can be hit stands in the bridges to `factories` and to `air` (airfields); the latter also brings bombers, while
guns fire at buildings by the rules of `artillery`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.kernel.option import BoolOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.buildings import SIXTHS, Buildings, BuildingsChangeHands, MendBuildings, kind_of
from velmoci.salva.chapters.guns import bombs_by_gun
from velmoci.salva.chapters.shelling import FireAtRule, harm_buildings
from velmoci.salva.faces import Face, Number, field_badge, number
from velmoci.salva.numbers import ratio_text
from velmoci.salva.state import Table
from velmoci.salva.units import Kind

COEFFICIENT: Final = "artillery_coefficient"


class BombingShown(Face):
    """What kinds do to buildings, and which buildings are damaged."""

    name = "bombing"

    def marks(self, table: Table) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for part in self.rules.damaged:
            for thing in part.damaged(table) if isinstance(part, Buildings) else []:
                value = ratio_text(int(part.damage(table, thing)), SIXTHS)
                found.append(field_badge("building_damage", thing.partition("/")[2], item=kind_of(thing), value=value))
        return found

    def numbers(self, kind: Kind) -> list[Number]:
        written, has_guns = str(kind.row.get("strategic_bombing", "")), COEFFICIENT in self.rules.rulebook.options
        if not written or (bombs_by_gun(kind) and not has_guns):
            return []
        clause = "SA-strategic_bombing-2" if bombs_by_gun(kind) else "SA-strategic_bombing-1"
        found = number("bombing", int(written.lstrip("D")), 1, "strategic_bombing", clause)
        if bombs_by_gun(kind):
            found.chain.times(*self.rules.ratio(COEFFICIENT), COEFFICIENT, "SA-artillery-7")
        return [found]


CHAPTER: Final = Chapter(
    id="strategic_bombing",
    clause="SA-strategic_bombing-1",
    needs_one_of=(("artillery", "air"), ("factories", "airfields=buildings", "war_economy")),
    options=(BoolOption("hold_buildings", True, "SA-strategic_bombing-6"),),
    contributions={"step": (MendBuildings,), "react": (BuildingsChangeHands,), "face": (BombingShown,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-artillery-10": (FireAtRule.check_building,),
    "SA-strategic_bombing-2": (bombs_by_gun, harm_buildings),
    "SA-strategic_bombing-3": (Buildings.take,),
    "SA-strategic_bombing-5": (MendBuildings,),
    "SA-strategic_bombing-6": (Buildings.is_known, Buildings.mendable, Buildings.destroy),
}
