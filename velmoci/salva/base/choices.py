"""What can be chosen, written out for those who choose by pointing: ways and their cost, battles, offers and prices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.salva.base.movement import (
    can_open,
    destinations,
    distances,
    is_idle,
    is_target,
    may_march,
    way_to,
)  # fmt: skip
from velmoci.salva.base.orders import Attack, Buy, Move, Place, Seal
from velmoci.salva.base.placement import money_text, vetoed
from velmoci.salva.base.production import is_productive
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.seams import Item, OrderRule
from velmoci.salva.state import Sight

MOST_PRICES: Final = 6
"""So many totals are told of an item that grows dearer."""


def choices(sight: Sight, rule: OrderRule) -> object:
    """What can be chosen under one kind of order; None where it is not written out."""
    kind = rule.order.kind
    if kind == Move.kind:
        return move_choices(sight)
    if kind == Attack.kind:
        return attack_choices(sight)
    if kind in (Place.kind, Seal.kind):
        return offer_choices(sight, True)
    if kind == Buy.kind:
        return offer_choices(sight, False)
    menu = rule.menu(sight) if rule.is_written_out else None
    return [order.to_json() for order in menu] if menu is not None else None


def move_choices(sight: Sight) -> dict[str, object]:
    """For every unit that can move the fields where it can end, each with the way and what it costs."""
    found: dict[str, object] = {}
    rules, table = sight.rules, sight.table
    for unit in rules.units_under(table, sight.seat):
        if is_idle(sight, unit):
            continue
        cost, before = distances(sight, unit)
        goals: dict[str, object] = {}
        for field in destinations(sight, unit):
            path = way_to(sight, unit, field, False, cost, before)
            spent = way_cost(sight, unit, path)
            goals[field_name(rules, field)] = {"path": names(sight, path), "cost": ratio_text(spent, rules.pace)}
        if goals:
            found[unit_name(rules, table, unit)] = goals
    return found


def way_cost(sight: Sight, unit: i64, path: list[int]) -> int:
    """What a way costs, in parts of a movement point; the last step takes what is left, if that is less."""
    table, spent, here = sight.table, 0, int(sight.table.place[unit])
    for there in path:
        spent += sight.rules.step_cost(table, unit, here, there)
        here = there
    return min(spent, int(table.points[unit]))


def attack_choices(sight: Sight) -> dict[str, object]:
    """For every field that can be attacked the units that reach it with their ways, and those that can open it."""
    rules, table = sight.rules, sight.table
    targets = [field for field in range(int(rules.board.size)) if is_target(sight, field)]
    ways: dict[int, dict[str, list[str]]] = {target: {} for target in targets}
    able: dict[int, list[str]] = {target: [] for target in targets}
    for unit in rules.units_under(table, sight.seat):
        if is_idle(sight, unit):
            continue
        cost, before = distances(sight, unit)
        name = unit_name(rules, table, unit)
        for target in targets:
            path = way_to(sight, unit, target, True, cost, before) if may_march(sight, unit, target) else []
            if path:
                ways[target][name] = names(sight, path[:-1])
                if can_open(rules, table, unit, target):
                    able[target].append(name)
    return {
        field_name(rules, target): {"units": ways[target], "able": able[target]} for target in targets if able[target]
    }


def names(sight: Sight, path: list[int]) -> list[str]:
    """The fields of a way as orders name them."""
    return [field_name(sight.rules, field) for field in path]


def offer_choices(sight: Sight, at_start: bool) -> list[dict[str, object]]:
    """Every item with every spot where it may be put, what it costs there and why, and whether there is enough left."""
    rules, table, found = sight.rules, sight.table, list[dict[str, object]]()
    for field in range(int(rules.board.size)):
        left = table.funds[sight.seat] if at_start else table.purse[field]
        if not at_start and (table.owner[field] != sight.seat or not is_productive(rules, table, field)):
            continue
        for name, item in rules.items.items():
            spots = item.spots(sight, field, at_start)
            if spots and not vetoed(sight, item, field):
                price = rules.price_chain(table, sight.seat, item, field, True).to_json()
                can = rules.price(table, sight.seat, item, field) <= left
                more = totals_of(sight, item, field)
                sharing = {} if at_start else item.sharing(sight, field)
                if sharing:
                    more["sharing"] = sharing
                found += [{"item": name, "spot": spot, "price": price, "can": can, **more} for spot in spots]
    return found


def totals_of(sight: Sight, item: Item, field: i64) -> dict[str, object]:
    """What one, two, three of an item cost together, where that is not simply so many times the price."""
    rules, table = sight.rules, sight.table
    totals = [item.bundle_price(table, sight.seat, field, count) for count in range(1, MOST_PRICES + 1)]
    if totals[1] == 2 * totals[0]:
        return {}
    return {"totals": [money_text(rules, total) for total in totals]}
