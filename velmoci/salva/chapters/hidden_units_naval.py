"""Hidden units at sea: where `hidden_units` and `naval` meet. What goes down with its ship has to be shown first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.embarkation import Hold
from velmoci.salva.chapters.token_debts import ask_what_follows, show
from velmoci.salva.hiding.tokens import Tokens
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import NOBODY, State


class TokensAboard(Reaction):
    """A token aboard a ship that is lost is shown: a true one goes down too, a false one lies down elsewhere."""

    name = "tokens_aboard"
    before = "load_goes_along"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)
        self.hold = Hold(rules)

    def unit_lost(self, state: State, unit: i64) -> None:
        table = state.table
        aboard = [token for token in self.tokens.all(table) if self.hold.ship_of(table, token) == unit]
        for token in aboard:
            show(state, self.tokens, token)
            if self.tokens.is_token(table, token):
                table.unit_columns[self.hold.aboard][token] = NOBODY
        if aboard:
            ask_what_follows(state)


CHAPTER: Final = Chapter(
    id="hidden_units_naval",
    clause="SA-hidden_units-13",
    bridges=("hidden_units", "naval"),
    contributions={"react": (TokensAboard,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_units-13": (TokensAboard,),
}
