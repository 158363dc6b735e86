"""What the steady bot of Expanze says to offers, and what it leaves alone because it promised so (EX-AGR)."""

from __future__ import annotations

from typing import Final

from velmoci.bots.expanze.campaigns import Campaign
from velmoci.bots.expanze.goals import Goals
from velmoci.bots.talks import answer_with, facing
from velmoci.expanze.state import Sight
from velmoci.kernel.talk import (
    AGAINST,
    FREE,
    LEADER,
    LINE,
    NO_BORDER,
    NO_DANGER,
    NO_QUARREL,
    NOBODY_LEFT,
    OTHER_PLANS,
    WORDS,
    Offer,
    Reply,
)

WANTED: Final = 3.0
"""A state of so much worth, in soldiers, is not given up for a promise."""
FAR_AHEAD: Final = 2
"""Somebody with more than so many times as many states as the others have on average leads."""
JOINT: Final = 1.0
"""What a state of a common enemy is worth beside others, in soldiers."""


def plan(sight: Sight, promises: tuple[Offer, ...]) -> Campaign:
    """The attacks that a seat can make without breaking its word."""
    kept = [promise for promise in promises if is_kept(sight, promise)]
    goals = Goals(sight)
    campaign = Campaign(sight, goals)
    for promise in kept:
        if promise.form == AGAINST:
            goals.add(sight.table.mask[promise.against], JOINT)
        for own, other in contacts(sight, promise):
            campaign.close(own, other)
    return campaign


def is_kept(sight: Sight, promise: Offer) -> bool:
    """A promise lasts while somebody else is left to fight and no partner claims the victory."""
    table = sight.table
    if promise.form == AGAINST:
        return table.is_living(promise.against)
    if any(other != sight.seat and table.claim[other] > 0 for other in promise.parties):
        return False
    return promise.form == LINE and any(other not in promise.parties for other in table.living())


def contacts(sight: Sight, offer: Offer) -> list[tuple[int, int]]:
    """The seat's states and those of partners that face each other along the line of an offer."""
    board, table = sight.board, sight.table
    return facing(
        offer,
        int(sight.seat),
        board.index,
        lambda place: int(table.owner[place]),
        lambda one, other: board.adjacent[one] & board.bit[other] != 0,
    )


def judge(sight: Sight, offer: Offer, promises: tuple[Offer, ...]) -> Reply:
    """Whether an offer is in the seat's interest; words beyond the usual forms are not understood."""
    kept = tuple([promise for promise in promises if is_kept(sight, promise)])
    reason = ""
    if offer.form == FREE or offer.text:
        reason = WORDS
    elif all(other in offer.parties for other in sight.table.living()):
        reason = NOBODY_LEFT
    elif any(other != sight.seat and leads(sight, other) for other in offer.parties):
        reason = LEADER
    elif offer.form == AGAINST:
        reason = against_joining(sight, offer, kept)
    else:
        reason = against_peace(sight, offer, kept)
    return answer_with(offer, reason)


def leads(sight: Sight, seat: int) -> bool:
    """Whether somebody claims the victory, or has far more states than the others."""
    table = sight.table
    others = [int(table.states_of[other]) for other in table.living() if other != seat]
    return table.claim[seat] > 0 or int(table.states_of[seat]) * len(others) > FAR_AHEAD * sum(others)


def against_peace(sight: Sight, offer: Offer, kept: tuple[Offer, ...]) -> str:
    """What speaks against peace along a line; '' where nothing does."""
    border = contacts(sight, offer)
    if not border:
        return NO_BORDER
    if any(promise.form == AGAINST and promise.against in offer.parties for promise in kept):
        return OTHER_PLANS
    campaign = plan(sight, (*kept, offer))
    if any(campaign.goals.worth[other] >= WANTED for _, other in border):
        return OTHER_PLANS
    soldiers = sight.table.soldiers
    own = sum([int(soldiers[state]) for state in sorted({one for one, _ in border})])
    theirs = sum([int(soldiers[state]) for state in sorted({other for _, other in border})])
    if theirs < own:
        return NO_DANGER
    return "" if campaign.has_targets() else NOBODY_LEFT


def against_joining(sight: Sight, offer: Offer, kept: tuple[Offer, ...]) -> str:
    """What speaks against fighting somebody together; '' where he is in the way anyway."""
    table, enemy = sight.table, offer.against
    if enemy == sight.seat or not table.is_living(enemy):
        return NO_QUARREL
    if any(promise.form == LINE and enemy in promise.parties for promise in kept):
        return OTHER_PLANS
    goals = Goals(sight)
    tempting = [tempts(sight, goals, seat) for seat in range(int(table.powers))]
    if tempting[enemy] == 0.0:
        return NO_BORDER
    return "" if leads(sight, enemy) or tempting[enemy] >= max(tempting) else NO_QUARREL


def tempts(sight: Sight, goals: Goals, seat: int) -> float:
    """What the most valuable state of somebody at the seat's border is worth; 0 without a border."""
    board, table = sight.board, sight.table
    best = 0.0
    for state in range(int(board.size)):
        if seat != sight.seat and table.owner[state] == seat and board.adjacent[state] & table.mask[sight.seat] != 0:
            best = max(best, goals.worth[state])
    return best
