"""What the steady bot of Salva says to treaties, when it gives notice, and whom it does not attack (SA-multiplayer)."""

from __future__ import annotations

from typing import Final

from velmoci.bots.salva.worth import HARVESTS, Outlook
from velmoci.kernel.order import Order
from velmoci.kernel.talk import (
    FREE,
    LEADER,
    NO_DANGER,
    NOBODY_LEFT,
    OTHER_PLANS,
    TOO_LONG,
    WORDS,
    Offer,
    Reply,
)
from velmoci.salva.base.ways import barred_by
from velmoci.salva.chapters.treaties import BOOK, PEACE, Treaty, own_book
from velmoci.salva.chapters.treaty_orders import ACCEPT, REFUSE, AnswerTreaty, DenounceTreaty, WaiveNotice, offered_to
from velmoci.salva.items import seat_name
from velmoci.salva.state import Sight, Table

LONGEST_NOTICE: Final = 4
WANTED: Final = 1.0
"""A field that does so much more for the goal than those of others is not given up for a treaty."""
FAR_AHEAD: Final = 2
"""Somebody with more than so many times as many fields as the others have on average leads."""


def has_book(sight: Sight) -> bool:
    """Whether there are treaties in this game, and any that the seat knows of."""
    return BOOK in sight.rules.own_places and bool(own_book(sight).treaties)


def reply(outlook: Outlook) -> Order | None:
    """What the seat says to the first treaty that waits for it."""
    for treaty in offered_to(outlook.sight):
        reason = objection(outlook, treaty)
        return AnswerTreaty(treaty.name, REFUSE, reason) if reason else AnswerTreaty(treaty.name, ACCEPT)
    return None


def objection(outlook: Outlook, treaty: Treaty) -> str:
    """What speaks against a treaty; '' where nothing does."""
    table, seat = outlook.table, outlook.seat
    partners = [other for other in treaty.active() if other != seat]
    if treaty.article != PEACE or treaty.text:
        return WORDS
    if not strangers(outlook.sight, partners):
        return NOBODY_LEFT
    if any(leads(outlook.table, other) for other in partners):
        return LEADER
    if int(treaty.notice) > LONGEST_NOTICE:
        return TOO_LONG
    ahead = outlook.rules.goal.in_the_way(outlook.sight)
    if any(other in ahead for other in partners):
        return OTHER_PLANS
    land = [field for field in outlook.rules.board.land if covers(treaty, field)]
    theirs = [field for field in land if int(table.owner[field]) in partners]
    if is_wanted(outlook, theirs, partners):
        return OTHER_PLANS
    return weigh_border(outlook, theirs)


def is_wanted(outlook: Outlook, fields: list[int], partners: list[int]) -> bool:
    """Whether one of these fields does more for the goal than any that is left to attack."""
    board, table = outlook.rules.board, outlook.table
    left = [field for field in board.land if not outlook.is_mine(field) and int(table.owner[field]) not in partners]
    best = max([serves(outlook, field) for field in left], default=0.0)
    return any(serves(outlook, field) >= best + WANTED for field in fields)


def serves(outlook: Outlook, field: int) -> float:
    """What a field is worth beyond what it yields."""
    return outlook.worth[field] - outlook.harvest[field] * HARVESTS * 0.5


def weigh_border(outlook: Outlook, theirs: list[int]) -> str:
    """Peace where the others are at least as strong, or where there is no border and it costs nothing."""
    board = outlook.rules.board
    facing = [field for field in theirs if any(outlook.is_mine(near) for near in board.neighbours[field])]
    own = {near for field in facing for near in board.neighbours[field] if outlook.is_mine(near)}
    strength = sum([len(outlook.guards[field]) for field in sorted(own)])
    return NO_DANGER if sum([len(outlook.guards[field]) for field in facing]) < strength else ""


def covers(treaty: Treaty, field: int) -> bool:
    """Whether the treaty would forbid battles for a field."""
    return not treaty.fields or field in treaty.fields


def strangers(sight: Sight, partners: list[int]) -> list[int]:
    """Those who live and have no peace everywhere with the seat, nor would have with these partners."""
    seat, bound = int(sight.seat), [*partners]
    for treaty in own_book(sight).treaties:
        if treaty.is_agreed() and seat in treaty.active() and treaty.article == PEACE and not treaty.fields:
            bound += treaty.active()
    return [other for other in sight.table.living() if other != seat and other not in bound]


def leads(table: Table, seat: int) -> bool:
    """Whether somebody has far more fields than the others have on average."""
    others = [len(table.fields_of(other)) for other in table.living() if other != seat]
    return len(table.fields_of(seat)) * len(others) > FAR_AHEAD * sum(others)


def unasked(outlook: Outlook) -> Order | None:
    """Gives notice when nobody else is left to fight, and lets others withdraw theirs where peace still serves."""
    sight, seat = outlook.sight, outlook.seat
    for treaty in own_book(sight).treaties:
        if not treaty.is_agreed() or seat not in treaty.active() or len(treaty.active()) == 1:
            continue
        if treaty.article == PEACE and seat not in treaty.notices and not strangers(sight, []):
            return DenounceTreaty(treaty.name)
        for denouncer in treaty.notices:
            is_open = denouncer != seat and denouncer in treaty.active() and (seat, denouncer) not in treaty.waivers
            if is_open and not objection(outlook, treaty):
                return WaiveNotice(treaty.name, seat_name(denouncer))
    return None


def is_at_peace(sight: Sight, field: int) -> bool:
    """Whether a treaty keeps the seat from attacking a field, be it only by its word."""
    if not has_book(sight):
        return False
    other = barred_by(sight.rules, sight.table, field, sight.seat)
    return other != sight.seat and own_book(sight).bar(sight.seat, other, field) != ""


def judge(offer: Offer) -> Reply:
    """Where there are no treaties only two play, and neither has anybody else to fight."""
    return Reply(False, WORDS if offer.form == FREE or offer.text else NOBODY_LEFT)
