"""How a sound player uses aircraft: bombers strike what is near and fly home, fighters escort them or wait at home."""

from __future__ import annotations

from typing import Any, Final

from velmoci.bots.salva.talks import is_at_peace
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import Move
from velmoci.salva.base.ways import route
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.state import MOVED, NOBODY, Sight
from velmoci.salva.units import SEA, Kind

FLIGHTS: Final = "fly"
STRIKES: Final = "strike"
AT_A_BASE: Final = 2
"""So many aircraft may come to a base that has fuel for few."""


def fly(sight: Sight) -> Order | None:
    """The next order for aircraft in a movement phase: a strike that pays, a step towards one, or a step home."""
    rule = sight.rules.order_rules.get(FLIGHTS)
    told: Any = rule.facts(sight).get("flights", {}) if rule is not None else {}
    if not told:
        return None
    return strike(sight, told) or go_out(sight, told) or go_home(sight, told) or go_nearer(sight, told)


def strike(sight: Sight, told: dict[str, Any]) -> Order | None:
    """An attack by aircraft alone that destroys more than it costs, and after which all come home."""
    menu = sight.rules.order_rules[STRIKES].menu(sight)
    for order in menu if menu is not None else []:
        values = order.to_json()
        name = str(values["field"])
        marches: Any = values["marches"]
        field = int(sight.rules.board.index[name])
        if any(name in told[march[0]]["one_way"] for march in marches) or not is_for_fighters(sight, marches, field):
            continue
        if not is_at_peace(sight, field) and pays(sight, marches, field):
            return order
    return None


def is_for_fighters(sight: Sight, marches: Any, field: int) -> bool:
    """Whether fighters among these aircraft have bombers to escort or others to hunt; else they had better wait."""
    table, kinds = sight.table, sight.rules.kinds.rows
    own = [kinds[table.kind[find_unit(sight, march[0])]] for march in marches]
    if any(kind.attack[0] > kind.attack[4] for kind in own):
        return True
    there = [kinds[table.kind[unit]] for unit in table.units_at(field)]
    return any(not kind.is_land and kind.ground != SEA for kind in there)


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
    for name, flight in told.items():
        unit = int(find_unit(sight, name))
        if not is_bomber_at_base(sight, unit, flight):
            continue
        for near in targets_beside(sight, unit, int(sight.table.place[unit])):
            if field_name(sight.rules, near) not in flight["one_way"]:
                return escorted(sight, told, unit, near)
    return None


def is_bomber_at_base(sight: Sight, unit: int, flight: Any) -> bool:
    """Whether an aircraft that is better against the ground has not left its base in this turn."""
    table, kind = sight.table, sight.rules.kinds.rows[sight.table.kind[unit]]
    is_home = table.flags[unit] & MOVED == 0 and field_name(sight.rules, table.place[unit]) in flight["bases"]
    return is_home and kind.attack[0] > kind.attack[4]


def targets_beside(sight: Sight, unit: int, base: int) -> list[int]:
    """The fields beside a base where an aircraft would find something to hit, and no peace."""
    rules, table = sight.rules, sight.table
    kind = rules.kinds.rows[table.kind[unit]]
    found: list[int] = []
    for near in rules.board.neighbours[base]:
        foes = [foe for foe in table.units_at(near) if not rules.is_friend(table, foe, sight.seat)]
        can_hit = any(kind.attack[rules.kinds.rows[table.kind[foe]].cls] > 1 for foe in foes)
        can_hit = can_hit or (not is_friendly(sight, int(near)) and ruin(sight, kind, int(near)) > 0.0)
        if can_hit and not is_at_peace(sight, int(near)):
            found.append(int(near))
    return found


def escorted(sight: Sight, told: dict[str, Any], bomber: int, field: int) -> Order:
    """The bomber's flight, with every second fighter of its base where others have fighters too."""
    rules, table = sight.rules, sight.table
    where, base = field_name(rules, field), int(table.place[bomber])
    fighters = [name for name in told if is_fighter_at(sight, int(find_unit(sight, name)), base)]
    company = [name for name in fighters[: len(fighters) // 2] if where not in told[name]["one_way"]]
    if not company or not rivals_have_fighters(sight):
        return Move(unit_name(rules, table, bomber), (where,))
    names = [unit_name(rules, table, bomber), *company]
    return rules.notation.parse(f"{FLIGHTS} {', '.join([f'{name}:{where}' for name in names])}")


def is_fighter_at(sight: Sight, unit: int, base: int) -> bool:
    """Whether an aircraft that is better in the air waits at a base."""
    table, kind = sight.table, sight.rules.kinds.rows[sight.table.kind[unit]]
    is_there = int(table.place[unit]) == base and table.flags[unit] & MOVED == 0
    return is_there and kind.attack[4] > kind.attack[0]


def rivals_have_fighters(sight: Sight) -> bool:
    """Whether anybody else has aircraft that hunt others."""
    table, kinds = sight.table, sight.rules.kinds.rows
    for unit in table.units():
        if table.owner_of(unit) == sight.seat:
            continue
        kind = kinds[table.kind[unit]]
        if not kind.is_land and kind.ground != SEA and kind.attack[4] > kind.attack[0]:
            return True
    return False


def go_nearer(sight: Sight, told: dict[str, Any]) -> Order | None:
    """A bomber with nothing to do beside its base goes to another one in reach, on land or at sea, where there is."""
    rules, table = sight.rules, sight.table
    for name, flight in told.items():
        unit = int(find_unit(sight, name))
        here = int(table.place[unit])
        if not is_bomber_at_base(sight, unit, flight) or targets_beside(sight, unit, here):
            continue
        for base in flight["bases"]:
            field = int(rules.board.index[base])
            path = route(sight, unit, field, False) if field != here and has_room(sight, field) else []
            if path and targets_beside(sight, unit, field):
                return Move(name, tuple([field_name(rules, step) for step in path]))
    return None


def has_room(sight: Sight, base: int) -> bool:
    """Whether somebody guards a base, and no more aircraft are there than it surely has fuel for."""
    rules, table = sight.rules, sight.table
    guards = aircraft = 0
    for unit in table.units_at(base):
        if table.owner_of(unit) == sight.seat and table.is_finished(unit):
            kind = rules.kinds.rows[table.kind[unit]]
            is_air = not kind.is_land and kind.ground != SEA
            aircraft, guards = aircraft + is_air, guards + (not is_air)
    return guards > 0 and aircraft < AT_A_BASE


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
