"""Elimination with priorities (Hra na eliminaci s prioritami): the highest claim that survives wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import public
from velmoci.kernel.option import ChoiceOption, IntOption, NamesOption, Option
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.sides import shuffled
from velmoci.salva.chapters.goal_common import RoundGoal, is_destroyed
from velmoci.salva.goal_seams import Goal
from velmoci.salva.goals.pressure import FOREMOST
from velmoci.salva.goals.results import Reason, Result
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import SEAT, Column
from velmoci.salva.state import Sight, State, Table

SIDES: Final = "sides"
LOT: Final = "lot"
AGREEMENT: Final = "agreement"
PRIORITY: Final = Column("priority", SEAT)
OPTIONS: Final[tuple[Option, ...]] = (
    ChoiceOption("priority_assignment", (SIDES, LOT, AGREEMENT), "SA-priorities-1"),
    NamesOption("priorities", "", "SA-priorities-1"),
    ChoiceOption("priority_numbering", ("high_first", "one_first"), "SA-priorities-8"),
)
"""`priorities` lists sides, or by agreement the numbers of seats, from the strongest claim down."""


def check_priorities(rules: Rules) -> None:
    """Everybody has a priority, and no two have the same."""
    given = rules.names("priorities")
    way = rules.word("priority_assignment")
    if way == AGREEMENT:
        wanted = [str(seat + 1) for seat in range(int(rules.seats))]
    else:
        wanted = [side.id for side in rules.sides]
    if (given or way == AGREEMENT) and sorted(given) != sorted(wanted):
        raise BadRulebook(
            "bad_option", "SA-priorities-1", option="priorities", value=" ".join(given), allowed=" ".join(wanted)
        )


def give_priorities(state: State, chance: Chance) -> None:
    """Everybody gets his number: n for the strongest claim, 1 for the weakest."""
    table, rules = state.table, state.rules
    column = table.seat_columns[rules.seat_column(PRIORITY.name)]
    for place, seat in enumerate(claims(rules, table, chance)):
        column[seat] = table.seats - place
    for seat in range(int(table.seats)):
        state.tell(public("priority", power=seat_name(seat), value=shown_priority(rules, table, seat)))


def claims(rules: Rules, table: Table, chance: Chance) -> list[int]:
    """The seats from the strongest claim down."""
    way, given = rules.word("priority_assignment"), rules.names("priorities")
    seats = [int(seat) for seat in range(table.seats)]
    if way == LOT:
        return [int(seat) for seat in shuffled(chance, seats)]
    if way == AGREEMENT:
        return [int(name) - 1 for name in given]
    ids = given or [side.id for side in rules.sides]
    return sorted(seats, key=lambda seat: ids.index(rules.sides[table.side[seat]].id))


def priority(rules: Rules, table: Table, seat: i64) -> int:
    """The priority of a seat; the highest number is the strongest claim."""
    return int(table.seat_columns[rules.seat_column(PRIORITY.name)][seat])


def shown_priority(rules: Rules, table: Table, seat: i64) -> int:
    """The number as it is shown; counting from the strongest claim changes nothing else."""
    number = priority(rules, table, seat)
    return number if rules.word("priority_numbering") == "high_first" else int(table.seats) + 1 - number


def by_priority(rules: Rules, table: Table) -> list[int]:
    """Survivors by falling priority, then the destroyed by falling priority; when they fell does not matter."""
    seats = [int(seat) for seat in range(table.seats)]
    return sorted(seats, key=lambda seat: (is_destroyed(table, seat), -priority(rules, table, seat)))


def ahead_of(sight: Sight, places: int) -> list[int]:
    """Those with a stronger claim than the seat; none where the first so many win and the seat is one of them."""
    row = by_priority(sight.rules, sight.table)
    ahead = row[: row.index(int(sight.seat))]
    return ahead if len(ahead) >= places else []


def rivals_field(goal: Goal, sight: Sight, field: i64) -> float:
    """What a field is worth that belongs to somebody in the way: the more, the fewer he has."""
    owner = int(sight.table.owner[field])
    return FOREMOST / len(sight.table.fields_of(owner)) if owner in goal.in_the_way(sight) else 0.0


def placings(rules: Rules, table: Table) -> list[Result]:
    """The place of every seat in the ranking of priorities, with the reason."""
    row = by_priority(rules, table)
    results: list[Result] = []
    for seat in range(int(table.seats)):
        place = row.index(seat) + 1
        values: dict[str, str | int | list[str]] = {"priority": shown_priority(rules, table, seat), "place": place}
        values["ahead"] = [seat_name(other) for other in row[: place - 1]]
        sentence = "priority-destroyed" if is_destroyed(table, seat) else "priority-survives"
        results.append(Result(seat, place, -place, [Reason(sentence, "SA-priorities-5", values)]))
    return results


class PrioritiesGoal(RoundGoal):
    """After the last round the survivor of the highest priority has won."""

    name = "priorities"
    clause: ClassVar[str] = "SA-priorities-4"
    measure: ClassVar[str] = "place"
    always_ranks: ClassVar[bool] = True

    def in_the_way(self, sight: Sight) -> list[int]:
        return ahead_of(sight, 1)

    def depends_on_fields(self) -> bool:
        return False

    def worth(self, sight: Sight, field: i64) -> float:
        return rivals_field(self, sight, field)

    def check_start(self) -> None:
        super().check_start()
        check_priorities(self.rules)

    def set_up(self, state: State, chance: Chance) -> None:
        give_priorities(state, chance)

    def results(self, table: Table) -> list[Result]:
        return placings(self.rules, table)

    def missing(self, table: Table, result: Result, results: list[Result]) -> list[Reason]:
        """Who must still be destroyed, if anybody; otherwise it is enough to survive."""
        row = by_priority(self.rules, table)
        ahead = [seat_name(seat) for seat in row[: row.index(result.seat)]]
        if not ahead:
            return [Reason("need-survive", "SA-priorities-2", {})]
        return [Reason("need-all-fall", "SA-priorities-3", {"powers": ahead})]

    def winners(self, table: Table, results: list[Result]) -> list[int]:
        """Nobody wins where nobody survives."""
        return super().winners(table, results) if table.living() else []


CHAPTER: Final = Chapter(
    id="priorities",
    clause="SA-priorities-1",
    needs=("multiplayer",),
    options=(IntOption("rounds", 10, 4, 60, "SA-priorities-4"), *OPTIONS),
    group="goal",
    contributions={"column": (PRIORITY,), "goal": (PrioritiesGoal,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-priorities-1": (give_priorities, check_priorities),
    "SA-priorities-2": (PrioritiesGoal.winners,),
    "SA-priorities-3": (PrioritiesGoal.winners, is_destroyed),
    "SA-priorities-4": (PrioritiesGoal.results, PrioritiesGoal.missing, PrioritiesGoal.winners),
    "SA-priorities-5": (by_priority, placings),
    "SA-priorities-6": (placings,),
    "SA-priorities-7": (PrioritiesGoal.winners,),
    "SA-priorities-8": (shown_priority,),
    "SA-priorities-9": (PrioritiesGoal.check_start, PrioritiesGoal.set_up, PrioritiesGoal.results),
}
