"""Attack (SA-minimal-29, 32 to 37): who can be led into a battle for which field, and how it is declared."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, big_roll
from velmoci.kernel.decision import Joined, Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import call_to_battle
from velmoci.salva.base.movement import close_active, ready, why_idle
from velmoci.salva.base.orders import Attack
from velmoci.salva.base.ways import (
    barred_by,
    beyond,
    holder_seen,
    is_there,
    may_step,
    names,
    route,
    searched,
    walk,
    way_to,
)
from velmoci.salva.items import seat_name
from velmoci.salva.memory import Model
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule
from velmoci.salva.state import NOBODY, Sight, State, Table


class AttackRule(OrderRule):
    """Declares a battle: all its units move into it at the same time."""

    order: ClassVar[type[Order]] = Attack
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"
    example: ClassVar[str] = "attack hrad with tank_3, tank_4:brod"
    explained_by: ClassVar[str] = "SA-minimal-33"
    finds_ways: ClassVar[bool] = True

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Attack)
        target = find_field(sight, order.field)
        check_target(sight, target)
        units: list[int] = []
        for name, way in order.marches:
            unit = find_unit(sight, name)
            units.append(int(unit))
            idle = why_idle(sight, unit)
            if idle is not None:
                raise idle
            for veto in self.rules.veto_join:
                refusal = veto.join(sight, unit, target)
                if refusal is not None:
                    raise refusal
            walk(sight, unit, march(sight, unit, way, target), True)
        if not is_supported(self.rules, sight.table, units, target):
            raise Refusal("nobody_able", why_unable(self.rules, sight.table, units), field=order.field)

    def menu(self, sight: Sight) -> Menu | None:
        menu = AttackMenu(sight)
        return menu if menu.total > 0 else None

    def choices(self, sight: Sight, menu: Menu | None) -> object:
        """Tokens that may attack are written with the units."""
        first = menu.first if isinstance(menu, Joined) else menu
        beside = menu.more if isinstance(menu, Joined) else menu.orders if isinstance(menu, Listed) else []
        found = first.written() if isinstance(first, AttackMenu) else dict[str, object]()
        return with_tokens(found, [order for order in beside if isinstance(order, Attack)]) or None

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


def with_tokens(found: dict[str, object], orders: list[Attack]) -> dict[str, object]:
    """The choices of an attack with those of what lies face down; whoever may attack alone is able to open it."""
    for order in orders:
        told = found.setdefault(order.field, {"units": {}, "able": []})
        assert isinstance(told, dict)
        told["units"].update({name: list(way) for name, way in order.marches})
        told["able"] += [name for name, _ in order.marches if len(order.marches) == 1]
    return found


def begin_battle(state: State, seat: i64, target: i64, units: list[int], origins: list[int]) -> None:
    """Opens a battle against whoever holds the field."""
    call_to_battle(state, seat, barred_by(state.rules, state.table, target, seat), target, units, origins)


def is_target(sight: Sight, field: i64) -> bool:
    """Whether a battle can be declared for the field: it is not one's own, and no chapter forbids it."""
    if sight.memory is None:
        return find_target(sight, field)
    known, place = sight.memory.targets, int(field)
    if place not in known:
        known[place] = find_target(sight, field)
    return known[place]


def find_target(sight: Sight, field: i64) -> bool:
    """The same by asking everybody."""
    if holder_seen(sight, field) == sight.seat:
        return False
    for veto in sight.rules.veto_attack:
        if veto.attack(sight, field) is not None:
            return False
    return True


def check_target(sight: Sight, target: i64) -> None:
    """A battle is for a field that is not one's own."""
    name = field_name(sight.rules, target)
    if barred_by(sight.rules, sight.table, target, sight.seat) == sight.seat:
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
    if rules.domain(target).can_take(rules.kinds.rows[table.kind[unit]]):
        return True
    return bool(rules.muster_openers) and may_open(rules, table, unit, target)


def may_open(rules: Rules, table: Table, unit: i64, target: i64) -> bool:
    """Whether a chapter lets a unit open a battle for a field of its ground although it has no strength."""
    if rules.kinds.rows[table.kind[unit]].ground != rules.board.ground[target]:
        return False
    for muster in rules.muster_openers:
        if muster.may_open(table, unit, target):
            return True
    return False


