"""Supply units: they go where somebody would starve without them, and keep near the army otherwise."""

from __future__ import annotations

from velmoci.bots.salva.campaigns import Campaign
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import Move
from velmoci.salva.base.ways import route
from velmoci.salva.chapters.supply_plan import Mouth
from velmoci.salva.chapters.supply_stores import ID, Stores, is_supply
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.state import MOVED

Need = tuple[int, int]
"""What the starving eat, and how far all that eat are from supply, weighed by what they eat."""


def haul(campaign: Campaign) -> Order | None:
    """The next move of a supply unit that leaves fewer to starve, or brings it nearer to those who eat."""
    table = campaign.table
    loads = [unit for unit in campaign.ready if is_supply(campaign.kind_of(unit)) and table.flags[unit] & MOVED == 0]
    if not loads or ID not in campaign.rules.table_places:
        return None
    stores = Stores(campaign.rules)
    mouths = stores.mouths(table, campaign.sight.seat, True)
    for unit in loads:
        here = int(table.place[unit])
        goals = [field for field in campaign.goals_of(unit) if is_safe(campaign, field)]
        needs = {field: need_with(campaign, stores, mouths, unit, field) for field in [here, *goals]}
        best = min(goals, key=lambda field: needs[field], default=here)
        if needs[best] < needs[here]:
            path = [field_name(campaign.rules, field) for field in route(campaign.sight, unit, best, False)]
            return Move(unit_name(campaign.rules, table, unit), tuple(path))
    return None


def is_safe(campaign: Campaign, field: int) -> bool:
    """Whether an own field is not likely to fall before the next turn."""
    outlook = campaign.outlook
    return outlook.is_mine(field) and (outlook.threat[field] <= 0.0 or len(outlook.guards[field]) > 0)


def need_with(campaign: Campaign, stores: Stores, mouths: list[Mouth], unit: int, field: int) -> Need:
    """How things would stand with a supply unit on a field."""
    table, seat = campaign.table, campaign.sight.seat
    origin = table.place[unit]
    table.put(unit, field)
    starving = sum([mouth.need for mouth in stores.plan_ahead(table, seat).starving()])
    table.put(unit, origin)
    steps = campaign.outlook.steps_from([field], False)
    return starving, sum([mouth.need * max(0, steps[mouth.field] - 1) for mouth in mouths])
