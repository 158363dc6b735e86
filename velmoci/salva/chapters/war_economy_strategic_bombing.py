"""Where `war_economy` and `strategic_bombing` meet: railways under bombs and shells.

A railway is fired at from either of its fields, as `railway_praha` on the field at its other end. Several on one edge
are one target: one of them carries the damage.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.event import public
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.buildings import Buildings
from velmoci.salva.chapters.economy_reach import RAIL_DAMAGE, RAILWAYS
from velmoci.salva.chapters.hold_lists import forget
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Sight, State, Table

RAILWAY: Final = "railway_"


class DamagedRailways(Buildings):
    """Railways, each edge's under one name on each of its two fields."""

    name = "railways"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.standing = rules.edge_column(RAILWAYS)
        self.column = rules.edge_column(RAIL_DAMAGE)

    def other_end(self, building: str) -> int:
        """The field at the other end of a railway."""
        return self.rules.board.index.get(building.removeprefix(RAILWAY), int(NOBODY))

    def edge(self, building: str, field: i64) -> int:
        """Its edge."""
        return self.rules.board.edge(field, self.other_end(building))

    def buildings_on(self, table: Table, field: i64) -> list[str]:
        column, board = table.edge_columns[self.standing], self.rules.board
        near = [other for other in board.neighbours[field] if column[board.edge(field, other)] > 0]
        return [f"{RAILWAY}{field_name(self.rules, other)}" for other in near]

    def is_known(self, sight: Sight, thing: str) -> bool:
        """Lists name it on the first of its fields."""
        other = self.other_end(thing.partition("/")[0])
        return self.field(thing) < other and super().is_known(sight, thing)

    def damaged(self, table: Table) -> list[str]:
        """Each once, on the field of its edge that comes first."""
        found: list[str] = []
        for number, (one, other) in enumerate(self.rules.board.edges):
            if table.edge_columns[self.column][number] > 0:
                found.append(self.thing(f"{RAILWAY}{field_name(self.rules, other)}", one))
        return found

    def harm(self, table: Table, building: str, field: i64) -> i64:
        return table.edge_columns[self.column][self.edge(building, field)]

    def set_harm(self, table: Table, building: str, field: i64, amount: i64) -> None:
        table.edge_columns[self.column][self.edge(building, field)] = amount

    def lose(self, state: State, building: str, field: i64) -> None:
        """Whoever held it holds nothing any more, under neither of its names."""
        other = self.other_end(building)
        state.table.edge_columns[self.standing][self.edge(building, field)] -= 1
        self.set_harm(state.table, building, field, 0)
        names = field_name(self.rules, field), field_name(self.rules, other)
        forget(state, self.thing(building, field))
        forget(state, self.thing(f"{RAILWAY}{names[0]}", other))
        state.tell(public("railway-lost", field=names[0], goal=names[1]))

    def why_not_shelled(self, table: Table, building: str, field: i64, origin: i64) -> str:
        """Guns reach a railway only from a field that is adjacent to both of its ends."""
        board = self.rules.board
        is_near = board.are_adjacent(origin, field) and board.are_adjacent(origin, self.other_end(building))
        return "" if is_near else "SA-war_economy-25"


CHAPTER: Final = Chapter(
    id="war_economy_strategic_bombing",
    clause="SA-war_economy-25",
    bridges=("war_economy", "strategic_bombing"),
    contributions={"damaged": (DamagedRailways,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-25": (DamagedRailways,),
}
