"""How far goods come in a war economy: over land that a seat may use, and along railways; a part of `war_economy`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from mypy_extensions import i64

from velmoci.salva.chapters.economy_stock import FOR_GOODS, stock_of
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Table

RAILWAYS: Final = "railways"
RAIL_DAMAGE: Final = "rail_damage"


@final
class Reach:
    """The edges with railways and the options of the section, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.railways: Final = rules.edge_column(RAILWAYS)
        self.haul_plain: Final = rules.number("haul_plain")
        self.haul_rail: Final = rules.number("haul_rail")
        self.plain_move: Final = rules.number("plain_move")
        self.rail_move: Final = rules.number("rail_move")

    def has_railway(self, table: Table, one: i64, other: i64) -> bool:
        """Whether a railway stands on the edge of two fields."""
        edge = self.rules.board.edge(one, other)
        return edge >= 0 and table.edge_columns[self.railways][edge] > 0

    def may_use(self, table: Table, seats: list[int], field: i64) -> bool:
        """Whether one of these seats holds a land field, or the holder lets the seat on turn through."""
        owner = int(table.owner[field])
        if owner == NOBODY or not self.rules.board.is_land(field):
            return False
        return owner in seats or self.is_granted(table, seats, field)

    def is_granted(self, table: Table, seats: list[int], field: i64) -> bool:
        """Whether the holder of a foreign field has agreed for this turn."""
        if int(table.on_turn) not in seats:
            return False
        return bool([one for one, _ in stock_of(self.rules, table).granted if one == field])

    def gives_goods(self, table: Table, seat: i64, field: i64) -> bool:
        """Whether goods that lie on a field may be used: one's own, or those that the holder gives in this turn."""
        if table.owner[field] == seat:
            return True
        granted = stock_of(self.rules, table).granted if table.on_turn == seat else []
        return (int(field), FOR_GOODS) in granted

    def spread(self, table: Table, seats: list[int], start: i64, most: int, by_rail: bool) -> list[int]:
        """The fields up to so many steps away, the nearest first, the field itself at their head."""
        found, edge = [int(start)], [int(start)]
        for _ in range(most):
            further: list[int] = []
            for here in edge:
                for near in self.rules.board.neighbours[here]:
                    if near in found or not self.may_use(table, seats, near):
                        continue
                    if not by_rail or self.has_railway(table, here, near):
                        found.append(near)
                        further.append(near)
            edge = further
        return found

    def sources(self, table: Table, seat: i64, field: i64) -> list[int]:
        """The fields from which goods come to a field: itself, its neighbours, and what railways join to it."""
        seats = [int(seat)]
        near = self.spread(table, seats, field, self.haul_plain, False)
        far = self.spread(table, seats, field, self.haul_rail, True)
        own = [one for one in dict.fromkeys([*near, *far]) if table.owner[one] == seat]
        return own + [one for one in dict.fromkeys([*near, *far]) if one not in own and self.gives(table, seat, one)]

    def gives(self, table: Table, seat: i64, field: i64) -> bool:
        """The same of foreign fields alone."""
        return table.owner[field] != seat and self.gives_goods(table, seat, field)

    def are_joined(self, table: Table, seats: list[int], one: i64, other: i64) -> bool:
        """Whether goods come from one field to another within the range of hauling, whoever of these seats has them."""
        if int(other) in self.spread(table, seats, one, self.haul_plain, False):
            return True
        return int(other) in self.spread(table, seats, one, self.haul_rail, True)

    def goals(self, table: Table, seat: i64, field: i64) -> list[int]:
        """Where goods can be moved from a field in one turn."""
        seats = [int(seat)]
        near = self.spread(table, seats, field, self.plain_move, False)
        far = self.spread(table, seats, field, self.rail_move, True)
        return [one for one in dict.fromkeys([*near, *far]) if one != field]

    def is_by_rail_alone(self, table: Table, seat: i64, field: i64, goal: i64) -> bool:
        """Whether only more railways could bring goods there; for the reason of a refusal."""
        every = len(self.rules.board.land)
        return int(goal) in self.spread(table, [int(seat)], field, every, True)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-10": (Reach.sources, Reach.gives_goods),
    "SA-war_economy-20": (Reach.goals, Reach.may_use),
    "SA-war_economy-21": (Reach.goals, Reach.has_railway),
    "SA-war_economy-23": (Reach.has_railway, Reach.may_use),
    "SA-war_economy-29": (Reach.are_joined,),
}
