"""Harbours (Zakotvení v přístavu): a part of the chapter `naval`.

A docked ship stands on the land field; the column `harbour` names the sea field that its harbour faces.
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
from velmoci.salva.base.battle_setup import go
from velmoci.salva.base.fire import is_unarmed
from velmoci.salva.base.movement import own_ready, start_move, why_idle
from velmoci.salva.base.ways import is_let_in
from velmoci.salva.battle import DEFENDER, SECOND_LINE, Battle, Row
from velmoci.salva.battle_seams import Muster
from velmoci.salva.chapters.lines import BehindTheLine
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import PaceFactor, Site, Veto
from velmoci.salva.memory import Model
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, OrderRule, Reaction, Step
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.units import SEA, SUBMARINE, Kind


class Dock(Order):
    """`dock cruiser_3 brno`: into the harbour that faces the ship's sea field."""

    kind: ClassVar[str] = "dock"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("field", Name()))

    def __init__(self, unit: str, field: str) -> None:
        self.unit: Final = unit
        self.field: Final = field


class PassCanal(Order):
    """`canal cruiser_3 adriatic`: into the harbour of the same field that faces another sea field."""

    kind: ClassVar[str] = "canal"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("field", Name()))

    def __init__(self, unit: str, field: str) -> None:
        self.unit: Final = unit
        self.field: Final = field


class Harbour:
    """The columns of the section, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.faces = rules.unit_column("harbour")
        self.undocked = rules.unit_column("undocked")

    def is_docked(self, table: Table, unit: i64) -> bool:
        """Whether a unit lies in a harbour."""
        return table.unit_columns[self.faces][unit] != NOBODY

    def facing(self, table: Table, unit: i64) -> i64:
        """The sea field that the harbour of a docked ship faces."""
        return table.unit_columns[self.faces][unit]

    def moor(self, table: Table, unit: i64, sea: i64) -> None:
        """Puts a ship into the harbour facing a sea field; -1 takes it out."""
        table.unit_columns[self.faces][unit] = sea

    def has_undocked(self, table: Table, unit: i64) -> bool:
        """Whether a ship left a harbour in this turn."""
        return table.unit_columns[self.undocked][unit] != 0


def harbours_of(rules: Rules, field: i64) -> list[int]:
    """A land field has one harbour for each sea field beside it."""
    if not rules.board.is_land(field):
        return []
    return [other for other in rules.board.neighbours[field] if not rules.board.is_land(other)]


class Canals(Step):
    """The canals of the map, and by lot those that may become one."""

    name = "canals"
    track = OPENING
    before = "sides"

    def enter(self, state: State, chance: Chance) -> None:
        rules = self.rules
        column = state.table.field_columns[rules.field_column("canal")]
        num, den = rules.ratio("canal_chance")
        for field in rules.board.land:
            if rules.board.mark(field, "canal") is True:
                column[field] = 1
            elif rules.board.mark(field, "potential_canal") is True:
                opens = num == den or (num > 0 and chance.roll(den) <= num)
                column[field] = 1 if opens else 0
                state.tell(public("canal-opens" if opens else "canal-stays-shut", field=field_name(rules, field)))


class Undocking(PaceFactor):
    """Leaving a harbour costs nothing."""

    name = "undocking"
    depends_on_way: ClassVar[bool] = True
    depends_on_kind: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.harbour = Harbour(rules)

    def apply(self, table: Table, unit: i64, kind: Kind, origin: i64, field: i64, chain: Chain) -> None:
        if kind.ground == SEA and self.rules.board.is_land(origin):
            chain.times(0, 1, "undocking", "SA-harbours-4")


class HarbourVeto(Veto):
    """A docked ship leaves only onto the sea field that its harbour faces."""

    name = "harbour"
    depends_on_way: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.harbour = Harbour(rules)

    def minds_kind(self, kind: Kind) -> bool:
        return kind.ground & SEA != 0

    def leave(self, sight: Sight, unit: i64, origin: i64, field: i64, is_attack: bool) -> Refusal | None:
        table = sight.table
        if origin != table.place[unit] or not self.harbour.is_docked(table, unit):
            return None
        if self.harbour.facing(table, unit) == field:
            return None
        name = unit_name(self.rules, table, unit)
        return Refusal("wrong_harbour", "SA-harbours-3", unit=name, field=field_name(self.rules, field))


class LeavesHarbour(Reaction):
    """Keeps the columns: who lies in a harbour, and who left one in this turn."""

    name = "leaves_harbour"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.harbour = Harbour(rules)

    def minds_kind(self, kind: Kind) -> bool:
        return kind.ground == SEA

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        table = state.table
        if self.rules.board.is_land(field):
            self.harbour.moor(table, unit, origin)
        elif self.harbour.is_docked(table, unit):
            self.harbour.moor(table, unit, NOBODY)
            table.unit_columns[self.harbour.undocked][unit] = 1

    def turn_begins(self, state: State, seat: i64) -> None:
        column = state.table.unit_columns[self.harbour.undocked]
        for unit in range(len(column)):
            column[unit] = 0

    def battle_ends(self, state: State, battle: Battle) -> None:
        """With the option, docked submarines of a field that fell slip out to sea."""
        table = state.table
        for unit in table.units_at(battle.field):
            if battle.is_conquest and self.harbour.is_docked(table, unit) and has_defended(battle, unit):
                go(state, unit, self.harbour.facing(table, unit))


def has_defended(battle: Battle, unit: i64) -> bool:
    """Whether a unit was on the side of the defender."""
    fighter = battle.fighter_of(unit)
    return fighter >= 0 and battle.side[fighter] == DEFENDER


class DockedMuster(Muster):
    """In a battle for the land field docked units stand in the second line and cannot shoot."""

    name = "docked"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.harbour = Harbour(rules)
        self.mark = rules.mark("docked")
        self.escapes = rules.flag("docked_submarines_escape")

    def marks(self, table: Table, battle: Battle, unit: i64, side: i64) -> i64:
        is_docked = self.rules.board.is_land(battle.field) and self.harbour.is_docked(table, unit)
        return self.mark if is_docked else 0

    def line(self, table: Table, battle: Battle, fighter: i64, line: i64) -> i64:
        return SECOND_LINE if battle.row_of(fighter).has(self.mark) else line

    def is_unarmed(self, battle: Battle, row: Row) -> bool:
        return row.has(self.mark)

    def is_fixed(self, battle: Battle, fighter: i64) -> bool:
        return battle.row_of(fighter).has(self.mark)

    def why_silent(self, battle: Battle, fighter: i64) -> str:
        return "SA-harbours-12" if self.is_fixed(battle, fighter) else ""

    def why_behind(self, battle: Battle, fighter: i64) -> str:
        return "SA-harbours-13" if self.is_fixed(battle, fighter) else ""

    def outlives(self, table: Table, battle: Battle, fighter: i64) -> bool:
        return self.escapes and battle.row_of(fighter).kind.cls == SUBMARINE


class HarbourSite(Site):
    """Ships are built in a named harbour of a field of one's own; a side that starts at sea puts them there."""

    name = "harbour"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.harbour = Harbour(rules)

    def depends_on_field(self) -> bool:
        return type(self) is HarbourSite

    def takes(self, kind: Kind) -> bool:
        return kind.ground == SEA

    def spots(self, sight: Sight, kind: Kind, field: i64, at_start: bool) -> list[str]:
        rules = sight.rules
        name = rules.board.ids[field]
        if at_start and rules.sides[sight.table.side[sight.seat]].sea == name:
            return [name]
        if sight.table.owner[field] != sight.seat:
            return []
        return [f"{name}/{rules.board.ids[sea]}" for sea in harbours_of(rules, field)]

    def why_not(self, sight: Sight, kind: Kind, spot: str, at_start: bool) -> Refusal:
        field = spot.partition("/")[0]
        clause = "SA-placement-3" if at_start else "SA-harbours-14"
        return Refusal("no_such_harbour", clause, unit=kind.id, field=field)

    def settle(self, state: State, unit: i64, spot: str) -> None:
        sea = spot.partition("/")[2]
        self.harbour.moor(state.table, unit, self.rules.board.index[sea] if sea else NOBODY)

    def berth(self, table: Table, unit: i64) -> i64:
        return self.harbour.facing(table, unit)


