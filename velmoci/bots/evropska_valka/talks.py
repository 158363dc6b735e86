"""What the steady bot of Evropská válka says to offers, and what it leaves alone because it promised so (EV-R-28)."""

from __future__ import annotations

from typing import Final

from velmoci.bots.evropska_valka.battles import Battles
from velmoci.bots.evropska_valka.cards import worth_of_fate
from velmoci.bots.evropska_valka.worth import NEXT_TURN, Worth
from velmoci.bots.talks import answer_with, facing
from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.state import NOBODY, Sight
from velmoci.evropska_valka.view import View
from velmoci.kernel.chance import Seeded
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

LIKELY: Final = 0.4
"""Whoever wins with the next order with this chance is about to win."""


def thinking(view: View, promises: tuple[Offer, ...] = ()) -> Battles:
    """All that is needed to weigh attacks; the world is only a board to try orders on, its hidden cards unread."""
    sight = view.sight
    battles = Battles(sight, view.complete(Seeded(0)), Worth(sight.board, sight.seat, sight.settings.pyramids))
    for promise in promises:
        if is_kept(sight, promise):
            if promise.form == AGAINST:
                battles.enemies.append(promise.against)
            for own, other in contacts(sight, promise):
                battles.close(own, other)
    return battles


def is_kept(sight: Sight, promise: Offer) -> bool:
    """A promise lasts while somebody else is left to fight and no partner is about to win."""
    if promise.form == AGAINST:
        return sight.table.is_playing(promise.against)
    if promise.form != LINE or not others(sight, promise):
        return False
    return not any(other != sight.seat and is_winning(sight, other) for other in promise.parties)


def others(sight: Sight, offer: Offer) -> list[int]:
    """Those who play and are no party to an offer."""
    table = sight.table
    return [seat for seat in range(int(table.players)) if seat not in offer.parties and table.is_playing(seat)]


def is_winning(sight: Sight, seat: int) -> bool:
    """Whether somebody's next order may well win: the last field of a trio, or the left neighbour's last home."""
    if sight.table.flag[seat] == NOBODY:
        return False
    table, worth = sight.table, Worth(sight.board, sight.seat, sight.settings.pyramids)
    threats = [
        worth.trio_threat(table, seat, sight.board.trio[power])
        for power in range(len(POWERS))
        if power != table.flag[seat]
    ]
    threats.append(worth.fall_threat(table, table.left_of(seat)))
    return max(threats) > LIKELY * NEXT_TURN


def contacts(sight: Sight, offer: Offer) -> list[tuple[int, int]]:
    """The seat's fields and those of partners that face each other along the line of an offer."""
    board, table = sight.board, sight.table
    return facing(
        offer,
        int(sight.seat),
        board.index,
        lambda place: int(table.owner[place]),
        lambda one, other: board.near[one] & board.bit[other] != 0,
    )


def judge(view: View, offer: Offer, promises: tuple[Offer, ...]) -> Reply:
    """Whether an offer is in the seat's interest; words beyond the usual forms are not understood."""
    sight = view.sight
    kept = tuple([promise for promise in promises if is_kept(sight, promise)])
    if offer.form == FREE or offer.text:
        reason = WORDS
    elif not others(sight, offer):
        reason = NOBODY_LEFT
    elif any(other != sight.seat and is_winning(sight, other) for other in offer.parties):
        reason = LEADER
    elif offer.form == AGAINST:
        reason = against_joining(view, offer, kept)
    else:
        reason = against_peace(view, offer, kept)
    return answer_with(offer, reason)


def against_peace(view: View, offer: Offer, kept: tuple[Offer, ...]) -> str:
    """What speaks against peace along a line; '' where nothing does."""
    sight, border = view.sight, contacts(view.sight, offer)
    if not border:
        return NO_BORDER
    victim = int(sight.table.left_of(sight.seat))
    if victim in offer.parties or any(one.form == AGAINST and one.against in offer.parties for one in kept):
        return OTHER_PLANS
    if best_prey(thinking(view, kept)) in offer.parties:
        return OTHER_PLANS
    figures = sight.table.figures
    own = sum([int(figures[field]) for field in sorted({one for one, _ in border})])
    theirs = sum([int(figures[field]) for field in sorted({other for _, other in border})])
    if theirs < own:
        return NO_DANGER
    return "" if thinking(view, (*kept, offer)).has_targets() else NOBODY_LEFT


def against_joining(view: View, offer: Offer, kept: tuple[Offer, ...]) -> str:
    """What speaks against fighting somebody together; '' where he is in the way anyway."""
    sight, enemy = view.sight, offer.against
    if enemy == sight.seat or not sight.table.is_playing(enemy):
        return NO_QUARREL
    if any(promise.form == LINE and enemy in promise.parties for promise in kept):
        return OTHER_PLANS
    battles = thinking(view, kept)
    if enemy == int(sight.table.left_of(sight.seat)) or is_winning(sight, enemy) or best_prey(battles) == enemy:
        return ""
    return NO_QUARREL


def best_prey(battles: Battles) -> int:
    """Whom the seat would attack now if it were its turn, or -1."""
    gain, attack = battles.best_attack()
    if attack is None or gain <= max(0.0, worth_of_fate(battles.sight)):
        return -1
    return int(battles.sight.table.owner[battles.sight.board.index[attack.target]])
