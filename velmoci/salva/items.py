"""A kind of unit as something to buy."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.salva.map_seams import Item, Site
from velmoci.salva.numbers import Chain

if TYPE_CHECKING:
    from velmoci.salva.rules import Rules
    from velmoci.salva.state import Sight, State, Table
    from velmoci.salva.units import Kind


@mypyc_attr(allow_interpreted_subclasses=True)
class KindItem(Item):
    """Buys one unit of a kind; its site says where it can be put."""

    def __init__(self, rules: Rules, kind: Kind, site: Site) -> None:
        super().__init__(rules)
        self.name = kind.id
        self.clause = "SA-minimal-20"
        self.use = kind.id
        self.kind = kind
        self.site = site
        self.agreed = rules.agreed_price(kind)

    def depends_on_field(self) -> bool:
        return type(self) is KindItem and self.site.depends_on_field()

    def price(self, table: Table, seat: i64, field: i64, chain: Chain) -> None:
        chain.starts_with(self.agreed.num, self.agreed.den, self.agreed.name, self.agreed.clause)

    def spots(self, sight: Sight, field: i64, at_start: bool) -> list[str]:
        return self.site.spots(sight, self.kind, field, at_start)

    def why_not(self, sight: Sight, spot: str, at_start: bool) -> Refusal:
        return self.site.why_not(sight, self.kind, spot, at_start)

    def put(self, state: State, seat: i64, spot: str, at_start: bool) -> None:
        """At the start everything is finished; later it is under construction."""
        field: i64 = self.rules.board.index[spot.partition("/")[0]]
        unit = state.new_unit(self.kind, seat, field, at_start)
        self.site.settle(state, unit, spot)
        self.begin(state.table, unit, at_start)
        if at_start:
            for reaction in self.rules.reactions:
                reaction.unit_made(state, unit)
        if state.events is not None:
            name, where = f"{self.kind.id}_{int(state.table.number[unit])}", spot.partition("/")[0]
            event = "placed" if at_start else "begun"
            state.tell(public(event, power=seat_name(seat), unit=name, field=where, spot=spot))

    def begin(self, table: Table, unit: i64, at_start: bool) -> None:
        """Notes what is special about a new unit, where it was bought otherwise than all others of its kind."""

    def denominators(self) -> list[int]:
        return [self.agreed.den]


def seat_name(seat: i64) -> str:
    """The name of a seat: `seat_1` and so on."""
    return f"seat_{seat + 1}"