class DockRule(OrderRule):
    """Brings a ship into a harbour of its own side, for nothing; not in the turn in which it left one."""

    order: ClassVar[type[Order]] = Dock
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"
    is_for_hidden: ClassVar[bool] = True
    example: ClassVar[str] = "dock cruiser_3 pristav"
    explained_by: ClassVar[str] = "SA-harbours-3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.harbour = Harbour(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Dock)
        unit, field = find_unit(sight, order.unit), find_field(sight, order.field)
        idle = why_idle(sight, unit)
        if idle is not None:
            raise idle
        clause = self.why_not(sight, unit, field)
        if clause:
            raise Refusal("cannot_dock", clause, unit=order.unit, field=order.field)

    def why_not(self, sight: Sight, unit: i64, field: i64) -> str:
        """The clause under which a ship may not dock at a field; '' where it may."""
        rules, table = sight.rules, sight.table
        here = table.place[unit]
        if rules.kinds.rows[table.kind[unit]].ground != SEA or rules.board.is_land(here):
            return "SA-harbours-3"
        if int(here) not in harbours_of(rules, field):
            return "SA-harbours-3"
        if table.owner[field] != sight.seat and not is_let_in(sight, unit, field):
            return "SA-harbours-6"
        return "SA-harbours-5" if self.harbour.has_undocked(table, unit) else ""

    def menu(self, sight: Sight) -> Menu | None:
        menu = Listed(Dock.kind, [])
        for unit in ships(sight):
            for field in self.docks(sight, unit):
                menu.orders.append(Dock(unit_name(self.rules, sight.table, unit), field_name(self.rules, field)))
        return menu if menu.orders else None

    def docks(self, sight: Sight, unit: i64) -> list[int]:
        """Where a ship can dock, found once for all that are like it."""
        model = sight.memory.model_of(int(unit)) if sight.memory is not None else Model()
        if model.docks is None:
            board = sight.rules.board
            near = [field for field in board.neighbours[sight.table.place[unit]] if board.is_land(field)]
            model.docks = [field for field in near if not self.why_not(sight, unit, field)]
        return model.docks

    def onward(self, sight: Sight, unit: i64) -> list[Order]:
        """Into a canal."""
        rules, table = sight.rules, sight.table
        canal = table.field_columns[rules.field_column("canal")]
        near = [field for field in rules.board.neighbours[table.place[unit]] if canal[field] != 0]
        name = unit_name(rules, table, unit)
        return [Dock(name, field_name(rules, field)) for field in near if not self.why_not(sight, unit, field)]

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Dock)
        sight = state.sight(seat)
        unit, field = find_unit(sight, order.unit), find_field(sight, order.field)
        start_move(state, unit)
        go(state, unit, field)
        state.tell(public("docked", power=seat_name(seat), unit=order.unit, field=order.field))