def why_unable(rules: Rules, table: Table, units: list[int]) -> str:
    """The clause under which none of these units may open a battle."""
    for muster in rules.muster_openers:
        clauses = [muster.why_unable(rules.kinds.rows[table.kind[unit]]) for unit in units]
        if clauses and all(clauses):
            return clauses[0]
    return "SA-minimal-34"


def is_supported(rules: Rules, table: Table, units: list[int], target: i64) -> bool:
    """Whether one of these units is at home on such ground, and one, the same or another, has strength there."""
    kinds = [rules.kinds.rows[table.kind[unit]] for unit in units]
    here: i64 = rules.board.ground[target]
    domain = rules.domain(target)
    if [kind for kind in kinds if kind.ground == here] and [kind for kind in kinds if domain.is_armed(kind)]:
        return True
    return bool([unit for unit in units if may_open(rules, table, unit, target)])


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


def way_into_battle(sight: Sight, unit: i64, target: i64) -> list[int]:
    """The cheapest way of a unit into a battle for the field; empty where it cannot join one."""
    return route(sight, unit, target, True) if may_march(sight, unit, target) else []


def marches(sight: Sight, unit: i64) -> dict[int, list[int]]:
    """The cheapest ways of a unit into all battles that it could join, by their fields."""
    memory = sight.memory
    known = memory.models.get(memory.rows[unit]) if memory is not None else None
    if known is not None and known.marches is not None:
        return known.marches
    model = searched(sight, unit)
    found = model.marches
    if found is None:
        found = find_marches(sight, unit, model)
        model.marches = found
    return found


def find_marches(sight: Sight, unit: i64, model: Model) -> dict[int, list[int]]:
    """The same by looking at all fields that the unit can come near."""
    assert model.distances is not None
    cost, before = model.distances
    found: dict[int, list[int]] = {}
    known: dict[int, bool] = sight.memory.targets if sight.memory is not None else {}
    for target in sorted(beyond(sight, model).union(model.reached)):
        if known.get(target, True) and may_march(sight, unit, target) and is_target(sight, target):
            way = way_to(sight, unit, target, True, cost, before)
            if way:
                found[target] = way
    return found


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
        reached: dict[int, list[int]] = {}
        keys: dict[int, int] = {}
        for unit in ready(sight):
            near = marches(sight, unit)
            if near:
                keys[unit] = group_of(sight.table, unit)
                for target in near:
                    reached.setdefault(target, []).append(unit)
        for target in sorted(reached):
            groups = group_up(keys, reached[target])
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
        return tuple(names(self.sight.rules, path[:-1]))

    def written(self) -> dict[str, object]:
        """For every field that can be attacked the units that reach it with their ways, and those that can open it."""
        rules, table = self.sight.rules, self.sight.table
        found: dict[str, object] = {}
        called: dict[int, str] = {}
        for number, target in enumerate(self.targets):
            groups = self.groups[number]
            units = sorted(chain.from_iterable(groups))
            for unit in units:
                if unit not in called:
                    called[unit] = unit_name(rules, table, unit)
            strong = [group for group in groups if can_open(rules, table, group[0], target)]
            found[field_name(rules, target)] = {
                "units": {called[unit]: self.way_told(unit, target) for unit in units},
                "able": [called[unit] for unit in sorted(chain.from_iterable(strong))],
            }
        return found

    def way_told(self, unit: i64, target: i64) -> list[str]:
        """The way of a unit into a battle, written once for all that are like it."""
        memory = self.sight.memory
        if memory is None:
            return names(self.sight.rules, marches(self.sight, unit)[int(target)][:-1])
        known = memory.models[memory.rows[unit]].told_marches
        found = known.get(int(target))
        if found is None:
            found = names(self.sight.rules, marches(self.sight, unit)[int(target)][:-1])
            known[int(target)] = found
        return found


def group_of(table: Table, unit: i64) -> int:
    """A number that units of one kind, place and damage share."""
    return int(table.kind[unit]) * 100_000 + int(table.place[unit]) * 100 + int(table.damage[unit])


def group_up(keys: dict[int, int], units: list[int]) -> list[list[int]]:
    """Some units, those with one key together."""
    groups: dict[int, list[int]] = {}
    for unit in units:
        groups.setdefault(keys[unit], []).append(unit)
    return list(groups.values())


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


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-29": (AttackRule.carry_out,),
    "SA-minimal-32": (check_target,),
    "SA-minimal-33": (march,),
    "SA-minimal-34": (AttackRule.check, can_open, is_supported),
    "SA-minimal-35": (can_open, is_supported),
}
