"""What a table refuses apart from the rules of the game."""

from __future__ import annotations

from velmoci.kernel.errors import Refusal, Value, VelmociError
from velmoci.kernel.game import Game


class NotAtTheTable(VelmociError):
    """The one who asks does not sit where they say they sit."""


class NotNow(VelmociError):
    """The table does not do that now; the code says why."""


def refusal(game: Game, code: str, **values: Value) -> Refusal:
    """What the table refuses, under the clause of the game that is played."""
    return Refusal(code, clause_at_table(game, code), **values)


def clause_at_table(game: Game, code: str) -> str:
    """The clause of a game that a refusal of the table rests on; none where the game says nothing of it."""
    return game.table_clauses.get(code, "")
