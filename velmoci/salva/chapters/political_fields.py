"""Political points from fields (Hra na politické body z polí): what one kept through a whole round counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public
from velmoci.kernel.option import IntOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.board import WHOLE, FieldKey
from velmoci.salva.chapters.goal_common import FULL_TIME, KEPT, Keeping, RoundGoal, keep_all
from velmoci.salva.goals.centres import CENTRE, CENTRE_MARK, CENTRES, check_centres, lay_centres
from velmoci.salva.goals.results import Reason, Result, is_ahead
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import SEAT, Column
from velmoci.salva.state import NOBODY, Sight, State, Table

POINTS: Final = Column("political_points", SEAT)
VALUE: Final = "political_value"


class PoliticalFieldsGoal(RoundGoal):
    """Most points after the last round win; equal points share the win."""

    name = "political_fields"
    players: ClassVar[tuple[int, int]] = (2, 6)
    clause: ClassVar[str] = "SA-political_fields-3"
    measure: ClassVar[str] = "points"
    always_ranks: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.points: i64 = rules.seat_column(POINTS.name)
        self.kept: i64 = rules.field_column(KEPT.name)
        self.centre: i64 = rules.field_column(CENTRE.name)

    def check_start(self) -> None:
        super().check_start()
        check_centres(self.rules)

    def define(self, state: State, chance: Chance) -> None:
        lay_centres(state, chance)

    def value(self, table: Table, field: i64) -> int:
        """The political value of a field: as the map says, or by whether it is a centre."""
        mark = self.rules.board.mark(field, VALUE)
        if isinstance(mark, int):
            return mark
        is_centre = table.field_columns[self.centre][field] != 0
        return self.rules.number("centre_value" if is_centre else "field_value")

    def depends_on_fields(self) -> bool:
        return False

    def worth(self, sight: Sight, field: i64) -> float:
        left = max(1, int(self.rounds) - int(sight.table.round))
        return self.value(sight.table, field) * min(left, 4) * 0.5

    def is_won(self, sight: Sight, table: Table) -> bool:
        return is_ahead(self.results(table), int(sight.seat))

    def pressure(self, sight: Sight) -> float:
        if self.is_falling_behind(sight):
            return min(1.0, float(sight.table.round) / float(self.rounds))
        return super().pressure(sight)

    def is_falling_behind(self, sight: Sight) -> bool:
        """Whether somebody else would have more points at the end if all fields stayed as they are."""
        table = sight.table
        left = int(self.rounds) - int(table.round) + 1
        found = [int(points) for points in table.seat_columns[self.points]]
        for field in self.rules.board.land:
            owner = int(table.owner[field])
            if owner != int(NOBODY):
                found[owner] += left * self.value(table, field)
        return max(found) > found[int(sight.seat)]

    def income(self, table: Table, seat: i64) -> int:
        """What a seat gets if the round ends now: the values of the fields that it has owned since it began."""
        kept = table.field_columns[self.kept]
        return sum([self.value(table, field) for field in self.rules.board.land if kept[field] == seat])

    def round_ends(self, state: State) -> None:
        table = state.table
        for seat in range(int(table.seats)):
            gained = self.income(table, seat)
            table.seat_columns[self.points][seat] += gained
            if gained:
                state.tell(public("political-points", power=seat_name(seat), value=gained))
        keep_all(table, self.kept)
        if table.round >= self.rounds:
            self.finish(state, FULL_TIME)

    def results(self, table: Table) -> list[Result]:
        found: list[Result] = []
        for seat in range(int(table.seats)):
            points = int(table.seat_columns[self.points][seat])
            values: dict[str, str | int | list[str]] = {"points": points, "income": self.income(table, seat)}
            found.append(Result(seat, points, points, [Reason("points-so-far", "SA-political_fields-2", values)]))
        return found

    def about(self, table: Table) -> dict[str, object]:
        values = {self.rules.board.ids[field]: self.value(table, field) for field in self.rules.board.land}
        return {**super().about(table), "values": values}


CHAPTER: Final = Chapter(
    id="political_fields",
    clause="SA-political_fields-1",
    needs=("minimal",),
    options=(
        IntOption("rounds", 12, 6, 60, "SA-political_fields-3"),
        CENTRES,
        IntOption("centre_value", 3, 0, 9, "SA-political_fields-1"),
        IntOption("field_value", 0, 0, 9, "SA-political_fields-1"),
    ),
    group="goal",
    contributions={
        "field": (CENTRE_MARK, FieldKey(VALUE, WHOLE, None, "SA-political_fields-1")),
        "column": (CENTRE, KEPT, POINTS),
        "react": (Keeping,),
        "goal": (PoliticalFieldsGoal,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-political_fields-1": (PoliticalFieldsGoal.value,),
    "SA-political_fields-2": (PoliticalFieldsGoal.round_ends, PoliticalFieldsGoal.income),
    "SA-political_fields-3": (PoliticalFieldsGoal.round_ends, PoliticalFieldsGoal.results),
}
