"""Land: who owns it, who may enter, take and leave it (SA-minimal-5 to 12, 32, 34, 62, 67), and what is put there."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.salva.base.endings import hand_over
from velmoci.salva.map_seams import Domain, Site
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.units import ARMOURED, LAND, UNARMOURED, Kind


class LandDomain(Domain):
    """A land field has an owner whether or not he has units there, or it is neutral."""

    name = "land"
    depends_on_way: ClassVar[bool] = True
    counts_units: ClassVar[bool] = False
    ground: i64 = LAND
    entry_clause = "SA-minimal-32"
    ground_clause = "SA-minimal-27"

    def holder(self, table: Table, field: i64, asking: i64) -> i64:
        return table.owner[field]

    def can_take(self, kind: Kind) -> bool:
        return kind.can_take_land()

    def is_armed(self, kind: Kind) -> bool:
        return kind.attack[UNARMOURED] > 0 or kind.attack[ARMOURED] > 0

    def conquered(self, state: State, field: i64, seat: i64) -> None:
        hand_over(state, field, seat)
        state.table.fresh[field] = 1

    def is_refuge(self, table: Table, unit: i64, field: i64) -> bool:
        return self.rules.is_friend(table, unit, table.owner[field])

    def lets_back(self, table: Table, unit: i64, field: i64) -> bool:
        return self.is_refuge(table, unit, field)


class LandSite(Site):
    """Land units go onto own land."""

    name = "land"

    def depends_on_field(self) -> bool:
        return type(self) is LandSite

    def takes(self, kind: Kind) -> bool:
        return kind.is_land

    def spots(self, sight: Sight, kind: Kind, field: i64, at_start: bool) -> list[str]:
        rules = sight.rules
        return [rules.board.ids[field]] if rules.board.is_land(field) and sight.table.owner[field] == sight.seat else []

    def why_not(self, sight: Sight, kind: Kind, spot: str, at_start: bool) -> Refusal:
        clause = "SA-placement-3" if at_start else "SA-minimal-20"
        return Refusal("not_your_field", clause, unit=kind.id, field=spot.partition("/")[0])


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-9": (LandDomain.conquered,),
    "SA-minimal-11": (LandDomain.holder,),
    "SA-minimal-34": (LandDomain.can_take,),
    "SA-minimal-62": (LandDomain.conquered,),
    "SA-minimal-67": (LandDomain.is_refuge, LandDomain.lets_back),
    "SA-placement-3": (LandSite,),
}
