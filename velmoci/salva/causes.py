"""On what it hangs what a seat may do unasked, and which kinds of order hang on it."""

from __future__ import annotations

from typing import Final, final

from velmoci.salva.seams import OrderRule

STEP: Final = "table:step"
"""The step that is under way, and in whose turn."""
BUSY: Final = "table:busy"
"""What the agenda is about; of a battle not how it stands."""
SALVO: Final = "table:salvo"
"""Whether a salvo is under way."""
MENDABLE: Final = "table:mendable"
"""What is damaged, whose it is and what slices say of it; nothing while a battle or another attack is resolved."""
UNITS: Final = "table:units"
"""The units, wherever they stand."""
FIELDS: Final = "table:fields"
SEATS: Final = "table:seats"
MONEY: Final = "table:money"
TIME: Final = "table:time"
ON_TABLE: Final = "table:slice:"
"""Before the name of one slice of the table."""


@final
class Causes:
    """What the orders that may be given unasked, and the answers to what lies before a seat, say they hang on."""

    def __init__(self, asides: list[OrderRule], answer_rules: list[OrderRule], own_slices: dict[str, int]) -> None:
        self.unsteady: Final[set[OrderRule]] = {rule for rule in asides if named_by(rule) is None}
        """The kinds of order that say nothing: found anew after every order."""
        self.asides: Final[dict[str, list[OrderRule]]] = {}
        """The kinds of order that hang on a slice of the seat or on an aspect of the table."""
        self.answers: set[str] | None = set()
        """All that answers hang on; None where one says nothing."""
        for rule in asides:
            for name in named_by(rule) or ():
                self.asides.setdefault(name, []).append(rule)
        for rule in answer_rules:
            named = named_by(rule)
            if named is None or self.answers is None:
                self.answers = None
            else:
                self.answers.update(named)
        names = self.asides.keys() | (self.answers or set())
        self.aspects: Final[list[str]] = sorted(names - own_slices.keys())
        """What of the table is looked at after every order."""


def named_by(rule: OrderRule) -> tuple[str, ...] | None:
    """What a kind of order itself says that it hangs on; what it has inherited does not count."""
    return rule.depends_on if "depends_on" in type(rule).__dict__ else None
