"""What the steady bot does for its nation: it buys technology evenly, bids for kinds and land, and designs a unit."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.salva.chapters.technology_levels import ANTI_AIR, ANTI_SUBMARINE, ARTILLERY, BY_CLASS
from velmoci.salva.naming import field_of
from velmoci.salva.state import Sight
from velmoci.salva.units import AIR, SUBMARINE, Kind

RESEARCH: Final = "research"
GAIN: Final = 0.5
"""Twice the fire of a unit is worth half a unit more."""
HIGH_BID: Final = 4
"""Such a part of what it has it bids for the kind that it likes best."""
LOW_BID: Final = 6
LAND_BID: Final = 4


def study(outlook: Outlook) -> Order | None:
    """Pays for the level that is worth most beside its price, if one is worth its price."""
    best: Order | None = None
    most = Fraction(0)
    for told, order in open_levels(outlook.sight):
        gain = Fraction(GAIN) * users(outlook, str(told["field"])) - Fraction(str(told["missing"]))
        if gain > most:
            best, most = order, gain
    return best


def study_on(sight: Sight) -> Order | None:
    """What nothing else was bought for goes into the field that lies behind, the cheapest of those first."""
    found = open_levels(sight)
    if not found:
        return None
    return min(found, key=lambda one: (int(str(one[0]["level"])), Fraction(str(one[0]["missing"]))))[1]


def open_levels(sight: Sight) -> list[tuple[dict[str, Any], Order]]:
    """Every level that can be paid for now, with its price and the order that pays as much as there is."""
    rule = sight.rules.order_rules.get(RESEARCH)
    menu = rule.menu(sight) if rule is not None else None
    if rule is None or menu is None:
        return []
    orders = {str(order.to_json()["technology"]): order for order in menu}
    told: Any = rule.facts(sight)["research"]
    return [(one, orders[one["technology"]]) for one in told if one["technology"] in orders]


def users(outlook: Outlook, field: str) -> int:
    """How many own units would hit harder by a level of a field."""
    table, rows = outlook.table, outlook.rules.kinds.rows
    own = [rows[table.kind[unit]] for unit in table.units_of(outlook.sight.seat)]
    if field in BY_CLASS:
        armed = [kind for kind in own if any(kind.attack) or any(kind.defence)]
        return len([kind for kind in armed if kind.cls == BY_CLASS.index(field)])
    if field == ARTILLERY:
        return len([kind for kind in own if kind.row.get(ARTILLERY)])
    foes = {int(rows[outlook.there.kind[unit]].cls) for unit in outlook.rival_units()}
    cls = {ANTI_SUBMARINE: int(SUBMARINE), ANTI_AIR: int(AIR)}.get(field, -1)
    return len([kind for kind in own if kind.defence[cls] > 0 and kind.cls != cls]) if cls in foes else 0


def bid_for_kinds(sight: Sight, decision: Decision) -> Order | None:
    """Bids a quarter of what it has for the best soldier, and less for the next one."""
    about: Any = decision.about()
    kinds = [kind for kind in sight.rules.available if kind.id in about["kinds"]]
    liked = sorted(kinds, key=lambda kind: (-merit(kind), int(kind.index)))
    left = int(Fraction(about["left"]))
    bids = [(kind.id, left // part) for kind, part in zip(liked, (HIGH_BID, LOW_BID), strict=False)]
    words = ", ".join([f"{name} {points}" for name, points in bids if points > 0])
    return sight.rules.notation.parse(f"bid_kinds {words}".rstrip())


def merit(kind: Kind) -> float:
    """How much a kind does on land, in attack and defence, for its price."""
    if not kind.can_take_land():
        return 0.0
    total = float(sum(kind.attack[:2]) + sum(kind.defence[:2])) / float(kind.strength_den)
    return total * float(kind.price_den) / float(kind.price_num)


def bid_for_land(outlook: Outlook, decision: Decision) -> Order | None:
    """Bids what a field yields in two rounds for one beside its own land, as far as it can spare that."""
    about: Any = decision.about()
    sight = outlook.sight
    field = int(field_of(sight, str(about["field"])))
    is_near = any(outlook.is_mine(near) for near in sight.rules.board.neighbours[field])
    points = min(int(Fraction(about["left"])) // LAND_BID, round(2 * outlook.harvest[field])) if is_near else 0
    return sight.rules.notation.parse(f"bid_land {points}")


def design(decision: Decision, chance: Chance) -> Order | None:
    """One of the designs that are proposed, by lot."""
    orders = [order for menu in decision.menus() if menu.kind == "configure" for order in menu]
    return orders[pick(chance, len(orders))] if orders else decision.default()
