"""Before any method the players try to agree; one who wants to go on is enough to begin with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from velmoci.kernel.errors import Refusal


class Proposal(NamedTuple):
    """A side and an amount for every player."""

    sides: tuple[int, ...]
    amounts: tuple[int, ...]


class Agreement:
    """The attempt: open until all accept one proposal, or one player goes on to the method."""

    def __init__(self, players: int, total: int) -> None:
        self.players = players
        self.total = total
        self.proposal: Proposal | None = None
        self.accepted: set[int] = set()
        self.goes_on = False

    def is_over(self) -> bool:
        """Whether nothing more can be said here."""
        return self.goes_on or self.is_agreed()

    def is_agreed(self) -> bool:
        """Whether all accept the proposal, which then stands."""
        return not self.goes_on and len(self.accepted) == self.players

    def propose(self, player: int, sides: Sequence[int], amounts: Sequence[int]) -> None:
        """Anybody may propose, also in place of a proposal on the table; who proposes accepts."""
        self.check_open(player)
        fits = sorted(sides) == list(range(self.players)) and len(amounts) == self.players
        if not fits or any(amount < 0 for amount in amounts) or sum(amounts) > self.total:
            raise Refusal("fair_proposal", "SA-fair_start-4", total=self.total)
        self.proposal = Proposal(tuple(sides), tuple(amounts))
        self.accepted = {player}

    def answer(self, player: int, accepts: bool) -> None:
        """Accepts the proposal, or takes it off the table."""
        self.check_open(player)
        if self.proposal is None:
            raise Refusal("fair_no_proposal", "SA-fair_start-4")
        if accepts:
            self.accepted.add(player)
        else:
            self.proposal, self.accepted = None, set()

    def go_on(self, player: int) -> None:
        """Ends the attempt for all."""
        self.check_open(player)
        self.goes_on = True

    def check_open(self, player: int) -> None:
        """Only players speak, and only while the attempt is open."""
        if self.is_over() or not 0 <= player < self.players:
            raise Refusal("fair_attempt_over", "SA-fair_start-4")


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fair_start-4": (Agreement,),
}
