"""Movement (SA-minimal-25 to 32): who may move where, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import go
from velmoci.salva.base.movers import March
from velmoci.salva.base.orders import EndMovement, Move
from velmoci.salva.base.ways import destinations, distances, names, route, walk, way_cost, way_to
from velmoci.salva.forces import cases, hidden_movers, mover_likeness
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_mover, unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.seams import TURN, OrderRule, Step
from velmoci.salva.state import CLOSED, FOUGHT, MOVED, NOBODY, THIS_TURN, Sight, State, Table

END_MOVEMENT: Final = EndMovement()


class MovementPhase(Step):
    """The first phase of a turn."""

    name = "movement"
    track = TURN

    def enter(self, state: State, chance: Chance) -> None:
        table = state.table
        for unit in self.rules.units_under(table, table.on_turn):
            table.flags[unit] = table.flags[unit] & ~THIS_TURN
            table.points[unit] = self.rules.movement(table, unit) if table.is_finished(unit) else 0
        table.active = NOBODY

    def deciders(self, table: Table) -> list[int]:
        return [] if table.is_answered() else [int(table.on_turn)]

    def leave(self, state: State, chance: Chance) -> str:
        close_active(state, NOBODY)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return END_MOVEMENT


def why_idle(sight: Sight, unit: i64) -> Refusal | None:
    """Why a unit can do nothing in this phase any more, or None where it can."""
    rules, table = sight.rules, sight.table
    if not rules.may_order(table, unit, sight.seat):
        return Refusal("not_your_unit", "SA-minimal-27", unit=unit_name(rules, table, unit))
    if not table.is_finished(unit):
        return Refusal("under_construction", "SA-minimal-25", unit=unit_name(rules, table, unit))
    if table.flags[unit] & FOUGHT != 0:
        return Refusal("has_fought", "SA-minimal-36", unit=unit_name(rules, table, unit))
    if table.flags[unit] & CLOSED != 0:
        return Refusal("move_is_over", "SA-minimal-28", unit=unit_name(rules, table, unit))
    for veto in rules.veto_move:
        refusal = veto.move(sight, unit)
        if refusal is not None:
            return refusal
    return None


def is_idle(sight: Sight, unit: i64) -> bool:
    """Whether a unit can do nothing in this phase any more."""
    table = sight.table
    if table.flags[unit] & (FOUGHT | CLOSED) != 0 or not table.is_finished(unit):
        return True
    return why_idle(sight, unit) is not None


def ready(sight: Sight) -> list[int]:
    """The units under the seat's command that can still do something in this phase, found once for a question."""
    memory = sight.memory
    known = memory.ready if memory is not None else None
    if known is None:
        rules = sight.rules
        own = owned(sight) if rules.command < 0 else rules.units_ordered(sight.table, sight.seat)
        known = [unit for unit in own if not is_idle(sight, unit)]
    elif memory is not None and memory.unsure:
        known = still_ready(sight, known, memory.unsure)
    if memory is not None:
        memory.ready, memory.unsure = known, []
    return known


def still_ready(sight: Sight, known: list[int], unsure: list[int]) -> list[int]:
    """The same after only some units have changed."""
    table, found = sight.table, set(known).difference(unsure)
    for unit in unsure:
        if table.place[unit] >= 0 and table.owner_of(unit) == sight.seat and not is_idle(sight, unit):
            found.add(unit)
    return sorted(found)


def own_ready(sight: Sight) -> list[int]:
    """Those of them that belong to the seat."""
    if sight.rules.command < 0:
        return ready(sight)
    return [unit for unit in ready(sight) if sight.table.owner_of(unit) == sight.seat]


def owned(sight: Sight) -> list[int]:
    """The units that belong to the seat, found once for a question."""
    memory = sight.memory
    known = memory.owned if memory is not None else None
    if known is None:
        known = sight.table.units_of(sight.seat)
        if memory is not None:
            memory.owned = known
    return known


class MoveRule(OrderRule):
    """Moves one unit, or something hidden if everything that it may be can go."""

    order: ClassVar[type[Order]] = Move
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"
    example: ClassVar[str] = "move tank_3 brod hrad"
    explained_by: ClassVar[str] = "SA-minimal-27"
    finds_ways: ClassVar[bool] = True

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Move)
        found = cases(sight, find_mover(sight, order.unit))
        if not [case for case in found if case.units]:
            raise Refusal("no_such_unit", "SA-minimal-27", unit=order.unit)
        for case in found:
            for unit in case.units:
                self.check_unit(case.sight, unit, order)

    def check_unit(self, sight: Sight, unit: i64, order: Move) -> None:
        """What is wrong with the order if it is this unit that goes."""
        idle = why_idle(sight, unit)
        if idle is not None:
            raise idle
        if not order.path:
            raise Refusal("no_path", "SA-minimal-27", unit=order.unit)
        walk(sight, unit, [int(find_field(sight, name)) for name in order.path], False)

    def menu(self, sight: Sight) -> Menu | None:
        menu = MoveMenu(sight)
        return menu if menu.total > 0 else None

    def choices(self, sight: Sight, menu: Menu | None) -> object:
        return menu.written() if isinstance(menu, MoveMenu) else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Move)
        sight, table = state.sight(seat), state.table
        unit = find_mover(sight, order.unit)
        path = [int(find_field(sight, name)) for name in order.path]
        start_move(state, unit)
        for veil in self.rules.veils:
            if veil.moves(state, unit, path):
                return
        table.points[unit] -= walk(sight, unit, path, False)
        origin = table.place[unit]
        go(state, unit, path[-1])
        start = field_name(self.rules, origin)
        state.tell(public("moved", power=seat_name(seat), unit=order.unit, origin=start, field=order.path[-1]))


