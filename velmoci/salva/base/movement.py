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
from velmoci.salva.base.orders import EndMovement, Move
from velmoci.salva.items import seat_name
from velmoci.salva.memory import Model
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TURN, OrderRule, Step
from velmoci.salva.state import CLOSED, FOUGHT, GONE, MOVED, NOBODY, THIS_TURN, Sight, State, Table
from velmoci.salva.units import Kind

END_MOVEMENT: Final = EndMovement()
FAR: Final = 10**9


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


def is_passable(sight: Sight, unit: i64, field: i64) -> bool:
    """Whether a unit may end or pass a step on the field without a battle."""
    rules, table = sight.rules, sight.table
    kind = rules.kinds.rows[table.kind[unit]]
    ground: i64 = rules.board.ground[field]
    if kind.ground & ground == 0:
        return False
    if holder_seen(sight, field) != sight.seat and not slips_in(sight, unit, field):
        return False
    for veto in rules.veto_enter:
        if veto.enter(sight, unit, field) is not None:
            return False
    return True


def slips_in(sight: Sight, unit: i64, field: i64) -> bool:
    """Whether a chapter lets a unit enter a field that others hold."""
    for part in sight.rules.presences:
        if part.slips_in(sight, unit, field):
            return True
    return False


def is_let_in(sight: Sight, unit: i64, field: i64) -> bool:
    """Whether a unit may be ordered onto a field that others hold, if need be with their agreement."""
    for part in sight.rules.presences:
        if part.slips_in(sight, unit, field) or part.may_ask(sight, unit, field):
            return True
    return False


def holder(rules: Rules, table: Table, field: i64, asking: i64) -> i64:
    """Whose field it is; of the one who asks where it is nobody's and open to all."""
    return rules.domain(field).holder(table, field, asking)


def holder_seen(sight: Sight, field: i64) -> i64:
    """The same to the seat that looks, found once for a question."""
    if sight.memory is None:
        return holder(sight.rules, sight.table, field, sight.seat)
    known = sight.memory.holders
    found = known.get(int(field))
    if found is None:
        found = int(holder(sight.rules, sight.table, field, sight.seat))
        known[int(field)] = found
    return found


def is_there(sight: Sight, unit: i64, field: i64) -> bool:
    """Whether a unit is already on a field that others hold, and can open a battle from where it is."""
    return sight.table.place[unit] == field and slips_in(sight, unit, field)


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
        if memory is not None:
            memory.ready = known
    return known


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


def distances(sight: Sight, unit: i64) -> tuple[list[int], list[int]]:
    """For every field what it costs to be able to go on from there (`FAR` where one cannot), and the field before."""
    if sight.memory is None:
        cost, before, _ = find_distances(sight, unit)
        return cost, before
    found = searched(sight, unit).distances
    assert found is not None
    return found


def searched(sight: Sight, unit: i64) -> Model:
    """The model of a unit, with what a search over the map has found of it."""
    model = sight.memory.model_of(int(unit)) if sight.memory is not None else Model()
    if model.distances is None:
        cost, before, model.reached = find_distances(sight, unit)
        model.distances = cost, before
        around = sight.rules.board.around
        model.seen = 0
        for field in model.reached:
            model.seen |= around[field]
    return model


def find_distances(sight: Sight, unit: i64) -> tuple[list[int], list[int], list[int]]:
    """The same by a search over the map, and the fields from which one can go on."""
    rules, table = sight.rules, sight.table
    neighbours, vetoes = rules.board.neighbours, rules.veto_leave
    size = int(rules.board.size)
    cost, before = [FAR] * size, [-1] * size
    is_open, prices = entries_of(sight, unit), prices_of(sight, unit)
    start, points = int(table.place[unit]), table.points[unit]
    cost[start] = 0
    front, reached = [start], [start]
    while front:
        if len(front) > 1:
            front.sort(key=cost.__getitem__, reverse=True)
        here = front.pop()
        spent = cost[here]
        for there in neighbours[here]:
            known = cost[there]
            if known <= spent or (known == FAR and not is_open.get(there, True)):
                continue
            price = prices.get(here * size + there, -1)
            total = spent + (price if price >= 0 else step_cost(sight, unit, here, there))
            if total > points or total >= known:
                continue
            if known == FAR:
                if there not in is_open:
                    is_open[there] = is_passable(sight, unit, there)
                if not is_open[there]:
                    continue
            if not vetoes or may_step(sight, unit, here, there, False):
                if known == FAR:
                    reached.append(there)
                cost[there] = total
                before[there] = here
                front.append(there)
    return cost, before, reached


