"""What can be chosen, written out for those who choose by pointing: fields and numbers, cards and what they are for."""

from __future__ import annotations

from mypy_extensions import i64

from velmoci.evropska_valka.attack import attack_counts, attack_targets
from velmoci.evropska_valka.board import nth_bit
from velmoci.evropska_valka.deck import ACES, JACKS, KINGS, POINTS, QUEENS, card_names, listed
from velmoci.evropska_valka.draft import draft_fields
from velmoci.evropska_valka.movement import move_targets
from velmoci.evropska_valka.orders import Attack, Draft, Espionage, Move, Sabotage
from velmoci.evropska_valka.sabotage import sabotage_fields
from velmoci.evropska_valka.state import Sight


def turn_choices(sight: Sight) -> dict[str, object]:
    """Everything that can be done in a turn, by kinds of order; what cannot be done now is missing."""
    board = sight.board
    found: dict[str, object] = {
        Draft.kind: board.members(draft_fields(sight)),
        Move.kind: move_choices(sight),
        Attack.kind: attack_choices(sight),
        Sabotage.kind: sabotage_choices(sight),
        Espionage.kind: espionage_choices(sight),
    }
    return {kind: choices for kind, choices in found.items() if choices}


def own_fields(sight: Sight) -> list[int]:
    """The numbers of the fields where the seat stands."""
    mine = sight.table.mask[sight.seat]
    return [number for number in range(sight.board.size) if mine & sight.board.bit[number] != 0]


def move_choices(sight: Sight) -> dict[str, object]:
    """For every field from which a figure may go the fields where it may go."""
    board = sight.board
    empty = board.everything & ~sight.table.occupied()
    ways = {board.fields[origin]: board.members(move_targets(sight, origin, empty)) for origin in own_fields(sight)}
    return {origin: targets for origin, targets in ways.items() if targets}


def attack_choices(sight: Sight) -> dict[str, object]:
    """For every field that can attack the fields it can attack, each with the most figures that may go."""
    board = sight.board
    foreign = sight.table.occupied() & ~sight.table.mask[sight.seat]
    found: dict[str, object] = {}
    for origin in own_fields(sight):
        targets = attack_targets(sight, origin, foreign)
        most: dict[str, int] = {}
        while targets != 0:
            target = nth_bit(targets, 0)
            count = attack_counts(sight, origin, target)
            if count > 0:
                most[board.fields[target]] = int(count)
            targets &= targets - 1
        if most:
            found[board.fields[origin]] = most
    return found


def sabotage_choices(sight: Sight) -> dict[str, object]:
    """The cards that sabotage and the fields where they can, or nothing."""
    cards, fields = card_names(sight.own.hand & (JACKS | ACES)), sight.board.members(sabotage_fields(sight))
    return {"cards": cards, "fields": fields} if cards and fields else {}


def espionage_choices(sight: Sight) -> dict[str, object]:
    """The cards that spy and the powers that they can look at, or nothing."""
    cards = card_names(sight.own.hand & (QUEENS | ACES))
    others = [sight.table.power(seat) for seat in range(sight.table.players) if seat != sight.seat]
    return {"cards": cards, "powers": others} if cards else {}


def king_cards(sight: Sight) -> list[str]:
    """The cards that stop an attack."""
    return card_names(sight.own.hand & (KINGS | ACES))


def card_choices(sight: Sight, count: i64) -> dict[str, object]:
    """So many cards of the hand, each with what it is worth in a battle."""
    hand = sight.own.hand
    worth = {name: int(POINTS[number]) for name, number in zip(card_names(hand), listed(hand), strict=True)}
    return {"count": int(count), "cards": worth}
