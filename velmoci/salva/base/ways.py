"""Ways over the map: who can be passed, what steps cost, how far a unit comes (SA-minimal-25 to 34)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.salva.forces import possibly_at
from velmoci.salva.memory import Model
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, Table
from velmoci.salva.units import Kind

FAR: Final = 10**9


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


def may_ask(sight: Sight, unit: i64, field: i64) -> bool:
    """Whether somebody who holds a field may still be asked to let a unit in."""
    for part in sight.rules.presences:
        if part.may_ask(sight, unit, field):
            return True
    return False


def holder(rules: Rules, table: Table, field: i64, asking: i64) -> i64:
    """Whose field it is by what surely stands there; of the one who asks where it is nobody's and open to all."""
    return rules.domain(field).holder(table, field, asking)


def barred_by(rules: Rules, table: Table, field: i64, seat: i64) -> i64:
    """The same to a seat that would enter or attack it: whoever may stand there is in the way."""
    domain = rules.domain(field)
    return domain.holder(possibly_at(rules, table, field) if domain.counts_units else table, field, seat)


def holder_seen(sight: Sight, field: i64) -> i64:
    """Who is in the way of the seat that looks, found once for a question; the seat itself where nobody is."""
    if sight.memory is None:
        return barred_by(sight.rules, sight.table, field, sight.seat)
    known = sight.memory.holders
    found = known.get(int(field))
    if found is None:
        found = int(barred_by(sight.rules, sight.table, field, sight.seat))
        known[int(field)] = found
    return found


def is_there(sight: Sight, unit: i64, field: i64) -> bool:
    """Whether a unit is already on a field that others hold, and can open a battle from where it is."""
    return sight.table.place[unit] == field and slips_in(sight, unit, field)


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
    neighbours, vetoes = rules.board.neighbours, rules.veto_steps[table.kind[unit]]
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
    rules, memory = sight.rules, sight.memory
    if memory is None or not rules.steps_by_kind:
        return rules.step_cost(sight.table, unit, here, there)
    known = memory.costs.get(int(sight.table.kind[unit]))
    if known is None:
        known = prices_of(sight, unit)
    place = int(here) * int(rules.board.size) + int(there)
    found = known.get(place)
    if found is None:
        found = known[place] = rules.step_cost(sight.table, unit, here, there)
    return found


def may_enter(sight: Sight, unit: i64, field: i64) -> bool:
    """Whether a unit may end or pass a step on a field without a battle."""
    known = entries_of(sight, unit)
    if int(field) not in known:
        known[int(field)] = is_passable(sight, unit, field)
    return known[int(field)]


def destinations(sight: Sight, unit: i64) -> list[int]:
    """The fields where a unit can end an ordinary move."""
    memory = sight.memory
    known = memory.models.get(memory.rows[unit]) if memory is not None else None
    if known is not None and known.destinations is not None:
        return known.destinations
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
        cost, is_open = model.distances[0], entries_of(sight, unit)
        near = [field for field in beyond(sight, model) if is_open.get(field, True)]
        found += [field for field in near if is_in_reach(sight, unit, field, cost)]
    found.sort()
    return found


def beyond(sight: Sight, model: Model) -> set[int]:
    """The fields beside those from which one can go on."""
    neighbours = sight.rules.board.neighbours
    found: set[int] = set()
    return found.union(*[neighbours[field] for field in model.reached]).difference(model.reached)


def is_in_reach(sight: Sight, unit: i64, field: i64, cost: list[int]) -> bool:
    """Whether a field that is too dear to go on from can be the last of a way."""
    rules, points = sight.rules, sight.table.points[unit]
    for near in rules.board.neighbours[field]:
        spent = cost[near]
        if spent < FAR and may_arrive(rules, points - spent):
            if not may_enter(sight, unit, field):
                return False
            if may_step(sight, unit, near, field, False):
                return True
    return False


def may_arrive(rules: Rules, points: int) -> bool:
    """Whether so many points are enough for the last step of a way, however dear it is."""
    return rules.eases_arrival and points >= rules.pace


def may_step(sight: Sight, unit: i64, origin: i64, field: i64, is_attack: bool) -> bool:
    """Whether no chapter is against a step from one field to the next."""
    for veto in sight.rules.veto_steps[sight.table.kind[unit]]:
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
        is_far = not rules.eases_arrival or points - spent < rules.pace
        if is_far and spent + step_cost(sight, unit, near, target) > points:
            continue
        if may_step(sight, unit, near, target, is_attack):
            best, last = spent, near
    return [*trace(before, last), int(target)] if last >= 0 else []


def trace(before: list[int], target: i64) -> list[int]:
    """The fields of a way, without the first."""
    way: list[int] = []
    here = int(target)
    while before[here] >= 0:
        way.append(here)
        here = before[here]
    way.reverse()
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
        for veto in rules.veto_steps[kind.index]:
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
    if barred_by(rules, sight.table, field, sight.seat) != sight.seat and not is_let_in(sight, unit, field):
        raise on_the_way(sight, "not_your_field", unit, field, rules.domain(field).entry_clause)


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


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-6": (check_entry,),
    "SA-minimal-12": (check_entry, is_passable),
    "SA-minimal-27": (walk,),
    "SA-minimal-31": (check_entry, is_passable),
    "SA-minimal-32": (check_entry,),
    "SA-minimal-33": (walk,),
}
