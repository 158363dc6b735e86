"""The seam of might: what raises numbers of the unit table before anything else is reckoned.

A bonus of this kind is rounded up in steps of the number's own denominator, as if the higher number stood in the table:
half as much again makes 2 of 1, 2/3 of 1/3 and 5/2 of 3/2. All other factors multiply what comes of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from velmoci.salva.numbers import Chain
from velmoci.salva.seams import RulePart, word_of

if TYPE_CHECKING:
    from velmoci.salva.rules import Rules
    from velmoci.salva.state import Table
    from velmoci.salva.units import Kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Might(RulePart):
    """A bonus to every strength that the unit table gives to some kinds of some seats."""

    clause: str = ""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.clause = word_of(self, "clause", self.clause)

    def times(self, table: Table, owner: i64, kind: Kind) -> tuple[int, int]:
        """By what the strengths of a kind are multiplied, and rounded up, for this owner."""
        return 1, 1

    def cache_key(self, table: Table) -> int:
        """All that the answers depend on besides owner and kind, as a number not below 0."""
        return 0


def begin(
    rules: Rules, table: Table, owner: i64, kind: Kind, value: tuple[int, int], name: str, clause: str, chain: Chain
) -> None:
    """Begins a chain with a number of the unit table, raised for its owner."""
    chain.starts_with(value[0], value[1], name, clause)
    for part in rules.mights:
        more, less = part.times(table, owner, kind)
        chain.reduce()
        chain.times(-(-chain.num * more // less), chain.num, part.name, part.clause)


def mights_key(rules: Rules, table: Table) -> int:
    """What all bonuses depend on, as one number."""
    key = 0
    for part in rules.mights:
        own = part.cache_key(table)
        key = (key + own) * (key + own + 1) // 2 + own
    return key
