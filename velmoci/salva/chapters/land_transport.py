"""Land transport (Pozemní transport): a vehicle carries one unarmoured unit and shares its damage with it.

The column `riding` names the transport that carries a unit now, `rode` the one whose damage it shares, and `rode_under`
the seat that commanded the ride; `has_carried` says that a transport has had its load of this turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.battle_setup import go
from velmoci.salva.base.fire import suffer_along
from velmoci.salva.base.movement import close_active, is_idle, start_move, why_idle
from velmoci.salva.battle import Row
from velmoci.salva.faces import Face, link
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Veto
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import SEAT, UNIT, Column, OrderRule, Reaction
from velmoci.salva.state import MOVED, NOBODY, Sight, State, Table
from velmoci.salva.units import UNARMOURED, Kind


class Load(Order):
    """`load infantry_1 on land_transport_2`"""

    kind: ClassVar[str] = "load"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("transport", Name(), word="on"))

    def __init__(self, unit: str, transport: str) -> None:
        self.unit: Final = unit
        self.transport: Final = transport


class Unload(Order):
    """`unload infantry_1`: where its transport is now; that ends the move of the transport."""

    kind: ClassVar[str] = "unload"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class Rides:
    """The columns of the chapter, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.transports = [kind.is_land and kind.capacity > 0 for kind in rules.kinds.rows]
        self.riding = rules.unit_column("riding")
        self.rode = rules.unit_column("rode")
        self.under = rules.unit_column("rode_under")
        self.carried = rules.unit_column("has_carried")

    def is_transport(self, table: Table, unit: i64) -> bool:
        """Whether a unit is a vehicle that carries others on land."""
        return self.transports[table.kind[unit]]

    def transport_of(self, table: Table, unit: i64) -> i64:
        """The transport that carries a unit now, or nobody."""
        return table.unit_columns[self.riding][unit]

    def load_of(self, table: Table, transport: i64) -> i64:
        """The unit that a transport carries now, or nobody."""
        return self.first(table, self.riding, transport)

    def passenger_of(self, table: Table, transport: i64) -> i64:
        """The unit that shares the damage of a transport, or nobody."""
        return self.first(table, self.rode, transport)

    def first(self, table: Table, column: i64, transport: i64) -> i64:
        """The unit of which a column names the transport."""
        found = table.units_with(column, transport)
        return found[0] if found else NOBODY

    def part(self, table: Table, unit: i64) -> None:
        """A unit no longer shares the damage of its transport."""
        table.unit_columns[self.rode][unit] = NOBODY
        table.unit_columns[self.under][unit] = NOBODY


class RideRule(OrderRule):
    """What loading and unloading share."""

    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-land_transport-1"
    is_for_hidden: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.rides = Rides(rules)


class LoadRule(RideRule):
    """A transport takes one unarmoured unit on its field that has not moved yet."""

    order: ClassVar[type[Order]] = Load
    example: ClassVar[str] = "load infantry_1 on land_transport_2"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Load)
        unit, transport = find_unit(sight, order.unit), find_unit(sight, order.transport)
        idle = why_idle(sight, transport)
        if idle is not None:
            raise idle
        for veto in self.rules.vetoes:
            refusal = veto.board(sight, unit, transport)
            if refusal is not None:
                raise refusal
        clause = self.why_not(sight, unit, transport)
        if clause:
            raise Refusal("cannot_load", clause, unit=order.unit, transport=order.transport)

    def why_not(self, sight: Sight, unit: i64, transport: i64) -> str:
        """The clause under which a transport may not take a unit; '' where it may."""
        rules, table, rides = self.rules, sight.table, self.rides
        if not rides.is_transport(table, transport) or table.place[unit] != table.place[transport]:
            return "SA-land_transport-1"
        if rules.kinds.rows[table.kind[unit]].cls != UNARMOURED:
            return "SA-land_transport-1"
        if rides.is_transport(table, unit) or not table.is_finished(unit):
            return "SA-land_transport-4"
        if table.unit_columns[rides.carried][transport] != 0:
            return "SA-land_transport-4"
        if rules.is_absent(table, unit) or rules.is_absent(table, transport):
            return "SA-land_transport-1"
        is_same = table.owner_of(unit) == table.owner_of(transport)
        if not is_same or rules.commander(table, unit) != rules.commander(table, transport):
            return "SA-land_transport-2"
        is_rested = table.points[unit] == rules.movement(table, unit) and not is_idle(sight, unit)
        return "" if is_rested else "SA-land_transport-2"

    def menu(self, sight: Sight) -> Menu | None:
        rules, table = self.rules, sight.table
        found: list[Order] = []
        own = rules.units_under(table, sight.seat)
        for transport in own:
            if self.rides.is_transport(table, transport) and not is_idle(sight, transport):
                for unit in own:
                    if not self.why_not(sight, unit, transport):
                        found.append(Load(unit_name(rules, table, unit), unit_name(rules, table, transport)))
        return Listed(Load.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Load)
        sight, table, rides = state.sight(seat), state.table, self.rides
        unit, transport = find_unit(sight, order.unit), find_unit(sight, order.transport)
        start_move(state, transport)
        table.flags[unit] = table.flags[unit] | MOVED
        table.points[unit] = 0
        columns = table.unit_columns
        columns[rides.riding][unit] = transport
        columns[rides.rode][unit] = transport
        columns[rides.under][unit] = self.rules.commander(table, unit)
        columns[rides.carried][transport] = 1
        go(state, unit, table.place[transport])
        state.tell(public("loaded", power=seat_name(seat), unit=order.unit, transport=order.transport))


