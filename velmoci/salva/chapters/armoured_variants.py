"""Armoured guns and transports (Pancéřovaná děla a transporty): a third dearer, and of the armoured class.

Their rows stand in the unit table; all that follows from their class follows from the rules of others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook, Refusal
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.map_seams import Veto
from velmoci.salva.naming import unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import Sight
from velmoci.salva.units import ARMOURED, UNARMOURED, Kind, Kinds

ID: Final = "armoured_variants"
PRICE: Final = (4, 3)
KEPT: Final = (
    "move", "attack", "defence", "artillery", "vulnerability", "strategic_bombing", "attack_salvos", "capacity",
    "carries",
)  # fmt: skip
"""What an armoured form has as its model has it."""


def is_armoured_form(kind: Kind) -> bool:
    """Whether a kind is the armoured form of another one."""
    return kind.chapter == ID


def departures(kinds: Kinds, kind: Kind) -> list[str]:
    """In what an armoured form departs from its model otherwise than by its price and its class."""
    model = kinds.find(str(kind.row.get("replaces", "")))
    if model is None:
        return ["replaces"]
    found = [column for column in KEPT if kind.row.get(column) != model.row.get(column)]
    if kind.price_num * model.price_den * PRICE[1] != model.price_num * kind.price_den * PRICE[0]:
        found.append("price")
    if kind.cls != ARMOURED or model.cls != UNARMOURED:
        found.append("class")
    return found


class FormsFollowTheirModels(Reaction):
    """A unit table whose armoured forms are anything but their models with armour is refused."""

    name = "armoured_forms"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        for kind in rules.kinds.rows:
            if is_armoured_form(kind):
                for name in departures(rules.kinds, kind):
                    raise BadRulebook("variant_departs", "SA-armoured_variants-1", item=kind.id, value=name)


class ArmourStaysOut(Veto):
    """An armoured gun rides on no land transport."""

    name = "armour_stays_out"

    def board(self, sight: Sight, unit: i64, carrier: i64) -> Refusal | None:
        rules, table = self.rules, sight.table
        if not is_armoured_form(rules.kinds.rows[table.kind[unit]]):
            return None
        name, other = unit_name(rules, table, unit), unit_name(rules, table, carrier)
        return Refusal("armoured_load", "SA-armoured_variants-3", unit=name, transport=other)


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-armoured_variants-1",
    needs=("minimal",),
    needs_one_of=(("artillery", "land_transport"),),
    contributions={"react": (FormsFollowTheirModels,), "veto": (ArmourStaysOut,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-armoured_variants-1": (departures, FormsFollowTheirModels),
    "SA-armoured_variants-2": (departures,),
    "SA-armoured_variants-3": (ArmourStaysOut,),
}
