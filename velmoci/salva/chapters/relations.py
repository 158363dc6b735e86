"""Random relations (Hra na náhodně generované vztahy): every field counts as much as one likes its holder."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public
from velmoci.kernel.option import ChoiceOption, IntOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.goal_common import END_HOLD, KEPT, OBJECTIVE, Keeping, RoundGoal
from velmoci.salva.goals.results import Reason, Result
from velmoci.salva.items import seat_name
from velmoci.salva.seams import TABLE, SliceSpec
from velmoci.salva.state import Sight, Slice, State, Table

DICE: Final = (-3, -2, -1, 1, 2, 3)
"""The relation for each roll from 1 to 6."""
WORST: Final = -3
BEST: Final = 3
ZERO_SUM: Final = "zero_sum"


class Relations(Slice):
    """For each side its relation to every side; to itself it is the best."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []

    def copy(self) -> Slice:
        twin = Relations()
        twin.rows = [row[:] for row in self.rows]
        return twin

    def dump(self) -> object:
        return [row[:] for row in self.rows]

    def load(self, data: Any) -> None:
        self.rows = [list(row) for row in data]


def zero_sum(relations: list[int]) -> list[int]:
    """Relations to others corrected until they sum to 0: all by about as much, those first that are farthest out."""
    row = relations[:]
    while sum(row) != 0:
        is_high = sum(row) > 0
        step, stop = (-1, WORST) if is_high else (1, BEST)
        for place in sorted(range(len(row)), key=lambda other: row[other], reverse=not is_high):
            if sum(row) != 0 and row[place] != stop:
                row[place] += step
    return row


class RelationsGoal(RoundGoal):
    """After the last round each gets for every field that somebody holds his relation to the holder."""

    name = "relations"
    clause: ClassVar[str] = "SA-relations-3"

    def define(self, state: State, chance: Chance) -> None:
        """Every side rolls openly what it thinks of every other."""
        seats = int(self.rules.seats)
        rows = self.relations(state.table)
        for side in range(seats):
            rolled = [DICE[int(chance.roll(6)) - 1] for _ in range(seats - 1)]
            row = zero_sum(rolled) if self.rules.word("relation_balance") == ZERO_SUM else rolled[:]
            others = [other.id for number, other in enumerate(self.rules.sides) if number != side]
            before = [f"{other} {signed(number)}" for other, number in zip(others, rolled, strict=True)]
            after = [f"{other} {signed(number)}" for other, number in zip(others, row, strict=True)]
            state.tell(public("relations-rolled", side=self.rules.sides[side].id, rolled=before, relations=after))
            row.insert(side, BEST)
            rows.rows.append(row)

    def relations(self, table: Table) -> Relations:
        found = table.slices[self.rules.table_slice(self.name)]
        assert isinstance(found, Relations)
        return found

    def results(self, table: Table) -> list[Result]:
        rows, sides = self.relations(table).rows, [int(side) for side in table.side]
        counts = [len(self.held(table, seat)) for seat in range(len(sides))]
        found: list[Result] = []
        for seat in range(len(sides)):
            score = 0
            reasons: list[Reason] = []
            for other, count in enumerate(counts):
                relation = rows[sides[seat]][sides[other]]
                score += relation * count
                values: dict[str, str | int | list[str]] = {"power": seat_name(other), "relation": signed(relation)}
                values["count"] = count
                values["points"] = signed(relation * count)
                reasons.append(Reason("relation", "SA-relations-3", values))
            found.append(Result(seat, score, score, reasons))
        return found

    def result(self, sight: Sight, table: Table) -> float:
        """By how much the seat is ahead of the best other: what it gains, others who like it gain too."""
        worth = [result.worth for result in self.results(table)]
        own = worth.pop(int(sight.seat))
        return float(own - max(worth))

    def about(self, table: Table) -> dict[str, object]:
        sides = [side.id for side in self.rules.sides]
        rows = [dict(zip(sides, row, strict=True)) for row in self.relations(table).rows]
        return {**super().about(table), "relations": dict(zip(sides, rows, strict=False))}


def signed(number: int) -> str:
    """A number with its sign, a real minus before negative ones."""
    return f"+{number}" if number > 0 else str(number).replace("-", "−")


CHAPTER: Final = Chapter(
    id="relations",
    clause="SA-relations-1",
    needs=("multiplayer",),
    options=(
        IntOption("rounds", 12, 6, 40, "SA-relations-3"),
        ChoiceOption("relation_balance", (ZERO_SUM, "fair_start", "none"), "SA-relations-6"),
        OBJECTIVE,
        END_HOLD,
    ),
    group="goal",
    contributions={
        "column": (KEPT,),
        "slice": (SliceSpec("relations", TABLE, Relations),),
        "react": (Keeping,),
        "goal": (RelationsGoal,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-relations-1": (RelationsGoal.define,),
    "SA-relations-2": (RelationsGoal.define, Relations),
    "SA-relations-3": (RelationsGoal.results,),
    "SA-relations-4": (RelationsGoal.results,),
    "SA-relations-5": (RelationsGoal.define, RelationsGoal.relations, RelationsGoal.results),
    "SA-relations-6": (RelationsGoal.define, zero_sum),
    "SA-relations-7": (zero_sum,),
    "SA-relations-8": (zero_sum,),
    "SA-relations-9": (zero_sum,),
    "SA-relations-10": (Relations,),
}
