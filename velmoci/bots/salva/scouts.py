"""Scouts: they are sent where what they may find out changes what is worth doing."""

from __future__ import annotations

from typing import Final

from velmoci.bots.salva.battles import attack_in
from velmoci.bots.salva.campaigns import Campaign, is_scout
from velmoci.kernel.order import Order
from velmoci.salva.base.attack import can_open

LOSS: Final = 0.5
"""So often a scout does not come back."""


def scout(campaign: Campaign) -> Order | None:
    """A look that is worth more than the scout, at the field where it is worth most."""
    if not campaign.outlook.likely or not any(is_scout(campaign.kind_of(unit)) for unit in campaign.ready):
        return None
    best: Order | None = None
    most = 0.0
    for target, units in campaign.attackers().items():
        scouts = [unit for unit in units if is_scout(campaign.kind_of(unit))]
        scouts = [unit for unit in scouts if can_open(campaign.rules, campaign.table, unit, target)]
        soldiers = [unit for unit in units if not is_scout(campaign.kind_of(unit))]
        if not scouts or not any(can_open(campaign.rules, campaign.table, unit, target) for unit in soldiers):
            continue
        price = campaign.rules.agreed_price(campaign.kind_of(scouts[0]))
        worth = worth_of_look(campaign, target, soldiers) - LOSS * float(price.num) / float(price.den)
        if worth > most:
            best, most = campaign.attack(target, scouts[:1]), worth
    return best


def worth_of_look(campaign: Campaign, target: int, units: list[int]) -> float:
    """By how much an attack gains if one knows before it how things stand: one leaves it where it would fail."""
    worlds = campaign.outlook.knowledge.worlds(campaign.sight, target, campaign.chance)
    order = campaign.attack(target, units)
    gains: list[float] = []
    for world in worlds:
        forecast = attack_in(campaign.sight, world, order, campaign.chance)
        gains.append(campaign.gain(target, units, forecast))
    knowing = sum([max(0.0, gain) for gain in gains]) / len(gains)
    return knowing - max(0.0, sum(gains) / len(gains))
