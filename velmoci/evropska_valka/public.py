"""What everybody sees, as JSON; it reads the table only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.deck import card_names, count_cards, points
from velmoci.evropska_valka.state import (
    GAME_OVER,
    NOBODY,
    NOT_BEGUN,
    PHASES,
    REACTION,
    SIZES,
    STATUSES,
    Sight,
    Table,
)  # fmt: skip


def is_running(table: Table) -> bool:
    """Whether anybody has anything to decide."""
    return table.phase != NOT_BEGUN and table.phase != GAME_OVER


def public_json(sight: Sight) -> dict[str, object]:
    """The part of a view that is the same for everybody."""
    table = sight.table
    running = is_running(table)
    return {
        "game": "evropska_valka",
        "seats": [table.power(seat) for seat in range(table.players)],
        "phase": PHASES[table.phase],
        "turn": int(table.turn),
        "on_turn": table.power(table.on_turn) if running else None,
        "waiting_for": [table.power(table.decides)] if running else [],
        "first": table.power(table.first_seat) if table.first_seat != NOBODY else None,
        "pieces": "pyramids" if sight.settings.pyramids else "figures",
        "fields": fields_json(sight),
        "powers": [power_json(sight, seat) for seat in range(table.players)],
        "pile": int(table.pile_size),
        "discard": card_names(table.discard),
        "sabotage_done": table.has_sabotaged,
        "attack": attack_json(sight),
        "fate": fate_json(sight),
        "winners": [table.power(seat) for seat in table.winners],
    }


def fields_json(sight: Sight) -> dict[str, object]:
    """Who stands on each field and with how many figures, or which size of pyramid."""
    table = sight.table
    return {
        field: [table.power(table.owner[number]), int(table.figures[number])]
        for number, field in enumerate(sight.board.fields)
        if table.owner[number] != NOBODY
    }


def power_json(sight: Sight, seat: i64) -> dict[str, object]:
    """What everybody knows about a seat: numbers, and cards that came into its hand before all eyes."""
    table = sight.table
    return {
        "power": table.power(seat),
        "status": STATUSES[table.status[seat]],
        "figures": int(table.pieces[seat]),
        "home": home_fields(sight, seat),
        "cards": int(table.hand_size[seat]),
        "open": card_names(table.open_cards[seat]),
        "stock": stock_json(sight, seat),
    }


def home_fields(sight: Sight, seat: i64) -> int:
    """On how many of its home fields a seat stands."""
    flag = sight.table.flag[seat]
    return int(count_cards(sight.table.mask[seat] & sight.board.trio[flag])) if flag != NOBODY else 0


def stock_json(sight: Sight, seat: i64) -> list[int] | None:
    """Small, medium and large pyramids that do not stand on the board."""
    if not sight.settings.pyramids:
        return None
    return [int(sight.table.stock[seat * SIZES + size]) for size in range(SIZES)]


def attack_json(sight: Sight) -> dict[str, object] | None:
    """The open attack, with what has been laid so far."""
    table = sight.table
    if table.origin == NOBODY:
        return None
    return {
        "power": table.power(table.on_turn),
        "other": table.power(table.defender()),
        "origin": sight.board.fields[table.origin],
        "target": sight.board.fields[table.target],
        "count": 1 if sight.settings.pyramids else int(table.attackers),
        "attackers": int(table.attackers),
        "defenders": int(table.figures[table.target]),
        "attacker_cards": card_names(table.attacker_laid),
        "attacker_points": int(points(table.attacker_laid)),
        "defender_cards": card_names(table.defender_laid),
        "defender_points": int(points(table.defender_laid)),
        "asked": asked_before(sight),
    }


def asked_before(sight: Sight) -> list[str]:
    """Who is before the seat that is being asked whether it stops the attack."""
    table = sight.table
    if table.phase != REACTION:
        return []
    seats: list[str] = []
    seat = table.left_of(table.on_turn)
    while seat != table.decides:
        if seat != table.defender() or sight.settings.king_by_defender:
            seats.append(table.power(seat))
        seat = table.left_of(seat)
    return seats


def fate_json(sight: Sight) -> dict[str, object] | None:
    """Cards of fate that are not handed over yet: whose, and how many for whom."""
    table = sight.table
    if table.fate_size == 0:
        return None
    given = {table.power(seat): int(table.given[seat]) for seat in range(table.players) if table.given[seat] > 0}
    return {"power": table.power(table.on_turn), "count": int(table.fate_size), "given": given}


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-FAT-5": (fate_json,),
    "EV-BAT-2": (attack_json,),
    "EV-FLD-3": (fields_json,),
}