def entries_of(sight: Sight, unit: i64) -> dict[int, bool]:
    """What is known of which fields a unit may enter without a battle: for its whole kind, or for this moment."""
    if sight.memory is None or not sight.rules.steps_by_kind:
        return {}
    return sight.memory.entries.setdefault(int(sight.table.kind[unit]), {})


def prices_of(sight: Sight, unit: i64) -> dict[int, int]:
    """The same of what steps cost it, by the number of the field times their count and the number of the next one."""
    if sight.memory is None or not sight.rules.steps_by_kind:
        return {}
    return sight.memory.costs.setdefault(int(sight.table.kind[unit]), {})


def step_cost(sight: Sight, unit: i64, here: i64, there: i64) -> int:
    """What a step costs a unit."""
    known, place = prices_of(sight, unit), int(here) * int(sight.rules.board.size) + int(there)
    if place not in known:
        known[place] = sight.rules.step_cost(sight.table, unit, here, there)
    return known[place]


def may_enter(sight: Sight, unit: i64, field: i64) -> bool:
    """Whether a unit may end or pass a step on a field without a battle."""
    known = entries_of(sight, unit)
    if int(field) not in known:
        known[int(field)] = is_passable(sight, unit, field)
    return known[int(field)]


def destinations(sight: Sight, unit: i64) -> list[int]:
    """The fields where a unit can end an ordinary move."""
    model = searched(sight, unit)
    found = model.destinations
    if found is None:
        found = find_destinations(sight, unit, model)
        model.destinations = found
    return found


def find_destinations(sight: Sight, unit: i64, model: Model) -> list[int]:
    """The same by looking at the fields that were reached, and beside them."""
    assert model.distances is not None
    found = model.reached[1:]
    if sight.rules.eases_arrival:
        cost = model.distances[0]
        found += [field for field in beyond(sight, model) if is_in_reach(sight, unit, field, cost)]
    found.sort()
    return found


def beyond(sight: Sight, model: Model) -> set[int]:
    """The fields beside those from which one can go on."""
    neighbours = sight.rules.board.neighbours
    return set[int]().union(*[neighbours[field] for field in model.reached]).difference(model.reached)


def is_in_reach(sight: Sight, unit: i64, field: i64, cost: list[int]) -> bool:
    """Whether a field that is too dear to go on from can be the last of a way."""
    if not may_enter(sight, unit, field):
        return False
    rules, points = sight.rules, sight.table.points[unit]
    for near in rules.board.neighbours[field]:
        spent = cost[near]
        if spent < FAR and may_arrive(rules, points - spent) and may_step(sight, unit, near, field, False):
            return True
    return False


def may_arrive(rules: Rules, points: int) -> bool:
    """Whether so many points are enough for the last step of a way, however dear it is."""
    return rules.eases_arrival and points >= rules.pace


def may_step(sight: Sight, unit: i64, origin: i64, field: i64, is_attack: bool) -> bool:
    """Whether no chapter is against a step from one field to the next."""
    for veto in sight.rules.veto_leave:
        if veto.leave(sight, unit, origin, field, is_attack) is not None:
            return False
    return True


def route(sight: Sight, unit: i64, target: i64, is_attack: bool) -> list[int]:
    """The cheapest way to a field that is entered last, whatever it is; empty where there is none."""
    cost, before = distances(sight, unit)
    return way_to(sight, unit, target, is_attack, cost, before)


def way_to(sight: Sight, unit: i64, target: i64, is_attack: bool, cost: list[int], before: list[int]) -> list[int]:
    """The same, where the distances of the unit are known."""
    rules, points = sight.rules, sight.table.points[unit]
    if rules.presences and is_there(sight, unit, target):
        return [int(target)]
    if cost[target] < FAR and int(target) != int(sight.table.place[unit]):
        return trace(before, target)
    best, last = FAR, -1
    for near in rules.board.neighbours[target]:
        spent = cost[near]
        if spent >= best:
            continue
        if not may_arrive(rules, points - spent) and step_cost(sight, unit, near, target) > points - spent:
            continue
        if not rules.veto_leave or may_step(sight, unit, near, target, is_attack):
            best, last = spent, near
    return [*trace(before, last), int(target)] if last >= 0 else []


def trace(before: list[int], target: i64) -> list[int]:
    """The fields of a way, without the first."""
    way: list[int] = []
    here = int(target)
    while before[here] >= 0:
        way.insert(0, here)
        here = before[here]
    return way


