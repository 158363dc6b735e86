"""Where `factories` and `strategic_bombing` meet: factories can be damaged and destroyed.

Of several factories on a field one carries the damage, the column `factory_damage`; what is more than destroys it goes
to the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.event import public
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.buildings import Buildings, sixths
from velmoci.salva.chapters.hold_lists import forget
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, Column, Reaction
from velmoci.salva.state import State, Table

FACTORY: Final = "factory"


class DamagedFactories(Buildings):
    """Factories, each field's under one name."""

    name = "factories"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.standing = rules.field_column("factories")
        self.column = rules.field_column("factory_damage")

    def harmed(self, table: Table) -> list[int]:
        column = table.field_columns[self.column]
        return [field for field in self.rules.board.land if column[field] > 0]

    def buildings_on(self, table: Table, field: i64) -> list[str]:
        return [FACTORY] if table.field_columns[self.standing][field] > 0 else []

    def harm(self, table: Table, building: str, field: i64) -> i64:
        return table.field_columns[self.column][field]

    def set_harm(self, table: Table, building: str, field: i64, amount: i64) -> None:
        table.field_columns[self.column][field] = amount

    def lose(self, state: State, building: str, field: i64) -> None:
        """Whoever held it holds nothing any more."""
        state.table.field_columns[self.standing][field] -= 1
        self.set_harm(state.table, building, field, 0)
        forget(state, self.thing(building, field))
        state.tell(public("factory-lost", field=field_name(self.rules, field)))


class TornDown(Reaction):
    """Where no factory is left there is no damage either."""

    name = "torn_down_factories"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.standing = rules.field_column("factories")
        self.column = rules.field_column("factory_damage")

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        self.clear(state.table, field)

    def turn_ends(self, state: State, seat: i64) -> None:
        for field in self.rules.board.land:
            self.clear(state.table, field)

    def clear(self, table: Table, field: i64) -> None:
        """Nothing stands there any more."""
        if table.field_columns[self.standing][field] == 0:
            table.field_columns[self.column][field] = 0


CHAPTER: Final = Chapter(
    id="factories_strategic_bombing",
    clause="SA-strategic_bombing-1",
    bridges=("factories", "strategic_bombing"),
    contributions={
        "column": (Column("factory_damage", FIELD, parts=sixths),),
        "react": (TornDown,),
        "damaged": (DamagedFactories,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-strategic_bombing-1": (DamagedFactories.buildings_on,),
    "SA-strategic_bombing-3": (DamagedFactories.lose,),
}
