"""Where new soldiers go: to the stack that can do most with them, and to what is in danger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.bots.expanze.campaigns import DEPTH, Campaign
from velmoci.bots.expanze.goals import Goals
from velmoci.expanze.arming import NO_SET, can_arm
from velmoci.expanze.cards import holds_letters
from velmoci.expanze.first_armament import can_place
from velmoci.expanze.options import SETS
from velmoci.expanze.orders import Arm, PlaceFirst, Placements
from velmoci.expanze.sets import find_set
from velmoci.expanze.state import Sight

FULL_HAND: Final = 5
"""With so many cards there is always a set; waiting for a better one ends here."""
GOOD_SET: Final = 0.8
"""A set is good from this part of the best set's value on."""
RELIEF: Final = 3.5
"""How much danger averted counts against an attack: what is lost now has to be won back later."""
SAFE: Final = 0.3
"""A state that is taken with less than this chance is safe enough."""


def best_set(sight: Sight) -> int:
    """The kind of set in hand that brings most soldiers, or NO_SET."""
    best: int = NO_SET
    if len(sight.own.hand) < 3 or sight.settings.max_sets == 0:
        return best
    for kind in range(len(SETS)):
        value = sight.settings.set_value[kind]
        most = sight.settings.set_value[best] if best != NO_SET else 0
        if value > most and holds_letters(sight.board, sight.own, SETS[kind]):
            best = kind
    return best


def set_to_hand_in(sight: Sight) -> int:
    """A good set at once, a poor one only when the hand is full."""
    best = best_set(sight)
    if best == NO_SET:
        return best
    top = max(sight.settings.set_value)
    is_good = sight.settings.set_value[best] >= GOOD_SET * top
    return best if is_good or len(sight.own.hand) >= FULL_HAND else NO_SET


def value_of_arming(campaign: Campaign) -> float:
    """What an arming turn is worth: its soldiers, half of a set's (it can wait), the danger that it ends."""
    sight = campaign.sight
    plain = can_arm(sight, NO_SET)
    with_set = can_arm(sight, set_to_hand_in(sight))
    value = campaign.price * (float(plain) + 0.5 * float(with_set - plain))
    if with_set > 0 and not campaign.goals.urgent:
        value += RELIEF * campaign.caution * greatest_relief(campaign, with_set)
    return value


def greatest_relief(campaign: Campaign, soldiers: i64) -> float:
    """The most worth that so many soldiers on one state can take out of danger."""
    best = 0.0
    for state in range(campaign.sight.board.size):
        if campaign.sight.table.owner[state] == campaign.sight.seat and campaign.is_border(state):
            best = max(best, relief(campaign, state, soldiers))
    return best


def relief(campaign: Campaign, state: i64, soldiers: i64) -> float:
    """How much worth leaves danger if a state gets so many soldiers more."""
    standing = campaign.sight.table.soldiers[state]
    before = campaign.threat(state, standing, -1)
    if before <= 0.0:
        return 0.0
    return campaign.goals.worth[state] * (before - campaign.threat(state, standing + soldiers, -1))


def arm(campaign: Campaign) -> Arm:
    """Up to half of the soldiers to what is worth keeping and in danger, the rest to one strong stack."""
    sight = campaign.sight
    kind = set_to_hand_in(sight)
    cards = find_set(sight, kind, 0)
    placed: dict[int, int] = {}
    left = can_arm(sight, kind)
    if campaign.goals.fulfilled:
        guard_all(campaign, placed, left)
        return Arm(in_order(sight, placed), cards)
    front = best_front(campaign, left)
    guards = left // 2 if left >= 6 else 0
    while guards > 0:
        state = most_endangered(campaign, placed)
        if state == -1 or state == front:
            break
        placed[state] = placed.get(state, 0) + 1
        left -= 1
        guards -= 1
    if left > 0 and front != -1:
        placed[front] = placed.get(front, 0) + int(left)
    return Arm(in_order(sight, placed), cards)