class UnloadRule(RideRule):
    """The load is set down where the transport is."""

    order: ClassVar[type[Order]] = Unload
    example: ClassVar[str] = "unload infantry_1"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Unload)
        unit = find_unit(sight, order.unit)
        transport = self.rides.transport_of(sight.table, unit)
        if transport == NOBODY or self.rules.commander(sight.table, transport) != sight.seat:
            raise Refusal("not_carried", self.clause, unit=order.unit)

    def menu(self, sight: Sight) -> Menu | None:
        table = sight.table
        transports = [
            unit for unit in self.rules.units_under(table, sight.seat) if self.rides.is_transport(table, unit)
        ]
        loads = [self.rides.load_of(table, transport) for transport in transports]
        found: list[Order] = [Unload(unit_name(self.rules, table, load)) for load in sorted(loads) if load != NOBODY]
        return Listed(Unload.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        close_active(state, NOBODY)


class RideTogether(Reaction):
    """The load goes where its transport goes, is set down when that has finished, and shares its damage for a while."""

    name = "land_transport"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.rides = Rides(rules)

    def minds_kind(self, kind: Kind) -> bool:
        return self.rides.transports[kind.index]

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        load = self.rides.load_of(state.table, unit)
        if load != NOBODY:
            go(state, load, field)

    def unit_closes(self, state: State, unit: i64) -> None:
        if not self.rides.is_transport(state.table, unit):
            return
        load = self.rides.load_of(state.table, unit)
        if load != NOBODY:
            self.set_down(state, load)

    def set_down(self, state: State, load: i64) -> None:
        """A load gets off where it is."""
        table = state.table
        table.unit_columns[self.rides.riding][load] = NOBODY
        name, where = unit_name(self.rules, table, load), field_name(self.rules, table.place[load])
        state.tell(public("unloaded", unit=name, field=where))

    def minds(self, rows: list[Row]) -> bool:
        return bool([row for row in rows if self.rides.transports[row.kind.index]])

    def damage_partner(self, table: Table, unit: i64) -> i64:
        return self.rides.passenger_of(table, unit) if self.rides.is_transport(table, unit) else NOBODY

    def unit_lost(self, state: State, unit: i64) -> None:
        load, passenger = self.rides.load_of(state.table, unit), self.rides.passenger_of(state.table, unit)
        if load != NOBODY:
            self.set_down(state, load)
        if passenger != NOBODY:
            self.rides.part(state.table, passenger)

    def turn_begins(self, state: State, seat: i64) -> None:
        self.end_rides(state.table, seat)
        carried = state.table.unit_columns[self.rides.carried]
        for unit in self.rules.units_under(state.table, seat):
            carried[unit] = 0

    def seat_leaves(self, state: State, seat: i64) -> None:
        self.end_rides(state.table, seat)

    def end_rides(self, table: Table, seat: i64) -> None:
        """Whoever rode under a seat shares nothing any more."""
        under = table.unit_columns[self.rides.under]
        for unit in range(len(under)):
            if under[unit] == seat:
                self.rides.part(table, unit)


class LoadedStaysOut(Veto):
    """A transport with its load enters no battle, and the load does nothing by itself."""

    name = "land_transport"
    depends_on_way: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.rides = Rides(rules)

    def join(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        if self.rides.load_of(sight.table, unit) == NOBODY:
            return None
        return Refusal("loaded_stays_out", "SA-land_transport-4", unit=unit_name(self.rules, sight.table, unit))

    def move(self, sight: Sight, unit: i64) -> Refusal | None:
        if self.rides.transport_of(sight.table, unit) == NOBODY:
            return None
        return Refusal("is_carried", "SA-land_transport-3", unit=unit_name(self.rules, sight.table, unit))


class RidesShown(Face):
    """Who rides on what, and who shares whose damage."""

    name = "rides"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.rides = Rides(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        riding, rode = table.unit_columns[self.rides.riding], table.unit_columns[self.rides.rode]
        found: list[dict[str, object]] = []
        for unit in table.units():
            on = riding[unit] if riding[unit] != NOBODY else rode[unit]
            if on != NOBODY:
                word = "rides" if riding[unit] != NOBODY else "rode"
                found.append(link(word, unit_name(self.rules, table, unit), unit_name(self.rules, table, on)))
        return found


CHAPTER: Final = Chapter(
    id="land_transport",
    clause="SA-land_transport-1",
    needs=("minimal",),
    contributions={
        "column": (
            Column("riding", UNIT, NOBODY, UNIT),
            Column("rode", UNIT, NOBODY, UNIT),
            Column("rode_under", UNIT, NOBODY, SEAT),
            Column("has_carried", UNIT),
        ),
        "order": (LoadRule, UnloadRule),
        "react": (RideTogether,),
        "veto": (LoadedStaysOut,),
        "face": (RidesShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-land_transport-1": (LoadRule, UnloadRule, RideTogether.unit_goes, RideTogether.unit_closes),
    "SA-land_transport-2": (LoadRule.why_not,),
    "SA-land_transport-3": (LoadRule.carry_out, LoadedStaysOut.move),
    "SA-land_transport-4": (LoadRule.why_not, LoadedStaysOut.join),
    "SA-land_transport-5": (RideTogether.damage_partner, RideTogether.turn_begins, suffer_along),
    "SA-land_transport-6": (suffer_along,),
    "SA-land_transport-7": (RideTogether.set_down,),
    "SA-land_transport-8": (suffer_along,),
}
