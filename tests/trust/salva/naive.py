"""A second, naive reading of movement, attack and purchase on land, to count orders without the engine's help."""

from dataclasses import dataclass, field, replace
from fractions import Fraction
from itertools import combinations
from typing import Final

FIGHTERS: Final = frozenset({"inf", "tank", "atg"})
MOVE: Final = {"inf": 1, "tank": 2, "atg": 1, "cargo": 1}
"""The fixture units: how far they go."""
PRICE: Final = {"inf": Fraction(1), "tank": Fraction(1), "atg": Fraction(1)}


@dataclass(frozen=True)
class Piece:
    """A unit of the seat on turn."""

    number: int
    kind: str
    place: str
    points: Fraction
    is_closed: bool = False


@dataclass(frozen=True)
class Board:
    """A tiny map, seen by the seat on turn."""

    near: dict[str, list[str]]
    own: frozenset[str]
    rough: dict[str, Fraction] = field(default_factory=dict)


def cost(board: Board, place: str) -> Fraction:
    return board.rough.get(place, Fraction(1))


def ways(board: Board, piece: Piece) -> dict[str, Fraction]:
    """Every own field where the piece can end, with the most points that it can have left there."""
    found: dict[str, Fraction] = {}

    def walk(place: str, left: Fraction, been: tuple[str, ...]) -> None:
        if left < 1:
            return
        for there in board.near[place]:
            if there in board.own and there not in been:
                rest = max(Fraction(0), left - cost(board, there))
                found[there] = max(rest, found.get(there, Fraction(0)))
                if left >= cost(board, there):
                    walk(there, rest, (*been, there))

    walk(piece.place, piece.points, (piece.place,))
    return found


def reaches(board: Board, piece: Piece, target: str) -> bool:
    """Whether the piece can enter a foreign field: it needs one point beside it."""
    if piece.is_closed:
        return False
    beside = {piece.place: piece.points}
    for place, left in ways(board, piece).items():
        beside[place] = left
    return any(left >= 1 and target in board.near[place] for place, left in beside.items())


def attacks(board: Board, army: tuple[Piece, ...]) -> set[tuple[str, tuple[tuple[str, str], ...]]]:
    """Every foreign field with every choice of kinds and places; somebody who can hold it must be among them."""
    found = set()
    for target in [place for place in board.near if place not in board.own]:
        able = [piece for piece in army if reaches(board, piece, target)]
        for size in range(1, len(able) + 1):
            for chosen in combinations(able, size):
                if any(piece.kind in FIGHTERS for piece in chosen):
                    found.add((target, tuple(sorted((piece.kind, piece.place) for piece in chosen))))
    return found


def moved(army: tuple[Piece, ...], number: int, place: str, left: Fraction, active: int) -> tuple[Piece, ...]:
    """The army after a move: whoever was on the move before has finished."""
    return tuple(
        replace(piece, place=place, points=left) if piece.number == number
        else replace(piece, is_closed=True) if piece.number == active
        else piece
        for piece in army
    )  # fmt: skip


def count_movement(board: Board, army: tuple[Piece, ...], depth: int, active: int = -1) -> int:
    """Sequences of so many orders in the movement phase; attacks and the end of the phase are leaves."""
    total = len(attacks(board, army)) + 1
    for piece in army:
        if piece.is_closed:
            continue
        for place, left in ways(board, piece).items():
            if depth == 1:
                total += 1
            else:
                after = moved(army, piece.number, place, left, active)
                total += count_movement(board, after, depth - 1, piece.number)
    return total


def count_purchases(purses: dict[str, Fraction], depth: int) -> int:
    """Sequences of so many purchases; the end of the phase is a leaf."""
    total = 1
    for place, money in purses.items():
        for price in PRICE.values():
            if price <= money:
                total += 1 if depth == 1 else count_purchases({**purses, place: money - price}, depth - 1)
    return total
