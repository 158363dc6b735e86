"""The seam of kinds: rows that a chapter adds to the unit table for one game, and what they are called.

Some rows are settled only when the players have spoken. Until then they stand in the table under the same names and can
be had by nobody; `Rules.settled` gives the rules of the game with the rows as they were settled. All else is as before,
so that a table goes on under them; a position keeps the text of what was settled.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from velmoci.salva.seams import RulePart

OWN_KINDS: Final[dict[str, dict[str, str]]] = {
    f"design_{letter}": {"cs": f"Vlastní konstrukce {letter.upper()}", "en": f"Own design {letter.upper()}"}
    for letter in "abcdef"
}
"""What the players design themselves, by seats: the names of rows that are in no printed table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class KindMaker(RulePart):
    """Adds rows to the unit table."""

    def rows(self, settled: str) -> dict[str, dict[str, Any]]:
        """For each name its row, with all columns that every row has; `settled` is what the players have settled."""
        return {}
