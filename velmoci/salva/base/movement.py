"""Movement (SA-minimal-27 to 37): who may move where, and how a battle is declared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, big_roll, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import Attack, EndMovement, Move
from velmoci.salva.base.rallying import call_to_battle, go
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
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
    """Whether a unit may end or pass a step on the field without a battle: own land, or sea without foreign units."""
    rules, table = sight.rules, sight.table
    kind = rules.kinds.rows[table.kind[unit]]
    ground: i64 = rules.board.ground[field]
    if kind.ground & ground == 0:
        return False
    if holder(rules, table, field, sight.seat) != sight.seat and not slips_in(sight, unit, field):
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


def holder(rules: Rules, table: Table, field: i64, asking: i64) -> i64:
    """Whose field it is: on land the owner's; at sea that of whoever has units there, or of the one who asks."""
    if rules.board.is_land(field):
        return table.owner[field]
    found = asking
    for unit in range(len(table.kind)):
        if table.kind[unit] != GONE and table.place[unit] == field and not rules.is_absent(table, unit):
            found = table.owner_of(unit)
            if found != asking:
                return found
    return found


def is_there(sight: Sight, unit: i64, field: i64) -> bool:
    """Whether a unit is already on a field that others hold, and can open a battle from where it is."""
    return sight.table.place[unit] == field and slips_in(sight, unit, field)


def is_target(sight: Sight, field: i64) -> bool:
    """Whether a battle can be declared for the field: it is not one's own, and no chapter forbids it."""
    if holder(sight.rules, sight.table, field, sight.seat) == sight.seat:
        return False
    for veto in sight.rules.veto_attack:
        if veto.attack(sight, field) is not None:
            return False
    return True


def why_idle(sight: Sight, unit: i64) -> Refusal | None:
    """Why a unit can do nothing in this phase any more, or None where it can."""
    rules, table = sight.rules, sight.table
    if rules.commander(table, unit) != sight.seat:
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


def distances(sight: Sight, unit: i64) -> tuple[list[int], list[int]]:
    """For every field what it costs to be able to go on from there (`FAR` where one cannot), and the field before."""
    rules, table = sight.rules, sight.table
    size = int(rules.board.size)
    cost, before = [FAR] * size, [-1] * size
    start = int(table.place[unit])
    cost[start] = 0
    points = table.points[unit]
    front = [start]
    while front:
        front.sort(key=lambda field: cost[field], reverse=True)
        here = front.pop()
        for there in rules.board.neighbours[here]:
            total = cost[here] + rules.step_cost(table, unit, here, there)
            if total > points or total >= cost[there] or not is_passable(sight, unit, there):
                continue
            if may_step(sight, unit, here, there, False):
                cost[there] = total
                before[there] = here
                front.append(there)
    return cost, before


def destinations(sight: Sight, unit: i64) -> list[int]:
    """The fields where a unit can end an ordinary move."""
    cost, _ = distances(sight, unit)
    points, pace = sight.table.points[unit], sight.rules.pace
    start = int(sight.table.place[unit])
    found: list[int] = []
    for field in range(len(cost)):
        if field == start:
            continue
        if cost[field] < FAR:
            found.append(field)
            continue
        for near in sight.rules.board.neighbours[field]:
            if cost[near] + pace <= points and may_step(sight, unit, near, field, False):
                if is_passable(sight, unit, field):
                    found.append(field)
                break
    return found


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
    if is_there(sight, unit, target):
        return [int(target)]
    if cost[target] < FAR and int(target) != int(sight.table.place[unit]):
        return trace(before, target)
    points, pace = sight.table.points[unit], sight.rules.pace
    best, last = FAR, -1
    for near in sight.rules.board.neighbours[target]:
        if cost[near] >= best or not may_step(sight, unit, near, target, is_attack):
            continue
        step = min(pace, sight.rules.step_cost(sight.table, unit, near, target))
        if cost[near] + step <= points:
            best, last = cost[near], near
    return [*trace(before, last), int(target)] if last >= 0 else []


def trace(before: list[int], target: i64) -> list[int]:
    """The fields of a way, without the first."""
    way: list[int] = []
    here = int(target)
    while before[here] >= 0:
        way.insert(0, here)
        here = before[here]
    return way


def can_reach(sight: Sight, unit: i64, target: i64) -> bool:
    """Whether a unit can open a battle for the field."""
    return not is_idle(sight, unit) and may_march(sight, unit, target) and bool(route(sight, unit, target, True))


def may_march(sight: Sight, unit: i64, target: i64) -> bool:
    """Whether a field is of the unit's ground, and no chapter keeps the unit out of a battle for it."""
    rules, table = sight.rules, sight.table
    kind = rules.kinds.rows[table.kind[unit]]
    ground: i64 = rules.board.ground[target]
    if kind.ground & ground == 0:
        return False
    for veto in rules.veto_join:
        if veto.join(sight, unit, target) is not None:
            return False
    return True