def start_move(state: State, unit: i64) -> None:
    """A unit begins or goes on; whoever was moving before it has finished."""
    close_active(state, unit)
    state.table.active = unit
    state.table.flags[unit] = state.table.flags[unit] | MOVED


def close_active(state: State, unit: i64) -> None:
    """The unit that was moving has finished, unless it is the one that goes on."""
    table = state.table
    active = table.active
    if active != NOBODY and active != unit and table.exists(active):
        table.flags[active] = table.flags[active] | CLOSED
        for reaction in state.rules.reactions:
            reaction.unit_closes(state, active)
    table.active = NOBODY


class MoveMenu(Menu):
    """Every unit that can move, to every field that it can reach."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Move.kind
        self.sight = sight
        self.units: list[int] = []
        self.goals: list[list[int]] = []
        self.total = 0
        for unit in ready(sight):
            goals = destinations(sight, unit)
            if goals:
                self.units.append(unit)
                self.goals.append(goals)
                self.total += len(goals)
        self.marches: dict[int, March] = {}
        """How what is hidden can move."""
        if sight.rules.veils:
            self.add_hidden()

    def add_hidden(self) -> None:
        """Everything hidden that can move."""
        known: dict[object, tuple[March, list[int]]] = {}
        for mover in hidden_movers(self.sight):
            sign = mover_likeness(self.sight, mover)
            if sign not in known:
                march = March(self.sight, mover)
                idle = [one for one in march.marchers if is_idle(one.sight, one.unit)]
                known[sign] = march, march.goals() if not idle else []
            march, goals = known[sign]
            if goals:
                self.marches[mover] = march
                self.units.append(mover)
                self.goals.append(goals)
                self.total += len(goals)

    def count(self) -> int:
        return self.total

    def __iter__(self) -> Iterator[Order]:
        for number, unit in enumerate(self.units):
            for goal in self.goals[number]:
                yield self.make(unit, goal)

    def sample(self, chance: Chance) -> Order:
        place, number = int(pick(chance, self.total)), 0
        while place >= len(self.goals[number]):
            place -= len(self.goals[number])
            number += 1
        return self.make(self.units[number], self.goals[number][place])

    def make(self, unit: i64, goal: i64) -> Order:
        rules, march = self.sight.rules, self.marches.get(int(unit)) if self.marches else None
        path = march.way(goal) if march is not None else route(self.sight, unit, goal, False)
        return Move(unit_name(rules, self.sight.table, unit), tuple(names(rules, path)))

    def written(self) -> dict[str, object]:
        """For every unit the fields where it can end, each with the way and what it costs."""
        sight = self.sight
        found: dict[str, object] = {}
        for number, unit in enumerate(self.units):
            found[unit_name(sight.rules, sight.table, unit)] = self.goals_told(unit, self.goals[number])
        return found

    def goals_told(self, unit: i64, goals: list[int]) -> dict[str, object]:
        """The fields where one unit can end, written once for all that are like it."""
        if int(unit) in self.marches:
            return self.march_written(self.marches[int(unit)], goals)
        if self.sight.memory is None:
            return self.goals_written(unit, goals)
        model = self.sight.memory.model_of(int(unit))
        found = model.told
        if found is None:
            found = self.goals_written(unit, goals)
            model.told = found
        return found

    def goals_written(self, unit: i64, goals: list[int]) -> dict[str, object]:
        """The fields where one unit can end."""
        sight, rules = self.sight, self.sight.rules
        found: dict[str, object] = {}
        cost, before = distances(sight, unit)
        for goal in goals:
            path = way_to(sight, unit, goal, False, cost, before)
            spent = way_cost(sight, unit, path, cost)
            found[field_name(rules, goal)] = {"path": names(rules, path), "cost": ratio_text(spent, rules.pace)}
        return found

    def march_written(self, march: March, goals: list[int]) -> dict[str, object]:
        """The same of something hidden, with the most that it may cost."""
        rules = self.sight.rules
        found: dict[str, object] = {}
        for goal in goals:
            path = march.way(goal)
            cost = ratio_text(march.cost(path), rules.pace)
            found[field_name(rules, goal)] = {"path": names(rules, path), "cost": cost}
        return found


class EndMovementRule(OrderRule):
    """Ends the movement phase."""

    order: ClassVar[type[Order]] = EndMovement
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"
    explained_by: ClassVar[str] = "SA-minimal-30"
    is_written_out: ClassVar[bool] = False

    def menu(self, sight: Sight) -> Menu | None:
        return Single(END_MOVEMENT)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)
        state.tell(public("movement-ended", power=seat_name(seat)))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-25": (why_idle,),
    "SA-minimal-27": (MoveRule.check, MovementPhase.enter),
    "SA-minimal-28": (start_move, close_active, why_idle),
    "SA-minimal-30": (MovementPhase.deciders,),
    "SA-minimal-36": (why_idle,),
    "SA-minimal-37": (why_idle,),
}