def in_order(sight: Sight, placed: dict[int, int]) -> Placements:
    """The placements by name, in the order of the board."""
    return tuple([(sight.board.states[state], placed[state]) for state in sorted(placed)])


def guard_all(campaign: Campaign, placed: dict[int, int], soldiers: i64) -> None:
    """One soldier after the other to wherever the mission is weakest."""
    area, bit = campaign.goals.area, campaign.sight.board.bit
    borders = own_borders(campaign)
    needed = [state for state in borders if area & bit[state] != 0] or borders
    for _ in range(soldiers):
        weakest, worst = -1, -1.0
        for state in needed:
            standing = campaign.sight.table.soldiers[state] + placed.get(state, 0)
            threat = campaign.threat(state, standing, -1) + 1.0 / float(50 * standing)
            danger = campaign.goals.worth[state] * threat
            if danger > worst:
                weakest, worst = state, danger
        if weakest == -1:
            return
        placed[weakest] = placed.get(weakest, 0) + 1


def own_borders(campaign: Campaign) -> list[int]:
    """Its own states next to another power."""
    owner, seat = campaign.sight.table.owner, campaign.sight.seat
    return [
        int(state)
        for state in range(campaign.sight.board.size)
        if owner[state] == seat and campaign.is_border(state)
    ]


def most_endangered(campaign: Campaign, placed: dict[int, int]) -> int:
    """The state worth guarding that is in most danger, or -1."""
    weakest, worst = -1, 0.0
    for state in own_borders(campaign):
        worth = campaign.goals.worth[state]
        if worth < WORTH_GUARDING:
            continue
        threat = campaign.threat(state, campaign.sight.table.soldiers[state] + placed.get(state, 0), -1)
        if threat > SAFE and worth * threat > worst:
            weakest, worst = state, worth * threat
    return weakest


WORTH_GUARDING: Final = 3.0


def best_front(campaign: Campaign, soldiers: i64) -> int:
    """Its own state where new soldiers open the best campaign or avert most danger."""
    front, best = -1, -1.0
    for state in own_borders(campaign):
        value = promise(campaign, state, soldiers)
        if value > best:
            front, best = state, value
    return front


def promise(campaign: Campaign, state: i64, soldiers: i64) -> float:
    """What new soldiers in a state are good for: attacks opened, danger averted, valuable neighbours."""
    table, mask = campaign.sight.table, campaign.sight.table.mask[campaign.sight.seat]
    standing = table.soldiers[state]
    opened = campaign.follow(state, standing + soldiers, mask, DEPTH)
    before = campaign.follow(state, standing, mask, DEPTH)
    value = opened - 0.5 * before + 0.5 * relief(campaign, state, soldiers)
    return value + outlook(campaign, state, standing + soldiers)


def outlook(campaign: Campaign, state: i64, soldiers: i64) -> float:
    """A small share of what lies around, the larger the nearer the soldiers are to taking it."""
    board, table, seat = campaign.sight.board, campaign.sight.table, campaign.sight.seat
    best = 0.0
    for i in range(board.first_border[state], board.first_border[state + 1]):
        other = board.border[i]
        if table.owner[other] != seat and campaign.closed[state] & board.bit[other] == 0:
            share = min(1.0, float(soldiers) / (2.0 * float(table.soldiers[other]) + 2.0))
            best = max(best, campaign.goals.worth[other] * share)
    return 0.3 * best


def first_armament(sight: Sight) -> PlaceFirst:
    """As many as may be to each of the best fronts."""
    campaign = Campaign(sight, Goals(sight))
    cap = sight.settings.first_arm_cap
    left = can_place(sight)
    placed: dict[int, int] = {}
    ranked = sorted([(-promise(campaign, state, cap), state) for state in own_borders(campaign)])
    for _, state in ranked:
        count = min(cap, left)
        if count > 0:
            placed[state] = int(count)
            left -= count
    return PlaceFirst(in_order(sight, placed))