def walk(sight: Sight, unit: i64, path: list[int], is_attack: bool) -> int:
    """What a way costs; raises where it is not allowed. One point suffices for the last step."""
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
        if spent + cost > points and not (is_last and spent + rules.pace <= points):
            raise on_the_way(sight, "too_far", unit, there)
        spent = min(spent + cost, points)
        here = there
    return spent


def on_the_way(sight: Sight, code: str, unit: i64, field: i64, clause: str = "SA-minimal-27") -> Refusal:
    """What is wrong with a step of a unit."""
    rules = sight.rules
    return Refusal(code, clause, unit=unit_name(rules, sight.table, unit), field=field_name(rules, field))


def check_ground(sight: Sight, kind: Kind, unit: i64, field: i64) -> None:
    """Land units stay on land, ships at sea."""
    ground: i64 = sight.rules.board.ground[field]
    if kind.ground & ground == 0:
        raise on_the_way(sight, "wrong_ground", unit, field, "SA-minimal-27" if kind.is_land else "SA-naval-4")


def check_entry(sight: Sight, unit: i64, field: i64) -> None:
    """An ordinary step leads onto own land only, or onto sea without foreign units."""
    rules = sight.rules
    for veto in rules.veto_enter:
        refusal = veto.enter(sight, unit, field)
        if refusal is not None:
            raise refusal
    if holder(rules, sight.table, field, sight.seat) != sight.seat and not slips_in(sight, unit, field):
        clause = "SA-minimal-32" if rules.board.is_land(field) else "SA-naval-10"
        raise on_the_way(sight, "not_your_field", unit, field, clause)


class MoveRule(OrderRule):
    """Moves one unit."""

    order: ClassVar[type[Order]] = Move
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"

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
        for unit in sight.rules.units_under(sight.table, sight.seat):
            if not is_idle(sight, unit):
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
        path = tuple([field_name(rules, field) for field in route(self.sight, unit, goal, False)])
        return Move(unit_name(rules, self.sight.table, unit), path)


class AttackRule(OrderRule):
    """Declares a battle: all its units move into it at the same time."""

    order: ClassVar[type[Order]] = Attack
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Attack)
        target = find_field(sight, order.field)
        check_target(sight, target)
        able = False
        for name, way in order.marches:
            unit = find_unit(sight, name)
            idle = why_idle(sight, unit)
            if idle is not None:
                raise idle
            for veto in self.rules.veto_join:
                refusal = veto.join(sight, unit, target)
                if refusal is not None:
                    raise refusal
            walk(sight, unit, march(sight, unit, way, target), True)
            able = able or can_open(self.rules, sight.table, unit, target)
        if not able:
            raise Refusal("nobody_able", "SA-minimal-34", field=order.field)

    def menu(self, sight: Sight) -> Menu | None:
        menu = AttackMenu(sight)
        return menu if menu.total > 0 else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Attack)
        sight, table = state.sight(seat), state.table
        target = find_field(sight, order.field)
        close_active(state, NOBODY)
        units: list[int] = []
        origins: list[int] = []
        for name, way in order.marches:
            unit = find_unit(sight, name)
            path = march(sight, unit, way, target)
            origins.append(path[-2] if len(path) > 1 else int(table.place[unit]))
            table.points[unit] -= walk(sight, unit, path, True)
            units.append(int(unit))
        if state.events is not None:
            names = [name for name, _ in order.marches]
            state.tell(public("battle-declared", power=seat_name(seat), field=order.field, units=names))
        begin_battle(state, seat, target, units, origins)


def begin_battle(state: State, seat: i64, target: i64, units: list[int], origins: list[int]) -> None:
    """Opens a battle against whoever holds the field."""
    call_to_battle(state, seat, holder(state.rules, state.table, target, seat), target, units, origins)


def check_target(sight: Sight, target: i64) -> None:
    """A battle is for a field that is not one's own."""
    name = field_name(sight.rules, target)
    if holder(sight.rules, sight.table, target, sight.seat) == sight.seat:
        raise Refusal("own_field", "SA-minimal-32", field=name)
    for veto in sight.rules.veto_attack:
        refusal = veto.attack(sight, target)
        if refusal is not None:
            raise refusal


def march(sight: Sight, unit: i64, way: tuple[str, ...], target: i64) -> list[int]:
    """The fields a unit enters on its way into battle, by the cheapest way where it names none."""
    if way:
        return [*[int(find_field(sight, name)) for name in way], int(target)]
    here = sight.table.place[unit]
    if is_there(sight, unit, target):
        return []
    if sight.rules.board.are_adjacent(here, target) and may_step(sight, unit, here, target, True):
        return [int(target)]
    found = route(sight, unit, target, True)
    if not found:
        field = field_name(sight.rules, target)
        raise Refusal("no_way", "SA-minimal-33", unit=unit_name(sight.rules, sight.table, unit), field=field)
    return found


