"""What is settled before anybody bids: the method, the sides, the blocks and the total, checked once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from velmoci.kernel.errors import Refusal

TWO_SEALED: Final = "two_sealed"
TWO_CUT: Final = "two_cut"
TWO_FIXED: Final = "two_fixed_defender"
SUCCESSIVE: Final = "successive"
MATRIX: Final = "matrix"
METHODS: Final = (TWO_SEALED, TWO_CUT, TWO_FIXED, SUCCESSIVE, MATRIX)
FOR_TWO: Final = (TWO_SEALED, TWO_CUT, TWO_FIXED)

MAX_DELTA: Final = "max_delta"
ANY: Final = "any"
COLUMN_CHOICES: Final = (MAX_DELTA, ANY)

FEWEST: Final = 2
MOST: Final = 6
MOST_POINTS: Final = 1_000_000


class Terms(NamedTuple):
    """The terms of a fair start; there are as many sides as players, and blocks hold sides by number."""

    players: int
    total: int
    method: str
    blocks: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    """Successive division: the blocks in the order in which they are handled."""
    column_choice: str
    defence: int
    """`two_fixed_defender`: what the defender, side 1, starts with."""


def make_terms(
    players: int,
    total: int,
    method: str = "",
    blocks: Sequence[Sequence[int]] = (),
    order: Sequence[int] = (),
    column_choice: str = MAX_DELTA,
    defence: int = 0,
) -> Terms:
    """The terms, with the defaults filled in; refused where they do not fit together."""
    if not FEWEST <= players <= MOST:
        raise Refusal("fair_players", "SA-multiplayer-1", least=FEWEST, most=MOST)
    method = method or usual_method(players)
    if method not in METHODS:
        raise Refusal("fair_no_method", "SA-fair_start-11", value=method[:40], methods=list(METHODS))
    if method in FOR_TWO and players != FEWEST:
        raise Refusal("fair_for_two", "SA-fair_start-11", value=method)
    if not 0 <= total <= MOST_POINTS or not 0 <= defence <= MOST_POINTS:
        raise Refusal("fair_total", "SA-setup-5", most=MOST_POINTS)
    if column_choice not in COLUMN_CHOICES:
        raise Refusal("fair_no_choice", "SA-fair_start-20", value=column_choice[:40], choices=list(COLUMN_CHOICES))
    parts = tuple([tuple(block) for block in blocks]) or tuple([(side,) for side in range(players)])
    if sorted([side for block in parts for side in block]) != list(range(players)) or not all(parts):
        raise Refusal("fair_blocks", "SA-fair_start-26")
    if method in FOR_TWO and len(parts) != players:
        raise Refusal("fair_blocks", "SA-fair_start-26")
    turns = tuple(order) or tuple(range(len(parts)))
    if sorted(turns) != list(range(len(parts))):
        raise Refusal("fair_order", "SA-fair_start-13")
    return Terms(players, total, method, parts, turns, column_choice, defence)


def usual_method(players: int) -> str:
    """Sealed figures for two, the matrix for more."""
    return TWO_SEALED if players == FEWEST else MATRIX


def recommended(players: int, are_experienced: bool, are_sides_alike: bool) -> str:
    """Successive division is easier and suits uneven sides; the matrix is quicker and suits sides that are alike."""
    if players == FEWEST:
        return TWO_SEALED
    return MATRIX if are_experienced and are_sides_alike else SUCCESSIVE


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fair_start-11": (recommended, make_terms),
    "SA-fair_start-12": (make_terms,),
    "SA-fair_start-13": (make_terms,),
    "SA-fair_start-26": (make_terms,),
}
