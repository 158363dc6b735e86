"""Standing orders in Salva: which questions can be answered before they are asked, and by what.

A part of the seam `beforehand` has the name of the step whose question it is about, or of the answers to what lies
before a seat. What it does not say cannot be said beforehand; that silence shall answer can always be said.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from velmoci.kernel.game import Position as GamePosition
from velmoci.kernel.standing import Standing, StandingKind
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TURN, RulePart
from velmoci.salva.state import Sight, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Beforehand(RulePart):
    """What can be said to a question before it is asked; by default that silence shall answer it."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.with_odds: tuple[str, ...] | None = None
        """The answers that may hang on the odds, once they were asked for."""

    def kind(self) -> StandingKind:
        """What a standing order may say of such a question."""
        return StandingKind(self.name)

    def now(self, sight: Sight) -> Standing:
        """What can be said to the question that is asked now."""
        return Standing([])


def fields_of(rules: Rules) -> tuple[str, ...]:
    """The names of all fields."""
    return tuple([str(name) for name in rules.board.ids])


def standing_of(sight: Sight, question: str) -> Standing | None:
    """What can be said beforehand to a question of that name which lies before a seat."""
    part = sight.rules.beforehand.get(question)
    if not isinstance(part, Beforehand):
        return None
    standing, table = part.now(sight), sight.table
    is_in_turn = table.frames[0].track == sight.rules.track(TURN)
    if part.with_odds is None:
        part.with_odds = part.kind().with_odds
    standing.with_odds = part.with_odds
    standing.is_out_of_turn = not is_in_turn or table.on_turn != sight.seat
    return standing


def standing_kinds(position: GamePosition) -> list[StandingKind]:
    """All questions of a game that can be answered beforehand."""
    assert isinstance(position, State)
    return [part.kind() for part in position.rules.beforehand.values() if isinstance(part, Beforehand)]


def turn_of(position: GamePosition) -> tuple[int, int]:
    """The number of the turn under way, and whose it is."""
    assert isinstance(position, State)
    return int(position.table.turn), int(position.table.on_turn)
