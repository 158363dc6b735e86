"""Conquest by landing (Dobývání políčka vyloděním): a part of the chapter `naval`.

Troops aboard a transport at sea attack a land field beside it as other units do; how the defender fires at them stands
in `beach.py`. After a conquest each transport that landed units gets its berth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import battle_of, go
from velmoci.salva.battle import ATTACKER, Battle
from velmoci.salva.battle_seams import STAYS_OUT, Muster
from velmoci.salva.chapters.beach import BEACH, TO_PICK, Beach
from velmoci.salva.chapters.embarkation import AT_REST, NO_BERTH_YET, Hold
from velmoci.salva.chapters.harbours import Harbour
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Veto
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIGHT, OrderRule, Reaction, Step
from velmoci.salva.state import CLOSED, FOUGHT, NOBODY, Sight, State, Table
from velmoci.salva.units import LAND, Kind


class Berth(Order):
    """`berth transport_ship_2 harbour` or `berth transport_ship_2 sea`: where a transport ends after a conquest."""

    kind: ClassVar[str] = "berth"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("where", Name()))

    def __init__(self, unit: str, where: str) -> None:
        self.unit: Final = unit
        self.where: Final = where


class LandingVeto(Veto):
    """Troops aboard do nothing but land, and not from a ship that left a harbour, fought or landed in this turn."""

    name = "landing"
    depends_on_way: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hold = Hold(rules)
        self.harbour = Harbour(rules)

    def minds_kind(self, kind: Kind) -> bool:
        return kind.ground & LAND != 0

    def leave(self, sight: Sight, unit: i64, origin: i64, field: i64, is_attack: bool) -> Refusal | None:
        if is_attack or not self.hold.is_aboard(sight.table, unit):
            return None
        return Refusal("is_aboard", "SA-embarkation-7", unit=unit_name(self.rules, sight.table, unit))

    def join(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        table = sight.table
        ship = self.hold.ship_of(table, unit)
        if ship == NOBODY:
            return None
        if self.harbour.is_docked(table, ship):
            return Refusal("is_aboard", "SA-embarkation-7", unit=unit_name(self.rules, table, unit))
        if self.harbour.has_undocked(table, ship):
            return Refusal("cannot_land", "SA-invasion-2", unit=unit_name(self.rules, table, unit))
        if table.flags[ship] & FOUGHT != 0:
            return Refusal("cannot_land", "SA-invasion-3", unit=unit_name(self.rules, table, unit))
        if self.hold.has_landed(table, ship):
            return Refusal("cannot_land", "SA-invasion-14", unit=unit_name(self.rules, table, unit))
        return None


class LandedMuster(Muster):
    """Landed units are known as such, and cannot go back; whoever is still aboard stays out of every battle."""

    name = "landed"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)
        self.hold = Hold(rules)

    def marks(self, table: Table, battle: Battle, unit: i64, side: i64) -> i64:
        if not self.hold.is_aboard(table, unit):
            return 0
        return self.beach.landed if side == ATTACKER else STAYS_OUT

    def refuges(self, table: Table, battle: Battle, fighter: i64, fields: list[int]) -> list[int]:
        return [] if battle.row_of(fighter).has(self.beach.landed) else fields

    def may_turn_back(self, table: Table, battle: Battle, fighter: i64) -> bool:
        return not battle.row_of(fighter).has(self.beach.landed)

    def shields(self, battle: Battle, shield: i64, fighter: i64) -> bool:
        """In the beach salvo lines are judged among the landed units alone."""
        return self.beach.stage(battle) != BEACH or battle.row_of(shield).has(self.beach.landed)

    def sits_out(self, battle: Battle, fighter: i64) -> str:
        """The beach salvo is for the picked units alone."""
        is_picked = battle.row_of(fighter).has(self.beach.picked)
        return "" if is_picked or self.beach.stage(battle) != BEACH else "SA-invasion-6"


class Landing(Reaction):
    """Takes the landed units off their ships, whose turn is over."""

    name = "landing"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.beach = Beach(rules)
        self.hold = Hold(rules)

    def battle_begins(self, state: State, battle: Battle) -> None:
        table = state.table
        for fighter in range(len(battle.unit)):
            if battle.row_of(fighter).has(self.beach.landed):
                unit = battle.unit[fighter]
                ship = self.hold.ship_of(table, unit)
                table.unit_columns[self.hold.aboard][unit] = NOBODY
                table.points[unit] = 0
                table.unit_columns[self.hold.landing][ship] = NO_BERTH_YET
                table.flags[ship] = table.flags[ship] | CLOSED
                battle.notes[self.beach.note] = TO_PICK

    def battle_ends(self, state: State, battle: Battle) -> None:
        """Where the field did not fall, the ships stay at sea; no later conquest gives them a berth."""
        landing = state.table.unit_columns[self.hold.landing]
        for ship in range(len(landing)):
            if landing[ship] == NO_BERTH_YET and not battle.is_conquest:
                landing[ship] = AT_REST


class Transports(Step):
    """After a conquest the attacker says for each transport that landed units: into the harbour, or out at sea."""

    name = "transports"
    track = FIGHT
    after = "aftermath"
    clause = "SA-invasion-13"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hold = Hold(rules)

    def deciders(self, table: Table) -> list[int]:
        return [] if next_ship(self.hold, table) == NOBODY else [int(battle_of(table).leader(ATTACKER))]

    def default(self, sight: Sight) -> Order | None:
        return next(iter(BerthMenu(sight, self.hold)))


def next_ship(hold: Hold, table: Table) -> i64:
    """The first transport whose berth is still to be chosen."""
    waiting = table.units_with(hold.landing, NO_BERTH_YET)
    return waiting[0] if waiting else NOBODY


class BerthRule(OrderRule):
    """Chooses the berth of one transport."""

    order: ClassVar[type[Order]] = Berth
    steps: ClassVar[tuple[str, ...]] = ("transports",)
    clause: ClassVar[str] = "SA-invasion-13"
    example: ClassVar[str] = "berth transport_ship_2 harbour"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hold = Hold(rules)
        self.harbour = Harbour(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Berth)
        ship = find_unit(sight, order.unit, "SA-invasion-13")
        waiting = sight.table.unit_columns[self.hold.landing][ship] == NO_BERTH_YET
        if not waiting or order.where not in ("harbour", "sea"):
            raise Refusal("no_berth", "SA-invasion-13", unit=order.unit)

    def menu(self, sight: Sight) -> Menu | None:
        return BerthMenu(sight, self.hold)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Berth)
        table = state.table
        ship = find_unit(state.sight(seat), order.unit)
        field = battle_of(table).field
        table.unit_columns[self.hold.landing][ship] = AT_REST
        if order.where == "harbour":
            go(state, ship, field)
            name = field_name(self.rules, field)
            state.tell(public("docked", power=seat_name(seat), unit=order.unit, field=name))


class BerthMenu(Menu):
    """The two berths of the next transport."""

    is_complete = False

    def __init__(self, sight: Sight, hold: Hold) -> None:
        self.kind = Berth.kind
        ship = next_ship(hold, sight.table)
        self.name = unit_name(sight.rules, sight.table, ship)

    def count(self) -> int:
        return 2

    def __iter__(self) -> Iterator[Order]:
        yield Berth(self.name, "harbour")
        yield Berth(self.name, "sea")

    def sample(self, chance: Chance) -> Order:
        return Berth(self.name, "harbour" if chance.roll(2) == 1 else "sea")


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-embarkation-7": (LandingVeto, LandedMuster.marks),
    "SA-invasion-1": (LandingVeto.join, LandedMuster),
    "SA-invasion-2": (LandingVeto.join,),
    "SA-invasion-3": (LandingVeto.join,),
    "SA-invasion-4": (LandingVeto.join,),
    "SA-invasion-6": (LandedMuster.sits_out,),
    "SA-invasion-8": (LandedMuster.shields,),
    "SA-invasion-11": (LandedMuster.refuges, LandedMuster.may_turn_back),
    "SA-invasion-12": (LandedMuster.refuges,),
    "SA-invasion-13": (Transports, BerthRule, Landing),
    "SA-invasion-14": (LandingVeto.join, Landing, Hold.has_landed),
    "SA-invasion-15": (LandedMuster.marks,),
    "SA-invasion-17": (Landing,),
}
