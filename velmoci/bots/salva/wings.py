"""How a sound player uses aircraft: bombers strike what is near and fly home, fighters wait at home to intercept."""

from __future__ import annotations

from typing import Any, Final

from velmoci.bots.salva.talks import is_at_peace
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import Move
from velmoci.salva.naming import field_name, find_unit
from velmoci.salva.state import MOVED, NOBODY, Sight
from velmoci.salva.units import Kind

FLIGHTS: Final = "fly"
STRIKES: Final = "strike"


def fly(sight: Sight) -> Order | None:
    """The next order for aircraft in a movement phase: a strike that pays, a step towards one, or a step home."""
    rule = sight.rules.order_rules.get(FLIGHTS)
    told: Any = rule.facts(sight).get("flights", {}) if rule is not None else {}
    if not told:
        return None
    return strike(sight) or go_out(sight, told) or go_home(sight, told)


def strike(sight: Sight) -> Order | None:
    """An attack by aircraft alone that destroys more than it costs."""
    menu = sight.rules.order_rules[STRIKES].menu(sight)
    for order in menu if menu is not None else []:
        values = order.to_json()
        field = sight.rules.board.index[str(values["field"])]
        if not is_at_peace(sight, field) and pays(sight, values["marches"], field):
            return order
    return None


def pays(sight: Sight, marches: Any, field: int) -> bool:
    """Whether one salvo of these aircraft does more harm than half a salvo of those on the field does to them."""
    rules, table = sight.rules, sight.table
    own = [rules.kinds.rows[table.kind[find_unit(sight, march[0])]] for march in marches]
    units = [unit for unit in table.units_at(field) if not rules.is_friend(table, unit, sight.seat)]
    foes = [rules.kinds.rows[table.kind[unit]] for unit in units]
    given = sum([max([float(kind.attack[foe.cls]) for foe in foes], default=0.0) for kind in own], 0.0)
    given += sum([ruin(sight, kind, field) for kind in own], 0.0)
    taken = sum([max([float(foe.defence[kind.cls]) for kind in own], default=0.0) for foe in foes], 0.0)
    return given > 0.5 * taken


def ruin(sight: Sight, kind: Kind, field: int) -> float:
    """What one salvo of an aircraft does to buildings on a field, where they can be bombed."""
    buildings = [part for part in sight.rules.damaged if part.buildings_on(sight.table, field)]
    strength = str(kind.row.get("strategic_bombing", "0"))
    return float(strength) if buildings and strength.isdigit() else 0.0


def go_out(sight: Sight, told: dict[str, Any]) -> Order | None:
    """A bomber that has not flown in this turn goes to enemies beside its base, if it can come back."""
    rules, table = sight.rules, sight.table
    for name, flight in told.items():
        unit = find_unit(sight, name)
        here = field_name(rules, table.place[unit])
        kind = rules.kinds.rows[table.kind[unit]]
        if table.flags[unit] & MOVED != 0 or here not in flight["bases"] or kind.attack[0] <= kind.attack[4]:
            continue
        for near in rules.board.neighbours[table.place[unit]]:
            foes = [foe for foe in table.units_at(near) if not rules.is_friend(table, foe, sight.seat)]
            can_hit = any(kind.attack[rules.kinds.rows[table.kind[foe]].cls] > 1 for foe in foes)
            can_hit = can_hit or (not is_friendly(sight, int(near)) and ruin(sight, kind, int(near)) > 0.0)
            if can_hit and field_name(rules, near) not in flight["one_way"] and not is_at_peace(sight, int(near)):
                return Move(name, (field_name(rules, near),))
    return None


def is_friendly(sight: Sight, field: int) -> bool:
    """Whether a field is nobody's or the seat's own."""
    return int(sight.table.owner[field]) in (int(sight.seat), int(NOBODY))


def go_home(sight: Sight, told: dict[str, Any]) -> Order | None:
    """An aircraft over no base goes one field towards the nearest one."""
    rules, table = sight.rules, sight.table
    for name, flight in told.items():
        here = int(table.place[find_unit(sight, name)])
        if not flight["bases"] or field_name(rules, here) in flight["bases"]:
            continue
        steps = steps_to(sight, [rules.board.index[base] for base in flight["bases"]])
        nearest = min(rules.board.neighbours[here], key=lambda field: steps[field])
        return Move(name, (field_name(rules, nearest),))
    return None


def steps_to(sight: Sight, goals: list[int]) -> list[int]:
    """For each field how many steps it is to the nearest of some fields, over land and sea."""
    board = sight.rules.board
    steps = [int(board.size)] * int(board.size)
    front = goals[:]
    for goal in goals:
        steps[goal] = 0
    while front:
        here = front.pop(0)
        for near in board.neighbours[here]:
            if steps[near] > steps[here] + 1:
                steps[near] = steps[here] + 1
                front.append(near)
    return steps


def intercept(decision: Decision) -> Order | None:
    """All fighters at the bombers that have the fewest others with them, if they are more than those."""
    about: Any = decision.about()["fields"]
    for order in decision:
        values = order.to_json()
        field = values.get("field")
        if field is None or values.get("powers"):
            continue
        marches: Any = values["marches"]
        if 2 * len(marches) >= len(about[field]["aircraft"]):
            return order
    return decision.default()


def land(decision: Decision) -> Order | None:
    """To the nearest base."""
    offers = list(decision)
    return offers[1] if len(offers) > 1 else decision.default()
