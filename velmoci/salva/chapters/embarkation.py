"""Embarking (Naloďování): a part of the chapter `naval`. The column `aboard` names the ship that carries a unit."""

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
from velmoci.salva.base.battle_setup import go
from velmoci.salva.base.movement import own_ready, owned, start_move, why_idle
from velmoci.salva.chapters.harbours import Harbour
from velmoci.salva.forces import most_with
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule, Reaction
from velmoci.salva.state import MOVED, NOBODY, Sight, State, Table
from velmoci.salva.units import Kind

NO_BERTH_YET: Final = 1
"""A ship that has landed troops in the battle under way."""
AT_REST: Final = 2
"""A ship that has landed troops and stays where it is for the rest of the turn."""


class Embark(Order):
    """`embark infantry_1 on transport_ship_2`"""

    kind: ClassVar[str] = "embark"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("ship", Name(), word="on"))

    def __init__(self, unit: str, ship: str) -> None:
        self.unit: Final = unit
        self.ship: Final = ship


class Disembark(Order):
    """`disembark infantry_1`: from a docked ship onto its land field."""

    kind: ClassVar[str] = "disembark"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class Hold:
    """The columns of the section, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.aboard = rules.unit_column("aboard")
        self.unloaded = rules.unit_column("unloaded")
        self.landing = rules.unit_column("landing")

    def ship_of(self, table: Table, unit: i64) -> i64:
        """The ship that carries a unit, or -1."""
        return table.unit_columns[self.aboard][unit]

    def is_aboard(self, table: Table, unit: i64) -> bool:
        """Whether a unit is aboard a ship."""
        return table.unit_columns[self.aboard][unit] != NOBODY

    def load(self, table: Table, unit: i64, ship: i64) -> None:
        """Puts a unit aboard."""
        table.unit_columns[self.aboard][unit] = ship
        table.put(unit, table.place[ship])

    def cargo(self, table: Table, ship: i64) -> list[int]:
        """What is aboard a ship."""
        return table.units_with(self.aboard, ship)

    def has_landed(self, table: Table, ship: i64) -> bool:
        """Whether a ship has landed troops in an attack of this turn; its own turn is over then."""
        return table.unit_columns[self.landing][ship] != 0

    def room(self, table: Table, ship: i64) -> i64:
        """How many places of a ship are free."""
        room = self.rules.kinds.rows[table.kind[ship]].capacity - most_with(self.rules, table, self.aboard, ship)
        for part in self.rules.stowers:
            room -= part.berths_taken(table, ship)
        return room


def free_places(rules: Rules, table: Table, hold: Hold, seat: i64, field: i64) -> list[int]:
    """The finished ships of a seat on a field that can take one more unit."""
    return [
        unit
        for unit in table.units_at(field)
        if table.owner_of(unit) == seat
        and table.is_finished(unit)
        and not rules.kinds.rows[table.kind[unit]].is_land
        and hold.room(table, unit) > 0
    ]


class LoadGoesAlong(Reaction):
    """What is aboard goes where the ship goes, and down with it."""

    name = "load_goes_along"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hold = Hold(rules)

    def minds_kind(self, kind: Kind) -> bool:
        return kind.capacity > 0

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        for load in self.hold.cargo(state.table, unit):
            state.table.put(load, field)

    def unit_lost(self, state: State, unit: i64) -> None:
        for load in self.hold.cargo(state.table, unit):
            state.table.unit_columns[self.hold.aboard][load] = NOBODY
            state.tell(public("lost-aboard", unit=unit_name(self.rules, state.table, load)))
            state.remove_unit(load)

    def turn_begins(self, state: State, seat: i64) -> None:
        unloaded, landing = (state.table.unit_columns[c] for c in (self.hold.unloaded, self.hold.landing))
        for unit in range(len(unloaded)):
            unloaded[unit] = NOBODY
            landing[unit] = 0


class EmbarkRule(OrderRule):
    """A land unit goes aboard a docked ship of its own side on its field."""

    order: ClassVar[type[Order]] = Embark
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-embarkation-2"
    is_for_hidden: ClassVar[bool] = True
    example: ClassVar[str] = "embark infantry_1 on transport_ship_2"
    explained_by: ClassVar[str] = "SA-embarkation-1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hold = Hold(rules)
        self.harbour = Harbour(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Embark)
        unit, ship = find_unit(sight, order.unit), find_unit(sight, order.ship)
        idle = why_idle(sight, unit)
        if idle is not None:
            own = idle.clause in ("SA-minimal-28", "SA-minimal-36")
            raise Refusal(idle.code, "SA-embarkation-2", unit=order.unit) if own else idle
        clause = self.why_not(sight, unit, ship)
        if clause:
            raise Refusal("cannot_embark", clause, unit=order.unit, ship=order.ship)

    def why_not(self, sight: Sight, unit: i64, ship: i64) -> str:
        """The clause under which a unit may not go aboard a ship; '' where it may."""
        rules, table = sight.rules, sight.table
        kind = rules.kinds.rows[table.kind[unit]]
        if not kind.is_land or kind.move == 0 or self.hold.is_aboard(table, unit):
            return "SA-embarkation-1"
        is_here = table.place[ship] == table.place[unit] and self.harbour.is_docked(table, ship)
        if not is_here or table.owner_of(ship) != sight.seat or not table.is_finished(ship):
            return "SA-embarkation-1"
        if self.hold.room(table, ship) <= 0:
            return "SA-embarkation-8"
        left = table.unit_columns[self.hold.unloaded][unit]
        return "SA-embarkation-6" if left != NOBODY and left != self.harbour.facing(table, ship) else ""

    def menu(self, sight: Sight) -> Menu | None:
        menu = Listed(Embark.kind, [])
        rules, table = sight.rules, sight.table
        own = owned(sight)
        carriers = [ship for ship in own if rules.kinds.rows[table.kind[ship]].capacity > 0]
        troops = [unit for unit in own_ready(sight) if rules.kinds.rows[table.kind[unit]].is_land]
        for ship in carriers:
            for unit in troops:
                if table.place[unit] == table.place[ship] and not self.why_not(sight, unit, ship):
                    menu.orders.append(Embark(unit_name(rules, table, unit), unit_name(rules, table, ship)))
        return menu if menu.orders else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Embark)
        sight, table = state.sight(seat), state.table
        unit, ship = find_unit(sight, order.unit), find_unit(sight, order.ship)
        act(state, unit, ship)
        self.hold.load(table, unit, ship)
        go(state, unit, table.place[ship])
        state.tell(public("embarked", power=seat_name(seat), unit=order.unit, ship=order.ship))


def act(state: State, unit: i64, ship: i64) -> None:
    """Loading is an act of the land unit: it neither closes nor reopens the move of its ship."""
    if state.table.active == ship:
        state.table.flags[unit] = state.table.flags[unit] | MOVED
    else:
        start_move(state, unit)


class DisembarkRule(OrderRule):
    """A unit leaves a docked ship for its land field and loses all its movement."""

    order: ClassVar[type[Order]] = Disembark
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-embarkation-5"
    is_for_hidden: ClassVar[bool] = True
    example: ClassVar[str] = "disembark infantry_1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hold = Hold(rules)
        self.harbour = Harbour(rules)
        self.unloads = rules.flag("unload_after_invasion")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Disembark)
        unit = find_unit(sight, order.unit)
        idle = why_idle(sight, unit)
        if idle is not None:
            raise idle
        clause = self.why_not(sight, unit)
        if clause:
            raise Refusal("cannot_disembark", clause, unit=order.unit)

    def why_not(self, sight: Sight, unit: i64) -> str:
        """The clause under which a unit may not go ashore; '' where it may."""
        table = sight.table
        ship = self.hold.ship_of(table, unit)
        if ship == NOBODY or not self.harbour.is_docked(table, ship):
            return "SA-embarkation-5"
        return "SA-invasion-14" if self.hold.has_landed(table, ship) and not self.unloads else ""

    def menu(self, sight: Sight) -> Menu | None:
        menu = Listed(Disembark.kind, [])
        for unit in own_ready(sight):
            if self.hold.is_aboard(sight.table, unit) and not self.why_not(sight, unit):
                menu.orders.append(Disembark(unit_name(self.rules, sight.table, unit)))
        return menu if menu.orders else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Disembark)
        table = state.table
        unit = find_unit(state.sight(seat), order.unit)
        ship = self.hold.ship_of(table, unit)
        act(state, unit, ship)
        table.unit_columns[self.hold.aboard][unit] = NOBODY
        table.unit_columns[self.hold.unloaded][unit] = self.harbour.facing(table, ship)
        table.points[unit] = 0
        field = field_name(self.rules, table.place[unit])
        state.tell(public("disembarked", power=seat_name(seat), unit=order.unit, field=field))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-embarkation-1": (EmbarkRule.why_not,),
    "SA-embarkation-2": (EmbarkRule.check,),
    "SA-embarkation-3": (DisembarkRule.carry_out,),
    "SA-embarkation-4": (act,),
    "SA-embarkation-5": (DisembarkRule.why_not,),
    "SA-embarkation-6": (EmbarkRule.why_not,),
    "SA-embarkation-8": (Hold.room, EmbarkRule.why_not),
    "SA-embarkation-9": (LoadGoesAlong.unit_lost,),
    "SA-embarkation-10": (LoadGoesAlong.unit_goes,),
    "SA-embarkation-11": (DisembarkRule.why_not,),
}
