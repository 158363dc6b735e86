"""Victory of any pair (Hra na vítězství libovolné dvojice): the last two win together."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.option import BoolOption, IntOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.goal_common import FULL_TIME, RoundGoal, is_destroyed
from velmoci.salva.chapters.priorities import (
    OPTIONS,
    PRIORITY,
    ahead_of,
    by_priority,
    check_priorities,
    give_priorities,
    placings,
    rivals_field,
)
from velmoci.salva.goals.results import Reason, Result
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, State, Table

PAIR: Final = 2


class AnyPairGoal(RoundGoal):
    """Two survivors are equal winners; with a limit of rounds the two best by priority are."""

    name = "any_pair"
    players: ClassVar[tuple[int, int]] = (4, 6)
    number_clause: ClassVar[str] = "SA-any_pair-1"
    clause: ClassVar[str] = "SA-any_pair-2"
    measure: ClassVar[str] = "place"

    def in_the_way(self, sight: Sight) -> list[int]:
        return ahead_of(sight, PAIR) if self.is_timed else []

    def depends_on_fields(self) -> bool:
        return False

    def worth(self, sight: Sight, field: i64) -> float:
        return rivals_field(self, sight, field)

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_timed = rules.flag("timed")
        self.ranks = self.is_timed

    def check_start(self) -> None:
        super().check_start()
        if self.is_timed:
            check_priorities(self.rules)

    def set_up(self, state: State, chance: Chance) -> None:
        if self.is_timed:
            give_priorities(state, chance)

    def results(self, table: Table) -> list[Result]:
        """By priority where there are priorities; the two best stand equally high."""
        if not self.is_timed:
            return survivals(table)
        first = self.winners(table, [])
        places = placings(self.rules, table)
        return [Result(place.seat, 1, -1, place.reasons) if place.seat in first else place for place in places]

    def missing(self, table: Table, result: Result, results: list[Result]) -> list[Reason]:
        """How many must still be destroyed, and of whom, so that the seat is one of the two that win."""
        if not self.is_timed:
            others = [seat_name(seat) for seat in table.living() if seat != result.seat]
            return [Reason("need-some-fall", "SA-any_pair-2", {"count": len(others) - 1, "powers": others})]
        if result.shown == 1:
            return [Reason("need-survive", "SA-any_pair-4", {})]
        row = by_priority(self.rules, table)
        ahead = [seat_name(seat) for seat in row[: row.index(result.seat)]]
        return [Reason("need-some-fall", "SA-any_pair-4", {"count": len(ahead) - 1, "powers": ahead})]

    def winners(self, table: Table, results: list[Result]) -> list[int]:
        """Two survivors, or with more of them the two of highest priority; one alone wins alone."""
        left = self.rules.contenders(table)
        if len(left) <= PAIR:
            return left
        return by_priority(self.rules, table)[:PAIR]

    def round_ends(self, state: State) -> None:
        if self.is_timed and state.table.round >= self.rounds:
            self.finish(state, FULL_TIME)

    def seats_leave(self, state: State, seats: list[int]) -> None:
        left = self.rules.contenders(state.table)
        if left and len(left) <= PAIR:
            self.finish(state, "elimination")
        elif not left:
            self.share_draw(state, seats)

    def share_draw(self, state: State, seats: list[int]) -> None:
        """Nobody is left: those who went last share a draw."""
        if self.ranks:
            others = [seat for seat in by_priority(self.rules, state.table) if seat not in seats]
            state.table.ranking = [sorted(seats), *[[seat] for seat in others]]
        state.end_game(sorted(seats), "draw", "SA-any_pair-6")

    def cap_reached(self, state: State) -> None:
        """Without a limit the general one holds; the survivors share a draw."""
        if not self.is_timed:
            state.end_game(state.table.living(), "draw", "SA-goals2-12")

    def about(self, table: Table) -> dict[str, object]:
        return {"goal": self.name, "rounds": int(self.rounds) if self.is_timed else 0, "ranked": self.ranks}


def survivals(table: Table) -> list[Result]:
    """Without priorities one has survived so far, or not."""
    results: list[Result] = []
    for seat in range(int(table.seats)):
        is_out = is_destroyed(table, seat)
        values: dict[str, str | int | list[str]] = {"left": len(table.living()), "power": seat_name(seat)}
        reason = Reason("pair-destroyed" if is_out else "pair-survives", "SA-any_pair-2", values)
        results.append(Result(seat, 2 if is_out else 1, 0 if is_out else 1, [reason]))
    return results


CHAPTER: Final = Chapter(
    id="any_pair",
    clause="SA-any_pair-1",
    needs=("multiplayer",),
    options=(BoolOption("timed", False, "SA-any_pair-3"), IntOption("rounds", 12, 4, 60, "SA-any_pair-3"), *OPTIONS),
    group="goal",
    contributions={"column": (PRIORITY,), "goal": (AnyPairGoal,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-any_pair-1": (AnyPairGoal.check_start,),
    "SA-any_pair-2": (AnyPairGoal.seats_leave,),
    "SA-any_pair-3": (AnyPairGoal.round_ends, AnyPairGoal.set_up),
    "SA-any_pair-4": (AnyPairGoal.winners, AnyPairGoal.results),
    "SA-any_pair-5": (AnyPairGoal.winners,),
    "SA-any_pair-6": (AnyPairGoal.share_draw, AnyPairGoal.winners),
}