def walk(sight: Sight, unit: i64, path: list[int], is_attack: bool) -> int:
    """What a way costs; raises where it is not allowed."""
    rules, table = sight.rules, sight.table
    kind = rules.kinds.rows[table.kind[unit]]
    here, spent, points = int(table.place[unit]), 0, table.points[unit]
    for place, there in enumerate(path):
        is_last = place == len(path) - 1
        if not rules.board.are_adjacent(here, there):
            raise on_the_way(sight, "not_adjacent", unit, there)
        check_ground(sight, kind, unit, there)
        for veto in rules.veto_leave:
            refusal = veto.leave(sight, unit, here, there, is_last and is_attack)
            if refusal is not None:
                raise refusal
        if not (is_last and is_attack):
            check_entry(sight, unit, there)
        cost = rules.step_cost(table, unit, here, there)
        if spent + cost > points and not (is_last and may_arrive(rules, points - spent)):
            raise on_the_way(sight, "too_far", unit, there)
        spent = min(spent + cost, points)
        here = there
    return spent


def on_the_way(sight: Sight, code: str, unit: i64, field: i64, clause: str = "SA-minimal-27") -> Refusal:
    """What is wrong with a step of a unit."""
    rules = sight.rules
    return Refusal(code, clause, unit=unit_name(rules, sight.table, unit), field=field_name(rules, field))


def check_ground(sight: Sight, kind: Kind, unit: i64, field: i64) -> None:
    """Everybody stays on his own ground."""
    ground: i64 = sight.rules.board.ground[field]
    if kind.ground & ground == 0:
        raise on_the_way(sight, "wrong_ground", unit, field, sight.rules.domains[kind.ground].ground_clause)


def check_entry(sight: Sight, unit: i64, field: i64) -> None:
    """An ordinary step leads only onto fields that one holds, or that nobody does and are open to all."""
    rules = sight.rules
    for veto in rules.veto_enter:
        refusal = veto.enter(sight, unit, field)
        if refusal is not None:
            raise refusal
    if holder(rules, sight.table, field, sight.seat) != sight.seat and not is_let_in(sight, unit, field):
        raise on_the_way(sight, "not_your_field", unit, field, rules.domain(field).entry_clause)


class MoveRule(OrderRule):
    """Moves one unit."""

    order: ClassVar[type[Order]] = Move
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"
    example: ClassVar[str] = "move tank_3 brod hrad"
    explained_by: ClassVar[str] = "SA-minimal-27"
    finds_ways: ClassVar[bool] = True

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Move)
        unit = find_unit(sight, order.unit)
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
        unit = find_unit(sight, order.unit)
        path = [int(find_field(sight, name)) for name in order.path]
        start_move(state, unit)
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
    if active != NOBODY and active != unit and table.kind[active] != GONE:
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
        rules = self.sight.rules
        path = tuple(names(rules, route(self.sight, unit, goal, False)))
        return Move(unit_name(rules, self.sight.table, unit), path)

    def written(self) -> dict[str, object]:
        """For every unit the fields where it can end, each with the way and what it costs."""
        sight, found = self.sight, dict[str, object]()
        for number, unit in enumerate(self.units):
            found[unit_name(sight.rules, sight.table, unit)] = self.goals_told(unit, self.goals[number])
        return found

    def goals_told(self, unit: i64, goals: list[int]) -> dict[str, object]:
        """The fields where one unit can end, written once for all that are like it."""
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
        sight, rules, found = self.sight, self.sight.rules, dict[str, object]()
        cost, before = distances(sight, unit)
        for goal in goals:
            path = way_to(sight, unit, goal, False, cost, before)
            spent = way_cost(sight, unit, path, cost)
            found[field_name(rules, goal)] = {"path": names(rules, path), "cost": ratio_text(spent, rules.pace)}
        return found


def names(rules: Rules, path: list[int]) -> list[str]:
    """The fields of a way as orders name them."""
    return [field_name(rules, field) for field in path]


def way_cost(sight: Sight, unit: i64, path: list[int], cost: list[int]) -> int:
    """What a way costs, in parts of a movement point; the last step takes what is left, if that is less."""
    table, spent = sight.table, cost[path[-1]]
    if spent >= FAR:
        here = path[-2] if len(path) > 1 else int(table.place[unit])
        spent = cost[here] + step_cost(sight, unit, here, path[-1])
    return min(spent, int(table.points[unit]))


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
    "SA-minimal-6": (check_entry,),
    "SA-minimal-12": (check_entry, is_passable),
    "SA-minimal-25": (why_idle,),
    "SA-minimal-27": (walk, MoveRule.check, MovementPhase.enter),
    "SA-minimal-28": (start_move, close_active, why_idle),
    "SA-minimal-30": (MovementPhase.deciders,),
    "SA-minimal-31": (check_entry, is_passable),
    "SA-minimal-32": (check_entry,),
    "SA-minimal-33": (walk,),
    "SA-minimal-36": (why_idle,),
    "SA-minimal-37": (why_idle,),
}
