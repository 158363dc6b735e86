"""A ground assault with a delay (SA-air-25): aircraft begin the battle, and surface units come into it later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Counts, Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.base.attack import can_open, check_target, is_target, march, way_into_battle
from velmoci.salva.base.battle_setup import battle_of, call_to_battle, come_late, go
from velmoci.salva.base.movement import close_active, is_idle, why_idle
from velmoci.salva.base.ways import barred_by, walk
from velmoci.salva.battle import ATTACKER, FIRST_LINE, Battle, Row
from velmoci.salva.chapters.air_battles import do_aircraft_attack
from velmoci.salva.chapters.air_steps import is_alive
from velmoci.salva.chapters.air_units import Wings
from velmoci.salva.chapters.second_line import DeclareLines
from velmoci.salva.chapters.treaty_orders import listed
from velmoci.salva.codecs import March, Marches
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIGHT, NOBODY_ASKED, OrderRule, Reaction, Step
from velmoci.salva.state import FOUGHT, NOBODY, Sight, Slice, State, Table

RESERVES: Final = "reserves"


class Assault(Order):
    """`assault brno with bomber_1 later tank_3, infantry_4:praha`: aircraft at once, surface units later."""

    kind: ClassVar[str] = "assault"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("field", Name()),
        Field("marches", Marches(), word="with"),
        Field("later", Marches(), word="later"),
    )

    def __init__(self, field: str, marches: tuple[March, ...], later: tuple[March, ...]) -> None:
        self.field: Final = field
        self.marches: Final = marches
        self.later: Final = later


class BringUp(Order):
    """`bring_up infantry_4 2`: after this salvo the surface units come; who is not named stands in front."""

    kind: ClassVar[str] = "bring_up"
    fields: ClassVar[tuple[Field, ...]] = (Field("lines", Counts("no_battle_line", "SA-air-25"), default=()),)

    def __init__(self, lines: tuple[tuple[str, int], ...] = ()) -> None:
        self.lines: Final = lines


class HoldBack(Order):
    """`hold_back`: they do not come after this salvo."""

    kind: ClassVar[str] = "hold_back"


BRING_UP: Final = BringUp()
HOLD_BACK: Final = HoldBack()


class Reserves(Slice):
    """The surface units that come later into the battle under way, each with the field it comes from and its line."""

    def __init__(self) -> None:
        self.units: list[list[int]] = []
        self.are_coming = False

    def copy(self) -> Slice:
        twin = Reserves()
        twin.units = [row[:] for row in self.units]
        twin.are_coming = self.are_coming
        return twin

    def dump(self) -> object:
        return {"units": [row[:] for row in self.units], "are_coming": self.are_coming}

    def load(self, data: Any) -> None:
        self.units = [list(row) for row in data["units"]]
        self.are_coming = data["are_coming"]

    def told(self, sight: Sight) -> object:
        alive = [row[0] for row in self.units if is_alive(sight.table, row[0])]
        names = [unit_name(sight.rules, sight.table, unit) for unit in alive]
        return {"units": names, "are_coming": self.are_coming}


def reserves_of(rules: Rules, table: Table) -> Reserves:
    """Who comes later."""
    found = table.slices[rules.table_slice(RESERVES)]
    assert isinstance(found, Reserves)
    return found


class AssaultRule(OrderRule):
    """Declares a battle for a field with aircraft, and names the surface units that will come later."""

    order: ClassVar[type[Order]] = Assault
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-air-25"
    example: ClassVar[str] = "assault hrad with bomber_3 later tank_4"
    opens_battle: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)
        self.is_on = rules.flag("delayed_ground_assault")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Assault)
        if not self.is_on or not order.marches or not order.later:
            raise Refusal("no_delay", "SA-air-25", field=order.field)
        target = find_field(sight, order.field)
        check_target(sight, target)
        for name, way in order.marches:
            self.check_unit(sight, name, way, target, True)
        able = [self.check_unit(sight, name, way, target, False) for name, way in order.later]
        if True not in able:
            raise Refusal("nobody_able", "SA-minimal-34", field=order.field)

    def check_unit(self, sight: Sight, name: str, way: tuple[str, ...], target: i64, is_air: bool) -> bool:
        """Whether a unit could open the battle; raises what stands against its part in it."""
        unit = find_unit(sight, name, "SA-air-25")
        idle = why_idle(sight, unit)
        if idle is not None:
            raise idle
        if self.wings.is_air(sight.table, unit) != is_air or (not is_air and self.rules.is_absent(sight.table, unit)):
            raise Refusal("no_delay", "SA-air-25", field=name)
        for veto in self.rules.veto_join:
            refusal = veto.join(sight, unit, target)
            if refusal is not None:
                raise refusal
        walk(sight, unit, march(sight, unit, way, target), True)
        return can_open(self.rules, sight.table, unit, target)

    def menu(self, sight: Sight) -> Menu | None:
        """For every field with own aircraft over it: all of them at once, and later all who reach it on the ground."""
        table, rules = sight.table, self.rules
        found: list[Order] = []
        units = [unit for unit in rules.units_ordered(table, sight.seat) if not is_idle(sight, unit)]
        over: dict[int, list[int]] = {}
        for unit in units if self.is_on else []:
            if self.wings.is_air(table, unit) and way_into_battle(sight, unit, table.place[unit]):
                over.setdefault(int(table.place[unit]), []).append(unit)
        for field, first in over.items():
            later = [unit for unit in units if self.comes_later(sight, unit, field)]
            if is_target(sight, field) and [unit for unit in later if can_open(rules, table, unit, field)]:
                name, early, late = field_name(rules, field), named(sight, first, field), named(sight, later, field)
                found.append(Assault(name, early, late))
        return listed(Assault.kind, found, False)

    def comes_later(self, sight: Sight, unit: i64, field: i64) -> bool:
        """Whether a unit on the ground reaches a field."""
        return not self.rules.is_absent(sight.table, unit) and bool(way_into_battle(sight, unit, field))

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Assault)
        table, target = state.table, find_field(state.sight(seat), order.field)
        close_active(state, NOBODY)
        first = [self.set_out(state, seat, one, target) for one in order.marches]
        reserves = reserves_of(self.rules, table)
        reserves.units = [[*self.set_out(state, seat, one, target), int(FIRST_LINE)] for one in order.later]
        for row in reserves.units:
            table.flags[row[0]] = table.flags[row[0]] | FOUGHT
        names = [name for name, _ in (*order.marches, *order.later)]
        state.tell(public("battle-declared", power=seat_name(seat), field=order.field, units=names))
        units, origins = [row[0] for row in first], [row[1] for row in first]
        call_to_battle(state, seat, barred_by(self.rules, table, target, seat), target, units, origins)

    def set_out(self, state: State, seat: i64, one: March, target: i64) -> list[int]:
        """Pays for the way of a unit; the unit, and the field from which it enters."""
        sight, table = state.sight(seat), state.table
        unit = find_unit(sight, one[0])
        path = march(sight, unit, one[1], target)
        table.points[unit] -= walk(sight, unit, path, True)
        return [int(unit), path[-2] if len(path) > 1 else int(table.place[unit])]


def named(sight: Sight, units: list[int], field: i64) -> tuple[March, ...]:
    """These units with their ways to a field."""
    rules = sight.rules
    found: list[March] = []
    for unit in units:
        way = tuple([field_name(rules, one) for one in march(sight, unit, (), field)[:-1]])
        found.append((unit_name(rules, sight.table, unit), way))
    return tuple(found)


class ReserveChoice(Step):
    """Before each of his salvos the attacker may say that the surface units come after it."""

    name = "reserve_choice"
    track = FIGHT
    before = "attacker_salvo"
    clause = "SA-air-25"

    def deciders(self, table: Table) -> list[int]:
        reserves, battle = reserves_of(self.rules, table), battle_of(table)
        if not reserves.units or reserves.are_coming or table.is_answered():
            return NOBODY_ASKED
        return [int(battle.leader(ATTACKER))]

    def default(self, sight: Sight) -> Order | None:
        return HOLD_BACK

    def about(self, sight: Sight) -> dict[str, object]:
        return {"reserves": reserves_of(self.rules, sight.table).told(sight)}


class BringUpRule(OrderRule):
    """The surface units come after this salvo, all of them, each in the line that is named."""

    order: ClassVar[type[Order]] = BringUp
    steps: ClassVar[tuple[str, ...]] = ("reserve_choice",)
    clause: ClassVar[str] = "SA-air-25"
    example: ClassVar[str] = "bring_up tank_4 1, infantry_5 2"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, BringUp)
        units = [row[0] for row in reserves_of(self.rules, sight.table).units]
        last = 2 if DeclareLines.kind in self.rules.order_rules else 1
        for name, line in order.lines:
            if int(find_unit(sight, name, "SA-air-25")) not in units or not 1 <= line <= last:
                raise Refusal("no_battle_line", "SA-air-25", value=f"{name} {line}")

    def menu(self, sight: Sight) -> Menu | None:
        return Listed(BringUp.kind, [BRING_UP], False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, BringUp)
        sight, reserves = state.sight(seat), reserves_of(self.rules, state.table)
        lines = {int(find_unit(sight, name)): line for name, line in order.lines}
        for row in reserves.units:
            row[2] = lines.get(row[0], int(FIRST_LINE))
        reserves.are_coming = True
        names = [unit_name(self.rules, state.table, row[0]) for row in reserves.units]
        state.tell(public("reserves-coming", power=seat_name(seat), units=names))


class HoldBackRule(OrderRule):
    """They wait."""

    order: ClassVar[type[Order]] = HoldBack
    steps: ClassVar[tuple[str, ...]] = ("reserve_choice",)
    clause: ClassVar[str] = "SA-air-25"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(HOLD_BACK)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


class LateArrival(Reaction):
    """After the salvo the surface units appear; when the battle ends without them, they have stayed where they were."""

    name = RESERVES

    def minds(self, rows: list[Row]) -> bool:
        """Aircraft begin such a battle."""
        return do_aircraft_attack(rows)

    def salvo_ends(self, state: State, battle: Battle) -> None:
        reserves = reserves_of(self.rules, state.table)
        if not reserves.are_coming:
            return
        for unit, origin, line in reserves.units:
            arrive(state, battle, unit, origin, line)
        reserves.units, reserves.are_coming = [], False

    def battle_ends(self, state: State, battle: Battle) -> None:
        reserves = reserves_of(self.rules, state.table)
        reserves.units, reserves.are_coming = [], False


def arrive(state: State, battle: Battle, unit: i64, origin: i64, line: i64) -> None:
    """A unit joins the attackers in the middle of a battle."""
    fighter = come_late(state, battle, unit, ATTACKER, origin)
    battle.line[fighter] = line
    go(state, unit, battle.field)
    where = field_name(state.rules, battle.field)
    state.tell(public("came-up", unit=unit_name(state.rules, state.table, unit), field=where))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-25": (AssaultRule, ReserveChoice, BringUpRule, LateArrival, arrive),
}
