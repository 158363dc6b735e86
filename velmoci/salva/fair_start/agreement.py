"""Before any method the players try to agree: what may be proposed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from velmoci.kernel.errors import Refusal


def check_proposal(players: int, total: int, sides: Sequence[int], amounts: Sequence[int]) -> None:
    """A proposal gives every player a side and an amount, and no more than there is."""
    fits = sorted(sides) == list(range(players)) and len(amounts) == players
    if not fits or any(amount < 0 for amount in amounts) or sum(amounts) > total:
        raise Refusal("fair_proposal", "SA-fair_start-4", total=total)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fair_start-4": (check_proposal,),
}