def can_open(rules: Rules, table: Table, unit: i64, target: i64) -> bool:
    """Whether one such unit is enough to declare a battle for the field."""
    kind = rules.kinds.rows[table.kind[unit]]
    return kind.can_take_land() if rules.board.is_land(target) else kind.can_take_sea()


class AttackMenu(Menu):
    """For every field that can be attacked every choice of the units that reach it, equal units taken as one group."""

    is_complete = False

    def __init__(self, sight: Sight) -> None:
        self.kind = Attack.kind
        self.sight = sight
        self.targets: list[int] = []
        self.groups: list[list[list[int]]] = []
        self.sizes: list[int] = []
        self.total = 0
        near = near_targets(sight)
        for target in near:
            groups = group_up(sight, target)
            size = choices(sight, target, groups)
            if size > 0:
                self.targets.append(target)
                self.groups.append(groups)
                self.sizes.append(size)
                self.total += size

    def count(self) -> int:
        return self.total

    def __iter__(self) -> Iterator[Order]:
        for number, target in enumerate(self.targets):
            for place in range(self.sizes[number]):
                yield self.make(target, self.groups[number], place)

    def sample(self, chance: Chance) -> Order:
        place, number = big_roll(chance, self.total) - 1, 0
        while place >= self.sizes[number]:
            place -= self.sizes[number]
            number += 1
        return self.make(self.targets[number], self.groups[number], place)

    def make(self, target: i64, groups: list[list[int]], place: int) -> Order:
        """The choice of that number: first those with no capable unit are skipped over."""
        rules, table = self.sight.rules, self.sight.table
        able = able_choices(self.sight, target, groups)
        place += all_choices(groups) // able
        chosen: list[int] = []
        unable = all_choices(groups) // able
        rest, hard = place % unable, place // unable
        for group in groups:
            if can_open(rules, table, group[0], target):
                taken = hard % (len(group) + 1)
                hard //= len(group) + 1
            else:
                taken = rest % (len(group) + 1)
                rest //= len(group) + 1
            chosen += group[:taken]
        marches = [(unit_name(rules, table, unit), self.way(unit, target)) for unit in sorted(chosen)]
        return Attack(field_name(rules, target), tuple(marches))

    def way(self, unit: i64, target: i64) -> tuple[str, ...]:
        path = march(self.sight, unit, (), target)
        return tuple([field_name(self.sight.rules, field) for field in path[:-1]])


def near_targets(sight: Sight) -> list[int]:
    """All fields for which a battle could be declared, if units reach them."""
    return [field for field in range(int(sight.rules.board.size)) if is_target(sight, field)]


def group_up(sight: Sight, target: i64) -> list[list[int]]:
    """The units that reach a field, those of one kind and place together."""
    table = sight.table
    keys: list[int] = []
    groups: list[list[int]] = []
    for unit in sight.rules.units_under(table, sight.seat):
        if not can_reach(sight, unit, target):
            continue
        key = int(table.kind[unit]) * 100_000 + int(table.place[unit]) * 100 + int(table.damage[unit])
        if key in keys:
            groups[keys.index(key)].append(unit)
        else:
            keys.append(key)
            groups.append([unit])
    return groups


def all_choices(groups: list[list[int]]) -> int:
    """How many ways there are to take some of each group."""
    product = 1
    for group in groups:
        product *= len(group) + 1
    return product


def able_choices(sight: Sight, target: i64, groups: list[list[int]]) -> int:
    """How many ways there are to take some of the groups that can open the battle."""
    return all_choices([group for group in groups if can_open(sight.rules, sight.table, group[0], target)])


def choices(sight: Sight, target: i64, groups: list[list[int]]) -> int:
    """How many choices contain at least one unit that can open the battle."""
    every = all_choices(groups)
    return every - every // able_choices(sight, target, groups)


class EndMovementRule(OrderRule):
    """Ends the movement phase."""

    order: ClassVar[type[Order]] = EndMovement
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(END_MOVEMENT)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)
        state.tell(public("movement-ended", power=seat_name(seat)))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-6": (check_entry,),
    "SA-minimal-11": (holder,),
    "SA-minimal-12": (check_entry, is_passable),
    "SA-naval-3": (walk,),
    "SA-naval-7": (holder,),
    "SA-naval-8": (check_entry,),
    "SA-naval-9": (begin_battle,),
    "SA-naval-10": (check_entry,),
    "SA-terrain-8": (walk,),
    "SA-minimal-25": (why_idle,),
    "SA-minimal-27": (walk, MoveRule.check, MovementPhase.enter),
    "SA-minimal-28": (start_move, close_active, why_idle),
    "SA-minimal-29": (AttackRule.carry_out,),
    "SA-minimal-30": (MovementPhase.deciders,),
    "SA-minimal-31": (check_entry, is_passable),
    "SA-minimal-32": (check_entry, check_target),
    "SA-minimal-33": (march, walk),
    "SA-minimal-34": (AttackRule.check, can_open),
    "SA-minimal-35": (can_open,),
    "SA-minimal-36": (why_idle,),
    "SA-minimal-37": (why_idle,),
}
