"""Where `political_points` and the goal `political_buildings` meet: points are taken with the field that made them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import public
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.offers import money_text
from velmoci.salva.chapters.political_buildings import BUILDINGS, POINTS, PoliticalBuildingsGoal
from velmoci.salva.chapters.political_points import GOAL, ID
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, Column, Reaction
from velmoci.salva.state import NOBODY, State

MADE: Final = "points_made"


def points(rules: Rules) -> int:
    """What was made is counted in parts as all points are."""
    return rules.money


class Spoils(Reaction):
    """Who conquers a field with political factories takes a part of what these have made from the former holder."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        if not rules.flag("specialised_factories"):
            raise BadRulebook(
                "bad_option", "SA-political_points-1", option="specialised_factories", value="false", allowed="true"
            )
        self.num, self.den = rules.ratio("political_capture")
        self.made: i64 = rules.field_column(MADE)
        self.points: i64 = rules.seat_column(POINTS.name)
        self.buildings: i64 = rules.field_column(BUILDINGS.name)

    def points_made(self, state: State, field: i64, parts: int) -> None:
        state.table.field_columns[self.made][field] += parts

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        table = state.table
        if old == NOBODY or new == NOBODY or table.field_columns[self.buildings][field] == 0:
            return
        column = table.seat_columns[self.points]
        taken = min(int(column[old]), int(table.field_columns[self.made][field]) * self.num // self.den)
        if taken > 0:
            column[old] -= taken
            column[new] += taken
            where, amount = field_name(self.rules, field), money_text(self.rules, taken)
            state.tell(
                public("points-taken", power=seat_name(new), other=seat_name(old), field=where, points=amount)
            )

    def field_given(self, state: State, field: i64, old: i64, new: i64) -> None:
        """What is given is not conquered."""


CHAPTER: Final = Chapter(
    id="political_points_buildings",
    clause="SA-political_points-1",
    bridges=(ID, GOAL),
    contributions={"column": (Column(MADE, FIELD, parts=points),), "react": (Spoils,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-political_points-1": (Spoils,),
    "SA-political_points-2": (PoliticalBuildingsGoal.results,),
    "SA-political_points-4": (Spoils.field_changes, Spoils.points_made),
}