class CanalRule(OrderRule):
    """Takes a docked ship through a canal to another harbour of the same field, for one movement point."""

    order: ClassVar[type[Order]] = PassCanal
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"
    is_for_hidden: ClassVar[bool] = True
    example: ClassVar[str] = "canal cruiser_3 rejda"
    explained_by: ClassVar[str] = "SA-harbours-8"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.harbour = Harbour(rules)
        self.canal = rules.field_column("canal")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, PassCanal)
        unit, sea = find_unit(sight, order.unit), find_field(sight, order.field)
        idle = why_idle(sight, unit)
        if idle is not None:
            raise idle
        if not self.may_pass(sight, unit, sea):
            raise Refusal("no_canal", "SA-harbours-8", unit=order.unit, field=order.field)

    def may_pass(self, sight: Sight, unit: i64, sea: i64) -> bool:
        """Whether a ship lies in a canal, has a point left, and the field has a harbour facing that sea."""
        table = sight.table
        if not self.harbour.is_docked(table, unit) or table.points[unit] < sight.rules.pace:
            return False
        here = table.place[unit]
        if table.field_columns[self.canal][here] == 0 or self.harbour.facing(table, unit) == sea:
            return False
        return int(sea) in harbours_of(sight.rules, here)

    def menu(self, sight: Sight) -> Menu | None:
        menu = Listed(PassCanal.kind, [])
        canal = sight.table.field_columns[self.canal]
        for unit in ships(sight):
            place = sight.table.place[unit]
            for sea in harbours_of(sight.rules, place) if canal[place] != 0 else []:
                if self.may_pass(sight, unit, sea):
                    menu.orders.append(PassCanal(unit_name(self.rules, sight.table, unit), field_name(self.rules, sea)))
        return menu if menu.orders else None

    def onward(self, sight: Sight, unit: i64) -> list[Order]:
        rules, name = sight.rules, unit_name(sight.rules, sight.table, unit)
        seas = harbours_of(rules, sight.table.place[unit])
        return [PassCanal(name, field_name(rules, sea)) for sea in seas if self.may_pass(sight, unit, sea)]

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, PassCanal)
        sight = state.sight(seat)
        unit = find_unit(sight, order.unit)
        start_move(state, unit)
        state.table.points[unit] -= self.rules.pace
        self.harbour.moor(state.table, unit, find_field(sight, order.field))
        state.tell(public("passed-canal", power=seat_name(seat), unit=order.unit, field=order.field))


def ships(sight: Sight) -> list[int]:
    """One's own ships that can still do something in this phase."""
    rules, table = sight.rules, sight.table
    return [unit for unit in own_ready(sight) if rules.kinds.rows[table.kind[unit]].ground == SEA]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-harbours-1": (harbours_of,),
    "SA-harbours-2": (Harbour,),
    "SA-harbours-3": (HarbourVeto, DockRule.why_not),
    "SA-harbours-4": (Undocking, DockRule),
    "SA-harbours-5": (DockRule.why_not, LeavesHarbour),
    "SA-harbours-6": (DockRule.why_not,),
    "SA-harbours-7": (HarbourVeto,),
    "SA-harbours-8": (CanalRule,),
    "SA-harbours-9": (Canals,),
    "SA-harbours-10": (DockedMuster,),
    "SA-harbours-11": (DockedMuster.outlives, LeavesHarbour.battle_ends),
    "SA-harbours-12": (DockedMuster.line, DockedMuster.is_unarmed, DockedMuster.why_silent, is_unarmed),
    "SA-harbours-13": (DockedMuster.line, DockedMuster.why_behind, BehindTheLine.covers, BehindTheLine.is_passed_by),
    "SA-harbours-14": (HarbourSite,),
    "SA-harbours-15": (HarbourSite.settle,),
    "SA-harbours-17": (HarbourSite.spots,),
}
