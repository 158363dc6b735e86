"""What a bot does with guns: it lays them against the strongest neighbour, keeps them there and fires."""

from __future__ import annotations

from typing import Final

from velmoci.bots.salva.talks import is_at_peace
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.salva.naming import find_field
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Sight
from velmoci.salva.units import Kind

AIM: Final = "aims_at"
SHELLING: Final = "fire_at"


def shell(sight: Sight) -> Order | None:
    """The first attack by guns that is proposed against somebody with whom there is no peace."""
    rule = sight.rules.order_rules.get(SHELLING)
    menu = rule.menu(sight) if rule is not None else None
    if menu is None:
        return None
    for order in menu:
        if not is_at_peace(sight, int(find_field(sight, str(order.to_json()["field"])))):
            return order
    return None


def take_stances(sight: Sight, decision: Decision) -> Order | None:
    """Every gun against the field beside it with most units of others; where there is none it stays as it is."""
    stances = decision.about()["stances"]
    assert isinstance(stances, dict)
    aims: list[str] = []
    for name, choice in stances.items():
        best = max(choice["fields"], key=lambda field: marks_on(sight, int(find_field(sight, field))))
        if marks_on(sight, int(find_field(sight, best))) > 0 and best != choice["now"]:
            aims.append(f"{name}:{best}")
    return sight.rules.notation.parse(f"aim {', '.join(aims)}") if aims else decision.default()


def marks_on(sight: Sight, field: int) -> int:
    """How many units of others stand on a land field of somebody with whom there is no peace."""
    table = sight.table
    if not sight.rules.board.is_land(field) or is_at_peace(sight, field):
        return 0
    return len([unit for unit in table.units_at(field) if table.owner_of(unit) != sight.seat])


def is_laid(sight: Sight, unit: int) -> bool:
    """Whether a unit is in stance against somebody and had better stay where it is."""
    names = [column.name for column in sight.rules.unit_columns]
    if AIM not in names:
        return False
    aim = sight.table.unit_columns[names.index(AIM)][unit]
    return aim != NOBODY and marks_on(sight, int(aim)) > 0


def shell_worth(rules: Rules, kind: Kind, rival: Kind) -> float:
    """What a kind does to another by its guns in a turn, of strength that a salvo would have."""
    if SHELLING not in rules.order_rules:
        return 0.0
    num, den = rules.ratio("artillery_coefficient")
    strength = kind.row.get("artillery", {}).get(rival.row["class"], 0)
    return float(strength) * float(num) / float(den)
