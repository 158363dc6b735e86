"""Land transports: they fetch soldiers who are not needed and bring them where the front is."""

from __future__ import annotations

from typing import Final

from velmoci.bots.salva.campaigns import Campaign
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import Move
from velmoci.salva.base.ways import route
from velmoci.salva.naming import field_name, find_unit, unit_name

LOAD: Final = "load"
UNLOAD: Final = "unload"
WORTH_A_RIDE: Final = 0.8
"""By so much a soldier must be wanted more where a vehicle brings him."""


def drive(campaign: Campaign) -> Order | None:
    """The next order for vehicles: a ride goes on and ends, or a new one begins."""
    if LOAD not in campaign.rules.order_rules:
        return None
    pull = campaign.pull()
    return carry_on(campaign, pull) or take_up(campaign, pull)


def carry_on(campaign: Campaign, pull: list[float]) -> Order | None:
    """Whoever rides goes on to where he is wanted most, and gets off there."""
    for order in offered(campaign, UNLOAD):
        rider = int(find_unit(campaign.sight, str(order.to_json()["unit"])))
        here = int(campaign.table.place[rider])
        for vehicle in campaign.ready:
            if int(campaign.table.place[vehicle]) == here and is_vehicle(campaign, vehicle):
                goal = best_goal(campaign, vehicle, pull)
                if goal is not None:
                    return goal
        return order
    return None


def take_up(campaign: Campaign, pull: list[float]) -> Order | None:
    """Loads a soldier who is not needed where he is, if the vehicle brings him where he is wanted more."""
    for order in offered(campaign, LOAD):
        told = order.to_json()
        soldier, vehicle = [int(find_unit(campaign.sight, str(told[name]))) for name in ("unit", "transport")]
        here = int(campaign.table.place[soldier])
        if campaign.is_needed(here) or not campaign.outlook.is_mine(here):
            continue
        near = max([pull[field] for field in campaign.goals_of(soldier)], default=pull[here])
        far = max([pull[field] for field in campaign.goals_of(vehicle)], default=pull[here])
        if far >= max(near, pull[here]) + WORTH_A_RIDE:
            return order
    return None


def best_goal(campaign: Campaign, vehicle: int, pull: list[float]) -> Order | None:
    """The way to where it is wanted most; None where that is here."""
    here = int(campaign.table.place[vehicle])
    goals = [field for field in campaign.goals_of(vehicle) if pull[field] > pull[here]]
    if not goals:
        return None
    goal = max(goals, key=lambda field: pull[field])
    path = [field_name(campaign.rules, field) for field in route(campaign.sight, vehicle, goal, False)]
    return Move(unit_name(campaign.rules, campaign.table, vehicle), tuple(path))


def is_vehicle(campaign: Campaign, unit: int) -> bool:
    """Whether a unit carries others on land."""
    kind = campaign.kind_of(unit)
    return kind.is_land and kind.capacity > 0


def offered(campaign: Campaign, kind: str) -> list[Order]:
    """The orders of a kind that can be given now."""
    menu = campaign.rules.order_rules[kind].menu(campaign.sight)
    return list(menu) if menu is not None else []
