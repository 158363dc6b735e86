"""Wins that are one field away: a warning for everybody, made from the table that everybody sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.attack import attack_targets
from velmoci.evropska_valka.board import POWERS, nth_bit
from velmoci.evropska_valka.deck import count_cards
from velmoci.evropska_valka.state import GAME_OVER, NOBODY, Sight
from velmoci.evropska_valka.view import View

TAKES: Final = "takes"
FALLS: Final = "falls"


def threats(view: View) -> list[dict[str, object]]:
    """Who lacks one field of another power, and whose left neighbour has one home field left.

    `soon` says whether somebody stands where one turn is enough for it.
    """
    sight, table = view.sight, view.sight.table
    found: list[dict[str, object]] = []
    if table.phase == GAME_OVER or NOBODY in table.flag:
        return found
    for seat in range(table.players):
        for power in range(len(POWERS)):
            lacking = sight.board.trio[power] & ~table.mask[seat]
            if power != table.flag[seat] and count_cards(lacking) == 1:
                soon = can_take(sight, seat, lacking)
                found.append(threat(sight, seat, POWERS[power], lacking, TAKES, soon))
    for seat in range(table.players):
        left = table.left_of(seat)
        home = sight.board.trio[table.flag[left]] & table.mask[left]
        if count_cards(home) == 1 and is_in_reach(sight, left, home):
            found.append(threat(sight, seat, table.power(left), home, FALLS, True))
    return found


def threat(sight: Sight, seat: i64, other: str, field: i64, by: str, soon: bool) -> dict[str, object]:
    """One warning: who would win, over whom, by which field and how."""
    name = sight.board.fields[nth_bit(field, 0)]
    return {"power": sight.table.power(seat), "other": other, "field": name, "by": by, "soon": soon}


def is_in_reach(sight: Sight, owner: i64, field: i64) -> bool:
    """Whether anybody but its owner could take the field."""
    for seat in range(sight.table.players):
        if seat != owner and can_take(sight, seat, field):
            return True
    return False


def can_take(sight: Sight, seat: i64, field: i64) -> bool:
    """Whether a seat stands beside the field, so that it can attack it, or move there if nobody holds it."""
    table, board = sight.table, sight.board
    is_held = table.occupied() & field != 0
    for origin in range(board.size):
        if table.mask[seat] & board.bit[origin] != 0:
            near = attack_targets(sight, origin, field) if is_held else board.near[origin] & field
            if near != 0:
                return True
    return False
